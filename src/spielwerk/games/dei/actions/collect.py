"""Collect: take one resource from an area where the player has the majority."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.events import Collected
from spielwerk.games.dei.majority import majority
from spielwerk.games.dei.options import AT, LOGISTICS, MACHINES, NO, SKIP, TECHNOLOGY, YES
from spielwerk.games.dei.state import NOWHERE, Dei
from spielwerk.games.dei.supply import add, kind_of, swap, take
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Collect(Ask, frozen=True, tag="dei.collect.Collect"):
    """Asks where to take a resource.  `only` is set if a leader collects by an ability: majorities are then
    ignored, and the action may be skipped.

    [dei.collect.one-resource, dei.collect.needs-majority, dei.majority.gates-card-actions]
    [dei.ruling.majority-presence, dei.leader.abraham]
    """

    gesture: ClassVar[str] = "collect"
    begins: ClassVar[bool] = True

    style: int
    only: int = NOWHERE

    def options(self, s: Dei) -> Options:
        if self.only != NOWHERE:
            return (*[AT[self.only]] * (s.tokens[self.only] > 0), SKIP)
        near = bits(s.players[self.seat].places) if s.rules.presence else bits(s.board.areas)
        return tuple([AT[i] for i in near if s.tokens[i] and majority(s, i) == self.seat])

    def choose(self, s: Dei, option: Option) -> None:
        if option is not SKIP:
            collect(s, self.seat, option.i, self.style)


def harvest(s: Dei, seat: int, area: int, n: int) -> None:
    """Moves tokens from an area into a reserve."""
    what = kind_of(s, area)
    s.tokens[area] -= n
    add(s.players[seat], what, n)
    if s.journal is not UNSET and n:
        s.journal.append(Collected(seat, area, what, n))


def collect(s: Dei, seat: int, area: int, style: int) -> None:
    """Takes one token, and what the style of the action adds.

    [dei.collect.one-resource, dei.improved.machines-collect, dei.improved.logistics-collect]
    """
    harvest(s, seat, area, 1)
    for hook in s.rules.active("on_collected", s.players[seat].abilities):
        hook(s, seat, area)
    if style == MACHINES:
        take(s, seat, TECHNOLOGY, 1)
    elif style == LOGISTICS:
        s.next(SwapCollected(seat, kind_of(s, area)))


class SwapCollected(Ask, frozen=True, tag="dei.collect.Swap"):
    """Asks whether to swap the token just collected for one of the other kind.

    [dei.improved.logistics-collect, dei.ruling.supply-empty-resources]
    """

    gesture: ClassVar[str] = "collect"

    what: int

    def options(self, s: Dei) -> Options:
        return (YES, NO) if s.supply[1 - self.what] else (NO,)

    def choose(self, s: Dei, option: Option) -> None:
        if option is YES:
            swap(s, self.seat, self.what)
