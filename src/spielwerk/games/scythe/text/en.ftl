## Places, units and amounts inside sentences

scythe-place-region = { $id } ({ $terrain })
scythe-place-home = home base ({ $faction })
scythe-to-region = to { $place }
scythe-to-factory = to the { $place }
scythe-to-home = to the { $place }
scythe-from-region = from { $place }
scythe-from-factory = from the { $place }
scythe-from-home = from the { $place }
scythe-in-region = in { $place }
scythe-in-factory = in the { $place }
scythe-in-home = in the { $place }

scythe-unit-character = character ({ $name })
scythe-unit-mech = mech ({ $ability })
scythe-unit-worker = worker

scythe-amount-power = { $n ->
    [0] no power
   *[other] { $n } power
 }
scythe-amount-popularity = { $n ->
    [0] no popularity
   *[other] { $n } popularity
 }
scythe-amount-coins = { $n ->
    [0] no coins
    [one] { $n } coin
   *[other] { $n } coins
 }
scythe-amount-cards = { $n ->
    [0] no combat cards
    [one] { $n } combat card
   *[other] { $n } combat cards
 }
scythe-amount-resource = { $n ->
    [0] no { $what }
   *[other] { $n } { $what }
 }
scythe-amount-workers = { $n ->
    [0] no workers
    [one] { $n } worker
   *[other] { $n } workers
 }
scythe-amount-moved-workers = { $n ->
    [0] no workers that have moved
    [one] { $n } worker that has moved
   *[other] { $n } workers that have moved
 }
scythe-amount-played = { $n ->
    [0] no combat cards
    [one] a combat card ({ $values })
   *[other] { $n } combat cards ({ $values })
 }
scythe-cargo-workers = workers
scythe-cargo-moved-workers = workers that have moved already

scythe-yield-units = units
scythe-yield-coins = coins
scythe-yield-power = power
scythe-yield-combat-cards = combat cards
scythe-yield-resources = resources
scythe-yield-popularity = popularity
scythe-yield-regions = regions

## What is asked

scythe-ask-turn-choosesection = { $seat }: choose a section of your mat.
scythe-ask-turn-gain = { $seat }: do you take { $amount }?
scythe-ask-resource-pay = { $seat }: pay { $amount }. From where?
scythe-ask-setup-drawtile = Draw the structure bonus tile.
scythe-ask-cards-drawcard = { $seat } draws a combat card. Which one?
scythe-ask-bolster-bolster = { $less ->
    [1] { $seat }: how much power or how many combat cards do you take for { $amount }?
   *[other] { $seat }: for { $amount }: power or combat cards?
 }
scythe-ask-bottom-bottom = { $cost ->
    [none] { $seat }: { $bottom } now?
   *[other] { $seat }: { $bottom } for { $cost }?
 }
scythe-ask-build-build = { $seat }: which structure do you build?
scythe-ask-build-buildat = { $edifice ->
    [mine] { $seat }: where do you build the mine?
    [monument] { $seat }: where do you build the monument?
    [armory] { $seat }: where do you build the armory?
    [mill] { $seat }: where do you build the mill?
   *[other] { $seat }: where do you build?
 }
scythe-ask-deploy-deploy = { $seat }: which mech do you deploy?{ $remark }
scythe-ask-deploy-deployat = { $seat }: where do you deploy the mech ({ $mech })?
scythe-ask-enlist-enlist = { $seat }: which recruit do you enlist?
scythe-ask-enlist-onetimebonus = { $seat }: what does the recruit bring at once?
scythe-ask-move-move = { $seat }: move units or take coins?
scythe-ask-move-whichunit = { $left ->
    [one] { $seat }: choose a unit to move (one left).
   *[other] { $seat }: choose a unit to move ({ $left } left).
 }
scythe-ask-move-destination = { $piece ->
    [character] { $seat }: where does your character go?
    [mech] { $seat }: where does your mech go?
    [worker] { $seat }: where does your worker go?
   *[other] { $seat }: where does your unit go?
 }
scythe-ask-move-goon = { $piece ->
    [character] { $seat }: does your character stop here or go on?
    [mech] { $seat }: does your mech stop here or go on?
    [worker] { $seat }: does your worker stop here or go on?
   *[other] { $seat }: does your unit stop here or go on?
 }
scythe-ask-move-cargo = { $seat }: what goes along { $to }?
scythe-ask-produce-produce = { $cost ->
    [none] { $seat }: where do you produce?
   *[other] { $seat }: where do you produce, for { $cost }?
 }
scythe-ask-produce-produceat = { $left ->
    [0] { $seat }: does the mill produce as well?
    [one] { $seat }: which region produces? (one left)
   *[other] { $seat }: which region produces? ({ $left } left)
 }
scythe-ask-produce-howmany = { $seat }: how much do you produce { $place }?
scythe-ask-trade-trade = { $less ->
    [1] { $seat }: what do you take for { $amount }, resources or how much popularity?
   *[other] { $seat }: for { $amount }: resources or popularity?
 }
scythe-ask-trade-whichtoken = { $left ->
    [one] { $seat }: choose one resource.
   *[other] { $seat }: choose { $left } resources.
 }
scythe-ask-trade-placetokens = { $seat }: where do you place { $tokens }?
scythe-ask-upgrade-upgrade = { $seat }: which top action do you upgrade?
scythe-ask-upgrade-cover = { $seat }: which action gets cheaper?
scythe-ask-combat-whichcombat = { $seat }: which combat comes first?
scythe-ask-combat-dial = { $seat }: how much power do you commit { $place }?
scythe-ask-combat-addcards = { $seat }: add combat cards { $place }?
scythe-ask-ability = { $seat }: use { $ability } { $place }? { $text }
scythe-ask-nordic-lakeretreat = { $piece ->
    [character] { $seat }: where does your character { $place } retreat to?
    [mech] { $seat }: where does your mech { $place } retreat to?
   *[other] { $seat }: where does your unit { $place } retreat to?
 }
scythe-ask-nordic-takeworkers = { $seat }: how many workers { $place } does the mech take { $lake }?
scythe-ask-crimea-steal = { $seat } takes a random combat card from { $victim }. Which one?

## What can be chosen

scythe-option-done = done
scythe-option-done-nothing = pay, but produce nothing
scythe-option-less = take less …
scythe-option-skip = skip this action
scythe-option-decline = skip
scythe-option-stop = stop here
scythe-option-units = move units
scythe-option-resources = resources
scythe-option-move = { $section }
scythe-option-bolster = { $section }
scythe-option-trade = { $section }
scythe-option-produce = { $section }
scythe-option-upgrade = { $bottom }
scythe-option-deploy = { $bottom }
scythe-option-build = { $bottom }
scythe-option-enlist = { $bottom }
scythe-option-take = { $amount }
scythe-option-unit = { $unit }
scythe-option-worker = worker { $place }
scythe-option-to = { $to }
scythe-option-load = { $n ->
    [0] { $amount }
   *[other] load { $amount }
 }
scythe-option-token = { $amount }
scythe-option-at = { $place }
scythe-option-make = { $amount }
scythe-option-from = { $origin }
scythe-option-lift = { $slot }
scythe-option-cover = { $bottom }: { $amount } less
scythe-option-mech = mech with { $ability }
scythe-option-structure = { $structure }
scythe-option-recruit = { $bottom }: { $amount } each time
scythe-option-bonus = { $amount }
scythe-option-fight = combat { $place }
scythe-option-dial = { $n } power
scythe-option-card = combat card with value { $card }
scythe-option-coerce = pay with a combat card with value { $card }
scythe-option-tile = { $tile }

## What happened

scythe-log-turnbegan = Turn { $turn }: { $seat }.
scythe-log-sectionchosen = { $form ->
    [you] You choose { $section }.
    [many] { $who } choose { $section }.
   *[one] { $who } chooses { $section }.
 }
scythe-log-gained = { $way ->
    [down] { $form ->
        [you] You lose { $amount }.
        [many] { $who } lose { $amount }.
       *[one] { $who } loses { $amount }.
     }
   *[up] { $form ->
        [you] You gain { $amount }.
        [many] { $who } gain { $amount }.
       *[one] { $who } gains { $amount }.
     }
 }
scythe-log-carddrawn = { $form ->
    [you] You draw a combat card with value { $card }.
    [many] { $who } draw a combat card with value { $card }.
   *[one] { $who } draws a combat card with value { $card }.
 }
scythe-log-carddrawn-hidden = { $form ->
    [you] You draw a combat card.
    [many] { $who } draw a combat card.
   *[one] { $who } draws a combat card.
 }
scythe-log-cardstolen = { $seat } takes a combat card with value { $card } from { $victim }.
scythe-log-cardstolen-hidden = { $seat } takes a combat card from { $victim }.
scythe-log-carddiscarded = { $form ->
    [you] You discard a combat card with value { $card }.
    [many] { $who } discard a combat card with value { $card }.
   *[one] { $who } discards a combat card with value { $card }.
 }
scythe-log-moved = { $form ->
    [you] You move your { $unit } { $origin } { $to }.
    [many] { $who } move their { $unit } { $origin } { $to }.
   *[one] { $who } moves its { $unit } { $origin } { $to }.
 }
scythe-log-carried = { $form ->
    [you] You take { $amount } along { $origin } { $to }.
    [many] { $who } take { $amount } along { $origin } { $to }.
   *[one] { $who } takes { $amount } along { $origin } { $to }.
 }
scythe-log-displaced = { $n ->
    [one] { $form ->
        [you] You drive off a worker of { $victim } { $place }.
        [many] { $who } drive off a worker of { $victim } { $place }.
       *[one] { $who } drives off a worker of { $victim } { $place }.
     }
   *[other] { $form ->
        [you] You drive off { $n } workers of { $victim } { $place }.
        [many] { $who } drive off { $n } workers of { $victim } { $place }.
       *[one] { $who } drives off { $n } workers of { $victim } { $place }.
     }
 }
scythe-log-produced = { $form ->
    [you] You produce { $amount } { $place }.
    [many] { $who } produce { $amount } { $place }.
   *[one] { $who } produces { $amount } { $place }.
 }
scythe-log-traded = { $form ->
    [you] You trade for { $amount } { $place }.
    [many] { $who } trade for { $amount } { $place }.
   *[one] { $who } trades for { $amount } { $place }.
 }
scythe-log-paid = { $form ->
    [you] You pay { $amount } { $place }.
    [many] { $who } pay { $amount } { $place }.
   *[one] { $who } pays { $amount } { $place }.
 }
