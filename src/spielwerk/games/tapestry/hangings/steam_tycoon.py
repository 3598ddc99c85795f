"""Steam Tycoon: an invention that is upgraded at once; neighbours invent too."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import FROM_DECK, FROM_DISPLAY
from spielwerk.games.tapestry.facts import gains
from spielwerk.games.tapestry.hangings.inventing import InventAndUpgrade
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, AtomRule, Do

FROM_THE_DECK = Atom("invent", 1, FROM_DECK)


def found(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Lets the right neighbour invent before the left one; players who have finished gain nothing.

    [tapestry.hanging.steam-tycoon, tapestry.hanging.steam-tycoon.neighbours]
    [tapestry.base.end.finished-no-gain]
    """
    neighbours = [each for each in reversed(s.neighbours(seat)) if gains(s, each)]
    s.then(InventAndUpgrade(seat, FROM_DISPLAY), *[Do(each, FROM_THE_DECK) for each in neighbours])


HANGINGS.add_row("atoms", "steam-tycoon", AtomRule(found))
