## Every page

table-brand = Spielwerk
table-skip = Skip to the content
table-language = Language
table-language-en = English
table-language-de = Deutsch
table-theme = Appearance
table-theme-light = Light
table-theme-dark = Dark
table-theme-auto = Auto
table-notice = Spielwerk is an unofficial work of fans, not affiliated with or endorsed by any publisher, designer or artist of the games. Names belong to their owners. If you like a game here, please own it.
table-and = { $first } and { $last }
table-back-home = To the start page
table-back-to-table = Back to the table
table-save = Save
table-cancel = Cancel

## The start page

table-start-title = Sit down and play
table-start-play = Play now
table-start-ways = Other ways to play
table-start-go-on = Go on
table-start-all = All my tables
table-start-now = Play { $game } now
table-start-game = Game
table-start-against-automa = { $n ->
    [one] You against the Automa, the machine from the game’s own rules.
   *[other] You against { $n } Automas, the machines from the game’s own rules.
 } No account, no preparation.
table-start-against-bots = { $n ->
    [one] You against a bot.
   *[other] You against { $n } bots.
 } No account, no preparation.
table-start-friends = With friends
table-start-friends-hint = Each seat gets a link of its own, and a QR code for the phone.
table-start-screen = At one screen
table-start-screen-hint = Pass the device around. A curtain keeps hands and plans secret.
table-start-own = Your own table
table-start-own-hint = Choose game, seats, bots and modules yourself.
table-start-continue = Continue
table-start-running = Running
table-start-finished = Finished
table-start-none = Nothing here yet. Tables of this browser wait here for you.
table-start-your-turn = Your turn
table-start-open = Open
table-start-look = Look at it
table-start-updated = last move { $when }
table-when-now = just now
table-when-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
 }
table-when-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
 }
table-when-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
 }
table-start-code = I have a re-entry code
table-network-closed = So far only this computer can reach the table.
table-network-open = Let friends in my network join
table-network-hint = Whoever is in the same Wi-Fi can then open their link. It lasts until the server is stopped.
table-network-none = This computer is in no network at the moment. Connect it, then try again.
table-loopback = This table can only be reached from this computer. So that friends in your network can join, stop the server and start it with { $command }.
table-game-none = No game is installed.
table-mode-solo = alone
table-mode-hotseat = at one screen
table-mode-friends = with friends

## Setting up

table-setup-title = A new table: { $game }
table-setup-mode = How do you play?
table-setup-mode-solo = Alone
table-setup-mode-solo-hint = You against the Automa or bots, with free undo.
table-setup-mode-solo-bots = You against bots, with free undo.
table-setup-mode-hotseat = At one screen
table-setup-mode-hotseat-hint = Several people pass one device around.
table-setup-mode-friends = With friends
table-setup-mode-friends-hint = Everybody at their own device, by link.
table-setup-players = How many play?
table-setup-seat = Seat { $n }
table-setup-who = Who plays?
table-setup-who-person = Person
table-setup-who-me = Me
table-setup-who-bot = Bot: { $bot }
table-setup-name = Name
table-setup-name-hint = optional
table-setup-open = dealt at random
table-setup-finer = More settings for this seat
table-setup-more = More options
table-setup-more-hint = Modules and house rules. You don’t have to change anything here.
table-setup-options = House rules
table-setup-modules = Modules
table-setup-go = Start the game
table-setup-no-person = At least one person has to play.
table-setup-one-person = Alone means one person; for several choose another way to play.
table-setup-luck = Luck key
table-setup-luck-hint = from a finished game, to deal it again
table-setup-luck-hint-together = from a finished game, to deal it again; everybody is told
table-setup-luck-wrong = A luck key is a row of letters and digits, as the end of a game shows it.
table-setup-modules-clash = These modules do not go together, or one needs another.
table-setup-clash = { $module } and { $other } cannot be combined.
table-setup-fix = This would help:
table-setup-fix-open = { $field }: deal it at random
table-setup-fix-with = Add { $module }
table-setup-fix-without = Leave out { $module }
table-setup-fix-off = Switch off: { $field }
table-setup-redraw = Show them
table-setup-wrong = The table could not be set up. The marked fields need another look.
table-bot-random = random
table-bot-greedy = greedy (thinks a turn ahead)

