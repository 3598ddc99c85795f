## Namen und Mengen im Satz

tapestry-automa = Automa
tapestry-power-shadow = Schattenreich
tapestry-start = Startfeld
tapestry-beside = neben dem Raster
tapestry-hex = Feld { $id }
tapestry-any-track = einer beliebigen Leiste
tapestry-tile = Gebietsteil { $id } ({ $land }, { $reward })
tapestry-space-tile = Weltraumteil { $id } ({ $reward })
tapestry-amount-food = { $n } Nahrung
tapestry-amount-worker = { $n } Arbeiter
tapestry-amount-culture = { $n } Kultur
tapestry-amount-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
tapestry-resource-food = Nahrung
tapestry-resource-worker = Arbeiter
tapestry-resource-culture = Kultur
tapestry-resource-coin = Münze
tapestry-building-farm = Bauernhof
tapestry-building-house = Haus
tapestry-building-armory = Waffenschmiede
tapestry-building-market = Markt
tapestry-buildings-farm = Bauernhöfe
tapestry-buildings-house = Häuser
tapestry-buildings-armory = Waffenschmieden
tapestry-buildings-market = Märkte
tapestry-row-0 = untere Reihe
tapestry-row-1 = mittlere Reihe
tapestry-row-2 = obere Reihe
tapestry-price-resource = 1 beliebiger Rohstoff
tapestry-price-tile = { $n ->
    [one] { $n } Gebietsteil
   *[other] { $n } Gebietsteile
 }
tapestry-price-hanging = { $n ->
    [one] { $n } Gobelin
   *[other] { $n } Gobelins
 }
tapestry-price-tech = { $n ->
    [one] { $n } Techkarte
   *[other] { $n } Techkarten
 }
tapestry-category-0 = Techkarten
tapestry-category-1 = vollständige Stadtviertel
tapestry-category-2 = kontrollierte Gebiete
tapestry-category-3 = vollendete Leisten

## Aufbau

tapestry-field-civilization = Zivilisation
tapestry-field-mat = Hauptstadttableau
tapestry-field-adjustments = Offizielle Startanpassungen der Zivilisationen
tapestry-choice-civilization-alchemists = Alchemisten
tapestry-choice-civilization-architects = Architekten
tapestry-choice-civilization-craftsmen = Handwerker
tapestry-choice-civilization-entertainers = Unterhaltungskünstler
tapestry-choice-civilization-futurists = Futuristen
tapestry-choice-civilization-heralds = Heralde
tapestry-choice-civilization-historians = Historiker
tapestry-choice-civilization-inventors = Erfinder
tapestry-choice-civilization-isolationists = Isolationisten
tapestry-choice-civilization-leaders = Anführer
tapestry-choice-civilization-merrymakers = Feiernde
tapestry-choice-civilization-militants = Militante
tapestry-choice-civilization-mystics = Mystiker
tapestry-choice-civilization-nomads = Nomaden
tapestry-choice-civilization-the-chosen = Die Auserwählten
tapestry-choice-civilization-traders = Händler
tapestry-choice-mat-1 = Gebirge (1)
tapestry-choice-mat-2 = Feuchtgebiet (2)
tapestry-choice-mat-3 = Tropen (3)
tapestry-choice-mat-4 = Wüste (4)
tapestry-choice-mat-5 = Grasland (5)
tapestry-choice-mat-6 = Wald (6)
tapestry-setup-taken = Das hat schon jemand anderes.
tapestry-setup-pair = Bei bis zu drei Personen haben diese beiden Tableaus dasselbe Startgebiet.
tapestry-field-automa = Automa
tapestry-field-bot-civilization = Zivilisation des Automa
tapestry-field-second-civilization = Zweite Zivilisation des Automa (Level 6)
tapestry-field-starred = Karten mit Stern behalten, die im Solospiel unausgewogen sind
tapestry-choice-automa-1 = Level 1: der Schwache
tapestry-choice-automa-2 = Level 2: der Durchschnittliche
tapestry-choice-automa-3 = Level 3: der (Ein-)Schüchtern(d)e
tapestry-choice-automa-4 = Level 4: der Mächtige
tapestry-choice-automa-5 = Level 5: der Großartige
tapestry-choice-automa-6 = Level 6: der Unüberwindbare
tapestry-choice-bot-civilization-scientists = Wissenschaftler
tapestry-choice-bot-civilization-explorers = Abenteurer
tapestry-choice-bot-civilization-engineers = Ingenieure
tapestry-choice-bot-civilization-conquerors = Eroberer
tapestry-choice-second-civilization-scientists = Wissenschaftler
tapestry-choice-second-civilization-explorers = Abenteurer
tapestry-choice-second-civilization-engineers = Ingenieure
tapestry-choice-second-civilization-conquerors = Eroberer
tapestry-module-shadow-two = Schattenreich (für das Spiel zu zweit)
tapestry-setup-left-out = Diese Zivilisation ist nicht im Spiel.
tapestry-setup-automa-only = Das gilt nur für den Automa.
tapestry-setup-automa-none = Der Automa hat so etwas nicht.
tapestry-setup-automa-second = Eine zweite Zivilisation gibt es nur auf Level 6.
tapestry-setup-automa-all = Auf einem Platz muss ein Mensch spielen.
tapestry-setup-automa-solo = Der Automa spielt gegen genau eine Person.
tapestry-setup-shadow-automa = Der Automa bringt das Schattenreich selbst mit.
tapestry-setup-shadow-people = Das Schattenreich allein spielt nur mit { $n } Personen.

