### Was der Plan von DEI sagt.

## Der Plan und was daneben liegt

dei-board-display = Auslage
dei-board-title = Plan der Bezirke
dei-board-sign-height = Anhöhe: erhöht und schraffiert
dei-board-sign-technology = Technologie
dei-board-sign-energy = Energiezellen
dei-board-sign-outpost = Außenposten, mit dem Würfel dessen, der ihn kontrolliert
dei-board-sign-camp = Lager
dei-board-sign-bridge = Brücke zwischen Anhöhen
dei-board-sign-elevator = Aufzug zwischen Boden und Anhöhe
dei-board-sign-unit = Plünderer mit ihrer Anzahl
dei-board-sign-leader = Anführer
dei-board-sign-majority = was jeder dort zählt; der höhere Balken hat die Mehrheit

## Karten

dei-board-phase = Runde { $round } von { $rounds } · Phase { $phase }
dei-board-on-plan = Auf dem Plan wählen
dei-board-done = { $card }: fertig
dei-board-sell = damit kaufen
dei-board-group = Wer geht { $origin }?
dei-board-fewer = Ein Plünderer weniger
dei-board-more = Ein Plünderer mehr

## Platzhalter

dei-board-stand-ins = Die meisten Karten, Preise und Bezirkspläne sind Platzhalter von uns: Im Regelheft stehen sie nicht.
dei-board-replace = Mit den Werten deines eigenen Spiels spielen
dei-board-pack-1 = Kopiere eine Datei aus games/dei/data, zum Beispiel cards.toml, in einen eigenen Ordner.
dei-board-pack-2 = Berichtige die Einträge und entferne dort source = "stand-in".
dei-board-pack-3 = Starte das Spiel mit diesem Ordner als Datenpaket: spielwerk.game("dei", pack="Ordner"). Die Seite „Stand-ins“ der Dokumentation erklärt jede Datei.
