"""What the tests of civilizations share: starting with one, gaining one, a quiet income turn."""

from __future__ import annotations

from typing import Any

from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilization import numbers
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import CIVILIZATIONS

GAIN = Form(do="civilization")
FARM = Form(do="building", what="farm")
HOUSE = Form(do="building", what="house")


def starting(name: str, seats: int = 2, **options: Any) -> Position:
    """Seat 0 starts with a civilization."""
    return Position(seats, given=[{"civilization": name}, *[{}] * (seats - 1)], **options)


def gained(name: str, p: Position | None = None) -> Position:
    """Seat 0 gains a civilization during the game."""
    return (p or Position(ask=True)).effect(0, GAIN).play(f"draw-civilization {name}")


def kept(p: Position, name: str) -> tuple[int, ...]:
    """The own numbers of a civilization of seat 0."""
    return numbers(p.player(0), CIVILIZATIONS.index(name))


def quiet_income(p: Position, number: int = 2) -> Position:
    """An income turn of seat 0 that asks nothing else: a trap is played, and others were there before."""
    for seat in range(1, len(p.s.players)):
        p.set(seat, era=number)
    return p.hand(0, "trap").income(0, number)
