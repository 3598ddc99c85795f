"""Power, popularity, coins and combat cards: they change only here."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.events import CardDiscarded, CardDrawn, Gained
from spielwerk.games.scythe.options import CARD, TAKE
from spielwerk.games.scythe.stars import earn
from spielwerk.games.scythe.state import CARDS, COINS, NOWHERE, POPULARITY, POWER, Scythe
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights


def gain_power(s: Scythe, seat: int, n: int) -> None:
    """Adds power, up to 16; enough of it earns a star.  [scythe.star.power-range, scythe.star.power]"""
    p = s.players[seat]
    n = min(n, s.rules.limits.power - p.power)
    p.power += n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, POWER, n))
    earn(s, seat, "power", p.power)


def lose_power(s: Scythe, seat: int, n: int) -> None:
    """Removes power, down to 0.  [scythe.star.power-range]"""
    p = s.players[seat]
    n = min(n, p.power)
    p.power -= n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, POWER, -n))
    for hook in s.rules.on_lost:
        hook(s, seat, POWER)


def gain_popularity(s: Scythe, seat: int, n: int) -> None:
    """Adds popularity, up to 18; enough of it earns a star.

    [scythe.star.popularity-range, scythe.star.popularity]"""
    p = s.players[seat]
    n = min(n, s.rules.limits.popularity - p.popularity)
    p.popularity += n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, POPULARITY, n))
    earn(s, seat, "popularity", p.popularity)


def lose_popularity(s: Scythe, seat: int, n: int) -> None:
    """Removes popularity, down to 0, unless it is fixed.

    [scythe.star.popularity-range, scythe.move.enemy-workers-popularity-floor]
    [scythe.automa-nature.fixed-popularity]
    """
    if s.rules.fixed_popularity[seat]:
        return
    p = s.players[seat]
    n = min(n, p.popularity)
    p.popularity -= n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, POPULARITY, -n))
    for hook in s.rules.on_lost:
        hook(s, seat, POPULARITY)


def gain_coins(s: Scythe, seat: int, n: int) -> None:
    """Takes coins from the supply, or returns them (negative)."""
    s.players[seat].coins += n
    if s.journal is not UNSET and n:
        s.journal.append(Gained(seat, COINS, n))


def gain(s: Scythe, seat: int, what: int, n: int) -> None:
    """Gains any of the four, by number; cards are drawn one after the other."""
    if what == POWER:
        gain_power(s, seat, n)
    elif what == COINS:
        gain_coins(s, seat, n)
    elif what == POPULARITY:
        gain_popularity(s, seat, n)
    elif n:
        s.then(*[DrawCard(seat)] * n)


def room(s: Scythe, seat: int, what: int, n: int) -> int:
    """Returns how much of a gain would have an effect: tracks end, and decks run out.

    [scythe.ruling.track-limits, scythe.bolster.power, scythe.trade.popularity]
    [scythe.setup.combat-deck-exhausted]
    """
    p = s.players[seat]
    if what == POWER:
        return min(n, s.rules.limits.power - p.power)
    if what == POPULARITY:
        return min(n, s.rules.limits.popularity - p.popularity)
    if what == CARDS and not s.deck.drawable():
        return 0
    return n


def structure_adds(s: Scythe, seat: int, structure: int, what: int) -> int:
    """Returns how much a player's structure adds to a top action, wherever it is, whoever controls it.

    [scythe.build.armory, scythe.build.monument, scythe.build.benefit-without-control]
    """
    if s.players[seat].structures[structure] == NOWHERE:
        return 0
    return room(s, seat, what, s.rules.structure_gain[seat])


def take_from_deck(s: Scythe, card: int) -> None:
    """Takes a combat card from the deck, which is shuffled first if it is empty.

    [scythe.setup.combat-deck-reshuffle]
    """
    shuffled = not len(s.deck)
    s.deck.take(card)
    if shuffled:
        for hook in s.rules.on_reshuffled:
            hook(s)


def discard(s: Scythe, seat: int, card: int, n: int = 1) -> None:
    """Moves combat cards from a hand to the discard pile."""
    s.hands[seat][card] -= n
    s.deck.discard += [card] * n
    if s.journal is not UNSET:
        s.journal.extend([CardDiscarded(seat, card)] * n)


class Gain(Ask, frozen=True, tag="scythe.turn.Gain"):
    """Asks how much of a benefit to take: all, any part of it, or nothing.

    With `whole` it is not asked: the player takes everything, unless they have chosen `LESS` before.
    [scythe.turn.partial-benefit]
    """

    gesture: ClassVar[str] = "gain"
    begins: ClassVar[bool] = True

    what: int
    n: int
    whole: int = 0

    def options(self, s: Scythe) -> Options:
        row, most = TAKE[self.what], room(s, self.seat, self.what, self.n)
        return row[most : most + 1] if self.whole else row[most::-1]

    def choose(self, s: Scythe, option: Option) -> None:
        gain(s, self.seat, self.what, option.n)


class DrawCard(Chance, frozen=True, tag="scythe.cards.DrawCard"):
    """Draws a combat card; the discard pile is shuffled first if the deck is empty.

    [scythe.setup.combat-deck-reshuffle, scythe.setup.combat-deck-exhausted]
    """

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        if not s.deck.drawable():
            return (TAKE[CARDS][0],), (1,)
        return CARD, s.deck.weights()

    def choose(self, s: Scythe, option: Option) -> None:
        if option is TAKE[CARDS][0]:
            return
        take_from_deck(s, option.n)
        s.hands[self.seat][option.n] += 1
        if s.journal is not UNSET:
            s.journal.append(CardDrawn(self.seat, option.n))
        for hook in s.rules.on_card_gained:
            hook(s, self.seat)
