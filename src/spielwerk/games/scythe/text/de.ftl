## Orte, Einheiten und Mengen im Satz

scythe-place-region = { $id } ({ $terrain })
scythe-place-home = Heimatgebiet ({ $faction })
scythe-to-region = nach { $place }
scythe-to-factory = zur { $place }
scythe-to-home = ins { $place }
scythe-from-region = von { $place }
scythe-from-factory = von der { $place }
scythe-from-home = aus dem { $place }
scythe-in-region = in { $place }
scythe-in-factory = in der { $place }
scythe-in-home = im { $place }

scythe-unit-character = Anführer ({ $name })
scythe-unit-mech = Mech ({ $ability })
scythe-unit-worker = Arbeiter

scythe-amount-power = { $n ->
    [0] keine Stärke
   *[other] { $n } Stärke
 }
scythe-amount-popularity = { $n ->
    [0] kein Ansehen
   *[other] { $n } Ansehen
 }
scythe-amount-coins = { $n ->
    [0] keine Münzen
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
scythe-amount-cards = { $n ->
    [0] keine Kampfkarten
    [one] { $n } Kampfkarte
   *[other] { $n } Kampfkarten
 }
scythe-amount-resource = { $n ->
    [0] ohne { $what }
   *[other] { $n } { $what }
 }
scythe-amount-workers = { $n ->
    [0] keine Arbeiter
   *[other] { $n } Arbeiter
 }
scythe-amount-moved-workers = { $n ->
    [0] keine schon bewegten Arbeiter
    [one] { $n } schon bewegter Arbeiter
   *[other] { $n } schon bewegte Arbeiter
 }
scythe-amount-played = { $n ->
    [0] keine Kampfkarten
    [one] eine Kampfkarte ({ $values })
   *[other] { $n } Kampfkarten ({ $values })
 }
scythe-cargo-workers = Arbeiter
scythe-cargo-moved-workers = schon bewegte Arbeiter

scythe-yield-units = Einheiten
scythe-yield-coins = Münzen
scythe-yield-power = Stärke
scythe-yield-combat-cards = Kampfkarten
scythe-yield-resources = Ressourcen
scythe-yield-popularity = Ansehen
scythe-yield-regions = Regionen

## Was gefragt ist

scythe-ask-turn-choosesection = { $seat }: Wähle einen Bereich.
scythe-ask-turn-gain = { $seat }: Nimmst du { $amount }?
scythe-ask-resource-pay = { $seat }: Zahle { $amount }. Woher?
scythe-ask-setup-drawtile = Zieht die Gebäudebonus-Karte.
scythe-ask-cards-drawcard = { $seat } zieht eine Kampfkarte. Welche?
scythe-ask-bolster-bolster = { $less ->
    [1] { $seat }: Wie viel Stärke oder wie viele Kampfkarten nimmst du für { $amount }?
   *[other] { $seat }: Für { $amount }: Stärke oder Kampfkarten?
 }
scythe-ask-bottom-bottom = { $cost ->
    [none] { $seat }: Jetzt { $bottom }?
   *[other] { $seat }: { $bottom } für { $cost }?
 }
scythe-ask-build-build = { $seat }: Welches Gebäude baust du?
scythe-ask-build-buildat = { $edifice ->
    [mine] { $seat }: Wo baust du den Stollen?
    [monument] { $seat }: Wo baust du das Denkmal?
    [armory] { $seat }: Wo baust du das Arsenal?
    [mill] { $seat }: Wo baust du die Mühle?
   *[other] { $seat }: Wo baust du?
 }
scythe-ask-deploy-deploy = { $seat }: Welchen Mech setzt du ein?{ $remark }
scythe-ask-deploy-deployat = { $seat }: Wo setzt du den Mech ({ $mech }) ein?
scythe-ask-enlist-enlist = { $seat }: Welchen Rekruten wirbst du an?
scythe-ask-enlist-onetimebonus = { $seat }: Was bringt dir der Rekrut sofort?
scythe-ask-move-move = { $seat }: Einheiten bewegen oder Münzen nehmen?
scythe-ask-move-whichunit = { $left ->
    [one] { $seat }: Wähle eine Einheit (noch eine).
   *[other] { $seat }: Wähle eine Einheit (noch { $left }).
 }
scythe-ask-move-destination = { $piece ->
    [character] { $seat }: Wohin zieht dein Anführer?
    [mech] { $seat }: Wohin zieht dein Mech?
    [worker] { $seat }: Wohin zieht dein Arbeiter?
   *[other] { $seat }: Wohin zieht deine Einheit?
 }
scythe-ask-move-goon = { $piece ->
    [character] { $seat }: Hält dein Anführer hier, oder zieht er weiter?
    [mech] { $seat }: Hält dein Mech hier, oder zieht er weiter?
    [worker] { $seat }: Hält dein Arbeiter hier, oder zieht er weiter?
   *[other] { $seat }: Hält deine Einheit hier, oder zieht sie weiter?
 }
scythe-ask-move-cargo = { $seat }: Was kommt mit { $to }?
scythe-ask-produce-produce = { $cost ->
    [none] { $seat }: Wo produzierst du?
   *[other] { $seat }: Wo produzierst du? Das kostet { $cost }.
 }
scythe-ask-produce-produceat = { $left ->
    [0] { $seat }: Produziert auch die Mühle?
    [one] { $seat }: Welche Region produziert? (noch eine)
   *[other] { $seat }: Welche Region produziert? (noch { $left })
 }
scythe-ask-produce-howmany = { $seat }: Wie viel produzierst du { $place }?
scythe-ask-trade-trade = { $less ->
    [1] { $seat }: Was nimmst du für { $amount }, Ressourcen oder wie viel Ansehen?
   *[other] { $seat }: Für { $amount }: Ressourcen oder Ansehen?
 }
scythe-ask-trade-whichtoken = { $left ->
    [one] { $seat }: Wähle eine Ressource.
   *[other] { $seat }: Wähle { $left } Ressourcen.
 }
scythe-ask-trade-placetokens = { $seat }: Wohin legst du { $tokens }?
scythe-ask-upgrade-upgrade = { $seat }: Welche obere Aktion entwickelst du?
scythe-ask-upgrade-cover = { $seat }: Welche Aktion wird billiger?
scythe-ask-combat-whichcombat = { $seat }: Welcher Kampf kommt zuerst?
scythe-ask-combat-dial = { $seat }: Wie viel Stärke setzt du { $place } ein?
scythe-ask-combat-addcards = { $seat }: Legst du { $place } Kampfkarten dazu?
scythe-ask-ability = { $seat }: { $ability } { $place } einsetzen? { $text }
scythe-ask-nordic-lakeretreat = { $piece ->
    [character] { $seat }: Wohin zieht sich dein Anführer { $place } zurück?
    [mech] { $seat }: Wohin zieht sich dein Mech { $place } zurück?
   *[other] { $seat }: Wohin zieht sich deine Einheit { $place } zurück?
 }
scythe-ask-nordic-takeworkers = { $seat }: Wie viele Arbeiter { $place } nimmt der Mech { $lake } mit?
scythe-ask-crimea-steal = { $seat } zieht eine zufällige Kampfkarte (Gegner: { $victim }). Welche?

## Was man wählen kann

scythe-option-done = fertig
scythe-option-done-nothing = zahlen, aber nichts produzieren
scythe-option-less = weniger nehmen …
scythe-option-skip = Aktion auslassen
scythe-option-decline = darauf verzichten
scythe-option-stop = hier stehen bleiben
scythe-option-units = Einheiten bewegen
scythe-option-resources = Ressourcen
scythe-option-move = { $section }
scythe-option-bolster = { $section }
scythe-option-trade = { $section }
scythe-option-produce = { $section }
scythe-option-upgrade = { $bottom }
scythe-option-deploy = { $bottom }
scythe-option-build = { $bottom }
scythe-option-enlist = { $bottom }
scythe-option-take = { $amount }
scythe-option-unit = { $unit }
scythe-option-worker = Arbeiter { $place }
scythe-option-to = { $to }
scythe-option-load = { $n ->
    [0] { $amount }
   *[other] { $amount } mitnehmen
 }
scythe-option-token = { $amount }
scythe-option-at = { $place }
scythe-option-make = { $amount }
scythe-option-from = { $origin }
scythe-option-lift = { $slot }
scythe-option-cover = { $bottom }: { $amount } weniger
scythe-option-mech = Mech mit { $ability }
scythe-option-structure = { $structure }
scythe-option-recruit = { $bottom }: jedes Mal { $amount }
scythe-option-bonus = { $amount }
scythe-option-fight = Kampf { $place }
scythe-option-dial = { $n } Stärke
scythe-option-card = Kampfkarte mit Wert { $card }
scythe-option-coerce = mit einer Kampfkarte mit Wert { $card } zahlen
scythe-option-tile = { $tile }

## Was geschehen ist

scythe-log-turnbegan = Zug { $turn }: { $seat }.
scythe-log-sectionchosen = { $form ->
    [you] Du wählst { $section }.
    [many] { $who } wählen { $section }.
   *[one] { $who } wählt { $section }.
 }
scythe-log-gained = { $way ->
    [down] { $form ->
        [you] Du verlierst { $amount }.
        [many] { $who } verlieren { $amount }.
       *[one] { $who } verliert { $amount }.
     }
   *[up] { $form ->
        [you] Du erhältst { $amount }.
        [many] { $who } erhalten { $amount }.
       *[one] { $who } erhält { $amount }.
     }
 }
scythe-log-carddrawn = { $form ->
    [you] Du ziehst eine Kampfkarte mit Wert { $card }.
    [many] { $who } ziehen eine Kampfkarte mit Wert { $card }.
   *[one] { $who } zieht eine Kampfkarte mit Wert { $card }.
 }
scythe-log-carddrawn-hidden = { $form ->
    [you] Du ziehst eine Kampfkarte.
    [many] { $who } ziehen eine Kampfkarte.
   *[one] { $who } zieht eine Kampfkarte.
 }
scythe-log-cardstolen = Eine Kampfkarte mit Wert { $card } wechselt den Besitzer: { $victim } → { $seat }.
scythe-log-cardstolen-hidden = Eine Kampfkarte wechselt den Besitzer: { $victim } → { $seat }.
scythe-log-carddiscarded = { $form ->
    [you] Du legst eine Kampfkarte mit Wert { $card } ab.
    [many] { $who } legen eine Kampfkarte mit Wert { $card } ab.
   *[one] { $who } legt eine Kampfkarte mit Wert { $card } ab.
 }
scythe-log-moved = { $form ->
    [you] Du ziehst mit dem { $unit } { $origin } { $to }.
    [many] { $who } ziehen mit dem { $unit } { $origin } { $to }.
   *[one] { $who } zieht mit dem { $unit } { $origin } { $to }.
 }
scythe-log-carried = { $form ->
    [you] Du nimmst { $amount } { $origin } { $to } mit.
    [many] { $who } nehmen { $amount } { $origin } { $to } mit.
   *[one] { $who } nimmt { $amount } { $origin } { $to } mit.
 }
scythe-log-displaced = { $n ->
    [one] { $form ->
        [you] Du vertreibst { $place } einen Arbeiter ({ $victim }).
        [many] { $who } vertreiben { $place } einen Arbeiter ({ $victim }).
       *[one] { $who } vertreibt { $place } einen Arbeiter ({ $victim }).
     }
   *[other] { $form ->
        [you] Du vertreibst { $place } { $n } Arbeiter ({ $victim }).
        [many] { $who } vertreiben { $place } { $n } Arbeiter ({ $victim }).
       *[one] { $who } vertreibt { $place } { $n } Arbeiter ({ $victim }).
     }
 }
scythe-log-produced = { $form ->
    [you] Du produzierst { $amount } { $place }.
    [many] { $who } produzieren { $amount } { $place }.
   *[one] { $who } produziert { $amount } { $place }.
 }
scythe-log-traded = { $form ->
    [you] Du erhältst im Handel { $amount } { $place }.
    [many] { $who } erhalten im Handel { $amount } { $place }.
   *[one] { $who } erhält im Handel { $amount } { $place }.
 }
scythe-log-paid = { $form ->
    [you] Du zahlst { $amount } { $place }.
    [many] { $who } zahlen { $amount } { $place }.
   *[one] { $who } zahlt { $amount } { $place }.
 }
scythe-log-upgraded = { $form ->
    [you] Du verbesserst { $slot }; { $bottom } wird billiger.
    [many] { $who } verbessern { $slot }; { $bottom } wird billiger.
   *[one] { $who } verbessert { $slot }; { $bottom } wird billiger.
 }
scythe-log-deployed = { $form ->
    [you] Du setzt { $place } den Mech mit { $mech } ein.
    [many] { $who } setzen { $place } den Mech mit { $mech } ein.
   *[one] { $who } setzt { $place } den Mech mit { $mech } ein.
 }
scythe-log-built = { $form ->
    [you] Du errichtest { $place } ein Gebäude: { $structure }.
    [many] { $who } errichten { $place } ein Gebäude: { $structure }.
   *[one] { $who } errichtet { $place } ein Gebäude: { $structure }.
 }
scythe-log-enlisted = { $form ->
    [you] Du wirbst den Rekruten bei { $recruit } an und erhältst sofort { $amount }.
    [many] { $who } werben den Rekruten bei { $recruit } an und erhalten sofort { $amount }.
   *[one] { $who } wirbt den Rekruten bei { $recruit } an und erhält sofort { $amount }.
 }
scythe-log-combatbegan = Kampf { $place }: { $attacker } gegen { $defender }.
scythe-log-abilityused = { $form ->
    [you] Du nutzt { $ability }.
    [many] { $who } nutzen { $ability }.
   *[one] { $who } nutzt { $ability }.
 }
scythe-log-revealed = { $form ->
    [you] Du setzt { $dial } Stärke und { $cards } ein, zusammen { $total }.
    [many] { $who } setzen { $dial } Stärke und { $cards } ein, zusammen { $total }.
   *[one] { $who } setzt { $dial } Stärke und { $cards } ein, zusammen { $total }.
 }
scythe-log-combatwon = { $form ->
    [you] Du gewinnst den Kampf { $place } (Verlierer: { $loser }).
    [many] { $who } gewinnen den Kampf { $place } (Verlierer: { $loser }).
   *[one] { $who } gewinnt den Kampf { $place } (Verlierer: { $loser }).
 }
scythe-log-retreated = { $form ->
    [you] Du ziehst den { $unit } { $origin } { $to } zurück.
    [many] { $who } ziehen den { $unit } { $origin } { $to } zurück.
   *[one] { $who } zieht den { $unit } { $origin } { $to } zurück.
 }
scythe-log-starplaced = { $form ->
    [you] Du setzt einen Stern: { $star }.
    [many] { $who } setzen einen Stern: { $star }.
   *[one] { $who } setzt einen Stern: { $star }.
 }
scythe-log-gameended = { $form ->
    [you] Du beendest die Partie: { $condition }.
    [many] { $who } beenden die Partie: { $condition }.
   *[one] { $who } beendet die Partie: { $condition }.
 }

scythe-end-sixth-star = der sechste Stern ist gesetzt

## Gesten und ihre benannten Antworten

scythe-gesture-section = Bereich wählen
scythe-doing-section = { $form ->
    [many] { $who } wählen einen Bereich.
   *[one] { $who } wählt einen Bereich.
 }
scythe-gesture-gain = Erlös nehmen
scythe-doing-gain = { $form ->
    [many] { $who } nehmen einen Erlös.
   *[one] { $who } nimmt einen Erlös.
 }
scythe-gesture-pay = Zahlen
scythe-doing-pay = { $form ->
    [many] { $who } bezahlen.
   *[one] { $who } bezahlt.
 }
scythe-gesture-bottom = untere Aktion
scythe-doing-bottom = { $form ->
    [many] { $who } entscheiden über die untere Aktion.
   *[one] { $who } entscheidet über die untere Aktion.
 }
scythe-gesture-move = Bewegen
scythe-doing-move = { $form ->
    [many] { $who } bewegen Einheiten.
   *[one] { $who } bewegt Einheiten.
 }
scythe-gesture-bolster = Aufrüsten
scythe-doing-bolster = { $form ->
    [many] { $who } rüsten auf.
   *[one] { $who } rüstet auf.
 }
scythe-gesture-trade = Handeln
scythe-doing-trade = { $form ->
    [many] { $who } handeln.
   *[one] { $who } handelt.
 }
scythe-gesture-produce = Produzieren
scythe-doing-produce = { $form ->
    [many] { $who } produzieren.
   *[one] { $who } produziert.
 }
scythe-gesture-upgrade = Entwickeln
scythe-doing-upgrade = { $form ->
    [many] { $who } entwickeln eine Aktion.
   *[one] { $who } entwickelt eine Aktion.
 }
scythe-gesture-deploy = Einsetzen
scythe-doing-deploy = { $form ->
    [many] { $who } setzen einen Mech ein.
   *[one] { $who } setzt einen Mech ein.
 }
scythe-gesture-build = Bauen
scythe-doing-build = { $form ->
    [many] { $who } bauen ein Gebäude.
   *[one] { $who } baut ein Gebäude.
 }
scythe-gesture-enlist = Rekrutieren
scythe-doing-enlist = { $form ->
    [many] { $who } werben einen Rekruten an.
   *[one] { $who } wirbt einen Rekruten an.
 }
scythe-gesture-combat = Kampf
scythe-doing-combat = { $form ->
    [many] { $who } wählen den nächsten Kampf.
   *[one] { $who } wählt den nächsten Kampf.
 }
scythe-gesture-ability = Kampffähigkeit
scythe-doing-ability = { $form ->
    [many] { $who } können im Kampf eine Fähigkeit einsetzen.
   *[one] { $who } kann im Kampf eine Fähigkeit einsetzen.
 }
scythe-gesture-commit = Stärke und Karten einsetzen
scythe-doing-commit = { $form ->
    [many] { $who } wählen verdeckt Stärke und Karten.
   *[one] { $who } wählt verdeckt Stärke und Karten.
 }
scythe-gesture-retreat = Rückzug
scythe-doing-retreat = { $form ->
    [many] { $who } ziehen Einheiten zurück.
   *[one] { $who } zieht Einheiten zurück.
 }
scythe-default-take-all = alles nehmen
scythe-default-take-none = nichts nehmen
scythe-default-pay-least-exposed = aus den sichersten Regionen zahlen
scythe-default-pay-most-exposed = aus den bedrohtesten Regionen zahlen

## Wertung

scythe-score-coins = Münzen
scythe-score-stars = Sterne
scythe-score-regions = Regionen
scythe-score-resources = Ressourcen
scythe-score-structures = Gebäudebonus

## Aufbau

scythe-field-faction = Nation
scythe-field-mat = Spielertableau
scythe-field-deal = Nummer der Verteilung
scythe-field-trade-split = Gehandelte Ressourcen dürfen in verschiedene Regionen
scythe-field-enlist-own-bonus = Der dauerhafte Bonus eines neuen Rekruten gilt sofort
scythe-field-banned-pairs = Ohne die gesperrten Paare aus Nation und Spielertableau

## Tafeln

scythe-panel-table = Tisch
scythe-panel-turn = Zug
scythe-panel-active = Am Zug
scythe-panel-order = Reihenfolge
scythe-panel-tile = Gebäudebonus
scythe-tile-step = { $count }: { $coins }
scythe-tile-most = ab { $n }: { $coins }
scythe-panel-deck = Kampfkarten im Stapel
scythe-panel-discards = Kampfkarten im Abwurfstapel
scythe-panel-encounters = Begegnungsplättchen
scythe-panel-sealed = Dein geheimer Einsatz
scythe-panel-commitment = { $n } Stärke, Karten: { $cards }
scythe-panel-board = Spielbrett
scythe-panel-place = Ort
scythe-panel-terrain = Gelände
scythe-panel-tunnel = Tunnel
scythe-panel-controller = Beherrscht von
scythe-panel-units = Einheiten
scythe-panel-structures = Gebäude
scythe-panel-resources = Ressourcen
scythe-panel-player = { $seat } ({ $mat })
scythe-panel-power = Stärke
scythe-panel-popularity = Ansehen
scythe-panel-coins = Münzen
scythe-panel-secret = geheim
scythe-panel-hand = Kampfkarten
scythe-panel-stars = Sterne
scythe-panel-ability = Nationsfähigkeit
scythe-panel-character = Anführer
scythe-panel-mechs = Mechs
scythe-panel-workers = Arbeiter
scythe-panel-recruits = Genommene einmalige Boni
scythe-panel-mat = { $seat }: Spielertableau, zuletzt { $last }
scythe-panel-top = Obere Aktion
scythe-panel-yields = Erlös
scythe-panel-bottom = Untere Aktion
scythe-panel-cost = Kosten
scythe-panel-income = Münzen
scythe-panel-recruit = Dauerhafter Bonus

## Begegnungen, Fabrik, Ziele, Abmachungen

scythe-amount-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
 }
