"""Guilds: modules that are always in the box and count for the seat that has them."""

from __future__ import annotations

from sample.cards import CAMELS
from sample.state import Sample
from spielwerk.kernel.module import Module

RIDERS = Module("riders")
PORTERS = Module("porters")
GUILDS = {"riders": RIDERS, "porters": PORTERS}

PORTERS.add("capacity", 6)


@RIDERS.on("stride", bit=CAMELS)
def on_camels(_s: Sample, _seat: int, n: int) -> int:
    """With camels a rider goes two stations farther.  [sample.guild.riders]"""
    return n + 2
