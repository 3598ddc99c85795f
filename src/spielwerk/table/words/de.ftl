## Jede Seite

table-brand = Spielwerk
table-skip = Zum Inhalt springen
table-language = Sprache
table-language-en = English
table-language-de = Deutsch
table-theme = Darstellung
table-theme-light = Hell
table-theme-dark = Dunkel
table-theme-auto = Auto
table-notice = Spielwerk ist eine inoffizielle Arbeit von Fans und steht in keiner Verbindung zu Verlagen, Autoren oder Künstlern der Spiele. Die Namen gehören ihren Inhabern. Wem ein Spiel hier gefällt, der sollte es auch besitzen.
table-and = { $first } und { $last }
table-back-home = Zur Startseite
table-back-to-table = Zurück zum Tisch
table-save = Speichern
table-cancel = Abbrechen

## Die Startseite

table-start-title = Platz nehmen und spielen
table-start-play = Jetzt spielen
table-start-ways = Andere Arten zu spielen
table-start-go-on = Weiter
table-start-all = Alle meine Tische
table-start-now = { $game } sofort spielen
table-start-game = Spiel
table-start-against-automa = { $n ->
    [one] Du gegen den Automa, die Maschine aus den Regeln des Spiels.
   *[other] Du gegen { $n } Automas, die Maschinen aus den Regeln des Spiels.
 } Ohne Konto, ohne Vorbereitung.
table-start-against-bots = { $n ->
    [one] Du gegen einen Bot.
   *[other] Du gegen { $n } Bots.
 } Ohne Konto, ohne Vorbereitung.
table-start-friends = Mit Freunden
table-start-friends-hint = Jeder Platz bekommt einen eigenen Link und einen QR-Code fürs Telefon.
table-start-screen = An einem Bildschirm
table-start-screen-hint = Das Gerät geht reihum. Ein Vorhang hält Karten und Pläne geheim.
table-start-own = Dein eigener Tisch
table-start-own-hint = Spiel, Plätze, Bots und Module selbst wählen.
table-start-continue = Weiterspielen
table-start-running = Läuft
table-start-finished = Beendet
table-start-none = Noch nichts da. Hier warten die Tische dieses Browsers auf dich.
table-start-your-turn = Du bist dran
table-start-open = Öffnen
table-start-look = Ansehen
table-start-updated = letzter Zug { $when }
table-when-now = gerade eben
table-when-minutes = { $n ->
    [one] vor einer Minute
   *[other] vor { $n } Minuten
 }
table-when-hours = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
 }
table-when-days = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
 }
table-start-code = Ich habe einen Rückkehr-Code
table-network-closed = Bisher ist der Tisch nur von diesem Computer aus zu erreichen.
table-network-open = Freunde aus meinem Netz mitspielen lassen
table-network-hint = Wer im selben WLAN ist, kann dann seinen Link öffnen. Das gilt, bis der Server beendet wird.
table-network-none = Dieser Computer ist gerade in keinem Netz. Verbinde ihn und versuche es dann noch einmal.
table-loopback = Dieser Tisch ist nur von diesem Computer aus erreichbar. Damit Freunde in deinem Netz mitspielen können, beende den Server und starte ihn mit { $command }.
table-game-none = Es ist kein Spiel installiert.
table-mode-solo = allein
table-mode-hotseat = an einem Bildschirm
table-mode-friends = mit Freunden

## Einrichten

table-setup-title = Ein neuer Tisch: { $game }
table-setup-mode = Wie wird gespielt?
table-setup-mode-solo = Allein
table-setup-mode-solo-hint = Du gegen den Automa oder Bots; jeder Zug lässt sich zurücknehmen.
table-setup-mode-solo-bots = Du gegen Bots; jeder Zug lässt sich zurücknehmen.
table-setup-mode-hotseat = An einem Bildschirm
table-setup-mode-hotseat-hint = Mehrere Personen reichen ein Gerät weiter.
table-setup-mode-friends = Mit Freunden
table-setup-mode-friends-hint = Alle am eigenen Gerät, per Link.
table-setup-players = Wie viele spielen mit?
table-setup-seat = Platz { $n }
table-setup-who = Wer spielt?
table-setup-who-person = Person
table-setup-who-me = Ich
table-setup-who-bot = Bot: { $bot }
table-setup-name = Name
table-setup-name-hint = freiwillig
table-setup-open = zufällig zugeteilt
table-setup-finer = Mehr Einstellungen für diesen Platz
table-setup-more = Weitere Optionen
table-setup-more-hint = Module und Hausregeln. Du musst hier nichts ändern.
table-setup-options = Hausregeln
table-setup-modules = Module
table-setup-go = Spiel beginnen
table-setup-no-person = Mindestens eine Person muss mitspielen.
table-setup-one-person = Allein heißt: eine Person. Für mehrere wähle eine andere Spielweise.
table-setup-luck = Zufallsschlüssel
table-setup-luck-hint = einer beendeten Partie, um sie noch einmal auszuteilen
table-setup-luck-hint-together = einer beendeten Partie, um sie noch einmal auszuteilen; alle erfahren davon
table-setup-luck-wrong = Ein Zufallsschlüssel ist eine Reihe von Buchstaben und Ziffern, wie sie am Ende einer Partie steht.
table-setup-modules-clash = Diese Module passen nicht zusammen, oder eines braucht ein anderes.
table-setup-clash = { $module } und { $other } passen nicht zusammen.
table-setup-fix = Das würde helfen:
table-setup-fix-open = { $field }: zufällig zuteilen
table-setup-fix-with = { $module } dazunehmen
table-setup-fix-without = { $module } weglassen
table-setup-fix-off = Ausschalten: { $field }
table-setup-redraw = Anzeigen
table-setup-wrong = Der Tisch ließ sich so nicht einrichten. Bitte die markierten Felder ansehen.
table-bot-random = Zufall
table-bot-greedy = gierig (denkt einen Zug weit)

