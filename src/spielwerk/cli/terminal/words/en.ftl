## Screen

terminal-since = Since your last choice
terminal-more = … and { $n } more (command: l)
terminal-more-reasons = (all of it: l, the machines step by step: why)
terminal-log-empty = Nothing has happened yet.
terminal-prompt = Your choice (h: help) >
terminal-nothing-else = (Enter takes the only option)
terminal-over = The game is over.
terminal-place = { $place }. { $seat }: { $score }
terminal-winner = 1. { $seat }
terminal-no-place = –  { $seat }: { $score }
terminal-victor = 1. { $power }
terminal-tie = Decided by: { $tie }
terminal-score = Score now
terminal-unknown-points = ?
terminal-curtain = The next to play is { $seat }. Everybody else looks away; { $seat } presses Enter.

## Commands

terminal-help =
    1, 2 … or the words of an option: choose it
    u  undo        r  choose again        l [N]  the last N lines of the log
    b  the board as a table      m [N]  the mat of a seat, yours without a number
    why  what the machines had in mind, step by step
    g SEAT N [FROM]  give something unasked, where the game allows it
    s  the score   ? WORD  look up a rule (? combat, ? scythe.move.adjacent)
    w FILE  save a copy    q  leave; the game is saved and goes on with --resume
terminal-nothing-to-give = There is nothing to give now.
terminal-give = This may be given, at most:
terminal-wrong = “{ $input }” is neither an option nor a command. Choose 1 to { $most }, or h for help.
terminal-no-number = There is no option { $n }; choose 1 to { $most }.
terminal-no-seat = There is no seat { $n }; there are 1 to { $most }.
terminal-no-word = Say what you are looking for, for example: ? { $example }
terminal-example = combat
terminal-no-rule = No rule has “{ $words }” in it.
terminal-rules-more = { $n ->
    [one] One more rule has it; say more words to narrow it down.
   *[other] { $n } more rules have it; say more words to narrow it down.
 }
terminal-no-reasons = Nobody has given reasons yet.
terminal-cannot-undo = There is nothing to take back.
terminal-cannot-redo = There is nothing to choose again.
terminal-no-file = Say where to: w FILE
terminal-saved = Saved in { $file }.
terminal-not-saved = { $file } cannot be written: { $problem }
terminal-left = The game is saved. Go on with:
terminal-bot-failed = { $seat }: the bot has failed ({ $problem }); a random choice stands in for it.

## Setting up

terminal-ask-number = How many players, { $least } to { $most }? [{ $least }]
terminal-ask-field = Your choice for “{ $field }” (Enter: dealt at random)
terminal-ask-modules = Which modules, separated by commas? (Enter: none)
terminal-modules-clash = { $module } and { $other } cannot be combined.
terminal-ask-bot = Who plays the other seats? [{ $default }]
terminal-ask-resume = There is an unfinished game from { $when }. Go on with it? [y/n]
terminal-yes = y
terminal-bad-answer = “{ $input }” is not possible here; { $allowed }.
terminal-from-to = a number from { $least } to { $most }
terminal-no-person = nobody at this table is a person: use “me” for yourself, or spielwerk sim for bots alone
terminal-resume-no-person = { $where }: nobody in this game is a person; spielwerk replay shows it
terminal-file-exists = { $file } exists already and stays as it is; save the game in another file
terminal-bot-cannot-sit = bot '{ $bot }' cannot sit down: { $problem }
terminal-bot-from-file = In the game of { $file } a bot from a file plays along: { $bot }. Its code would run on this machine and could do whatever you can do.
terminal-ask-bot-file = Do you trust this file? [y/n] >
terminal-bot-not-allowed = { $where }: a bot from a file plays along in this game and its code would run: { $bot }; if you trust it, allow it with --trust-bots
terminal-bot-gone = { $where }: a bot of this game comes from a file that is not there: { $bot }
terminal-no-saved = there is no saved game in { $folder }
terminal-cannot-read = { $file } cannot be read: { $problem }
terminal-resumed = This is a saved game from { $file }.
terminal-kept = { $old } stays as it is; the game goes on in { $file }.
terminal-shortened = { $where }: { $problem } This record was made with other rules. The game goes on from the position after choice { $position }; what came before can no longer be shown.
terminal-shortened-over = { $where }: { $problem } This record was made with other rules. The game is over; { $steps ->
    [0] its steps can no longer be shown.
   *[other] of its steps only those from choice { $first } to choice { $last } can still be shown.
}
terminal-left-out = Choices from line { $line } on no longer fit and are left out.
terminal-middle = { $where }: This record begins in the middle of a game; what came before is not in it.
terminal-resume-alone = { $option } cannot be used together with --resume: a saved game keeps its set-up
terminal-other-game = { $file } is a game of { $found }, not of { $game }
terminal-module-added = A module is in play too, since your choice needs it: { $module }.
terminal-no-game = say which game: spielwerk play GAME; GAME is one of { $games }

## Replay

terminal-at = Choice { $at } of { $last }
terminal-replay-prompt = Enter on, p back, t/T turn, number: go there, b/e begin/end, l log, q leave >
terminal-replay-wrong = “{ $input }” is not a command here; Enter goes on, q leaves.
terminal-replay-range = This game has the positions 0 to { $last }.
terminal-luck-holds = { $draws ->
    [one] One draw was checked: it follows from the luck key.
   *[other] { $draws } draws were checked: all follow from the luck key.
 }
terminal-luck-seal = The seal of the key is { $seal }. Compare it with the one that the table showed at the beginning.
terminal-luck-seed = { $draws ->
    [one] One draw was checked: it follows from the seed { $seed }. Whoever knew the seed could know the luck.
   *[other] { $draws } draws were checked: all follow from the seed { $seed }. Whoever knew the seed could know the luck.
 }
terminal-luck-since = The first { $since } choices are not checked: they were made before this luck began.
terminal-luck-sealed = The luck of this game is sealed. Its seal: { $seal }
terminal-luck-given = The luck of this game follows from the seed { $seed }: whoever knows the seed can know what will be drawn.
terminal-start = The game begins.
terminal-end = This is the end of the record.

## Campaigns

terminal-campaign-none = say which campaign: spielwerk campaign NAME; NAME is one of { $campaigns }
terminal-campaign-next = { $campaign } – next: { $leg }
terminal-campaign-over = { $campaign } is over.
terminal-campaign-leg = { $leg } begins.
terminal-campaign-won = { $player } has won the campaign.
terminal-campaign-go-on = Enter: go on, q: leave >
terminal-campaign-help = sheets  the sheets of the campaign
terminal-campaign-by-hand = { $leg } cannot be played here yet. Play it on your own table and enter its result: spielwerk campaign --resume FILE --enter REPORT.json
terminal-campaign-left = The campaign is saved. Go on with:
terminal-campaign-resumed = This is a saved campaign from { $file }.
terminal-campaign-damaged = { $where }: { $problem } The campaign goes on { $after ->
    [none] from its beginning
   *[other] after: { $after }
}; the file stays as it is, and from now on the campaign is saved in { $file }.
terminal-campaign-entered = Entered: { $leg }.
terminal-campaign-ask-seats = Who plays? me, @NAME for further people, a bot or an Automa, separated by commas [{ $default }] >
terminal-campaign-no-person = nobody in this campaign is a person: use “me” for yourself, or spielwerk sim for bots alone
terminal-campaign-nothing-to-enter = --enter needs --resume: say to which campaign the result belongs
terminal-campaign-no-report = { $file }: this is not a report ({ $problem })