## Fragen

tapestry-ask-turn-turn = { $seat }: Schreite voran oder nimm einen Einkommenszug.
tapestry-ask-advance-token = { $seat }: Welcher Marker auf { $track }?
tapestry-ask-advance-pay = { $seat }: Bezahle noch { $left ->
    [one] { $left } Rohstoff
   *[other] { $left } Rohstoffe
 }.
tapestry-ask-advance-bonus = { $seat }: Möchtest du den Bonus von { $space }? { $price } → { $gain }
tapestry-ask-track-whichtrack = { $seat }: Auf welcher Leiste?
tapestry-ask-track-whichtoken = { $seat }: Welcher Marker auf { $track }?
tapestry-ask-track-restart = { $seat }: Auf das Startfeld welcher Leiste kommt der Marker?
tapestry-ask-city-plot = { $seat }: Wohin baust du ({ $kind })?
tapestry-ask-city-rotation = { $seat }: Wie drehst du das Wahrzeichen { $landmark }?
tapestry-ask-city-line = { $seat }: In welcher Zeile liegt die Oberkante von { $landmark }?
tapestry-ask-city-column = { $seat }: In welcher Spalte liegt die linke Kante von { $landmark }?
tapestry-ask-explore-tile = { $seat }: Mit welchem Gebietsteil erkundest du?
tapestry-ask-explore-hex = { $seat }: Wohin legst du das Gebietsteil?
tapestry-ask-explore-rotation = { $seat }: Wie drehst du das Gebietsteil auf { $hex }?
tapestry-ask-explore-space = { $seat }: Welches Weltraumteil erkundest du?
tapestry-ask-conquer-target = { $seat }: Welches Gebiet eroberst du?
tapestry-ask-conquer-dice = Die Eroberungswürfel werden geworfen.
tapestry-ask-conquer-whichdie = { $seat }: Welchen Würfel nimmst du? Schwarz: { $black }. Rot: { $red }.
tapestry-ask-reaction-react = { $seat }: { $attacker } erobert { $hex }. Reagierst du?
tapestry-ask-science-roll = Der Wissenschaftswürfel wird geworfen.
tapestry-ask-science-rolled = { $seat }: Welches Ergebnis nutzt du?
tapestry-ask-science-mayadvance = { $seat }: Auf { $track } voranschreiten?
tapestry-ask-tech-invent = { $seat }: Welche Techkarte erfindest du?
tapestry-ask-tech-refillone = Eine Techkarte wird ausgelegt.
tapestry-ask-tech-fromdeck = Eine Techkarte wird gezogen.
tapestry-ask-tech-upgrade = { $seat }: Welche Techkarte wertest du auf?
tapestry-ask-tech-use = { $seat }: Welche Karte nutzt du ({ $row })?
tapestry-ask-discard-tile = { $seat }: Welches Gebietsteil wirfst du ab?
tapestry-ask-discard-hanging = { $seat }: Welchen Gobelin wirfst du ab?
tapestry-ask-discard-tech = { $seat }: Welche Techkarte wirfst du ab?
tapestry-ask-draw-tile = Ein Gebietsteil wird gezogen.
tapestry-ask-draw-space = Ein Weltraumteil wird gezogen.
tapestry-ask-draw-hanging = Ein Gobelin wird gezogen.
tapestry-ask-civilization-gain = Eine Zivilisation wird gezogen.
tapestry-ask-hanging-play = { $seat }: Welchen Gobelin spielst du in der neuen Ära?
tapestry-ask-hanging-overplay = { $seat }: Welcher Gobelin überdeckt den aktuellen?
tapestry-ask-hanging-facedown = Ein Gobelin wird verdeckt gespielt.
tapestry-ask-income-whichability = { $seat }: Welche Zivilisation ist als Nächste an der Reihe?
tapestry-ask-income-loseany = { $seat }: Welchen Rohstoff verlierst du?
tapestry-ask-setup-dealmat = Die Hauptstadttableaus werden verteilt.
tapestry-ask-setup-keepmat = { $seat }: Welches Hauptstadttableau behältst du?
tapestry-ask-setup-dealcivilization = Die Zivilisationen werden verteilt.
tapestry-ask-setup-keepcivilization = { $seat }: Welche Zivilisation behältst du?
tapestry-ask-setup-drawfirst = Wer beginnt?
tapestry-ask-alchemists-brew = { $seat }: Den Wissenschaftswürfel werfen? Wenn du aufhörst, schreitest du auf den gewürfelten Leisten voran.
tapestry-ask-alchemists-mix = Der Wissenschaftswürfel wird für die Alchemisten geworfen.
tapestry-ask-alchemists-mixed = { $seat }: Welches Ergebnis zählt?
tapestry-ask-alchemists-transmute = { $seat }: Auf welcher Leiste schreitest du ohne Belohnung voran?
tapestry-ask-architects-swap = { $seat }: Welches Gebäude tauscht den Platz?
tapestry-ask-architects-swapwith = { $seat }: Mit welchem Gebäude?
tapestry-ask-entertainers-perform = { $seat }: Wohin zieht der Marker der Unterhaltungskünstler?
tapestry-ask-heralds-proclaim = { $seat }: Welchen ausgespielten Gobelin wiederholen die Heralde?
tapestry-ask-historians-uncover = { $seat }: Von welchem Quadrat gibst du einen Marker ab, für ein Gebietsteil?
tapestry-ask-historians-give = { $seat }: Wer erhält den Marker?
tapestry-ask-inventors-improve = { $seat }: Welche Techkarte erhält einen Marker und wird aufgewertet?
tapestry-ask-isolationists-protect = { $seat }: { $hex } mit einem Marker schützen und 1 beliebigen Rohstoff erhalten?
tapestry-ask-leaders-lead = { $seat }: Welchem Anführer folgst du?
tapestry-ask-merrymakers-rise = { $seat }: Welcher Marker der Feiernden zieht nach oben?
tapestry-ask-mystics-predict = { $seat }: Welche Zahl sagst du voraus ({ $category })?
tapestry-ask-militants-enlist = { $seat }: Aus welcher Reihe nimmst du den Außenposten?
tapestry-ask-militants-garrison = { $seat }: Wie viele Außenposten kommen in die obere Reihe?
tapestry-ask-traders-tradeat = { $seat }: Welches Gebiet erhält einen Marker der Händler?
tapestry-ask-hanging-chooseally = { $seat }: Mit wem verbündest du dich?
tapestry-ask-hanging-choosecolony = { $seat }: Welches Gebiet bringt dir Rohstoffe?
tapestry-ask-hanging-choosewayout = { $seat }: Auf welcher Leiste gehst du vor? Auf den anderen geht es zurück.
tapestry-ask-hanging-convert = { $seat }: In was tauschst du Nahrung?
tapestry-ask-hanging-discover = Der Wissenschaftswürfel wird für alle geworfen.
tapestry-ask-hanging-discovered = { $seat }: Auf welcher Leiste schreiten alle voran?
tapestry-ask-hanging-marry = { $seat }: In wessen Familie heiratest du ein?
tapestry-ask-hanging-dowry = { $seat }: Welche Leiste von { $opponent }?
tapestry-ask-hanging-drawandexplore = Ein Gebietsteil wird gezogen.
tapestry-ask-hanging-drawandupgrade = Eine Techkarte wird gezogen.
tapestry-ask-hanging-inventandupgrade = { $seat }: Welche Techkarte erfindest du und wertest sie auf?
tapestry-ask-hanging-drill = { $seat }: Auf welcher Leiste schreitest du voran?
tapestry-ask-hanging-mayfollow = { $seat }: Ohne Belohnung auf { $track } voranschreiten?
tapestry-ask-hanging-exploit = { $seat }: Zweimal die Belohnung von { $tile } statt { $points } SP?
tapestry-ask-hanging-givetile = { $seat }: Ein Gebietsteil für 3 SP verschenken?
tapestry-ask-hanging-giveto = { $seat }: Wer erhält { $tile }?
tapestry-ask-hanging-level = { $seat }: Auf welcher Leiste ziehst du mit einem Gegner gleich?
tapestry-ask-hanging-occupy = { $seat }: Einen Außenposten auf { $hex } setzen?
tapestry-ask-hanging-overthrow = { $seat }: Die neue Karte über die aktuelle spielen?
tapestry-ask-hanging-partner = { $seat }: Mit wem handelst du?
tapestry-ask-hanging-ware = { $seat }: Welche Leiste von { $opponent } nutzt du?
tapestry-ask-hanging-position = { $seat }: Welcher Marker von { $opponent } auf { $track }?
tapestry-ask-hanging-rise = { $seat }: Wo steht ein Außenposten wieder auf?
tapestry-ask-hanging-seize = { $seat }: Auf welcher Leiste schreitest du voran und sperrst sie?
tapestry-ask-hanging-sendathlete = { $seat }: 1 Arbeiter für 10 SP bezahlen?
tapestry-ask-hanging-spy = { $seat }: Welchen Gobelin kopierst du?
tapestry-ask-hanging-trade = { $seat }: Siegpunkte und Rohstoffe tauschen?
tapestry-ask-hanging-vote = { $seat }: Einen Gobelin für 2 SP abwerfen?
tapestry-ask-automa-drawcard = Eine Entscheidungskarte wird gezogen.
tapestry-ask-automa-addcard = Eine Karte vom Entwicklungsstapel wird gezogen.
tapestry-ask-automa-drawtiecard = Eine Karte vom Entwicklungsstapel löst den Gleichstand auf.
tapestry-ask-automa-roll = Der Wissenschaftswürfel wird geworfen ({ $seat }).
tapestry-ask-automa-rollfavourite = Der Wissenschaftswürfel bestimmt die bevorzugte Leiste ({ $seat }).
tapestry-ask-automa-turntile = Wie liegt das Gebietsteil auf { $hex }?
tapestry-ask-automa-laytile = Ein Gebietsteil wird für { $hex } gezogen.
tapestry-ask-automa-discardsupply = { $seat } wirft eine zufällige Gobelinkarte ab.
tapestry-ask-automa-drawcivilization = { $seat } zieht eine Zivilisation.
tapestry-ask-automa-choosesecond = { $seat }: Welche zweite Zivilisation bekommt der Automa?

