### What the board of DEI says.

## The plan and what lies beside it

dei-board-display = Display
dei-board-title = Plan of the districts
dei-board-sign-ground = ground: streets
dei-board-sign-height = height: roofs above them
dei-board-sign-border = border that your units can cross
dei-board-sign-wall = wall between ground and height: only an elevator leads up
dei-board-sign-technology = technology
dei-board-sign-energy = energy cells
dei-board-sign-outpost-red = tactics outpost (red)
dei-board-sign-outpost-blue = logistics outpost (blue)
dei-board-sign-outpost-green = machines outpost (green)
dei-board-sign-outpost = controlled outpost: the flag shows by whom
dei-board-sign-held = stripes: this player has the majority here
dei-board-sign-camp = camp
dei-board-sign-bridge = bridge between heights
dei-board-sign-elevator = elevator between ground and height
dei-board-sign-unit = scrappers, with their number
dei-board-sign-leader = leader
dei-board-sign-majority = what each player counts for; the taller bar has the majority

## Cards

dei-board-phase = Round { $round } of { $rounds } · phase { $phase }
dei-board-on-plan = on the plan
dei-board-done = Finish this card
dei-board-useless = Does nothing now: { $why }.
dei-board-in-vain = No action was carried out.
dei-board-idle-outposts = you control no { $any ->
    [1] outpost
   *[other] { $colour } outpost
 }
dei-board-idle-enlist = no scrapper can enter
dei-board-idle-move = none of your units can move
dei-board-idle-collect = nothing lies where you have the majority
dei-board-idle-build = there is nothing to build
dei-board-idle-drone = the drone cannot fly
dei-board-idle-copy = there is no card to copy
dei-board-points = VP
dei-board-sell = buy with it
dei-board-sell-for = buy “{ $card }”
dei-board-group = Who goes { $origin }?
dei-board-fewer = One scrapper fewer
dei-board-more = One scrapper more

## Before the first turn

dei-briefing-leader = Your leader is { $leader }.
dei-briefing-drone = Your drone.

## Choosing a faction

dei-choosing-start = Start: { $reserve }, { $cards } cards.
dei-choosing-two = {""}; with two players: { $does }

## Stand-ins

dei-board-stand-ins = Most cards, prices and district plans are our stand-ins: the rulebook does not list them.
dei-board-replace = Play with the values of your own copy
dei-board-pack-1 = Copy a file from games/dei/data, such as cards.toml, into a folder of your own.
dei-board-pack-2 = Correct the entries and remove source = "stand-in" from them.
dei-board-pack-3 = Start the game with this folder as its data pack: spielwerk.game("dei", pack="folder"). The page “Stand-ins” of the documentation explains every file.
