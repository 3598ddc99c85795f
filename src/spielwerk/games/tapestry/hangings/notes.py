"""What a hanging remembers while it is in force: an opponent, a track."""

from __future__ import annotations

from spielwerk.games.tapestry.state import Player


def note(p: Player) -> tuple[int, ...]:
    """Returns the numbers that the hanging in force keeps; empty until they are chosen."""
    return p.notes[-1] if p.notes else ()


def keep(p: Player, *numbers: int) -> None:
    """Stores the numbers that the hanging in force keeps."""
    p.notes = (numbers,)
