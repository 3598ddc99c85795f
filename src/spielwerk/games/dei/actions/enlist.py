"""Enlist: one scrapper enters play at a camp."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.dei.board import BIT
from spielwerk.games.dei.majority import disputed, majority
from spielwerk.games.dei.options import AT_EACH, FROM, MACHINES, NO, TACTICS, YES
from spielwerk.games.dei.state import NOWHERE, Dei
from spielwerk.games.dei.supply import enter, kind_of, place_token
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def camps(s: Dei, seat: int, style: int) -> int:
    """Returns the areas where a scrapper may enter, as a mask.

    These are the neutral camps, and the player's camps in areas where the player has the majority or (unless
    the table has agreed otherwise) where nobody else has a majority value.  Camps of others make no
    difference.
    [dei.enlist.own-camp-majority, dei.enlist.neutral-camp, dei.enlist.no-enemy-camp]
    [dei.ruling.enlist-own-camp-empty, dei.ruling.enlist-mixed-camps] [dei.improved.tactics-enlist,
    dei.ruling.tactics-enlist-majority]
    """
    p = s.players[seat]
    mask = s.board.camps
    for area in p.camps:
        alone = not s.rules.enlist_needs_majority and not disputed(s, seat, area)
        if alone or majority(s, area) == seat:
            mask |= BIT[area]
    if style == TACTICS:
        mask |= p.places
    return mask


class Enlist(Ask, frozen=True, tag="dei.enlist.Enlist"):
    """Asks where the scrapper enters.  [dei.enlist.from-supply]"""

    gesture: ClassVar[str] = "enlist"
    begins: ClassVar[bool] = True

    style: int

    def options(self, s: Dei) -> Options:
        return AT_EACH(camps(s, self.seat, self.style))

    def choose(self, s: Dei, option: Option) -> None:
        """Takes the scrapper from the supply, or from elsewhere on the board if the supply is empty.

        [dei.enlist.from-supply, dei.enlist.relocate]
        """
        if s.players[self.seat].on_board < s.rules.scrappers:
            enlist(s, self.seat, option.i, NOWHERE, self.style)
        else:
            s.next(EnlistFrom(self.seat, option.i, self.style))


class EnlistFrom(Ask, frozen=True, tag="dei.enlist.From"):
    """Asks which scrapper on the board to use if the supply is empty; never the leader.

    [dei.enlist.relocate, dei.ruling.enlist-relocate-leader]
    """

    gesture: ClassVar[str] = "enlist"

    area: int
    style: int

    def options(self, s: Dei) -> Options:
        return tuple([FROM[area] for area, n in enumerate(s.players[self.seat].scrappers) if n])

    def choose(self, s: Dei, option: Option) -> None:
        enlist(s, self.seat, self.area, option.i, self.style)


def enlist(s: Dei, seat: int, area: int, origin: int, style: int) -> None:
    """Adds the scrapper; the improved form of machines (green) may add a resource.

    [dei.improved.machines-enlist]
    """
    enter(s, seat, area, origin)
    if style == MACHINES:
        s.next(BringToken(seat, area))


class BringToken(Ask, frozen=True, tag="dei.enlist.BringToken"):
    """Asks whether to put a resource from the supply in the same area.

    [dei.improved.machines-enlist, dei.ruling.supply-empty-resources]
    """

    gesture: ClassVar[str] = "enlist"

    area: int

    def options(self, s: Dei) -> Options:
        return (YES, NO) if s.supply[kind_of(s, self.area)] else (NO,)

    def choose(self, s: Dei, option: Option) -> None:
        if option is YES:
            place_token(s, self.seat, self.area)
