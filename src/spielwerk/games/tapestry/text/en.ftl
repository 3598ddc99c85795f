## Names and amounts in a sentence

tapestry-automa = Automa
tapestry-power-shadow = Shadow Empire
tapestry-start = start space
tapestry-beside = beside the grid
tapestry-hex = hex { $id }
tapestry-any-track = any track
tapestry-tile = tile { $id } ({ $land }; { $reward })
tapestry-land-s = sea
tapestry-land-d = desert
tapestry-land-f = forest
tapestry-land-g = grassland
tapestry-land-m = mountain
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
tapestry-price-space = { $n } space tiles
tapestry-price-masterpiece = { $n } masterpieces
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
tapestry-collected-outpost = outpost
tapestry-collected-house = house
tapestry-collected-landmark = landmark
tapestry-collected-hanging = tapestry card
tapestry-collected-tile = territory tile
tapestry-collected-tech = tech card
tapestry-submerged = { $n ->
    [one] a submerged card
   *[other] { $n } submerged cards
 }
tapestry-die-0 = black die
tapestry-die-1 = red die
tapestry-die-2 = science die

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
tapestry-choice-civilization-advisors = Advisors (Plans & Ploys)
tapestry-choice-civilization-aliens = Aliens (Plans & Ploys)
tapestry-choice-civilization-infiltrators = Infiltrators (Plans & Ploys)
tapestry-choice-civilization-islanders = Islanders (Plans & Ploys)
tapestry-choice-civilization-recyclers = Recyclers (Plans & Ploys)
tapestry-choice-civilization-riverfolk = Riverfolk (Plans & Ploys)
tapestry-choice-civilization-spies = Spies (Plans & Ploys)
tapestry-choice-civilization-tinkerers = Tinkerers (Plans & Ploys)
tapestry-choice-civilization-treasure-hunters = Treasure Hunters (Plans & Ploys)
tapestry-choice-civilization-utilitarians = Utilitarians (Plans & Ploys)
tapestry-choice-civilization-collectors = Collectors (Arts & Architecture)
tapestry-choice-civilization-gamblers = Gamblers (Arts & Architecture)
tapestry-choice-civilization-relentless = Relentless (Arts & Architecture)
tapestry-choice-civilization-renegades = Renegades (Arts & Architecture)
tapestry-choice-civilization-urban-planners = Urban Planners (Arts & Architecture)
tapestry-choice-civilization-faefolk = Faefolk (Fantasies & Futures)
tapestry-choice-civilization-genies = Genies (Fantasies & Futures)
tapestry-choice-civilization-illuminati = Illuminati (Fantasies & Futures)
tapestry-choice-civilization-merfolk = Merfolk (Fantasies & Futures)
tapestry-choice-civilization-werefolk = Werefolk (Fantasies & Futures)
tapestry-choice-civilization-weefolk = Weefolk (Fantasies & Futures)
tapestry-choice-civilization-elder-ones = Elder Ones (Fantasies & Futures)
tapestry-choice-civilization-artificers = Artificers (Fantasies & Futures)
tapestry-choice-civilization-celestials = Celestials (Fantasies & Futures)
tapestry-choice-civilization-psionics = Psionics (Fantasies & Futures)
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
tapestry-choice-bot-civilization-equalizers = Equalizers (Plans & Ploys)
tapestry-choice-bot-civilization-iconoclasts = Iconoclasts (Plans & Ploys)
tapestry-choice-bot-civilization-trailblazers = Trailblazers (Plans & Ploys)
tapestry-choice-bot-civilization-hucksters = Hucksters (Plans & Ploys)
tapestry-choice-second-civilization-scientists = Scientists
tapestry-choice-second-civilization-explorers = Explorers
tapestry-choice-second-civilization-engineers = Engineers
tapestry-choice-second-civilization-conquerors = Conquerors
tapestry-choice-second-civilization-equalizers = Equalizers (Plans & Ploys)
tapestry-choice-second-civilization-iconoclasts = Iconoclasts (Plans & Ploys)
tapestry-choice-second-civilization-trailblazers = Trailblazers (Plans & Ploys)
tapestry-choice-second-civilization-hucksters = Hucksters (Plans & Ploys)
tapestry-module-shadow-two = Shadow Empire (for two people)
tapestry-module-double-strike = Double strike (meant for games with the Arts track)
tapestry-module-plans = Plans & Ploys: 10 civilizations, 4 of the Automa, 5 landmark cards and 2 tapestry cards; 13 tapestry cards and the space tiles are not public and left out
tapestry-module-arts = Arts & Architecture: the arts track, 5 civilizations, 10 decision cards; landmark cards, masterpieces and inspiration are stand-ins; tapestry and tech cards, mats and civilizations of the Automa are left out
tapestry-module-fantasies = Fantasies & Futures: all 10 civilizations; tapestry and tech cards, mats and civilizations of the Automa are left out
tapestry-setup-left-out = This civilization is left out of the game.
tapestry-setup-automa-only = This is for the Automa only.
tapestry-setup-automa-none = The Automa has none.
tapestry-setup-automa-second = Only level 6 has a second civilization.
tapestry-setup-automa-all = One seat must be a person's.
tapestry-setup-automa-solo = The Automa plays against one person.
tapestry-setup-shadow-automa = The Automa brings the Shadow Empire itself.
tapestry-setup-shadow-people = The Shadow Empire alone joins { $n } people.
tapestry-setup-needs-automa = This is for games against the Automa.

## Questions

tapestry-ask-turn-turn = { $seat }: advance on a track, or take an income turn.
tapestry-ask-advance-token = { $seat }: which token on { $track }?
tapestry-ask-advance-pay = { $seat }: pay { $left ->
    [one] { $left } more resource
   *[other] { $left } more resources
 }.
