"""Markets: prices, purchases, and the cards that refill the slots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.components import DRONE_DECK
from spielwerk.games.dei.events import CandyUsed, CardBought, CardRevealed
from spielwerk.games.dei.options import BUY, CANDY, DRAW, PAY, TECHNOLOGY
from spielwerk.games.dei.state import NONE, Dei, Player, without
from spielwerk.games.dei.supply import OUTPOST_CANDY, pay, secret_candy, take
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

Price = tuple[int, int, int]
"""Technology, energy, and the mask of once-per-phase abilities that the price uses."""


def prices(s: Dei, p: Player, market: int, slot: int) -> list[Price]:
    """Returns the prices of a card in a slot: one for each way that abilities allow.

    [dei.purchase.total-cost, dei.market.black-left-surcharge, dei.market.black-middle-price]
    """
    card = s.rules.cards[s.slots[market][slot]]
    found: list[Price] = [(card.technology + s.rules.markets[market].surcharge[slot], card.energy, 0)]
    for other in s.rules.active("prices", p.abilities):
        found = other(s, p, card, found)
    return found


def affordable(s: Dei, seat: int, market: int, slot: int, fee: int = 0) -> list[Price]:
    """Returns the prices a player can pay in full in addition to a fee in energy, each sum once.

    [dei.purchase.total-cost, dei.market.black-right-pay-first, dei.badge.parcel-bot.purchase]
    """
    p = s.players[seat]
    found: dict[tuple[int, int], Price] = {}
    for price in prices(s, p, market, slot):
        if price[0] <= p.technology and price[1] <= p.energy - fee:
            found.setdefault(price[:2], price)
    return list(found.values())


def outposts_short(s: Dei, seat: int, market: int, slot: int) -> int:
    """Returns how many outposts of the market's colour a player lacks for a slot; they are never spent.

    [dei.market.outposts-required, dei.market.black-no-outposts, dei.market.drone-cards-no-market]
    [dei.purchase.outposts-not-spent, dei.ruling.outpost-banner]
    """
    asked = s.rules.asked[market][slot]
    return max(0, asked - s.cubes(seat, s.rules.market_colours[market])) if asked else 0


def offers(s: Dei, seat: int, short: int = 0, fee: int = 0) -> Iterator[tuple[int, int]]:
    """Yields market and slot of all cards that can be bought now, if this many outposts may be missing.

    Decks are never for sale.  [dei.purchase.any-market, dei.ruling.leftmost-slot]
    """
    for market, row in enumerate(s.slots):
        colour = s.rules.market_colours[market]
        enough = short + (s.cubes(seat, colour) if colour != NONE else 0)
        for slot, card in enumerate(row):
            allowed = card != NONE and s.rules.asked[market][slot] <= enough
            if allowed and affordable(s, seat, market, slot, fee):
                yield market, slot


def has_sweet(s: Dei, seat: int) -> bool:
    """Returns whether the player has an outpost candy.  [dei.ruling.candy-face-down]"""
    return OUTPOST_CANDY in s.players[seat].candy


def can_buy(s: Dei, seat: int) -> bool:
    """Returns whether a face-down card can buy something.  [dei.ruling.purchase-must-succeed]"""
    return any(offers(s, seat, int(has_sweet(s, seat))))


Offer = tuple[int, tuple[tuple[int, int], ...], int]
"""A card, the ways to pay for it in technology and energy, and the technology that is refunded."""


def priced(s: Dei, seat: int, short: int = 0) -> tuple[Offer, ...]:
    """Returns what a player can buy now, with the prices for this player.

    [dei.purchase.total-cost, dei.market.black-left-surcharge, dei.market.black-right-refund]
    """
    return tuple(
        [
            (
                s.slots[market][slot],
                tuple([price[:2] for price in affordable(s, seat, market, slot)]),
                s.rules.markets[market].refund[slot],
            )
            for market, slot in offers(s, seat, short)
        ]
    )


def shopping(s: Dei, seat: int, carrier: int = 1, bonus: int = 0) -> Buy:
    """Returns the frame that asks which card to buy, with all prices."""
    return Buy(seat, carrier, bonus, priced(s, seat, bonus))


class Buy(Ask, frozen=True, tag="dei.market.Buy"):
    """Asks which card to buy.  `carrier`: how many outpost candies the face-down card can take, 0 if there is
    no such card; `bonus`: how many are on it; `prices`: what can be bought, for the prompt.

    [dei.purchase.any-market, dei.market.outposts-required, dei.market.new-card-available]
    [dei.candy.kind-outpost, dei.candy.one-per-card, dei.ruling.candy-face-down, dei.ruling.candy-parcel-bot]
    """

    gesture: ClassVar[str] = "buy"
    begins: ClassVar[bool] = True

    carrier: int = 1
    bonus: int = 0
    prices: tuple[Offer, ...] = ()

    def options(self, s: Dei) -> Options:
        found = [BUY[s.slots[market][slot]] for market, slot in offers(s, self.seat, self.bonus)]
        if has_sweet(s, self.seat) and self._candy_helps(s, len(found)):
            found.append(CANDY[OUTPOST_CANDY])
        return tuple(found)

    def _candy_helps(self, s: Dei, n: int) -> bool:
        """Returns whether one more outpost candy fits and would offer more than `n` cards."""
        return self.carrier > self.bonus and len([*offers(s, self.seat, self.bonus + 1)]) > n

    def must_ask(self, s: Dei) -> bool:
        """Returns whether an outpost candy would add options: skipping the question would show that there is
        none.

        [dei.ruling.candy-secrecy]
        """
        n = len([*offers(s, self.seat, self.bonus)])
        return secret_candy(s, self.seat) and n > 0 and self._candy_helps(s, n)

    def choose(self, s: Dei, option: Option) -> None:
        if option is CANDY[OUTPOST_CANDY]:
            use_candy(s, self.seat, OUTPOST_CANDY)
            s.next(shopping(s, self.seat, self.carrier, self.bonus + 1))
        else:
            s.next(Pay(self.seat, option.i))


def use_candy(s: Dei, seat: int, kind: int) -> None:
    """Puts the marker on the card until clean-up.  [dei.candy.use, dei.ruling.candy-after-use]"""
    p = s.players[seat]
    p.candy = without(p.candy, kind)
    s.spent[kind] += 1
    if s.journal is not UNSET:
        s.journal.append(CandyUsed(seat, kind))


def find(s: Dei, card: int) -> tuple[int, int]:
    """Returns market and slot of an open card."""
    return next((m, row.index(card)) for m, row in enumerate(s.slots) if card in row)


class Pay(Ask, frozen=True, tag="dei.market.Pay"):
    """Asks how to pay for the card, if abilities leave a choice.  [dei.purchase.total-cost]"""

    gesture: ClassVar[str] = "buy"

    card: int

    def options(self, s: Dei) -> Options:
        return tuple([PAY[t][e] for t, e, _ in affordable(s, self.seat, *find(s, self.card))])

    def choose(self, s: Dei, option: Option) -> None:
        market, slot = find(s, self.card)
        chosen = next(p for p in affordable(s, self.seat, market, slot) if p[:2] == (option.i, option.n))
        buy(s, self.seat, market, slot, chosen)


def buy(s: Dei, seat: int, market: int, slot: int, price: Price) -> None:
    """Pays the price to the supply, adds the card to the hand and refills the slot.

    [dei.purchase.total-cost, dei.market.black-right-refund, dei.ruling.refund-without-technology]
    [dei.ruling.bought-card-later, dei.phase.bought-card-second]
    """
    p = s.players[seat]
    card = s.slots[market][slot]
    pay(s, seat, price[0], price[1])
    p.used |= price[2]
    p.hand = tuple(sorted((*p.hand, card)))
    if s.rules.hidden_hands:
        p.newer = (*p.newer, (card, len(p.down)))
    row = list(s.slots[market])
    row[slot] = NONE
    s.slots[market] = (row[0], row[1], row[2])
    if s.journal is not UNSET:
        s.journal.append(CardBought(seat, card, price[0], price[1]))
    take(s, seat, TECHNOLOGY, s.rules.markets[market].refund[slot])
    for hook in s.rules.active("on_bought", s.players[seat].abilities):
        hook(s, seat, card)
    s.next(Refill(market))


class Refill(Step, frozen=True, tag="dei.market.Refill"):
    """Refills a market: cards left of the gap slide one slot to the right, and a new one is turned up on the
    left.

    [dei.market.refill, dei.ruling.market-slide, dei.ruling.market-deck-empty, dei.setup.step-08-reveal]
    """

    market: int

    def run(self, s: Dei) -> None:
        row = list(s.slots[self.market])
        gap = max([slot for slot, card in enumerate(row) if card == NONE])
        row[1 : gap + 1] = row[:gap]
        row[0] = NONE
        s.slots[self.market] = (row[0], row[1], row[2])
        if s.decks[self.market] or s.drones_in[self.market]:
            s.next(TurnUp(self.market))


class TurnUp(Chance, frozen=True, tag="dei.market.TurnUp"):
    """Draws the next card of a deck.  Nobody has seen which drone cards it holds, so any unseen one may come
    up.

    [dei.setup.step-08-drone-piles, dei.setup.step-08-black-no-drones, dei.market.new-card-available]
    """

    market: int

    def outcomes(self, s: Dei) -> tuple[Options, Weights]:
        own, drones = s.decks[self.market], s.drone_cards if s.drones_in[self.market] else ()
        weights = (max(1, len(drones)),) * len(own) + (s.drones_in[self.market],) * len(drones)
        return tuple([DRAW[card] for card in own + drones]), weights

    def choose(self, s: Dei, option: Option) -> None:
        card = option.i
        if s.rules.cards[card].deck == DRONE_DECK:
            s.drone_cards = without(s.drone_cards, card)
            s.drones_in[self.market] -= 1
        else:
            s.decks[self.market] = without(s.decks[self.market], card)
        s.slots[self.market] = (card, *s.slots[self.market][1:])
        if s.journal is not UNSET:
            s.journal.append(CardRevealed(self.market, card))
