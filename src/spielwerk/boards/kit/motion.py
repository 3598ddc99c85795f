"""Motions: how the page shows what has just happened.

The page is drawn as it is after all events.  A script then plays the events one by one: whatever a later
event brings waits where it was before.  A game says which motions belong to an event; the names of elements
are those of its drawing.
"""

from __future__ import annotations

from msgspec import Struct

GO, FLY, NEW, NOTE, LAND, CLASH, HOME = "go", "fly", "new", "note", "land", "clash", "home"


class Motion(Struct, frozen=True, array_like=True, omit_defaults=True):
    """One motion: its kind, what moves, where from, where to, and how many."""

    kind: str
    what: str = ""
    origin: str = ""
    to: str = ""
    n: int = 1


def go(piece: str, place: str) -> Motion:
    """Returns a piece on its way; `piece` is the id of its element, `place` the name of its goal."""
    return Motion(GO, piece, to=place)


def fly(symbol: str, origin: str, to: str, n: int = 1) -> Motion:
    """Returns tokens that travel from one anchor to another; `symbol` is the id of their picture."""
    return Motion(FLY, symbol, origin, to, n)


def new(piece: str) -> Motion:
    """Returns a piece that comes onto the board, by the id of its element."""
    return Motion(NEW, piece)


def arrive(place: str) -> Motion:
    """Returns that new pieces, or more tokens than before, are at a place, whichever elements they are."""
    return Motion(NEW, to=place_at(place))


def note(seat: int, symbol: str, n: int) -> Motion:
    """Returns a change of a figure of a seat, which rises from it."""
    return Motion(NOTE, symbol, to=seat_at(seat), n=n)


def land(seat: int, symbol: str) -> Motion:
    """Returns something rare that lands at a seat in an arc, seen by all."""
    return Motion(LAND, symbol, to=seat_at(seat))


def clash(place: str) -> Motion:
    """Returns a fight that begins at a place."""
    return Motion(CLASH, to=place_at(place))


def home(seat: int) -> Motion:
    """Returns that pieces of a seat go somewhere else without an event for each of them."""
    return Motion(HOME, to=str(seat))


# --- anchors: where motions begin and end


def seat_at(seat: int) -> str:
    """Returns the anchor of a seat: its badge, or its place in the strip if no badge can be seen."""
    return f"seat:{seat}"


def place_at(place: str) -> str:
    """Returns the anchor of a place of the map."""
    return f"place:{place}"
