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
dei-sent-scrappers = { $n ->
    [one] a scrapper
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
dei-act-per = { $action } per outpost ({ $colour })

dei-aid-enlist = A scrapper comes in at a neutral camp, or at your own camp if you have the majority or no opponent stands there.
dei-aid-enlist-majority = A scrapper comes in at a neutral camp, or at your own camp if you have the majority.
dei-aid-enlist-tactics = Like enlist, and also where you have a unit.
dei-aid-enlist-machines = Like enlist, and you may put a resource from the supply in that area.
dei-aid-move = Any number of your units go from one area to an adjacent one; if there are opponents, you need the majority there afterwards.
dei-aid-move-tactics = Like move, but majorities do not matter.
dei-aid-move-logistics = Like move, and also between ground and heights that border each other.
dei-aid-collect = Take one resource from an area in which you have the majority.
dei-aid-collect-logistics = Like collect, and you may exchange what you took for one of the other kind.
dei-aid-collect-machines = Like collect, and you take 1 technology as well.
dei-aid-build = Build a camp, a bridge or an elevator; one of your units there is enough.
dei-aid-copy = Use all actions of a card that was played face up this round.
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
dei-ask-setup-dealbadge = { $seat } draws a { $colour } badge. Which one?
dei-ask-setup-placeleader = { $seat }: at which camp does your leader start?
dei-ask-draft-colour = { $seat }: which colour is drafted next?
dei-ask-draft-badge = { $seat }: take a { $colour } badge.
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
dei-ask-phase-doactions = { $seat }: carry out “{ $card }”.
dei-ask-improved-copy = { $seat }: which card do you copy?
dei-ask-enlist-enlist = { $seat }: where does the scrapper come in?
dei-ask-enlist-from = { $seat }: your supply is empty. Which scrapper do you bring { $area }?
dei-ask-enlist-bringtoken = { $seat }: put a resource from the supply { $area }?
dei-ask-move-from = { $seat }: who moves?
dei-ask-move-to = { $seat }: where do the units { $origin } go?
dei-ask-move-group = { $seat }: who goes { $origin } { $to }?
dei-ask-collect-collect = { $seat }: where do you collect?
dei-ask-collect-swap = { $seat }: exchange { $what } for { $other }?
dei-ask-build-build = { $seat }: what do you build?
dei-ask-build-at = { $kind ->
    [camp] { $seat }: where do you build the camp?
    [bridge] { $seat }: where do you build the bridge?
   *[elevator] { $seat }: where do you build the elevator?
 }
dei-ask-build-elevatorto = { $seat }: where does the elevator { $ground } lead?
dei-ask-build-lift = { $kind ->
    [camp] { $seat }: all your camps are built. Which one do you move?
    [bridge] { $seat }: all your bridges are built. Which one do you move?
   *[elevator] { $seat }: all your elevators are built. Which one do you move?
 }
dei-ask-drone-fly = { $seat }: where does the { $drone } fly?
dei-ask-drone-harvest = { $seat }: how many resources does the drone collect { $area }?
dei-ask-drone-transport = { $seat }: bring a scrapper into play { $area }?
dei-ask-drone-teleport = { $seat }: whom does the drone { $area } send away?
dei-ask-drone-teleportto = { $seat }: where is the unit sent?
dei-ask-drone-hunt = { $seat }: does the drone kill a scrapper of each opponent { $area }?
dei-ask-drone-hunttwo = { $seat }: how many does the drone kill { $area }?
dei-ask-market-buy = { $seat }: which card do you buy?
dei-ask-market-pay = { $seat }: how do you pay for “{ $card }”?
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
dei-option-play = play “{ $card }” ({ $actions })
dei-option-down = give up “{ $card }” for good and buy a card
dei-option-buy = { $points ->
    [one] buy “{ $card }” for { $price }: { $actions }; { $points } point
   *[other] buy “{ $card }” for { $price }: { $actions }; { $points } points
 }
dei-option-copy = copy “{ $card }” ({ $actions })
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
dei-option-earn = the { $colour } badge
dei-option-mission = { $late ->
    [0] { $mission } (round { $round }, { $row ->
        [1] left
       *[other] right
     }, on time)
   *[other] { $mission } (round { $round }, { $row ->
        [1] left
       *[other] right
     }, late)
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
dei-option-hide = keep “{ $card }” face down
dei-option-purchase = buy with the face-down card
dei-option-rebel = choose no mission

## What happened

dei-log-roundbegan = { $many ->
    [1] Round { $number } begins. The { $seat } go first.
   *[0] Round { $number } begins. { $seat } goes first.
 }
dei-log-turnbegan = { $many ->
    [1] The { $seat } begin action phase { $phase }.
   *[0] { $seat } begins action phase { $phase }.
 }
dei-log-leaderplaced = { $many ->
    [1] The { $seat } place the leader { $area }.
   *[0] { $seat } places the leader { $area }.
 }
dei-log-cardplayed = { $many ->
    [1] The { $seat } play “{ $card }”.
   *[0] { $seat } plays “{ $card }”.
 }
dei-log-cardshown = { $many ->
    [1] The { $seat } reveal “{ $card }”.
   *[0] { $seat } reveals “{ $card }”.
 }
dei-log-cardcopied = { $many ->
    [1] The { $seat } copy “{ $card }”.
   *[0] { $seat } copies “{ $card }”.
 }
dei-log-cardputdown = { $many ->
    [1] The { $seat } lay “{ $card }” face down to buy a card.
   *[0] { $seat } lays “{ $card }” face down to buy a card.
 }
dei-log-cardputdown-hidden = { $many ->
    [1] The { $seat } lay a card face down to buy another.
   *[0] { $seat } lays a card face down to buy another.
 }
dei-log-cardbought = { $many ->
    [1] The { $seat } buy “{ $card }” for { $price }.
   *[0] { $seat } buys “{ $card }” for { $price }.
 }
dei-log-cardrevealed = New on the { $market }: “{ $card }”.
dei-sale = For sale: { $wares }.
dei-sale-market = { $market }: { $cards }
dei-sale-card = “{ $card }”
dei-log-candydrawn = { $many ->
    [1] The { $seat } draw { $candy }.
   *[0] { $seat } draws { $candy }.
 }
dei-log-candydrawn-hidden = { $many ->
    [1] The { $seat } draw a candy boost.
   *[0] { $seat } draws a candy boost.
 }
dei-log-candyused = { $many ->
    [1] The { $seat } use { $candy }.
   *[0] { $seat } uses { $candy }.
 }
dei-log-enlisted = { $many ->
    [1] { $way ->
        [supply] The { $seat } enlist a scrapper { $area }.
       *[board] The { $seat } take a scrapper { $origin } and enlist it { $area }.
     }
   *[0] { $way ->
        [supply] { $seat } enlists a scrapper { $area }.
       *[board] { $seat } takes a scrapper { $origin } and enlists it { $area }.
     }
 }
dei-log-moved = { $many ->
    [1] The { $seat } send { $group } { $origin } { $to }.
   *[0] { $seat } sends { $group } { $origin } { $to }.
 }
dei-log-collected = { $many ->
    [1] The { $seat } collect { $amount } { $area }.
   *[0] { $seat } collects { $amount } { $area }.
 }
dei-log-tokenplaced = { $many ->
    [1] The { $seat } put { $what } { $area }.
   *[0] { $seat } puts { $what } { $area }.
 }
dei-log-took = { $many ->
    [1] The { $seat } take { $amount } from the supply.
   *[0] { $seat } takes { $amount } from the supply.
 }
dei-log-swapped = { $many ->
    [1] The { $seat } exchange { $what } for { $other }.
   *[0] { $seat } exchanges { $what } for { $other }.
 }
dei-log-built = { $many ->
    [1] { $kind ->
        [camp] The { $seat } build a camp { $area }.
        [bridge] The { $seat } build a bridge { $area }.
       *[elevator] The { $seat } build an elevator { $area }.
     }
   *[0] { $kind ->
        [camp] { $seat } builds a camp { $area }.
        [bridge] { $seat } builds a bridge { $area }.
       *[elevator] { $seat } builds an elevator { $area }.
     }
 }
dei-log-droneflew = { $many ->
    [1] The { $seat } fly the { $drone } { $to }.
   *[0] { $seat } flies the { $drone } { $to }.
 }
dei-log-killed = { $many ->
    [1] { $n ->
        [one] The { $seat } kill a scrapper of { $victim } { $area }.
       *[other] The { $seat } kill { $n } scrappers of { $victim } { $area }.
     }
    [2] { $n ->
        [one] { $seat } kills a scrapper of the { $victim } { $area }.
       *[other] { $seat } kills { $n } scrappers of the { $victim } { $area }.
     }
   *[0] { $n ->
        [one] { $seat } kills a scrapper of { $victim } { $area }.
       *[other] { $seat } kills { $n } scrappers of { $victim } { $area }.
     }
 }
dei-log-outposttaken = { $many ->
    [1] The { $seat } take the { $colour } outpost { $area }.
   *[0] { $seat } takes the { $colour } outpost { $area }.
 }
dei-log-outpostlost = { $many ->
    [1] The { $seat } lose the { $colour } outpost { $area }; nobody holds it now.
   *[0] { $seat } loses the { $colour } outpost { $area }; nobody holds it now.
 }
dei-log-badgeearned = { $many ->
    [1] The { $seat } earn the badge “{ $badge }”.
   *[0] { $seat } earns the badge “{ $badge }”.
 }
dei-log-missionfulfilled = { $many ->
    [1] { $points ->
        [one] The { $seat } fulfil “{ $mission }” and score { $points } point.
       *[other] The { $seat } fulfil “{ $mission }” and score { $points } points.
     }
   *[0] { $points ->
        [one] { $seat } fulfils “{ $mission }” and scores { $points } point.
       *[other] { $seat } fulfils “{ $mission }” and scores { $points } points.
     }
 }
dei-log-scored = { $many ->
    [1] { $points ->
        [one] The { $seat } score { $points } point for { $source }.
       *[other] The { $seat } score { $points } points for { $source }.
     }
   *[0] { $points ->
        [one] { $seat } scores { $points } point for { $source }.
       *[other] { $seat } scores { $points } points for { $source }.
     }
 }
dei-log-gameended = The game is over.

## Gestures, scores and set-up

dei-gesture-setup = place the leader
dei-doing-setup = { $many ->
    [1] The { $seat } are placing the leader.
   *[0] { $seat } is placing the leader.
 }
dei-gesture-card = choose a card
dei-doing-card = { $many ->
    [1] The { $seat } are choosing a card.
   *[0] { $seat } is choosing a card.
 }
dei-gesture-action = choose an action
dei-doing-action = { $many ->
    [1] The { $seat } are choosing an action.
   *[0] { $seat } is choosing an action.
 }
dei-gesture-plan = plan
dei-doing-plan = { $many ->
    [1] The { $seat } are planning.
   *[0] { $seat } is planning.
 }
dei-gesture-enlist = enlist
dei-doing-enlist = { $many ->
    [1] The { $seat } are enlisting.
   *[0] { $seat } is enlisting.
 }
dei-gesture-move = move
dei-doing-move = { $many ->
    [1] The { $seat } are moving.
   *[0] { $seat } is moving.
 }
dei-gesture-collect = collect
dei-doing-collect = { $many ->
    [1] The { $seat } are collecting.
   *[0] { $seat } is collecting.
 }
dei-gesture-build = build
dei-doing-build = { $many ->
    [1] The { $seat } are building.
   *[0] { $seat } is building.
 }
dei-gesture-drone = drone
dei-doing-drone = { $many ->
    [1] The { $seat } are steering a drone.
   *[0] { $seat } is steering a drone.
 }
dei-gesture-buy = buy
dei-doing-buy = { $many ->
    [1] The { $seat } are buying a card.
   *[0] { $seat } is buying a card.
 }
dei-gesture-badge = badges
dei-doing-badge = { $many ->
    [1] The { $seat } are deciding on badges.
   *[0] { $seat } is deciding on badges.
 }
dei-gesture-mission = mission
dei-doing-mission = { $many ->
    [1] The { $seat } are choosing a mission.
   *[0] { $seat } is choosing a mission.
 }

dei-default-move-all = everybody
dei-default-move-few = as few as possible
dei-default-take-all = all

dei-score-missions = missions
dei-score-actions = actions
dei-score-hunt = hunting
dei-score-trade = trade
dei-score-outposts = outposts
dei-score-badges = badges
dei-score-technology = technology
dei-score-energy = energy cells
dei-score-cards = market cards

dei-tie-energy = more energy cells
dei-tie-technology = more technology

dei-field-faction = Faction
dei-field-deal = Number of the deal
dei-field-oldest = Oldest player (begins)
dei-field-map = Map
dei-field-outposts = Outposts
dei-field-softer-missions = Softer scrapper mission
dei-field-majority-without-units = Majority without units
dei-field-enlist-needs-majority = Enlist at your own camp only with the majority, even if nobody is there
dei-field-several-camps = Several camps of one player in an area
dei-field-open-candy = Open candy boosts
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
dei-module-confrontation = Confrontation: missions after everybody’s last phase
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
   *[other] { $points } for every { $per }
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
dei-panel-badge = { $colour } badge
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
dei-panel-slots = { $seat }: cards of this phase
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
dei-panel-printed-price = printed price
dei-panel-surcharge = price higher by { $n } technology
dei-panel-refund = { $n } technology back
dei-panel-worth-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
dei-panel-mission-worth = what it brings you now
dei-panel-worth-now = brings you { $n } now
dei-panel-mission-round = Round { $n }
dei-panel-mission-now = on time
dei-panel-mission-late = late
dei-panel-mission-ahead = still to come
dei-panel-badges = Badges
dei-majorities = majority: { $values }
dei-short = missing: { $what }
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
dei-cover-turn = Play two cards, one after the other, and carry out the actions of each in any order. Or lay one of them face down and buy a better card.

## The guided first game

dei-guide-goal = Welcome to Old London! You lead Auxilia against the Ravagers, for four rounds. The bold number is your score; what you hold already counts. Beside it are your technology and energy cells. Whoever has the most points at the end wins.
dei-guide-plan = The city from above: streets are the ground, houses are heights. Your units cross borders between streets; walls stop them unless an elevator leads up. Your leader Corvo, with the crown, starts here in Angel.
dei-guide-outposts = Six-sided plates are outposts. They belong to nobody until a player’s flag is on them. This one in Kenton will soon be yours.
dei-guide-cards = Your hand. A round has three phases, and in each you play two cards for the actions written on them. After the round you take them back.
dei-guide-enlist = First you need people. Play “Levy”: enlist twice.
dei-guide-enlist-camp = Scrappers enter the city at a camp. Corvo stands at one. The chip ×2 on the tent brings both scrappers at once.
dei-guide-move = Now set out. Play “March Orders”: move twice. One move takes any number of your units from one area to a neighbouring one.
dei-guide-move-bow = The dashed areas are in reach. Click Bow: all three of you go. To split a group, click the units first and then say who goes.
dei-guide-move-outpost = On to Kenton, where the plate with the crate is a logistics outpost. Whoever has the most units in its area – the majority – controls it. Stripes on an area show who has the majority there.
dei-guide-hunt = Kenton is yours: your flag is on the outpost. Meanwhile the Ravagers have played; the log tells what they did. It is phase 2. Time to strike: play the “Hunter Drone”.
dei-guide-hunt-fly = A drone flies up to two areas, over walls as well. A Ravager scrapper is in Angel: send the drone there.
dei-guide-hunt-kill = The hunter kills scrappers and brings you a point for each. Choose “One scrapper”.
dei-guide-candy = You also got a candy boost, and so did your victim. A candy adds one action to a card. Use this one now: it is an extra move.
dei-guide-candy-move = Your scrapper in Strand is outnumbered. Lead it to Soho, where technology lies and nobody else is.
dei-guide-patrol = The second card of the phase: “Patrol” has three different actions. Do them in any order you like.
dei-guide-patrol-enlist = Enlist another scrapper in Angel.
dei-guide-patrol-move = Now a move. Two of your groups could go to Bow, so say first who goes: click the scrapper in Angel.
dei-guide-patrol-to = And now Bow. A number in a cog is technology; the triangles on roofs are energy cells.
dei-guide-patrol-collect = Where you have the majority you may collect. Take one technology in Bow: you are going to need it.
dei-guide-buy = Phase 3. Instead of playing a card you may lay one face down, once per phase, and buy a better one. The card you lay down leaves the game after this round. “Confiscation” can go: choose “buy with it” below it.
dei-guide-buy-card = The markets. Framed cards are in reach for you. “Trade Convoy” is worth 4 points at the end, and it collects once for each logistics outpost you control – you have one.
dei-guide-convoy = A bought card goes to your hand at once. Play “Trade Convoy”.
dei-guide-convoy-enlist = Enlist one more scrapper in Angel: in a moment each of them will count.
dei-guide-convoy-collect = Your outpost makes the blue collect possible. Take the technology in Soho.
dei-guide-convoy-swap = “Blue” means you may exchange it for an energy cell. Energy cells are worth more at the end: say yes.
dei-guide-convoy-move = A blue move climbs walls. Click your scrapper in Bow.
dei-guide-convoy-to = Up to Crouch Hill: an energy cell lies there for a later round.
dei-guide-mission = At the end of phase 3 everyone must fulfil one mission: from any round, but only one from each. On time it pays more. “Scrappers in play” brings 3 points for each of your units, and there are six of them.
dei-guide-farewell = Well done – that was a whole round. Everybody has taken back the cards they played; your “Trade Convoy” is among yours, and the other side went first this time. Three rounds are left: look for outposts, plan which mission you fulfil when, and buy while cards are cheap. The question mark on top explains whatever you are asked.
