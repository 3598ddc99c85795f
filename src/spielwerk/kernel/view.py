"""Views: what one seat may know.  A view has its own struct and no reference to the state."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from spielwerk.kernel.state import State

V = TypeVar("V", bound="View")


class View(Struct, kw_only=True):
    """What every game's view has; a game's own view adds its table.

    Frames are public, so the stack is complete.  Of the sealed answers it has only the viewer's own;
    `answered` says by seat who has answered.
    """

    seat: int
    stack: list[Any]
    round: list[int]
    sealed: list[int]
    answered: list[bool]
    parts: list[Any]
    over: bool

    @classmethod
    def shared(cls, s: State, seat: int) -> dict[str, Any]:
        """Returns the values of the fields above for a seat, with which a game builds its own view."""
        return {
            "seat": seat,
            "stack": s.stack[:],
            "round": s.round[:],
            "sealed": s.sealed[seat][:] if 0 <= seat < len(s.sealed) else [],
            "answered": [bool(answers) for answers in s.sealed],
            "parts": [part.seen_by(seat) for part in s.awake_parts()],
            "over": s.over,
        }
