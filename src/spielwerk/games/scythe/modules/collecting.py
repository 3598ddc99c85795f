"""What some star tracks reward: encounter tokens that players keep, and resources on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from spielwerk.games.scythe.combat import Combats
from spielwerk.games.scythe.control import all_stock
from spielwerk.games.scythe.stars import earn, place_due
from spielwerk.games.scythe.state import Scythe, counts, replaced
from spielwerk.games.scythe.turn import BottomAction, ChooseSection, TopAction
from spielwerk.kernel.frame import Frame, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView


class Collection(Part):
    """How many encounter tokens each seat has kept."""

    tokens: tuple[int, ...]

    @classmethod
    def fresh(cls, rules: Rules) -> Self:
        return cls(tokens=(0,) * rules.seats)


def keep_tokens(module: Module, kind: type[Collection]) -> None:
    """Lets players and Automas keep the tokens of their encounters; enough of them earn a star.

    [fenris.peacetrack.keep-encounter-tokens, fenris.peacetrack.three-encounters]
    [fenris.peacetrack.automa-encounters, fenris.tiles.three-encounters]
    """

    def keep(s: Scythe, seat: int, _place: int) -> None:
        kept = s.part(kind)
        kept.tokens = replaced(kept.tokens, seat, kept.tokens[seat] + 1)
        earn(s, seat, "encounter-tokens", kept.tokens[seat])
        place_due(s, seat)

    def collected(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
        return ((text("scythe-panel-encounter-tokens"), str(view.parts[rules.slots[kind]].tokens[seat])),)

    module.add("on_met", keep)
    module.add("belongings", collected)


def resources(s: Scythe, seat: int) -> int:
    """Returns how many resources a player controls, wherever they are."""
    return sum(counts(all_stock(s, seat)))


class CountResources(Step, frozen=True, tag="scythe.peace.CountResources"):
    """Counts resources in the player's turn: before it, after each action and after combats.

    [fenris.peacetrack.sixteen-resources, fenris.peacetrack.sixteen-resources-spread]
    [fenris.tiles.sixteen-resources, fenris.tiles.sixteen-resources-spread]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        earn(s, self.seat, "resources", resources(s, self.seat))
        place_due(s, self.seat)


def between_actions(module: Module, step: type[Frame]) -> None:
    """Inserts a step into a player's turn: before it, after each action and after combats."""
    module.insert("turn", step, before=ChooseSection)
    module.insert("turn", step, after=TopAction)
    module.insert("turn", step, after=BottomAction)
    module.insert("after_move", step, after=Combats)
