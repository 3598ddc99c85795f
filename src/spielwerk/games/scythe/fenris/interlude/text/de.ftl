# Sätze des Zwischenspiels zwischen zwei Episoden der Kampagne.

interlude-faction-vesna = Vesna
interlude-faction-fenris = Fenris

interlude-column-upgrades = Entwicklungen
interlude-column-mechs = Mechs
interlude-column-structures = Gebäude
interlude-column-recruits = Rekruten
interlude-column-workers = Arbeiter
interlude-column-objective = Zielkarte
interlude-column-combat = Kampf
interlude-column-combat-2 = Kampf (zweite Spalte)
interlude-column-popularity = Ansehen
interlude-column-power = Stärke

interlude-bonus-coins = Münzen
interlude-bonus-power = Stärke
interlude-bonus-popularity = Ansehen

interlude-leg-episode = Episode { $episode }
interlude-leg-after = Nach Episode { $episode }
interlude-leg-mats = Wahl der Spielertableaus

interlude-benefit-progress = ein Feld weiter
interlude-benefit-gain = Erträge der Automa-Karte { $card }
interlude-benefit-remove = ohne Automa-Karte { $card }
interlude-benefit-nothing = ohne Wirkung

interlude-panel-faction = Nation
interlude-panel-wealth = Vermögen
interlude-panel-wins = Gewonnene Episoden
interlude-panel-mech = Mech-Modifikationen
interlude-panel-infra = Infrastruktur-Modifikationen
interlude-panel-bonuses = Aufbau-Boni
interlude-panel-log = Erfolgschronik
interlude-panel-drawn = Gerade gezogen

interlude-field-automa = Automa
interlude-field-chronicle = Chronik
interlude-score-wealth = Vermögen
interlude-score-total = Kampagnenwert

interlude-gesture-tick = Stern eintragen
interlude-gesture-vote = Abstimmen
interlude-gesture-decide = Gleichstand entscheiden
interlude-gesture-raise = Aufbau-Bonus erhöhen
interlude-gesture-market = Modifikationen kaufen
interlude-gesture-leave = Nation behalten oder abgeben
interlude-gesture-faction = Nation wählen
interlude-gesture-home = Heimatgebiet wählen
interlude-gesture-mat = Spielertableau wählen

interlude-ask-record-tickstar = { $seat }: In welcher Spalte der Erfolgschronik trägst du diesen Stern ein?
interlude-ask-record-drawleader = Der Zufall entscheidet, wer für die Sieger handelt.
interlude-ask-vote-vote = { $seat }: Wie viele deiner Plättchen stimmen für den Krieg? Die übrigen stimmen für den Frieden.
interlude-ask-vote-decide = { $seat }: Die Abstimmung steht unentschieden, und du hast die Episode gewonnen. Krieg oder Frieden?
interlude-ask-bonuses-raisebonus = { $seat }: Welchen Aufbau-Bonus erhöhst du?
interlude-ask-market-namekind = { $seat }: Du hast gewonnen und ziehst eine Modifikation mehr. Von welcher Art?
interlude-ask-market-drawntile = Für { $seat } wird eine Modifikation gezogen.
interlude-ask-market-keep = { $seat }: Welche Modifikation behältst du kostenlos?
interlude-ask-market-buy = { $seat }: Welche Modifikationen kaufst du? Jede kostet 50 Vermögen.
interlude-ask-automa-drawgain = Für { $seat } wird eine Automa-Karte gezogen.
interlude-ask-automa-removetile = Für { $seat } verlässt eine Modifikation die Kampagne.
interlude-ask-factions-stay = { $seat }: Behältst du deine Nation?
interlude-ask-factions-rolltoleave = Für { $seat } wird gewürfelt.
interlude-ask-factions-drawfirst = Der Zufall entscheidet, wer als Nächstes eine Nation wählt.
interlude-ask-factions-takefaction = { $seat }: Welche Nation führst du von nun an?
interlude-ask-factions-dealfaction = { $seat } bekommt eine Nation.
interlude-ask-factions-settle = { $seat }: Dein Heimatgebiet gehört einer Nation, die gewählt wurde. Wo lässt du dich nieder?
interlude-ask-factions-goto = Für { $sheet } wird ein Heimatgebiet gezogen.
interlude-ask-last-drawnext = Der Zufall entscheidet, wer als Nächstes ein Tableau wählt.
interlude-ask-last-laytile = Das nächste Plättchen der Erfolgsleiste wird ausgelegt.
interlude-ask-last-choosemat = { $seat }: Welches Spielertableau nimmst du?
interlude-ask-last-dealmat = { $seat } bekommt ein Spielertableau.

