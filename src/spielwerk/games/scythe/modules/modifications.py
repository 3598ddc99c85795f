"""What mech and infrastructure modifications share: tiles are drawn, and a player chooses among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import Options
from spielwerk.kernel.state import Part


class Supply(Part):
    """`left`: how many tiles of each kind nobody has drawn.  `drawn`: the kinds before each seat, as a mask,
    from which it chooses in the set-up.  All of it is public.
    """

    left: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()

    @classmethod
    def copies(cls, rules: Any) -> Sequence[int]:
        """Returns how many tiles of each kind there are."""
        raise NotImplementedError

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls(left=tuple(cls.copies(rules)), drawn=(0,) * rules.seats)

    def weights(self, seat: int, never: int) -> list[int]:
        """Returns how likely a seat is to draw each kind: those it has and those of `never` are replaced.

        [fenris.mechmods.module-redraw, fenris.inframods.module-redraw]
        """
        out = self.drawn[seat] | never
        return [0 if out >> kind & 1 else n for kind, n in enumerate(self.left)]

    def draw(self, seat: int, kind: int) -> None:
        self.left = replaced(self.left, kind, self.left[kind] - 1)
        self.drawn = replaced(self.drawn, seat, self.drawn[seat] | 1 << kind)

    def set_aside(self, seat: int) -> None:
        """Removes what a seat has not chosen."""
        self.drawn = replaced(self.drawn, seat, 0)


def choosable(supply: Supply, seat: int, row: Options, taken: int) -> Options:
    """Returns the drawn tiles that a seat has not taken yet."""
    return tuple([row[kind] for kind in bits(supply.drawn[seat] & ~taken)])


def bring_along(s: Scythe, part: Supply, kind: str, kinds: Sequence[str]) -> bool:
    """Puts before each player the tiles that he brings along; returns False if they are drawn instead.

    Those of a kind that this game is played without stay aside.  [fenris.automa-mods.spy-removed]
    """
    played = part.copies(s.rules)
    for owned in s.rules.owned_tiles:
        for seat in people(s):
            for id in owned(s.rules, seat, kind):
                if played[kinds.index(id)]:
                    part.draw(seat, kinds.index(id))
    return bool(s.rules.owned_tiles)


def people(s: Scythe) -> list[int]:
    """Returns the seats that draw tiles, in turn order: Automas get benefits instead."""
    return [seat for seat in s.rules.seating if s.rules.chooses[seat]]
