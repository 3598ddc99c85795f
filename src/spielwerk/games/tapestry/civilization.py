"""Civilizations: gaining one at the start or during the game, and the numbers that it keeps."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.adjustment import adjust_points
from spielwerk.games.tapestry.draws import DrawOne, drawn_from
from spielwerk.games.tapestry.events import CivilizationGained
from spielwerk.games.tapestry.options import CIVILIZATION, DRAW_CIVILIZATION
from spielwerk.games.tapestry.state import Player, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights


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
    """Gains a civilization unless the stack is empty; abilities may show several to choose from.

    [tapestry.base.civilization.stack-empty]
    """
    p = s.players[seat]
    if not s.civilizations or p.ended:
        return
    more = sum([shown(s, seat) for shown in s.rules.civilizations_shown[seat][p.abilities]])
    s.next(ShowCivilization(seat, more + 1) if more else GainCivilization(seat))


class ShowCivilization(Chance, frozen=True, tag="tapestry.civilization.Show"):
    """Draws one of several civilizations of which one is kept; `seen` is the mask of those drawn."""

    seat: int
    left: int
    seen: int = 0

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_CIVILIZATION, s.civilizations & ~self.seen)

    def choose(self, s: Tapestry, option: Option) -> None:
        seen = self.seen | 1 << option.i
        if self.left > 1 and s.civilizations & ~seen:
            s.next(ShowCivilization(self.seat, self.left - 1, seen))
        else:
            s.next(KeepOne(self.seat, seen))


class KeepOne(Ask, frozen=True, tag="tapestry.civilization.Keep"):
    """Asks which of the civilizations shown is gained; the others go back to the stack."""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    seen: int

    def options(self, s: Tapestry) -> Options:
        return tuple([CIVILIZATION[civ] for civ in bits(self.seen)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.civilizations &= ~(1 << option.i)
        give_civilization(s, self.seat, option.i, starting=False)


def give_civilization(s: Tapestry, seat: int, civilization: int, *, starting: bool) -> None:
    """Adds a civilization to a player and runs its set-up.

    [tapestry.base.civilization.several, tapestry.base.civilization.gain-setup]
    [tapestry.base.setup.civilization-setup]
    """
    p = s.players[seat]
    p.civilizations = (*p.civilizations, (civilization,))
    s.give_abilities(seat, s.rules.civilization_bits[civilization])
    if s.journal is not UNSET:
        s.journal.append(CivilizationGained(seat, civilization))
    if not (starting and s.rules.begins_later[seat]):
        begin_civilization(s, seat, civilization, starting=starting)
    if starting:
        adjust_points(s, seat, civilization)


def begin_civilization(s: Tapestry, seat: int, civilization: int, *, starting: bool) -> None:
    """Runs the set-up of a civilization.  [tapestry.base.setup.civilization-setup]"""
    for begin in s.rules.civilization_gained[seat][s.rules.civilization_bits[civilization]]:
        begin(s, seat, starting)


def drop_civilization(s: Tapestry, seat: int, civilization: int) -> None:
    """Discards a player's civilization.  [tapestry.civ.midgame-discard]"""
    p = s.players[seat]
    p.civilizations = tuple([one for one in p.civilizations if one[0] != civilization])
    s.take_abilities(seat, s.rules.civilization_bits[civilization])
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
