"""Small positions for tests, made by hand."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

import spielwerk
from sample.options import CARDS
from sample.state import Sample
from spielwerk.kernel.game import Game


def position(*frames: Any, **setup: Any) -> tuple[Game, Sample]:
    """A new game in which only these frames are pending; everybody stands at the oasis without cards."""
    game = spielwerk.game("sample", **setup)
    s = game.new(1)
    assert isinstance(s, Sample)
    s.stack.clear()
    s.sealed = [[] for _ in s.traders]
    for trader in s.traders:
        if hasattr(trader, "hand"):
            for kind, n in enumerate(trader.hand):
                s.deck.counts[kind] += n
            trader.hand = [0] * len(CARDS)
    s.then(*frames)
    s.open = UNSET
    return game, s


def give(s: Sample, seat: int, *cards: str) -> None:
    """Cards from the deck into a hand."""
    for card in cards:
        s.deck.take(CARDS.index(card))
        s.traders[seat].hand[CARDS.index(card)] += 1


def asked(game: Game, s: Sample) -> list[str]:
    d = game.decision(s)
    return [] if d is None else [option.text for option in d.options]
