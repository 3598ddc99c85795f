"""What happens to a table outside its game: lines of the log that all viewers can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from spielwerk.kernel.event import Event
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


class Notice(Event, frozen=True):
    """A fact about the table."""

    def said(self, game: Game) -> str:
        """Returns the line of the log, in the current language."""
        raise NotImplementedError


class LuckSealed(Notice, frozen=True, tag="table.LuckSealed"):
    """Luck comes from a secret, to which this seal commits the server."""

    seal: str
    from_here: bool = False
    """Whether the game began with other luck."""

    def said(self, game: Game) -> str:  # noqa: ARG002
        return text("table-luck-renewed" if self.from_here else "table-luck-sealed", seal=self.seal)


class LuckOpened(Notice, frozen=True, tag="table.LuckOpened"):
    """The game is over, and everybody may check its luck."""

    secret: str

    def said(self, game: Game) -> str:  # noqa: ARG002
        return text("table-luck-opened", key=self.secret)


class LuckGiven(Notice, frozen=True, tag="table.LuckGiven"):
    """Somebody has chosen the luck of another game, and may know what will be drawn."""

    def said(self, game: Game) -> str:  # noqa: ARG002
        return text("table-luck-given")


class SeatReissued(Notice, frozen=True, tag="table.SeatReissued"):
    """The host has made a new link for a seat; its former holder is shut out."""

    seat: int

    def said(self, game: Game) -> str:
        return text("table-seat-reissued", seat=game.box.speech().seat(self.seat, game.rules))


class SeatEmptied(Notice, frozen=True, tag="table.SeatEmptied"):
    """The host has shut out the holder of a seat."""

    seat: int

    def said(self, game: Game) -> str:
        return text("table-seat-emptied", seat=game.box.speech().seat(self.seat, game.rules))


class SeatAway(Notice, frozen=True, tag="table.SeatAway"):
    """A bot plays for somebody who is away, or no longer does."""

    seat: int
    back: bool = False

    def said(self, game: Game) -> str:
        key = "table-seat-back" if self.back else "table-seat-away"
        return text(key, seat=game.box.speech().seat(self.seat, game.rules))


class Nudged(Notice, frozen=True, tag="table.Nudged"):
    """Somebody asks those whose turn it is, politely, to go on."""

    seat: int
    asked: tuple[int, ...]

    def said(self, game: Game) -> str:
        seat = game.box.speech().seat
        names = ", ".join([str(seat(i, game.rules)) for i in self.asked])
        return text("table-seat-nudged", seat=seat(self.seat, game.rules), asked=names)


class TimeUp(Notice, frozen=True, tag="table.TimeUp"):
    """Somebody's time is up, and a bot takes the move."""

    seat: int

    def said(self, game: Game) -> str:
        return text("table-clock-up", seat=game.box.speech().seat(self.seat, game.rules))


Noted = tuple[int, Notice]
"""A stored notice, and the number of choices before it."""


def dump(noted: tuple[Noted, ...]) -> list[Any]:
    """Returns notices as a row stores them."""
    return [[n, msgspec.to_builtins(notice)] for n, notice in noted]


def load(rows: list[Any]) -> tuple[Noted, ...]:
    """Returns notices from a row."""
    return tuple(
        [
            (n, msgspec.convert(row, SeatReissued | SeatEmptied | SeatAway | Nudged | TimeUp))
            for n, row in rows
        ]
    )
