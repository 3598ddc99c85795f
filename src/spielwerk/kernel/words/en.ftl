## The command line

cli-interrupted = Interrupted.
cli-no-table-yet = No game with a table is there yet. "spielwerk rules" shows what the rulebooks say.
cli-unknown-command = there is no command "{ $command }"; there are: { $commands }
cli-bad-arguments = { $problem } (see: { $command } --help)
