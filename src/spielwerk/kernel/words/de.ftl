## Die Befehlszeile

cli-interrupted = Abgebrochen.
cli-no-table-yet = Noch gibt es kein Spiel mit einem Tisch. „spielwerk rules“ zeigt, was in den Regelheften steht.
cli-unknown-command = den Befehl „{ $command }“ gibt es nicht; es gibt: { $commands }
cli-bad-arguments = Angaben nicht verstanden: { $problem } (siehe: { $command } --help)