## Optionen

tapestry-option-advance = auf { $track } voranschreiten
tapestry-option-income = Einkommenszug
tapestry-option-pay = { $resource } bezahlen
tapestry-option-track = { $track }
tapestry-option-token = der Marker auf Feld { $n }
tapestry-option-roll = { $track }
tapestry-option-plot = Platz { $at }
tapestry-option-beside = neben dem Raster
tapestry-option-rotate = { $n ->
    [0] wie abgebildet
   *[other] { $n } × 90° gedreht
 }
tapestry-option-line = Zeile { $at }
tapestry-option-column = Spalte { $at }
tapestry-option-tile = { $tile }
tapestry-option-hex = { $hex }
tapestry-option-turned = { $n ->
    [0] wie abgebildet
   *[other] { $n } × 60° gedreht
 }
tapestry-option-explore-space = { $tile }
tapestry-option-conquer = { $hex }
tapestry-option-dice = { $at }: schwarz { $black }, rot { $red }
tapestry-option-take-black = der schwarze Würfel
tapestry-option-take-red = der rote Würfel
tapestry-option-invent = { $tech } (Kreis: { $circle }; Quadrat: { $square })
tapestry-option-from-deck = die oberste Karte des Stapels
tapestry-option-upgrade = { $tech } (Kreis: { $circle }; Quadrat: { $square })
tapestry-option-use = { $tech } (Kreis: { $circle }; Quadrat: { $square })
tapestry-option-hang = { $hanging }
tapestry-option-react = { $hanging } abwerfen
tapestry-option-give-tile = { $tile }
tapestry-option-give-hanging = { $hanging }
tapestry-option-give-tech = { $tech }
tapestry-option-draw-tile = { $tile }
tapestry-option-draw-space = { $tile }
tapestry-option-draw-hanging = { $hanging }
tapestry-option-draw-tech = { $tech }
tapestry-option-draw-civilization = { $civilization }
tapestry-option-draw-mat = { $mat }
tapestry-option-first = { $seat }
tapestry-option-mat = { $mat }
tapestry-option-civilization = { $civilization }: { $text }
tapestry-option-improve = { $tech }
tapestry-option-lead = der Anführer von { $track }
tapestry-option-perform = Feld { $n }: { $gain }
tapestry-option-uncover = Quadrat { $n }: { $gain }
tapestry-option-rise = der Marker in Spalte { $n }
tapestry-option-craft = auf das Tableau der Handwerker, Spalte { $n }
tapestry-option-predict = { $n }
tapestry-option-enlist = { $n ->
    [0] die obere Reihe
   *[other] die untere Reihe
 }
