"""Episode 3: how an Automa searches the Factory."""

from __future__ import annotations

from spielwerk.games.scythe.automa.move_targets import (
    CHARACTERS,
    MECHS,
    MOVES,
    Target,
    bar,
    keep_apart,
    others_at,
    reached,
    regions,
)
from spielwerk.games.scythe.automa.seat import AutomaSeat
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import enemy_fighters
from spielwerk.games.scythe.fenris.episode_3 import EPISODE_3, NOBODY, Rescue, Search
from spielwerk.games.scythe.state import Scythe

__all__ = ["EPISODE_3"]

SEARCHES = ("move-character", "encounter-or-factory")
"""The movements after which an Automa searches."""
TARGET = "fenris.ep3.automa-target-factory"
MOST_AFRAID = 4
"""With so much power, or less, an Automa does not seek a combat there."""


def to_the_factory(action: str) -> Target:
    """Returns where a movement of a combat unit leads: to the Factory until Vesna is found, else as always.

    The book names the target and leaves nothing to choose, so a unit goes there whatever its movement is for,
    into a combat as well unless it has too little power.  It stays away from the Automa's own combat units,
    and a unit that stands there attacks as usual.
    [fenris.ep3.automa-target-factory, fenris.ep3.automa-target-exception]
    """
    _, as_always = MOVES[action]

    def target(s: Scythe, m: AutomaSeat, unit: int) -> int:
        if s.part(Rescue).finder != NOBODY or not drawn_there(s, m, unit, action):
            return as_always(s, m, unit)
        f = regions(s, m, action)
        f.only(TARGET, BIT[s.rules.board.factory])
        keep_apart(s, m, f)
        bar(s, m, f, action, unit)
        return f.first(TARGET) if f.left else as_always(s, m, unit)

    return target


def drawn_there(s: Scythe, m: AutomaSeat, unit: int, action: str) -> bool:
    """Returns whether a combat unit can be moved to the Factory, and should be.

    [fenris.ep3.automa-target-factory, fenris.ep3.automa-target-exception]
    """
    p, factory = s.players[m.seat], BIT[s.rules.board.factory]
    if not factory & reached(s, m, action) or factory & others_at(p, unit, MECHS | CHARACTERS):
        return False
    if factory & BIT[p.units[unit]]:
        return action not in ATTACKS
    return not factory & enemy_fighters(s, m.seat) or p.power > MOST_AFRAID


ATTACKS = ("attack-unit", "attack-workers")
for name, (select, _) in MOVES.items():
    if name != "move-worker":
        EPISODE_3.add_row("automa_actions", name, (select, to_the_factory(name)))
EPISODE_3.add_row("automa_reasons", TARGET, "search")


@EPISODE_3.on("automa_moved")
def search(s: Scythe, seat: int, _unit: int, _place: int, action: str) -> None:
    """Searches if a combat unit is in the Factory after the movement, whichever has moved; a mech will do.

    [fenris.ep3.automa-search, fenris.ep3.automa-search-trigger, fenris.ep3.automa-mech-as-character]
    """
    if action in SEARCHES and s.players[seat].fighters_at & BIT[s.rules.board.factory]:
        s.next(Search(seat))
