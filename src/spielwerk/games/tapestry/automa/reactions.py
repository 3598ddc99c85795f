"""The reaction of the Automa when a person conquers its territory: cards next to its mat, at random."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.events import SupplyDiscarded
from spielwerk.games.tapestry.capture import Take
from spielwerk.games.tapestry.discard import discard_hanging
from spielwerk.games.tapestry.options import DRAW_HANGING, HANGING_KINDS
from spielwerk.games.tapestry.reactions import repel
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Chance
from spielwerk.kernel.option import Option, Options, Weights


class DiscardSupply(Chance, frozen=True, tag="tapestry.automa.DiscardSupply"):
    """Discards a random card: one that stops conquests ends the procedure, any other is followed by the next.

    Without a card left, the territory changes hands.
    [tapestry.automa.reaction.trigger, tapestry.automa.reaction.step1, tapestry.automa.reaction.step2-trap]
    [tapestry.automa.reaction.step3-repeat, tapestry.automa.reaction.mat-cards-excluded]
    [tapestry.ruling.human-dice-on-trap, tapestry.ruling.trap-topple-credit]
    """

    seat: int
    attacker: int
    hex: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        hand = s.players[self.seat].hand
        return tuple([DRAW_HANGING[card] for card in hand]), (1,) * len(hand)

    def choose(self, s: Tapestry, option: Option) -> None:
        if s.rules.is_reaction[HANGING_KINDS[option.i]]:
            repel(s, self.seat, option.i, self.attacker, self.hex)
            return
        discard_hanging(s, self.seat, option.i)
        if s.journal is not UNSET:
            s.journal.append(SupplyDiscarded(self.seat, option.i))
        if s.players[self.seat].hand:
            s.next(self)
        else:
            s.next(Take(self.attacker, self.hex, self.seat))
