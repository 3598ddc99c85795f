## What is asked

sample-ask-round-bid = { $seat }: how much do you bid for an early turn?
sample-ask-turn-travel = { $seat }: do you go on or stop here?
sample-ask-turn-load = { $seat }: how many cubes do you load?
sample-ask-turn-playcard = { $seat }: play a card or rest.
sample-ask-storm-losecube = { $seat }: which cube does the storm take?
sample-ask-storm-stormmoves = How far does the storm move?
sample-ask-draw-draw = { $seat } draws a card. Which one?
sample-ask-smugglers-drawmark = { $seat } draws a mark. Which one?
sample-ask-tolls-toll = { $seat }: do you ask { $traveller } for a toll?
sample-ask-market-sell = { $seat }: sell a cube or stop.
sample-ask-council-give = { $seat }: which card do you give, if any?

## What can be chosen

sample-option-bid = { $n ->
    [0] no coin
    [one] { $n } coin
   *[other] { $n } coins
 }
sample-option-on = go on
sample-option-stop = stop here
sample-option-load = { $n ->
    [0] no cube
    [one] { $n } cube
   *[other] { $n } cubes
 }
sample-option-play = play { $card }
sample-option-rest = rest
sample-option-lose = { $good }
sample-option-drawn = { $card }
sample-option-blows = { $n ->
    [one] { $n } station
   *[other] { $n } stations
 }
sample-option-sell = sell { $good } for { sample-coins }
sample-option-done = done
sample-option-mark = { $good }
sample-option-smuggle = show the mark and sell
sample-option-give = give { $card }
sample-option-keep = give nothing
sample-option-haggle = haggle for { $good }

## What cards do

sample-effect-earn = { $n ->
    [one] earn { $n } coin
   *[other] earn { $n } coins
 }
sample-effect-pay = { $n ->
    [one] pay { $n } coin
   *[other] pay { $n } coins
 }
sample-effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
 }
sample-effect-find = find { $n } × { $at }
sample-effect-sell = sell { $at }
sample-effect-walk = walk on
sample-effect-learn = learn to ride camels
sample-condition-at-oasis = at the oasis

## What happened

sample-log-bids = The bids are open: { $bids }.
sample-log-travelled = { $seat } travels to { $after }.
sample-log-loaded = { $seat } loads { $n } × { $good }.
sample-log-drew = { $seat } draws { $card }.
sample-log-drew-hidden = { $seat } draws a card.
sample-log-played = { $seat } plays { $card }.
sample-log-earned = { $way ->
    [out] { $seat } pays { sample-coins }.
   *[in] { $seat } earns { sample-coins }.
 }
sample-coins = { $n ->
    [one] a coin
   *[other] { $n } coins
 }
sample-log-stormmoved = The storm moves to { $after }.
sample-log-lost = { $seat } loses a cube of { $good }.
sample-log-gave = { $seat } gives { $card } to the council.

## Gestures, scores, set-up

sample-gesture-bid = bid
sample-doing-bid = { $seat } is bidding.
sample-gesture-travel = travel
sample-doing-travel = { $seat } is travelling.
sample-gesture-sell = sell
sample-doing-sell = { $seat } is selling.
sample-gesture-give = give
sample-doing-give = { $seat } is giving something.
sample-default-take-all = load as much as possible
sample-score-coins = Coins
sample-score-goods = Goods
sample-score-contraband = Contraband
sample-tie-coins = Coins
sample-field-guild = Guild
sample-field-automa = Plays by itself
sample-field-rounds = Rounds
sample-field-storm = With the storm
sample-field-caches = Coins from caches
sample-choice-guild-none = None
sample-choice-guild-riders = Riders
sample-choice-guild-porters = Porters
sample-choice-guild-brokers = Brokers
sample-choice-guild-nomads = Nomads
sample-module-tolls = Tolls
sample-module-market-day = Market day
sample-module-famine = Famine
sample-module-smugglers = Smugglers
sample-module-sandworm = Sandworm
sample-module-council = Council
sample-module-dunes = Dunes
sample-victor-desert = The desert
sample-victory-desert = The desert has swallowed the road: all have lost.

## Panels

sample-panel-road = { $n ->
    [one] The road: storm at { $storm }, 1 round left, { $deck } cards in the deck, { $discard } discarded, { $bank } coins in the bank
   *[other] The road: storm at { $storm }, { $n } rounds left, { $deck } cards in the deck, { $discard } discarded, { $bank } coins in the bank
 }
sample-panel-station = Station
sample-panel-grows = Grows
sample-panel-cubes = Cubes
sample-panel-who = Who is here
sample-panel-coins = Coins
sample-panel-goods = Goods
sample-panel-hand = Cards
sample-panel-mark = Mark
sample-panel-prices = At the market a cube brings
sample-setup-no-person = At least one seat is for a person.
sample-milestone-lost = Goods lost to the storm