tapestry-remark-from = From: { $what }.
tapestry-remark-for = For: { $what }.
tapestry-ask-advance-bonus = { $seat }: do you want the bonus of { $space }? { $price } → { $gain }
tapestry-ask-track-whichtrack = { $seat }: on which track?
tapestry-ask-track-whichtoken = { $seat }: which token on { $track }?
tapestry-ask-track-restart = { $seat }: put the token on the start space of which track?
tapestry-ask-city-plot = { $seat }: where do you build the { $kind }?
tapestry-ask-city-rotation = { $seat }: place the { $landmark } in your capital.
tapestry-ask-city-line = { $seat }: the top edge of { $landmark } is in which row?
tapestry-ask-city-column = { $seat }: the left edge of { $landmark } is in which column?
tapestry-ask-explore-tile = { $seat }: explore with which tile?
tapestry-ask-explore-hex = { $seat }: where do you lay the tile?
tapestry-ask-explore-rotation = { $seat }: turn the tile on { $hex }.
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
tapestry-ask-atlantis4-discardnew = { $seat }: discard which of the new tech cards?
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
tapestry-ask-setup-keepmat = { $seat }: choose your capital city.
tapestry-ask-setup-dealcivilization = Civilizations are dealt.
tapestry-ask-setup-keepcivilization = { $seat }: choose your civilization.
tapestry-ask-landmarkcard-keep = { $seat }: which landmark card do you keep?
tapestry-ask-landmarkcard-dealone = A landmark card is dealt.
tapestry-ask-setup-drawfirst = Who begins?
tapestry-ask-alchemists-brew = { $seat }: Roll the science die? If you stop, you advance on the tracks you have rolled.
tapestry-ask-alchemists-mix = The science die is rolled for the Alchemists.
tapestry-ask-alchemists-mixed = { $seat }: Which result counts?
tapestry-ask-alchemists-transmute = { $seat }: On which track do you advance, without its benefit?
tapestry-ask-architects-swap = { $seat }: Which building swaps places?
tapestry-ask-architects-swapwith = { $seat }: With which building?
tapestry-ask-entertainers-perform = { $seat }: Where does the token of the Entertainers go?
tapestry-ask-heralds-proclaim = { $seat }: Which played tapestry card do the Heralds repeat?
tapestry-ask-collectors-tile = { $seat }: put a new territory tile on the mat, for any 1 resource?
tapestry-ask-collectors-hanging = { $seat }: put a new tapestry card on the mat, for any 1 resource?
tapestry-ask-collectors-tech = { $seat }: put { $tech } on the mat, for any 1 resource?
tapestry-ask-gamblers-reveal = A tapestry card is revealed.
tapestry-ask-gamblers-bet = { $seat }: which revealed card do you take?
tapestry-ask-renegades-rebel = { $seat }: advance on your own track instead of the benefit of { $space }?
tapestry-ask-planners-morecards = { $seat }: which further landmark card do you take?
tapestry-ask-planners-nocard = { $seat }: gain another civilization instead of the Urban Planners?
tapestry-ask-planners-placestored = { $seat }: how is { $landmark } turned?
tapestry-ask-werefolk-moon = A space tile is drawn.
tapestry-ask-werefolk-flip = The space tile is flipped.
tapestry-ask-werefolk-beast = { $seat }: regress and explore the tile, or 4 VP?
tapestry-ask-weefolk-give = { $seat }: who gets a token of the Weefolk?
tapestry-ask-weefolk-plant = { $seat }: where in your capital city does the token of the Weefolk go?
tapestry-ask-weefolk-barter = { $seat }: discard a territory tile for any income building?
tapestry-ask-genies-drawtoken = The token of an opponent is drawn.
tapestry-ask-genies-wish = { $seat }: what do you and the Genies score?
tapestry-ask-genies-lastwish = { $seat }: what do you score?
tapestry-ask-illuminati-initiate = A tapestry card is drawn.
tapestry-ask-illuminati-keepone = { $seat }: which tapestry card do you keep?
tapestry-ask-merfolk-submerge = { $seat }: which tapestry card is submerged?
tapestry-ask-merfolk-spend = { $seat }: discard a tapestry card for 5 VP, or play one?
tapestry-ask-merfolk-spendmore = { $seat }: discard another tapestry card for 5 VP?
tapestry-ask-elders-barter = { $seat }: discard a tapestry card for any 2 resources? ({ $left } at most)
tapestry-ask-artificers-rearrange = { $seat }: set a building aside, or slide one to the left?
tapestry-ask-artificers-finale = { $seat }: points for your income buildings, or push a row to the left?
tapestry-ask-celestials-staydown = { $seat }: gain another civilization instead of the Celestials?
tapestry-ask-celestials-float = { $seat }: move your floating capital and gain both conquer dice?
tapestry-ask-psionics-see = The Psionics see one more than they gain.
tapestry-ask-psionics-seehanging = The Psionics see one more tapestry card than they gain.
tapestry-ask-psionics-putback = { $seat }: which one do you put back?
tapestry-ask-psionics-putbackhanging = { $seat }: which tapestry card do you put back?
tapestry-ask-treasure-diceagain = The conquer dice are rolled once more.
tapestry-ask-conquer-rollagain = The conquer dice are rolled once more.
tapestry-ask-conquer-whichresults = { $seat }: which result of each die counts?
tapestry-ask-civilization-keep = { $seat }: which civilization do you gain?
tapestry-ask-civilization-show = A civilization is drawn.
tapestry-ask-advisors-bestow = { $seat }: give the card to a neighbour for 5 VP?
tapestry-ask-advisors-feed = { $seat }: { $opponent } gains a tapestry card. Give one of yours instead?
tapestry-ask-aliens-launch = { $seat }: which space tile do the Aliens explore?
tapestry-ask-infiltrators-infiltrate = { $seat }: what do the Infiltrators do?
tapestry-ask-islanders-settle = { $seat }: keep the Islanders?
tapestry-ask-islanders-tile = { $seat }: lay which tile on your island?
tapestry-ask-islanders-hex = { $seat }: where on your island?
tapestry-ask-islanders-rotation = { $seat }: how is the tile turned?
tapestry-ask-recyclers-sift = A tech card is drawn.
tapestry-ask-recyclers-sort = { $seat }: which tech card do you keep?
tapestry-ask-riverfolk-moveon = { $seat }: gain another civilization instead of the Riverfolk?
tapestry-ask-spies-spy = { $seat }: what do the Spies use?
tapestry-ask-spies-victim = { $seat }: of which neighbour?
tapestry-ask-spies-steal = { $seat }: what of { $opponent } do you use?
tapestry-ask-spies-look = { $seat }: look at the hand of { $opponent }?
tapestry-ask-tinkerers-tinker = { $seat }: what do the Tinkerers do?
tapestry-ask-tinkerers-tinkeron = { $seat }: on which track?
tapestry-ask-tinkerers-maybenefit = { $seat }: gain the benefit of { $space }?
tapestry-ask-treasure-digat = { $seat }: where do you look for a treasure?
tapestry-ask-treasure-dig = { $seat }: which treasure of { $hex }?
tapestry-ask-treasure-dice = Dice are rolled for the treasure.
tapestry-ask-utilitarians-start = { $seat }: which landmark do you start with?
tapestry-ask-utilitarians-activate = { $seat }: put a token on { $landmark }?
tapestry-ask-utilitarians-advanceturn = { $seat }: advance on which track?
tapestry-ask-utilitarians-sell = { $seat }: discard 2 territory tiles for any 1 resource?
tapestry-ask-historians-uncover = { $seat }: From which square do you give a token, for a territory tile?
tapestry-ask-historians-give = { $seat }: Who gets the token?
tapestry-ask-inventors-improve = { $seat }: Which tech card gets a token and is upgraded?
tapestry-ask-isolationists-protect = { $seat }: Protect { $hex } with a token for any resource?
tapestry-ask-leaders-lead = { $seat }: Which leader do you follow?
tapestry-ask-merrymakers-rise = { $seat }: which token of the Merrymakers goes up?{ $remark }
tapestry-merrymakers-next = Column { $n }: { $gain }.
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
tapestry-ask-hanging-drawandsurvey = A territory tile is drawn.
tapestry-ask-hanging-drawandupgrade = A tech card is drawn.
tapestry-ask-hanging-inventandupgrade = { $seat }: invent and upgrade which tech card?
tapestry-ask-hanging-drill = { $seat }: advance on which track?
tapestry-ask-hanging-mayfollow = { $seat }: advance on { $track } without benefit?
tapestry-ask-hanging-exploit = { $seat }: twice the reward of { $tile } instead of { $points } VP?
tapestry-ask-hanging-givetile = { $seat }: give a tile away for 3 VP?
tapestry-ask-hanging-giveto = { $seat }: who gets { $tile }?
tapestry-ask-hanging-level = { $seat }: draw level with an opponent on which track?
tapestry-ask-hanging-occupy = { $seat }: put an outpost on { $hex }?
tapestry-ask-hanging-ownreward = { $seat }: gain the reward of which of your tiles?
tapestry-ask-hanging-surveyhex = { $seat }: where do you lay the tile?
tapestry-ask-hanging-surveyrotation = { $seat }: turn the tile on { $hex }.
tapestry-ask-hanging-claim = { $seat }: conquer { $hex }?
tapestry-ask-hanging-choosestill = { $seat }: which track does not move?
tapestry-ask-masterpiece-create = { $seat }: which masterpiece do you create?
tapestry-ask-masterpiece-broadcast = { $seat }: which masterpiece do you use again?
tapestry-ask-masterpiece-inspire = { $seat }: which income row does the inspiration tile go to?
tapestry-ask-masterpiece-exhibitone = A masterpiece is laid out.
tapestry-ask-masterpiece-fromdeck = A masterpiece is drawn.
tapestry-ask-landmarkcard-forautoma = A landmark card is drawn for the Automa.
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
tapestry-ask-automa-hucksters-hanging = A tapestry card joins the pool.
tapestry-ask-automa-hucksters-tech = A tech card joins the pool.
tapestry-ask-automa-hucksters-tile = A territory tile joins the pool.
tapestry-ask-automa-hucksters-masterpiece = A masterpiece joins the pool.
tapestry-ask-automa-hucksters-space = A space tile joins the pool.
tapestry-ask-automa-hucksters-take = { $seat }: what do you take?
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
tapestry-option-beside = put it beside the city
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
tapestry-option-take-black = the black die: { $black }
tapestry-option-take-red = the red die: { $red }
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
tapestry-option-spy = { $way ->
    [0] a played tapestry card
    [1] a territory tile
    [2] a position on a track
   *[other] a tech card
 }
