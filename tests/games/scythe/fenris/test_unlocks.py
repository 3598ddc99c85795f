"""What is opened when: boxes and punchboards stay closed until an episode releases them."""

from __future__ import annotations

from functools import cache

import pytest

import spielwerk
from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_sheet import at, episode, sheet
from games.scythe.fenris.test_story import begun
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH
from spielwerk.games.scythe.fenris.episode_1 import Influence
from spielwerk.games.scythe.fenris.episode_3 import Rescue
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import Schema


@cache
def schema() -> Schema:
    return spielwerk.game("scythe").box.schema()


def opened(campaign: Campaign) -> set[str]:
    """The modules of the campaign that exist for the group."""
    found = schema().opened(campaign.keys)
    names = {*found.modules, *[id for id, _ in found.unlisted]}
    return names - {*schema().modules}


def factions(campaign: Campaign) -> tuple[str, ...]:
    """The factions that exist for the group."""
    (field,) = [field for field in schema().opened(campaign.keys).seat if field.name == "faction"]
    return field.choices


def story(two: str, last: str) -> dict[str, set[str]]:
    """What is open before each episode of a made-up campaign along this path."""
    for seed in range(100):
        campaign, found = begun(2, seed=seed), {}
        while not campaign.over:
            if campaign.chronicle.stage == "episode":
                found[campaign.chronicle.episode] = opened(campaign)
            next_leg(campaign, Rng(seed))
            if len(campaign.chronicle.path) == 1 and campaign.chronicle.episode not in ("1", two):
                break
        if two in found and last in found:
            return found
    raise AssertionError("no such campaign")


@pytest.mark.rule("fenris.unlocks.five-boxes-six-boards")
@pytest.mark.rule("fenris.unlocks.board-1")
@pytest.mark.rule("fenris.unlocks.box-a-board-4")
def test_nothing_is_open_before_its_time() -> None:
    """The war is played in episode 2, and Tesla is found in episode 7."""
    found = story("2a", "8a")
    new = {}
    before: set[str] = set()
    for number, modules in found.items():
        assert before <= modules
        new[number], before = modules - before, modules
    assert new["1"] == set()
    assert new["2a"] == {"war-track", "rivals"}
    assert new["3"] == {"mech-mods"}
    assert new["4"] == {"vesna-faction", "agents"}
    assert new["5"] == {"infra-mods", "influence"}
    assert new["6"] == {"annihilator", "fenris-faction"}
    assert "tiles" in new["8a"]
    assert "tesla" in new["8a"]
    assert "mad-tesla" not in before
    assert "horde" not in before


@pytest.mark.rule("fenris.unlocks.board-1")
@pytest.mark.rule("fenris.unlocks.board-2")
@pytest.mark.rule("fenris.unlocks.board-3")
def test_with_peace_first_the_other_modifications_are_released_first() -> None:
    found = story("2b", "8b")
    assert found["2b"] == {"peace-track", "alliances"}
    assert found["3"] - found["2b"] == {"infra-mods"}
    assert "mech-mods" not in found["4"]
    assert "mech-mods" in found["5"]
    assert "mad-tesla" in found["8b"]
    assert "tiles" not in found["8b"]


@pytest.mark.rule("fenris.unlocks.board-2")
@pytest.mark.rule("fenris.unlocks.board-3")
@pytest.mark.parametrize("seed", range(6))
def test_one_kind_is_released_after_episode_2_and_the_other_after_4(seed: int) -> None:
    campaign = begun(2, legs=3, seed=seed)
    c = campaign.chronicle
    assert not c.released(MECH)
    assert not c.released(INFRA)
    next_leg(campaign, Rng(seed))
    c = campaign.chronicle
    assert (c.released(MECH), c.released(INFRA)) == (c.path[1] == "2a", c.path[1] == "2b")
    for _ in range(4):
        next_leg(campaign, Rng(seed))
    assert campaign.chronicle.released(MECH)
    assert campaign.chronicle.released(INFRA)


@pytest.mark.rule("fenris.unlocks.board-1")
@pytest.mark.rule("fenris.unlocks.board-3")
def test_influence_tokens_and_the_changed_township_are_in_their_episodes() -> None:
    two = sheet("nordic"), sheet("rusviet")
    one, three, five, six = [at(episode(number, *two)) for number in ("1", "3", "5", "6")]
    assert sum(one.part(Influence).tokens) == 11
    assert three.part(Rescue).supply == 16
    changed = [bool(s.rules.changed_abilities) for s in (one, three, five, six)]
    assert changed == [False, True, True, False]


@pytest.mark.rule("fenris.unlocks.box-a-board-4")
def test_vesna_is_no_faction_before_the_rewards_of_episode_3() -> None:
    campaign = begun(2, legs=4)
    assert campaign.chronicle.episode == "3"
    assert "vesna" not in [
        choice for field in schema().opened(campaign.keys).seat for choice in field.choices
    ]
    for _ in range(2):
        next_leg(campaign, Rng(1))
    assert "vesna" in factions(campaign)
    assert "vesna" in [each.faction for each in campaign.chronicle.sheets]
