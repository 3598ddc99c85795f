"""What happens in scenarios, with the rule that it follows."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Detail, Event


class CardsLaid(Event, frozen=True, tag="tapestry.CardsLaid"):
    """A player has laid so many cards face down on the era spaces."""

    seat: int
    n: int


class MapFilled(Event, frozen=True, tag="tapestry.MapFilled"):
    """A tile lies on every hex that was empty."""

    n: int


class TrapTaken(Event, frozen=True, tag="tapestry.TrapTaken"):
    """A player has a reaction card from the deck."""

    seat: int


class LandmarksScored(Event, frozen=True, tag="tapestry.LandmarksScored"):
    """At the end: points for landmarks that come from tracks."""

    seat: int
    n: int
    points: int


class PointsInstead(Event, frozen=True, tag="tapestry.PointsInstead"):
    """The Automa has points for an advance that is impossible."""

    rule: ClassVar[str] = "tapestry.atlantis3.automa-all-ended"
    seat: int
    points: int


class Redrawn(Event, frozen=True, tag="tapestry.Redrawn"):
    """A player has exchanged what was drawn for another draw."""

    reveals: ClassVar[bool] = True
    seat: int


class FocusSet(Event, frozen=True, tag="tapestry.FocusSet"):
    """The person has a favourite track, from the start or after a switch."""

    seat: int
    track: int


class FocusLost(Event, frozen=True, tag="tapestry.FocusLost"):
    """All tracks are complete: the person has no favourite track any more."""

    seat: int


class CivilizationReplaced(Event, frozen=True, tag="tapestry.CivilizationReplaced"):
    reveals: ClassVar[bool] = True
    seat: int
    civilization: int


class KaijuMoved(Event, frozen=True, tag="tapestry.KaijuMoved"):
    """The Kaiju went to a district of a capital city."""

    rule: ClassVar[str] = "tapestry.kaiju1.move"
    short: ClassVar[str] = "tapestry-automa-short-kaiju"
    owner: int
    district: int


class KaijuStayed(Event, frozen=True, tag="tapestry.KaijuStayed"):
    """No symbol leads the Kaiju anywhere."""

    rule: ClassVar[str] = "tapestry.ruling.kaiju1-no-move"


class CompassRead(Detail, frozen=True, tag="tapestry.CompassRead"):
    """A symbol of the decision card on the compass.

    `verdict` is `moves`, `turned` (it would have left the city) or `back` (it would have returned).
    """

    track: int
    direction: str
    verdict: str


class BuildingDestroyed(Event, frozen=True, tag="tapestry.BuildingDestroyed"):
    """The Kaiju destroyed an income building; its plot is a ruin."""

    rule: ClassVar[str] = "tapestry.kaiju1.destroy-choice"
    short: ClassVar[str] = "tapestry-automa-short-destroyed"
    owner: int
    kind: int
    plot: int


class NothingDestroyed(Event, frozen=True, tag="tapestry.NothingDestroyed"):
    """The district is complete (`complete`), or has no income building (`none`)."""

    rule: ClassVar[str] = "tapestry.kaiju1.destroy-condition"
    district: int
    cause: str


class KaijuCardDrawn(Event, frozen=True, tag="tapestry.KaijuCardDrawn"):
    """A card of the Kaiju deck, by its printed number."""

    reveals: ClassVar[bool] = True
    card: int


class KaijuShuffled(Event, frozen=True, tag="tapestry.KaijuShuffled"):
    """The discard pile is the new Kaiju deck."""

    n: int


class TrackBlocked(Event, frozen=True, tag="tapestry.TrackBlocked"):
    """A blocker stands on a track until the next turn is over."""

    track: int


class KaijuPlaced(Event, frozen=True, tag="tapestry.KaijuPlaced"):
    hex: int


class OutpostDestroyed(Event, frozen=True, tag="tapestry.OutpostDestroyed"):
    owner: int
    hex: int


class KaijuEverywhere(Event, frozen=True, tag="tapestry.KaijuEverywhere"):
    """No Kaiju can come: every hex has one (`hexes`), or none is left in the supply (`supply`)."""

    cause: str