scythe-section-factory = Fabrikkarte
scythe-ask-setup-layoutfactory = Eine Fabrikkarte auslegen. Welche?
scythe-ask-setup-dealobjective = { $seat } erhält eine Zielkarte. Welche?
scythe-ask-peace-drawobjective = { $seat } zieht eine Zielkarte. Welche?
scythe-ask-encounter-drawencounter = { $seat } zieht { $place } eine Begegnungskarte. Welche?
scythe-ask-encounter-encounter = { $seat }: Begegnung { $place }: Was tust du?
scythe-ask-encounter-newgoods = { $seat }: Wie viel von { $amount } nimmst du { $place }?
scythe-ask-encounter-newworkers = { $n ->
    [1] { $seat }: Nimmst du { $amount } { $place }?
   *[other] { $seat }: Wie viele von { $amount } nimmst du { $place }?
 }
scythe-ask-encounter-moveaway = { $seat }: Eigene Einheiten { $place } in eine leere Nachbarregion versetzen?
scythe-ask-encounter-whomovesaway = { $seat }: Welche Einheit { $place } geht { $to }?
scythe-ask-factory-takefactorycard = { $seat }: Welche Fabrikkarte nimmst du?
scythe-ask-factory-usefactorycard = { $seat }: Den oberen Teil deiner Fabrikkarte nutzen ({ $card })?
scythe-ask-factory-workerswithmech = { $seat }: Wohin kommt { $amount }? Dort muss ein Mech von dir stehen.
scythe-ask-factory-paycards = { $seat }: Zahle { $amount }. Welche ist die nächste?
scythe-ask-factory-payany = { $seat }: Zahle { $amount }. Woher?
scythe-ask-turn-endturn = { $seat }: Zug beenden?
scythe-ask-deal-howmuch = { $seat }: Ohne Abmachung weiter.
scythe-ask-deal-bribe = { $seat }: Ohne Abmachung weiter.
scythe-option-factory = { $section }
scythe-option-end = Zug beenden
scythe-option-encounter = Begegnungskarte { $n }
scythe-option-factory-card = Karte { $n }: { $text }
scythe-option-objective = { $card }
scythe-option-reveal = Ziel „{ $card }“ aufdecken
scythe-option-spend-oil = { $amount } { $origin }
scythe-option-spend-metal = { $amount } { $origin }
scythe-option-spend-wood = { $amount } { $origin }
scythe-option-spend-food = { $amount } { $origin }
scythe-gifts-title = Münzen geben
scythe-gifts-hint = Jederzeit und an alle, bis in einem Kampf die Stärkescheiben eingestellt werden. Zusagen binden niemanden.
scythe-option-give = { $amount } an { $to } geben
scythe-log-encounterdrawn = { $form ->
    [you] Du hast { $place } eine Begegnung (Karte { $card }).
    [many] { $who } haben { $place } eine Begegnung (Karte { $card }).
   *[one] { $who } hat { $place } eine Begegnung (Karte { $card }).
 }
scythe-log-encounterchosen = { $form ->
    [you] Du wählst auf Begegnungskarte { $card }: { $text }.
    [many] { $who } wählen auf Begegnungskarte { $card }: { $text }.
   *[one] { $who } wählt auf Begegnungskarte { $card }: { $text }.
 }
scythe-log-handseen = { $seat }: Ein Blick auf die Hand ({ $victim }) zeigt eine Kampfkarte mit Wert { $card }.
scythe-log-handseen-hidden = { $seat }: Ein Blick auf die Hand ({ $victim }).
scythe-log-factorycardtaken = { $form ->
    [you] Du nimmst Fabrikkarte { $card }: { $text }.
    [many] { $who } nehmen Fabrikkarte { $card }: { $text }.
   *[one] { $who } nimmt Fabrikkarte { $card }: { $text }.
 }
scythe-log-objectiverevealed = { $form ->
    [you] Du erfüllst die Zielkarte „{ $card }“.
    [many] { $who } erfüllen die Zielkarte „{ $card }“.
   *[one] { $who } erfüllt die Zielkarte „{ $card }“.
 }
scythe-log-objectivedrawn = { $form ->
    [you] Du ziehst die Zielkarte „{ $card }“.
    [many] { $who } ziehen die Zielkarte „{ $card }“.
   *[one] { $who } zieht die Zielkarte „{ $card }“.
 }
scythe-log-objectivedrawn-hidden = { $form ->
    [you] Du ziehst eine Zielkarte.
    [many] { $who } ziehen eine Zielkarte.
   *[one] { $who } zieht eine Zielkarte.
 }
