"""Territories changing hands."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.events import Toppled
from spielwerk.games.tapestry.facts import MIDDLE_ISLAND, achieve, count_toppled
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Step


def piece_placed(s: Tapestry, hex: int) -> None:
    """Counts one more piece on a hex, which holds two at most.  [tapestry.base.conquer.two-token-limit]"""
    if s.taken >> hex & 1:
        s.full |= 1 << hex
    s.taken |= 1 << hex


def piece_removed(s: Tapestry, hex: int) -> None:
    """Counts one piece less on a hex.  [tapestry.base.conquer.two-token-limit]"""
    bit = 1 << hex
    if s.full & bit:
        s.full &= ~bit
    else:
        s.taken &= ~bit


def take_outpost(s: Tapestry, seat: int) -> None:
    """Takes an outpost from the supply.

    [tapestry.base.conquer.outpost, tapestry.base.civilization.several]
    """
    p = s.players[seat]
    p.outposts -= 1
    for taken in s.rules.outpost_taken[seat][p.abilities]:
        taken(s, seat)


def gained_otherwise(s: Tapestry, seat: int) -> None:
    """Triggers what follows if a player has gained a territory or a tech card in an unusual way."""
    for gained in s.rules.gained_otherwise[seat][s.players[seat].abilities]:
        gained(s, seat)


class Take(Step, frozen=True, tag="tapestry.conquer.Take"):
    """Topples the owner's outpost, which stays on the hex, and passes control to the conqueror.

    [tapestry.base.conquer.topple, tapestry.base.conquer.toppled-stays, tapestry.base.achievement.island]
    [tapestry.base.conquer.toppled-only, tapestry.base.tapestry.continuous]
    """

    seat: int
    hex: int
    owner: int

    def run(self, s: Tapestry) -> None:
        bit = 1 << self.hex
        s.stand[self.seat] |= bit
        if self.owner != NONE:
            s.stand[self.owner] &= ~bit
            s.fallen[self.owner] |= bit
            if s.journal is not UNSET:
                s.journal.append(Toppled(self.seat, self.owner, self.hex))
            count_toppled(s, self.seat)
        if self.hex == s.rules.world.island:
            achieve(s, self.seat, MIDDLE_ISLAND)
        for conquered in s.rules.conquered[self.seat][s.players[self.seat].abilities]:
            conquered(s, self.seat, self.hex, self.owner)
