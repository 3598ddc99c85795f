## Die Befehlszeile

cli-interrupted = Abgebrochen.
cli-unknown-command = den Befehl „{ $command }“ gibt es nicht; es gibt: { $commands }
cli-bad-arguments = Angaben nicht verstanden: { $problem } (siehe: { $command } --help)

## Spiele

kernel-seat = Platz { $n }
kernel-chance = Zufall
kernel-or = oder
kernel-may = wenn du willst: { $effect }
kernel-ask-effect-which = { $seat }: Wähle eines davon.
kernel-ask-effect-whether = { $seat }: Möchtest du das? { $effect }
kernel-option-yes = ja
kernel-option-no = nein
kernel-option-pick = Nummer { $n }

## Die Vorbereitung

kernel-setup-number = Bitte eine ganze Zahl von { $least } bis { $most } angeben.
kernel-setup-choice = Bitte etwas aus der Liste wählen.
kernel-setup-seats = { $least } bis { $most } Plätze können besetzt werden.
kernel-setup-no-fit = Das passt nicht zu den übrigen Angaben.
