"""What a seat may know of a game of Scythe, and how to fill in the rest."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.combat import AddCards, Dial, Reveal, cards_allowed
from spielwerk.games.scythe.state import Player, Scythe
from spielwerk.kernel.chance import Deck, Rng
from spielwerk.kernel.view import View


class ScytheView(View, kw_only=True):
    """All that lies open, and the viewer's own hand.

    The number of combat cards in a hand is public, their values are not.
    [scythe.info.combat-card-count-open, scythe.info.combat-card-values-secret]
    """

    players: list[Player]
    hand: list[int]
    hand_sizes: list[int]
    goods: list[int]
    discards: list[int]
    deck_size: int
    encounters: int
    active: int
    turns: int
    tile: int
    incursions: list[int]


def view(s: Scythe, seat: int) -> ScytheView:
    """The table as one seat (or a spectator) sees it."""
    return ScytheView(
        **View.common(s, seat),
        players=[p.copy() for p in s.players],
        hand=s.hands[seat][:] if seat >= 0 else [],
        hand_sizes=[sum(hand) for hand in s.hands],
        goods=s.goods[:],
        discards=s.deck.discard[:],
        deck_size=len(s.deck),
        encounters=s.encounters,
        active=s.active,
        turns=s.turns,
        tile=s.tile,
        incursions=s.incursions[:],
    )


def resample(view: ScytheView, rules: Any, rng: Rng) -> Scythe:
    """A full position that fits the view: unseen combat cards are dealt at random."""
    unseen = _whole_deck(rules)
    for known in (view.hand, _counts(view.discards, len(unseen))):
        for kind, n in enumerate(known):
            unseen[kind] -= n
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        hands.append(view.hand[:] if seat == view.seat else _deal(unseen, size, rng))
    s = Scythe(
        stack=view.stack[:],
        random=rng.number(),
        round=view.round[:],
        over=view.over,
        rules=rules,
        players=[p.copy() for p in view.players],
        hands=hands,
        goods=view.goods[:],
        deck=Deck(unseen, view.discards[:]),
        encounters=view.encounters,
        active=view.active,
        turns=view.turns,
        tile=view.tile,
        incursions=view.incursions[:],
        sealed=[[] for _ in view.players],
    )
    for frame in view.stack:
        if isinstance(frame, Reveal):
            for seat in (frame.attacker, frame.defender):
                mine = seat == view.seat
                s.sealed[seat] = view.sealed[:] if mine else _commit(s, seat, frame.place, rng)
    return s


def _whole_deck(rules: Any) -> list[int]:
    from spielwerk.games.scythe import components

    return [c.count for c in components.decks().combat_cards][: len(rules.card_values)]


def _counts(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def _deal(unseen: list[int], n: int, rng: Rng) -> list[int]:
    """Take cards out of the unseen ones."""
    hand = [0] * len(unseen)
    for _ in range(n):
        kind = rng.pick(unseen)
        unseen[kind] -= 1
        hand[kind] += 1
    return hand


def _commit(s: Scythe, seat: int, place: int, rng: Rng) -> list[int]:
    """Something another seat may have sealed, as far as it has answered already."""
    hand = s.hands[seat]
    sealed = [-1] + [0] * len(hand)
    waiting = [type(f) for f in s.stack if isinstance(f, Dial | AddCards) and f.seat == seat]
    if any(frame.asks == 0 for frame in s.stack[-1:]) or Dial in waiting:
        return sealed
    sealed[0] = rng.below(min(s.rules.limits.dial, s.players[seat].power) + 1)
    left = hand[:]
    for _ in range(rng.below(min(cards_allowed(s, seat, place), sum(hand)) + 1)):
        kind = rng.pick(left)
        left[kind] -= 1
        sealed[1 + kind] += 1
    return sealed
