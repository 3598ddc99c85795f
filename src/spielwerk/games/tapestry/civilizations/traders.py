"""Traders: tokens on the map beside opponents, or in their territories.

Their numbers are how many tokens are left, and the mask of the hexes that have one.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.capture import piece_placed
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income, starts_with
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, HEXES, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.effect import AnyEffect, May
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, each

TRADERS = Module("traders")
NUMBER = CIVILIZATIONS.index("traders")
TRADE_AT = OPTIONS.row("trade-at", HEXES)
"""A token is put on a territory."""
TRADE_AT_OR_NOT = each(TRADE_AT, NO)


TRADERS.add_row("naming", "trade-at", lambda _speech, option, _rules: {"hex": names.hex(option.i)})


def markets(s: Tapestry, seat: int) -> int:
    """Returns the territories for a token: without any piece, or with a single outpost of an opponent.

    [tapestry.civ.traders.empty, tapestry.civ.traders.shared]
    """
    single = 0
    for other in s.opponents(seat):
        single |= s.control(other)
    return s.explored & (~s.taken | single & ~s.full)


class TradeAt(Ask, frozen=True, tag="tapestry.traders.TradeAt"):
    """Asks for the territory that gets a token.

    [tapestry.civ.traders.empty, tapestry.civ.traders.shared, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        left, _ = numbers(s.players[self.seat], NUMBER)
        return TRADE_AT_OR_NOT(markets(s, self.seat)) if left else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            put_token(s, self.seat, option.i)


def put_token(s: Tapestry, seat: int, hex: int) -> None:
    """Puts a token on a territory: points for opponents around it, or the reward of theirs.

    [tapestry.civ.traders.empty, tapestry.civ.traders.shared, tapestry.civ.tokens-inert]
    """
    p = s.players[seat]
    left, where = numbers(p, NUMBER)
    set_numbers(p, NUMBER, left - 1, where | 1 << hex)
    shared = s.taken >> hex & 1
    s.inert[seat] |= 1 << hex
    piece_placed(s, hex)
    if not shared:
        around = s.rules.world.near[hex]
        theirs = [(s.control(other) & around).bit_count() for other in s.opponents(seat)]
        score(s, seat, sum(theirs), CIVILIZATION)
    elif (tile := s.tile[hex]) != NONE:
        carry_out(s, seat, s.rules.tile_rewards[tile], Source(CIVILIZATION, NUMBER))


@TRADERS.on("die_left", "traders")
def die_left(s: Tapestry, seat: int, hex: int, effect: AnyEffect) -> None:
    """Offers the die that the conqueror of a territory with a token did not choose.

    [tapestry.civ.traders.die]
    """
    _, where = numbers(s.players[seat], NUMBER)
    if where >> hex & 1 and not s.players[seat].ended:
        carry_out(s, seat, May(effect), Source(CIVILIZATION, NUMBER))


starts_with(TRADERS, 0, tokens=True)
asks_in_income(TRADERS, TradeAt)
