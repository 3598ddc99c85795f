"""Boast of Superiority: points for each track on which nobody is ahead."""

from __future__ import annotations

from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom, AtomRule

POINTS = 4


def led(s: Tapestry, seat: int) -> int:
    """Returns how many tracks a player leads, including ties.

    [tapestry.hanging.boast-of-superiority, tapestry.hanging.boast-of-superiority.tie]
    [tapestry.ruling.base-lead]
    """
    return sum([s.at[seat][track] >= max([at[track] for at in s.at]) for track in bits(s.rules.tracks)])


def boast(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Scores for each track that the player leads.  [tapestry.hanging.boast-of-superiority]"""
    score(s, seat, POINTS * led(s, seat), HANGING)


HANGINGS.add_row("atoms", "boast-of-superiority", AtomRule(boast))
