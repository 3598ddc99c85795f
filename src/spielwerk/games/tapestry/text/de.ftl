## Namen und Mengen im Satz

tapestry-automa = Automa
tapestry-power-shadow = Schattenreich
tapestry-start = Startfeld
tapestry-beside = neben dem Raster
tapestry-hex = Feld { $id }
tapestry-any-track = einer beliebigen Leiste
tapestry-tile = Gebietsteil { $id } ({ $land }; { $reward })
tapestry-land-s = Meer
tapestry-land-d = Wüste
tapestry-land-f = Wald
tapestry-land-g = Grasland
tapestry-land-m = Gebirge
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
tapestry-price-space = { $n } Weltraumteile
tapestry-price-masterpiece = { $n } Meisterstücke
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
tapestry-collected-outpost = Außenposten
tapestry-collected-house = Haus
tapestry-collected-landmark = Wahrzeichen
tapestry-collected-hanging = Gobelinkarte
tapestry-collected-tile = Gebietsteil
tapestry-collected-tech = Techkarte
tapestry-submerged = { $n ->
    [one] eine versenkte Karte
   *[other] { $n } versenkte Karten
 }
tapestry-die-0 = schwarzer Würfel
tapestry-die-1 = roter Würfel
tapestry-die-2 = Wissenschaftswürfel

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
tapestry-choice-civilization-advisors = Ratgeber (Pläne und Gegenpläne)
tapestry-choice-civilization-aliens = Außerirdische (Pläne und Gegenpläne)
tapestry-choice-civilization-infiltrators = Infiltratoren (Pläne und Gegenpläne)
tapestry-choice-civilization-islanders = Insulaner (Pläne und Gegenpläne)
tapestry-choice-civilization-recyclers = Wiederverwerter (Pläne und Gegenpläne)
tapestry-choice-civilization-riverfolk = Flussvolk (Pläne und Gegenpläne)
tapestry-choice-civilization-spies = Spione (Pläne und Gegenpläne)
tapestry-choice-civilization-tinkerers = Tüftler (Pläne und Gegenpläne)
tapestry-choice-civilization-treasure-hunters = Schatzsucher (Pläne und Gegenpläne)
tapestry-choice-civilization-utilitarians = Utilitarier (Pläne und Gegenpläne)
tapestry-choice-civilization-collectors = Sammler (Kunst und Architektur)
tapestry-choice-civilization-gamblers = Glücksspieler (Kunst und Architektur)
tapestry-choice-civilization-relentless = Unermüdliche (Kunst und Architektur)
tapestry-choice-civilization-renegades = Abtrünnige (Kunst und Architektur)
tapestry-choice-civilization-urban-planners = Stadtplaner (Kunst und Architektur)
tapestry-choice-civilization-faefolk = Feenvolk (Fantasie und Zukunft)
tapestry-choice-civilization-genies = Dschinn (Fantasie und Zukunft)
tapestry-choice-civilization-illuminati = Illuminaten (Fantasie und Zukunft)
tapestry-choice-civilization-merfolk = Meervolk (Fantasie und Zukunft)
tapestry-choice-civilization-werefolk = Werwesen (Fantasie und Zukunft)
tapestry-choice-civilization-weefolk = Kleines Volk (Fantasie und Zukunft)
tapestry-choice-civilization-elder-ones = Uralte (Fantasie und Zukunft)
tapestry-choice-civilization-artificers = Tüftelmeister (Fantasie und Zukunft)
tapestry-choice-civilization-celestials = Himmlische (Fantasie und Zukunft)
tapestry-choice-civilization-psionics = Psioniker (Fantasie und Zukunft)
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
tapestry-choice-bot-civilization-equalizers = Gleichmacher (Pläne und Gegenpläne)
tapestry-choice-bot-civilization-iconoclasts = Bilderstürmer (Pläne und Gegenpläne)
tapestry-choice-bot-civilization-trailblazers = Vorreiter (Pläne und Gegenpläne)
tapestry-choice-bot-civilization-hucksters = Hausierer (Pläne und Gegenpläne)
tapestry-choice-second-civilization-scientists = Wissenschaftler
tapestry-choice-second-civilization-explorers = Abenteurer
tapestry-choice-second-civilization-engineers = Ingenieure
tapestry-choice-second-civilization-conquerors = Eroberer
tapestry-choice-second-civilization-equalizers = Gleichmacher (Pläne und Gegenpläne)
tapestry-choice-second-civilization-iconoclasts = Bilderstürmer (Pläne und Gegenpläne)
tapestry-choice-second-civilization-trailblazers = Vorreiter (Pläne und Gegenpläne)
tapestry-choice-second-civilization-hucksters = Hausierer (Pläne und Gegenpläne)
tapestry-module-shadow-two = Schattenreich (für das Spiel zu zweit)
tapestry-module-double-strike = Doppelschlag (für Partien mit der Künsteleiste gedacht)
tapestry-module-plans = Pläne und Gegenpläne: 10 Zivilisationen, 4 des Automa, 5 Wahrzeichenkarten und 2 Gobelinkarten; 13 Gobelinkarten und die Weltraumteile sind nicht öffentlich und fehlen
tapestry-module-arts = Kunst und Architektur: die Künsteleiste, 5 Zivilisationen, 10 Entscheidungskarten; Wahrzeichenkarten, Meisterstücke und Inspiration sind Ersatzwerte; Gobelin- und Techkarten, Tableaus und Automa-Zivilisationen fehlen
tapestry-module-fantasies = Fantasie und Zukunft: alle 10 Zivilisationen; Gobelin- und Techkarten, Tableaus und Automa-Zivilisationen fehlen
tapestry-setup-left-out = Diese Zivilisation ist nicht im Spiel.
tapestry-setup-automa-only = Das gilt nur für den Automa.
tapestry-setup-automa-none = Der Automa hat so etwas nicht.
tapestry-setup-automa-second = Eine zweite Zivilisation gibt es nur auf Level 6.
tapestry-setup-automa-all = Auf einem Platz muss ein Mensch spielen.
tapestry-setup-automa-solo = Der Automa spielt gegen genau eine Person.
tapestry-setup-shadow-automa = Der Automa bringt das Schattenreich selbst mit.
tapestry-setup-shadow-people = Das Schattenreich allein spielt nur mit { $n } Personen.
tapestry-setup-needs-automa = Das gibt es nur in Partien gegen den Automa.

## Fragen

tapestry-ask-turn-turn = { $seat }: Schreite voran oder nimm Einkommen.
tapestry-ask-advance-token = { $seat }: Welcher Marker auf { $track }?
tapestry-ask-advance-pay = { $seat }: Bezahle noch { $left ->
    [one] { $left } Rohstoff
   *[other] { $left } Rohstoffe
 }.
tapestry-remark-from = Anlass: { $what }.
tapestry-remark-for = Für: { $what }.
tapestry-ask-advance-bonus = { $seat }: Möchtest du den Bonus des Feldes „{ $space }“? { $price } → { $gain }
tapestry-ask-track-whichtrack = { $seat }: Auf welcher Leiste?
tapestry-ask-track-whichtoken = { $seat }: Welcher Marker auf { $track }?
tapestry-ask-track-restart = { $seat }: Auf das Startfeld welcher Leiste kommt der Marker?
tapestry-ask-city-plot = { $seat }: Wohin baust du { $kind ->
    [Haus] das
    [Waffenschmiede] die
   *[other] den
 } { $kind }?
