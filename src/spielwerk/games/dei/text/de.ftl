## Orte und Mengen im Satz

dei-area-ground = { $name }
dei-area-height = { $name } Hill
dei-in-ground = in { $area }
dei-in-height = auf { $area }
dei-to-ground = nach { $area }
dei-to-height = auf { $area }
dei-from-ground = aus { $area }
dei-from-height = von { $area }
dei-and = { $first } und { $last }
dei-or = {" oder "}
dei-price-back = { $price } ({ $back } zurück)
dei-presence = , wenn du dort eine Einheit hast
dei-any = beliebig

dei-structure-camp = Lager
dei-structure-bridge = Brücke
dei-structure-elevator = Aufzug
dei-group-camp = ein Lager
dei-amount-scrappers = { $n } Plünderer
dei-sent-scrappers = { $n ->
    [one] einen Plünderer
   *[other] { $n } Plünderer
 }
dei-amount-technology = { $n } Technologie
dei-amount-energy = { $n ->
    [one] { $n } Energiezelle
   *[other] { $n } Energiezellen
 }
dei-resource-technology = Technologie
dei-resource-energy = eine Energiezelle
dei-free = nichts

## Aktionen der Karten

dei-act-enlist = Einrücken
dei-act-enlist-tactics = rotes Einrücken
dei-act-enlist-machines = grünes Einrücken
dei-act-move = Bewegen
dei-act-move-tactics = rotes Bewegen
dei-act-move-logistics = blaues Bewegen
dei-act-collect = Sammeln
dei-act-collect-logistics = blaues Sammeln
dei-act-collect-machines = grünes Sammeln
dei-act-build = Bauen
dei-act-build-camp = Lager bauen
dei-act-build-bridge = Brücke bauen
dei-act-build-elevator = Aufzug bauen
dei-act-copy = eine Karte kopieren
dei-act-points = 1 Siegpunkt
dei-act-technology = 1 Technologie
dei-act-energy = 1 Energiezelle
dei-act-drone = { $drone } +{ $n }
dei-act-per = { $action } je Außenposten ({ $colour })

dei-aid-enlist = Ein Plünderer kommt in ein neutrales Lager oder in ein eigenes, in dem du die Mehrheit hast oder kein Gegner steht.
dei-aid-enlist-majority = Ein Plünderer kommt in ein neutrales Lager oder in ein eigenes, in dem du die Mehrheit hast.
dei-aid-enlist-tactics = Wie Einrücken, aber auch dort, wo du eine Einheit hast.
dei-aid-enlist-machines = Wie Einrücken, und du darfst eine Ressource aus dem Vorrat in das Gebiet legen.
dei-aid-move = Beliebig viele Einheiten gehen von einem Gebiet in ein benachbartes; unter Gegnern brauchst du dort danach die Mehrheit.
dei-aid-move-tactics = Wie Bewegen, aber du ignorierst Mehrheiten.
dei-aid-move-logistics = Wie Bewegen, aber angrenzender Boden und Anhöhen sind benachbart.
dei-aid-collect = Nimm eine Ressource aus einem Gebiet, in dem du die Mehrheit hast.
dei-aid-collect-logistics = Wie Sammeln, und du darfst die Ressource gegen eine der anderen Art tauschen.
dei-aid-collect-machines = Wie Sammeln, und du nimmst dazu 1 Technologie.
dei-aid-build = Baue ein Lager, eine Brücke oder einen Aufzug; eine eigene Einheit genügt.
dei-aid-copy = Wiederhole alle Aktionen einer Karte, die in dieser Runde offen liegt.
dei-aid-points = Du erhältst sofort Siegpunkte.
dei-aid-technology = Nimm Technologie aus dem Vorrat.
dei-aid-energy = Nimm Energiezellen aus dem Vorrat.
dei-aid-camp = Hier rücken deine Plünderer ein, solange du die Mehrheit hast oder kein Gegner da ist.
dei-aid-bridge = Verbindet für dich zwei Anhöhen eines Bezirks.
dei-aid-elevator = Verbindet für dich ein Bodengebiet mit einer Anhöhe.

dei-candy-enlist = Candy Boost „Einrücken“
dei-candy-build-camp = Candy Boost „Lager bauen“
dei-candy-move = Candy Boost „Bewegen“
dei-candy-build-elevator = Candy Boost „Aufzug bauen“
dei-candy-collect = Candy Boost „Sammeln“
dei-candy-build-bridge = Candy Boost „Brücke bauen“
dei-candy-technology = Candy Boost „1 Technologie“
dei-candy-outpost = Candy Boost „Außenposten“