tapestry-option-tinker = { $way ->
    [0] gain what one of your positions costs
    [1] advance to the next opponent ahead
    [2] regress 3 spaces
   *[other] advance to the next bonus
 }
tapestry-option-dig = { $land ->
    [D] desert: 1 coin, the better of 2 black dice
    [G] grassland: 1 culture, the better of 2 science dice
    [M] mountain: 1 worker, both conquer dice
   *[other] forest: 1 food, 2 red dice
 }
tapestry-option-landmark-card = { $landmark }: { $condition }
tapestry-option-create = { $masterpiece }
tapestry-option-draw-masterpiece = { $masterpiece }
tapestry-option-present = { $masterpiece }
tapestry-option-inspire = { $kind }
tapestry-option-pool-hanging = { $hanging }, from the pool
tapestry-option-pool-masterpiece = { $masterpiece }, from the pool
tapestry-option-pool-tech = { $tech }, from the pool
tapestry-option-pool-tile = { $tile }, from the pool
tapestry-option-pool-space = { $tile }, from the pool
tapestry-option-resource-instead = any 1 resource instead
tapestry-option-store = keep it on the mat
tapestry-option-collect = put it on the mat, for any 1 resource
tapestry-option-collect-tile = { $tile }, on the mat
tapestry-option-collect-hanging = { $hanging }, on the mat
tapestry-option-keep-hanging = { $hanging }
tapestry-option-submerge = { $hanging }
tapestry-option-sell-hanging = { $hanging }: discard for 5 VP
tapestry-option-spend-cards = discard or play tapestry cards
tapestry-option-unpack = place { $landmark }
tapestry-option-face-up = face up
tapestry-option-face-down = face down
tapestry-option-hunt = regress and explore the tile
tapestry-option-howl = 4 VP
tapestry-option-finish = finish the game
tapestry-option-set-aside = set the leftmost { $what } aside
tapestry-option-slide = slide the leftmost { $what } one space to the left
tapestry-option-push-left = push every { $what } of the row to the left end
tapestry-option-count-buildings = 1 VP for each income building
tapestry-option-put-back-tile = put back { $tile }
tapestry-option-put-back-space = put back { $tile }
tapestry-option-put-back-tech = put back { $tech } (circle: { $circle }; square: { $square })
tapestry-option-put-back-hanging = put back { $hanging } ({ $does })
tapestry-option-put-back-masterpiece = put back { $masterpiece }
tapestry-option-wish = { $gain }
tapestry-option-share = an outpost beside that on { $hex }
tapestry-option-island = island, hex { $n }
tapestry-option-recycle = { $tech }: to the bottom row, 5 VP
tapestry-option-salvage = { $tech }, from the discards
tapestry-option-dig-at = { $hex }
tapestry-option-start-landmark = { $landmark }
tapestry-option-activate = token { $n }
tapestry-option-sell-tiles = discard 2 territory tiles for any 1 resource
tapestry-option-draw-landmark-card = { $landmark }
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
tapestry-effect-per-income-building = { $n } VP per income building
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
tapestry-effect-refresh = lay out new tech cards
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
tapestry-effect-masterpiece = create a masterpiece
tapestry-effect-refresh-masterpieces = lay out new masterpieces
tapestry-effect-inspire = an inspiration tile
tapestry-effect-broadcast = use { $n } masterpieces again
tapestry-effect-cartography = { $text }
tapestry-effect-manifest-destiny = { $text }
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
tapestry-effect-renaissance = { $text }
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

