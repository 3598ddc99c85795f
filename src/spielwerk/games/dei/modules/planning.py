"""Optional rule 3: all players plan their two cards of a phase in secret."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.dei.cards import play, put_down
from spielwerk.games.dei.events import CardShown
from spielwerk.games.dei.markets import can_buy, shopping
from spielwerk.games.dei.modules.green_badges import order, orders
from spielwerk.games.dei.options import CARDS, OPTIONS, PLAY
from spielwerk.games.dei.round import FirstCard, SecondCard, Turns
from spielwerk.games.dei.state import Dei, Player, without
from spielwerk.kernel.frame import Ask, Secret, Step
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.option import Option, Options

PLANNING = Module("planning")

PLAN = OPTIONS.row("plan", CARDS)
OPEN = OPTIONS.one("open")
HIDE = OPTIONS.row("hide", CARDS)
PURCHASE = OPTIONS.one("purchase")
PLANNED = 2


@PLANNING.on("hidden_hands")
def hide_hands(_hidden: bool, _rules: Rules, _seat: int | None) -> bool:
    """Hides all hands.  [dei.option.planning.hidden-hand]"""
    return True


class PlanAll(Step, frozen=True, tag="dei.planning.Begin"):
    """Asks all players for their plans at the same time, before anybody's turn.

    [dei.option.planning.simultaneous]
    """

    phase: int

    def run(self, s: Dei) -> None:
        s.then(*[Plan(seat) for seat in s.order()])


class Plan(Secret, frozen=True, tag="dei.planning.Plan"):
    """Asks for the next of two planned cards.  A pair has no order, so the card with the lower number comes
    first.

    It is asked even if only one card is left: skipping the question would reveal which card came first.
    [dei.option.planning.simultaneous, dei.option.planning.hidden-hand]
    """

    gesture: ClassVar[str] = "plan"
    ask_if_forced: ClassVar[bool] = True

    second: int = 0

    def options(self, s: Dei) -> Options:
        hand = s.players[self.seat].hand
        if not self.second:
            return tuple([PLAN[card] for card in hand[: 1 - PLANNED]])
        (first,) = s.sealed[self.seat]
        return tuple([PLAN[card] for card in hand if card > first])

    def choose(self, s: Dei, option: Option) -> None:
        s.sealed[self.seat].append(option.i)
        if not self.second:
            s.next(Plan(self.seat, 1))


class RevealPlan(Ask, frozen=True, tag="dei.planning.Reveal"):
    """Asks whether to show both cards, or to leave one of them face down for a purchase.

    [dei.option.planning.reveal, dei.ruling.planning-face-down]
    """

    gesture: ClassVar[str] = "plan"
    begins: ClassVar[bool] = True

    def options(self, s: Dei) -> Options:
        return (OPEN, *[HIDE[card] for card in s.sealed[self.seat]])

    def choose(self, s: Dei, option: Option) -> None:
        p = s.players[self.seat]
        planned = tuple(s.sealed[self.seat])
        s.sealed[self.seat] = []
        for card in planned:
            p.hand = without(p.hand, card)
        if option is not OPEN:
            planned = without(planned, option.i)
            put_down(s, self.seat, option.i)
        p.played += planned
        if s.journal is not UNSET:
            s.journal.extend([CardShown(self.seat, card) for card in planned])
        s.next(Resolve(self.seat, planned, int(option is not OPEN)))


class Resolve(Ask, frozen=True, tag="dei.planning.Resolve"):
    """Asks which planned card to resolve next: an open one, or the face-down one by a purchase.

    If nothing can be bought, the face-down card is turned up.
    [dei.option.planning.reveal, dei.ruling.planning-bought-card, dei.ruling.planning-face-down]
    """

    gesture: ClassVar[str] = "card"
    begins: ClassVar[bool] = True

    shown: tuple[int, ...]
    hidden: int

    def options(self, s: Dei) -> Options:
        return (*[PLAY[card] for card in self.shown], *[PURCHASE] * self.hidden)

    def choose(self, s: Dei, option: Option) -> None:
        p = s.players[self.seat]
        if option is PURCHASE:
            if self.shown:
                s.next(Resolve(self.seat, self.shown, 0))
            if can_buy(s, self.seat):
                s.next(shopping(s, self.seat))
            else:
                play(s, self.seat, turn_up(p))
            return
        shown = without(self.shown, option.i)
        if shown or self.hidden:
            s.next(Resolve(self.seat, shown, self.hidden))
        p.played = without(p.played, option.i)
        play(s, self.seat, option.i)


@PLANNING.on("unresolved")
def shown(s: Dei) -> list[int]:
    """Returns the open planned cards that are not resolved yet: until then they do not count as played.

    [dei.improved.copy, dei.option.planning.reveal]
    """
    return [card for frame in s.stack if isinstance(frame, Resolve) for card in frame.shown]


def turn_up(p: Player) -> int:
    """Removes the card put down last and adjusts when the cards bought since could have been put down."""
    *rest, card = p.down
    p.down = tuple(rest)
    p.newer = tuple([(bought, min(n, len(rest))) for bought, n in p.newer])
    return card


class Planned(Step, frozen=True, tag="dei.planning.Turn"):
    """Begins the turn with the reveal of the planned cards.  [dei.option.planning.reveal]"""

    seat: int

    def run(self, s: Dei) -> None:
        s.next(RevealPlan(self.seat))


class NoSecondChoice(Step, frozen=True, tag="dei.planning.NoSecondChoice"):
    """Does nothing: both cards were planned already, and a card just bought cannot be played.

    [dei.ruling.planning-bought-card]
    """

    seat: int

    def run(self, s: Dei) -> None:
        return


PLANNING.insert("phase", PlanAll, before=Turns)
PLANNING.replace_step("turn", FirstCard, Planned)
PLANNING.replace_step("turn", SecondCard, NoSecondChoice)
PLANNING.offer(Resolve, "parcel", orders, order)