scythe-log-coinsgiven = { $seat } → { $to }: { $amount }.
scythe-effect-gain-power = { $amount }
scythe-effect-gain-coins = { $amount }
scythe-effect-gain-popularity = { $amount }
scythe-effect-gain-combat_cards = { $amount }
scythe-effect-gain-oil = { $amount }
scythe-effect-gain-metal = { $amount }
scythe-effect-gain-wood = { $amount }
scythe-effect-gain-food = { $amount }
scythe-effect-gain-any_resource = { $amount }
scythe-effect-gain-worker = { $n } Arbeiter
scythe-effect-gain-worker-with-mech = { $n } Arbeiter bei einem eigenen Mech
scythe-effect-gain-upgrade = eine Entwicklung
scythe-effect-gain-deploy = ein Mech
scythe-effect-gain-build = ein Gebäude
scythe-effect-gain-enlist = ein Rekrut
scythe-effect-gain-produce = in { $n } Regionen produzieren
scythe-effect-gain-peek_hands = die Kampfkarten aller Gegner ansehen
scythe-effect-gain-relocate = Einheiten in eine leere Nachbarregion versetzen
scythe-effect-pay-coins = { $amount } zahlen
scythe-effect-pay-popularity = { $amount } abgeben
scythe-effect-pay-power = { $amount } abgeben
scythe-effect-pay-combat_cards = { $amount } abwerfen
scythe-effect-pay-resource = { $amount } zahlen
scythe-effect-pay-different = { $n } verschiedene Ressourcen zahlen
scythe-gesture-encounter = Begegnung
scythe-doing-encounter = { $form ->
    [many] { $who } haben eine Begegnung.
   *[one] { $who } hat eine Begegnung.
 }
scythe-gesture-relocate = Einheiten versetzen
scythe-doing-relocate = { $form ->
    [many] { $who } versetzen Einheiten.
   *[one] { $who } versetzt Einheiten.
 }
scythe-gesture-factory = Fabrikkarte
scythe-doing-factory = { $form ->
    [many] { $who } sehen sich die Fabrikkarten an.
   *[one] { $who } sieht sich die Fabrikkarten an.
 }
scythe-gesture-end = Ende des Zugs
scythe-doing-end = { $form ->
    [many] { $who } beenden gleich den Zug.
   *[one] { $who } beendet gleich den Zug.
 }
scythe-gesture-deal = Abmachung
scythe-doing-deal = { $form ->
    [many] { $who } können eine Abmachung treffen.
   *[one] { $who } kann eine Abmachung treffen.
 }
scythe-field-hidden-coins = Münzen bleiben bis zum Ende geheim
scythe-field-repeat-factory = „Unermüdlich“ gilt auch für die Fabrikkarte
scythe-field-extra = Mit den Begegnungskarten 29–36
scythe-field-promo = Mit Promokarten
scythe-field-deals = Abmachungen mit Münzen (aus: wie im Turnier)
scythe-panel-factory = Karten in der Fabrik
scythe-panel-revealed = Aufgedeckte Ziele
scythe-panel-objective = Dein Ziel „{ $card }“
scythe-panel-objective-cards = Zielkarten
scythe-panel-encounter-tokens = Begegnungsplättchen
scythe-panel-factory-card = Fabrikkarte

## Invaders from Afar

scythe-module-invaders = Invasoren aus der Ferne: Albion, Togawa und zwei Spielertableaus, bis zu sieben Personen
scythe-field-spoilers = Module aus „Aufstieg der Fenris“ à la carte
scythe-why-spoilers = Für alle, die die Kampagne kennen oder nie spielen werden: nennt die Module und öffnet ihre Regeln. Was du gelesen hast, vergisst du nicht mehr.
scythe-module-war-track = Krieg-Erfolgsleiste: Sterne für vier Kämpfe und für acht Kampfkarten, keine für Arbeiter und Ansehen
scythe-module-peace-track = Frieden-Erfolgsleiste: Sterne für Begegnungen, eine Fabrikkarte und Ressourcen, keine für Kämpfe und Stärke
scythe-module-tiles = Erfolgsplättchen: eine Erfolgsleiste aus zehn von sechzehn Plättchen
scythe-field-home = Heimatgebiet
scythe-field-arrange-tiles = Die Erfolgsplättchen selbst anordnen (aus: ziehen)
scythe-field-chosen-tiles = Erfolgsplättchen von links nach rechts
scythe-ask-ep8a-whichtile = { $seat }: Welcher Erfolg bekommt den Stern? Du hast weniger Sterne zur Hand, als du Bedingungen erfüllst.
scythe-ask-tiles-laytile = Ziehe ein Erfolgsplättchen.
scythe-ask-tiles-arrangetile = { $seat }: Welches Erfolgsplättchen kommt als Nächstes?{ $remark }
scythe-tiles-laid = Ausgelegt: { $n } von { $spaces }.
scythe-option-achievement = { $star }
scythe-log-tilelaid = Erfolgsplättchen { $space }: { $star }.
scythe-gesture-arrange = Erfolgsplättchen
scythe-doing-arrange = { $form ->
    [many] { $who } legen die Erfolgsplättchen aus.
   *[one] { $who } legt die Erfolgsplättchen aus.
 }
scythe-module-alliances = Bündnisse: Plättchen tauschen gegen Münzen und die Fraktionsfähigkeit des Partners; ein Bruch kostet 10 Münzen
scythe-ask-alliances-answer = { $seat }: Nimmst du das Bündnis an? { $ally }
scythe-ask-alliances-chooseally = { $seat }: Verbündest du dich mit einem Automa?
scythe-option-ally = { $way ->
    [propose] Bündnis vorschlagen: { $ally } ({ $amount }, { $ability })
   *[make] Bündnis: { $ally } ({ $amount }, { $ability })
 }
scythe-option-press = mit einer Kampfkarte mit Wert { $card } zahlen
scythe-option-lent-card = Fabrikkarte { $n }
scythe-log-allianceproposed = { $form ->
    [you] Du schlägst ein Bündnis vor ({ $ally }).
    [many] { $who } schlagen ein Bündnis vor ({ $ally }).
   *[one] { $who } schlägt ein Bündnis vor ({ $ally }).
 }
scythe-log-alliancerefused = { $form ->
    [you] Du lehnst das Bündnis ab ({ $ally }).
    [many] { $who } lehnen das Bündnis ab ({ $ally }).
   *[one] { $who } lehnt das Bündnis ab ({ $ally }).
 }
scythe-log-alliancemade = { $form ->
    [you] Du schließt ein Bündnis ({ $ally }); ihr tauscht eure Plättchen.
    [many] { $who } schließen ein Bündnis ({ $ally }); die Plättchen sind getauscht.
   *[one] { $who } schließt ein Bündnis ({ $ally }); die Plättchen sind getauscht.
 }
scythe-log-alliancebroken = { $form ->
    [you] Du brichst das Bündnis ({ $ally }).
    [many] { $who } brechen das Bündnis ({ $ally }).
   *[one] { $who } bricht das Bündnis ({ $ally }).
 }
scythe-log-leftalone = { $form ->
    [you] Du bleibst ohne Bündnispartner.
    [many] { $who } bleiben ohne Bündnispartner.
   *[one] { $who } bleibt ohne Bündnispartner.
 }
scythe-score-alliance = Gebrochenes Bündnis
scythe-gesture-alliance = Bündnis
scythe-doing-alliance = { $form ->
    [many] { $who } entscheiden über ein Bündnis.
   *[one] { $who } entscheidet über ein Bündnis.
 }
scythe-panel-alliance = Bündnisplättchen
scythe-panel-token-offered = Vorschlag: { $ally }. Du bekommst { $amount } und „{ $ability }“.
scythe-panel-token-own = eigenes
scythe-panel-token-ally = { $ally }: { $ability }
scythe-panel-token-broken = { $ally }, gebrochen
scythe-module-rivals = Rivalen: Sterne auf den Heimatgebieten von Gegnern, die ein Kampf für je 5 Münzen zurückholt
scythe-ask-rivals-declare = { $seat }: Auf wessen Heimatgebiet setzt du einen Stern?{ $remark }
scythe-rivals-laid = Gesetzt: { $n } von höchstens { $most }. Ein Sieg über diesen Gegner bringt den Stern auf die Leiste und { $coins } Münzen.
scythe-ask-rivals-starsource = { $seat }: Woher kommt der Stern für den Sieg über { $loser }?
scythe-option-rival = { $way ->
    [declare] Heimatgebiet: { $seat }
    [beaten] Stern vom Heimatgebiet ({ $seat }) und { $coins } Münzen
   *[other] Stern vom Heimatgebiet ({ $seat })
 }
scythe-option-own-star = Stern aus deinem Vorrat
scythe-log-rivaldeclared = { $n ->
    [one] { $form ->
        [you] Du setzt einen Stern auf ein Heimatgebiet ({ $foe }).
        [many] { $who } setzen einen Stern auf ein Heimatgebiet ({ $foe }).
       *[one] { $who } setzt einen Stern auf ein Heimatgebiet ({ $foe }).
     }
   *[other] { $form ->
        [you] Du setzt { $n } Sterne auf ein Heimatgebiet ({ $foe }).
        [many] { $who } setzen { $n } Sterne auf ein Heimatgebiet ({ $foe }).
       *[one] { $who } setzt { $n } Sterne auf ein Heimatgebiet ({ $foe }).
     }
 }
scythe-log-norivals = { $form ->
    [you] Du hast keine Rivalen.
    [many] { $who } haben keine Rivalen.
   *[one] { $who } hat keine Rivalen.
 }
scythe-log-rivalbeaten = { $form ->
    [you] Du nimmst einen Stern von einem Heimatgebiet ({ $foe }).
    [many] { $who } nehmen einen Stern von einem Heimatgebiet ({ $foe }).
   *[one] { $who } nimmt einen Stern von einem Heimatgebiet ({ $foe }).
 }
scythe-gesture-rivals = Rivalen
scythe-doing-rivals = { $form ->
    [many] { $who } erklären Rivalen.
   *[one] { $who } erklärt Rivalen.
 }
scythe-gesture-star = Stern
scythe-doing-star = { $form ->
    [many] { $who } setzen einen Stern.
   *[one] { $who } setzt einen Stern.
 }
scythe-panel-rivals = Rivalen
scythe-panel-rival-stars = { $n ->
    [one] ein Stern ({ $seat })
   *[other] { $n } Sterne ({ $seat })
 }
scythe-module-vesna-faction = Vesna: eine weitere Nation mit drei offenen Fabrikkarten und Plättchen nach Wahl, die in einem Heimatgebiet spielt, das niemand nutzt
scythe-ask-vesna-drawunused = { $seat } zieht eine unbenutzte Fabrikkarte. Welche ist es?
scythe-ask-vesna-drawemblem = { $seat } zieht ein Wappen. Welches ist es?
scythe-ask-vesna-drawability = { $seat } zieht ein Mech-Fähigkeitsplättchen. Welches ist es?
scythe-ask-vesna-chooseability = { $seat }: Welches Plättchen wählst du? Du legst zwei bis vier davon auf dein Nationstableau.
scythe-ask-vesna-coverprinted = { $seat }: Welche Fähigkeit soll „{ $tile }“ überdecken?
scythe-ask-mechmods-keepmod = { $seat }: Welche Mech-Modifikation behältst du? Du ordnest sie mit deinen übrigen Plättchen an.
scythe-option-ability = { $mod }: { $text }
scythe-log-abilitydrawn = { $form ->
    [you] Du ziehst das Mech-Fähigkeitsplättchen „{ $ability }“.
    [many] { $who } ziehen das Mech-Fähigkeitsplättchen „{ $ability }“.
   *[one] { $who } zieht das Mech-Fähigkeitsplättchen „{ $ability }“.
 }
scythe-option-workshop = Fabrikkarte { $n }
scythe-option-emblem = { $faction }
scythe-log-cardlaidout = { $form ->
    [you] Du legst Fabrikkarte { $card } offen neben dein Tableau.
    [many] { $who } legen Fabrikkarte { $card } offen neben das Tableau.
   *[one] { $who } legt Fabrikkarte { $card } offen neben das Tableau.
 }
scythe-log-cardboxed = { $form ->
    [you] Du legst Fabrikkarte { $card } in die Schachtel zurück.
    [many] { $who } legen Fabrikkarte { $card } in die Schachtel zurück.
   *[one] { $who } legt Fabrikkarte { $card } in die Schachtel zurück.
 }
scythe-log-emblemdrawn = { $seat } zieht ein Wappen: { $faction }.
scythe-panel-abilities = Mech-Fähigkeitsplättchen
scythe-panel-workshop = Offene Fabrikkarten
scythe-panel-emblems = Wappen
scythe-module-fenris-faction = Fenris: eine weitere Nation, die Einflussplättchen verteilt und in einem Heimatgebiet spielt, das niemand nutzt
scythe-ask-fenris-firsttoken = { $seat }: Legst du { $place } ein Einflussplättchen? Jedes, das du am Ende noch hast, kostet dich 1 Münze.
scythe-ask-fenris-secondtoken = { $seat }: Wohin legst du ein zweites Einflussplättchen?
scythe-ask-fenris-takeback = { $seat }: War diese Bewegung „Fanatisch“? Dann nimmst du das Einflussplättchen { $place }. Nach einem „Sprung“ bleibt es liegen.
scythe-ask-fenris-horrify = { $n ->
    [one] { $seat }: Gibst du ein Einflussplättchen ab? Eine Einheit ({ $foe }) räumt { $place } das Feld.
   *[other] { $seat }: Wie viele Einflussplättchen gibst du ab? { $n } Einheiten ({ $foe }) räumen { $place } das Feld; für jede darfst du eines geben.
 }
scythe-option-horrify = { $n ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] { $n } Plättchen
 }