tapestry-log-turnbegan = { $seat }: a new turn.
tapestry-log-incomebegan = { $seat } takes income turn { $number }.
tapestry-log-advanced = { $seat } advances on { $track } to { $space }.
tapestry-log-regressed = { $seat } goes back on { $track } to { $space }.
tapestry-log-restarted = { $seat } puts the token on the start space of { $track }.
tapestry-log-paid = { $seat } pays { $what }.
tapestry-log-gained = { $seat } gains { $what }.
tapestry-log-scored = { $seat } scores { $points } VP.
tapestry-log-buildingplaced = { $seat } builds one { $building } ({ $plot }).
tapestry-log-tokenplanted = { $victim } puts a token of { $seat } on { $plot } of the capital city.
tapestry-log-collected = { $seat } puts on the mat: { $thing }.
tapestry-log-submerged = { $seat } submerges { $hanging }.
tapestry-log-submerged-hidden = { $seat } submerges a tapestry card.
tapestry-log-surfaced = { $seat } takes { $n ->
    [one] a submerged tapestry card
   *[other] { $n } submerged tapestry cards
 } back.
tapestry-log-rowchanged = { $seat } { $way ->
    [0] sets a building aside
    [1] slides a building one space to the left
   *[other] pushes all buildings of a row to the left
 }: { $building }.
tapestry-log-dicetaken = { $opponent } takes { $n ->
    [one] a die
   *[other] { $n } dice
 } from the mat of { $seat }.
tapestry-log-buildingsswapped = { $seat } swaps the buildings on { $plot } and { $other }.
tapestry-log-settled = { $seat } builds on { $hex }.
tapestry-log-landmarkgained = { $seat } takes the { $landmark }.
tapestry-log-landmarkplaced = { $seat } puts up the { $landmark }.
tapestry-log-districtcompleted = { $seat } completes a district.
tapestry-log-capitalscored = { $seat } scores { $points } VP for the capital city.
tapestry-log-tiledrawn = { $seat } draws { $tile }.
tapestry-log-spacetiledrawn = { $seat } draws { $space_tile }.
tapestry-log-hangingdrawn = { $seat } draws { $hanging }.
tapestry-log-hangingdrawn-hidden = { $seat } draws a tapestry card.
tapestry-log-explored = { $seat } explores { $hex } and lays { $tile }.
tapestry-log-coinflipped = The tile of { $seat } lands { $up ->
    [1] face up
   *[other] face down
 }.
