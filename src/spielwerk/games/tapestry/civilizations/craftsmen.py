"""Craftsmen: a second building site with a benefit for each space."""

from __future__ import annotations

from spielwerk.games.tapestry.city import Plot, building_placed
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.options import CIVILIZATIONS, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

CRAFTSMEN = Module("craftsmen")
NUMBER = CIVILIZATIONS.index("craftsmen")
COLUMNS = 3
CRAFT = OPTIONS.numbers("craft", COLUMNS - 1)
"""The building stands in a column of the mat."""


def columns_with_room(s: Tapestry, frame: Plot) -> Options:
    """Returns the lowest free space of each column.

    [tapestry.civ.craftsmen.site, tapestry.civ.craftsmen.columns]
    """
    filled, columns = numbers(s.players[frame.seat], NUMBER), s.rules.civilization_columns[NUMBER]
    return tuple([CRAFT[i] for i, n in enumerate(filled) if n < len(columns[i])])


def build_on_mat(s: Tapestry, frame: Plot, option: Option) -> None:
    """Covers a space with the building and gains its benefit; it counts as a building, but not for the city.

    For cards that look at placed buildings the mat is a part of the capital city.
    [tapestry.civ.craftsmen.site, tapestry.civ.craftsmen.counts, tapestry.hanging.monarchy.place]
    """
    p = s.players[frame.seat]
    filled = list(numbers(p, NUMBER))
    benefit = s.rules.civilization_columns[NUMBER][option.n][filled[option.n]]
    carry_out(s, frame.seat, benefit, Source(CIVILIZATION, NUMBER))
    filled[option.n] += 1
    set_numbers(p, NUMBER, *filled)
    building_placed(s, frame.seat, frame.kind, NONE)


CRAFTSMEN.offer(Plot, "craft", columns_with_room, build_on_mat)


starts_with(CRAFTSMEN, *[0] * COLUMNS)
