"""Every episode keeps the contract at tables of all sizes, with the sheets of a made-up campaign."""

from __future__ import annotations

import os
from typing import Any

import pytest

from games.scythe.fenris.keeping import keeps_the_contract
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_story import PATHS
from soak_seed import SOAK_SEED
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game

ALL = bool(os.environ.get("SPIELWERK_PAIRS"))
DECISIONS = 15_000 if ALL else 100
DRAWN = sorted(PATHS) if ALL else ["1 2a 3 4 5 6 7p 8b", "1 2b 3 4 5 6 7w 8a"]
"""Two of the four paths have all episodes."""
PERSON: dict[str, Any] = {}
MACHINE: dict[str, Any] = {"automa": "automa"}
GROUPS = {
    "solo": [PERSON, MACHINE],
    "two": [PERSON] * 2,
    "three": [PERSON] * 3 + [MACHINE],
    "five": [PERSON] * 5,
    "seven": [PERSON] * 4 + [MACHINE] * 3,
}


def along(path: str, group: str) -> list[Game]:
    """The games of the episodes of a made-up campaign along a path."""
    for seed in range(SOAK_SEED, SOAK_SEED + 200):
        rng, found = Rng(seed), []
        campaign = Campaign(STORY, seed, seats=GROUPS[group], invaders=group == "seven")
        while not campaign.over:
            if not path.startswith(" ".join([*campaign.chronicle.path, campaign.chronicle.episode])):
                break
            if campaign.chronicle.stage == "episode":
                found.append(campaign.start().game)
            next_leg(campaign, rng)
        else:
            return found
    raise AssertionError("no such campaign")


@pytest.mark.unmeasured
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("path", DRAWN)
def test_every_episode_keeps_the_contract(path: str, group: str) -> None:
    for game in along(path, group):
        keeps_the_contract(game, SOAK_SEED, DECISIONS)
