"""Attacks on combat units and on workers."""

from __future__ import annotations

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo

UNIT_CARD, WORKER_CARD = 16, 19
"""Scheme II: attack from power 5, attack workers, mech; attack workers, worker."""


def table() -> Solo:
    return Solo("polania automa").second_scheme().character(AUTOMA, "mat").set(AUTOMA, power=9)


# --- on a combat unit


@pytest.mark.rule("scythe.automa-attack-unit.power-condition")
@pytest.mark.parametrize(("power", "verdict"), [(4, "power"), (5, "done"), (6, "done")])
def test_power_must_be_at_least_the_number_of_the_symbol(power: int, verdict: str) -> None:
    p = table().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "V5").set(AUTOMA, power=power).draw(UNIT_CARD)
    assert p.story().symbols[0].line.verdict == verdict
    assert (p.where(AUTOMA, 1) == "V5") is (verdict == "done")


@pytest.mark.rule("scythe.automa-attack-unit.step1-select")
def test_the_fighter_closest_to_home_attacks() -> None:
    """A mech in F4 and one in M4 beside the enemy: the one in F4 goes.  Of W2 and F4 the one in W2."""
    p = table().mech(AUTOMA, 1, "M4").mech(AUTOMA, 2, "F4").mech(HUMAN, 1, "V5").draw(UNIT_CARD)
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 2)) == ("M4", "V5")
    q = table().mech(AUTOMA, 1, "F4").character(AUTOMA, "W2").workers(AUTOMA, "M4").mech(HUMAN, 1, "V5")
    q.draw(UNIT_CARD)
    assert (q.where(AUTOMA, 0), q.where(AUTOMA, 1)) == ("V5", "F4")


@pytest.mark.rule("scythe.ruling.automa-mech-or-character-tie")
@pytest.mark.parametrize("card", [UNIT_CARD, WORKER_CARD])
def test_at_home_the_mech_goes_before_the_character(card: int) -> None:
    p = table().character(AUTOMA, "home").mech(AUTOMA, 3, "home")
    p = p.mech(HUMAN, 1, "F4") if card == UNIT_CARD else p.workers(HUMAN, "F4")
    p.draw(card)
    assert (p.where(AUTOMA, 0), p.where(AUTOMA, 3)) == ("home", "F4")


@pytest.mark.rule("scythe.automa-attack-unit.step2-candidates")
def test_candidates_have_fighters_and_are_near_any_unit_or_the_home_base() -> None:
    """F4 next to home, V5 near a worker, T6 near nobody; the player's own home base is no region."""
    p = table().mech(AUTOMA, 1, "home").workers(AUTOMA, "M4").mech(HUMAN, 1, "F4").mech(HUMAN, 2, "V5")
    p.mech(HUMAN, 3, "T6").workers(HUMAN, "W4").draw(UNIT_CARD)
    assert p.candidates("step2-candidates") == {"F4", "V5"}


@pytest.mark.rule("scythe.automa-attack-unit.step3-lift", "scythe.automa-attack-unit.step5-place")
def test_the_attacker_is_placed_and_a_combat_follows() -> None:
    """Power 9 with the table of card 3 spends 7: the player's 3 are not enough."""
    p = table().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "V5").set(HUMAN, power=3).draw(UNIT_CARD)
    assert p.where(AUTOMA, 1) == "V5"
    assert p.asked == (HUMAN, "Dial")
    assert p.s.active == AUTOMA
    p.commit(HUMAN, 3).fight(3).luck("card 0")
    assert (p.where(AUTOMA, 1), p.where(HUMAN, 1)) == ("V5", "home")
    assert p.player(AUTOMA).star_count == 1


@pytest.mark.rule("scythe.automa-attack-unit.step4-fewest")
def test_where_the_fewest_fighters_stand() -> None:
    """Two mechs in the Factory, one in T4: T4, though it is further from the Factory."""
    p = table().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "FACTORY").mech(HUMAN, 2, "FACTORY").mech(HUMAN, 3, "T4")
    p.draw(UNIT_CARD)
    assert p.counts("step4-fewest") == {"FACTORY": 2, "T4": 1}
    assert p.where(AUTOMA, 1) == "T4"


