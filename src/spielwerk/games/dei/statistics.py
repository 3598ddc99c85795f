"""Facts about a game for statistics."""

from __future__ import annotations

from spielwerk.games.dei.cards import outposts
from spielwerk.games.dei.options import ANY, FACTIONS
from spielwerk.games.dei.scoring import ROWS
from spielwerk.games.dei.state import Dei


def turns(s: Dei) -> int:
    """Returns the number of action phases of all players together."""
    return s.turns


def facts(s: Dei, seat: int) -> dict[str, int | str]:
    """Returns faction and first turn order to group by, points by source, and what was gathered."""
    p = s.players[seat]
    first = s.rules.setup["oldest"] - 1
    return {
        "faction": FACTIONS[p.faction],
        "start": str((seat - first) % len(s.players) + 1),
        **{f"points.{name}": p.points[source] for name, source in ROWS.items()},
        "scrappers": p.on_board,
        "structures": len(p.camps) + len(p.bridges) + len(p.elevators),
        "outposts": outposts(s, seat, ANY),
        "badges": p.earned.bit_count(),
        "bought": len([card for card in p.owned + p.recycled if s.rules.printed_points[card]]),
    }
