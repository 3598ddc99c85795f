"""Stars: what earns one, when it is placed, and the end of the game with the sixth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from spielwerk.games.scythe.events import StarPlaced
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Step

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView


def earn(s: Scythe, seat: int, cause: str, n: int = 0) -> None:
    """Marks a star as due if a cause has happened, or if there are now enough (`n`) of it.

    `Stars` places it later.  The star track says which space a cause fills and how many are needed.  Each
    space takes a limited number of stars of a player, and none is ever removed.
    [scythe.star.once-per-space, scythe.star.never-lost, scythe.star.shared-spaces, scythe.star.ten-spaces]
    [scythe.star.all-upgrades, scythe.star.all-mechs, scythe.star.all-structures, scythe.star.all-recruits]
    """
    i = s.rules.star_rows.get(cause, -1)
    if i >= 0 and n >= s.rules.star_at[cause]:
        fill(s, seat, i)


def fill(s: Scythe, seat: int, i: int) -> None:
    """Marks a star as due on this space, if another one of this player fits."""
    if takes_star(s, seat, i):
        s.players[seat].stars_due |= 1 << i


def room_on(s: Scythe, seat: int, i: int) -> int:
    """Returns how many stars of this player a space takes in all.

    [scythe.star.once-per-space, scythe.star.ten-spaces]
    """
    room = s.rules.star_limits[seat][i]
    for changed in s.rules.star_room:
        room = changed(s, seat, i, room)
    return int(room)


def takes_star(s: Scythe, seat: int, i: int) -> bool:
    """Returns whether a space takes another star of this player now."""
    if s.players[seat].stars[i] >= room_on(s, seat, i):
        return False
    return not any(bars(s, seat, i) for bars in s.rules.star_bars)


def earn_again(s: Scythe, seat: int) -> None:
    """Marks stars whose condition holds as due, for a star that becomes free after its condition was met.

    Events that have passed, such as a combat, do not earn one.
    """
    for cause, count in s.rules.star_counts.items():
        earn(s, seat, cause, count(s, seat))


def stars_left(s: Scythe, seat: int) -> int:
    """Returns how many stars a player has at hand."""
    unplaced = s.rules.pieces.stars - s.players[seat].star_count
    return min([unplaced, *[left(s, seat) for left in s.rules.stars_left]])


def spaces(position: Scythe | ScytheView, rules: ScytheRules) -> tuple[str, ...]:
    """Returns the spaces of the star track from left to right, by the ids of their rows."""
    for order in rules.track_order:
        return order(position.parts, rules)
    return tuple([star.id for star in rules.star_track.values() for _ in range(star.printed)])


def place_due(s: Scythe, seat: int) -> None:
    """Places the stars that an action has earned, when it yields no further gains.

    [scythe.ruling.gains-before-stars]
    """
    if s.players[seat].stars_due:
        s.next(Stars(seat))


class Stars(Step, frozen=True, tag="scythe.star.Stars"):
    """Places the stars that are due.  Placing is mandatory, and there are at most six.

    [scythe.star.mandatory, scythe.star.max-six, scythe.faction.saxony-dominate-mandatory]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        p = s.players[self.seat]
        due, p.stars_due = p.stars_due, 0
        lacking = s.rules.stars_short and due.bit_count() > stars_left(s, self.seat)
        if lacking and any(short(s, self.seat, due) for short in s.rules.stars_short):
            return
        for i in bits(due):
            if not s.over and stars_left(s, self.seat):
                place_star(s, self.seat, i)


def place_star(s: Scythe, seat: int, i: int) -> None:
    """Places a star; stars change only here."""
    p = s.players[seat]
    p.stars = replaced(p.stars, i, p.stars[i] + 1)
    if s.journal is not UNSET:
        s.journal.append(StarPlaced(seat, s.rules.star_names[i]))
    for hook in s.rules.on_star:
        hook(s, seat, i)
    for name, ends in s.rules.end_conditions.items():
        if not s.over and ends(s, seat):
            s.rules.end(s, seat, name)
