"""Build: camps, bridges, elevators."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.move import MoveFrom

CAMP, BRIDGE, ELEVATOR = 0, 1, 2
THREE = {"2.1-3": 1, "2.5-3": 1, "2.7-3": 1}


@pytest.mark.rule("dei.build.one-token")
def test_one_structure_of_the_players_choice() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-A": 1}).turn(0, "AUX4", "AUX1", "AUX2")
    p.play("play AUX4", "do build")
    assert only(p.options, "structure") == ["camp", "bridge", "elevator"]
    p.play("structure bridge")
    q = p.player(0)
    assert (q.camps, len(q.bridges), q.elevators) == ((), 1, ())
    assert "do build" not in p.options


@pytest.mark.rule("dei.build.one-token")
@pytest.mark.parametrize(("kind", "built"), [(CAMP, (1, 0, 0)), (BRIDGE, (0, 1, 0)), (ELEVATOR, (0, 0, 1))])
def test_where_one_kind_is_given_nothing_else_is_built(kind: int, built: tuple[int, int, int]) -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-A": 1}).do(Build(0, kind))
    assert only(p.options, "structure") == []
    while p.asked[1]:
        p.play(p.options[0])
    q = p.player(0)
    assert (len(q.camps), len(q.bridges), len(q.elevators)) == built


@pytest.mark.rule("dei.build.one-token")
def test_only_structures_with_a_place_for_them_are_offered() -> None:
    """With units on the ground alone no bridge can be built."""
    p = Position("auxilia", "farm_z").units(0, {"2.1-1": 1}, leader="2.1-1")
    assert p.do(Build(0)).options == ["structure camp", "structure elevator"]


@pytest.mark.rule("dei.build.no-majority", "dei.build.camp")
def test_a_camp_needs_one_own_unit_and_no_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-2": 1}, leader="2.6-A").units(1, {"2.1-2": 5})
    p.do(Build(0, CAMP))
    assert only(p.options, "at") == ["2.1-2", "2.6-A"], "the leader is enough, on heights too"
    p.play("at 2.1-2")
    assert p.player(0).camps == (p.area("2.1-2"),)


@pytest.mark.rule("dei.build.beside-others", "dei.ruling.camps-per-area")
def test_structures_may_stand_beside_others_but_one_own_camp_an_area() -> None:
    p = Position("auxilia", "farm_z").units(0, THREE).camps(1, "2.1-3", "2.5-3")
    sites = ["2.1-3", "2.5-3", "2.7-3"]
    assert only(p.do(Build(0, CAMP)).options, "at") == sites, "beside a neutral camp and others' too"
    assert only(p.camps(0, "2.1-3").do(Build(0, CAMP)).options, "at") == sites[1:]
    assert only(p.camps(0, "2.1-3", "2.5-3", "2.7-3").do(Build(0)).options, "structure") == []


@pytest.mark.rule("dei.ruling.camps-per-area")
def test_a_table_may_allow_several_own_camps_in_an_area() -> None:
    p = Position("auxilia", "farm_z", several_camps=True).units(0, THREE).camps(0, "2.1-3")
    assert only(p.do(Build(0, CAMP)).options, "at") == ["2.1-3", "2.5-3", "2.7-3"]
    p.play("at 2.1-3")
    assert p.player(0).camps == (p.area("2.1-3"),) * 2


@pytest.mark.rule("dei.build.relocate", "dei.ruling.build-relocate")
def test_with_no_camp_left_one_of_the_board_is_moved() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).camps(0, "2.3-2", "2.5-3", "2.7-3")
    p.do(Build(0)).play("structure camp")
    assert p.options == ["lift 0", "lift 1", "lift 2"]
    p.play("lift 1")
    assert p.player(0).camps == (p.area("2.3-2"), p.area("2.7-3"), p.area("2.1-3"))
    q = Position("auxilia", "farm_z").units(0, {"2.1-A": 1}).bridges(0, "2.6-AB", "2.7-AB", "2.9-AB")
    q.do(Build(0)).play("structure camp")
    assert q.player(0).camps == (q.area("2.1-A"),), "only the wanted kind matters"


@pytest.mark.rule("dei.build.relocate")
def test_bridges_and_elevators_are_moved_as_well() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-A": 1}).bridges(0, "2.6-AB", "2.7-AB", "2.9-AB")
    p.do(Build(0, BRIDGE)).play("lift 2")
    assert len(p.player(0).bridges) == 3
    pairs = (("2.2-1", "2.2-B"), ("2.3-1", "2.3-A"), ("2.9-4", "2.9-A"))
    p.elevators(0, *pairs).do(Build(0, ELEVATOR)).play("at 2.1-1", "lift 0")
    assert p.player(0).elevators == (
        (p.area("2.3-1"), p.area("2.3-A")),
        (p.area("2.9-4"), p.area("2.9-A")),
        (p.area("2.1-1"), p.area("2.1-A")),
    )


@pytest.mark.rule("dei.build.no-enemy-use", "dei.build.bridge-effect", "dei.build.elevator-effect")
def test_bridges_and_elevators_serve_only_their_owner() -> None:
    p = Position("auxilia", "ravagers").units(0, {"2.1-A": 1}).units(1, {"2.1-A": 2})
    p.bridges(0, "2.1-AB").elevators(0, ("2.1-2", "2.1-A"))
    assert only(p.do(MoveFrom(0, 0, 1)).after("from 2.1-A"), "to") == ["2.1-2", "2.1-B"]
    assert p.do(MoveFrom(1, 0, 1)).options == [], "it may only be left out: the opponent goes nowhere"


@pytest.mark.rule("dei.build.bridge-place", "dei.build.bridge-presence")
def test_a_bridge_joins_two_heights_over_ground_with_a_unit_at_one_end() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-B": 1, "2.1-3": 1, "2.6-5": 1}).do(Build(0, BRIDGE))
    assert only(p.options, "spot") == ["2.1-AB", "2.7-AB"], "units below a bridge do not help"
    p.play("spot 2.1-AB")
    bridge = p.board.bridges[p.player(0).bridges[0]]
    assert bridge
    assert p.board.is_ground(bridge.over)
    assert not any(p.board.is_ground(end) for end in bridge.ends)


@pytest.mark.rule("dei.ruling.bridge-elevator-places", "dei.build.elevator-place")
def test_an_elevator_joins_bordering_ground_and_height_also_at_a_seam() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-3": 1}).do(Build(0, ELEVATOR))
    assert only(p.options, "at") == ["2.1-B", "2.3-A", "2.3-B"], "2.1-B meets it only at a seam"
    p.play("at 2.1-B")
    assert p.player(0).elevators == ((p.area("2.3-3"), p.area("2.1-B")),)
    assert only(p.do(Build(0, ELEVATOR)).options, "at") == ["2.3-A", "2.3-B"], "one own elevator a pair"
    q = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).elevators(0, ("2.1-1", "2.1-A"))
    assert "2.1-A" in only(q.do(Build(0, ELEVATOR)).options, "at"), "from another ground it is another pair"
    p.elevators(1, (("2.3-3"), "2.3-A"))
    assert "2.3-A" in only(p.do(Build(0, ELEVATOR)).options, "at"), "those of others do not matter"


@pytest.mark.rule("dei.ruling.bridge-elevator-places")
def test_an_own_bridge_may_lie_beside_a_shared_one_but_not_beside_an_own_one() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-A": 1}).do(Build(0, BRIDGE)).run()
    assert len(p.player(0).bridges) == 1
    assert only(p.do(Build(0)).options, "structure") == ["camp", "elevator"]


@pytest.mark.rule("dei.build.elevator-presence")
def test_a_unit_on_either_end_of_an_elevator_is_enough() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-A": 1}).do(Build(0, ELEVATOR))
    assert only(p.options, "at") == ["2.1-1", "2.1-2", "2.1-3"]
    p.play("at 2.1-3")
    assert p.player(0).elevators == ((p.area("2.1-3"), p.area("2.1-A")),)
    p.units(0, {"2.6-3": 1}).do(Build(0, ELEVATOR)).run()
    assert p.player(0).elevators[1] == (p.area("2.6-3"), p.area("2.6-A"))
