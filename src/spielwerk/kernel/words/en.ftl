## The command line

cli-interrupted = Interrupted.
cli-unknown-command = there is no command "{ $command }"; there are: { $commands }
cli-bad-arguments = { $problem } (see: { $command } --help)

## Games

kernel-seat = Seat { $n }
kernel-chance = Luck
kernel-table = Table
kernel-score-total = Points
kernel-all-won = You have won together.
kernel-nobody-won = Nobody has won.
kernel-or = or
kernel-may = if you like: { $effect }
kernel-doing = { $seat } is choosing.
kernel-ask-effect-which = { $seat }: choose one of these.
kernel-ask-effect-order = { $seat }: which of these first?
kernel-ask-effect-whether = { $seat }: would you like this? { $effect }
kernel-option-yes = yes
kernel-option-no = no
kernel-option-pick = number { $n }

## The set-up

kernel-setup-number = Please give a whole number from { $least } to { $most }.
kernel-setup-choice = Please choose one of the list.
kernel-setup-seats = { $least } to { $most } seats can be taken.
kernel-setup-no-fit = This does not go with the other choices.

kernel-record-game = The record is of a game that is not installed here: { $game }.
kernel-record-broken-game = The record is of a game that is installed here but cannot be loaded: { $game }.
kernel-record-setup = The set-up cannot be played: { $problem }
kernel-record-pack = The game was played with the data pack “{ $pack }”, which is not part of the record. It can only be loaded with that pack.
kernel-record-no-pack = The game was played without a data pack.
kernel-record-other-pack = The game was played with other data than those of “{ $given }”; its pack is “{ $pack }”.
kernel-record-empty = The record is empty.
kernel-record-format = Format { $found } is not known here; this version reads format { $known }.
kernel-record-header = This is not the first line of a record.
kernel-record-redacted = This record shows only what one seat knew while the game was going on. Export it again when the game is over.
kernel-record-after-end = There is more after the closing line.
kernel-record-count = { $announced ->
    [one] One choice is announced,
   *[other] { $announced } choices are announced,
 } { $there ->
    [one] one is there before this line.
   *[other] { $there } are there before this line.
 }
kernel-record-cut = The closing line is missing.
kernel-record-cut-off = The record is truncated: it ends in the middle of this line.
kernel-record-unreadable = The line cannot be read.
kernel-record-start = The position that the record begins with cannot be read.
kernel-record-choice = “{ $choice }” cannot be chosen there.
kernel-record-luck = Luck cannot have answered “{ $answer }” there.
kernel-record-position = The position is not the one that was recorded.
kernel-record-winners = The winners are not those that were recorded.
kernel-record-sum = The sum of the lines is not the recorded one.
kernel-record-changed = { $problem } { $lines ->
    [0] Line { $first } was changed or damaged.
   *[other] One of the lines { $first } to { $last } was changed or damaged.
}
kernel-record-other-rules = { $problem } The record was made with version { $made } of the rules, this is version { $here }, and no position in it can be played on.
kernel-luck-no-secret = The luck key in the record is damaged.
kernel-luck-asked = Luck was asked in this game, so there is nothing to check.
kernel-luck-other-rules = Other rules made this record. Only the version that wrote it can check its luck.
kernel-luck-not-opened = The luck key is opened when the game is over. Until then nobody can check the luck.
kernel-luck-other-secret = The opened luck key does not fit the seal in the record.
kernel-luck-differs = By the luck key “{ $drawn }” would have been drawn here, but the record says “{ $recorded }”.

kernel-campaign-refused = That cannot be done in this campaign now.
kernel-campaign-over = The campaign is over.
kernel-campaign-fixed = Nothing can be changed in this campaign.
kernel-campaign-report = The result is incomplete, or one of its values cannot be.
kernel-campaign-reason = A correction needs a reason.
kernel-campaign-closed = A correction cannot open what the story has not opened yet.
kernel-campaign-unfinished = Only a finished part of this campaign can be played again.
kernel-campaign-running = This part of the campaign is not over yet.
kernel-campaign-value = One of the values cannot be written there.
kernel-campaign-stale = The sheet has changed meanwhile.
kernel-campaign-header = This is not the first line of a campaign.
kernel-campaign-story = The file is of a campaign that is not installed here: { $story }.
kernel-campaign-order = This part cannot come next in the campaign.
kernel-campaign-sheets = The sheets are not those that the rules lead to.