tapestry-ask-city-rotation = { $seat }: Setze das Wahrzeichen { $landmark }.
tapestry-ask-city-line = { $seat }: In welcher Reihe liegt die Oberkante von { $landmark }?
tapestry-ask-city-column = { $seat }: In welcher Spalte liegt die linke Kante von { $landmark }?
tapestry-ask-explore-tile = { $seat }: Welches Gebietsteil legst du?
tapestry-ask-explore-hex = { $seat }: Wohin mit dem Gebietsteil?
tapestry-ask-explore-rotation = { $seat }: Drehe das Teil auf { $hex }.
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
tapestry-ask-atlantis4-discardnew = { $seat }: Welche der neuen Techkarten wirfst du ab?
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
tapestry-ask-setup-keepmat = { $seat }: Wähle deine Hauptstadt.
tapestry-ask-setup-dealcivilization = Die Zivilisationen werden verteilt.
tapestry-ask-setup-keepcivilization = { $seat }: Wähle deine Zivilisation.
tapestry-ask-landmarkcard-keep = { $seat }: Welche Wahrzeichenkarte behältst du?
tapestry-ask-landmarkcard-dealone = Eine Wahrzeichenkarte wird ausgeteilt.
tapestry-ask-setup-drawfirst = Wer beginnt?
tapestry-ask-alchemists-brew = { $seat }: Den Wissenschaftswürfel werfen? Wenn du aufhörst, schreitest du auf den gewürfelten Leisten voran.
tapestry-ask-alchemists-mix = Der Wissenschaftswürfel wird für die Alchemisten geworfen.
tapestry-ask-alchemists-mixed = { $seat }: Welches Ergebnis zählt?
tapestry-ask-alchemists-transmute = { $seat }: Auf welcher Leiste schreitest du ohne Belohnung voran?
tapestry-ask-architects-swap = { $seat }: Welches Gebäude tauscht den Platz?
tapestry-ask-architects-swapwith = { $seat }: Mit welchem Gebäude?
tapestry-ask-entertainers-perform = { $seat }: Wohin zieht der Marker der Unterhaltungskünstler?
tapestry-ask-heralds-proclaim = { $seat }: Welchen ausgespielten Gobelin wiederholen die Heralde?
tapestry-ask-collectors-tile = { $seat }: Ein neues Gebietsteil auf das Tableau, für 1 beliebigen Rohstoff?
tapestry-ask-collectors-hanging = { $seat }: Eine neue Gobelinkarte auf das Tableau, für 1 beliebigen Rohstoff?
tapestry-ask-collectors-tech = { $seat }: { $tech } auf das Tableau, für 1 beliebigen Rohstoff?
tapestry-ask-gamblers-reveal = Eine Gobelinkarte wird aufgedeckt.
tapestry-ask-gamblers-bet = { $seat }: Welche aufgedeckte Karte nimmst du?
tapestry-ask-renegades-rebel = { $seat }: Statt der Belohnung des Feldes „{ $space }“ auf deiner eigenen Leiste voranschreiten?
tapestry-ask-planners-morecards = { $seat }: Welche weitere Wahrzeichenkarte nimmst du?
tapestry-ask-planners-nocard = { $seat }: Statt der Stadtplaner eine andere Zivilisation erhalten?
tapestry-ask-planners-placestored = { $seat }: Wie ist { $landmark } gedreht?
tapestry-ask-werefolk-moon = Ein Weltraumteil wird gezogen.
tapestry-ask-werefolk-flip = Das Weltraumteil wird geworfen.
tapestry-ask-werefolk-beast = { $seat }: Zurückgehen und das Teil erkunden, oder 4 SP?
tapestry-ask-weefolk-give = { $seat }: Wer erhält einen Marker des Kleinen Volks?
tapestry-ask-weefolk-plant = { $seat }: Wohin in deiner Hauptstadt kommt der Marker des Kleinen Volks?
tapestry-ask-weefolk-barter = { $seat }: Ein Gebietsteil für ein beliebiges Einkommensgebäude abwerfen?
tapestry-ask-genies-drawtoken = Der Marker eines Gegners wird gezogen.
tapestry-ask-genies-wish = { $seat }: Was werten du und die Dschinn?
tapestry-ask-genies-lastwish = { $seat }: Was wertest du?
tapestry-ask-illuminati-initiate = Eine Gobelinkarte wird gezogen.
tapestry-ask-illuminati-keepone = { $seat }: Welche Gobelinkarte behältst du?
tapestry-ask-merfolk-submerge = { $seat }: Welche Gobelinkarte wird versenkt?
tapestry-ask-merfolk-spend = { $seat }: Eine Gobelinkarte für 5 SP abwerfen oder eine spielen?
tapestry-ask-merfolk-spendmore = { $seat }: Noch eine Gobelinkarte für 5 SP abwerfen?
tapestry-ask-elders-barter = { $seat }: Eine Gobelinkarte für 2 beliebige Rohstoffe abwerfen? (noch höchstens { $left })
tapestry-ask-artificers-rearrange = { $seat }: Ein Gebäude beiseitelegen oder nach links schieben?
tapestry-ask-artificers-finale = { $seat }: Punkte für deine Einkommensgebäude, oder eine Reihe nach links schieben?
tapestry-ask-celestials-staydown = { $seat }: Statt der Himmlischen eine andere Zivilisation erhalten?
tapestry-ask-celestials-float = { $seat }: Deine schwebende Hauptstadt bewegen und beide Eroberungswürfel erhalten?
tapestry-ask-psionics-see = Die Psioniker sehen eins mehr, als sie erhalten.
tapestry-ask-psionics-seehanging = Die Psioniker sehen eine Gobelinkarte mehr, als sie erhalten.
tapestry-ask-psionics-putback = { $seat }: Was legst du zurück?
tapestry-ask-psionics-putbackhanging = { $seat }: Welche Gobelinkarte legst du zurück?
tapestry-ask-treasure-diceagain = Die Eroberungswürfel werden noch einmal geworfen.
tapestry-ask-conquer-rollagain = Die Eroberungswürfel werden noch einmal geworfen.
tapestry-ask-conquer-whichresults = { $seat }: Welches Ergebnis jedes Würfels gilt?
tapestry-ask-civilization-keep = { $seat }: Welche Zivilisation erhältst du?
tapestry-ask-civilization-show = Eine Zivilisation wird gezogen.
tapestry-ask-advisors-bestow = { $seat }: Die Karte für 5 SP einem Nachbarn geben?
tapestry-ask-advisors-feed = { $seat }: { $opponent } erhält eine Gobelinkarte. Stattdessen eine von deinen geben?
tapestry-ask-aliens-launch = { $seat }: Welches Weltraumteil erkunden die Außerirdischen?
tapestry-ask-infiltrators-infiltrate = { $seat }: Was tun die Infiltratoren?
tapestry-ask-islanders-settle = { $seat }: Die Insulaner behalten?
tapestry-ask-islanders-tile = { $seat }: Welches Gebietsteil legst du auf deine Insel?
tapestry-ask-islanders-hex = { $seat }: Wohin auf deiner Insel?
tapestry-ask-islanders-rotation = { $seat }: Wie liegt das Gebietsteil?
tapestry-ask-recyclers-sift = Eine Techkarte wird gezogen.
tapestry-ask-recyclers-sort = { $seat }: Welche Techkarte behältst du?
tapestry-ask-riverfolk-moveon = { $seat }: Statt des Flussvolks eine andere Zivilisation erhalten?
tapestry-ask-spies-spy = { $seat }: Was nutzen die Spione?
tapestry-ask-spies-victim = { $seat }: Von welchem Nachbarn?
tapestry-ask-spies-steal = { $seat }: Was von { $opponent } nutzt du?
tapestry-ask-spies-look = { $seat }: Die Hand von { $opponent } ansehen?
tapestry-ask-tinkerers-tinker = { $seat }: Was tun die Tüftler?
tapestry-ask-tinkerers-tinkeron = { $seat }: Auf welcher Leiste?
tapestry-ask-tinkerers-maybenefit = { $seat }: Die Belohnung des Feldes „{ $space }“ nehmen?
tapestry-ask-treasure-digat = { $seat }: Wo suchst du nach einem Schatz?
tapestry-ask-treasure-dig = { $seat }: Welcher Schatz von { $hex }?
tapestry-ask-treasure-dice = Für den Schatz wird gewürfelt.
tapestry-ask-utilitarians-start = { $seat }: Mit welchem Wahrzeichen beginnst du?
tapestry-ask-utilitarians-activate = { $seat }: Einen Marker auf { $landmark } legen?
tapestry-ask-utilitarians-advanceturn = { $seat }: Auf welcher Leiste schreitest du voran?
tapestry-ask-utilitarians-sell = { $seat }: 2 Gebietsteile für 1 beliebigen Rohstoff abwerfen?
tapestry-ask-historians-uncover = { $seat }: Ein Gebietsteil abwerfen und einen Marker verschenken? Welches Quadrat wird frei?
tapestry-ask-historians-give = { $seat }: Wer erhält den Marker?
tapestry-ask-inventors-improve = { $seat }: Welche Techkarte erhält einen Marker und wird aufgewertet?
tapestry-ask-isolationists-protect = { $seat }: { $hex } mit einem Marker schützen und 1 beliebigen Rohstoff erhalten?
tapestry-ask-leaders-lead = { $seat }: Welchem Anführer folgst du?
tapestry-ask-merrymakers-rise = { $seat }: Welcher Marker der Feiernden zieht nach oben?{ $remark }
tapestry-merrymakers-next = Spalte { $n }: { $gain }.
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
tapestry-ask-hanging-drawandsurvey = Ein Gebietsteil wird gezogen.
tapestry-ask-hanging-drawandupgrade = Eine Techkarte wird gezogen.
tapestry-ask-hanging-inventandupgrade = { $seat }: Welche Techkarte erfindest du und wertest sie auf?
tapestry-ask-hanging-drill = { $seat }: Auf welcher Leiste schreitest du voran?
tapestry-ask-hanging-mayfollow = { $seat }: Ohne Belohnung auf { $track } voranschreiten?
tapestry-ask-hanging-exploit = { $seat }: Zweimal die Belohnung von { $tile } statt { $points } SP?
tapestry-ask-hanging-givetile = { $seat }: Ein Gebietsteil für 3 SP verschenken?
tapestry-ask-hanging-giveto = { $seat }: Wer erhält { $tile }?
tapestry-ask-hanging-level = { $seat }: Auf welcher Leiste ziehst du mit einem Gegner gleich?
tapestry-ask-hanging-occupy = { $seat }: Einen Außenposten auf { $hex } setzen?
tapestry-ask-hanging-ownreward = { $seat }: Die Belohnung welches deiner Gebietsteile erhältst du?
tapestry-ask-hanging-surveyhex = { $seat }: Wohin mit dem Gebietsteil?
tapestry-ask-hanging-surveyrotation = { $seat }: Wie liegt das Gebietsteil auf { $hex }?
tapestry-ask-hanging-claim = { $seat }: { $hex } erobern?
tapestry-ask-hanging-choosestill = { $seat }: Welche Leiste bewegt sich nicht?
tapestry-ask-masterpiece-create = { $seat }: Welches Meisterstück erschaffst du?
tapestry-ask-masterpiece-broadcast = { $seat }: Welches Meisterstück nutzt du erneut?
tapestry-ask-masterpiece-inspire = { $seat }: Auf welche Einkommensreihe kommt das Inspirationsteil?
tapestry-ask-masterpiece-exhibitone = Ein Meisterstück wird ausgelegt.
tapestry-ask-masterpiece-fromdeck = Ein Meisterstück wird gezogen.
tapestry-ask-landmarkcard-forautoma = Eine Wahrzeichenkarte wird für den Automa gezogen.
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
tapestry-ask-automa-hucksters-hanging = Eine Gobelinkarte kommt in den offenen Vorrat.
tapestry-ask-automa-hucksters-tech = Eine Techkarte kommt in den offenen Vorrat.
tapestry-ask-automa-hucksters-tile = Ein Gebietsteil kommt in den offenen Vorrat.
tapestry-ask-automa-hucksters-masterpiece = Ein Meisterstück kommt in den offenen Vorrat.
tapestry-ask-automa-hucksters-space = Ein Weltraumteil kommt in den offenen Vorrat.
tapestry-ask-automa-hucksters-take = { $seat }: Was nimmst du?
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
tapestry-option-beside = neben die Stadt stellen
tapestry-option-rotate = { $n ->
    [0] wie abgebildet
   *[other] { $n } × 90° gedreht
 }
