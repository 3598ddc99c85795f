"""What the mats of several civilizations have in common: numbers at the start, a question in income turns."""

from __future__ import annotations

from spielwerk.games.tapestry.civilization import set_numbers
from spielwerk.games.tapestry.options import CIVILIZATIONS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module


def starts_with(module: Module, *numbers: int, tokens: bool = False) -> None:
    """Gives a civilization its first numbers, whenever it is gained: its tokens, if it keeps them, and these.

    [tapestry.civ.midgame-plain]
    """
    civilization = CIVILIZATIONS.index(module.id)

    def begin(s: Tapestry, seat: int, _starting: bool) -> None:
        own = [s.rules.data.civilizations()[civilization].tokens] * tokens
        set_numbers(s.players[seat], civilization, *own, *numbers)

    module.add("civilization_gained", begin, module.id)


def asks_in_income(module: Module, frame: type[Ask]) -> None:
    """Asks the player in the income turns of a civilization.  [tapestry.civ.income-time]"""

    def use(s: Tapestry, seat: int) -> None:
        s.next(frame(seat))

    module.add("income_ability", use, module.id)
