"""The position: traders on the ring, cubes at the stations, a deck and a storm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec import Struct

from spielwerk.kernel.chance import Deck
from spielwerk.kernel.state import State


class Trader(Struct, kw_only=True):
    """What everybody on the road has."""

    place: int
    coins: int
    goods: list[int]
    hand: list[int] = []
    """Hidden: cards of each kind."""
    skills: int = 0

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def copy(self) -> Self:
        t = self.__copy__()
        t.goods = self.goods[:]
        t.hand = self.hand[:]
        return t


class Caravan(Trader, tag="caravan", kw_only=True):
    """The trader of a person: a hidden hand and skills learned on the way."""


class Automa(Trader, tag="automa", kw_only=True):
    """The trader that plays by itself: it has no hand and counts its turns."""

    turns: int = 0


class Sample(State, kw_only=True):
    """A position of the sample game; `stock` are the cubes at each station."""

    traders: list[Caravan | Automa]
    stock: list[int]
    supply: list[int]
    deck: Deck
    bank: int
    rounds_left: int
    storm: int = 5

    def copy(self) -> Self:
        t = State.copy(self)
        t.traders = [trader.copy() for trader in self.traders]
        t.stock = self.stock[:]
        t.supply = self.supply[:]
        t.deck = self.deck.copy()
        return t
