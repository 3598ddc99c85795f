"""Atlantis 5: the tapestry cards of the eras are laid down beforehand and turned up one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import UNSET

from spielwerk.games.tapestry.automa.levels import LEVEL
from spielwerk.games.tapestry.civilization import begin_civilization
from spielwerk.games.tapestry.hang import hang
from spielwerk.games.tapestry.income import Finish, Hang, Yield
from spielwerk.games.tapestry.options import HANGING_KINDS, HANGINGS, NO, OPTIONS
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import CardsLaid
from spielwerk.games.tapestry.setup import DealMats
from spielwerk.games.tapestry.state import ERAS, FACE_DOWN, NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.schema import Field
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import Aside, TapestryView
    from spielwerk.kernel.chance import Rng

ATLANTIS_5 = "atlantis-5"
RECORDED = Field("recorded", "data", type=list[list[str]], module=ATLANTIS_5)
"""The cards that were played in scenario 4, by era space.  [tapestry.atlantis5.use-recorded]"""
LAY = OPTIONS.row("lay-down", HANGINGS)


class Foretold(Part):
    """The cards that lie face down, the leftmost first: only their owner knows them.

    `recorded` are the cards of scenario 4 that may be laid, by era space; `points` is what the predictions
    gave.
    [tapestry.atlantis5.face-down, tapestry.atlantis5.look]
    """

    owner: int
    cards: tuple[int, ...] = ()
    recorded: tuple[tuple[int, ...], ...] = ()
    points: int = 0

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        return cls(next(i for i, seat in enumerate(rules.setup["seats"]) if seat[LEVEL] is None))

    def seen_by(self, viewer: int) -> Self:
        t = self.copy()
        if viewer != self.owner:
            t.cards = (FACE_DOWN,) * len(self.cards)
        return t

    def seal(self, s: Any, view: Any, rng: Rng) -> None:
        """Guesses the cards that the viewer does not know: any of the deck."""
        own = s.part(Foretold)
        if FACE_DOWN in own.cards:
            found = rng.shuffled(bits(s.hangings))[: len(own.cards)]
            s.hangings &= ~sum([1 << card for card in found])
            own.cards = tuple(found)


class PutAside(Step, frozen=True, tag="tapestry.atlantis5.PutAside"):
    """Takes recorded cards out of the deck, if the set-up names any.  [tapestry.atlantis5.use-recorded]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        given = s.rules.setup.get(RECORDED.name) or []
        spaces = []
        for names in given[: ERAS - 1]:
            cards = [HANGINGS.index(name) for name in names if name in HANGINGS]
            found = [card for card in cards if s.hangings >> card & 1]
            s.hangings &= ~sum([1 << card for card in found])
            spaces.append(tuple(found))
        s.part(Foretold).recorded = tuple(spaces) if all(spaces) and len(spaces) == ERAS - 1 else ()
        for card in [card for cards in spaces for card in cards] if not s.part(Foretold).recorded else ():
            s.hangings |= 1 << card


def cards_of_income(s: Tapestry, seat: int, n: int) -> int:
    """Returns the tapestry cards of an income turn: nine in the first, unless recorded ones are used.

    [tapestry.atlantis5.nine-tapestry, tapestry.atlantis5.no-income-tapestry]
    """
    if not s.rules.chooses[seat]:
        return n
    first = s.players[seat].era == 1 and not s.part(Foretold).recorded
    return scenario_file(s.rules.data.pack).foresight.hangings if first else 0


