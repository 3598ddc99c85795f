"""Modifications: drawn, kept and bought after an episode."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe import components
from spielwerk.games.scythe.fenris.chronicle import GUESTS, INFRA, MECH, Entry, Kind
from spielwerk.games.scythe.fenris.interlude.events import Released, TileDrawn, TileKept
from spielwerk.games.scythe.fenris.interlude.options import (
    BUY,
    DATA,
    DONE,
    DRAWN,
    INFRA_TILES,
    KEEP,
    MECH_TILES,
    MORE,
    TILES,
)
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.kernel.frame import Ask, Chance, Secret, Step
from spielwerk.kernel.option import Option, Options, Weights

COPIES = {INFRA: INFRA_TILES, MECH: MECH_TILES}
KINDS: tuple[Kind, ...] = (INFRA, MECH)
SPY = "spy"
"""It is not used in a campaign with an Automa.  [fenris.automa-mods.spy-removed]"""
NOTHING = -1
"""No tile or kind.  It is sealed first, so that it shows who has answered."""
PRICE, SLOTS = DATA.sheet.price, DATA.sheet.modification_slots
USUAL = 2
"""How many tiles of a kind a player draws.  [fenris.modbuy.draw-two]"""


def kind_of(tile: int) -> Kind:
    return INFRA if TILES[tile] in INFRA_TILES else MECH


def supply(s: Interlude, kind: Kind) -> dict[str, int]:
    """Returns the copies of each tile that nobody has and that nobody has drawn now.

    [fenris.automa-mods.random-tile-removed, fenris.campaign.leave-for-good, fenris.automa-mods.spy-removed]
    """
    left = dict(COPIES[kind])
    owned = [tile for sheet in s.c.sheets if sheet.status != "left" for tile in sheet.tiles(kind)]
    drawn = [TILES[tile] for tiles in s.drawn for tile in tiles]
    for tile in (*owned, *drawn, *s.c.removed):
        if tile in left:
            left[tile] -= 1
    if SPY in left and any(sheet.automa and sheet.status != "left" for sheet in s.c.sheets):
        left[SPY] = 0
    return left


def on_mat(s: Interlude, seat: int) -> tuple[str, ...]:
    """Returns the mech abilities on the faction mat of a seat.  [fenris.ruling.ep5-mods-before-faction]"""
    faction = s.sheet(seat).faction
    return () if faction in GUESTS else tuple(components.factions()[faction].mechs)


class Market(Step, frozen=True, tag="interlude.market.Market"):
    """Everybody draws, then all decide at the same time.

    [fenris.modbuy.simultaneous, fenris.modbuy.after-wealth]

    After episode 2 the draw is larger, and one tile is free.  After episode 3 a winner draws a third tile;
    after episodes 4 to 7 one more of a kind that he names first.

    [fenris.ep2a.reward-draw, fenris.ep2b.reward-draw]
    [fenris.ep2a.reward-keep-one, fenris.ep2b.reward-keep-one]
    [fenris.ep3.reward-mods, fenris.modbuy.winner-extra-ep3, fenris.frame.reward-mods-ep4-7]
    [fenris.frame.reward-mods-winner, fenris.ruling.shared-episode-win]
    """

    def run(self, s: Interlude) -> None:
        episode = s.c.episode
        s.free = 1 if episode in ("2a", "2b") else 0
        s.extra = [NOTHING for _ in s.seats]
        s.drawn = [[] for _ in s.seats]
        winners = [seat for seat in s.winners if seat in s.people]
        named = [NameKind(seat) for seat in winners] if episode[0] in "4567" else []
        s.then(*named, DrawAll())


class NameKind(Ask, frozen=True, tag="interlude.market.NameKind"):
    """Asks a winner of which kind the additional tile is.  [fenris.frame.reward-mods-winner]"""

    gesture: ClassVar[str] = "market"
    begins: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        kinds = [MORE[i] for i, kind in enumerate(KINDS) if s.sheet(self.seat).owned(kind) < SLOTS]
        return tuple(kinds) or MORE

    def choose(self, s: Interlude, option: Option) -> None:
        s.extra[self.seat] = option.i


def to_draw(s: Interlude, seat: int, kind: Kind) -> int:
    """Returns how many tiles of a kind a player draws.

    [fenris.modbuy.draw-two, fenris.ep2a.reward-draw, fenris.ep2b.reward-draw, fenris.modbuy.winner-extra-ep3]
    """
    if not s.c.released(kind):
        return 0
    result, episode = s.result(seat), s.c.episode
    more = {"2a": result.mechs, "2b": result.structures, "3": int(seat in s.winners)}.get(episode, 0)
    return USUAL + more + (s.extra[seat] == KINDS.index(kind))


class DrawAll(Step, frozen=True, tag="interlude.market.DrawAll"):
    """All draws come before the first decision; the Automas get theirs after the people.

    [fenris.modbuy.simultaneous, fenris.modbuy.draw-two]
    """

    def run(self, s: Interlude) -> None:
        draws = [
            DrawTile(seat, KINDS.index(kind))
            for seat in s.people
            for kind in KINDS
            for _ in range(to_draw(s, seat, kind))
        ]
        decide = [Keep(seat) if s.free else Buy(seat) for seat in s.people]
        s.then(*draws, Offer(), *decide, Open())


class DrawTile(Step, frozen=True, tag="interlude.market.DrawTile"):
    """Draws a tile if a legal one is left.  [fenris.ruling.mod-supply-empty]"""

    seat: int
    kind: int

    def run(self, s: Interlude) -> None:
        if any(legal(s, self.seat, KINDS[self.kind])):
            s.next(DrawnTile(self.seat, self.kind))


def legal(s: Interlude, seat: int, kind: Kind) -> list[int]:
    """Returns the weights of the tiles that a player can draw now: what he has drawn or owns, or has as an
    ability on his mat, is replaced at once.

    [fenris.modbuy.redraw-double-in-draw, fenris.modbuy.redraw-owned, fenris.modbuy.redraw-own-ability]
    [fenris.modbuy.one-copy-each, fenris.ruling.infra-own-ability]
    """
    barred = {*[TILES[i] for i in s.drawn[seat]], *s.sheet(seat).tiles(kind), *on_mat(s, seat)}
    return [0 if tile in barred else n for tile, n in supply(s, kind).items()]


class DrawnTile(Chance, frozen=True, tag="interlude.market.DrawnTile"):
    """[fenris.modbuy.draw-two]"""

    seat: int
    kind: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        kind = KINDS[self.kind]
        row = tuple([DRAWN[TILES.index(tile)] for tile in COPIES[kind]])
        return row, legal(s, self.seat, kind)

    def choose(self, s: Interlude, option: Option) -> None:
        s.drawn[self.seat].append(option.i)
        if s.journal is not UNSET:
            s.journal.append(TileDrawn(self.seat, option.i))


class Offer(Step, frozen=True, tag="interlude.market.Offer"):
    """Everything is drawn; from here on all decide at once."""

    def run(self, s: Interlude) -> None:
        """Does nothing: it ends the draws."""


def left(s: Interlude, seat: int, kind: Kind) -> int:
    """Returns the free slots of a kind, counting what is sealed.

    [fenris.modbuy.limit-six-mech, fenris.modbuy.limit-six-infra]
    """
    chosen = [tile for tile in sealed_tiles(s, seat) if kind_of(tile) == kind]
    return SLOTS - s.sheet(seat).owned(kind) - len(chosen)


def sealed_tiles(s: Interlude, seat: int) -> list[int]:
    return [tile for tile in s.sealed[seat] if tile != NOTHING]


class Keep(Secret, frozen=True, tag="interlude.market.Keep"):
    """Asks for the tile that costs nothing.  [fenris.ep2a.reward-keep-one, fenris.ep2b.reward-keep-one]"""

    gesture: ClassVar[str] = "market"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        drawn = s.drawn[self.seat]
        return tuple([KEEP[tile] for tile in sorted(drawn)]) or (DONE,)

    def choose(self, s: Interlude, option: Option) -> None:
        s.sealed[self.seat] = [NOTHING if option is DONE else option.i]
        s.next(Buy(self.seat))


class Buy(Secret, frozen=True, tag="interlude.market.Buy"):
    """Asks what to buy, one tile after the other.  [fenris.modbuy.price, fenris.modbuy.buy-any-number]"""

    gesture: ClassVar[str] = "market"
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Interlude) -> Options:
        seat = self.seat
        chosen = sealed_tiles(s, seat)
        bought = len(chosen) - min(s.free, len(chosen))
        if s.sheet(seat).wealth < PRICE * (bought + 1):
            return (DONE,)
        last = max(chosen[s.free :], default=NOTHING)
        open = [tile for tile in s.drawn[seat] if tile not in chosen and left(s, seat, kind_of(tile)) > 0]
        return (*[BUY[tile] for tile in sorted(open) if tile > last], DONE)

    def choose(self, s: Interlude, option: Option) -> None:
        seat = self.seat
        s.sealed[seat] = s.sealed[seat] or [NOTHING]
        if option is not DONE:
            s.sealed[seat].append(option.i)
            s.next(self)


class Open(Step, frozen=True, tag="interlude.market.Open"):
    """Opens all purchases; what was not bought goes back.

    [fenris.modbuy.permanent, fenris.modbuy.price, fenris.modbuy.unbought-return]
    [fenris.campaign.wealth-spending-recorded]
    """

    def run(self, s: Interlude) -> None:
        for seat in s.people:
            free = s.free if s.sealed[seat][:1] != [NOTHING] else 0
            for i, tile in enumerate(sealed_tiles(s, seat)):
                take(s, seat, tile, 0 if i < free else PRICE)
        s.sealed = [[] for _ in s.seats]
        s.drawn = [[] for _ in s.seats]


def take(s: Interlude, seat: int, tile: int, price: int) -> None:
    sheet = s.sheet(seat)
    sheet.tiles(kind_of(tile)).append(TILES[tile])
    if price:
        sheet.entries.append(Entry(s.c.path[-1], "modification", -price))
    if s.journal is not UNSET:
        s.journal.append(TileKept(seat, tile, price))


class Release(Step, frozen=True, tag="interlude.market.Release"):
    """Tells which kind of modifications can be had from now on.

    [fenris.ep2a.reward-mech-mods-only, fenris.ep2b.reward-infra-only, fenris.ep4.reward-unlock-other]
    """

    def run(self, s: Interlude) -> None:
        if s.journal is UNSET:
            return
        first = {"2a": MECH, "2b": INFRA}
        known = [first[episode] for episode in s.c.path if episode in first]
        new = known if s.c.episode in first else [kind for kind in KINDS if kind not in known]
        for kind in new:
            s.journal.append(Released(kind))
