"""What happens in Tapestry, as typed facts for log, animation and statistics."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Event


class TurnBegan(Event, frozen=True, tag="tapestry.TurnBegan"):
    seat: int


class IncomeBegan(Event, frozen=True, tag="tapestry.IncomeBegan"):
    """A player's income turn began; `number` goes from 1 to 5."""

    seat: int
    number: int


class Advanced(Event, frozen=True, tag="tapestry.Advanced"):
    """A token of an actor entered a space."""

    seat: int
    track: int
    space: int


class Regressed(Event, frozen=True, tag="tapestry.Regressed"):
    seat: int
    track: int
    space: int


class Restarted(Event, frozen=True, tag="tapestry.Restarted"):
    """A token was put on the start space of a track."""

    seat: int
    track: int


class Paid(Event, frozen=True, tag="tapestry.Paid"):
    seat: int
    resource: int
    n: int


class Gained(Event, frozen=True, tag="tapestry.Gained"):
    seat: int
    resource: int
    n: int


class Scored(Event, frozen=True, tag="tapestry.Scored"):
    seat: int
    points: int


class BuildingPlaced(Event, frozen=True, tag="tapestry.BuildingPlaced"):
    """An income building left the income mat; `plot` is -1 if it stands next to the grid."""

    seat: int
    building: int
    plot: int


class TokenPlanted(Event, frozen=True, tag="tapestry.TokenPlanted"):
    """A token of a player was put on a plot of somebody else's capital city."""

    seat: int
    victim: int
    plot: int


class RowChanged(Event, frozen=True, tag="tapestry.RowChanged"):
    """Buildings of an income row were moved: 0 one was set aside, 1 one slid, 2 all were pushed left."""

    seat: int
    building: int
    way: int


class BuildingsSwapped(Event, frozen=True, tag="tapestry.BuildingsSwapped"):
    """Two income buildings in the grid swapped places."""

    seat: int
    plot: int
    other: int


class Settled(Event, frozen=True, tag="tapestry.Settled"):
    """A building or landmark was put on a territory of the map."""

    seat: int
    hex: int


class LandmarkGained(Event, frozen=True, tag="tapestry.LandmarkGained"):
    seat: int
    landmark: int


class LandmarkPlaced(Event, frozen=True, tag="tapestry.LandmarkPlaced"):
    """A landmark was placed; `rotation` is -1 if it stands next to the grid."""

    seat: int
    landmark: int
    rotation: int
    line: int
    column: int


class DistrictCompleted(Event, frozen=True, tag="tapestry.DistrictCompleted"):
    seat: int
    district: int


class CapitalScored(Event, frozen=True, tag="tapestry.CapitalScored"):
    seat: int
    points: int


class HangingReplaced(Event, frozen=True, tag="tapestry.HangingReplaced"):
    """A drawn card does not belong in this game: it was discarded, and another one is drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    hanging: int


class TileDrawn(Event, frozen=True, tag="tapestry.TileDrawn"):
    """A territory tile was drawn; everybody sees it, because supplies are open."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: int


class SpaceTileDrawn(Event, frozen=True, tag="tapestry.SpaceTileDrawn"):
    reveals: ClassVar[bool] = True
    seat: int
    space_tile: int


class HangingDrawn(Event, frozen=True, tag="tapestry.HangingDrawn"):
    """A tapestry card was drawn; only the player who drew it sees which."""

    private: ClassVar[tuple[str, ...]] = ("hanging",)
    reveals: ClassVar[bool] = True
    seat: int
    hanging: int


class Explored(Event, frozen=True, tag="tapestry.Explored"):
    seat: int
    tile: int
    hex: int
    rotation: int
    points: int


class IslandExplored(Event, frozen=True, tag="tapestry.IslandExplored"):
    """A tile was laid on an island of a civilization's own."""

    seat: int
    tile: int
    points: int


class HandSeen(Event, frozen=True, tag="tapestry.HandSeen"):
    """A player has looked at a card in somebody else's hand."""

    private: ClassVar[tuple[str, ...]] = ("hanging",)
    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    hanging: int


class SpaceExplored(Event, frozen=True, tag="tapestry.SpaceExplored"):
    seat: int
    space_tile: int


class OutpostPlaced(Event, frozen=True, tag="tapestry.OutpostPlaced"):
    seat: int
    hex: int


