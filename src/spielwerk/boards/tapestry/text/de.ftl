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