## Wer wo sitzt

table-bot = Bot
table-bot-for = Bot für { $name }

## Der Tisch

table-your-choice = Deine Wahl
table-nobody-asked = Am Tisch geht es weiter …
table-closed = Dieser Tisch ist geschlossen.
table-waiting = Bitte warten
table-waiting-for = Warten auf { $names }.
table-also-asked = Gleichzeitig: { $names }.
table-wait-hint = Die Seite geht von selbst weiter, sobald etwas geschieht.
table-watching = Du siehst zu. Geheimes bleibt geheim.
table-refresh = Neu nachsehen
table-undo = Rückgängig
table-redo = Wiederherstellen
table-end-turn = Zug beenden
table-position = Die Stellung
table-side = Wertung und Verlauf
table-final-score = Endwertung
table-log = Verlauf
table-whole-log = Ganzer Verlauf
table-replay = Wiederholung
table-debug = Fehlersuche
table-why = Warum?
table-reason-every = Jeder Schritt mit seiner Regel
table-reason-rule = diesen Schritt
table-reason-wrong = Das halte ich für falsch: Bericht speichern
table-reason-show = Auf der Karte zeigen
table-reason-first = Von vorn
table-reason-back = Einen Schritt zurück
table-reason-on = Nächster Schritt
table-reason-play = Abspielen
table-reason-pause = Anhalten
table-reason-result = Gleich das Ergebnis
table-reason-close = Schließen
table-reason-walk = Weg der Auswahlhilfe
table-reason-only = Erklärungen überspringen
table-since = Seit deinem letzten Zug
table-go-to = Moment { $n } ansehen
table-all-options = Alle Möglichkeiten
table-take-less = Eben Genommenes ändern …
table-ask-all = Alles einzeln fragen
table-ask-less = Selbstverständliches nicht fragen
table-effects-show = Vorschau zeigen
table-effects-hide = Vorschau ausblenden
table-preview = Was geschieht
table-then-luck = Dann entscheidet der Zufall.
table-then-others = Dann sind andere am Zug.
table-then-end = Damit endet das Spiel.
table-menu = Menü
table-menu-home = Startseite
table-menu-seats = Plätze und Links
table-menu-export = Aufzeichnung sichern
table-menu-delete = Tisch löschen
table-keys-on = Tasten einschalten (1–9, U, R, E)
table-keys-off = Tasten ausschalten (1–9, U, R, E)
table-lost = Verbindung unterbrochen, neuer Versuch läuft …
table-over = Das Spiel ist beendet.
table-won = Sieg: { $names }.
table-won-together = { $names } teilen sich den Sieg.
table-result = Ergebnis
table-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
table-tie-broken = Der Gleichstand wurde entschieden durch: { $by }.
table-rematch = Noch einmal
table-export = Sichern
table-victory = Sieg!
table-defeat = Niederlage
table-breakdown = Alle Wertungen
table-total = Summe
table-warning = Die Regeln haben sich seit Beginn dieses Spiels geändert. Es ging mit einer gespeicherten Stellung weiter.
table-warning-cut-back = Die Regeln haben sich seit Beginn dieses Spiels geändert. Es ging mit einer gespeicherten Stellung weiter; die letzten Züge passten nicht mehr und wurden zurückgenommen.
table-warning-over = Die Regeln haben sich seit diesem Spiel geändert. Das Ergebnis bleibt; { $steps ->
    [0] die einzelnen Schritte lassen sich nicht mehr zeigen.
   *[other] von den Schritten lassen sich nur noch die von Wahl { $first } bis Wahl { $last } zeigen.
}

## Ein Tisch mit einer Karte

table-tabs = Was die Spalte zeigt
table-tab-now = Jetzt
table-tab-why = Warum
table-tab-log = Verlauf
table-tab-mat = Tableau
table-tab-players = Spieler
table-tab-text = Text
table-tab-story = Chronik
table-heights = Höhe des Blatts
table-height-peek = Niedrig
table-height-half = Halb
table-height-full = Hoch
table-keys-title = Tasten
table-give = Geben
table-give-what = Wie viel
table-recap = Seit deinem letzten Zug

