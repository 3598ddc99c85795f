## Names and amounts in a sentence

tapestry-automa = Automa
tapestry-power-shadow = Shadow Empire
tapestry-start = start space
tapestry-beside = beside the grid
tapestry-hex = hex { $id }
tapestry-any-track = any track
tapestry-tile = tile { $id } ({ $land }, { $reward })
tapestry-space-tile = space tile { $id } ({ $reward })
tapestry-amount-food = { $n } food
tapestry-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
tapestry-amount-culture = { $n } culture
tapestry-amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
tapestry-resource-food = food
tapestry-resource-worker = worker
tapestry-resource-culture = culture
tapestry-resource-coin = coin
tapestry-building-farm = farm
tapestry-building-house = house
tapestry-building-armory = armory
tapestry-building-market = market
tapestry-buildings-farm = farms
tapestry-buildings-house = houses
tapestry-buildings-armory = armories
tapestry-buildings-market = markets
tapestry-row-0 = bottom row
tapestry-row-1 = middle row
tapestry-row-2 = top row
tapestry-price-resource = any resource
tapestry-price-tile = { $n ->
    [one] { $n } territory tile
   *[other] { $n } territory tiles
 }
tapestry-price-hanging = { $n ->
    [one] { $n } tapestry card
   *[other] { $n } tapestry cards
 }
tapestry-price-tech = { $n ->
    [one] { $n } tech card
   *[other] { $n } tech cards
 }
tapestry-category-0 = tech cards
tapestry-category-1 = complete districts
tapestry-category-2 = controlled territories
tapestry-category-3 = completed tracks

## Set-up

tapestry-field-civilization = Civilization
tapestry-field-mat = Capital city mat
tapestry-field-adjustments = Official start adjustments of civilizations
tapestry-choice-civilization-alchemists = Alchemists
tapestry-choice-civilization-architects = Architects
tapestry-choice-civilization-craftsmen = Craftsmen
tapestry-choice-civilization-entertainers = Entertainers
tapestry-choice-civilization-futurists = Futurists
tapestry-choice-civilization-heralds = Heralds
tapestry-choice-civilization-historians = Historians
tapestry-choice-civilization-inventors = Inventors
tapestry-choice-civilization-isolationists = Isolationists
tapestry-choice-civilization-leaders = Leaders
tapestry-choice-civilization-merrymakers = Merrymakers
tapestry-choice-civilization-militants = Militants
tapestry-choice-civilization-mystics = Mystics
tapestry-choice-civilization-nomads = Nomads
tapestry-choice-civilization-the-chosen = The Chosen
tapestry-choice-civilization-traders = Traders
tapestry-choice-mat-1 = Mountain (1)
tapestry-choice-mat-2 = Wetland (2)
tapestry-choice-mat-3 = Tropical (3)
tapestry-choice-mat-4 = Desert (4)
tapestry-choice-mat-5 = Grassland (5)
tapestry-choice-mat-6 = Forest (6)
tapestry-setup-taken = Somebody else has that already.
tapestry-setup-pair = With up to three players these two mats share a start territory.
tapestry-field-automa = Automa
tapestry-field-bot-civilization = Civilization of the Automa
tapestry-field-second-civilization = Second civilization of the Automa (level 6)
tapestry-field-starred = Keep the starred cards, which are unbalanced in solo games
tapestry-choice-automa-1 = Level 1: the Weak
tapestry-choice-automa-2 = Level 2: the Average
tapestry-choice-automa-3 = Level 3: the Intimidating
tapestry-choice-automa-4 = Level 4: the Mighty
tapestry-choice-automa-5 = Level 5: the Great
tapestry-choice-automa-6 = Level 6: the Invincible
tapestry-choice-bot-civilization-scientists = Scientists
tapestry-choice-bot-civilization-explorers = Explorers
tapestry-choice-bot-civilization-engineers = Engineers
tapestry-choice-bot-civilization-conquerors = Conquerors
tapestry-choice-second-civilization-scientists = Scientists
tapestry-choice-second-civilization-explorers = Explorers
tapestry-choice-second-civilization-engineers = Engineers
tapestry-choice-second-civilization-conquerors = Conquerors
tapestry-module-shadow-two = Shadow Empire (for two people)
tapestry-setup-left-out = This civilization is left out of the game.
tapestry-setup-automa-only = This is for the Automa only.
tapestry-setup-automa-none = The Automa has none.
tapestry-setup-automa-second = Only level 6 has a second civilization.
tapestry-setup-automa-all = One seat must be a person's.
tapestry-setup-automa-solo = The Automa plays against one person.
tapestry-setup-shadow-automa = The Automa brings the Shadow Empire itself.
tapestry-setup-shadow-people = The Shadow Empire alone joins { $n } people.

