"""Tinkerers: four tricks with the own tokens on the tracks, each once.

Their number is the mask of the tricks that were used.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.city import ANY_RESOURCE
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.mat import asks_in_income
from spielwerk.games.tapestry.draws import draw
from spielwerk.games.tapestry.effects import BONUS, FREE_BONUS
from spielwerk.games.tapestry.events import Advanced
from spielwerk.games.tapestry.facts import gain, gains
from spielwerk.games.tapestry.hangings.socialism import ahead
from spielwerk.games.tapestry.options import CIVILIZATIONS, NO, OPTIONS, TRACK, YES
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tech import InventFromDeck, deck
from spielwerk.games.tapestry.tracks import (
    Benefit,
    arrive,
    enter,
    leave,
    movable,
    move_token,
    returnable,
    use,
)
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options

TINKERERS = Module("tinkerers")
NUMBER = CIVILIZATIONS.index("tinkerers")
REFUND, MATCH, RETREAT, NEXT_BONUS = range(4)
TRICKS = 4
BACK_BY = 3
TINKER = OPTIONS.numbers("tinker", TRICKS - 1)
TINKERERS.add_row("naming", "tinker", lambda _speech, option, _rules: {"way": option.n})


@TINKERERS.on("civilization_gained", "tinkerers")
def begin(s: Tapestry, seat: int, starting: bool) -> None:
    """As starting civilization, each opponent gains a tech card from the deck.

    [tapestry.civ.tinkerers.start, tapestry.civ.tinkerers.solo]
    """
    set_numbers(s.players[seat], NUMBER, 0)
    if starting:
        s.then(*[GiftCard(other) for other in s.others(seat) if gains(s, other)])


class GiftCard(Step, frozen=True, tag="tapestry.tinkerers.GiftCard"):
    """An opponent gains a tech card from the deck.  [tapestry.civ.tinkerers.start]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        if deck(s):
            draw(s, self.seat, InventFromDeck(self.seat))


def next_bonus(s: Tapestry, seat: int, track: int) -> int:
    """Returns the step of the next space with a bonus, or NONE.  [tapestry.civ.tinkerers.bonus]"""
    at, spaces = s.at[seat][track], s.rules.spaces[track]
    if at not in movable(s, seat, track):
        return NONE
    return next((step for step in range(at + 1, len(spaces)) if spaces[step].bonus is not None), NONE)


def tracks_for(s: Tapestry, seat: int, trick: int) -> list[int]:
    """Returns the tracks on which a trick is possible."""
    every = bits(s.rules.tracks)
    if trick == REFUND:
        return [track for track in every if s.at[seat][track] > 0]
    if trick == MATCH:
        return [track for track in every if ahead(s, seat, track) != NONE]
    if trick == RETREAT:
        return [t for t in every if s.at[seat][t] >= BACK_BY and returnable(s, seat, t)]
    return [track for track in every if next_bonus(s, seat, track) != NONE]


class Tinker(Ask, frozen=True, tag="tapestry.tinkerers.Tinker"):
    """Asks which trick gets a token.

    [tapestry.civ.tinkerers.income, tapestry.base.income.abilities-optional]
    """

    gesture: ClassVar[str] = "civilization"

    def options(self, s: Tapestry) -> Options:
        (used,) = numbers(s.players[self.seat], NUMBER)
        free = [trick for trick in range(TRICKS) if not used >> trick & 1]
        return (*[TINKER[trick] for trick in free if tracks_for(s, self.seat, trick)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            p = s.players[self.seat]
            (used,) = numbers(p, NUMBER)
            set_numbers(p, NUMBER, used | 1 << option.n)
            s.next(TinkerOn(self.seat, option.n))


class TinkerOn(Ask, frozen=True, tag="tapestry.tinkerers.TinkerOn"):
    """Asks for the track.

    [tapestry.civ.tinkerers.refund, tapestry.civ.tinkerers.match, tapestry.civ.tinkerers.back]
    [tapestry.civ.tinkerers.bonus, tapestry.civ.tinkerers.solo]
    """

    gesture: ClassVar[str] = "civilization"

    way: int

    def options(self, s: Tapestry) -> Options:
        return tuple([TRACK[track] for track in tracks_for(s, self.seat, self.way)])

    def choose(self, s: Tapestry, option: Option) -> None:
        (refund, match, retreat, jump)[self.way](s, self.seat, option.i)


def refund(s: Tapestry, seat: int, track: int) -> None:
    """Gains what an advance onto the own position costs.  [tapestry.civ.tinkerers.refund]"""
    space = s.rules.spaces[track][s.at[seat][track]]
    for _ in range(space.any):
        carry_out(s, seat, ANY_RESOURCE, Source(CIVILIZATION, NUMBER))
    if space.own:
        gain(s, seat, track, space.own)


def match(s: Tapestry, seat: int, track: int) -> None:
    """Advances to the nearest opponent ahead, perhaps with the benefit.  [tapestry.civ.tinkerers.match]"""
    at, to = s.at[seat][track], ahead(s, seat, track)
    s.next(MayBenefit(seat, track, to))
    enter(s, seat, track, at, 0, far=to - at)


def retreat(s: Tapestry, seat: int, track: int) -> None:
    """Regresses three spaces, perhaps with benefit and bonus.  [tapestry.civ.tinkerers.back]"""
    at = s.at[seat][track]
    use(s, seat, track, at - BACK_BY, BONUS)
    s.next(MayBenefit(seat, track, at - BACK_BY))
    leave(s, seat, track, at, 0, far=BACK_BY)


def jump(s: Tapestry, seat: int, track: int) -> None:
    """Advances to the next space with a bonus, which is free; without benefit and landmarks.

    [tapestry.civ.tinkerers.bonus]
    """
    at, to = s.at[seat][track], next_bonus(s, seat, track)
    move_token(s, seat, track, at, to)
    if to == len(s.rules.spaces[track]) - 1:
        s.done[seat] |= 1 << track
    if s.journal is not UNSET:
        s.journal.append(Advanced(seat, track, s.rules.spaces[track][to].number))
    use(s, seat, track, to, FREE_BONUS)
    arrive(s, seat, track, to, to - at)


class MayBenefit(Ask, frozen=True, tag="tapestry.tinkerers.MayBenefit"):
    """Asks whether to gain the benefit of a space.

    [tapestry.civ.tinkerers.match, tapestry.civ.tinkerers.back]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    track: int
    step: int

    def options(self, s: Tapestry) -> Options:
        return (YES, NO) if s.rules.spaces[self.track][self.step].benefit is not None else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is YES:
            s.next(Benefit(self.seat, self.track, self.step))


asks_in_income(TINKERERS, Tinker)
