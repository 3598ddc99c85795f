"""What the bots do, and why: enough for a line of the log, the whole story, and a picture."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Detail, Event

# --- lines of the log


class BotCivilizationGained(Event, frozen=True, tag="tapestry.BotCivilizationGained"):
    reveals: ClassVar[bool] = True
    seat: int
    bot_civilization: int


class LandmarksRemoved(Event, frozen=True, tag="tapestry.LandmarksRemoved"):
    """The Automa has removed its landmarks from the game."""

    seat: int
    n: int


class TrackMarked(Event, frozen=True, tag="tapestry.TrackMarked"):
    """An outpost of an unused colour was put on a space of a track."""

    seat: int
    track: int
    space: int


class Offered(Event, frozen=True, tag="tapestry.Offered"):
    """A thing was added to the open pool beside the Automa's mat; `what` is its kind."""

    reveals: ClassVar[bool] = True
    seat: int
    what: str


class FavouriteSet(Event, frozen=True, tag="tapestry.FavouriteSet"):
    """A bot has a favourite track, from the start or after a switch."""

    seat: int
    track: int


class PairDrawn(Event, frozen=True, tag="tapestry.PairDrawn"):
    """The decision cards of a turn, by their printed numbers."""

    reveals: ClassVar[bool] = True
    seat: int
    left: int
    right: int


class TieCardDrawn(Event, frozen=True, tag="tapestry.TieCardDrawn"):
    """A progress card breaks a tie, because no pair is face up."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class NoTrack(Event, frozen=True, tag="tapestry.NoTrack"):
    """A bot has no valid track."""

    seat: int


class NoAdvance(Event, frozen=True, tag="tapestry.NoAdvance"):
    """A bot cannot advance on a given track; `why` is `end` or `blocked`."""

    seat: int
    track: int
    why: str


class NoEffect(Event, frozen=True, tag="tapestry.NoEffect"):
    """A reward has no effect; `why` is `outposts`, `tiles`, `hex`, `end`, `start` or `one-way`."""

    seat: int
    why: str


class TileLaid(Event, frozen=True, tag="tapestry.TileLaid"):
    """A bot laid a tile, for which it scores nothing."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: int
    hex: int
    rotation: int


class ShadowOutpostPlaced(Event, frozen=True, tag="tapestry.ShadowOutpostPlaced"):
    """A toppled outpost of the Shadow Empire came onto the map."""

    seat: int
    hex: int


class SupplyDiscarded(Event, frozen=True, tag="tapestry.SupplyDiscarded"):
    """A card next to the Automa's mat was discarded and did not stop a conquest."""

    reveals: ClassVar[bool] = True
    seat: int
    hanging: int


class CardAdded(Event, frozen=True, tag="tapestry.CardAdded"):
    """A progress card joined the discard pile."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class Shuffled(Event, frozen=True, tag="tapestry.Shuffled"):
    """The decision cards were shuffled: so many are in the new deck."""

    seat: int
    n: int


class ShadowTurnBegan(Event, frozen=True, tag="tapestry.ShadowTurnBegan"):
    """A turn of the Shadow Empire at a table of two people; `number` counts from 1."""

    seat: int
    number: int


# --- details, for the story


class ChoiceBegan(Detail, frozen=True, tag="tapestry.ChoiceBegan"):
    """The following rules choose a track or a hex.

    `about` is `track`, `favourite`, `conquer-opponent`, `conquer-neutral`, `explore` or `fortify`.  `card` is
    the number of the card that breaks ties.
    """

    seat: int
    about: str
    card: int


class RewardRead(Detail, frozen=True, tag="tapestry.RewardRead"):
    """One icon of a space: the number `i` among its rewards.

    `verdict` is `counts`, `again` (gained once already), `other` (another option was taken) or `ignored`.
    """

    seat: int
    track: int
    step: int
    i: int
    verdict: str


class SwitchDue(Detail, frozen=True, tag="tapestry.SwitchDue"):
    """A bot must switch its favourite track: others are ahead there, or if nobody is, it is at the end."""

    seat: int
    track: int
    ahead: tuple[int, ...]


class FavouriteKept(Detail, frozen=True, tag="tapestry.FavouriteKept"):
    """A bot did not have to switch its favourite track; or it had to, but has completed all tracks."""

    seat: int
    track: int
    had_to: bool = False


class PointsCounted(Detail, frozen=True, tag="tapestry.PointsCounted"):
    """A line of the Automa's points: `count` things of a row, `times` points each."""

    seat: int
    row: str
    count: int
    times: int