interlude-option-war = { $n } für den Krieg
interlude-option-choose = { $at ->
    [war] Krieg
   *[peace] Frieden
}
interlude-option-tick = { $column }
interlude-option-raise = { $bonus } + 1
interlude-option-more = { $at ->
    [mech] Eine Mech-Modifikation
   *[infra] Eine Infrastruktur-Modifikation
}
interlude-option-keep = { $tile } behalten
interlude-option-buy = { $tile } kaufen
interlude-option-done = Fertig
interlude-option-stay = Nation behalten
interlude-option-leave = Nation abgeben
interlude-option-take = { $faction }
interlude-option-settle = Heimatgebiet von { $home }
interlude-option-mat = { $mat }
interlude-option-drawn = { $tile }
interlude-option-gone = { $tile }
interlude-option-card = Automa-Karte { $n }
interlude-option-roll = { $n }
interlude-option-first = { $seat }
interlude-option-gets = { $faction }
interlude-option-goes = Heimatgebiet von { $home }
interlude-option-dealt = { $mat }
interlude-option-laid = { $star }

interlude-log-recorded = { $seat } beendet die Episode mit { $coins } Münzen; das Vermögen beträgt jetzt { $wealth }.
interlude-log-won = { $seat } hat die Episode gewonnen.
interlude-log-ticked = { $seat } trägt einen Stern ein: { $column }.
interlude-log-voted = { $seat } stimmt ab: { $war } für den Krieg, { $peace } für den Frieden.
interlude-log-pathchosen = { $side ->
    [war] Es wird Krieg geben.
   *[peace] Der Frieden hält.
}
interlude-log-bonusraised = { $seat } erhöht einen Aufbau-Bonus: { $bonus }.
interlude-log-released = { $kind ->
    [mech] Mech-Modifikationen sind von nun an zu haben.
   *[infra] Infrastruktur-Modifikationen sind von nun an zu haben.
}
interlude-log-tiledrawn = { $seat } zieht { $tile }.
interlude-log-tilekept = { $price ->
    [0] { $seat } behält { $tile }.
   *[other] { $seat } kauft { $tile } für { $price } Vermögen.
}
interlude-log-benefitgained = { $what ->
    [progress] { $seat } beginnt von nun an ein Feld weiter auf der Fortschrittskarte.
    [gain] { $seat } notiert die Gewinne der Automa-Karte { $card }.
    [remove] { $seat } spielt von nun an ohne Automa-Karte { $card }.
   *[nothing] { $seat } bekommt eine Modifikation ohne Wirkung.
}
interlude-log-tilegone = { $tile } verlässt die Kampagne.
interlude-log-rolled = { $seat } würfelt { $n }.
interlude-log-factionleft = { $seat } gibt { $faction } ab.
interlude-log-factiontaken = { $seat } führt von nun an { $faction }.
interlude-log-hometaken = { $sheet } lässt sich im Heimatgebiet von { $home } nieder.
interlude-log-nextepisode = Die Geschichte geht weiter.
interlude-log-tilelaid = Feld { $space } der Erfolgsleiste: { $star }.
interlude-log-mattaken = { $seat } nimmt das Tableau { $mat }.
interlude-log-campaignwon = { $seat } gewinnt die Kampagne mit { $total }.

