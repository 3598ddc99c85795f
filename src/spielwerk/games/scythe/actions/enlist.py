"""Enlist: a recruit unlocks an ongoing bonus and grants a one-time bonus."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.events import Enlisted
from spielwerk.games.scythe.options import BONUS, DECLINE, RECRUIT
from spielwerk.games.scythe.stars import earn
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Enlist(Ask, frozen=True, tag="scythe.enlist.Enlist"):
    """Asks which recruit leaves the player mat, from any section.

    [scythe.enlist.move-recruit, scythe.ruling.recruit-origin, scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "enlist"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        gone = s.players[self.seat].recruits
        return (*[o for i, o in enumerate(RECRUIT) if not gone >> i & 1], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            s.next(OneTimeBonus(self.seat, option.i))


class OneTimeBonus(Ask, frozen=True, tag="scythe.enlist.OneTimeBonus"):
    """Asks which free space of the faction mat the recruit goes to; the bonus there is gained at once.

    [scythe.enlist.one-time-bonus, scythe.enlist.ongoing-unlock, scythe.star.all-recruits]
    """

    gesture: ClassVar[str] = "enlist"

    recruit: int

    def options(self, s: Scythe) -> Options:
        taken = s.players[self.seat].bonuses
        return tuple([o for i, o in enumerate(BONUS) if not taken >> i & 1])

    def choose(self, s: Scythe, option: Option) -> None:
        p = s.players[self.seat]
        p.recruits |= 1 << self.recruit
        p.bonuses |= 1 << option.i
        if s.journal is not UNSET:
            s.journal.append(Enlisted(self.seat, self.recruit, option.i))
        earn(s, self.seat, "recruits", p.recruits.bit_count())
        s.next(Gain(self.seat, option.i, s.rules.one_time[self.seat][option.i]))
