"""What several civilizations offer when they are gained during the game: another one instead."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.civilization import drop_civilization, gain_civilization
from spielwerk.games.tapestry.options import NO, YES
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


def take_another(s: Tapestry, seat: int, civilization: int) -> None:
    """Discards a civilization and gains the next one.  [tapestry.civ.midgame-discard]"""
    drop_civilization(s, seat, civilization)
    gain_civilization(s, seat)


class AnotherInstead(Ask, frozen=True):
    """Asks whether to gain another civilization instead of the one that was gained."""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True
    civilization: ClassVar[int]

    def options(self, s: Tapestry) -> Options:
        return (YES, NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            self.keep(s)
        else:
            take_another(s, self.seat, self.civilization)

    def keep(self, s: Tapestry) -> None:
        """Goes on with the civilization that was gained."""
