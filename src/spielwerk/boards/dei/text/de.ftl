### Was der Plan von DEI sagt.

## Der Plan und was daneben liegt

dei-board-display = Auslage
dei-board-title = Plan der Bezirke
dei-board-sign-ground = Boden: Straßen
dei-board-sign-height = Anhöhe: Dächer darüber
dei-board-sign-border = Grenze, die deine Einheiten überqueren
dei-board-sign-wall = Mauer zwischen Boden und Anhöhe: Hinauf führt nur ein Aufzug
dei-board-sign-technology = Technologie
dei-board-sign-energy = Energiezellen
dei-board-sign-outpost-red = Taktik-Außenposten (rot)
dei-board-sign-outpost-blue = Logistik-Außenposten (blau)
dei-board-sign-outpost-green = Maschinen-Außenposten (grün)
dei-board-sign-outpost = kontrollierter Außenposten: Die Fahne zeigt, von wem
dei-board-sign-held = Streifen: Hier hat diese Person die Mehrheit
dei-board-sign-camp = Lager
dei-board-sign-bridge = Brücke zwischen Anhöhen
dei-board-sign-elevator = Aufzug zwischen Boden und Anhöhe
dei-board-sign-unit = Plünderer mit ihrer Anzahl
dei-board-sign-leader = Anführer
dei-board-sign-majority = was jeder dort zählt; der höhere Balken hat die Mehrheit

## Karten

dei-board-phase = Runde { $round } von { $rounds } · Phase { $phase }
dei-board-on-plan = auf dem Plan
dei-board-done = Karte beenden
dei-board-useless = Bringt jetzt nichts: { $why }.
dei-board-in-vain = Keine Aktion wurde ausgeführt.
dei-board-idle-outposts = du kontrollierst keinen { $any ->
    [1] Außenposten
   *[other] { $colour }-Außenposten
 }
dei-board-idle-enlist = kein Plünderer kann einrücken
dei-board-idle-move = keine deiner Einheiten kann ziehen
dei-board-idle-collect = wo du die Mehrheit hast, liegt nichts
dei-board-idle-build = es gibt nichts zu bauen
dei-board-idle-drone = die Drohne kann nicht fliegen
dei-board-idle-copy = es gibt keine Karte zum Kopieren
dei-board-points = SP
dei-board-sell = damit kaufen
dei-board-sell-for = „{ $card }“ kaufen
dei-board-group = Wer geht { $origin }?
dei-board-fewer = Ein Plünderer weniger
dei-board-more = Ein Plünderer mehr

## Vor dem ersten Zug

dei-briefing-leader = An deiner Spitze steht { $leader }.
dei-briefing-drone = Deine Drohne.

## Wahl der Fraktion

dei-choosing-start = Start: { $reserve }, { $cards } Karten.
dei-choosing-two = {""}; zu zweit: { $does }

## Platzhalter

dei-board-stand-ins = Die meisten Karten, Preise und Bezirkspläne sind Platzhalter von uns: Im Regelheft stehen sie nicht.
dei-board-replace = Mit den Werten deines eigenen Spiels spielen
dei-board-pack-1 = Kopiere eine Datei aus games/dei/data, zum Beispiel cards.toml, in einen eigenen Ordner.
dei-board-pack-2 = Berichtige die Einträge und entferne dort source = "stand-in".
dei-board-pack-3 = Starte das Spiel mit diesem Ordner als Datenpaket: spielwerk.game("dei", pack="Ordner"). Die Seite „Stand-ins“ der Dokumentation erklärt jede Datei.
