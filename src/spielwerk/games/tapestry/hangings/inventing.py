"""Inventions that are upgraded at once; several hangings use them."""

from __future__ import annotations

from spielwerk.games.tapestry.draws import draw
from spielwerk.games.tapestry.options import FROM_DECK, NO
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tech import DrawTech, Invent, take, upgrade
from spielwerk.kernel.frame import Step
from spielwerk.kernel.option import Option


class InventAndUpgrade(Invent, frozen=True, tag="tapestry.hanging.InventAndUpgrade"):
    """Invents a tech card, which moves to the middle row as soon as the display is refilled.

    [tapestry.hanging.steam-tycoon, tapestry.hanging.technocracy]
    """

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is FROM_DECK:
            draw(s, self.seat, DrawAndUpgrade(self.seat))
        elif option is not NO:
            s.next(UpgradeNew(self.seat, option.i))
            Invent.choose(self, s, option)


class DrawAndUpgrade(DrawTech, frozen=True, tag="tapestry.hanging.DrawAndUpgrade"):
    """Draws a tech card from the deck and upgrades it at once.  [tapestry.hanging.technocracy]"""

    seat: int

    def drawn(self, s: Tapestry, card: int) -> None:
        s.next(UpgradeNew(self.seat, card))
        take(s, self.seat, card)


class UpgradeNew(Step, frozen=True, tag="tapestry.hanging.UpgradeNew"):
    """Upgrades the card that was just invented.

    [tapestry.hanging.steam-tycoon, tapestry.hanging.technocracy]
    """

    seat: int
    card: int

    def run(self, s: Tapestry) -> None:
        upgrade(s, self.seat, self.card)
