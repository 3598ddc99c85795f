### Was das Spielbrett von Tapestry sagt.

tapestry-terminal-queue = Noch zu tun: { $groups }
tapestry-terminal-legend = Karte: „:“ erkundet, „*“ mittlere Insel, Großbuchstaben Außenposten, kleine gestürzte. Leisten: „^“ Wahrzeichen. Stadt: „#“ unpassierbar, f h a m Gebäude, L Wahrzeichen.
tapestry-terminal-head = SP Ära Nahr Arb Kult Münz Hof Haus Waff Mrkt Post Kart Teil Tech Wahr
tapestry-terminal-finished = aus
tapestry-terminal-eras = Gobelins: { $cards }
tapestry-terminal-capital = Hauptstadt von { $seat } (Tableau { $id })
tapestry-terminal-display = Techkarten zum Erfinden: { $cards }
tapestry-terminal-down = verdeckt
tapestry-terminal-hand = Hand: { $cards }
tapestry-terminal-tiles = Deine Gebietsteile: { $cards }
tapestry-terminal-techs = Deine Techkarten: { $cards }

## Der Tisch

tapestry-board-mat = Tableau
tapestry-board-views = Was der Spielplan zeigt
tapestry-board-view-tracks = Leisten
tapestry-board-view-map = Karte
tapestry-board-view-capital = Hauptstadt
tapestry-board-view-technology = Technologie
tapestry-board-any = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
 }
tapestry-board-lack = { $what } fehlt
tapestry-board-bonus = Bonus für { $price }: { $gain }
tapestry-board-landmark = { $name }, noch frei
tapestry-board-landmark-taken = { $name }, vergeben
tapestry-board-pay = zahle
tapestry-board-pay-other = Anders bezahlen
tapestry-board-advance = Auf { $track } zu { $space } voranschreiten, dafür zahlen: { $pay }
tapestry-board-map = Die Karte
tapestry-board-land-sea = Meer
tapestry-board-land-desert = Wüste
tapestry-board-land-forest = Wald
tapestry-board-land-grassland = Grasland
tapestry-board-land-mountain = Gebirge
tapestry-board-unexplored = unerforscht
tapestry-board-island = mittlere Insel
tapestry-board-outpost = Außenposten von { $actor }
tapestry-board-toppled = gestürzter Außenposten von { $actor }
tapestry-board-up-to = { $where }, bis zu { $n } SP
tapestry-board-tiles = Deine Gebietsteile
tapestry-board-no-tiles = keine
tapestry-board-best = höchstens +{ $n }
tapestry-board-city = Hauptstadt von { $name }, { $mat }
tapestry-board-row = Reihe { $n }
tapestry-board-column = Spalte { $at }
tapestry-board-district = ein Stadtviertel
tapestry-board-completes = vollendet { $what }
tapestry-board-place = Platziere: { $name }
tapestry-board-turn = Drehen
tapestry-board-put = Hier platzieren
tapestry-board-left = Nach links
tapestry-board-right = Nach rechts
tapestry-board-up = Nach oben
tapestry-board-down = Nach unten
tapestry-board-display = Offene Techkarten
tapestry-board-no-cards = keine Karten
tapestry-board-deck = { $n ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $n } Karten
 }
tapestry-board-need-track = oberste Reihe: { $track } Stufe { $tier }
tapestry-board-need-building = oberste Reihe: { $kind } Feld { $n }
tapestry-board-income = Einkommenstableau
tapestry-board-next = als Nächstes: { $what }
tapestry-board-eras = Zeitalter
tapestry-board-era = Zeitalter { $n }
tapestry-board-era-of = Zeitalter { $n } von { $of }
tapestry-board-hand = { $n ->
    [0] Keine Gobelinkarte auf der Hand
    [one] 1 Gobelinkarte auf der Hand
   *[other] { $n } Gobelinkarten auf der Hand
 }
tapestry-board-vp = SP
tapestry-board-achievements = Errungenschaften
tapestry-board-open = offen · { $n }
tapestry-board-queue = Noch zu tun
tapestry-board-pay-with = Bezahle mit
tapestry-board-turns = Drehe das Gebietsteil
tapestry-board-turns-hint = Zeige auf eine Drehung, um sie auf der Karte zu sehen; ein Klick legt das Teil.
tapestry-board-turned = Das Teil in Drehung { $turn } legen: { $n } SP; passend: { $edges }
tapestry-board-edge-n = Norden
tapestry-board-edge-ne = Nordosten
tapestry-board-edge-se = Südosten
tapestry-board-edge-s = Süden
tapestry-board-edge-sw = Südwesten
tapestry-board-edge-nw = Nordwesten
tapestry-board-favourite = bevorzugt { $track }
tapestry-board-bot-cards = { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
 }
