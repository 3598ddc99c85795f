"""Who has won: the largest fortune, then six tie-breakers one after the other, then a shared victory."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.positions import Position
from spielwerk.kernel.outcome import Outcome

ENDS, LEFT, RIGHT = 0, 1, 2
"""Seat 0 ends the game with its sixth star; the other two are compared."""
FORTUNE = 100


def rivals(left: dict[str, Any], right: dict[str, Any]) -> Position:
    """A table one star before the end at which both rivals will own 100 coins.

    They differ in `workers` (their places), `power`, `popularity`, `oil` (in the worker's first region),
    `stars`; what is not given is the same for both, and coins make up for the rest.
    """
    p = Position("rusviet industrial", "saxony engineering", "nordic patriotic").tile("on_tunnels")
    p.workers(ENDS).set(ENDS, power=15, coins=1, popularity=0)
    p.stars(ENDS, upgrades=1, mechs=1, structures=1, recruits=1, workers=1)
    for seat, homes, given in ((LEFT, ("M6", "T8"), left), (RIGHT, ("W1", "T1"), right)):
        places = given.get("workers", ("one", "one"))
        here = [{"one": homes[0], "two": homes[1]}.get(place, place) for place in places]
        p.workers(seat, *here).goods(here[0], oil=given.get("oil", 0))
        p.set(seat, power=given.get("power", 4), popularity=given.get("popularity", 8), coins=0)
        p.stars(seat, combat=given.get("stars", 0))
        p.set(seat, coins=FORTUNE - p.game.score(p.s, seat).total)
    return p.turn(ENDS)


def end(p: Position) -> Outcome:
    p.play("bolster", "take power 1")
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    return outcome


AHEAD: dict[str, dict[str, Any]] = {
    "pieces": {"workers": ("one", "one", "one")},
    "power": {"power": 5},
    "popularity": {"popularity": 9},
    "resources": {"oil": 1},
    "regions": {"workers": ("one", "two")},
    "stars": {"stars": 1},
}
"""What puts a player ahead in each tie-breaker, in their order."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("pieces", marks=pytest.mark.rule("scythe.tiebreak.1-pieces")),
        pytest.param("power", marks=pytest.mark.rule("scythe.tiebreak.2-power")),
        pytest.param("popularity", marks=pytest.mark.rule("scythe.tiebreak.3-popularity")),
        pytest.param("resources", marks=pytest.mark.rule("scythe.tiebreak.4-resources")),
        pytest.param("regions", marks=pytest.mark.rule("scythe.tiebreak.5-regions")),
        pytest.param("stars", marks=pytest.mark.rule("scythe.tiebreak.6-stars")),
    ],
)
@pytest.mark.parametrize("better", [LEFT, RIGHT])
def test_a_tie_breaker_decides_before_all_that_follow(name: str, better: int) -> None:
    """One rival is ahead in this tie-breaker, the other one in every later one."""
    names = list(AHEAD)
    first = AHEAD[name]
    rest: dict[str, Any] = {}
    for later in names[names.index(name) + 1 :]:
        rest |= AHEAD[later]
    p = rivals(first, rest) if better == LEFT else rivals(rest, first)
    outcome = end(p)
    assert [outcome.scores[LEFT].total, outcome.scores[RIGHT].total] == [FORTUNE, FORTUNE]
    assert outcome.places == ((better,), (LEFT + RIGHT - better,), (ENDS,))
    assert outcome.winners == (better,)
    assert outcome.tie_breaks == (name,)


