"""The position of an interlude: the chronicle, and what has been drawn and decided in it so far."""

from __future__ import annotations

from typing import Self

from spielwerk.games.scythe.fenris.chronicle import Chronicle, Result, Sheet
from spielwerk.kernel.state import State


class Interlude(State, kw_only=True):
    """Seats are the sheets of the episode that was played, in its order.

    `before` is the wealth before the episode.  `drawn` are the modifications that a seat may buy, `free` how
    many of them cost nothing, and `extra` the kinds that winners have named (-1: none).  `leaving` says who
    gives up a faction.
    """

    c: Chronicle
    before: list[int]
    drawn: list[list[int]]
    free: int = 0
    extra: list[int] = []
    leaving: list[bool] = []
    leader: int = -1
    """The seat that decides for the winners, as soon as it is known."""

    def copy(self) -> Self:
        t = State.copy(self)
        t.c = self.c.copy()
        t.before = self.before[:]
        t.drawn = [tiles[:] for tiles in self.drawn]
        t.extra = self.extra[:]
        t.leaving = self.leaving[:]
        return t

    def sheet(self, seat: int) -> Sheet:
        return self.c.sheets[self.c.seats[seat]]

    def result(self, seat: int) -> Result:
        return self.c.results[seat]

    @property
    def seats(self) -> range:
        return range(len(self.c.seats))

    @property
    def people(self) -> list[int]:
        """The seats that are asked."""
        return [seat for seat in self.seats if not self.sheet(seat).automa]

    @property
    def winners(self) -> list[int]:
        """The seats that have won the episode; several may share the victory."""
        return [seat for seat in self.seats if self.result(seat).place == 1]
