"""Solo games with Arts & Architecture: charts, cards, the cover piece, landmarks."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import automa_file
from spielwerk.games.tapestry.automa.income import BotIncome, steps
from spielwerk.games.tapestry.automa.points import counted
from spielwerk.games.tapestry.automa.rewards import Rewards
from spielwerk.games.tapestry.modules.gallery import Gallery
from spielwerk.games.tapestry.options import ALL_TRACKS

FIFTH = 4
REPLACED = [1, 2, 4, 5, 8, 10, 13, 15, 17, 19]


def solo(level: str = "2", **more: Any) -> Solo:
    return Solo(level, modules=["arts"], **more)


def names(level: str, turn: int, *, arts: bool) -> list[str]:
    p = solo(level) if arts else Solo(level)
    return [type(step).__name__ + str(getattr(step, "n", "")) for step in steps(1, table_of(p.s).chart, turn)]


@pytest.mark.rule("tapestry.automa.replace.decision-cards", "tapestry.automa.material.arts")
def test_ten_decision_cards_are_replaced() -> None:
    base, new = table_of(Solo().s).data.cards, table_of(solo().s).data.cards
    changed = [one.number for one, other in zip(base, new, strict=True) if one != other]
    assert changed == REPLACED
    for one, other in zip(base, new, strict=True):
        if one != other:
            assert "fifth" in (other.order[0], other.order[-1])
            assert tuple([icon for icon in other.order if icon != "fifth"]) == one.order
    assert len(automa_file().fifth_levels) == 4


@pytest.mark.rule("tapestry.automa.replace.decision-cards-compatible", "tapestry.ruling.arts-icon-unused")
def test_an_icon_of_a_track_that_is_not_in_play_is_skipped() -> None:
    base, new = table_of(Solo().s).cards, table_of(solo().s).cards
    for one, other in zip(base, new, strict=True):
        for bot in (0, 1):
            for favourite in range(4):
                ranks = [one.ranks[bot][favourite][:4], other.ranks[bot][favourite][:4]]
                orders = [sorted(range(4), key=lambda track, r=r: r[track]) for r in ranks]  # type: ignore[misc]
                assert orders[0] == orders[1]


@pytest.mark.rule(
    "tapestry.automa.setup.arts-cover", "tapestry.automa.income.vp-arts", "tapestry.ruling.arts-scoring-cover"
)
def test_the_third_row_of_points_counts_the_fifth_track_too() -> None:
    p = solo().token(AUTOMA, technology=3, exploration=2)
    p.s.at[AUTOMA][FIFTH] = 4
    found = [counted(p.s, AUTOMA, row) for row in table_of(p.s).data.points[1:]]
    assert found == [0, 9]


@pytest.mark.rule("tapestry.level.arts-chart-cards", "tapestry.level.chart-arts-one-two")
@pytest.mark.parametrize("level", ["1", "2"])
def test_levels_one_and_two_add_two_more_cards_in_turns_three_and_four(level: str) -> None:
    for turn in (1, 2, 5):
        assert names(level, turn, arts=True) == names(level, turn, arts=False)
    for turn in (3, 4):
        more = names(level, turn, arts=True)
        assert more.count("AddCards2") == 2
        more.remove("AddCards2")
        assert more == names(level, turn, arts=False)


@pytest.mark.rule("tapestry.level.chart-arts-three", "tapestry.level.chart-arts-four")
def test_level_three_is_like_level_four_and_level_four_like_the_hard_side() -> None:
    for turn in range(1, 6):
        assert names("3", turn, arts=True) == names("4", turn, arts=False)
        hard = [step for step in names("5", turn, arts=False) if step != "FreeAdvances"]
        assert names("4", turn, arts=True) == hard
    assert table_of(solo("4").s).chart.side == "normal"


@pytest.mark.rule("tapestry.level.arts-chart-cards")
def test_levels_five_and_six_keep_their_chart() -> None:
    for level in ("5", "6"):
        assert table_of(solo(level).s).chart == table_of(Solo(level).s).chart


@pytest.mark.rule("tapestry.level.arts-no-free-advance")
def test_nobody_advances_free_on_the_fifth_track() -> None:
    p = solo("6")
    p.do(BotIncome(AUTOMA))
    while p.asked[0] == -1 and p.asked[1]:
        p.play(p.options[0])
        if p.s.at[AUTOMA][FIFTH]:
            break
    assert sum(p.s.at[AUTOMA][:4]) >= 4
    p = solo("1").income(HUMAN, 1)
    for _ in range(60):
        if not p.options:
            break
        p.play(p.options[-1])
    assert p.s.at[HUMAN][FIFTH] == 0
    assert [p.s.at[HUMAN][track] >= 1 for track in range(4)] == [True] * 4


@pytest.mark.rule(
    "tapestry.automa.setup.landmark-cards-arts-levels", "tapestry.ruling.arts-landmarks-level-5"
)
@pytest.mark.parametrize(("level", "n"), [("1", 1), ("2", 1), ("3", 3), ("4", 3), ("5", 1), ("6", 1)])
def test_on_levels_three_and_four_the_automa_begins_with_two_more_landmarks(level: str, n: int) -> None:
    game = spielwerk.game("tapestry", seats=[{}, {"automa": level}], modules=["arts"])
    s: Any = game.new(5)
    while (d := game.decision(s)) and d.kind != "tapestry.turn.Turn":
        game.apply(s, d.options[0], d.seat)
    assert len(s.players[1].landmarks) == n


@pytest.mark.rule("tapestry.automa.reward.masterpiece")
@pytest.mark.parametrize(("step", "renewed"), [(3, True), (7, True), (5, False), (6, False)])
def test_the_masterpiece_icon_renews_the_open_ones(step: int, renewed: bool) -> None:
    p = solo()
    before = p.s.part(Gallery).display
    p.do(Rewards(AUTOMA, FIFTH, step))
    while p.asked[0] == -1 and p.asked[1]:
        p.play(p.options[-1])
    gallery = p.s.part(Gallery)
    assert (gallery.display != before, len(gallery.display), gallery.owned) == (renewed, 3, [(), ()])
    assert gallery.old.bit_count() == 3 * renewed


@pytest.mark.rule("tapestry.automa.removal.tapestry-arts")
def test_granges_are_marked_as_removed() -> None:
    card = next(one for one in solo().s.rules.data.hangings() if one.id == "granges")
    assert card.solo == "removed"
    assert "granges" not in solo(starred=True).pool()


def test_the_fifth_track_can_be_a_favourite() -> None:
    found = set()
    for seed in range(60):
        game = spielwerk.game("tapestry", seats=[{}, {"automa": "2"}], modules=["arts"])
        s: Any = game.new(seed)
        while (d := game.decision(s)) and d.kind != "tapestry.turn.Turn":
            game.apply(s, d.options[0], d.seat)
        found.add(ALL_TRACKS[s.part(Bots).favourite[1]])
    assert found == {*ALL_TRACKS}
