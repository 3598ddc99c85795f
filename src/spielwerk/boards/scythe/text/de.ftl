### Was das Spielfeld von Scythe sagt.

## Die Tableaus, gezeichnet

scythe-mat-title = Tableaus
scythe-mat-close = Zurück zum eigenen Tableau
scythe-mat-more = Einzelheiten des Tableaus
scythe-mat-last = Im letzten Zug benutzt
scythe-mat-barred = letzter Zug
scythe-mat-lift = Den Würfel aufnehmen: aus { $gain } wird { $better }
scythe-mat-cover = Den Würfel auf { $action } legen: kostet dann { $amount }
scythe-mat-do = { $action }: { $gain }
scythe-mat-pay = { $action } für { $amount }
scythe-mat-have = du hast { $n }
scythe-mat-can = bezahlbar ({ $amount })
scythe-mat-lack = Es fehlt: { $amount }
scythe-mat-lack-near = Es fehlt: { $amount } – am nächsten auf { $place }
scythe-mat-cube-there = Unter dem Würfel: { $n }
scythe-mat-cube-gone = Entwickelt auf { $n }
scythe-mat-waits = auf dem Tableau
scythe-mat-recruit-open = { $amount }, sooft du oder ein Nachbar das tut
scythe-mat-recruit-waits = Hier wartet ein Rekrut: jedes Mal { $amount }
scythe-mat-gain-units = { $n ->
    [one] eine Einheit zieht
   *[other] { $n } Einheiten ziehen
 }
scythe-mat-gain-resources = { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
 }
scythe-mat-gain-regions = { $n ->
    [one] { $n } Region produziert
   *[other] { $n } Regionen produzieren
 }
scythe-hand-tier = { $star } Münzen je Stern, { $region } je Region, { $pair } je Paar Ressourcen
scythe-hand-stars = { $n ->
    [0] keine Sterne
    [one] { $n } Stern ({ $what })
   *[other] { $n } Sterne ({ $what })
 }
scythe-hand-title = Hand
scythe-hand-none = keine Kampfkarten
scythe-hand-cards = { $n ->
    [0] keine Kampfkarten
    [one] { $n } Kampfkarte ({ $values })
   *[other] { $n } Kampfkarten ({ $values })
 }
scythe-hand-objectives = { $n ->
    [one] { $n } Zielkarte
   *[other] { $n } Zielkarten
 }
scythe-hand-champion = Zählt als Anführer und als Mech: Er trifft Begegnungen, holt Fabrikkarten, nimmt Arbeiter mit und nutzt alle deine Fähigkeiten. Für den Stern „Alle Mechs“ zählt er nicht.
scythe-hand-claim = vorzeigen
scythe-hand-waits = wartet
scythe-hand-waits-why = Erfüllt: Du kannst sie am Ende deines Zuges aufdecken, wenn es dann noch gilt.
scythe-hand-bonus-free = Einmaliger Bonus eines Rekruten: { $amount }
scythe-hand-bonus-taken = Einmaliger Bonus genommen: { $amount }
scythe-players-power = ohne Spieler
scythe-players-title = Mitspieler
scythe-players-mat = Dieses Tableau zeigen
scythe-players-spoils = Beute für Angreifer: { $amount }
scythe-players-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
scythe-players-score = { $n } Münzen, wenn das Spiel jetzt endete
scythe-players-score-part = mindestens { $n } Münzen, wenn das Spiel jetzt endete
scythe-touch-pay = { $action }: zahlen mit { $sources }
scythe-touch-change = Anders zahlen
scythe-touch-more = Mehr Möglichkeiten
scythe-touch-skipped = { $n ->
    [one] Du hast eine Aktion ausgelassen, die möglich war. „Rückgängig“ bringt dich wieder hin.
   *[other] Du hast { $n } Aktionen ausgelassen, die möglich waren. „Rückgängig“ bringt dich wieder hin.
 }
scythe-tile-not-against = nicht gegen Einheiten, die niemand spielt
scythe-tile-reading = unsere Auslegung dieses Plättchens
scythe-recruits-reading = Rekrutenboni: unsere Auslegung
scythe-tile-how-mech = Ein Plättchen ersetzt eine Mech-Fähigkeit. Es gilt, sobald du diesen Mech eingesetzt hast.
scythe-tile-how-infra = Jedes Plättchen nutzt du einmal in der Partie, dann liegt es verdeckt.
scythe-tile-own-mat = Auf deinem Tableau
scythe-tile-covers = „{ $mod }“ überdeckt eine davon
scythe-tile-instead = Deckt { $ability } für die ganze Partie ab.
scythe-tile-used = { $name }: eingesetzt, verdeckt
scythe-combat-shown = zeigt { $power } Stärke, Karten: { $cards }; zusammen { $n }
scythe-card-encounter = Begegnung auf { $place }
scythe-card-factory = Karten in der Fabrik
scythe-card-gift = Ein gutes Wort
scythe-card-deal = Ein Geschäft
scythe-card-force = Mit Gewalt
scythe-card-swap = Ein Handel
scythe-card-after = Danach:
scythe-card-used = schon gewählt
scythe-card-no-pay = nicht möglich: Du kannst das nicht bezahlen
scythe-card-once = einmalig
scythe-card-move = { $times ->
    [2] { $units ->
        [one] eine Einheit zieht zweimal
       *[other] { $units } Einheiten ziehen zweimal
     }
   *[other] { $units } × { $times } Bewegungen
 }
