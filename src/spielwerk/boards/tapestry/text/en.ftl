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
tapestry-briefing-choose = Who you are:
tapestry-briefing-choose-text = in a moment you choose a capital city and a civilization with a power of its own.
tapestry-briefing-points = Where points come from:
tapestry-briefing-points-text = landmarks, land on the map, full rows and districts in your city, technology – and every income turn, which scores what you have built up.
tapestry-briefing-bots = Your opponents:
tapestry-briefing-bots-text = the Automa collects points like you. The Shadow Empire never scores, but takes landmarks away from you. “Why” explains every move of theirs.
tapestry-board-views = What the board shows
tapestry-board-view-tracks = Tracks
tapestry-board-view-map = Map
tapestry-board-view-capital = Capital
tapestry-board-view-technology = Technology
tapestry-board-view-start = Choice
tapestry-board-start-mat = Your capital city will stand on this mat. Hatched plots are filled from the start; each full district of nine plots brings a resource.
tapestry-board-start-civilization = Each civilization bends the rules in its own way. It stays with you for the whole game.
tapestry-board-start-hanging = The tapestry cards in your hand that you may choose.
tapestry-board-start-plots = { $n } plots to build on
tapestry-board-lead-advance = Advance on a track
tapestry-board-lead-advance-hint = Pick a framed space: you pay its price and get what it shows.
tapestry-board-lead-start = Make your choice
tapestry-board-lead-start-hint = Pick one of the cards on the board.
tapestry-board-lead-tile = Explore
tapestry-board-lead-tile-hint = Pick one of your tiles below the map. The number is the most it can score.
tapestry-board-lead-hex = Lay the tile
tapestry-board-lead-hex-hint = Pick a dashed hex. The number is the most this tile can score there.
tapestry-board-lead-conquer = Conquer a territory
tapestry-board-lead-conquer-hint = Pick a framed territory: one of your outposts goes there.
tapestry-board-lead-react = Defend { $hex }?
tapestry-board-lead-react-hint = Discard a card that stops it, or give the territory up.
tapestry-board-lead-bluff-hint = You hold no card that stops it. You are asked anyway, so that nobody learns what you hold.
tapestry-board-let-happen = Let it happen
tapestry-board-lead-plot = Build the { $kind }
tapestry-board-lead-plot-hint = Pick a plot with a dot. A green one completes a row, a column or a district.
tapestry-board-beside-hint = It then fills no plot of your city.
tapestry-board-income-brings = brings
tapestry-board-income-early = { $n ->
    [one] Not yet? Your 1 resource still pays for an advance.
   *[other] Not yet? Your { $n } resources still pay for an advance.
 } { $left ->
    [one] This is your last income turn: your game ends with it.
   *[other] You have { $left } income turns left.
 }
tapestry-board-any = { $n ->
    [one] 1 resource
   *[other] { $n } resources
 }
tapestry-board-lack = { $what } missing
tapestry-board-closed = closed to you now
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
tapestry-board-coming = next
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
tapestry-board-turns-hint = The number is what a turn scores; your choice lays the tile.
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
tapestry-board-track-card = names the tracks
tapestry-board-tie-card = breaks ties
tapestry-board-reads-down = { $bot } reads from left to right
tapestry-board-reads-up = { $bot } reads from right to left
tapestry-board-favourite-track = Favourite track
tapestry-board-aid = Choice aid: along the black arrow, then the grey one, then row by row
tapestry-board-topples = topple symbol
tapestry-board-topples-not = no topple symbol
tapestry-board-civ-when = Works:
tapestry-board-civ-scores = Scores:
tapestry-board-civ-always = whenever it applies
tapestry-board-civ-last = in your last income turn
tapestry-board-civ-turns = in your income turns { $first } to { $last }
tapestry-board-civ-tokens = Tokens:
tapestry-board-civ-spaces = Spaces:
tapestry-board-civ-table = Points for 1, 2, 3 …:
tapestry-board-civ-begin = Start adjustment:
tapestry-board-civ-any = { $n ->
    [one] any 1 resource
   *[other] any { $n } resources
 }