@pytest.mark.rule("scythe.tiebreak.1-pieces", "scythe.ruling.tiebreak-lists")
def test_workers_mechs_and_structures_are_one_sum() -> None:
    """A worker, a mech and two structures against three workers: 4 to 3."""
    p = rivals({"workers": ("one",)}, {"workers": ("one", "one", "one"), "power": 16, "popularity": 18})
    p.mech(LEFT, 1, "M6").structure(LEFT, "mill", "M6").structure(LEFT, "mine", "T8")
    p.set(LEFT, coins=p.player(LEFT).coins + FORTUNE - p.game.score(p.s, LEFT).total)
    outcome = end(p)
    assert outcome.scores[LEFT].total == outcome.scores[RIGHT].total == FORTUNE
    assert outcome.places == ((LEFT,), (RIGHT,), (ENDS,))
    assert outcome.tie_breaks == ("pieces",)


@pytest.mark.rule("scythe.tiebreak.1-pieces", "scythe.ruling.worker-star-home-base")
def test_workers_in_the_home_base_are_pieces_on_the_board() -> None:
    p = rivals({"workers": ("one", "HB_SAXONY", "HB_SAXONY")}, {"workers": ("one", "one"), "power": 16})
    outcome = end(p)
    assert outcome.winners == (LEFT,)
    assert outcome.tie_breaks == ("pieces",)


@pytest.mark.rule("scythe.tiebreak.5-regions", "scythe.ruling.tiebreak-factory")
def test_the_factory_is_three_regions_for_the_tie_breaker_too() -> None:
    outcome = end(rivals({"workers": ("FACTORY", "FACTORY")}, {"workers": ("one", "two"), "stars": 1}))
    assert outcome.winners == (LEFT,)
    assert outcome.tie_breaks == ("regions",)


@pytest.mark.rule("scythe.tiebreak.4-resources")
def test_a_single_leftover_resource_counts_as_owned() -> None:
    """Three resources are paid like two, but they are more."""
    outcome = end(rivals({"oil": 3}, {"oil": 2, "stars": 2}))
    assert outcome.winners == (LEFT,)
    assert outcome.tie_breaks == ("resources",)


@pytest.mark.rule("scythe.tiebreak.2-power", "scythe.ruling.tiebreak-lists")
def test_among_three_a_tie_breaker_compares_only_who_is_still_tied() -> None:
    """All own 100. One has the most pieces; power, of which it has the least, decides between the others."""
    p = rivals({"workers": ("one", "one", "one"), "power": 0}, {"power": 5})
    p.workers(ENDS, "V3", "V3").set(ENDS, coins=FORTUNE - 6 * 3 - 2 + 1)  # stars, region, the cost of Bolster
    outcome = end(p)
    assert [score.total for score in outcome.scores] == [FORTUNE] * 3
    assert outcome.places == ((LEFT,), (ENDS,), (RIGHT,))
    assert outcome.tie_breaks == ("pieces", "power")
    assert len(outcome.measured) == 2
    assert [len(set(values)) > 1 for values in outcome.measured] == [True, True], "what each seat had"


@pytest.mark.rule("scythe.ruling.tiebreak-exhausted")
def test_equal_in_everything_they_share_the_victory() -> None:
    outcome = end(rivals({}, {}))
    assert outcome.places == ((LEFT, RIGHT), (ENDS,))
    assert outcome.winners == (LEFT, RIGHT)
    assert outcome.tie_breaks == ()


@pytest.mark.rule("scythe.goal.most-money-wins")
def test_the_larger_fortune_wins_whatever_the_tie_breakers_say() -> None:
    p = rivals({}, {"workers": ("one", "two", "two"), "power": 16, "popularity": 18, "oil": 9, "stars": 2})
    p.set(LEFT, coins=p.player(LEFT).coins + 1)
    outcome = end(p)
    assert outcome.places == ((LEFT,), (RIGHT,), (ENDS,))
    assert outcome.tie_breaks == ()


@pytest.mark.rule("scythe.goal.most-money-wins")
def test_who_ends_the_game_need_not_win_it() -> None:
    outcome = end(rivals({}, {"power": 5}))
    assert outcome.scores[ENDS].total == 6 * 3
    assert outcome.places[-1] == (ENDS,)
