"""Spies: four ways to use what a neighbour has, each once.

Their number is the mask of the ways that were used.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income, starts_with
from spielwerk.games.tapestry.effects import BENEFIT
from spielwerk.games.tapestry.events import HandSeen
from spielwerk.games.tapestry.facts import is_player
from spielwerk.games.tapestry.hangings.options import COPY, OPPONENT
from spielwerk.games.tapestry.options import (
    CIVILIZATIONS,
    HANGING_KINDS,
    NO,
    OPTIONS,
    TILE,
    TRACK,
    USE,
    YES,
)
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import BOTTOM, FACE_DOWN, Tapestry
from spielwerk.games.tapestry.tracks import returnable, use
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

SPIES = Module("spies")
NUMBER = CIVILIZATIONS.index("spies")
CARD, TILE_REWARD, POSITION, TECH = range(4)
WAYS = 4
SPY = OPTIONS.numbers("spy", WAYS - 1)
SPIES.add_row("naming", "spy", lambda _speech, option, _rules: {"way": option.n})


def targets(s: Tapestry, victim: int, way: int) -> Options:
    """Returns what a way of spying could use.  [tapestry.civ.spies.options]"""
    p = s.players[victim]
    if way == CARD:
        cards = s.rules.data.hangings()
        tops = sorted([space[-1] for space in p.eras if space and space[-1] != FACE_DOWN])
        return tuple([COPY[card] for card in tops if cards[HANGING_KINDS[card]].kind == "when-played"])
    if way == TILE_REWARD:
        return tuple([TILE[tile] for tile in p.tiles])
    if way == POSITION:
        return tuple([TRACK[track] for track in bits(s.rules.tracks) if returnable(s, victim, track)])
    return tuple([USE[card] for card, row in sorted(p.tech) if row > BOTTOM])


def victims(s: Tapestry, seat: int, way: int) -> list[int]:
    """Returns the neighbours at whom a way can be used; powers have nothing but positions.

    [tapestry.civ.spies.income]
    """
    return [n for n in s.neighbours(seat) if is_player(s, n) and targets(s, n, way)]


class Spy(Ask, frozen=True, tag="tapestry.spies.Spy"):
    """Asks which way gets a token.  [tapestry.civ.spies.income, tapestry.base.income.abilities-optional]"""

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        (used,) = numbers(s.players[self.seat], NUMBER)
        ways = [way for way in range(WAYS) if not used >> way & 1 and victims(s, self.seat, way)]
        return (*[SPY[way] for way in ways], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            p = s.players[self.seat]
            (used,) = numbers(p, NUMBER)
            set_numbers(p, NUMBER, used | 1 << option.n)
            s.next(Victim(self.seat, option.n))


class Victim(Ask, frozen=True, tag="tapestry.spies.Victim"):
    """Asks for the neighbour.  [tapestry.civ.spies.income]"""

    gesture: ClassVar[str] = "civilization"

    way: int

    def options(self, s: Tapestry) -> Options:
        return tuple([OPPONENT[victim] for victim in victims(s, self.seat, self.way)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.then(Steal(self.seat, self.way, option.n), Look(self.seat, option.n))


class Steal(Ask, frozen=True, tag="tapestry.spies.Steal"):
    """Asks what is used: a card, a tile, a position or a tech card.  [tapestry.civ.spies.options]"""

    gesture: ClassVar[str] = "civilization"

    way: int
    opponent: int

    def options(self, s: Tapestry) -> Options:
        return targets(s, self.opponent, self.way)

    def choose(self, s: Tapestry, option: Option) -> None:
        source = Source(CIVILIZATION, NUMBER)
        if self.way == CARD:
            if (effect := s.rules.hanging_effects[HANGING_KINDS[option.i]]) is not None:
                carry_out(s, self.seat, effect, source)
        elif self.way == TILE_REWARD:
            carry_out(s, self.seat, s.rules.tile_rewards[option.i], source)
        elif self.way == POSITION:
            use(s, self.seat, option.i, s.at[self.opponent][option.i], BENEFIT)
        else:
            row = dict(s.players[self.opponent].tech)[option.i]
            carry_out(s, self.seat, s.rules.tech_effects[row][option.i], source)


class Look(Ask, frozen=True, tag="tapestry.spies.Look"):
    """Asks whether to look at the hand of the neighbour.  [tapestry.civ.spies.look]"""

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    opponent: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO) if s.players[self.opponent].hand else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES and s.journal is not UNSET:
            hand = s.players[self.opponent].hand
            s.journal += [HandSeen(self.seat, self.opponent, card) for card in hand]


starts_with(SPIES, 0)
asks_in_income(SPIES, Spy)
