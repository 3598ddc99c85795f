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
tapestry-briefing-choose = Wer du bist:
tapestry-briefing-choose-text = Gleich wählst du eine Hauptstadt und eine Zivilisation mit einer eigenen Fähigkeit.
tapestry-briefing-points = Woher Punkte kommen:
tapestry-briefing-points-text = von Wahrzeichen, Land auf der Karte, vollen Reihen und Stadtvierteln, Technologie – und aus jedem Einkommenszug, der wertet, was du aufgebaut hast.
tapestry-briefing-bots = Deine Gegner:
tapestry-briefing-bots-text = Der Automa sammelt Punkte wie du. Das Schattenreich punktet nie, schnappt dir aber Wahrzeichen weg. „Warum“ erklärt jeden ihrer Züge.
tapestry-board-views = Was der Spielplan zeigt
tapestry-board-view-tracks = Leisten
tapestry-board-view-map = Karte
tapestry-board-view-capital = Hauptstadt
tapestry-board-view-technology = Technologie
tapestry-board-view-start = Wahl
tapestry-board-start-mat = Auf diesem Tableau entsteht deine Hauptstadt. Schraffierte Bauplätze sind von Anfang an gefüllt; jedes volle Stadtviertel aus neun Plätzen bringt einen Rohstoff.
tapestry-board-start-civilization = Jede Zivilisation hat ihre eigenen Regeln. Sie begleitet dich die ganze Partie.
tapestry-board-start-hanging = Die Gobelins auf deiner Hand, unter denen du wählst.
tapestry-board-start-plots = { $n } freie Bauplätze
tapestry-board-lead-advance = Schreite auf einer Leiste voran
tapestry-board-lead-advance-hint = Wähle ein umrandetes Feld: Du zahlst den Preis und erhältst, was es zeigt.
tapestry-board-lead-start = Triff deine Wahl
tapestry-board-lead-start-hint = Wähle eine der Karten auf dem Plan.
tapestry-board-lead-tile = Erkunde
tapestry-board-lead-tile-hint = Wähle eines deiner Gebietsteile unter der Karte. Die Zahl sagt, was es höchstens bringt.
tapestry-board-lead-hex = Lege das Gebietsteil
tapestry-board-lead-hex-hint = Wähle ein gestricheltes Feld. Die Zahl sagt, was dieses Teil dort höchstens bringt.
tapestry-board-lead-conquer = Erobere ein Gebiet
tapestry-board-lead-conquer-hint = Wähle ein umrandetes Gebiet: Dorthin kommt einer deiner Außenposten.
tapestry-board-lead-react = { $hex } verteidigen?
tapestry-board-lead-react-hint = Wirf eine Karte ab, die das verhindert, oder gib das Gebiet preis.
tapestry-board-lead-bluff-hint = Du hast keine Karte, die das verhindert. Gefragt wirst du trotzdem: So erfährt niemand, was du auf der Hand hast.
tapestry-board-let-happen = Geschehen lassen
tapestry-board-lead-plot = Neues Gebäude: { $kind }
tapestry-board-lead-plot-hint = Wähle einen Bauplatz mit Punkt. Ein grüner macht eine Reihe, eine Spalte oder ein Stadtviertel voll.
tapestry-board-beside-hint = Dort füllt es keinen Bauplatz deiner Stadt.
tapestry-board-income-brings = bringt
tapestry-board-income-early = { $n ->
    [one] Zu früh? Mit deinem letzten Rohstoff kannst du noch voranschreiten.
   *[other] Zu früh? Mit deinen { $n } Rohstoffen kannst du noch voranschreiten.
 } { $left ->
    [one] Dies ist dein letzter Einkommenszug: Damit endet die Partie für dich.
   *[other] Dir bleiben noch { $left } Einkommenszüge.
 }
tapestry-board-any = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
 }
tapestry-board-lack = noch nötig: { $what }
tapestry-board-closed = jetzt nicht möglich
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
tapestry-board-unexplored = noch nicht erkundet
tapestry-board-island = mittlere Insel
tapestry-board-outpost = Außenposten von { $actor }
tapestry-board-toppled = gestürzter Außenposten von { $actor }
tapestry-board-up-to = { $where }, bis zu { $n } SP
tapestry-board-tiles = Deine Gebietsteile
tapestry-board-no-tiles = keine
tapestry-board-best = bis zu +{ $n }
tapestry-board-city = Hauptstadt von { $name }, { $mat }
tapestry-board-row = Reihe { $n }
tapestry-board-column = Spalte { $at }
tapestry-board-district = ein Stadtviertel
tapestry-board-completes = vollendet { $what }
tapestry-board-place = { $name } platzieren
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
tapestry-board-need-track = für die obere Reihe: { $track }, Stufe { $tier }
tapestry-board-need-building = für die obere Reihe: { $kind }, Feld { $n }
tapestry-board-income = Einkommenstableau
tapestry-board-coming = als Nächstes
tapestry-board-next = als Nächstes: { $what }
tapestry-board-eras = Ären
tapestry-board-era = Ära { $n }
tapestry-board-era-of = Ära { $n } von { $of }
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
tapestry-board-turns-hint = Jede Zahl nennt die Siegpunkte dieser Drehung. Ein Klick legt das Teil.
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
tapestry-board-track-card = gibt die Leisten vor
tapestry-board-tie-card = entscheidet Gleichstände
tapestry-board-reads-down = { $bot } liest von links nach rechts
tapestry-board-reads-up = { $bot } liest von rechts nach links
tapestry-board-favourite-track = Bevorzugte Leiste
tapestry-board-aid = Gebietswahlhilfe: den schwarzen Pfeil entlang, dann den grauen, dann Reihe für Reihe
tapestry-board-topples = Sturzsymbol
tapestry-board-topples-not = kein Sturzsymbol
tapestry-board-civ-when = Wirkt:
tapestry-board-civ-scores = Wertung:
tapestry-board-civ-always = jederzeit, wenn es passt
tapestry-board-civ-last = im letzten Einkommenszug
tapestry-board-civ-turns = in deinen Einkommenszügen { $first } bis { $last }
tapestry-board-civ-tokens = Marker:
tapestry-board-civ-spaces = Felder:
tapestry-board-civ-table = Punkte für 1, 2, 3 …:
tapestry-board-civ-begin = Startanpassung:
tapestry-board-civ-any = { $n ->
    [one] 1 beliebiger Rohstoff
   *[other] { $n } beliebige Rohstoffe
 }
