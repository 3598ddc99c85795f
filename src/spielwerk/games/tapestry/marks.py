"""Pieces of modules that belong to nobody's own figures: second tokens, blockers, monsters, ruins.

Panels, boards and terminals draw them from here, so that none of them knows a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView


class Mark(Struct, frozen=True):
    """A piece on a space of a track, on a hex, or in the capital city of a seat.

    `kind` is the key of its words.  A step of -1 means the whole track.  In a city it stands on a plot, or
    if that is -1 in a district; a token there has an owner.
    """

    kind: str
    track: int = NONE
    step: int = NONE
    hex: int = NONE
    seat: int = NONE
    plot: int = NONE
    district: int = NONE
    owner: int = NONE


def marks(view: TapestryView, rules: TapestryRules) -> list[Mark]:
    """Returns the pieces that modules have put on the table."""
    return [mark for more in rules.marks for mark in more(view, rules)]


def words(mark: Mark) -> str:
    """Returns what a piece is called."""
    return text(f"tapestry-mark-{mark.kind}")


def letter(mark: Mark) -> str:
    """Returns the letter of a piece, for small drawings and terminals."""
    return text(f"tapestry-mark-letter-{mark.kind}")
