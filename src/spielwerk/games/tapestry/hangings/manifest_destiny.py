"""Manifest Destiny: a conquest beside the capital city, and the reward of an own tile."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.conquer import tile_reward
from spielwerk.games.tapestry.effects import BESIDE_START
from spielwerk.games.tapestry.hangings.colonialism import colonies
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import HEX, NO
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom, AtomRule, Do
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

CONQUEST = Atom("conquer", 1, BESIDE_START)


class OwnReward(Ask, frozen=True, tag="tapestry.hanging.OwnReward"):
    """Asks for a controlled tile whose reward is gained, if any.

    [tapestry.hanging.manifest-destiny.reward]
    """

    gesture: ClassVar[str] = "hex"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return (*[HEX[hex] for hex in bits(colonies(s, self.seat))], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            tile_reward(s, self.seat, Atom("tile-reward", 1, option.i))


def expand(s: Tapestry, seat: int, _atom: Atom) -> None:
    """Conquers next to the start territory, then offers a reward.  [tapestry.hanging.manifest-destiny]"""
    s.then(Do(seat, CONQUEST), OwnReward(seat))


HANGINGS.add_row("atoms", "manifest-destiny", AtomRule(expand))