## Der Vorhang

table-curtain-title = Gib das Gerät an { $name }
table-curtain-hint = Der Bildschirm zeigt nichts Geheimes, bis der Knopf gedrückt wird.
table-curtain-go = Ich bin { $name }

## Rückblick

table-history-title = { $game }: Moment { $n } von { $last }
table-history-first = Erster Moment
table-history-back = Einen Moment zurück
table-history-on = Einen Moment vor
table-history-last = Neuester Moment
table-history-moment = Moment
table-history-go = Los
table-history-travel = Zeitreise
table-log-title = { $game }: der ganze Verlauf
table-log-empty = Es ist noch nichts geschehen.
table-debug-title = { $game }: Fehlersuche
table-debug-hint = Hier ist alles offen, denn an diesem Tisch spielt nur eine Person, das Spiel ist beendet, oder der Server läuft mit --debug.

## Plätze und Links

table-seats-title = Plätze und Links
table-seats-lead = Gib jeder Person den Link ihres Platzes. Er öffnet den Platz einmal; danach merkt ihn sich der Browser.
table-seats-link = Link für { $name }
table-seats-qr = QR-Code mit dem Link für { $name }
table-seats-copy = Link kopieren
table-seats-copied = Kopiert
table-seats-here = Dieser Platz gehört dir, in diesem Browser.
table-seats-taken = Der Platz ist besetzt.
table-seats-used = Der Link ist vergeben. Ging er verloren, erstelle einen neuen.
table-seats-new-link = Neuer Link
table-seats-new-link-hint = Erstellt einen neuen Link; wer hier sitzt, verliert den Platz.
table-seats-kick = Vom Platz entfernen
table-seats-away = Ich bin weg: Ein Bot spielt für mich
table-seats-return = Ich bin zurück: vom Bot übernehmen
table-seats-to-bot = Einen Bot einspringen lassen
table-seats-back = Platz vom Bot zurücknehmen
table-seats-name = Dein Name an diesem Tisch
table-seats-code = Rückkehr-Code
table-seats-code-hint = Mit diesem Code kommst du aus jedem Browser zurück an deinen Platz. Er wird nur jetzt gezeigt: schreib ihn auf.
table-seats-code-make = Rückkehr-Code erstellen
table-seats-watch = Link zum Zuschauen
table-seats-watch-hint = Wer zuschaut, sieht, was für alle offen ist, und kann nicht eingreifen.
table-seats-go = Zum Tisch
table-open-title-claim = Nimm deinen Platz ein
table-claim-lead = Du bist zu einer Partie { $game } eingeladen, als { $seat }.
table-open-go-claim = Platz nehmen
table-open-title-watch = Einem Spiel zusehen
table-watch-lead = Du kannst dieser Partie { $game } zusehen. Geheimes bleibt geheim.
table-open-go-watch = Zusehen
table-enter-title = Zurück an deinen Platz
table-enter-lead = Gib den Code ein, den du dir aufgeschrieben hast.
table-enter-code = Rückkehr-Code
table-enter-go = Zurück an meinen Platz
table-delete-title = Diesen Tisch löschen?
table-delete-lead = Das Spiel und sein ganzer Verlauf sind dann für alle weg. Das lässt sich nicht rückgängig machen.
table-delete-go = Endgültig löschen

## Was schiefgehen kann

table-error = Das hat nicht geklappt
table-why-unknown = Die Anfrage war nicht zu verstehen. Es wurde nichts geändert.
table-error-gone = Diesen Tisch gibt es nicht
table-why-gone = Vielleicht wurde er gelöscht, oder die Adresse ist unvollständig.
table-error-stale = Am Tisch ging es inzwischen weiter. So sieht er jetzt aus.
table-error-forbidden = Das geht hier nicht
table-why-forbidden = Das können nur der Gastgeber und wer auf dem Platz sitzt. Ist es dein Platz, öffne deinen Link oder nutze deinen Rückkehr-Code.
table-error-token = Dieser Link öffnet nichts mehr
table-why-token = Er wurde schon benutzt, oder der Gastgeber hat einen neueren erstellt. Bitte ihn um einen neuen Link.
table-error-too-many = Bitte etwas langsamer
table-why-too-many = Von deiner Adresse kamen zu viele Anfragen. Warte eine Minute und versuche es dann erneut.
table-error-too-large = Das war zu viel auf einmal
table-why-too-large = Die Anfrage war größer als alles, was dieser Tisch erwartet: Höchstens { $most } kB sind möglich. Es wurde nichts geändert.
table-error-busy = Der Speicher ist beschäftigt
table-why-busy = Ein anderes Programm hält die Datenbank fest. Es wurde nichts geändert; versuche es gleich noch einmal.
table-error-full = Die Festplatte ist voll
table-why-full = Deine letzte Wahl ließ sich nicht speichern und gilt deshalb nicht. Schaffe Platz auf dem Computer, auf dem Spielwerk läuft, und versuche es erneut.
table-error-store = Der Speicher antwortet nicht
table-why-store = Die Datenbank lässt sich gerade nicht lesen oder schreiben. Es wurde nichts geändert.
table-error-broken = Dieser Tisch lässt sich nicht fortsetzen
table-why-broken = Die Regeln haben sich seither geändert, und keine gespeicherte Stellung passt zu ihnen. Die Aufzeichnung lässt sich noch sichern.
table-error-not-found = Hier ist nichts
table-why-not-found = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
table-error-server = Bei uns ist etwas kaputtgegangen
table-why-server = Der Fehler liegt bei uns und steht im Protokoll des Servers. Dein Spiel ist bis zur letzten bestätigten Wahl sicher.
table-error-csrf = Die Seite war zu alt
table-why-csrf = Zu deiner Sicherheit wurde die Anfrage nicht angenommen: Die Seite war zu lange offen, oder Cookies sind abgeschaltet. Lade die Seite neu und wiederhole den Schritt.
table-error-method = So lässt sich das nicht öffnen
table-why-method = Die Adresse gehört zu einem Knopf auf einer anderen Seite. Es wurde nichts geändert.
table-error-retry = Noch einmal versuchen

