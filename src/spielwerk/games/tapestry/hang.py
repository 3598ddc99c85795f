"""Hangings (our name for tapestry cards): playing them on the era spaces."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.draws import DrawHanging, drawn_from, take_from_deck
from spielwerk.games.tapestry.events import Hung, HungFaceDown
from spielwerk.games.tapestry.options import DRAW_HANGING, HANG, HANGING_KINDS, NO
from spielwerk.games.tapestry.source import HANGING, Source, carry_out
from spielwerk.games.tapestry.state import ERAS, FACE_DOWN, Player, Tapestry
from spielwerk.kernel.frame import Ask, Chance
from spielwerk.kernel.option import Option, Options, Weights


def playable(p: Player) -> Options:
    """Returns the cards of a hand that may be played; of identical cards only the first."""
    kinds = [HANGING_KINDS[card] for card in p.hand]
    return tuple([HANG[card] for i, card in enumerate(p.hand) if kinds.index(kinds[i]) == i])


def plays_on(s: Tapestry, seat: int) -> bool:
    """Returns whether the last era of a player has no end.  [tapestry.civ.elder-ones.era4]"""
    always = s.rules.plays_on[seat][s.players[seat].abilities]
    return bool(always) and any(on(s, seat) for on in always)


def can_overplay(s: Tapestry, seat: int) -> bool:
    """Returns whether a card can be played on top of the current one.

    In era 1 the printed space counts as a card.  No card is current while the card of a new era is still
    to be played, or in the last income turn.
    [tapestry.base.tapestry.overplay, tapestry.base.tapestry.overplay-empty]
    [tapestry.base.tapestry.overplay-era1, tapestry.base.tapestry.overplay-no-card-yet]
    [tapestry.base.tapestry.overplay-turn5, tapestry.base.tapestry.maker-of-fire]
    """
    p = s.players[seat]
    if not p.hand or p.ended:
        return False
    if p.era > ERAS:
        return bool(p.eras[-1]) and plays_on(s, seat)
    return p.era == 1 or bool(p.current)


class Overplay(Ask, frozen=True, tag="tapestry.hanging.Overplay"):
    """Asks for a card from hand to play on top of the current one.  [tapestry.base.tapestry.overplay]"""

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        p = s.players[self.seat]
        return playable(p) if can_overplay(s, self.seat) else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            hang(s, self.seat, option.i)


class PlayHanging(Ask, frozen=True, tag="tapestry.hanging.Play"):
    """Asks for the card of a new era, if there is one in hand.

    [tapestry.base.tapestry.income-play, tapestry.base.tapestry.mandatory]
    [tapestry.base.tapestry.unplayable-effect]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    def must_ask(self, s: Tapestry) -> bool:
        """Asks even if all cards are the same: otherwise everybody would know what is left of the hand."""
        return len(s.players[self.seat].hand) > 1

    def options(self, s: Tapestry) -> Options:
        return playable(s.players[self.seat])

    def choose(self, s: Tapestry, option: Option) -> None:
        hang(s, self.seat, option.i)


def hang(s: Tapestry, seat: int, card: int) -> None:
    """Plays a card on the era space; the effect of the card it covers ends first.

    [tapestry.base.tapestry.overplay, tapestry.base.tapestry.when-played, tapestry.base.tapestry.this-era]
    [tapestry.base.tapestry.this-era-income, tapestry.base.tapestry.effect-mandatory]
    """
    p = s.players[seat]
    p.hand = tuple([other for other in p.hand if other != card])
    take_down(s, seat)
    put_on_space(p, card)
    kind = HANGING_KINDS[card]
    s.give_abilities(seat, s.rules.hanging_bits[kind])
    if s.journal is not UNSET:
        s.journal.append(Hung(seat, card, min(p.era, ERAS)))
    effect = s.rules.hanging_effects[kind]
    if effect is not None:
        carry_out(s, seat, effect, Source(HANGING, card))


def put_on_space(p: Player, card: int) -> None:
    """Puts a card on top of the current era's space, which is the last one from then on."""
    i = min(p.era, ERAS) - 1
    p.eras = (*p.eras[:i], (*p.eras[i], card), *p.eras[i + 1 :])


def take_down(s: Tapestry, seat: int) -> None:
    """Ends the effect of the current card; the card itself stays.

    [tapestry.base.tapestry.this-era, tapestry.ruling.base-this-era-end]
    """
    s.take_abilities(seat, s.rules.all_hangings)
    s.players[seat].notes = ()


class FaceDown(Chance, frozen=True, tag="tapestry.hanging.FaceDown"):
    """Puts the top card of the deck face down, without effect, for a player with no card in hand.

    [tapestry.base.tapestry.face-down]
    """

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_HANGING, DrawHanging.deck(s))

    def choose(self, s: Tapestry, option: Option) -> None:
        take_from_deck(s, option.i)
        s.down |= 1 << option.i
        p = s.players[self.seat]
        put_on_space(p, FACE_DOWN)
        if s.journal is not UNSET:
            s.journal.append(HungFaceDown(self.seat, p.era))


def open_cards(s: Tapestry) -> list[int]:
    """Returns the uncovered face-up cards of all income mats, including past eras.

    [tapestry.hanging.espionage.source, tapestry.civ.heralds.covered, tapestry.civ.heralds.limit]
    """
    tops = [space[-1] for p in s.players for space in p.eras if space]
    return sorted([card for card in tops if card != FACE_DOWN])


def visible_cards(p: Player) -> int:
    """Counts the cards in hand and the uncovered ones on the income mat, including face-down ones.

    [tapestry.base.track.anti-aircraft, tapestry.ruling.base-tapestry-count]
    """
    return len(p.hand) + len([space for space in p.eras if space])