tapestry-log-spaceexplored = { $seat } explores { $space_tile }.
tapestry-log-islandexplored = { $seat } lays { $tile } on the home island.
tapestry-log-masterpiececreated = { $seat } creates masterpiece { $masterpiece }.
tapestry-log-masterpiecesrefreshed = { $seat }: new masterpieces are laid out.
tapestry-log-inspired = { $seat } puts an inspiration tile on the row of the { $building }.
tapestry-log-handseen = { $seat } sees { $hanging } in the hand of { $victim }.
tapestry-log-handseen-hidden = { $seat } looks at a card of { $victim }.
tapestry-log-outpostplaced = { $seat } puts an outpost on { $hex }.
tapestry-log-capitalmoved = The floating capital of { $seat } moves to { $hex }.
tapestry-log-foreseen = { $seat } sees one more than is gained.
tapestry-log-toppled = { $seat } topples an outpost of { $victim } on { $hex }.
tapestry-log-reacted = { $seat } discards { $hanging } and keeps { $hex }.
tapestry-log-conquerdicerolled = { $seat } rolls the dice: black shows { $black }, red shows { $red }.
tapestry-log-sciencedierolled = { $seat } rolls the science die: { $track }.
tapestry-log-invented = { $seat } invents { $tech }.
tapestry-log-upgraded = { $seat } moves { $tech } up to the { $row }.
tapestry-log-techtaken = { $seat } takes { $tech } from { $victim }.
tapestry-log-displayrefreshed = { $seat } lays out new tech cards.
tapestry-log-hung = { $seat } plays { $hanging } in era { $era }.
tapestry-log-hungfacedown = { $seat } plays a card face down in era { $era }.
tapestry-log-discarded = { $seat } discards { $what }.
tapestry-log-achievementgained = { $seat } gains an achievement: { $achievement } ({ $points } VP).
tapestry-log-civilizationgained = { $seat } leads the { $civilization }.
tapestry-log-playerfinished = { $seat } has taken the last income turn and is done.
tapestry-log-gameended = The game is over.
tapestry-log-botcivilizationgained = { $seat } leads the { $bot_civilization }.
tapestry-log-favouriteset = { $seat } favours { $track } from now on.
tapestry-log-landmarksremoved = { $seat }: { $n } landmarks leave the game.
tapestry-log-trackmarked = { $seat } puts an outpost on { $space }.
tapestry-log-offered = { $seat } adds to the pool: { $what }.
tapestry-log-pairdrawn = { $seat } draws the decision cards { $left } and { $right }.
tapestry-log-tiecarddrawn = { $seat } draws progress card { $card } to break the tie and puts it back.
tapestry-log-notrack = { $seat } has no track left to advance on.
tapestry-log-noadvance = { $seat } does not advance on { $track }: { $why }.
tapestry-log-noeffect = { $seat } gains nothing: { $why }.
tapestry-log-tilelaid = { $seat } lays { $tile } on { $hex }.
tapestry-log-shadowoutpostplaced = A toppled outpost of { $seat } is put on { $hex }.
tapestry-log-supplydiscarded = { $seat } discards { $hanging }, which is no trap.
tapestry-log-cardadded = Progress card { $card } joins the discarded decision cards.
tapestry-log-shuffled = All { $n } decision cards are shuffled.
tapestry-log-shadowturnbegan = Turn { $number } of { $seat }.
tapestry-log-hangingreplaced = { $seat } draws { $hanging }, which does not belong in this game, and replaces it.
tapestry-log-doublestruck = Double strike: the second token of { $seat } advances on { $track } to { $space }.
tapestry-log-nostrike = No double strike on { $track }: { $why }.

## Gestures, score, milestones

tapestry-gesture-advance = Advance
tapestry-gesture-masterpiece = Masterpiece
tapestry-doing-advance = { $seat } is advancing.
tapestry-doing-masterpiece = { $seat } is choosing a masterpiece.
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
tapestry-gesture-die = Dice
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
tapestry-panel-landmark-cards = Landmark cards
tapestry-panel-masterpieces = Masterpieces and inspiration
tapestry-masterpiece = Masterpiece { $n }: { $gain }
tapestry-panel-landmark-card = Landmark
tapestry-panel-condition = Condition
tapestry-condition-tile = at least { $n } territory tiles in supply
tapestry-condition-district = at least { $n } completed districts
tapestry-condition-line = at least { $n } complete row or column
tapestry-condition-top-tech = at least { $n } tech card in the top row
tapestry-condition-same-building = at least { $n } income buildings of one kind
tapestry-condition-space-tile = at least { $n } explored space tile
tapestry-condition-territory = control of at least { $n } territories
tapestry-condition-landmark = at least { $n } landmarks
tapestry-condition-tech = at least { $n } tech cards
tapestry-panel-own-landmarks = Landmarks
tapestry-panel-on-mat = On the mats of civilizations
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
tapestry-automa-void-unused = the track is not used
tapestry-automa-void-start = it stands on the start space
tapestry-automa-void-one-way = no token goes back in this scenario
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
tapestry-automa-short-track = { $seat } goes to { $space } on { $track }: { $reason }
tapestry-automa-short-goes = { $seat } advances on { $track }: { $reason }
tapestry-automa-short-favourite = { $seat } favours { $track } from now on, because { $due }: { $reason }
tapestry-automa-due-end = { $track } is completed
tapestry-automa-due-ahead = { $first } is ahead on { $track }
tapestry-automa-due-both = { $first } and { $second } are ahead on { $track }
tapestry-automa-short-conquer-opponent = { $seat } conquers your { $hex }: { $reason }
tapestry-automa-short-attack = { $seat } attacks your { $hex }: { $reason }
tapestry-automa-short-repelled = { $seat } attacks your { $hex } in vain: { $reason }
tapestry-automa-short-conquer-neutral = { $seat } conquers { $hex }: { $reason }
tapestry-automa-short-explore = { $seat } explores { $hex }: { $reason }
tapestry-automa-short-fortify = { $seat } fortifies { $hex }: { $reason }
tapestry-automa-short-strike = double strike on { $track }: { $space }
tapestry-automa-short-points = That makes { $n } VP
tapestry-automa-because-only = nothing else was possible
tapestry-automa-because-blocked = every other track is completed or blocked
tapestry-automa-because-adjacent = the only hex that is not next to you, and card { $card } shows no topple symbol
tapestry-automa-because-landmark = { $n ->
    [one] a landmark or the end is closest there, 1 space away
   *[other] a landmark or the end is closest there, { $n } spaces away
 }
