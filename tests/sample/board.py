"""The ring road: ten stations, what grows there, and the bits of wood and metal in the box."""

from __future__ import annotations

from typing import Any

from spielwerk.kernel.text import Name

STATIONS = tuple("ABCDEFGHIJ")
NEXT = (*range(1, len(STATIONS)), 0)
OASIS = 0

GOODS = ("salt", "silk", "spice")
GOODS_NAMES = (Name(en="salt", de="Salz"), Name(en="silk", de="Seide"), Name(en="spice", de="Gewürz"))
CUBES = 14
"""Cubes of each kind of goods."""
COINS = 60
MOST_AT_STATION = 3

MOST_SEATS = 4
STORM = 8
"""The actor that nobody plays, behind the seats."""


def base_growth(_rules: Any) -> tuple[int, ...]:
    """What grows at each station; nothing at the oasis.  [sample.setup.stations]"""
    return (-1, 0, 1, 2, 0, 1, 2, 0, 1, 2)
