"""Two players: the hunter drone may kill twice."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.dei.drones import attack, prey
from spielwerk.games.dei.options import KILL
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

PLAYERS_2 = Module("players_2")


class HuntTwo(Ask, frozen=True, tag="dei.drone.HuntTwo"):
    """Asks whether to kill none, one or two scrappers of the opponent.

    [dei.variant.two.hunter, dei.variant.two.hunter-reward, dei.ruling.hunter-selection]
    """

    gesture: ClassVar[str] = "drone"

    area: int

    def options(self, s: Dei) -> Options:
        there = [s.players[other].scrappers[self.area] for other in prey(s, self.seat, self.area)]
        return KILL[min(2, sum(there)) :: -1]

    def choose(self, s: Dei, option: Option) -> None:
        if option.n:
            attack(s, self.seat, self.area, option.n)


PLAYERS_2.replace_row("drone_abilities", "hunter", HuntTwo)
