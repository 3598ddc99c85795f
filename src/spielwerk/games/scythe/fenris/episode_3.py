"""Episode 3: a character that enters the Factory searches it, and one card of its deck is Vesna's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.scythe import names
from spielwerk.games.scythe.actions.move import SetOut
from spielwerk.games.scythe.actions.stopped import Continue
from spielwerk.games.scythe.automa.deck import Automas
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.factory import TakeFactoryCard
from spielwerk.games.scythe.fenris.changed_township import must_use_tile
from spielwerk.games.scythe.options import DECLINE, FACTORY_CARD, OPTIONS
from spielwerk.games.scythe.spoilers import key_of
from spielwerk.games.scythe.state import LEADERS, Scythe, replaced
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.sight import Sight
    from spielwerk.games.scythe.view import ScytheView

DATA = reading.campaign().rescue
NOBODY = -1
VESNA = 0
"""The number of her card among those that lie open; she is no Factory card.

[fenris.ep3.vesna-not-factory-card]
"""
VESNA_CARD = OPTIONS.one("vesna-card")
CLUE, RESCUED = 1.5, 6.0
"""What a token and Vesna herself are worth to bots."""


class Rescue(Part):
    """The influence tokens of each seat and in the supply, and who has found Vesna.  All of it is public.

    `shown` are the cards that lie open in a search, in the order of the draw.  `seen` are the Factory cards
    that were shown and put back, so that everybody knows that they are in the deck.  `beside` are the cards
    that Automas have kept.
    """

    tokens: tuple[int, ...]
    supply: int
    finder: int = NOBODY
    shown: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """[fenris.ep3.influence-supply]"""
        return cls(tokens=(0,) * rules.seats, supply=DATA.tokens)


EPISODE_3 = Module("episode-3", spoiler=key_of("ep3"), part=Rescue, requires=("sheet",))
"""[fenris.ep3.setup-mats]"""
must_use_tile(EPISODE_3)


@EPISODE_3.on("factory_row")
def more_cards(n: int, _rules: Any, _seat: None) -> int:
    """Adds cards to the deck; Vesna's own is not one of them.

    [fenris.ep3.factory-deck, fenris.ep3.factory-deck-example, fenris.ep3.vesna-card]
    """
    return n + DATA.factory_cards


EPISODE_3.add("factory_bars", lambda _s, _seat: True)
"""Nobody looks through all cards: a search replaces the visit.  [fenris.ep3.no-full-look]"""
EPISODE_3.add("factory_elsewhere", lambda parts, rules: parts[rules.slots[Rescue]].beside)


@EPISODE_3.on("factory_known")
def shown_before(parts: Sequence[Any], rules: ScytheRules) -> Sequence[int]:
    """Returns the cards that everybody has seen and that are in the deck, or lie open."""
    part: Rescue = parts[rules.slots[Rescue]]
    return [*part.seen, *[n for n in part.shown if n != VESNA and n not in part.seen]]


# --- the search


class ClueTaken(Event, frozen=True, tag="scythe.ClueTaken"):
    """Somebody takes an influence token from the supply."""

    seat: int


class FactorySearched(Event, frozen=True, tag="scythe.FactorySearched"):
    """Somebody has searched the Factory: the Factory cards that lie open, and how many cards were drawn."""

    seat: int
    searched: tuple[int, ...]
    n: int


class VesnaFound(Event, frozen=True, tag="scythe.VesnaFound"):
    seat: int


class CardKept(Event, frozen=True, tag="scythe.CardKept"):
    """An Automa keeps one of the open Factory cards."""

    seat: int
    number: int


@EPISODE_3.on("on_entered")
def stop_to_search(s: Scythe, step: SetOut, origin: int) -> bool:
    """Stops a character on the Factory; it searches before it meets anything there.

    Every way onto the Factory counts, and none of a character that is there already.
    [fenris.ep3.search-stop, fenris.ep3.search-continue, fenris.ep3.search-not-standing]
    [fenris.ep3.search-leave-reenter, fenris.ruling.ep3-entering-by-effect]
    """
    searched = not step.left
    if searched or not lures(s, step.seat, step.unit, step.to):
        return False
    s.then(Search(step.seat), AfterSearch.after(step, origin))
    return True


@EPISODE_3.on("lurks")
def lures(s: Scythe, _seat: int, unit: int, place: int) -> bool:
    """Returns whether a unit that ends a step there searches.  [fenris.ep3.search-stop]"""
    return unit in LEADERS and place == s.rules.board.factory


class AfterSearch(Continue, frozen=True, tag="scythe.ep3.Continue"):
    """Goes on after a search: the unit meets what else is there.  [fenris.ep3.search-continue]"""


class Search(Step, frozen=True, tag="scythe.ep3.Search"):
    """Takes an influence token, then draws as many cards as the seat has tokens, and shows them.

    Without a token in the supply those it has count.  Vesna may be found already.
    [fenris.ep3.search-token, fenris.ep3.search-draw, fenris.ep3.search-draw-example]
    [fenris.ep3.search-after-found, fenris.ruling.search-deck-small]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        part = s.part(Rescue)
        taken = min(1, part.supply)
        part.supply -= taken
        part.tokens = replaced(part.tokens, self.seat, part.tokens[self.seat] + taken)
        if taken and s.journal is not UNSET:
            s.journal.append(ClueTaken(self.seat))
        deck = len(s.factory) + (part.finder == NOBODY)
        s.then(*[DrawSearched(self.seat)] * min(part.tokens[self.seat], deck), EndSearch(self.seat))


