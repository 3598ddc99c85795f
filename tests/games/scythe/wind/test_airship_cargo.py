"""What airships carry: loading, setting down, and what cargo counts for."""

from __future__ import annotations

import pytest

from games.scythe.wind.flying import SEATS, Fleet
from spielwerk.games.scythe.modules.agents import Agents
from spielwerk.games.scythe.state import CHARACTER, FIRST_WORKER

TOKENS, HANDS = "espionage", "bounty"
"""Tiles with which airships carry resources, and workers."""


def bottom_of(p: Fleet, bottom: int) -> str:
    """Returns the top action above a bottom action of seat 0."""
    return ("move", "bolster", "trade", "produce")[p.s.rules.mats[0].bottom.index(bottom)]


# --- loading and setting down


@pytest.mark.rule("scythe.windgambit.cargo.load", "scythe.windgambit.airship.move")
def test_cargo_comes_and_goes_before_during_and_after_the_flight() -> None:
    p = Fleet(TOKENS).goods("T6", oil=1).goods("V7", food=1).airship(0, "T6").fly()
    assert "stop" not in p.options, "a flight does something"
    p.play("hoist oil", "to V7", "lower oil", "hoist food", "to F6", "lower food")
    assert (p.tokens("V7"), p.tokens("F6"), p.cargo(0)) == ({"oil": 1}, {"food": 1}, {})
    assert p.asked == (0, "WhichUnit"), "it was one movement"


@pytest.mark.rule("scythe.windgambit.cargo.load")
def test_what_was_just_loaded_is_not_set_down_in_the_same_place() -> None:
    p = Fleet(TOKENS).goods("T6", oil=2).airship(0, "T6").fly().play("hoist oil")
    assert p.may("lower") == set()
    assert p.play("to V7").may("lower") == {"oil"}


@pytest.mark.rule("scythe.windgambit.cargo.load")
def test_cargo_may_change_without_a_flight_but_only_in_the_own_move() -> None:
    p = Fleet(TOKENS).goods("T6", oil=1).airship(0, "T6").fly().play("hoist oil", "stop")
    assert (p.over(0), p.cargo(0)) == ("T6", {"oil": 1})
    p = Fleet(TOKENS).airship(0, "T6").goods("T6", oil=1).turn(0).play("bolster")
    assert not p.may("hoist")


@pytest.mark.rule("scythe.windgambit.cargo.resources")
def test_it_carries_three_resources_of_any_kind_but_none_that_an_opponent_controls() -> None:
    p = Fleet(TOKENS).goods("T6", oil=3, wood=2).airship(0, "T6").workers(0, "T6").fly()
    p.play("hoist oil", "hoist wood", "hoist oil")
    assert p.cargo(0) == {"oil": 2, "wood": 1}
    assert not p.may("hoist"), "full; and it carries no worker"
    p = Fleet(TOKENS).goods("T6", oil=3).airship(0, "T6").workers(1, "T6").fly()
    assert not p.may("hoist")
    p = Fleet(TOKENS).goods("T6", oil=3).airship(0, "T6").structure(1, "mill", "T6").fly()
    assert not p.may("hoist"), "a structure controls the region"
    p = Fleet(TOKENS).goods("T6", oil=3).airship(0, "T6").airship(1, "T6").fly()
    assert p.may("hoist") == {"oil"}, "an airship does not"


@pytest.mark.rule("scythe.windgambit.cargo.resources-owned")
def test_resources_aboard_can_be_spent_wherever_it_is_and_count_at_the_end() -> None:
    p = Fleet(TOKENS).airship(0, "L3").aboard(0, wood=3).workers(0, "V3").goods("V3", wood=3)
    assert p.counts(0)["resources"] == 6
    assert p.counts(0)["regions"] == 1, "the store is no region"
    cost = p.s.rules.mats[0].cost[2]
    p.turn(0).play(bottom_of(p, 2), "skip", "build")
    assert p.asked == (0, "Pay")
    assert p.may("from") == {"V3", "store0"}
    p.play("from store0")
    assert sum(p.cargo(0).values()) == 3 - cost, "the rest comes from there, too"
    assert p.tokens("V3") == {"wood": 3}


