"""Upgrade: a cube moves from the top row to a cost field of the bottom row."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.events import Upgraded
from spielwerk.games.scythe.options import COVER, DECLINE, LIFT
from spielwerk.games.scythe.stars import earn
from spielwerk.games.scythe.state import Scythe, replaced
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options


class Upgrade(Ask, frozen=True, tag="scythe.upgrade.Upgrade"):
    """Asks which cube leaves its green field for the rest of the game.

    [scythe.upgrade.cube-move, scythe.upgrade.double-effect, scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "upgrade"
    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        slots = s.players[self.seat].slots
        return (*[o for i, o in enumerate(LIFT) if not slots >> i & 1], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            s.next(Cover(self.seat, option.i))


class Cover(Ask, frozen=True, tag="scythe.upgrade.Cover"):
    """Asks which cost field the cube covers: an empty one with a bracketed border.

    [scythe.upgrade.cube-move, scythe.upgrade.forbidden-fields, scythe.star.all-upgrades]
    [scythe.upgrade.example-produce-enlist]
    """

    gesture: ClassVar[str] = "upgrade"

    slot: int

    def options(self, s: Scythe) -> Options:
        room = s.rules.mats[self.seat].room
        covered = s.players[self.seat].covered
        return tuple([o for i, o in enumerate(COVER) if covered[i] < room[i]])

    def choose(self, s: Scythe, option: Option) -> None:
        p = s.players[self.seat]
        p.slots |= 1 << self.slot
        p.covered = replaced(p.covered, option.i, p.covered[option.i] + 1)
        if s.journal is not UNSET:
            s.journal.append(Upgraded(self.seat, self.slot, option.i))
        earn(s, self.seat, "upgrades", p.slots.bit_count())