## Warum etwas nicht geschah

table-refused-illegal = Das lässt sich jetzt nicht wählen.
table-refused-not-asked = Du bist gerade nicht gefragt.
table-refused-over = Das Spiel ist beendet.
table-refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Ansehen und Speichern geht weiterhin, Weiterspielen nicht.
table-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-refused-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes aufgedeckt.
table-refused-others-acted = Das lässt sich nicht zurücknehmen: Seither hat jemand anderes gehandelt.
table-refused-nothing-to-redo = Es gibt nichts wiederherzustellen.
table-refused-too-much = Das waren zu viele Wahlen auf einmal; möglich sind höchstens { $most }.
table-refused-not-a-person = Auf diesem Platz sitzt keine Person.
table-refused-taken = Auf diesem Platz sitzt schon jemand anderes.
table-refused-unknown-bot = Einen Bot namens { $bot } gibt es nicht.
table-refused-plan = Die Plätze passen nicht zu diesem Spiel ({ $problem }).
table-refused-nobody = Platz { $n } braucht eine Person oder einen Bot: Ein Automa ist dort nicht vorgesehen.
table-refused-automa = Auf Platz { $n } ist ein Automa vorgesehen: Dort kann sonst niemand sitzen.
table-refused-setup = Die Vorbereitung passt nicht: { $problem }

## Die Geschichte einer Partie

table-tie-decided = { $n ->
    [one] { $who } haben je einen Punkt.
   *[other] { $who } haben je { $n } Punkte.
 } Es entscheidet: { $by }. Vorn: { $ahead }.
table-tie-shared = { $n ->
    [one] { $who } haben je einen Punkt, und nichts unterscheidet sie: Sie teilen sich den Platz.
   *[other] { $who } haben je { $n } Punkte, und nichts unterscheidet sie: Sie teilen sich den Platz.
 }
table-refused-rematch = Noch einmal spielen könnt ihr, wenn die Partie vorbei ist.
table-rematch-same = Noch einmal mit gleichem Glück
table-share = Diese Partie teilen
table-share-hint = Wer beim Einrichten eines Tisches diesen Zufallsschlüssel und denselben Aufbau wählt, spielt dieselbe Partie mit dem gleichen Glück. Die Aufzeichnung enthält jede Wahl.
table-share-copy = Zufallsschlüssel kopieren
table-luck = Fairer Zufall
table-luck-hint = Alles, was hier gezogen wird, folgt aus einem Zufallsschlüssel, den während der Partie niemand kennt. Das Siegel zeigt, dass der Schlüssel derselbe bleibt: Am Ende wird er offengelegt, und alle können jede Ziehung nachprüfen.
table-luck-hint-given = Alles, was hier gezogen wird, folgt aus einem Zufallsschlüssel. Das Siegel zeigt, dass der Schlüssel derselbe bleibt: Am Ende können alle jede Ziehung nachprüfen.
table-luck-how = So ist das Glück dieser Partie versiegelt
table-luck-sealed = Der Zufall dieser Partie ist versiegelt. Siegel: { $seal }
table-luck-renewed = Ab hier hat diese Partie ihren eigenen Zufall. Siegel: { $seal }
table-luck-opened = Der Zufallsschlüssel liegt jetzt offen: { $key }
table-luck-given = Der Zufall dieses Tisches stammt aus einer anderen Partie: Wer deren Zufallsschlüssel kennt, kann wissen, was gezogen wird.
table-luck-check = Dieses Siegel war von Anfang an zu sehen; es ist der SHA-256-Hash des Zufallsschlüssels.
table-luck-check-how = Um alle Ziehungen zu prüfen, sichere die Partie und rufe auf:
table-luck-check-file = DATEI
table-luck-check-from-here = Dieser Zufallsschlüssel gehört zu den Ziehungen, seit der Tisch seinen eigenen Zufall hat. Die Aufzeichnung enthält jede Wahl.
table-seat-reissued = Der Gastgeber hat für { $seat } einen neuen Link erstellt: Wer ihn öffnet, übernimmt den Platz und sieht dessen Karten.
table-seat-emptied = Der Gastgeber hat den Platz { $seat } geräumt: Nur ein neuer Link öffnet ihn wieder.
table-story-points = Punkte im Verlauf
table-story-points-label = Punkte aller Plätze über { $turns } Züge als Linien; die letzten Werte stehen in der Punktetabelle.
table-story-led = Wer wann geführt hat
table-story-lead = { $first ->
    [0] Vom Anfang
   *[other] Zug { $first }
 } bis { $last }: vorn { $who }, mit höchstens { $n } Vorsprung.