tapestry-option-line = Reihe { $at }
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
tapestry-option-take-black = der schwarze Würfel: { $black }
tapestry-option-take-red = der rote Würfel: { $red }
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
tapestry-option-spy = { $way ->
    [0] eine ausgespielte Gobelinkarte
    [1] ein Gebietsteil
    [2] eine Position auf einer Leiste
   *[other] eine Techkarte
 }
tapestry-option-tinker = { $way ->
    [0] erhalte, was eine deiner Positionen kostet
    [1] schreite bis zum nächsten Gegner vor dir voran
    [2] gehe 3 Felder zurück
   *[other] schreite bis zum nächsten Bonus voran
 }
tapestry-option-dig = { $land ->
    [D] Wüste: 1 Münze, der bessere von 2 schwarzen Würfeln
    [G] Grasland: 1 Kultur, der bessere von 2 Wissenschaftswürfeln
    [M] Gebirge: 1 Arbeiter, beide Eroberungswürfel
   *[other] Wald: 1 Nahrung, 2 rote Würfel
 }
tapestry-option-landmark-card = { $landmark }: { $condition }
tapestry-option-create = { $masterpiece }
tapestry-option-draw-masterpiece = { $masterpiece }
tapestry-option-present = { $masterpiece }
tapestry-option-inspire = { $kind }
tapestry-option-pool-hanging = { $hanging }, aus dem offenen Vorrat
tapestry-option-pool-masterpiece = { $masterpiece }, aus dem offenen Vorrat
tapestry-option-pool-tech = { $tech }, aus dem offenen Vorrat
tapestry-option-pool-tile = { $tile }, aus dem offenen Vorrat
tapestry-option-pool-space = { $tile }, aus dem offenen Vorrat
tapestry-option-resource-instead = stattdessen 1 beliebiger Rohstoff
tapestry-option-store = auf dem Tableau behalten
tapestry-option-collect = für 1 beliebigen Rohstoff auf das Tableau legen
tapestry-option-collect-tile = { $tile } auf das Tableau
tapestry-option-collect-hanging = { $hanging } auf das Tableau
tapestry-option-keep-hanging = { $hanging }
tapestry-option-submerge = { $hanging }
tapestry-option-sell-hanging = { $hanging }: für 5 SP abwerfen
tapestry-option-spend-cards = Gobelinkarten abwerfen oder spielen
tapestry-option-unpack = { $landmark } platzieren
tapestry-option-face-up = Vorderseite
tapestry-option-face-down = Rückseite
tapestry-option-hunt = zurückgehen und das Teil erkunden
tapestry-option-howl = 4 SP
tapestry-option-finish = das Spiel beenden
tapestry-option-set-aside = { $what }: das Gebäude ganz links beiseitelegen
tapestry-option-slide = { $what }: das Gebäude ganz links ein Feld nach links schieben
tapestry-option-push-left = { $what }: alle Gebäude der Reihe an das linke Ende schieben
tapestry-option-count-buildings = 1 SP je Einkommensgebäude
tapestry-option-put-back-tile = { $tile } zurücklegen
tapestry-option-put-back-space = { $tile } zurücklegen
tapestry-option-put-back-tech = { $tech } zurücklegen (Kreis: { $circle }; Quadrat: { $square })
tapestry-option-put-back-hanging = { $hanging } zurücklegen ({ $does })
tapestry-option-put-back-masterpiece = { $masterpiece } zurücklegen
tapestry-option-wish = { $gain }
tapestry-option-share = ein Außenposten neben dem auf { $hex }
tapestry-option-island = Insel, Feld { $n }
tapestry-option-recycle = { $tech }: in die unterste Reihe, 5 SP
tapestry-option-salvage = { $tech }, vom Ablagestapel
tapestry-option-dig-at = { $hex }
tapestry-option-start-landmark = { $landmark }
tapestry-option-activate = Marker { $n }
tapestry-option-sell-tiles = 2 Gebietsteile für 1 beliebigen Rohstoff abwerfen
tapestry-option-draw-landmark-card = { $landmark }
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
tapestry-effect-per-income-building = { $n } SP je Einkommensgebäude
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
tapestry-effect-refresh = Techkarten erneuern
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
tapestry-effect-masterpiece = ein Meisterstück erschaffen
tapestry-effect-refresh-masterpieces = neue Meisterstücke auslegen
tapestry-effect-inspire = ein Inspirationsteil
tapestry-effect-broadcast = { $n } Meisterstücke erneut nutzen
tapestry-effect-cartography = { $text }
tapestry-effect-manifest-destiny = { $text }
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
tapestry-effect-renaissance = { $text }
tapestry-effect-revolution = { $text }
tapestry-effect-socialism = { $text }
tapestry-effect-steam-tycoon = { $text }
tapestry-effect-technocracy = { $text }
tapestry-effect-trade-economy = { $text }

