"""Facts about a game for statistics."""

from __future__ import annotations

from spielwerk.games.scythe.state import NOWHERE, Scythe


def turns(s: Scythe) -> int:
    """Returns the number of turns of all players together."""
    return s.turns


def facts(s: Scythe, seat: int) -> dict[str, int | str]:
    """Returns faction and mat to group by; stars by kind and what has left the mats, as numbers."""
    p = s.players[seat]
    chosen = s.rules.setup["seats"][seat]
    more = [f(s, seat) for f in s.rules.facts]
    return {
        **{what: chosen[what] for what in ("faction", "mat") if chosen[what]},
        "stars": p.star_count,
        **{f"stars.{name}": n for name, n in zip(s.rules.star_names, p.stars, strict=True)},
        "power": p.power,
        "popularity": p.popularity,
        "upgrades": p.slots.bit_count(),
        "mechs": p.mechs,
        "structures": len(p.structures) - p.structures.count(NOWHERE),
        "recruits": p.recruits.bit_count(),
        "workers": p.workers,
        **{name: value for facts in more for name, value in facts.items()},
    }
