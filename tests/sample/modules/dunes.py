"""Dunes: the desert is a power that nobody plays, and it can win."""

from __future__ import annotations

from typing import Any

from sample.board import STATIONS
from sample.state import Sample
from spielwerk.kernel.module import Module
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text
from spielwerk.kernel.view import View

MANY = 2


class Dunes(Part):
    """Which stations lie under a dune."""

    buried: list[bool]

    @classmethod
    def fresh(cls, _rules: Any) -> Dunes:
        return cls([False] * len(STATIONS))


DUNES = Module("dunes", part=Dunes)


@DUNES.on("on_round")
def drift(s: Sample) -> None:
    """A dune grows where the storm lies.  [sample.dunes.drift]"""
    s.part(Dunes).buried[s.storm] = True


@DUNES.on("on_travelled")
def clear(s: Sample, _seat: int, before: int) -> None:
    """Whoever leaves a station takes its dune away.  [sample.dunes.drift]"""
    s.part(Dunes).buried[before] = False


def road_is_buried(s: Sample) -> bool:
    """[sample.dunes.desert]"""
    return sum(s.part(Dunes).buried) >= MANY


@DUNES.on("panels")
def buried(view: View, _rules: Any) -> Panel:
    """Where dunes lie."""
    (part,) = [part for part in view.parts if isinstance(part, Dunes)]
    where = ", ".join([name for name, dune in zip(STATIONS, part.buried, strict=True) if dune])
    return Panel("dunes", text("sample-module-dunes"), ((text("sample-panel-station"), where or "–"),))


DUNES.add_row("end_conditions", "buried", road_is_buried)
DUNES.add_row("victors", "desert", road_is_buried)
