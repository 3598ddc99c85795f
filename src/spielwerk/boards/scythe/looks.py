"""The looks of seats and powers: the names by which drawings and style sheets know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.boards.scythe.art import EMBLEMS
from spielwerk.boards.scythe.icons import crest, emblem

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

POWER = "power"
"""The look of every power; static files do not name powers."""


def look(actor: int, rules: ScytheRules) -> str:
    """Returns the look of an actor: its faction, or that of powers.

    A faction without a home base of its own looks like its colour, since static files do not name it.
    """
    if actor >= rules.seats:
        return POWER
    faction = str(rules.factions[actor])
    return faction if faction in rules.board.home else rules.data.factions()[faction].colour


def mark(actor: int, rules: ScytheRules) -> str:
    """Returns the mark of an actor beside words: that of its faction, or the sign of a power."""
    if actor < rules.seats:
        return emblem(look(actor, rules))
    return crest(rules.power_data[rules.powers[actor - rules.seats]].emblem)


def looks(rules: ScytheRules) -> tuple[str, ...]:
    """Returns the looks of all seats and powers."""
    return tuple([look(actor, rules) for actor in range(rules.actors)])


def emblems(rules: ScytheRules, actors: int) -> tuple[tuple[str, str], ...]:
    """Returns the looks at a table, each with its emblem; that of a power comes from its data.

    `actors` is how many seats and powers there are; powers that sleep are not among them.
    """
    awake = rules.powers[: actors - rules.seats]
    powers = [(POWER, rules.power_data[power].emblem) for power in awake]
    seated = looks(rules)[: rules.seats]
    return (*[(seen, EMBLEMS[seen]) for seen in seated], *powers)


def camps(rules: ScytheRules) -> tuple[tuple[str, str], ...]:
    """Returns each home base that is in use, by the name of its faction, with the look of who uses it."""
    return tuple(zip(rules.homes, looks(rules), strict=False))
