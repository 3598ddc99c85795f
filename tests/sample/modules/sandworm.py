"""A secret of the desert: for who does not know it, this module does not exist."""

from __future__ import annotations

from sample.board import STORM
from sample.state import Sample
from spielwerk.kernel.module import Module

SANDWORM = Module("sandworm", spoiler="desert")
SANDWORM.remove_row("scoring", "goods")


@SANDWORM.on("on_round")
def storm_twice(s: Sample) -> None:
    """The storm moves first as well, and goods count nothing.  [sample.sandworm.storm]"""
    s.round.insert(0, STORM)