scythe-log-upgraded = { $form ->
    [you] You upgrade { $slot }; { $bottom } becomes cheaper.
    [many] { $who } upgrade { $slot }; { $bottom } becomes cheaper.
   *[one] { $who } upgrades { $slot }; { $bottom } becomes cheaper.
 }
scythe-log-deployed = { $form ->
    [you] You deploy the mech with { $mech } { $place }.
    [many] { $who } deploy the mech with { $mech } { $place }.
   *[one] { $who } deploys the mech with { $mech } { $place }.
 }
scythe-log-built = { $form ->
    [you] You build the { $structure } { $place }.
    [many] { $who } build the { $structure } { $place }.
   *[one] { $who } builds the { $structure } { $place }.
 }
scythe-log-enlisted = { $form ->
    [you] You enlist the recruit of { $recruit } and get { $amount } at once.
    [many] { $who } enlist the recruit of { $recruit } and get { $amount } at once.
   *[one] { $who } enlists the recruit of { $recruit } and gets { $amount } at once.
 }
scythe-log-combatbegan = Combat { $place }: { $attacker } attacks { $defender }.
scythe-log-abilityused = { $form ->
    [you] You use { $ability }.
    [many] { $who } use { $ability }.
   *[one] { $who } uses { $ability }.
 }
scythe-log-revealed = { $form ->
    [you] You reveal { $dial } power and { $cards }: { $total } in all.
    [many] { $who } reveal { $dial } power and { $cards }: { $total } in all.
   *[one] { $who } reveals { $dial } power and { $cards }: { $total } in all.
 }
scythe-log-combatwon = { $form ->
    [you] You win the combat { $place } against { $loser }.
    [many] { $who } win the combat { $place } against { $loser }.
   *[one] { $who } wins the combat { $place } against { $loser }.
 }
scythe-log-retreated = { $form ->
    [you] You withdraw your { $unit } { $origin } { $to }.
    [many] { $who } withdraw their { $unit } { $origin } { $to }.
   *[one] { $who } withdraws its { $unit } { $origin } { $to }.
 }
scythe-log-starplaced = { $form ->
    [you] You place a star: { $star }.
    [many] { $who } place a star: { $star }.
   *[one] { $who } places a star: { $star }.
 }
scythe-log-gameended = { $form ->
    [you] You end the game: { $condition }.
    [many] { $who } end the game: { $condition }.
   *[one] { $who } ends the game: { $condition }.
 }

scythe-end-sixth-star = the sixth star is placed

## Gestures and their named answers

scythe-gesture-section = choose a section
scythe-doing-section = { $form ->
    [many] { $who } are choosing a section.
   *[one] { $who } is choosing a section.
 }
scythe-gesture-gain = take a benefit
scythe-doing-gain = { $form ->
    [many] { $who } are taking a benefit.
   *[one] { $who } is taking a benefit.
 }
scythe-gesture-pay = pay
scythe-doing-pay = { $form ->
    [many] { $who } are paying.
   *[one] { $who } is paying.
 }
scythe-gesture-bottom = bottom action
scythe-doing-bottom = { $form ->
    [many] { $who } are deciding on the bottom action.
   *[one] { $who } is deciding on the bottom action.
 }
scythe-gesture-move = move
scythe-doing-move = { $form ->
    [many] { $who } are moving.
   *[one] { $who } is moving.
 }
scythe-gesture-bolster = bolster
scythe-doing-bolster = { $form ->
    [many] { $who } are bolstering.
   *[one] { $who } is bolstering.
 }
scythe-gesture-trade = trade
scythe-doing-trade = { $form ->
    [many] { $who } are trading.
   *[one] { $who } is trading.
 }
scythe-gesture-produce = produce
scythe-doing-produce = { $form ->
    [many] { $who } are producing.
   *[one] { $who } is producing.
 }
scythe-gesture-upgrade = upgrade
scythe-doing-upgrade = { $form ->
    [many] { $who } are upgrading.
   *[one] { $who } is upgrading.
 }
scythe-gesture-deploy = deploy
scythe-doing-deploy = { $form ->
    [many] { $who } are deploying a mech.
   *[one] { $who } is deploying a mech.
 }
scythe-gesture-build = build
scythe-doing-build = { $form ->
    [many] { $who } are building.
   *[one] { $who } is building.
 }
scythe-gesture-enlist = enlist
scythe-doing-enlist = { $form ->
    [many] { $who } are enlisting a recruit.
   *[one] { $who } is enlisting a recruit.
 }
scythe-gesture-combat = combat
scythe-doing-combat = { $form ->
    [many] { $who } are choosing the next combat.
   *[one] { $who } is choosing the next combat.
 }
scythe-gesture-ability = combat ability
scythe-doing-ability = { $form ->
    [many] { $who } are deciding on an ability in combat.
   *[one] { $who } is deciding on an ability in combat.
 }
scythe-gesture-commit = commit power and cards
scythe-doing-commit = { $form ->
    [many] { $who } are committing power and cards.
   *[one] { $who } is committing power and cards.
 }
scythe-gesture-retreat = retreat
scythe-doing-retreat = { $form ->
    [many] { $who } are retreating.
   *[one] { $who } is retreating.
 }
scythe-default-take-all = take everything
scythe-default-take-none = take nothing
scythe-default-pay-least-exposed = pay from the safest regions
scythe-default-pay-most-exposed = pay from the most threatened regions

## Scores

scythe-score-coins = Coins
scythe-score-stars = Stars
scythe-score-regions = Regions
scythe-score-resources = Resources
scythe-score-structures = Structure bonus

## Set-up

scythe-field-faction = Faction
scythe-field-mat = Player mat
scythe-field-deal = Number of the deal
scythe-field-trade-split = Traded resources may go to different regions
scythe-field-enlist-own-bonus = A new recruit's ongoing bonus counts at once
scythe-field-banned-pairs = Without the banned pairs of faction and player mat

## Panels

scythe-panel-table = Table
scythe-panel-turn = Turn
scythe-panel-active = On turn
scythe-panel-order = Order
scythe-panel-tile = Structure bonus
scythe-tile-step = { $count }: { $coins }
scythe-tile-most = { $n } or more: { $coins }
scythe-panel-deck = Combat cards in the deck
scythe-panel-discards = Combat cards discarded
scythe-panel-encounters = Encounter tokens
scythe-panel-sealed = Your secret commitment
scythe-panel-commitment = { $n } power, cards: { $cards }
scythe-panel-board = Board
scythe-panel-place = Place
scythe-panel-terrain = Terrain
scythe-panel-tunnel = tunnel
scythe-panel-guard-controller = Controlled by
scythe-panel-units = Units
scythe-panel-structures = Structures
scythe-panel-resources = Resources
scythe-panel-player = { $seat } ({ $mat })
scythe-panel-power = Power
scythe-panel-popularity = Popularity
scythe-panel-coins = Coins
scythe-panel-secret = secret
scythe-panel-hand = Combat cards
scythe-panel-stars = Stars
scythe-panel-ability = Faction ability
scythe-panel-character = Character
scythe-panel-mechs = Mechs
scythe-panel-workers = Workers
scythe-panel-recruits = One-time bonuses taken
scythe-panel-mat = { $seat }: player mat, last section { $last }
scythe-panel-top = Top action
scythe-panel-yields = Yields
scythe-panel-bottom = Bottom action
scythe-panel-cost = Cost
scythe-panel-income = Coins
scythe-panel-recruit = Ongoing bonus

## Encounters, Factory, objectives, deals

scythe-amount-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
 }
scythe-section-factory = Factory card
scythe-ask-setup-layoutfactory = Lay out a Factory card. Which one?
scythe-ask-setup-dealobjective = { $seat } is dealt an objective card. Which one?
scythe-ask-peace-drawobjective = { $seat } draws an objective card. Which one?
scythe-ask-encounter-drawencounter = { $seat } draws an encounter card { $place }. Which one?
scythe-ask-encounter-encounter = { $seat }: encounter { $place }: what do you do?
scythe-ask-encounter-newgoods = { $seat }: how much of { $amount } do you take { $place }?
scythe-ask-encounter-newworkers = { $n ->
    [1] { $seat }: do you take { $amount } { $place }?
   *[other] { $seat }: how many of { $amount } do you take { $place }?
 }
scythe-ask-encounter-moveaway = { $seat }: move own units { $place } into an empty region beside it?
scythe-ask-encounter-whomovesaway = { $seat }: which unit { $place } goes { $to }?
scythe-ask-factory-takefactorycard = { $seat }: which Factory card do you take?
scythe-ask-factory-usefactorycard = { $seat }: use the top of your Factory card ({ $card })?
scythe-ask-factory-workerswithmech = { $seat }: where do you place { $amount }? One of your mechs must be there.
scythe-ask-factory-paycards = { $seat }: pay { $amount }. Which one is next?
scythe-ask-factory-payany = { $seat }: pay { $amount }. From where?
scythe-ask-turn-endturn = { $seat }: end your turn?
scythe-ask-deal-howmuch = { $seat }: go on without a deal.
scythe-ask-deal-bribe = { $seat }: go on without a deal.
scythe-option-factory = { $section }
scythe-option-end = end the turn
scythe-option-encounter = encounter card { $n }
scythe-option-factory-card = card { $n }: { $text }
scythe-option-objective = { $card }
scythe-option-reveal = reveal the objective “{ $card }”
scythe-option-spend-oil = { $amount } { $origin }
scythe-option-spend-metal = { $amount } { $origin }
scythe-option-spend-wood = { $amount } { $origin }
scythe-option-spend-food = { $amount } { $origin }
scythe-gifts-title = Give coins
scythe-gifts-hint = At any time, to anybody, until the dials of a combat are set. Promises bind nobody.
scythe-option-give = give { $amount } to { $to }
scythe-log-encounterdrawn = { $form ->
    [you] You have an encounter { $place } (card { $card }).
    [many] { $who } have an encounter { $place } (card { $card }).
   *[one] { $who } has an encounter { $place } (card { $card }).
 }
scythe-log-encounterchosen = { $form ->
    [you] You choose from encounter card { $card }: { $text }.
    [many] { $who } choose from encounter card { $card }: { $text }.
   *[one] { $who } chooses from encounter card { $card }: { $text }.
 }