tapestry-automa-because-end = { $n ->
    [one] the end is closest there, 1 space away
   *[other] the end is closest there, { $n } spaces away
 }
tapestry-automa-because-order = card { $card } breaks the tie
tapestry-automa-because-island = that is closest to the middle island
tapestry-automa-because-single = that is closest to land you hold with a single piece
tapestry-automa-because-person = that is closest to your land
tapestry-automa-because-far = that is furthest from your land
tapestry-automa-because-aid = the choice aid of card { $card } breaks the tie
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
tapestry-automa-points-equalizers = Equalizers
tapestry-automa-points-iconoclasts = Iconoclasts: landmarks removed
tapestry-automa-points-trailblazers = Trailblazers: outposts you have not passed
tapestry-automa-rule-all = { $rule } All stay: { $left }.
tapestry-automa-rule-none = { $rule } Nothing is left.
tapestry-automa-rule-left = { $rule } Left: { $left }.
tapestry-automa-rule-gone = { $rule } Left: { $left }. Gone: { $gone }.
tapestry-automa-note-only = not valid
tapestry-automa-note-without = next to you
tapestry-automa-note-blocked = blocked
tapestry-automa-note-measured = { $n } instead of { $best }
tapestry-automa-gist-pair = Two cards decide: { $left } names the tracks, { $right } breaks ties.
tapestry-automa-gist-reward-counts = The Automa uses: { $counts }.
tapestry-automa-gist-reward-void = The Automa has no use for: { $void }.
tapestry-automa-gist-reward-both = The Automa uses: { $counts }. It ignores: { $void }.
tapestry-automa-gist-hexes = hexes { $hexes }
tapestry-automa-gist-choose-track = Which track does { $seat } take?
tapestry-automa-gist-choose-favourite = Which track does { $seat } favour from now on?
tapestry-automa-gist-choose-conquer-opponent = Which of your territories does { $seat } attack?
tapestry-automa-gist-choose-conquer-neutral = What land does { $seat } conquer?
tapestry-automa-gist-choose-explore = Where does { $seat } explore?
tapestry-automa-gist-choose-fortify = Which territory does { $seat } fortify?
tapestry-automa-gist-only = There is no choice: { $what }.
tapestry-automa-gist-possible = { $count ->
    [0] nothing is possible.
    [one] only { $left } is possible.
   *[other] { $count } places are possible: { $left }.
 }
tapestry-automa-gist-completed = { $gone } is completed already.
tapestry-automa-gist-blocked = { $gone } is closed to it now.
tapestry-automa-gist-landmark = { $n ->
    [one] nearest to a free landmark or the end: { $left }, 1 space away.
   *[other] nearest to a free landmark or the end: { $left }, { $n } spaces away.
 }
tapestry-automa-gist-end = { $n ->
    [one] nearest to the end: { $left }, 1 space away.
   *[other] nearest to the end: { $left }, { $n } spaces away.
 }
tapestry-automa-gist-order = It is a tie, and card { $card } puts { $left } first.
tapestry-automa-gist-adjacent = { $count ->
    [0] All are next to your land, and card { $card } shows no topple symbol.
   *[other] Out, because next to your land while card { $card } shows no topple symbol: { $gone }.
 }
tapestry-automa-gist-island = { $left } is closest to the middle island, at distance { $n }.
tapestry-automa-gist-single = { $left } is closest to land that you hold with a single piece, at distance { $n }.
tapestry-automa-gist-person = { $left } is closest to your land, at distance { $n }.
tapestry-automa-gist-far = { $left } is furthest from your land, at distance { $n }.
tapestry-automa-gist-aid = It is a tie, and the choice aid of card { $card } comes to { $left } first.
tapestry-automa-gist-note-completed = completed
tapestry-automa-gist-note-blocked = closed
tapestry-automa-gist-note-adjacent = next to you
tapestry-automa-gist-note-landmark = { $n ->
    [one] 1 space
   *[other] { $n } spaces
 }
tapestry-automa-gist-note-end = { $n ->
    [one] 1 space
   *[other] { $n } spaces
 }
tapestry-automa-gist-note-order = place { $n }
tapestry-automa-gist-note-island = distance { $n }
tapestry-automa-gist-note-single = distance { $n }
tapestry-automa-gist-note-person = distance { $n }
tapestry-automa-gist-note-far = distance { $n }
tapestry-automa-gist-note-aid = only no. { $n }
tapestry-automa-points-title = Points of income turn { $n }
tapestry-automa-points-head-source = Source
tapestry-automa-points-head-count = Count
tapestry-automa-points-head-times = Multiplier
tapestry-automa-points-head-total = VP
tapestry-automa-points-total = Together
tapestry-automa-panel = Bots
tapestry-automa-panel-level = Level
tapestry-automa-panel-civilization = Civilization of the Automa
tapestry-automa-panel-points = Victory points of the Automa
tapestry-automa-panel-era = Era of the Automa
tapestry-automa-panel-outposts = Outposts in supply
tapestry-automa-panel-trail = Outposts of the Trailblazers
tapestry-automa-panel-pool = Pool of the Hucksters
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

tapestry-cover-role = You lead a civilization
tapestry-cover-lead = Weave a civilization from its first fire to the stars, alone or against others.
tapestry-cover-goal = The game ends when everyone has taken their fifth and last income turn. Whoever has the most victory points wins.
tapestry-cover-turn = Move one of your tokens one space ahead on its track, pay for the space and get what it shows. When your resources run out, take an income turn: it fills them up again and begins a new era.

## Pieces of modules

tapestry-mark-strike = Double strike
tapestry-mark-letter-strike = D

## The guided first game

