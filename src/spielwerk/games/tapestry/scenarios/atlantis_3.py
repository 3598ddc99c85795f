"""Atlantis 3: peace.  There is no military track, and whoever would conquer explores instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.automa.advance import unfinished
from spielwerk.games.tapestry.automa.bots import table_of
from spielwerk.games.tapestry.draws import drawn_from
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score, score_passively
from spielwerk.games.tapestry.options import DRAW_SPACE, DRAW_TECH, NO, OPTIONS, SPACES, TECHS
from spielwerk.games.tapestry.scenarios.data import scenario_file
from spielwerk.games.tapestry.scenarios.events import LandmarksScored, PointsInstead, Redrawn
from spielwerk.games.tapestry.setup import DealMats
from spielwerk.games.tapestry.source import INCOME
from spielwerk.games.tapestry.state import NONE, OFF_TRACK, Tapestry
from spielwerk.games.tapestry.tech import deck, invented, put_in_bottom_row
from spielwerk.kernel.frame import Ask, Chance, Step
from spielwerk.kernel.module import Module
from spielwerk.kernel.option import Option, Options, Weights

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules

ATLANTIS_3 = "atlantis-3"
MILITARY = TRACKS.index("military")
REDRAW_TECH = OPTIONS.row("redraw-tech", TECHS)
REDRAW_SPACE = OPTIONS.row("redraw-space", SPACES)
MENTIONS = {"military", "territories"}


class NoArmies(Step, frozen=True, tag="tapestry.atlantis3.NoArmies"):
    """Nobody has a token on the military track.  [tapestry.atlantis3.no-military-tokens]"""

    seat: int

    def run(self, s: Tapestry) -> None:
        for row in s.at:
            row[MILITARY] = OFF_TRACK


# --- exploring


def connected(s: Tapestry, seat: int) -> int:
    """Returns the hexes next to the territories that a chain of territories connects with the capital.

    [tapestry.atlantis3.explore-range]
    """
    world = s.rules.world
    ring = land = 1 << s.rules.start_of(seat, s.players[seat].mat)
    while ring:
        ring = world.around(ring) & s.explored & ~land
        land |= ring
    return world.around(land)


# --- redrawing


def may_redraw(s: Tapestry, seat: int, kind: str, number: int) -> bool:
    """Offers another draw for what refers to the military track or to controlled territories.

    A tech card counts as invented once the player has decided to keep it.

    [tapestry.atlantis3.redraw, tapestry.ruling.atlantis3-flags]
    """
    rows = s.rules.data.techs() if kind == "tech" else s.rules.data.spaces()
    if not s.rules.chooses[seat] or not MENTIONS & {*rows[number].mentions}:
        return False
    s.next(RedrawTech(seat, number) if kind == "tech" else RedrawSpace(seat, number))
    return True


class RedrawTech(Ask, frozen=True, tag="tapestry.atlantis3.RedrawTech"):
    """Asks whether a drawn tech card is exchanged for another one.  [tapestry.atlantis3.redraw]"""

    gesture: ClassVar[str] = "invent"
    begins: ClassVar[bool] = True

    tech: int

    def options(self, s: Tapestry) -> Options:
        return (REDRAW_TECH[self.tech], NO) if deck(s) else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is NO:
            invented(s, self.seat, self.tech)
            return
        p = s.players[self.seat]
        p.tech = tuple([one for one in p.tech if one[0] != self.tech])
        s.old_techs |= 1 << self.tech
        s.next(AnotherTech(self.seat, self.tech))


class AnotherTech(Chance, frozen=True, tag="tapestry.atlantis3.AnotherTech"):
    """Draws another tech card.  [tapestry.atlantis3.redraw]"""

    seat: int
    tech: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_TECH, s.techs or s.old_techs & ~(1 << self.tech) or s.old_techs)

    def choose(self, s: Tapestry, option: Option) -> None:
        s.techs &= ~(1 << option.i)
        s.old_techs &= ~(1 << option.i)
        put_in_bottom_row(s, self.seat, option.i)
        redrawn(s, self.seat)
        if option.i == self.tech or not may_redraw(s, self.seat, "tech", option.i):
            invented(s, self.seat, option.i)


class RedrawSpace(Ask, frozen=True, tag="tapestry.atlantis3.RedrawSpace"):
    """Asks whether a drawn space tile is exchanged for another one.  [tapestry.atlantis3.redraw]"""

    gesture: ClassVar[str] = "explore"
    begins: ClassVar[bool] = True

    space_tile: int

    def options(self, s: Tapestry) -> Options:
        return (REDRAW_SPACE[self.space_tile], NO) if s.spaces else (NO,)

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is not NO:
            s.next(AnotherSpace(self.seat, self.space_tile))


class AnotherSpace(Chance, frozen=True, tag="tapestry.atlantis3.AnotherSpace"):
    """Draws another space tile; the old one goes back to the stack.  [tapestry.atlantis3.redraw]"""

    seat: int
    space_tile: int

    def outcomes(self, s: Tapestry) -> tuple[Options, Weights]:
        return drawn_from(DRAW_SPACE, s.spaces)

    def choose(self, s: Tapestry, option: Option) -> None:
        p = s.players[self.seat]
        s.spaces = s.spaces & ~(1 << option.i) | 1 << self.space_tile
        p.spaces = tuple(sorted([*[tile for tile in p.spaces if tile != self.space_tile], option.i]))
        redrawn(s, self.seat)


def redrawn(s: Tapestry, seat: int) -> None:
    if s.journal is not UNSET:
        s.journal.append(Redrawn(seat))


# --- points


def points_instead(s: Tapestry, actor: int) -> None:
    """Scores for the Automa if it would advance but has completed all tracks.

    [tapestry.atlantis3.automa-all-ended, tapestry.ruling.atlantis3-values]
    """
    if actor == table_of(s).automa and not unfinished(s, actor):
        points = scenario_file(s.rules.data.pack).utopia.no_advance
        if s.journal is not UNSET:
            s.journal.append(PointsInstead(actor, points))
        score(s, actor, points, INCOME)


def score_landmarks(s: Tapestry) -> None:
    """Scores the landmarks of tracks at the end; the Automa also has those of the Shadow Empire.

    [tapestry.atlantis3.end-landmarks, tapestry.atlantis3.end-landmarks-shadow]
    """
    worth = scenario_file(s.rules.data.pack).utopia.landmark
    on_tracks = {space.landmark for row in s.rules.spaces for space in row} - {NONE}
    for seat, p in enumerate(s.players):
        n = len([landmark for landmark in p.landmarks if landmark in on_tracks])
        if s.journal is not UNSET:
            s.journal.append(LandmarksScored(seat, n, n * worth))
        score_passively(s, seat, n * worth)


def atlantis_3(rules: TapestryRules) -> Module:
    """Returns the module; the rules of the table are without the military track.

    [tapestry.atlantis3.military-invalid, tapestry.atlantis3.die-reroll]
    [tapestry.atlantis3.tech-requirements, tapestry.atlantis3.conquer-becomes-explore]
    [tapestry.atlantis3.automa-explore-choice]
    """
    rules.tracks &= ~(1 << MILITARY)
    rules.science_die = tuple([0 if track == MILITARY else n for track, n in enumerate(rules.science_die)])
    module = Module(ATLANTIS_3)
    module.insert("setting_up", NoArmies, before=DealMats)
    module.add_row("instead", "conquer", "explore")
    module.add("explore_reach", connected)
    module.add("explores_far", False)
    module.add("thing_drawn", may_redraw)
    module.add("no_advance", points_instead)
    module.add("ending", score_landmarks)
    return module