## Warteschlange

tapestry-queue-bonus = Bonus des Feldes „{ $space }“: { $price } → { $gain }
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
tapestry-log-advanced = { $seat } erreicht { $space } ({ $track }).
tapestry-log-regressed = { $seat } fällt auf { $space } zurück ({ $track }).
tapestry-log-restarted = { $seat } setzt den Marker auf das Startfeld von { $track }.
tapestry-log-paid = { $seat } bezahlt { $what }.
tapestry-log-gained = { $seat } erhält { $what }.
tapestry-log-scored = { $seat } erhält { $points } SP.
tapestry-log-buildingplaced = { $seat } baut: { $building } ({ $plot }).
tapestry-log-tokenplanted = { $victim } legt einen Marker von { $seat } auf { $plot } der eigenen Hauptstadt.
tapestry-log-collected = { $seat } legt auf das Tableau: { $thing }.
tapestry-log-submerged = { $seat } versenkt { $hanging }.
tapestry-log-submerged-hidden = { $seat } versenkt eine Gobelinkarte.
tapestry-log-surfaced = { $seat } nimmt { $n ->
    [one] eine versenkte Gobelinkarte
   *[other] { $n } versenkte Gobelinkarten
 } zurück.
tapestry-log-rowchanged = { $seat } { $way ->
    [0] legt ein Gebäude beiseite
    [1] schiebt ein Gebäude ein Feld nach links
   *[other] schiebt alle Gebäude einer Reihe nach links
 }: { $building }.
tapestry-log-dicetaken = { $opponent } nimmt { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
 } vom Tableau von { $seat }.
tapestry-log-buildingsswapped = { $seat } tauscht die Gebäude auf { $plot } und { $other }.
tapestry-log-settled = { $seat } baut auf { $hex }.
tapestry-log-landmarkgained = { $seat } erhält das Wahrzeichen { $landmark }.
tapestry-log-landmarkplaced = { $seat } stellt das Wahrzeichen { $landmark } auf.
tapestry-log-districtcompleted = { $seat } vervollständigt ein Stadtviertel.
tapestry-log-capitalscored = { $seat } erhält { $points } SP für die Hauptstadt.
tapestry-log-tiledrawn = { $seat } zieht { $tile }.
tapestry-log-spacetiledrawn = { $seat } zieht { $space_tile }.
tapestry-log-hangingdrawn = { $seat } zieht { $hanging }.
tapestry-log-hangingdrawn-hidden = { $seat } zieht einen Gobelin.
tapestry-log-explored = { $seat } erkundet { $hex } und legt { $tile }.
tapestry-log-coinflipped = Das Teil von { $seat } landet { $up ->
    [1] auf der Vorderseite
   *[other] auf der Rückseite
 }.
