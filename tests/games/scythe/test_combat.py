"""Combat: when it comes, between whom, and abilities before it."""

from __future__ import annotations

import pytest

from games.scythe.battle import ATTACKER, DEFENDER, HERE, THIRD, attack, front, hand, stars
from games.scythe.positions import Position
from spielwerk.kernel.option import IllegalOption

# --- when and between whom


@pytest.mark.rule("scythe.combat.timing")
def test_a_combat_comes_after_all_movements_and_before_the_bottom_action() -> None:
    p = front().goods("V9", wood=3).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    assert p.asked == (ATTACKER, "WhichUnit")  # there is a second movement first
    p.play("worker V9", "to F6", "load wood 3")
    assert p.asked == (ATTACKER, "Dial")
    p.play("dial 1", "dial 0")
    assert p.where(DEFENDER, 1) == "home"
    assert p.asked == (ATTACKER, "Bottom")


@pytest.mark.rule("scythe.combat.timing")
def test_a_combat_takes_place_in_each_region_with_characters_or_mechs_of_two_sides() -> None:
    p = front().mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    assert p.options == ["fight F5", f"fight {HERE}"]
    p.play("fight F5", "dial 1", "dial 0")
    assert p.asked == (ATTACKER, "Dial")  # the other one follows by itself
    p.play("dial 1", "dial 0")
    assert [p.where(DEFENDER, 1), p.where(DEFENDER, 2)] == ["home", "home"]
    assert p.asked[0] != ATTACKER


@pytest.mark.rule("scythe.combat.timing")
@pytest.mark.parametrize("defenders", ["workers", "structure"])
def test_there_is_no_combat_without_a_character_or_mech_of_the_other_side(defenders: str) -> None:
    p = front().mech(DEFENDER, 1, "M6")
    if defenders == "workers":
        p.workers(DEFENDER, HERE)
    else:
        p.structure(DEFENDER, "mill", HERE)
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}", "done")
    assert p.asked[0] != ATTACKER
    assert stars(p, ATTACKER) == 0


@pytest.mark.rule("scythe.combat.multiple-order")
@pytest.mark.parametrize("first", ["F5", HERE])
def test_the_attacker_chooses_the_order_of_combats(first: str) -> None:
    p = front().mech(DEFENDER, 2, "F5").character(ATTACKER, "V7").turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5")
    assert p.asked == (ATTACKER, "WhichCombat")
    p.play(f"fight {first}", "dial 1", "dial 0")
    beaten = {HERE: 1, "F5": 2}
    assert p.where(DEFENDER, beaten.pop(first)) == "home"
    ((other, mech),) = beaten.items()
    assert p.where(DEFENDER, mech) == other


@pytest.mark.rule("scythe.combat.two-players")
def test_only_the_two_players_with_units_in_the_region_take_part() -> None:
    p = attack(front().mech(THIRD, 1, "V7").set(THIRD, power=9).hand(THIRD, 5))
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, DEFENDER]
    with pytest.raises(IllegalOption):
        p.play("dial 1", seat=THIRD)
    p.play("dial 1", "dial 0")
    third = p.player(THIRD)
    assert [third.power, hand(p, THIRD), p.where(THIRD, 1), third.star_count] == [9, [5], "V7", 0]


@pytest.mark.rule("scythe.combat.two-players")
def test_combats_with_different_players_are_fought_with_each_of_them() -> None:
    p = front().mech(THIRD, 1, "F5").character(ATTACKER, "V7").set(THIRD, power=4).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}", "unit character", "to F5", "fight F5")
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, THIRD]
    p.play("dial 1", "dial 0")
    assert sorted([d.seat for d in p.game.decisions(p.s)]) == [ATTACKER, DEFENDER]
    assert p.where(THIRD, 1) == "home"


@pytest.mark.rule("scythe.combat.no-requirement")
def test_a_combat_may_be_started_with_nothing() -> None:
    """Power 0, popularity 0 and no cards on both sides: 0 to 0, the attacker wins."""
    p = attack(front(power=(0, 0)).set(ATTACKER, popularity=0))
    assert stars(p, ATTACKER) == 1
    assert p.where(DEFENDER, 1) == "home"
    assert p.player(ATTACKER).power == 0


@pytest.mark.rule("scythe.deal.no-escape-from-combat", "scythe.ruling.bribe-during-combat")
def test_nothing_but_the_combat_can_follow() -> None:
    p = front().set(ATTACKER, coins=20).set(DEFENDER, coins=20).turn(ATTACKER)
    p.play("move", "units", "unit mech1", f"to {HERE}")
    assert "unit mech1" not in p.options  # no way back
    p.play("done")
    for seat in (ATTACKER, DEFENDER):
        assert p.options_of(seat) == [f"dial {n}" for n in range(6)]
    p.play("dial 0", seat=ATTACKER).play("dial 0", seat=DEFENDER)  # holding back is possible, leaving is not
    assert p.where(DEFENDER, 1) == "home"
    assert stars(p, ATTACKER) == 1


# --- abilities


@pytest.mark.rule("scythe.combat.ability-order")
def test_the_attackers_ability_comes_first_then_the_defenders_then_the_dials() -> None:
    p = Position("nordic mechanical", "saxony industrial").set(0, power=5).set(1, power=5)
    p.mech(0, 3, "T5").mech(1, 3, HERE).turn(0).play("move", "units", "unit mech3", f"to {HERE}", "done")
    assert p.asked == (0, "Artillery")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [4, 3]
    assert p.asked == (1, "Disarm")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [2, 3]
    assert p.options_of(0) == ["dial 0", "dial 1", "dial 2"]
    assert p.options_of(1) == ["dial 0", "dial 1", "dial 2", "dial 3"]


@pytest.mark.rule("scythe.combat.ability-order")
def test_the_attackers_ability_may_leave_the_defender_without_one() -> None:
    """Disarm takes the last 2 power: nothing is left to pay the artillery."""
    p = Position("saxony mechanical", "nordic industrial").set(0, power=5).set(1, power=2)
    p.mech(0, 3, "T5").mech(1, 3, HERE).turn(0).play("move", "units", "unit mech3", f"to {HERE}", "done")
    assert p.asked == (0, "Disarm")
    p.play("yes")
    assert p.player(1).power == 0
    assert p.asked == (0, "Dial")
    assert p.player(0).power == 5