## Questions

tapestry-ask-turn-turn = { $seat }: advance, or take an income turn.
tapestry-ask-advance-token = { $seat }: which token on { $track }?
tapestry-ask-advance-pay = { $seat }: pay { $left ->
    [one] { $left } more resource
   *[other] { $left } more resources
 }.
tapestry-ask-advance-bonus = { $seat }: do you want the bonus of { $space }? { $price } → { $gain }
tapestry-ask-track-whichtrack = { $seat }: on which track?
tapestry-ask-track-whichtoken = { $seat }: which token on { $track }?
tapestry-ask-track-restart = { $seat }: put the token on the start space of which track?
tapestry-ask-city-plot = { $seat }: where does the { $kind } stand?
tapestry-ask-city-rotation = { $seat }: how is { $landmark } turned?
tapestry-ask-city-line = { $seat }: the top edge of { $landmark } is in which row?
tapestry-ask-city-column = { $seat }: the left edge of { $landmark } is in which column?
tapestry-ask-explore-tile = { $seat }: explore with which tile?
tapestry-ask-explore-hex = { $seat }: where do you lay the tile?
tapestry-ask-explore-rotation = { $seat }: how is the tile turned on { $hex }?
tapestry-ask-explore-space = { $seat }: explore which space tile?
tapestry-ask-conquer-target = { $seat }: conquer which territory?
tapestry-ask-conquer-dice = The conquer dice are rolled.
tapestry-ask-conquer-whichdie = { $seat }: which die do you take? Black: { $black }. Red: { $red }.
tapestry-ask-reaction-react = { $seat }: { $attacker } is conquering { $hex }. Do you react?
tapestry-ask-science-roll = The science die is rolled.
tapestry-ask-science-rolled = { $seat }: which result do you use?
tapestry-ask-science-mayadvance = { $seat }: advance on { $track }?
tapestry-ask-tech-invent = { $seat }: invent which tech card?
tapestry-ask-tech-refillone = A tech card is laid out.
tapestry-ask-tech-fromdeck = A tech card is drawn.
tapestry-ask-tech-upgrade = { $seat }: upgrade which tech card?
tapestry-ask-tech-use = { $seat }: use which card in the { $row }?
tapestry-ask-discard-tile = { $seat }: discard which territory tile?
tapestry-ask-discard-hanging = { $seat }: discard which tapestry card?
tapestry-ask-discard-tech = { $seat }: discard which tech card?
tapestry-ask-draw-tile = A territory tile is drawn.
tapestry-ask-draw-space = A space tile is drawn.
tapestry-ask-draw-hanging = A tapestry card is drawn.
tapestry-ask-civilization-gain = A civilization is drawn.
tapestry-ask-hanging-play = { $seat }: play which tapestry card in the new era?
tapestry-ask-hanging-overplay = { $seat }: which tapestry card covers the current one?
tapestry-ask-hanging-facedown = A tapestry card is played face down.
tapestry-ask-income-whichability = { $seat }: which civilization is next?
tapestry-ask-income-loseany = { $seat }: lose which resource?
tapestry-ask-setup-dealmat = Capital city mats are dealt.
tapestry-ask-setup-keepmat = { $seat }: keep which capital city mat?
tapestry-ask-setup-dealcivilization = Civilizations are dealt.
tapestry-ask-setup-keepcivilization = { $seat }: keep which civilization?
tapestry-ask-setup-drawfirst = Who begins?
tapestry-ask-alchemists-brew = { $seat }: Roll the science die? If you stop, you advance on the tracks you have rolled.
tapestry-ask-alchemists-mix = The science die is rolled for the Alchemists.
tapestry-ask-alchemists-mixed = { $seat }: Which result counts?
tapestry-ask-alchemists-transmute = { $seat }: On which track do you advance, without its benefit?
tapestry-ask-architects-swap = { $seat }: Which building swaps places?
tapestry-ask-architects-swapwith = { $seat }: With which building?
tapestry-ask-entertainers-perform = { $seat }: Where does the token of the Entertainers go?
tapestry-ask-heralds-proclaim = { $seat }: Which played tapestry card do the Heralds repeat?
tapestry-ask-historians-uncover = { $seat }: From which square do you give a token, for a territory tile?
tapestry-ask-historians-give = { $seat }: Who gets the token?
tapestry-ask-inventors-improve = { $seat }: Which tech card gets a token and is upgraded?
tapestry-ask-isolationists-protect = { $seat }: Protect { $hex } with a token for any resource?
tapestry-ask-leaders-lead = { $seat }: Which leader do you follow?
tapestry-ask-merrymakers-rise = { $seat }: which token of the Merrymakers goes up?
tapestry-ask-mystics-predict = { $seat }: how many { $category } do you predict?
tapestry-ask-militants-enlist = { $seat }: From which row do you take the outpost?
tapestry-ask-militants-garrison = { $seat }: How many outposts go to the upper row?
tapestry-ask-traders-tradeat = { $seat }: Which territory gets a token of the Traders?
tapestry-ask-hanging-chooseally = { $seat }: who is your ally?
tapestry-ask-hanging-choosecolony = { $seat }: which territory gives you resources?
tapestry-ask-hanging-choosewayout = { $seat }: advance on which track? The others go back.
tapestry-ask-hanging-convert = { $seat }: turn food into what?
tapestry-ask-hanging-discover = The science die is rolled for all.
tapestry-ask-hanging-discovered = { $seat }: on which track does everybody advance?
tapestry-ask-hanging-marry = { $seat }: marry into whose family?
tapestry-ask-hanging-dowry = { $seat }: which track of { $opponent }?
tapestry-ask-hanging-drawandexplore = A territory tile is drawn.
tapestry-ask-hanging-drawandupgrade = A tech card is drawn.
tapestry-ask-hanging-inventandupgrade = { $seat }: invent and upgrade which tech card?
tapestry-ask-hanging-drill = { $seat }: advance on which track?
tapestry-ask-hanging-mayfollow = { $seat }: advance on { $track } without benefit?
tapestry-ask-hanging-exploit = { $seat }: twice the reward of { $tile } instead of { $points } VP?
tapestry-ask-hanging-givetile = { $seat }: give a tile away for 3 VP?
tapestry-ask-hanging-giveto = { $seat }: who gets { $tile }?
tapestry-ask-hanging-level = { $seat }: draw level with an opponent on which track?
tapestry-ask-hanging-occupy = { $seat }: put an outpost on { $hex }?
tapestry-ask-hanging-overthrow = { $seat }: play the new card on top of the current one?
tapestry-ask-hanging-partner = { $seat }: trade with whom?
tapestry-ask-hanging-ware = { $seat }: use which track of { $opponent }?
tapestry-ask-hanging-position = { $seat }: which token of { $opponent } on { $track }?
tapestry-ask-hanging-rise = { $seat }: where does an outpost stand up?
tapestry-ask-hanging-seize = { $seat }: advance on which track and block it?
tapestry-ask-hanging-sendathlete = { $seat }: pay a worker for 10 VP?
tapestry-ask-hanging-spy = { $seat }: copy which tapestry card?
tapestry-ask-hanging-trade = { $seat }: trade victory points and resources?
tapestry-ask-hanging-vote = { $seat }: discard a tapestry card for 2 VP?
tapestry-ask-automa-drawcard = A decision card is drawn.
tapestry-ask-automa-addcard = A progress card is drawn.
tapestry-ask-automa-drawtiecard = A progress card is drawn to break a tie.
tapestry-ask-automa-roll = The science die is rolled for { $seat }.
tapestry-ask-automa-rollfavourite = The science die is rolled for the favourite track of { $seat }.
tapestry-ask-automa-turntile = How is the tile on { $hex } turned?
tapestry-ask-automa-laytile = A territory tile is drawn for { $hex }.
tapestry-ask-automa-discardsupply = { $seat } discards a random tapestry card.
tapestry-ask-automa-drawcivilization = { $seat } draws a civilization.
tapestry-ask-automa-choosesecond = { $seat }: which second civilization does the Automa have?

