"""Two and three players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dei.positions import Position
from spielwerk.games.dei import components
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.options import DRONES
from spielwerk.games.dei.state import Dei

TWO, THREE = ("auxilia", "farm_z"), ("auxilia", "farm_z", "ravagers")


def drones_in_play(s: Dei) -> list[str]:
    return [DRONES[i] for i, at in enumerate(s.drones) if at >= 0]


def drone_cards(s: Dei) -> Counter[str]:
    """The drone cards of all markets."""
    data = components.cards()
    shown = [card for row in s.slots for card in row if card >= 0 and data[card].deck == "drones"]
    return Counter([data[card].drone for card in [*shown, *s.drone_cards]])


@pytest.mark.rule("dei.variant.two.tiles")
def test_nine_districts_for_two() -> None:
    s = Position(*TWO).s
    assert (len(s.layout), s.width, s.board.areas.bit_count()) == (9, 3, 34)


@pytest.mark.rule("dei.variant.three.tiles")
def test_twelve_districts_for_three() -> None:
    s = Position(*THREE).s
    assert (len(s.layout), s.width, s.board.areas.bit_count()) == (12, 4, 44)


@pytest.mark.rule("dei.variant.two.drones", "dei.ruling.drone-card-piles")
def test_two_players_use_their_own_drones_only() -> None:
    s = Position(*TWO).s
    assert drones_in_play(s) == ["hunter", "teleporter"]
    assert drone_cards(s) == {"hunter": 3, "teleporter": 3}
    shown = [len([c for c in row if components.cards()[c].deck == "drones"]) for row in s.slots]
    assert [a + b for a, b in zip(shown, s.drones_in, strict=True)] == [2, 2, 2, 0]


@pytest.mark.rule("dei.variant.three.drones", "dei.ruling.drone-card-piles")
def test_three_players_use_their_own_drones_only() -> None:
    s = Position(*THREE).s
    assert drones_in_play(s) == ["hunter", "harvester", "teleporter"]
    assert drone_cards(s) == {"hunter": 3, "harvester": 3, "teleporter": 3}
    shown = [len([c for c in row if components.cards()[c].deck == "drones"]) for row in s.slots]
    assert [a + b for a, b in zip(shown, s.drones_in, strict=True)] == [3, 3, 3, 0]


@pytest.mark.rule("dei.variant.two.hunter", "dei.variant.two.hunter-reward")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_for_two_players_the_hunter_kills_up_to_two(n: int) -> None:
    p = Position(*TWO).units(0, {"2.6-5": 1}).units(1, {"2.6-5": 3}, leader="2.6-5").drone("hunter", "2.6-5")
    p.do(Fly(0, 0, 0)).play("fly 2.6-5")
    assert p.options == ["kill 2", "kill 1", "kill 0"]
    p.play(f"kill {n}")
    assert (p.at(1, "2.6-5"), p.at(0, "2.6-5"), p.player(1).leader) == (3 - n, 1, p.area("2.6-5"))
    assert (p.player(0).score, len(p.candies(0)), len(p.candies(1))) == (n, int(n > 0), n)


@pytest.mark.rule("dei.variant.two.hunter", "dei.ruling.hunter-selection")
def test_the_hunter_kills_no_more_than_are_there() -> None:
    p = Position(*TWO).units(1, {"2.6-5": 1}, leader="2.6-5").drone("hunter", "2.6-5")
    p.do(Fly(0, 0, 0)).play("fly 2.6-5")
    assert p.options == ["kill 1", "kill 0"]


def round_four(*scores: int, **options: Any) -> int:
    """Who begins round 4, if round 3 ends with these scores and seat 0 began it."""
    p = Position(*THREE, **options)
    for seat, points in enumerate(scores):
        p.set(seat, points=[points, *[0] * 8], leader=p.area("2.1-3"))
    return p.number(3).clean_up().s.first


@pytest.mark.rule("dei.variant.three.start-player-r4")
@pytest.mark.parametrize(("scores", "first"), [((5, 6, 7), 0), ((7, 5, 6), 1), ((7, 6, 5), 2)])
def test_who_is_behind_begins_the_last_round(scores: tuple[int, ...], first: int) -> None:
    assert round_four(*scores) == first


@pytest.mark.rule("dei.ruling.three-player-fewest-tie")
@pytest.mark.parametrize(("scores", "first"), [((5, 5, 7), 1), ((5, 6, 5), 2), ((5, 5, 5), 1)])
def test_on_a_tie_the_first_clockwise_after_the_start_player(scores: tuple[int, ...], first: int) -> None:
    assert round_four(*scores) == first


@pytest.mark.rule("dei.variant.three.start-player-r4-confrontation")
@pytest.mark.parametrize(("scores", "first"), [((5, 6, 7), 1), ((7, 5, 6), 2), ((7, 6, 5), 0)])
def test_with_confrontation_who_is_behind_acts_last(scores: tuple[int, ...], first: int) -> None:
    assert round_four(*scores, modules=["confrontation"]) == first


@pytest.mark.rule("dei.variant.three.start-player-r4")
def test_the_earlier_rounds_and_other_player_counts_pass_the_marker() -> None:
    p = Position(*THREE).set(2, points=[-1, *[0] * 8])
    for seat in range(3):
        p.set(seat, leader=p.area("2.1-3"))
    assert p.number(2).clean_up().s.first == 1
    four = Position("auxilia", "farm_z", "ravagers", "refuge42").number(3).set(0, points=[9, *[0] * 8])
    assert four.clean_up().s.first == 1
