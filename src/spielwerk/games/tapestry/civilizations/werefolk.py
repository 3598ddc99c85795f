"""Werefolk: a space tile that is flipped like a coin.

Their number is the tile on the mat, or -1.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.civilizations.aliens import clear_mat, explore_on_mat
from spielwerk.games.tapestry.civilizations.mat import starts_with
from spielwerk.games.tapestry.draws import DrawSpace, draw
from spielwerk.games.tapestry.effects import BENEFIT, EVERY_TRACK, FREE_BONUS
from spielwerk.games.tapestry.events import CoinFlipped
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.options import CIVILIZATIONS, OPTIONS
from spielwerk.games.tapestry.source import CIVILIZATION
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.games.tapestry.tracks import BACK, FORWARD, WhichTrack, possible_tracks
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

WEREFOLK = Module("werefolk")
NUMBER = CIVILIZATIONS.index("werefolk")
POINTS = 4
FACE_UP, FACE_DOWN = OPTIONS.ones(("face-up", "face-down"))
HUNT, HOWL = OPTIONS.ones(("hunt", "howl"))


@WEREFOLK.on("income_ability", "werefolk")
def income(s: Tapestry, seat: int) -> None:
    """Discards the tile on the mat, gains another one and flips it.  [tapestry.civ.werefolk.draw]"""
    clear_mat(s, seat, NUMBER)
    if s.spaces:
        draw(s, seat, Moon(seat))


class Moon(DrawSpace, frozen=True, tag="tapestry.werefolk.Moon"):
    """Gains a random space tile, which is flipped.  [tapestry.civ.werefolk.draw]"""

    def choose(self, s: Tapestry, option: Option) -> None:
        DrawSpace.choose(self, s, option)
        s.next(Flip(self.seat, option.i))


class Flip(Chance, frozen=True, tag="tapestry.werefolk.Flip"):
    """Flips the tile: both faces are equally likely.

    [tapestry.civ.werefolk.draw, tapestry.civ.werefolk.face-down]
    """

    seat: int
    space_tile: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return (FACE_UP, FACE_DOWN), (1, 1)

    def choose(self, s: Tapestry, option: Option) -> None:
        if s.journal is not UNSET:
            s.journal.append(CoinFlipped(self.seat, int(option is FACE_UP)))
        if option is FACE_UP:
            s.next(Beast(self.seat, self.space_tile))
        else:
            s.next(WhichTrack(self.seat, FORWARD, EVERY_TRACK, BENEFIT | FREE_BONUS))


class Beast(Ask, frozen=True, tag="tapestry.werefolk.Beast"):
    """Asks for a regress with the new tile explored, or points; without a track to regress on, points.

    [tapestry.civ.werefolk.face-up, tapestry.civ.werefolk.tile]
    """

    gesture: ClassVar[str] = "civilization"
    begins: ClassVar[bool] = True

    space_tile: int

    def options(self, s: Tapestry) -> Options:
        return (HUNT, HOWL) if possible_tracks(s, self.seat, BACK, EVERY_TRACK) else (HOWL,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is HOWL:
            score(s, self.seat, POINTS, CIVILIZATION)
        else:
            s.then(WhichTrack(self.seat, BACK, EVERY_TRACK, 0), Prey(self.seat, self.space_tile))


class Prey(Step, frozen=True, tag="tapestry.werefolk.Prey"):
    """Explores the new tile on the mat.  [tapestry.civ.werefolk.face-up]"""

    seat: int
    space_tile: int

    def run(self, s: Tapestry) -> None:
        if self.space_tile in s.players[self.seat].spaces:
            explore_on_mat(s, self.seat, NUMBER, self.space_tile)


starts_with(WEREFOLK, NONE)
