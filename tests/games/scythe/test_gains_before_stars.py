"""All gains of an action come before its stars, so the sixth star cuts none of them off."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

RULING = "scythe.ruling.gains-before-stars"


def five_stars() -> Position:
    """Rusviet with five stars: the next one ends the game."""
    p = Position("rusviet mechanical", "saxony industrial").hand(0).workers(0, "V3", "V3", "M5")
    p.stars(0, upgrades=1, mechs=1, structures=1, recruits=1, objective=1)
    return p.set(0, power=14, popularity=12, coins=3)


@pytest.mark.rule(RULING, "scythe.build.monument", "scythe.bolster.choice")
@pytest.mark.parametrize("way", [("take power 2",), ("less", "take power 2", "take popularity 1")])
def test_the_monument_brings_popularity_before_the_sixth_star(way: tuple[str, ...]) -> None:
    p = five_stars().structure(0, "monument", "V3").turn(0).play("bolster", *way)
    assert p.s.over
    assert (p.player(0).power, p.player(0).popularity, p.player(0).star_count) == (16, 13, 6)
    assert p.score(0)["stars"] == 6 * 5, "and with it the highest tier"


@pytest.mark.rule(RULING)
def test_without_a_monument_the_star_for_power_comes_at_once() -> None:
    p = five_stars().turn(0).play("bolster", "take power 2")
    assert p.s.over
    assert (p.player(0).power, p.player(0).popularity) == (16, 12)


@pytest.mark.rule(RULING)
def test_two_stars_of_one_action_are_placed_together() -> None:
    p = five_stars().set(0, popularity=17).stars(0, objective=0).structure(0, "monument", "V3")
    p.turn(0).play("bolster", "take power 2")
    assert p.s.over
    assert p.player(0).star_count == 6


@pytest.mark.rule(RULING, "scythe.build.armory", "scythe.trade.choice")
@pytest.mark.parametrize("way", [("take popularity 1",), ("less", "take popularity 1", "take power 1")])
def test_the_armory_brings_power_before_the_sixth_star(way: tuple[str, ...]) -> None:
    p = five_stars().set(0, popularity=17).structure(0, "armory", "V3").turn(0).play("trade", *way)
    assert p.s.over
    assert (p.player(0).power, p.player(0).popularity, p.player(0).star_count) == (15, 18, 6)


@pytest.mark.rule(RULING, "scythe.produce.village-worker", "scythe.build.mill-extra-region")
def test_all_regions_and_the_mill_produce_before_the_star_of_the_eighth_worker() -> None:
    p = five_stars().workers(0, "V3", *["F2"] * 5, "M5").structure(0, "mill", "M5")
    p.set(0, power=5, coins=9).turn(0).play("produce", "at V3")
    assert not p.s.over
    assert p.player(0).star_count == 5
    p.play("at F2", "make 5", "at M5")
    p.play(*[o for o in p.options if o == "make 2"])
    assert p.s.over
    assert (p.tokens("F2"), p.tokens("M5")) == ({"food": 5}, {"metal": 2})
    assert p.player(0).star_count == 6


@pytest.mark.rule(RULING, "scythe.encounter.benefit-optional")
def test_both_gains_of_an_encounter_come_before_the_star() -> None:
    p = five_stars().encounters("M5").encounter(25).character(0, "V3").turn(0)
    p.play("move", "units", "unit character", "to M5", "done", "pick 0")
    while p.asked[1] == "Gain":
        p.play(p.options[0])
    assert p.s.over
    assert (p.player(0).power, p.player(0).popularity) == (16, 13)
