"""Illuminati: the dice of the table lie on their mat until an opponent takes them.

Their number is the mask of the dice on the mat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.civilization import numbers, set_numbers
from spielwerk.games.tapestry.civilizations.hidden import Hidden, accounts_for
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.conquer import die_effect
from spielwerk.games.tapestry.dice import BLACK, RED, SCIENCE
from spielwerk.games.tapestry.draws import (
    DrawHanging,
    keepable,
    put_away,
    receive_hanging,
    shown,
    take_from_deck,
)
from spielwerk.games.tapestry.effects import in_order
from spielwerk.games.tapestry.events import DiceTaken, Discarded
from spielwerk.games.tapestry.facts import score, score_passively
from spielwerk.games.tapestry.options import CIVILIZATIONS, HANGING_KINDS, HANGINGS, OPTIONS
from spielwerk.games.tapestry.science import MayAdvance
from spielwerk.games.tapestry.source import CIVILIZATION, DIE, Source, carry_out
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import AnyEffect, Atom
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

NUMBER = CIVILIZATIONS.index("illuminati")
DRAWN = 3
ALL_DICE = 1 << BLACK | 1 << RED | 1 << SCIENCE
POINTS = 6
NO_BENEFIT = 0
KEEP_HANGING = OPTIONS.row("keep-hanging", HANGINGS)


class Drawn(Hidden):
    """The cards of which one is kept, while they are drawn.  [tapestry.civ.illuminati.start]"""


ILLUMINATI = Module("illuminati", part=Drawn)
starts_with(ILLUMINATI, ALL_DICE)
accounts_for(ILLUMINATI, Drawn)


# --- the card at the start


@ILLUMINATI.on("civilization_gained", "illuminati")
def begin(s: Tapestry, seat: int, _starting: bool) -> None:
    """Draws tapestry cards of which one is kept.  [tapestry.civ.illuminati.start]"""
    if DrawHanging.deck(s):
        s.next(Initiate(seat, shown(s, seat, DRAWN)))


class Initiate(DrawHanging, frozen=True, tag="tapestry.illuminati.Initiate"):
    """Draws a card that is not in the hand yet; one that the rules of a scenario replace is discarded.

    [tapestry.civ.illuminati.start, tapestry.kaiju1.redraw]
    """

    left: int

    def choose(self, s: Tapestry, option: Option) -> None:
        left, own = self.left, s.part(Drawn)
        take_from_deck(s, option.i)
        if not put_away(s, self.seat, option.i):
            own.put(self.seat, option.i)
            left -= 1
        if left and keepable(s, self.seat):
            s.next(Initiate(self.seat, left))
        elif own.cards[self.seat]:
            s.next(KeepOne(self.seat))


class KeepOne(Ask, frozen=True, tag="tapestry.illuminati.KeepOne"):
    """Asks which card comes into the hand; of identical ones the first, and the others are discarded.

    [tapestry.civ.illuminati.start]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True
    ask_if_forced: ClassVar[bool] = True

    def options(self, s: Tapestry) -> Options:
        cards = s.part(Drawn).cards[self.seat]
        kinds = [HANGING_KINDS[card] for card in cards]
        return tuple([KEEP_HANGING[card] for i, card in enumerate(cards) if kinds.index(kinds[i]) == i])

    def choose(self, s: Tapestry, option: Option) -> None:
        own = s.part(Drawn)
        others = [card for card in own.cards[self.seat] if card != option.i]
        own.cards[self.seat] = ()
        s.old_hangings |= sum([1 << card for card in others])
        if s.journal is not UNSET:
            s.journal.append(Discarded(self.seat, "hanging", len(others)))
        receive_hanging(s, self.seat, option.i)


# --- dice


@ILLUMINATI.on("dice_seen")
def seen(s: Tapestry, roller: int, faces: Sequence[tuple[int, int]], hex: int) -> None:
    """Pays the owner for dice that an opponent takes from the mat; own rolls put them back.

    [tapestry.civ.illuminati.conquer-dice, tapestry.civ.illuminati.science-die]
    [tapestry.civ.illuminati.where, tapestry.civ.illuminati.solo]
    """
    for seat, p in enumerate(s.players):
        own = numbers(p, NUMBER)
        if not own:
            continue
        rolled = sum({1 << die for die, _ in faces})
        if seat == roller:
            set_numbers(p, NUMBER, own[0] | rolled)
            continue
        set_numbers(p, NUMBER, own[0] & ~rolled)
        first = {die: face for die, face in reversed(faces) if own[0] >> die & 1}
        if first and s.journal is not UNSET:
            s.journal.append(DiceTaken(seat, roller, len(first)))
        if SCIENCE in first:
            if not p.ended:
                s.next(MayAdvance(seat, NO_BENEFIT, first[SCIENCE]))
        elif first:
            gain(s, seat, tuple([die_effect(s, die, first[die], hex) for die in sorted(first)]), hex)


def gain(s: Tapestry, seat: int, effects: tuple[AnyEffect, ...], hex: int) -> None:
    """Gains what dice show; who has finished gains only points.

    [tapestry.civ.illuminati.conquer-dice, tapestry.ruling.base-finished-player-vp]
    """
    if not s.players[seat].ended:
        carry_out(s, seat, in_order(effects), Source(DIE, hex))
        return
    for effect in effects:
        if isinstance(effect, Atom) and effect.verb == "vp":
            score_passively(s, seat, effect.n, CIVILIZATION)
        elif isinstance(effect, Atom) and effect.verb.startswith("per-"):
            count = s.rules.counters[effect.verb.removeprefix("per-")](s, seat)
            score_passively(s, seat, effect.n * count, CIVILIZATION)


@ILLUMINATI.on("income_ability", "illuminati")
def income(s: Tapestry, seat: int) -> None:
    """Scores the dice on the mat and takes all of them back.  [tapestry.civ.illuminati.income]"""
    p = s.players[seat]
    (dice,) = numbers(p, NUMBER)
    set_numbers(p, NUMBER, ALL_DICE)
    score(s, seat, POINTS * dice.bit_count(), CIVILIZATION)


# --- words


@ILLUMINATI.on("on_mats")
def on_mat(view: TapestryView, seat: int, _rules: TapestryRules) -> list[str]:
    """Returns the dice on the mat."""
    return [text(f"tapestry-die-{die}") for die in bits(sum(numbers(view.players[seat], NUMBER)))]


ILLUMINATI.add_row(
    "naming", "keep-hanging", lambda _speech, option, rules: {"hanging": names.hanging(option.i, rules)}
)
