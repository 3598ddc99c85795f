## Places and amounts inside sentences

dei-area-ground = { $name }
dei-area-height = { $name } Hill
dei-in-ground = in { $area }
dei-in-height = on { $area }
dei-to-ground = to { $area }
dei-to-height = to { $area }
dei-from-ground = from { $area }
dei-from-height = from { $area }
dei-and = { $first } and { $last }
dei-or = {" or "}
dei-price-back = { $price } ({ $back } back)
dei-presence = {" if you have a unit there"}
dei-any = any

dei-structure-camp = camp
dei-structure-bridge = bridge
dei-structure-elevator = elevator
dei-group-camp = a camp
dei-amount-scrappers = { $n ->
    [one] { $n } scrapper
   *[other] { $n } scrappers
 }
dei-amount-technology = { $n } technology
dei-amount-energy = { $n ->
    [one] { $n } energy cell
   *[other] { $n } energy cells
 }
dei-resource-technology = technology
dei-resource-energy = an energy cell
dei-free = nothing

## Actions of cards

dei-act-enlist = enlist
dei-act-enlist-tactics = red enlist
dei-act-enlist-machines = green enlist
dei-act-move = move
dei-act-move-tactics = red move
dei-act-move-logistics = blue move
dei-act-collect = collect
dei-act-collect-logistics = blue collect
dei-act-collect-machines = green collect
dei-act-build = build
dei-act-build-camp = build a camp
dei-act-build-bridge = build a bridge
dei-act-build-elevator = build an elevator
dei-act-copy = copy a card
dei-act-points = 1 point
dei-act-technology = 1 technology
dei-act-energy = 1 energy cell
dei-act-drone = { $drone } +{ $n }
dei-act-per = { $action } for each outpost ({ $colour })

dei-aid-enlist = A scrapper comes in at a neutral camp, or at an own camp where you have the majority or no opponent stands.
dei-aid-enlist-majority = A scrapper comes in at a neutral camp, or at an own camp where you have the majority.
dei-aid-enlist-tactics = As enlist, also where you have a unit.
dei-aid-enlist-machines = As enlist, and you may put a resource from the supply in that area.
dei-aid-move = Any number of units go from one area to an adjacent one; among opponents you need the majority there afterwards.
dei-aid-move-tactics = As move, but you ignore majorities.
dei-aid-move-logistics = As move, but ground and heights that border each other are adjacent.
dei-aid-collect = Take one resource from an area in which you have the majority.
dei-aid-collect-logistics = As collect, and you may swap the resource for one of the other kind.
dei-aid-collect-machines = As collect, and you take 1 technology besides.
dei-aid-build = Build a camp, a bridge or an elevator; one own unit is enough.
dei-aid-copy = Repeat all actions of a card that lies face up in this round.
dei-aid-points = Score at once.
dei-aid-technology = Take technology from the supply.
dei-aid-energy = Take energy cells from the supply.
dei-aid-camp = Your scrappers come in here while you have the majority or no opponent is there.
dei-aid-bridge = Joins two heights of a district for you.
dei-aid-elevator = Joins a ground area and a height for you.

dei-candy-enlist = candy “enlist”
dei-candy-build-camp = candy “build a camp”
dei-candy-move = candy “move”
dei-candy-build-elevator = candy “build an elevator”
dei-candy-collect = candy “collect”
dei-candy-build-bridge = candy “build a bridge”
dei-candy-technology = candy “1 technology”
dei-candy-outpost = candy “outpost”

## What is asked

dei-ask-setup-drawdistrict = Which district comes next?
dei-ask-setup-turndistrict = How is the district turned (degrees clockwise)?
dei-ask-setup-placedrone = Where does the { $drone } start?
dei-ask-setup-drawletter = Which colour do the outposts of the next letter have?
dei-ask-setup-laymission = Which mission is laid out next?
dei-ask-setup-dealbadge = { $seat } draws a badge ({ $colour }). Which one?
dei-ask-setup-placeleader = { $seat }: on which camp does your leader start?
dei-ask-draft-colour = { $seat }: which colour is drafted next?
dei-ask-draft-badge = { $seat }: take a badge ({ $colour }).
dei-ask-planning-plan = { $second ->
    [0] { $seat }: plan the first of two cards for this phase.
   *[other] { $seat }: plan the second card.
 }
dei-ask-planning-reveal = { $seat }: show both planned cards, or keep one face down for a purchase?
dei-ask-planning-resolve = { $seat }: which planned card comes next?
dei-ask-phase-choosecard = { $nth ->
    [1] { $seat }: choose your first card.
   *[other] { $seat }: choose your second card.
 }
