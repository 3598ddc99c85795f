"""Iconoclasts: the Automa gives up its landmarks for points and research."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.advance import unfinished
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.events import LandmarksRemoved
from spielwerk.games.tapestry.automa.points import score_row
from spielwerk.games.tapestry.automa.rewards import BotRoll
from spielwerk.games.tapestry.effects import BENEFIT
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import FORWARD
from spielwerk.kernel.frame import Step

ID = "iconoclasts"


def income(s: Tapestry, seat: int, _data: BotCivilization) -> None:
    """Removes the landmarks of the box.  [tapestry.automa.civ.iconoclasts.remove]"""
    s.next(Topple(seat))


class Topple(Step, frozen=True, tag="tapestry.automa.iconoclasts.Topple"):
    """Removes all landmarks from the game, scores and researches for each, and looks for new ones.

    [tapestry.automa.civ.iconoclasts.remove, tapestry.automa.civ.iconoclasts.gain]
    [tapestry.automa.civ.iconoclasts.repeat]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        p = s.players[self.seat]
        n = len(p.landmarks)
        if not n:
            return
        p.landmarks = ()
        if s.journal is not UNSET:
            s.journal.append(LandmarksRemoved(self.seat, n))
        data = next(one for one in table_of(s).data.civilizations if one.id == ID)
        score_row(s, self.seat, ID, n, data.points)
        s.then(*[Study(self.seat)] * n, Topple(self.seat))


class Study(Step, frozen=True, tag="tapestry.automa.iconoclasts.Study"):
    """Rolls for a track that the Automa has not completed; without one nothing is rolled.

    [tapestry.automa.civ.iconoclasts.gain, tapestry.automa.civ.iconoclasts.reroll]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        if tracks := unfinished(s, self.seat) & ~s.done[self.seat]:
            s.next(BotRoll(self.seat, FORWARD, tracks, BENEFIT))
