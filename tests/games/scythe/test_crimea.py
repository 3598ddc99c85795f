"""Crimea: Wayfare and Scout (Riverwalk is in `test_mech.py`, Coercion in `test_faction.py`)."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits

B = board()
RIVERWALK, WAYFARE, SCOUT, SPEED = 1, 2, 3, 4
FREE = {"HB_ALBION", "HB_TOGAWA", "HB_RUSVIET", "HB_POLANIA"}
"""Home bases of nobody when Crimea, Saxony and Nordic play."""


def moving(place: str, *abilities: int) -> Position:
    """Mech and character in one place, Wayfare (and more) unlocked; about to move."""
    p = Position("crimea industrial", "saxony", "nordic").workers(0).workers(1).workers(2).encounters()
    p.mech(0, 1, place).character(0, place).abilities(0, WAYFARE, *abilities)
    return p.turn(0).play("move", "units")


@pytest.mark.rule("scythe.crimea.wayfare-target", "scythe.ruling.wayfare-own-home")
@pytest.mark.parametrize("unit", ["unit character", "unit mech1"])
def test_wayfare_leads_home_and_to_home_bases_of_nobody(unit: str) -> None:
    p = moving("M8")
    assert p.destinations(unit) == {"F6", "V9", "HB_CRIMEA"} | FREE
    p.play(unit, "to HB_CRIMEA")
    assert p.where(0, 0 if unit == "unit character" else 1) == "home"


@pytest.mark.rule("scythe.crimea.wayfare-target")
def test_home_bases_of_all_other_players_stay_closed() -> None:
    p = Position("crimea industrial", "saxony", "nordic", "rusviet", "polania").workers(0).mech(0, 1, "M8")
    p.abilities(0, WAYFARE).turn(0).play("move", "units")
    assert p.destinations("unit mech1") == {"F6", "V9", "HB_CRIMEA", "HB_ALBION", "HB_TOGAWA"}


@pytest.mark.rule("scythe.crimea.wayfare-target")
def test_no_wayfare_for_workers_nor_without_its_mech() -> None:
    p = moving("M8").workers(0, "M8")
    assert p.destinations("worker M8") == {"F6", "V9"}
    p.abilities(0, 3, 4)
    assert p.destinations("unit mech1") == {"F6", "V9"}


@pytest.mark.rule("scythe.crimea.wayfare-origin")
def test_wayfare_starts_from_every_region_and_every_home_base() -> None:
    p = moving("M8")
    for a in bits(B.land):
        p.mech(0, 1, B.places[a]).abilities(0, WAYFARE)
        assert p.destinations("unit mech1") >= {"HB_CRIMEA"} | FREE, B.places[a]
    p = moving("home")
    assert p.destinations("unit mech1") == {"F6", "V9"} | FREE
    p = moving("HB_ALBION")
    assert p.destinations("unit mech1") == {"M1", "F1", "HB_CRIMEA"} | FREE - {"HB_ALBION"}


@pytest.mark.rule("scythe.crimea.wayfare-origin")
def test_a_foreign_home_base_is_left_like_any_place() -> None:
    """By the land beside it, over the river with Riverwalk, and not over a lake."""
    p = moving("HB_RUSVIET").workers(0, "HB_RUSVIET")
    assert p.destinations("unit mech1") - FREE == {"V3", "M5", "HB_CRIMEA"}
    assert p.destinations("worker HB_RUSVIET") == {"V3", "M5"}
    p.abilities(0, WAYFARE, RIVERWALK)
    assert p.destinations("unit mech1") - FREE == {"V3", "M5", "F3", "HB_CRIMEA"}
    p = moving("HB_POLANIA", RIVERWALK)
    assert p.destinations("unit mech1") - FREE == {"W2", "F4", "HB_CRIMEA"}


@pytest.mark.rule("scythe.ruling.ability-step-cost", "scythe.crimea.wayfare-origin")
def test_wayfare_is_one_of_the_two_steps_of_speed() -> None:
    p = moving("M8", SPEED).play("unit mech1", "to HB_ALBION", "to F1")
    assert p.where(0, 1) == "F1"
    assert p.asked == (0, "WhichUnit")
    p.play("unit character", "to V9", "to HB_TOGAWA")
    assert p.where(0, 0) == "HB_TOGAWA"


@pytest.mark.rule("scythe.ruling.wayfare-own-home")
def test_cargo_in_a_home_base_is_neither_spent_nor_scored() -> None:
    p = moving("M8").workers(0, "M8").goods("M8", wood=4)
    assert (p.counts(0)["regions"], p.counts(0)["resources"]) == (1, 4)
    p.play("unit mech1", "to HB_ALBION", "load worker 1", "load wood 4", "done")
    assert (p.workers_at(0, "HB_ALBION"), p.tokens("HB_ALBION")) == (1, {"wood": 4})
    assert (p.counts(0)["regions"], p.counts(0)["resources"]) == (1, 0), "the character still holds M8"
    assert p.asked == (1, "ChooseSection"), "four wood, but no Build action"
    p.set(0, section=-1).turn(0).play("move", "units", "worker HB_ALBION", "to M1", "load wood 3")
    assert p.counts(0)["resources"] == 3


# --- scout


def before_battle(*hand: int) -> Position:
    """No workers, no encounters; Crimea has an empty hand, Saxony these cards, and both have 3 power."""
    p = Position("crimea industrial", "saxony", ask=True).workers(0).workers(1).encounters()
    return p.hand(0).hand(1, *hand).set(0, power=3).set(1, power=3)


def two_mechs(*hand: int) -> Position:
    """Two Crimean mechs beside the Saxon character in the Factory; Scout is unlocked."""
    p = before_battle(*hand).mech(0, 1, "M4").mech(0, 2, "M4")
    return p.abilities(0, SCOUT).character(1, "FACTORY")


def battle(*hand: int) -> Position:
    """Both mechs attack."""
    p = two_mechs(*hand).turn(0)
    return p.play("move", "units", "unit mech1", "to FACTORY", "unit mech2", "to FACTORY")


@pytest.mark.rule("scythe.crimea.scout-steal")
def test_scout_steals_any_card_of_the_opponent() -> None:
    p = battle(2, 3, 3, 5)
    assert p.asked == (0, "Scout")
    p.play("yes")
    d = p.game.decision(p.s)
    assert d is not None
    assert [(o.text, w) for o, w in zip(d.options, d.weights, strict=True)] == [
        ("card 0", 1),
        ("card 1", 2),
        ("card 3", 1),
    ]
    p.play("card 1")
    assert (p.s.hands[0], p.s.hands[1]) == ([0, 1, 0, 0], [1, 1, 0, 1])


@pytest.mark.rule("scythe.crimea.scout-steal")
def test_scout_may_be_declined_and_needs_its_mech() -> None:
    p = battle(2, 3).play("no")
    assert (p.asked, sum(p.s.hands[1])) == ((0, "Dial"), 2)
    p = two_mechs(2, 3).abilities(0, RIVERWALK, WAYFARE, SPEED)
    p.turn(0).play("move", "units", "unit mech1", "to FACTORY", "done")
    assert p.asked == (0, "Dial")


@pytest.mark.rule("scythe.crimea.scout-steal", "scythe.ruling.ability-floors")
def test_scout_against_an_empty_hand_does_nothing() -> None:
    p = battle()
    assert p.asked == (0, "Dial")
    assert sum(p.s.hands[0]) == 0


@pytest.mark.rule("scythe.crimea.scout-steal")
def test_scout_helps_in_defence() -> None:
    p = before_battle(4).mech(0, SCOUT, "FACTORY").character(1, "M4")
    p.turn(1).play("move", "units", "unit character", "to FACTORY")
    assert p.asked == (0, "Scout")
    p.play("yes", "card 2")
    assert (p.s.hands[0], p.s.hands[1]) == ([0, 0, 1, 0], [0, 0, 0, 0])


@pytest.mark.rule("scythe.crimea.scout-before-commit")
def test_the_stolen_card_is_played_in_the_same_combat() -> None:
    p = battle(5).play("yes", "card 3")
    p.commit(0, 0, 5).commit(1, 3)
    assert (p.where(0, 1), p.where(1, 0)) == ("FACTORY", "home"), "5 against 3"


@pytest.mark.rule("scythe.crimea.scout-once-per-combat")
def test_scout_once_for_two_mechs_and_again_in_the_next_combat() -> None:
    p = battle(2, 3, 4).play("yes", "card 0")
    assert p.asked == (0, "Dial")
    p = two_mechs(2, 3).mech(1, 1, "V5").abilities(1).turn(0).play("move", "units")
    p.play("unit mech1", "to FACTORY", "unit mech2", "to V5", "fight V5", "yes", "card 0")
    p.commit(0, 0).commit(1, 0)
    assert p.asked == (0, "Scout")
    p.play("yes", "card 1")
    assert (p.s.hands[0], p.s.hands[1]) == ([1, 1, 0, 0], [0, 0, 0, 0])
