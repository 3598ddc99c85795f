"""What a seat may know: all of the table, but of the hands only its own."""

from __future__ import annotations

from msgspec import Struct

from sample.cards import COPIES
from sample.options import CARDS
from sample.round import Reveal
from sample.state import Automa, Caravan, Sample
from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.view import View


class TraderView(Struct):
    """A trader from outside; `hand_size` is -1 for the Automa, which has no hand."""

    place: int
    coins: int
    goods: list[int]
    hand_size: int
    skills: int = 0
    turns: int = 0


class SampleView(View, kw_only=True):
    """The table as one seat sees it; a spectator's `hand` is empty."""

    traders: list[TraderView]
    hand: list[int]
    deck_size: int
    discard: list[int]
    stock: list[int]
    supply: list[int]
    bank: int
    storm: int
    rounds_left: int


def trader_view(trader: Caravan | Automa) -> TraderView:
    place, coins, goods = trader.place, trader.coins, trader.goods[:]
    if isinstance(trader, Automa):
        return TraderView(place, coins, goods, hand_size=-1, turns=trader.turns)
    return TraderView(place, coins, goods, sum(trader.hand), trader.skills)


def view(s: Sample, seat: int) -> SampleView:
    own = s.traders[seat] if 0 <= seat < len(s.traders) else None
    return SampleView(
        **View.shared(s, seat),
        traders=[trader_view(trader) for trader in s.traders],
        hand=own.hand[:] if isinstance(own, Caravan) else [],
        deck_size=len(s.deck),
        discard=s.deck.discard[:],
        stock=s.stock[:],
        supply=s.supply[:],
        bank=s.bank,
        storm=s.storm,
        rounds_left=s.rounds_left,
    )


def resample(v: SampleView, rng: Rng) -> Sample:
    """Deal the unseen cards at random, and guess the bids that others have sealed."""
    unseen = [COPIES] * len(CARDS)
    for kind in v.discard:
        unseen[kind] -= 1
    for kind, n in enumerate(v.hand):
        unseen[kind] -= n
    hands = [
        v.hand[:] if seat == v.seat and v.hand else deal(unseen, seen.hand_size, rng)
        for seat, seen in enumerate(v.traders)
    ]
    return Sample(
        stack=v.stack[:],
        round=v.round[:],
        sealed=[guess_bid(v, seat, rng) for seat in range(len(v.traders))],
        over=v.over,
        traders=[trader(t, hand) for t, hand in zip(v.traders, hands, strict=True)],
        deck=Deck(unseen, v.discard[:]),
        stock=v.stock[:],
        supply=v.supply[:],
        bank=v.bank,
        storm=v.storm,
        rounds_left=v.rounds_left,
    )


def trader(t: TraderView, hand: list[int]) -> Caravan | Automa:
    if t.hand_size < 0:
        return Automa(place=t.place, coins=t.coins, goods=t.goods[:], turns=t.turns)
    return Caravan(place=t.place, coins=t.coins, goods=t.goods[:], hand=hand, skills=t.skills)


def deal(unseen: list[int], n: int, rng: Rng) -> list[int]:
    hand = [0] * len(unseen)
    for _ in range(n):
        kind = rng.pick(unseen)
        unseen[kind] -= 1
        hand[kind] += 1
    return hand


def guess_bid(v: SampleView, seat: int, rng: Rng) -> list[int]:
    """Who has answered before the bids are open has a bid that only they know."""
    if seat == v.seat or not v.answered[seat] or not any(isinstance(frame, Reveal) for frame in v.stack):
        return []
    return [rng.below(min(3, v.traders[seat].coins) + 1)]
