"""Mercantilism: food gained in an income turn may be exchanged for other resources, which scores points."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import RESOURCES
from spielwerk.games.tapestry.facts import gain, score
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.hangings.options import CONVERT
from spielwerk.games.tapestry.options import NO
from spielwerk.games.tapestry.source import HANGING
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

FOOD = RESOURCES.index("food")
POINTS = 2


@HANGINGS.on("income_resources", "mercantilism")
def paid(s: Tapestry, seat: int, resources: list[int]) -> None:
    """Withholds the food of the income until the player has decided what to exchange.

    [tapestry.hanging.mercantilism.limit]
    """
    if resources[FOOD]:
        s.next(Convert(seat, resources[FOOD]))
        resources[FOOD] = 0


class Convert(Ask, frozen=True, tag="tapestry.hanging.Convert"):
    """Asks which resource one food becomes, in the order of resources; the rest stays food.

    [tapestry.hanging.mercantilism, tapestry.hanging.mercantilism.limit]
    """

    gesture: ClassVar[str] = "convert"
    begins: ClassVar[bool] = True

    left: int
    lowest: int = 0

    def options(self, _s: Tapestry) -> Options:
        return (*[CONVERT[kind] for kind in range(self.lowest, len(RESOURCES)) if kind != FOOD], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            gain(s, self.seat, FOOD, self.left)
            return
        gain(s, self.seat, option.i)
        score(s, self.seat, POINTS, HANGING)
        if self.left > 1:
            s.next(Convert(self.seat, self.left - 1, option.i))
