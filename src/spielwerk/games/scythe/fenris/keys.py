"""Which spoiler keys the story has opened."""

from __future__ import annotations

from spielwerk.games.scythe.fenris.chronicle import FINALES, INFRA, MECH, Chronicle
from spielwerk.games.scythe.spoilers import KEYS, key_of

KEYS_BY_EPISODE = {"7w": "fenris-7", "7p": "fenris-7"}
OTHER_BRANCH = {"7w": key_of("rivals"), "7p": key_of("alliances")}
"""Episode 7 plays what the second episode has left out.

[fenris.ep7.other-pair-war, fenris.ep7.other-pair-peace]
"""
RELEASED_KEYS = {MECH: "fenris-2x", INFRA: "fenris-2y"}
OPENED_AFTER = {
    "3": key_of("vesna"),
    "5": key_of("annihilator"),
    "7w": key_of("tesla"),
    "7p": key_of("tesla"),
}
"""The keys of boxes that are open after an episode at the latest; some may be opened in the course of it.

[fenris.unlocks.box-a-board-4, fenris.unlocks.box-c, fenris.unlocks.box-e-board-6]
"""


def opened(c: Chronicle) -> frozenset[str]:
    """Returns the keys of the chapters that the story has reached, with the rewards of what has ended."""
    reached = [*c.path, *([c.episode] if c.stage != "over" else [])]
    ended = c.copy()
    ended.path = reached if c.stage == "interlude" else c.path
    keys = {KEYS_BY_EPISODE.get(episode, f"fenris-{episode}") for episode in reached}
    keys |= {OTHER_BRANCH[episode] for episode in reached if episode in OTHER_BRANCH}
    keys |= {RELEASED_KEYS[kind] for kind in (MECH, INFRA) if ended.released(kind)}
    keys |= {OPENED_AFTER[episode] for episode in ended.path if episode in OPENED_AFTER}
    if any(episode in FINALES for episode in reached):
        keys |= {"fenris-8"}
    return frozenset(keys & {*KEYS.chapters.values()})