tapestry-log-spaceexplored = { $seat } erkundet { $space_tile }.
tapestry-log-islandexplored = { $seat } legt { $tile } auf die eigene Insel.
tapestry-log-masterpiececreated = { $seat } erschafft Meisterstück { $masterpiece }.
tapestry-log-masterpiecesrefreshed = { $seat }: Neue Meisterstücke werden ausgelegt.
tapestry-log-inspired = { $seat } legt ein Inspirationsteil auf die Reihe: { $building }.
tapestry-log-handseen = { $seat } sieht { $hanging } auf der Hand von { $victim }.
tapestry-log-handseen-hidden = { $seat } sieht sich eine Karte von { $victim } an.
tapestry-log-outpostplaced = { $seat } setzt einen Außenposten auf { $hex }.
tapestry-log-capitalmoved = Die schwebende Hauptstadt von { $seat } zieht nach { $hex }.
tapestry-log-foreseen = { $seat } sieht eins mehr, als es zu gewinnen gibt.
tapestry-log-toppled = { $seat } stürzt einen Außenposten von { $victim } auf { $hex }.
tapestry-log-reacted = { $seat } wirft { $hanging } ab und behält { $hex }.
tapestry-log-conquerdicerolled = { $seat } würfelt: Schwarz zeigt { $black }, Rot zeigt { $red }.
tapestry-log-sciencedierolled = { $seat } wirft den Wissenschaftswürfel: { $track }.
tapestry-log-invented = { $seat } erfindet { $tech }.
tapestry-log-upgraded = { $seat } wertet { $tech } auf: { $row }.
tapestry-log-techtaken = { $seat } nimmt { $tech } von { $victim }.
tapestry-log-displayrefreshed = { $seat } legt neue Techkarten aus.
tapestry-log-hung = { $seat } spielt { $hanging } in Ära { $era }.
tapestry-log-hungfacedown = { $seat } spielt in Ära { $era } eine Karte verdeckt.
tapestry-log-discarded = { $seat } wirft ab: { $what }.
tapestry-log-achievementgained = { $seat } schafft eine Errungenschaft: { $achievement } ({ $points } SP).
tapestry-log-civilizationgained = { $seat } führt die Zivilisation { $civilization }.
tapestry-log-playerfinished = { $seat } hat den letzten Einkommenszug hinter sich und ist fertig.
tapestry-log-gameended = Das Spiel ist zu Ende.
tapestry-log-botcivilizationgained = { $seat } führt die Zivilisation { $bot_civilization }.
tapestry-log-favouriteset = { $seat } bevorzugt ab jetzt { $track }.
tapestry-log-landmarksremoved = { $seat }: { $n } Wahrzeichen kommen aus dem Spiel.
tapestry-log-trackmarked = { $seat } setzt einen Außenposten auf { $space }.
tapestry-log-offered = { $seat } legt in den offenen Vorrat: { $what }.
tapestry-log-pairdrawn = { $seat } zieht die Entscheidungskarten { $left } und { $right }.
tapestry-log-tiecarddrawn = { $seat } zieht bei Gleichstand Entwicklungskarte { $card } und legt sie zurück.
tapestry-log-notrack = { $seat } kann auf keiner Leiste mehr voranschreiten.
tapestry-log-noadvance = { $seat } schreitet auf { $track } nicht voran: { $why }.
tapestry-log-noeffect = { $seat } erhält nichts: { $why }.
tapestry-log-tilelaid = { $seat } legt { $tile } auf { $hex }.
tapestry-log-shadowoutpostplaced = Ein gestürzter Außenposten ({ $seat }) kommt auf { $hex }.
tapestry-log-supplydiscarded = { $seat } wirft { $hanging } ab, das ist keine Falle.
tapestry-log-cardadded = Entwicklungskarte { $card } kommt zu den abgeworfenen Entscheidungskarten.
tapestry-log-shuffled = Alle { $n } Entscheidungskarten werden gemischt.
tapestry-log-shadowturnbegan = { $seat }: Zug { $number }.
tapestry-log-hangingreplaced = { $seat } zieht { $hanging }, was in dieser Partie nicht vorkommt, und ersetzt die Karte.
tapestry-log-doublestruck = Doppelschlag: Der zweite Marker von { $seat } schreitet auf { $track } voran: { $space }.
tapestry-log-nostrike = Kein Doppelschlag auf { $track }: { $why }.

## Gesten, Wertung, Marken

tapestry-gesture-advance = Voranschreiten
tapestry-gesture-masterpiece = Meisterstück
tapestry-doing-advance = { $seat }: schreitet voran.
tapestry-doing-masterpiece = { $seat } wählt ein Meisterstück.
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
tapestry-panel-landmark-cards = Wahrzeichenkarten
tapestry-panel-masterpieces = Meisterstücke und Inspiration
tapestry-masterpiece = Meisterstück { $n }: { $gain }
tapestry-panel-landmark-card = Wahrzeichen
tapestry-panel-condition = Bedingung
tapestry-condition-tile = mindestens { $n } Gebietsteile im Vorrat
tapestry-condition-district = mindestens { $n } vollständige Stadtviertel
tapestry-condition-line = mindestens { $n } vollständige Reihe oder Spalte
tapestry-condition-top-tech = mindestens { $n } Techkarte in der obersten Reihe
tapestry-condition-same-building = mindestens { $n } Einkommensgebäude einer Art
tapestry-condition-space-tile = mindestens { $n } erkundetes Weltraumteil
tapestry-condition-territory = Kontrolle über mindestens { $n } Gebiete
tapestry-condition-landmark = mindestens { $n } Wahrzeichen
tapestry-condition-tech = mindestens { $n } Techkarten
tapestry-panel-own-landmarks = Wahrzeichen
tapestry-panel-on-mat = Auf Zivilisationstableaus
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
tapestry-automa-void-unused = die Leiste wird nicht genutzt
tapestry-automa-void-start = noch auf dem Startfeld
tapestry-automa-void-one-way = in diesem Szenario geht kein Marker zurück
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
tapestry-automa-topple-symbol = Sturzsymbol
tapestry-automa-heart = ♥
tapestry-automa-aid = Gebietswahlhilfe { $aid }
tapestry-automa-no-path = kein Weg
tapestry-automa-short-track = { $seat } rückt auf { $track } vor, Feld { $space }: { $reason }
tapestry-automa-short-goes = { $seat } rückt auf { $track } vor: { $reason }
tapestry-automa-short-favourite = { $seat } bevorzugt ab jetzt { $track }, denn { $due }: { $reason }
tapestry-automa-due-end = { $track } ist beendet
tapestry-automa-due-ahead = auf { $track } liegt { $first } vorn
tapestry-automa-due-both = auf { $track } liegen { $first } und { $second } vorn
tapestry-automa-short-conquer-opponent = { $seat } erobert dein { $hex }: { $reason }
tapestry-automa-short-attack = { $seat } greift dein { $hex } an: { $reason }
tapestry-automa-short-repelled = { $seat } greift dein { $hex } vergeblich an: { $reason }
tapestry-automa-short-conquer-neutral = { $seat } erobert { $hex }: { $reason }
tapestry-automa-short-explore = { $seat } erkundet { $hex }: { $reason }
tapestry-automa-short-fortify = { $seat } sichert { $hex }: { $reason }
tapestry-automa-short-strike = Doppelschlag auf { $track }: { $space }
tapestry-automa-short-points = Das macht { $n } SP
tapestry-automa-because-only = Etwas anderes war nicht möglich
tapestry-automa-because-blocked = Alle anderen Leisten sind beendet oder gesperrt
tapestry-automa-because-adjacent = Nur dieses Feld liegt nicht neben dir, und Karte { $card } zeigt kein Sturzsymbol
tapestry-automa-because-landmark = { $n ->
    [one] Dort ist ein Wahrzeichen oder das Ende am nächsten, 1 Feld entfernt
   *[other] Dort ist ein Wahrzeichen oder das Ende am nächsten, { $n } Felder entfernt
 }
tapestry-automa-because-end = { $n ->
    [one] Dort ist das Ende am nächsten, 1 Feld entfernt
   *[other] Dort ist das Ende am nächsten, { $n } Felder entfernt
 }