## Who sits where

table-bot = bot
table-bot-for = bot for { $name }

## The table

table-your-choice = Your choice
table-nobody-asked = The table is moving on …
table-closed = This table is closed.
table-waiting = Please wait
table-waiting-for = Waiting for { $names }.
table-also-asked = At the same time: { $names }.
table-wait-hint = The page moves on by itself as soon as something happens.
table-watching = You are watching. What is secret stays secret.
table-refresh = Look again
table-undo = Undo
table-redo = Redo
table-end-turn = End turn
table-position = The position
table-side = Score and log
table-final-score = Final score
table-log = Log
table-whole-log = Whole log
table-replay = Replay
table-debug = Debug
table-why = Why?
table-reason-every = Every step with its rule
table-reason-rule = this step
table-reason-wrong = I think this is wrong: save a report
table-reason-show = Show it on the map
table-reason-first = From the beginning
table-reason-back = One step back
table-reason-on = Next step
table-reason-play = Play
table-reason-pause = Pause
table-reason-result = Skip to result
table-reason-close = Close
table-reason-walk = Walk of the choice aid
table-reason-only = Skip explanations
table-since = Since your last move
table-go-to = Look at moment { $n }
table-all-options = All options
table-take-less = Change what I just took …
table-ask-all = Ask me everything
table-ask-less = Stop asking the obvious
table-effects-show = Preview each option
table-effects-hide = Hide the previews
table-preview = What happens
table-then-luck = Then chance decides.
table-then-others = Then it is for others to choose.
table-then-end = That ends the game.
table-menu = Menu
table-menu-home = Start page
table-menu-seats = Seats and links
table-menu-export = Save the game
table-menu-delete = Delete the table
table-keys-on = Switch keys on (1–9, U, R, E)
table-keys-off = Switch keys off (1–9, U, R, E)
table-lost = Connection lost, trying again …
table-over = The game is over.
table-won = Victory for { $names }.
table-won-together = { $names } share the victory.
table-result = Result
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
table-tie-broken = The tie was broken by: { $by }.
table-rematch = Rematch
table-export = Export
table-victory = Victory!
table-defeat = Defeat
table-breakdown = All scores
table-total = Total
table-warning = The rules have changed since this game began. It went on from a saved position.
table-warning-cut-back = The rules have changed since this game began. It went on from a saved position; the last moves no longer fitted and were taken back.
table-warning-over = The rules have changed since this game was played. Its result stands; { $steps ->
    [0] its steps can no longer be shown.
   *[other] of its steps only those from choice { $first } to choice { $last } can still be shown.
}

## A table with a map

table-tabs = What the column shows
table-tab-now = Now
table-tab-why = Why
table-tab-log = Log
table-tab-mat = Mat
table-tab-players = Players
table-tab-text = Text
table-tab-story = Story
table-heights = Height of the sheet
table-height-peek = Low
table-height-half = Half
table-height-full = High
table-keys-title = Keys
table-give = Give
table-give-what = How much
table-recap = Since your last turn

## The curtain

table-curtain-title = Pass the device to { $name }
table-curtain-hint = The screen shows nothing secret until the button is tapped.
table-curtain-go = I am { $name }

## Looking back

table-history-title = { $game }: moment { $n } of { $last }
table-history-first = First moment
table-history-back = One moment back
table-history-on = One moment on
table-history-last = Newest moment
table-history-moment = Moment
table-history-go = Go
table-history-travel = Time travel
table-log-title = { $game }: the whole log
table-log-empty = Nothing has happened yet.
table-debug-title = { $game }: debug
table-debug-hint = Everything is open here, for this table has one person, is over, or the server runs with --debug.

## Seats and links

