"""What the rules of a table compute once, when they are assembled."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from spielwerk.games.tapestry import components, tables
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.options import HANGING_KINDS
from spielwerk.games.tapestry.state import LAST_INCOME, NONE
from spielwerk.kernel.module import Ability

if TYPE_CHECKING:
    from spielwerk.games.tapestry.components import Civilization, Hanging, Landmark, SpaceTile
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.tables import Space
    from spielwerk.kernel.frame import Frame

    Card = Hanging | Civilization | SpaceTile | Landmark


def abilities(data: components.Components) -> list[Ability]:
    """Returns all abilities: hangings first, in the order of the data, then civilizations; those of
    expansions follow those of the base box.
    """
    found = [(card.needs, Ability(card.id, card.name, card.text or card.name)) for card in data.hangings()]
    found += [(civ.needs, Ability(civ.id, civ.name, civ.text)) for civ in data.civilizations()]
    return [ability for needs, ability in sorted(found, key=lambda one: bool(one[0]))]


def included(thing: Card, rules: TapestryRules) -> bool:
    """Returns whether a thing is in the game: its expansion is, and no scenario leaves it out.

    [tapestry.hanging.plans-unknown, tapestry.hanging.arts-unknown, tapestry.hanging.fantasies-unknown]
    """
    chosen = rules.setup["modules"]
    known = not getattr(thing, "unknown", False)
    left_out = any(scenario in chosen for scenario in getattr(thing, "scenario", ()))
    return known and (not thing.needs or thing.needs in chosen) and not left_out


def printed_spaces(rules: TapestryRules) -> tuple[tuple[Space, ...], ...]:
    return tables.track_spaces(rules.data, fifth=rules.has_fifth)


def around_the_board(rules: TapestryRules) -> tuple[int, ...]:
    """Returns the printed tracks in clockwise order.  [tapestry.doublestrike.clockwise]"""
    return tuple([TRACKS.index(track) for track in rules.data.tracks().clockwise])


def next_prices(rules: TapestryRules) -> tuple[tuple[tables.Price, ...], ...]:
    return tables.prices(rules.spaces)


def brought_civilizations(rules: TapestryRules) -> tuple[int, ...]:
    """Returns the civilizations whose modules are in the game."""
    brought = {module.partition("@")[0] for module in rules.modules}
    found = enumerate(rules.data.civilizations())
    return tuple([i for i, civ in found if civ.id in brought and included(civ, rules)])


def every_hanging(rules: TapestryRules) -> int:
    """Returns the mask of the tapestry cards in the game.  [tapestry.hanging.plans-table]"""
    cards = rules.data.hangings()
    return sum([1 << i for i, kind in enumerate(HANGING_KINDS) if included(cards[kind], rules)])


def every_space(rules: TapestryRules) -> int:
    """Returns the mask of the space tiles in the game.  [tapestry.spacetile.plans]"""
    return sum([1 << i for i, tile in enumerate(rules.data.spaces()) if included(tile, rules)])


def every_tech(rules: TapestryRules) -> int:
    """Returns the mask of the tech cards in the game."""
    left_out = [any(one in rules.setup["modules"] for one in card.scenario) for card in rules.data.techs()]
    return sum([1 << i for i, out in enumerate(left_out) if not out])


def every_landmark(rules: TapestryRules) -> int:
    """Returns the mask of the landmarks that anybody can gain: those of landmark cards are not among them."""
    found = enumerate(rules.data.landmarks())
    return sum([1 << i for i, one in found if included(one, rules) and one.condition is None])


def watched(*points: str) -> Callable[[TapestryRules], int]:
    """Returns a function for the mask of abilities that add something at any of these points.

    The bit above all abilities stands for what is added without one: `always`.
    """

    def abilities_at(rules: TapestryRules) -> int:
        rows = [rows for point in points for rows in getattr(rules, point)]
        return reduce(or_, [row.bits | bool(row.always) * rules.always for row in rows], 0)

    return abilities_at


def above_all_abilities(rules: TapestryRules) -> int:
    """Returns the bit above those of all abilities."""
    return 1 << len(rules.abilities)


def own_landmarks(rules: TapestryRules) -> tuple[int, ...]:
    """Returns, by actor, that players keep their landmarks and powers do not."""
    return (*range(rules.seats), *[NONE] * len(rules.powers))


def both_ways(_rules: TapestryRules) -> bool:
    """Returns that tokens may go back too."""
    return False


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