dei-ask-phase-doactions = { $seat }: what do you do with { $card }?
dei-ask-improved-copy = { $seat }: which card do you copy?
dei-ask-enlist-enlist = { $seat }: where does the scrapper come in?
dei-ask-enlist-from = { $seat }: your supply is empty. Which scrapper do you bring { $area }?
dei-ask-enlist-bringtoken = { $seat }: put a resource from the supply { $area }?
dei-ask-move-from = { $seat }: who moves?
dei-ask-move-to = { $seat }: where do the units { $origin } go?
dei-ask-move-group = { $seat }: who goes { $origin } { $to }?
dei-ask-collect-collect = { $seat }: where do you collect?
dei-ask-collect-swap = { $seat }: swap { $what } for the other resource?
dei-ask-build-build = { $seat }: what do you build?
dei-ask-build-at = { $seat }: where do you build the { $structure }?
dei-ask-build-elevatorto = { $seat }: where does the elevator { $ground } lead?
dei-ask-build-lift = { $seat }: all are built. Which { $structure } do you move?
dei-ask-drone-fly = { $seat }: where does the { $drone } fly?
dei-ask-drone-harvest = { $seat }: how many resources does the drone collect { $area }?
dei-ask-drone-transport = { $seat }: bring a scrapper into play { $area }?
dei-ask-drone-teleport = { $seat }: whom does the drone { $area } send away?
dei-ask-drone-teleportto = { $seat }: where is the unit sent?
dei-ask-drone-hunt = { $seat }: does the drone kill a scrapper of each opponent { $area }?
dei-ask-drone-hunttwo = { $seat }: how many scrappers does the drone kill { $area }?
dei-ask-market-buy = { $seat }: which card do you buy?
dei-ask-market-pay = { $seat }: how do you pay for { $card }?
dei-ask-market-turnup = { $market }: which card turns up?
dei-ask-candy-draw = { $seat } draws a candy boost. Which one?
dei-ask-badge-earn = { $seat }: turn up a badge?
dei-ask-badge-choosevictim = { $seat }: whose scrapper { $area } dies?
dei-ask-badge-salvage = { $seat }: swap 1 technology for 1 energy cell?
dei-ask-badge-lastorder = { $seat }: order one more card with the Parcel Bot?
dei-ask-mission-fulfil = { $seat }: which mission do you fulfil?

## What can be chosen

dei-option-done = done
dei-option-skip = skip
dei-option-play = play { $card } ({ $actions })
dei-option-down = { $card } face down to buy a card; it is gone for the rest of the game
dei-option-buy = { $points ->
    [one] buy { $card } for { $price }: { $actions }; { $points } point
   *[other] buy { $card } for { $price }: { $actions }; { $points } points
 }
dei-option-copy = copy { $card } ({ $actions })
dei-option-draw = { $card } ({ $actions })
dei-option-do = { $action }
dei-option-candy = use { $candy }
dei-option-sweet = { $candy }
dei-option-pay = pay { $price }
dei-option-at = { $area }
dei-option-from = { $origin }
dei-option-to = { $to }
dei-option-fly = { $to }
dei-option-leader = leader { $area }
dei-option-take = { $group }
dei-option-led = { $group }
dei-option-haul = { $group }
dei-option-haul-led = { $group }
dei-option-harvest = { $n ->
    [0] none
    [one] one resource
   *[other] { $n } resources
 }
dei-option-kill = { $n ->
    [0] none
    [one] one scrapper
   *[other] { $n } scrappers
 }
dei-option-unit = { $unit }
dei-option-structure = { $structure }
dei-option-spot = { $place }
dei-option-lift = { $bridge ->
    [1] { $place }
   *[other] the one { $place }
 }
dei-option-earn = the badge of { $colour }
dei-option-mission = { $late ->
    [0] { $mission } (round { $round }, row { $row }, on time)
   *[other] { $mission } (round { $round }, row { $row }, late)
 }
dei-option-lay = { $mission } ({ $id })
dei-option-badge = { $badge }: { $text }
dei-option-colour = { $colour }
dei-option-drone = { $area }
dei-option-district = district { $at }
dei-option-turn = { $n }
dei-option-shoot = kill a scrapper { $area } instead
dei-option-victim = { $victim }
dei-option-raid = { $action } instead
dei-option-prospect = put a resource { $area } instead
dei-option-parcel = order a card with the Parcel Bot for 1 energy cell
dei-option-plan = { $card } ({ $actions })
dei-option-open = show both cards
dei-option-hide = keep { $card } face down
dei-option-purchase = buy with the face-down card
dei-option-rebel = choose no mission

## What happened