table-seats-title = Seats and links
table-seats-lead = Give each person the link of their seat. It opens the seat once; the browser then remembers it.
table-seats-link = Link for { $name }
table-seats-qr = QR code of the link for { $name }
table-seats-copy = Copy the link
table-seats-copied = Copied
table-seats-here = This seat is yours, in this browser.
table-seats-taken = The seat is taken.
table-seats-used = The link has been given out. If it got lost, make a new one.
table-seats-new-link = New link
table-seats-new-link-hint = Makes a new link; whoever sits here loses the seat.
table-seats-kick = Remove from the seat
table-seats-away = I’m away: let a bot play for me
table-seats-return = I’m back: take over from the bot
table-seats-to-bot = Let a bot sit in
table-seats-back = Take the seat back from the bot
table-seats-name = Your name at this table
table-seats-code = Re-entry code
table-seats-code-hint = With this code you get back to your seat from any browser. It is shown only now: write it down.
table-seats-code-make = Make a re-entry code
table-seats-watch = Link for spectators
table-seats-watch-hint = Spectators see what is open to all, and cannot act.
table-seats-go = To the table
table-open-title-claim = Take your seat
table-claim-lead = You have been invited to a game of { $game }, as { $seat }.
table-open-go-claim = Sit down
table-open-title-watch = Watch a game
table-watch-lead = You can watch this game of { $game }. What is secret stays secret.
table-open-go-watch = Watch
table-enter-title = Back to your seat
table-enter-lead = Type the code that you wrote down.
table-enter-code = Re-entry code
table-enter-go = Back to my seat
table-delete-title = Delete this table?
table-delete-lead = The game and its whole history will be gone for everybody. This cannot be undone.
table-delete-go = Delete for good

## What can go wrong

table-error = That did not work
table-why-unknown = The request could not be understood. Nothing has been changed.
table-error-gone = There is no such table
table-why-gone = It may have been deleted, or the address is incomplete.
table-error-stale = The table has moved on meanwhile. This is how it looks now.
table-error-forbidden = You can’t do that here
table-why-forbidden = Only the player in this seat or the host can do this. If it is your seat, open your link or use your re-entry code.
table-error-token = This link opens nothing any more
table-why-token = It has been used already, or the host has made a newer one. Ask the host for a new link.
table-error-too-many = A little slower, please
table-why-too-many = There were too many requests from your address. Wait a minute, then try again.
table-error-too-large = That was too much at once
table-why-too-large = The request was larger than anything this table expects: { $most } kB are the most. Nothing has been changed.
table-error-busy = The store is busy
table-why-busy = Another program holds the database. Nothing has been changed; please try again in a moment.
table-error-full = The disk is full
table-why-full = Your last choice could not be stored, so it was not made. Free some space on the computer where Spielwerk runs, then try again.
table-error-store = The store does not answer
table-why-store = The database cannot be read or written at the moment. Nothing has been changed.
table-error-broken = This table cannot be continued
table-why-broken = The rules have changed since it was played, and no saved position fits them. The record can still be exported.
table-error-not-found = There is nothing here
table-why-not-found = The address leads nowhere. Perhaps a letter is missing.
table-error-server = Something broke on our side
table-why-server = The mistake is ours and has been noted in the log of the server. Your game is safe up to the last confirmed choice.
table-error-csrf = The page was too old
table-why-csrf = For your safety the request was not accepted: the page was opened too long ago, or cookies are switched off. Load the page again and repeat.
table-error-method = This cannot be opened like that
table-why-method = The address belongs to a button on another page. Nothing has been changed.
table-error-retry = Try again

## Why something was not done

table-refused-illegal = That cannot be chosen now.
table-refused-not-asked = You are not asked now.
table-refused-over = The game is over.
table-refused-closed = Whoever runs this server has closed the table. You can look at it and save the game, but not play on.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-revealed = That cannot be taken back: something hidden has been revealed since.
table-refused-others-acted = That cannot be taken back: somebody else has acted since.
table-refused-nothing-to-redo = There is nothing to choose again.
table-refused-too-much = Those were too many choices at once; at most { $most } are possible.
table-refused-not-a-person = No person sits on that seat.
table-refused-taken = Somebody else holds this seat already.
table-refused-unknown-bot = There is no bot called { $bot }.
table-refused-plan = The seats do not fit this game ({ $problem }).
table-refused-nobody = Seat { $n } needs a person or a bot: no Automa is set up there.
table-refused-automa = An Automa is set up on seat { $n }: nobody else can sit there.
table-refused-setup = The set-up does not fit: { $problem }

