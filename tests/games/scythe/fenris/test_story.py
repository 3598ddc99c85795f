"""The story of the campaign: its legs, its keys, the group, and made-up campaigns by the thousand."""

from __future__ import annotations

import os
from itertools import accumulate, pairwise
from typing import Any

import pytest

from games.scythe.fenris.made_up import made_up, next_leg, real
from soak_seed import SOAK_SEED
from spielwerk.games.scythe.fenris.checks import check_chronicle
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Benefit, Result
from spielwerk.games.scythe.fenris.group import Away, Back, Join, Left, SetLevel, SetWind
from spielwerk.games.scythe.fenris.interlude.options import INFRA_TILES, MATS, MECH_TILES
from spielwerk.games.scythe.fenris.made_up import report
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign, Edit
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.registry import listed
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import CampaignError, story

CHUNKS, CAMPAIGNS = 10, int(os.environ.get("SPIELWERK_CAMPAIGNS", "100"))
REAL = int(os.environ.get("SPIELWERK_REAL_CAMPAIGNS", "5"))
BOT = os.environ.get("SPIELWERK_CAMPAIGN_BOT", "random")
PATHS = {
    f"1 {two} 3 4 5 6 {seven} {last}" for two, seven in (("2a", "7p"), ("2b", "7w")) for last in ("8a", "8b")
}


def begun(number: int = 2, legs: int = 0, seed: int = 1, **setup: Any) -> Campaign:
    """A made-up campaign after so many legs."""
    campaign = Campaign(STORY, seed, seats=number, **setup)
    for _ in range(legs):
        next_leg(campaign, Rng(seed))
    return campaign


def test_the_story_is_installed() -> None:
    assert story("fenris") is STORY
    assert "interlude" not in listed()


@pytest.mark.rule("fenris.campaign.eight-games")
def test_a_campaign_has_eight_episodes_each_followed_by_an_interlude() -> None:
    campaign = begun(2)
    titles = []
    while (leg := campaign.leg) is not None:
        titles.append((leg.title, leg.game))
        next_leg(campaign, Rng(len(titles)))
    assert len(titles) == 16
    assert [title for title, game in titles if game == "scythe"] == campaign.chronicle.path
    assert [title for title, game in titles if game == "interlude"] == [
        f"after-{episode}" for episode in campaign.chronicle.path
    ]
    assert " ".join(campaign.chronicle.path) in PATHS


@pytest.mark.rule("fenris.campaign.keep-faction")
@pytest.mark.rule("fenris.campaign.new-player-mat-each-episode")
def test_a_player_keeps_the_faction_and_gets_a_new_mat() -> None:
    campaign = Campaign(STORY, 1, seats=[{"faction": "polania"}, {"faction": "nordic"}])
    for _ in range(2):
        assert campaign.leg is not None
        seats = campaign.leg.setup["seats"]
        assert [seat["faction"] for seat in seats] == ["polania", "nordic"]
        assert [seat["mat"] for seat in seats] == [None, None]
        next_leg(campaign, Rng(1))
        next_leg(campaign, Rng(1))


@pytest.mark.rule("fenris.ep8.mat-choice")
def test_the_mats_of_the_last_episode_are_those_that_were_chosen() -> None:
    campaign = begun(3, legs=14)
    assert campaign.leg is not None
    assert [seat["mat"] for seat in campaign.leg.setup["seats"]] == campaign.chronicle.mats
    assert all(campaign.chronicle.mats)


def chosen(campaign: Campaign) -> list[tuple[int, str]]:
    """Plays the open choice of mats, with the last mat each time: the sheet and its mat, in order."""
    match = campaign.start()
    found = []
    while (d := match.decision) is not None:
        assert d.kind == "interlude.last.ChooseMat"
        found.append((match.state.c.seats[d.seat], d.options[-1].at))  # type: ignore[attr-defined]
        match.choose(d.options[-1], d.seat)
    campaign.close(match)
    return found


def mats(campaign: Campaign) -> dict[int, str | None]:
    """The mats of the next episode by sheet."""
    assert campaign.leg is not None
    rows = campaign.leg.setup["seats"]
    return {sheet: row["mat"] for sheet, row in zip(campaign.leg.sheets, rows, strict=True)}


