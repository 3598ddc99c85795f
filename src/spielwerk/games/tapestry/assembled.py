"""What the rules of a table compute once, when they are assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.tapestry import components, tables
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.state import LAST_INCOME, NONE
from spielwerk.kernel.module import Ability

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.tables import Space
    from spielwerk.kernel.frame import Frame


def abilities(data: components.Components) -> list[Ability]:
    """Returns all abilities: hangings first, in the order of the data, then civilizations."""
    hangings = [Ability(card.id, card.name, card.text or card.name) for card in data.hangings()]
    return hangings + [Ability(civ.id, civ.name, civ.text) for civ in data.civilizations()]


def printed_spaces(rules: TapestryRules) -> tuple[tuple[Space, ...], ...]:
    return tables.track_spaces(rules.data)


def next_prices(rules: TapestryRules) -> tuple[tuple[tables.Price, ...], ...]:
    return tables.prices(rules.spaces)


def brought_civilizations(rules: TapestryRules) -> tuple[int, ...]:
    """Returns the civilizations whose modules are in the game."""
    brought = {module.partition("@")[0] for module in rules.modules}
    return tuple([i for i, civ in enumerate(rules.data.civilizations()) if civ.id in brought])


def every_hanging(_rules: TapestryRules) -> int:
    """Returns the mask of all tapestry cards."""
    return (1 << len(HANGINGS)) - 1


def own_landmarks(rules: TapestryRules) -> tuple[int, ...]:
    """Returns, by actor, that players keep their landmarks and powers do not."""
    return (*range(rules.seats), *[NONE] * len(rules.powers))


def own_turns(rules: TapestryRules) -> tuple[tuple[Frame, ...], ...]:
    """Returns the frames of a turn, by seat, as they lie on the stack: the first one last."""
    return tuple([tuple([step(seat) for step in rules.own_turn[seat][::-1]]) for seat in range(rules.seats)])


def income_turns(rules: TapestryRules) -> tuple[tuple[Frame, ...], ...]:
    """Returns the frames of an income turn, by seat, as they lie on the stack: the first one last."""
    return tuple([tuple([step(seat) for step in rules.income[::-1]]) for seat in range(rules.seats)])


def able_in_turns(rules: TapestryRules) -> tuple[tuple[int, ...], ...]:
    """Returns, by seat and income turn, which civilizations use an ability in that turn.

    [tapestry.civ.income-time]
    """
    civilizations = list(enumerate(rules.data.civilizations()))

    def able(seat: int, turn: int) -> int:
        now = [i for i, civ in civilizations if turn in civ.turns and rules.income_abilities(seat, i)]
        return sum([1 << i for i in now])

    turns = range(LAST_INCOME + 1)
    return tuple([tuple([able(seat, turn) for turn in turns]) for seat in range(rules.seats)])