interlude-log-leaderjudged = { $seat }: { $style }
interlude-style-economy-a = Niemand kann besser mit Geld umgehen. Die Märkte des Kontinents folgen deinen Preisen, und selbst alte Gegner bitten dich um Kredit.
interlude-style-economy-b = Deine Speicher sind gut gefüllt. Die Menschen in deinem Land gehen satt zu Bett und stehen mit einer Arbeit wieder auf.
interlude-style-economy-c = Reichtum war nie dein Ziel. Dein Volk besitzt wenig, aber es teilt, und die leeren Kassen verzeiht es dir.
interlude-style-statecraft-a = Du hast einen Staat aufgebaut, der dich überdauern wird: Seine Gesetze sind gerecht, seine Ämter ehrlich, und seine Städte wachsen.
interlude-style-statecraft-b = Du regierst mit ruhiger Hand. Nicht jeder Plan gelingt, aber Straßen, Mühlen und Schulen tragen deinen Namen.
interlude-style-statecraft-c = Akten und Ratssitzungen haben dich gelangweilt. Andere mussten zu Hause für Ordnung sorgen, während du unterwegs warst.
interlude-style-military-a = Wo deine Mechs auftauchen, ist eine Schlacht vorbei, ehe sie beginnt. Generäle studieren deine Feldzüge.
interlude-style-military-b = Deine Armee wird geachtet. Sie bewacht die Grenzen und muss selten kämpfen.
interlude-style-military-c = Waffen mochtest du nie. Deine wenigen Soldaten sind stolz darauf, kaum je geschossen zu haben.

interlude-refused-rewards-first = Erst werden die Belohnungen vergeben. Vor der nächsten Episode kann sich die Runde ändern.
interlude-refused-wind = In Episode { $episode } kann nichts hinzukommen.
interlude-refused-faction = Diese Nation ist nicht frei.
interlude-refused-no-sheet = Diesen Bogen gibt es nicht.
interlude-refused-left = { $name } ist aus der Kampagne ausgestiegen.
interlude-refused-report-seats = Das Ergebnis passt nicht zu denen, die mitgespielt haben.
interlude-refused-report-places = Diese Platzierungen sind unmöglich: Bei geteiltem Platz bleibt der nächste leer.
interlude-refused-report-ranking = Wer mehr Münzen hat, hat den besseren Platz.
interlude-refused-report-found = Gefunden haben kann es in dieser Episode keiner oder nur einer.
interlude-refused-report-tokens = So viele Plättchen kann es nicht geben.
interlude-refused-report-pieces = Niemand hat mehr als vier Mechs und vier Gebäude.
interlude-refused-report-stars = Diese Sterne passen nicht auf die Erfolgsleiste. Jeder hat sechs davon.
interlude-refused-report-price = Das Vermögen passt nicht zum Sofort-Bonus.
interlude-refused-report-below-0 = Keine Zahl kann unter 0 liegen.
interlude-refused-report-spent = Es wurde mehr Vermögen ausgegeben, als da war.
interlude-refused-report-instant = Dieser Sofort-Bonus ist schon verbraucht.
interlude-refused-episodes = Ein Sieg oder ein Haken gehört zu einer Episode, die nicht gespielt wurde.
interlude-refused-unknown = Auf den Bögen steht etwas, das es in dieser Kampagne nicht gibt.
interlude-refused-wealth = Kein Vermögen kann unter 0 liegen.
interlude-refused-one-faction = Zwei können nicht dieselbe Nation führen.
interlude-refused-one-home = Zwei können nicht dasselbe Heimatgebiet haben.
interlude-refused-mod-twice = Niemand besitzt dieselbe Modifikation zweimal.
interlude-refused-mod-slots = Jemand besitzt mehr Modifikationen, als auf den Bogen passen.
interlude-refused-ticks-many = Eine Spalte der Erfolgschronik hat mehr Haken als Kästchen.
interlude-refused-ticks-twice = Eine Spalte bekommt je Episode nur einen Haken.
interlude-refused-columns = Eine Erfolgschronik hat eine andere Zahl von Spalten.
interlude-refused-bonus = Ein Aufbau-Bonus liegt über seiner Grenze.
interlude-refused-sides = Es wären weniger als zwei. Lass jemanden einsteigen, zum Beispiel einen Automa.
interlude-refused-automas = Mindestens ein Mensch muss mitspielen.
interlude-refused-seven = Höchstens sieben können mitspielen.
interlude-refused-five = Mehr als fünf brauchen die Invasoren aus der Ferne.
interlude-refused-boxed = { $faction }: Diese Nation gehört zu Invasoren aus der Ferne.
interlude-refused-order = In dieser Reihenfolge werden die Episoden nicht gespielt.
interlude-refused-mods-gone = Es sind mehr Modifikationen vergeben, als es gibt.
interlude-refused-guest = Jemand führt eine Nation, die noch niemand haben kann.
