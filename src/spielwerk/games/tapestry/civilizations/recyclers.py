"""Recyclers: further upgrades, cards from the top row to the bottom again, and discarded cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.draws import shown
from spielwerk.games.tapestry.events import Upgraded
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import INVENT, OPTIONS, TECHS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import BOTTOM, TOP, Tapestry
from spielwerk.games.tapestry.tech import DrawTech, Invent, Upgrade, deck, take
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

RECYCLERS = Module("recyclers")
START_CARDS = 3
POINTS = 5
RECYCLE = OPTIONS.row("recycle", TECHS)
SALVAGE = OPTIONS.row("salvage", TECHS)
for verb in ("recycle", "salvage"):
    RECYCLERS.add_row("naming", verb, lambda _speech, option, rules: {"tech": names.tech(option.i, rules)})


@RECYCLERS.on("civilization_gained", "recyclers")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Draws tech cards of which one is kept.  [tapestry.civ.recyclers.start]"""
    if deck(s):
        s.next(Sift(seat, shown(s, seat, START_CARDS)))


class Sift(DrawTech, frozen=True, tag="tapestry.recyclers.Sift"):
    """Draws a tech card, which everybody sees, to the discards.  [tapestry.civ.recyclers.start]"""

    seat: int
    left: int
    seen: int = 0

    def drawn(self, s: Tapestry, card: int) -> None:
        s.old_techs |= 1 << card
        seen = self.seen | 1 << card
        if self.left > 1 and s.techs:
            s.next(Sift(self.seat, self.left - 1, seen))
        else:
            s.next(Sort(self.seat, seen))


class Sort(Ask, frozen=True, tag="tapestry.recyclers.Sort"):
    """Asks which of the drawn cards is kept in the bottom row.  [tapestry.civ.recyclers.start]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    seen: int

    def options(self, s: Tapestry) -> Options:
        return tuple([INVENT[card] for card in bits(self.seen)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.old_techs &= ~(1 << option.i)
        take(s, self.seat, option.i)


@RECYCLERS.on("income_ability", "recyclers")
def income(s: Tapestry, seat: int) -> None:
    """Offers one upgrade more.  [tapestry.civ.recyclers.income]"""
    s.next(Upgrade(seat, 1))


def owned(s: Tapestry, seat: int) -> bool:
    return bool(s.players[seat].abilities & s.rules.bit("recyclers"))


def finished(s: Tapestry, seat: int) -> list[int]:
    """Returns the cards in the top row."""
    return [card for card, row in s.players[seat].tech if row == TOP]


@RECYCLERS.on("upgrades_otherwise", "recyclers")
def can_recycle(s: Tapestry, seat: int) -> bool:
    """Returns whether a card can go back to the bottom row.  [tapestry.civ.recyclers.cycle]"""
    return bool(finished(s, seat))


def recyclable(s: Tapestry, frame: Upgrade) -> Options:
    """Returns the cards that an upgrade can move from the top row to the bottom row."""
    return tuple([RECYCLE[card] for card in finished(s, frame.seat)]) if owned(s, frame.seat) else ()


def recycle(s: Tapestry, frame: Upgrade, option: Option) -> None:
    """Moves a card from the top row to the bottom row, for points instead of a benefit.

    [tapestry.civ.recyclers.cycle]
    """
    p = s.players[frame.seat]
    p.tech = tuple([(card, BOTTOM if card == option.i else row) for card, row in p.tech])
    if s.journal is not UNSET:
        s.journal.append(Upgraded(frame.seat, option.i, BOTTOM))
    score(s, frame.seat, POINTS, CIVILIZATION)
    for upgraded in s.rules.upgraded[frame.seat][p.abilities]:
        upgraded(s, frame.seat, option.i, BOTTOM)


def discarded(s: Tapestry, frame: Invent) -> Options:
    """Returns the discarded tech cards.  [tapestry.civ.recyclers.discard-pile]"""
    return tuple([SALVAGE[card] for card in bits(s.old_techs)]) if owned(s, frame.seat) else ()


def salvage(s: Tapestry, frame: Invent, option: Option) -> None:
    """Gains a discarded tech card.  [tapestry.civ.recyclers.discard-pile]"""
    s.old_techs &= ~(1 << option.i)
    take(s, frame.seat, option.i)


RECYCLERS.offer(Upgrade, "recycle", recyclable, recycle)
RECYCLERS.offer(Invent, "salvage", discarded, salvage)