scythe-log-handseen = { $seat } sees a combat card with value { $card } in the hand of { $victim }.
scythe-log-handseen-hidden = { $seat } looks at a combat card of { $victim }.
scythe-log-factorycardtaken = { $form ->
    [you] You take Factory card { $card }: { $text }.
    [many] { $who } take Factory card { $card }: { $text }.
   *[one] { $who } takes Factory card { $card }: { $text }.
 }
scythe-log-objectiverevealed = { $form ->
    [you] You reveal an objective: { $card }.
    [many] { $who } reveal an objective: { $card }.
   *[one] { $who } reveals an objective: { $card }.
 }
scythe-log-objectivedrawn = { $form ->
    [you] You draw the objective “{ $card }”.
    [many] { $who } draw the objective “{ $card }”.
   *[one] { $who } draws the objective “{ $card }”.
 }
scythe-log-objectivedrawn-hidden = { $form ->
    [you] You draw an objective card.
    [many] { $who } draw an objective card.
   *[one] { $who } draws an objective card.
 }
scythe-log-coinsgiven = { $seat } gives { $amount } to { $to }.
scythe-effect-gain-power = { $amount }
scythe-effect-gain-coins = { $amount }
scythe-effect-gain-popularity = { $amount }
scythe-effect-gain-combat_cards = { $amount }
scythe-effect-gain-oil = { $amount }
scythe-effect-gain-metal = { $amount }
scythe-effect-gain-wood = { $amount }
scythe-effect-gain-food = { $amount }
scythe-effect-gain-any_resource = { $amount }
scythe-effect-gain-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
scythe-effect-gain-worker-with-mech = { $n ->
    [one] { $n } worker where one of your mechs is
   *[other] { $n } workers where one of your mechs is
 }
scythe-effect-gain-upgrade = an upgrade
scythe-effect-gain-deploy = a mech
scythe-effect-gain-build = a structure
scythe-effect-gain-enlist = a recruit
scythe-effect-gain-produce = produce in { $n } regions
scythe-effect-gain-peek_hands = look at the combat cards of all opponents
scythe-effect-gain-relocate = move units into an empty region beside it
scythe-effect-pay-coins = pay { $amount }
scythe-effect-pay-popularity = pay { $amount }
scythe-effect-pay-power = pay { $amount }
scythe-effect-pay-combat_cards = discard { $amount }
scythe-effect-pay-resource = pay { $amount }
scythe-effect-pay-different = pay { $n } different resources
scythe-gesture-encounter = encounter
scythe-doing-encounter = { $form ->
    [many] { $who } are having an encounter.
   *[one] { $who } is having an encounter.
 }
scythe-gesture-relocate = move units away
scythe-doing-relocate = { $form ->
    [many] { $who } are moving units away.
   *[one] { $who } is moving units away.
 }
scythe-gesture-factory = Factory card
scythe-doing-factory = { $form ->
    [many] { $who } are looking at Factory cards.
   *[one] { $who } is looking at Factory cards.
 }
scythe-gesture-end = end of the turn
scythe-doing-end = { $form ->
    [many] { $who } are about to end the turn.
   *[one] { $who } is about to end the turn.
 }
scythe-gesture-deal = deal
scythe-doing-deal = { $form ->
    [many] { $who } are considering a deal.
   *[one] { $who } is considering a deal.
 }
scythe-field-hidden-coins = Coins are secret until the end
scythe-field-repeat-factory = Relentless covers the Factory card
scythe-field-extra = With encounter cards 29–36
scythe-field-promo = With promo cards
scythe-field-deals = Deals with coins (off: as in a tournament)
scythe-panel-factory = Cards in the Factory
scythe-panel-revealed = Objectives revealed
scythe-panel-objective = Your objective “{ $card }”
scythe-panel-objective-cards = Objective cards
scythe-panel-encounter-tokens = Encounter tokens
scythe-panel-factory-card = Factory card

## Invaders from Afar

scythe-module-invaders = Invaders from Afar: Albion, Togawa and two player mats, up to seven players
scythe-field-spoilers = Modules of Rise of Fenris à la carte
scythe-why-spoilers = For groups that have played the campaign or never will: names the modules and opens their rules. What you have read you cannot forget.
scythe-module-war-track = War track: stars for four combats and for eight combat cards, none for workers and popularity
scythe-module-peace-track = Peace track: stars for encounters, a Factory card and resources, none for combats and power
scythe-module-tiles = Achievement tiles: a star track of ten tiles out of sixteen
scythe-field-home = Home base
scythe-field-arrange-tiles = Arrange the achievement tiles yourselves (off: draw them)
scythe-field-chosen-tiles = Achievement tiles from left to right
scythe-ask-ep8a-whichtile = { $seat }: which achievement gets the star? You have fewer stars at hand than you have reached.
scythe-ask-tiles-laytile = Draw an achievement tile.
scythe-ask-tiles-arrangetile = { $seat }: which achievement tile comes next?{ $remark }
scythe-tiles-laid = { $n } of { $spaces } are laid out.
scythe-option-achievement = { $star }
scythe-log-tilelaid = Achievement tile { $space }: { $star }.
scythe-gesture-arrange = achievement tiles
scythe-doing-arrange = { $form ->
    [many] { $who } are laying out the achievement tiles.
   *[one] { $who } is laying out the achievement tiles.
 }
scythe-module-alliances = Alliances: tokens swapped for coins and the ally’s faction ability; breaking one costs 10 coins
scythe-ask-alliances-answer = { $seat }: do you accept the alliance? { $ally }
scythe-ask-alliances-chooseally = { $seat }: do you ally with an Automa?
scythe-option-ally = { $way ->
    [propose] propose an alliance: { $ally } ({ $amount }, { $ability })
   *[make] alliance with { $ally } ({ $amount }, { $ability })
 }
scythe-option-press = pay with a combat card with value { $card }
scythe-option-lent-card = Factory card { $n }
scythe-log-allianceproposed = { $form ->
    [you] You propose an alliance to { $ally }.
    [many] { $who } propose an alliance to { $ally }.
   *[one] { $who } proposes an alliance to { $ally }.
 }
scythe-log-alliancerefused = { $form ->
    [you] You refuse the alliance with { $ally }.
    [many] { $who } refuse the alliance with { $ally }.
   *[one] { $who } refuses the alliance with { $ally }.
 }
scythe-log-alliancemade = { $form ->
    [you] You and { $ally } are allies and swap your tokens.
    [many] { $who } and { $ally } are allies and swap their tokens.
   *[one] { $who } and { $ally } are allies and swap their tokens.
 }
scythe-log-alliancebroken = { $form ->
    [you] You break the alliance with { $ally }.
    [many] { $who } break the alliance with { $ally }.
   *[one] { $who } breaks the alliance with { $ally }.
 }
scythe-log-leftalone = { $form ->
    [you] You are left without an ally.
    [many] { $who } are left without an ally.
   *[one] { $who } is left without an ally.
 }
scythe-score-alliance = Broken alliance
scythe-gesture-alliance = alliance
scythe-doing-alliance = { $form ->
    [many] { $who } are deciding on an alliance.
   *[one] { $who } is deciding on an alliance.
 }
scythe-panel-alliance = Alliance token
scythe-panel-token-offered = Proposal: { $ally }. You get { $amount } and “{ $ability }”.
scythe-panel-token-own = own
scythe-panel-token-ally = { $ally }: { $ability }
scythe-panel-token-broken = { $ally }, broken
scythe-module-rivals = Rivals: stars on the home bases of opponents, brought back by combats for 5 coins each
scythe-ask-rivals-declare = { $seat }: on whose home base do you put a star?{ $remark }
scythe-rivals-laid = You have laid { $n } of at most { $most }. Beating this opponent brings the star to the track, and { $coins } coins.
scythe-ask-rivals-starsource = { $seat }: where does the star for beating { $loser } come from?
scythe-option-rival = { $way ->
    [declare] home base of { $seat }
    [beaten] a star from the home base of { $seat }, with { $coins } coins
   *[other] a star from the home base of { $seat }
 }
scythe-option-own-star = a star from your supply
scythe-log-rivaldeclared = { $n ->
    [one] { $form ->
        [you] You put a star on the home base of { $foe }.
        [many] { $who } put a star on the home base of { $foe }.
       *[one] { $who } puts a star on the home base of { $foe }.
     }
   *[other] { $form ->
        [you] You put { $n } stars on the home base of { $foe }.
        [many] { $who } put { $n } stars on the home base of { $foe }.
       *[one] { $who } puts { $n } stars on the home base of { $foe }.
     }
 }
scythe-log-norivals = { $form ->
    [you] You have no rivals.
    [many] { $who } have no rivals.
   *[one] { $who } has no rivals.
 }
scythe-log-rivalbeaten = { $form ->
    [you] You take a star from the home base of { $foe }.
    [many] { $who } take a star from the home base of { $foe }.
   *[one] { $who } takes a star from the home base of { $foe }.
 }
scythe-gesture-rivals = rivals
scythe-doing-rivals = { $form ->
    [many] { $who } are declaring rivals.
   *[one] { $who } is declaring rivals.
 }
scythe-gesture-star = star
scythe-doing-star = { $form ->
    [many] { $who } are placing a star.
   *[one] { $who } is placing a star.
 }
scythe-panel-rivals = Rivals
scythe-panel-rival-stars = { $n ->
    [one] a star of { $seat }
   *[other] { $n } stars of { $seat }
 }
scythe-module-vesna-faction = Vesna: a further faction with three open Factory cards and tiles of her choice, which plays at a home base that nobody uses
scythe-ask-vesna-drawunused = { $seat } draws an unused Factory card. Which one is it?
scythe-ask-vesna-drawemblem = { $seat } draws a faction emblem. Which one is it?
scythe-ask-vesna-drawability = { $seat } draws a mech ability tile. Which one is it?
scythe-ask-vesna-chooseability = { $seat }: which tile do you choose? You put two to four of them on your faction mat.
scythe-ask-vesna-coverprinted = { $seat }: which ability shall “{ $tile }” cover?
scythe-ask-mechmods-keepmod = { $seat }: which mech modification do you keep? You arrange it with your other tiles.
scythe-option-ability = { $mod }: { $text }
scythe-log-abilitydrawn = { $form ->
    [you] You draw the mech ability tile { $ability }.
    [many] { $who } draw the mech ability tile { $ability }.
   *[one] { $who } draws the mech ability tile { $ability }.
 }
