"""Combat cards that are turned up from the deck and lie open on the discard pile."""

from __future__ import annotations

from spielwerk.games.scythe.options import CARD
from spielwerk.games.scythe.state import Scythe
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.option import Option, Options, Weights


def take_open(s: Scythe, card: int, shown: int) -> None:
    """Turns up a combat card: it lies on the discard pile, on top of those shown before.

    If the deck is empty it is shuffled from the cards below those.  [fenris.ruling.agents-deck-empty]
    """
    pile = s.deck.discard
    shuffled = not len(s.deck)
    if shuffled:
        below = pile[: len(pile) - shown]
        s.deck.counts = [below.count(kind) for kind in range(len(s.deck.counts))]
        s.deck.discard = pile = pile[len(pile) - shown :]
    s.deck.counts[card] -= 1
    pile.append(card)
    if shuffled:
        for hook in s.rules.on_reshuffled:
            hook(s)


class Turn(Chance, frozen=True):
    """Turns up combat cards one after the other; `shown` of them are open already."""

    seat: int
    place: int
    left: int
    shown: int

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        if len(s.deck):
            return CARD, s.deck.counts
        below = s.deck.discard[: len(s.deck.discard) - self.shown]
        return CARD, [below.count(kind) for kind in range(len(CARD))]

    def possible(self, s: Scythe) -> bool:
        """Returns whether there is another card to turn up."""
        return bool(self.left and (len(s.deck) or len(s.deck.discard) > self.shown))

    def again(self) -> Turn:
        """Returns the frame for the next card."""
        raise NotImplementedError

    def done(self, s: Scythe, cards: list[int]) -> None:
        """Goes on when all cards are open."""
        raise NotImplementedError

    def choose(self, s: Scythe, option: Option) -> None:
        take_open(s, option.n, self.shown)
        reveal_on(s, self.again())


def reveal_on(s: Scythe, turn: Turn) -> None:
    """Turns up the next card, or goes on with those that are open.  Missing cards count nothing.

    [fenris.ruling.agents-deck-empty]
    """
    if turn.possible(s):
        s.next(turn)
    else:
        turn.done(s, s.deck.discard[len(s.deck.discard) - turn.shown :])
