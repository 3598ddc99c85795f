"""Marriage of State: the benefits of an opponent on one track."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.notes import keep, note
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.options import TRACK_EACH
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AtomRule, Do
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Marry(Ask, frozen=True, tag="tapestry.hanging.Marry"):
    """Asks for the opponent, who may be a power.  [tapestry.hanging.marriage-of-state]"""

    gesture: ClassVar[str] = "opponent"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[other] for other in s.opponents(self.seat)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(Dowry(self.seat, option.n))


class Dowry(Ask, frozen=True, tag="tapestry.hanging.Dowry"):
    """Asks for the track.  [tapestry.hanging.marriage-of-state]"""

    gesture: ClassVar[str] = "opponent"

    opponent: int

    def options(self, s: Tapestry) -> Options:
        return TRACK_EACH(s.rules.tracks)

    def choose(self, s: Tapestry, option: Option) -> None:
        keep(s.players[self.seat], self.opponent, option.i)


HANGINGS.add_row("atoms", "marriage-of-state", AtomRule(lambda s, seat, _atom: s.next(Marry(seat))))


@HANGINGS.on("opponent_benefited", "marriage-of-state")
def shared(s: Tapestry, seat: int, other: int, track: int, step: int) -> None:
    """Gains the same benefit after the opponent, without bonus and landmark.

    [tapestry.hanging.marriage-of-state, tapestry.hanging.marriage-of-state.bonus]
    """
    benefit = s.rules.spaces[track][step].benefit
    if (other, track) == note(s.players[seat]) and benefit is not None:
        s.next(Do(seat, benefit))