@pytest.mark.rule("scythe.automa-attack-unit.step4-ties")
def test_ties_between_fighters_go_to_the_factory_and_then_by_reading_order() -> None:
    p = table().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "L5").mech(HUMAN, 2, "W4").draw(UNIT_CARD)
    assert p.where(AUTOMA, 1) == "L5", "one step from the Factory, W4 is two"
    q = table().mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "T4").mech(HUMAN, 2, "W4").draw(UNIT_CARD)
    assert q.where(AUTOMA, 1) == "W4", "both two steps away; W4 is read first"


# --- on workers


@pytest.mark.rule("scythe.automa-attack-worker.step1-select")
def test_the_fighter_closest_to_home_attacks_workers() -> None:
    p = table().mech(AUTOMA, 1, "M4").mech(AUTOMA, 2, "F4").workers(HUMAN, "V5").draw(WORKER_CARD)
    assert (p.where(AUTOMA, 1), p.where(AUTOMA, 2)) == ("M4", "V5")


@pytest.mark.rule("scythe.automa-attack-worker.step2-candidates", "scythe.ruling.automa-attack-worker-origin")
def test_candidates_have_lone_workers_near_a_fighter_or_the_home_base() -> None:
    """V5 near a mech and F4 near home; V7 only near a worker; W4 has a mech beside the worker."""
    p = table().mech(AUTOMA, 1, "M4").workers(AUTOMA, "F5").workers(HUMAN, "V5", "F4", "V7", "W4")
    p.mech(HUMAN, 1, "W4").draw(WORKER_CARD)
    assert p.candidates("step2-candidates") == {"V5", "F4"}


@pytest.mark.rule("scythe.automa-attack-worker.step3-lift", "scythe.automa-attack-worker.step5-place")
def test_the_raider_stands_in_the_target() -> None:
    p = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5").draw(WORKER_CARD)
    assert p.s.players[AUTOMA].fighters_at == 1 << p.place("V5")


@pytest.mark.rule("scythe.automa-attack-worker.step4-most-resources")
def test_where_the_most_resources_lie() -> None:
    """4 of two kinds in V5, 3 in the Factory – and with none anywhere it attacks all the same."""
    p = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5", "FACTORY").goods("V5", oil=2, wood=2)
    p.goods("FACTORY", metal=3).draw(WORKER_CARD)
    assert p.counts("step4-most-resources") == {"FACTORY": 3, "V5": 4}
    assert p.where(AUTOMA, 1) == "V5"
    q = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5").draw(WORKER_CARD)
    assert q.where(AUTOMA, 1) == "V5"


@pytest.mark.rule("scythe.automa-attack-worker.step4-ties")
def test_ties_between_workers_go_to_the_factory_and_then_by_reading_order() -> None:
    p = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5", "FACTORY").draw(WORKER_CARD)
    assert p.where(AUTOMA, 1) == "FACTORY"
    q = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5", "T4").draw(WORKER_CARD)
    assert q.where(AUTOMA, 1) == "T4"


@pytest.mark.rule("scythe.automa-attack-worker.result", "scythe.ruling.automa-worker-attack-no-star")
def test_workers_go_home_resources_vanish_and_there_is_no_combat() -> None:
    p = table().mech(AUTOMA, 1, "M4").workers(HUMAN, "V5", "V5").goods("V5", oil=2, food=1).draw(WORKER_CARD)
    assert p.workers_at(HUMAN, "home") == 2
    assert p.tokens("V5") == {}
    assert p.player(AUTOMA).star_count == 0
    assert p.automas.combat == [()], "no card was drawn for a combat"
    assert p.held(HUMAN) == [], "and no card for a loser"
