### Was die Zeichnungen mehrerer Spiele sagen.

## Wer wo sitzt

kit-you = du
kit-person = Person

## Der Tisch

kit-part-closed = Hier anzeigen
kit-score = Wertung jetzt

## Ein Tisch mit einer Karte

kit-map = Die Karte
kit-map-several = { $n } Dinge zur Wahl
kit-map-zoom-in = Vergrößern
kit-map-zoom-out = Verkleinern
kit-map-zoom-fit = Ganze Karte
kit-map-legend = Legende
kit-keys-list = Tastenkürzel
kit-cap-enter = Eingabe
kit-cap-space = Leertaste
kit-key-walk = über die Karte gehen
kit-key-choose = den Ort wählen
kit-key-zoom = näher, weiter weg, ganze Karte
kit-key-option = aus der Liste wählen
kit-key-all = alle Möglichkeiten als Liste zeigen
kit-key-back = einen Schritt zurück; Offenes schließen
kit-key-undo = rückgängig
kit-key-redo = wiederherstellen
kit-key-end = den Zug beenden
kit-key-log = den Verlauf zeigen
kit-key-skip = Bewegung überspringen
kit-key-list = diese Tasten zeigen
kit-key-help = die Regeln zu dem, worauf du zeigst

## Regeln

kit-rules-about = Regeln: { $what }

## A campaign

kit-campaign-start = Beginnen