tapestry-option-garrison = { $n }
tapestry-option-settle = auf die Karte: { $hex }
tapestry-option-trade-at = { $hex }
tapestry-option-opponent = { $seat }
tapestry-option-copy = { $hanging }
tapestry-option-buy = { $n ->
    [one] { $n } Rohstoff für 5 SP kaufen
   *[other] { $n } Rohstoffe für je 5 SP kaufen
 }
tapestry-option-sell = { $n ->
    [one] { $n } Rohstoff für 5 SP verkaufen
   *[other] { $n } Rohstoffe für je 5 SP verkaufen
 }
tapestry-option-catch-up = auf { $track } vor
tapestry-option-fall-back = auf { $track } zurück
tapestry-option-convert = { $resource }
tapestry-option-stand-up = { $hex }
tapestry-option-decision = Entscheidungskarte { $n }
tapestry-option-progress = Entwicklungskarte { $n }
tapestry-option-bot-civilization = { $civilization }: { $text }
tapestry-option-draw-bot-civilization = { $civilization }

## Effekte

tapestry-effect-vp = { $n } SP
tapestry-effect-per-farm = { $n } SP je Bauernhof
tapestry-effect-per-house = { $n } SP je Haus
tapestry-effect-per-armory = { $n } SP je Waffenschmiede
tapestry-effect-per-market = { $n } SP je Markt
tapestry-effect-per-exploration = { $n } SP je Feld auf Entdeckung
tapestry-effect-per-science = { $n } SP je Feld auf Wissenschaft
tapestry-effect-per-military = { $n } SP je Feld auf Militär
tapestry-effect-per-technology = { $n } SP je Feld auf Technologie
tapestry-effect-per-territory = { $n } SP je kontrolliertem Gebiet
tapestry-effect-per-tech = { $n } SP je Techkarte
tapestry-effect-per-tile = { $n } SP je Gebietsteil im Vorrat
tapestry-effect-per-hanging = { $n } SP je Gobelin
tapestry-effect-per-landmark = { $n } SP je Wahrzeichen
tapestry-effect-resource = { $what }
tapestry-effect-building = { $what }
tapestry-effect-landmark = { $what }
tapestry-effect-tile = { $n ->
    [one] { $n } Gebietsteil
   *[other] { $n } Gebietsteile
 }
tapestry-effect-space = { $n ->
    [one] { $n } Weltraumteil
   *[other] { $n } Weltraumteile
 }
tapestry-effect-hanging = { $n ->
    [one] { $n } Gobelin
   *[other] { $n } Gobelins
 }
tapestry-effect-explore = { $where ->
    [anywhere] beliebig erkunden
   *[near] erkunden
 }
tapestry-effect-explore-space = ein Weltraumteil erkunden
tapestry-effect-conquer = { $where ->
    [anywhere] beliebig erobern
   *[near] erobern
 }{ $dice ->
    [both] {" "}mit beiden Würfeln
    [opponent] {" "}(beide Würfel, falls von einem Gegner)
   *[one] {""}
 }
tapestry-effect-tile-reward = die Belohnung des Gebiets
tapestry-effect-research = { $flags ->
    [benefit] forschen
   *[plain] forschen ohne Belohnung
 }
