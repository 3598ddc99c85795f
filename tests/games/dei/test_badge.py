"""Earning badges."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.badges import EarnBadges
from spielwerk.games.dei.majority import value

RED_TWO = {"2.3-2": 1, "2.8-1": 1}


@pytest.mark.rule("dei.badge.earn-window", "dei.ruling.badge-window")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_badges_are_earned_at_the_end_of_the_second_phase_only(phase: int) -> None:
    p = Position("auxilia", "farm_z").units(0, RED_TWO).turn(0, "AUX1", "AUX2", "AUX3", phase=phase)
    while p.asked[1] in ("phase.ChooseCard", "phase.DoActions"):
        p.play("done" if "done" in p.options else p.options[0])
    assert (p.asked[1] == "badge.Earn") == (phase == 2)


@pytest.mark.rule("dei.badge.earn-threshold")
def test_two_cubes_of_the_colour_are_needed() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-2": 1, "2.4-4": 1, "2.5-3": 1}).do(EarnBadges(0))
    assert p.asked == (-1, ""), "one of each colour is not enough"
    p.units(0, RED_TWO).do(EarnBadges(0))
    assert p.options == ["earn red", "done"]
    p.play("earn red")
    assert p.player(0).earned == 0b001


@pytest.mark.rule("dei.ruling.badge-chain")
def test_turning_up_is_voluntary_and_may_bring_the_next_badge() -> None:
    p = Position("auxilia", "farm_z").units(0, RED_TWO).do(EarnBadges(0)).play("done")
    assert p.player(0).earned == 0
    scrappers = {**RED_TWO, "2.4-4": 1, "2.7-3": 1}
    p.badge(0, "barricader", earned=False).units(0, scrappers).units(1, {"2.7-3": 2}).camps(0, "2.7-3")
    assert p.do(EarnBadges(0)).options == ["earn red", "done"]
    p.play("earn red")
    assert p.holder("2.7-3") == 0, "three against two at once"
    assert p.options == ["earn blue", "done"]


@pytest.mark.rule("dei.badge.earn-several", "dei.badge.earn-each-colour")
def test_several_badges_in_one_go_and_one_of_each_colour() -> None:
    places = {**RED_TWO, "2.4-4": 1, "2.7-3": 1, "2.5-3": 1, "2.6-5": 1}
    p = Position("auxilia", "farm_z").units(0, places).do(EarnBadges(0))
    assert only(p.options, "earn") == ["red", "blue", "green"]
    p.play("earn green", "earn red", "earn blue")
    assert (p.player(0).earned, p.asked) == (0b111, (-1, ""))
    assert p.do(EarnBadges(0)).asked == (-1, ""), "each of them once"


@pytest.mark.rule("dei.badge.permanent")
def test_an_earned_badge_stays_without_cubes() -> None:
    p = Position("auxilia", "farm_z").badge(0, "barricader", earned=False).units(0, RED_TWO)
    p.do(EarnBadges(0)).play("earn red").units(0, {"2.1-3": 1}).camps(0, "2.1-3")
    assert p.s.cubes(0, 0) == 0
    assert value(p.s, p.player(0), p.area("2.1-3")) == 3


@pytest.mark.rule("dei.badge.inactive-face-down")
def test_a_face_down_badge_does_nothing() -> None:
    p = Position("auxilia", "farm_z").badge(0, "barricader", earned=False)
    p.units(0, {"2.1-3": 1}).camps(0, "2.1-3")
    assert value(p.s, p.player(0), p.area("2.1-3")) == 1