scythe-option-workshop = Factory card { $n }
scythe-option-emblem = { $faction }
scythe-log-cardlaidout = { $form ->
    [you] You lay Factory card { $card } open beside your mat.
    [many] { $who } lay Factory card { $card } open beside their mat.
   *[one] { $who } lays Factory card { $card } open beside the mat.
 }
scythe-log-cardboxed = { $form ->
    [you] You return Factory card { $card } to the box.
    [many] { $who } return Factory card { $card } to the box.
   *[one] { $who } returns Factory card { $card } to the box.
 }
scythe-log-emblemdrawn = { $seat } draws an emblem: { $faction }.
scythe-panel-abilities = Mech ability tiles
scythe-panel-workshop = Open Factory cards
scythe-panel-emblems = Emblems
scythe-module-fenris-faction = Fenris: a further faction, which spreads influence tokens and plays at a home base that nobody uses
scythe-ask-fenris-firsttoken = { $seat }: put an influence token { $place }? Each one that you still have at the end costs you 1 coin.
scythe-ask-fenris-secondtoken = { $seat }: where do you put a second influence token?
scythe-ask-fenris-takeback = { $seat }: was this move Fanatical? Then you take the influence token { $place }. After a Leap it stays.
scythe-ask-fenris-horrify = { $n ->
    [one] { $seat }: do you give { $foe } an influence token? A unit { $place } must retreat.
   *[other] { $seat }: how many influence tokens do you give { $foe }? { $n } units { $place } must retreat.
 }
scythe-option-horrify = { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
 }
scythe-log-influenceplaced = { $form ->
    [you] You put an influence token { $place }.
    [many] { $who } put an influence token { $place }.
   *[one] { $who } puts an influence token { $place }.
 }
scythe-log-influencetaken = { $form ->
    [you] You take the influence token { $place }.
    [many] { $who } take the influence token { $place }.
   *[one] { $who } takes the influence token { $place }.
 }
scythe-log-influencegiven = { $n ->
    [one] { $form ->
        [you] You give { $foe } an influence token.
        [many] { $who } give { $foe } an influence token.
       *[one] { $who } gives { $foe } an influence token.
     }
   *[other] { $form ->
        [you] You give { $foe } { $n } influence tokens.
        [many] { $who } give { $foe } { $n } influence tokens.
       *[one] { $who } gives { $foe } { $n } influence tokens.
     }
 }
scythe-gesture-influence = influence tokens
scythe-doing-influence = { $form ->
    [many] { $who } are deciding on influence tokens.
   *[one] { $who } is deciding on influence tokens.
 }
scythe-score-influence = Influence tokens
scythe-panel-influence = Influence tokens
scythe-automa-short-influence = { $n ->
    [one] an influence token is placed { $place }
   *[other] { $n } influence tokens are placed { $place }
 }
scythe-automa-row-influence = Influence token
scythe-automa-step-influence = → an influence token is placed { $place }.
scythe-automa-because-token = , without an influence token
scythe-automa-out-token = an influence token lies there
scythe-automa-on-region-token = influence token
scythe-module-tesla = Tesla: whoever collects three encounter tokens finds him; he counts as a character and as a mech
scythe-field-tesla = Begins with Tesla (otherwise he must be found)
scythe-setup-tesla = Tesla begins with one player only.
scythe-log-teslafound = { $form ->
    [you] You find Tesla { $place }.
    [many] { $who } find Tesla { $place }.
   *[one] { $who } finds Tesla { $place }.
 }
scythe-panel-tesla = Search for Tesla
scythe-panel-tesla-searching = { $n } of { $wanted } encounter tokens
scythe-panel-tesla-own = Tesla is here
scythe-panel-tesla-other = Tesla is with another player
scythe-module-mech-mods = Mech modifications: everyone draws four tiles and covers up to two mech abilities with them
scythe-ask-mechmods-drawmod = { $seat } draws a mech modification. Which one is it?
scythe-ask-mechmods-placemod = { $left ->
    [one] { $seat }: which mech modification do you place (one more)?
   *[other] { $seat }: which mech modification do you place (up to { $left })?
 }
scythe-ask-mechmods-coverwith = { $seat }: which mech ability shall “{ $mod }” cover?
scythe-ask-mechmods-feint = { $seat }: which value do you turn your dial to with Feint?{ $remark }
scythe-feint-revealed = { $tie ->
    [won] Revealed: you { $own }, { $foe } { $theirs }. You win a tie.
   *[lost] Revealed: you { $own }, { $foe } { $theirs }. You lose a tie.
 }
scythe-ask-mechmods-regroup = { $seat }: Regroup. Where do your units retreat to?
scythe-ask-mechmods-giveupcard = { $seat }: Armor. Which combat card do you discard?
scythe-option-mod = { $mod }: { $text }
scythe-option-space = { $ability }: { $text }
scythe-log-moddrawn = { $form ->
    [you] You draw the mech modification { $mod }.
    [many] { $who } draw the mech modification { $mod }.
   *[one] { $who } draws the mech modification { $mod }.
 }
scythe-log-modplaced = { $form ->
    [you] You cover { $mech } with { $mod }.
    [many] { $who } cover { $mech } with { $mod }.
   *[one] { $who } covers { $mech } with { $mod }.
 }
scythe-log-modunlocked = { $form ->
    [you] From now on you have { $mod }.
    [many] { $who } have { $mod } from now on.
   *[one] { $who } has { $mod } from now on.
 }
scythe-log-dialturned = { $form ->
    [you] You turn the dial from { $before } to { $n }.
    [many] { $who } turn the dial from { $before } to { $n }.
   *[one] { $who } turns the dial from { $before } to { $n }.
 }
scythe-panel-mods = Mech modifications
scythe-panel-mod = { $mod } covers { $ability }
scythe-panel-mods-drawn = Mech modifications drawn
scythe-deploy-tiles = Your tiles: { $tiles }.
scythe-gesture-mods = modifications
scythe-doing-mods = { $form ->
    [many] { $who } are choosing modifications.
   *[one] { $who } is choosing modifications.
 }
scythe-gesture-discard = discarding
scythe-doing-discard = { $form ->
    [many] { $who } are discarding a combat card.
   *[one] { $who } is discarding a combat card.
 }
scythe-module-infra-mods = Infrastructure modifications: everyone draws four tiles and keeps up to two, each good for one use
scythe-ask-inframods-drawinfra = { $seat } draws an infrastructure modification. Which one is it?
scythe-ask-inframods-keepinfra = { $left ->
    [one] { $seat }: which infrastructure modification do you keep (one more)?
   *[other] { $seat }: which infrastructure modification do you keep (up to { $left })?
 }
scythe-ask-inframods-onthemove = { $seat }: use Propaganda? Driving off workers then costs no popularity this turn.
scythe-ask-inframods-aftercombat = { $seat }: use Propaganda? Driving off workers then costs no popularity this turn.
scythe-ask-inframods-usespy = { $seat }: use the Spy { $place }? Your opponent then commits first, openly.
scythe-ask-bottom-unaffordable = { $seat }: { $bottom } for free with a tile? You cannot pay for it.
scythe-option-infra = { $infra }: { $text }
scythe-option-free = { $bottom } for free with { $infra }
scythe-option-free-less = { $bottom } for free with { $infra }, but take less …
scythe-option-automachines = use { $infra }: { $text }
scythe-option-cavalry = use { $infra }: { $text }
scythe-log-infradrawn = { $form ->
    [you] You draw the infrastructure modification { $infra }.
    [many] { $who } draw the infrastructure modification { $infra }.
   *[one] { $who } draws the infrastructure modification { $infra }.
 }
scythe-log-infrakept = { $form ->
    [you] You keep { $infra }.
    [many] { $who } keep { $infra }.
   *[one] { $who } keeps { $infra }.
 }
scythe-log-infraused = { $form ->
    [you] You use { $infra }.
    [many] { $who } use { $infra }.
   *[one] { $who } uses { $infra }.
 }
scythe-log-shownfirst = { $form ->
    [you] You must show first: { $dial } power and { $cards }, { $total } in all.
    [many] { $who } must show first: { $dial } power and { $cards }, { $total } in all.
   *[one] { $who } must show first: { $dial } power and { $cards }, { $total } in all.
 }
scythe-panel-infra = Infrastructure modifications
scythe-panel-infra-ready = { $infra }
scythe-panel-infra-used = { $infra } (used)
scythe-panel-infra-drawn = Infrastructure modifications drawn
scythe-ask-automamods-drawbenefit = { $seat } draws a card for what it gains in the set-up. Which one is it?
scythe-log-benefitgained = { $benefit ->
    [progress] { $form ->
        [many] { $who } get benefit { $n }: the progress marker moves one space.
       *[one] { $who } gets benefit { $n }: the progress marker moves one space.
     }
    [gain] { $form ->
        [many] { $who } get benefit { $n }: the gains of an Automa card.
       *[one] { $who } gets benefit { $n }: the gains of an Automa card.
     }
    [remove] { $form ->
        [many] { $who } get benefit { $n }: Automa card { $card } leaves the deck.
       *[one] { $who } gets benefit { $n }: Automa card { $card } leaves the deck.
     }
   *[nothing] { $form ->
        [many] { $who } get benefit { $n }: it has no effect.
       *[one] { $who } gets benefit { $n }: it has no effect.
     }
 }
scythe-automa-mods = { $form ->
    [many] { $who } get { $n } benefits instead of modifications.
   *[one] { $who } gets { $n } benefits instead of modifications.
 }
scythe-module-mad-tesla = Mad Tesla: an opponent whom nobody plays wanders over the board; who beats him wins popularity and stars
scythe-field-tesla-ends = The game ends when Mad Tesla is destroyed
scythe-end-mad-tesla = Mad Tesla is destroyed
scythe-ask-madtesla-discardtop = Put the top combat card on the discard pile. Which one is it?
scythe-ask-madtesla-wander = Roll the blue die for { $seat }.
scythe-ask-madtesla-driven = Roll the blue die for { $seat }: all neighbours of the Factory are occupied.
scythe-ask-madtesla-anyway = Roll for { $seat }: which free neighbour of the Factory does he retreat to?
scythe-ask-madtesla-rage = Roll the orange die for { $seat } in the combat { $place }.
scythe-ask-madtesla-whichwithtesla = { $seat }: which combat comes first?
scythe-ask-madtesla-discardorder = { $seat }: which of your combat cards do you discard on top?
scythe-ask-madtesla-luckyorder = Which combat card of { $seat } lies on top of the discard pile?
scythe-ask-madtesla-whereto = { $seat }: where does { $loser } retreat to?
scythe-option-blue-die = blue die: { $n }
scythe-option-orange-die = orange die: { $n }
scythe-log-wandered = { $way ->
    [back] { $seat } rolls { $die } on the blue die: { $direction } the board ends, so he returns to the Factory.
   *[step] { $seat } rolls { $die } on the blue die: { $direction }.
 }