## Was gefragt wird

dei-ask-setup-drawdistrict = Welcher Bezirk kommt als Nächstes?
dei-ask-setup-turndistrict = Um wie viel Grad wird der Bezirk im Uhrzeigersinn gedreht?
dei-ask-setup-placedrone = Wo beginnt die { $drone }?
dei-ask-setup-drawletter = Welche Farbe haben die Außenposten des nächsten Buchstabens?
dei-ask-setup-laymission = Welcher Auftrag wird als Nächstes ausgelegt?
dei-ask-setup-dealbadge = { $seat } zieht ein { $colour }-Abzeichen. Welches?
dei-ask-setup-placeleader = { $seat }: In welchem Lager beginnt dein Anführer?
dei-ask-draft-colour = { $seat }: Welche Farbe wird als Nächstes verteilt?
dei-ask-draft-badge = { $seat }: Nimm ein { $colour }-Abzeichen.
dei-ask-planning-plan = { $second ->
    [0] { $seat }: Plane die erste von zwei Karten für diese Phase.
   *[other] { $seat }: Plane die zweite Karte.
 }
dei-ask-planning-reveal = { $seat }: Beide geplanten Karten zeigen oder eine für einen Kauf verdeckt lassen?
dei-ask-planning-resolve = { $seat }: Welche geplante Karte kommt als Nächstes?
dei-ask-phase-choosecard = { $nth ->
    [1] { $seat }: Wähle deine erste Karte.
   *[other] { $seat }: Wähle deine zweite Karte.
 }
dei-ask-phase-doactions = { $seat }: Führe „{ $card }“ aus.
dei-ask-improved-copy = { $seat }: Welche Karte kopierst du?
dei-ask-enlist-enlist = { $seat }: Wo rückt der Plünderer ein?
dei-ask-enlist-from = { $seat }: Dein Vorrat ist leer. Welcher Plünderer rückt { $area } ein?
dei-ask-enlist-bringtoken = { $seat }: { $area } eine Ressource aus dem Vorrat ablegen?
dei-ask-move-from = { $seat }: Wer bewegt sich?
dei-ask-move-to = { $seat }: Wohin gehen die Einheiten { $origin }?
dei-ask-move-group = { $seat }: Wer geht { $origin } { $to }?
dei-ask-collect-collect = { $seat }: Wo sammelst du?
dei-ask-collect-swap = { $seat }: { $what } gegen { $other } tauschen?
dei-ask-build-build = { $seat }: Was baust du?
dei-ask-build-at = { $kind ->
    [camp] { $seat }: Wo baust du das Lager?
    [bridge] { $seat }: Wo baust du die Brücke?
   *[elevator] { $seat }: Wo baust du den Aufzug?
 }
dei-ask-build-elevatorto = { $seat }: Wohin führt der Aufzug { $ground }?
dei-ask-build-lift = { $kind ->
    [camp] { $seat }: Alle Lager stehen schon. Welches versetzt du?
    [bridge] { $seat }: Alle Brücken stehen schon. Welche versetzt du?
   *[elevator] { $seat }: Alle Aufzüge stehen schon. Welchen versetzt du?
 }
dei-ask-drone-fly = { $seat }: Wohin fliegt die { $drone }?
dei-ask-drone-harvest = { $seat }: Wie viele Ressourcen sammelt die Drohne { $area }?
dei-ask-drone-transport = { $seat }: { $area } einen Plünderer einrücken lassen?
dei-ask-drone-teleport = { $seat }: Wen schickt die Drohne { $area } fort?
dei-ask-drone-teleportto = { $seat }: Wohin wird die Einheit geschickt?
dei-ask-drone-hunt = { $seat }: Tötet die Drohne { $area } einen Plünderer jedes Gegners?
dei-ask-drone-hunttwo = { $seat }: Wie viele tötet die Drohne { $area }?
dei-ask-market-buy = { $seat }: Welche Karte kaufst du?
dei-ask-market-pay = { $seat }: Wie bezahlst du „{ $card }“?
dei-ask-market-turnup = { $market }: Welche Karte wird aufgedeckt?
dei-ask-candy-draw = { $seat } zieht einen Candy Boost. Welchen?
dei-ask-badge-earn = { $seat }: Ein Abzeichen umdrehen?
dei-ask-badge-choosevictim = { $seat }: Wessen Plünderer { $area } stirbt?
dei-ask-badge-salvage = { $seat }: 1 Technologie gegen 1 Energiezelle tauschen?
dei-ask-badge-lastorder = { $seat }: Mit dem Paketbot noch eine Karte bestellen?
dei-ask-mission-fulfil = { $seat }: Welchen Auftrag erfüllst du?