class DrawSearched(Chance, frozen=True, tag="scythe.ep3.DrawSearched"):
    """Draws one of the cards of the Factory and shows it to all.  [fenris.ep3.search-draw]"""

    seat: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        part = s.part(Rescue)
        found = [FACTORY_CARD[n] for n in s.factory if n not in part.shown]
        if part.finder == NOBODY and VESNA not in part.shown:
            found.append(VESNA_CARD)
        return tuple(found), (1,) * len(found)

    def choose(self, s: Scythe, option: Option) -> None:
        part = s.part(Rescue)
        part.shown = (*part.shown, VESNA if option is VESNA_CARD else option.n)


class EndSearch(Step, frozen=True, tag="scythe.ep3.EndSearch"):
    """Gives Vesna's card to its finder; who does not find it may keep a Factory card, but only one in a game.

    An Automa keeps the first card.
    [fenris.ep3.search-vesna-found, fenris.ep3.search-no-vesna, fenris.ep3.vesna-not-factory-card]
    [fenris.ep3.automa-search, fenris.ep3.automa-first-card]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        part = s.part(Rescue)
        cards = tuple([n for n in part.shown if n != VESNA])
        if s.journal is not UNSET:
            s.journal.append(FactorySearched(self.seat, cards, len(part.shown)))
        s.next(PutBack())
        if VESNA in part.shown:
            part.finder = self.seat
            if s.journal is not UNSET:
                s.journal.append(VesnaFound(self.seat))
        elif cards and not has_card(s, self.seat):
            if s.rules.chooses[self.seat]:
                s.next(KeepCard(self.seat))
            else:
                keep_first(s, self.seat, cards[0])


def has_card(s: Scythe, seat: int) -> bool:
    """Returns whether a seat has its Factory card."""
    if s.rules.chooses[seat]:
        return bool(s.players[seat].factory_card)
    return bool(s.part(Automas).visited >> seat & 1)


def keep_first(s: Scythe, seat: int, card: int) -> None:
    """Lets an Automa keep the first card of its draw.  [fenris.ep3.automa-first-card]"""
    part = s.part(Rescue)
    part.beside = (*part.beside, card)
    s.factory = tuple([n for n in s.factory if n != card])
    s.part(Automas).visited |= 1 << seat
    if s.journal is not UNSET:
        s.journal.append(CardKept(seat, card))
    for hook in s.rules.on_factory_card:
        hook(s, seat)


class KeepCard(TakeFactoryCard, frozen=True, tag="scythe.ep3.KeepCard"):
    """Asks which of the open cards to keep, if any.  [fenris.ep3.search-no-vesna]"""

    begins: ClassVar[bool] = True

    def options(self, s: Scythe) -> Options:
        return (*[FACTORY_CARD[n] for n in s.part(Rescue).shown], DECLINE)

    def choose(self, s: Scythe, option: Option) -> None:
        if option is not DECLINE:
            super().choose(s, option)


class PutBack(Step, frozen=True, tag="scythe.ep3.PutBack"):
    """Puts all other cards back into the deck, which is shuffled.

    [fenris.ep3.search-return, fenris.ep3.search-token]
    """

    def run(self, s: Scythe) -> None:
        part = s.part(Rescue)
        seen = {*part.seen, *part.shown} & {*s.factory}
        part.seen, part.shown = tuple(sorted(seen)), ()


# --- in words


EPISODE_3.add_row("spelling", "searched", lambda value, _about, _rules: names.listed(value))


@EPISODE_3.on("belongings")
def clues(view: ScytheView, seat: int, rules: ScytheRules) -> Sequence[tuple[str, str]]:
    """Returns how many tokens a seat has, and whether it has found Vesna."""
    part: Rescue = view.parts[rules.slots[Rescue]]
    rows = [(text("scythe-panel-influence"), str(part.tokens[seat]))]
    if part.finder == seat:
        rows.append((text("scythe-panel-vesna"), text("scythe-panel-vesna-found")))
    return rows


def worth(at: Sight) -> float:
    """Returns what the search has brought, for bots."""
    part = at.s.part(Rescue)
    return CLUE * part.tokens[at.seat] + RESCUED * (part.finder == at.seat)


EPISODE_3.add_row("estimate_terms", "rescue", worth)


@EPISODE_3.on("reports")
def report(s: Scythe, seat: int) -> dict[str, Any]:
    """[fenris.ep3.reward-setup-bonus, fenris.ep3.vesna-finder]"""
    part = s.part(Rescue)
    return {"tokens": part.tokens[seat], "found": part.finder == seat}
