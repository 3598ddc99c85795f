"""Dictatorship: an advance on a track that is closed to opponents for a while."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import BENEFIT, BONUS, EVERY_TRACK
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import NO, TRACK_EACH
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken, possible_tracks
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

THIS_AND_NEXT, NEXT = 2, 1
"""The ends of own turns until a track is open again: a card may also be played in somebody else's turn."""


class Seize(Ask, frozen=True, tag="tapestry.hanging.Seize"):
    """Asks for the track; opponents cannot advance there until the end of the player's next turn.

    [tapestry.hanging.dictatorship, tapestry.hanging.dictatorship.block, tapestry.hanging.dictatorship.end]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(possible_tracks(s, self.seat, FORWARD, EVERY_TRACK)) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            turns = THIS_AND_NEXT if s.active == self.seat else NEXT
            s.blocks = (*s.blocks, (self.seat, option.i, turns))
            s.next(WhichToken(self.seat, FORWARD, option.i, BENEFIT | BONUS))


HANGINGS.add_row("atoms", "dictatorship", AtomRule(lambda s, seat, _atom: s.next(Seize(seat))))


@HANGINGS.on("closed_by_others")
def closed(s: Tapestry, actor: int) -> int:
    """Returns the tracks that are closed to an actor, even if the card has been covered since.

    [tapestry.hanging.dictatorship.block, tapestry.hanging.dictatorship.end]
    """
    mask = 0
    for owner, track, _ in s.blocks:
        if actor != owner and not s.players[owner].ended:
            mask |= 1 << track
    return mask


@HANGINGS.on("turn_over")
def turn_over(s: Tapestry, actor: int) -> None:
    """Counts down the closed tracks of the player whose turn has ended, and opens those that are due.

    [tapestry.hanging.dictatorship.end, tapestry.ruling.hanging-dictatorship-end]
    """
    if s.blocks:
        left = [(owner, track, n - (owner == actor)) for owner, track, n in s.blocks]
        s.blocks = tuple([one for one in left if one[2]])