tapestry-board-eras-title = Points by source and era
tapestry-board-eras-hint = An era begins with an income turn. The stronger the colour, the more points.
tapestry-board-eras-setup = Before
tapestry-board-eras-total = Total
tapestry-board-all-spaces = All spaces
tapestry-board-few-spaces = Close
tapestry-board-open-mat = Open the mat
tapestry-board-reversed = This track runs in reverse, from space { $start } to space 1.
tapestry-board-about-pair = Decision cards
tapestry-board-about-queue = Benefits in a row
tapestry-board-about-outpost = Outpost
tapestry-board-about-building = Income building
tapestry-board-about-landmark = Landmark
tapestry-board-about-capital = Capital city
tapestry-board-about-income = Income
tapestry-board-about-era = Eras
tapestry-board-about-hand = Tapestry cards
tapestry-board-about-tech = Technology
tapestry-board-about-tile = Territory tiles
tapestry-board-about-achievement = Achievements
tapestry-campaign-welcome-atlantis-hint = Tapestry for one in five games: each plays by other rules
tapestry-campaign-welcome-atlantis-lead = A legend says that Atlantis ruled the world before it sank. You play out its fate in five games of Tapestry against the Automa.
tapestry-campaign-welcome-atlantis-games = Five games in a fixed order. Each changes the rules, and some have a goal of their own.
tapestry-campaign-welcome-atlantis-time = Stop between two games for as long as you like: everything is kept here.
tapestry-campaign-welcome-atlantis-level = The winner of a game scores its number times the level. Whoever has more points after the fifth game wins the campaign; the Automa wins a tie.
tapestry-campaign-welcome-atlantis-known = You should have played Tapestry against the Automa once or twice; the start page has a guided first game.
tapestry-campaign-welcome-kaiju-hint = Tapestry for one in two games: giants walk the earth
tapestry-campaign-welcome-kaiju-lead = Giants have woken. First the Automa sends one of them through your capital city, then they come for the whole world.
tapestry-campaign-welcome-kaiju-games = Two games: the first against the Automa, the second alone. If you lose the first, you may repeat it or go on.
tapestry-campaign-welcome-kaiju-time = Stop between two games for as long as you like: everything is kept here.
tapestry-campaign-welcome-kaiju-level = Whoever wins the second game wins the campaign. The level may change before each game.
tapestry-campaign-welcome-kaiju-known = You should have played Tapestry against the Automa once or twice; the start page has a guided first game.
tapestry-campaign-lead = One game of Tapestry against the Automa.
tapestry-campaign-lead-alone = One game of Tapestry, without the Automa.
tapestry-campaign-start = Start game { $n }
tapestry-campaign-rules = The scenario in full:
tapestry-campaign-person = plays all games
tapestry-campaign-won = { $n ->
    [one] 1 win
   *[other] { $n } wins
 }
tapestry-campaign-wins = wins
tapestry-campaign-gained = points
tapestry-campaign-scenarios = Scenarios
tapestry-campaign-nothing = none yet
tapestry-campaign-was-victory = won
tapestry-campaign-was-defeat = lost
tapestry-campaign-played = { $scenario }, level { $level }
tapestry-campaign-level-free = You may choose another level before each game.
tapestry-campaign-ask-won = Won, with the goal of the scenario
tapestry-campaign-was-won = Won: { $scenario }
tapestry-campaign-wish-level = Change the level
tapestry-campaign-said-level = The next game is played on another level. { $level }
tapestry-campaign-recorded-on = Begin the last game with the recorded cards
tapestry-campaign-recorded-off = Draw new cards for the last game
tapestry-campaign-again-on = Repeat the lost game
tapestry-campaign-again-off = Go on without repeating the lost game