## Was gewählt werden kann

dei-option-done = fertig
dei-option-skip = verzichten
dei-option-play = „{ $card }“ spielen ({ $actions })
dei-option-down = „{ $card }“ endgültig abgeben und eine Karte kaufen
dei-option-buy = „{ $card }“ kaufen für { $price }: { $actions }; { $points } SP
dei-option-copy = „{ $card }“ kopieren ({ $actions })
dei-option-draw = { $card } ({ $actions })
dei-option-do = { $action }
dei-option-candy = { $candy } einsetzen
dei-option-sweet = { $candy }
dei-option-pay = { $price } zahlen
dei-option-at = { $area }
dei-option-from = { $origin }
dei-option-to = { $to }
dei-option-fly = { $to }
dei-option-leader = Anführer { $area }
dei-option-take = { $group }
dei-option-led = { $group }
dei-option-haul = { $group }
dei-option-haul-led = { $group }
dei-option-harvest = { $n ->
    [0] keine
    [one] eine Ressource
   *[other] { $n } Ressourcen
 }
dei-option-kill = { $n ->
    [0] keinen
    [one] einen Plünderer
   *[other] { $n } Plünderer
 }
dei-option-unit = { $unit }
dei-option-structure = { $structure }
dei-option-spot = { $place }
dei-option-lift = { $bridge ->
    [1] { $place }
   *[other] von hier: { $place }
 }
dei-option-earn = { $colour }-Abzeichen
dei-option-mission = { $late ->
    [0] { $mission } (Runde { $round }, { $row ->
        [1] links
       *[other] rechts
     }, pünktlich)
   *[other] { $mission } (Runde { $round }, { $row ->
        [1] links
       *[other] rechts
     }, spät)
 }
dei-option-lay = { $mission } ({ $id })
dei-option-badge = { $badge }: { $text }
dei-option-colour = { $colour }
dei-option-drone = { $area }
dei-option-district = Bezirk { $at }
dei-option-turn = { $n }
dei-option-shoot = stattdessen einen Plünderer { $area } töten
dei-option-victim = { $victim }
dei-option-raid = stattdessen { $action }
dei-option-prospect = stattdessen { $area } eine Ressource ablegen
dei-option-parcel = für 1 Energiezelle mit dem Paketbot eine Karte bestellen
dei-option-plan = { $card } ({ $actions })
dei-option-open = beide Karten zeigen
dei-option-hide = „{ $card }“ verdeckt lassen
dei-option-purchase = mit der verdeckten Karte kaufen
dei-option-rebel = keinen Auftrag wählen

## Was geschehen ist

dei-log-roundbegan = { $many ->
    [1] Runde { $number } beginnt. Die { $seat } fangen an.
   *[0] Runde { $number } beginnt. { $seat } fängt an.
 }
dei-log-turnbegan = { $many ->
    [1] Die { $seat } beginnen Aktionsphase { $phase }.
   *[0] { $seat } beginnt Aktionsphase { $phase }.
 }
dei-log-leaderplaced = { $many ->
    [1] Die { $seat } stellen den Anführer { $area } auf.
   *[0] { $seat } stellt den Anführer { $area } auf.
 }
dei-log-cardplayed = { $many ->
    [1] Die { $seat } spielen „{ $card }“.
   *[0] { $seat } spielt „{ $card }“.
 }
dei-log-cardshown = { $many ->
    [1] Die { $seat } decken „{ $card }“ auf.
   *[0] { $seat } deckt „{ $card }“ auf.
 }
dei-log-cardcopied = { $many ->
    [1] Die { $seat } kopieren „{ $card }“.
   *[0] { $seat } kopiert „{ $card }“.
 }
dei-log-cardputdown = { $many ->
    [1] Die { $seat } legen „{ $card }“ verdeckt ab, um eine Karte zu kaufen.
   *[0] { $seat } legt „{ $card }“ verdeckt ab, um eine Karte zu kaufen.
 }