tapestry-board-eras-title = Punkte nach Quelle und Ära
tapestry-board-eras-hint = Eine Ära beginnt mit einem Einkommenszug. Je kräftiger die Farbe, desto mehr Punkte.
tapestry-board-eras-setup = Davor
tapestry-board-eras-total = Summe
tapestry-board-all-spaces = Alle Felder
tapestry-board-few-spaces = Schließen
tapestry-board-open-mat = Tableau öffnen
tapestry-board-reversed = Diese Leiste läuft rückwärts, von Feld { $start } bis Feld 1.
tapestry-board-about-pair = Entscheidungskarten
tapestry-board-about-queue = Belohnungen der Reihe nach
tapestry-board-about-outpost = Außenposten
tapestry-board-about-building = Einkommensgebäude
tapestry-board-about-landmark = Wahrzeichen
tapestry-board-about-capital = Hauptstadt
tapestry-board-about-income = Einkommen
tapestry-board-about-era = Ären
tapestry-board-about-hand = Gobelins
tapestry-board-about-tech = Technologie
tapestry-board-about-tile = Gebietsteile
tapestry-board-about-achievement = Errungenschaften
tapestry-campaign-welcome-atlantis-hint = Tapestry allein, in fünf Partien: jede mit eigenen Regeln
tapestry-campaign-welcome-atlantis-lead = Die Sage erzählt, dass Atlantis die Welt beherrschte, bevor es versank. Du spielst sein Schicksal in fünf Partien Tapestry gegen den Automa nach.
tapestry-campaign-welcome-atlantis-games = Fünf Partien in fester Reihenfolge. Jede ändert die Regeln, manche haben ein eigenes Ziel.
tapestry-campaign-welcome-atlantis-time = Zwischen zwei Partien kannst du pausieren, so lange du magst: Alles bleibt hier gespeichert.
tapestry-campaign-welcome-atlantis-level = Wer eine Partie gewinnt, erhält ihre Nummer mal den Level. Wer nach der fünften mehr Punkte hat, gewinnt die Kampagne; bei Gleichstand der Automa.
tapestry-campaign-welcome-atlantis-known = Tapestry gegen den Automa solltest du ein-, zweimal gespielt haben. Auf der Startseite gibt es eine geführte erste Partie.
tapestry-campaign-welcome-kaiju-hint = Tapestry allein, in zwei Partien: Riesen gehen um
tapestry-campaign-welcome-kaiju-lead = Riesen sind erwacht. Erst schickt der Automa einen von ihnen durch deine Hauptstadt, dann kommen sie über die ganze Welt.
tapestry-campaign-welcome-kaiju-games = Zwei Partien: die erste gegen den Automa, die zweite ganz allein. Verlierst du die erste, kannst du sie wiederholen oder weitergehen.
tapestry-campaign-welcome-kaiju-time = Zwischen zwei Partien kannst du pausieren, so lange du magst: Alles bleibt hier gespeichert.
tapestry-campaign-welcome-kaiju-level = Wer die zweite Partie gewinnt, gewinnt die Kampagne. Vor jeder Partie darfst du den Level wechseln.
tapestry-campaign-welcome-kaiju-known = Tapestry gegen den Automa solltest du ein-, zweimal gespielt haben. Auf der Startseite gibt es eine geführte erste Partie.
tapestry-campaign-lead = Eine Partie Tapestry gegen den Automa.
tapestry-campaign-lead-alone = Eine Partie Tapestry ohne den Automa.
tapestry-campaign-start = Partie { $n } beginnen
tapestry-campaign-rules = Das Szenario im Wortlaut:
tapestry-campaign-person = spielt alle Partien
tapestry-campaign-won = { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
 }
tapestry-campaign-wins = Siege
tapestry-campaign-gained = Punkte
tapestry-campaign-scenarios = Szenarien
tapestry-campaign-nothing = noch keines
tapestry-campaign-was-victory = gewonnen
tapestry-campaign-was-defeat = verloren
tapestry-campaign-played = { $scenario }, Level { $level }
tapestry-campaign-level-free = Vor jeder Partie darfst du einen anderen Level wählen.
tapestry-campaign-ask-won = Gewonnen, samt dem Ziel des Szenarios
tapestry-campaign-was-won = Gewonnen: { $scenario }
tapestry-campaign-wish-level = Level ändern
tapestry-campaign-said-level = Die nächste Partie wird auf einem anderen Level gespielt. { $level }
tapestry-campaign-recorded-on = Die letzte Partie mit den notierten Karten beginnen
tapestry-campaign-recorded-off = Für die letzte Partie neue Karten ziehen
tapestry-campaign-again-on = Verlorene Partie wiederholen
tapestry-campaign-again-off = Weiter, ohne die verlorene Partie zu wiederholen