## Options

tapestry-option-advance = advance on { $track }
tapestry-option-income = take an income turn
tapestry-option-pay = pay { $resource }
tapestry-option-track = { $track }
tapestry-option-token = the token on space { $n }
tapestry-option-roll = { $track }
tapestry-option-plot = plot { $at }
tapestry-option-beside = beside the grid
tapestry-option-rotate = { $n ->
    [0] as printed
   *[other] turned { $n } × 90°
 }
tapestry-option-line = row { $at }
tapestry-option-column = column { $at }
tapestry-option-tile = { $tile }
tapestry-option-hex = { $hex }
tapestry-option-turned = { $n ->
    [0] as printed
   *[other] turned { $n } × 60°
 }
tapestry-option-explore-space = { $tile }
tapestry-option-conquer = { $hex }
tapestry-option-dice = { $at }: black { $black }, red { $red }
tapestry-option-take-black = the black die
tapestry-option-take-red = the red die
tapestry-option-invent = { $tech } (circle: { $circle }; square: { $square })
tapestry-option-from-deck = the top card of the deck
tapestry-option-upgrade = { $tech } (circle: { $circle }; square: { $square })
tapestry-option-use = { $tech } (circle: { $circle }; square: { $square })
tapestry-option-hang = { $hanging }
tapestry-option-react = discard { $hanging }
tapestry-option-give-tile = { $tile }
tapestry-option-give-hanging = { $hanging }
tapestry-option-give-tech = { $tech }
tapestry-option-draw-tile = { $tile }
tapestry-option-draw-space = { $tile }
tapestry-option-draw-hanging = { $hanging }
tapestry-option-draw-tech = { $tech }
tapestry-option-draw-civilization = { $civilization }
tapestry-option-draw-mat = { $mat }
tapestry-option-first = { $seat }
tapestry-option-mat = { $mat }
tapestry-option-civilization = { $civilization }: { $text }
tapestry-option-improve = { $tech }
tapestry-option-lead = the leader of { $track }
tapestry-option-perform = space { $n }: { $gain }
tapestry-option-uncover = square { $n }: { $gain }
tapestry-option-rise = the token in column { $n }
tapestry-option-craft = on the mat of the Craftsmen, column { $n }
tapestry-option-predict = { $n }
tapestry-option-enlist = { $n ->
    [0] the upper row
   *[other] the lower row
 }
