"""Sensible named answers: what a person most often wants."""

from __future__ import annotations

from sample.board import STATIONS
from sample.facts import loadable
from sample.options import GO, LOAD
from sample.state import Sample
from sample.turn import Load, Travel, stride
from spielwerk.kernel.option import Option


def defaults(s: Sample) -> dict[str, tuple[Option, ...]]:
    """`take-all`: go where the most can be loaded, and load it."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Load):
        return {"take-all": (LOAD[loadable(s, frame.seat, s.traders[frame.seat].place)],)}
    if isinstance(frame, Travel):
        seat, place = frame.seat, s.traders[frame.seat].place
        found = [loadable(s, seat, (place + n) % len(STATIONS)) for n in range(1, stride(s, seat) + 1)]
        n = max(found)
        far = GO[1 + found.index(n)]
        return {"take-all": (far, LOAD[n]) if n else (far,)}
    return {}
