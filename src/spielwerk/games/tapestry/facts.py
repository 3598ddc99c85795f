"""The one place where each simple fact changes: points, resources, achievements.

A player who has finished gains nothing any more; points of a civilization come by `score_passively`.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.events import AchievementGained, Gained, Paid, Scored
from spielwerk.games.tapestry.source import ACHIEVEMENT, OTHER, current_source
from spielwerk.games.tapestry.state import MOST_RESOURCES, Tapestry

COMPLETE_TRACK, TOPPLE_TWO, MIDDLE_ISLAND = range(3)
TOPPLED_FOR_ACHIEVEMENT = 2


def is_player(s: Tapestry, actor: int) -> bool:
    """Returns whether an actor is a player at the table."""
    return actor < len(s.players)


def gains(s: Tapestry, actor: int) -> bool:
    """Returns whether an actor gains what a card gives to others: only people do who have not finished.

    [tapestry.base.end.finished-no-gain]
    """
    return is_player(s, actor) and s.rules.chooses[actor] and not s.players[actor].ended


def score(s: Tapestry, seat: int, points: int, source: int = OTHER) -> None:
    """Scores victory points, without an upper limit; they come from what is being carried out, or `source`.

    [tapestry.base.limit.vp-no-max, tapestry.base.end.finished-no-gain]
    """
    if points and not s.players[seat].ended:
        score_passively(s, seat, points, source)


def score_passively(s: Tapestry, seat: int, points: int, source: int = OTHER) -> None:
    """Scores points that a civilization yields even after the player's fifth income turn.

    [tapestry.ruling.base-finished-player-vp, tapestry.base.limit.vp-not-negative]
    """
    p = s.players[seat]
    before = p.vp
    p.vp = after = max(before + points, 0)
    if after != before:
        p.earned[source or current_source(s)] += after - before
    if s.journal is not UNSET and points:
        s.journal.append(Scored(seat, points))


def gain(s: Tapestry, seat: int, resource: int, n: int = 1) -> int:
    """Gains resources, up to eight of each kind; returns how many were gained.

    [tapestry.base.limit.resources, tapestry.ruling.base-resource-cap-order]
    """
    p = s.players[seat]
    n = 0 if p.ended else min(n, MOST_RESOURCES - p.res[resource])
    p.res[resource] += n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, resource, n))
    return n


def pay(s: Tapestry, seat: int, resource: int, n: int = 1) -> None:
    """Returns resources to the supply, which is unlimited."""
    s.players[seat].res[resource] -= n
    if s.journal is not UNSET and n:
        s.journal.append(Paid(seat, resource, n))


def achieve(s: Tapestry, actor: int, achievement: int) -> None:
    """Grants an achievement once per actor when its condition is met; latecomers score no points.

    [tapestry.base.achievement.immediate, tapestry.base.achievement.once-per-player]
    [tapestry.base.achievement.full, tapestry.base.achievement.permanent]
    [tapestry.base.achievement.vp-small, tapestry.base.achievement.vp-large]
    """
    taken = s.places[achievement]
    if actor in taken or (is_player(s, actor) and s.players[actor].ended):
        return
    points = s.rules.achievement_points[achievement]
    worth = points[len(taken)] if len(taken) < len(points) else 0
    gained = worth if is_player(s, actor) else 0
    s.places = (*s.places[:achievement], (*taken, actor), *s.places[achievement + 1 :])
    if gained:
        score(s, actor, gained, ACHIEVEMENT)
    if s.journal is not UNSET and worth:
        s.journal.append(AchievementGained(actor, achievement, gained))


def count_toppled(s: Tapestry, actor: int) -> None:
    """Counts one more toppled outpost of an opponent, whatever happens to it later.

    [tapestry.base.achievement.topple, tapestry.base.achievement.topple-trap]
    [tapestry.ruling.base-topple-history]
    """
    s.toppled[actor] += 1
    if s.toppled[actor] >= TOPPLED_FOR_ACHIEVEMENT:
        achieve(s, actor, TOPPLE_TWO)
