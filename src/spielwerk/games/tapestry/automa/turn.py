"""The common turn of both bots: an income turn, or a pair of cards by which each advances."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.advance import AdvanceBot
from spielwerk.games.tapestry.automa.bots import Bots, table_of
from spielwerk.games.tapestry.automa.cards import AUTOMA, SHADOW
from spielwerk.games.tapestry.automa.deck import LEFT, PAIR, RIGHT, DrawCard, discard_pair
from spielwerk.games.tapestry.automa.income import BotIncome
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Step


class BotTurn(Step, frozen=True, tag="tapestry.automa.Turn"):
    """Takes an income turn first and whenever the deck is empty; otherwise discards the pair and draws one.

    In a forced income turn the pair stays face up until the shuffle takes it.
    [tapestry.automa.turn.joint, tapestry.automa.turn.first-is-income, tapestry.automa.turn.empty-deck]
    [tapestry.automa.turn.step1-discard, tapestry.automa.turn.step2-draw]
    [tapestry.ruling.odd-decision-deck, tapestry.automa.income.last-pair]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        seat, bots = self.seat, s.part(Bots)
        if not s.players[seat].era or bots.size < PAIR:
            s.next(BotIncome(seat))
            return
        discard_pair(bots)
        s.then(DrawCard(seat, LEFT), DrawCard(seat, RIGHT), LookForIncome(seat))


class LookForIncome(Step, frozen=True, tag="tapestry.automa.LookForIncome"):
    """Step 3: with the last pair, an income symbol on the left card makes it an income turn.

    [tapestry.automa.turn.step3-income, tapestry.automa.turn.step3-ignored]
    [tapestry.automa.turn.step3-last-pair-no-symbol, tapestry.automa.turn.step4-order]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        bots = s.part(Bots)
        if not bots.size and table_of(s).cards[bots.left].income:
            s.next(BotIncome(self.seat))
        else:
            s.then(AdvanceBot(self.seat, AUTOMA), AdvanceBot(self.seat, SHADOW))
