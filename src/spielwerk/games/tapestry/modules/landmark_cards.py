"""Landmark cards: each player keeps one, and gains its landmark once its condition is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from spielwerk.games.tapestry import components, names
from spielwerk.games.tapestry.assembled import included
from spielwerk.games.tapestry.city import complete_lines
from spielwerk.games.tapestry.counters import BUILT, Counter
from spielwerk.games.tapestry.draws import drawn_from, picked_from
from spielwerk.games.tapestry.facts import is_player
from spielwerk.games.tapestry.options import OPTIONS
from spielwerk.games.tapestry.setup import Deal, DealCivilizations, keep_later, revealed
from spielwerk.games.tapestry.state import TOP, Tapestry
from spielwerk.games.tapestry.tracks import gain_landmark
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Chance, Secret, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.state import Part
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

NAMES = tuple([landmark.id for landmark in components.landmarks()])
LANDMARK_CARD = OPTIONS.row("landmark-card", NAMES)
DRAW_LANDMARK_CARD = OPTIONS.row("draw-landmark-card", NAMES)
DEALT = 2
LANDMARK_CARDS = "landmark-cards"
AUTOMA_LANDMARKS = "automa-landmarks"
"""The number of further landmarks that the Automa begins with, in `rules.module_data`."""


class LandmarkCards(Part):
    """The deck as a mask of landmarks, and by seat the open cards whose landmark is still to be gained."""

    deck: int
    kept: list[tuple[int, ...]]

    @classmethod
    def fresh(cls, rules: Any) -> Self:
        """Returns the whole deck.  [tapestry.landmarkcard.table]"""
        found = enumerate(rules.data.landmarks())
        deck = sum([1 << i for i, one in found if one.condition is not None and included(one, rules)])
        return cls(deck, [()] * rules.seats)


COUNTERS: dict[str, Counter] = {
    "district": lambda s, seat: s.players[seat].districts.bit_count(),
    "line": lambda s, seat: len(complete_lines(s.players[seat].city)),
    "top-tech": lambda s, seat: len([card for card, row in s.players[seat].tech if row == TOP]),
    "same-building": lambda s, seat: max([count(s, seat) for count in BUILT]),
    "space-tile": lambda s, seat: len(s.players[seat].explored_spaces),
}
"""What conditions count, besides what is scored.

[tapestry.landmarkcard.digital-studio, tapestry.landmarkcard.skyscraper, tapestry.landmarkcard.game-store]
[tapestry.landmarkcard.tv-station, tapestry.landmarkcard.arts]
"""


class DealLandmarkCards(Step, frozen=True, tag="tapestry.landmarkcard.Deal"):
    """Deals two cards to each person, or one if there are too few.

    [tapestry.landmarkcard.deal, tapestry.automa.setup.landmark-cards-human]
    [tapestry.automa.setup.human-landmark-exception]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        people = [seat for seat in range(s.rules.seats) if s.rules.chooses[seat]]
        n = min(DEALT, s.part(LandmarkCards).deck.bit_count() // len(people))
        s.then(*[DealLandmarkCard(seat, n) for seat in people if n])


class DealLandmarkCard(Deal, frozen=True, tag="tapestry.landmarkcard.DealOne"):
    """Deals a random card until a player has enough to choose from.  [tapestry.landmarkcard.deal]"""

    seat: int
    left: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_LANDMARK_CARD, s.part(LandmarkCards).deck)

    def pick(self, s: Tapestry, number: int) -> Option:
        return picked_from(DRAW_LANDMARK_CARD, s.part(LandmarkCards).deck, number)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.part(LandmarkCards).deck &= ~(1 << option.i)
        s.dealt[self.seat] |= 1 << option.i
        if self.left > 1:
            s.next(DealLandmarkCard(self.seat, self.left - 1))
        else:
            keep_later(s, KeepLandmarkCard(self.seat))


class KeepLandmarkCard(Secret, frozen=True, tag="tapestry.landmarkcard.Keep"):
    """Asks which card to keep; all choose secretly at the same time.

    [tapestry.landmarkcard.deal, tapestry.automa.setup.landmark-cards-human]
    """

    gesture: ClassVar[str] = "setup"
    begins: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        return tuple([LANDMARK_CARD[card] for card in bits(s.dealt[self.seat])])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.sealed[self.seat].append(option.i)


