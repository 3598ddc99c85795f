"""What the log says of movements, payments and abilities: exactly what happened, in order."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe import events as e
from spielwerk.games.scythe.state import COINS, FIRST_WORKER, POPULARITY, POWER
from spielwerk.kernel.event import Event

OIL, METAL, WOOD, FOOD = range(4)
MECH1, MECH2 = 1, 2
WORKER = FIRST_WORKER


def log(p: Position, *choices: str, seat: int | None = None) -> list[Event]:
    """What is written while these choices are made."""
    journal: list[Event] = []
    p.s.journal = journal
    p.play(*choices, seat=seat)
    return [event for event in journal if not isinstance(event, e.TurnBegan | e.SectionChosen)]


@pytest.mark.rule("scythe.move.choice")
def test_a_coin_instead_of_movements() -> None:
    p = Position("rusviet industrial", "nordic").turn(0)
    assert log(p, "move", "take coins 1") == [e.Gained(0, COINS, 1)]


@pytest.mark.rule("scythe.move.pickup-drop-resources", "scythe.move.mech-pickup-drop-workers")
def test_a_mech_with_its_cargo() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .workers(0, "V8", "V8")
        .mech(0, 1, "V8")
        .goods("V8", oil=3, food=2)
    )
    p.turn(0).play("move", "units")
    v8, f7 = p.place("V8"), p.place("F7")
    assert log(p, "unit mech1", "to F7", "load worker 1", "load oil 0", "load food 2") == [
        e.Carried(0, v8, f7, FOOD, 2),
        e.Moved(0, MECH1, v8, f7),
        e.Moved(0, WORKER, v8, f7),
    ]


@pytest.mark.rule("scythe.move.enemy-workers-retreat", "scythe.term.home-base-purpose")
def test_displaced_workers() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .character(0, "V8")
        .workers(1, "T1", "F7", "F7")
        .set(0, popularity=5)
    )
    p.turn(0).play("move", "units")
    v8, f7, home = p.place("V8"), p.place("F7"), p.place("home", 1)
    assert log(p, "unit character", "to F7") == [
        e.Moved(0, 0, v8, f7),
        e.Retreated(1, WORKER + 1, f7, home),
        e.Retreated(1, WORKER + 2, f7, home),
        e.Gained(0, POPULARITY, -2),
        e.Displaced(0, 1, f7, 2),
    ]


@pytest.mark.rule("scythe.resource.supply", "scythe.resource.spend-across-regions")
def test_tokens_go_back_one_by_one() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "T6", "T7").goods("T6", oil=2).goods("T7", oil=1)
    p.turn(0).play("bolster", "skip")
    t6, t7 = p.place("T6"), p.place("T7")
    assert log(p, "upgrade") == [e.Paid(0, t6, OIL), e.Paid(0, t6, OIL), e.Paid(0, t7, OIL)]


@pytest.mark.rule("scythe.faction.crimea-coercion")
def test_coercion() -> None:
    p = Position("crimea industrial", "nordic").workers(0, "T6").hand(0, 4).goods("T6", oil=2)
    p.turn(0).play("bolster", "skip")
    assert log(p, "upgrade") == [
        *[e.Paid(0, p.place("T6"), OIL)] * 2,
        e.AbilityUsed(0, "coercion"),
        e.CardDiscarded(0, 2),
    ]


def attack(faction: str, ability: int, place: str = "T6", start: str = "T5") -> Position:
    """Seat 0 with one ability attacks the Polanian character, who has one card; the ability is asked for."""
    p = Position(f"{faction} industrial", "polania", ask=True).workers(0).workers(1).hand(0).hand(1, 3)
    p.mech(0, 1, start).abilities(0, ability).character(1, place).set(0, power=4).set(1, power=4)
    return p.turn(0).play("move", "units", "unit mech1", f"to {place}", "done")


@pytest.mark.rule("scythe.saxony.disarm-effect")
def test_disarm() -> None:
    assert log(attack("saxony", 3), "yes") == [e.AbilityUsed(0, "disarm"), e.Gained(1, POWER, -2)]


@pytest.mark.rule("scythe.nordic.artillery-effect")
def test_artillery() -> None:
    assert log(attack("nordic", 3), "yes") == [
        e.AbilityUsed(0, "artillery"),
        e.Gained(0, POWER, -1),
        e.Gained(1, POWER, -2),
    ]


@pytest.mark.rule("scythe.crimea.scout-steal")
def test_scout() -> None:
    p = attack("crimea", 3)
    assert log(p, "yes", "card 1") == [e.AbilityUsed(0, "scout"), e.CardStolen(0, 1, 1)]


@pytest.mark.rule("scythe.nordic.seaworthy-retreat", "scythe.ruling.seaworthy-retreat")
def test_a_retreat_onto_a_lake() -> None:
    p = Position("nordic industrial", "saxony").workers(0, "W3", "W3").workers(1).hand(0).hand(1).encounters()
    p.mech(0, 2, "W3").character(1, "FACTORY").set(0, power=0).set(1, power=1, popularity=0)
    p.turn(1).play("move", "units", "unit character", "to W3", "dial 0")
    w3, l3, home = p.place("W3"), p.place("L3"), p.place("home", 0)
    assert log(p, "to L3", "load worker 1")[:3] == [
        e.Retreated(0, MECH2, w3, l3),
        e.Retreated(0, WORKER, w3, l3),
        e.Retreated(0, WORKER + 1, w3, home),
    ]