tapestry-option-garrison = { $n }
tapestry-option-settle = on the map: { $hex }
tapestry-option-trade-at = { $hex }
tapestry-option-opponent = { $seat }
tapestry-option-copy = { $hanging }
tapestry-option-buy = { $n ->
    [one] buy { $n } resource for 5 VP
   *[other] buy { $n } resources for 5 VP each
 }
tapestry-option-sell = { $n ->
    [one] sell { $n } resource for 5 VP
   *[other] sell { $n } resources for 5 VP each
 }
tapestry-option-catch-up = forward on { $track }
tapestry-option-fall-back = back on { $track }
tapestry-option-convert = { $resource }
tapestry-option-stand-up = { $hex }
tapestry-option-decision = decision card { $n }
tapestry-option-progress = progress card { $n }
tapestry-option-bot-civilization = { $civilization }: { $text }
tapestry-option-draw-bot-civilization = { $civilization }

## Effects

tapestry-effect-vp = { $n } VP
tapestry-effect-per-farm = { $n } VP per farm
tapestry-effect-per-house = { $n } VP per house
tapestry-effect-per-armory = { $n } VP per armory
tapestry-effect-per-market = { $n } VP per market
tapestry-effect-per-exploration = { $n } VP per space on Exploration
tapestry-effect-per-science = { $n } VP per space on Science
tapestry-effect-per-military = { $n } VP per space on Military
tapestry-effect-per-technology = { $n } VP per space on Technology
tapestry-effect-per-territory = { $n } VP per controlled territory
tapestry-effect-per-tech = { $n } VP per tech card
tapestry-effect-per-tile = { $n } VP per territory tile in supply
tapestry-effect-per-hanging = { $n } VP per tapestry card
tapestry-effect-per-landmark = { $n } VP per landmark
tapestry-effect-resource = { $what }
tapestry-effect-building = { $what }
tapestry-effect-landmark = { $what }
tapestry-effect-tile = { $n ->
    [one] { $n } territory tile
   *[other] { $n } territory tiles
 }
tapestry-effect-space = { $n ->
    [one] { $n } space tile
   *[other] { $n } space tiles
 }
tapestry-effect-hanging = { $n ->
    [one] { $n } tapestry card
   *[other] { $n } tapestry cards
 }
tapestry-effect-explore = { $where ->
    [anywhere] explore anywhere
   *[near] explore
 }
tapestry-effect-explore-space = explore a space tile
tapestry-effect-conquer = { $where ->
    [anywhere] conquer anywhere
   *[near] conquer
 }{ $dice ->
    [both] {" "}with both dice
    [opponent] {" "}(both dice if from an opponent)
   *[one] {""}
 }
tapestry-effect-tile-reward = the reward of the territory
tapestry-effect-research = { $flags ->
    [benefit] research
   *[plain] research without benefit
 }
tapestry-effect-advance = { $flags ->
    [benefit] advance on { $tracks }
    [free] advance on { $tracks } without benefit, with a free bonus
   *[plain] advance on { $tracks } without benefit
 }
tapestry-effect-regress = { $flags ->
    [benefit] go back on { $tracks } and use the space
   *[plain] go back on { $tracks }
 }
