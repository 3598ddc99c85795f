## Die Befehlszeile

cli-interrupted = Abgebrochen.
cli-unknown-command = den Befehl „{ $command }“ gibt es nicht; es gibt: { $commands }
cli-bad-arguments = Angaben nicht verstanden: { $problem } (siehe: { $command } --help)

## Spiele

kernel-seat = Platz { $n }
kernel-chance = Zufall
kernel-table = Tisch
kernel-score-total = Punkte
kernel-all-won = Ihr habt gemeinsam gewonnen.
kernel-nobody-won = Niemand hat gewonnen.
kernel-or = oder
kernel-may = wenn du willst: { $effect }
kernel-doing = { $seat } wählt.
kernel-ask-effect-which = { $seat }: Wähle eines davon.
kernel-ask-effect-order = { $seat }: Was davon zuerst?
kernel-ask-effect-whether = { $seat }: Möchtest du das? { $effect }
kernel-option-yes = ja
kernel-option-no = nein
kernel-option-pick = Nummer { $n }

## Die Vorbereitung

kernel-setup-number = Bitte eine ganze Zahl von { $least } bis { $most } angeben.
kernel-setup-choice = Bitte etwas aus der Liste wählen.
kernel-setup-seats = { $least } bis { $most } Plätze können besetzt werden.
kernel-setup-no-fit = Das passt nicht zu den übrigen Angaben.

kernel-record-game = Die Aufzeichnung gehört zu einem Spiel, das hier nicht installiert ist: { $game }.
kernel-record-broken-game = Die Aufzeichnung gehört zu einem Spiel, das hier installiert ist, sich aber nicht laden lässt: { $game }.
kernel-record-setup = Der Aufbau lässt sich nicht spielen: { $problem }
kernel-record-pack = Die Partie wurde mit dem Datenpaket „{ $pack }“ gespielt, das nicht zur Aufzeichnung gehört. Sie lässt sich nur mit diesem Paket laden.
kernel-record-no-pack = Die Partie wurde ohne Datenpaket gespielt.
kernel-record-other-pack = Die Partie wurde mit anderen Daten gespielt als denen von „{ $given }“; ihr Paket ist „{ $pack }“.
kernel-record-empty = Die Aufzeichnung ist leer.
kernel-record-format = Format { $found } ist hier unbekannt; diese Version liest Format { $known }.
kernel-record-header = Das ist nicht die erste Zeile einer Aufzeichnung.
kernel-record-redacted = Diese Aufzeichnung zeigt nur, was ein Platz während der Partie wusste. Exportiere sie noch einmal, wenn die Partie vorbei ist.
kernel-record-after-end = Nach der Schlusszeile geht es noch weiter.
kernel-record-count = { $announced ->
    [one] Eine Entscheidung ist angekündigt,
   *[other] { $announced } Entscheidungen sind angekündigt,
 } vor dieser Zeile { $there ->
    [one] steht eine.
   *[other] stehen { $there }.
 }
kernel-record-cut = Die Schlusszeile fehlt.
kernel-record-cut-off = Die Aufzeichnung ist abgeschnitten: Sie endet mitten in dieser Zeile.
kernel-record-unreadable = Die Zeile lässt sich nicht lesen.
kernel-record-start = Die Stellung, mit der die Aufzeichnung beginnt, lässt sich nicht lesen.
kernel-record-choice = „{ $choice }“ kann dort nicht gewählt werden.
kernel-record-luck = Der Zufall kann dort nicht „{ $answer }“ ergeben haben.
kernel-record-position = Die Stellung ist nicht die aufgezeichnete.
kernel-record-winners = Gewonnen haben andere als aufgezeichnet.
kernel-record-sum = Die Prüfsumme der Zeilen stimmt nicht.
kernel-record-changed = { $problem } { $lines ->
    [0] Zeile { $first } wurde verändert oder beschädigt.
   *[other] Eine der Zeilen { $first } bis { $last } wurde verändert oder beschädigt.
}
kernel-record-other-rules = { $problem } Die Aufzeichnung entstand mit Version { $made } der Regeln, hier gilt Version { $here }, und keine Stellung darin lässt sich weiterspielen.
kernel-luck-no-secret = Der Zufallsschlüssel in der Aufzeichnung ist beschädigt.
kernel-luck-asked = In dieser Partie wurde der Zufall erfragt; es gibt nichts zu prüfen.
kernel-luck-other-rules = Die Aufzeichnung entstand mit anderen Regeln. Nur die Version, die sie geschrieben hat, kann den Zufall prüfen.
kernel-luck-not-opened = Der Zufallsschlüssel wird erst am Ende der Partie offengelegt. Vorher lässt sich der Zufall nicht prüfen.
kernel-luck-other-secret = Der offengelegte Zufallsschlüssel passt nicht zum Siegel in der Aufzeichnung.
kernel-luck-differs = Nach dem Zufallsschlüssel wäre hier „{ $drawn }“ gezogen worden, aufgezeichnet ist „{ $recorded }“.

kernel-campaign-refused = Das geht in dieser Kampagne jetzt nicht.
kernel-campaign-over = Die Kampagne ist zu Ende.
kernel-campaign-fixed = In dieser Kampagne lässt sich nichts ändern.
kernel-campaign-report = Das Ergebnis ist unvollständig, oder einer der Werte ist unmöglich.
kernel-campaign-reason = Eine Korrektur braucht einen Grund.
kernel-campaign-closed = Eine Korrektur kann nichts öffnen, was die Geschichte noch nicht geöffnet hat.
kernel-campaign-unfinished = Nur ein abgeschlossener Teil dieser Kampagne lässt sich noch einmal spielen.
kernel-campaign-running = Dieser Teil der Kampagne ist noch nicht zu Ende.
kernel-campaign-value = Einer der Werte kann dort nicht stehen.
kernel-campaign-stale = Der Bogen hat sich inzwischen geändert.
kernel-campaign-header = Das ist nicht die erste Zeile einer Kampagne.
kernel-campaign-story = Die Datei gehört zu einer Kampagne, die hier nicht installiert ist: { $story }.
kernel-campaign-order = Dieser Teil kann in der Kampagne nicht als Nächstes kommen.
kernel-campaign-sheets = Die Bögen sind nicht die, zu denen die Regeln führen.
