"""Plea for Aid: help on each track where all others are ahead."""

from __future__ import annotations

from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.state import OFF_TRACK, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom, AtomRule, Do, Seq

AID = Seq((Atom("vp", 2), of_any("resource", 1, len(RESOURCES))))


def last_on(s: Tapestry, seat: int, track: int) -> bool:
    """Returns whether every other token is further ahead; a tie is not enough.

    Tokens decide: nobody is last on a track without an own token, or without one of an opponent.
    [tapestry.hanging.plea-for-aid, tapestry.hanging.plea-for-aid.tie]
    """
    own = s.at[seat][track]
    spare = [step for actor, t, step in s.spare if t == track and actor != seat]
    others = [at[track] for actor, at in enumerate(s.at) if actor != seat and at[track] > OFF_TRACK]
    return own > OFF_TRACK and bool(others) and all(step > own for step in (*others, *spare))


def plead(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Gains points and any resource for each track on which the player is last.

    [tapestry.hanging.plea-for-aid]
    """
    s.then(*[Do(seat, AID) for track in bits(s.rules.tracks) if last_on(s, seat, track)])


HANGINGS.add_row("atoms", "plea-for-aid", AtomRule(plead))