scythe-log-influenceplaced = { $form ->
    [you] Du legst { $place } ein Einflussplättchen.
    [many] { $who } legen { $place } ein Einflussplättchen.
   *[one] { $who } legt { $place } ein Einflussplättchen.
 }
scythe-log-influencetaken = { $form ->
    [you] Du nimmst { $place } ein Einflussplättchen.
    [many] { $who } nehmen { $place } ein Einflussplättchen.
   *[one] { $who } nimmt { $place } ein Einflussplättchen.
 }
scythe-log-influencegiven = { $n ->
    [one] { $form ->
        [you] Du gibst ein Einflussplättchen an { $foe }.
        [many] { $who } geben ein Einflussplättchen an { $foe }.
       *[one] { $who } gibt ein Einflussplättchen an { $foe }.
     }
   *[other] { $form ->
        [you] Du gibst { $n } Einflussplättchen an { $foe }.
        [many] { $who } geben { $n } Einflussplättchen an { $foe }.
       *[one] { $who } gibt { $n } Einflussplättchen an { $foe }.
     }
 }
scythe-gesture-influence = Einflussplättchen
scythe-doing-influence = { $form ->
    [many] { $who } entscheiden über Einflussplättchen.
   *[one] { $who } entscheidet über Einflussplättchen.
 }
scythe-score-influence = Einflussplättchen
scythe-panel-influence = Einflussplättchen
scythe-automa-short-influence = { $n ->
    [one] ein Einflussplättchen liegt jetzt { $place }
   *[other] { $n } Einflussplättchen liegen jetzt { $place }
 }
scythe-automa-row-influence = Einflussplättchen
scythe-automa-step-influence = → ein Einflussplättchen liegt jetzt { $place }.
scythe-automa-because-token = , ohne Einflussplättchen
scythe-automa-out-token = dort liegt ein Einflussplättchen
scythe-automa-on-region-token = Einflussplättchen
scythe-module-tesla = Tesla: Wer drei Begegnungsplättchen sammelt, findet ihn; er zählt als Anführer und als Mech
scythe-field-tesla = Beginnt mit Tesla (sonst muss er gefunden werden)
scythe-setup-tesla = Tesla beginnt nur bei einem Spieler.
scythe-log-teslafound = { $form ->
    [you] Du findest Tesla { $place }.
    [many] { $who } finden Tesla { $place }.
   *[one] { $who } findet Tesla { $place }.
 }
scythe-panel-tesla = Suche nach Tesla
scythe-panel-tesla-searching = { $n } von { $wanted } Begegnungsplättchen
scythe-panel-tesla-own = Tesla ist hier
scythe-panel-tesla-other = Tesla ist bei einem anderen Spieler
scythe-module-mech-mods = Mech-Modifikationen: Alle ziehen vier Plättchen und überdecken damit bis zu zwei Mech-Fähigkeiten
scythe-ask-mechmods-drawmod = { $seat }: Welche Mech-Modifikation wird gezogen?
scythe-ask-mechmods-placemod = { $left ->
    [one] { $seat }: Welche Mech-Modifikation legst du (noch eine)?
   *[other] { $seat }: Welche Mech-Modifikation legst du (bis zu { $left })?
 }
scythe-ask-mechmods-coverwith = { $seat }: Welche Mech-Fähigkeit soll „{ $mod }“ überdecken?
scythe-ask-mechmods-feint = { $seat }: Auf welchen Wert drehst du mit „Finte“ deine Stärkescheibe?{ $remark }
scythe-feint-revealed = { $tie ->
    [won] Aufgedeckt: du { $own }, { $foe } { $theirs }. Bei Gleichstand gewinnst du.
   *[lost] Aufgedeckt: du { $own }, { $foe } { $theirs }. Bei Gleichstand verlierst du.
 }
scythe-ask-mechmods-regroup = { $seat }: Neuformierung. Wohin ziehen sich deine Einheiten zurück?
scythe-ask-mechmods-giveupcard = { $seat }: Panzerung. Welche Kampfkarte wirfst du ab?
scythe-option-mod = { $mod }: { $text }
scythe-option-space = { $ability }: { $text }
scythe-log-moddrawn = { $form ->
    [you] Du ziehst die Mech-Modifikation „{ $mod }“.
    [many] { $who } ziehen die Mech-Modifikation „{ $mod }“.
   *[one] { $who } zieht die Mech-Modifikation „{ $mod }“.
 }
scythe-log-modplaced = { $form ->
    [you] Du legst „{ $mod }“ auf „{ $mech }“.
    [many] { $who } legen „{ $mod }“ auf „{ $mech }“.
   *[one] { $who } legt „{ $mod }“ auf „{ $mech }“.
 }
scythe-log-modunlocked = { $form ->
    [you] Ab jetzt hast du „{ $mod }“.
    [many] { $who } haben ab jetzt „{ $mod }“.
   *[one] { $who } hat ab jetzt „{ $mod }“.
 }
scythe-log-dialturned = { $form ->
    [you] Du drehst die Stärkescheibe von { $before } auf { $n }.
    [many] { $who } drehen die Stärkescheibe von { $before } auf { $n }.
   *[one] { $who } dreht die Stärkescheibe von { $before } auf { $n }.
 }
scythe-panel-mods = Mech-Modifikationen
scythe-panel-mod = { $mod } auf { $ability }
scythe-panel-mods-drawn = Gezogene Mech-Modifikationen
scythe-deploy-tiles = Deine Plättchen: { $tiles }.
scythe-gesture-mods = Modifikationen
scythe-doing-mods = { $form ->
    [many] { $who } wählen Modifikationen.
   *[one] { $who } wählt Modifikationen.
 }
scythe-gesture-discard = Abwerfen
scythe-doing-discard = { $form ->
    [many] { $who } werfen eine Kampfkarte ab.
   *[one] { $who } wirft eine Kampfkarte ab.
 }
scythe-module-infra-mods = Infrastruktur-Modifikationen: Alle ziehen vier Plättchen und behalten bis zu zwei, jedes einmal einsetzbar
scythe-ask-inframods-drawinfra = { $seat }: Welche Infrastruktur-Modifikation wird gezogen?
scythe-ask-inframods-keepinfra = { $left ->
    [one] { $seat }: Welche Infrastruktur behältst du (noch eine)?
   *[other] { $seat }: Welche Infrastruktur behältst du (bis zu { $left })?
 }
scythe-ask-inframods-onthemove = { $seat }: Propaganda einsetzen? Vertriebene Arbeiter kosten dich dann in diesem Zug kein Ansehen.
scythe-ask-inframods-aftercombat = { $seat }: Propaganda einsetzen? Vertriebene Arbeiter kosten dich dann in diesem Zug kein Ansehen.
scythe-ask-inframods-usespy = { $seat }: Setzt du den Spion { $place } ein? Dein Gegner wählt dann zuerst, und zwar offen.
scythe-ask-bottom-unaffordable = { $seat }: { $bottom } ohne Kosten mit einem Plättchen? Bezahlen kannst du es nicht.
scythe-option-infra = { $infra }: { $text }
scythe-option-free = { $bottom } ohne Kosten mit { $infra }
scythe-option-free-less = { $bottom } ohne Kosten mit { $infra }, aber weniger nehmen …
scythe-option-automachines = { $infra } einsetzen: { $text }
scythe-option-cavalry = { $infra } einsetzen: { $text }
scythe-log-infradrawn = { $form ->
    [you] Du ziehst die Infrastruktur-Modifikation „{ $infra }“.
    [many] { $who } ziehen die Infrastruktur-Modifikation „{ $infra }“.
   *[one] { $who } zieht die Infrastruktur-Modifikation „{ $infra }“.
 }
scythe-log-infrakept = { $form ->
    [you] Du behältst „{ $infra }“.
    [many] { $who } behalten „{ $infra }“.
   *[one] { $who } behält „{ $infra }“.
 }
scythe-log-infraused = { $form ->
    [you] Du nutzt „{ $infra }“.
    [many] { $who } nutzen „{ $infra }“.
   *[one] { $who } nutzt „{ $infra }“.
 }
scythe-log-shownfirst = { $form ->
    [you] Du zeigst zuerst: Stärke { $dial } und { $cards }, zusammen { $total }.
    [many] { $who } müssen zuerst zeigen: Stärke { $dial } und { $cards }, zusammen { $total }.
   *[one] { $who } muss zuerst zeigen: Stärke { $dial } und { $cards }, zusammen { $total }.
 }
scythe-panel-infra = Infrastruktur-Modifikationen
scythe-panel-infra-ready = { $infra }
scythe-panel-infra-used = { $infra } (eingesetzt)
scythe-panel-infra-drawn = Gezogene Infrastruktur-Modifikationen
scythe-ask-automamods-drawbenefit = { $seat }: Welche Karte wird für den Ertrag beim Aufbau gezogen?
scythe-log-benefitgained = { $benefit ->
    [progress] { $form ->
        [many] { $who } erhalten Vorteil { $n }: Der Fortschrittsmarker rückt ein Feld vor.
       *[one] { $who } erhält Vorteil { $n }: Der Fortschrittsmarker rückt ein Feld vor.
     }
    [gain] { $form ->
        [many] { $who } erhalten Vorteil { $n }: den Ertrag einer Automa-Karte.
       *[one] { $who } erhält Vorteil { $n }: den Ertrag einer Automa-Karte.
     }
    [remove] { $form ->
        [many] { $who } erhalten Vorteil { $n }: Automa-Karte { $card } verlässt den Stapel.
       *[one] { $who } erhält Vorteil { $n }: Automa-Karte { $card } verlässt den Stapel.
     }
   *[nothing] { $form ->
        [many] { $who } erhalten Vorteil { $n }: Er bewirkt nichts.
       *[one] { $who } erhält Vorteil { $n }: Er bewirkt nichts.
     }
 }
scythe-automa-mods = { $form ->
    [many] { $who } erhalten { $n } Vorteile statt Modifikationen.
   *[one] { $who } erhält { $n } Vorteile statt Modifikationen.
 }
scythe-module-mad-tesla = Mad Tesla: ein Gegner, den niemand spielt, streift über den Plan; wer ihn besiegt, gewinnt Ansehen und Sterne
scythe-field-tesla-ends = Das Spiel endet, wenn Mad Tesla vernichtet ist
scythe-end-mad-tesla = Mad Tesla ist vernichtet
scythe-ask-madtesla-discardtop = Die oberste Kampfkarte kommt auf den Ablagestapel. Welche ist es?
scythe-ask-madtesla-wander = { $seat }: Würfelt mit dem blauen Würfel.
scythe-ask-madtesla-driven = { $seat }: Alle Nachbarregionen der Fabrik sind besetzt. Würfelt mit dem blauen Würfel.
scythe-ask-madtesla-anyway = { $seat }: Welche freie Nachbarregion der Fabrik wird für den Rückzug gewürfelt?
scythe-ask-madtesla-rage = { $seat }: Würfelt im Kampf { $place } mit dem orangefarbenen Würfel.
scythe-ask-madtesla-whichwithtesla = { $seat }: Welcher Kampf kommt zuerst?
scythe-ask-madtesla-discardorder = { $seat }: Welche deiner Kampfkarten legst du zuoberst ab?
scythe-ask-madtesla-luckyorder = { $seat }: Welche Kampfkarte liegt zuoberst auf dem Ablagestapel?
scythe-ask-madtesla-whereto = { $seat }: Wohin zieht sich { $loser } zurück?
scythe-option-blue-die = blauer Würfel: { $n }
scythe-option-orange-die = orangefarbener Würfel: { $n }
scythe-log-wandered = { $way ->
    [back] { $seat } würfelt mit dem blauen Würfel { $die }: { $direction } endet der Spielplan, also zurück in die Fabrik.
   *[step] { $seat } würfelt mit dem blauen Würfel { $die }: { $direction }.
 }