@pytest.mark.rule("fenris.ep8.mat-choice")
@pytest.mark.rule("fenris.campaign.skip-episode")
def test_who_returns_for_the_last_episode_chooses_a_mat_with_the_others_by_wealth() -> None:
    campaign = begun(4, legs=12)
    campaign.change(Away(0))
    for _ in range(2):
        next_leg(campaign, Rng(1))
    campaign.change(Back(0))
    c = campaign.chronicle
    assert campaign.leg is not None
    assert (campaign.leg.game, campaign.leg.sheets) == ("interlude", (0, 1, 2, 3))
    order = chosen(campaign)
    assert [i for i, _ in order] == sorted(range(4), key=lambda i: -c.sheets[i].wealth)
    assert mats(campaign) == dict(order)
    assert len({*mats(campaign).values()}) == 4
    assert campaign.leg.title == c.episode
    assert campaign.chronicle.path == c.path
    campaign.start()


@pytest.mark.rule("fenris.ep8.mat-banned-rusviet")
@pytest.mark.rule("fenris.ep8.automa-mat-effect")
@pytest.mark.parametrize("seed", range(1, 9))
def test_who_returns_for_the_last_episode_gets_no_forbidden_mat_and_none_of_an_automa(seed: int) -> None:
    seats = [{"faction": "rusviet"}, {"faction": "nordic"}, {"automa": "automa", "faction": "saxony"}]
    campaign = Campaign(STORY, seed, seats=seats)
    for _ in range(12):
        next_leg(campaign, Rng(seed))
    campaign.change(Away(0))
    for _ in range(2):
        next_leg(campaign, Rng(seed))
    campaign.change(Back(0))
    next_leg(campaign, Rng(seed))
    taken = campaign.chronicle.mats
    assert taken[0] in MATS
    assert taken[0] not in ("industrial", *taken[1:])
    dealt = campaign.start().game.setup["seats"]
    assert [row["mat"] for row in dealt[:2]] == taken[:2]


@pytest.mark.rule("fenris.ep8.mat-choice")
@pytest.mark.rule("fenris.campaign.join-late")
def test_who_joins_for_the_last_episode_chooses_too_and_who_leaves_keeps_no_mat_from_others() -> None:
    campaign = begun(3, legs=14)
    taken = [sheet.faction for sheet in campaign.chronicle.sheets]
    free = [id for id in ("nordic", "saxony", "crimea", "rusviet", "polania") if id not in taken]
    campaign.change(Join("Dora", free[0]))
    campaign.change(Left(1))
    assert campaign.leg is not None
    assert campaign.leg.sheets == (0, 2, 3)
    order = chosen(campaign)
    assert {i for i, _ in order} == {0, 2, 3}
    assert all(mats(campaign).values())
    campaign.change(SetWind(airships=True))
    assert campaign.leg.game == "scythe", "mats are chosen once"


@pytest.mark.rule("fenris.sheet.one-per-player")
@pytest.mark.rule("fenris.sheet.six-sections")
@pytest.mark.rule("fenris.automa-campaign.own-sheet")
def test_everybody_has_a_sheet_with_six_sections_an_automa_too() -> None:
    campaign = Campaign(STORY, 1, seats=[{}, {"automa": "automa"}])
    assert [sheet.automa for sheet in campaign.chronicle.sheets] == ["", "automa"]
    for sheet in campaign.chronicle.sheets:
        assert (sheet.wins, sheet.wealth, sheet.mech, sheet.infra) == ([], 0, [], [])
        assert (sheet.bonuses, sheet.instant, sheet.log) == ([0, 0, 0], [], [[]] * 10)


