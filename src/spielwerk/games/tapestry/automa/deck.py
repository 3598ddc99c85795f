"""The decision deck and the progress deck: draws, additions and the shuffle.

One progress card lies unseen in the first decision deck.  It is not decided before it is drawn: each
progress card that can be the one has its share of the chance.
"""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import Bots
from spielwerk.games.tapestry.automa.cards import CARDS
from spielwerk.games.tapestry.automa.events import CardAdded, PairDrawn, Shuffled
from spielwerk.games.tapestry.options import OPTIONS
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights

DECISION = OPTIONS.row("decision", [str(n + 1) for n in range(CARDS)])
PROGRESS = OPTIONS.row("progress", [str(n + 1) for n in range(CARDS)])
PAIR = 2
LEFT, RIGHT = range(2)


def decision_draws(bots: Bots) -> tuple[Options, Weights]:
    """Returns what may be drawn from the decision deck.  [tapestry.automa.turn.step2-draw]"""
    if not bots.unknown:
        found = bits(bots.deck)
        return tuple([DECISION[card] for card in found]), (1,) * len(found)
    hidden = bits(bots.progress & ~bots.cleared)
    known = bits(bots.deck)
    options = tuple([DECISION[card] for card in (*known, *hidden)])
    return options, (len(hidden),) * len(known) + (1,) * len(hidden)


def draw_decision(bots: Bots, card: int) -> None:
    """Takes a card from the decision deck."""
    if bots.deck >> card & 1:
        bots.deck &= ~(1 << card)
    else:
        bots.progress &= ~(1 << card)
        bots.unknown = bots.cleared = 0


def progress_size(bots: Bots) -> int:
    """Returns how many cards the progress deck has.  [tapestry.automa.setup.progress-deck-rest]"""
    return bots.progress.bit_count() - bots.unknown


def progress_draws(bots: Bots) -> tuple[Options, Weights]:
    """Returns what may be drawn from the progress deck.

    A card that may be the unseen one of the decision deck is less likely by its share.
    """
    found = bits(bots.progress)
    hidden = (bots.progress & ~bots.cleared).bit_count() if bots.unknown else 1
    weights = [hidden if bots.cleared >> card & 1 else max(hidden - bots.unknown, 0) for card in found]
    return tuple([PROGRESS[card] for card in found]), tuple(weights)


class DrawCard(Chance, frozen=True, tag="tapestry.automa.DrawCard"):
    """Step 2: draws a card of the pair, first the left one; its place is random because each is as likely.

    [tapestry.automa.turn.step2-draw, tapestry.automa.pair.roles]
    """

    seat: int
    side: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return decision_draws(s.part(Bots))

    def choose(self, s: Tapestry, option: Option) -> None:
        bots = s.part(Bots)
        draw_decision(bots, option.i)
        if self.side == LEFT:
            bots.left = option.i
            return
        bots.right = option.i
        if s.journal is not UNSET:
            s.journal.append(PairDrawn(self.seat, bots.left + 1, bots.right + 1))


def discard_pair(bots: Bots) -> None:
    """Step 1: discards the pair of the last turn.  [tapestry.automa.turn.step1-discard]"""
    bots.pile |= bots.pair
    bots.left = bots.right = NONE


class AddCards(Step, frozen=True, tag="tapestry.automa.AddCards"):
    """Moves cards from the progress deck to the discard pile.

    [tapestry.automa.income.add-cards, tapestry.automa.setup.deck-growth]
    """

    seat: int
    n: int

    def run(self, s: Tapestry) -> None:
        if self.n and progress_size(s.part(Bots)):
            s.then(AddCard(self.seat), AddCards(self.seat, self.n - 1))


class AddCard(Chance, frozen=True, tag="tapestry.automa.AddCard"):
    """Draws a progress card, which everybody sees.  [tapestry.automa.income.add-cards]"""

    seat: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return progress_draws(s.part(Bots))

    def choose(self, s: Tapestry, option: Option) -> None:
        bots, bit = s.part(Bots), 1 << option.i
        bots.progress &= ~bit
        bots.cleared &= ~bit
        bots.pile |= bit
        if s.journal is not UNSET:
            s.journal.append(CardAdded(self.seat, option.i + 1))


class Shuffle(Step, frozen=True, tag="tapestry.automa.Shuffle"):
    """Shuffles all decision cards, those of the pair included, to the new deck.

    [tapestry.automa.income.reshuffle, tapestry.shadow2.empty-deck]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        bots = s.part(Bots)
        discard_pair(bots)
        bots.deck |= bots.pile
        bots.pile = 0
        if s.journal is not UNSET:
            s.journal.append(Shuffled(self.seat, bots.size))