scythe-log-rolledagain = { $seat } rolls { $die } on the blue die; an Automa is { $to }, so the die is rolled again.
scythe-log-raged = { $seat } rolls { $die } on the orange die; with { $cards } on the discard pile that makes { $total }.
scythe-log-wounded = { $seat } loses { $n } health and has { $health } left.
scythe-log-destroyed = { $seat } destroys { $loser }.
scythe-direction-north-east = to the north-east
scythe-direction-east = to the east
scythe-direction-south-east = to the south-east
scythe-direction-south-west = to the south-west
scythe-direction-west = to the west
scythe-direction-north-west = to the north-west
scythe-panel-health = Health
scythe-unit-figure = figure
scythe-module-annihilator = The Annihilator: a mech that nobody plays guards the Factory
scythe-end-annihilator = the Annihilator is beaten
scythe-ask-annihilator-rollblue = Roll the blue die for { $seat }.
scythe-ask-annihilator-rollorange = Roll the orange die for { $seat }.
scythe-ask-annihilator-choosedie = { $seat }: which die is the power of the Annihilator?
scythe-ask-annihilator-dealanother = { $seat } draws another objective. Which one?
scythe-ask-annihilator-drawstrength = Draw a combat card for { $seat }. Which one is it?
scythe-ask-annihilator-losecard = { $seat } discards a combat card at random. Which one?
scythe-log-annihilatordiscovered = { $seat } discovers the Annihilator { $place }!
scythe-log-objectivereplaced = { $seat } has to replace an objective: { $objective }.
scythe-log-annihilatorrolled = { $seat }: the dice show { $blue } and { $orange }; its power is { $power }.
scythe-log-annihilatorstruck = { $seat } has a power of { $die }; with { $cards } that makes { $total }.
scythe-log-annihilatordestroyed = { $seat } beats the Annihilator.
scythe-gesture-die = choose a die
scythe-doing-die = { $seat } is choosing a die.
scythe-panel-controller = Controlled by
scythe-field-episode = Episode
scythe-module-horde = The Horde: play together, one to seven people, against six units and the clock; all win or all lose
scythe-field-horde-harder = Harder: workers that the Horde drives off cost you time
scythe-field-share-freely = Partners may spend your resources without asking
scythe-end-horde-tiles = every achievement tile has a star
scythe-end-horde-units = all units of the Horde are destroyed
scythe-end-horde-timer = time has run out
scythe-end-horde-stars = the Horde has placed its sixth star
scythe-victor-horde = The Horde
scythe-victory-horde = The Horde wins: you have all lost.
scythe-setup-no-automa = No Automa takes part in a game against the Horde: choose a person or a bot.
scythe-ask-horde-revealtile = Draw an achievement tile.
scythe-ask-horde-cardbeside = Lay a combat card beside the tile of the Horde. Which one is it?
scythe-ask-horde-march = Roll the blue die for { $seat }: all its units move that way.
scythe-ask-horde-whichattack = { $seat }: which attack of the Horde comes first? Decide together.
scythe-ask-horde-whodials = { $seat }: who of you sets the power dial { $place }? Decide together.
scythe-ask-horde-opendial = { $seat }: how much power do you commit { $place }? Everybody sees it.
scythe-ask-horde-opencards = { $seat }: do you add combat cards { $place }? Everybody sees them.
scythe-ask-horde-rollstrength = Roll the orange die for { $seat } in the combat { $place }.
scythe-ask-horde-honour = { $seat }: who of you places the star for the combat { $place }? Decide together.
scythe-ask-horde-consent = { $seat }: may { $partner } spend the resources in your regions in this turn?
scythe-option-partner = { $partner }
scythe-option-borrow = ask { $partner } for resources
scythe-log-timepassed = { $way ->
    [march] The clock of { $seat } moves by { $n } to { $timer }: its units march.
   *[wait] The clock of { $seat } moves by { $n } to { $timer }.
 }
scythe-log-hordemarched = { $stay ->
    [0] { $seat } rolls { $die } on the blue die: all units go { $direction }.
    [one] { $seat } rolls { $die } on the blue die: the units go { $direction }; one of them cannot.
   *[other] { $seat } rolls { $die } on the blue die: the units go { $direction }; { $stay } of them cannot.
 }
scythe-log-hordegrew = A combat card with value { $card } is laid beside the tile of { $seat }: its power is { $power }.
scythe-log-horderolled = { $seat } rolls { $die } on the orange die; with its power of { $power } that makes { $total }.
scythe-log-unitdestroyed = { $left ->
    [0] { $seat } destroys the last unit of the Horde { $place }.
    [one] { $seat } destroys a unit of the Horde { $place }; one is left.
   *[other] { $seat } destroys a unit of the Horde { $place }; { $left } are left.
 }
scythe-log-hordestar = { $seat } places a star: it has { $stars } now.
scythe-log-resourcesasked = { $seat } asks { $partner } for resources.
scythe-log-resourceslent = { $answer ->
    [yes] { $seat } lets { $partner } spend resources in this turn.
   *[no] { $seat } does not let { $partner } spend resources.
 }
scythe-gesture-partner = decide together
scythe-doing-partner = { $seat } is deciding for all of you.
scythe-panel-timer = Clock
scythe-panel-horde-timer = { $n } (its units march from { $at } on; at 0 you lose)
scythe-panel-horde-units = Units left
scythe-panel-horde-stars = Stars of the Horde
scythe-panel-horde-tiles = Tiles with a star
scythe-panel-horde-missing = Tiles without a star
scythe-panel-of = { $n } of { $all }
scythe-module-agents = Fenris agents: they lie in the tunnels and in the Factory, and who enters pays for subduing them
scythe-end-agents = all agents are subdued
scythe-ask-agents-expose = Turn up a combat card for the agents { $place }. Which one is it?
scythe-ask-agents-hunt = { $seat } turns up a combat card for the agents { $place }. Which one is it?
scythe-ask-agents-paypower = { $seat }: the agents { $place } cost { $cost }. How much power do you pay? Coins and popularity pay the rest.
scythe-ask-agents-paycoins = { $seat }: { $cost } more for the agents { $place }. How many coins? Popularity pays the rest.
scythe-option-bounty = { $amount }
scythe-log-agentsmet = { $seat } meets agents { $place }: with { $cards } they cost { $cost }.
scythe-log-agentssubdued = { $n ->
    [one] { $seat } subdues an agent { $place }.
   *[other] { $seat } subdues { $n } agents { $place }.
 }
scythe-log-agentsescaped = { $seat } cannot subdue the agents { $place }.
scythe-automa-short-hunt = the agents { $place } are hunted
scythe-automa-row-hunt = Agents
scythe-automa-step-hunt = → the agents { $place } are hunted.
scythe-panel-agents = Agents taken
scythe-panel-agents-here = { $n ->
    [one] an agent
   *[other] { $n } agents
 }
scythe-ask-albion-placeflag = { $seat }: put a flag { $place }?
scythe-ask-togawa-settrap = { $seat }: which trap do you set { $place }?
scythe-ask-togawa-armtrap = { $seat }: arm the trap { $place } again ({ $trap })?
scythe-ask-togawa-losecard = { $seat } loses a random combat card. Which?
scythe-option-trap = trap: { $trap }
scythe-log-flagplaced = { $form ->
    [you] You put a flag { $place }.
    [many] { $who } put a flag { $place }.
   *[one] { $who } puts a flag { $place }.
 }
scythe-log-trapset = { $form ->
    [you] You set a trap { $place } ({ $trap }).
    [many] { $who } set a trap { $place } ({ $trap }).
   *[one] { $who } sets a trap { $place } ({ $trap }).
 }
scythe-log-trapsprung = { $form ->
    [you] You step into a trap { $place } ({ $trap }).
    [many] { $who } step into a trap { $place } ({ $trap }).
   *[one] { $who } steps into a trap { $place } ({ $trap }).
 }
scythe-log-traparmed = { $form ->
    [you] You arm the trap { $place } again ({ $trap }).
    [many] { $who } arm the trap { $place } again ({ $trap }).
   *[one] { $who } arms the trap { $place } again ({ $trap }).
 }
scythe-gesture-token = flags and traps
scythe-doing-token = { $form ->
    [many] { $who } are deciding on a flag or a trap.
   *[one] { $who } is deciding on a flag or a trap.
 }
scythe-score-encounters = Encounter regions
scythe-panel-tokens = Tokens
scythe-panel-flags = Flags in supply
scythe-panel-traps = Traps in supply
scythe-panel-trap-armed = armed trap ({ $trap })
scythe-panel-trap-disarmed = disarmed trap ({ $trap })

## What a table may agree on

scythe-field-spare-lone-workers = Camaraderie also covers lone workers that are driven off
scythe-field-delay-penalty = Whoever holds up the game to count the standings loses 2 popularity
scythe-field-sample-scoring = Pause after the first star, so that everybody counts their fortune
scythe-ask-variant-pause = { $seat }: the first star is on the board. See what everybody would have now, then go on.
scythe-option-count = count the standings (costs 2 popularity)
scythe-option-go-on = go on
scythe-log-standingscounted = { $seat } holds up the game to count the standings.
scythe-log-fortunecounted = { $seat } would have { $n } coins if the game ended now.
scythe-log-fortunecounted-hidden = { $seat } counts what the game would bring now.
scythe-gesture-pause = pause
scythe-doing-pause = { $form ->
    [many] { $who } are looking at the standings.
   *[one] { $who } is looking at the standings.
 }
scythe-panel-overlap = Between turns
scythe-note-overlap = While somebody finishes a bottom action, the next player may already think and prepare; no result changes by that.
## Automas