class TakeLandmarkCards(Step, frozen=True, tag="tapestry.landmarkcard.Take"):
    """Lays the kept cards open; the landmark of a rejected one belongs to the Automa, if it plays.

    [tapestry.landmarkcard.open, tapestry.automa.setup.landmark-cards-automa]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        cards = s.part(LandmarkCards)
        bots = [seat for seat in range(s.rules.seats) if not s.rules.chooses[seat]]
        for seat, answers in enumerate(s.sealed):
            if not answers:
                continue
            kept = answers.pop()
            cards.kept[seat] = (kept,)
            rejected = s.dealt[seat] & ~(1 << kept)
            s.dealt[seat] = 0
            if bots:
                s.players[bots[0]].landmarks += bits(rejected)
            else:
                cards.deck |= rejected
        revealed(s)
        if more := s.rules.module_data.get(AUTOMA_LANDMARKS, 0):
            s.next(DrawForAutoma(bots[0], more))


class DrawForAutoma(Chance, frozen=True, tag="tapestry.landmarkcard.ForAutoma"):
    """Draws a landmark card whose landmark belongs to the Automa.

    [tapestry.automa.setup.landmark-cards-arts-levels]
    """

    seat: int
    left: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_LANDMARK_CARD, s.part(LandmarkCards).deck)

    def choose(self, s: Tapestry, option: Option) -> None:
        cards = s.part(LandmarkCards)
        cards.deck &= ~(1 << option.i)
        s.players[self.seat].landmarks += (option.i,)
        if self.left > 1 and cards.deck:
            s.next(DrawForAutoma(self.seat, self.left - 1))


def met(s: Tapestry, seat: int, landmark: int) -> bool:
    """Returns whether a player meets the condition of a card.  [tapestry.landmarkcard.table]"""
    condition = s.rules.data.landmarks()[landmark].condition
    return condition is not None and s.rules.counters[condition.what](s, seat) >= condition.least


def check(s: Tapestry, actor: int) -> None:
    """Gains the landmarks of the own cards whose conditions are met at the end of a turn.

    [tapestry.landmarkcard.check, tapestry.landmarkcard.open, tapestry.landmarkcard.later]
    """
    if not is_player(s, actor) or s.players[actor].ended:
        return
    cards = s.part(LandmarkCards)
    found = [card for card in cards.kept[actor] if met(s, actor, card)]
    for card in found:
        cards.kept[actor] = tuple([other for other in cards.kept[actor] if other != card])
        s.landmarks |= 1 << card
        gain_landmark(s, actor, card)


def condition_words(landmark: int, rules: TapestryRules) -> str:
    """Returns what a card asks for."""
    condition = rules.data.landmarks()[landmark].condition
    assert condition is not None
    return text(f"tapestry-condition-{condition.what}", n=condition.least)


def panel(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns the open landmark cards with their conditions."""
    cards = next(part for part in view.parts if isinstance(part, LandmarkCards))
    rows = [
        (str(names.actor(seat, rules)), str(names.landmark(card, rules)), condition_words(card, rules))
        for seat, kept in enumerate(cards.kept)
        for card in kept
    ]
    head = tuple([text(f"tapestry-panel-{key}") for key in ("player", "landmark-card", "condition")])
    return [Panel("landmark-cards", text("tapestry-panel-landmark-cards"), tuple(rows), head)] if rows else []


def card_name(_speech: Any, option: Option, rules: Any) -> dict[str, object]:
    return {"landmark": names.landmark(option.i, rules), "condition": condition_words(option.i, rules)}


def module(*requires: str) -> Module:
    """Returns the module of landmark cards."""
    found = Module(LANDMARK_CARDS, requires=requires, part=LandmarkCards)
    found.insert("setting_up", DealLandmarkCards, before=DealCivilizations)
    found.insert("setting_up", TakeLandmarkCards, before=DealCivilizations)
    found.add("turn_over", check)
    found.add("panels", panel)
    for name, counter in COUNTERS.items():
        found.add_row("counters", name, counter)
    for verb in ("landmark-card", "draw-landmark-card"):
        found.add_row("naming", verb, card_name)
    return found
