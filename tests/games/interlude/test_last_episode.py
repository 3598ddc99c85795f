"""After episode 7: the last episode, its tiles and its mats; and the end of the campaign."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.interlude.between import after, answer, asked, finish, now, result, sheet, texts
from spielwerk.games.scythe.fenris.chronicle import Benefit, Result
from spielwerk.games.scythe.fenris.interlude.events import LeaderJudged, Won
from spielwerk.games.scythe.fenris.interlude.finale import leadership, values
from spielwerk.games.scythe.fenris.interlude.options import MATS, TRACK_TILES
from spielwerk.kernel.match import Match


def to_mats(*seats: tuple[Any, Any], episode: str = "7p", **more: Any) -> Match:
    """The choice of mats, with nothing bought."""
    match = after(episode, *seats, **more)
    while asked(match) not in ("ChooseMat", "DealMat", "DrawNext", ""):
        d = match.decision
        assert d is not None
        if d.weights:
            match.choose(next(o for o, n in zip(d.options, d.weights, strict=True) if n))
        else:
            match.choose(d.options[-1], d.seat)
    return match


def chooser(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


@pytest.mark.rule("fenris.ep7.branch-8a")
@pytest.mark.rule("fenris.ep8a.tiles-setup")
def test_if_tesla_was_found_8a_follows_and_its_tiles_lie_open_before_mats_are_chosen() -> None:
    match = to_mats((sheet("nordic"), result(0, 2)), (sheet("saxony"), result(60, found=True)))
    c = now(match)
    assert (c.episode, c.tesla, len(c.tiles)) == ("8a", 1, 10)
    assert all(n <= TRACK_TILES[tile] for tile, n in Counter(c.tiles).items())
    assert asked(match) == "ChooseMat"


@pytest.mark.rule("fenris.ep7.branch-8b")
def test_if_nobody_found_tesla_8b_follows_without_tiles() -> None:
    match = to_mats((sheet("nordic"), result(0, 2)), (sheet("saxony"), result(60)))
    assert (now(match).episode, now(match).tesla, now(match).tiles) == ("8b", -1, [])


@pytest.mark.rule("fenris.ep8.mat-choice")
@pytest.mark.rule("fenris.ep8.mat-choice-tie-wins")
@pytest.mark.rule("fenris.ep8.wealth-example")
def test_with_190_140_and_140_wealth_the_richest_chooses_first_then_more_wins() -> None:
    seats = (
        (sheet("nordic", 140, wins=["1"]), result(0, 2)),
        (sheet("saxony", 190), result(0, 2)),
        (sheet("crimea", 140, wins=["2a", "3"]), result(0, 1)),
    )
    match = to_mats(*seats)
    order = []
    while not match.over:
        order.append(chooser(match))
        answer(match, texts(match)[0])
    assert order == [1, 2, 0]
    assert len({*now(match).mats}) == 3


@pytest.mark.rule("fenris.ep8.mat-choice-tie-log")
def test_with_equal_wealth_and_wins_more_ticks_choose_first() -> None:
    seats = (sheet("nordic", 50), result(0)), (sheet("saxony", 50, ticks=[1] + [0] * 9), result(0))
    assert chooser(to_mats(*seats)) == 1


@pytest.mark.rule("fenris.ep8.mat-choice-tie-log")
def test_with_nothing_to_tell_them_apart_chance_decides() -> None:
    seats = (sheet("nordic", 50), result(0)), (sheet("saxony", 50), result(0)), (sheet("crimea"), result(0))
    for first in (0, 1):
        match = to_mats(*seats, chance="ask")
        assert (asked(match), texts(match)) == ("DrawNext", ["first 0", "first 1"])
        answer(match, f"first {first}")
        order = []
        while not match.over:
            order.append(chooser(match))
            answer(match, texts(match)[0])
        assert order == [first, 1 - first, 2]


@pytest.mark.parametrize(
    ("faction", "mat"),
    [
        pytest.param("rusviet", "industrial", marks=pytest.mark.rule("fenris.ep8.mat-banned-rusviet")),
        pytest.param("crimea", "patriotic", marks=pytest.mark.rule("fenris.ep8.mat-banned-crimea")),
    ],
)
def test_two_pairs_of_faction_and_mat_are_forbidden(faction: str, mat: str) -> None:
    match = to_mats((sheet(faction, 50), result()), (sheet("saxony"), result(0, 2)))
    assert f"mat {mat}" not in texts(match)
    assert len(texts(match)) == 4
    answer(match, texts(match)[0])
    assert f"mat {mat}" in texts(match)


@pytest.mark.rule("fenris.ep8.mat-banned-rusviet")
def test_nobody_can_leave_the_last_player_with_a_forbidden_mat_only() -> None:
    factions = ("nordic", "saxony", "crimea", "polania", "rusviet")
    seats = [(sheet(faction, 50 - 10 * i), result(0, 1)) for i, faction in enumerate(factions)]
    match = to_mats(*seats)
    answer(match, "mat engineering", "mat mechanical", "mat agricultural")
    assert texts(match) == ["mat industrial"]
    answer(match, "mat industrial", "mat patriotic")
    assert match.over


@pytest.mark.rule("fenris.ep8.automa-mat")
@pytest.mark.rule("fenris.ep8.automa-mat-effect")
@pytest.mark.rule("fenris.ep8.automa-mat-no-ban")
def test_an_automa_that_chooses_first_takes_a_random_mat_and_no_pair_is_forbidden() -> None:
    automa = (sheet("rusviet", 40, automa="automa"), result(0, 2))
    match = to_mats((sheet("nordic"), result()), automa, chance="ask")
    assert asked(match) == "DealMat"
    answer(match, "dealt industrial")
    assert "mat industrial" not in texts(match)
    answer(match, "mat engineering")
    assert now(match).mats == ["engineering", "industrial"]


@pytest.mark.rule("fenris.ep8.automa-mat")
def test_an_automa_that_would_choose_last_takes_no_mat() -> None:
    match = to_mats((sheet("nordic", 90), result()), (sheet("rusviet", 40, automa="automa"), result(0, 2)))
    answer(match, "mat engineering")
    assert match.over
    assert now(match).mats == ["engineering", ""]


@pytest.mark.rule("fenris.ep8.automa-mat-three-plus")
def test_with_three_sides_an_automa_takes_a_mat_if_a_person_is_still_to_choose() -> None:
    seats = (
        (sheet("nordic", 90), result()),
        (sheet("rusviet", 40, automa="automa"), result(0, 2)),
        (sheet("saxony", 10), result(0, 2)),
        (sheet("crimea", 5, automa="automa"), result(0, 2)),
    )
    match = to_mats(*seats, chance="ask")
    answer(match, "mat engineering")
    assert asked(match) == "DealMat"
    answer(match, "dealt mechanical", texts(match)[0] if asked(match) == "ChooseMat" else "mat patriotic")
    assert match.over
    assert [bool(mat) for mat in now(match).mats] == [True, True, True, False]


@pytest.mark.rule("fenris.campaign.compat-invaders")
def test_mats_of_the_other_expansion_are_there_if_it_is_used() -> None:
    match = to_mats((sheet("nordic"), result()), (sheet("saxony"), result(0, 2)), invaders=True)
    assert len(texts(match)) == len(MATS)


def finale(*seats: tuple[Any, Any], episode: str = "8a", **more: Any) -> Match:
    match = after(episode, *seats, **more)
    finish(match)
    return match


@pytest.mark.rule("fenris.finale.total")
@pytest.mark.rule("fenris.finale.total-example")
@pytest.mark.rule("fenris.ep8.scoring-double")
def test_74_coins_and_3_lines_give_223() -> None:
    ticks = [5, 5, 1, 1, 1, 1, 1, 1, 1, 1]
    match = finale((sheet("nordic", ticks=ticks), result(74)), (sheet("saxony"), result(10, 2)))
    assert match.game.score(match.state, 0).total == 223


@pytest.mark.rule("fenris.triumphlog.row-or-column-bonus")
@pytest.mark.rule("fenris.triumphlog.bonus-paid-at-end")
@pytest.mark.rule("fenris.triumphlog.total-ticks-matter")
@pytest.mark.parametrize(
    ("ticks", "lines"), [([4] * 10, 4), ([5] * 10, 15), ([5] + [0] * 9, 1), ([1] * 9 + [0], 0)]
)
def test_complete_rows_and_columns_count_25_each(ticks: list[int], lines: int) -> None:
    match = finale((sheet("nordic", ticks=ticks), result(0)), (sheet("saxony"), result(0)))
    assert match.game.score(match.state, 0).total == 25 * lines


@pytest.mark.rule("fenris.ep8.highest-wins")
def test_the_highest_total_wins_even_against_more_coins() -> None:
    lines = [5, 5, 5, 0, 0, 0, 0, 0, 0, 0]
    match = finale((sheet("nordic"), result(60)), (sheet("saxony", ticks=lines), result(40, 2)))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert now(match).stage == "over"
    assert [s.wins for s in now(match).sheets] == [[], ["8a"]], "the game of the episode is won by it too"
    told = [e.seat for some in (match.opening, *match.events) for e in some if isinstance(e, Won)]
    assert told == [1]


@pytest.mark.rule("fenris.finale.tie-shared")
def test_a_tie_for_the_highest_total_is_shared() -> None:
    match = finale(
        (sheet("nordic"), result(60)), (sheet("saxony"), result(60)), (sheet("crimea"), result(9, 3))
    )
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert [s.wins for s in now(match).sheets] == [["8a"], ["8a"], []]


@pytest.mark.rule("fenris.frame.finale-next")
@pytest.mark.rule("fenris.finale.up-to-seven")
def test_after_8b_too_the_campaign_ends_with_seven_players() -> None:
    factions = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa")
    seats = [(sheet(faction), result(10 * i, 7 - i)) for i, faction in enumerate(factions)]
    match = finale(*seats, episode="8b", path=["1", "2a", "3", "4", "5", "6", "7p"], invaders=True)
    assert match.outcome is not None
    assert match.outcome.winners == (6,)
    assert [match.game.score(match.state, seat).total for seat in range(7)] == [20 * i for i in range(7)]


@pytest.mark.rule("fenris.finale.statecraft-value")
@pytest.mark.rule("fenris.finale.statecraft-example")
def test_statecraft_of_4_modifications_and_8_ticks_is_12() -> None:
    mine = sheet(
        "nordic", infra=["spy", "cavalry", "machinery", "propaganda"], ticks=[3, 9, 2, 9, 1, 2, 9, 9, 0, 9]
    )
    match = finale((mine, result(0)), (sheet("saxony"), result(0)))
    assert values(match.state, 0)[1] == 12  # type: ignore[arg-type]


@pytest.mark.rule("fenris.finale.military-value")
@pytest.mark.rule("fenris.finale.military-example")
def test_military_of_2_modifications_and_13_ticks_is_15() -> None:
    mine = sheet("nordic", mech=["armor", "feint"], ticks=[9, 4, 9, 3, 9, 9, 2, 3, 9, 1])
    match = finale((mine, result(0)), (sheet("saxony"), result(0)))
    assert values(match.state, 0)[2] == 15  # type: ignore[arg-type]


@pytest.mark.rule("fenris.finale.economy-value")
@pytest.mark.rule("fenris.finale.rank-a")
@pytest.mark.rule("fenris.finale.rank-b")
def test_ranks_go_by_distinct_values() -> None:
    coins = (50, 40, 50, 30)
    factions = ("nordic", "rusviet", "crimea", "saxony")
    seats = [(sheet(f), result(n)) for f, n in zip(factions, coins, strict=True)]
    assert [row[0] for row in leadership(finale(*seats).state)] == ["a", "b", "a", "c"]  # type: ignore[arg-type]


@pytest.mark.rule("fenris.finale.rank-c")
@pytest.mark.rule("fenris.finale.three-categories")
@pytest.mark.rule("fenris.finale.nine-texts")
def test_everybody_has_a_rank_in_each_of_three_categories() -> None:
    seats = (
        (sheet("nordic", infra=["spy"]), result(10, 4)),
        (sheet("rusviet", mech=["armor"]), result(20, 3)),
        (sheet("crimea", mech=["armor", "feint"]), result(30, 2)),
        (sheet("saxony", automa="automa", benefits=[Benefit("mech", "nothing")] * 3), result(40, 1)),
    )
    found = leadership(finale(*seats).state)  # type: ignore[arg-type]
    assert found == ["cac", "cbc", "bbb", "aba"]


@pytest.mark.rule("fenris.finale.reading-order")
@pytest.mark.rule("fenris.finale.nine-texts")
def test_the_texts_of_a_players_a_ranks_come_first_then_b_then_c() -> None:
    seats = (
        (sheet("nordic", infra=["spy"], mech=["armor"]), result(10, 3)),
        (sheet("rusviet", mech=["armor", "feint"]), result(20, 2)),
        (sheet("crimea", infra=["spy", "cavalry"]), result(30, 1)),
    )
    match = finale(*seats)
    told = [e for some in (match.opening, *match.events) for e in some if isinstance(e, LeaderJudged)]
    assert [[e.style for e in told if e.seat == seat] for seat in range(3)] == [
        ["statecraft-b", "military-b", "economy-c"],
        ["military-a", "economy-b", "statecraft-c"],
        ["economy-a", "statecraft-a", "military-c"],
    ]
    words = {match.game.box.speech().event(e, match.game.rules).partition(": ")[2] for e in told}
    assert len(words) == 9


@pytest.mark.rule("fenris.ep8.wealth-cancelled")
def test_wealth_that_is_left_after_the_instant_bonus_is_crossed_out() -> None:
    paid = Result(coins=60, place=1, spent=15, instant="coins")
    match = finale((sheet("nordic", 190), paid), (sheet("saxony"), result(40, 2)))
    c = match.game.box.report(match.final)["chronicle"]
    entries = c["sheets"][0]["entries"]
    assert [(e["why"], e["n"]) for e in entries] == [("joined", 190), ("instant", -15), ("crossed-out", -175)]
    assert sum(e["n"] for e in entries) == 0
    assert match.game.score(match.state, 0).total == 120, "it has no further use"


AWAY: dict[str, Any] = {
    "sheets": [sheet("polania", status="away"), sheet("nordic"), sheet("saxony", 10)],
    "seats": [1, 2],
}
"""The first sheet sits out, so that seats and sheets have different numbers."""


@pytest.mark.rule("fenris.ep7.branch-8a")
@pytest.mark.rule("fenris.ep8.mat-choice")
def test_finder_and_mats_are_noted_by_sheet_and_wealth_after_episode_7_decides() -> None:
    unused = sheet("nordic")
    match = to_mats((unused, result(60)), (unused, result(20, 2, found=True)), **AWAY)
    assert now(match).tesla == 2
    assert chooser(match) == 0, "60 against 30; before the episode it was 0 against 10"
    answer(match, "mat engineering", "mat mechanical")
    assert now(match).mats == ["", "engineering", "mechanical"]


@pytest.mark.rule("fenris.finale.total")
def test_lines_count_for_the_sheet_that_has_them() -> None:
    lines = sheet("nordic", ticks=[5, 5, 5, 0, 0, 0, 0, 0, 0, 0])
    sheets = [sheet("polania", status="away"), lines, sheet("saxony")]
    match = finale((lines, result(40, 2)), (lines, result(60)), sheets=sheets, seats=[1, 2])
    assert [match.game.score(match.state, seat).total for seat in (0, 1)] == [155, 120]
    assert [s.wins for s in now(match).sheets] == [[], ["8a"], []]
