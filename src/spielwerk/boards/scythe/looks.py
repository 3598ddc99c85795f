"""The looks of seats and powers: the names by which drawings and style sheets know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.boards.scythe.art import EMBLEMS

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

POWER = "power"
"""The look of every power; static files do not name powers."""


def look(actor: int, rules: ScytheRules) -> str:
    """Returns the look of an actor: its faction, or that of powers."""
    return str(rules.factions[actor]) if actor < rules.seats else POWER


def looks(rules: ScytheRules) -> tuple[str, ...]:
    """Returns the looks of all seats and powers."""
    return tuple([look(actor, rules) for actor in range(rules.actors)])


def emblems(rules: ScytheRules) -> tuple[tuple[str, str], ...]:
    """Returns the looks at a table, each with its emblem; that of a power comes from its data."""
    powers = [(POWER, rules.power_data[power].emblem) for power in rules.powers]
    return (*[(faction, EMBLEMS[faction]) for faction in rules.factions[: rules.seats]], *powers)