tapestry-effect-again = use your position on { $tracks } again
tapestry-effect-restart = the token on { $tracks } goes to a start space
tapestry-effect-invent = { $source ->
    [1] invent a face-up tech card
    [2] invent from the deck
   *[0] invent
 }
tapestry-effect-upgrade = upgrade a tech card
tapestry-effect-refresh = refresh the display of tech cards
tapestry-effect-circle = use a circle of the middle row
tapestry-effect-square = use a square of the top row
tapestry-effect-city = score the capital city
tapestry-effect-overplay = play a tapestry card on top of the current one
tapestry-effect-civilization = a civilization
tapestry-effect-age-of-discovery = { $text }
tapestry-effect-age-of-wonders = { $text }
tapestry-effect-alliance = { $text }
tapestry-effect-boast-of-superiority = { $text }
tapestry-effect-coal-baron = { $text }
tapestry-effect-colonialism = { $text }
tapestry-effect-dark-ages = { $text }
tapestry-effect-democracy = { $text }
tapestry-effect-dictatorship = { $text }
tapestry-effect-diplomacy = { $text }
tapestry-effect-espionage = { $text }
tapestry-effect-guilds = { $text }
tapestry-effect-marriage-of-state = { $text }
tapestry-effect-oil-magnate = { $text }
tapestry-effect-olympic-host = { $text }
tapestry-effect-plea-for-aid = { $text }
tapestry-effect-revolution = { $text }
tapestry-effect-socialism = { $text }
tapestry-effect-steam-tycoon = { $text }
tapestry-effect-technocracy = { $text }
tapestry-effect-trade-economy = { $text }

## Queue

tapestry-queue-bonus = bonus of { $space }: { $price } → { $gain }
tapestry-queue-building = place the building: { $kind }
tapestry-queue-landmark = place the landmark: { $landmark }
tapestry-queue-hang = play a tapestry card
tapestry-queue-upgradeone = you may upgrade a tech card
tapestry-queue-points = score the income mat
tapestry-queue-yield = gain resources, tiles and cards
tapestry-source-dice = the conquer dice
tapestry-source-district = a complete district
tapestry-source-era = first in era { $n }
tapestry-source-income = income turn { $n }

## Log

tapestry-log-turnbegan = Turn of { $seat }.
tapestry-log-incomebegan = { $seat } takes income turn { $number }.
tapestry-log-advanced = { $seat } advances on { $track } to { $space }.
tapestry-log-regressed = { $seat } goes back on { $track } to { $space }.
tapestry-log-restarted = { $seat } puts the token on the start space of { $track }.
tapestry-log-paid = { $seat } pays { $n } × { $resource }.
tapestry-log-gained = { $seat } gains { $n } × { $resource }.
tapestry-log-scored = { $seat } scores { $points } VP.
tapestry-log-buildingplaced = { $seat } builds: { $building }, { $plot }.
tapestry-log-buildingsswapped = { $seat } swaps the buildings on { $plot } and { $other }.
tapestry-log-settled = { $seat } builds on { $hex }.
tapestry-log-landmarkgained = { $seat } gains { $landmark }.
tapestry-log-landmarkplaced = { $seat } places { $landmark }.
tapestry-log-districtcompleted = { $seat } completes a district.
tapestry-log-capitalscored = { $seat } scores the capital city: { $points } VP.
tapestry-log-tiledrawn = { $seat } draws { $tile }.
tapestry-log-spacetiledrawn = { $seat } draws { $space_tile }.
tapestry-log-hangingdrawn = { $seat } draws { $hanging }.
tapestry-log-hangingdrawn-hidden = { $seat } draws a tapestry card.
tapestry-log-explored = { $seat } explores { $hex } with { $tile }: { $points } VP.
tapestry-log-spaceexplored = { $seat } explores { $space_tile }.
tapestry-log-outpostplaced = { $seat } puts an outpost on { $hex }.
tapestry-log-toppled = { $seat } topples an outpost of { $victim } on { $hex }.
tapestry-log-reacted = { $seat } discards { $hanging } and keeps { $hex }.
tapestry-log-conquerdicerolled = { $seat } rolls: black { $black }, red { $red }.
tapestry-log-sciencedierolled = { $seat } rolls { $track }.
tapestry-log-invented = { $seat } invents { $tech }.
tapestry-log-upgraded = { $seat } upgrades { $tech } to the { $row }.
tapestry-log-techtaken = { $seat } takes { $tech } from { $victim }.
tapestry-log-displayrefreshed = { $seat } refreshes the display.
tapestry-log-hung = { $seat } plays { $hanging } in era { $era }.
tapestry-log-hungfacedown = { $seat } plays a card face down in era { $era }.
tapestry-log-discarded = { $seat } discards { $what }.
tapestry-log-achievementgained = { $seat } gains an achievement: { $achievement } ({ $points } VP).
tapestry-log-civilizationgained = { $seat } has the { $civilization } now.
tapestry-log-playerfinished = { $seat } has finished.
tapestry-log-gameended = The game is over.
tapestry-log-botcivilizationgained = { $seat } has the { $bot_civilization }.
tapestry-log-favouriteset = { $seat }: the favourite track is { $track } now.
tapestry-log-pairdrawn = { $seat } draws the decision cards { $left } and { $right }.
tapestry-log-tiecarddrawn = { $seat }: progress card { $card } breaks the tie and goes back.
tapestry-log-notrack = { $seat } has no track left to advance on.
tapestry-log-noadvance = { $seat } does not advance on { $track }: { $why }.
tapestry-log-noeffect = { $seat } gains nothing: { $why }.
tapestry-log-tilelaid = { $seat } lays { $tile } on { $hex }.
tapestry-log-shadowoutpostplaced = A toppled outpost of { $seat } is put on { $hex }.
tapestry-log-supplydiscarded = { $seat } discards { $hanging }, which is no trap.
tapestry-log-cardadded = Progress card { $card } joins the discarded decision cards.
tapestry-log-shuffled = All { $n } decision cards are shuffled.
tapestry-log-shadowturnbegan = Turn { $number } of { $seat }.

