## The command line

cli-interrupted = Interrupted.
cli-unknown-command = there is no command "{ $command }"; there are: { $commands }
cli-bad-arguments = { $problem } (see: { $command } --help)

## Games

kernel-seat = Seat { $n }
kernel-chance = Luck
kernel-or = or
kernel-may = if you like: { $effect }
kernel-ask-effect-which = { $seat }: choose one of these.
kernel-ask-effect-whether = { $seat }: would you like this? { $effect }
kernel-option-yes = yes
kernel-option-no = no
kernel-option-pick = number { $n }
