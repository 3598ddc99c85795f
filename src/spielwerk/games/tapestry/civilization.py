"""Civilizations: gaining one at the start or during the game, and the numbers that it keeps."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.adjustment import adjust_points
from spielwerk.games.tapestry.draws import DrawOne
from spielwerk.games.tapestry.events import CivilizationGained
from spielwerk.games.tapestry.options import DRAW_CIVILIZATION
from spielwerk.games.tapestry.state import Player, Tapestry
from spielwerk.kernel.option import Option, Options


class GainCivilization(DrawOne, frozen=True, tag="tapestry.civilization.Gain"):
    """Draws the top civilization of the shuffled stack; the player has no choice.

    [tapestry.base.civilization.gain, tapestry.base.civilization.gain-setup]
    """

    row: ClassVar[Options] = DRAW_CIVILIZATION

    @staticmethod
    def deck(s: Tapestry) -> int:
        return s.civilizations

    def choose(self, s: Tapestry, option: Option) -> None:
        s.civilizations &= ~(1 << option.i)
        give_civilization(s, self.seat, option.i, starting=False)


def gain_civilization(s: Tapestry, seat: int) -> None:
    """Gains a civilization unless the stack is empty.  [tapestry.base.civilization.stack-empty]"""
    if s.civilizations and not s.players[seat].ended:
        s.next(GainCivilization(seat))


def give_civilization(s: Tapestry, seat: int, civilization: int, *, starting: bool) -> None:
    """Adds a civilization to a player and runs its set-up.

    [tapestry.base.civilization.several, tapestry.base.civilization.gain-setup]
    [tapestry.base.setup.civilization-setup]
    """
    p = s.players[seat]
    bit = s.rules.civilization_bits[civilization]
    p.civilizations = (*p.civilizations, (civilization,))
    p.abilities |= bit
    if s.journal is not UNSET:
        s.journal.append(CivilizationGained(seat, civilization))
    for begin in s.rules.civilization_gained[seat][bit]:
        begin(s, seat, starting)
    if starting:
        adjust_points(s, seat, civilization)


def drop_civilization(s: Tapestry, seat: int, civilization: int) -> None:
    """Discards a player's civilization.  [tapestry.civ.midgame-discard]"""
    p = s.players[seat]
    p.civilizations = tuple([one for one in p.civilizations if one[0] != civilization])
    p.abilities &= ~s.rules.civilization_bits[civilization]
    s.old_civilizations |= 1 << civilization


def numbers(p: Player, civilization: int) -> tuple[int, ...]:
    """Returns the numbers that a civilization keeps; empty if the player does not have it."""
    for one in p.civilizations:
        if one[0] == civilization:
            return one[1:]
    return ()


def set_numbers(p: Player, civilization: int, *values: int) -> None:
    """Replaces the numbers that a civilization keeps."""
    p.civilizations = tuple(
        [(civilization, *values) if one[0] == civilization else one for one in p.civilizations]
    )
