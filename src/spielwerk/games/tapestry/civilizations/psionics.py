"""Psionics: one possibility more wherever luck decides."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.civilizations.hidden import Hidden, accounts_for
from spielwerk.games.tapestry.civilizations.werefolk import Moon
from spielwerk.games.tapestry.draws import (
    DrawHanging,
    DrawHangings,
    DrawOne,
    DrawSpace,
    DrawTile,
    drawn_from,
    keepable,
    put_away,
    receive_hanging,
    take_from_deck,
)
from spielwerk.games.tapestry.events import Foreseen
from spielwerk.games.tapestry.hangings.cartography import DrawAndSurvey
from spielwerk.games.tapestry.hangings.coal_baron import DrawAndExplore
from spielwerk.games.tapestry.hangings.inventing import DrawAndUpgrade
from spielwerk.games.tapestry.modules.gallery import NUMBERS, CreateFromDeck, Gallery, masterpiece_name
from spielwerk.games.tapestry.options import (
    CIVILIZATIONS,
    HANGING_KINDS,
    HANGINGS,
    OPTIONS,
    SPACES,
    TECHS,
    TILES,
)
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.source import CIVILIZATION, Source, carry_out
from spielwerk.games.tapestry.state import MIDDLE, TOP, Tapestry
from spielwerk.games.tapestry.tech import InventFromDeck
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Ask, Chance, Frame
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

NUMBER = CIVILIZATIONS.index("psionics")
FIRST_ABILITY = 2
"""The first income turn with an ability."""
BACK_HANGING = OPTIONS.row("put-back-hanging", HANGINGS)
BACK_TILE = OPTIONS.row("put-back-tile", TILES)
BACK_SPACE = OPTIONS.row("put-back-space", SPACES)
BACK_TECH = OPTIONS.row("put-back-tech", TECHS)
BACK_MASTERPIECE = OPTIONS.row("put-back-masterpiece", NUMBERS)
OPEN: tuple[tuple[type[Any], str, Options], ...] = (
    (DrawTile, "tile", BACK_TILE),
    (DrawAndExplore, "tile", BACK_TILE),
    (DrawAndSurvey, "tile", BACK_TILE),
    (DrawSpace, "space", BACK_SPACE),
    (Moon, "space", BACK_SPACE),
    (InventFromDeck, "tech", BACK_TECH),
    (DrawAndUpgrade, "tech", BACK_TECH),
    (CreateFromDeck, "masterpiece", BACK_MASTERPIECE),
)
"""What is drawn openly: the frames, the word of the kind, and the options to put one back."""
FRAMES = tuple([row[0] for row in OPEN])


class Visions(Hidden):
    """The tapestry cards that are seen but not gained yet.  [tapestry.civ.psionics.cards]"""


PSIONICS = Module("psionics", part=Visions)
accounts_for(PSIONICS, Visions)


def one_more(s: Tapestry, seat: int) -> int:
    """Returns 1 once the set-up is over.  [tapestry.civ.psionics.not-setup]"""
    return int(s.players[seat].era > 0)


PSIONICS.add("science_rolls", one_more, "psionics")
PSIONICS.add("conquer_rolls", one_more, "psionics")
PSIONICS.add("civilizations_shown", one_more, "psionics")
PSIONICS.add("shown_more", one_more, "psionics")


@PSIONICS.on("income_ability", "psionics")
def income(s: Tapestry, seat: int) -> None:
    """Gains what the mat shows for this income turn.  [tapestry.civ.psionics.income]"""
    (gains,) = s.rules.civilization_columns[NUMBER]
    carry_out(s, seat, gains[s.players[seat].era - FIRST_ABILITY], Source(CIVILIZATION, NUMBER))


@PSIONICS.on("foresight", "psionics")
def foresee(s: Tapestry, seat: int, frame: Frame, n: int) -> bool:
    """Shows one thing more than is gained, except in set-up.

    [tapestry.civ.psionics.cards, tapestry.civ.psionics.not-setup]
    """
    if not one_more(s, seat):
        return False
    if n > 1:
        s.stack.pop()
    if isinstance(frame, DrawHanging):
        s.next(SeeHanging(seat, n, n + 1))
    else:
        s.next(See(seat, FRAMES.index(type(frame)), n))
    return True


# --- what lies open


def piles(s: Tapestry, word: str) -> tuple[Any, str, str]:
    """Returns where the deck and the discards of a kind are; space tiles have no discards."""
    if word == "masterpiece":
        return s.part(Gallery), "deck", "old"
    return s, f"{word}s", f"old_{word}s"


def left(s: Tapestry, word: str, seen: int) -> int:
    """Returns what can still be seen: the deck, or the discards once it is empty."""
    owner, deck, old = piles(s, word)
    return int(getattr(owner, deck) & ~seen or getattr(owner, old, 0) & ~seen)


class See(Chance, frozen=True, tag="tapestry.psionics.See"):
    """Shows one thing after the other, which stays in its stack; `seen` is the mask of those shown.

    [tapestry.civ.psionics.cards]
    """

    seat: int
    way: int
    n: int
    seen: int = 0

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        frame, word, _ = OPEN[self.way]
        return drawn_from(frame.row, left(s, word, self.seen))

    def choose(self, s: Tapestry, option: Option) -> None:
        _, word, _ = OPEN[self.way]
        owner, deck, old = piles(s, word)
        seen = self.seen | 1 << option.i
        if not getattr(owner, deck) >> option.i & 1:
            setattr(owner, deck, getattr(owner, deck) | getattr(owner, old))
            setattr(owner, old, 0)
        if seen.bit_count() <= self.n and left(s, word, seen):
            s.next(See(self.seat, self.way, self.n, seen))
            return
        if s.journal is not UNSET:
            s.journal.append(Foreseen(self.seat))
        if seen.bit_count() > self.n:
            s.next(PutBack(self.seat, self.way, seen))
        else:
            take(s, self.seat, self.way, seen)


def take(s: Tapestry, seat: int, way: int, mask: int) -> None:
    """Gains the things of a mask as if they were drawn."""
    frame, _, _ = OPEN[way]
    for i in bits(mask):
        frame(seat).choose(s, frame.row[i])


class PutBack(Ask, frozen=True, tag="tapestry.psionics.PutBack"):
    """Asks which of the things shown goes back into its stack; `way` is how they are drawn.

    [tapestry.civ.psionics.cards]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    way: int
    seen: int

    def options(self, s: Tapestry) -> Options:
        _, _, row = OPEN[self.way]
        return tuple([row[i] for i in bits(self.seen)])

    def choose(self, s: Tapestry, option: Option) -> None:
        take(s, self.seat, self.way, self.seen & ~(1 << option.i))