dei-log-cardputdown-hidden = { $many ->
    [1] Die { $seat } legen eine Karte verdeckt ab, um eine andere zu kaufen.
   *[0] { $seat } legt eine Karte verdeckt ab, um eine andere zu kaufen.
 }
dei-log-cardbought = { $many ->
    [1] Die { $seat } kaufen „{ $card }“ für { $price }.
   *[0] { $seat } kauft „{ $card }“ für { $price }.
 }
dei-log-cardrevealed = Neu auf dem { $market }: „{ $card }“.
dei-sale = Im Angebot: { $wares }.
dei-sale-market = { $market }: { $cards }
dei-sale-card = „{ $card }“
dei-log-candydrawn = { $many ->
    [1] Die { $seat } ziehen den { $candy }.
   *[0] { $seat } zieht den { $candy }.
 }
dei-log-candydrawn-hidden = { $many ->
    [1] Die { $seat } ziehen einen Candy Boost.
   *[0] { $seat } zieht einen Candy Boost.
 }
dei-log-candyused = { $many ->
    [1] Die { $seat } setzen den { $candy } ein.
   *[0] { $seat } setzt den { $candy } ein.
 }
dei-log-enlisted = { $many ->
    [1] { $way ->
        [supply] Die { $seat } lassen { $area } einen Plünderer einrücken.
       *[board] Die { $seat } holen einen Plünderer { $origin } und lassen ihn { $area } einrücken.
     }
   *[0] { $way ->
        [supply] { $seat } lässt { $area } einen Plünderer einrücken.
       *[board] { $seat } holt einen Plünderer { $origin } und lässt ihn { $area } einrücken.
     }
 }
dei-log-moved = { $many ->
    [1] Die { $seat } schicken { $group } { $origin } { $to }.
   *[0] { $seat } schickt { $group } { $origin } { $to }.
 }
dei-log-collected = { $many ->
    [1] Die { $seat } sammeln { $amount } { $area }.
   *[0] { $seat } sammelt { $amount } { $area }.
 }
dei-log-tokenplaced = { $many ->
    [1] Die { $seat } legen { $area } { $what } ab.
   *[0] { $seat } legt { $area } { $what } ab.
 }
dei-log-took = { $many ->
    [1] Die { $seat } nehmen { $amount } aus dem Vorrat.
   *[0] { $seat } nimmt { $amount } aus dem Vorrat.
 }
dei-log-swapped = { $many ->
    [1] Die { $seat } tauschen { $what } gegen { $other }.
   *[0] { $seat } tauscht { $what } gegen { $other }.
 }
dei-log-built = { $many ->
    [1] { $kind ->
        [camp] Die { $seat } bauen { $area } ein Lager.
        [bridge] Die { $seat } bauen { $area } eine Brücke.
       *[elevator] Die { $seat } bauen { $area } einen Aufzug.
     }
   *[0] { $kind ->
        [camp] { $seat } baut { $area } ein Lager.
        [bridge] { $seat } baut { $area } eine Brücke.
       *[elevator] { $seat } baut { $area } einen Aufzug.
     }
 }
dei-log-droneflew = { $many ->
    [1] Die { $seat } lenken die { $drone } { $to }.
   *[0] { $seat } lenkt die { $drone } { $to }.
 }
dei-log-killed = { $many ->
    [1] { $n ->
        [one] Die { $seat } töten { $area } einen Plünderer von { $victim }.
       *[other] Die { $seat } töten { $area } { $n } Plünderer von { $victim }.
     }
    [2] { $n ->
        [one] { $seat } tötet { $area } einen Plünderer der { $victim }.
       *[other] { $seat } tötet { $area } { $n } Plünderer der { $victim }.
     }
   *[0] { $n ->
        [one] { $seat } tötet { $area } einen Plünderer von { $victim }.
       *[other] { $seat } tötet { $area } { $n } Plünderer von { $victim }.
     }
 }
dei-log-outposttaken = { $many ->
    [1] Die { $seat } übernehmen den { $colour }-Außenposten { $area }.
   *[0] { $seat } übernimmt den { $colour }-Außenposten { $area }.
 }
dei-log-outpostlost = { $many ->
    [1] Die { $seat } verlieren den { $colour }-Außenposten { $area }; er ist wieder frei.
   *[0] { $seat } verliert den { $colour }-Außenposten { $area }; er ist wieder frei.
 }
dei-log-badgeearned = { $many ->
    [1] Die { $seat } verdienen das Abzeichen „{ $badge }“.
   *[0] { $seat } verdient das Abzeichen „{ $badge }“.
 }
