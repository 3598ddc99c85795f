"""Famine: fewer goods, other prices, and an early end for who gets rich."""

from __future__ import annotations

from sample.rules import SampleRules
from sample.state import Sample
from spielwerk.kernel.module import Module

RICH = 15

FAMINE = Module("famine", conflicts=["market-day"])
FAMINE.replace_table("prices", {"salt": 3, "silk": 1, "spice": 2})


@FAMINE.on("growth")
def barren(growth: tuple[int, ...], _rules: SampleRules, _seat: int | None) -> tuple[int, ...]:
    """Nothing grows at the last three stations.  [sample.famine.barren]"""
    return (*growth[:-3], -1, -1, -1)


def somebody_is_rich(s: Sample) -> bool:
    """[sample.famine.rich]"""
    return any(trader.coins >= RICH for trader in s.traders)


FAMINE.add_row("end_conditions", "rich", somebody_is_rich)