table-story-level = { $first ->
    [0] Vom Anfang
   *[other] Zug { $first }
 } bis { $last }: { $who } liegen gleichauf.
table-story-share = führte { $n } %
table-story-stretches = Jeder Abschnitt in Worten
table-story-milestones = Meilensteine
table-story-moments = Schlüsselmomente
table-story-turn = Zug { $n }
table-story-begin = Beginn
table-story-takes-lead = { $n ->
    [one] Führungswechsel: jetzt { $who } mit einem Punkt.
   *[other] Führungswechsel: jetzt { $who } mit { $n } Punkten.
 }
table-story-look = Ansehen

## Reisen durch eine Partie

table-history-turn-back = Einen Zug zurück
table-history-turn-on = Einen Zug weiter
table-history-run = Von selbst ablaufen lassen
table-history-link = Link kopieren
table-history-fork = Von hier weiterspielen
table-refused-fork = Von einem Moment aus weiterspielen kannst du, wenn du allein spielst oder die Partie vorbei ist. Bis dahin bleibt geheim, was andere haben.
table-refused-fork-moment = Diesen Moment gibt es in der Partie nicht.
table-import-title = Ein Tisch aus einer Aufzeichnung
table-import-lead = Wähle eine Aufzeichnung, die von einem Tisch exportiert oder im Terminal geschrieben wurde. Du kannst die Partie vom ersten Moment an ansehen oder weiterspielen; Bots übernehmen die anderen Plätze.
table-import-file = Aufzeichnung
table-import-size = höchstens { $n } kB
table-import-seat = Welchen Platz nimmst du?
table-import-go = Aufzeichnung öffnen
table-refused-record-none = Es wurde keine Datei gewählt.
table-refused-record-other = Diese Datei ist keine Aufzeichnung einer Partie.
table-refused-record-redacted = Diese Aufzeichnung zeigt nur, was ein Platz während der Partie wusste. Exportiere sie noch einmal, wenn die Partie vorbei ist: Dann ist sie vollständig.
table-refused-record-format = Die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }.
table-refused-record-game = Die Aufzeichnung gehört zu einem Spiel, das hier nicht installiert ist: { $game }.
table-refused-record-cut = Die Aufzeichnung ist abgeschnitten: Ihre letzte Zeile fehlt. Exportiere oder kopiere sie noch einmal.
table-refused-record-line = Die Aufzeichnung lässt sich nicht nachspielen. Zeile { $line } passt nicht: { $problem }
table-refused-record-simulation = Das ist die Aufzeichnung einer Simulation: Wo nur ein Weg bleibt, fragt sie nicht, ein Tisch dagegen schon. „spielwerk replay“ zeigt sie im Terminal.
table-refused-record-seed = Die Aufzeichnung beginnt mit einer Startzahl, die hier kein Tisch behalten kann: { $seed }.
table-refused-record-no-seat = Bitte gib an, welchen Platz du nimmst: 1 ist der erste.
table-refused-record-seat = Platz { $n } kann in diesem Spiel nicht genommen werden.

## Regeln

table-close = Schließen
table-rules = Regeln
table-rules-this = was gerade gefragt ist
table-rules-option = diese Möglichkeit
table-rules-point = Was ist das?
table-rules-pointing = Wähle, was erklärt werden soll.
table-rules-none = Keine Regel handelt nur hiervon. Im Regelbuch stehen alle.
table-rules-chapter = { $n ->
    [one] Noch eine Regel dieses Kapitels
   *[other] Noch { $n } Regeln dieses Kapitels
 }
table-rulings = Auslegungen, wo das Buch schweigt
table-rule-where = Im Regelbuch
table-rule-page = S. { $n }
table-rulebook = Regelbuch
table-rulebook-title = Die Regeln von { $game }
table-rulebook-search = In allen Regeln suchen
table-rulebook-find = Suchen
table-rulebook-books = Regelwerke
table-rulebook-contents = Inhalt
table-rulebook-source = In eigenen Worten. Wo ein Buch etwas offen lässt, sagt eine Auslegung, wie hier gespielt wird. Seitenzahlen meinen das deutsche Regelheft.
table-rulebook-found = { $n ->
    [0] Nichts gefunden zu „{ $wish }“
    [one] Eine Regel zu „{ $wish }“
   *[other] { $n } Regeln zu „{ $wish }“
 }
