"""Alliance: peace with an opponent, whose upgrades the player shares."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.notes import keep, note
from spielwerk.games.tapestry.hangings.options import OPPONENT
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tech import Benefit
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class ChooseAlly(Ask, frozen=True, tag="tapestry.hanging.ChooseAlly"):
    """Asks for the opponent who becomes the ally; a power can be one.  [tapestry.hanging.alliance]"""

    gesture: ClassVar[str] = "opponent"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[other] for other in s.opponents(self.seat)])

    def choose(self, s: Tapestry, option: Option) -> None:
        keep(s.players[self.seat], option.n)


HANGINGS.add_row("atoms", "alliance", AtomRule(lambda s, seat, _atom: s.next(ChooseAlly(seat))))


@HANGINGS.on("may_not_conquer", "alliance")
def spared(s: Tapestry, seat: int) -> int:
    """Returns the ally's territories, which the player cannot conquer.  [tapestry.hanging.alliance]"""
    return sum([s.control(ally) for ally in note(s.players[seat])])


@HANGINGS.on("not_conquered_by", "alliance")
def safe(s: Tapestry, seat: int, attacker: int) -> int:
    """Returns the player's territories if the attacker is the ally, who cannot conquer them.

    [tapestry.hanging.alliance]
    """
    return s.control(seat) if attacker in note(s.players[seat]) else 0


@HANGINGS.on("opponent_upgraded", "alliance")
def upgraded(s: Tapestry, seat: int, other: int, card: int, row: int) -> None:
    """Gains the same benefit as the ally; a landmark is already gone by then.

    [tapestry.hanging.alliance.upgrade, tapestry.hanging.alliance.landmark]
    """
    if other in note(s.players[seat]):
        s.next(Benefit(seat, card, row))