@pytest.mark.rule("fenris.campaign.player-range")
@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": 1}, "seats: 1 given; allowed are 2 to 7"),
        ({"seats": 8}, "seats: 8 given; allowed are 2 to 7"),
        ({"seats": 6}, "seats: more than 5 need the option 'invaders'"),
        ({"seats": [{"automa": "automa"}] * 2}, "seats: at least one seat is for a person"),
        ({"seats": [{"faction": "nordic"}] * 2}, "seats: nordic is chosen twice"),
        ({"seats": [{"faction": "togawa"}, {}]}, "seats: togawa needs the option 'invaders'"),
    ],
)
def test_a_group_that_cannot_play_is_refused(setup: dict[str, Any], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Campaign(STORY, 1, **setup)


@pytest.mark.rule("fenris.campaign.player-range")
@pytest.mark.rule("fenris.campaign.compat-invaders")
def test_seven_play_with_the_other_expansion() -> None:
    campaign = begun(7, invaders=True)
    assert campaign.leg is not None
    assert campaign.start().game.rules.seats == 7
    assert len({sheet.faction for sheet in campaign.chronicle.sheets}) == 7


@pytest.mark.rule("fenris.ep6.setup-mats")
@pytest.mark.rule("fenris.frame.vesna-fenris-home")
def test_in_episode_6_guests_keep_their_home_bases_and_mats_are_dealt() -> None:
    campaign = begun(4, legs=10)
    sheets = campaign.chronicle.sheets
    assert {"vesna", "fenris"} & {sheet.faction for sheet in sheets}
    game = campaign.start().game
    assert game.setup["episode"] == "6"
    assert list(game.rules.homes) == [sheet.home for sheet in sheets]  # type: ignore[attr-defined]
    assert len({seat["mat"] for seat in game.setup["seats"]}) == 4


@pytest.mark.rule("fenris.campaign.resettable")
def test_a_campaign_can_be_played_again_from_its_beginning() -> None:
    campaign = begun(2, legs=5)
    campaign.replay(0)
    assert campaign.chronicle == begun(2).chronicle
    assert len(campaign.aside) == 5


@pytest.mark.rule("fenris.campaign.skip-episode")
@pytest.mark.rule("fenris.campaign.same-group-not-required")
def test_who_sits_out_keeps_the_sheet_and_the_others_play() -> None:
    campaign = begun(3, legs=4)
    before = campaign.chronicle.sheets[1].copy()
    campaign.change(Away(1), who="host")
    assert campaign.leg is not None
    assert campaign.leg.sheets == (0, 2)
    next_leg(campaign, Rng(3))
    next_leg(campaign, Rng(3))
    campaign.change(Back(1))
    assert campaign.chronicle.sheets[1] == before
    again = campaign.leg
    assert again is not None
    assert again.sheets == (0, 1, 2)


@pytest.mark.rule("fenris.campaign.leave-for-good")
def test_who_leaves_gives_back_faction_and_tiles() -> None:
    campaign = begun(3, legs=4)
    sheet = campaign.chronicle.sheets[1]
    campaign.change(Left(1))
    assert campaign.leg is not None
    assert campaign.leg.sheets == (0, 2)
    with pytest.raises(CampaignError, match="has left the campaign"):
        campaign.change(Back(1))
    campaign.change(Join("Eva", sheet.faction))
    assert campaign.chronicle.sheets[3].faction == sheet.faction


@pytest.mark.rule("fenris.campaign.join-late")
def test_who_joins_late_gets_median_wealth_and_what_the_weakest_has() -> None:
    campaign = begun(3, legs=8)
    others = campaign.chronicle.sheets
    used = {sheet.faction for sheet in others} | {sheet.home for sheet in others}
    free = next(id for id in ("nordic", "rusviet", "crimea", "saxony", "polania") if id not in used)
    campaign.change(Join("Eva", free), who="host")
    new = campaign.chronicle.sheets[3]
    assert new.wealth == sorted([sheet.wealth for sheet in others])[1]
    assert len(new.mech) == min([sheet.owned(MECH) for sheet in others])
    assert len(new.infra) == min([sheet.owned(INFRA) for sheet in others])
    assert sum(new.bonuses) == min([sum(sheet.bonuses) for sheet in others])
    assert (new.ticks, new.wins) == (0, [])
    with pytest.raises(CampaignError, match="is not free; choose"):
        campaign.change(Join("Eva", others[0].faction))


@pytest.mark.rule("fenris.automa-mods.spy-removed")
def test_who_joins_late_gets_no_spy_in_a_campaign_with_an_automa() -> None:
    owned = [tile for tile in INFRA_TILES if tile != "spy"][:4]
    for automa in ("", "automa"):
        c = begun(2, legs=8).chronicle.copy()
        c.sheets[0].infra, c.sheets[1].automa = owned[:], automa
        c.sheets[1].infra = [] if automa else owned[:]
        c.sheets[1].benefits = [Benefit(INFRA, "nothing")] * 4 if automa else []
        others = [sheet.faction for sheet in c.sheets] + [sheet.home for sheet in c.sheets]
        free = next(id for id in ("nordic", "rusviet", "crimea", "saxony") if id not in others)
        new = STORY.change(c, Join("Eva", free)).sheets[2]
        assert len(new.infra) == 4
        assert ("spy" in new.infra) == (not automa)


@pytest.mark.rule("fenris.automa-campaign.difficulty-between-episodes")
def test_the_level_of_an_automa_may_be_changed_between_episodes() -> None:
    campaign = Campaign(STORY, 1, seats=[{}, {"automa": "automa"}])
    campaign.change(SetLevel(1, "automaszyna"), who="host")
    assert campaign.leg is not None
    assert campaign.leg.setup["seats"][1]["automa"] == "automaszyna"
    with pytest.raises(CampaignError, match="level: an Automa plays"):
        campaign.change(SetLevel(0, "automa"))


@pytest.mark.rule("fenris.campaign.wind-gambit-forbidden")
@pytest.mark.rule("fenris.campaign.wind-gambit-allowed")
def test_airships_and_two_end_tiles_can_be_added_from_episode_4_on() -> None:
    campaign = begun(2, legs=4)
    with pytest.raises(CampaignError, match="nothing can be added to episode 3"):
        campaign.change(SetWind(airships=True))
    next_leg(campaign, Rng(1))
    next_leg(campaign, Rng(1))
    campaign.change(SetWind(airships=True, end_tile="doomsday-clock"))
    assert campaign.chronicle.end_tile == "doomsday-clock"
    with pytest.raises(CampaignError, match="end_tile: choose doomsday-clock or backup-plan"):
        campaign.change(SetWind(end_tile="armistice"))


@pytest.mark.parametrize("change", [Away(0), Join("Eva", "nordic"), Left(1)])
def test_the_group_cannot_change_between_an_episode_and_its_rewards(change: Any) -> None:
    campaign = begun(3, legs=1)
    with pytest.raises(CampaignError, match="not before its rewards"):
        campaign.change(change)


@pytest.mark.parametrize("change", [Away(1), Left(0)])
def test_with_fewer_than_two_sides_an_automa_must_be_added(change: Any) -> None:
    campaign = begun(2, legs=2)
    with pytest.raises(CampaignError, match="fewer than two sides play; add an Automa"):
        campaign.change(change)


@pytest.mark.rule("fenris.campaign.outcome-after-end")
@pytest.mark.rule("fenris.campaign.read-rules-when-told")
def test_keys_open_with_the_story() -> None:
    campaign = begun(2, seed=2)
    seen = [campaign.keys]
    while not campaign.over:
        next_leg(campaign, Rng(len(seen)))
        seen.append(campaign.keys)
    assert seen[0] == {"fenris-1"}
    assert all(before <= later for before, later in pairwise(seen))
    path = campaign.chronicle.path
    assert {"fenris-2a", "fenris-2b"} & seen[2] == {f"fenris-{path[1]}"}
    assert {"fenris-2x", "fenris-2y"} & seen[2] == set()
    assert {"fenris-2x", "fenris-2y"} & seen[3] == {"fenris-2x" if path[1] == "2a" else "fenris-2y"}
    assert {"fenris-2x", "fenris-2y"} <= seen[7], "the rewards of episode 4"
    assert {"fenris-2a", "fenris-2b"} & seen[11] == {f"fenris-{path[1]}"}
    assert {"fenris-2a", "fenris-2b"} <= seen[12], "episode 7 plays the other combination"
    assert f"fenris-{path[7]}" in seen[-1]


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"place": 2}, "the places .* cannot be"),
        ({"coins": -1}, "a number is below 0"),
        ({"spent": 15}, "more wealth was spent than there was"),
        ({"instant": "gold"}, "the instant bonus 'gold' cannot be used"),
    ],
)
def test_a_report_that_cannot_be_is_refused(changed: dict[str, Any], problem: str) -> None:
    campaign = begun(2)
    rows = [{"coins": 5, "place": 1, **changed}, {"coins": 4, "place": 2}]
    with pytest.raises(CampaignError, match=problem):
        campaign.enter({"seats": rows})
    with pytest.raises(CampaignError, match="2 seats played"):
        campaign.enter({"seats": rows[1:]})
    assert campaign.links == []


