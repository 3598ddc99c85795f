"""Tolls: who passes a caravan may have to pay.  A hook pushes the question into the turn of another."""

from __future__ import annotations

from sample.board import OASIS
from sample.facts import earn, pay
from sample.options import OPTIONS
from sample.state import Caravan, Sample
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.speech import Speech

TOLLS = Module("tolls")
TOLLS.add_row("spelling", "traveller", lambda seat, _about, rules: Speech("sample").seat(seat, rules))


@TOLLS.on("on_travelled")
def ask_for_toll(s: Sample, seat: int, before: int) -> None:
    """Each caravan that is left behind may ask for a coin, except at the oasis.  [sample.tolls.passing]"""
    if before != OASIS:
        for owner, trader in enumerate(s.traders):
            if owner != seat and trader.place == before and isinstance(trader, Caravan):
                s.next(Toll(owner, seat))


class Toll(Ask, frozen=True, tag="sample.tolls.Toll"):
    """Ask for the coin or wave through; who has none by now pays nothing.  [sample.tolls.passing]"""

    traveller: int

    def options(self, s: Sample) -> Options:
        if s.traders[self.traveller].coins:
            return OPTIONS.yes, OPTIONS.no
        return (OPTIONS.no,)

    def choose(self, s: Sample, option: Option) -> None:
        if option is OPTIONS.yes:
            pay(s, self.traveller, 1)
            earn(s, self.seat, 1)