@pytest.mark.rule("scythe.windgambit.cargo.resources-owned")
def test_resources_aboard_count_above_opponents_and_stay_when_the_ground_is_taken() -> None:
    p = Fleet(TOKENS).airship(0, "T6").aboard(0, oil=2).mech(1, 1, "T6")
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (2, 0)


@pytest.mark.rule("scythe.windgambit.cargo.workers")
def test_it_carries_two_own_workers_who_bring_no_resources() -> None:
    p = Fleet(HANDS).workers(0, "T6", "T6", "T6").goods("T6", oil=3).airship(0, "T6").fly()
    assert p.may("hoist") == {"worker"}
    p.play("hoist worker", "hoist worker")
    assert p.cargo(0) == {"worker": 2}
    assert not p.may("hoist"), "two at most"
    assert p.tokens("T6") == {"oil": 3}
    p = Fleet(HANDS).workers(1, "T6").airship(0, "T6").fly()
    assert not p.may("hoist"), "not those of others"


def test_no_worker_flies_out_of_a_combat() -> None:
    p = Fleet(HANDS).workers(0, "T5").mech(0, 1, "T5").mech(1, 1, "T6").airship(0, "T6").turn(0)
    p.play("move", "units", "unit mech1", "to T6", "load worker 1", "airship")
    assert not p.may("hoist")


@pytest.mark.rule("scythe.windgambit.cargo.workers-aboard")
def test_workers_aboard_control_nothing_do_not_work_and_cannot_be_driven_off() -> None:
    p = Fleet(HANDS).embark(0, aboard=2).airship(0, "T6").set(0, coins=9)
    assert not p.s.held[0]
    p.turn(0).play("produce")
    assert not p.may("at"), "nobody produces"
    p.set(0, section=-1).turn(0).play("trade")
    assert "resources" not in p.options, "no place for traded resources"
    p.goods("V3", metal=9, wood=9)
    assert not p.s.rules.sites
    p.mech(1, 1, "T5").turn(1).play("move", "units", "unit mech1", "to T6", "done")
    assert p.cargo(0) == {"worker": 2}
    assert p.player(1).popularity == 5


@pytest.mark.rule("scythe.windgambit.cargo.workers-aboard")
def test_nobody_builds_or_deploys_with_a_worker_aboard() -> None:
    for bottom, option in ((2, "structure mine"), (1, "mech 1")):
        p = Fleet(HANDS).embark(0, aboard=1).airship(0, "T6").structure(0, "mill", "V3")
        p.goods("V3", metal=9, wood=9).turn(0)
        p.play(bottom_of(p, bottom), "skip", ("upgrade", "deploy", "build")[bottom])
        assert option not in p.options


@pytest.mark.rule("scythe.windgambit.cargo.drop-workers", "scythe.windgambit.ruling-drop-structure")
def test_workers_are_set_down_where_no_unit_of_an_opponent_stands() -> None:
    for occupied in (
        Fleet(HANDS).workers(1, "T6"),
        Fleet(HANDS).character(1, "T6"),
        Fleet(HANDS).mech(1, 1, "T6"),
    ):
        assert not occupied.embark(0).airship(0, "T6").fly().may("lower")
    p = Fleet(HANDS).embark(0).airship(0, "T6").structure(1, "mill", "T6").fly()
    assert p.may("lower") == {"worker"}, "a structure does not occupy"
    p.play("lower worker", "stop")
    assert p.s.held[0] == 1 << p.place("T6"), "and the worker controls the region"
    p = Fleet(HANDS).embark(0, "T6").airship(0, "T6").fly()
    assert p.may("lower") == {"worker"}, "own units do no harm"


@pytest.mark.rule("scythe.windgambit.cargo.then-move")
def test_a_worker_set_down_moves_on_as_another_unit() -> None:
    p = Fleet(HANDS).embark(0).airship(0, "T6").fly().play("lower worker", "stop")
    assert p.asked == (0, "WhichUnit")
    assert "worker T6" in p.options
    p.play("worker T6", "to T5")
    assert p.workers_at(0, "T5") == 1
    assert p.asked != (0, "WhichUnit"), "that was the second unit"


@pytest.mark.rule("scythe.windgambit.cargo.then-move")
def test_or_rides_a_mech() -> None:
    p = Fleet(HANDS).embark(0).mech(0, 1, "T6").airship(0, "T6").fly().play("lower worker", "stop")
    p.play("unit mech1", "to T5", "load worker 1")
    assert p.workers_at(0, "T5") == 1


