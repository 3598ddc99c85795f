"""Optional rule 2: badges are drafted, colour by colour."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.dei.badges import DealBadges, give
from spielwerk.games.dei.options import BADGE, COLOUR, COLOURS
from spielwerk.games.dei.state import NONE, Dei
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

BADGE_DRAFT = Module("badge_draft")


class Draft(Step, frozen=True, tag="dei.draft.Begin"):
    """Runs the draft: anticlockwise from the player to the right of the start player, who picks last.

    [dei.option.badge-draft.start, dei.option.badge-draft.order, dei.option.badge-draft.repeat]
    """

    first: int

    def run(self, s: Dei) -> None:
        s.draft = tuple(reversed(s.order()))
        s.then(*[DraftColour(s.draft[0]) for _ in COLOURS])


class DraftColour(Ask, frozen=True, tag="dei.draft.Colour"):
    """Asks which colour to draft next.  [dei.option.badge-draft.start, dei.option.badge-draft.repeat]"""

    gesture: ClassVar[str] = "badge"
    begins: ClassVar[bool] = True

    def options(self, s: Dei) -> Options:
        mine = s.players[self.seat].badges
        return tuple([COLOUR[colour] for colour, badge in enumerate(mine) if badge == NONE])

    def choose(self, s: Dei, option: Option) -> None:
        s.then(*[DraftBadge(seat, option.i) for seat in s.draft])


class DraftBadge(Ask, frozen=True, tag="dei.draft.Badge"):
    """Asks for one badge of the pile that was passed on; the last player returns the rest to the supply.

    [dei.option.badge-draft.order, dei.option.badge-draft.repeat]
    """

    gesture: ClassVar[str] = "badge"

    colour: int

    def options(self, s: Dei) -> Options:
        return tuple([BADGE[b] for b in s.undealt if s.rules.badge_colours[b] == self.colour])

    def choose(self, s: Dei, option: Option) -> None:
        give(s, self.seat, option.i)


BADGE_DRAFT.replace_step("setting_up", DealBadges, Draft)