tapestry-effect-advance = { $flags ->
    [benefit] auf { $tracks } voranschreiten
    [free] auf { $tracks } ohne Belohnung, aber mit kostenlosem Bonus voranschreiten
   *[plain] auf { $tracks } ohne Belohnung voranschreiten
 }
tapestry-effect-regress = { $flags ->
    [benefit] auf { $tracks } zurückgehen und das Feld nutzen
   *[plain] auf { $tracks } zurückgehen
 }
tapestry-effect-again = deine Position auf { $tracks } erneut nutzen
tapestry-effect-restart = der Marker auf { $tracks } kommt auf ein Startfeld
tapestry-effect-invent = { $source ->
    [1] eine offene Techkarte erfinden
    [2] vom Stapel erfinden
   *[0] erfinden
 }
tapestry-effect-upgrade = eine Techkarte aufwerten
tapestry-effect-refresh = die Auslage der Techkarten erneuern
tapestry-effect-circle = einen Kreis der mittleren Reihe nutzen
tapestry-effect-square = ein Quadrat der oberen Reihe nutzen
tapestry-effect-city = die Hauptstadt werten
tapestry-effect-overplay = einen Gobelin über den aktuellen spielen
tapestry-effect-civilization = eine Zivilisation
tapestry-effect-age-of-discovery = { $text }
tapestry-effect-age-of-wonders = { $text }
tapestry-effect-alliance = { $text }
tapestry-effect-boast-of-superiority = { $text }
tapestry-effect-coal-baron = { $text }
tapestry-effect-colonialism = { $text }
tapestry-effect-dark-ages = { $text }
tapestry-effect-democracy = { $text }
tapestry-effect-dictatorship = { $text }
tapestry-effect-diplomacy = { $text }
tapestry-effect-espionage = { $text }
tapestry-effect-guilds = { $text }
tapestry-effect-marriage-of-state = { $text }
tapestry-effect-oil-magnate = { $text }
tapestry-effect-olympic-host = { $text }
tapestry-effect-plea-for-aid = { $text }
tapestry-effect-revolution = { $text }
tapestry-effect-socialism = { $text }
tapestry-effect-steam-tycoon = { $text }
tapestry-effect-technocracy = { $text }
tapestry-effect-trade-economy = { $text }

## Warteschlange

tapestry-queue-bonus = Bonus von { $space }: { $price } → { $gain }
tapestry-queue-building = das Gebäude platzieren: { $kind }
tapestry-queue-landmark = das Wahrzeichen platzieren: { $landmark }
tapestry-queue-hang = einen Gobelin spielen
tapestry-queue-upgradeone = eine Techkarte aufwerten (freiwillig)
tapestry-queue-points = das Einkommenstableau werten
tapestry-queue-yield = Rohstoffe, Gebietsteile und Gobelins erhalten
tapestry-source-dice = die Eroberungswürfel
tapestry-source-district = ein vollständiges Stadtviertel
tapestry-source-era = zuerst in Ära { $n }
tapestry-source-income = { $n }. Einkommenszug

## Protokoll

tapestry-log-turnbegan = { $seat } ist am Zug.
tapestry-log-incomebegan = { $seat } nimmt den { $number }. Einkommenszug.
tapestry-log-advanced = { $seat } schreitet auf { $track } voran: { $space }.
tapestry-log-regressed = { $seat } geht auf { $track } zurück: { $space }.
tapestry-log-restarted = { $seat } setzt den Marker auf das Startfeld von { $track }.
tapestry-log-paid = { $seat } bezahlt { $n } × { $resource }.
tapestry-log-gained = { $seat } erhält { $n } × { $resource }.
tapestry-log-scored = { $seat } erhält { $points } SP.
tapestry-log-buildingplaced = { $seat } baut: { $building }, { $plot }.
tapestry-log-buildingsswapped = { $seat } tauscht die Gebäude auf { $plot } und { $other }.
tapestry-log-settled = { $seat } baut auf { $hex }.
tapestry-log-landmarkgained = { $seat } erhält das Wahrzeichen { $landmark }.
tapestry-log-landmarkplaced = { $seat } stellt das Wahrzeichen { $landmark } auf.
tapestry-log-districtcompleted = { $seat } vervollständigt ein Stadtviertel.
tapestry-log-capitalscored = { $seat } wertet die Hauptstadt: { $points } SP.
tapestry-log-tiledrawn = { $seat } zieht { $tile }.
tapestry-log-spacetiledrawn = { $seat } zieht { $space_tile }.
tapestry-log-hangingdrawn = { $seat } zieht { $hanging }.
tapestry-log-hangingdrawn-hidden = { $seat } zieht einen Gobelin.
tapestry-log-explored = { $seat } erkundet { $hex } mit { $tile }: { $points } SP.
tapestry-log-spaceexplored = { $seat } erkundet { $space_tile }.
tapestry-log-outpostplaced = { $seat } setzt einen Außenposten auf { $hex }.
tapestry-log-toppled = { $seat } stürzt einen Außenposten von { $victim } auf { $hex }.
tapestry-log-reacted = { $seat } wirft { $hanging } ab und behält { $hex }.
tapestry-log-conquerdicerolled = { $seat } würfelt: schwarz { $black }, rot { $red }.
tapestry-log-sciencedierolled = { $seat } würfelt { $track }.
tapestry-log-invented = { $seat } erfindet { $tech }.
tapestry-log-upgraded = { $seat } wertet { $tech } auf: { $row }.
tapestry-log-techtaken = { $seat } nimmt { $tech } von { $victim }.
tapestry-log-displayrefreshed = { $seat } erneuert die Auslage.
tapestry-log-hung = { $seat } spielt { $hanging } in Ära { $era }.
tapestry-log-hungfacedown = { $seat } spielt in Ära { $era } eine Karte verdeckt.
tapestry-log-discarded = { $seat } wirft ab: { $what }.
tapestry-log-achievementgained = { $seat } schafft eine Errungenschaft: { $achievement } ({ $points } SP).
tapestry-log-civilizationgained = { $seat } hat jetzt die Zivilisation { $civilization }.
tapestry-log-playerfinished = { $seat } hat die Partie beendet.
tapestry-log-gameended = Das Spiel ist zu Ende.
tapestry-log-botcivilizationgained = Zivilisation von { $seat }: { $bot_civilization }.
tapestry-log-favouriteset = { $seat }: Die bevorzugte Leiste ist jetzt { $track }.
tapestry-log-pairdrawn = { $seat } zieht die Entscheidungskarten { $left } und { $right }.
tapestry-log-tiecarddrawn = { $seat }: Entwicklungskarte { $card } löst den Gleichstand auf und geht zurück.
tapestry-log-notrack = { $seat } kann auf keiner Leiste mehr voranschreiten.
tapestry-log-noadvance = { $seat } schreitet auf { $track } nicht voran: { $why }.
tapestry-log-noeffect = { $seat } erhält nichts: { $why }.
tapestry-log-tilelaid = { $seat } legt { $tile } auf { $hex }.
tapestry-log-shadowoutpostplaced = { $seat }: Ein gestürzter Außenposten kommt auf { $hex }.
tapestry-log-supplydiscarded = { $seat } wirft { $hanging } ab, das ist keine Falle.
tapestry-log-cardadded = Entwicklungskarte { $card } kommt zu den abgeworfenen Entscheidungskarten.
tapestry-log-shuffled = Alle { $n } Entscheidungskarten werden gemischt.
tapestry-log-shadowturnbegan = { $seat }: Zug { $number }.