dei-log-missionfulfilled = { $many ->
    [1] { $points ->
        [one] Die { $seat } erfüllen „{ $mission }“ und bekommen { $points } Siegpunkt.
       *[other] Die { $seat } erfüllen „{ $mission }“ und bekommen { $points } Siegpunkte.
     }
   *[0] { $points ->
        [one] { $seat } erfüllt „{ $mission }“ und bekommt { $points } Siegpunkt.
       *[other] { $seat } erfüllt „{ $mission }“ und bekommt { $points } Siegpunkte.
     }
 }
dei-log-scored = { $many ->
    [1] { $points ->
        [one] Die { $seat } bekommen { $points } Siegpunkt durch { $source }.
       *[other] Die { $seat } bekommen { $points } Siegpunkte durch { $source }.
     }
   *[0] { $points ->
        [one] { $seat } bekommt { $points } Siegpunkt durch { $source }.
       *[other] { $seat } bekommt { $points } Siegpunkte durch { $source }.
     }
 }
dei-log-gameended = Das Spiel ist zu Ende.

## Gesten, Wertung und Aufbau

dei-gesture-setup = Anführer aufstellen
dei-doing-setup = { $many ->
    [1] Die { $seat } stellen den Anführer auf.
   *[0] { $seat } stellt den Anführer auf.
 }
dei-gesture-card = Karte wählen
dei-doing-card = { $many ->
    [1] Die { $seat } wählen eine Karte.
   *[0] { $seat } wählt eine Karte.
 }
dei-gesture-action = Aktion wählen
dei-doing-action = { $many ->
    [1] Die { $seat } wählen eine Aktion.
   *[0] { $seat } wählt eine Aktion.
 }
dei-gesture-plan = planen
dei-doing-plan = { $many ->
    [1] Die { $seat } planen.
   *[0] { $seat } plant.
 }
dei-gesture-enlist = einrücken
dei-doing-enlist = { $many ->
    [1] Die { $seat } lassen Plünderer einrücken.
   *[0] { $seat } lässt Plünderer einrücken.
 }
dei-gesture-move = bewegen
dei-doing-move = { $many ->
    [1] Die { $seat } bewegen Einheiten.
   *[0] { $seat } bewegt Einheiten.
 }
dei-gesture-collect = sammeln
dei-doing-collect = { $many ->
    [1] Die { $seat } sammeln.
   *[0] { $seat } sammelt.
 }
dei-gesture-build = bauen
dei-doing-build = { $many ->
    [1] Die { $seat } bauen.
   *[0] { $seat } baut.
 }
dei-gesture-drone = Drohne
dei-doing-drone = { $many ->
    [1] Die { $seat } steuern eine Drohne.
   *[0] { $seat } steuert eine Drohne.
 }
dei-gesture-buy = kaufen
dei-doing-buy = { $many ->
    [1] Die { $seat } kaufen eine Karte.
   *[0] { $seat } kauft eine Karte.
 }
dei-gesture-badge = Abzeichen
dei-doing-badge = { $many ->
    [1] Die { $seat } entscheiden über Abzeichen.
   *[0] { $seat } entscheidet über Abzeichen.
 }
dei-gesture-mission = Auftrag
dei-doing-mission = { $many ->
    [1] Die { $seat } wählen einen Auftrag.
   *[0] { $seat } wählt einen Auftrag.
 }

dei-default-move-all = alle
dei-default-move-few = so wenige wie möglich
dei-default-take-all = alles

dei-score-missions = Aufträge
dei-score-actions = Aktionen
dei-score-hunt = Jagd
dei-score-trade = Handel
dei-score-outposts = Außenposten
dei-score-badges = Abzeichen
dei-score-technology = Technologie
dei-score-energy = Energiezellen
dei-score-cards = Marktkarten

dei-tie-energy = mehr Energiezellen
dei-tie-technology = mehr Technologie