dei-log-roundbegan = Round { $number } begins; { $seat } is the start player.
dei-log-turnbegan = Action phase { $phase }: { $seat }.
dei-log-leaderplaced = { $seat }: the leader starts { $area }.
dei-log-cardplayed = { $seat } plays { $card }.
dei-log-cardshown = { $seat } reveals { $card }.
dei-log-cardcopied = { $seat } copies { $card }.
dei-log-cardputdown = { $seat } puts { $card } face down.
dei-log-cardputdown-hidden = { $seat } puts a card face down.
dei-log-cardbought = { $seat } buys { $card } for { $price }.
dei-log-cardrevealed = { $market }: { $card } turns up.
dei-log-candydrawn = { $seat } draws a candy boost: { $candy }.
dei-log-candydrawn-hidden = { $seat } draws a candy boost.
dei-log-candyused = { $seat } uses { $candy }.
dei-log-enlisted = { $way ->
    [supply] { $seat } enlists a scrapper { $area }.
   *[board] { $seat } enlists a scrapper { $area }; it comes { $origin }.
 }
dei-log-moved = { $seat } sends { $group } { $origin } { $to }.
dei-log-collected = { $seat } collects { $amount } { $area }.
dei-log-tokenplaced = { $seat } puts { $what } { $area }.
dei-log-took = { $seat } takes { $amount } from the supply.
dei-log-swapped = { $seat } swaps { $what } for the other resource.
dei-log-built = { $seat } builds: { $structure } { $area }.
dei-log-droneflew = { $seat } steers the { $drone } { $to }.
dei-log-killed = { $n ->
    [one] { $seat } kills a scrapper { $area } ({ $victim }).
   *[other] { $seat } kills { $n } scrappers { $area } ({ $victim }).
 }
dei-log-outposttaken = { $seat } takes control of the outpost ({ $colour }) { $area }.
dei-log-outpostlost = { $seat } loses the outpost ({ $colour }) { $area }; it is free again.
dei-log-badgeearned = { $seat } earns the badge { $badge }.
dei-log-missionfulfilled = { $points ->
    [one] { $seat } fulfils { $mission } for { $points } point.
   *[other] { $seat } fulfils { $mission } for { $points } points.
 }
dei-log-scored = { $points ->
    [one] { $seat } scores { $points } point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
 }
dei-log-gameended = The game is over.

## Gestures, scores and set-up

dei-gesture-setup = place the leader
dei-doing-setup = { $seat } is placing the leader.
dei-gesture-card = choose a card
dei-doing-card = { $seat } is choosing a card.
dei-gesture-action = choose an action
dei-doing-action = { $seat } is choosing an action.
dei-gesture-plan = plan
dei-doing-plan = { $seat } is planning.
dei-gesture-enlist = enlist
dei-doing-enlist = { $seat } is enlisting.
dei-gesture-move = move
dei-doing-move = { $seat } is moving.
dei-gesture-collect = collect
dei-doing-collect = { $seat } is collecting.
dei-gesture-build = build
dei-doing-build = { $seat } is building.
dei-gesture-drone = drone
dei-doing-drone = { $seat } is steering a drone.
dei-gesture-buy = buy
dei-doing-buy = { $seat } is buying a card.
dei-gesture-badge = badges
dei-doing-badge = { $seat } is deciding on badges.
dei-gesture-mission = mission
dei-doing-mission = { $seat } is choosing a mission.

dei-default-move-all = everybody
dei-default-move-few = as few as possible
dei-default-take-all = all

dei-score-missions = missions
dei-score-actions = actions
dei-score-hunt = hunter drone
dei-score-trade = trade
dei-score-outposts = outposts
dei-score-badges = badges
dei-score-technology = technology
dei-score-energy = energy cells
dei-score-cards = market cards

dei-tie-energy = more energy cells
dei-tie-technology = more technology

dei-field-faction = faction
dei-field-deal = number of the deal
dei-field-oldest = oldest player (begins)
dei-field-map = map
dei-field-outposts = outposts
dei-field-softer-missions = softer scrapper mission
dei-field-majority-without-units = majority without units
dei-field-enlist-needs-majority = enlisting at an own camp needs the majority even where nobody stands
dei-field-several-camps = several own camps in an area
dei-field-open-candy = open candy boosts
dei-why-softer-missions = The book pays 3 points for each scrapper: where this mission is laid out, it brings more than all the others together. The softer values bring it closer to them.
dei-choice-faction-auxilia = Auxilia (Corvo)
dei-choice-faction-ravagers = Ravagers (Abraham)
dei-choice-faction-refuge42 = Refuge 42 (Aria)
dei-choice-faction-farm-z = Farm-Z (Z-13)
dei-choice-map-quick = quick set-up
dei-choice-map-random = at random
dei-choice-outposts-quick = quick set-up
dei-choice-outposts-random = at random
dei-module-no_choice = No choice: only four missions
dei-module-badge_draft = Badge draft
dei-module-planning = Planning: secret cards, chosen at the same time
dei-module-confrontation = Confrontation: missions after everybody's last phase
dei-module-rebellion = Rebellion: missions are voluntary