scythe-to-mat = to the faction mat
scythe-unit-mech-number = mech { $n }
scythe-option-automa-card = Automa card { $n }
scythe-ask-automa-drawturncard = Which Automa card does { $seat } draw for its turn?
scythe-ask-automa-drawcombatcard = Which Automa card does { $seat } draw for the combat { $place }?
scythe-ask-automa-pickcombatcard = Which combat card does { $seat } add in the combat { $place }?
scythe-ask-automa-hidefactorycard = Which Factory card does { $seat } take face down?
scythe-ask-automa-drawtrap = Which trap does { $seat } set { $place }?
scythe-ask-automa-hesitatetomove = Which combat card is turned up before { $seat } moves?
scythe-ask-automa-hesitatetodeploy = Which combat card is turned up before { $seat } deploys?

scythe-log-cardturned = { $form ->
    [many] { $who } draw Automa card { $card } (scheme { $scheme }).
   *[one] { $who } draws Automa card { $card } (scheme { $scheme }).
 }
scythe-log-turnskipped = { $form ->
    [many] { $who } skip the turn: Automa card { $card } says so.
   *[one] { $who } skips the turn: Automa card { $card } says so.
 }
scythe-log-reshuffled = { $form ->
    [many] { $who } shuffle the Automa cards anew.
   *[one] { $who } shuffles the Automa cards anew.
 }
scythe-log-stayed = { $form ->
    [many] { $who } leave their { $unit } { $place }.
   *[one] { $who } leaves its { $unit } { $place }.
 }
scythe-log-nomove = { $seat } cannot make any movement of the card.
scythe-log-hesitated = { $what ->
    [move] { $seat } hesitates: the combat card turned up has the value { $turned }; the movement is left out.
    [deploy] { $seat } hesitates: the combat card turned up has the value { $turned }; the unit stays on the mat.
   *[other] { $seat } does not hesitate: the combat card turned up has the value { $turned }.
 }
scythe-log-unitready = { $form ->
    [many] { $who } bring their { $unit } into the home base.
   *[one] { $who } brings its { $unit } into the home base.
 }
scythe-log-regioncleared = { $seat }: all resources { $place } go back to the supply ({ $tokens }).
scythe-log-tokenremoved = { $form ->
    [many] { $who } remove the encounter token { $place }.
   *[one] { $who } removes the encounter token { $place }.
 }
scythe-log-factorycardhidden = { $seat } puts a Factory card face down beside its faction mat.
scythe-log-tableread = { $seat }: combat table of Automa card { $card } at power { $power }: { $dial } power and { $count ->
    [0] no combat cards
    [1] one combat card
   *[other] { $count } combat cards
 }.
scythe-log-claimed = { $seat } finds { $resource } { $place }, left behind by { $victim }.
scythe-log-advanced = { $form ->
    [many] { $who } advance to progress space { $space }.
   *[one] { $who } advances to progress space { $space }.
 }
scythe-log-wateropened = { $seat }: all units now cross rivers and treat lakes as land.
scythe-log-schemechanged = { $seat }: from now on scheme II counts; the Automa cards are shuffled anew.

scythe-field-automa = Automa
scythe-field-skip-turns = Skips marked turns as Autometta does
scythe-field-extra-coins = More or fewer coins a card
scythe-field-extra-power = More or less power a card
scythe-field-hesitant-moves = Hesitates to move
scythe-field-hesitant-deployment = Hesitates to deploy
scythe-field-all-moves = Makes all movements of a row
scythe-field-automa-mode = Several players and Automas
scythe-choice-automa-mode-competitive = everybody for themselves
scythe-choice-automa-mode-cooperative = players together against the Automas
scythe-field-automa-decks = Automa cards
scythe-choice-automa-decks-own = a deck for each Automa
scythe-choice-automa-decks-shared = one deck for all Automas
scythe-field-automa-tokens = Albion and Togawa Automas leave flags and traps
scythe-tie-automas = Automas win a tie

scythe-automa-panel = { $seat }: Automa
scythe-automa-panel-level = Level
scythe-automa-panel-scheme = Scheme
scythe-automa-panel-progress = Progress marker
scythe-automa-panel-next-star = Next star on space
scythe-automa-panel-water = Water
scythe-automa-panel-deck = Automa cards in the deck
scythe-automa-panel-main = Cards of past turns
scythe-automa-panel-combat = Cards of past combats
scythe-automa-panel-spoils = An attacker who drives it off finds
scythe-automa-spoils = { $n ->
    [0] nothing
    [one] 1 resource of the region
   *[other] { $n } resources of the region
 }
scythe-automa-spoils-here = Drive it off and you find { $amount }.
scythe-automa-panel-factory-card = Factory cards
scythe-automa-panel-compass = Ties are measured from
scythe-automa-space = { $space } of { $last } (line { $line }, space { $column })
scythe-automa-water-open = open
scythe-automa-water-locked = locked

scythe-automa-short-skipped = { $form ->
    [many] { $who } draw card { $card } (scheme { $scheme }) and skip the turn.
   *[one] { $who } draws card { $card } (scheme { $scheme }) and skips the turn.
 }
scythe-automa-short-card = { $form ->
    [many] { $who } draw card { $card } (scheme { $scheme })
   *[one] { $who } draws card { $card } (scheme { $scheme })
 }
scythe-automa-unit = { $kind ->
    [mech] { $unit }
    [champion] { $unit }
   *[other] the { $unit }
 }
scythe-automa-short-moves = { $unit } goes { $place }{ $reason }
scythe-automa-short-stays = { $unit } stays { $place }{ $reason }
scythe-automa-short-no-move = no movement is possible
scythe-automa-short-hesitates = no movement, since the Automa hesitates
scythe-automa-short-gains = gains: { $gains }
scythe-automa-short-flag = a flag stays { $place }
scythe-automa-short-trap = a trap stays { $place }
scythe-automa-short-progress = its marker moves to space { $space }
scythe-automa-because-most-units = , since most own units are near it ({ $n })
scythe-automa-because-nearest-enemy = , as close as possible to an opponent ({ $n })
scythe-automa-because-fewest = , where the fewest combat units stand ({ $n })
scythe-automa-because-most-resources = , where the most resources lie ({ $n })
scythe-automa-because-safe = , the only region out of the opponents' reach
scythe-automa-because-factory = , closest to the Factory ({ $n })
scythe-automa-because-reading = , the first in reading order
scythe-automa-because-marker = , closest to the marker ({ $n })
scythe-automa-because-rival = , as close as possible to a rival ({ $n })
scythe-automa-because-only = , the only region that fits

scythe-automa-step-card = Card { $card }, scheme { $scheme }.
scythe-automa-step-skipped = The card is marked: the whole turn is skipped.
scythe-automa-from-power = { $action } from power { $n }
scythe-automa-bracket = ({ $action }, only { $faction })
scythe-automa-row-recruit = Recruit bonus for neighbours
scythe-automa-row-progress = Progress
scythe-automa-row-flag = Flag
scythe-automa-row-trap = Trap
scythe-automa-step-moves = → { $unit } goes { $origin } { $to }.
scythe-automa-step-stays = → { $unit } stays { $place }.
scythe-automa-step-gains = → { $gain }.
scythe-automa-step-flag = → a flag is placed { $place }, where the character has finished its movement.
scythe-automa-step-trap = → a trap, drawn at random, is set { $place }, where the character has finished its movement.
scythe-automa-choose-unit = Which unit?
scythe-automa-choose-target = Where to?
scythe-automa-rule-all = { $rule } All stay: { $left }.
scythe-automa-rule-left = { $rule } Left: { $left }.
scythe-automa-rule-gone = { $rule } Out: { $gone }. Left: { $left }.
scythe-automa-note-only = out of the question
scythe-automa-note-without = not allowed
scythe-automa-note-prefer = others come first
scythe-automa-note-first = later in the order
scythe-automa-note-measured = { $n } instead of { $best }
scythe-automa-verdict-done = → done.
scythe-automa-verdict-other-faction = → left out: another faction's symbol.
scythe-automa-verdict-power = → not possible: less than { $n } power.
scythe-automa-verdict-no-unit = → not possible: no such unit on the board.
scythe-automa-verdict-no-target = → not possible: no region fits.
scythe-automa-verdict-row-done = → left out: a movement has been made.
scythe-automa-verdict-hesitates = → left out: the Automa hesitates.
scythe-automa-verdict-none-left = → nothing left to take.
scythe-automa-verdict-full = → no effect: power is at its limit.
scythe-automa-verdict-counted = → already counted, or nothing after the agreed change.
scythe-automa-recruit-done = → neighbours with that recruit may take { $amount }.
scythe-automa-recruit-nobody = → no neighbour has the recruit for { $amount }.
scythe-automa-progress-done = → golden star: the marker moves to space { $amount }.
scythe-automa-progress-crossed = → crossed-out star: the marker stays where it is.
scythe-setup-taken = Another seat has chosen “{ $name }” already.
scythe-setup-module = “{ $name }” comes with a module. Tick it under “More options”: { $module }
scythe-setup-seats = Up to { $most } can play with these modules. For more, tick a further module under “More options”.
scythe-setup-banned = The player mat “{ $mat }” may not be combined with “{ $faction }” here. Choose another player mat, or allow all pairs.
scythe-setup-no-deal = No deal avoids the banned pairs. Leave more factions or player mats open.
scythe-setup-automa-only = This is for Automas only. Choose a level for the Automa as well.
scythe-setup-automa-mat = An Automa has no player mat. Leave it open.
scythe-setup-automa-level = At this level the Automa skips no turns.
scythe-setup-automa-all = At least one seat has to be a person’s or a bot’s, not an Automa’s.

## The mats, drawn

scythe-terrains = { $one } and { $two }
scythe-terrains-farm = farms
scythe-terrains-forest = forests
scythe-terrains-mountain = mountains
scythe-terrains-tundra = tundra
scythe-terrains-village = villages

## The story of a game

scythe-milestone-star = Stars
scythe-milestone-combat = Combats won
scythe-milestone-factory = Factory cards

## The guided first game

