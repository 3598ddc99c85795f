"""The score and the end of the game."""

from __future__ import annotations

from spielwerk.games.tapestry.source import (
    ACHIEVEMENT,
    BONUS,
    CAPITAL,
    CIVILIZATION,
    DIE,
    HANGING,
    INCOME,
    SPACE,
    SPACE_TILE,
    TECH,
    TERRITORY_TILE,
)
from spielwerk.games.tapestry.state import LAST_INCOME, Player, Tapestry
from spielwerk.kernel.outcome import Item, Outcome, Score, rank

LINES: dict[str, tuple[int, ...]] = {
    "tracks": (SPACE, BONUS),
    "income": (INCOME,),
    "capital": (CAPITAL,),
    "exploring": (TERRITORY_TILE,),
    "space": (SPACE_TILE,),
    "conquest": (DIE,),
    "tech": (TECH,),
    "hangings": (HANGING,),
    "civilizations": (CIVILIZATION,),
    "achievements": (ACHIEVEMENT,),
}
"""The lines of a score, and the sources that each adds up; everything else is in the last one."""
REST = "other"


def by_source(p: Player) -> dict[str, int]:
    """Returns a player's points line by line."""
    found = {
        key: sum([era[source] for era in (*p.past, p.earned) for source in sources])
        for key, sources in LINES.items()
    }
    return {**found, REST: p.vp - sum(found.values())}


def by_era(p: Player) -> list[int]:
    """Returns the points of each income turn and the turns that follow it; the first are those of set-up."""
    found = [sum(era) for era in (*p.past, p.earned)]
    return found + [0] * (LAST_INCOME + 1 - len(found))


def score(s: Tapestry, seat: int) -> Score:
    """Returns the victory points by source; unused resources are worth none.

    [tapestry.base.end.no-extra-scoring]
    """
    return Score(seat, tuple([Item(key, points) for key, points in by_source(s.players[seat]).items()]))


def facts(s: Tapestry, seat: int) -> dict[str, int | str]:
    """Returns the civilizations to group by, the points by source and era, and what was gathered."""
    p = s.players[seat]
    civilizations = s.rules.data.civilizations()
    return {
        "civilization": "+".join([civilizations[one[0]].id for one in p.civilizations]) or "none",
        **{f"points.{key}": points for key, points in by_source(p).items()},
        **{f"era.{era}": points for era, points in enumerate(by_era(p))},
        "buildings": sum(p.built),
        "landmarks": len(p.landmarks),
        "tech": len(p.tech),
        "territories": s.control(seat).bit_count(),
    }


def outcome(s: Tapestry) -> Outcome:
    """Returns the result: most points win, then most resources in total; after that, victory is shared.

    [tapestry.base.end.winner, tapestry.base.end.tie, tapestry.base.end.tie-shared]
    """
    seats = range(len(s.players))
    scores = tuple([score(s, seat) for seat in seats])
    left = [sum(p.res) for p in s.players]
    places, used = rank(seats, lambda seat: scores[seat].total, [("resources", lambda seat: left[seat])])
    result = Outcome(scores, places, used, tuple([tuple(left) for _ in used]))
    for judge in s.rules.judges:
        result = judge(s, result)
    return result