## Lists and tables

dei-phase-0 = set-up
dei-phase-1 = action phase 1
dei-phase-2 = action phase 2, badges
dei-phase-3 = action phase 3, missions
dei-phase-4 = clean-up

dei-panel-table = Table
dei-panel-round = round
dei-panel-phase = phase
dei-panel-start-player = start player
dei-panel-supply = supply
dei-panel-candy = candy boosts
dei-panel-pool = { $n } face down, { $spent } on cards
dei-panel-banner = banner
dei-panel-drones = drones
dei-panel-leftover-missions = missions not in play
dei-panel-planned = your plan
dei-panel-board = Old London
dei-panel-area = area
dei-panel-parts = parts
dei-panel-units = units
dei-panel-majority = majority
dei-panel-structures = structures
dei-panel-tokens = resources
dei-panel-outposts = outposts
dei-panel-neighbours = neighbours
dei-panel-neutral-camp = neutral camp
dei-panel-shared = (shared)
dei-panel-markets = Markets
dei-panel-market = market
dei-panel-slot = slot
dei-panel-slot-0 = left
dei-panel-slot-1 = middle
dei-panel-slot-2 = right
dei-panel-deck = deck
dei-banner = outposts { $outposts }, surcharge { $more }, refund { $less }
dei-panel-card = card
dei-panel-price = price
dei-panel-points = points
dei-panel-actions = actions
dei-panel-missions = Missions
dei-panel-mission = mission
dei-panel-on-time = on time
dei-panel-late = late
dei-panel-rate = { $per ->
    [one] { $points } each
   *[other] { $points } for every { $per }
 }
dei-panel-markers = markers
dei-panel-score = score
dei-panel-flipped = { $n } (space { $space }, +40 side up)
dei-panel-reserve = reserve
dei-panel-scrappers = scrappers
dei-panel-scrappers-left = { $n } on the board, { $left } in the supply
dei-panel-leader = leader
dei-panel-hand = hand
dei-panel-hidden-hand = { $n } of: { $cards }
dei-panel-played = played
dei-panel-down = face down
dei-panel-recycled = recycled
dei-panel-cubes = outpost cubes
dei-panel-badge = badge ({ $colour })
dei-panel-earned = earned
dei-panel-face-down = face down
dei-panel-secret = secret
dei-panel-aid = Player aid

dei-setup-oldest = There are only { $n } seats: choose one of them.
dei-setup-taken = Another seat has chosen this faction already.
dei-panel-for-you = for you
dei-panel-affordable = can be bought
dei-panel-now = now, for you
dei-panel-playing = The card being played
dei-panel-player = player
dei-panel-left = still to do
dei-panel-slots = Cards of this phase: { $seat }
dei-panel-laid-1 = First card
dei-panel-laid-2 = Second card
dei-panel-laid-nothing = not laid yet
dei-panel-laid-down = face down, for a purchase
dei-panel-laid-done = done
dei-panel-cards-left = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
 }
dei-panel-needs = { $n ->
    [one] needs an outpost
   *[other] needs { $n } outposts
 }
dei-panel-surcharge = price higher by { $n } technology
dei-panel-refund = { $n } technology back
dei-panel-worth-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
dei-panel-worth-now = now { $n } for you
dei-panel-mission-round = Round { $n }
dei-panel-mission-now = on time now
dei-panel-mission-late = late by now
dei-panel-mission-ahead = still ahead
dei-panel-badges = Badges
dei-majorities = majority { $values }
dei-short = lacking: { $what }
dei-short-outposts = { $n ->
    [one] { $n } outpost
   *[other] { $n } outposts
 }

## The story of a game

dei-milestone-mission = Missions
dei-milestone-badge = Badges
dei-milestone-outpost = Outposts

## What the fields of the set-up do

dei-why-oldest = The oldest player takes the first turn.
dei-why-map = The layout of the book, or districts drawn and turned at random.
dei-why-outposts = Where the outposts of the book lie, or drawn at random.
dei-why-majority-without-units = You can hold an area with structures alone, without a unit there.
dei-why-enlist-needs-majority = Stricter than usual: even an empty area must be yours.
dei-why-several-camps = Otherwise each area has room for one camp of yours.
dei-why-open-candy = Everybody sees the others’ candy boosts.

## The game as a whole

dei-cover-lead = Two cards, two levels, one ruined city to divide: outnumber the others in the right places.
dei-cover-goal = After four rounds the player with the most victory points wins. Points come from missions – on time they are worth more – and from outposts, badges, market cards and what you have left.
dei-cover-turn = Play two cards, one above the other. Then carry out their actions from the bottom to the top.