table-rulebook-more = Das sind die ersten hundert. Ein Wort mehr grenzt die Suche ein.

## Meine Tische

table-mine-title = Meine Tische
table-mine-new = Eine neue Partie
table-mine-export = Alle exportieren (Zip)
table-mine-you = Du
table-mine-against = Gegen
table-mine-date = Begonnen
table-mine-place = Platz { $place }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
table-mine-victor = Sieg: { $power }
table-mine-delete = Diesen Tisch löschen: { $game }
table-mine-pages = Seiten der Liste
table-mine-newer = Neuere
table-mine-older = Ältere
table-mine-page = Seite { $page } von { $pages }
table-mine-statistics = So lief es
table-mine-statistics-hint = Alle beendeten Partien dieses Browsers; weitergespielte, importierte und geführte Partien zählen nicht.
table-mine-by = { $game }: nach { $field }
table-mine-games = Partien
table-mine-won = Gewonnen
table-mine-average = Punkte im Schnitt
table-mine-best = Bestes Ergebnis
table-origin-fork = weitergespielt
table-origin-record = aus Aufzeichnung
table-origin-guide = geführt

## Die geführte erste Partie

table-guide = Erste Partie
table-guide-far = Lektion { $n } von { $all }
table-guide-on = Weiter
table-guide-leave = Führung beenden
table-guide-play-on = Weiterspielen
table-guide-earlier = Du bist in einen Zug zurückgegangen, der schon gespielt war. Mit „Wiederherstellen“ kommst du zurück zu deiner Lektion.
table-guide-times = { $option }, { $n }-mal
table-guide-suggests = Vorschlag: { $option }
table-guide-first = Noch nicht. Zuerst: { $option }
table-guide-read-on = Lies das zuerst, dann drück auf „Weiter“.
table-guide-button = Geführte erste Partie
table-guide-minutes = etwa 10 Min.
table-guide-start = Erste Partie { $game }, geführt

## Die Karte vor dem ersten Zug

table-briefing-title = Du spielst: { $name }
table-briefing-welcome = Bevor es losgeht
table-briefing-turn = Dein Zug
table-briefing-goal = So gewinnst du
table-briefing-go = Los geht’s

## Einstellungen eines Browsers

table-settings = Einstellungen dieses Browsers
table-pace = Bewegung
table-pace-slow = langsam
table-pace-normal = mittel
table-pace-fast = schnell
table-pace-none = aus
table-reasons = Gründe des Automas
table-reasons-steps = Schritt für Schritt
table-reasons-result = nur das Ergebnis
table-sounds = Töne
table-notify = Benachrichtigen, wenn ich am Zug bin
table-notify-blocked = Dieser Browser erlaubt auf dieser Seite keine Benachrichtigungen.
table-skip-motion = Überspringen

## Notizen, Erinnerungen und Abwesenheit

table-notes = Meine Notizen
table-notes-hint = Nur du kannst sie lesen. Sie bleiben bei deinem Platz.
table-nudge = Freundlich erinnern
table-nudged = { $name } fragt, ob du Zeit für deinen Zug hast.
table-seat-nudged = Freundliche Erinnerung von { $seat } an { $asked }.
table-seat-away = Für { $seat } spielt vorerst ein Bot.
table-seat-back = { $seat }: wieder da; der Bot ist gegangen.
table-webhook = Einem anderen Programm Bescheid geben
table-webhook-hint = Diese Adresse bekommt eine Nachricht, sobald jemand anderes dran ist: das Spiel und wer gefragt ist, nichts Geheimes. Chats wie Slack, Mattermost und Discord verstehen sie.
table-webhook-address = Adresse (https)
table-webhook-turn = { $game }: Am Zug: { $names }.
table-webhook-over = { $game }: Die Partie ist vorbei.
table-refused-webhook = Bitte gib eine öffentliche Adresse an, die mit https:// beginnt, ohne Port, Namen oder Passwort.
table-refused-nudge = Gerade ist sonst niemand gefragt.
table-refused-nudge-soon = Einen Moment noch: Erinnern kannst du, wenn { $minutes } Minuten lang nichts geschehen ist.

## Uhren

table-clock = Verbleibende Zeit
table-clock-left-show = { $name }: noch { $time }
table-clock-left-bot = { $name }: noch { $time }, dann übernimmt ein Bot den Zug
table-clock-up = Die Zeit ist um ({ $seat }): Ein Bot übernimmt den Zug.
table-setup-clock = Uhr
table-setup-clock-hint = Aus, wenn ihr keine wollt. Eine Uhr hindert niemanden daran, seinen Zug zu machen.
table-setup-clock-kind = Uhr
table-setup-clock-off = keine Uhr
table-setup-clock-seat = Zeit für die ganze Partie
table-setup-clock-turn = Zeit für jeden Zug
table-setup-clock-minutes = Minuten
table-setup-clock-increment = Sekunden dazu nach jedem Zug (nur bei ganzer Partie)
table-setup-clock-then = Wenn die Zeit um ist
table-setup-clock-then-show = wird es nur angezeigt
table-setup-clock-then-bot = übernimmt ein Bot den Zug

