"""Renaissance: a step on each track, without benefits, but with free bonuses."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import FREE_BONUS
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import advanceable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyOrder, Atom, AtomRule


def revive(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Advances once on each track of the game, in any order; where that is impossible, nothing happens.

    [tapestry.hanging.renaissance, tapestry.hanging.renaissance.landmarks]
    """
    AnyOrder(tuple([Atom("advance", FREE_BONUS, 1 << track) for track in bits(s.rules.tracks)])).run(s, seat)


HANGINGS.add_row("atoms", "renaissance", AtomRule(revive, lambda s, seat, _atom: advanceable(s, seat) != 0))
