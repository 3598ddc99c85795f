"""What a hanging keeps as long as it is in force: an opponent, a track."""

from __future__ import annotations

from spielwerk.games.tapestry.state import Player


def note(p: Player) -> tuple[int, ...]:
    """The numbers that the hanging in force keeps; none before they were chosen."""
    return p.notes[-1] if p.notes else ()


def keep(p: Player, *numbers: int) -> None:
    """The hanging in force keeps these numbers."""
    p.notes = (numbers,)
