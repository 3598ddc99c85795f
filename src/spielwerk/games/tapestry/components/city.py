"""What a player has: the capital city mat, landmarks to put on it, and the income mat."""

from __future__ import annotations

from spielwerk.games.tapestry.components.data import BuildingName, Expansion, PrintedName
from spielwerk.games.tapestry.effects import BUILDINGS, Form
from spielwerk.kernel.data import Count, Data, Id, Source, must, must_count, must_differ

SIZE = 9
"""The number of rows and columns of plots of a capital city.  [tapestry.base.capital.grid]"""
INCOME_SPACES = 6
PLOT, IMPASSABLE, COVERED, FREE = ".", "#", "#", "."


class Capital(Data, frozen=True):
    """A capital city mat; on the small side of the map two of them share a start territory."""

    id: int
    name: PrintedName
    pair: int
    grid: tuple[str, ...]

    def __post_init__(self) -> None:
        must_count("rows of plots", len(self.grid), SIZE)
        must(all(len(row) == SIZE for row in self.grid), f"a row has {SIZE} plots")
        must(set("".join(self.grid)) <= {PLOT, IMPASSABLE}, f"plots are '{PLOT}' or '{IMPASSABLE}'")


class Capitals(Data, frozen=True):
    capitals: tuple[Capital, ...]

    def __post_init__(self) -> None:
        must_differ("capital", [c.id for c in self.capitals])
        pairs = {c.id: c.pair for c in self.capitals}
        must(all(pairs.get(pairs[id]) == id != pairs[id] for id in pairs), "mats are paired with each other")


class Condition(Data, frozen=True):
    """What a landmark card asks for: so many of what a counter counts.  [tapestry.landmarkcard.table]"""

    what: Id
    least: Count
    source: Source = "component"


class Landmark(Data, frozen=True):
    """A landmark; one with a condition belongs to a landmark card."""

    id: Id
    name: PrintedName
    shape: tuple[str, ...]
    needs: Expansion = ""
    scenario: tuple[Id, ...] = ()
    """The scenarios that leave it out."""
    condition: Condition | None = None
    source: Source = "component"

    def __post_init__(self) -> None:
        must(len({len(row) for row in self.shape}) == 1, "all rows of a shape are equally long")
        must(set("".join(self.shape)) <= {COVERED, FREE}, f"a shape is made of '{COVERED}' and '{FREE}'")
        must(COVERED in "".join(self.shape), "a shape covers something")


class Landmarks(Data, frozen=True):
    landmarks: tuple[Landmark, ...]

    def __post_init__(self) -> None:
        must_differ("landmark", [x.id for x in self.landmarks])


class IncomeSpace(Data, frozen=True):
    name: PrintedName
    gives: tuple[Form, ...]


class IncomeRow(Data, frozen=True):
    """A row of the income mat; its first space is never covered.  [tapestry.base.setup.income-mat]"""

    building: BuildingName
    spaces: tuple[IncomeSpace, ...]

    def __post_init__(self) -> None:
        must_count("income spaces", len(self.spaces), INCOME_SPACES)


class IncomeTurns(Data, frozen=True):
    """The income turns in which each step takes place.

    [tapestry.base.income.step2-tapestry, tapestry.base.income.step3-upgrade, tapestry.base.income.step3-vp]
    [tapestry.base.income.step4-gain]
    """

    hanging: tuple[int, ...]
    upgrade: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]


class Income(Data, frozen=True):
    """The income mat; `first_bonus` is how many resources a player gains who enters an era before both
    neighbours.
    """

    turns: IncomeTurns
    first_bonus: dict[int, Count]
    rows: tuple[IncomeRow, ...]

    def __post_init__(self) -> None:
        must([r.building for r in self.rows] == list(BUILDINGS), f"the rows are {', '.join(BUILDINGS)}")
