"""All options of Scythe, in rows: `TO[region]`, compared with `is`."""

from __future__ import annotations

from spielwerk.games.scythe.board import Resource, board
from spielwerk.games.scythe.components.reading import LARGEST_NUMBER
from spielwerk.kernel.option import Catalogue, each, held, up_to

MOST_LOAD = 40
"""The largest count in one choice; beyond it the choice is asked again for the rest."""

OPTIONS = Catalogue("scythe")
YES, NO = OPTIONS.yes, OPTIONS.no
PLACES = board().places
STORES = tuple([f"store{seat}" for seat in range(7)])
"""Places beside the board where modules let the resources of a seat lie; they are numbered after the others.
"""
RESOURCES = tuple([r.name.lower() for r in Resource])
TOPS = ("move", "bolster", "trade", "produce")
"""The top actions of a player mat; the Factory card follows as the fifth section."""
BOTTOMS = ("upgrade", "deploy", "build", "enlist")
GAINS = ("power", "coins", "popularity", "cards")
SLOTS = ("move-units", "move-coins", "bolster-power", "bolster-cards", "trade-popularity", "produce-regions")
STRUCTURES = ("mine", "monument", "armory", "mill")
CARGO = ("worker", "moved-worker", *RESOURCES)

DONE = OPTIONS.one("done")
SKIP = OPTIONS.one("skip")
LESS = OPTIONS.one("less")
DECLINE = OPTIONS.one("decline")
END = OPTIONS.one("end")
STOP = OPTIONS.one("stop")
MOVE_UNITS = OPTIONS.one("units")
GOODS = OPTIONS.one("resources")

SECTION = OPTIONS.ones((*TOPS, "factory"))
BOTTOM = OPTIONS.ones(BOTTOMS)
TAKE = OPTIONS.grid("take", GAINS, 6)
UNIT = OPTIONS.row("unit", ("character", "mech1", "mech2", "mech3", "mech4", "champion"))
WORKER_AT = OPTIONS.row("worker", PLACES)
TO = OPTIONS.row("to", PLACES)
TO_EACH = each(TO)
"""`TO_EACH(mask)` returns the options for all places of a mask; the same applies below."""
LOAD = OPTIONS.grid("load", CARGO, MOST_LOAD)
RESOURCE = OPTIONS.row("token", RESOURCES)
AT = OPTIONS.row("at", PLACES)
AT_EACH = each(AT)
MAKE = OPTIONS.numbers("make", MOST_LOAD)
FROM = OPTIONS.row("from", (*PLACES, *STORES))
LIFT = OPTIONS.row("lift", SLOTS)
COVER = OPTIONS.row("cover", BOTTOMS)
MECH = OPTIONS.row("mech", ("1", "2", "3", "4"))
STRUCTURE = OPTIONS.row("structure", STRUCTURES)
RECRUIT = OPTIONS.row("recruit", BOTTOMS)
BONUS = OPTIONS.row("bonus", GAINS)
FIGHT = OPTIONS.row("fight", PLACES)
FIGHT_EACH = each(FIGHT)
DIAL_UP_TO = up_to(OPTIONS.numbers("dial", 7))
CARD = OPTIONS.numbers("card", 3)
"""Combat cards by kind: 0 is the lowest value."""
CARD_HELD = held(CARD)
TILE = OPTIONS.numbers("tile", 5)
ENCOUNTER = OPTIONS.numbers("encounter", LARGEST_NUMBER)
FACTORY_CARD = OPTIONS.numbers("factory-card", LARGEST_NUMBER)
OBJECTIVE = OPTIONS.numbers("objective", LARGEST_NUMBER)
REVEAL = OPTIONS.numbers("reveal", LARGEST_NUMBER)
"""Cards by their printed numbers."""
SPEND = tuple([OPTIONS.row(f"spend-{resource}", (*PLACES, *STORES)) for resource in RESOURCES])
GIVE = OPTIONS.grid("give", tuple([str(seat) for seat in range(7)]), MOST_LOAD)
"""Coins for another seat: `give 1 4`."""
