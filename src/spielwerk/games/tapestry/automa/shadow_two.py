"""The Shadow Empire at a table of two people, without an Automa."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.advance import AdvanceBot
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import SHADOW
from spielwerk.games.tapestry.automa.deck import LEFT, PAIR, RIGHT, DrawCard, Shuffle, discard_pair
from spielwerk.games.tapestry.automa.events import ShadowTurnBegan
from spielwerk.games.tapestry.automa.income import check_favourite
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Step


def after_turn(s: Tapestry, actor: int) -> None:
    """Lets the Shadow Empire act when nobody else comes in this round; it acts until both have finished.

    [tapestry.shadow2.turn, tapestry.shadow2.end]
    """
    bots, n = s.part(Bots), len(s.players)
    if bots.first == NONE:
        bots.first = actor
    later = [(bots.first + k) % n for k in range((actor - bots.first) % n + 1, n)]
    if all(s.players[other].ended for other in later) and not all(p.ended for p in s.players):
        s.next(ShadowTurn(table_of(s).shadow))


class ShadowTurn(Step, frozen=True, tag="tapestry.automa.ShadowTurn"):
    """A pair is drawn and the Shadow Empire advances; the first turn changes nothing.

    With fewer than two cards in the deck, it checks its favourite track and all cards are shuffled.
    [tapestry.shadow2.first-turn, tapestry.shadow2.advance, tapestry.shadow2.empty-deck]
    [tapestry.shadow2.no-income-symbol]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        bots = s.part(Bots)
        bots.turns += 1
        if s.journal is not UNSET:
            s.journal.append(ShadowTurnBegan(self.seat, bots.turns))
        if bots.turns == 1:
            return
        if bots.size < PAIR:
            check_favourite(s, SHADOW)
            s.next(Shuffle(self.seat))
            return
        discard_pair(bots)
        s.then(DrawCard(self.seat, LEFT), DrawCard(self.seat, RIGHT), AdvanceBot(self.seat, SHADOW))
