"""What can be asked about an airship and about the tiles of The Wind Gambit."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.boards.kit.drawing import About
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.typed import rules_of
from spielwerk.games.scythe.modules import airship_words, end_tile_words
from spielwerk.games.scythe.modules.airships import Airships, tiles_of
from spielwerk.kernel.text import text

AIRSHIP, CARGO, END = "scythe.windgambit.airship", "scythe.windgambit.cargo", "scythe.windgambit.end"


def airship(scene: Scene, seat: str) -> Iterator[About]:
    """Yields the rules about airships, their cargo, and the tiles of this one."""
    rules = rules_of(scene)
    if Airships not in rules.slots or int(seat) not in range(rules.seats):
        return
    yield About(text("scythe-panel-airship"), (AIRSHIP, CARGO), ("scythe.windgambit.automa",))
    for id in tiles_of(rules, int(seat)):
        yield About(airship_words.tile_name(id, rules), (f"scythe.windgambit.tile.{id}",), (AIRSHIP,))


def tile(scene: Scene, id: str) -> Iterator[About]:
    """Yields the rules about a tile of this game."""
    rules = rules_of(scene)
    if id in rules.data.airships().tiles():
        yield About(airship_words.tile_name(id, rules), (f"scythe.windgambit.tile.{id}",), (AIRSHIP, CARGO))
    elif id in rules.data.end_tiles():
        first = id.removesuffix("-plan") if id == "backup-plan" else id
        yield About(end_tile_words.tile_name(id, rules), (f"{END}.{first}",), (END,))
