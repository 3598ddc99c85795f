"""The steps that draw and deal cards and tiles before the first turn."""

from __future__ import annotations

from spielwerk.games.scythe.factory import LayOutFactory
from spielwerk.games.scythe.objectives import DealObjective
from spielwerk.games.scythe.options import TILE
from spielwerk.games.scythe.state import Scythe
from spielwerk.games.scythe.tracks import DrawCard
from spielwerk.kernel.frame import Chance, Step
from spielwerk.kernel.option import Option, Options, Weights


class Conclusion(Step, frozen=True):
    """A step after all others of the set-up, those of Automas included: what it asks for depends on them."""


class Hands(Step, frozen=True, tag="scythe.setup.Hands"):
    """Deals combat cards and objectives to one seat after the other; the last in turn order comes first.

    [scythe.setup.shuffle-decks, scythe.setup.faction-mat-values]
    """

    def run(self, s: Scythe) -> None:
        rules = s.rules
        for seat in rules.seating:
            cards = rules.data.factions()[rules.factions[seat]].combat_cards
            s.then(*[DrawCard(seat)] * cards, *[DealObjective(seat)] * rules.objective_cards[seat])


class DrawTile(Chance, frozen=True, tag="scythe.setup.DrawTile"):
    """Draws one of the six structure bonus tiles.  [scythe.setup.structure-bonus]"""

    def outcomes(self, s: Scythe) -> tuple[Options, Weights]:
        return TILE, (1,) * len(TILE)

    def choose(self, s: Scythe, option: Option) -> None:
        s.tile = option.n


class FactoryCards(Step, frozen=True, tag="scythe.setup.FactoryCards"):
    """Lays out the Factory cards of this game.

    [scythe.setup.factory-card-count, scythe.invaders.factory-cards]
    """

    def run(self, s: Scythe) -> None:
        s.then(*[LayOutFactory()] * s.rules.factory_row)
