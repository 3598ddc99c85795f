"""Rusviet Union: Relentless, Riverwalk, Township, People's Army, Speed.

The action token may stay where it is.  [scythe.faction.rusviet-relentless]
"""

from __future__ import annotations

from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.movement import fighters_at
from spielwerk.games.scythe.state import Scythe

RUSVIET = Faction("rusviet")
RUSVIET.add("may_repeat", True)


@RUSVIET.on("links", RUSVIET.bit("township"))
def township(s: Scythe, seat: int, place: int) -> int:
    """Makes controlled villages and the Factory adjacent to each other.

    [scythe.rusviet.township-adjacency, scythe.rusviet.township-factory-uncontrolled]
    [scythe.rusviet.township-example]
    """
    b = s.rules.board
    net = controlled(s, seat) & b.of_terrain[Terrain.VILLAGE] | BIT[b.factory]
    return net if net & BIT[place] else 0


@RUSVIET.on("extra_cards", RUSVIET.bit("peoples_army"))
def peoples_army(s: Scythe, seat: int, place: int) -> int:
    """Returns 1 if workers are with the fighters, who may then add one more combat card.

    [scythe.rusviet.peoples-army-extra-card, scythe.rusviet.peoples-army-needs-combat-unit]
    [scythe.rusviet.peoples-army-example]
    """
    return int(bool(s.players[seat].workers_at & BIT[place]) and bool(fighters_at(s, seat, place)))
