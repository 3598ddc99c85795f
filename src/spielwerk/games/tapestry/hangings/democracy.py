"""Democracy: cards, and points for unwanted ones."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.discard import discard_hanging
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import GIVE_HANGING, NO
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

CARDS, POINTS = 3, 2


class Vote(Ask, frozen=True, tag="tapestry.hanging.Vote"):
    """Asks for any number of cards from hand, in any order: an order would tell what is left of a hand.

    [tapestry.hanging.democracy, tapestry.hanging.own-card-not-counted]
    """

    gesture: ClassVar[str] = "discard"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return (*[GIVE_HANGING[card] for card in s.players[self.seat].hand], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            discard_hanging(s, self.seat, option.i)
            score(s, self.seat, POINTS, HANGING)
            s.next(Vote(self.seat))


HANGINGS.add_row(
    "atoms",
    "democracy",
    AtomRule(lambda s, seat, _atom: s.then(DrawHangings(seat, CARDS), Vote(seat))),
)
