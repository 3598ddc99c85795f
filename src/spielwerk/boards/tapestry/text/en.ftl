### What the board of Tapestry says.

tapestry-terminal-queue = Still to do: { $groups }
tapestry-terminal-legend = Map: ":" explored, "*" the middle island, capitals are outposts, small letters toppled ones. Tracks: "^" a landmark. City: "#" impassable, f h a m buildings, L landmark.
tapestry-terminal-head = VP era food work cult coin farm hous armo mark outp card tile tech land
tapestry-terminal-finished = end
tapestry-terminal-eras = Tapestry: { $cards }
tapestry-terminal-capital = Capital city of { $seat } (mat { $id })
tapestry-terminal-display = Tech cards to invent: { $cards }
tapestry-terminal-down = face down
tapestry-terminal-hand = Hand: { $cards }
tapestry-terminal-tiles = Your territory tiles: { $cards }
tapestry-terminal-techs = Your tech cards: { $cards }

## The table

tapestry-board-mat = Mat
tapestry-board-views = What the board shows
tapestry-board-view-tracks = Tracks
tapestry-board-view-map = Map
tapestry-board-view-capital = Capital
tapestry-board-view-technology = Technology
tapestry-board-any = { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }
tapestry-board-lack = { $what } missing
tapestry-board-bonus = bonus for { $price }: { $gain }
tapestry-board-landmark = { $name }, still free
tapestry-board-landmark-taken = { $name }, taken
tapestry-board-pay = pay
tapestry-board-pay-other = Pay otherwise
tapestry-board-advance = Advance to { $space } on { $track }, pay { $pay }
tapestry-board-map = The map
tapestry-board-land-sea = sea
tapestry-board-land-desert = desert
tapestry-board-land-forest = forest
tapestry-board-land-grassland = grassland
tapestry-board-land-mountain = mountain
tapestry-board-unexplored = unexplored
tapestry-board-island = middle island
tapestry-board-outpost = outpost of { $actor }
tapestry-board-toppled = toppled outpost of { $actor }
tapestry-board-up-to = { $where }, up to { $n } VP
tapestry-board-tiles = Your tiles
tapestry-board-no-tiles = none
tapestry-board-best = best +{ $n }
tapestry-board-city = Capital city of { $name }, { $mat }
tapestry-board-row = row { $n }
tapestry-board-column = column { $at }
tapestry-board-district = a district
tapestry-board-completes = completes { $what }
tapestry-board-place = Place the { $name }
tapestry-board-turn = Turn
tapestry-board-put = Place it here
tapestry-board-left = Move left
tapestry-board-right = Move right
tapestry-board-up = Move up
tapestry-board-down = Move down
tapestry-board-display = Open tech cards
tapestry-board-no-cards = no cards
tapestry-board-deck = { $n ->
    [one] Deck: 1 card
   *[other] Deck: { $n } cards
 }
tapestry-board-need-track = top row: { $track } tier { $tier }
tapestry-board-need-building = top row: { $kind } space { $n }
tapestry-board-income = Income mat
tapestry-board-next = next: { $what }
tapestry-board-eras = Eras
tapestry-board-era = Era { $n }
tapestry-board-era-of = Era { $n } of { $of }
tapestry-board-hand = { $n ->
    [0] No tapestry card in hand
    [one] 1 tapestry card in hand
   *[other] { $n } tapestry cards in hand
 }
tapestry-board-vp = VP
tapestry-board-achievements = Achievements
tapestry-board-open = open · { $n }
tapestry-board-queue = Still to do
tapestry-board-pay-with = Pay with
tapestry-board-turns = Turn the tile
tapestry-board-turns-hint = Point at a turn to see it on the map; click it to lay the tile.
tapestry-board-turned = Lay the tile in turn { $turn }: { $n } VP; aligned: { $edges }
tapestry-board-edge-n = north
tapestry-board-edge-ne = north-east
tapestry-board-edge-se = south-east
tapestry-board-edge-s = south
tapestry-board-edge-sw = south-west
tapestry-board-edge-nw = north-west
tapestry-board-favourite = favours { $track }
tapestry-board-bot-cards = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
 }
