"""Who controls a region: units, structures, and both at once."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def owners(p: Position, seats: int = 2) -> list[int]:
    """How many regions each seat controls."""
    return [p.counts(seat)["regions"] for seat in range(seats)]


@pytest.mark.rule("scythe.control.by-unit")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_one_unit_of_any_kind_controls_its_region(unit: str) -> None:
    p = Position("rusviet industrial", "nordic").workers(0).workers(1).goods("V8", oil=3)
    assert owners(p) == [0, 0]
    if unit == "character":
        p.character(0, "V8")
    elif unit == "mech":
        p.mech(0, 3, "V8")
    else:
        p.workers(0, "V8")
    assert owners(p) == [1, 0]
    assert p.counts(0)["resources"] == 3
    p.turn(0).play("bolster", "skip")
    assert p.options == ["upgrade", "less", "skip"], "its oil can be spent"


@pytest.mark.rule("scythe.control.by-unit", "scythe.control.exclusive")
def test_a_pending_combat_leaves_control_with_the_defender() -> None:
    p = Position("rusviet", "nordic").workers(0, "V8").workers(1, "W7").goods("W7", wood=4)
    p.mech(0, 3, "V8").mech(1, 1, "W7").structure(0, "mill", "W7").hand(0).hand(1)
    p.set(0, power=4).set(1, power=4)
    assert owners(p) == [1, 1]
    p.turn(0).play("move", "units", "unit mech3", "to W7", "load worker 1", "done")
    assert p.asked == (0, "Dial")
    assert owners(p) == [0, 1]
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (0, 4)
    p.commit(0, 1).commit(1, 0)
    assert owners(p) == [1, 0]
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (4, 0)


@pytest.mark.rule("scythe.control.by-structure")
def test_a_structure_alone_controls_its_region() -> None:
    p = Position("rusviet industrial", "nordic").workers(0).workers(1).structure(0, "armory", "V8")
    p.goods("V8", oil=3)
    assert owners(p) == [1, 0]
    p.turn(0).play("bolster", "skip", "upgrade", "decline")
    assert p.tokens("V8") == {}


@pytest.mark.rule("scythe.control.by-structure")
@pytest.mark.parametrize(("owner", "other"), [(0, 1), (1, 0)])
def test_a_structure_controls_its_region_only_while_no_opponents_unit_is_in_it(
    owner: int, other: int
) -> None:
    """Own units come and go, whoever's turn it is."""
    p = Position("rusviet industrial", "nordic").workers(0).workers(1).structure(owner, "armory", "V8")
    assert (owners(p)[owner], owners(p)[other]) == (1, 0)
    p.workers(owner, "V8").workers(owner)
    assert (owners(p)[owner], owners(p)[other]) == (1, 0)
    p.workers(other, "V8")
    assert (owners(p)[owner], owners(p)[other]) == (0, 1)
    p.workers(other)
    assert (owners(p)[owner], owners(p)[other]) == (1, 0)


@pytest.mark.rule("scythe.control.enemy-unit-beats-structure")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_an_enemy_unit_takes_the_region_of_a_structure(unit: str) -> None:
    p = Position("rusviet industrial", "nordic patriotic").workers(0).workers(1)
    p.structure(0, "armory", "V8").goods("V8", oil=3)
    if unit == "character":
        p.character(1, "V8")
    elif unit == "mech":
        p.mech(1, 1, "V8")
    else:
        p.workers(1, "V8")
    assert owners(p) == [0, 1]
    p.turn(0).play("bolster", "skip")
    assert p.asked == (1, "ChooseSection"), "the owner of the structure has no oil"
    p.turn(1).play("move", "skip")
    assert p.options == ["upgrade", "less", "skip"]


@pytest.mark.rule("scythe.control.exclusive")
def test_a_region_with_pieces_of_two_players_counts_for_one_of_them() -> None:
    p = Position("rusviet", "nordic", "saxony").workers(0, "V8").workers(1, "V8").workers(2)
    p.structure(1, "mine", "V8").structure(2, "mill", "V8")
    p.workers(1)
    assert owners(p, 3) == [1, 0, 0]
    p.workers(0).workers(2, "V8", "V8")
    assert owners(p, 3) == [0, 0, 1]
