"""Badges: earned for the rest of the game at the end of the second action phase."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.events import BadgeEarned
from spielwerk.games.dei.majority import update_outposts
from spielwerk.games.dei.options import BADGE, COLOURS, DONE, EARN
from spielwerk.games.dei.state import Dei, without
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

CUBES_NEEDED = 2


class EarnBadges(Ask, frozen=True, tag="dei.badge.Earn"):
    """Asks which badge to turn up next, of a colour with two cubes on the pad, or to stop.

    [dei.phase.2-badges, dei.badge.earn-window, dei.badge.earn-threshold, dei.badge.earn-each-colour]
    [dei.badge.earn-several, dei.badge.permanent, dei.ruling.badge-window, dei.ruling.badge-chain]
    """

    gesture: ClassVar[str] = "badge"
    begins: ClassVar[bool] = True

    def options(self, s: Dei) -> Options:
        earned = s.players[self.seat].earned
        ready = [
            c for c in range(len(COLOURS)) if not earned >> c & 1 and s.cubes(self.seat, c) >= CUBES_NEEDED
        ]
        return (*[EARN[c] for c in ready], DONE)

    def choose(self, s: Dei, option: Option) -> None:
        if option is not DONE:
            earn(s, self.seat, option.i)
            s.next(EarnBadges(self.seat))


def earn(s: Dei, seat: int, colour: int) -> None:
    """Turns up a badge, which works at once and may change majorities.

    [dei.badge.inactive-face-down, dei.ruling.badge-chain]
    """
    p = s.players[seat]
    badge = p.badges[colour]
    p.earned |= 1 << colour
    p.abilities |= s.rules.badge_bit(badge)
    if s.journal is not UNSET:
        s.journal.append(BadgeEarned(seat, badge))
    update_outposts(s, s.board.areas)


def give(s: Dei, seat: int, badge: int) -> None:
    """Puts a badge face down on a pad.  [dei.setup.step-22-badge-secrecy]"""
    p = s.players[seat]
    colour = s.rules.badge_colours[badge]
    p.badges = (*p.badges[:colour], badge, *p.badges[colour + 1 :])
    s.undealt = without(s.undealt, badge)


class DealBadges(Step, frozen=True, tag="dei.setup.DealBadges"):
    """Deals everybody one badge of each colour after all units are placed.  [dei.setup.step-22-badge-deal]"""

    first: int

    def run(self, s: Dei) -> None:
        s.then(*[DealBadge(seat, colour) for seat in s.order() for colour in range(len(COLOURS))])


class DealBadge(Chance, frozen=True, tag="dei.setup.DealBadge"):
    """Deals a random badge of a colour to a player.

    [dei.setup.step-22-badge-deal, dei.setup.step-09-badges, dei.badge.unique]
    """

    seat: int
    colour: int

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        left = [badge for badge in s.undealt if s.rules.badge_colours[badge] == self.colour]
        return tuple([BADGE[badge] for badge in left]), (1,) * len(left)

    def choose(self, s: Dei, option: Option) -> None:
        give(s, self.seat, option.i)