## Campaigns

table-campaigns = Kampagnen
table-campaigns-lead = Eine Kampagne ist eine Geschichte über mehrere Partien mit derselben Runde. Was ihr gewinnt und verliert, bleibt auf euren Bögen.
table-campaign-new = Neue Kampagne: { $story }
table-campaign-new-over = Neue Kampagne
table-campaign-new-lead = Was später kommt, steht weder hier noch sonst irgendwo vor seiner Zeit. Die Runde kann sich zwischen zwei Partien noch ändern.
table-campaign-wrong = So lässt sich die Kampagne nicht beginnen. Sieh dir die markierten Felder noch einmal an.
table-campaign-seats = Eure Runde
table-campaign-sheet = Spieler { $n }
table-campaign-go = Kampagne beginnen
table-campaign-import = Kampagne aus einer Datei fortsetzen
table-campaign-import-lead = Die Datei enthält die ganze Kampagne. Alle Partien darin werden geprüft; das kann einen Augenblick dauern.
table-campaign-import-file = Datei der Kampagne
table-campaign-import-size = höchstens { $n } MB
table-campaign-import-go = Hier fortsetzen
table-campaign-anyway = Nach dem letzten heilen Teil fortsetzen
table-campaign-mode-solo = Du und ein oder mehrere Automas.
table-campaign-mode-hotseat = Ihr reicht ein Gerät herum.
table-campaign-mode-friends = Alle spielen am eigenen Gerät. Jeder bekommt einen Link, der für alle Partien gilt.
table-campaign-then-solo = Auf der nächsten Seite startest du die erste Partie.
table-campaign-then-hotseat = Auf der nächsten Seite startest du die erste Partie, und ihr reicht das Gerät herum.
table-campaign-then-friends = Auf der nächsten Seite steht für jeden deiner Freunde ein Link. Beginne die erste Partie, wenn alle ihren geöffnet haben.
table-campaign-number = Anzahl der Spieler
table-campaign-automa = Automa
table-campaign-host = Gastgeber
table-campaign-to = Zur Kampagne
table-campaign-back = Zurück zur Kampagne
table-campaign-go-on = Weiter mit der Kampagne
table-campaign-over = Die Kampagne ist zu Ende.
table-campaign-runs = Läuft gerade: { $leg }
table-campaign-begins = Es beginnt mit: { $leg }
table-campaign-next = Als Nächstes: { $leg }
table-campaign-then = { $over } ist vorbei. Als Nächstes: { $leg }
table-campaign-victors = { $n ->
    [one] { $names } hat die Kampagne gewonnen.
   *[other] { $names } haben die Kampagne gewonnen.
 }
table-campaign-next-leg = Als Nächstes
table-campaign-now = Jetzt
table-campaign-sheets = { $n ->
    [one] 1 Bogen
   *[other] { $n } Bögen
 }
table-campaign-here = Hier seid ihr
table-campaign-won = { $n ->
    [one] Sieg: { $names }
   *[other] gemeinsamer Sieg: { $names }
 }