# --- tapestry cards, which are secret


class SeeHanging(DrawOne, frozen=True, tag="tapestry.psionics.SeeHanging"):
    """Draws the cards of a gain and one more; only the player sees them.  [tapestry.civ.psionics.cards]"""

    row: ClassVar[Options] = DrawHanging.row
    deck = staticmethod(DrawHanging.deck)

    n: int
    left: int

    def choose(self, s: Tapestry, option: Option) -> None:
        left = self.left
        take_from_deck(s, option.i)
        if not put_away(s, self.seat, option.i):
            s.part(Visions).put(self.seat, option.i)
            left -= 1
        if left and keepable(s, self.seat):
            s.next(SeeHanging(self.seat, self.n, left))
            return
        if s.journal is not UNSET:
            s.journal.append(Foreseen(self.seat))
        if left:
            keep(s, self.seat)
        else:
            s.next(PutBackHanging(self.seat))


class Keep(DrawHangings, frozen=True, tag="tapestry.psionics.Keep"):
    """Gains the cards that were seen, one after another: whatever concerns the newest card comes between.

    [tapestry.civ.psionics.cards]
    """

    def run(self, s: Tapestry) -> None:
        own = s.part(Visions)
        card, *others = own.cards[self.seat]
        own.cards[self.seat] = tuple(others)
        if others:
            s.next(Keep(self.seat, len(others)))
        receive_hanging(s, self.seat, card)


def keep(s: Tapestry, seat: int) -> None:
    """Gains the cards that were seen."""
    if cards := s.part(Visions).cards[seat]:
        s.next(Keep(seat, len(cards)))


class PutBackHanging(Ask, frozen=True, tag="tapestry.psionics.PutBackHanging"):
    """Asks which of the cards seen goes back into the deck; of identical ones the first.

    [tapestry.civ.psionics.cards]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        cards = s.part(Visions).cards[self.seat]
        kinds = [HANGING_KINDS[card] for card in cards]
        return tuple([BACK_HANGING[card] for i, card in enumerate(cards) if kinds.index(kinds[i]) == i])

    def choose(self, s: Tapestry, option: Option) -> None:
        own = s.part(Visions)
        own.cards[self.seat] = tuple([card for card in own.cards[self.seat] if card != option.i])
        s.hangings |= 1 << option.i
        keep(s, self.seat)


# --- words


def card_words(speech: Any, card: int, rules: TapestryRules) -> dict[str, object]:
    """Returns a tapestry card with what it does."""
    kind = HANGING_KINDS[card]
    effect, words = rules.hanging_effects[kind], rules.data.hangings()[kind].text
    does = words if words is not None else speech.effect(effect, rules) if effect is not None else ""
    return {"hanging": names.hanging(card, rules), "does": str(does).rstrip(".")}


def tech_words(speech: Any, card: int, rules: TapestryRules) -> dict[str, object]:
    """Returns a tech card with what it gives in the middle and in the top row."""
    circle, square = [speech.effect(rules.tech_effects[row][card], rules) for row in (MIDDLE, TOP)]
    return {"tech": names.tech(card, rules), "circle": circle, "square": square}


for verb, spell in {
    "put-back-tile": lambda speech, option, rules: {"tile": speech.tile(option.i, rules)},
    "put-back-space": lambda speech, option, rules: {"tile": speech.space_tile(option.i, rules)},
    "put-back-tech": lambda speech, option, rules: tech_words(speech, option.i, rules),
    "put-back-hanging": lambda speech, option, rules: card_words(speech, option.i, rules),
    "put-back-masterpiece": lambda speech, option, rules: {
        "masterpiece": masterpiece_name(speech, option.i, rules)
    },
}.items():
    PSIONICS.add_row("naming", verb, spell)