## Gesten, Wertung, Marken

tapestry-gesture-advance = Voranschreiten
tapestry-doing-advance = { $seat }: schreitet voran.
tapestry-gesture-bonus = Bonus
tapestry-doing-bonus = { $seat }: entscheidet über einen Bonus.
tapestry-gesture-track = Leiste
tapestry-doing-track = { $seat }: wählt eine Leiste.
tapestry-gesture-place = Bauen
tapestry-doing-place = { $seat }: stellt ein Gebäude auf.
tapestry-gesture-explore = Erkunden
tapestry-doing-explore = { $seat }: erkundet.
tapestry-gesture-conquer = Erobern
tapestry-doing-conquer = { $seat }: erobert.
tapestry-gesture-die = Würfel
tapestry-doing-die = { $seat }: wählt einen Würfel.
tapestry-gesture-react = Reagieren
tapestry-doing-react = { $seat }: kann reagieren.
tapestry-gesture-research = Forschen
tapestry-doing-research = { $seat }: forscht.
tapestry-gesture-invent = Erfinden
tapestry-doing-invent = { $seat }: erfindet.
tapestry-gesture-upgrade = Aufwerten
tapestry-doing-upgrade = { $seat }: wertet eine Techkarte auf.
tapestry-gesture-use = Nutzen
tapestry-doing-use = { $seat }: nutzt eine Techkarte.
tapestry-gesture-hanging = Gobelin
tapestry-doing-hanging = { $seat }: wählt einen Gobelin.
tapestry-gesture-civilization = Zivilisation
tapestry-doing-civilization = { $seat }: nutzt eine Zivilisation.
tapestry-gesture-income = Einkommen
tapestry-doing-income = { $seat }: nimmt einen Einkommenszug.
tapestry-gesture-swap = Tauschen
tapestry-doing-swap = { $seat }: tauscht Gebäude.
tapestry-gesture-setup = Aufbau
tapestry-doing-setup = { $seat }: baut auf.
tapestry-gesture-opponent = Gegner
tapestry-doing-opponent = { $seat }: wählt einen Gegner.
tapestry-gesture-hex = Gebiet
tapestry-doing-hex = { $seat }: wählt ein Gebiet.
tapestry-gesture-convert = Tauschen
tapestry-doing-convert = { $seat }: tauscht um.
tapestry-gesture-give = Verschenken
tapestry-doing-give = { $seat }: gibt etwas.
tapestry-gesture-occupy = Besetzen
tapestry-doing-occupy = { $seat }: besetzt ein Gebiet.
tapestry-gesture-rise = Aufrichten
tapestry-doing-rise = { $seat }: stellt einen Marker auf.
tapestry-gesture-pay = Bezahlen
tapestry-doing-pay = { $seat }: bezahlt.
tapestry-gesture-trade = Handeln
tapestry-doing-trade = { $seat }: handelt.
tapestry-gesture-discard = Abwerfen
tapestry-doing-discard = { $seat }: wirft ab.
tapestry-default-pay-most = mit dem bezahlen, wovon du am meisten hast
tapestry-default-best-rotation = beste Drehung
tapestry-default-complete = ein Stadtviertel, eine Reihe oder Spalte vervollständigen
tapestry-default-beside = neben das Raster
tapestry-score-tracks = Fortschrittsleisten
tapestry-score-income = Einkommenstableau
tapestry-score-capital = Hauptstadt
tapestry-score-exploring = Erkunden
tapestry-score-space = Weltraumteile
tapestry-score-conquest = Eroberungswürfel
tapestry-score-tech = Techkarten
tapestry-score-hangings = Gobelins
tapestry-score-civilizations = Zivilisationen
tapestry-score-achievements = Errungenschaften
tapestry-score-other = Sonstiges
tapestry-tie-resources = übrige Rohstoffe
tapestry-milestone-achievement = Errungenschaften
tapestry-milestone-landmark = Wahrzeichen
tapestry-milestone-civilization = Zivilisationen
tapestry-milestone-hanging = Gobelins

