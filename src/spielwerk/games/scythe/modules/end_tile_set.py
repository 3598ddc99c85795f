"""The end-condition tiles by id."""

from __future__ import annotations

from spielwerk.games.scythe.modules import end_tile_stars as stars
from spielwerk.games.scythe.modules import end_tiles as ends
from spielwerk.games.scythe.modules.end_tile_words import END_TILES
from spielwerk.games.scythe.modules.end_tiles import TILE
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.kernel.module import Module

__all__ = ["END_TILES", "modules"]

TILES: dict[str, Module] = {
    "land-rush": ends.LAND_RUSH,
    "factory-explosion": ends.FACTORY_EXPLOSION,
    "spoils-of-war": stars.SPOILS_OF_WAR,
    "king-of-the-hill": ends.KING_OF_THE_HILL,
    "deja-vu": stars.DEJA_VU,
    "mission-possible": stars.MISSION_POSSIBLE,
    "doomsday-clock": ends.DOOMSDAY_CLOCK,
    "backup-plan": ends.BACKUP_PLAN,
}


def modules(rules: ScytheRules) -> list[tuple[Module, int | None]]:
    """Returns the module of the tile of a game, which comes after all others.

    [scythe.windgambit.end.one-tile]
    """
    return [(TILES[rules.setup[TILE]], None)] if END_TILES.id in rules.setup["modules"] else []
