"""The building blocks of Tapestry's data files."""

from __future__ import annotations

from typing import Literal

from spielwerk.kernel.data import Source
from spielwerk.kernel.text import Name

TrackName = Literal["exploration", "science", "military", "technology"]
BuildingName = Literal["farm", "house", "armory", "market"]
Expansion = Literal["", "plans", "arts", "fantasies"]
"""The expansion that something belongs to; empty for the base box."""
Mention = Literal["opponents", "map-pieces", "outside", "military", "territories"]
"""What a text refers to: other people, pieces other than outposts on the map, buildings outside the capital
city, the own position on the military track, the number of controlled territories."""
TERRAINS = "SDFGM"
"""Sea, desert, forest, grassland and mountain."""
SEA = "S"
CORNERS = 6


class PrintedName(Name, frozen=True, forbid_unknown_fields=True):
    """The name of a component; marked as a stand-in if the German name is our own translation."""

    source: Source = "component"


def are_corners(corners: str) -> bool:
    """Returns whether these are the terrains at the six corners of a hex.

    >>> are_corners("SDFGMS"), are_corners("SDFGM"), are_corners("SSSSSX")
    (True, False, False)
    """
    return len(corners) == CORNERS and set(corners) <= set(TERRAINS)