## Übersichten

tapestry-panel-queue = Noch zu tun
tapestry-panel-source = Woher
tapestry-panel-pending = Was
tapestry-panel-table = Tisch
tapestry-panel-display = Offene Techkarten
tapestry-panel-landmarks = Übrige Wahrzeichen
tapestry-panel-tile-stack = Gebietsteile im Stapel
tapestry-panel-space-stack = Weltraumteile im Stapel
tapestry-panel-tech-deck = Techstapel / Ablage
tapestry-panel-hanging-deck = Gobelinstapel / Ablage
tapestry-panel-civilization-stack = Zivilisationen im Stapel
tapestry-panel-tracks = Fortschrittsleisten
tapestry-panel-player = Person
tapestry-panel-map = Karte
tapestry-panel-hex = Feld
tapestry-panel-corners = Ecken
tapestry-panel-reward = Belohnung
tapestry-panel-standing = Außenposten
tapestry-panel-fallen = Gestürzt
tapestry-panel-face-down = verdeckt
tapestry-panel-points = Siegpunkte
tapestry-panel-era = Ära
tapestry-panel-outposts = Außenposten im Vorrat
tapestry-panel-tiles = Gebietsteile
tapestry-panel-space-tiles = Weltraumteile
tapestry-panel-explored-space = Im Weltraum erkundet
tapestry-panel-hand = Hand
tapestry-panel-eras = Ärafelder
tapestry-panel-tech = Techkarten
tapestry-panel-civilizations = Zivilisationen
tapestry-panel-own-landmarks = Wahrzeichen
tapestry-panel-mat = Hauptstadttableau
tapestry-panel-finished = Fertig
tapestry-panel-yes = ja
tapestry-panel-city = Hauptstadt von { $seat }

## Die Bots, erklärt

tapestry-automa-void-outposts = kein Außenposten im Vorrat
tapestry-automa-void-tiles = keine Gebietsteile mehr da
tapestry-automa-void-hex = kein gültiges Feld
tapestry-automa-void-end = am Ende der Leiste angekommen
tapestry-automa-void-blocked = die Leiste ist gesperrt
tapestry-automa-void-start = noch auf dem Startfeld
tapestry-automa-turn-pair = Karten { $left } und { $right }
tapestry-automa-turn-income = Einkommenszug { $number }
tapestry-automa-turn-income-pair = Einkommenszug { $number } mit den Karten { $left } und { $right }
tapestry-automa-turn-none = Keine Karten
tapestry-automa-left = Linke Karte { $card }
tapestry-automa-right = Rechte Karte { $card }
tapestry-automa-indicator-0 = Automa: { $tracks }
tapestry-automa-indicator-1 = Schattenreich: { $tracks }
tapestry-automa-tracks-all = jede Leiste
tapestry-automa-tracks-landmark-or-end = am nächsten zu einem Wahrzeichen oder dem Ende
tapestry-automa-tracks-end = am nächsten zum Ende
tapestry-automa-income-symbol = Einkommenssymbol
tapestry-automa-topple-symbol = Symbol für einen gestürzten Außenposten
tapestry-automa-heart = ♥
tapestry-automa-aid = Gebietswahlhilfe { $aid }
tapestry-automa-no-path = kein Weg
tapestry-automa-short-track = { $seat } schreitet auf { $track } voran: { $space } ({ $reason })
tapestry-automa-short-goes = { $seat } schreitet auf { $track } voran ({ $reason })
tapestry-automa-short-favourite = { $seat } bevorzugt jetzt { $track }, denn { $due } ({ $reason })
tapestry-automa-due-end = { $track } ist beendet
tapestry-automa-due-ahead = auf { $track } liegt { $first } vorn
tapestry-automa-due-both = auf { $track } liegen { $first } und { $second } vorn
tapestry-automa-short-conquer-opponent = { $seat } erobert dein { $hex } ({ $reason })
tapestry-automa-short-attack = { $seat } greift dein { $hex } an ({ $reason })
tapestry-automa-short-repelled = { $seat } greift dein { $hex } vergeblich an ({ $reason })
tapestry-automa-short-conquer-neutral = { $seat } erobert { $hex } ({ $reason })
tapestry-automa-short-explore = { $seat } erkundet { $hex } ({ $reason })
tapestry-automa-short-fortify = { $seat } sichert { $hex } ({ $reason })
tapestry-automa-short-points = { $n } SP
tapestry-automa-because-only = nichts anderes ist möglich
tapestry-automa-because-blocked = als einzige Leiste weder beendet noch gesperrt
tapestry-automa-because-adjacent = als einziges gültiges Feld nicht neben dir, denn Karte { $card } trägt kein Sturz-Symbol
tapestry-automa-because-landmark = { $n ->
    [one] { $n } Feld bis zu einem Wahrzeichen oder dem Ende
   *[other] { $n } Felder bis zu einem Wahrzeichen oder dem Ende
 }
