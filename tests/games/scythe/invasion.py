"""What the tests of the two invading factions share: tables with them, and where their tokens lie."""

from __future__ import annotations

from typing import Any, Self

from games.scythe.positions import Position
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.factions.togawa_traps import TRAP
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import replaced
from spielwerk.kernel.bitmask import bits

TRAPS = [o.at for o in TRAP]


class Invasion(Position):
    """A table with the expansion: no workers, no encounters, no cards, 5 power, popularity and coins each.

    "done" is passed over where it is not asked of anybody in particular, because nobody else could move.
    """

    def __init__(self, *seats: str, **options: Any) -> None:
        super().__init__(*seats, modules=["invaders"], **options)
        self.encounters()
        for seat in self.game.seats:
            self.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)

    def play(self, *texts: str, seat: int | None = None) -> Self:
        for text in texts:
            if text != "done" or seat is not None or self.asked[1] == "WhichUnit":
                super().play(text, seat=seat)
        return self


def invasion(*seats: str, **options: Any) -> Position:
    return Invasion(*seats, **options)


def tokens(p: Position) -> Tokens:
    """The flags and traps as everybody sees them."""
    part = p.view(0).parts[p.s.rules.slots[Tokens]]
    assert isinstance(part, Tokens)
    return part


def flags(p: Position) -> list[str]:
    return [board().places[i] for i in bits(tokens(p).flags)]


def traps(p: Position) -> dict[str, str]:
    """Where each trap lies that has left the supply; an asterisk marks the armed ones."""
    seen = tokens(p)
    return {
        name: board().places[place] + "*" * (seen.armed >> i & 1)
        for i, (name, place) in enumerate(zip(TRAPS, seen.traps, strict=True))
        if place >= 0
    }


def flag(p: Position, *places: str) -> Position:
    """Flags lie there."""
    for place in places:
        p.s.part(Tokens).flags |= BIT[p.place(place)]
    return p.fresh()


def trap(p: Position, name: str, place: str, *, armed: bool = True) -> Position:
    """This trap lies there."""
    part = p.s.part(Tokens)
    part.traps = replaced(part.traps, TRAPS.index(name), p.place(place))
    part.armed |= armed << TRAPS.index(name)
    return p.fresh()
