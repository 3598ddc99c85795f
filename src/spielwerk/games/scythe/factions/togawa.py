"""Togawa Shogunate: Maifuku, Toka, Suiton, Ronin, Shinobi.  Its traps are in `togawa_traps`."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import BeforeCombat
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.factions.togawa_traps import TOGAWA
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.movement import fighters_at, reach, workers_at
from spielwerk.games.scythe.stars import Stars
from spielwerk.games.scythe.state import FIRST_WORKER, Scythe
from spielwerk.games.scythe.tracks import gain_power

__all__ = ["TOGAWA"]

POWER = 2
"""The power that Ronin brings."""

TOGAWA.sails("suiton", between_lakes=False)


@TOGAWA.on("extra_cards", TOGAWA.bit("suiton"))
def suiton(s: Scythe, _seat: int, place: int) -> int:
    """Returns 1 for a combat on a lake, in which one more card is allowed.  [scythe.invaders.suiton-card]"""
    return int(bool(BIT[place] & s.rules.board.lakes))


@TOGAWA.on("links", TOGAWA.bit("toka"))
def toka(s: Scythe, _seat: int, place: int) -> int:
    """Lets a unit cross a river into any land region once in each turn, with cargo.

    [scythe.invaders.toka, scythe.invaders.toka-cargo]
    """
    crossed = s.part(Tokens).crossed == s.turns
    return 0 if crossed else int(s.rules.board.river[place])


@TOGAWA.on("on_moved")
def remember_crossing(s: Scythe, seat: int, unit: int, origin: int, to: int) -> None:
    """Records a crossing, which uses up Toka, unless the region can be reached without it.

    [scythe.invaders.toka, scythe.invaders.ruling-toka-other-way]
    """
    if unit >= FIRST_WORKER or not BIT[to] & toka(s, seat, origin):
        return
    tokens = s.part(Tokens)
    before, tokens.crossed = tokens.crossed, s.turns
    if BIT[to] & reach(s, seat, unit, origin):
        tokens.crossed = before


class Ronin(BeforeCombat, frozen=True, tag="scythe.togawa.Ronin"):
    """Adds 2 power if Togawa fights with a single fighter and no worker is there.

    [scythe.invaders.ronin, scythe.invaders.ruling-combat-abilities]
    """

    def usable(self, s: Scythe) -> bool:
        return len(fighters_at(s, self.seat, self.place)) == 1 and not workers_at(s, self.seat, self.place)

    def brings(self, s: Scythe) -> int:
        return POWER

    def use(self, s: Scythe) -> None:
        if s.journal is not UNSET:
            s.journal.append(AbilityUsed(self.seat, "ronin"))
        gain_power(s, self.seat, POWER)
        s.next(Stars(self.seat))


TOGAWA.add("before_combat", Ronin, TOGAWA.bit("ronin"))
