"""What a position promises: more of what brings points is better."""

from __future__ import annotations

import pytest

from games.dei.positions import Position
from spielwerk.games.dei.estimate import VICTORY, estimate, terms


def table() -> Position:
    return Position("auxilia", "farm_z").missions("MI01", "MI03", "MI05", "MI06")


@pytest.mark.parametrize(
    ("term", "better"),
    [
        ("score", table().set(0, points=[5, *[0] * 8])),
        ("end", table().reserve(0, 5, 5)),
        ("missions", table().reserve(0, 5, 5)),
        ("strength", table().hand(0, "AUX1", "AUX2", "AUX3", "AUX5", "AUX6", "AUX7", "B9", "B10")),
        ("pieces", table().units(0, {"2.1-3": 3})),
        ("influence", table().units(0, {"2.3-2": 1})),
        ("prospects", table().units(0, {"2.1-1": 1})),
    ],
)
def test_each_term_likes_its_own_kind_of_progress(term: str, better: Position) -> None:
    assert terms(better.s, 0)[term] > terms(table().s, 0)[term]
    assert estimate(better.s, 0) > estimate(table().s, 0)


def test_points_of_the_leading_opponent_count_against_it() -> None:
    assert estimate(table().set(1, points=[8, *[0] * 8]).s, 0) < estimate(table().s, 0)


def test_what_cannot_be_used_any_more_is_worth_nothing() -> None:
    p = table().units(0, {"2.3-2": 3}).set(0, scored=True)
    found = terms(p.s, 0)
    assert [found[name] for name in ("missions", "pieces", "influence", "prospects")] == [0.0] * 4


def test_at_the_end_only_winning_counts() -> None:
    p = table().number(4).set(0, points=[8, *[0] * 8])
    p.set(0, hand=()).set(1, hand=()).reserve(0, 0, 0).reserve(1, 0, 0).clean_up()
    assert estimate(p.s, 0) == VICTORY + 8
    assert estimate(p.s, 1) == -8
