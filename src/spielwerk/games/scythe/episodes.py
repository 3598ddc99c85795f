"""Episodes of the campaign: one field of the set-up names an episode, and the box adds what it brings.

So neither a set-up page nor a record names a module before its time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.games.scythe.spoilers import KEYS, key_of
from spielwerk.kernel.module import Module
from spielwerk.kernel.schema import Field, SetupError

EPISODE = "episode"
FIELDS = (Field(EPISODE, "data", type=str, spoiler=key_of("campaign")),)
"""Which episode is played; a campaign gives it, and no form asks for it."""


def brought(setup: Mapping[str, Any], modules: Mapping[str, Sequence[Module]]) -> Sequence[Module]:
    """Returns the modules of the episode of a set-up; raises a `SetupError` if there is no such episode.

    An episode needs its own spoiler key; what wakes in the course of it needs none.
    """
    episode = setup.get(EPISODE)
    if episode is None:
        return ()
    chapter = f"ep{episode.rstrip('wp')}"  # episode 7 with the War or the Peace track
    if episode not in modules or KEYS.chapters.get(chapter) not in setup["spoilers"]:
        raise SetupError(EPISODE, "there is no such episode")
    return modules[episode]