dei-field-faction = Fraktion
dei-field-deal = Nummer der Verteilung
dei-field-oldest = Älteste Person (beginnt)
dei-field-map = Spielplan
dei-field-outposts = Außenposten
dei-field-softer-missions = Milderer Plünderer-Auftrag
dei-field-majority-without-units = Mehrheit ohne Einheiten
dei-field-enlist-needs-majority = Einrücken am eigenen Lager nur mit Mehrheit, auch wo niemand steht
dei-field-several-camps = Mehrere Lager derselben Person in einem Gebiet
dei-field-open-candy = Offene Candy Boosts
dei-why-softer-missions = Das Regelheft zahlt 3 Punkte je Plünderer: Liegt dieser Auftrag aus, bringt er mehr als alle anderen zusammen. Mit den milderen Werten liegt er näher bei ihnen.
dei-choice-faction-auxilia = Auxilia (Corvo)
dei-choice-faction-ravagers = Ravagers (Abraham)
dei-choice-faction-refuge42 = Refuge 42 (Aria)
dei-choice-faction-farm-z = Farm-Z (Z-13)
dei-choice-map-quick = Schnellaufbau
dei-choice-map-random = zufällig
dei-choice-outposts-quick = Schnellaufbau
dei-choice-outposts-random = zufällig
dei-module-no_choice = Keine Wahl: nur vier Aufträge
dei-module-badge_draft = Abzeichen-Draft
dei-module-planning = Planung: geheime, gleichzeitig gewählte Karten
dei-module-confrontation = Konfrontation: Aufträge nach der letzten Phase aller
dei-module-rebellion = Rebellion: Aufträge sind freiwillig

## Listen und Tabellen

dei-phase-0 = Aufbau
dei-phase-1 = Aktionsphase 1
dei-phase-2 = Aktionsphase 2, Abzeichen
dei-phase-3 = Aktionsphase 3, Aufträge
dei-phase-4 = Aufräumphase

dei-panel-table = Tisch
dei-panel-round = Runde
dei-panel-phase = Phase
dei-panel-start-player = Startspieler
dei-panel-supply = Vorrat
dei-panel-candy = Candy Boosts
dei-panel-pool = { $n } verdeckt, { $spent } auf Karten
dei-panel-banner = Banner
dei-panel-drones = Drohnen
dei-panel-leftover-missions = Aufträge außer Spiel
dei-panel-planned = dein Plan
dei-panel-board = Old London
dei-panel-area = Gebiet
dei-panel-parts = Teile
dei-panel-units = Einheiten
dei-panel-majority = Mehrheit
dei-panel-structures = Gebäude
dei-panel-tokens = Ressourcen
dei-panel-outposts = Außenposten
dei-panel-neighbours = Nachbarn
dei-panel-neutral-camp = neutrales Lager
dei-panel-shared = (gemeinsam)
dei-panel-markets = Märkte
dei-panel-market = Markt
dei-panel-slot = Feld
dei-panel-slot-0 = links
dei-panel-slot-1 = Mitte
dei-panel-slot-2 = rechts
dei-panel-deck = Stapel
dei-banner = Außenposten { $outposts }, Aufpreis { $more }, Erstattung { $less }
dei-panel-card = Karte
dei-panel-price = Preis
dei-panel-points = SP
dei-panel-actions = Aktionen
dei-panel-missions = Aufträge
dei-panel-mission = Auftrag
dei-panel-on-time = pünktlich
dei-panel-late = spät
dei-panel-rate = { $per ->
    [one] je { $points }
   *[other] { $points } je { $per }
 }
dei-panel-markers = Marker
dei-panel-score = Punkte
dei-panel-flipped = { $n } (Feld { $space }, Seite +40 oben)
dei-panel-reserve = eigener Vorrat
dei-panel-scrappers = Plünderer
dei-panel-scrappers-left = { $n } auf dem Plan, { $left } im Vorrat
dei-panel-leader = Anführer
dei-panel-hand = Hand
dei-panel-hidden-hand = { $n } von: { $cards }
dei-panel-played = gespielt
dei-panel-down = verdeckt
dei-panel-recycled = entsorgt
dei-panel-cubes = Außenpostenwürfel
dei-panel-badge = { $colour }-Abzeichen
dei-panel-earned = verdient
dei-panel-face-down = verdeckt
dei-panel-secret = geheim
dei-panel-aid = Spielerhilfe

dei-setup-oldest = Es gibt nur { $n } Plätze: Wählt einen davon.
dei-setup-taken = Diese Fraktion hat schon ein anderer Platz gewählt.
dei-panel-for-you = für dich
dei-panel-affordable = kaufbar
dei-panel-now = jetzt, für dich
dei-panel-playing = Die gespielte Karte
dei-panel-player = am Zug
dei-panel-left = noch möglich
dei-panel-slots = { $seat }: Karten dieser Phase
dei-panel-laid-1 = Erste Karte
dei-panel-laid-2 = Zweite Karte
dei-panel-laid-nothing = noch nicht gelegt
dei-panel-laid-down = verdeckt, für einen Kauf
dei-panel-laid-done = erledigt
dei-panel-cards-left = { $n ->
    [one] eine Karte im Stapel
   *[other] { $n } Karten im Stapel
 }