scythe-log-rolledagain = { $seat } würfelt mit dem blauen Würfel { $die }; dort ({ $to }) steht ein Automa, also wird neu gewürfelt.
scythe-log-raged = { $seat } würfelt mit dem orangefarbenen Würfel { $die }; mit { $cards } auf dem Ablagestapel ergibt das { $total }.
scythe-log-wounded = { $seat } verliert { $n } Lebenskraft und hat noch { $health }.
scythe-log-destroyed = { $seat } vernichtet { $loser }.
scythe-direction-north-east = nach Nordosten
scythe-direction-east = nach Osten
scythe-direction-south-east = nach Südosten
scythe-direction-south-west = nach Südwesten
scythe-direction-west = nach Westen
scythe-direction-north-west = nach Nordwesten
scythe-panel-health = Lebenskraft
scythe-unit-figure = Figur
scythe-module-annihilator = Der Vernichter: ein Mech, den niemand spielt, bewacht die Fabrik
scythe-end-annihilator = der Vernichter ist besiegt
scythe-ask-annihilator-rollblue = { $seat }: Würfelt mit dem blauen Würfel.
scythe-ask-annihilator-rollorange = { $seat }: Würfelt mit dem orangefarbenen Würfel.
scythe-ask-annihilator-choosedie = { $seat }: Welcher Würfel gibt die Stärke des Vernichters an?
scythe-ask-annihilator-dealanother = { $seat } zieht eine andere Zielkarte. Welche?
scythe-ask-annihilator-drawstrength = { $seat }: Eine Kampfkarte wird gezogen. Welche ist es?
scythe-ask-annihilator-losecard = { $seat } wirft eine zufällige Kampfkarte ab. Welche?
scythe-log-annihilatordiscovered = { $seat } entdeckt { $place } den Vernichter!
scythe-log-objectivereplaced = { $seat } muss eine Zielkarte ersetzen: { $objective }.
scythe-log-annihilatorrolled = { $seat }: Die Würfel zeigen { $blue } und { $orange }; die Stärke ist { $power }.
scythe-log-annihilatorstruck = { $seat } hat Stärke { $die }; mit { $cards } ergibt das { $total }.
scythe-log-annihilatordestroyed = { $seat } besiegt den Vernichter.
scythe-gesture-die = Würfel wählen
scythe-doing-die = { $seat }: Ein Würfel wird gewählt.
scythe-panel-guard-controller = Kontrolliert von
scythe-field-episode = Episode
scythe-module-horde = Die Horde: gemeinsam, eine bis sieben Personen, gegen sechs Einheiten und die Zeit; alle gewinnen oder alle verlieren
scythe-field-horde-harder = Schwerer: Arbeiter, die die Horde vertreibt, kosten euch Zeit
scythe-field-share-freely = Die anderen dürfen deine Ressourcen ohne Rückfrage ausgeben
scythe-end-horde-tiles = auf jedem Erfolgsplättchen liegt ein Stern
scythe-end-horde-units = alle Einheiten der Horde sind zerstört
scythe-end-horde-timer = die Zeit ist abgelaufen
scythe-end-horde-stars = die Horde hat ihren sechsten Stern gesetzt
scythe-victor-horde = Die Horde
scythe-victory-horde = Die Horde gewinnt: Ihr habt gemeinsam verloren.
scythe-setup-no-automa = Gegen die Horde spielt kein Automa mit: Wähle eine Person oder einen Bot.
scythe-ask-horde-revealtile = Ein Erfolgsplättchen wird gezogen.
scythe-ask-horde-cardbeside = Eine Kampfkarte kommt neben das Horde-Plättchen. Welche ist es?
scythe-ask-horde-march = { $seat }: Würfelt mit dem blauen Würfel. Alle Einheiten ziehen in diese Richtung.
scythe-ask-horde-whichattack = { $seat }: Welcher Angriff der Horde kommt zuerst? Entscheidet gemeinsam.
scythe-ask-horde-whodials = { $seat }: Wer von euch stellt { $place } die Stärkescheibe? Entscheidet gemeinsam.
scythe-ask-horde-opendial = { $seat }: Wie viel Stärke setzt du { $place } ein? Alle sehen es.
scythe-ask-horde-opencards = { $seat }: Fügst du { $place } Kampfkarten hinzu? Alle sehen sie.
scythe-ask-horde-rollstrength = { $seat }: Würfelt im Kampf { $place } mit dem orangefarbenen Würfel.
scythe-ask-horde-honour = { $seat }: Wer von euch setzt den Stern für den Kampf { $place }? Entscheidet gemeinsam.
scythe-ask-horde-consent = { $seat }: Ressourcen aus deinen Regionen für diesen Zug freigeben (für: { $partner })?
scythe-option-partner = { $partner }
scythe-option-borrow = um Ressourcen bitten: { $partner }
scythe-log-timepassed = { $way ->
    [march] { $seat }: Die Zeit läuft um { $n } weiter auf { $timer }; die Einheiten ziehen.
   *[wait] { $seat }: Die Zeit läuft um { $n } weiter auf { $timer }.
 }
scythe-log-hordemarched = { $stay ->
    [0] { $seat } würfelt mit dem blauen Würfel { $die }: Alle Einheiten ziehen { $direction }.
    [one] { $seat } würfelt mit dem blauen Würfel { $die }: Die Einheiten ziehen { $direction }; eine kann nicht ziehen.
   *[other] { $seat } würfelt mit dem blauen Würfel { $die }: Die Einheiten ziehen { $direction }; { $stay } können nicht ziehen.
 }
scythe-log-hordegrew = { $seat }: Eine Kampfkarte mit Wert { $card } kommt neben das Plättchen; die Stärke ist jetzt { $power }.
scythe-log-horderolled = { $seat } würfelt mit dem orangefarbenen Würfel { $die }; mit ihrer Stärke { $power } ergibt das { $total }.
scythe-log-unitdestroyed = { $left ->
    [0] { $seat } zerstört { $place } die letzte Einheit der Horde.
    [one] { $seat } zerstört { $place } eine Einheit der Horde; eine ist noch übrig.
   *[other] { $seat } zerstört { $place } eine Einheit der Horde; { $left } sind noch übrig.
 }
scythe-log-hordestar = { $seat } setzt einen Stern und hat jetzt { $stars }.
scythe-log-resourcesasked = { $seat }: Bitte um Ressourcen ({ $partner }).
scythe-log-resourceslent = { $answer ->
    [yes] { $seat }: Ressourcen für diesen Zug freigegeben ({ $partner }).
   *[no] { $seat }: Ressourcen nicht freigegeben ({ $partner }).
 }
scythe-gesture-partner = gemeinsam entscheiden
scythe-doing-partner = { $seat }: Eine Entscheidung für alle steht an.
scythe-panel-timer = Zeit
scythe-panel-horde-timer = { $n } (ab { $at } ziehen ihre Einheiten; bei 0 habt ihr verloren)
scythe-panel-horde-units = Einheiten übrig
scythe-panel-horde-stars = Sterne der Horde
scythe-panel-horde-tiles = Plättchen mit Stern
scythe-panel-horde-missing = Plättchen ohne Stern
scythe-panel-of = { $n } von { $all }
scythe-module-agents = Fenris-Agenten: Sie sitzen in den Tunneln und in der Fabrik, und wer hineinzieht, zahlt dafür, sie zu besiegen
scythe-end-agents = Alle Agenten sind besiegt
scythe-ask-agents-expose = Für die Agenten { $place } wird eine Kampfkarte aufgedeckt. Welche ist es?
scythe-ask-agents-hunt = { $seat }: Für die Agenten { $place } wird eine Kampfkarte aufgedeckt. Welche ist es?
scythe-ask-agents-paypower = { $seat }: Die Agenten { $place } kosten { $cost }. Wie viel Stärke zahlst du? Den Rest zahlst du mit Münzen und Ansehen.
scythe-ask-agents-paycoins = { $seat }: Noch { $cost } für die Agenten { $place }. Wie viele Münzen zahlst du? Den Rest zahlst du mit Ansehen.
scythe-option-bounty = { $amount }
scythe-log-agentsmet = { $seat } trifft { $place } auf Agenten: Mit { $cards } kosten sie { $cost }.
scythe-log-agentssubdued = { $n ->
    [one] { $seat } besiegt { $place } einen Agenten.
   *[other] { $seat } besiegt { $place } { $n } Agenten.
 }
scythe-log-agentsescaped = { $seat } kann die Agenten { $place } nicht besiegen.
scythe-automa-short-hunt = die Agenten { $place } werden gejagt
scythe-automa-row-hunt = Agenten
scythe-automa-step-hunt = → die Agenten { $place } werden gejagt.
scythe-panel-agents = Besiegte Agenten
scythe-panel-agents-here = { $n ->
    [one] ein Agent
   *[other] { $n } Agenten
 }
scythe-ask-albion-placeflag = { $seat }: Legst du { $place } eine Flagge?
scythe-ask-togawa-settrap = { $seat }: Welche Falle legst du { $place }?
scythe-ask-togawa-armtrap = { $seat }: Machst du die Falle { $place } wieder scharf ({ $trap })?
scythe-ask-togawa-losecard = { $seat } verliert eine zufällige Kampfkarte. Welche?
scythe-option-trap = Falle: { $trap }
scythe-log-flagplaced = { $form ->
    [you] Du legst { $place } eine Flagge.
    [many] { $who } legen { $place } eine Flagge.
   *[one] { $who } legt { $place } eine Flagge.
 }
scythe-log-trapset = { $form ->
    [you] Du legst { $place } eine Falle ({ $trap }).
    [many] { $who } legen { $place } eine Falle ({ $trap }).
   *[one] { $who } legt { $place } eine Falle ({ $trap }).
 }
scythe-log-trapsprung = { $form ->
    [you] Du gerätst { $place } in eine Falle ({ $trap }).
    [many] { $who } geraten { $place } in eine Falle ({ $trap }).
   *[one] { $who } gerät { $place } in eine Falle ({ $trap }).
 }
scythe-log-traparmed = { $form ->
    [you] Du machst die Falle { $place } wieder scharf ({ $trap }).
    [many] { $who } machen die Falle { $place } wieder scharf ({ $trap }).
   *[one] { $who } macht die Falle { $place } wieder scharf ({ $trap }).
 }
scythe-gesture-token = Flaggen und Fallen
scythe-doing-token = { $form ->
    [many] { $who } entscheiden über eine Flagge oder Falle.
   *[one] { $who } entscheidet über eine Flagge oder Falle.
 }
scythe-score-encounters = Begegnungsregionen
scythe-panel-tokens = Marker
scythe-panel-flags = Flaggen im Vorrat
scythe-panel-traps = Fallen im Vorrat
scythe-panel-trap-armed = scharfe Falle ({ $trap })
scythe-panel-trap-disarmed = entschärfte Falle ({ $trap })

## Was ein Tisch vereinbaren kann

scythe-field-spare-lone-workers = „Solidarität“ gilt auch für vertriebene Arbeiter ohne Begleitung
scythe-field-delay-penalty = Wer das Spiel aufhält, um den Stand auszurechnen, verliert 2 Ansehen
scythe-field-sample-scoring = Zwischenwertung nach dem ersten Stern
scythe-ask-variant-pause = { $seat }: Der erste Stern liegt. Seht euch an, was alle jetzt hätten, dann geht es weiter.
scythe-option-count = den Stand ausrechnen (kostet 2 Ansehen)
scythe-option-go-on = weiter
scythe-log-standingscounted = { $seat } hält das Spiel auf, um den Stand auszurechnen.
scythe-log-fortunecounted = { $seat }: { $n } Münzen, wenn das Spiel jetzt endete.
scythe-log-fortunecounted-hidden = { $seat }: Das Vermögen ist ausgerechnet.
scythe-gesture-pause = Pause
scythe-doing-pause = { $form ->
    [many] { $who } sehen sich den Zwischenstand an.
   *[one] { $who } sieht sich den Zwischenstand an.
 }
scythe-panel-overlap = Zwischen den Zügen
scythe-note-overlap = Während jemand noch die untere Aktion abschließt, darf die nächste Person schon überlegen und vorbereiten; am Ergebnis ändert das nichts.
## Automas

scythe-to-mat = auf das Nationstableau
scythe-unit-mech-number = Mech { $n }
scythe-option-automa-card = Automa-Karte { $n }
scythe-ask-automa-drawturncard = { $seat }: Welche Automa-Karte wird für den Zug gezogen?
scythe-ask-automa-drawcombatcard = { $seat }: Welche Automa-Karte wird für den Kampf { $place } gezogen?
scythe-ask-automa-pickcombatcard = { $seat }: Welche Kampfkarte kommt im Kampf { $place } dazu?
scythe-ask-automa-hidefactorycard = { $seat }: Welche Fabrikkarte wird verdeckt genommen?
scythe-ask-automa-drawtrap = { $seat }: Welche Falle wird { $place } gelegt?
scythe-ask-automa-hesitatetomove = { $seat }: Welche Kampfkarte wird vor der Bewegung aufgedeckt?
scythe-ask-automa-hesitatetodeploy = { $seat }: Welche Kampfkarte wird vor dem Einsetzen aufgedeckt?

scythe-log-cardturned = { $form ->
    [many] { $who } decken Automa-Karte { $card } auf (Aktionsplan { $scheme }).
   *[one] { $who } deckt Automa-Karte { $card } auf (Aktionsplan { $scheme }).
 }
scythe-log-turnskipped = { $form ->
    [many] { $who } setzen aus; so will es Automa-Karte { $card }.
   *[one] { $who } setzt aus; so will es Automa-Karte { $card }.
 }
scythe-log-reshuffled = { $form ->
    [many] { $who } mischen die Automa-Karten neu.
   *[one] { $who } mischt die Automa-Karten neu.
 }
scythe-log-stayed = { $form ->
    [many] { $who } lassen den { $unit } { $place } stehen.
   *[one] { $who } lässt den { $unit } { $place } stehen.
 }
scythe-log-nomove = { $seat }: Keine Bewegung der Karte ist möglich.
scythe-log-hesitated = { $what ->
    [move] { $seat } zögert: Die aufgedeckte Kampfkarte hat den Wert { $turned }; die Bewegung entfällt.
    [deploy] { $seat } zögert: Die aufgedeckte Kampfkarte hat den Wert { $turned }; die Einheit bleibt auf dem Tableau.
   *[other] { $seat } zögert nicht: Die aufgedeckte Kampfkarte hat den Wert { $turned }.
 }
