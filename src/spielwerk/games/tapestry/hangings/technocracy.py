"""Technocracy: an invention for the first in an era, points for others."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import FROM_ANYWHERE
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.inventing import InventAndUpgrade
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import Atom, AtomRule

POINTS = 3


def is_first(s: Tapestry, seat: int) -> bool:
    """Returns whether no other player has begun this era.

    [tapestry.hanging.technocracy.all-players, tapestry.ruling.hanging-technocracy-first]
    """
    return all(s.players[other].era < s.players[seat].era for other in s.others(seat))


def rule(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Invents and upgrades if the player is first in the era; otherwise scores for each opponent.

    [tapestry.hanging.technocracy, tapestry.hanging.technocracy.else]
    """
    if is_first(s, seat):
        s.next(InventAndUpgrade(seat, FROM_ANYWHERE))
    else:
        score(s, seat, POINTS * len(s.opponents(seat)), HANGING)


HANGINGS.add_row("atoms", "technocracy", AtomRule(rule))
