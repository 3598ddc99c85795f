"""The mech ability tiles of Vesna: six are drawn for each game, and she chooses two to four.

Those that are mech modifications too do the same.  [fenris.vesna.tile-clarifications]
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.factions.albion import Shield
from spielwerk.games.scythe.factions.common import sailing
from spielwerk.games.scythe.factions.crimea import wayfare
from spielwerk.games.scythe.factions.nordic import OntoLakes
from spielwerk.games.scythe.factions.rusviet import peoples_army
from spielwerk.games.scythe.factions.saxony import Disarm
from spielwerk.games.scythe.factions.togawa import Ronin
from spielwerk.games.scythe.factions.vesna import VESNA
from spielwerk.games.scythe.modules.invaders import farms
from spielwerk.games.scythe.modules.mech_mods import KINDS as MODS
from spielwerk.games.scythe.modules.mech_mods import MOD, SPACE, ModPlaced, Mods
from spielwerk.games.scythe.modules.modifications import choosable
from spielwerk.games.scythe.modules.mods_words import mech_tile
from spielwerk.games.scythe.modules.vesna_faction import VESNA_FACTION, OpenCards, seat_of
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.options import DONE, OPTIONS
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

__all__ = ["VESNA_FACTION"]

OWN = components.factions()[VESNA.id].tiles
assert OWN
KINDS = OWN.kinds
ABILITY = OPTIONS.row("ability", KINDS)
"""The tiles by kind."""
PRINTED = 2
"""How many spaces of her mat have an ability; the tiles that are chosen first lie on the others."""


class AbilityDrawn(Event, frozen=True, tag="scythe.AbilityDrawn"):
    seat: int
    ability: str


# --- set-up


class DealAbilities(Step, frozen=True, tag="scythe.vesna.DealAbilities"):
    """Draws tiles for Vesna once mech modifications are chosen, and lets her choose from both.

    An Automa has none.
    [fenris.vesna.draw-six, fenris.vesna.timing, fenris.ruling.vesna-timing-note]
    """

    def run(self, s: Scythe) -> None:
        seat, data = seat_of(s), s.rules.data.factions()[VESNA.id].tiles
        if seat >= 0 and s.rules.chooses[seat] and data:
            s.then(*[DrawAbility(seat)] * data.drawn, ChooseAbility(seat))


VESNA_FACTION.insert("set_up", DealAbilities, after=OpenCards)


class DrawAbility(Chance, frozen=True, tag="scythe.vesna.DrawAbility"):
    """Draws a tile; one that equals a mech modification of hers is replaced.

    [fenris.vesna.draw-six, fenris.vesna.eighteen-tiles, fenris.ruling.vesna-duplicate-tile]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        kept = [MODS[kind] for kind in bits(s.part(Mods).drawn[self.seat])]
        tiles = s.part(Workshop).tiles
        return ABILITY, [int(not tiles >> o.i & 1 and o.at not in kept) for o in ABILITY]

    def choose(self, s: Scythe, option: Option) -> None:
        s.part(Workshop).tiles |= 1 << option.i
        if s.journal is not UNSET:
            s.journal.append(AbilityDrawn(self.seat, option.at))


class ChooseAbility(Ask, frozen=True, tag="scythe.vesna.ChooseAbility"):
    """Asks for the next of two to four tiles; the first two lie on the spaces without an ability.

    [fenris.vesna.choose, fenris.vesna.fill-empty, fenris.vesna.fixed]
    """

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        part, data = s.part(Mods), s.rules.data.factions()[VESNA.id].tiles
        assert data
        covers = part.covers[self.seat]
        own = [o for o in ABILITY if s.part(Workshop).tiles >> o.i & 1 and s.rules.bit(o.at) not in covers]
        placed = sum([1 << kind for kind, id in enumerate(MODS) if s.rules.bit(id) in covers])
        enough = sum([bit > 0 for bit in covers]) >= data.least
        return (*own, *choosable(part, self.seat, MOD, placed), *([DONE] if enough else []))

    def choose(self, s: Scythe, option: Option) -> None:
        if option is DONE:
            set_aside(s, self.seat)
            return
        covers = s.part(Mods).covers[self.seat]
        free = [mech for mech in range(PRINTED, len(covers)) if not covers[mech]]
        if free:
            lay(s, self.seat, s.rules.bit(option.at), free[0])
        else:
            s.next(CoverPrinted(self.seat, s.rules.bit(option.at)))


class CoverPrinted(Ask, frozen=True, tag="scythe.vesna.CoverPrinted"):
    """Asks which of the printed abilities a third or fourth tile covers.  [fenris.vesna.cover-printed]"""

    gesture: ClassVar[str] = "mods"

    tile: int
    """The bit of its ability."""

    def options(self, s: Scythe) -> Options:
        covers = s.part(Mods).covers[self.seat]
        return tuple([space for space in SPACE[:PRINTED] if not covers[space.i]])

    def choose(self, s: Scythe, option: Option) -> None:
        lay(s, self.seat, self.tile, option.i)


def lay(s: Scythe, seat: int, tile: int, mech: int) -> None:
    """Puts a tile on a mech space for the whole game, and goes on until all are chosen.

    [fenris.vesna.fixed, fenris.vesna.choose]
    """
    part, data = s.part(Mods), s.rules.data.factions()[VESNA.id].tiles
    assert data
    part.cover(seat, mech, tile)
    if s.journal is not UNSET:
        s.journal.append(ModPlaced(seat, s.rules.having(tile)[0].id, mech))
    if sum([bit > 0 for bit in part.covers[seat]]) < data.most:
        s.next(ChooseAbility(seat))
    else:
        set_aside(s, seat)


def set_aside(s: Scythe, seat: int) -> None:
    """Removes what she has not chosen."""
    s.part(Mods).set_aside(seat)
    s.part(Workshop).tiles = 0


# --- what those do that are no mech modifications


@VESNA_FACTION.on("links", "seaworthy")
def onto_lakes(s: Scythe, _seat: int, place: int) -> int:
    """Lets units move onto lakes and off them.

    [scythe.nordic.seaworthy-move, fenris.vesna.tile-clarifications]
    """
    return sailing(s.rules.board, between_lakes=False)[place]


@VESNA_FACTION.on("links", "submerge")
def between_lakes(s: Scythe, _seat: int, place: int) -> int:
    """Lets units move onto lakes, off them and between them.

    [scythe.polania.submerge-move, fenris.vesna.tile-clarifications]
    """
    return sailing(s.rules.board, between_lakes=True)[place]


@VESNA_FACTION.on("links", "wayfare")
def far_away(s: Scythe, seat: int, place: int) -> int:
    """Lets units move to home bases that nobody uses, or at a large table to empty farms.

    [scythe.crimea.wayfare-target, scythe.invaders.large-wayfare, fenris.vesna.tile-clarifications]
    """
    large = s.rules.seats >= s.rules.data.faction_file().large_table
    return farms(s, seat, place) if large else wayfare(s, seat, place)


VESNA_FACTION.add("retreats", OntoLakes, "seaworthy")
VESNA_FACTION.add("extra_cards", peoples_army, "peoples_army")
for id, before in {"disarm": Disarm, "ronin": Ronin, "shield": Shield}.items():
    VESNA_FACTION.add("before_combat", before, id)


# --- in words


VESNA_FACTION.add_row(
    "spelling", "tile", lambda value, _about, rules: names.ability(rules.having(value)[0].id, rules.data)
)
VESNA_FACTION.add_row("naming", ABILITY[0].verb, lambda o, _seat, _frame, rules: mech_tile(o.at, rules))