## The story of a game

table-tie-decided = { $n ->
    [one] { $who } have one point each.
   *[other] { $who } have { $n } points each.
 } { $by } decided: { $ahead } goes ahead.
table-tie-shared = { $n ->
    [one] { $who } have one point each, and nothing sets them apart: they share the place.
   *[other] { $who } have { $n } points each, and nothing sets them apart: they share the place.
 }
table-refused-rematch = A rematch can begin when the game is over.
table-rematch-same = Same luck again
table-share = Share this game
table-share-hint = Anyone who sets up a table with this luck key and the same set-up plays the same game, with the same luck. The record holds every choice.
table-share-copy = Copy the luck key
table-luck = Fair luck
table-luck-hint = Everything that is drawn here follows from a luck key that nobody knows while the game is going on. The seal below shows that the key stays the same: at the end the key is opened, and everybody can check all draws.
table-luck-hint-given = Everything that is drawn here follows from a luck key. The seal below shows that the key stays the same: at the end everybody can check all draws.
table-luck-how = How the luck of this game is sealed
table-luck-sealed = The luck of this game is sealed. Seal: { $seal }
table-luck-renewed = From here on this game has luck of its own. Seal: { $seal }
table-luck-opened = The luck key is open now: { $key }
table-luck-given = The luck of this table is that of another game: whoever knows its luck key can know what will be drawn.
table-luck-check = This seal was shown from the beginning; it is the SHA-256 hash of the luck key.
table-luck-check-how = To check all draws, export the game and run:
table-luck-check-file = FILE
table-luck-check-from-here = This luck key belongs to the draws since this table got luck of its own. The record holds every choice.
table-seat-reissued = The host has made a new link for { $seat }: whoever opens it takes the seat and sees its cards.
table-seat-emptied = The host has cleared the seat { $seat }: it is open only to a new link.
table-story-points = Points over time
table-story-points-label = Points of all seats over { $turns } turns, as lines; the table of scores has the last values.
table-story-led = Who led when
table-story-lead = { $first ->
    [0] From the start
   *[other] Turn { $first }
 } to { $last }: { $who } led, by { $n } at most.
table-story-level = { $first ->
    [0] From the start
   *[other] Turn { $first }
 } to { $last }: { $who } were level.
table-story-share = led for { $n } %
table-story-stretches = Every stretch in words
table-story-milestones = Milestones
table-story-moments = Key moments
table-story-turn = Turn { $n }
table-story-begin = Start
table-story-takes-lead = { $n ->
    [one] The lead goes to { $who }, with one point.
   *[other] The lead goes to { $who }, with { $n } points.
 }
table-story-look = Look

## Travelling through a game

table-history-turn-back = One turn back
table-history-turn-on = One turn on
table-history-run = Play automatically
table-history-link = Copy the link
table-history-fork = Play on from here
table-refused-fork = You can play on from a moment when you play alone, or when the game is over. Until then what others hold is their secret.
table-refused-fork-moment = There is no such moment in this game.
table-import-title = Open a saved game
table-import-lead = Choose a record that was exported from a table or written by the terminal. You can look at the game from its first moment, or play on: bots take the other seats.
table-import-file = Record
table-import-size = at most { $n } kB
table-import-seat = Which seat do you take?
table-import-go = Open the record
table-refused-record-none = No file was chosen.
table-refused-record-other = This file is not a record of a game.
table-refused-record-redacted = This record shows only what one seat knew while the game was going on. Export it again when the game is over: then it is whole.
table-refused-record-format = The record has format { $found }; this version reads format { $known }.
table-refused-record-game = The record is of a game that is not installed here: { $game }.
table-refused-record-cut = The record is cut off: its last line is missing. Export or copy it once more.
table-refused-record-line = The record cannot be played again. Line { $line } does not fit: { $problem }
table-refused-record-simulation = This is the record of a simulation: it does not ask where only one way is left, but a table does. “spielwerk replay” shows it in the terminal.
table-refused-record-seed = The record begins with a seed that no table here can keep: { $seed }.
table-refused-record-no-seat = Please say which seat you take: 1 is the first.
table-refused-record-seat = Seat { $n } cannot be taken in this game.