class CapitalMoved(Event, frozen=True, tag="tapestry.CapitalMoved"):
    """A capital that floats over the map has moved."""

    seat: int
    hex: int


class Toppled(Event, frozen=True, tag="tapestry.Toppled"):
    """The actor toppled an outpost of the victim."""

    seat: int
    victim: int
    hex: int


class Reacted(Event, frozen=True, tag="tapestry.Reacted"):
    """A card from hand stopped a conquest."""

    reveals: ClassVar[bool] = True
    seat: int
    hanging: int
    hex: int


class ConquerDiceRolled(Event, frozen=True, tag="tapestry.ConquerDiceRolled"):
    reveals: ClassVar[bool] = True
    seat: int
    black: int
    red: int


class ScienceDieRolled(Event, frozen=True, tag="tapestry.ScienceDieRolled"):
    reveals: ClassVar[bool] = True
    seat: int
    track: int


class Invented(Event, frozen=True, tag="tapestry.Invented"):
    reveals: ClassVar[bool] = True
    seat: int
    tech: int


class Upgraded(Event, frozen=True, tag="tapestry.Upgraded"):
    """A tech card was upgraded; `row` is its new row: 1 for the middle, 2 for the top."""

    seat: int
    tech: int
    row: int


class TechTaken(Event, frozen=True, tag="tapestry.TechTaken"):
    """A tech card moved from the victim to the bottom row of another player."""

    seat: int
    victim: int
    tech: int


class DisplayRefreshed(Event, frozen=True, tag="tapestry.DisplayRefreshed"):
    seat: int


class MasterpieceCreated(Event, frozen=True, tag="tapestry.MasterpieceCreated"):
    reveals: ClassVar[bool] = True
    seat: int
    masterpiece: int


class MasterpiecesRefreshed(Event, frozen=True, tag="tapestry.MasterpiecesRefreshed"):
    seat: int


class Inspired(Event, frozen=True, tag="tapestry.Inspired"):
    """An income row got an inspiration tile."""

    seat: int
    building: int


class Foreseen(Event, frozen=True, tag="tapestry.Foreseen"):
    """A player has seen one thing more than is gained."""

    reveals: ClassVar[bool] = True
    seat: int


class CoinFlipped(Event, frozen=True, tag="tapestry.CoinFlipped"):
    """A space tile was flipped like a coin; `up` is 1 if its face is up."""

    reveals: ClassVar[bool] = True
    seat: int
    up: int


class Hung(Event, frozen=True, tag="tapestry.Hung"):
    """A hanging was played on an era space."""

    reveals: ClassVar[bool] = True
    seat: int
    hanging: int
    era: int


class HungFaceDown(Event, frozen=True, tag="tapestry.HungFaceDown"):
    reveals: ClassVar[bool] = True
    seat: int
    era: int


class Discarded(Event, frozen=True, tag="tapestry.Discarded"):
    """Cards or tiles were paid as a price; `what` is their kind."""

    seat: int
    what: str
    n: int


class DiceTaken(Event, frozen=True, tag="tapestry.DiceTaken"):
    """An opponent rolled dice that lay on a civilization's mat, and its owner gains what they show."""

    seat: int
    opponent: int
    n: int


class Submerged(Event, frozen=True, tag="tapestry.Submerged"):
    """A tapestry card went from a hand to a civilization's mat, where only its owner knows it."""

    private: ClassVar[tuple[str, ...]] = ("hanging",)
    seat: int
    hanging: int


class Surfaced(Event, frozen=True, tag="tapestry.Surfaced"):
    """Tapestry cards came back from a civilization's mat to the hand."""

    seat: int
    n: int


class Collected(Event, frozen=True, tag="tapestry.Collected"):
    """An object of some kind was put on the mat of a civilization, where it stays."""

    seat: int
    thing: str


class AchievementGained(Event, frozen=True, tag="tapestry.AchievementGained"):
    seat: int
    achievement: int
    points: int


class CivilizationGained(Event, frozen=True, tag="tapestry.CivilizationGained"):
    reveals: ClassVar[bool] = True
    seat: int
    civilization: int


class PlayerFinished(Event, frozen=True, tag="tapestry.PlayerFinished"):
    seat: int


class GameEnded(Event, frozen=True, tag="tapestry.GameEnded"):
    pass
