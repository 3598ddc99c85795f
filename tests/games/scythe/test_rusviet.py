"""Rusviet: Township and People's Army (Riverwalk is in `test_mech.py`, Relentless in `test_faction.py`)."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

TOWNSHIP, PEOPLES_ARMY, SPEED = 2, 3, 4


def moving(place: str = "V8") -> Position:
    """A mech in a place, the character in V3, a worker in V5, a mill in V2; about to move."""
    p = Position("rusviet industrial", "nordic").workers(0, "V5").workers(1).encounters()
    p.mech(0, 1, place).character(0, "V3").structure(0, "mill", "V2").abilities(0, TOWNSHIP)
    return p.turn(0).play("move", "units")


@pytest.mark.rule("scythe.rusviet.township-adjacency")
def test_controlled_villages_and_the_factory_are_adjacent() -> None:
    p = moving()
    assert p.destinations("unit mech1") == {"W7", "M7", "F7", "V2", "V3", "V5", "FACTORY"}
    assert p.destinations("unit character") == {"T4", "M5", "V2", "V5", "V8", "FACTORY"}
    p.workers(1, "V2")
    assert p.destinations("unit mech1") == {"W7", "M7", "F7", "V3", "V5", "FACTORY"}, "V2 is Nordic now"


@pytest.mark.rule("scythe.rusviet.township-adjacency")
def test_from_the_factory_to_the_controlled_villages() -> None:
    p = moving("FACTORY")
    assert p.destinations("unit mech1") == {"W3", "M4", "T5", "V2", "V3", "V5"}


@pytest.mark.rule("scythe.rusviet.township-adjacency")
def test_township_begins_in_villages_needs_its_mech_and_is_not_for_workers() -> None:
    p = moving("F7")
    assert p.destinations("unit mech1") == {"M7", "T7", "V8"}
    p = moving().workers(0, "V8")
    assert p.destinations("worker V8") == {"W7", "M7", "F7"}
    p.abilities(0, 1, 3, 4)
    assert p.destinations("unit mech1") == {"W7", "M7", "F7"}


@pytest.mark.rule("scythe.rusviet.township-factory-uncontrolled")
def test_the_factory_need_not_be_controlled() -> None:
    p = moving().mech(1, 1, "FACTORY").hand(0).hand(1)
    assert "FACTORY" in p.destinations("unit mech1")
    p.play("unit mech1", "to FACTORY", "done")
    assert p.asked == (0, "Dial")


@pytest.mark.rule("scythe.rusviet.township-example")
def test_a_mech_in_a_village_goes_to_another_village_or_the_factory() -> None:
    p = moving().play("unit mech1", "to V2")
    assert p.where(0, 1) == "V2"
    p = moving().play("unit mech1", "to FACTORY")
    assert p.where(0, 1) == "FACTORY"
    p = moving().play("unit mech1")
    assert "to V7" not in p.options, "a village of nobody"


@pytest.mark.rule("scythe.ruling.ability-step-cost")
def test_township_is_one_of_the_two_steps_of_speed() -> None:
    p = moving("F7").abilities(0, TOWNSHIP, SPEED).play("unit mech1", "to V8", "to FACTORY")
    assert p.asked == (0, "WhichUnit"), "one ordinary step, one link"
    p = moving().abilities(0, TOWNSHIP, SPEED).play("unit mech1", "to FACTORY")
    assert p.options == ["to V2", "to W3", "to V3", "to M4", "to T5", "to V5", "stop"], "V8 is given up"
    p.play("to W3")
    assert p.asked == (0, "WhichUnit")


def battle(*workers: str, mechs: int = 1) -> Position:
    """Rusviet mechs and workers in the Factory are attacked by the Nordic character."""
    p = Position("rusviet industrial", "nordic").workers(0, *workers).workers(1).encounters()
    p.hand(0, 2, 2, 2, 2, 2).hand(1).set(0, power=3).set(1, power=3).character(1, "M4")
    for mech in range(1, mechs + 1):
        p.mech(0, mech, "FACTORY")
    p.abilities(0, PEOPLES_ARMY)
    return p.turn(1).play("move", "units", "unit character", "to FACTORY")


def most_cards(p: Position, seat: int) -> int:
    """How many combat cards a seat may add."""
    p.play("dial 0", seat=seat)
    cards = 0
    while "card 0" in p.options_of(seat):
        p.play("card 0", seat=seat)
        cards += 1
    return cards


@pytest.mark.rule("scythe.rusviet.peoples-army-extra-card")
@pytest.mark.parametrize(("workers", "cards"), [(0, 1), (1, 2), (4, 2)])
def test_workers_in_the_battle_bring_exactly_one_card(workers: int, cards: int) -> None:
    assert most_cards(battle(*["FACTORY"] * workers, "M5"), 0) == cards


@pytest.mark.rule("scythe.rusviet.peoples-army-extra-card")
def test_no_extra_card_without_the_ability_nor_for_the_opponent() -> None:
    assert most_cards(battle("FACTORY").abilities(0, 1, 2, 4), 0) == 1
    assert most_cards(battle("FACTORY").hand(1, 2, 2, 2), 1) == 1


@pytest.mark.rule("scythe.rusviet.peoples-army-extra-card")
def test_carried_workers_help_the_attacker() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "M4").workers(1).hand(0, 2, 2, 2).hand(1)
    p.mech(0, 3, "M4").character(1, "FACTORY").set(0, power=3).set(1, power=3)
    p.turn(0).play("move", "units", "unit mech3", "to FACTORY", "load worker 1", "done")
    assert most_cards(p, 0) == 2


@pytest.mark.rule("scythe.rusviet.peoples-army-needs-combat-unit")
def test_workers_alone_fight_no_combat() -> None:
    p = battle("FACTORY", "FACTORY", mechs=0)
    assert p.asked == (1, "TakeFactoryCard"), "the Factory is free"
    assert (p.workers_at(0, "home"), sum(p.s.hands[0])) == (2, 5)


@pytest.mark.rule("scythe.rusviet.peoples-army-example")
def test_two_mechs_and_three_workers_play_three_cards() -> None:
    assert most_cards(battle("FACTORY", "FACTORY", "FACTORY", mechs=2), 0) == 3
