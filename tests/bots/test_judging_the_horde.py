"""How greedy judges a game against the Horde: what leads to the common victory, and what can wait."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.scythe.fenris.siege import RING, Siege
from games.scythe.positions import Position
from spielwerk.games.scythe.estimate import terms


def term(p: Position, name: str, seat: int = 0) -> float:
    return terms(p.s, seat)[name]


def test_filled_tiles_and_destroyed_units_are_worth_most_and_its_stars_cost_more_and_more() -> None:
    p = Siege().tiles("power", "workers").turn(0)
    start = term(p, "prospects")
    assert term(Siege().tiles("power", "workers").stars(1, power=1).turn(0), "prospects") > start + 50
    assert term(Siege().tiles("power", "workers").horde(*RING[1:]).turn(0), "prospects") > start + 50
    costs = []
    for stars in range(6):
        p.part.stars = stars
        costs.append(start - term(p, "prospects"))
    steps = [later - before for before, later in pairwise(costs)]
    assert costs[0] == 0
    assert steps == sorted(steps)
    assert steps[-1] > 2 * steps[0] > 0


def test_the_closest_player_counts_for_a_tile() -> None:
    p = Siege().tiles("power").set(0, power=4).set(1, power=4).turn(0)
    both = term(p, "prospects")
    ahead = term(p.set(1, power=12), "prospects")
    assert ahead > both
    assert term(p.set(0, power=8), "prospects") == ahead, "who is behind adds nothing"


def test_strength_counts_until_the_next_attack_is_sure() -> None:
    """Its power is 3, and the die adds up to 6: 9 are sure to win."""
    p = Siege().hand(0, 2).turn(0)
    found = [term(p.set(0, power=n), "tracks") for n in (3, 5, 7, 9)]
    steps = [later - before for before, later in pairwise(found)]
    assert steps[0] > steps[2] > 0, "beyond that it only lasts for later attacks"
    assert steps[1] > steps[2]


@pytest.mark.parametrize("name", ["stars", "regions", "structures", "objectives"])
def test_nobody_is_scored(name: str) -> None:
    p = Siege().workers(0, "V9", "F6").stars(0, power=1).turn(0)
    assert term(p, name) == 0


@pytest.mark.parametrize("name", ["coins", "tracks", "engine"])
def test_what_takes_time_loses_its_value_towards_the_end(name: str) -> None:
    p = Siege().set(0, coins=6).mech(0, 1, "V9").turn(0)
    found = [term(p.set(p.me, popularity=n), name) for n in (18, 5, 4, 1)]
    assert found[0] == found[1] > found[2] > found[3] > 0


def test_a_mech_is_worth_more_than_any_other_piece() -> None:
    bare = term(Siege().turn(0), "engine")
    mech = term(Siege().mech(0, 1, "home").turn(0), "engine") - bare
    mill = term(Siege().structure(0, "mill", "V9").turn(0), "engine") - bare
    assert mech > mill > 0


def test_being_near_counts_with_as_many_units_as_one_move_takes() -> None:
    """Three mechs stand beside a unit with power 9; two of them can attack together."""
    p = Siege().beside(3, 3, 3).horde("T5").hand(0, 5, 5, 5).set(0, power=4).character(0, "home")
    p.mech(0, 1, "V7").mech(0, 2, "V7").turn(0)
    two = term(p, "prey")
    assert two > 0
    assert term(p.mech(0, 3, "V7"), "prey") == two, "a third one must stay behind"
    p.mech(0, 2, "home").mech(0, 3, "home")
    assert term(p, "prey") < two
