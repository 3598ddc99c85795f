"""Artificers: income rows whose buildings are set aside or slide to the left.

Their numbers are the spaces of each income row that buildings cover, as masks.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.events import RowChanged
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.income_mat import ALL_SPACES, UP_TO
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import LAST_INCOME, Player, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

ARTIFICERS = Module("artificers")
NUMBER = CIVILIZATIONS.index("artificers")
SET_ASIDE, SLID, PUSHED = range(3)
"""What has happened to a row."""
ASIDE = OPTIONS.row("set-aside", BUILDINGS)
SLIDE = OPTIONS.row("slide", BUILDINGS)
PUSH = OPTIONS.row("push-left", BUILDINGS)
COUNT = OPTIONS.one("count-buildings")
BUILDINGS_BUILT = "income-building"
"""The counter of the last income turn."""
for verb in ("set-aside", "slide", "push-left"):
    ARTIFICERS.add_row("naming", verb, lambda _speech, option, _rules: {"what": names.building(option.i)})


def lowest(covered: int) -> int:
    """Returns the leftmost covered space as a mask; 0 if the row is empty."""
    return covered & -covered


def packed(covered: int) -> int:
    """Returns a row whose buildings stand at its left end."""
    return (1 << covered.bit_count()) - 1


@ARTIFICERS.on("civilization_gained", "artificers")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Takes the rows as they are.  [tapestry.civ.midgame-plain]"""
    p = s.players[seat]
    set_numbers(p, NUMBER, *[ALL_SPACES & ~UP_TO[n] for n in p.built])


@ARTIFICERS.on("income_mat", "artificers")
def rearranged(p: Player) -> tuple[int, ...]:
    """Returns the spaces without a building.  [tapestry.civ.artificers.income]"""
    return tuple([ALL_SPACES & ~covered for covered in numbers(p, NUMBER)])


@ARTIFICERS.on("gained_building", "artificers")
def gained(s: Tapestry, seat: int, kind: int) -> None:
    """Takes a gained building from the leftmost space that one stands on.  [tapestry.base.building.gain]"""
    covered = numbers(s.players[seat], NUMBER)[kind]
    change(s, seat, kind, covered ^ lowest(covered))


@ARTIFICERS.on("income_ability", "artificers")
def income(s: Tapestry, seat: int) -> None:
    """Asks what happens to a row.  [tapestry.civ.artificers.income, tapestry.civ.artificers.final]"""
    last = s.players[seat].era == LAST_INCOME
    s.next(Finale(seat) if last else Rearrange(seat))


def change(s: Tapestry, seat: int, kind: int, covered: int) -> None:
    """Replaces the covered spaces of a row."""
    p = s.players[seat]
    rows = list(numbers(p, NUMBER))
    rows[kind] = covered
    set_numbers(p, NUMBER, *rows)


def report(s: Tapestry, seat: int, kind: int, way: int) -> None:
    """Records what has happened to a row."""
    if s.journal is not UNSET:
        s.journal.append(RowChanged(seat, kind, way))


class Rearrange(Ask, frozen=True, tag="tapestry.artificers.Rearrange"):
    """Asks for a row whose leftmost building is set aside or slides one space to the left.

    A building that is set aside is not gained, but counts as one that has left its row.
    [tapestry.civ.artificers.income, tapestry.civ.artificers.aside]
    [tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        rows = list(enumerate(numbers(s.players[self.seat], NUMBER)))
        aside = [ASIDE[kind] for kind, covered in rows if covered]
        return (*aside, *[SLIDE[kind] for kind, covered in rows if lowest(covered) > 1], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p, kind = s.players[self.seat], option.i
        covered = numbers(p, NUMBER)[kind]
        first = lowest(covered)
        if option is ASIDE[kind]:
            p.built[kind] += 1
            change(s, self.seat, kind, covered ^ first)
            report(s, self.seat, kind, SET_ASIDE)
        else:
            change(s, self.seat, kind, covered ^ first | first >> 1)
            report(s, self.seat, kind, SLID)


class Finale(Ask, frozen=True, tag="tapestry.artificers.Finale"):
    """Asks for points for all income buildings, or for a row that is pushed to the left.

    [tapestry.civ.artificers.final, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        rows = enumerate(numbers(s.players[self.seat], NUMBER))
        return (COUNT, *[PUSH[kind] for kind, covered in rows if covered != packed(covered)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is COUNT:
            score(s, self.seat, s.rules.counters[BUILDINGS_BUILT](s, self.seat), CIVILIZATION)
        elif option is not NO:
            change(s, self.seat, option.i, packed(numbers(s.players[self.seat], NUMBER)[option.i]))
            report(s, self.seat, option.i, PUSHED)
