### What the board of DEI says.

## The plan and what lies beside it

dei-board-display = Display
dei-board-title = Plan of the districts
dei-board-sign-height = height: raised and hatched
dei-board-sign-technology = technology
dei-board-sign-energy = energy cells
dei-board-sign-outpost = outpost, with the cube of whoever controls it
dei-board-sign-camp = camp
dei-board-sign-bridge = bridge between heights
dei-board-sign-elevator = elevator between ground and height
dei-board-sign-unit = scrappers, with their number
dei-board-sign-leader = leader
dei-board-sign-majority = what each player counts for; the taller bar has the majority

## Cards

dei-board-phase = Round { $round } of { $rounds } · phase { $phase }
dei-board-on-plan = Choose on the plan
dei-board-done = { $card }: finished
dei-board-sell = buy with it
dei-board-group = Who goes { $origin }?
dei-board-fewer = One scrapper fewer
dei-board-more = One scrapper more

## Stand-ins

dei-board-stand-ins = Most cards, prices and district plans are our stand-ins: the rulebook does not list them.
dei-board-replace = Play with the values of your own copy
dei-board-pack-1 = Copy a file from games/dei/data, such as cards.toml, into a folder of your own.
dei-board-pack-2 = Correct the entries and remove source = "stand-in" from them.
dei-board-pack-3 = Start the game with this folder as its data pack: spielwerk.game("dei", pack="folder"). The page “Stand-ins” of the documentation explains every file.