scythe-guide-goal = Welcome! You lead the Nordic Kingdoms, and an easy Automa plays the Rusviet Union. The game ends when somebody places a sixth star. Then the richest side wins: coins in hand, plus coins for stars, regions and resources. The more popular you are, the more those are worth.
scythe-guide-board = The first five turns have been played for you. Your workers stand in the forest W1 and on the tundra T1, your character is at T1. A region is yours as long as a piece of yours stands there. Rivers still stop your character; the Factory lies in the middle of the map.
scythe-guide-mat = This is your player mat. Each turn you choose one of its four sections, but never the same one twice in a row. You do its top action, then its bottom action if you can pay for it – that is a whole turn.
scythe-guide-move = Start with a Move: pick up your character at T1. M2, right below, has an encounter token.
scythe-guide-move-to = Put it down on the mountain M2.
scythe-guide-move-cargo = A unit can carry resources with it. Take the oil along.
scythe-guide-move-done = You may move a second unit, but you don’t have to. Finish the move to meet the people of M2.
scythe-guide-encounter = An encounter: you choose one of three ways to deal with it. The first one costs nothing and makes you more popular.
scythe-guide-upgrade = Now the bottom action: an upgrade for two oil. Lift a cube off the top row. Take the one on Move: from now on three units may move.
scythe-guide-upgrade-cover = Put the cube down in the bottom row, on Deploy: mechs now cost one metal less.
scythe-guide-move-end = One top action is stronger, one bottom action cheaper. Six upgrades earn a star. End your turn – the Automa is next, and the map shows you why it does what it does.
scythe-guide-trade = The section you just used is closed for a turn. Next, Trade: a coin buys two resources of your choice.
scythe-guide-trade-food = Take two food. Together with the one you have, that pays for a recruit.
scythe-guide-trade-place = What you buy arrives where one of your workers stands. Put it in the forest W1.
scythe-guide-trade-end = You can’t pay for Build yet, so your turn is over.
scythe-guide-produce = Produce: workers make what their region yields. Your forest yields wood and your tundra yields oil.
scythe-guide-produce-both = You may produce in two regions: choose both at once.
scythe-guide-enlist = You have three food, so you can enlist below. Lift the recruit on Deploy: you will get a coin whenever you or your neighbour deploys a mech.
scythe-guide-enlist-bonus = A recruit also brings something at once. You want to fight soon: take two power.
scythe-guide-produce-end = Four recruits earn a star. End your turn.
scythe-guide-bolster = Rusviet units are coming closer. Bolster: two more power for your next combat.
scythe-guide-deploy = Now you can pay for your first mech. Take the one with Riverwalk: with it your character and your mechs can cross rivers into forests and mountains.
scythe-guide-deploy-place = A mech arrives where one of your workers stands: in the forest W1.
scythe-guide-bolster-end = The coin came from your recruit. Four mechs earn a star. End your turn.
scythe-guide-attack = A Rusviet mech stands alone in the forest W4 – across the river, which is no obstacle any more. Pick up your character.
scythe-guide-attack-to = Move into W4. Entering a region with an enemy character or mech means combat.
scythe-guide-attack-done = Leave the others where they are and let the combat begin.
scythe-guide-combat = Both sides choose power in secret, up to seven, and may add a combat card for each character or mech. The higher total wins; what you choose is spent. Be sure: choose seven and add your card.
scythe-guide-attack-end = Won – and that is your first star! Each of your first two combats won earns one. The enemy is back home, and W4 is yours. End your turn.
scythe-guide-farewell = Well done! You have used every section and won a star. Five more end the game: all upgrades, mechs, structures or recruits, eight workers, an objective, a second combat, full power or full popularity. Your two objectives lie in your hand – whichever you meet first earns a star. The question mark on top explains whatever you are asked.

## What a choice would change without an event of its own

scythe-preview-lost = { $n ->
    [one] { $places } is no longer yours.
   *[other] { $places } are no longer yours.
}
scythe-preview-won = { $n ->
    [one] { $places } becomes yours.
   *[other] { $places } become yours.
}

## An Automa's turn in a player's words

scythe-automa-plain-could = { $piece ->
    [character] Its character could go to { $places }.
    [mech] A mech could go to { $places }.
    [worker] A worker could go to { $places }.
   *[other] It could go to { $places }.
 }
scythe-automa-plain-or = { $first } or { $last }
scythe-automa-plain-and = { $first } and { $last }
scythe-automa-plain-many = { $n } regions
scythe-automa-plain-out = { $n ->
    [one] { $places } is out: { $why }.
   *[other] { $places } are out: { $why }.
}
scythe-automa-plain-so = So it goes { $origin } { $to }.
scythe-automa-plain-goes = { $action }: { $unit } goes { $origin } { $to }.
scythe-automa-plain-stays = { $unit } stays { $place }.
scythe-automa-gain-worker = a worker
scythe-automa-gain-mech-or-character = a mech or its character
scythe-automa-plain-gains = It gains: { $gains }.
scythe-automa-plain-progress = Its marker moves on to space { $space }.
scythe-automa-out-enemy = an opponent is there
scythe-automa-on-region-enemy = an opponent is there
scythe-automa-out-own-worker = one of its workers is already there
scythe-automa-on-region-own-worker = own worker there
scythe-automa-out-own-fighter = one of its combat units is already there
scythe-automa-on-region-own-fighter = own unit there
scythe-automa-out-no-encounter = there is no encounter
scythe-automa-on-region-no-encounter = no encounter
scythe-automa-out-far = too far away
scythe-automa-on-region-far = too far
scythe-automa-out-fewer-units = fewer of its units are near
scythe-automa-on-region-fewer-units = fewer own units near
scythe-automa-out-farther-enemy = further from an opponent
scythe-automa-on-region-farther-enemy = further from opponents
scythe-automa-out-more-fighters = defended by more combat units
scythe-automa-on-region-more-fighters = better defended
scythe-automa-out-fewer-resources = fewer resources lie there
scythe-automa-on-region-fewer-resources = fewer resources
scythe-automa-out-threatened = within reach of opponents
scythe-automa-on-region-threatened = opponents can reach it
scythe-automa-out-farther-factory = further from the Factory
scythe-automa-on-region-farther-factory = further from the Factory
scythe-automa-out-later = later in reading order
scythe-automa-on-region-later = later in order
scythe-automa-out-farther-marker = further from the marker
scythe-automa-on-region-farther-marker = further from the marker
scythe-automa-out-rival = further from a rival
scythe-automa-on-region-rival = further from a rival
scythe-automa-out-search = the Factory comes first
scythe-automa-on-region-search = Factory first
scythe-automa-out-other = another region comes first
scythe-automa-on-region-other = another comes first
scythe-automa-out-no-goal = neither an encounter nor the Factory
scythe-automa-on-region-no-goal = no encounter

# The Wind Gambit
scythe-place-store = airship
scythe-to-store = aboard the airship
scythe-from-store = from the airship
scythe-in-store = aboard the airship
scythe-module-airships = Airships (The Wind Gambit): each player’s flies over rivers and lakes and carries resources or workers; two tiles say how
scythe-module-end-tiles = End-condition tile (The Wind Gambit): it replaces the end by the sixth star
scythe-field-own-airship-tiles = Each player draws airship tiles of their own (not advised with four or more)
scythe-field-airship-tiles = Airship tiles
scythe-field-end-tile = End-condition tile
scythe-choice-end-tile-drawn = drawn at random
scythe-choice-end-tile-land-rush = Land Rush
scythe-choice-end-tile-factory-explosion = Factory Explosion
scythe-choice-end-tile-spoils-of-war = Spoils of War
scythe-choice-end-tile-king-of-the-hill = King of the Hill
scythe-choice-end-tile-deja-vu = Déjà Vu
scythe-choice-end-tile-mission-possible = Mission Possible
scythe-choice-end-tile-doomsday-clock = Doomsday Clock
scythe-choice-end-tile-backup-plan = Backup Plan
scythe-ask-move-fare = { $seat }: which of the loaded resources do you hand over { $to }?
scythe-ask-airships-flight = { $left ->
    [0] { $seat }: the airship has arrived. Load or set down anything?
    [one] { $seat }: where does the airship fly (one more region)?{ $remark }
   *[other] { $seat }: where does the airship fly ({ $left } more regions)?{ $remark }
 }
scythe-airship-loads = It may load or set down here, too.
scythe-ask-airships-bombard = { $seat }: spend a resource aboard to bombard { $foe } { $place }?
scythe-ask-airships-siege = { $seat }: the siege engine works { $place }.
scythe-ask-airships-spying = { $seat } looks at the combat cards of { $foe }.
scythe-ask-airships-haven = { $seat }: which retreating units go to the airship? The others go home.
scythe-ask-airships-negotiation = { $seat }: which objective card do you exchange over this village?
scythe-ask-airships-drawanother = { $seat } draws an objective card. Which one?
scythe-ask-airships-whichduel = { $seat }: does your airship attack another one?
scythe-ask-airships-dial = { $seat }: how much power do you commit to the air duel { $place }?
scythe-ask-airships-cards = { $seat }: add a combat card to the air duel { $place }?
scythe-ask-endtiles-rushcard = Which Automa card does { $seat } draw for its movements?
scythe-ask-endtiles-laymission = Lay an objective card open. Which one?
scythe-option-airship = airship
scythe-option-hoist = load { $freight }
scythe-option-lower = set down { $freight }
scythe-option-bombard = spend { $amount }
scythe-option-duel = attack the airship of { $seat }
scythe-option-exchange = exchange “{ $card }”
scythe-option-mission = fulfil the open objective “{ $card }”
scythe-log-airshipflew = { $seat }’s airship flies { $origin } { $to }.
scythe-log-hoisted = { $seat }’s airship loads { $freight } { $place }.
scythe-log-lowered = { $seat }’s airship sets down { $freight } { $place }.
scythe-log-airshiptileused = { $seat } uses the airship tile { $airship_tile }.
scythe-log-duelbegan = { $attacker }’s airship attacks that of { $defender } { $place }.
scythe-log-countdown = { $n ->
    [0] { $seat } sets off the end ({ $end_tile }): after this turn everybody moves once more.
    [one] { $seat } sets off the end ({ $end_tile }): after this turn everybody has one more.
   *[other] { $seat } sets off the end ({ $end_tile }): after this turn everybody has { $n } more.
 }
scythe-log-rushbegan = { $seat } joins the land rush.
scythe-log-exploded = { $n ->
    [0] No unit of { $seat } is near the explosion.
    [one] The explosion drives a unit of { $seat } home.
   *[other] The explosion drives { $n } units of { $seat } home.
 }
scythe-log-missionlaid = Open objective: { $card }.
scythe-gesture-fly = flight
scythe-doing-fly = { $seat } is flying an airship.
scythe-gesture-objective = objective cards
scythe-doing-objective = { $form ->
    [many] { $who } are deciding on an objective card.
   *[one] { $who } is deciding on an objective card.
 }
