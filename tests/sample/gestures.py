"""Sensible named answers: what a person most often wants."""

from __future__ import annotations

from sample.board import NEXT
from sample.facts import loadable
from sample.options import LOAD, ON, STOP
from sample.state import Sample
from sample.turn import Load, Travel, stride
from spielwerk.kernel.option import Option


def defaults(s: Sample) -> dict[str, tuple[Option, ...]]:
    """`take-all`: go where the most can be loaded, and load it."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Load):
        return {"take-all": (LOAD[loadable(s, frame.seat, s.traders[frame.seat].place)],)}
    if isinstance(frame, Travel):
        return {"take-all": take_all(s, frame)}
    return {}


def take_all(s: Sample, frame: Travel) -> tuple[Option, ...]:
    seat = frame.seat
    far = stride(s, seat) - frame.gone
    place, found = s.traders[seat].place, []
    for _ in range(far + 1):
        found.append(loadable(s, seat, place))
        place = NEXT[place]
    n = max(found)
    steps = found.index(n)
    stop = () if steps == far else (STOP,)
    return (*[ON] * steps, *stop, *([LOAD[n]] if n else []))
