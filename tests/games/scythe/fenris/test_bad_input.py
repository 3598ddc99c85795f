"""What a campaign refuses: results that no episode ends with, and sheets that no play leads to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.scythe.fenris.made_up import next_leg
from games.scythe.fenris.test_episode_8a import before_the_last
from games.scythe.fenris.test_story import begun
from spielwerk.games.scythe.fenris.interlude.options import TRACK_TILES
from spielwerk.games.scythe.fenris.made_up import report
from spielwerk.games.scythe.fenris.report_checks import check_report
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign, Edit
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.story import CampaignError

EPISODES = {"1": 0, "2": 2, "3": 4, "4": 6, "5": 8, "6": 10, "7": 12}
"""How many legs come before an episode."""
Row = dict[str, Any]


def at(episode: str, number: int = 2, **setup: Any) -> Campaign:
    return begun(number, legs=EPISODES[episode], **setup)


def enter(campaign: Campaign, *rows: Row) -> None:
    """Results with coins and places in the order of seats, if they do not say otherwise."""
    campaign.enter({"seats": [{"coins": 60 - i, "place": 1 + i, **row} for i, row in enumerate(rows)]})


def refuses(campaign: Campaign, problem: str, *rows: Row) -> None:
    """One clear line, and nothing has changed."""
    links, before = len(campaign.links), msgspec.json.encode(campaign.chronicle)
    with pytest.raises(CampaignError, match=problem) as caught:
        enter(campaign, *rows)
    assert "\n" not in str(caught.value)
    assert caught.value.to_sentence() != caught.value.key
    assert (len(campaign.links), msgspec.json.encode(campaign.chronicle)) == (links, before)


def test_more_coins_cannot_have_the_worse_place_but_a_tie_may_be_broken() -> None:
    refuses(at("1"), "more coins", {"place": 2}, {"place": 1})
    enter(at("1"), {"coins": 7, "place": 2}, {"coins": 7, "place": 1})


@pytest.mark.rule("fenris.ep1.influence-on-spaces")
def test_episode_1_has_eleven_tokens_for_all() -> None:
    campaign = at("1")
    refuses(campaign, "not so many tokens", {"tokens": 6}, {"tokens": 6})
    refuses(campaign, "not so many tokens", {"tokens": 30}, {})
    enter(campaign, {"tokens": 11}, {})
    next_leg(campaign, Rng(1))
    assert campaign.chronicle.path == ["1"], "the vote goes on with them"


@pytest.mark.rule("fenris.ep3.influence-supply")
def test_episode_3_has_sixteen_tokens_for_all() -> None:
    refuses(at("3"), "not so many tokens", {"tokens": 8}, {"tokens": 9})
    enter(at("3"), {"tokens": 8}, {"tokens": 8})


@pytest.mark.rule("fenris.ep4.agents-placement")
def test_episode_4_has_eight_agents_for_all() -> None:
    refuses(at("4"), "not so many tokens", {"tokens": 4}, {"tokens": 5})
    enter(at("4"), {"tokens": 4}, {"tokens": 4})


@pytest.mark.rule("fenris.ep7.found-discard")
@pytest.mark.rule("fenris.ep7.reward-setup-bonus-finder")
@pytest.mark.parametrize(("number", "enough"), [(2, 6), (3, 5), (5, 4)])
def test_who_finds_tesla_keeps_no_token_and_nobody_else_has_enough_of_them(number: int, enough: int) -> None:
    others: list[Row] = [{} for _ in range(number - 1)]
    refuses(at("7", number), "not so many tokens", {"found": True, "tokens": 1}, *others)
    refuses(at("7", number), "not so many tokens", {"tokens": enough}, *others)
    enter(at("7", number), {"tokens": enough - 1}, {"found": True}, *others[1:])


@pytest.mark.parametrize(("episode", "findable"), [(e, e in "357") for e in EPISODES])
def test_only_in_three_episodes_there_is_something_to_find(episode: str, findable: bool) -> None:
    if findable:
        enter(at(episode), {"found": True}, {})
        refuses(at(episode), "only one seat", {"found": True}, {"found": True})
    else:
        refuses(at(episode), "only one seat", {"found": True}, {})


@pytest.mark.parametrize("piece", ["mechs", "structures"])
def test_nobody_has_more_than_four_mechs_or_structures(piece: str) -> None:
    refuses(at("2"), "so many mechs or structures", {piece: 5}, {})
    enter(at("2"), {piece: 4}, {})


@pytest.mark.rule("fenris.frame.instant-bonus")
@pytest.mark.rule("fenris.ep1.free-instant-bonus")
@pytest.mark.rule("fenris.automa-campaign.no-instant-bonus")
def test_an_instant_bonus_costs_15_but_nothing_in_episode_1_and_an_automa_has_none() -> None:
    campaign = at("1")
    enter(campaign, {"instant": "power"}, {})
    next_leg(campaign, Rng(1))
    refuses(campaign, "15 wealth was to be spent, not 0", {"instant": "coins"}, {})
    refuses(campaign, "15 wealth was to be spent, not 14", {"instant": "coins", "spent": 14}, {})
    refuses(campaign, "0 wealth was to be spent, not 15", {"spent": 15}, {})
    enter(campaign, {"instant": "coins", "spent": 15}, {})
    solo = Campaign(STORY, 1, seats=[{}, {"automa": "automa"}])
    refuses(solo, "the instant bonus 'power' cannot be used", {}, {"instant": "power"})


@pytest.mark.parametrize(
    ("stars", "fit"),
    [
        (["workers", "power", "combat", "combat", "open-objective", "mechs"], True),
        (["objective"] * 3 + ["combat"] * 3, True),
        (["combat"] * 7, False),
        (["workers"] * 2, False),
        (["open-objective"] * 2, False),
        (["combat-cards"], False),
        (["gold"], False),
        (["beside"], False),
    ],
)
def test_stars_fit_on_the_track_of_the_episode(stars: list[str], fit: bool) -> None:
    if fit:
        enter(at("1"), {"stars": stars}, {})
    else:
        refuses(at("1"), "do not fit on the track", {"stars": stars}, {})


def test_only_an_automa_has_stars_beside_the_track() -> None:
    enter(Campaign(STORY, 1, seats=[{}, {"automa": "automa"}]), {}, {"stars": ["beside"]})


@pytest.mark.rule("fenris.ep8a.tiles-setup")
def test_in_episode_8a_stars_lie_on_tiles_that_were_laid_out() -> None:
    campaign = before_the_last(2)
    laid = campaign.chronicle.tiles
    missing = next(id for id in TRACK_TILES if id not in (*laid, "combat", "objective"))
    refuses(campaign, "do not fit on the track", {"stars": [missing]}, {})
    enter(campaign, {"stars": [next(id for id in laid if id != "combat")]}, {})


@pytest.mark.parametrize("seed", range(20))
def test_made_up_reports_could_be(seed: int) -> None:
    campaign = begun(2 + seed % 6, seed=seed, invaders=True)
    rng = Rng(seed)
    while (leg := campaign.leg) is not None:
        if leg.game == "scythe":
            check_report(campaign.chronicle, leg, report(campaign.chronicle, leg, rng))
        next_leg(campaign, rng)


SHEET = ("sheets", 0)


@pytest.mark.parametrize(
    ("legs", "path", "new", "problem"),
    [
        (0, (*SHEET, "faction"), "prussia", "is not in this campaign"),
        (0, (*SHEET, "faction"), "togawa", "is not in this campaign"),
        (0, (*SHEET, "home"), "togawa", "is not in this campaign"),
        (0, (*SHEET, "home"), "", "is not in this campaign"),
        (0, (*SHEET, "bonuses"), [1], "beyond its limit"),
        (0, (*SHEET, "bonuses"), [-1, 0, 0], "beyond its limit"),
        (0, (*SHEET, "instant"), ["gold"], "something that there is not"),
        (0, (*SHEET, "instant"), ["coins", "coins"], "something that there is not"),
        (0, (*SHEET, "automa"), "super", "something that there is not"),
        (4, (*SHEET, "mech"), ["spy"], "something that there is not"),
        (4, (*SHEET, "benefits"), [{"kind": "infra", "what": "gain", "card": 77}], "something that there is"),
        (4, (*SHEET, "wins"), ["5"], "of an episode that was not played"),
        (4, (*SHEET, "wins"), ["1", "1"], "of an episode that was not played"),
        (4, (*SHEET, "log", 0), ["6"], "of an episode that was not played"),
        (4, ("end_tile",), "armistice", "mats or tiles of the last episode"),
        (14, ("mats",), ["industrial"], "mats or tiles of the last episode"),
        (14, ("mats",), ["industrial", "industrial"], "mats or tiles of the last episode"),
        (14, ("mats",), ["gold", "industrial"], "mats or tiles of the last episode"),
        (1, ("seats",), [0], "does not fit those who played"),
        (1, ("seats",), [0, 0], "does not fit those who played"),
        (1, ("seats",), [0, 5], "does not fit those who played"),
        (1, ("results",), [], "does not fit those who played"),
        (0, ("stage",), "interlude", "does not fit those who played"),
    ],
)
def test_a_correction_to_what_cannot_be_is_refused(legs: int, path: Any, new: Any, problem: str) -> None:
    campaign = Campaign(STORY, 1, seats=[{"faction": "nordic"}, {"faction": "saxony"}])
    for _ in range(legs):
        next_leg(campaign, Rng(1))
    old = msgspec.json.decode(msgspec.json.encode(campaign.chronicle))
    for step in path:
        old = old[step]
    with pytest.raises(CampaignError, match=problem) as caught:
        campaign.correct([Edit(path, old, new)], who="host", why="trying")
    assert caught.value.to_sentence() != caught.value.key
    assert len(campaign.links) == legs


@pytest.mark.rule("fenris.campaign.eight-games")
def test_an_interlude_that_is_entered_by_hand_skips_no_episode() -> None:
    campaign, later = at("1"), at("4")
    enter(campaign, {}, {})
    for there in (later.chronicle, campaign.chronicle, campaign.opening):
        with pytest.raises(CampaignError, match="not what comes next"):
            campaign.enter({"chronicle": msgspec.to_builtins(there)})
    match = campaign.start()
    while (d := match.decision) is not None:
        match.choose(d.options[0], d.seat)
    campaign.enter(match.game.box.report(match.final))
    assert campaign.chronicle.path == ["1"]


@pytest.mark.parametrize("tiles", [[], ["gold"] * 10, ["combat"] * 10])
def test_the_tiles_of_episode_8a_cannot_be_others_than_there_are(tiles: list[str]) -> None:
    campaign = before_the_last(2)
    with pytest.raises(CampaignError, match="mats or tiles of the last episode"):
        campaign.correct([Edit(("tiles",), campaign.chronicle.tiles, tiles)], who="host", why="trying")
