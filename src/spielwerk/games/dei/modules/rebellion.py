"""Optional rule 5: nobody has to choose a mission."""

from __future__ import annotations

from spielwerk.games.dei.missions import FulfilMission
from spielwerk.games.dei.options import OPTIONS
from spielwerk.games.dei.state import Dei
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

REBELLION = Module("rebellion")

REBEL = OPTIONS.one("rebel")


def refuse(_s: Dei, _frame: FulfilMission) -> Options:
    """Returns the option to choose no mission.  [dei.option.rebellion.skip]"""
    return (REBEL,)


def refused(_s: Dei, _frame: FulfilMission, _option: Option) -> None:
    """Places no marker."""


REBELLION.offer(FulfilMission, "rebel", refuse, refused)