dei-panel-needs = { $n ->
    [one] braucht einen Außenposten
   *[other] braucht { $n } Außenposten
 }
dei-panel-printed-price = aufgedruckter Preis
dei-panel-surcharge = Preis um { $n } Technologie höher
dei-panel-refund = { $n } Technologie zurück
dei-panel-worth-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
dei-panel-mission-worth = so viel bringt er dir jetzt
dei-panel-worth-now = bringt dir jetzt { $n }
dei-panel-mission-round = Runde { $n }
dei-panel-mission-now = pünktlich
dei-panel-mission-late = spät
dei-panel-mission-ahead = kommt noch
dei-panel-badges = Abzeichen
dei-majorities = Mehrheit: { $values }
dei-short = es fehlt: { $what }
dei-short-outposts = { $n } Außenposten

## Die Geschichte einer Partie

dei-milestone-mission = Aufträge
dei-milestone-badge = Abzeichen
dei-milestone-outpost = Außenposten

## Was die Felder der Vorbereitung bewirken

dei-why-oldest = Wer am ältesten ist, hat den ersten Zug.
dei-why-map = Der Aufbau aus dem Heft, oder zufällig gezogene und gedrehte Bezirke.
dei-why-outposts = Die Außenposten liegen wie im Heft oder werden zufällig gezogen.
dei-why-majority-without-units = Ein Gebiet kann dir auch mit Bauwerken allein gehören, ohne Einheit dort.
dei-why-enlist-needs-majority = Strenger als üblich: Auch ein leeres Gebiet muss dir gehören.
dei-why-several-camps = Sonst ist in jedem Gebiet Platz für ein Lager von dir.
dei-why-open-candy = Alle sehen die Candy Boosts der anderen.

## Das Spiel im Ganzen

dei-cover-lead = Zwei Karten, zwei Ebenen, eine Stadt in Trümmern: Sei an den richtigen Orten in der Überzahl.
dei-cover-goal = Nach vier Runden gewinnt, wer die meisten Siegpunkte hat. Sie kommen aus Aufträgen – pünktlich zählen sie mehr –, Außenposten, Abzeichen, Marktkarten und dem, was dir übrig bleibt.
dei-cover-turn = Spiele zwei Karten nacheinander und führe die Aktionen jeder Karte in beliebiger Reihenfolge aus. Oder lege eine davon verdeckt ab und kaufe eine bessere.

## Die geführte erste Partie

