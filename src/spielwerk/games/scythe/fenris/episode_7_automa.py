"""Episode 7: an Automa takes a second encounter token nearby."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from spielwerk.games.scythe.automa.arrival import take_token
from spielwerk.games.scythe.automa.deck import water_open
from spielwerk.games.scythe.automa.events import LineRead
from spielwerk.games.scythe.automa.move_targets import began
from spielwerk.games.scythe.automa.seat import AutomaSeat, automa_of
from spielwerk.games.scythe.automa.ties import reading_order
from spielwerk.games.scythe.board import BIT, Board
from spielwerk.games.scythe.control import enemy_units
from spielwerk.games.scythe.fenris.episode_7 import EPISODE_7, NOBODY, Trail
from spielwerk.games.scythe.state import CHARACTER, NOWHERE, Scythe
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Step
from spielwerk.kernel.funnel import Funnel

__all__ = ["EPISODE_7"]

CLUE = "clue"
NEARBY = 2
"""How far away the second token may be."""
MANY = 3
"""From so many players on the home peninsulas of others are spared."""
RULE = "fenris.ep7.automa-second-token"
LIMITS = "fenris.ep7.automa-second-token-limits"


@EPISODE_7.on("on_met")
def look_around(s: Scythe, seat: int, place: int) -> None:
    """Lets an Automa whose character has taken a token look for another; that one brings no third.

    [fenris.ep7.automa-second-token]
    """
    took_it_here = not s.rules.chooses[seat] and s.players[seat].units[CHARACTER] == place
    if took_it_here and s.part(Trail).finder == NOBODY:
        s.next(SecondToken(seat, place))


class SecondToken(Step, frozen=True, tag="scythe.ep7.SecondToken"):
    """Takes another token not far from the first, if there is one.

    [fenris.ep7.automa-second-token, fenris.ep7.automa-second-token-tie]
    [fenris.ep7.automa-second-token-limits, fenris.ep7.automa-second-token-peninsula]
    """

    seat: int
    place: int

    def run(self, s: Scythe) -> None:
        m, far = automa_of(s, self.seat), s.rules.board.distance[self.place]
        began(s, m, CLUE, "target")
        f = Funnel(s, s.rules.regions)
        f.only(RULE, s.encounters & sum([BIT[at] for at in bits(s.rules.regions) if far[at] <= NEARBY]))
        f.without(LIMITS, enemy_units(s, self.seat))
        if not water_open(s, self.seat):
            f.only(LIMITS, on_foot(s.rules.board, self.place))
        if s.rules.seats >= MANY:
            f.without("fenris.ep7.automa-second-token-peninsula", peninsulas_of_others(s, self.seat))
        if not f.left:
            tell(s, m, NOWHERE, "no-target")
            return
        at = reading_order(s, m, f)
        tell(s, m, at, "done")
        take_token(s, self.seat, at)


@cache
def on_foot(b: Board, place: int) -> int:
    """Returns all regions that can be reached from a place without crossing water."""
    found, edge = 0, BIT[place]
    while edge:
        found |= edge
        wave = 0
        for at in bits(edge):
            wave |= b.walk[at]
        edge = wave & ~found
    return found


def peninsulas_of_others(s: Scythe, seat: int) -> int:
    """Returns the home peninsulas of the other players; a home on the land of the Factory has none.

    [fenris.ep7.automa-second-token-peninsula]
    """
    b, mask = s.rules.board, 0
    for other in s.rules.seating:
        around = on_foot(b, b.starts[s.rules.homes[other]][0])
        if other != seat and not around & BIT[b.factory]:
            mask |= around
    return mask


def tell(s: Scythe, m: AutomaSeat, place: int, verdict: str) -> None:
    """Logs what became of the second token."""
    if s.journal is not UNSET:
        s.journal.append(LineRead(m.seat, "token", place, CLUE, "", 1, verdict))


EPISODE_7.add_row("automa_token_rules", CLUE, RULE)
