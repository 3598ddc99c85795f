"""The capital city: placing income buildings and landmarks, districts, scoring its lines."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.tapestry.effects import RESOURCES, of_any
from spielwerk.games.tapestry.events import (
    BuildingPlaced,
    CapitalScored,
    DistrictCompleted,
    LandmarkPlaced,
)
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.grid import (
    CITIES,
    COLUMNS,
    DISTRICTS,
    GRID,
    LINES,
    PLOTS,
    RIM,
    Site,
    districts_of,
    fits,
    free_sites,
    turns,
)
from spielwerk.games.tapestry.options import BESIDE, COLUMN, LINE, ROTATE, plot_or_beside
from spielwerk.games.tapestry.source import CAPITAL, DISTRICT, Source, carry_out
from spielwerk.games.tapestry.state import NONE, Tapestry
from spielwerk.kernel.frame import Ask
from spielwerk.kernel.option import Option, Options

LINES_AND_COLUMNS = LINES + COLUMNS
ANY_RESOURCE = of_any("resource", 1, len(RESOURCES))


def gain_building(s: Tapestry, seat: int, kind: int) -> None:
    """Takes the leftmost building of a row off the income mat for good and has it placed at once.

    [tapestry.base.building.gain, tapestry.base.building.place, tapestry.base.building.none-left]
    [tapestry.base.building.not-tradeable, tapestry.base.building.uncover, tapestry.base.end.finished-no-gain]
    [tapestry.base.tapestry.continuous]
    """
    p = s.players[seat]
    if p.ended or p.built[kind] >= s.rules.buildings:
        return
    p.built[kind] += 1
    for gained in s.rules.gained_building[seat][p.abilities]:
        gained(s, seat, kind)
    s.next(Plot(seat, kind))


class Plot(Ask, frozen=True, tag="tapestry.city.Plot"):
    """Asks where an income building stands: on a free plot, or next to the grid.

    [tapestry.base.capital.building-size, tapestry.base.capital.outside, tapestry.base.capital.no-overlap]
    [tapestry.ruling.base-outside-choice]
    """

    gesture: ClassVar[str] = "place"
    begins: ClassVar[bool] = True

    kind: int

    def options(self, s: Tapestry) -> Options:
        return plot_or_beside(GRID & ~blocked(s, self.seat))

    def choose(self, s: Tapestry, option: Option) -> None:
        place_building(s, self.seat, self.kind, NONE if option is BESIDE else option.i)


def blocked(s: Tapestry, seat: int) -> int:
    """Returns the plots where nothing can be placed.

    [tapestry.base.capital.no-overlap, tapestry.base.capital.impassable]
    """
    p = s.players[seat]
    city = p.city
    for allowed in s.rules.plot_allowed[seat][p.abilities]:
        city &= ~allowed(s, seat)
    return city | ruined(s, seat) if s.rules.ruins else city


def ruined(s: Tapestry, seat: int) -> int:
    """Returns the plots of a capital city that lie in ruins."""
    found = 0
    for ruins in s.rules.ruins:
        found |= ruins(s, seat)
    return found


def place_building(s: Tapestry, seat: int, kind: int, plot: int) -> None:
    """Places an income building permanently, on a plot or next to the grid.

    [tapestry.base.capital.fixed, tapestry.ruling.base-outside-counts]
    """
    p = s.players[seat]
    if s.journal is not UNSET:
        s.journal.append(BuildingPlaced(seat, kind, plot))
    if plot != NONE:
        p.buildings = (*p.buildings, (plot, kind))
        fill(s, seat, PLOTS[plot])
    building_placed(s, seat, kind, plot)


def building_placed(s: Tapestry, seat: int, kind: int, plot: int) -> None:
    """Triggers what follows an income building in the capital city, or on a mat that counts as part of it.

    [tapestry.base.tapestry.continuous]
    """
    for placed in s.rules.placed_building[seat][s.players[seat].abilities]:
        placed(s, seat, kind, plot)


def fill(s: Tapestry, seat: int, mask: int) -> None:
    """Covers plots; each district that this completes yields any resource at once, and never again.

    [tapestry.base.capital.district, tapestry.base.capital.district-once, tapestry.base.capital.no-instant-vp]
    [tapestry.base.tapestry.continuous, tapestry.base.civilization.several]
    """
    p = s.players[seat]
    p.city |= mask
    city = p.city
    for covered in s.rules.covered_plots[seat][p.abilities]:
        covered(s, seat, mask)
    for i in districts_of(mask):
        district = DISTRICTS[i]
        if district & city == district and not p.districts >> i & 1:
            p.districts |= 1 << i
            if s.journal is not UNSET:
                s.journal.append(DistrictCompleted(seat, i))
            if not ruined(s, seat) & district:
                carry_out(s, seat, ANY_RESOURCE, Source(DISTRICT, i))
            for complete in s.rules.district_complete[seat][p.abilities]:
                complete(s, seat, i)


def fitting(s: Tapestry, seat: int, landmark: int, rotation: int) -> tuple[Site, ...]:
    """Returns the sites where a landmark fits in a rotation without overlapping, even outside the grid.

    [tapestry.base.capital.no-overlap, tapestry.ruling.base-overlap-outside]
    """
    return free_sites(s.rules.shapes[landmark], rotation, blocked(s, seat))


def place_landmark(s: Tapestry, seat: int, landmark: int) -> None:
    """Asks the player to place a landmark."""
    s.next(Rotation(seat, landmark))


@lru_cache(CITIES)
def rotations(shape: tuple[str, ...], city: int) -> Options:
    """Returns the rotations in which a landmark fits somewhere, and beside."""
    return (*[ROTATE[r] for r in range(len(turns(shape))) if fits(shape, r, city)], BESIDE)


class Rotation(Ask, frozen=True, tag="tapestry.city.Rotation"):
    """Asks how a landmark is rotated, or whether it stands next to the grid.

    [tapestry.base.capital.rotate, tapestry.base.capital.outside, tapestry.base.landmark.place-in-capital]
    """

    gesture: ClassVar[str] = "place"
    begins: ClassVar[bool] = True

    landmark: int

    def options(self, s: Tapestry) -> Options:
        return rotations(s.rules.shapes[self.landmark], blocked(s, self.seat))

    def choose(self, s: Tapestry, option: Option) -> None:
        if option is BESIDE:
            if s.journal is not UNSET:
                s.journal.append(LandmarkPlaced(self.seat, self.landmark, NONE, 0, 0))
        else:
            s.next(Line(self.seat, self.landmark, option.n))


class Line(Ask, frozen=True, tag="tapestry.city.Line"):
    """Asks for the line of a landmark's top edge.  [tapestry.base.capital.outside]"""

    gesture: ClassVar[str] = "place"

    landmark: int
    rotation: int

    def options(self, s: Tapestry) -> Options:
        lines = {site[0] for site in fitting(s, self.seat, self.landmark, self.rotation)}
        return tuple([LINE[line + RIM] for line in sorted(lines)])

    def choose(self, s: Tapestry, option: Option) -> None:
        s.next(Column(self.seat, self.landmark, self.rotation, option.i - RIM))