@pytest.mark.rule("scythe.windgambit.cargo.then-move")
def test_a_worker_never_steps_from_the_airship_into_a_neighbouring_region() -> None:
    p = Fleet(HANDS).embark(0).airship(0, "T6").turn(0).play("move", "units")
    assert not p.may("worker"), "who is aboard cannot walk"
    p.play("airship", "lower worker")
    assert p.workers_at(0, "T6") == 1, "only below it"


def test_a_worker_that_has_moved_does_not_move_again_after_a_flight() -> None:
    p = Fleet(HANDS).workers(0, "T5", "T6").airship(0, "T6").set(0, slots=1).turn(0).play("move", "units")
    p.play("worker T5", "to T6", "airship")
    assert p.may("hoist") == {"worker", "moved-worker"}
    p.play("hoist moved-worker", "to F6", "lower moved-worker", "stop")
    assert p.workers_at(0, "F6") == 1
    assert "worker F6" not in p.options
    assert "worker T6" in p.options


@pytest.mark.rule("scythe.windgambit.cargo.no-lake")
def test_nothing_is_set_down_on_a_lake() -> None:
    p = Fleet(TOKENS).aboard(0, oil=1).airship(0, "L3").fly()
    assert not p.may("lower")
    p.play("to W4")
    assert p.may("lower") == {"oil"}
    p = Fleet(HANDS).embark(0).airship(0, "L3").fly()
    assert not p.may("lower")
    p.play("to W4")
    assert p.may("lower") == {"worker"}


@pytest.mark.rule("scythe.windgambit.cargo.workers-count")
def test_workers_aboard_count_for_the_star_and_for_the_cost_of_produce() -> None:
    p = Fleet(HANDS).embark(0, "V3", "V3", "V3", "M5", "M5", "M5", aboard=1).set(0, coins=9, power=9)
    assert p.player(0).workers == 7
    p.turn(0).play("produce")
    cost = p.s.rules.produce_cost[7]
    p.play("at V3")
    assert p.player(0).power == 9 - cost.power
    p.play("done")
    assert p.player(0).stars[p.s.rules.star_rows["workers"]] == 1, "the eighth, with one aboard"


# --- beside other modules


@pytest.mark.rule("fenris.ep4.airship-agents")
def test_an_airship_ignores_agents_and_sets_no_worker_down_beside_them() -> None:
    p = Fleet(HANDS, modules=["agents"], spoilers=["fenris-4"]).embark(0).airship(0, "V7").fly()
    assert p.place("T6") in p.s.part(Agents).at
    p.play("to T6")
    assert p.asked == (0, "Flight"), "nobody stops it"
    assert not p.may("lower")
    p.play("to W7")
    assert p.may("lower") == {"worker"}
    assert len(p.s.part(Agents).at) == 8


@pytest.mark.rule("fenris.agents.stop", "scythe.windgambit.tile.hero")
def test_no_character_comes_to_agents_from_above() -> None:
    p = Fleet("bounty", "hero", modules=["agents"], spoilers=["fenris-4"]).character(0, "V7").airship(0, "V7")
    p.fly().play("hoist character", "to T6")
    assert not p.may("lower")
    p.play("to W7")
    assert p.may("lower") == {"character"}


def test_a_unit_that_was_set_down_returns_there_if_its_combat_is_not_fought() -> None:
    p = Fleet(HANDS, seats=SEATS).embark(0).mech(0, 1, "T6").mech(0, 2, "T5").airship(0, "T6").set(0, slots=1)
    p.mech(1, 1, "W7").mech(2, 1, "FACTORY").set(1, power=0).set(2, power=0).stars(0, combat=1, power=1)
    p.stars(0, popularity=1, mechs=1, workers=1).set(0, power=7).hand(0, 2).turn(0)
    p.play("move", "units", "airship", "lower worker", "stop", "unit mech1", "to W7", "load worker 1")
    p.play("unit mech2", "to FACTORY").play("fight FACTORY")
    p.commit(0, 5)
    assert p.s.over, "the sixth star"
    assert p.player(0).units[FIRST_WORKER] == p.place("T6")
    assert p.player(0).units[CHARACTER] == p.player(0).home
