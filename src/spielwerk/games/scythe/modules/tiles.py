"""Achievement tiles: a star track that is laid out for each game."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.scythe import components
from spielwerk.games.scythe.dealing import Hands
from spielwerk.games.scythe.modules.tile_track import ACHIEVEMENT, Track, lay, tiles_left, use_tiles
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Ask, Chance, Frame, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.schema import Field, SetupError
from spielwerk.kernel.text import text

TRACK = components.star_tracks()["tiles"]
SPACES = 10
TILE_KINDS = tuple([option for option in ACHIEVEMENT if option.at in TRACK])
"""The tiles by kind."""
ARRANGE, CHOSEN = "arrange_tiles", "chosen_tiles"
FIELDS = (
    Field(ARRANGE, "flag", False, spoiler=key_of("tiles"), module="tiles"),
    Field(CHOSEN, "data", type=list[str], spoiler=key_of("tiles"), module="tiles"),
)
"""Whether the first player arranges the tiles, or which ones a program has arranged.

[fenris.tiles.custom]
"""


TILES = Module("tiles", conflicts=("war-track", "peace-track"), spoiler=key_of("tiles"), part=Track)
TILES.replace_table("star_track", TRACK)
"""[fenris.tiles.sixteen, fenris.tiles.composition, fenris.tiles.automa-stars, fenris.tiles.end]
[fenris.compat.one-track, fenris.automa-modules.stars-beside-board, fenris.ruling.tile-composition]
"""
use_tiles(TILES, Track)


# --- laying them out


class LayTiles(Step, frozen=True, tag="scythe.tiles.LayTiles"):
    """Lays out ten tiles before everything else: drawn, or arranged by the players.

    [fenris.tiles.ten-random, fenris.tiles.custom]
    """

    def run(self, s: Scythe) -> None:
        if chosen := s.rules.setup[CHOSEN]:
            for id in chosen:
                lay(s, Track, list(TRACK).index(id))
        elif s.rules.setup[ARRANGE]:
            first = next(seat for seat in s.rules.seating if s.rules.chooses[seat])
            s.then(*[ArrangeTile(first)] * SPACES)
        else:
            s.then(*[LayTile()] * SPACES)


TILES.insert("set_up", LayTiles, before=Hands)


class LayTile(Chance, frozen=True, tag="scythe.tiles.LayTile"):
    """Draws a tile from the shuffled ones.  [fenris.tiles.ten-random, fenris.tiles.composition]"""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return TILE_KINDS, tiles_left(s, Track)

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, Track, option.i)


class ArrangeTile(Ask, frozen=True, tag="scythe.tiles.ArrangeTile"):
    """Asks for the tile of the next space, as the players have agreed.  [fenris.tiles.custom]"""

    gesture: ClassVar[str] = "arrange"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return tuple([option for option, n in zip(TILE_KINDS, tiles_left(s, Track), strict=True) if n])

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, Track, option.i)


@TILES.on("remarks")
def tiles_laid(s: Scythe, frame: Frame) -> str:
    """Returns how many tiles are laid out already, and how many it will be."""
    if not isinstance(frame, ArrangeTile):
        return ""
    return text("scythe-tiles-laid", n=len(s.part(Track).laid), spaces=SPACES)


def check(setup: dict[str, Any]) -> None:
    """Raises a `SetupError` if the chosen tiles cannot be laid out.  [fenris.tiles.custom]"""
    if not (chosen := setup.get(CHOSEN)):
        return
    if TILES.id not in setup["modules"]:
        raise SetupError(CHOSEN, f"is for the module '{TILES.id}'; name it in 'modules' too")
    if len(chosen) != SPACES:
        raise SetupError(CHOSEN, f"{len(chosen)} tiles given; the track has {SPACES} spaces")
    for i, id in enumerate(chosen):
        known = [option.at for option in TILE_KINDS]
        if id not in known:
            raise SetupError(f"{CHOSEN}[{i}]", f"there is no tile '{id}'; choose {' | '.join(known)}")
        if chosen[: i + 1].count(id) > TRACK[id].printed:
            raise SetupError(f"{CHOSEN}[{i}]", f"'{id}' is there only {TRACK[id].printed} times")