tapestry-guide-goal = Welcome! You lead a civilization from the first fire to the stars. Your opponent is the Automa; the Shadow Empire plays alongside it, takes landmarks and never scores. After five income turns your game is over, and whoever has the most victory points wins.
tapestry-guide-board = These are the four tracks. In a turn you move one of your tokens one space ahead, pay what the space costs and get what it shows – or you take an income turn. Landmarks go to whoever reaches their space first.
tapestry-guide-mat = Your income mat: each building you put up leaves this mat and uncovers a space. At every income turn you get everything that is uncovered. Your first income is already here: one food, one worker, one culture, one coin.
tapestry-guide-advance = Let us set out. Advance on Exploration to Scouting: it costs one resource of any kind and brings two territory tiles. Choosing it pays and advances; the arrows beside it let you pay with something else.
tapestry-guide-explore = Meanwhile the bots have taken their turn: two cards decided which tracks they took, and the Automa has conquered hex 19. “Why?” shows you each step on the board. Now take the next space: Rafts lets you explore.
tapestry-guide-explore-tile = Pick one of your tiles below the map. It may go on any empty hex next to your land.
tapestry-guide-explore-hex = The dashed hexes are open to you; the number is the most that this tile can score there. Take hex 20.
tapestry-guide-explore-turn = Each edge that fits its neighbour is worth 1 point. Each turn says what it scores: choose the best one. After that you get the reward printed on the tile.
tapestry-guide-bonus = Some spaces have a bonus that you may buy at once. This one would cost a resource you need in a moment: leave it.
tapestry-guide-build = Next on Exploration: Wagons. From here you may explore once more or put up a farm.
tapestry-guide-build-farm = Take the farm: it will bring you one more food at every income.
tapestry-guide-build-plot = Your capital city: nine districts of nine plots, and hatched plots count as filled. A full district brings any one resource at once; full rows and columns score when the city is counted. Plot e2 is as good as any for a start.
tapestry-guide-conquer = Now Military: Archery lets you conquer. You put an outpost on explored land next to yours.
tapestry-guide-conquer-hex = Take hex 20, the land you explored. It brings you closer to the middle island, which is worth 10 points to the first who holds it.
tapestry-guide-conquer-die = After a conquest you roll two dice and keep one. Five points are hard to beat.
tapestry-guide-income = Only one coin is left: time for an income turn. Your civilization acts, you play a tapestry card for the new era, score points and receive what your income mat shows.
tapestry-guide-income-civilization = The Merrymakers move one of three tokens up and take what it reaches. The first column brings a coin. Your only tapestry card is played by itself, then your income comes in.
tapestry-guide-farewell = Well done! You have advanced, explored, built, conquered and taken an income – that is all of Tapestry. Choose “Why?” to see how the Automa came to its last move. In the next eras look for landmarks, for full districts and for the end of a track. The question mark on top explains whatever you are asked.

## Scenarios

tapestry-module-atlantis-1 = Atlantis 1: Focus
tapestry-scenario-goal-atlantis-1 = Win the game. Blockers follow four spaces behind your favourite track: a token on a blocker’s space or beyond cannot move.
tapestry-mark-focus = Favourite track
tapestry-mark-letter-focus = ♥
tapestry-ask-atlantis1-choosefocus = { $seat }: which track is your favourite?
tapestry-ask-atlantis1-takestart = { $seat }: which space gives its benefit, or do you take the landmark?
tapestry-ask-atlantis1-draw = A civilization is drawn for { $seat }.
tapestry-ask-atlantis1-mayreplace = { $seat }: replace { $civilization } by another civilization?
tapestry-ask-atlantis1-keepone = { $seat }: which civilization do you play?
tapestry-ask-atlantis1-switchfocus = { $seat }: which track is your new favourite?
tapestry-option-take-space = Benefit of space { $n }
tapestry-option-take-landmark = The first landmark of the track
tapestry-option-replace-civilization = Replace { $civilization }
tapestry-log-focusset = The favourite track of { $seat } is { $track }.
tapestry-log-focuslost = { $seat } has completed all tracks and has no favourite any more.
tapestry-log-civilizationreplaced = { $seat } replaces { $civilization }.
tapestry-module-atlantis-2 = Atlantis 2: World War
tapestry-module-atlantis-3 = Atlantis 3: Utopia
tapestry-module-atlantis-4 = Atlantis 4: The Downfall of Atlantis
tapestry-module-atlantis-5 = Atlantis 5: Foresight
tapestry-field-recorded = Recorded tapestry cards
tapestry-scenario-goal-atlantis-2 = Win the game and control more territories than the Automa at the end. Whoever would explore conquers instead.
tapestry-scenario-goal-atlantis-3 = Win the game. There is no military track, and whoever would conquer explores instead, on any empty hex connected with the own capital.
tapestry-scenario-goal-atlantis-4 = Win the game with all income buildings of at least two kinds placed. All tracks run in reverse.
tapestry-scenario-goal-atlantis-5 = Win the game and gain at least 30 VP from the predictions of the Mystics. The cards of your eras lie face down beforehand.
tapestry-ask-atlantis3-redrawtech = { $seat }: exchange { $tech } for another draw?
tapestry-ask-atlantis3-redrawspace = { $seat }: exchange the drawn space tile for another one?
tapestry-ask-atlantis3-anothertech = { $seat } draws another tech card.
tapestry-ask-atlantis3-anotherspace = { $seat } draws another space tile.
tapestry-ask-atlantis4-upgrade = { $seat }: which tech card moves up, without its benefit?
tapestry-ask-atlantis5-laycard = { $seat }: which card lies face down for era { $era }?
tapestry-option-redraw-tech = Exchange { $tech }
tapestry-option-redraw-space = Exchange the tile
tapestry-option-lay-down = Lay down { $hanging }
tapestry-log-mapfilled = A territory tile comes to each of { $n } empty hexes.
tapestry-log-traptaken = { $seat } takes a trap from the deck.
tapestry-log-landmarksscored = { $seat } has { $n } landmarks of tracks: { $points } VP.
tapestry-log-pointsinstead = { $seat } has completed all tracks and gains { $points } VP instead of an advance.
tapestry-log-redrawn = { $seat } exchanges what was drawn.
tapestry-log-cardslaid = { $seat } lays { $n } tapestry cards face down.
tapestry-foretold = Foretold eras
tapestry-foretold-cards = Face-down tapestry cards, the next one first
tapestry-module-kaiju-1 = Kaiju 1: The Kaiju Masters
tapestry-module-kaiju-2 = Kaiju 2: Inescapable (alone)
tapestry-field-fifth-beside = Arts track lies beside
tapestry-choice-fifth-beside-exploration = Exploration
tapestry-choice-fifth-beside-science = Science
tapestry-choice-fifth-beside-military = Military
tapestry-choice-fifth-beside-technology = Technology
tapestry-why-fifth-beside = In the variant Double strike, the Arts track lies beside this one.
tapestry-field-difficulty = Difficulty of Kaiju 2
tapestry-choice-difficulty-1 = 1: 40 VP
tapestry-choice-difficulty-2 = 2: 70 VP
tapestry-choice-difficulty-3 = 3: 100 VP
tapestry-choice-difficulty-4 = 4: 130 VP
tapestry-choice-difficulty-5 = 5: 160 VP
tapestry-choice-difficulty-6 = 6: 190 VP
tapestry-why-difficulty = The points that you need at the end of this scenario.
tapestry-setup-apart = These modules cannot be combined.
tapestry-setup-needs = This scenario needs another module: { $module ->
    [plans] Plans & Ploys
    [arts] Arts & Architecture
    [fantasies] Fantasies & Futures
   *[other] { $module }
 }.
