"""What counts at the end, and who has won."""

from __future__ import annotations

from sample.board import GOODS
from sample.state import Sample
from spielwerk.kernel.outcome import Item, Outcome, Score, rank


def coins(s: Sample, seat: int) -> Item:
    """A point a coin.  [sample.score.coins]"""
    return Item("coins", s.traders[seat].coins, s.traders[seat].coins)


def goods(s: Sample, seat: int) -> Item:
    """Each cube is worth its price.  [sample.score.goods]"""
    held = s.traders[seat].goods
    worth = sum([n * s.rules.prices[GOODS[good]] for good, n in enumerate(held)])
    return Item("goods", worth, sum(held))


def score(s: Sample, seat: int) -> Score:
    return Score(seat, tuple([item(s, seat) for item in s.rules.scoring.values()]))


def outcome(s: Sample) -> Outcome:
    """The most points win, then the most coins, unless a power has won.  [sample.score.winner]"""
    seats = range(len(s.traders))
    scores = tuple([score(s, seat) for seat in seats])
    places, used = rank(
        seats, lambda seat: scores[seat].total, [("coins", lambda seat: s.traders[seat].coins)]
    )
    measured = (tuple([trader.coins for trader in s.traders]),) if used else ()
    victor = next((key for key, has_won in s.rules.victors.items() if has_won(s)), "")
    return Outcome(scores, places, used, measured, victor)
