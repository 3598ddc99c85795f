"""What the three kinds of units can do."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

UNITS = ("unit character", "unit mech3", "worker V4")


@pytest.mark.rule("scythe.unit.default-step")
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_goes_one_region_far_and_not_over_water(unit: str) -> None:
    """Around V4 lie W2 and F4, three regions across rivers and a lake."""
    p = Position("rusviet", "nordic").workers(0, "V4").character(0, "V4").mech(0, 3, "V4")
    p.turn(0).play("move", "units")
    assert p.destinations(unit) == {"W2", "F4"}
    p.play(unit, "to F4", *(["load worker 0"] if unit == "unit mech3" else []))
    assert p.asked == (0, "WhichUnit"), "its movement is over"


@pytest.mark.rule("scythe.unit.carry-resources")
@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_carries_any_number_of_resources(unit: str) -> None:
    p = Position("rusviet", "nordic").workers(0, "V4").character(0, "V4").mech(0, 3, "V4")
    p.goods("V4", oil=30, metal=1, wood=2, food=45)
    p.turn(0).play("move", "units", unit, "to F4", *(["load worker 0"] if unit == "unit mech3" else []))
    p.play("load oil 30", "load metal 1", "load wood 2", "load food 40")
    assert p.options == [f"load food {n}" for n in (5, 4, 3, 2, 1, 0)], "the rest is asked once more"
    p.play("load food 5")
    assert p.tokens("F4") == {"oil": 30, "metal": 1, "wood": 2, "food": 45}
    assert p.tokens("V4") == {}


@pytest.mark.rule("scythe.unit.mech-carry-workers")
def test_a_mech_carries_any_number_of_workers() -> None:
    p = Position("rusviet", "nordic").workers(0, *["V4"] * 8).mech(0, 3, "V4")
    p.turn(0).play("move", "units", "unit mech3", "to F4")
    assert p.options == [f"load worker {n}" for n in range(8, -1, -1)]
    p.play("load worker 5")
    assert (p.workers_at(0, "F4"), p.workers_at(0, "V4")) == (5, 3)
    p = Position("rusviet", "nordic").workers(0, *["V4"] * 8).mech(0, 3, "V4")
    p.turn(0).play("move", "units", "unit mech3", "to F4", "load worker 8")
    assert p.workers_at(0, "F4") == 8


@pytest.mark.rule("scythe.unit.mech-carry-workers")
def test_enemy_workers_and_those_elsewhere_do_not_come_along() -> None:
    p = Position("rusviet", "nordic").workers(0, "F4", "W2").workers(1, "V4").mech(0, 3, "V4")
    p.turn(0).play("move", "units", "unit mech3", "to F4")
    assert p.asked == (0, "WhichUnit")
    assert (p.workers_at(1, "V4"), p.workers_at(0, "W2")) == (1, 1)


@pytest.mark.rule("scythe.unit.mech-carry-workers")
@pytest.mark.parametrize("unit", ["unit character", "worker V4"])
def test_no_other_unit_carries_workers(unit: str) -> None:
    p = Position("rusviet", "nordic").workers(0, "V4", "V4").character(0, "V4")
    p.turn(0).play("move", "units", unit, "to F4")
    assert p.asked == (0, "WhichUnit"), "nobody asks for workers"
    assert p.workers_at(0, "V4") == (2 if unit == "unit character" else 1)


@pytest.mark.rule("scythe.unit.mech-no-character-transport")
def test_a_mech_leaves_the_character_behind() -> None:
    p = Position("rusviet", "nordic").workers(0, "M5").character(0, "V4").mech(0, 3, "V4").goods("V4", oil=1)
    p.turn(0).play("move", "units", "unit mech3", "to F4")
    assert p.options == ["load oil 1", "load oil 0"]
    p.play("load oil 1")
    assert (p.where(0, 3), p.where(0, 0)) == ("F4", "V4")
