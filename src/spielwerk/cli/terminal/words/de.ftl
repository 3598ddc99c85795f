## Bildschirm

terminal-since = Seit deiner letzten Wahl
terminal-more = … und { $n } weitere (Befehl: l)
terminal-more-reasons = (alles: l, die Maschinen Schritt für Schritt: why)
terminal-log-empty = Noch ist nichts geschehen.
terminal-prompt = Deine Wahl (h: Hilfe) >
terminal-nothing-else = (die Eingabetaste nimmt die einzige Möglichkeit)
terminal-over = Das Spiel ist zu Ende.
terminal-place = { $place }. { $seat }: { $score }
terminal-winner = 1. { $seat }
terminal-no-place = –  { $seat }: { $score }
terminal-victor = 1. { $power }
terminal-tie = Entschieden durch: { $tie }
terminal-score = Punktestand
terminal-unknown-points = ?
terminal-curtain = Als Nächstes ist { $seat } dran. Alle anderen schauen weg; { $seat } drückt die Eingabetaste.

## Befehle

terminal-help =
    1, 2 … oder die Worte einer Möglichkeit: sie wählen
    u  zurücknehmen   r  wieder wählen   l [N]  die letzten N Zeilen Protokoll
    b  das Spielfeld als Tabelle   m [N]  das Tableau von Platz N, sonst deins
    why  warum die Maschinen so gezogen sind, Schritt für Schritt
    g PLATZ N [VON]  etwas ungefragt geben, wo das Spiel es erlaubt
    s  Punktestand    ? WORT  eine Regel nachschlagen (? Kampf, ? scythe.move)
    w DATEI  eine Kopie speichern   q  aufhören; später weiter mit --resume
terminal-nothing-to-give = Jetzt gibt es nichts zu geben.
terminal-give = Höchstens lässt sich geben:
terminal-wrong = „{ $input }“ ist weder eine Möglichkeit noch ein Befehl. Wähle 1 bis { $most } oder h für Hilfe.
terminal-no-number = Die Möglichkeit { $n } gibt es nicht; wähle 1 bis { $most }.
terminal-no-seat = Den Platz { $n } gibt es nicht; es gibt 1 bis { $most }.
terminal-no-word = Sag, was du suchst, zum Beispiel: ? { $example }
terminal-example = Kampf
terminal-no-rule = Keine Regel enthält „{ $words }“.
terminal-rules-more = { $n ->
    [one] Noch eine Regel enthält das; mit mehr Worten wird es genauer.
   *[other] Noch { $n } Regeln enthalten das; mit mehr Worten wird es genauer.
 }
terminal-no-reasons = Noch hat niemand Gründe genannt.
terminal-cannot-undo = Es gibt nichts zurückzunehmen.
terminal-cannot-redo = Es gibt nichts wieder zu wählen.
terminal-no-file = Sag, wohin: w DATEI
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = { $file } lässt sich nicht schreiben: { $problem }
terminal-left = Das Spiel ist gespeichert. Weiter geht es mit:
terminal-bot-failed = { $seat }: Der Bot hat versagt ({ $problem }); eine zufällige Wahl springt ein.

## Aufbau

terminal-ask-number = Wie viele spielen mit, dich eingerechnet? ({ $least } bis { $most }) [{ $least }]
terminal-ask-field = Deine Wahl für „{ $field }“ (Eingabetaste: zufällig)
terminal-ask-modules = Welche Module, durch Kommas getrennt? (Eingabetaste: keine)
terminal-modules-clash = { $module } und { $other } passen nicht zusammen.
terminal-ask-bot = Wer spielt die anderen Plätze? [{ $default }]
terminal-ask-resume = Es gibt ein angefangenes Spiel vom { $when }. Weiterspielen? [j/n]
terminal-yes = j
terminal-bad-answer = „{ $input }“ geht hier nicht; { $allowed }.
terminal-from-to = eine Zahl von { $least } bis { $most }
terminal-no-person = an diesem Tisch sitzt kein Mensch: „me“ steht für dich selbst, für Bots allein gibt es spielwerk sim
terminal-resume-no-person = { $where }: in dieser Partie spielt kein Mensch; spielwerk replay zeigt sie
terminal-file-exists = { $file } gibt es schon, und so bleibt es; speichere das Spiel in einer anderen Datei
terminal-bot-cannot-sit = Bot „{ $bot }“ kann sich nicht setzen: { $problem }
terminal-bot-from-file = In der Partie aus { $file } spielt ein Bot aus einer Datei mit: { $bot }. Sein Code würde auf diesem Rechner laufen und könnte alles, was du kannst.
terminal-ask-bot-file = Traust du dieser Datei? [j/n] >
terminal-bot-not-allowed = { $where }: in dieser Partie spielt ein Bot aus einer Datei mit, dessen Code ausgeführt würde: { $bot }; wenn du ihm traust, erlaube es mit --trust-bots
terminal-bot-gone = { $where }: ein Bot dieser Partie kommt aus einer Datei, die es nicht gibt: { $bot }
terminal-no-saved = in { $folder } gibt es kein gespeichertes Spiel
terminal-cannot-read = { $file } lässt sich nicht lesen: { $problem }
terminal-resumed = Dies ist ein gespeichertes Spiel aus { $file }.
terminal-kept = { $old } bleibt, wie es ist; weiter geht es in { $file }.
terminal-shortened = { $where }: { $problem } Diese Aufzeichnung entstand mit anderen Regeln. Weiter geht es mit der Stellung nach Wahl { $position }; was davor war, lässt sich nicht mehr zeigen.
terminal-shortened-over = { $where }: { $problem } Diese Aufzeichnung entstand mit anderen Regeln. Das Spiel ist zu Ende; { $steps ->
    [0] die einzelnen Schritte lassen sich nicht mehr zeigen.
   *[other] von den Schritten lassen sich nur noch die von Wahl { $first } bis Wahl { $last } zeigen.
}
terminal-left-out = Ab Zeile { $line } passen die Entscheidungen nicht mehr und fallen weg.
terminal-middle = { $where }: Diese Aufzeichnung beginnt mitten in einer Partie; was davor war, steht nicht darin.
terminal-resume-alone = { $option } geht nicht zusammen mit --resume: ein gespeichertes Spiel behält seinen Aufbau
terminal-other-game = { $file } ist eine Partie { $found }, nicht { $game }
terminal-module-added = Ein Modul ist mit im Spiel, weil deine Wahl es braucht: { $module }.
terminal-no-game = sag, welches Spiel: spielwerk play SPIEL; es gibt { $games }

