"""What an Automa buys: benefits from a table, as many as its wealth allows."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.automa.cards import in_order
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Benefit, Entry, Kind
from spielwerk.games.scythe.fenris.interlude.events import BenefitGained, TileGone
from spielwerk.games.scythe.fenris.interlude.market import COPIES, KINDS, PRICE, SLOTS, supply
from spielwerk.games.scythe.fenris.interlude.options import CARD, GONE, TILES
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

TABLE = {INFRA: reading.automa_mods().infra, MECH: reading.automa_mods().mech}
"""[fenris.automa-mods.table-infra-1, fenris.automa-mods.table-mech-1]"""
NUMBERS = tuple([card.number for card in in_order()])
"""The Automa cards."""


class AutomasBuy(Step, frozen=True, tag="interlude.automa.AutomasBuy"):
    """After episode 2 each Automa first gets a free modification of the kind just released.

    [fenris.automa-mods.buys-after-ep2, fenris.ep2a.automa-free-mod, fenris.ep2b.automa-free-mod]
    [fenris.ruling.automa-free-mod-type]
    """

    def run(self, s: Interlude) -> None:
        automas = [seat for seat in s.seats if s.sheet(seat).automa]
        gift = [AutomaGains(seat) for seat in automas] if s.c.episode in ("2a", "2b") else []
        s.then(*gift, *[AutomaBuys(seat) for seat in automas])


def next_kind(s: Interlude, seat: int) -> Kind | None:
    """Returns the column that an Automa fills: infrastructure first, if that is released and not full.

    [fenris.automa-mods.infra-first, fenris.automa-mods.mech-second, fenris.automa-mods.none-when-full]
    [fenris.automa-mods.ignores-draw-limit]
    """
    sheet = s.sheet(seat)
    for kind in KINDS:
        if s.c.released(kind) and sheet.owned(kind) < SLOTS:
            return kind
    return None


class AutomaBuys(Step, frozen=True, tag="interlude.automa.AutomaBuys"):
    """Buys one modification after the other, while there is wealth and a slot.

    [fenris.automa-mods.buys-after-ep2, fenris.modbuy.price]
    """

    seat: int

    def run(self, s: Interlude) -> None:
        sheet = s.sheet(self.seat)
        if sheet.wealth >= PRICE and next_kind(s, self.seat) is not None:
            sheet.entries.append(Entry(s.c.path[-1], "modification", -PRICE))
            s.then(AutomaGains(self.seat), self)


class AutomaGains(Step, frozen=True, tag="interlude.automa.AutomaGains"):
    """Gives the benefit of the next slot; a random tile of that kind leaves the campaign.


    [fenris.automa-mods.no-draw-choice]
    [fenris.automa-mods.record-benefit, fenris.automa-mods.random-tile-removed]
    [fenris.automa-mods.benefit-gain-draw, fenris.automa-mods.benefit-none]
    """

    seat: int

    def run(self, s: Interlude) -> None:
        kind = next_kind(s, self.seat)
        if kind is None:
            return
        row = TABLE[kind][s.sheet(self.seat).owned(kind)]
        if any(supply(s, kind).values()):
            s.next(RemoveTile(self.seat, KINDS.index(kind)))
        if row.what == "gain":
            s.next(DrawGain(self.seat, KINDS.index(kind)))
        else:
            note(s, self.seat, Benefit(kind, row.what, row.card))


def note(s: Interlude, seat: int, benefit: Benefit) -> None:
    s.sheet(seat).benefits.append(benefit)
    if s.journal is not UNSET:
        s.journal.append(BenefitGained(seat, benefit.what, benefit.card))


class DrawGain(Chance, frozen=True, tag="interlude.automa.DrawGain"):
    """Draws the Automa card whose gains are noted; a removed card is no longer in the deck.

    [fenris.automa-mods.benefit-gain-draw, fenris.automa-mods.benefit-remove-card]
    """

    seat: int
    kind: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        removed = [benefit.card for benefit in s.sheet(self.seat).benefits if benefit.what == "remove"]
        return tuple([CARD[n] for n in NUMBERS]), [int(n not in removed) for n in NUMBERS]

    def choose(self, s: Interlude, option: Option) -> None:
        note(s, self.seat, Benefit(KINDS[self.kind], "gain", option.n))


class RemoveTile(Chance, frozen=True, tag="interlude.automa.RemoveTile"):
    """[fenris.automa-mods.random-tile-removed]"""

    seat: int
    kind: int

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        kind = KINDS[self.kind]
        return tuple([GONE[TILES.index(tile)] for tile in COPIES[kind]]), [*supply(s, kind).values()]

    def choose(self, s: Interlude, option: Option) -> None:
        s.c.removed.append(option.at)
        if s.journal is not UNSET:
            s.journal.append(TileGone(self.seat, option.i))