@pytest.mark.rule("fenris.sheet.instant-bonus-once-per-campaign")
@pytest.mark.rule("fenris.sheet.instant-bonus-seven")
def test_an_instant_bonus_is_used_once_in_a_campaign() -> None:
    campaign = begun(2)
    rows = [{"coins": 50, "place": 1, "instant": "power"}, {"coins": 4, "place": 2}]
    campaign.enter({"seats": rows})
    next_leg(campaign, Rng(1))
    with pytest.raises(CampaignError, match="the instant bonus 'power' cannot be used"):
        campaign.enter({"seats": rows})
    assert campaign.chronicle.sheets[0].instant == ["power"]


@pytest.mark.parametrize(
    ("edits", "problem"),
    [
        ([Edit(("sheets", 0, "faction"), "nordic", "saxony")], "two people lead one faction"),
        ([Edit(("episode",), "1", "4")], "the episodes were not played in this order"),
        ([Edit(("sheets", 0, "mech"), [], ["armor", "armor"])], "a modification is owned twice"),
        ([Edit(("sheets", 0, "mech"), [], [*MECH_TILES][:7])], "more modifications than slots"),
        ([Edit(("sheets", 0, "bonuses"), [0, 0, 0], [0, 4, 0])], "a set-up bonus is beyond its limit"),
        ([Edit(("sheets", 0, "faction"), "nordic", "vesna")], "a guest faction has come too early"),
        ([Edit(("removed",), [], ["spy"] * 5)], "more modifications than there are"),
        ([Edit(("sheets", 0, "log", 3), [], ["1", "1"])], "a column was ticked twice in an episode"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(edits: list[Edit], problem: str) -> None:
    campaign = Campaign(STORY, 1, seats=[{"faction": "nordic"}, {"faction": "saxony"}])
    with pytest.raises(CampaignError, match=problem):
        campaign.correct(edits, who="host", why="trying")
    assert campaign.links == []


def test_a_campaign_is_saved_and_continued_after_every_leg() -> None:
    campaign = begun(3)
    rng = Rng(9)
    while not campaign.over:
        next_leg(campaign, rng)
        loaded, _ = Campaign.load(campaign.record())
        assert loaded.warning == ""
        assert loaded.chronicle == campaign.chronicle
        campaign = loaded
    assert len(campaign.chain) == 16


def invariants(campaign: Campaign) -> None:
    """What holds after every leg."""
    before: frozenset[str] = frozenset()
    for number in campaign.chain:
        c = campaign.at(number)
        check_chronicle(c)
        keys = STORY.keys(c)
        assert before <= keys
        before = keys
        for sheet in c.sheets:
            running = [*accumulate([entry.n for entry in sheet.entries], initial=0)]
            assert min(running) >= 0
            assert sheet.wealth == running[-1]
        tiles = [tile for sheet in c.sheets for tile in (*sheet.mech, *sheet.infra)]
        for tile, n in {**MECH_TILES, **INFRA_TILES}.items():
            assert (*tiles, *c.removed).count(tile) <= n
        for episode in c.path:
            assert [sheet for sheet in c.sheets if episode in sheet.wins]
    if campaign.over:
        assert " ".join(campaign.chronicle.path) in PATHS
        assert not any(sheet.wealth for sheet in campaign.chronicle.sheets)
    assert sum(MECH_TILES.values()) == 41
    assert sum(INFRA_TILES.values()) == 32


def loads_alike(campaign: Campaign) -> None:
    """The file of a campaign leads to the same sheets after every leg."""
    again, match = Campaign.load(campaign.record())
    assert (again.warning, match) == ("", None)
    assert [link.chronicle for link in again.links] == [link.chronicle for link in campaign.links]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_made_up_campaigns_hold_their_invariants(chunk: int) -> None:
    paths = set()
    first = (SOAK_SEED * CHUNKS + chunk) * CAMPAIGNS
    for seed in range(first, first + CAMPAIGNS):
        campaign = made_up(seed)
        invariants(campaign)
        if seed % 11 == 0:
            loads_alike(campaign)
        paths.add(" ".join(campaign.chronicle.path))
    assert paths == PATHS


def test_episodes_are_really_played() -> None:
    for seed in range(SOAK_SEED * REAL, (SOAK_SEED + 1) * REAL):
        campaign = real(seed, BOT)
        invariants(campaign)
        loads_alike(campaign)
        made_up = [link.title for link in campaign.links if link.kind != "match"]
        assert len(made_up) <= 1, f"seed {seed}: {made_up} took too long"


def test_a_made_up_report_is_of_its_type() -> None:
    campaign = begun(4)
    assert campaign.leg is not None
    made = report(campaign.chronicle, campaign.leg, Rng(1))
    assert all(isinstance(row, Result) for row in made.seats)
