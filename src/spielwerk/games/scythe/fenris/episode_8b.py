"""Episode 8b: Mad Tesla wanders over the board, and his destruction ends the game."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.episodes import EPISODE
from spielwerk.games.scythe.modules.mad_tesla import ENDS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import SetupError

EPISODE_8B = Module("episode-8b", spoiler=key_of("ep8b"), requires=("sheet", "mad-tesla"))
"""[fenris.ep8b.setup-mats]"""
LAST = "8b"


def check(setup: dict[str, Any]) -> None:
    """Raises a `SetupError` if the game should go on without him.  [fenris.ep8b.end-tesla]"""
    if setup.get(EPISODE) == LAST and not setup.get(ENDS, True):
        raise SetupError(ENDS, "his destruction always ends this episode")