## Gestures, score, milestones

tapestry-gesture-advance = Advance
tapestry-doing-advance = { $seat } is advancing.
tapestry-gesture-bonus = Bonus
tapestry-doing-bonus = { $seat } is deciding on a bonus.
tapestry-gesture-track = Track
tapestry-doing-track = { $seat } is choosing a track.
tapestry-gesture-place = Place
tapestry-doing-place = { $seat } is placing a building.
tapestry-gesture-explore = Explore
tapestry-doing-explore = { $seat } is exploring.
tapestry-gesture-conquer = Conquer
tapestry-doing-conquer = { $seat } is conquering.
tapestry-gesture-die = Die
tapestry-doing-die = { $seat } is choosing a die.
tapestry-gesture-react = React
tapestry-doing-react = { $seat } may react.
tapestry-gesture-research = Research
tapestry-doing-research = { $seat } is researching.
tapestry-gesture-invent = Invent
tapestry-doing-invent = { $seat } is inventing.
tapestry-gesture-upgrade = Upgrade
tapestry-doing-upgrade = { $seat } is upgrading a tech card.
tapestry-gesture-use = Use
tapestry-doing-use = { $seat } is using a tech card.
tapestry-gesture-hanging = Tapestry card
tapestry-doing-hanging = { $seat } is choosing a tapestry card.
tapestry-gesture-civilization = Civilization
tapestry-doing-civilization = { $seat } is using a civilization.
tapestry-gesture-income = Income
tapestry-doing-income = { $seat } is taking an income turn.
tapestry-gesture-swap = Swap
tapestry-doing-swap = { $seat } swaps buildings.
tapestry-gesture-setup = Set-up
tapestry-doing-setup = { $seat } is setting up.
tapestry-gesture-opponent = Opponent
tapestry-doing-opponent = { $seat } is choosing an opponent.
tapestry-gesture-hex = Territory
tapestry-doing-hex = { $seat } is choosing a territory.
tapestry-gesture-convert = Convert
tapestry-doing-convert = { $seat } is converting.
tapestry-gesture-give = Give
tapestry-doing-give = { $seat } is giving something.
tapestry-gesture-occupy = Occupy
tapestry-doing-occupy = { $seat } is occupying a territory.
tapestry-gesture-rise = Stand up
tapestry-doing-rise = { $seat } is standing a token up.
tapestry-gesture-pay = Pay
tapestry-doing-pay = { $seat } is paying.
tapestry-gesture-trade = Trade
tapestry-doing-trade = { $seat } is trading.
tapestry-gesture-discard = Discard
tapestry-doing-discard = { $seat } is discarding.
tapestry-default-pay-most = pay with what you have most of
tapestry-default-best-rotation = best rotation
tapestry-default-complete = complete a district or a line
tapestry-default-beside = next to the grid
tapestry-score-tracks = Tracks
tapestry-score-income = Income mat
tapestry-score-capital = Capital city
tapestry-score-exploring = Exploring
tapestry-score-space = Space tiles
tapestry-score-conquest = Conquer dice
tapestry-score-tech = Tech cards
tapestry-score-hangings = Tapestry cards
tapestry-score-civilizations = Civilizations
tapestry-score-achievements = Achievements
tapestry-score-other = Other
tapestry-tie-resources = remaining resources
tapestry-milestone-achievement = Achievements
tapestry-milestone-landmark = Landmarks
tapestry-milestone-civilization = Civilizations
tapestry-milestone-hanging = Tapestry cards

