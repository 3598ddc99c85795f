"""The fifth track, and what belongs to it: masterpieces and inspiration."""

from __future__ import annotations

from spielwerk.games.tapestry.components.board import SPACES, Space, Tier
from spielwerk.games.tapestry.components.data import Expansion, PrintedName
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.data import Count, Data, Source, must, must_count

MASTERPIECES = 20


class FifthDie(Data, frozen=True):
    """The faces that the science die shows of each of the five tracks.  [tapestry.masterpiece.die]"""

    faces: Count
    source: Source = "component"


class Prices(Data, frozen=True):
    """What it costs to advance into each tier.  [tapestry.masterpiece.track-table]"""

    tiers: tuple[Tier, ...]
    source: Source = "component"


class Inspiration(Data, frozen=True):
    """Points for each building of an inspired income row.  [tapestry.masterpiece.inspire]"""

    points: Count
    source: Source = "component"


class Masterpieces(Data, frozen=True):
    """What each masterpiece gives.  [tapestry.masterpiece.table]"""

    benefits: tuple[Form, ...]
    source: Source = "component"

    def __post_init__(self) -> None:
        must_count("masterpieces", len(self.benefits), MASTERPIECES)


class FifthTrack(Data, frozen=True):
    """A track without a resource and a building of its own."""

    needs: Expansion
    name: PrintedName
    die: FifthDie
    inspiration: Inspiration
    display: Count
    prices: Prices
    spaces: tuple[Space, ...]
    masterpieces: Masterpieces

    def __post_init__(self) -> None:
        must_count("spaces", len(self.spaces), SPACES)
        covered = [space for tier in self.prices.tiers for space in range(tier.first, tier.last + 1)]
        must(covered == list(range(1, SPACES + 1)), f"the tiers cover the spaces 1 to {SPACES} in order")
