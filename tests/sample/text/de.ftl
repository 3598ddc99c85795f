## Was gefragt ist

sample-ask-round-bid = { $seat }: Wie viel bietest du für einen frühen Zug?
sample-ask-turn-travel = { $seat }: Ziehst du weiter, oder bleibst du hier?
sample-ask-turn-load = { $seat }: Wie viele Würfel lädst du?
sample-ask-turn-playcard = { $seat }: Spiel eine Karte oder raste.
sample-ask-storm-losecube = { $seat }: Welchen Würfel nimmt der Sturm?
sample-ask-storm-stormmoves = Wie weit zieht der Sturm?
sample-ask-draw-draw = { $seat } zieht eine Karte. Welche?
sample-ask-smugglers-drawmark = { $seat } zieht eine Marke. Welche?
sample-ask-tolls-toll = { $seat }: Verlangst du Wegzoll von { $traveller }?
sample-ask-market-sell = { $seat }: Verkauf einen Würfel oder hör auf.
sample-ask-council-give = { $seat }: Welche Karte gibst du, wenn überhaupt?

## Was man wählen kann

sample-option-bid = { $n ->
    [0] keine Münze
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
sample-option-on = weiterziehen
sample-option-stop = hier bleiben
sample-option-load = { $n ->
    [0] keinen Würfel
   *[other] { $n } Würfel
 }
sample-option-play = { $card } spielen
sample-option-rest = rasten
sample-option-lose = { $good }
sample-option-drawn = { $card }
sample-option-blows = { $n ->
    [one] { $n } Station
   *[other] { $n } Stationen
 }
sample-option-sell = { $good } für { sample-coins } verkaufen
sample-option-done = fertig
sample-option-mark = { $good }
sample-option-smuggle = Marke zeigen und verkaufen
sample-option-give = { $card } geben
sample-option-keep = nichts geben
sample-option-haggle = um { $good } feilschen

## Was Karten tun

sample-effect-earn = { $n ->
    [one] { $n } Münze verdienen
   *[other] { $n } Münzen verdienen
 }
sample-effect-pay = { $n ->
    [one] { $n } Münze zahlen
   *[other] { $n } Münzen zahlen
 }
sample-effect-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
 }
sample-effect-find = { $n } × { $at } finden
sample-effect-sell = { $at } verkaufen
sample-effect-walk = weitergehen
sample-effect-learn = Kamele reiten lernen
sample-condition-at-oasis = in der Oase

## Was geschehen ist

sample-log-bids = Die Gebote liegen offen: { $bids }.
sample-log-travelled = { $seat } reist nach { $after }.
sample-log-loaded = { $seat } lädt { $n } × { $good }.
sample-log-drew = { $seat } zieht { $card }.
sample-log-drew-hidden = { $seat } zieht eine Karte.
sample-log-played = { $seat } spielt { $card }.
sample-log-earned = { $way ->
    [out] { $seat } zahlt { sample-coins }.
   *[in] { $seat } verdient { sample-coins }.
 }
sample-coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
 }
sample-log-stormmoved = Der Sturm zieht nach { $after }.
sample-log-lost = { $seat } verliert einen Würfel { $good }.
sample-log-gave = { $seat } gibt dem Rat { $card }.

## Gesten, Wertung, Aufbau

sample-gesture-bid = Bieten
sample-doing-bid = { $seat } bietet.
sample-gesture-travel = Reisen
sample-doing-travel = { $seat } reist.
sample-gesture-sell = Verkaufen
sample-doing-sell = { $seat } verkauft.
sample-gesture-give = geben
sample-doing-give = { $seat } gibt etwas.
sample-default-take-all = so viel laden wie möglich
sample-score-coins = Münzen
sample-score-goods = Waren
sample-score-contraband = Schmuggelgut
sample-tie-coins = Münzen
sample-field-guild = Gilde
sample-field-automa = Spielt von selbst
sample-field-rounds = Runden
sample-field-storm = Mit dem Sturm
sample-field-caches = Münzen aus Verstecken
sample-choice-guild-none = Keine
sample-choice-guild-riders = Reiter
sample-choice-guild-porters = Träger
sample-choice-guild-brokers = Makler
sample-choice-guild-nomads = Nomaden
sample-module-tolls = Wegzoll
sample-module-market-day = Markttag
sample-module-famine = Hungersnot
sample-module-smugglers = Schmuggler
sample-module-sandworm = Sandwurm
sample-module-council = Rat
sample-module-dunes = Dünen
sample-victor-desert = Die Wüste
sample-victory-desert = Die Wüste hat die Straße verschlungen: Alle haben verloren.

## Tafeln

sample-panel-road = { $n ->
    [one] Die Straße: Sturm bei { $storm }, noch 1 Runde, { $deck } Karten im Stapel, { $discard } abgelegt, { $bank } Münzen in der Bank
   *[other] Die Straße: Sturm bei { $storm }, noch { $n } Runden, { $deck } Karten im Stapel, { $discard } abgelegt, { $bank } Münzen in der Bank
 }
sample-panel-station = Station
sample-panel-grows = Hier wächst
sample-panel-cubes = Würfel
sample-panel-who = Wer hier ist
sample-panel-coins = Münzen
sample-panel-goods = Waren
sample-panel-hand = Karten
sample-panel-mark = Marke
sample-panel-prices = Am Markt bringt ein Würfel
sample-setup-no-person = Mindestens ein Platz ist für einen Menschen.
sample-milestone-lost = Im Sturm verlorene Waren
