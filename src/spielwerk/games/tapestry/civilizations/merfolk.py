"""Merfolk: cards that are submerged until the last income turn, and turns that spend them afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.civilizations.hidden import Hidden, accounts_for, part_of
from spielwerk.games.tapestry.discard import DiscardHanging, discard_hanging
from spielwerk.games.tapestry.draws import DrawHangings
from spielwerk.games.tapestry.events import Discarded, Submerged, Surfaced
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.income import PlayerDone
from spielwerk.games.tapestry.options import HANG, HANGING_KINDS, HANGINGS, NO, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import FACE_DOWN, LAST_INCOME, Tapestry
from spielwerk.games.tapestry.turn import Turn, late_options
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

MERFOLK_ID = "merfolk"
KEPT, LAST_HAND, POINTS = 2, 5, 5
SUBMERGE = OPTIONS.row("submerge", HANGINGS)
SELL = OPTIONS.row("sell-hanging", HANGINGS)
SPEND_CARDS = OPTIONS.one("spend-cards")


class Depths(Hidden):
    """The submerged cards.  [tapestry.civ.merfolk.submerged]"""


MERFOLK = Module(MERFOLK_ID, part=Depths)
accounts_for(MERFOLK, Depths)


def first_of_each(cards: tuple[int, ...]) -> list[int]:
    """Returns the cards without copies of a card before them."""
    kinds = [HANGING_KINDS[card] for card in cards]
    return [card for i, card in enumerate(cards) if kinds.index(kinds[i]) == i]


# --- income turns


@MERFOLK.on("income_ability", MERFOLK_ID)
def income(s: Tapestry, seat: int) -> None:
    """Gains a card, then submerges the hand or takes everything back.

    [tapestry.civ.merfolk.income, tapestry.civ.merfolk.turn5]
    """
    last = s.players[seat].era == LAST_INCOME
    s.then(DrawHangings(seat, 1), Surface(seat) if last else Dive(seat))


class Dive(Step, frozen=True, tag="tapestry.merfolk.Dive"):
    """Asks for cards until only two are left in hand.  [tapestry.civ.merfolk.income]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        if len(s.players[self.seat].hand) > KEPT:
            s.then(Submerge(self.seat), Dive(self.seat))


class Submerge(Ask, frozen=True, tag="tapestry.merfolk.Submerge"):
    """Asks for a card that is submerged; of identical ones the first.

    [tapestry.civ.merfolk.income, tapestry.civ.merfolk.submerged]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([SUBMERGE[card] for card in first_of_each(s.players[self.seat].hand)])

    def choose(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        p.hand = tuple([card for card in p.hand if card != option.i])
        s.part(Depths).put(self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(Submerged(self.seat, option.i))


class Surface(Step, frozen=True, tag="tapestry.merfolk.Surface"):
    """Takes all submerged cards back, which is no gain.

    [tapestry.civ.merfolk.turn5, tapestry.civ.merfolk.submerged]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p, depths = s.players[self.seat], s.part(Depths)
        n = len(depths.cards[self.seat])
        p.hand = tuple(sorted((*p.hand, *depths.cards[self.seat])))
        depths.cards[self.seat] = ()
        if s.journal is not UNSET:
            s.journal.append(Surfaced(self.seat, n))


@MERFOLK.on("income_ended", MERFOLK_ID)
def ended(s: Tapestry, seat: int) -> None:
    """Discards down to five cards at the end of the last income turn.  [tapestry.civ.merfolk.turn5]"""
    p = s.players[seat]
    if p.era == LAST_INCOME and len(p.hand) > LAST_HAND:
        s.next(DiscardHanging(seat, len(p.hand) - LAST_HAND))


# --- after the last income turn


@MERFOLK.on("plays_on", MERFOLK_ID)
def plays_on(_s: Tapestry, _seat: int) -> bool:
    """Lets the last era go on: its card stays in force until it is covered.  [tapestry.civ.merfolk.after]"""
    return True


@MERFOLK.on("reacts_late", MERFOLK_ID)
def reacts_late(_s: Tapestry, _seat: int) -> bool:
    """Allows reactions after the last income turn.  [tapestry.civ.merfolk.reactions]"""
    return True


@MERFOLK.on("late_turns", MERFOLK_ID)
def late(s: Tapestry, seat: int) -> Options:
    """Lets turns go on as long as there are cards in hand.  [tapestry.civ.merfolk.after]"""
    return (SPEND_CARDS,) if s.players[seat].hand else ()


MERFOLK.offer(
    Turn, SPEND_CARDS.verb, lambda _s, _frame: (), lambda s, frame, _option: s.next(Spend(frame.seat))
)


def turn_over(s: Tapestry, actor: int) -> None:
    """Ends the game for a player who has spent the last card.  [tapestry.civ.merfolk.after]"""
    if actor < len(s.players):
        p = s.players[actor]
        own = p.abilities & s.rules.bit(MERFOLK_ID)
        if own and p.era == LAST_INCOME and not p.ended and not late_options(s, actor):
            s.next(PlayerDone(actor))


MERFOLK.add("turn_over", turn_over)


class Spend(Ask, frozen=True, tag="tapestry.merfolk.Spend"):
    """Asks for a card to discard for points, after which more may follow, or one to play on the last era.

    Only cards with an effect when played can be played.  [tapestry.civ.merfolk.after]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        cards = first_of_each(s.players[self.seat].hand)
        rows = s.rules.data.hangings()
        played = [card for card in cards if rows[HANGING_KINDS[card]].kind == "when-played"]
        return (*[SELL[card] for card in cards], *[HANG[card] for card in played])

    def choose(self, s: Tapestry, option: Option) -> None:
        if option in HANG:
            hang(s, self.seat, option.i)
        else:
            sell(s, self.seat, option.i)


def sell(s: Tapestry, seat: int, card: int) -> None:
    """Discards a card for points and offers the next.  [tapestry.civ.merfolk.after]"""
    discard_hanging(s, seat, card)
    if s.journal is not UNSET:
        s.journal.append(Discarded(seat, "hanging", 1))
    score(s, seat, POINTS, CIVILIZATION)
    s.next(SpendMore(seat))


class SpendMore(Ask, frozen=True, tag="tapestry.merfolk.SpendMore"):
    """Asks for another card to discard in the same turn.  [tapestry.civ.merfolk.after]"""

    gesture: ClassVar[str] = "hanging"

    def options(self, s: Tapestry) -> Options:
        return (*[SELL[card] for card in first_of_each(s.players[self.seat].hand)], NO)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            sell(s, self.seat, option.i)


# --- words


@MERFOLK.on("on_mats")
def on_mat(view: TapestryView, seat: int, rules: TapestryRules) -> list[str]:
    """Returns the submerged cards; only their owner reads which."""
    cards = part_of(view, Depths).cards[seat]
    known = names.listed([names.hanging(card, rules) for card in cards if card != FACE_DOWN])
    if not cards:
        return []
    told = text("tapestry-submerged", n=len(cards))
    return [told if FACE_DOWN in cards else f"{told}: {known}"]


for verb in ("submerge", "sell-hanging"):
    MERFOLK.add_row(
        "naming", verb, lambda _speech, option, rules: {"hanging": names.hanging(option.i, rules)}
    )
