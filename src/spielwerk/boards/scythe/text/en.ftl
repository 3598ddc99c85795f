### What the board of Scythe says.

## The mats, drawn

scythe-mat-title = Mats
scythe-mat-close = Back to your own mat
scythe-mat-more = Details of the mat
scythe-mat-last = Used in your last turn
scythe-mat-barred = last turn
scythe-mat-lift = Lift the cube: { $gain } becomes { $better }
scythe-mat-cover = Put the cube on { $action }: it then costs { $amount }
scythe-mat-do = { $action }: { $gain }
scythe-mat-pay = { $action } for { $amount }
scythe-mat-have = you have { $n }
scythe-mat-can = you can pay { $amount }
scythe-mat-lack = { $amount } missing
scythe-mat-lack-near = { $amount } missing – nearest on { $place }
scythe-mat-cube-there = Under the cube: { $n }
scythe-mat-cube-gone = Upgraded to { $n }
scythe-mat-waits = on the mat
scythe-mat-recruit-open = { $amount } whenever you or a neighbour does this
scythe-mat-recruit-waits = A recruit waits here: { $amount } each time
scythe-mat-gain-units = { $n ->
    [one] one unit moves
   *[other] { $n } units move
 }
scythe-mat-gain-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
scythe-mat-gain-regions = { $n ->
    [one] { $n } region produces
   *[other] { $n } regions produce
 }
scythe-hand-tier = { $star } coins a star, { $region } a region, { $pair } a pair of resources
scythe-hand-stars = { $n ->
    [0] no stars
    [one] { $n } star ({ $what })
   *[other] { $n } stars ({ $what })
 }
scythe-hand-title = Hand
scythe-hand-none = no combat cards
scythe-hand-cards = { $n ->
    [0] no combat cards
    [one] { $n } combat card ({ $values })
   *[other] { $n } combat cards ({ $values })
 }
scythe-hand-objectives = { $n ->
    [one] { $n } objective card
   *[other] { $n } objective cards
 }
scythe-hand-champion = Counts as a character and as a mech: he has encounters, gets Factory cards, carries workers and uses all your abilities. He does not count for the star for all mechs.
scythe-hand-claim = claim
scythe-hand-waits = waiting
scythe-hand-waits-why = Fulfilled: you can reveal it at the end of your turn, if it still holds then.
scythe-hand-bonus-free = One-time bonus of a recruit: { $amount }
scythe-hand-bonus-taken = One-time bonus taken: { $amount }
scythe-players-power = no player
scythe-players-title = Players
scythe-players-mat = Show this mat
scythe-players-spoils = Spoils for an attacker: { $amount }
scythe-players-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
scythe-players-score = { $n } coins if the game ended now
scythe-players-score-part = at least { $n } coins if the game ended now
scythe-touch-pay = { $action }: pay from { $sources }
scythe-touch-change = Pay from elsewhere
scythe-touch-more = More ways
scythe-touch-skipped = { $n ->
    [one] You left out an action that you could have done. “Undo” takes you back.
   *[other] You left out { $n } actions that you could have done. “Undo” takes you back.
 }
scythe-tile-not-against = not against units that nobody plays
scythe-tile-reading = our reading of this tile
scythe-recruits-reading = recruit bonuses: our reading
scythe-tile-how-mech = A tile replaces a mech ability. You have it once you have deployed that mech.
scythe-tile-how-infra = You use each tile once in the game; then it lies face down.
scythe-tile-own-mat = On your faction mat
scythe-tile-covers = “{ $mod }” covers one of these
scythe-tile-instead = Covers { $ability } for the whole game.
scythe-tile-used = { $name }: used, face down
scythe-combat-shown = shows { $power } power, cards: { $cards }; { $n } in all
scythe-card-encounter = Encounter on { $place }
scythe-card-factory = Cards in the Factory
scythe-card-gift = A friendly word
scythe-card-deal = A deal
scythe-card-force = By force
scythe-card-swap = A bargain
scythe-card-after = Then:
scythe-card-used = chosen already
scythe-card-no-pay = not possible: you cannot pay for it
scythe-card-once = once only
scythe-card-move = { $times ->
    [2] { $units ->
        [one] one unit moves twice
       *[other] { $units } units move twice
     }
   *[other] { $units } × { $times } moves
 }
