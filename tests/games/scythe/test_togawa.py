"""Togawa Shogunate: the abilities of its mechs (its traps are in `test_traps.py`)."""

from __future__ import annotations

import pytest

from games.scythe.invasion import invasion, trap, traps
from games.scythe.positions import Position

TOKA, SUITON, RONIN, SHINOBI = 1, 2, 3, 4


def togawa(*abilities: int) -> Position:
    """Togawa (seat 0, character in W7) against Saxony; its turn, about to move."""
    p = invasion("togawa industrial", "saxony mechanical").character(0, "W7").abilities(0, *abilities)
    return p.turn(0).play("move", "units")


# --- Toka


@pytest.mark.rule("scythe.invaders.toka")
def test_toka_crosses_a_river_into_any_land() -> None:
    assert togawa().destinations("unit character") == {"V5", "T6", "M7", "V8"}
    assert togawa(TOKA).destinations("unit character") == {"V5", "T6", "M7", "V8", "M8"}
    p = togawa(TOKA).character(0, "T3")
    assert p.destinations("unit character") >= {"V1", "W1", "M2"}


@pytest.mark.rule("scythe.invaders.toka")
def test_toka_serves_one_unit_a_turn() -> None:
    p = togawa().mech(0, TOKA, "W7").play("unit character", "to M8")
    assert p.destinations("unit mech1") == {"V5", "T6", "M7", "V8"}
    p.play("done", "no").set(0, section=-1).turn(0).play("move", "units")
    assert p.destinations("unit mech1") == {"V5", "T6", "M7", "V8", "M8"}, "in the next turn again"


@pytest.mark.rule("scythe.invaders.toka")
def test_a_step_without_a_river_leaves_toka_for_others() -> None:
    p = togawa().mech(0, TOKA, "W7").play("unit character", "to V8")
    assert "M8" in p.destinations("unit mech1")


@pytest.mark.rule("scythe.invaders.toka")
def test_one_crossing_for_the_two_steps_of_a_factory_card() -> None:
    p = togawa(TOKA).set(0, factory_card=1, section=-1).turn(0).play("factory", "unit character")
    p.play("to M8")
    assert set(p.options) == {"to F6", "to V9", "stop"}, "T6, W7 and V8 lie across the river"


@pytest.mark.rule("scythe.invaders.toka-cargo")
def test_a_mech_takes_workers_and_resources_across() -> None:
    p = togawa().mech(0, TOKA, "W7").workers(0, "W7", "W7").goods("W7", oil=2)
    p.play("unit mech1", "to M8", "load worker 2", "load oil 2")
    assert [p.where(0, TOKA), p.workers_at(0, "M8"), p.tokens("M8")] == ["M8", 2, {"oil": 2}]


@pytest.mark.rule("scythe.invaders.toka-cargo")
def test_workers_do_not_cross_by_themselves() -> None:
    p = togawa(TOKA).workers(0, "W7")
    assert p.destinations("worker W7") == {"V5", "T6", "M7", "V8"}


@pytest.mark.rule("scythe.invaders.ruling-toka-other-way")
def test_what_needs_no_toka_does_not_use_it_up() -> None:
    """The region across the river is reached by Shinobi too."""
    p = trap(togawa(TOKA, SHINOBI).mech(0, 2, "W7").abilities(0, TOKA, SHINOBI), "coins", "M8")
    p.play("unit character", "to M8")
    p.abilities(0, TOKA)
    assert "M8" in p.destinations("unit mech2")
    p = trap(togawa().mech(0, 2, "W7").abilities(0, TOKA), "coins", "M8").play("unit character", "to M8")
    assert "M8" not in p.destinations("unit mech2")


@pytest.mark.rule("scythe.invaders.ruling-toka-other-way")
def test_carried_workers_use_no_toka_up_either() -> None:
    p = togawa().mech(0, SHINOBI, "W7").workers(0, "W7").abilities(0, TOKA, SHINOBI)
    trap(p, "coins", "M8").play("unit mech4", "to M8", "load worker 1")
    assert "M8" in p.abilities(0, TOKA).destinations("unit character")


# --- Suiton


@pytest.mark.rule("scythe.invaders.suiton")
def test_suiton_leads_onto_lakes_and_off_them() -> None:
    p = togawa(SUITON)
    assert p.destinations("unit character") == {"V5", "T6", "M7", "V8", "L5"}
    p.character(0, "L5")
    assert p.destinations("unit character") == {"FACTORY", "M4", "T5", "V5", "T6", "W7"}
    p.workers(0, "W7")
    assert p.destinations("worker W7") == {"V5", "T6", "M7", "V8"}


def sea_battle(place: str, *abilities: int) -> Position:
    """Togawa's character attacks a Polanian mech there, with three cards in hand."""
    p = invasion("togawa industrial", "polania mechanical").character(0, "W7").abilities(0, *abilities)
    p.mech(1, 2, place).hand(0, 2, 3, 4).set(0, power=0).turn(0)
    return p.play("move", "units", "unit character", f"to {place}", "done")


@pytest.mark.rule("scythe.invaders.suiton-card")
def test_one_more_card_on_a_lake() -> None:
    p = sea_battle("L5", SUITON).commit(0, 0, 2, 3).commit(1, 5)
    assert p.where(0, 0) == "L5", "2 + 3 against 5: the attacker wins a tie"


@pytest.mark.rule("scythe.invaders.suiton-card")
def test_no_more_card_on_land() -> None:
    p = sea_battle("T6", SUITON).play("card 0", seat=0)
    assert "card 1" not in p.options_of(0)
    p.commit(1, 3)
    assert p.where(0, 0) == "home", "2 against 3"


