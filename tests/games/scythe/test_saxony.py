"""Saxony: Underpass and Disarm (Riverwalk is in `test_mech.py`, Dominate in `test_faction.py`)."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

UNDERPASS, DISARM, SPEED = 2, 3, 4
TUNNELS = {"T3", "M3", "W4", "F5", "V5", "T6"}


def moving() -> Position:
    """A mech on M6 and the character on M1; nobody else in the way; about to move."""
    p = Position("saxony industrial", "nordic").workers(0).workers(1).encounters()
    p.mech(0, 1, "M6").character(0, "M1").abilities(0, UNDERPASS)
    return p.turn(0).play("move", "units")


@pytest.mark.rule("scythe.saxony.underpass-adjacency", "scythe.ruling.underpass-tunnels")
def test_controlled_mountains_and_all_tunnels_are_adjacent() -> None:
    p = moving()
    assert p.destinations("unit mech1") == {"V6", "T8", "M1"} | TUNNELS
    assert p.destinations("unit character") == {"F1", "T2", "M6"} | TUNNELS
    p.structure(0, "mill", "M7")
    assert p.destinations("unit mech1") == {"V6", "T8", "M1", "M7"} | TUNNELS, "a structure controls too"
    p.workers(1, "M7")
    assert p.destinations("unit mech1") == {"V6", "T8", "M1"} | TUNNELS, "not while an enemy holds it"


@pytest.mark.rule("scythe.saxony.underpass-adjacency")
def test_from_a_tunnel_to_a_controlled_mountain() -> None:
    p = moving().mech(0, 1, "T6").abilities(0, UNDERPASS)
    assert p.destinations("unit mech1") == {"T5", "V7", "W7", "M1"} | TUNNELS - {"T6"}
    p.abilities(0)
    assert p.destinations("unit mech1") == {"T5", "V7", "W7"} | TUNNELS - {"T6"}, "without the ability"


@pytest.mark.rule("scythe.saxony.underpass-adjacency")
def test_underpass_begins_at_mountains_and_tunnels_only_and_is_not_for_workers() -> None:
    p = moving().mech(0, 1, "T8").abilities(0, UNDERPASS).workers(0, "M1")
    assert p.destinations("unit mech1") == {"M6", "V6"}
    assert p.destinations("worker M1") == {"F1", "T2"}


@pytest.mark.rule("scythe.saxony.underpass-example", "scythe.ruling.underpass-tunnels")
def test_a_mech_on_a_mountain_goes_to_a_mountain_a_tunnel_or_the_mine() -> None:
    """Tunnels held by an enemy are open too: only mountains must be controlled."""
    p = moving().structure(0, "mine", "F7").workers(1, "T3", "M4")
    assert p.destinations("unit mech1") == {"V6", "T8", "M1", "F7"} | TUNNELS
    p.play("unit mech1", "to T3")
    assert (p.where(0, 1), p.workers_at(1, "home")) == ("T3", 1)
    p = moving().structure(1, "mine", "F7")
    assert "F7" not in p.destinations("unit mech1"), "another player's mine is no tunnel"


@pytest.mark.rule("scythe.ruling.ability-step-cost")
def test_underpass_is_one_of_the_two_steps_of_speed() -> None:
    p = moving().abilities(0, UNDERPASS, SPEED)
    p.play("unit mech1", "to M1", "to F1")
    assert p.asked == (0, "WhichUnit")
    assert p.where(0, 1) == "F1"
    p = moving().abilities(0, UNDERPASS, SPEED).mech(0, 1, "T8").abilities(0, UNDERPASS, SPEED)
    p.play("unit mech1", "to M6", "to M1")
    assert p.where(0, 1) == "M1", "an ordinary step first"


@pytest.mark.rule("scythe.ruling.ability-step-cost")
def test_a_mountain_that_was_just_left_is_not_controlled_any_more() -> None:
    p = moving().abilities(0, UNDERPASS, SPEED)
    p.play("unit mech1", "to T3")
    assert "to M6" not in p.options
    assert "to M1" in p.options, "the character is there"


def fight(place: str, start: str) -> Position:
    """Two Saxon mechs go from a region to a lone Nordic mech with 5 power; Disarm is unlocked."""
    p = Position("saxony industrial", "nordic").workers(0).workers(1).encounters().hand(0).hand(1)
    p.mech(0, 1, start).mech(0, 2, start).abilities(0, DISARM).mech(1, 1, place).abilities(1)
    return p.set(0, power=5).set(1, power=5)


def attack(p: Position, place: str) -> Position:
    return p.turn(0).play("move", "units", "unit mech1", f"to {place}", "unit mech2", f"to {place}")


@pytest.mark.rule("scythe.saxony.disarm-effect")
@pytest.mark.parametrize(("place", "start"), [("T6", "T5"), ("F5", "V7")])
def test_disarm_takes_two_power_where_a_tunnel_is(place: str, start: str) -> None:
    p = attack(fight(place, start), place)
    assert p.asked == (0, "Disarm")
    p.play("yes")
    assert (p.player(0).power, p.player(1).power) == (5, 3)
    assert p.options_of(1) == ["dial 0", "dial 1", "dial 2", "dial 3"]


@pytest.mark.rule("scythe.saxony.disarm-effect")
def test_disarm_works_at_the_own_mine_and_nowhere_else() -> None:
    p = attack(fight("F7", "T7").structure(0, "mine", "F7"), "F7")
    assert p.asked == (0, "Disarm")
    p = attack(fight("F7", "T7"), "F7")
    assert p.asked == (0, "Dial")
    p = attack(fight("F7", "T7").structure(1, "mine", "F7"), "F7")
    assert p.asked == (0, "Dial"), "not at the mine of the opponent"


@pytest.mark.rule("scythe.saxony.disarm-effect")
def test_disarm_helps_in_defence_and_only_when_unlocked() -> None:
    p = fight("T5", "T6").turn(1).play("move", "units", "unit mech1", "to T6")
    p.play(*["done"] * (p.asked == (1, "WhichUnit")))
    assert p.asked == (0, "Disarm")
    p.play("yes")
    assert (p.player(0).power, p.player(1).power) == (5, 3)
    p = attack(fight("T6", "T5").abilities(0, 1, 2, 4), "T6")
    assert p.asked == (0, "Dial")


@pytest.mark.rule("scythe.ruling.disarm-optional", "scythe.ruling.ability-floors")
def test_disarm_may_be_declined_and_stops_at_zero() -> None:
    p = attack(fight("T6", "T5"), "T6").play("no")
    assert p.player(1).power == 5
    p = attack(fight("T6", "T5").set(1, power=1), "T6").play("yes")
    assert p.player(1).power == 0


@pytest.mark.rule("scythe.ruling.disarm-optional", "scythe.saxony.disarm-effect")
def test_who_has_no_disarm_here_is_not_asked() -> None:
    """An ability that may be used is no ability that can be used anywhere."""
    p = attack(fight("F7", "T7"), "F7")
    assert p.asked == (0, "Dial")
    assert p.player(1).power == 5


@pytest.mark.rule("scythe.saxony.disarm-once-per-combat")
def test_disarm_once_for_two_mechs_and_again_in_the_next_combat() -> None:
    p = attack(fight("T6", "T5"), "T6").play("yes")
    assert p.asked == (0, "Dial"), "two mechs, one use"
    assert p.player(1).power == 3
    p = fight("T6", "T5").mech(1, 2, "F5").abilities(1)
    p.turn(0).play("move", "units", "unit mech1", "to T6", "unit mech2", "to F5", "fight F5", "yes")
    p.commit(0, 0).commit(1, 0)
    assert p.asked == (0, "Disarm")
    p.play("yes")
    assert p.player(1).power == 1


@pytest.mark.rule("scythe.ruling.control-during-move")
def test_control_is_judged_before_every_step() -> None:
    """Underpass leads to a mountain that Saxony controls: no longer once the only unit there has gone."""
    p = Position("saxony mechanical", "nordic industrial").workers(0, "M8").encounters()
    p.mech(0, 2, "M6").abilities(0, 2).turn(0).play("move", "units")
    assert "M8" in p.destinations("unit mech2")
    p.play("worker M8", "to V9")
    assert "M8" not in p.destinations("unit mech2")
