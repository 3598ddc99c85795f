"""Colonialism: resources by the terrains of a controlled tile."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry.effects import RESOURCES
from spielwerk.games.tapestry.facts import gain
from spielwerk.games.tapestry.hangings.module import HANGINGS
from spielwerk.games.tapestry.options import HEX_EACH, NO
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AtomRule
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

RESOURCE_OF = {
    land: RESOURCES.index(resource)
    for land, resource in (("M", "worker"), ("G", "culture"), ("F", "food"), ("D", "coin"))
}


def colonies(s: Tapestry, seat: int) -> int:
    """Returns the controlled territories with a tile on them.  [tapestry.hanging.colonialism.tiles-only]"""
    return sum([1 << hex for hex in bits(s.control(seat)) if s.tile[hex] != NONE])


class ChooseColony(Ask, frozen=True, tag="tapestry.hanging.ChooseColony"):
    """Asks for a controlled tile and gains a resource for each kind of land on it.

    [tapestry.hanging.colonialism, tapestry.hanging.colonialism.tiles-only]
    """

    gesture: ClassVar[str] = "hex"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return HEX_EACH(colonies(s, self.seat)) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            for land in s.rules.data.tiles()[s.tile[option.i]].land:
                gain(s, self.seat, RESOURCE_OF[land])


HANGINGS.add_row("atoms", "colonialism", AtomRule(lambda s, seat, _atom: s.next(ChooseColony(seat))))
