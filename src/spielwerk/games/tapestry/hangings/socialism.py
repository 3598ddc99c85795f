"""Socialism: a token goes to the space of the nearest opponent."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import CATCH_UP, FALL_BACK
from spielwerk.games.tapestry.options import NO
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tracks import enter, leave, movable, returnable
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def goals(s: Tapestry, seat: int, track: int) -> list[int]:
    """Returns the steps of the opponents' tokens on a track."""
    others = [at[track] for actor, at in enumerate(s.at) if actor != seat and at[track] >= 0]
    return others + [step for actor, t, step in s.spare if t == track and actor != seat]


def ahead(s: Tapestry, seat: int, track: int) -> int:
    """Returns the step of the nearest opponent ahead of the player's foremost token, or NONE."""
    own = s.at[seat][track]
    found = [step for step in goals(s, seat, track) if step > own]
    return min(found) if found and own in movable(s, seat, track) else NONE


def behind(s: Tapestry, seat: int, track: int) -> int:
    """Returns the step of the nearest opponent behind the player's foremost token, or NONE."""
    own = s.at[seat][track]
    found = [step for step in goals(s, seat, track) if step < own]
    return max(found) if found and own in returnable(s, seat, track) else NONE


class Level(Ask, frozen=True, tag="tapestry.hanging.Level"):
    """Asks for the track and the direction; nothing happens if there is no opponent in either.

    [tapestry.hanging.socialism, tapestry.hanging.socialism.void, tapestry.hanging.socialism.landmarks]
    [tapestry.hanging.several-spaces, tapestry.ruling.hanging-socialism-direction]
    """

    gesture: ClassVar[str] = "track"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        tracks = bits(s.rules.tracks)
        up = [CATCH_UP[track] for track in tracks if ahead(s, self.seat, track) != NONE]
        down = [FALL_BACK[track] for track in tracks if behind(s, self.seat, track) != NONE]
        return (*up, *down) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        token = s.at[self.seat][option.i]
        if option is CATCH_UP[option.i]:
            enter(s, self.seat, option.i, token, 0, far=ahead(s, self.seat, option.i) - token)
        else:
            leave(s, self.seat, option.i, token, 0, far=token - behind(s, self.seat, option.i))


HANGINGS.add_row("atoms", "socialism", AtomRule(lambda s, seat, _atom: s.next(Level(seat))))