# --- Ronin


def duel(*abilities: int, mechs: int = 0, workers: int = 0, power: int = 5) -> Position:
    """Togawa's character attacks with so many mechs and workers beside it."""
    p = invasion("togawa industrial", "saxony mechanical").character(0, "W7").set(0, power=power, slots=1)
    for mech in range(1, mechs + 1):
        p.mech(0, mech, "W7")
    p.workers(0, *["W7"] * workers).character(1, "T6").abilities(0, *abilities).turn(0)
    p.play("move", "units", "unit character", "to T6")
    for mech in range(1, mechs + 1):
        p.play(f"unit mech{mech}", "to T6")
        if workers:
            p.play(f"load worker {workers}")
    return p.play("done") if p.asked[1] == "WhichUnit" else p


@pytest.mark.rule("scythe.invaders.ronin")
def test_a_lone_fighter_may_gain_two_power() -> None:
    p = duel(RONIN)
    assert p.asked == (0, "Ronin")
    assert p.play("yes").player(0).power == 7
    assert duel(RONIN).play("no").player(0).power == 5


@pytest.mark.rule("scythe.invaders.ronin")
def test_not_with_company_nor_without_its_mech() -> None:
    assert duel(RONIN, mechs=1).asked[1] == "Dial"
    assert duel(TOKA, SUITON, SHINOBI).asked[1] == "Dial"
    p = invasion("togawa industrial", "saxony mechanical").mech(0, 1, "W7").workers(0, "W7")
    p.character(1, "T6").abilities(0, RONIN).turn(0)
    p.play("move", "units", "unit mech1", "to T6", "load worker 1", "done")
    assert p.asked[1] == "Dial"


@pytest.mark.rule("scythe.invaders.ronin")
def test_ronin_in_defence() -> None:
    p = invasion("togawa industrial", "saxony mechanical").mech(0, RONIN, "T6").mech(1, 1, "W7")
    p.abilities(1).turn(1).play("move", "units", "unit mech1", "to T6", "done")
    assert p.asked == (0, "Ronin")
    assert p.play("yes").player(0).power == 7


@pytest.mark.rule("scythe.invaders.ruling-combat-abilities")
def test_sixteen_power_by_ronin_earn_a_star_at_once() -> None:
    p = duel(RONIN, power=15).play("yes")
    assert [p.player(0).power, p.player(0).star_count] == [16, 1]


# --- Shinobi


@pytest.mark.rule("scythe.invaders.shinobi")
def test_shinobi_leads_to_all_own_traps() -> None:
    p = trap(trap(togawa(SHINOBI), "coins", "L2"), "power", "M1", armed=False)
    assert p.destinations("unit character") == {"V5", "T6", "M7", "V8", "L2", "M1"}
    assert "M1" not in p.abilities(0, TOKA).destinations("unit character")
    p.abilities(0, SHINOBI).play("unit character", "to M1")
    assert p.where(0, 0) == "M1"


@pytest.mark.rule("scythe.invaders.ruling-one-step")
def test_shinobi_is_one_of_the_two_steps_of_a_factory_card() -> None:
    p = trap(togawa(SHINOBI), "coins", "M1").set(0, factory_card=1, section=-1).turn(0)
    p.play("factory", "unit character", "to M1", "to T2", "no")
    assert p.where(0, 0) == "T2"


@pytest.mark.rule("scythe.invaders.shinobi-arms")
@pytest.mark.parametrize(("answer", "there"), [("yes", "M1*"), ("no", "M1")])
def test_a_disarmed_trap_may_be_armed_again(answer: str, there: str) -> None:
    p = trap(togawa(SHINOBI), "coins", "M1", armed=False).play("unit character", "to M1", "done")
    assert p.asked == (0, "ArmTrap")
    assert traps(p.play(answer)) == {"coins": there}


@pytest.mark.rule("scythe.invaders.shinobi-arms")
def test_a_mech_arms_it_too_after_a_won_combat() -> None:
    p = trap(togawa().mech(0, SHINOBI, "W7"), "coins", "T6", armed=False).mech(1, 1, "T6").abilities(1)
    p.play("unit mech4", "to T6", "done")
    assert p.asked[1] == "Dial"
    p.commit(0, 5).commit(1, 0)
    assert p.asked == (0, "ArmTrap")
    p = trap(togawa().mech(0, SHINOBI, "W7"), "coins", "T6", armed=False).mech(1, 1, "T6").abilities(1)
    p.play("unit mech4", "to T6", "done").commit(0, 0).commit(1, 5)
    assert p.asked[0] == 1, "beaten, the mech is at home"


@pytest.mark.rule("scythe.invaders.shinobi-arms", "scythe.invaders.ruling-shinobi-any-way")
def test_it_needs_a_movement_that_ends_there_and_its_mech() -> None:
    p = trap(togawa(SHINOBI).mech(0, 1, "T6").abilities(0, SHINOBI), "coins", "T6", armed=False)
    p.play("unit character", "to V8", "done", "no")
    assert p.asked[0] == 1, "the mech in T6 has not moved"
    p = trap(togawa(TOKA), "coins", "T6", armed=False).play("unit character", "to T6", "done")
    assert p.asked[0] == 1
    p = trap(togawa(SHINOBI), "coins", "T6", armed=False).play("unit character", "to T6", "done")
    assert p.asked == (0, "ArmTrap"), "T6 is beside W7"