tapestry-automa-because-order = Karte { $card } entscheidet den Gleichstand
tapestry-automa-because-island = Das liegt der mittleren Insel am nächsten
tapestry-automa-because-single = Das liegt am nächsten an Land, das du mit nur einer Figur hältst
tapestry-automa-because-person = Das liegt deinem Land am nächsten
tapestry-automa-because-far = Das liegt am weitesten von deinem Land entfernt
tapestry-automa-because-aid = Die Gebietswahlhilfe von Karte { $card } entscheidet den Gleichstand
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
tapestry-automa-points-equalizers = Gleichmacher
tapestry-automa-points-iconoclasts = Bilderstürmer: entfernte Wahrzeichen
tapestry-automa-points-trailblazers = Vorreiter: Außenposten, an denen du nicht vorbei bist
tapestry-automa-rule-all = { $rule } Alle bleiben: { $left }.
tapestry-automa-rule-none = { $rule } Nichts bleibt übrig.
tapestry-automa-rule-left = { $rule } Es bleiben: { $left }.
tapestry-automa-rule-gone = { $rule } Es bleiben: { $left }. Weg fallen: { $gone }.
tapestry-automa-note-only = nicht gültig
tapestry-automa-note-without = neben dir
tapestry-automa-note-blocked = gesperrt
tapestry-automa-note-measured = { $n } statt { $best }
tapestry-automa-gist-pair = Zwei Karten entscheiden: { $left } gibt die Leisten vor, { $right } löst Gleichstände auf.
tapestry-automa-gist-reward-counts = Das nutzt der Automa: { $counts }.
tapestry-automa-gist-reward-void = Damit kann der Automa nichts anfangen: { $void }.
tapestry-automa-gist-reward-both = Das nutzt der Automa: { $counts }. Das lässt er aus: { $void }.
tapestry-automa-gist-hexes = die Felder { $hexes }
tapestry-automa-gist-choose-track = { $seat }: Welche Leiste?
tapestry-automa-gist-choose-favourite = { $seat }: Welche Leiste bevorzugt der Bot ab jetzt?
tapestry-automa-gist-choose-conquer-opponent = { $seat }: Welches deiner Gebiete wird angegriffen?
tapestry-automa-gist-choose-conquer-neutral = { $seat }: Welches Land wird erobert?
tapestry-automa-gist-choose-explore = { $seat }: Wo wird erkundet?
tapestry-automa-gist-choose-fortify = { $seat }: Welches Gebiet wird befestigt?
tapestry-automa-gist-only = Es gibt keine Wahl: { $what }.
tapestry-automa-gist-possible = { $count ->
    [0] nichts ist möglich.
    [one] möglich ist nur { $left }.
   *[other] { $count } Felder kommen infrage: { $left }.
 }
tapestry-automa-gist-completed = { $gone } ist schon vollendet.
tapestry-automa-gist-blocked = { $gone } ist gerade versperrt.
tapestry-automa-gist-landmark = { $n ->
    [one] am nächsten an einem freien Wahrzeichen oder am Ende: { $left }, 1 Feld entfernt.
   *[other] am nächsten an einem freien Wahrzeichen oder am Ende: { $left }, { $n } Felder entfernt.
 }
tapestry-automa-gist-end = { $n ->
    [one] am nächsten am Ende: { $left }, 1 Feld entfernt.
   *[other] am nächsten am Ende: { $left }, { $n } Felder entfernt.
 }
tapestry-automa-gist-order = Gleichstand: Karte { $card } nennt { $left } zuerst.
tapestry-automa-gist-adjacent = { $count ->
    [0] Alle grenzen an dein Land, und Karte { $card } zeigt kein Sturzsymbol.
   *[other] Grenzt an dein Land, und Karte { $card } zeigt kein Sturzsymbol: { $gone }.
 }
tapestry-automa-gist-island = { $left } ist der mittleren Insel am nächsten, Entfernung { $n }.
tapestry-automa-gist-single = { $left } ist einem Gebiet, das du mit nur einer Figur hältst, am nächsten, Entfernung { $n }.
tapestry-automa-gist-person = { $left } ist deinem Land am nächsten, Entfernung { $n }.
tapestry-automa-gist-far = { $left } ist am weitesten von deinem Land entfernt, Entfernung { $n }.
tapestry-automa-gist-aid = Gleichstand: Die Gebietswahlhilfe von Karte { $card } kommt zuerst zu { $left }.
tapestry-automa-gist-note-completed = vollendet
tapestry-automa-gist-note-blocked = versperrt
tapestry-automa-gist-note-adjacent = neben dir
tapestry-automa-gist-note-landmark = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }
tapestry-automa-gist-note-end = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }
tapestry-automa-gist-note-order = Platz { $n }
tapestry-automa-gist-note-island = Entfernung { $n }
tapestry-automa-gist-note-single = Entfernung { $n }
tapestry-automa-gist-note-person = Entfernung { $n }
tapestry-automa-gist-note-far = Entfernung { $n }
tapestry-automa-gist-note-aid = erst als { $n }.
tapestry-automa-points-title = Punkte des Einkommenszugs { $n }
tapestry-automa-points-head-source = Quelle
tapestry-automa-points-head-count = Anzahl
tapestry-automa-points-head-times = Faktor
tapestry-automa-points-head-total = SP
tapestry-automa-points-total = Zusammen
tapestry-automa-panel = Bots
tapestry-automa-panel-level = Level
tapestry-automa-panel-civilization = Zivilisation des Automa
tapestry-automa-panel-points = Siegpunkte des Automa
tapestry-automa-panel-era = Ära des Automa
tapestry-automa-panel-outposts = Außenposten im Vorrat
tapestry-automa-panel-trail = Außenposten der Vorreiter
tapestry-automa-panel-pool = Offener Vorrat der Hausierer
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

tapestry-cover-role = Du führst eine Zivilisation
tapestry-cover-lead = Webe eine Zivilisation vom ersten Feuer bis zu den Sternen, allein oder gegen andere.
tapestry-cover-goal = Die Partie endet, wenn alle ihren fünften und letzten Einkommenszug hatten. Wer die meisten Siegpunkte hat, gewinnt.
tapestry-cover-turn = Rücke einen deiner Marker auf seiner Leiste ein Feld vor, bezahle das Feld und erhalte, was es zeigt. Gehen dir die Rohstoffe aus, nimm einen Einkommenszug: Er füllt sie wieder auf, und eine neue Ära beginnt.

## Figuren von Modulen

tapestry-mark-strike = Doppelschlag
tapestry-mark-letter-strike = D

## Die geführte erste Partie

