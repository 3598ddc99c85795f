"""Positions with modifications: tiles that lie on faction mats and beside player mats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from games.scythe import battle
from games.scythe.fenris.guarded import Guarded
from games.scythe.fenris.siege import Siege
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


class SiegeMods(Tiles, Siege):
    """The Horde and modifications: Crimea on seat 0, Saxony on seat 1."""

    def __init__(self) -> None:
        super().__init__(modules=["horde", *MODULES], spoilers=["fenris-all"])


class GuardedMods(Tiles, Guarded):
    """The Annihilator, discovered in an earlier turn, and modifications: Crimea on seat 0."""

    def __init__(self, *seats: str | dict[str, Any]) -> None:
        super().__init__(*seats, modules=["annihilator", *MODULES], spoilers=["fenris-all"])
        self.found()


def front(power: tuple[int, int] = (5, 5)) -> Modded:
    """The front of battle.py: Crimea in T5 beside Saxony in T6, with empty hands."""
    plain, p = battle.front(power), Modded()
    p.s.players, p.s.hands, p.s.deck = plain.s.players, plain.s.hands, plain.s.deck
    return p.fresh()


def desk(*infra: str) -> Modded:
    """Saxony with two covered abilities, one of them deployed, and a worker in V7."""
    p = Modded("saxony mechanical", "crimea industrial").keep(0, *infra)
    p.cover(0, "feint", 4).give(0, "pontoons", 2, "T5").workers(0, "V7").character(0, "T5")
    p.workers(1, "T6").hand(0, 2, 3).hand(1).set(0, coins=4, power=5, popularity=5, recruits=2)
    return p.encounters()


MOMENTS: dict[str, Callable[[], Position]] = {
    "place": lambda: Modded("saxony mechanical", "crimea industrial"),
    "cover": lambda: MOMENTS["place"]().play("mod pontoons"),
    "keep": lambda: MOMENTS["place"]().play("done", "done"),
    "free": lambda: desk("assembly-line", "spy").turn(0).play("bolster", "skip"),
    "paid": lambda: desk("assembly-line", "spy").goods("V7", metal=4).turn(0).play("bolster", "skip"),
    "deploy": lambda: MOMENTS["free"]().play("free deploy"),
    "produce": lambda: desk("automachines", "machinery").turn(0).play("produce"),
    "move": lambda: desk("cavalry", "machinery").turn(0).play("move"),
    "propaganda": lambda: (
        desk("propaganda", "cavalry").turn(0).play("move", "cavalry", "unit mech2", "to T6")
    ),
    "spy": lambda: battle.attack(front().keep(0, "spy").hand(0, 2, 5).hand(1, 3, 4)),
    "spied": lambda: MOMENTS["spy"]().play("yes").commit(1, 3, 4),
}
"""Moments at which a tile is chosen or can be used."""
