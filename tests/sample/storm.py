"""The storm: a power without a player, moved by luck."""

from __future__ import annotations

from msgspec import UNSET

from sample.board import STATIONS
from sample.events import StormMoved
from sample.facts import lose
from sample.options import BLOWS, LOSE_HELD
from sample.state import Automa, Sample
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights


class StormMoves(Chance, frozen=True, tag="sample.storm.StormMoves"):
    """One to three stations; who is caught loses a cube.  [sample.storm.moves, sample.automa.loses]"""

    def outcomes(self, s: Sample) -> tuple[Options, Weights]:
        return BLOWS, (0, 1, 2, 1)

    def choose(self, s: Sample, option: Option) -> None:
        before = s.storm
        s.storm = (before + option.n) % len(STATIONS)
        if s.journal is not UNSET:
            s.journal.append(StormMoved(before, s.storm))
        for seat, trader in enumerate(s.traders):
            if trader.place == s.storm and any(trader.goods):
                if isinstance(trader, Automa):
                    lose(s, seat, trader.goods.index(max(trader.goods)))
                else:
                    s.next(LoseCube(seat))


class LoseCube(Ask, frozen=True, tag="sample.storm.LoseCube"):
    """Choose which cube the storm takes.  [sample.storm.cube]"""

    def options(self, s: Sample) -> Options:
        return LOSE_HELD(*s.traders[self.seat].goods)

    def choose(self, s: Sample, option: Option) -> None:
        lose(s, self.seat, option.i)
