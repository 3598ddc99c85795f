"""Choosing a civilization among several that a scenario draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.civilization import give_civilization
from spielwerk.games.tapestry.draws import drawn_from
from spielwerk.games.tapestry.options import CIVILIZATION, CIVILIZATIONS, DRAW_CIVILIZATION, NO, OPTIONS
from spielwerk.games.tapestry.scenarios.events import CivilizationReplaced
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

REPLACE = OPTIONS.row("replace-civilization", CIVILIZATIONS)


class DrawToChoose(Chance, frozen=True, tag="tapestry.atlantis1.Draw"):
    """Draws a civilization to choose from; some may be replaced.

    [tapestry.atlantis1.three-civilizations, tapestry.atlantis4.turn1-civilization]
    [tapestry.atlantis1.redraw-civilizations]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_CIVILIZATION, s.civilizations)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.civilizations &= ~(1 << option.i)
        s.dealt[self.seat] |= 1 << option.i
        may = s.rules.data.civilizations()[option.i].redrawn
        if s.civilizations and any(scenario in s.rules.setup["modules"] for scenario in may):
            s.next(MayReplace(self.seat, option.i))


class MayReplace(Ask, frozen=True, tag="tapestry.atlantis1.MayReplace"):
    """Asks whether a drawn civilization is discarded for another one.

    [tapestry.atlantis1.redraw-civilizations]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    civilization: int

    def options(self, s: Tapestry) -> Options:
        return (REPLACE[self.civilization], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.dealt[self.seat] &= ~(1 << self.civilization)
            s.old_civilizations |= 1 << self.civilization
            if s.journal is not UNSET:
                s.journal.append(CivilizationReplaced(self.seat, self.civilization))
            s.next(DrawToChoose(self.seat))


class KeepOne(Ask, frozen=True, tag="tapestry.atlantis1.KeepOne"):
    """Asks for the civilization to keep; in set-up the others go back to the stack, later they are discarded.

    All that are discarded in set-up, also those that were replaced, belong to the stack of the game.
    [tapestry.atlantis1.three-civilizations, tapestry.atlantis4.turn1-civilization]
    [tapestry.atlantis1.redraw-civilizations]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    discards: int = 0

    def options(self, s: Tapestry) -> Options:
        return tuple([CIVILIZATION[civ] for civ in bits(s.dealt[self.seat])])

    def choose(self, s: Tapestry, option: Option) -> None:
        others = s.dealt[self.seat] & ~(1 << option.i)
        if self.discards:
            s.old_civilizations |= others
        else:
            s.civilizations |= others | s.old_civilizations
            s.old_civilizations = 0
        s.dealt[self.seat] = 0
        give_civilization(s, self.seat, option.i, starting=True)


def replaced_civilization(_speech: Any, option: Option, rules: TapestryRules) -> dict[str, object]:
    return {"civilization": str(rules.data.civilizations()[option.i].name)}
