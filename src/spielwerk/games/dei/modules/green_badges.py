"""The badges of machines: they affect resources and purchases."""

from __future__ import annotations

from typing import Any, ClassVar

from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.cards import ChooseCard
from spielwerk.games.dei.components import Card
from spielwerk.games.dei.markets import Price, offers, shopping
from spielwerk.games.dei.options import DONE, ENERGY, NO, OPTIONS, TECHNOLOGY, YES
from spielwerk.games.dei.round import SecondCard
from spielwerk.games.dei.state import NOWHERE, TRADE_POINTS, Dei, Player
from spielwerk.games.dei.supply import kind_of, pay, place_token, score, swap
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

GREEN_BADGES = Module("green_badges")

PROSPECT = OPTIONS.row("prospect", PARTS)
PARCEL = OPTIONS.one("parcel")


# --- collecting


@GREEN_BADGES.on("on_collected", "salvage_yard")
def salvage(s: Dei, seat: int, area: int) -> None:
    """Offers a swap after collecting at either end of one of the player's elevators.

    [dei.badge.salvage-yard.swap, dei.ruling.elevator-areas, dei.ruling.drone-ability-hooks]
    """
    if any(area in ends for ends in s.players[seat].elevators):
        s.next(Salvage(seat))


class Salvage(Ask, frozen=True, tag="dei.badge.Salvage"):
    """Asks whether to swap one technology for one energy cell.  [dei.badge.salvage-yard.swap]"""

    gesture: ClassVar[str] = "collect"

    def options(self, s: Dei) -> Options:
        return (YES, NO) if s.players[self.seat].technology and s.supply[ENERGY] else (NO,)

    def choose(self, s: Dei, option: Option) -> None:
        if option is YES:
            swap(s, self.seat, TECHNOLOGY)


def claims(s: Dei, frame: Collect) -> Options:
    """Returns the options to place a token from the supply in an area with one of the player's units.

    [dei.badge.prospector.place, dei.badge.prospector.kind, dei.ruling.prospector-source]
    """
    p = s.players[frame.seat]
    if not p.abilities & s.rules.bit("prospector"):
        return ()
    near = [frame.only] if frame.only != NOWHERE else bits(p.places)
    return tuple([PROSPECT[i] for i in near if s.supply[kind_of(s, i)]])


def prospect(s: Dei, frame: Collect, option: Option) -> None:
    """Places a token from the supply in the chosen area.

    [dei.badge.prospector.place, dei.badge.prospector.kind]
    """
    place_token(s, frame.seat, option.i)


GREEN_BADGES.offer(Collect, "prospect", claims, prospect)


# --- prices


def substitute(s: Dei, p: Player, _card: Card, found: list[Price]) -> list[Price]:
    """Replaces one energy cell by one technology, once per phase.

    [dei.badge.alternative-energy.substitute, dei.badge.alternative-energy.limit]
    """
    bit = s.rules.bit("alternative_energy")
    if p.used & bit:
        return found
    return found + [(t + 1, e - 1, used | bit) for t, e, used in found if e]


def discount(_s: Dei, _p: Player, card: Card, found: list[Price]) -> list[Price]:
    """Makes a drone card one resource cheaper, of a kind in its price.

    [dei.badge.drone-engineer.discount, dei.badge.drone-engineer.drone-only, dei.ruling.drone-engineer-zero]
    """
    if not card.drone:
        return found
    less = [(t - 1, e, used) for t, e, used in found if t] + [(t, e - 1, used) for t, e, used in found if e]
    return less or found


@GREEN_BADGES.on("on_bought", "trading_post")
def trade(s: Dei, seat: int, _card: int) -> None:
    """Scores for a bought card.  [dei.badge.trading-post.vp]"""
    score(s, seat, TRADE_POINTS, 1)


# --- a purchase without a face-down card


def may_order(s: Dei, seat: int) -> bool:
    """Returns whether the player may order: once per phase, for an energy cell on top of the price.

     There is no face-down card, so no candy can be used. [dei.badge.parcel-bot.purchase,
    dei.badge.parcel-bot.limit, dei.ruling.candy-parcel-bot]
    """
    p = s.players[seat]
    bit = s.rules.bit("parcel_bot")
    return bool(p.abilities & bit and not p.used & bit and p.energy and any(offers(s, seat, fee=1)))


def orders(s: Dei, frame: ChooseCard) -> Options:
    """Offers an order before the first card and between the two cards.

    [dei.ruling.parcel-bot-time, dei.badge.parcel-bot.purchase, dei.badge.parcel-bot.limit]
    """
    return (PARCEL,) if may_order(s, frame.seat) else ()


def order(s: Dei, frame: Any, _option: Option) -> None:
    """Pays the fee, then buys the card; the phase then continues."""
    p = s.players[frame.seat]
    pay(s, frame.seat, 0, 1)
    p.used |= s.rules.bit("parcel_bot")
    s.then(shopping(s, frame.seat, 0), frame)


class LastOrder(Ask, frozen=True, tag="dei.badge.LastOrder"):
    """Asks whether to order after the second card.  [dei.ruling.parcel-bot-time]"""

    gesture: ClassVar[str] = "buy"
    begins: ClassVar[bool] = True

    def options(self, s: Dei) -> Options:
        return (PARCEL, DONE) if may_order(s, self.seat) else (DONE,)

    def choose(self, s: Dei, option: Option) -> None:
        if option is PARCEL:
            order(s, self, option)


GREEN_BADGES.offer(ChooseCard, "parcel", orders, order)
GREEN_BADGES.insert("turn", LastOrder, after=SecondCard)


GREEN_BADGES.add("prices", discount, "drone_engineer")
GREEN_BADGES.add("prices", substitute, "alternative_energy")