scythe-log-unitready = { $form ->
    [many] { $who } bringen den { $unit } ins Heimatgebiet.
   *[one] { $who } bringt den { $unit } ins Heimatgebiet.
 }
scythe-log-regioncleared = { $seat }: Alle Ressourcen { $place } kommen zurück in den Vorrat ({ $tokens }).
scythe-log-tokenremoved = { $form ->
    [many] { $who } nehmen das Begegnungsplättchen { $place } aus dem Spiel.
   *[one] { $who } nimmt das Begegnungsplättchen { $place } aus dem Spiel.
 }
scythe-log-factorycardhidden = { $seat }: Eine Fabrikkarte liegt jetzt verdeckt neben dem Nationstableau.
scythe-log-tableread = { $seat }: Kampftabelle der Automa-Karte { $card } bei Stärke { $power }: { $dial } Stärke, Kampfkarten: { $count }.
scythe-log-claimed = { $seat }: { $resource } { $place } gefunden, zurückgelassen von { $victim }.
scythe-log-advanced = { $form ->
    [many] { $who } rücken auf Fortschrittsfeld { $space } vor.
   *[one] { $who } rückt auf Fortschrittsfeld { $space } vor.
 }
scythe-log-wateropened = { $seat }: Alle Einheiten überqueren ab jetzt Flüsse und behandeln Seen wie Festland.
scythe-log-schemechanged = { $seat }: Ab jetzt gilt Aktionsplan II; die Automa-Karten werden neu gemischt.

scythe-field-automa = Automa
scythe-field-skip-turns = Überspringt markierte Züge wie Autometta
scythe-field-extra-coins = Mehr oder weniger Münzen je Karte
scythe-field-extra-power = Mehr oder weniger Stärke je Karte
scythe-field-hesitant-moves = Zögert beim Bewegen
scythe-field-hesitant-deployment = Zögert beim Einsetzen
scythe-field-all-moves = Führt alle Bewegungen einer Zeile aus
scythe-field-automa-mode = Mehrere Spieler und Automas
scythe-choice-automa-mode-competitive = jeder für sich
scythe-choice-automa-mode-cooperative = Spieler gemeinsam gegen die Automas
scythe-field-automa-decks = Automa-Karten
scythe-choice-automa-decks-own = ein Stapel je Automa
scythe-choice-automa-decks-shared = ein Stapel für alle Automas
scythe-field-automa-tokens = Automas von Albion und Togawa legen Flaggen und Fallen
scythe-tie-automas = Bei Gleichstand gewinnen die Automas

scythe-automa-panel = { $seat }: Automa
scythe-automa-panel-level = Stufe
scythe-automa-panel-scheme = Aktionsplan
scythe-automa-panel-progress = Fortschrittsmarker
scythe-automa-panel-next-star = Nächster Stern auf Feld
scythe-automa-panel-water = Wasser
scythe-automa-panel-deck = Automa-Karten im Stapel
scythe-automa-panel-main = Karten vergangener Züge
scythe-automa-panel-combat = Karten vergangener Kämpfe
scythe-automa-panel-spoils = Wer ihn mit einem Angriff vertreibt, findet
scythe-automa-spoils = { $n ->
    [0] nichts
    [one] 1 Ressource der Region
   *[other] { $n } Ressourcen der Region
 }
scythe-automa-spoils-here = Vertreibst du ihn, findest du { $amount }.
scythe-automa-panel-factory-card = Fabrikkarten
scythe-automa-panel-compass = Gleichstände entscheidet die Nähe zum
scythe-automa-space = { $space } von { $last } (Zeile { $line }, Feld { $column })
scythe-automa-water-open = frei
scythe-automa-water-locked = gesperrt

scythe-automa-short-skipped = { $form ->
    [many] { $who } ziehen Karte { $card } (Aktionsplan { $scheme }) und setzen aus.
   *[one] { $who } zieht Karte { $card } (Aktionsplan { $scheme }) und setzt aus.
 }
scythe-automa-short-card = { $form ->
    [many] { $who } ziehen Karte { $card } (Aktionsplan { $scheme })
   *[one] { $who } zieht Karte { $card } (Aktionsplan { $scheme })
 }
scythe-automa-unit = { $kind ->
    [mech] { $unit }
    [champion] { $unit }
   *[other] der { $unit }
 }
scythe-automa-short-moves = { $unit } geht { $place }{ $reason }
scythe-automa-short-stays = { $unit } bleibt { $place }{ $reason }
scythe-automa-short-no-move = keine Bewegung ist möglich
scythe-automa-short-hesitates = keine Bewegung, weil der Automa zögert
scythe-automa-short-gains = Ertrag: { $gains }
scythe-automa-short-flag = eine Flagge bleibt { $place }
scythe-automa-short-trap = eine Falle bleibt { $place }
scythe-automa-short-progress = der Marker rückt auf Feld { $space }
scythe-automa-because-most-units = , weil dort die meisten eigenen Einheiten in der Nähe sind ({ $n })
scythe-automa-because-nearest-enemy = , so nah wie möglich an einen Gegner ({ $n })
scythe-automa-because-fewest = , wo die wenigsten Kampfeinheiten stehen ({ $n })
scythe-automa-because-most-resources = , wo die meisten Ressourcen liegen ({ $n })
scythe-automa-because-safe = , als einzige Region außer Reichweite der Gegner
scythe-automa-because-factory = , am nächsten an der Fabrik ({ $n })
scythe-automa-because-reading = , als erste in Leserichtung
scythe-automa-because-marker = , am nächsten am Marker ({ $n })
scythe-automa-because-rival = , so nah wie möglich an einen Rivalen ({ $n })
scythe-automa-because-only = , als einzige passende Region

scythe-automa-step-card = Karte { $card }, Aktionsplan { $scheme }.
scythe-automa-step-skipped = Die Karte ist markiert: Der ganze Zug wird übersprungen.
scythe-automa-from-power = { $action } ab Stärke { $n }
scythe-automa-bracket = ({ $action }, nur { $faction })
scythe-automa-row-recruit = Rekrutenbonus für Nachbarn
scythe-automa-row-progress = Fortschritt
scythe-automa-row-flag = Flagge
scythe-automa-row-trap = Falle
scythe-automa-step-moves = → { $unit } geht { $origin } { $to }.
scythe-automa-step-stays = → { $unit } bleibt { $place }.
scythe-automa-step-gains = → { $gain }.
scythe-automa-step-flag = → eine Flagge liegt jetzt { $place }, wo der Anführer seine Bewegung beendet hat.
scythe-automa-step-trap = → eine zufällig gezogene Falle liegt jetzt { $place }, wo der Anführer seine Bewegung beendet hat.
scythe-automa-choose-unit = Welche Einheit?
scythe-automa-choose-target = Wohin?
scythe-automa-rule-all = { $rule } Alle bleiben: { $left }.
scythe-automa-rule-left = { $rule } Übrig: { $left }.
scythe-automa-rule-gone = { $rule } Fällt weg: { $gone }. Bleibt: { $left }.
scythe-automa-note-only = kommt nicht infrage
scythe-automa-note-without = nicht erlaubt
scythe-automa-note-prefer = andere gehen vor
scythe-automa-note-first = später an der Reihe
scythe-automa-note-measured = { $n } statt { $best }
scythe-automa-verdict-done = → ausgeführt.
scythe-automa-verdict-other-faction = → entfällt: Symbol einer anderen Nation.
scythe-automa-verdict-power = → nicht möglich: weniger als { $n } Stärke.
scythe-automa-verdict-no-unit = → nicht möglich: keine solche Einheit auf dem Spielplan.
scythe-automa-verdict-no-target = → nicht möglich: keine Region passt.
scythe-automa-verdict-row-done = → entfällt: Eine Bewegung ist schon ausgeführt.
scythe-automa-verdict-hesitates = → entfällt: Der Automa zögert.
scythe-automa-verdict-none-left = → nichts mehr vorhanden.
scythe-automa-verdict-full = → ohne Wirkung: Die Stärke ist am Ende der Skala.
scythe-automa-verdict-counted = → schon mitgezählt oder durch die vereinbarte Änderung nichts.
scythe-automa-recruit-done = → Nachbarn mit diesem Rekruten dürfen { $amount } nehmen.
scythe-automa-recruit-nobody = → kein Nachbar hat den Rekruten für { $amount }.
scythe-automa-progress-done = → goldener Stern: Der Marker rückt auf Feld { $amount }.
scythe-automa-progress-crossed = → durchgestrichener Stern: Der Marker bleibt stehen.
scythe-setup-taken = „{ $name }“ hat schon ein anderer Platz gewählt.
scythe-setup-module = „{ $name }“ gehört zu einem Modul. Wählt es unter „Weitere Optionen“ aus: { $module }
scythe-setup-seats = Mit diesen Modulen können bis zu { $most } mitspielen. Für mehr wählt unter „Weitere Optionen“ ein weiteres Modul.
scythe-setup-banned = Das Spielertableau „{ $mat }“ darf hier nicht mit „{ $faction }“ kombiniert werden. Wählt ein anderes Spielertableau, oder lasst alle Paare zu.
scythe-setup-no-deal = So lassen sich die gesperrten Paare nicht vermeiden. Lasst mehr Nationen oder Spielertableaus offen.
scythe-setup-automa-only = Das gibt es nur für Automas. Wählt auch eine Stufe für den Automa.
scythe-setup-automa-mat = Ein Automa hat kein Spielertableau. Lasst es offen.
scythe-setup-automa-level = Auf dieser Stufe überspringt der Automa keine Züge.
scythe-setup-automa-all = Mindestens ein Platz muss einem Menschen oder Bot gehören, nicht einem Automa.

## Die Tableaus, gezeichnet

scythe-terrains = { $one } und { $two }
scythe-terrains-farm = Gehöfte
scythe-terrains-forest = Wälder
scythe-terrains-mountain = Berge
scythe-terrains-tundra = Tundra
scythe-terrains-village = Dörfer

## Die Geschichte einer Partie

scythe-milestone-star = Sterne
scythe-milestone-combat = Gewonnene Kämpfe
scythe-milestone-factory = Fabrikkarten

## Die geführte erste Partie

scythe-guide-goal = Willkommen! Du führst die Nordischen Königreiche, ein leichter Automa die Rusviet-Union. Die Partie endet, sobald jemand den sechsten Stern setzt. Dann gewinnt das reichste Volk: Es zählen deine Münzen, dazu Münzen für Sterne, Regionen und Ressourcen. Je beliebter du bist, desto mehr sind sie wert.
scythe-guide-board = Die ersten fünf Züge sind schon gespielt. Deine Arbeiter stehen im Wald W1 und in der Tundra T1, dein Anführer steht auf T1. Eine Region gehört dir, solange dort etwas von dir steht. Flüsse halten deinen Anführer noch auf; in der Mitte der Karte liegt die Fabrik.
scythe-guide-mat = Das ist dein Spielertableau. In jedem Zug wählst du einen seiner vier Bereiche, aber nie zweimal nacheinander denselben. Du führst die obere Aktion aus und dann die untere, wenn du sie bezahlen kannst – das ist ein ganzer Zug.
scythe-guide-move = Beginne mit Bewegen: Nimm deinen Anführer auf T1. Gleich darunter, auf M2, wartet eine Begegnung.
scythe-guide-move-to = Setze ihn auf den Berg M2.
scythe-guide-move-cargo = Eine Einheit kann Ressourcen mitnehmen. Nimm das Öl mit.
scythe-guide-move-done = Du darfst eine zweite Einheit bewegen, musst aber nicht. Beende die Bewegung, dann triffst du die Leute auf M2.
scythe-guide-encounter = Eine Begegnung: Du wählst einen von drei Wegen. Der erste kostet nichts und macht dich beliebter.
scythe-guide-upgrade = Jetzt die untere Aktion: Entwickeln für zwei Öl. Nimm einen Würfel aus der oberen Reihe, und zwar den bei Bewegen: Ab jetzt dürfen drei Einheiten ziehen.
scythe-guide-upgrade-cover = Lege den Würfel unten bei Einsetzen ab: Mechs kosten nun ein Metall weniger.
scythe-guide-move-end = Eine obere Aktion ist stärker, eine untere billiger. Sechs Entwicklungen bringen einen Stern. Beende deinen Zug – dann ist der Automa dran, und die Karte zeigt dir, warum er tut, was er tut.
scythe-guide-trade = Der eben benutzte Bereich ist einen Zug lang gesperrt. Jetzt Handeln: Für eine Münze bekommst du zwei Ressourcen deiner Wahl.
scythe-guide-trade-food = Nimm zweimal Nahrung. Mit der einen, die du hast, reicht das für einen Rekruten.
scythe-guide-trade-place = Was du kaufst, kommt dorthin, wo einer deiner Arbeiter steht: in den Wald W1.
scythe-guide-trade-end = Bauen kannst du noch nicht bezahlen, also ist dein Zug zu Ende.
scythe-guide-produce = Produzieren: Deine Arbeiter erzeugen, was ihre Region hergibt – der Wald Holz, die Tundra Öl.
scythe-guide-produce-both = Du darfst in zwei Regionen produzieren: Wähle beide auf einmal.
scythe-guide-enlist = Du hast drei Nahrung, damit kannst du unten rekrutieren. Nimm den Rekruten bei Einsetzen: Du bekommst eine Münze, sooft du oder dein Nachbar einen Mech einsetzt.
scythe-guide-enlist-bonus = Ein Rekrut bringt auch sofort etwas. Bald wird gekämpft: Nimm zwei Stärke.
scythe-guide-produce-end = Vier Rekruten bringen einen Stern. Beende deinen Zug.
scythe-guide-bolster = Die Rusviet-Union rückt näher. Aufrüsten: zwei weitere Stärke für deinen ersten Kampf.
scythe-guide-deploy = Jetzt kannst du deinen ersten Mech bezahlen. Nimm den mit „Waten“: Damit überqueren dein Anführer und deine Mechs Flüsse in Wälder und Berge.
scythe-guide-deploy-place = Ein Mech kommt dorthin, wo einer deiner Arbeiter steht: in den Wald W1.
scythe-guide-bolster-end = Die Münze kam von deinem Rekruten. Vier Mechs bringen einen Stern. Beende deinen Zug.
scythe-guide-attack = Im Wald W4 steht ein Rusviet-Mech allein – jenseits des Flusses, der dich nicht mehr aufhält. Nimm deinen Anführer.
scythe-guide-attack-to = Ziehe nach W4. Wer eine Region mit einem feindlichen Anführer oder Mech betritt, kämpft.
scythe-guide-attack-done = Lass die anderen stehen und beginne den Kampf.
scythe-guide-combat = Beide Seiten wählen verdeckt Stärke, höchstens sieben, und dürfen für jeden Anführer oder Mech eine Kampfkarte dazulegen. Die höhere Summe gewinnt; was du wählst, gibst du aus. Geh sicher: Wähle sieben und lege deine Karte dazu.
scythe-guide-attack-end = Gewonnen – und das ist dein erster Stern! Jeder deiner ersten beiden gewonnenen Kämpfe bringt einen. Der Gegner ist wieder zu Hause, und W4 gehört dir. Beende deinen Zug.
scythe-guide-farewell = Gut gemacht! Du hast jeden Bereich benutzt und einen Stern gewonnen. Fünf weitere beenden die Partie: alle Entwicklungen, Mechs, Gebäude oder Rekruten, acht Arbeiter, eine Zielkarte, ein zweiter Kampf, volle Stärke oder volles Ansehen. Zwei Zielkarten hast du auf der Hand – die erste, die du erfüllst, bringt einen Stern. Das Fragezeichen oben erklärt dir, was du gerade gefragt wirst.