table-campaign-from-here = Hier geht es los
table-campaign-locked = noch verschlossen
table-campaign-look-back = Kapitel { $n }: was es verändert hat
table-campaign-route = Der Weg durch die Kampagne
table-campaign-players = Spieler
table-campaign-log = Protokoll und Statistik
table-campaign-file = Datei sichern
table-campaign-news = Was ist neu
table-campaign-rule = Regel
table-campaign-end = Das Ende der Geschichte
table-campaign-continue = Weiterspielen
table-campaign-watch = Zusehen
table-campaign-by-hand = Ergebnis vom echten Tisch eintragen
table-campaign-was-by-hand = von Hand eingetragen
table-campaign-asked = ist gefragt
table-campaign-ready = bereit
table-campaign-by-rule = nach eigenen Regeln
table-campaign-link = Link noch nicht geöffnet
table-campaign-rule-plays = nach eigenen Regeln
table-campaign-results = Was sich geändert hat: { $leg }
table-campaign-more-changes = Weitere Änderungen
table-campaign-every-entry = Alle Einträge
table-campaign-no-change = Auf den Bögen hat sich nichts geändert.
table-campaign-no-log = Noch ist nichts geschehen.
table-campaign-aside = beiseitegelegt
table-campaign-who = Wer
table-campaign-wins = Siege
table-campaign-standing = Stand
table-campaign-status-away = setzt aus
table-campaign-status-left = ist ausgestiegen
table-campaign-yours = dein Bogen
table-campaign-taken = vergeben
table-campaign-links-lead = Schick allen ihren Link oder lass sie den Code scannen. Er öffnet den Bogen einmal; danach kennt ihn der Browser in jeder Partie.
table-campaign-watch-hint = Zuschauer sehen die Bögen und alle Partien, aber nichts Geheimes.
table-campaign-open-claim = Nimm deinen Bogen
table-campaign-open-watch = Bei einer Kampagne zusehen
table-campaign-claim-lead = { $story }: Dieser Bogen ist für { $name }. Er gehört dir in allen Partien der Kampagne.
table-campaign-watch-lead = { $story }: Du siehst die Bögen und alle Partien der Kampagne, aber nichts Geheimes.
table-campaign-group-later = Wer einsteigen, aussetzen oder aussteigen will, kann das vor der nächsten Partie tun, sobald keine offen ist und alle Belohnungen notiert sind.
table-campaign-host-tools = Gastgeber
table-campaign-host-tools-lead = Alles, was du hier tust, steht im Protokoll.
table-campaign-correct = Bögen korrigieren
table-campaign-correct-later = Noch gibt es nichts zu berichtigen. Das Ergebnis der letzten Partie wird im nächsten Teil der Kampagne eingetragen; danach kannst du es hier ändern.
table-campaign-yourself = Deine Kampagne
table-campaign-correct-lead = Ändere, was nicht stimmt, und schreib dazu, warum. Öffne den Bogen, um den es geht. Unmögliche Werte werden abgelehnt.
table-campaign-enter-title = Ergebnis: { $leg }
table-campaign-enter-lead = Für eine Partie, die ihr am echten Tisch gespielt habt. Ist hier ein Tisch dafür offen, wird er geschlossen.
table-campaign-reason = Grund
table-campaign-write = Eintragen
table-campaign-drop-lead = Eine Partie ist offen. Du kannst sie aufgeben und neu beginnen.
table-campaign-drop = Aufgeben
table-campaign-drop-sure = Die offene Partie endet ohne Ergebnis.
table-campaign-drop-go = Ja, aufgeben
table-campaign-replay-title = Etwas noch einmal spielen
table-campaign-replay-lead = Die Kampagne geht vor diesen Teil zurück. Was danach kam, bleibt beiseitegelegt im Protokoll.
table-campaign-replay = Zurückgehen
table-campaign-replay-sure = { $leg } und alles danach zählen dann nicht mehr.
table-campaign-replay-go = Ja, zurückgehen
table-campaign-grave = Dieser Bogen nimmt dann nicht mehr an der Kampagne teil.
table-campaign-grave-go = Ja, endgültig
table-campaign-kind-change = Eine Änderung in der Runde
table-campaign-given-up = Aufgegeben, beginnt neu: { $leg }
table-campaign-went-back = Zurück vor: { $leg }
table-campaign-kind-correction = Eine Korrektur
table-campaign-stuck = Das Ergebnis dieses Teils lässt sich nicht eintragen. { $problem } Der Gastgeber kann es von Hand eintragen oder die Partie aufgeben.
table-campaign-delete = Kampagne löschen
table-campaign-delete-lead = Die Kampagne mit allen Partien ist dann für alle weg. Sichere vorher die Datei, wenn du sie behalten willst.
table-refused-leg-done = Dieser Teil der Kampagne ist vorbei, sein Ergebnis steht auf den Bögen. Von jedem Augenblick aus kannst du an einem eigenen Tisch weiterspielen.
table-refused-campaign-over = Die Kampagne ist zu Ende.
table-refused-leg-unplayable = Dieser Teil lässt sich am Webtisch noch nicht spielen. Der Gastgeber kann das Ergebnis von Hand eintragen.
table-refused-campaign = { $problem } Nichts wurde geändert.
table-refused-campaign-stale = Die Kampagne hat sich inzwischen geändert. Bitte sieh noch einmal hin.
table-refused-campaign-damaged = Die Datei ist in Zeile { $line } beschädigt. { $problem } Nichts wurde übernommen.
table-refused-campaign-other = Das ist nicht die Datei einer Kampagne, oder sie wurde von Hand verändert.
table-refused-leg-open = Eine Partie der Kampagne ist offen. Beende sie oder gib sie zuerst auf.
table-refused-nothing-changed = Es wurde nichts geändert.
table-refused-no-reason = Eine Korrektur braucht einen Grund.
table-refused-answer = { $field }: { $problem }
table-error-campaign-gone = Diese Kampagne gibt es nicht
table-why-campaign-gone = Sie wurde vielleicht gelöscht, oder die Adresse stimmt nicht.
table-error-campaign-forbidden = Diese Kampagne gehört anderen
table-why-campaign-forbidden = Dieser Browser hat hier keinen Bogen. Öffne den Link, den du bekommen hast, oder gib deinen Code ein.
table-error-only-host = Das darf nur der Gastgeber
table-why-only-host = Frag die Person, die die Kampagne angelegt hat.