tapestry-automa-because-end = { $n ->
    [one] { $n } Feld bis zum Ende
   *[other] { $n } Felder bis zum Ende
 }
tapestry-automa-because-order = zuerst in der Reihenfolge von Karte { $card }
tapestry-automa-because-island = am nächsten zur mittleren Insel
tapestry-automa-because-single = am nächsten zu deinem Gebiet mit nur 1 Spielstein
tapestry-automa-because-person = am nächsten zu deinen Gebieten
tapestry-automa-because-far = am weitesten von deinen Gebieten entfernt
tapestry-automa-because-aid = zuerst in der Gebietswahlhilfe von Karte { $card }
tapestry-automa-choose-track = { $seat } wählt eine Leiste, Gleichstände löst Karte { $card } auf:
tapestry-automa-choose-favourite = { $seat } wählt eine neue bevorzugte Leiste, Gleichstände löst Karte { $card } auf:
tapestry-automa-choose-conquer-opponent = { $seat } will ein Gebiet von dir erobern, Gebietswahlhilfe von Karte { $card }:
tapestry-automa-choose-conquer-neutral = { $seat } erobert neutral, Gebietswahlhilfe von Karte { $card }:
tapestry-automa-choose-explore = { $seat } erkundet, Gebietswahlhilfe von Karte { $card }:
tapestry-automa-choose-fortify = { $seat } sichert ein Gebiet, Gebietswahlhilfe von Karte { $card }:
tapestry-automa-reward-counts = { $reward }: zählt
tapestry-automa-reward-again = { $reward }: zählt nur einmal
tapestry-automa-reward-other = { $reward }: Die andere Möglichkeit wird gewählt
tapestry-automa-reward-ignored = { $reward }: nicht für den Automa
tapestry-automa-why-first-is-income = Es ist der erste Zug der Bots.
tapestry-automa-why-empty-deck = Der Entscheidungsstapel ist leer.
tapestry-automa-why-step3-income = Dies sind die letzten Entscheidungskarten, und die linke zeigt das Einkommenssymbol.
tapestry-automa-favourite-end = { $seat } steht am Ende von { $track } und braucht eine neue bevorzugte Leiste.
tapestry-automa-favourite-ahead = { $seat } braucht eine neue bevorzugte Leiste. Weiter vorn auf { $track }: { $ahead }.
tapestry-automa-favourite-kept = { $seat } behält { $track } als bevorzugte Leiste.
tapestry-automa-favourite-none = { $seat } behält { $track } als bevorzugte Leiste: Alle Leisten sind beendet.
tapestry-automa-step-points = { $row }: { $count } × { $times } = { $total } SP
tapestry-automa-points-land = Wahrzeichen und Gebiete
tapestry-automa-points-military-science = Felder auf Militär und Wissenschaft
tapestry-automa-points-technology-exploration = Felder auf Technologie und Entdeckung
tapestry-automa-points-first = Zuerst in der Ära
tapestry-automa-points-engineers = Ingenieure: Wahrzeichen
tapestry-automa-points-conquerors = Eroberer: Gebiete
tapestry-automa-rule-all = { $rule } Alle bleiben: { $left }.
tapestry-automa-rule-none = { $rule } Nichts bleibt übrig.
tapestry-automa-rule-left = { $rule } Es bleiben: { $left }.
tapestry-automa-rule-gone = { $rule } Es bleiben: { $left }. Weg fallen: { $gone }.
tapestry-automa-note-only = nicht gültig
tapestry-automa-note-without = neben dir
tapestry-automa-note-blocked = gesperrt
tapestry-automa-note-measured = { $n } statt { $best }
tapestry-automa-panel = Bots
tapestry-automa-panel-level = Level
tapestry-automa-panel-civilization = Zivilisation des Automa
tapestry-automa-panel-points = Siegpunkte des Automa
tapestry-automa-panel-era = Ära des Automa
tapestry-automa-panel-outposts = Außenposten im Vorrat
tapestry-automa-panel-landmarks = Wahrzeichen des Automa
tapestry-automa-panel-supply = Gobelinkarten neben dem Tableau
tapestry-automa-panel-mat = Gobelinkarten auf dem Tableau
tapestry-automa-panel-shadow-outposts = Außenposten des Schattenreichs im Vorrat
tapestry-automa-panel-finished = Fertig
tapestry-automa-panel-pair = Offene Entscheidungskarten
tapestry-automa-panel-deck = Karten im Entscheidungsstapel
tapestry-automa-panel-pile = Abgeworfene Entscheidungskarten
tapestry-automa-panel-progress = Karten im Entwicklungsstapel
tapestry-automa-panel-favourite = Bevorzugte Leiste: { $seat }

## Was die Felder der Vorbereitung bewirken

tapestry-why-adjustments = Der Verlag gleicht die Zivilisationen zu Beginn mit Rohstoffen oder Punkten aus.
tapestry-why-starred = Sonst bleiben diese Karten in der Schachtel, wenn du allein spielst.

## Das Spiel im Ganzen

tapestry-cover-lead = Webe eine Zivilisation vom ersten Feuer bis zu den Sternen, allein oder gegen andere.
tapestry-cover-goal = Die Partie endet, wenn alle ihren fünften und letzten Einkommenszug hatten. Wer die meisten Siegpunkte hat, gewinnt.
tapestry-cover-turn = Schreite auf einer der vier Leisten voran und bezahle dafür, oder nimm einen Einkommenszug, mit dem eine neue Ära beginnt.