## Panels

tapestry-panel-queue = Still to do
tapestry-panel-source = From
tapestry-panel-pending = What
tapestry-panel-table = Table
tapestry-panel-display = Tech cards face up
tapestry-panel-landmarks = Landmarks left
tapestry-panel-tile-stack = Territory tiles in the stack
tapestry-panel-space-stack = Space tiles in the stack
tapestry-panel-tech-deck = Tech deck / discards
tapestry-panel-hanging-deck = Tapestry deck / discards
tapestry-panel-civilization-stack = Civilizations in the stack
tapestry-panel-tracks = Tracks
tapestry-panel-player = Player
tapestry-panel-map = Map
tapestry-panel-hex = Hex
tapestry-panel-corners = Corners
tapestry-panel-reward = Reward
tapestry-panel-standing = Outposts
tapestry-panel-fallen = Toppled
tapestry-panel-face-down = face down
tapestry-panel-points = Victory points
tapestry-panel-era = Era
tapestry-panel-outposts = Outposts in supply
tapestry-panel-tiles = Territory tiles
tapestry-panel-space-tiles = Space tiles
tapestry-panel-explored-space = Explored in space
tapestry-panel-hand = Hand
tapestry-panel-eras = Era spaces
tapestry-panel-tech = Tech cards
tapestry-panel-civilizations = Civilizations
tapestry-panel-own-landmarks = Landmarks
tapestry-panel-mat = Capital city mat
tapestry-panel-finished = Finished
tapestry-panel-yes = yes
tapestry-panel-city = Capital city of { $seat }

## The bots, explained

tapestry-automa-void-outposts = it has no outposts left
tapestry-automa-void-tiles = there are no territory tiles left
tapestry-automa-void-hex = there is no valid hex
tapestry-automa-void-end = it has reached the end of the track
tapestry-automa-void-blocked = the track is blocked
tapestry-automa-void-start = it stands on the start space
tapestry-automa-turn-pair = Cards { $left } and { $right }
tapestry-automa-turn-income = Income turn { $number }
tapestry-automa-turn-income-pair = Income turn { $number } with the cards { $left } and { $right }
tapestry-automa-turn-none = No cards
tapestry-automa-left = Left card { $card }
tapestry-automa-right = Right card { $card }
tapestry-automa-indicator-0 = Automa: { $tracks }
tapestry-automa-indicator-1 = Shadow Empire: { $tracks }
tapestry-automa-tracks-all = any track
tapestry-automa-tracks-landmark-or-end = closest to a landmark or the end
tapestry-automa-tracks-end = closest to the end
tapestry-automa-income-symbol = income symbol
tapestry-automa-topple-symbol = topple symbol
tapestry-automa-heart = ♥
tapestry-automa-aid = choice aid { $aid }
tapestry-automa-no-path = no path
tapestry-automa-short-track = { $seat } advances on { $track } to { $space } ({ $reason })
tapestry-automa-short-goes = { $seat } advances on { $track } ({ $reason })
tapestry-automa-short-favourite = { $seat } favours { $track } now, because { $due } ({ $reason })
tapestry-automa-due-end = { $track } is completed
tapestry-automa-due-ahead = { $first } is ahead on { $track }
tapestry-automa-due-both = { $first } and { $second } are ahead on { $track }
tapestry-automa-short-conquer-opponent = { $seat } conquers your { $hex } ({ $reason })
tapestry-automa-short-attack = { $seat } attacks your { $hex } ({ $reason })
tapestry-automa-short-repelled = { $seat } attacks your { $hex } in vain ({ $reason })
tapestry-automa-short-conquer-neutral = { $seat } conquers { $hex } ({ $reason })
tapestry-automa-short-explore = { $seat } explores { $hex } ({ $reason })
tapestry-automa-short-fortify = { $seat } fortifies { $hex } ({ $reason })
tapestry-automa-short-points = { $n } VP
tapestry-automa-because-only = nothing else is possible
tapestry-automa-because-blocked = the only track that is neither completed nor blocked
tapestry-automa-because-adjacent = the only valid hex that is not next to you, as card { $card } shows no topple symbol
tapestry-automa-because-landmark = { $n ->
    [one] { $n } space to a landmark or the end
   *[other] { $n } spaces to a landmark or the end
 }
