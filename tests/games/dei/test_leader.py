"""Leaders and what each can do."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.build import Build
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.majority import majority, value


@pytest.mark.rule("dei.leader.counts-as-scrapper", "dei.ruling.leader-scope")
def test_a_leader_counts_as_a_scrapper() -> None:
    p = Position("auxilia", "ravagers").units(0, {}, leader="2.3-2")
    assert (value(p.s, p.player(0), p.area("2.3-2")), p.holder("2.3-2")) == (1, 0)
    p.do(Build(0, 0)).run()
    assert p.player(0).camps == (p.area("2.3-2"),)
    p.drone("hunter", "2.3-2").do(Fly(1, 3, 0))
    q = Position("auxilia", "farm_z").units(0, {}, leader="2.3-2").drone("teleporter", "2.3-2")
    q.do(Fly(0, 3, 0)).play("fly 2.3-2", "unit leader", "to 2.1-3")
    assert q.player(0).leader == q.area("2.1-3"), "teleported as a scrapper would be"


@pytest.mark.rule("dei.leader.corvo")
def test_a_move_with_corvo_ignores_majorities() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").units(1, {"2.1-1": 9})
    p.do(MoveFrom(0, 0, 1)).play("from 2.1-3", "to 2.1-1")
    assert p.options == ["led 2", "led 1", "led 0"], "with any number of scrappers, but with him"
    p.units(0, {"2.1-3": 2}, leader="2.2-3").do(MoveFrom(0, 0, 1)).play("from 2.1-3")
    assert "to 2.1-1" not in p.options
    q = Position("ravagers", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").units(1, {"2.1-1": 9})
    assert "to 2.1-1" not in q.do(MoveFrom(0, 0, 1)).after("from 2.1-3"), "other leaders cannot"


@pytest.mark.rule("dei.leader.abraham")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_abraham_collects_at_the_end_of_each_own_phase(phase: int) -> None:
    p = Position("ravagers", "farm_z").units(0, {}, leader="2.1-1").units(1, {"2.1-1": 4})
    p.tokens(**{"2.1-1": 2}).turn(0, "RAV1", "RAV3", "RAV8", phase=phase)
    p.play("play RAV1", "done", "play RAV3")
    assert p.asked == (0, "collect.Collect")
    assert p.options == ["at 2.1-1", "skip"], "in his area, whoever has the majority"
    p.play("at 2.1-1")
    assert p.player(0).technology == 2
    p.tokens().turn(0, "RAV1", "RAV3", "RAV8", phase=phase).play("play RAV1", "done", "play RAV3")
    assert p.asked[1] != "collect.Collect", "nothing is left to collect"
    q = Position("auxilia", "ravagers").units(0, {}, leader="2.1-1").units(1, {}, leader="2.1-3")
    q.turn(0, "AUX1", "AUX3", "AUX5").play("play AUX1", "done", "play AUX3", "done")
    assert q.asked == (-1, ""), "not at the end of somebody else's phase"


@pytest.mark.rule("dei.leader.abraham")
def test_abraham_may_leave_the_resource_where_it_is() -> None:
    p = Position("ravagers", "farm_z").units(0, {}, leader="2.1-1").tokens(**{"2.1-1": 2})
    p.turn(0, "RAV1", "RAV3", "RAV8").play("play RAV1", "done", "play RAV3", "done", "skip")
    assert (p.player(0).technology, p.s.tokens[p.area("2.1-1")]) == (1, 2)


@pytest.mark.rule("dei.ruling.abraham-timing")
def test_abraham_collects_before_the_mission_and_badges_help_him() -> None:
    p = Position("ravagers", "farm_z").units(0, {}, leader="2.1-1").missions("MI01", "MI03")
    p.tokens(**{"2.1-1": 1}).badge(0, "prospector").turn(0, "RAV1", "RAV3", "RAV8", phase=3)
    p.play("play RAV1", "done", "play RAV3", "done")
    assert p.options == ["at 2.1-1", "skip", "prospect 2.1-1"]
    p.play("at 2.1-1", "mission MI01")
    assert p.player(0).score == 2, "the token just collected counts"


@pytest.mark.rule("dei.leader.aria", "dei.leader.aria-alone")
def test_aria_alone_changes_the_level() -> None:
    p = Position("refuge42", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").do(MoveFrom(0, 0, 1))
    assert only(p.after("from 2.1-3"), "to") == ["2.1-1", "2.1-2", "2.1-A", "2.1-B"]
    p.play("from 2.1-3", "to 2.1-A")
    assert (p.player(0).leader, p.at(0, "2.1-A"), p.at(0, "2.1-3")) == (p.area("2.1-A"), 0, 2)
    p.units(0, {"2.1-3": 2}, leader="2.2-3").do(MoveFrom(0, 0, 1))
    assert only(p.after("from 2.1-3"), "to") == ["2.1-1", "2.1-2"]


@pytest.mark.rule("dei.ruling.aria-majority")
def test_majorities_hold_for_aria() -> None:
    p = Position("refuge42", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").units(1, {"2.1-A": 1})
    assert only(p.do(MoveFrom(0, 0, 1)).after("from 2.1-3"), "to") == ["2.1-1", "2.1-2", "2.1-B"]


@pytest.mark.rule("dei.leader.aria-alone")
def test_nobody_changes_the_level_with_aria() -> None:
    """Where scrappers could come along on the level, they do not on the way to the other one."""
    p = Position("refuge42", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").do(MoveFrom(0, 0, 1))
    assert p.after("from 2.1-3", "to 2.1-1") == ["led 2", "led 1", "led 0", "take 2", "take 1"]
    p.play("from 2.1-3", "to 2.1-B")
    assert (p.player(0).leader, p.at(0, "2.1-B"), p.at(0, "2.1-3")) == (p.area("2.1-B"), 0, 2)


@pytest.mark.rule("dei.leader.z-13")
def test_z_13_counts_for_three() -> None:
    p = Position("farm_z", "auxilia").units(0, {"2.3-2": 1}, leader="2.3-2").units(1, {"2.3-2": 3})
    area = p.area("2.3-2")
    assert (value(p.s, p.player(0), area), majority(p.s, area)) == (4, 0)
    p.units(0, {"2.3-2": 1}, leader="2.1-3")
    assert value(p.s, p.player(0), area) == 1, "only where he is"
    p.units(0, {}, leader="2.3-1").units(1, {"2.3-2": 2}).do(MoveFrom(0, 0, 1))
    assert "to 2.3-2" in p.after("from 2.3-1"), "he may enter alone against two"