## Rules

table-close = Close
table-rules = Rules
table-rules-this = what is asked now
table-rules-option = this option
table-rules-point = What is this?
table-rules-pointing = Choose what you want explained.
table-rules-none = No rule of the ledgers is about this alone. The rulebook has them all.
table-rules-chapter = { $n ->
    [one] One more rule of this chapter
   *[other] { $n } more rules of this chapter
 }
table-rulings = Rulings where the book is silent
table-rule-where = In the rulebook
table-rule-page = p. { $n }
table-rulebook = Rulebook
table-rulebook-title = The rules of { $game }
table-rulebook-search = Search in all rules
table-rulebook-find = Search
table-rulebook-books = Ledgers
table-rulebook-contents = Contents
table-rulebook-source = Told in our own words. Where a book leaves something open, a ruling says how it is played here. Page numbers are those of the German rulebook.
table-rulebook-found = { $n ->
    [0] Nothing found for “{ $wish }”
    [one] One rule for “{ $wish }”
   *[other] { $n } rules for “{ $wish }”
 }
table-rulebook-more = These are the first hundred. One more word narrows it down.

## My tables

table-mine-title = My tables
table-mine-new = A new game
table-mine-export = Export all (zip)
table-mine-you = You
table-mine-against = Against
table-mine-date = Begun
table-mine-place = Place { $place }, { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
table-mine-victor = Won by: { $power }
table-mine-delete = Delete this table: { $game }
table-mine-pages = Pages of the list
table-mine-newer = Newer
table-mine-older = Older
table-mine-page = Page { $page } of { $pages }
table-mine-statistics = How it went
table-mine-statistics-hint = All finished games of this browser; games played on from a moment, imported ones and guided ones do not count.
table-mine-by = { $game }: by { $field }
table-mine-games = Games
table-mine-won = Won
table-mine-average = Points on average
table-mine-best = Best
table-origin-fork = played on
table-origin-record = from a record
table-origin-guide = guided

## The guided first game

table-guide = First game
table-guide-far = Lesson { $n } of { $all }
table-guide-on = Go on
table-guide-leave = Leave the guide
table-guide-play-on = Play on
table-guide-earlier = You have gone back to a turn that was played for you. Redo brings you to your lesson again.
table-guide-times = { $option }, { $n } times
table-guide-suggests = Suggested: { $option }
table-guide-first = Not yet. First: { $option }
table-guide-read-on = Read this first, then press Go on.
table-guide-button = Guided first game
table-guide-minutes = about 10 min
table-guide-start = First game of { $game }, guided

## The card before the first turn

table-briefing-title = You play: { $name }
table-briefing-welcome = Before you begin
table-briefing-turn = Your turn
table-briefing-goal = How to win
table-briefing-go = Let’s play

## Settings of a browser

table-settings = Settings of this browser
table-pace = Motion
table-pace-slow = slow
table-pace-normal = medium
table-pace-fast = fast
table-pace-none = off
table-reasons = Automa’s reasons
table-reasons-steps = step by step
table-reasons-result = only the result
table-sounds = Sounds
table-notify = Notify me when it is my turn
table-notify-blocked = This browser does not allow notifications from this page.
table-skip-motion = Skip

## Notes, reminders and absences

table-notes = My notes
table-notes-hint = Only you can read them. They stay with your seat.
table-nudge = Remind them politely
table-nudged = { $name } asks whether you have time for your turn.
table-seat-nudged = { $seat } reminds { $asked } politely.
table-seat-away = A bot plays for { $seat } for the time being.
table-seat-back = { $seat } is back; the bot has left.
table-webhook = Tell another program
table-webhook-hint = This address gets a message whenever it is somebody else’s turn: the game and who is asked, nothing secret. Chats such as Slack, Mattermost and Discord understand it.
table-webhook-address = Address (https)
table-webhook-turn = { $game }: it is the turn of { $names }.
table-webhook-over = { $game }: the game is over.
table-refused-webhook = Please give a public address that begins with https://, without a port, name or password.
table-refused-nudge = Nobody else is asked at the moment.
table-refused-nudge-soon = Give them a moment: you can remind them when nothing has happened for { $minutes } minutes.

## Clocks

table-clock = Time left
table-clock-left-show = { $name }: { $time } left
table-clock-left-bot = { $name }: { $time } left; then a bot takes the move
table-clock-up = The time of { $seat } is up: a bot takes the move.
table-setup-clock = Clock
table-setup-clock-hint = Off unless you want one. A clock never stops anybody from moving.
table-setup-clock-kind = Clock
table-setup-clock-off = no clock
table-setup-clock-seat = time for the whole game
table-setup-clock-turn = time for each turn
table-setup-clock-minutes = Minutes
table-setup-clock-increment = Seconds added after each turn (whole game only)
table-setup-clock-then = When time is up
table-setup-clock-then-show = it is only shown
table-setup-clock-then-bot = a bot takes the move

## Campaigns

table-campaigns = Campaigns
table-campaigns-lead = A campaign is a story over several games with the same group. What you win and lose is kept on your sheets.
table-campaign-new = New campaign: { $story }
table-campaign-new-over = New campaign
table-campaign-new-lead = Nothing of what comes later is shown here or anywhere before its time. The group can still change between two games.
table-campaign-wrong = The campaign could not be set up. The marked fields need another look.
table-campaign-seats = Your group
table-campaign-sheet = Player { $n }
table-campaign-go = Begin the campaign
table-campaign-import = Continue a campaign from a file
table-campaign-import-lead = The file contains the whole campaign. All games in it are checked, which can take a moment.
table-campaign-import-file = File of the campaign
table-campaign-import-size = at most { $n } MB
table-campaign-import-go = Continue here
table-campaign-anyway = Continue after the last part that is intact
table-campaign-mode-solo = You and one or more Automas.
table-campaign-mode-hotseat = You pass one device around.
table-campaign-mode-friends = Everyone plays on their own device. Each player gets a link that works for all games.
table-campaign-then-solo = You start the first game on the next page.
table-campaign-then-hotseat = You start the first game on the next page and pass the device around.
table-campaign-then-friends = The next page has a link for each of your friends. Start the first game when everyone has opened theirs.
table-campaign-number = Number of players
table-campaign-automa = Automa
table-campaign-host = Host
table-campaign-to = To the campaign
table-campaign-back = Back to the campaign
table-campaign-go-on = On with the campaign
table-campaign-over = The campaign is over.
table-campaign-runs = Being played: { $leg }
table-campaign-begins = It begins with: { $leg }
table-campaign-next = Next: { $leg }
table-campaign-then = { $over } is over. Next: { $leg }
table-campaign-victors = { $n ->
    [one] { $names } has won the campaign.
   *[other] { $names } have won the campaign.
 }
table-campaign-next-leg = Next
table-campaign-now = Now
table-campaign-sheets = { $n ->
    [one] 1 sheet
   *[other] { $n } sheets
 }
table-campaign-here = You are here
table-campaign-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
 }