scythe-end-land-rush = the land rush is over
scythe-end-factory-explosion = the Factory has exploded
scythe-end-king-of-the-hill = the king holds the hill
scythe-end-doomsday-clock = the Doomsday Clock has run down
scythe-end-backup-plan = the further turns of the Backup Plan are over
scythe-head-tile = Tile
scythe-head-value = Airship
scythe-head-effect = Effect
scythe-panel-airships = Airship tiles
scythe-panel-airship = Airship
scythe-panel-airship-at = { $place }; aboard: { $cargo }
scythe-panel-airship-here = airship of { $seat } ({ $cargo })
scythe-panel-airship-empty = nothing
scythe-panel-end-tile = End of the game
scythe-panel-how-far = So far
scythe-panel-turns-left = Turns left
scythe-panel-mission-stars = Stars: { $seats }.
scythe-panel-second-stars = May reach again
scythe-airship-carries-resources = carries up to { $n } resources
scythe-airship-carries-workers = carries up to { $n } workers
scythe-airship-range = flies up to { $n } regions
scythe-airship-bombard = Before your combat below your airship you may spend 1, 2 or 3 resources aboard: the opponent loses { $n0 }, { $n1 } or { $n2 } power.
scythe-airship-bounty = If you win a combat below your airship, you gain { $n0 } coins for each character and mech that retreats.
scythe-airship-siege-engine = If you fight below your airship and your opponent has a structure there, they first lose { $n0 } power.
scythe-airship-distract = In your combats below your airship the opponent may play { $n0 } combat card fewer.
scythe-airship-espionage = Before your combat below your airship you look at the opponent’s combat cards.
scythe-airship-blitzkrieg = If your airship ends its move over another one, it may attack: power and at most one combat card each, a combat star for the winner. The loser’s airship flies home; nothing happens on the ground.
scythe-airship-toll = Opponents’ units enter the region below your airship only with a resource, and hand one over. A full airship asks for nothing.
scythe-airship-war-correspondent = After every combat below your airship, whoever fought it, you gain { $n0 } popularity.
scythe-airship-ferry = Your units may enter and leave the lake below your airship.
scythe-airship-boost = Your units that start a move below your airship go { $n0 } region further.
scythe-airship-drill = The land below your airship is a tunnel for your units.
scythe-airship-hero = Your airship may also carry your character. Aboard he controls, fights and meets nothing.
scythe-airship-safe-haven = Your retreating units may go to the land below your airship instead of home, if no opponent’s unit is there.
scythe-airship-reap = When you produce, the region below your airship is an additional one if you control it and have a worker there.
scythe-airship-craft = You may build and deploy on the land below your airship without a worker, if nobody’s unit is there.
scythe-airship-negotiate = If your airship ends its move over a village, you may exchange an objective card and gain { $n0 } popularity, once a turn.
scythe-endtile-land-rush = After the turn with the first sixth star everybody takes one more Move action with its combats, beginning with the next player. Then the game ends.
scythe-endtile-factory-explosion = The first player with { $n0 } stars gains { $n1 } coins. After that turn everybody has { $n2 } more. Then all units on the Factory and next to it retreat home, for { $n3 } popularity each, and the game ends.
scythe-endtile-spoils-of-war = Won combats beyond the usual limit bring stars on this tile. The game ends with the sixth star.
scythe-endtile-king-of-the-hill = The game ends when a player with six stars begins a turn in control of the Factory.
scythe-endtile-deja-vu = You may earn a second star in each category but combat: pay the finished action once more, or reach the value again. The game ends with the sixth star.
scythe-endtile-mission-possible = { $n0 } objective cards lie open. Each player may place a star on each of them. The game ends with the sixth star.
scythe-endtile-doomsday-clock = The game ends when everybody has had { $n0 } turns. A sixth star ends nothing.
scythe-endtile-backup-plan = If the player with the sixth star would win now, the game ends at once. Otherwise everybody has { $n0 } more turn after this one.
scythe-endtile-round = round { $n } of { $of }
scythe-endtile-stars = most stars: { $n } of { $of }
scythe-endtile-turns = { $n ->
    [0] others have their last turn
    [one] 1 turn left
   *[other] { $n } turns left
 }
scythe-endtile-last-turn = this turn is the last

## What the fields of the set-up do

scythe-why-trade-split = Otherwise both resources of a Trade go to the same region.
scythe-why-enlist-own-bonus = Otherwise a new recruit’s ongoing bonus counts from the next time on.
scythe-why-banned-pairs = Some factions are too strong with certain player mats. These pairs are then neither dealt nor offered.
scythe-why-hidden-coins = Nobody sees how many coins the others have.
scythe-why-repeat-factory = The Rusviet Union may use the same section twice in a row – with this, the Factory card as well.
scythe-why-extra = Eight more cards for the deck of encounters.
scythe-why-promo = Cards from promotions join their decks.
scythe-why-deals = Players may give each other coins at any time and agree on things; promises bind nobody.
scythe-why-spare-lone-workers = Polania loses no popularity when it drives off workers in a combat – with this, not when it drives off workers without a combat either.
scythe-why-delay-penalty = Adding up the scores during the game costs whoever does it 2 popularity.
scythe-why-sample-scoring = Everybody sees what they would score at that moment. Helpful in a first game.
scythe-why-skip-turns = Some of its cards say that it does nothing: an easier opponent.
scythe-why-extra-coins = Added to the coins of each of its cards; a negative number makes it poorer.
scythe-why-extra-power = Added to the power of each of its cards; a negative number makes it weaker.
scythe-why-hesitant-moves = Before it moves, a combat card is turned up: a 4 or 5 stops it. An easier opponent.
scythe-why-hesitant-deployment = Before it deploys, a combat card is turned up: a 4 or 5 stops it. An easier opponent.
scythe-why-all-moves = It makes every movement of its card that is possible, not only the first: a harder opponent.
scythe-why-automa-mode = Against the Automas everybody plays alone, or all people together.
scythe-why-automa-decks = With a deck of its own, no Automa takes cards from another.
scythe-why-automa-tokens = The Automas of Albion and Togawa use the tokens of their factions as players do.

## The game as a whole

scythe-cover-lead = Work the land, raise your machines, and reach the Factory before anyone dares to stop you.
scythe-cover-goal = Six stars end the game. Then the richest side wins: coins, plus coins for stars, regions and resources. The more popular you are, the more those are worth.
scythe-cover-turn-free = Choose one of the four sections of your player mat: first its top action, then its bottom action if you can pay for it.
scythe-cover-turn = Choose one of the four sections of your player mat, never the same one twice in a row: first its top action, then its bottom action if you can pay for it.

# The campaign: the sheet in an episode

scythe-field-sheet = Campaign sheet
scythe-field-head-start = Head start of the Automa
scythe-score-floor = Never below 0
scythe-instant-coins = 5 coins
scythe-instant-power = 3 power
scythe-instant-objectives = 2 objective cards
scythe-instant-popularity = 2 popularity
scythe-instant-resources = 2 resources of your choice in a starting region
scythe-instant-cards = 2 combat cards
scythe-instant-worker = 1 worker in a starting region
scythe-gesture-instant-bonus = instant bonus
scythe-ask-sheet-instantbonus = { $seat }: Which instant bonus do you use? Each can be used once in the campaign.
scythe-ask-sheet-bonusplace = { $seat }: In which starting region?
scythe-option-instant = { $bonus }
scythe-option-no-bonus = no instant bonus
scythe-log-bonusused = { $price ->
    [0] { $seat } uses an instant bonus: { $perk }.
   *[other] { $seat } uses an instant bonus for { $price } wealth: { $perk }.
}
scythe-ask-campaign-progressstar = Two dice say where { $seat } places a star.
scythe-option-lower-die = lower die: { $n }
scythe-log-dicethrown = The lower die shows { $n }: { $seat } places a star on “{ $star }”.

# The campaign: episode 1

scythe-ask-ep1-openobjective = Open an objective for everybody. Which one?
scythe-option-claim = fulfil the open objective
scythe-log-objectiveopened = An objective lies open for everybody: { $objective }.
scythe-log-tokentaken = { $seat } places the first star on “{ $star }” and takes an influence token.

# The campaign: episode 2a

scythe-ask-ep2a-startstructure = { $seat }: Which structure do you begin with { $place }?
scythe-ask-ep2a-startupgrade = { $seat }: You begin with three upgrades. Which cube do you move?
scythe-ask-ep2a-warcard = An Automa card is drawn for the gains of { $seat }.

# The campaign: episode 3

scythe-ask-ep3-drawsearched = { $seat } searches the Factory. Which card is drawn?
scythe-ask-ep3-keepcard = { $seat }: Vesna is not among these cards. Do you keep one of them?
scythe-option-vesna-card = Vesna
scythe-log-cluetaken = { $seat } takes an influence token.
scythe-log-factorysearched = { $n ->
    [one] { $seat } searches the Factory and turns up a card. Factory cards: { $searched }.
   *[other] { $seat } searches the Factory and turns up { $n } cards. Factory cards: { $searched }.
}
scythe-log-vesnafound = { $seat } finds Vesna.
scythe-log-cardkept = { $seat } keeps Factory card { $number }.
scythe-automa-because-search = , to search it for Vesna
scythe-panel-vesna = Vesna
scythe-panel-vesna-found = found

# The campaign: episode 5

scythe-panel-box-c = box C, closed
scythe-automa-because-fortress = , as close as possible to the Factory ({ $n })
scythe-automa-out-fortress = further from the Factory
scythe-automa-on-region-fortress = further from the Factory

# The campaign: episode 7

scythe-end-episode-7 = Tesla is found
scythe-log-trailfound = { $seat } gives up all encounter tokens and finds Tesla { $place }.
scythe-panel-trail = Search for Tesla
scythe-panel-trail-searching = { $n } of { $wanted } encounter tokens
scythe-panel-trail-own = found
scythe-automa-short-clue = a second encounter token is taken { $place }
scythe-automa-row-clue = Second encounter token
scythe-automa-step-clue = → a second encounter token is taken { $place }.

# The campaign: episode 8a

scythe-panel-star-of = star of { $seat }
scythe-panel-board-stars = Stars on the board
scythe-log-starcollected = { $seat } collects a star { $place }.
scythe-automa-because-own-star = , with a star of its own
scythe-automa-out-own-star = without a star of its own
scythe-automa-on-region-own-star = no own star
scythe-log-heldback = { $n ->
    [0] { $seat }: the progress marker enters the progress card.
    [one] { $seat } has to make one more step before its marker enters the progress card.
   *[other] { $seat } has to make { $n } more steps before its marker enters the progress card.
}