tapestry-guide-goal = Willkommen! Du führst eine Zivilisation vom ersten Feuer bis zu den Sternen. Dein Gegner ist der Automa; an seiner Seite zieht das Schattenreich, das Wahrzeichen wegnimmt, aber nie punktet. Nach fünf Einkommenszügen ist deine Partie zu Ende, und wer die meisten Siegpunkte hat, gewinnt.
tapestry-guide-board = Das sind die vier Leisten. In deinem Zug rückst du einen deiner Marker ein Feld weiter, bezahlst das Feld und erhältst, was es zeigt – oder du nimmst einen Einkommenszug. Ein Wahrzeichen bekommt, wer sein Feld als Erster erreicht.
tapestry-guide-mat = Dein Einkommenstableau: Jedes Gebäude, das du baust, verlässt das Tableau und deckt ein Feld auf. In jedem Einkommenszug bekommst du alles, was offen liegt. Dein erstes Einkommen ist schon da: eine Nahrung, ein Arbeiter, eine Kultur, eine Münze.
tapestry-guide-advance = Los geht’s: Schreite auf der Leiste Entdeckung voran. Kundschafter kostet einen beliebigen Rohstoff und bringt dir zwei Gebietsteile. Tippe oder klicke einmal darauf, und du hast bezahlt und gezogen; über die Pfeile daneben zahlst du mit etwas anderem.
tapestry-guide-explore = Inzwischen waren die Bots am Zug: Zwei Karten haben bestimmt, welche Leisten sie nehmen, und der Automa hat Feld 19 erobert. Unter „Warum?“ siehst du jeden Schritt auf dem Plan. Nimm jetzt das nächste Feld: Mit Flößen darfst du erkunden.
tapestry-guide-explore-tile = Such dir unter der Karte eines deiner Gebietsteile aus. Es darf auf jedes leere Feld neben deinem Land.
tapestry-guide-explore-hex = Die gestrichelten Felder stehen dir offen; die Zahl sagt, was dieses Teil dort höchstens bringt. Nimm Feld 20.
tapestry-guide-explore-turn = Jede Kante, die zum Nachbarn passt, bringt 1 Punkt. An jeder Drehung steht, was sie bringt: Wähle die beste. Danach bekommst du die Belohnung auf dem Teil.
tapestry-guide-bonus = Manche Felder haben einen Bonus, den du sofort dazukaufen darfst. Dieser kostet einen Rohstoff, den du gleich brauchst: Lass ihn aus.
tapestry-guide-build = Weiter auf Entdeckung: Wagen. Hier darfst du noch einmal erkunden oder einen Bauernhof bauen.
tapestry-guide-build-farm = Nimm den Bauernhof: Er bringt dir bei jedem Einkommen eine Nahrung mehr.
tapestry-guide-build-plot = Deine Hauptstadt: neun Stadtviertel mit je neun Bauplätzen; schraffierte gelten als gefüllt. Ein volles Stadtviertel bringt sofort einen beliebigen Rohstoff, volle Reihen und Spalten zählen bei der Stadtwertung. Bauplatz e2 ist für den Anfang so gut wie jeder andere.
tapestry-guide-conquer = Jetzt Militär: Mit Bogenschießen darfst du erobern. Du stellst einen Außenposten auf erkundetes Land neben deinem.
tapestry-guide-conquer-hex = Nimm Feld 20, das du erkundet hast. Damit kommst du der mittleren Insel näher, die dem Ersten dort 10 Punkte bringt.
tapestry-guide-conquer-die = Nach einer Eroberung wirfst du zwei Würfel und nimmst einen davon. Fünf Punkte sind kaum zu schlagen.
tapestry-guide-income = Du hast nur noch eine Münze: Zeit für einen Einkommenszug. Deine Zivilisation handelt, du spielst einen Gobelin für die neue Ära, wertest und bekommst, was dein Einkommenstableau zeigt.
tapestry-guide-income-civilization = Die Feiernden rücken einen von drei Markern hoch und nehmen, was er erreicht. Die erste Spalte bringt eine Münze. Dein einziger Gobelin wird von selbst gespielt, dann kommt dein Einkommen.
tapestry-guide-farewell = Gut gemacht! Du bist vorangeschritten, hast erkundet, gebaut, erobert und Einkommen genommen – das ist ganz Tapestry. Unter „Warum?“ siehst du, wie der Automa auf seinen letzten Zug kam. Achte in den nächsten Ären auf Wahrzeichen, auf volle Stadtviertel und auf das Ende einer Leiste. Das Fragezeichen oben erklärt dir, was du gerade gefragt wirst.

## Szenarien

tapestry-module-atlantis-1 = Atlantis 1: Fokus
tapestry-scenario-goal-atlantis-1 = Gewinne die Partie. Blockaden folgen vier Felder hinter deiner bevorzugten Leiste: Ein Marker auf dem Feld einer Blockade oder weiter vorn kann nicht ziehen.
tapestry-mark-focus = Bevorzugte Leiste
tapestry-mark-letter-focus = ♥
tapestry-ask-atlantis1-choosefocus = { $seat }: Welche Leiste bevorzugst du?
tapestry-ask-atlantis1-takestart = { $seat }: Welches Feld gibt dir seine Belohnung, oder nimmst du das Wahrzeichen?
tapestry-ask-atlantis1-draw = Für { $seat } wird eine Zivilisation gezogen.
tapestry-ask-atlantis1-mayreplace = { $seat }: { $civilization } gegen eine andere Zivilisation tauschen?
tapestry-ask-atlantis1-keepone = { $seat }: Welche Zivilisation spielst du?
tapestry-ask-atlantis1-switchfocus = { $seat }: Welche Leiste bevorzugst du jetzt?
tapestry-option-take-space = Belohnung von Feld { $n }
tapestry-option-take-landmark = Das erste Wahrzeichen der Leiste
tapestry-option-replace-civilization = { $civilization } ersetzen
tapestry-log-focusset = { $seat } bevorzugt jetzt { $track }.
tapestry-log-focuslost = { $seat } hat alle Leisten beendet und bevorzugt keine mehr.
tapestry-log-civilizationreplaced = { $seat } ersetzt { $civilization }.
tapestry-module-atlantis-2 = Atlantis 2: Weltkrieg
tapestry-module-atlantis-3 = Atlantis 3: Utopia
tapestry-module-atlantis-4 = Atlantis 4: Atlantis’ Untergang
tapestry-module-atlantis-5 = Atlantis 5: Vorahnung
tapestry-field-recorded = Notierte Gobelinkarten
tapestry-scenario-goal-atlantis-2 = Gewinne die Partie und kontrolliere am Ende mehr Gebiete als der Automa. Wer erkunden würde, erobert stattdessen.
tapestry-scenario-goal-atlantis-3 = Gewinne die Partie. Es gibt keine Militärleiste, und wer erobern würde, erkundet stattdessen, und zwar jedes leere Feld, das mit der eigenen Hauptstadt verbunden ist.
tapestry-scenario-goal-atlantis-4 = Gewinne die Partie und setze dabei alle Einkommensgebäude von mindestens zwei Arten ein. Alle Leisten laufen rückwärts.
tapestry-scenario-goal-atlantis-5 = Gewinne die Partie und erhalte mindestens 30 SP durch die Vorhersagen der Mystiker. Die Karten deiner Ären liegen schon vorher verdeckt bereit.
tapestry-ask-atlantis3-redrawtech = { $seat }: { $tech } gegen eine andere Karte tauschen?
tapestry-ask-atlantis3-redrawspace = { $seat }: Das gezogene Weltraumteil gegen ein anderes tauschen?
tapestry-ask-atlantis3-anothertech = { $seat } zieht eine andere Techkarte.
tapestry-ask-atlantis3-anotherspace = { $seat } zieht ein anderes Weltraumteil.
tapestry-ask-atlantis4-upgrade = { $seat }: Welche Techkarte rückt auf, ohne Belohnung?
tapestry-ask-atlantis5-laycard = { $seat }: Welche Karte liegt verdeckt für Ära { $era }?
tapestry-option-redraw-tech = { $tech } tauschen
tapestry-option-redraw-space = Das Teil tauschen
tapestry-option-lay-down = { $hanging } hinlegen
tapestry-log-mapfilled = Auf { $n } leere Felder kommt je ein Gebietsteil.
tapestry-log-traptaken = { $seat } nimmt eine Falle aus dem Stapel.
tapestry-log-landmarksscored = { $seat } hat { $n } Wahrzeichen von Leisten: { $points } SP.
tapestry-log-pointsinstead = { $seat } hat alle Leisten beendet und erhält { $points } SP, statt voranzuschreiten.
tapestry-log-redrawn = { $seat } tauscht, was gezogen wurde.
tapestry-log-cardslaid = { $seat } legt { $n } Gobelinkarten verdeckt hin.
tapestry-foretold = Vorausgesehene Ären
tapestry-foretold-cards = Verdeckte Gobelinkarten, die nächste zuerst
tapestry-module-kaiju-1 = Kaiju 1: Die Kaiju-Meister
tapestry-module-kaiju-2 = Kaiju 2: Unausweichlich (allein)
tapestry-field-fifth-beside = Künsteleiste liegt neben
tapestry-choice-fifth-beside-exploration = Entdeckung
tapestry-choice-fifth-beside-science = Wissenschaft
tapestry-choice-fifth-beside-military = Militär
tapestry-choice-fifth-beside-technology = Technologie
tapestry-why-fifth-beside = In der Variante „Doppelschlag“ liegt die Künsteleiste neben dieser Leiste.
tapestry-field-difficulty = Schwierigkeit von Kaiju 2
tapestry-choice-difficulty-1 = 1: 40 SP
tapestry-choice-difficulty-2 = 2: 70 SP
tapestry-choice-difficulty-3 = 3: 100 SP
tapestry-choice-difficulty-4 = 4: 130 SP
tapestry-choice-difficulty-5 = 5: 160 SP
tapestry-choice-difficulty-6 = 6: 190 SP
tapestry-why-difficulty = So viele Punkte brauchst du am Ende dieses Szenarios.
tapestry-setup-apart = Diese Module lassen sich nicht verbinden.
tapestry-setup-needs = Dieses Szenario braucht ein weiteres Modul: { $module ->
    [plans] Pläne und Gegenpläne
    [arts] Kunst und Architektur
    [fantasies] Fantasie und Zukunft
   *[other] { $module }
 }.
