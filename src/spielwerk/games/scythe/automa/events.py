"""What an Automa does, and why: enough for a line of the log, the whole story, and a picture."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.kernel.event import Detail, Event

# --- lines of the log


class CardTurned(Event, frozen=True, tag="scythe.CardTurned"):
    """The card of a turn; `card` is its printed number, `scheme` is 1 or 2."""

    seat: int
    card: int
    scheme: int


class TurnSkipped(Event, frozen=True, tag="scythe.TurnSkipped"):
    seat: int
    card: int


class Reshuffled(Event, frozen=True, tag="scythe.Reshuffled"):
    seat: int


class Stayed(Event, frozen=True, tag="scythe.Stayed"):
    """A unit moved into the region where it already was."""

    seat: int
    unit: int
    place: int


class NoMove(Event, frozen=True, tag="scythe.NoMove"):
    """No symbol of the first row could be carried out."""

    seat: int


class Hesitated(Event, frozen=True, tag="scythe.Hesitated"):
    """A combat card was turned up; `what` says what it stopped (`move`, `deploy`), if anything."""

    seat: int
    turned: int
    what: str


class UnitReady(Event, frozen=True, tag="scythe.UnitReady"):
    """A unit moved from the faction mat to the home base."""

    seat: int
    unit: int


class RegionCleared(Event, frozen=True, tag="scythe.RegionCleared"):
    """Resources were returned to the supply; `tokens` are packed like those of a place."""

    seat: int
    place: int
    tokens: int


class TokenRemoved(Event, frozen=True, tag="scythe.TokenRemoved"):
    """An encounter token left the board."""

    seat: int
    place: int


class FactoryCardHidden(Event, frozen=True, tag="scythe.FactoryCardHidden"):
    """A Factory card was put face down next to the faction mat."""

    seat: int


class TableRead(Event, frozen=True, tag="scythe.TableRead"):
    """The combat table of a card was read: power and number of cards committed."""

    seat: int
    card: int
    power: int
    column: int
    dial: int
    count: int


class Claimed(Event, frozen=True, tag="scythe.Claimed"):
    """A player who defeated an Automa found resources."""

    seat: int
    victim: int
    place: int
    resource: int
    n: int


class Advanced(Event, frozen=True, tag="scythe.Advanced"):
    """The progress marker moved to a space."""

    minor: ClassVar[bool] = True
    seat: int
    space: int


class WaterOpened(Event, frozen=True, tag="scythe.WaterOpened"):
    seat: int


class SchemeChanged(Event, frozen=True, tag="scythe.SchemeChanged"):
    seat: int


# --- details, for the story


class LineRead(Detail, frozen=True, tag="scythe.LineRead"):
    """One symbol of the card, and what became of it.

    `row` is `move`, `gain`, `recruit` or `progress`, and `at` is the position in the row.  `verdict` is one
    of `done`, `other-faction`, `power`, `no-unit`, `no-target`, `row-done`, `hesitates`, `none-left`, `full`,
    `counted`, `nobody` and `crossed`.  `n` is the number that the symbol requires or gives.  A flag or trap
    after a movement has the row `token`, and `at` is its region.
    """

    seat: int
    row: str
    at: int
    what: str
    faction: str
    n: int
    verdict: str


class ChoiceBegan(Detail, frozen=True, tag="scythe.ChoiceBegan"):
    """The candidates of the following rules are units (`unit`) or regions (`target`).

    For units, `places` is where each of them is.
    """

    seat: int
    action: str
    about: str
    places: tuple[int, ...] = ()


class MoveMade(Detail, frozen=True, tag="scythe.MoveMade"):
    """The movement that the choices led to."""

    seat: int
    action: str
    unit: int
    origin: int
    to: int


class CompassMoved(Detail, frozen=True, tag="scythe.CompassMoved"):
    """The marker that breaks ties moved to the home base of a faction."""

    seat: int
    home: int
