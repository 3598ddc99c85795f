"""Mech modifications: tiles that cover mech abilities of the faction mat.

What the tiles do is in `mech_mods_combat` and `mech_mods_movement`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.dealing import FactoryCards
from spielwerk.games.scythe.modules.modifications import Supply, bring_along, choosable, people
from spielwerk.games.scythe.options import DONE, OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import MECH_COUNT, Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Ability, Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.text import Name

KINDS = tuple(components.mech_mods())
MOD = OPTIONS.row("mod", KINDS)
"""The tiles by kind."""
SPACE = OPTIONS.row("space", [str(mech + 1) for mech in range(MECH_COUNT)])
"""The spaces of the faction mat with a mech ability."""


class Mods(Supply):
    """`covers`: the ability on each mech space of a seat that is covered, as its bit; 0 on the others."""

    covers: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def copies(cls, rules: Any) -> Sequence[int]:
        return [mod.copies for mod in rules.data.mech_mods().values()]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        part = super().fresh(rules)
        part.covers = ((0,) * MECH_COUNT,) * rules.seats
        return part

    def cover(self, seat: int, mech: int, bit: int) -> None:
        """Puts an ability on a mech space, for the whole game.  [fenris.mechmods.locked]"""
        row = replaced(self.covers[seat], mech, bit)
        self.covers = (*self.covers[:seat], row, *self.covers[seat + 1 :])


def ability(id: str) -> Ability:
    data = components.mech_abilities()[id]
    return Ability(id, Name(data.name.en, data.name.de), Name(data.text.en, data.text.de))


MECH_TILES = Module("mech-tiles", part=Mods, abilities=[ability(kind) for kind in KINDS])
"""What tiles on mech spaces do, however they have come there."""
MECH_MODS = Module("mech-mods", requires=[MECH_TILES.id], spoiler=key_of("mechmods"))
"""[fenris.mechmods.forty-one]"""


class ModDrawn(Event, frozen=True, tag="scythe.ModDrawn"):
    seat: int
    mod: str


class ModPlaced(Event, frozen=True, tag="scythe.ModPlaced"):
    """A tile covers a mech ability for the whole game."""

    seat: int
    mod: str
    mech: int


class ModUnlocked(Event, frozen=True, tag="scythe.ModUnlocked"):
    """The mech on a covered space was deployed: the tile works from now on."""

    seat: int
    mod: str


# --- set-up


class DealMods(Step, frozen=True, tag="scythe.mechmods.DealMods"):
    """Lets each player draw tiles, and then choose some of them.

    In a campaign they choose among those that they own, and may use any number.
    [fenris.mechmods.module-draw, fenris.mechmods.chosen-at-setup, fenris.frame.cover-with-mech-mods]
    """

    def run(self, s: Scythe) -> None:
        data, seats = s.rules.data.mech_mod_file(), people(s)
        if bring_along(s, s.part(Mods), "mech", KINDS):
            s.then(*[PlaceMod(seat, MECH_COUNT) for seat in seats if choosing(s, seat) is PlaceMod])
            return
        draws = [DrawMod(seat) for seat in seats for _ in range(data.drawn)]
        s.then(*draws, *[choosing(s, seat)(seat, data.placed) for seat in seats])


MECH_MODS.insert("set_up", DealMods, before=FactoryCards)


def choosing(s: Scythe, seat: int) -> type[PlaceMod | KeepMod]:
    """Returns how a seat chooses: a faction with tiles of its own keeps some, to arrange all together.

    [fenris.vesna.timing, fenris.ruling.vesna-timing-note]
    """
    return KeepMod if s.rules.data.factions()[s.rules.factions[seat]].tiles else PlaceMod


def own_abilities(s: Scythe, seat: int) -> int:
    """Returns the kinds of tiles that equal an ability of the faction mat.

    [fenris.mechmods.module-redraw-own-ability]
    """
    printed = s.rules.data.factions()[s.rules.factions[seat]].mechs
    return sum([1 << kind for kind, id in enumerate(KINDS) if id in printed])


class DrawMod(Chance, frozen=True, tag="scythe.mechmods.DrawMod"):
    """Draws a tile; one that the player has already, or on the faction mat, is replaced.

    [fenris.mechmods.module-draw, fenris.mechmods.module-redraw]
    [fenris.mechmods.module-redraw-own-ability]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return MOD, s.part(Mods).weights(self.seat, own_abilities(s, self.seat))

    def choose(self, s: Scythe, option: Option) -> None:
        s.part(Mods).draw(self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(ModDrawn(self.seat, option.at))


class PlaceMod(Ask, frozen=True, tag="scythe.mechmods.PlaceMod"):
    """Asks for a tile to place, if any; the others are set aside.

    [fenris.mechmods.module-place, fenris.mechmods.optional]
    """

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    left: int

    def options(self, s: Scythe) -> Options:
        part = s.part(Mods)
        tiles = [s.rules.bit(kind) for kind in KINDS]
        placed = sum([1 << tiles.index(bit) for bit in part.covers[self.seat] if bit in tiles])
        return (*choosable(part, self.seat, MOD, placed), DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            s.part(Mods).set_aside(self.seat)
        else:
            s.next(CoverWith(self.seat, option.i, self.left))


class KeepMod(Ask, frozen=True, tag="scythe.mechmods.KeepMod"):
    """Asks for a tile to keep, if any; the others are set aside.

    [fenris.mechmods.module-place, fenris.vesna.timing]
    """

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    left: int
    kept: int = 0

    def options(self, s: Scythe) -> Options:
        return (*choosable(s.part(Mods), self.seat, MOD, self.kept), DONE)

    def choose(self, s: Scythe, option: Option) -> None:
        kept = self.kept if option is DONE else self.kept | 1 << option.i
        if option is DONE or self.left == 1:
            part = s.part(Mods)
            part.drawn = replaced(part.drawn, self.seat, kept)
        else:
            s.next(KeepMod(self.seat, self.left - 1, kept))


class CoverWith(Ask, frozen=True, tag="scythe.mechmods.CoverWith"):
    """Asks which mech ability the tile covers; the arrangement stays as it is for the whole game.

    [fenris.mechmods.replace, fenris.mechmods.chosen-at-setup, fenris.mechmods.locked]
    """

    gesture: ClassVar[str] = "mods"

    mod: int
    left: int

    def options(self, s: Scythe) -> Options:
        covers = s.part(Mods).covers[self.seat]
        return tuple([space for space in SPACE if not covers[space.i]])

    def choose(self, s: Scythe, option: Option) -> None:
        part = s.part(Mods)
        part.cover(self.seat, option.i, s.rules.bit(KINDS[self.mod]))
        if s.journal is not UNSET:
            s.journal.append(ModPlaced(self.seat, KINDS[self.mod], option.i))
        if self.left > 1:
            s.next(PlaceMod(self.seat, self.left - 1))
        else:
            part.set_aside(self.seat)


# --- in play


@MECH_TILES.on("on_deployed")
def unlock(s: Scythe, seat: int, mech: int) -> None:
    """Unlocks the tile on the space of a mech instead of the ability that it covers.

    [fenris.mechmods.replace, fenris.mechmods.unlock-by-deploy]
    """
    if bit := s.part(Mods).covers[seat][mech]:
        p = s.players[seat]
        p.abilities = p.abilities & ~(1 << mech) | bit
        if s.journal is not UNSET:
            s.journal.append(ModUnlocked(seat, s.rules.having(bit)[0].id))
