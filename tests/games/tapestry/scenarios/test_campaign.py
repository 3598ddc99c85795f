"""The campaigns: the sheet, its points, and what is handed on."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.scenarios.story import (
    ATLANTIS,
    FATE,
    KAIJU,
    Chronicle,
    Entry,
    PlayAgain,
    SetLevel,
    UseRecorded,
)
from spielwerk.kernel.campaign import Campaign, Edit
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import CampaignError
from spielwerk.kernel.text import language

WON, LOST = {"won": True}, {"won": False}
CARDS = (("guilds", "monarchy"), ("empiricism",), ("capitalism",))


def begun(**more: Any) -> Campaign:
    return Campaign(ATLANTIS, seed=1, seats=[{"name": "Ada"}], **more)


def result(campaign: Campaign, report: dict[str, Any], level: str = "") -> None:
    """A scenario ends like this, on a level that is set before."""
    if level:
        campaign.change(SetLevel(level), who="Ada")
    campaign.enter(report, who="Ada", why="played on cardboard")


def totals(campaign: Campaign) -> tuple[int, int]:
    chronicle = campaign.chronicle
    assert isinstance(chronicle, Chronicle)
    return ATLANTIS.totals(chronicle)


@pytest.mark.rule("tapestry.campaign.order", "tapestry.scenario.play-modes")
def test_the_five_scenarios_come_in_sequence() -> None:
    campaign = begun()
    played = []
    while campaign.leg is not None:
        played.append(campaign.leg.title)
        assert campaign.leg.setup["modules"] == ["plans", campaign.leg.title]
        result(campaign, WON)
    assert played == [*FATE]


@pytest.mark.rule("tapestry.campaign.level-free")
def test_the_level_may_change_with_every_scenario() -> None:
    campaign = begun(level="4")
    levels = []
    for level in ("4", "1", "6", "6", "2"):
        campaign.change(SetLevel(level), who="Ada")
        assert campaign.leg is not None
        levels.append(campaign.leg.setup["seats"][1]["automa"])
        result(campaign, LOST)
    assert levels == ["4", "1", "6", "6", "2"]
    with pytest.raises(CampaignError, match="there is no level '7'"):
        begun().change(SetLevel("7"), who="Ada")


@pytest.mark.rule("tapestry.campaign.points", "tapestry.campaign.example-points")
def test_a_scenario_is_worth_its_number_times_the_level_for_its_winner() -> None:
    campaign = begun()
    result(campaign, WON)
    result(campaign, LOST)
    assert totals(campaign) == (2, 4)
    result(campaign, WON, "4")
    assert totals(campaign) == (2 + 12, 4), "scenario 3 on level 4 gives 12"
    other = begun()
    for _ in range(5):
        result(other, WON)
    assert totals(other) == (2 + 4 + 6 + 8 + 10, 0) == (30, 0)
    assert ATLANTIS.worth("kaiju-1", "6") == 0, "it is no scenario of Atlantis"


@pytest.mark.rule("tapestry.atlantis5.use-recorded")
def test_without_a_record_the_last_scenario_is_set_up_as_usual() -> None:
    campaign = begun()
    for _ in range(4):
        result(campaign, WON)
    assert campaign.leg is not None
    assert (campaign.leg.title, campaign.leg.setup.get("recorded")) == ("atlantis-5", None)
    noted = Chronicle(hangings=CARDS, recorded=True)
    first = ATLANTIS.leg(noted)
    assert first is not None
    assert (first.title, first.setup.get("recorded")) == ("atlantis-1", None)


@pytest.mark.rule("tapestry.campaign.winner")
def test_most_points_win_after_all_five() -> None:
    campaign = begun()
    for report in (LOST, LOST, LOST, WON, WON):
        assert ATLANTIS.winners(campaign.chronicle) == ()
        result(campaign, report)
    assert totals(campaign) == (18, 12)
    assert ATLANTIS.winners(campaign.chronicle) == (0,)


@pytest.mark.rule("tapestry.campaign.tie")
def test_a_tie_goes_to_the_automa() -> None:
    campaign = begun()
    for report, level in ((WON, "1"), (WON, "1"), (WON, "1"), (LOST, "4"), (WON, "2")):
        result(campaign, report, level)
    assert totals(campaign) == (16, 16)
    assert ATLANTIS.winners(campaign.chronicle) == (1,)


@pytest.mark.rule("tapestry.campaign.removed-returns")
def test_what_one_scenario_leaves_out_the_next_has_again() -> None:
    campaign, pools = begun(), []
    for _ in range(2):
        assert campaign.leg is not None
        s: Any = Game(BOX, campaign.leg.setup).new(1)
        pools.append({s.rules.data.civilizations()[i].id for i in s.rules.playable_civilizations})
        result(campaign, WON)
    assert "alchemists" not in pools[0]
    assert "alchemists" in pools[1]


@pytest.mark.rule("tapestry.campaign.incompatible")
@pytest.mark.parametrize("scenario", FATE)
def test_atlantis_is_without_arts_and_fantasies(scenario: str) -> None:
    for more in ("arts", "fantasies"):
        with pytest.raises(SetupError, match=f"'{scenario}' and '{more}' cannot be combined"):
            Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": ["plans", more, scenario]})
        assert (scenario, more) in BOX.schema().excludes
    with pytest.raises(SetupError, match=f"'{scenario}' needs 'plans'"):
        Game(BOX, {"seats": [{}, {"automa": "2"}], "modules": [scenario]})


@pytest.mark.rule("tapestry.atlantis4.note-tapestry", "tapestry.atlantis5.use-recorded")
def test_cards_of_scenario_four_go_to_scenario_five() -> None:
    campaign = begun()
    for _ in range(3):
        result(campaign, {"won": True, "hangings": CARDS})
    assert campaign.chronicle.hangings == ()
    result(campaign, {"won": False, "hangings": CARDS})
    assert campaign.leg is not None
    assert campaign.leg.setup["recorded"] == [list(cards) for cards in CARDS]
    campaign.change(UseRecorded(False), who="Ada")
    assert "recorded" not in campaign.leg.setup
    with pytest.raises(CampaignError, match="no cards are recorded"):
        begun().change(UseRecorded(True), who="Ada")
    with pytest.raises(CampaignError, match="3 era spaces"):
        result(begun(), {"won": True, "hangings": CARDS[:1]})


def test_a_correction_cannot_invent_points() -> None:
    campaign = begun()
    result(campaign, WON)
    with pytest.raises(CampaignError, match="atlantis-1 on level 2 is worth 2 points"):
        campaign.correct([Edit(("entries", 0, "points"), 2, 9)], who="Ada", why="a mistake")
    with pytest.raises(CampaignError, match="cannot come here"):
        ATLANTIS.check(Chronicle(entries=(Entry("atlantis-2", "2", True, 4),)))


@pytest.mark.rule("tapestry.kaiju.campaign", "tapestry.kaiju1.campaign-loss")
def test_the_mini_campaign_repeats_a_lost_scenario_or_goes_on() -> None:
    campaign = Campaign(KAIJU, seed=1, seats=[{}], level="3", plans=True)
    assert campaign.leg is not None
    assert campaign.leg.setup["modules"] == ["plans", "kaiju-1"]
    result(campaign, LOST)
    assert campaign.leg.title == "kaiju-2", "it may be left"
    campaign.change(PlayAgain(True), who="Ada")
    assert campaign.leg.title == "kaiju-1", "or repeated"
    result(campaign, WON)
    assert campaign.leg.title == "kaiju-2"
    assert (campaign.leg.setup["seats"], campaign.leg.setup["difficulty"]) == ([{}], "3")
    with pytest.raises(CampaignError, match="no lost scenario"):
        campaign.change(PlayAgain(True), who="Ada")
    result(campaign, WON)
    assert campaign.leg is None
    assert KAIJU.winners(campaign.chronicle) == (0,)
    lost = Campaign(KAIJU, seed=1, seats=[{}])
    result(lost, WON)
    assert KAIJU.winners(lost.chronicle) == (), "the second scenario is to come"
    result(lost, LOST)
    assert KAIJU.winners(lost.chronicle) == ()


@pytest.mark.rule("tapestry.kaiju1.campaign-loss")
def test_only_a_lost_scenario_of_the_mini_campaign_comes_again() -> None:
    again = Entry("kaiju-1", "2", True)
    KAIJU.check(Chronicle(entries=(Entry("kaiju-1", "2", False), again)))
    with pytest.raises(CampaignError, match="kaiju-1 cannot come here"):
        KAIJU.check(Chronicle(entries=(again, again)))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_sheet_is_a_table(lang: str) -> None:
    campaign = begun()
    result(campaign, WON, "4")
    result(campaign, LOST)
    with language(lang):
        (panel,) = ATLANTIS.panels(campaign.chronicle)
        assert campaign.leg is not None
        assert "Utopia" in ATLANTIS.called(campaign.leg)
    assert [row[1:] for row in panel.rows[:2]] == [("4", "Ada", "4"), ("4", "Automa", "8")]
    assert panel.rows[-1][-1] == "4 : 8"


@pytest.mark.rule("tapestry.scenario.lose", "tapestry.kaiju2.no-bots")
def test_the_sheet_names_who_won_against_the_person() -> None:
    campaign = Campaign(KAIJU, seed=1, seats=[{}])
    result(campaign, LOST)
    result(campaign, LOST)
    (panel,) = KAIJU.panels(campaign.chronicle)
    assert [row[2] for row in panel.rows[:2]] == ["Automa", "Kaiju"]


def test_a_real_campaign_is_played_from_start_to_end() -> None:
    campaign, rng = begun(), Rng(7)
    while campaign.leg is not None:
        match = campaign.start()
        while d := match.decision:
            match.choose(d.options[rng.below(len(d.options))], d.seat)
        campaign.close(match)
    chronicle = campaign.chronicle
    assert isinstance(chronicle, Chronicle)
    assert [entry.scenario for entry in chronicle.entries] == [*FATE]
    assert sum(totals(campaign)) == 30
    assert ATLANTIS.winners(chronicle) == (1,), "a random player loses"


def test_made_up_campaigns_come_to_an_end() -> None:
    for story in (ATLANTIS, KAIJU):
        for seed in range(20):
            campaign, rng = Campaign(story, seed=seed, seats=[{}]), Rng(seed)
            while campaign.leg is not None:
                report = story.made_up(campaign.chronicle, campaign.leg, rng)
                campaign.enter({"won": report.won}, who="luck", why="made up")
            assert story.path(campaign.chronicle)


def test_both_campaigns_are_registered() -> None:
    data = tomllib.loads((Path(__file__).parents[4] / "pyproject.toml").read_text(encoding="utf-8"))
    campaigns = data["project"]["entry-points"]["spielwerk.campaigns"]
    for story, name in ((ATLANTIS, "ATLANTIS"), (KAIJU, "KAIJU")):
        assert campaigns[story.id] == f"spielwerk.games.tapestry.scenarios.story:{name}"
    assert len([pair for pair in combinations(campaigns.values(), 2) if pair[0] == pair[1]]) == 0
