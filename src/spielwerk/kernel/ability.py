"""Abilities: what a player may have, and what it adds at the points of the rules.

An ability is an id with a name and a text.  Modules add entries under its id at points that are `masked`. The
state says who has the ability: each ability is a bit in a mask.  Faction abilities, badges, mods,
civilizations and cards in force all work this way.  `Rules.bit` returns the bit of an ability, and
`Rules.active(point, mask)` returns what the abilities in a mask add at a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Protocol, TypeVar

from msgspec import Struct

from spielwerk.kernel.text import Name

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Ability(Struct, frozen=True):
    """Something that a player may have."""

    id: str
    name: Name
    text: Name
    """What it does, in a sentence."""


class Rows(Protocol[T_co]):
    """The entries of a seat at a point, indexed by the mask of its abilities: `rules.links[seat][mask]`."""

    def __getitem__(self, mask: int, /) -> tuple[T_co, ...]: ...


class Active(dict[int, tuple[T, ...]]):
    """Entries for masks of any length.  The entries of a mask are computed when it is first asked for.

    `bits` are those that add something; the entries in `always` need none.

    >>> Active([(0, "always"), (0b01, "swim"), (0b10, "fly")])[0b10]
    ('always', 'fly')
    """

    __slots__ = ("always", "bits", "entries")

    def __init__(self, entries: Sequence[tuple[int, T]]) -> None:
        super().__init__()
        self.entries = entries
        self.bits = reduce(or_, [bit for bit, _ in entries], 0)
        self.always = tuple([value for bit, value in entries if not bit])

    def __missing__(self, mask: int) -> tuple[T, ...]:
        found = self.always
        if mask & self.bits:
            found = tuple([value for bit, value in self.entries if not bit or mask & bit])
        self[mask] = found
        return found


def ready(entries: Sequence[tuple[int, T]], bits: int) -> tuple[tuple[T, ...], ...]:
    """Returns the entries for all masks of a few bits as a table, which is the fastest lookup.

    >>> ready([(0, "always"), (0b1, "swim")], 1)
    (('always',), ('always', 'swim'))
    """
    if not entries:
        return ((),) * (1 << bits)
    rows = Active(entries)
    return tuple([rows[mask] for mask in range(1 << bits)])
