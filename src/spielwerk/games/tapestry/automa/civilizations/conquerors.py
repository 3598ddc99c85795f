"""Conquerors: a conquest if there is too little land, a fortified territory, and a point for each."""

from __future__ import annotations

from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.points import score_row
from spielwerk.games.tapestry.automa.territory import CONQUER, FORTIFY, MapAction
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.frame import Step

ID = "conquerors"


def income(s: Tapestry, seat: int, _data: BotCivilization) -> None:
    """Conquers, fortifies and scores, in this order.

    [tapestry.automa.civ.conquerors.conquer, tapestry.automa.civ.conquerors.fortify]
    [tapestry.automa.civ.conquerors.vp]
    """
    s.then(CatchUp(seat), Fortify(seat), ScoreLand(seat))


class CatchUp(Step, frozen=True, tag="tapestry.automa.conquerors.CatchUp"):
    """Conquers once with fewer territories than the number of the income turn.

    [tapestry.automa.civ.conquerors.conquer]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if s.control(self.seat).bit_count() < s.players[self.seat].era:
            s.next(MapAction(self.seat, CONQUER, 0))


class Fortify(Step, frozen=True, tag="tapestry.automa.conquerors.Fortify"):
    """Adds a toppled Shadow Empire outpost if more than two territories have a single piece.

    [tapestry.automa.civ.conquerors.fortify, tapestry.ruling.conquerors-island]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        single = s.control(self.seat) & ~s.full
        data = table_of(s).data.civilizations
        least = next(one.fortified_from for one in data if one.id == ID)
        if single.bit_count() >= least:
            s.next(MapAction(self.seat, FORTIFY, 0))


class ScoreLand(Step, frozen=True, tag="tapestry.automa.conquerors.ScoreLand"):
    """Scores the controlled territories, without a multiplier.  [tapestry.automa.civ.conquerors.vp]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        data = next(one for one in table_of(s).data.civilizations if one.id == ID)
        score_row(s, self.seat, ID, s.control(self.seat).bit_count(), data.points)