## Nachspielen

terminal-at = Wahl { $at } von { $last }
terminal-replay-prompt = Eingabe weiter, p zurück, t/T Zug vor/zurück, Nr., b/e Anfang/Ende, l Log, q >
terminal-replay-wrong = „{ $input }“ ist hier kein Befehl; die Eingabetaste geht weiter, q hört auf.
terminal-replay-range = Dieses Spiel hat die Stellungen 0 bis { $last }.
terminal-luck-holds = { $draws ->
    [one] Eine Ziehung wurde geprüft: Sie folgt aus dem Zufallsschlüssel.
   *[other] { $draws } Ziehungen wurden geprüft: Alle folgen aus dem Zufallsschlüssel.
 }
terminal-luck-seal = Das Siegel des Schlüssels ist { $seal }. Vergleiche es mit dem, das der Tisch am Anfang gezeigt hat.
terminal-luck-seed = { $draws ->
    [one] Eine Ziehung wurde geprüft: Sie folgt aus der Startzahl { $seed }. Wer die Startzahl kannte, konnte den Zufall kennen.
   *[other] { $draws } Ziehungen wurden geprüft: Alle folgen aus der Startzahl { $seed }. Wer die Startzahl kannte, konnte den Zufall kennen.
 }
terminal-luck-since = Die ersten { $since } Entscheidungen sind nicht geprüft: Sie fielen, bevor dieser Zufall begann.
terminal-luck-sealed = Der Zufall dieser Partie ist versiegelt. Siegel: { $seal }
terminal-luck-given = Der Zufall dieser Partie folgt aus der Startzahl { $seed }: Wer sie kennt, kann wissen, was gezogen wird.
terminal-start = Das Spiel beginnt.
terminal-end = Hier endet die Aufzeichnung.

## Kampagnen

terminal-campaign-none = sag, welche Kampagne: spielwerk campaign NAME; NAME ist eine von { $campaigns }
terminal-campaign-next = { $campaign } – als Nächstes: { $leg }
terminal-campaign-over = { $campaign } ist zu Ende.
terminal-campaign-leg = { $leg } beginnt.
terminal-campaign-won = { $player } hat die Kampagne gewonnen.
terminal-campaign-go-on = Eingabetaste: weiter, q: aufhören >
terminal-campaign-help = sheets  die Bögen der Kampagne
terminal-campaign-by-hand = { $leg } lässt sich hier noch nicht spielen. Spiele sie am eigenen Tisch und trage das Ergebnis ein: spielwerk campaign --resume DATEI --enter BERICHT.json
terminal-campaign-left = Die Kampagne ist gespeichert. Weiter geht es mit:
terminal-campaign-resumed = Dies ist eine gespeicherte Kampagne aus { $file }.
terminal-campaign-damaged = { $where }: { $problem } Die Kampagne geht { $after ->
    [none] von ihrem Anfang
   *[other] nach „{ $after }“
} weiter; die Datei bleibt, wie sie ist, und von jetzt an wird in { $file } gespeichert.
terminal-campaign-entered = Eingetragen: { $leg }.
terminal-campaign-ask-seats = Wer spielt? me, @NAME für weitere Leute, ein Bot oder ein Automa, durch Kommas getrennt [{ $default }] >
terminal-campaign-no-person = in dieser Kampagne spielt kein Mensch: „me“ steht für dich selbst, für Bots allein gibt es spielwerk sim
terminal-campaign-nothing-to-enter = --enter braucht --resume: sag, zu welcher Kampagne das Ergebnis gehört
terminal-campaign-no-report = { $file }: Das ist kein Bericht ({ $problem })
