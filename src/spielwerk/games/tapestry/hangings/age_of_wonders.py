"""Age of Wonders: a reward by the number of landmarks."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AnyEffect, Atom, AtomRule, Do, Seq

FEWEST = of_any("resource", 2, len(RESOURCES))
MOST = Atom("vp", 12)
BETWEEN = Seq((Atom("vp", 6), of_any("resource", 1, len(RESOURCES))))


def reward(s: Tapestry, seat: int) -> AnyEffect:
    """Returns the reward, which depends on the comparison with every opponent.

    [tapestry.hanging.age-of-wonders, tapestry.hanging.age-of-wonders.tie]
    """
    own = len(s.players[seat].landmarks)
    others = [len(s.players[other].landmarks) for other in s.others(seat)]
    if own < min(others):
        return FEWEST
    return MOST if own > max(others) else BETWEEN


def compare(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Carries out the reward.  [tapestry.hanging.age-of-wonders]"""
    s.next(Do(seat, reward(s, seat)))


HANGINGS.add_row("atoms", "age-of-wonders", AtomRule(compare))
