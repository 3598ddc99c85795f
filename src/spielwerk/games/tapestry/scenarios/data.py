"""The numbers of the scenarios."""

from __future__ import annotations

from pathlib import Path

from spielwerk.games.tapestry.components.data import TrackName
from spielwerk.games.tapestry.components.reading import load
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.grid import DISTRICT
from spielwerk.kernel.data import Count, Data, Source, must, once_per_pack

TIERS = 4
LEVELS = ("1", "2", "3", "4", "5", "6")


class Compass(Data, frozen=True):
    """The direction of each track.  [tapestry.kaiju1.move, tapestry.ruling.kaiju1-compass]"""

    up: TrackName
    right: TrackName
    down: TrackName
    left: TrackName
    source: Source = "component"

    def __post_init__(self) -> None:
        must(sorted(self.tracks) == sorted(TRACKS), "the compass shows each track once")

    @property
    def tracks(self) -> tuple[TrackName, ...]:
        """The tracks clockwise, from above."""
        return self.up, self.right, self.down, self.left

    def steps(self) -> dict[str, tuple[int, int]]:
        """Returns the way of each track: lines down and columns to the right."""
        return dict(zip(self.tracks, ((-1, 0), (0, 1), (1, 0), (0, -1)), strict=True))


class KaijuNumbers(Data, frozen=True):
    """The numbers of the Kaiju scenarios.

    [tapestry.kaiju1.kaiju-start, tapestry.kaiju2.target, tapestry.kaiju2.kaiju-supply]
    [tapestry.kaiju2.blockers, tapestry.kaiju2.remove-landmarks]
    """

    start: tuple[int, int]
    targets: dict[str, Count]
    colours: Count
    blockers: Count
    without_landmarks: Count

    def __post_init__(self) -> None:
        must(all(0 <= place < DISTRICT for place in self.start), "the Kaiju begins in one of the districts")
        must(tuple(self.targets) == LEVELS, f"there is a target for each level: {', '.join(LEVELS)}")


class FocusNumbers(Data, frozen=True):
    """The numbers of Atlantis 1.

    [tapestry.atlantis1.favourite-tokens, tapestry.atlantis1.blockers-follow]
    [tapestry.atlantis1.three-civilizations]
    """

    start: Count
    behind: Count
    civilizations: Count


class WarNumbers(Data, frozen=True):
    """The numbers of Atlantis 2.  [tapestry.atlantis2.extra-outposts]"""

    colours: Count


class UtopiaNumbers(Data, frozen=True):
    """The points of Atlantis 3.  [tapestry.ruling.atlantis3-values]"""

    no_advance: Count
    landmark: Count
    source: Source = "component"


class DownfallNumbers(Data, frozen=True):
    """The numbers of Atlantis 4: costs by tier, what is drawn in the first turn, and the goal.

    [tapestry.ruling.atlantis4-costs, tapestry.atlantis4.goal]
    """

    costs: tuple[tuple[Count, Count], ...]
    hangings: Count
    hangings_kept: Count
    techs: Count
    techs_kept: Count
    civilizations: Count
    kinds: Count
    source: Source = "component"

    def __post_init__(self) -> None:
        must(len(self.costs) == TIERS, f"there are costs for {TIERS} tiers")


class ForesightNumbers(Data, frozen=True):
    """The numbers of Atlantis 5.  [tapestry.atlantis5.nine-tapestry, tapestry.atlantis5.goal]"""

    hangings: Count
    points: Count


class ScenarioFile(Data, frozen=True):
    """What the scenarios need."""

    compass: Compass
    kaiju: KaijuNumbers
    focus: FocusNumbers
    war: WarNumbers
    utopia: UtopiaNumbers
    downfall: DownfallNumbers
    foresight: ForesightNumbers


@once_per_pack
def scenario_file(pack: Path | None = None) -> ScenarioFile:
    """Returns the checked numbers."""
    return load("scenarios", ScenarioFile, pack)
