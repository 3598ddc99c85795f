"""Positions with modifications: tiles that lie on faction mats and beside player mats."""

from __future__ import annotations

from typing import Any, Self

from games.scythe import battle
from games.scythe.fenris.wild import Wild
from games.scythe.positions import Position
from spielwerk.games.scythe.modules.infra_mods import KINDS, Infra
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.state import replaced

MODULES = ("mech-mods", "infra-mods")
LAST = 4
"""The space of the faction mat that most tests cover."""


class Tiles(Position):
    """Lays tiles before players."""

    def cover(self, seat: int, mod: str, mech: int = LAST) -> Self:
        """The tile lies on this space, whose mech is still on the mat."""
        self.s.part(Mods).cover(seat, mech - 1, self.s.rules.bit(mod))
        return self.fresh()

    def give(self, seat: int, mod: str, mech: int = LAST, place: str = "home") -> Self:
        """The tile lies on this space, and its mech has been deployed."""
        self.cover(seat, mod, mech)
        p = self.s.players[seat]
        p.units[mech] = self.place(place, seat)
        p.abilities = p.abilities & ~(1 << mech - 1) | self.s.rules.bit(mod)
        return self.fresh()

    def keep(self, seat: int, *infra: str) -> Self:
        """These tiles lie beside the player mat, face up."""
        part = self.s.part(Infra)
        part.own = replaced(part.own, seat, sum([1 << KINDS.index(id) for id in infra]))
        return self.fresh()

    def used(self, seat: int) -> list[str]:
        """The tiles that are turned over, as everybody sees them."""
        part = self.view(-2).parts[self.s.rules.slots[Infra]]
        return [id for kind, id in enumerate(KINDS) if part.used[seat] >> kind & 1]


class Modded(Tiles):
    """A table with both kinds of modifications, after the set-up; nobody has placed anything yet."""

    def __init__(self, *seats: str | dict[str, Any], modules: tuple[str, ...] = (), **options: Any) -> None:
        given = seats or ("crimea mechanical", "saxony industrial", "polania patriotic")
        super().__init__(*given, modules=[*MODULES, *modules], spoilers=["fenris-all"], **options)


class WildMods(Tiles, Wild):
    """Mad Tesla and modifications: Crimea on seat 0, Saxony on seat 1."""

    def __init__(self, *seats: str | dict[str, Any], modules: tuple[str, ...] = ()) -> None:
        super().__init__(*seats, modules=["mad-tesla", *MODULES, *modules], spoilers=["fenris-all"])


def front(power: tuple[int, int] = (5, 5)) -> Modded:
    """The front of battle.py: Crimea in T5 beside Saxony in T6, with empty hands."""
    plain, p = battle.front(power), Modded()
    p.s.players, p.s.hands, p.s.deck = plain.s.players, plain.s.hands, plain.s.deck
    return p.fresh()
