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

## The set-up

kernel-setup-number = Please give a whole number from { $least } to { $most }.
kernel-setup-choice = Please choose one of the list.
kernel-setup-seats = { $least } to { $most } seats can be taken.
kernel-setup-no-fit = This does not go with the other choices.
