"""Guilds: modules that are always in the box and count for the seat that has them."""

from __future__ import annotations

from sample.board import GOODS
from sample.cards import CAMELS
from sample.facts import earn, lose
from sample.options import OPTIONS
from sample.state import Sample
from sample.turn import PlayCard, Travel
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

HAGGLE = OPTIONS.row("haggle", GOODS)

RIDERS = Module("riders")
PORTERS = Module("porters")
BROKERS = Module("brokers")
NOMADS = Module("nomads", spoiler="desert")
GUILDS = {m.id: m for m in (RIDERS, PORTERS, BROKERS, NOMADS)}

PORTERS.add("capacity", 6)
NOMADS.add("hand_limit", 4)


@RIDERS.on("stride", bit=CAMELS)
def on_camels(_s: Sample, _seat: int, n: int) -> int:
    """With camels a rider goes two stations farther.  [sample.guild.riders]"""
    return n + 2


class Borrow(Step, frozen=True, tag="sample.guilds.Borrow"):
    """A broker who has no coin takes one before the journey.  [sample.guild.brokers-borrow]"""

    seat: int

    def run(self, s: Sample) -> None:
        if not s.traders[self.seat].coins:
            earn(s, self.seat, 1)


def haggling(s: Sample, frame: PlayCard) -> Options:
    """Instead of a card a broker sells a cube.  [sample.guild.brokers-haggle]"""
    return tuple([HAGGLE[good] for good, n in enumerate(s.traders[frame.seat].goods) if n])


def haggle(s: Sample, frame: PlayCard, option: Option) -> None:
    """For its price.  [sample.guild.brokers-haggle]"""
    lose(s, frame.seat, option.i)
    earn(s, frame.seat, s.rules.prices[option.at])


BROKERS.insert("turn", Borrow, before=Travel)
BROKERS.offer(PlayCard, "haggle", haggling, haggle)