class LayDown(Step, frozen=True, tag="tapestry.atlantis5.LayDown"):
    """In the first income turn a card is laid on each empty era space; the others go back to the deck.

    [tapestry.atlantis5.pre-place, tapestry.atlantis5.no-effect-yet, tapestry.atlantis5.face-down]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if s.players[self.seat].era == 1:
            s.then(*[LayCard(self.seat, era) for era in range(2, ERAS + 1)], ShuffleRest(self.seat))


class LayCard(Ask, frozen=True, tag="tapestry.atlantis5.LayCard"):
    """Asks for the card of an era; its effect waits until it is turned up.

    [tapestry.atlantis5.pre-place, tapestry.atlantis5.no-effect-yet, tapestry.atlantis5.use-recorded]
    """

    gesture: ClassVar[str] = "hanging"
    begins: ClassVar[bool] = True

    era: int

    def options(self, s: Tapestry) -> Options:
        own = s.part(Foretold)
        cards = own.recorded[self.era - 2] if own.recorded else s.players[self.seat].hand
        kinds = [HANGING_KINDS[card] for card in cards]
        return tuple([LAY[card] for i, card in enumerate(cards) if kinds.index(kinds[i]) == i]) or (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            return
        p, own = s.players[self.seat], s.part(Foretold)
        p.hand = tuple([card for card in p.hand if card != option.i])
        own.cards += (option.i,)


class ShuffleRest(Step, frozen=True, tag="tapestry.atlantis5.ShuffleRest"):
    """Shuffles the other cards into the deck.  [tapestry.atlantis5.face-down]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        p, own = s.players[self.seat], s.part(Foretold)
        rest = [*p.hand, *[card for cards in own.recorded for card in cards if card not in own.cards]]
        s.hangings |= sum([1 << card for card in rest])
        p.hand, p.newest, own.recorded = (), NONE, ()
        if s.journal is not UNSET:
            s.journal.append(CardsLaid(self.seat, len(own.cards)))


def laid(s: Tapestry, seat: int) -> int:
    """Returns how many cards lie face down: they count like all cards on the income mat.

    [tapestry.atlantis5.face-down, tapestry.ruling.base-tapestry-count]
    """
    own = s.part(Foretold)
    return len(own.cards) if seat == own.owner else 0


class TurnUp(Step, frozen=True, tag="tapestry.atlantis5.TurnUp"):
    """Turns the leftmost card up, which counts as just played.  [tapestry.atlantis5.reveal]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        own = s.part(Foretold)
        if s.players[self.seat].era in s.rules.income_turns.hanging and own.cards:
            card, *rest = own.cards
            own.cards = tuple(rest)
            hang(s, self.seat, card)


class Foretell(Step, frozen=True, tag="tapestry.atlantis5.Foretell"):
    """Makes the predictions at the end of the first income turn.  [tapestry.atlantis5.predictions-time]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        if p.era == 1:
            for one in p.civilizations[:1]:
                begin_civilization(s, self.seat, one[0], starting=True)


def scored(s: Tapestry, _seat: int, _civilization: int, points: int) -> None:
    s.part(Foretold).points = points


def came_true(s: Tapestry, _seat: int) -> bool:
    """Returns whether the predictions gave enough points.  [tapestry.atlantis5.goal]"""
    return s.part(Foretold).points >= scenario_file(s.rules.data.pack).foresight.points


def known(parts: Sequence[Part]) -> Aside:
    """Returns the cards that lie aside, as far as they are known."""
    own = next(part for part in parts if isinstance(part, Foretold))
    cards = {card for cards in (own.cards, *own.recorded) for card in cards} - {FACE_DOWN}
    return sum([1 << card for card in cards]), 0, 0, 0


def panels(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns the cards that lie face down; only their owner sees which.  [tapestry.atlantis5.look]"""
    own = next(part for part in view.parts if isinstance(part, Foretold))
    cards = rules.data.hangings()
    down = text("tapestry-panel-face-down")
    names = [down if card == FACE_DOWN else str(cards[HANGING_KINDS[card]].name) for card in own.cards]
    rows = ((text("tapestry-foretold-cards"), ", ".join(names) or "–"),)
    return [Panel("foretold", text("tapestry-foretold"), rows, seat=own.owner)]


def named(_speech: Any, option: Option, rules: TapestryRules) -> dict[str, object]:
    return {"hanging": str(rules.data.hangings()[HANGING_KINDS[option.i]].name)}


def atlantis_5(_rules: TapestryRules) -> Module:
    """Returns the module."""
    module = Module(ATLANTIS_5, part=Foretold)
    module.insert("setting_up", PutAside, before=DealMats)
    module.add("begins_later", True)
    module.add("income_cards", cards_of_income)
    module.insert("income", LayDown, after=Yield)
    module.replace_step("income", Hang, TurnUp)
    module.insert("income", Foretell, before=Finish)
    module.add("civilization_scored", scored)
    module.add("laid_cards", laid)
    module.add("lies_elsewhere", known)
    module.add("panels", panels)
    module.add_row("naming", LAY[0].verb, named)
    return module
