"""Campaigns: chains of matches, with corrections, changes of the group, and legs that are played again."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import sample
from sample.tour import STORY, Rest, Return, Tour
from spielwerk.kernel.campaign import START, Campaign, Edit
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import CampaignError, UnknownStory, story

assert sample.BOX


def played(match: Match, seed: int = 0) -> Match:
    """The match, finished by random choices."""
    rng = Rng(seed)
    while (d := match.decision) is not None:
        match.choose(d.options[rng.below(len(d.options))])
    return match


def to_the_end(campaign: Campaign) -> Campaign:
    while not campaign.over:
        campaign.close(played(campaign.start()))
    return campaign


def test_a_campaign_is_a_chain_of_matches() -> None:
    campaign = Campaign(STORY, 3, seats=2)
    titles = []
    while (leg := campaign.leg) is not None:
        titles.append(leg.title)
        before = campaign.chronicle.purses
        match = played(campaign.start())
        campaign.close(match)
        coins = [trader.coins for trader in match.state.traders]  # type: ignore[attr-defined]
        assert list(campaign.chronicle.purses) == [a + b for a, b in zip(before, coins, strict=True)]
    assert titles == ["spring", "summer", "autumn"]
    assert campaign.chain == [0, 1, 2]
    assert campaign.over
    with pytest.raises(CampaignError, match="the campaign is over"):
        campaign.start()


def test_a_match_of_a_leg_has_the_names_of_its_sheets() -> None:
    campaign = Campaign(STORY, seats=3)
    campaign.change(Rest(1))
    assert campaign.start().names == ("Caravan 1", "Caravan 3")


def test_the_same_campaign_has_the_same_luck_and_a_leg_played_again_has_other_luck() -> None:
    first, second = Campaign(STORY, 5, seats=2), Campaign(STORY, 5, seats=2)
    assert first.start().seed == second.start().seed
    assert Campaign(STORY, 6, seats=2).start().seed != first.start().seed
    drawn = first.start().seed
    first.close(played(first.start()))
    assert first.start().seed != drawn
    first.replay(0)
    assert first.start().seed != drawn


def test_luck_can_be_given() -> None:
    campaign = Campaign(STORY, seats=2)
    match = played(campaign.start(luck=Keyed(b"0123456789abcdef")))
    campaign.close(match)
    assert campaign.links[0].record == tuple(match.record())


def test_a_leg_that_is_played_again_sets_aside_what_came_after() -> None:
    campaign = to_the_end(Campaign(STORY, 1, seats=2))
    campaign.replay(1)
    assert campaign.chain == [0]
    assert campaign.aside == [1, 2]
    assert campaign.leg is not None
    assert campaign.leg.title == "summer"
    campaign.close(played(campaign.start(), seed=1))
    assert campaign.chain == [0, 3]
    assert campaign.aside == [1, 2]
    assert campaign.links[1].record  # what was set aside is kept with its record
    with pytest.raises(CampaignError, match="only a finished leg of this campaign"):
        campaign.replay(1)


def test_keys_stay_open_when_a_leg_is_played_again() -> None:
    campaign = Campaign(STORY, seats=2)
    assert campaign.keys == frozenset()
    campaign.enter({"coins": [1, 2]})
    assert campaign.keys == frozenset()
    campaign.enter({"coins": [1, 2]})
    assert campaign.keys == {"hoard"}
    campaign.replay(0)
    assert campaign.chronicle.done == 0
    assert campaign.keys == {"hoard"}


def test_results_of_a_physical_table_are_entered_by_hand() -> None:
    campaign = Campaign(STORY, seats=2)
    campaign.enter({"coins": [7, 4]}, who="Ada", why="played on cardboard")
    assert campaign.chronicle == Tour(("Caravan 1", "Caravan 2"), (8, 5), (), 1)
    link = campaign.links[0]
    assert (link.kind, link.title, link.who, link.why) == ("by-hand", "spring", "Ada", "played on cardboard")
    assert link.record == ()


@pytest.mark.parametrize(
    ("report", "problem"),
    [
        ({"coins": [7]}, "report of spring: 2 caravans were on the road"),
        ({}, "report of spring: Object missing required field `coins`"),
        ({"coins": [7, "four"]}, r"report of spring: Expected `int`, got `str` - at `\$.coins\[1\]`"),
        (None, "report of spring: Expected `object`, got `null`"),
    ],
)
def test_a_report_that_cannot_be_is_refused_and_changes_nothing(report: Any, problem: str) -> None:
    campaign = Campaign(STORY, seats=2)
    with pytest.raises(CampaignError, match=problem):
        campaign.enter(report)
    assert (campaign.links, campaign.head) == ([], START)


def test_only_the_finished_match_of_the_open_leg_ends_it() -> None:
    campaign = Campaign(STORY, seats=2)
    with pytest.raises(CampaignError, match="the match of spring is not over yet"):
        campaign.close(campaign.start())
    with pytest.raises(CampaignError, match="this match is not the next leg of the campaign, spring"):
        campaign.close(played(Match(game("sample", seats=2, rounds=2), 1)))
    with pytest.raises(CampaignError, match="this match is not the next leg"):
        campaign.close(Match(game("dei"), 1))
    assert campaign.links == []


def test_a_correction_has_a_reason_and_is_logged() -> None:
    campaign = Campaign(STORY, seats=2)
    campaign.enter({"coins": [7, 4]})
    campaign.correct([Edit(("purses", 1), 5, 6)], who="Ada", why="a coin lay under the table")
    assert campaign.chronicle.purses == (8, 6)
    assert campaign.chain == [0, 1]
    assert campaign.links[1].edits == (Edit(("purses", 1), 5, 6),)
    with pytest.raises(CampaignError, match="a correction needs a reason"):
        campaign.correct([Edit(("purses", 1), 6, 7)], who="Ada", why=" ")


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (Edit(("purses", 1), 9, 6), "purses.1 is 1, not 9"),
        (Edit(("purses", 2), 1, 6), "there is no purses.2 in the chronicle"),
        (Edit(("wealth",), 1, 6), "there is no wealth in the chronicle"),
        (Edit((), 1, 6), "there is no  in the chronicle"),
        (Edit(("purses", 1), 1, "six"), "Expected `int`, got `str`"),
        (Edit(("purses", 1), 1, -1), "a purse cannot hold less than nothing"),
        (Edit(("done",), 0, 2), "a correction cannot open what the story has not opened yet"),
    ],
)
def test_a_correction_that_cannot_be_is_refused_and_changes_nothing(edit: Edit, problem: str) -> None:
    campaign = Campaign(STORY, seats=2)
    with pytest.raises(CampaignError, match=problem):
        campaign.correct([edit], who="Ada", why="trying")
    assert campaign.links == []
    assert campaign.chronicle.purses == (1, 1)


def test_players_may_rest_and_return_between_legs() -> None:
    campaign = Campaign(STORY, seats=2)
    campaign.change(Rest(0), who="Ada", why="on holiday")
    assert campaign.leg is not None
    assert campaign.leg.sheets == (1,)
    campaign.enter({"coins": [9]})
    campaign.change({"type": "return", "sheet": 0})
    assert campaign.chronicle == Tour(("Caravan 1", "Caravan 2"), (1, 10), (), 1)
    assert [link.kind for link in campaign.links] == ["change", "by-hand", "change"]


@pytest.mark.parametrize("change", [{"type": "steal"}, {"type": "rest"}, None])
def test_an_unknown_change_is_refused(change: Any) -> None:
    campaign = Campaign(STORY, seats=2)
    with pytest.raises(CampaignError, match=r"Invalid value|missing required|Expected"):
        campaign.change(change)
    assert campaign.links == []


def test_a_change_that_leaves_nobody_is_refused() -> None:
    campaign = Campaign(STORY, seats=1)
    with pytest.raises(CampaignError, match="at least one caravan must travel"):
        campaign.change(Rest(0))
    campaign.change(Return(0))
    assert campaign.chronicle == replace(campaign.opening)


def test_a_wrong_set_up_is_refused() -> None:
    with pytest.raises(SetupError, match="seats: 9 given; allowed are 1 to 4"):
        Campaign(STORY, seats=9)


def test_an_unknown_story_names_those_there_are() -> None:
    with pytest.raises(UnknownStory, match="there is no campaign 'odyssey'; there is "):
        story("odyssey")