## Was eine Wahl ohne eigenes Ereignis ändern würde

scythe-preview-lost = { $n ->
    [one] { $places } gehört dir nicht mehr.
   *[other] { $places } gehören dir nicht mehr.
}
scythe-preview-won = { $n ->
    [one] { $places } gehört dann dir.
   *[other] { $places } gehören dann dir.
}

## Der Zug eines Automa in Spielerworten

scythe-automa-plain-could = { $piece ->
    [character] Für den Anführer kommen { $places } in Frage.
    [mech] Für einen Mech kommen { $places } in Frage.
    [worker] Für einen Arbeiter kommen { $places } in Frage.
   *[other] In Frage kommen { $places }.
 }
scythe-automa-plain-or = { $first } und { $last }
scythe-automa-plain-and = { $first } und { $last }
scythe-automa-plain-many = { $n } Regionen
scythe-automa-plain-out = { $n ->
    [one] { $places } fällt weg: { $why }.
   *[other] { $places } fallen weg: { $why }.
}
scythe-automa-plain-so = Also geht er { $origin } { $to }.
scythe-automa-plain-goes = { $action }: { $unit } geht { $origin } { $to }.
scythe-automa-plain-stays = { $unit } bleibt { $place }.
scythe-automa-gain-worker = ein Arbeiter
scythe-automa-gain-mech-or-character = ein Mech oder der Anführer
scythe-automa-plain-gains = Gewinn: { $gains }.
scythe-automa-plain-progress = Der Marker rückt auf Feld { $space }.
scythe-automa-out-enemy = dort steht ein Gegner
scythe-automa-on-region-enemy = Gegner dort
scythe-automa-out-own-worker = dort steht schon ein eigener Arbeiter
scythe-automa-on-region-own-worker = eigener Arbeiter dort
scythe-automa-out-own-fighter = dort steht schon eine eigene Kampfeinheit
scythe-automa-on-region-own-fighter = eigene Einheit dort
scythe-automa-out-no-encounter = dort wartet keine Begegnung
scythe-automa-on-region-no-encounter = keine Begegnung
scythe-automa-out-far = zu weit weg
scythe-automa-on-region-far = zu weit weg
scythe-automa-out-fewer-units = weniger eigene Einheiten sind in der Nähe
scythe-automa-on-region-fewer-units = weniger eigene Einheiten
scythe-automa-out-farther-enemy = weiter weg von einem Gegner
scythe-automa-on-region-farther-enemy = weiter weg vom Gegner
scythe-automa-out-more-fighters = von mehr Kampfeinheiten verteidigt
scythe-automa-on-region-more-fighters = besser verteidigt
scythe-automa-out-fewer-resources = dort liegen weniger Ressourcen
scythe-automa-on-region-fewer-resources = weniger Ressourcen
scythe-automa-out-threatened = in Reichweite von Gegnern
scythe-automa-on-region-threatened = für Gegner erreichbar
scythe-automa-out-farther-factory = weiter weg von der Fabrik
scythe-automa-on-region-farther-factory = weiter weg von der Fabrik
scythe-automa-out-later = später in der Leserichtung
scythe-automa-on-region-later = später in der Reihe
scythe-automa-out-farther-marker = weiter weg vom Marker
scythe-automa-on-region-farther-marker = weiter weg vom Marker
scythe-automa-out-rival = weiter weg von einem Rivalen
scythe-automa-on-region-rival = weiter weg vom Rivalen
scythe-automa-out-search = die Fabrik geht vor
scythe-automa-on-region-search = Fabrik geht vor
scythe-automa-out-other = eine andere Region geht vor
scythe-automa-on-region-other = ein anderes geht vor
scythe-automa-out-no-goal = weder Begegnung noch Fabrik
scythe-automa-on-region-no-goal = keine Begegnung

# Kolosse der Lüfte
scythe-place-store = Luftschiff
scythe-to-store = an Bord des Luftschiffs
scythe-from-store = aus dem Luftschiff
scythe-in-store = an Bord des Luftschiffs
scythe-module-airships = Luftschiffe (Kolosse der Lüfte): Jedes fliegt über Flüsse und Seen und trägt Ressourcen oder Arbeiter; zwei Plättchen sagen, wie
scythe-module-end-tiles = Endbedingungsplättchen (Kolosse der Lüfte): Es ersetzt das Ende mit dem sechsten Stern
scythe-field-own-airship-tiles = Jeder zieht eigene Luftschiffplättchen (nicht ratsam ab vier Personen)
scythe-field-airship-tiles = Luftschiffplättchen
scythe-field-end-tile = Endbedingungsplättchen
scythe-choice-end-tile-drawn = zufällig gezogen
scythe-choice-end-tile-land-rush = Landnahme
scythe-choice-end-tile-factory-explosion = Fabrikexplosion
scythe-choice-end-tile-spoils-of-war = Kriegsbeute
scythe-choice-end-tile-king-of-the-hill = König des Hügels
scythe-choice-end-tile-deja-vu = Déjà-vu
scythe-choice-end-tile-mission-possible = Mission möglich
scythe-choice-end-tile-doomsday-clock = Uhr des Untergangs
scythe-choice-end-tile-backup-plan = Plan B
scythe-ask-move-fare = { $seat }: Welche der geladenen Ressourcen gibst du ab ({ $to })?
scythe-ask-airships-flight = { $left ->
    [0] { $seat }: Das Luftschiff ist am Ziel. Lädst du etwas ein oder aus?
    [one] { $seat }: Wohin fliegt das Luftschiff (noch eine Region)?{ $remark }
   *[other] { $seat }: Wohin fliegt das Luftschiff (noch { $left } Regionen)?{ $remark }
 }
scythe-airship-loads = Es darf hier auch ein- und ausladen.
scythe-ask-airships-bombard = { $seat }: Gibst du eine Ressource an Bord aus, um { $foe } { $place } zu bombardieren?
scythe-ask-airships-siege = { $seat }: Die Belagerungsmaschine wirkt { $place }.
scythe-ask-airships-spying = { $seat } sieht die Kampfkarten von { $foe } an.
scythe-ask-airships-haven = { $seat }: Welche Einheiten ziehen sich zum Luftschiff zurück? Die anderen gehen ins Heimatgebiet.
scythe-ask-airships-negotiation = { $seat }: Welche Zielkarte tauschst du über diesem Dorf?
scythe-ask-airships-drawanother = { $seat } zieht eine Zielkarte. Welche?
scythe-ask-airships-whichduel = { $seat }: Greift dein Luftschiff ein anderes an?
scythe-ask-airships-dial = { $seat }: Wie viel Stärke setzt du im Luftduell { $place } ein?
scythe-ask-airships-cards = { $seat }: Fügst du im Luftduell { $place } eine Kampfkarte hinzu?
scythe-ask-endtiles-rushcard = Welche Automakarte zieht { $seat } für die Bewegungen?
scythe-ask-endtiles-laymission = Lege eine Zielkarte offen aus. Welche?
scythe-option-airship = Luftschiff
scythe-option-hoist = { $freight } einladen
scythe-option-lower = { $freight } absetzen
scythe-option-bombard = { $amount } ausgeben
scythe-option-duel = das Luftschiff angreifen: { $seat }
scythe-option-exchange = „{ $card }“ tauschen
scythe-option-mission = das offene Ziel „{ $card }“ erfüllen
scythe-log-airshipflew = { $seat }: Das Luftschiff fliegt { $origin } { $to }.
scythe-log-hoisted = { $seat }: Das Luftschiff lädt { $freight } { $place } ein.
scythe-log-lowered = { $seat }: Das Luftschiff setzt { $freight } { $place } ab.
scythe-log-airshiptileused = { $seat } nutzt das Luftschiffplättchen { $airship_tile }.
scythe-log-duelbegan = { $attacker }: Das Luftschiff greift { $place } das von { $defender } an.
scythe-log-countdown = { $n ->
    [0] { $seat } löst das Ende aus ({ $end_tile }): Nach diesem Zug bewegen sich alle noch einmal.
    [one] { $seat } löst das Ende aus ({ $end_tile }): Nach diesem Zug haben alle noch einen.
   *[other] { $seat } löst das Ende aus ({ $end_tile }): Nach diesem Zug haben alle noch { $n }.
 }
scythe-log-rushbegan = { $seat } ist bei der Landnahme an der Reihe.
scythe-log-exploded = { $n ->
    [0] { $seat }: Keine Einheit ist nahe der Explosion.
    [one] { $seat }: Die Explosion treibt eine Einheit ins Heimatgebiet.
   *[other] { $seat }: Die Explosion treibt { $n } Einheiten ins Heimatgebiet.
 }
scythe-log-missionlaid = Offenes Ziel: { $card }.
scythe-gesture-fly = Flug
scythe-doing-fly = { $seat } lässt ein Luftschiff fliegen.
scythe-gesture-objective = Zielkarten
scythe-doing-objective = { $form ->
    [many] { $who } entscheiden über eine Zielkarte.
   *[one] { $who } entscheidet über eine Zielkarte.
 }
scythe-end-land-rush = die Landnahme ist vorbei
scythe-end-factory-explosion = die Fabrik ist explodiert
scythe-end-king-of-the-hill = der König hält den Hügel
scythe-end-doomsday-clock = die Uhr des Untergangs ist abgelaufen
scythe-end-backup-plan = die letzten Züge von Plan B sind vorbei
scythe-head-tile = Plättchen
scythe-head-value = Luftschiff
scythe-head-effect = Wirkung
scythe-panel-airships = Luftschiffplättchen
scythe-panel-airship = Luftschiff
scythe-panel-airship-at = { $place }; an Bord: { $cargo }
scythe-panel-airship-here = Luftschiff von { $seat } ({ $cargo })
scythe-panel-airship-empty = nichts
scythe-panel-end-tile = Spielende
scythe-panel-how-far = Bisher
scythe-panel-turns-left = Verbleibende Züge
scythe-panel-mission-stars = Sterne: { $seats }.
scythe-panel-second-stars = Kann erneut erreichen
scythe-airship-carries-resources = trägt bis zu { $n } Ressourcen
scythe-airship-carries-workers = trägt bis zu { $n } Arbeiter
scythe-airship-range = { $n ->
    [one] fliegt eine Region weit
   *[other] fliegt bis zu { $n } Regionen weit
 }