dei-guide-goal = Willkommen in Old London! Du führst Auxilia gegen die Ravagers, vier Runden lang. Die fette Zahl ist dein Punktestand; was du besitzt, zählt schon mit. Daneben stehen deine Technologie und deine Energiezellen. Wer am Ende die meisten Punkte hat, gewinnt.
dei-guide-plan = Die Stadt von oben: Straßen sind der Boden, Häuser sind Anhöhen. Deine Einheiten überqueren Grenzen zwischen Straßen; an Mauern geht es nur mit einem Aufzug hinauf. Dein Anführer Corvo, der mit der Krone, beginnt hier in Angel.
dei-guide-outposts = Sechseckige Schilder sind Außenposten. Sie gehören niemandem, bis eine Fahne daran hängt. Dieser hier in Kenton ist bald deiner.
dei-guide-cards = Deine Hand. Eine Runde hat drei Phasen, und in jeder spielst du zwei Karten für die Aktionen, die darauf stehen. Nach der Runde nimmst du sie zurück.
dei-guide-enlist = Zuerst brauchst du Leute. Spiele „Aushebung“: zweimal einrücken.
dei-guide-enlist-camp = Plünderer kommen an einem Lager in die Stadt. Corvo steht an einem. Der Knopf ×2 am Zelt bringt beide auf einmal.
dei-guide-move = Jetzt brichst du auf. Spiele „Marschbefehl“: zweimal bewegen. Ein Bewegen führt beliebig viele deiner Einheiten aus einem Gebiet in ein benachbartes.
dei-guide-move-bow = Die gestrichelt umrandeten Gebiete sind erreichbar. Klicke auf Bow: Ihr geht alle drei. Willst du eine Gruppe teilen, klicke zuerst auf die Einheiten und sage dann, wer geht.
dei-guide-move-outpost = Weiter nach Kenton: Das Schild mit der Kiste ist ein Logistik-Außenposten. Wer in seinem Gebiet die meisten Einheiten hat – die Mehrheit –, kontrolliert ihn. Streifen auf einem Gebiet zeigen, wer dort die Mehrheit hat.
dei-guide-hunt = Kenton gehört dir: Deine Fahne hängt am Außenposten. Inzwischen haben die Ravagers gespielt; was sie getan haben, steht im Verlauf. Es ist Phase 2. Zeit für einen Angriff: Spiele die „Jäger-Drohne“.
dei-guide-hunt-fly = Eine Drohne fliegt bis zu zwei Gebiete weit, auch über Mauern. In Angel steht ein Plünderer der Ravagers: Schick sie dorthin.
dei-guide-hunt-kill = Der Jäger tötet Plünderer und bringt dir für jeden einen Punkt. Wähle „Einen Plünderer“.
dei-guide-candy = Du hast auch einen Candy Boost bekommen – dein Opfer ebenso. Er gibt einer Karte eine Aktion mehr. Setze ihn gleich ein: Es ist ein zusätzliches Bewegen.
dei-guide-candy-move = Dein Plünderer in Strand ist in der Unterzahl. Führe ihn nach Soho: Dort liegt Technologie, und niemand sonst ist da.
dei-guide-patrol = Die zweite Karte der Phase: „Patrouille“ hat drei verschiedene Aktionen. Die Reihenfolge ist dir überlassen.
dei-guide-patrol-enlist = Lass in Angel einen weiteren Plünderer einrücken.
dei-guide-patrol-move = Jetzt ein Bewegen. Nach Bow könnten zwei deiner Gruppen gehen, darum sag zuerst, wer geht: Klicke auf den Plünderer in Angel.
dei-guide-patrol-to = Und jetzt Bow. Eine Zahl im Zahnrad ist Technologie; die Dreiecke auf den Dächern sind Energiezellen.
dei-guide-patrol-collect = Wo du die Mehrheit hast, darfst du sammeln. Nimm eine Technologie in Bow: Du brauchst sie gleich.
dei-guide-buy = Phase 3. Statt eine Karte zu spielen, darfst du einmal pro Phase eine verdeckt ablegen und eine bessere kaufen. Die abgelegte Karte ist nach dieser Runde aus dem Spiel. Auf „Beschlagnahme“ kannst du verzichten: Wähle darunter „damit kaufen“.
dei-guide-buy-card = Die Märkte. Umrandete Karten kannst du dir leisten. „Handelskonvoi“ ist am Ende 4 Punkte wert und sammelt einmal für jeden Logistik-Außenposten, den du kontrollierst – einen hast du.
dei-guide-convoy = Eine gekaufte Karte kommt sofort auf deine Hand. Spiele „Handelskonvoi“.
dei-guide-convoy-enlist = Lass noch einen Plünderer in Angel einrücken: Gleich zählt jeder.
dei-guide-convoy-collect = Dein Außenposten macht das blaue Sammeln möglich. Nimm die Technologie in Soho.
dei-guide-convoy-swap = „Blau“ heißt: Du darfst sie gegen eine Energiezelle tauschen. Energiezellen sind am Ende mehr wert, also ja.
dei-guide-convoy-move = Ein blaues Bewegen überwindet Mauern. Klicke auf deinen Plünderer in Bow.
dei-guide-convoy-to = Hinauf nach Crouch Hill: Dort liegt eine Energiezelle für eine spätere Runde.
dei-guide-mission = Am Ende von Phase 3 muss jeder einen Auftrag erfüllen: aus einer beliebigen Runde, aber aus jeder nur einen. Pünktlich bringt er mehr. „Plünderer im Spiel“ zählt 3 Punkte für jede deiner Einheiten, und du hast sechs.
dei-guide-farewell = Gut gemacht – das war eine ganze Runde. Alle haben ihre gespielten Karten zurückgenommen; dein „Handelskonvoi“ ist dabei, und diesmal hat die andere Seite begonnen. Drei Runden kommen noch: Achte auf Außenposten, plane, wann du welchen Auftrag erfüllst, und kaufe, solange Karten billig sind. Das Fragezeichen oben erklärt, was du gefragt wirst.