table-campaign-from-here = Starts here
table-campaign-locked = still locked
table-campaign-look-back = Chapter { $n }: what it changed
table-campaign-route = The way through the campaign
table-campaign-players = Players
table-campaign-log = Log and statistics
table-campaign-file = Save file
table-campaign-news = What is new
table-campaign-rule = Rule
table-campaign-end = The end of the story
table-campaign-continue = Go on
table-campaign-watch = Watch
table-campaign-by-hand = Enter a result from the physical table
table-campaign-was-by-hand = entered by hand
table-campaign-asked = to decide
table-campaign-ready = ready
table-campaign-by-rule = by its own rules
table-campaign-link = link not opened yet
table-campaign-rule-plays = by its own rules
table-campaign-results = What changed: { $leg }
table-campaign-more-changes = More changes
table-campaign-every-entry = Every entry
table-campaign-no-change = Nothing has changed on the sheets.
table-campaign-no-log = Nothing has happened yet.
table-campaign-aside = set aside
table-campaign-who = Who
table-campaign-wins = Games won
table-campaign-standing = Standing
table-campaign-status-away = rests
table-campaign-status-left = has left
table-campaign-yours = your sheet
table-campaign-taken = taken
table-campaign-links-lead = Send each player their link, or let them scan the code. It opens the sheet once; from then on the browser knows it in every game.
table-campaign-watch-hint = Spectators see the sheets and all games, but nothing secret.
table-campaign-open-claim = Take your sheet
table-campaign-open-watch = Watch a campaign
table-campaign-claim-lead = { $story }: this sheet is for { $name }. It is yours in all games of the campaign.
table-campaign-watch-lead = { $story }: you see the sheets and all games of the campaign, but nothing secret.
table-campaign-group-later = Whoever wants to join, rest or leave can do so before the next game, when none is open and all rewards are noted.
table-campaign-host-tools = Host
table-campaign-host-tools-lead = Everything you do here is written in the log.
table-campaign-correct = Correct the sheets
table-campaign-correct-later = There is nothing to correct yet. The result of the last game is noted in the next part of the campaign; after it you can correct it here.
table-campaign-yourself = Your campaign
table-campaign-correct-lead = Change what is wrong and say why. Open the sheet that you want to change. Impossible values are refused.
table-campaign-enter-title = Result: { $leg }
table-campaign-enter-lead = For a game that you played on the physical table. A table that is open for it here is closed.
table-campaign-reason = Reason
table-campaign-write = Write it down
table-campaign-drop-lead = A game is open. You can give it up and start it again.
table-campaign-drop = Give it up
table-campaign-drop-sure = The open game ends without a result.
table-campaign-drop-go = Yes, give it up
table-campaign-replay-title = Play something again
table-campaign-replay-lead = The campaign goes back to before this part. What came after it is kept, set aside, in the log.
table-campaign-replay = Go back
table-campaign-replay-sure = { $leg } and everything after it no longer count.
table-campaign-replay-go = Yes, go back
table-campaign-grave = This sheet then takes no further part in the campaign.
table-campaign-grave-go = Yes, for good
table-campaign-kind-change = A change of the group
table-campaign-given-up = Given up, to be started again: { $leg }
table-campaign-went-back = Back to before: { $leg }
table-campaign-kind-correction = A correction
table-campaign-stuck = The result of this part cannot be written down. { $problem } The host can enter it by hand or give the game up.
table-campaign-delete = Delete the campaign
table-campaign-delete-lead = The campaign with all its games will be gone for everybody. Save the file first if you want to keep it.
table-refused-leg-done = This part of the campaign is over, and its result is on the sheets. You can play on from any moment at a table of its own.
table-refused-campaign-over = The campaign is over.
table-refused-leg-unplayable = This part cannot be played at the web table yet. The host can enter its result by hand.
table-refused-campaign = { $problem } Nothing was changed.
table-refused-campaign-stale = The campaign has changed meanwhile. Please look again.
table-refused-campaign-damaged = The file is damaged in line { $line }. { $problem } Nothing was taken over.
table-refused-campaign-other = This is not the file of a campaign, or it was changed by hand.
table-refused-leg-open = A game of the campaign is open. Finish it or give it up first.
table-refused-nothing-changed = Nothing was changed.
table-refused-no-reason = A correction needs a reason.
table-refused-answer = { $field }: { $problem }
table-error-campaign-gone = This campaign does not exist
table-why-campaign-gone = It may have been deleted, or the address is wrong.
table-error-campaign-forbidden = This campaign belongs to others
table-why-campaign-forbidden = This browser has no sheet here. Open the link that you were given, or enter your re-entry code.
table-error-only-host = Only the host may do this
table-why-only-host = Ask whoever set up the campaign.
