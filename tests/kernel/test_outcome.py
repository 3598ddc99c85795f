"""Scores and places."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spielwerk.kernel.outcome import Item, Outcome, Score, rank


def test_a_score_is_the_sum_of_its_lines() -> None:
    assert Score(0, (Item("stars", 6, 2), Item("coins", 11))).total == 17


def test_tie_breaks_are_named_only_if_they_separated_somebody() -> None:
    points, power, units = [9, 9, 5, 9], [2, 1, 9, 1], [0, 3, 0, 4]
    places, used = rank(
        range(4), points.__getitem__, [("power", power.__getitem__), ("units", units.__getitem__)]
    )
    assert places == ((0,), (3,), (1,), (2,))
    assert used == ("power", "units")
    assert rank(range(2), [1, 2].__getitem__, [("power", power.__getitem__)]) == (((1,), (0,)), ())


def test_who_ties_in_everything_shares_the_place() -> None:
    places, used = rank([0, 1, 2], [5, 5, 1].__getitem__, [("power", [3, 3, 9].__getitem__)])
    assert places == ((0, 1), (2,))
    assert used == ()
    assert Outcome((), places).winners == (0, 1)


def test_nobody_wins_where_a_power_has_or_all_have_lost() -> None:
    assert Outcome((), ()).winners == ()
    assert Outcome((), (), victor="storm").winners == ()
    lost = Outcome((), ((1, 2), (0,)), victor="storm")
    assert lost.winners == ()
    assert lost.ranks == {1: 2, 2: 2, 0: 4}, "the first place is the storm's"
    assert Outcome((), ((1, 2), (0,))).ranks == {1: 1, 2: 1, 0: 3}


@given(st.lists(st.integers(0, 3), min_size=1, max_size=6))
def test_everybody_has_one_place_and_more_points_come_first(points: list[int]) -> None:
    places, _ = rank(range(len(points)), points.__getitem__, [])
    assert sorted(seat for place in places for seat in place) == list(range(len(points)))
    order = [points[place[0]] for place in places]
    assert order == sorted(set(points), reverse=True)