scythe-combat-title = Combat { $place }
scythe-combat-attacks = attacks
scythe-combat-defends = defends
scythe-combat-by-power = Its power and a die decide.
scythe-combat-by-drawn = Its power and three combat cards decide.
scythe-combat-by-die = A die and the top of the discard pile decide.
scythe-combat-by-card = A card decides.
scythe-combat-most = { $n } at most
scythe-combat-fighters = { $n ->
    [one] { $n } fighter here
   *[other] { $n } fighters here
 }
scythe-combat-power = Power
scythe-combat-slots = { $n ->
    [one] Combat cards: one may be added
   *[other] Combat cards: up to { $n } may be added
 }
scythe-combat-no-cards = No combat cards can be added.
scythe-combat-total = Total
scythe-combat-nothing = You commit no power.
scythe-combat-spare = More than you need: { $n } is enough to win for certain.
scythe-combat-commit = Commit in secret
scythe-combat-show = Commit openly
scythe-combat-sealed = Sealed: { $n } in all ({ $power } power, cards: { $cards })
scythe-combat-you-win = { $n ->
    [0] You win the tie
   *[other] You win by { $n }
}
scythe-combat-you-lose = { $n ->
    [0] You lose the tie
   *[other] You lose by { $n }
}
scythe-combat-wins = { $n ->
    [0] { $who } wins the tie
   *[other] { $who } wins by { $n }
}
scythe-combat-retreat = { $n ->
    [one] { $who }: one unit retreats
   *[other] { $who }: { $n } units retreat
}
scythe-combat-on = Carry on

## On the map

scythe-map-not-here = the unit is here
scythe-map-not-home = nobody enters a home base
scythe-map-not-far = too far away
scythe-map-not-river = cannot be reached: a river is in between
scythe-map-not-lake = cannot be reached: this unit does not cross lakes
scythe-map-not-opponent = workers do not go where an opponent is
scythe-map-not-worker = not possible: none of your workers is here
scythe-map-not-built = not possible: a structure is here already
scythe-map-steps = { $n } steps
scythe-map-by-river = across a river
scythe-map-by-lake = over a lake
scythe-map-by-tunnel = through a tunnel
scythe-map-by-leap = by an ability
scythe-map-attack = attack
scythe-map-price = costs { $n } popularity
scythe-map-yours = yours
scythe-map-held = held by { $by }
scythe-map-tunnel = tunnel
scythe-map-encounter = encounter
scythe-map-show-rivers = Rivers
scythe-map-show-tunnels = Tunnels
scythe-map-show-holding = Control
scythe-map-sign-river = Across a river
scythe-map-sign-lake = Over a lake
scythe-map-sign-tunnel = Through a tunnel or mine
scythe-map-sign-leap = By an ability
scythe-map-sign-attack = Attack
scythe-map-sign-workers = Drives workers off
scythe-map-cargo = What goes along to { $place }?
scythe-map-all = All
scythe-map-none = Nothing
scythe-map-go = Go
scythe-map-on = Go, and then on
scythe-map-less = One less: { $what }
scythe-map-more = One more: { $what }

## In a terminal

scythe-terminal-hand = Your combat cards: { $cards }
scythe-terminal-legend = C character, M mechs, w workers, S structures, U upgrades, R recruits, $ coins, +n resources, * encounter, o tunnel, ~ river
scythe-terminal-legend-token = { $sign } token of a faction (b says which)
scythe-terminal-legend-seats = a, b, c … before pieces: whose they are
scythe-terminal-yours = Your tiles and cards:
scythe-terminal-reading = { $name } (our reading)
scythe-terminal-tracks = power { $power }  popularity { $popularity }  ${ $coins }
scythe-terminal-pieces = cards { $cards }  U{ $upgrades } M{ $mechs } S{ $structures } R{ $recruits }

## The star track of a module

scythe-track-title = Star track
scythe-track-free = { $star }
scythe-track-nobody = nobody yet
scythe-influence-costs = { $star }: { $n }; each costs 1 coin at the end
scythe-track-taken = { $star }: { $who }
scythe-briefing-leader = is your character, and you play the { $mat } mat.
scythe-choosing-faction = { $name }. Start: { $power }, { $cards }.
scythe-choosing-mat = Start: { $popularity }, { $coins }.


# The Wind Gambit
scythe-panel-airships-all = All airships
scythe-panel-wind-tiles = Tiles of The Wind Gambit
scythe-terminal-legend-airship = { $letter } airship
scythe-combat-duel = Duel of airships over { $place }
