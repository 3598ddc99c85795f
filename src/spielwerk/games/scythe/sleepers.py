"""Powers that sleep: until they wake, neither a view nor a saved position has rows for them."""

from __future__ import annotations

from spielwerk.games.scythe.setup import new_row
from spielwerk.games.scythe.state import Scythe


def without_sleepers(s: Scythe) -> Scythe:
    """Returns a position without the rows of powers that sleep; `s` is a shallow copy."""
    n = sum([asleep(s) for asleep in s.rules.asleep])
    if n:
        s.players, s.hands, s.objectives = s.players[:-n], s.hands[:-n], s.objectives[:-n]
        s.sealed, s.held, s.enemies = s.sealed[:-n], s.held[:-n], s.enemies[:-n]
    return s


def add_sleepers(s: Scythe) -> None:
    """Adds the rows that `without_sleepers` has left out."""
    for actor in range(len(s.players), s.rules.actors):
        s.held, s.enemies = (*s.held, 0), (*s.enemies, somebody_at(s))
        s.players.append(new_row(s.rules, actor))
        s.hands.append([0] * len(s.rules.card_values))
        s.objectives.append(())
        s.sealed.append([])


def somebody_at(s: Scythe) -> int:
    """Returns the places with units, all of which are enemies of a power."""
    mask = 0
    for p in s.players:
        mask |= p.fighters_at | p.workers_at
    return mask
