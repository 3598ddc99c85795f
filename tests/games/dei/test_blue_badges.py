"""The badges of logistics."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.drones import Fly

LOGISTICS = 2


@pytest.mark.rule("dei.badge.field-engineer.two-moves")
@pytest.mark.parametrize(("structure", "asked"), [(1, ()), (2, ("at 2.1-2",))])
def test_two_moves_follow_a_bridge_or_an_elevator(structure: int, asked: tuple[str, ...]) -> None:
    p = Position("auxilia", "farm_z").badge(0, "field_engineer").units(0, {"2.1-A": 1, "2.5-3": 1})
    p.do(Build(0, structure)).play(*asked)
    for _ in range(2):
        assert p.asked == (0, "move.From")
        assert "skip" in p.options
        p.play("from 2.5-3" if "from 2.5-3" in p.options else p.options[0])
        p.play(p.options[0])
    assert p.asked == (-1, "")


@pytest.mark.rule("dei.badge.field-engineer.no-camp")
def test_no_moves_follow_a_camp() -> None:
    p = Position("auxilia", "farm_z").badge(0, "field_engineer").units(0, {"2.5-3": 1})
    p.do(Build(0, 0)).run()
    assert (len(p.player(0).camps), p.asked) == (1, (-1, ""))


@pytest.mark.rule("dei.badge.sprinter.extra-move", "dei.ruling.sprinter-style")
def test_a_move_brings_one_more_of_the_same_style() -> None:
    p = Position("auxilia", "farm_z").badge(0, "sprinter").units(0, {"2.1-3": 1}).do(MoveFrom(0, LOGISTICS))
    p.play("to 2.1-A")
    assert p.asked == (0, "move.From")
    assert p.options == ["from 2.1-A", "skip"]
    p.play("from 2.1-A", "to 2.1-2")
    assert (p.at(0, "2.1-2"), p.asked) == (1, (-1, "")), "the extra move brings no further one"


@pytest.mark.rule("dei.ruling.sprinter-style")
def test_the_extra_move_may_take_another_group() -> None:
    p = Position("auxilia", "farm_z").badge(0, "sprinter").units(0, {"2.1-3": 1, "2.5-3": 1})
    p.do(MoveFrom(0, 0)).play("from 2.1-3", "to 2.1-1")
    assert p.options == ["from 2.1-1", "from 2.5-3", "skip"]
    q = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).do(MoveFrom(0, 0)).play("to 2.1-1")
    assert q.asked == (-1, "")


@pytest.mark.rule("dei.badge.drop-pod.no-presence", "dei.ruling.drop-pod-target")
def test_camps_may_be_built_anywhere() -> None:
    p = Position("auxilia", "farm_z").badge(0, "drop_pod").units(1, {"2.5-3": 3}).camps(0, "2.1-1")
    p.do(Build(0, 0))
    found = only(p.options, "at")
    assert len(found) == 33, "all 34 areas but the one with an own camp"
    p.play("at 2.5-3")
    assert p.area("2.5-3") in p.player(0).camps


@pytest.mark.rule("dei.badge.drop-pod.camp-only")
def test_bridges_and_elevators_need_a_unit_all_the_same() -> None:
    p = Position("auxilia", "farm_z").badge(0, "drop_pod").units(0, {"2.5-3": 1}).do(Build(0))
    assert only(p.options, "structure") == ["camp", "elevator"]
    assert only(p.after("structure elevator"), "at") == ["2.3-B", "2.5-B"], "only from 2.5-3"


@pytest.mark.rule("dei.badge.tunneller.network", "dei.ruling.elevator-areas")
def test_all_areas_with_an_elevator_are_adjacent() -> None:
    p = Position("auxilia", "farm_z").badge(0, "tunneller").units(0, {"2.1-1": 2})
    p.elevators(0, ("2.6-3", "2.6-A")).do(MoveFrom(0, 0)).run()
    shared = {"2.1-B", "2.2-2", "2.2-A", "2.8-1", "2.8-A"}
    assert {*shared, "2.6-3", "2.6-A", "2.1-3", "2.7-3"} == set(only(p.options, "to"))
    p.units(0, {"2.1-3": 2}).do(MoveFrom(0, 0)).run()
    assert only(p.options, "to") == ["2.1-1", "2.1-2"], "there is no elevator here"


@pytest.mark.rule("dei.badge.tunneller.enemy-elevators")
def test_elevators_of_others_are_not_in_the_network() -> None:
    p = Position("auxilia", "farm_z").badge(0, "tunneller").units(0, {"2.1-1": 2})
    p.elevators(1, ("2.6-3", "2.6-A")).do(MoveFrom(0, 0)).run()
    assert not set(only(p.options, "to")) & {"2.6-3", "2.6-A"}


@pytest.mark.rule("dei.badge.raiding-party.condition", "dei.badge.raiding-party.effect")
def test_with_fifteen_scrappers_an_enlist_may_be_a_move_or_a_collect() -> None:
    p = Position("auxilia", "farm_z").badge(0, "raiding_party").units(0, {"2.1-1": 14}, leader="2.1-3")
    p.tokens(**{"2.1-1": 2}).do(Enlist(0, 0))
    assert only(p.options, "raid") == [], "the leader is no fifteenth scrapper"
    p.units(0, {"2.1-1": 15}).do(Enlist(0, 0))
    assert only(p.options, "raid") == ["move", "collect"]
    q = p.s.copy()
    p.play("raid collect")
    assert p.player(0).technology == 2
    p.s = q
    p.play("raid move", "to 2.1-3", "take 5")
    assert p.at(0, "2.1-3") == 5


@pytest.mark.rule("dei.badge.raiding-party.effect")
def test_a_raid_can_only_be_what_could_be_done_anyway() -> None:
    """Nothing lies where the scrappers are, so there is nothing to collect."""
    p = Position("auxilia", "farm_z").badge(0, "raiding_party").units(0, {"2.1-1": 15}, leader="2.1-3")
    p.tokens().do(Enlist(0, 0))
    assert only(p.options, "raid") == ["move"]


@pytest.mark.rule("dei.badge.drone-pilot.bonus", "dei.badge.drone-pilot.example")
def test_drones_fly_one_area_further() -> None:
    p = Position("auxilia", "farm_z").drone("hunter", "2.6-A")
    for bonus, steps in ((0, 2), (2, 4)):
        plain = set(only(p.do(Fly(0, 0, bonus)).options, "fly"))
        pilot = Position("auxilia", "farm_z").badge(0, "drone_pilot").drone("hunter", "2.6-A")
        far = set(only(pilot.do(Fly(0, 0, bonus)).options, "fly"))
        assert plain < far, f"{steps + 1} areas instead of {steps}"
    more = set(only(p.do(Fly(0, 0, 3)).options, "fly"))
    assert more == far, "2 + 2 + 1 areas"
