"""Spy: an infrastructure modification that makes the other side of a combat commit first, openly."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.scythe.combat import Abilities, CombatStep, SealAgain, ask_to_commit, opened
from spielwerk.games.scythe.modules.infra_mods import SPY, ready, turn_over
from spielwerk.games.scythe.modules.infra_mods_triggered import INFRA_MODS
from spielwerk.games.scythe.options import NO, YES
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.option import Option, Options

__all__ = ["INFRA_MODS"]


class ShownFirst(Event, frozen=True, tag="scythe.ShownFirst"):
    """What a player has committed is open before the other side commits."""

    seat: int
    dial: int
    cards: tuple[int, ...]
    total: int


class Spying(CombatStep, frozen=True, tag="scythe.inframods.Spying"):
    """Asks both sides at the very beginning of a combat, the attacker first.

    [fenris.inframods.spy-declare]
    """

    def run(self, s: Scythe) -> None:
        sides = ((self.attacker, self.defender), (self.defender, self.attacker))
        s.then(*[UseSpy(seat, foe, self.place) for seat, foe in sides if ready(s, seat, SPY)])


INFRA_MODS.insert("combat", Spying, before=Abilities)


class UseSpy(Ask, frozen=True, tag="scythe.inframods.UseSpy"):
    """Asks whether to use the tile: against a player, and unless the other side has just done so.

    [fenris.inframods.spy-declare, fenris.mechmods.npc-symbol]
    """

    gesture: ClassVar[str] = "mods"
    begins: ClassVar[bool] = True

    foe: int
    place: int

    def options(self, s: Scythe) -> Options:
        other_way = s.players[self.foe].abilities & s.rules.bit(SPY)
        return (NO,) if other_way or self.foe >= s.rules.seats else (YES, NO)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is YES:
            turn_over(s, self.seat, SPY)
            s.players[self.seat].abilities |= s.rules.bit(SPY)


class OneByOne(CombatStep, frozen=True, tag="scythe.inframods.OneByOne"):
    """Asks the other side for its commitment first; the spy has done its work then."""

    def run(self, s: Scythe) -> None:
        bit = s.rules.bit(SPY)
        seat, foe = self.attacker, self.defender
        if not s.players[seat].abilities & bit:
            seat, foe = foe, seat
        s.players[seat].abilities &= ~bit
        s.next(ShowFirst(foe, seat, self.place))
        ask_to_commit(s, foe, self.place)


INFRA_MODS.add("commit_order", OneByOne, SPY)


class ShowFirst(Step, frozen=True, tag="scythe.inframods.ShowFirst"):
    """Opens the commitment of one side, and asks the other one."""

    seat: int
    spy: int
    place: int

    def run(self, s: Scythe) -> None:
        s.next(SealAgain(self.seat, *opened(s, self.seat, ShownFirst)))
        ask_to_commit(s, self.spy, self.place)
