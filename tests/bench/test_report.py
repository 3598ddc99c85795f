"""Ratios are taken round by round, and budgets are compared with their medians."""

from __future__ import annotations

import pytest

from spielwerk.bench.measure import CATANATRON, CHESS, OURS, PLACING, SOLO, Record, Round
from spielwerk.bench.report import Budget, Report

RECORD = Record(choices=1000, bytes=12_000, bytes_with_snapshots=50_000, replay=0.05)


def round_of(free: int, *, games: int = 10, copy: float = 1e-5, seconds: float = 1.0) -> Round:
    return Round(games=games, free=free, turns=100, seconds=seconds, copy=copy)


def report(
    ours: list[Round], catanatron: list[Round] | None = None, chess: list[Round] | None = None
) -> Report:
    rounds = {OURS: ours, CATANATRON: catanatron, CHESS: chess}
    return Report({name: found for name, found in rounds.items() if found}, RECORD)


def test_a_round_knows_its_speeds() -> None:
    r = round_of(500, games=4, seconds=2.0)
    assert (r.games_a_second, r.free_a_second, r.free_a_turn) == (2, 250, 5)


def test_the_median_of_ratios_counts_and_not_the_ratio_of_medians() -> None:
    """The machine was slow in the second round, for all."""
    found = report(
        [round_of(1000), round_of(100), round_of(900)], [round_of(100), round_of(10), round_of(45)]
    )
    ratio = found.ratio("free_a_second", CATANATRON)
    assert ratio is not None
    assert (ratio.median, ratio.least, ratio.most) == (10, 10, 20)


def test_medians_are_of_each_contestant_alone() -> None:
    found = report([round_of(1), round_of(5), round_of(3)], [round_of(7)] * 3)
    assert found.medians(OURS)["free_a_second"] == 3
    assert found.medians(CATANATRON)["free_a_second"] == 7


@pytest.mark.parametrize(
    ("budget", "held"),
    [
        (Budget("k", 15, 15.0), True),
        (Budget("k", 15, 14.9), False),
        (Budget("k", 0.2, 0.1, at_most=True), True),
        (Budget("k", 0.2, 0.3, at_most=True), False),
        (Budget("k", 15, None), None),
    ],
)
def test_a_budget_is_held_or_not_or_unknown(budget: Budget, held: bool | None) -> None:
    assert budget.held is held


def test_the_budgets_of_the_design() -> None:
    found = report([round_of(1600, games=30, copy=1e-5)], [round_of(100, copy=7e-5)], [round_of(400)])
    assert [(b.key, b.limit, b.held) for b in found.budgets()] == [
        ("free-catanatron", 15, True),
        ("free-chess", 5, False),
        ("copy-catanatron", 1 / 6, True),
        ("solo-games-catanatron", 8, None),
        ("automa-turn-us", 80, None),
        ("placing-free", 0.7, None),
        ("placing-copy", 1.5, None),
        ("placing-expand-ms", 10, None),
        ("record-kilobytes", 40, True),
        ("record-replay-ms", 100, True),
    ]


@pytest.mark.parametrize(("games", "turn", "held"), [(80, 79e-6, True), (79, 81e-6, False)])
def test_the_budgets_of_solo_games(games: int, turn: float, held: bool) -> None:
    solo = Round(games=games, free=1, turns=100, seconds=1.0, copy=1e-5, automa_turn=turn)
    found = Report({OURS: [round_of(1)], SOLO: [solo], CATANATRON: [round_of(1, games=10)]}, RECORD)
    assert {
        b.key: b.held for b in found.budgets() if b.key in ("solo-games-catanatron", "automa-turn-us")
    } == {
        "solo-games-catanatron": held,
        "automa-turn-us": held,
    }


@pytest.mark.parametrize(
    ("free", "copy", "expand", "held"), [(70, 15e-6, 0.01, True), (69, 16e-6, 0.011, False)]
)
def test_the_budgets_of_tapestry(free: int, copy: float, expand: float, held: bool) -> None:
    ours = Round(games=1, free=free, turns=100, seconds=1.0, copy=copy, expand=expand)
    found = Report({OURS: [round_of(100, copy=1e-5)], PLACING: [ours]}, RECORD)
    assert [b.held for b in found.budgets() if b.key.startswith("placing")] == [held] * 3


def test_alone_nothing_can_be_compared() -> None:
    found = report([round_of(1600)])
    assert found.ratio("free_a_second", CATANATRON) is None
    assert [b.held for b in found.budgets()] == [None] * 8 + [True, True]
    assert found.summary()["ratios"] == {}
