"""Everything that can be chosen in Scythe, in rows: `TO[region]`, compared with `is`."""

from __future__ import annotations

from spielwerk.games.scythe.board import Resource, board
from spielwerk.kernel.option import Catalogue

MOST_LOAD = 40
"""The largest count in one choice; beyond it the choice is asked again for the rest."""

OPTIONS = Catalogue("scythe")
YES, NO = OPTIONS.yes, OPTIONS.no
PLACES = board().places
RESOURCES = tuple([r.name.lower() for r in Resource])
TOPS = ("move", "bolster", "trade", "produce")
BOTTOMS = ("upgrade", "deploy", "build", "enlist")
GAINS = ("power", "coins", "popularity", "cards")
SLOTS = ("move-units", "move-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-regions")
STRUCTURES = ("mine", "monument", "armory", "mill")
CARGO = ("worker", "moved-worker", *RESOURCES)

DONE = OPTIONS.one("done")
SKIP = OPTIONS.one("skip")
DECLINE = OPTIONS.one("decline")
STOP = OPTIONS.one("stop")
UNITS = OPTIONS.one("units")
GOODS = OPTIONS.one("resources")

SECTION = tuple([OPTIONS.one(top) for top in TOPS])
BOTTOM = tuple([OPTIONS.one(bottom) for bottom in BOTTOMS])
TAKE = OPTIONS.grid("take", GAINS, 4)
UNIT = OPTIONS.row("unit", ("character", "mech1", "mech2", "mech3", "mech4"))
WORKER_AT = OPTIONS.row("worker", PLACES)
TO = OPTIONS.row("to", PLACES)
LOAD = OPTIONS.grid("load", CARGO, MOST_LOAD)
RESOURCE = OPTIONS.row("token", RESOURCES)
AT = OPTIONS.row("at", PLACES)
MAKE = OPTIONS.numbers("make", MOST_LOAD)
FROM = OPTIONS.row("from", PLACES)
LIFT = OPTIONS.row("lift", SLOTS)
COVER = OPTIONS.row("cover", BOTTOMS)
MECH = OPTIONS.row("mech", ("1", "2", "3", "4"))
STRUCTURE = OPTIONS.row("structure", STRUCTURES)
RECRUIT = OPTIONS.row("recruit", BOTTOMS)
BONUS = OPTIONS.row("bonus", GAINS)
FIGHT = OPTIONS.row("fight", PLACES)
DIAL = OPTIONS.numbers("dial", 7)
CARD = OPTIONS.numbers("card", 3)
"""Combat cards by kind: 0 is the lowest value."""
TILE = OPTIONS.numbers("tile", 5)