scythe-combat-title = Kampf { $place }
scythe-combat-attacks = greift an
scythe-combat-defends = verteidigt
scythe-combat-by-power = Ihre Stärke und ein Würfel entscheiden.
scythe-combat-by-drawn = Seine Stärke und drei Kampfkarten entscheiden.
scythe-combat-by-die = Ein Würfel und die obersten abgelegten Karten entscheiden.
scythe-combat-by-card = Eine Karte entscheidet.
scythe-combat-most = höchstens { $n }
scythe-combat-fighters = { $n ->
    [one] { $n } Kampfeinheit hier
   *[other] { $n } Kampfeinheiten hier
 }
scythe-combat-power = Stärke
scythe-combat-slots = { $n ->
    [one] Kampfkarten: eine darf dazu
   *[other] Kampfkarten: bis zu { $n } dürfen dazu
 }
scythe-combat-no-cards = Keine Kampfkarte kann dazukommen.
scythe-combat-total = Summe
scythe-combat-nothing = Du setzt keine Stärke ein.
scythe-combat-spare = Mehr als nötig: { $n } reicht sicher zum Sieg.
scythe-combat-commit = Verdeckt einsetzen
scythe-combat-show = Offen einsetzen
scythe-combat-sealed = Verdeckt: { $n } insgesamt ({ $power } Stärke, Karten: { $cards })
scythe-combat-you-win = { $n ->
    [0] Du gewinnst bei Gleichstand
   *[other] Du gewinnst mit { $n } Vorsprung
}
scythe-combat-you-lose = { $n ->
    [0] Du verlierst bei Gleichstand
   *[other] Du verlierst mit { $n } Rückstand
}
scythe-combat-wins = { $n ->
    [0] { $who } gewinnt bei Gleichstand
   *[other] { $who } gewinnt mit { $n } Vorsprung
}
scythe-combat-retreat = { $n ->
    [one] { $who }: eine Einheit zieht sich zurück
   *[other] { $who }: { $n } Einheiten ziehen sich zurück
}
scythe-combat-on = Weiter

## Auf der Karte

scythe-map-not-here = die Einheit steht hier
scythe-map-not-home = Heimatgebiete betritt niemand
scythe-map-not-far = zu weit weg
scythe-map-not-river = nicht erreichbar: ein Fluss liegt dazwischen
scythe-map-not-lake = nicht erreichbar: diese Einheit kommt nicht über Seen
scythe-map-not-opponent = Arbeiter gehen nicht dorthin, wo ein Gegner steht
scythe-map-not-worker = nicht möglich: Hier steht keiner deiner Arbeiter
scythe-map-not-built = nicht möglich: Hier steht schon ein Gebäude
scythe-map-steps = { $n } Schritte
scythe-map-by-river = über einen Fluss
scythe-map-by-lake = über einen See
scythe-map-by-tunnel = durch einen Tunnel
scythe-map-by-leap = dank einer Fähigkeit
scythe-map-attack = Angriff
scythe-map-price = kostet { $n } Ansehen
scythe-map-yours = deins
scythe-map-held = beherrscht von { $by }
scythe-map-tunnel = Tunnel
scythe-map-encounter = Begegnung
scythe-map-show-rivers = Flüsse
scythe-map-show-tunnels = Tunnel verbunden
scythe-map-show-holding = Wem was gehört
scythe-map-sign-river = Über einen Fluss
scythe-map-sign-lake = Über einen See
scythe-map-sign-tunnel = Durch Tunnel oder Mine
scythe-map-sign-leap = Dank einer Fähigkeit
scythe-map-sign-attack = Angriff
scythe-map-sign-workers = Vertreibt Arbeiter
scythe-map-cargo = Was kommt mit nach { $place }?
scythe-map-all = Alles
scythe-map-none = Nichts
scythe-map-go = Los
scythe-map-on = Los, und dann weiter
scythe-map-less = Eins weniger: { $what }
scythe-map-more = Eins mehr: { $what }

## Im Terminal

scythe-terminal-hand = Deine Kampfkarten: { $cards }
scythe-terminal-legend = C Anführer, M Mechs, w Arbeiter, S Gebäude, U Entwicklungen, R Rekruten, $ Münzen, +n Ressourcen, * Begegnung, o Tunnel, ~ Fluss
scythe-terminal-legend-token = { $sign } Plättchen einer Nation (b sagt, welches)
scythe-terminal-legend-seats = a, b, c … vor Figuren: wem sie gehören
scythe-terminal-yours = Deine Plättchen und Karten:
scythe-terminal-reading = { $name } (unsere Auslegung)
scythe-terminal-tracks = Stärke { $power }  Ansehen { $popularity }  ${ $coins }
scythe-terminal-pieces = Karten { $cards }  U{ $upgrades } M{ $mechs } S{ $structures } R{ $recruits }

## The star track of a module

scythe-track-title = Erfolgsleiste
scythe-track-free = { $star }
scythe-track-nobody = noch niemand
scythe-influence-costs = { $star }: { $n }; am Ende kostet jedes 1 Münze
scythe-track-taken = { $star }: { $who }
scythe-briefing-leader = ist dein Anführer, und du spielst mit dem Tableau „{ $mat }“.
scythe-choosing-faction = { $name }. Start: { $power }, { $cards }.
scythe-choosing-mat = Start: { $popularity }, { $coins }.


# The Wind Gambit
scythe-panel-airships-all = Alle Luftschiffe
scythe-panel-wind-tiles = Plättchen von Kolosse der Lüfte
scythe-terminal-legend-airship = { $letter } Luftschiff
scythe-combat-duel = Duell der Luftschiffe über { $place }
