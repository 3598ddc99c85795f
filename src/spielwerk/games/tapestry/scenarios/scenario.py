"""What all scenarios have in common: what they need, what is left out, and when they are won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from spielwerk.games.tapestry.options import HANGING_KINDS
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.module import Module
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

Goal = Callable[[Tapestry, int], bool]
"""(s, seat) -> whether the person at the seat has reached the goal"""


class Scenario(Struct, frozen=True):
    """A scenario: how its module is made, the modules it needs, those it excludes, and its goal.

    `automa` says whether the bots play.  `civilization` and `bot_civilization` are those that the scenario
    gives to the person and to the Automa, `without` what a card must not mention.
    [tapestry.scenario.precedence, tapestry.scenario.civilizations-default]
    """

    id: str
    build: Callable[[TapestryRules], Module]
    goal: Goal
    automa: bool = True
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    civilization: str = ""
    bot_civilization: str = ""
    no_bot_civilization: bool = False
    without: tuple[str, ...] = ()


def no_goal(_s: Tapestry, _seat: int) -> bool:
    """Returns True: the usual victory is enough."""
    return True


def person(rules: TapestryRules) -> int:
    """Returns the seat of the person; a scenario has one."""
    return next(seat for seat in range(rules.seats) if rules.chooses[seat])


def for_goal(goal: Goal) -> Callable[[Tapestry, Outcome], Outcome]:
    """Returns a judge: the person wins with the usual victory and the goal; otherwise the Automa has won.

    [tapestry.scenario.win, tapestry.scenario.lose]
    """

    def judge(s: Tapestry, outcome: Outcome) -> Outcome:
        own = person(s.rules)
        others = [seat for seat in range(len(s.players)) if seat != own]
        won = outcome.winners == (own,) and goal(s, own)
        order = (own, *others) if won else (*others, own)
        return Outcome(
            outcome.scores, tuple([(seat,) for seat in order]), outcome.tie_breaks, outcome.measured
        )

    return judge


def without_mentions(module: Module, rules: TapestryRules, what: Sequence[str]) -> None:
    """Leaves out civilizations that mention something, and replaces tapestry cards that do when drawn.

    Cards of the Automa stay what they are.
    [tapestry.kaiju1.no-outside-civilizations, tapestry.kaiju1.redraw, tapestry.kaiju1.redraw-not-automa]
    [tapestry.kaiju2.redraw]
    """

    cards, data = rules.data.hangings(), rules.data.civilizations()
    ruled_out = [any(one in cards[kind].mentions for one in what) for kind in HANGING_KINDS]

    def civilizations(pool: Sequence[int], _rules: TapestryRules, _seat: Any) -> tuple[int, ...]:
        return tuple([number for number in pool if not {*data[number].mentions} & {*what}])

    def replaced(s: Tapestry, seat: int, card: int) -> bool:
        return s.rules.chooses[seat] and ruled_out[card]

    module.add("playable_civilizations", civilizations)
    module.add("replaced", replaced)


def goal_panel(id: str) -> Callable[[TapestryView, TapestryRules], list[Panel]]:
    """Returns the panel with the name and the goal of a scenario."""

    def panels(_view: TapestryView, _rules: TapestryRules) -> list[Panel]:
        rows = (
            (text("tapestry-scenario-name"), text(f"tapestry-module-{id}")),
            (text("tapestry-scenario-goal"), text(f"tapestry-scenario-goal-{id}")),
        )
        return [Panel("scenario", text("tapestry-scenario"), rows)]

    return panels
