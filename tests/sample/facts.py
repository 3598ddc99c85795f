"""The one mutator of each fact: it changes the position, calls the hooks and writes the event."""

from __future__ import annotations

from msgspec import UNSET

from sample.board import NEXT
from sample.events import Earned, Loaded, Lost, Travelled
from sample.state import Sample


def earn(s: Sample, seat: int, n: int) -> None:
    """Coins from the bank, as many as it has.  [sample.setup.coins]"""
    n = min(n, s.bank)
    s.bank -= n
    s.traders[seat].coins += n
    if s.journal is not UNSET:
        s.journal.append(Earned(seat, n))


def pay(s: Sample, seat: int, n: int) -> None:
    s.traders[seat].coins -= n
    s.bank += n
    if s.journal is not UNSET:
        s.journal.append(Earned(seat, -n))


def travel(s: Sample, seat: int) -> None:
    """To the next station; hooks learn of it and may push what interrupts the turn.  [sample.travel.ring]"""
    trader = s.traders[seat]
    before = trader.place
    trader.place = after = NEXT[before]
    for hook in s.rules.on_travelled:
        hook(s, seat, before)
    if s.journal is not UNSET:
        s.journal.append(Travelled(seat, before, after))


def loadable(s: Sample, seat: int, place: int) -> int:
    """How many cubes a trader could take from a station.  [sample.travel.capacity]"""
    there = s.stock[place]
    if not there:
        return 0
    room: int = s.rules.capacity[seat] - sum(s.traders[seat].goods)
    return 0 if room <= 0 else there if there < room else room


def load(s: Sample, seat: int, n: int) -> None:
    trader = s.traders[seat]
    good = s.rules.growth[trader.place]
    s.stock[trader.place] -= n
    trader.goods[good] += n
    if s.journal is not UNSET:
        s.journal.append(Loaded(seat, good, n))


def lose(s: Sample, seat: int, good: int) -> None:
    s.traders[seat].goods[good] -= 1
    s.supply[good] += 1
    if s.journal is not UNSET:
        s.journal.append(Lost(seat, good))