tapestry-setup-alone = This scenario is for one person alone, without the Automa.
tapestry-setup-scenario-decides = The scenario decides the civilization.
tapestry-scenario = Scenario
tapestry-scenario-name = Played
tapestry-scenario-goal = Goal
tapestry-scenario-goal-kaiju-1 = Have more victory points than the Automa at the end. Every time the Automa advances by its cards, the Kaiju first walks to a neighbouring district and destroys a building there.
tapestry-scenario-goal-kaiju-2 = Reach the target before your fifth income turn is over, and keep at least one outpost on the map.
tapestry-victor-kaiju = Kaiju
tapestry-victory-kaiju = The Kaiju have overrun the world.
tapestry-mark-kaiju = Kaiju
tapestry-mark-letter-kaiju = K
tapestry-mark-weefolk = Token of the Weefolk
tapestry-mark-letter-weefolk = w
tapestry-mark-celestials = Floating capital
tapestry-mark-letter-celestials = ^
tapestry-mark-ruin = Ruin
tapestry-mark-letter-ruin = x
tapestry-mark-blocker = Blocker
tapestry-mark-letter-blocker = !
tapestry-district-0 = the upper left district
tapestry-district-1 = the upper middle district
tapestry-district-2 = the upper right district
tapestry-district-3 = the left district in the middle
tapestry-district-4 = the central district
tapestry-district-5 = the right district in the middle
tapestry-district-6 = the lower left district
tapestry-district-7 = the lower middle district
tapestry-district-8 = the lower right district
tapestry-direction-up = up
tapestry-direction-right = right
tapestry-direction-down = down
tapestry-direction-left = left
tapestry-kaiju-compass-moves = { $track } points { $direction }: the Kaiju goes that way.
tapestry-kaiju-compass-turned = { $track } points { $direction }, out of the city: the Kaiju goes the opposite way.
tapestry-kaiju-compass-back = { $track } points { $direction }, which leads back to where the Kaiju came from: the next symbol counts.
tapestry-log-kaijumoved = The Kaiju walks to { $district } of { $owner }.
tapestry-log-kaijustayed = The Kaiju stays where it is.
tapestry-log-buildingdestroyed = The Kaiju destroys the { $kind } of { $owner } on { $plot }.
tapestry-log-nothingdestroyed = Nothing is destroyed in { $district }: { $cause }.
tapestry-cause-complete = the district is complete
tapestry-cause-none = there is no income building
tapestry-cause-hexes = there is one on every hex
tapestry-cause-supply = none is left in the supply
tapestry-automa-short-kaiju = the Kaiju walks to { $district }
tapestry-automa-short-destroyed = it destroys your { $kind } on { $plot }
tapestry-ask-kaiju2-draw = A card of the Kaiju deck is drawn.
tapestry-option-kaiju-card = Card { $n }
tapestry-log-kaijucarddrawn = The Kaiju draw card { $card }.
tapestry-log-kaijushuffled = The { $n } discarded cards are the new Kaiju deck.
tapestry-log-trackblocked = A blocker stands on { $track }: advancing there costs any 1 resource more.
tapestry-log-kaijuplaced = A Kaiju comes to { $hex }.
tapestry-log-outpostdestroyed = The Kaiju destroy an outpost of { $owner } on { $hex }.
tapestry-log-kaijueverywhere = No Kaiju comes: { $cause }.
tapestry-kaiju = The Kaiju
tapestry-kaiju-target = Victory points needed
tapestry-kaiju-deck = Cards in the Kaiju deck
tapestry-kaiju-pile = Discarded cards
tapestry-kaiju-supply = Kaiju in supply
tapestry-kaiju-destroyed = Destroyed outposts

## Campaigns

tapestry-campaign-you = you
tapestry-campaign-total = Together
tapestry-campaign-scenario = Scenario
tapestry-campaign-level = Level
tapestry-campaign-winner = Winner
tapestry-campaign-points = Campaign points