tapestry-setup-alone = Dieses Szenario spielst du ganz allein, ohne den Automa.
tapestry-setup-scenario-decides = Das Szenario bestimmt die Zivilisation.
tapestry-scenario = Szenario
tapestry-scenario-name = Gespielt wird
tapestry-scenario-goal = Ziel
tapestry-scenario-goal-kaiju-1 = Habe am Ende mehr Siegpunkte als der Automa. Immer wenn der Automa nach seinen Karten voranschreitet, zieht das Kaiju vorher in ein benachbartes Stadtviertel und zerstört dort ein Gebäude.
tapestry-scenario-goal-kaiju-2 = Erreiche das Ziel, bevor dein fünfter Einkommenszug vorbei ist, und behalte mindestens einen Außenposten auf der Karte.
tapestry-victor-kaiju = Kaiju
tapestry-victory-kaiju = Die Kaiju haben die Welt überrannt.
tapestry-mark-kaiju = Kaiju
tapestry-mark-letter-kaiju = K
tapestry-mark-weefolk = Marker des Kleinen Volks
tapestry-mark-letter-weefolk = w
tapestry-mark-celestials = Schwebende Hauptstadt
tapestry-mark-letter-celestials = ^
tapestry-mark-ruin = Ruine
tapestry-mark-letter-ruin = x
tapestry-mark-blocker = Blocker
tapestry-mark-letter-blocker = !
tapestry-district-0 = das Stadtviertel oben links
tapestry-district-1 = das Stadtviertel oben in der Mitte
tapestry-district-2 = das Stadtviertel oben rechts
tapestry-district-3 = das Stadtviertel links in der Mitte
tapestry-district-4 = das Stadtviertel in der Mitte
tapestry-district-5 = das Stadtviertel rechts in der Mitte
tapestry-district-6 = das Stadtviertel unten links
tapestry-district-7 = das Stadtviertel unten in der Mitte
tapestry-district-8 = das Stadtviertel unten rechts
tapestry-direction-up = oben
tapestry-direction-right = rechts
tapestry-direction-down = unten
tapestry-direction-left = links
tapestry-kaiju-compass-moves = { $track } zeigt nach { $direction }: Dorthin zieht das Kaiju.
tapestry-kaiju-compass-turned = { $track } zeigt nach { $direction }, aus der Stadt hinaus: Das Kaiju zieht in die Gegenrichtung.
tapestry-kaiju-compass-back = { $track } zeigt nach { $direction } und würde das Kaiju dorthin zurückführen, woher es kam: Das nächste Symbol zählt.
tapestry-log-kaijumoved = Das Kaiju zieht bei { $owner } in { $district }.
tapestry-log-kaijustayed = Das Kaiju bleibt, wo es ist.
tapestry-log-buildingdestroyed = Das Kaiju zerstört bei { $owner } auf { $plot } ein Gebäude: { $kind }.
tapestry-log-nothingdestroyed = Nichts wird zerstört, das Kaiju betritt { $district }: { $cause }.
tapestry-cause-complete = Es ist vollständig
tapestry-cause-none = Dort steht kein Einkommensgebäude
tapestry-cause-hexes = Auf jedem Feld steht schon eins
tapestry-cause-supply = Im Vorrat ist keins mehr
tapestry-automa-short-kaiju = das Kaiju zieht in { $district }
tapestry-automa-short-destroyed = es zerstört auf { $plot } dein Gebäude ({ $kind })
tapestry-ask-kaiju2-draw = Eine Karte des Kaiju-Stapels wird gezogen.
tapestry-option-kaiju-card = Karte { $n }
tapestry-log-kaijucarddrawn = Die Kaiju ziehen Karte { $card }.
tapestry-log-kaijushuffled = Die { $n } abgelegten Karten sind der neue Kaiju-Stapel.
tapestry-log-trackblocked = Ein Blocker steht auf { $track }: Dort voranzuschreiten kostet 1 beliebigen Rohstoff mehr.
tapestry-log-kaijuplaced = Ein Kaiju erscheint auf { $hex }.
tapestry-log-outpostdestroyed = Die Kaiju zerstören einen Außenposten von { $owner } auf { $hex }.
tapestry-log-kaijueverywhere = Kein Kaiju erscheint: { $cause }.
tapestry-kaiju = Die Kaiju
tapestry-kaiju-target = Nötige Siegpunkte
tapestry-kaiju-deck = Karten im Kaiju-Stapel
tapestry-kaiju-pile = Abgelegte Karten
tapestry-kaiju-supply = Kaiju im Vorrat
tapestry-kaiju-destroyed = Zerstörte Außenposten

## Kampagnen

tapestry-campaign-you = du
tapestry-campaign-total = Zusammen
tapestry-campaign-scenario = Szenario
tapestry-campaign-level = Level
tapestry-campaign-winner = Gewinner
tapestry-campaign-points = Kampagnenpunkte