class Column(Ask, frozen=True, tag="tapestry.city.Column"):
    """Asks for the column of a landmark's left edge.  [tapestry.base.capital.outside]"""

    gesture: ClassVar[str] = "place"

    landmark: int
    rotation: int
    line: int

    def options(self, s: Tapestry) -> Options:
        found = fitting(s, self.seat, self.landmark, self.rotation)
        return tuple([COLUMN[column + RIM] for line, column, _ in found if line == self.line])

    def choose(self, s: Tapestry, option: Option) -> None:
        column = option.i - RIM
        p = s.players[self.seat]
        p.sites = (*p.sites, (self.landmark, self.rotation, self.line, column))
        if s.journal is not UNSET:
            s.journal.append(LandmarkPlaced(self.seat, self.landmark, self.rotation, self.line, column))
        fill(s, self.seat, s.rules.footprint(self.landmark, self.rotation, self.line, column))


@lru_cache(CITIES)
def complete_lines(city: int) -> tuple[int, ...]:
    """Returns the complete lines and columns of a city, as masks.  [tapestry.base.capital.score]"""
    return tuple([mask for mask in LINES_AND_COLUMNS if mask & city == mask])


def capital_points(s: Tapestry, seat: int) -> int:
    """Returns a point for each complete line and column, plus what civilizations add.

    [tapestry.base.capital.score, tapestry.base.capital.score-repeat]
    """
    p = s.players[seat]
    lines = complete_lines(p.city)
    if s.rules.ruins and (ruins := ruined(s, seat)):
        lines = tuple([line for line in lines if not line & ruins])
    points = len(lines)
    for more in s.rules.line_points[seat][p.abilities]:
        points += more(s, seat, lines)
    return points


def score_capital(s: Tapestry, seat: int) -> None:
    """Scores the capital city, which can score any number of times.  [tapestry.base.capital.score-repeat]"""
    points = capital_points(s, seat)
    if s.journal is not UNSET:
        s.journal.append(CapitalScored(seat, points))
    score(s, seat, points, CAPITAL)