tapestry-automa-because-end = { $n ->
    [one] { $n } space to the end
   *[other] { $n } spaces to the end
 }
tapestry-automa-because-order = first in the order of card { $card }
tapestry-automa-because-island = closest to the middle island
tapestry-automa-because-single = closest to your territory with a single piece
tapestry-automa-because-person = closest to your territories
tapestry-automa-because-far = furthest from your territories
tapestry-automa-because-aid = first in the choice aid of card { $card }
tapestry-automa-choose-track = { $seat } chooses a track, with the order of card { $card }:
tapestry-automa-choose-favourite = { $seat } chooses a new favourite track, with the order of card { $card }:
tapestry-automa-choose-conquer-opponent = { $seat } chooses a territory of yours to conquer, with the choice aid of card { $card }:
tapestry-automa-choose-conquer-neutral = { $seat } conquers unclaimed land, with the choice aid of card { $card }:
tapestry-automa-choose-explore = { $seat } explores, with the choice aid of card { $card }:
tapestry-automa-choose-fortify = { $seat } fortifies a territory, with the choice aid of card { $card }:
tapestry-automa-reward-counts = { $reward }: counts
tapestry-automa-reward-again = { $reward }: counts only once
tapestry-automa-reward-other = { $reward }: the other option is taken
tapestry-automa-reward-ignored = { $reward }: not for the Automa
tapestry-automa-why-first-is-income = It is the first turn of the bots.
tapestry-automa-why-empty-deck = The decision deck is empty.
tapestry-automa-why-step3-income = These are the last decision cards, and the left one shows the income symbol.
tapestry-automa-favourite-end = { $seat } has reached the end of { $track } and needs a new favourite track.
tapestry-automa-favourite-ahead = { $seat } needs a new favourite track. Further ahead on { $track }: { $ahead }.
tapestry-automa-favourite-kept = { $seat } keeps { $track } as the favourite track.
tapestry-automa-favourite-none = { $seat } keeps { $track } as the favourite track: all tracks are completed.
tapestry-automa-step-points = { $row }: { $count } × { $times } = { $total } VP
tapestry-automa-points-land = Landmarks and territories
tapestry-automa-points-military-science = Spaces on Military and Science
tapestry-automa-points-technology-exploration = Spaces on Technology and Exploration
tapestry-automa-points-first = First in the era
tapestry-automa-points-engineers = Engineers: landmarks
tapestry-automa-points-conquerors = Conquerors: territories
tapestry-automa-rule-all = { $rule } All stay: { $left }.
tapestry-automa-rule-none = { $rule } Nothing is left.
tapestry-automa-rule-left = { $rule } Left: { $left }.
tapestry-automa-rule-gone = { $rule } Left: { $left }. Gone: { $gone }.
tapestry-automa-note-only = not valid
tapestry-automa-note-without = next to you
tapestry-automa-note-blocked = blocked
tapestry-automa-note-measured = { $n } instead of { $best }
tapestry-automa-panel = Bots
tapestry-automa-panel-level = Level
tapestry-automa-panel-civilization = Civilization of the Automa
tapestry-automa-panel-points = Victory points of the Automa
tapestry-automa-panel-era = Era of the Automa
tapestry-automa-panel-outposts = Outposts in supply
tapestry-automa-panel-landmarks = Landmarks of the Automa
tapestry-automa-panel-supply = Tapestry cards beside the mat
tapestry-automa-panel-mat = Tapestry cards on the mat
tapestry-automa-panel-shadow-outposts = Outposts of the Shadow Empire in supply
tapestry-automa-panel-finished = Finished
tapestry-automa-panel-pair = Decision cards face up
tapestry-automa-panel-deck = Cards in the decision deck
tapestry-automa-panel-pile = Discarded decision cards
tapestry-automa-panel-progress = Cards in the progress deck
tapestry-automa-panel-favourite = Favourite track: { $seat }

## What the fields of the set-up do

tapestry-why-adjustments = The publisher balances the civilizations with resources or points at the start.
tapestry-why-starred = Otherwise these cards are left in the box when you play alone.

## The game as a whole

tapestry-cover-lead = Weave a civilization from its first fire to the stars, alone or against others.
tapestry-cover-goal = The game ends when everyone has taken their fifth and last income turn. Whoever has the most victory points wins.
tapestry-cover-turn = Advance on one of the four tracks and pay for it, or take an income turn, which begins a new era.