scythe-airship-bombard = Vor deinem Kampf unter deinem Luftschiff darfst du 1, 2 oder 3 Ressourcen an Bord ausgeben: Der Gegner verliert { $n0 }, { $n1 } oder { $n2 } Stärke.
scythe-airship-bounty = Gewinnst du einen Kampf unter deinem Luftschiff, erhältst du { $n0 } Münzen für jede Figur und jeden Mech, die sich zurückziehen.
scythe-airship-siege-engine = Kämpfst du unter deinem Luftschiff und hat der Gegner dort ein Gebäude, verliert er vorher { $n0 } Stärke.
scythe-airship-distract = In deinen Kämpfen unter deinem Luftschiff darf der Gegner { $n0 } Kampfkarte weniger spielen.
scythe-airship-espionage = Vor deinem Kampf unter deinem Luftschiff siehst du die Kampfkarten des Gegners an.
scythe-airship-blitzkrieg = Endet der Flug deines Luftschiffs über einem anderen, darf es angreifen: Stärke und höchstens je eine Kampfkarte, ein Kampfstern für den Sieger. Das Luftschiff des Verlierers fliegt heim; am Boden geschieht nichts.
scythe-airship-toll = Gegnerische Einheiten kommen in die Region unter deinem Luftschiff nur mit einer Ressource und geben eine ab. Ein volles Luftschiff verlangt nichts.
scythe-airship-war-correspondent = Nach jedem Kampf unter deinem Luftschiff, gleich wer ihn führt, erhältst du { $n0 } Ansehen.
scythe-airship-ferry = Deine Einheiten dürfen den See unter deinem Luftschiff betreten und verlassen.
scythe-airship-boost = Deine Einheiten, die unter deinem Luftschiff losziehen, kommen { $n0 } Region weiter.
scythe-airship-drill = Das Land unter deinem Luftschiff ist für deine Einheiten ein Tunnel.
scythe-airship-hero = Dein Luftschiff darf auch deine Figur tragen. An Bord beherrscht, bekämpft und trifft sie nichts.
scythe-airship-safe-haven = Deine Einheiten dürfen sich auf das Land unter deinem Luftschiff zurückziehen statt ins Heimatgebiet, wenn dort keine gegnerische Einheit ist.
scythe-airship-reap = Beim Produzieren kommt die Region unter deinem Luftschiff hinzu, wenn du sie beherrschst und dort einen Arbeiter hast.
scythe-airship-craft = Du darfst auf dem Land unter deinem Luftschiff ohne Arbeiter bauen und Mechs einsetzen, wenn dort niemandes Einheit ist.
scythe-airship-negotiate = Endet der Flug deines Luftschiffs über einem Dorf, darfst du eine Zielkarte tauschen und erhältst { $n0 } Ansehen, einmal im Zug.
scythe-endtile-land-rush = Nach dem Zug mit dem ersten sechsten Stern führen alle noch eine Bewegung mit ihren Kämpfen aus, zuerst wer danach an der Reihe wäre. Dann endet das Spiel.
scythe-endtile-factory-explosion = Wer zuerst { $n0 } Sterne hat, erhält { $n1 } Münzen. Nach diesem Zug haben alle noch { $n2 } Züge. Dann ziehen sich alle Einheiten auf und neben der Fabrik für je { $n3 } Ansehen ins Heimatgebiet zurück, und das Spiel endet.
scythe-endtile-spoils-of-war = Gewonnene Kämpfe über die übliche Grenze hinaus bringen Sterne auf diesem Plättchen. Das Spiel endet mit dem sechsten Stern.
scythe-endtile-king-of-the-hill = Das Spiel endet, wenn jemand mit sechs Sternen seinen Zug beginnt und die Fabrik kontrolliert.
scythe-endtile-deja-vu = In jeder Kategorie außer Kampf ist ein zweiter Stern möglich: Bezahle die erfüllte Aktion noch einmal, oder erreiche den Wert erneut. Das Spiel endet mit dem sechsten Stern.
scythe-endtile-mission-possible = { $n0 } Zielkarten liegen offen aus. Auf jede darf jeder einen Stern legen. Das Spiel endet mit dem sechsten Stern.
scythe-endtile-doomsday-clock = Das Spiel endet, wenn alle { $n0 } Züge hatten. Ein sechster Stern beendet nichts.
scythe-endtile-backup-plan = Würde gewinnen, wer den sechsten Stern legt, endet das Spiel sofort. Sonst haben alle nach diesem Zug noch { $n0 } Zug.
scythe-endtile-round = Runde { $n } von { $of }
scythe-endtile-stars = meiste Sterne: { $n } von { $of }
scythe-endtile-turns = { $n ->
    [0] die anderen haben ihren letzten Zug
    [one] noch 1 Zug
   *[other] noch { $n } Züge
 }
scythe-endtile-last-turn = dieser Zug ist der letzte

## Was die Felder der Vorbereitung bewirken

scythe-why-trade-split = Sonst kommen beide Ressourcen eines Handels in dieselbe Region.
scythe-why-enlist-own-bonus = Sonst gilt der dauerhafte Bonus eines neuen Rekruten erst ab dem nächsten Mal.
scythe-why-banned-pairs = Manche Nationen sind mit bestimmten Spielertableaus zu stark. Diese Paare werden dann weder zugeteilt noch angeboten.
scythe-why-hidden-coins = Niemand sieht, wie viele Münzen die anderen haben.
scythe-why-repeat-factory = Die Rusviet-Union darf denselben Bereich zweimal nacheinander nutzen – so auch die Fabrikkarte.
scythe-why-extra = Acht weitere Karten für den Begegnungsstapel.
scythe-why-promo = Promokarten kommen in ihre Stapel.
scythe-why-deals = Ihr dürft einander jederzeit Münzen geben und euch absprechen; Versprechen binden niemanden.
scythe-why-spare-lone-workers = Polania verliert kein Ansehen, wenn es in einem Kampf Arbeiter vertreibt – so auch dann nicht, wenn es Arbeiter ohne Kampf vertreibt.
scythe-why-delay-penalty = Wer während der Partie die Punkte ausrechnet, verliert 2 Ansehen.
scythe-why-sample-scoring = Alle sehen, wie viel sie in diesem Moment bekämen. Hilfreich in der ersten Partie.
scythe-why-skip-turns = Manche seiner Karten lassen ihn nichts tun: ein leichterer Gegner.
scythe-why-extra-coins = Kommt zu den Münzen jeder seiner Karten dazu; eine negative Zahl macht ihn ärmer.
scythe-why-extra-power = Kommt zur Stärke jeder seiner Karten dazu; eine negative Zahl macht ihn schwächer.
scythe-why-hesitant-moves = Bevor er sich bewegt, wird eine Kampfkarte aufgedeckt: Eine 4 oder 5 hält ihn auf. Ein leichterer Gegner.
scythe-why-hesitant-deployment = Bevor er einsetzt, wird eine Kampfkarte aufgedeckt: Eine 4 oder 5 hält ihn auf. Ein leichterer Gegner.
scythe-why-all-moves = Er führt jede mögliche Bewegung seiner Karte aus, nicht nur die erste: ein stärkerer Gegner.
scythe-why-automa-mode = Gegen die Automas spielt jeder für sich, oder ihr spielt alle zusammen.
scythe-why-automa-decks = Mit eigenem Stapel nimmt kein Automa dem anderen Karten weg.
scythe-why-automa-tokens = Die Automas von Albion und Togawa nutzen die Marker ihrer Nationen wie Mitspieler.

## Das Spiel im Ganzen

scythe-cover-lead = Bestelle das Land, baue deine Maschinen und erreiche die Fabrik, bevor dich jemand aufhält.
scythe-cover-goal = Sechs Sterne beenden die Partie. Dann gewinnt das reichste Volk: Münzen, dazu Münzen für Sterne, Regionen und Ressourcen. Je höher dein Ansehen, desto mehr sind sie wert.
scythe-cover-turn-free = Wähle einen der vier Bereiche deines Spielertableaus: zuerst die obere Aktion, dann die untere, wenn du sie bezahlen kannst.
scythe-cover-turn = Wähle einen der vier Bereiche deines Spielertableaus, nie zweimal nacheinander denselben: zuerst die obere Aktion, dann die untere, wenn du sie bezahlen kannst.

# Die Kampagne: der Kampagnenbogen in einer Episode

scythe-field-sheet = Kampagnenbogen
scythe-field-head-start = Vorsprung des Automa
scythe-score-floor = Nie unter 0
scythe-instant-coins = 5 Münzen
scythe-instant-power = 3 Stärke
scythe-instant-objectives = 2 Zielkarten
scythe-instant-popularity = 2 Ansehen
scythe-instant-resources = 2 Ressourcen deiner Wahl in einer Startregion
scythe-instant-cards = 2 Kampfkarten
scythe-instant-worker = 1 Arbeiter in einer Startregion
scythe-gesture-instant-bonus = Sofort-Bonus
scythe-ask-sheet-instantbonus = { $seat }: Welchen Sofort-Bonus nutzt du? Jeder lässt sich in der Kampagne einmal nutzen.
scythe-ask-sheet-bonusplace = { $seat }: In welcher Startregion?
scythe-option-instant = { $bonus }
scythe-option-no-bonus = Keinen Sofort-Bonus
scythe-log-bonusused = { $price ->
    [0] { $seat } nutzt einen Sofort-Bonus: { $perk }.
   *[other] { $seat } nutzt einen Sofort-Bonus für { $price } Vermögen: { $perk }.
}
scythe-ask-campaign-progressstar = Zwei Würfel bestimmen, wo { $seat } einen Stern platziert.
scythe-option-lower-die = Niedrigerer Würfel: { $n }
scythe-log-dicethrown = Der niedrigere Würfel zeigt { $n }: { $seat } platziert einen Stern auf „{ $star }“.

# Die Kampagne: Episode 1

scythe-ask-ep1-openobjective = Ein Ziel für alle aufdecken. Welches?
scythe-option-claim = Offenes Ziel erfüllen
scythe-log-objectiveopened = Ein Ziel liegt für alle offen: { $objective }.
scythe-log-tokentaken = { $seat } platziert den ersten Stern auf „{ $star }“ und nimmt ein Einflussplättchen.

# Die Kampagne: Episode 2a

scythe-ask-ep2a-startstructure = { $seat }: Mit welchem Gebäude beginnst du { $place }?
scythe-ask-ep2a-startupgrade = { $seat }: Du beginnst mit drei Entwicklungen. Welchen Würfel versetzt du?
scythe-ask-ep2a-warcard = Für die Gewinne von { $seat } wird eine Automa-Karte gezogen.

# Die Kampagne: Episode 3

scythe-ask-ep3-drawsearched = { $seat } durchsucht die Fabrik. Welche Karte wird gezogen?
scythe-ask-ep3-keepcard = { $seat }: Vesna ist nicht unter diesen Karten. Behältst du eine davon?
scythe-option-vesna-card = Vesna
scythe-log-cluetaken = { $seat } nimmt ein Einflussplättchen.
scythe-log-factorysearched = { $n ->
    [one] { $seat } durchsucht die Fabrik und deckt eine Karte auf. Fabrikkarten: { $searched }.
   *[other] { $seat } durchsucht die Fabrik und deckt { $n } Karten auf. Fabrikkarten: { $searched }.
}
scythe-log-vesnafound = { $seat } findet Vesna.
scythe-log-cardkept = { $seat } behält Fabrikkarte { $number }.
scythe-automa-because-search = , um sie nach Vesna zu durchsuchen
scythe-panel-vesna = Vesna
scythe-panel-vesna-found = gefunden

# Die Kampagne: Episode 5

scythe-panel-box-c = Box C, geschlossen
scythe-automa-because-fortress = , möglichst nahe an der Fabrik ({ $n })
scythe-automa-out-fortress = weiter von der Fabrik entfernt
scythe-automa-on-region-fortress = weiter weg von der Fabrik

# Die Kampagne: Episode 7

scythe-end-episode-7 = Tesla ist gefunden
scythe-log-trailfound = { $seat } gibt alle Begegnungsplättchen ab und findet Tesla { $place }.
scythe-panel-trail = Suche nach Tesla
scythe-panel-trail-searching = { $n } von { $wanted } Begegnungsplättchen
scythe-panel-trail-own = gefunden
scythe-automa-short-clue = ein zweites Begegnungsplättchen wird { $place } genommen
scythe-automa-row-clue = Zweites Begegnungsplättchen
scythe-automa-step-clue = → ein zweites Begegnungsplättchen wird { $place } genommen.

# The campaign: episode 8a

scythe-panel-star-of = Stern von { $seat }
scythe-panel-board-stars = Sterne auf dem Spielplan
scythe-log-starcollected = { $seat } nimmt sich { $place } einen Stern.
scythe-automa-because-own-star = , mit einem eigenen Stern
scythe-automa-out-own-star = ohne eigenen Stern
scythe-automa-on-region-own-star = kein eigener Stern
scythe-log-heldback = { $n ->
    [0] { $seat }: Der Fortschrittsmarker kommt auf die Fortschrittskarte.
    [one] { $seat } muss noch einen Schritt machen, bevor der Marker auf die Fortschrittskarte kommt.
   *[other] { $seat } muss noch { $n } Schritte machen, bevor der Marker auf die Fortschrittskarte kommt.
}
