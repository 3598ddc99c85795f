"""What the log of an action says: exactly what happened, in order."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe import events as e
from spielwerk.games.scythe.state import CARDS, COINS, POPULARITY, POWER
from spielwerk.kernel.event import Event

OIL, METAL, WOOD, FOOD = range(4)


def log(p: Position, *choices: str) -> list[Event]:
    """What is written while these choices are made, up to the next player's turn."""
    journal: list[Event] = []
    p.s.journal = journal
    p.play(*choices)
    last = next(
        i for i, event in enumerate([*journal, e.TurnBegan(1, 0)]) if event == e.TurnBegan(1, p.s.turns)
    )
    return journal[:last]


def saxony() -> Position:
    p = Position("saxony mechanical", "nordic industrial").workers(0, "M6", "T8", "T8").hand(0)
    return p.set(0, coins=5, power=3, popularity=3).turn(0)


@pytest.mark.rule("scythe.turn.order", "scythe.turn.choose-new-section")
def test_turns_and_sections() -> None:
    p = saxony()
    before = p.s.turns
    assert log(p, "trade", "skip") == [e.TurnBegan(0, before + 1), e.SectionChosen(0, 2)]


@pytest.mark.rule("scythe.bolster.power", "scythe.bolster.choice")
def test_bolster_for_power() -> None:
    p = saxony().play("bolster")
    assert log(p, "take power 2") == [e.Gained(0, COINS, -1), e.Gained(0, POWER, 2)]
    p = saxony().set(0, power=16).stars(0, power=1).play("bolster")
    assert log(p, "less", "take power 0") == [e.Gained(0, COINS, -1)]


@pytest.mark.rule("scythe.bolster.card")
def test_bolster_for_a_card() -> None:
    p = saxony().deck(4).play("bolster")
    assert log(p, "take cards 1") == [e.Gained(0, COINS, -1), e.CardDrawn(0, 2)]


@pytest.mark.rule("scythe.trade.resources", "scythe.trade.resource-placement")
def test_trade() -> None:
    p = saxony().play("trade")
    place = p.place("T8")
    assert log(p, "resources", "token wood", "token food", "at T8") == [
        e.Gained(0, COINS, -1),
        e.Traded(0, place, WOOD),
        e.Traded(0, place, FOOD),
    ]
    p = saxony().play("trade")
    assert log(p, "take popularity 1") == [e.Gained(0, COINS, -1), e.Gained(0, POPULARITY, 1)]


@pytest.mark.rule("scythe.produce.per-worker", "scythe.produce.cost")
def test_produce() -> None:
    p = saxony().workers(0, "T8", "T8", *["V6"] * 6).stars(0, workers=1).play("produce")
    assert log(p, "at T8", "make 2", "at V6") == [
        e.Gained(0, POWER, -1),
        e.Gained(0, POPULARITY, -1),
        e.Gained(0, COINS, -1),
        e.Produced(0, p.place("T8"), OIL, 2),
    ]
    p = saxony().workers(0, "V6").play("produce")
    assert log(p, "at V6") == [e.Produced(0, p.place("V6"), 4, 1)]


@pytest.mark.rule("scythe.upgrade.cube-move", "scythe.turn.cost-then-benefit")
def test_upgrade() -> None:
    p = saxony().goods("M6", oil=3).play("trade", "skip")
    paid = [e.Paid(0, p.place("M6"), OIL)] * 3
    assert log(p, "upgrade", "lift bolster-cards", "cover enlist") == [*paid, e.Upgraded(0, 3, 3)]


@pytest.mark.rule("scythe.deploy.choose-mech", "scythe.deploy.placement", "scythe.bottom.coins")
def test_deploy() -> None:
    p = saxony().goods("M6", metal=3).play("bolster", "skip")
    paid = [e.Paid(0, p.place("M6"), METAL)] * 3
    assert log(p, "less", "mech 2", "at T8", "take coins 1") == [
        *paid,
        e.Deployed(0, 1, p.place("T8")),
        e.Gained(0, COINS, 1),
    ]
    p = saxony().goods("M6", metal=3).play("bolster", "skip")
    assert log(p, "deploy", "mech 2", "at T8") == [
        *paid,
        e.Deployed(0, 1, p.place("T8")),
        e.Gained(0, COINS, 2),
    ]


@pytest.mark.rule("scythe.build.placement", "scythe.build.permanent")
def test_build() -> None:
    p = saxony().goods("M6", wood=3).play("move", "skip")
    paid = [e.Paid(0, p.place("M6"), WOOD)] * 3
    assert log(p, "less", "structure armory", "at T8", "take coins 0") == [
        *paid,
        e.Built(0, 2, p.place("T8")),
    ]


@pytest.mark.rule("scythe.enlist.one-time-bonus", "scythe.enlist.ongoing-trigger", "scythe.enlist.announce")
def test_enlist_and_the_neighbours_bonus() -> None:
    p = saxony().goods("M6", food=4).deck(2, 2, 2).set(1, recruits=0b1000).play("produce", "skip")
    paid = [e.Paid(0, p.place("M6"), FOOD)] * 4
    assert log(p, "enlist", "recruit build", "bonus cards", "take cards 2", "take cards 1") == [
        *paid,
        e.Enlisted(0, 2, CARDS),
        *[e.CardDrawn(0, 0)] * 2,
        e.Gained(0, COINS, 2),
        e.CardDrawn(1, 0),
    ]
