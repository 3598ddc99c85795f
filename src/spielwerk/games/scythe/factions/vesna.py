"""Vesna: Technophile, Riverwalk, Speed, and two spaces for tiles that she chooses for each game.

Her open Factory cards are in `modules.workshop`, her tiles in `modules.vesna_tiles`.
"""

from __future__ import annotations

from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.factions.common import Faction
from spielwerk.games.scythe.modules.workshop import WORKSHOP, Workshop, put_away, sections_beside, use
from spielwerk.games.scythe.state import FACTORY, Scythe
from spielwerk.games.scythe.turn import ChooseSection
from spielwerk.kernel.frame import Step
from spielwerk.kernel.option import Options

VESNA = Faction("vesna", requires=("vesna-faction",))
"""[fenris.vesna.two-printed-abilities, fenris.vesna.speed]"""


# --- Technophile


def open_cards(s: Scythe, frame: ChooseSection) -> Options:
    """Returns the open cards as further sections.  [fenris.vesna.technophile]"""
    return sections_beside(s, frame.seat, WORKSHOP)


VESNA.offer(ChooseSection, WORKSHOP[0].verb, open_cards, use)


class ReturnCard(Step, frozen=True, tag="scythe.vesna.ReturnCard"):
    """Returns the Factory card that was used in this turn to the box, the one from the Factory as well.

    [fenris.vesna.card-removed]
    """

    seat: int

    def run(self, s: Scythe) -> None:
        p, card = s.players[self.seat], s.part(Workshop).in_use
        if card:
            put_away(s, self.seat, card)
        elif s.rules.factions[self.seat] == VESNA.id and p.section == FACTORY:
            card, p.factory_card = p.factory_card, 0
            put_away(s, self.seat, card)


# --- mech abilities


@VESNA.on("links", VESNA.bit("fording"))
def fording(s: Scythe, _seat: int, place: int) -> int:
    """Lets units cross a river into a region with a structure of anybody, or out of one.

    [fenris.vesna.riverwalk]
    """
    built = 0
    for p in s.players:
        built |= p.structures_at
    across = s.rules.board.river[place]
    return across if BIT[place] & built else across & built
