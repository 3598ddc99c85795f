"""Supplies the choices and the luck of a record to a match that replays it, and compares positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import TABLE
from spielwerk.kernel.record import Check, Flaw, winners
from spielwerk.kernel.run import can_happen

if TYPE_CHECKING:
    from spielwerk.kernel.frame import Chance
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.luck import Luck
    from spielwerk.kernel.match import Ended, Match
    from spielwerk.kernel.option import Option
    from spielwerk.kernel.record_lines import RecordBody
    from spielwerk.kernel.run import Source

SEATS = (str(TABLE), *[str(seat) for seat in range(100)])
"""The names of the seats that may answer out of turn, as written in a record."""
POSITION = ("the position is not the one that was recorded", "kernel-record-position")


class Diverged(Flaw):
    """The lines are readable, but replaying them leads to a different result."""


class RecordFeed:
    """Supplies recorded choices and answers of luck, and compares positions at check lines."""

    def __init__(self, game: Game, body: RecordBody, drawing: Luck, after: Check | None = None) -> None:
        self.game = game
        self.drawing = drawing
        self.body = body
        self.i = 0
        if after is not None:
            positions = [item for _, item in body.items]
            self.i = len(positions) if after is body.final else 1 + positions.index(after)
        self.match: Match | None = None
        self.checks: list[tuple[int, Check]] = []
        self.luck: Source | None = None if game.chance == "ask" else self._luck
        """Answers for luck during the replay; None if luck was asked, since its answers are then choices."""

    def _next(self) -> tuple[int, str] | None:
        while self.i < len(self.body.items):
            line, item = self.body.items[self.i]
            self.i += 1
            if isinstance(item, str):
                return line, item
            self.checks.append((line, item))
        return None

    def _option(self, line: int, text: str) -> Option:
        try:
            return self.game.option(text)
        except SpielwerkError as error:
            raise Diverged(line, str(error), "kernel-record-choice", choice=text) from None

    def _luck(self, s: Any, frame: Chance) -> Option | None:
        """Returns the recorded answer of luck."""
        if self.i >= len(self.body.items):
            return None
        entry = self._next()
        if entry is None:
            return None
        line, text = entry
        option = self._option(line, text)
        if option not in can_happen(s, frame)[0]:
            problem = f"luck cannot have answered '{text}' here"
            raise Diverged(line, problem, "kernel-record-luck", answer=text)
        s.random = self.drawing.next(s.random)
        return option

    def next_choice(self) -> tuple[int, int | None, Option] | None:
        entry = self._next()
        if entry is None:
            return None
        line, text = entry
        seat = None
        if text.startswith("@"):
            number, _, text = text[1:].partition(" ")
            if number not in SEATS:
                raise Diverged(line, f"there is no seat '{number}'", "kernel-record-choice", choice=text)
            seat = int(number)
        return line, seat, self._option(line, text)

    def check(self) -> None:
        assert self.match is not None
        for line, check in self.checks:
            if check.digest and self.game.digest(self.match.at(check.at)) != check.digest:
                raise Diverged(line, *POSITION)
        self.checks = []

    def close(self) -> None:
        assert self.match is not None
        self.check()
        closing, last_line = self.body.closing, self.body.last_line
        if self.match.start is not None and closing.winners is not None and not self.match.state.over:
            self.match.ended = recorded_end(self.game, self.body)
        elif closing.digest and self.game.digest(self.match.state) != closing.digest:
            raise Diverged(last_line, *POSITION)
        if winners(self.match) != closing.winners:
            problem = "the winners are not those that were recorded"
            raise Diverged(last_line, problem, "kernel-record-winners")
        if self.body.broken:
            problem = "the sum of the lines is not the recorded one"
            raise Diverged(self.body.broken[1], problem, "kernel-record-sum")


def recorded_end(game: Game, body: RecordBody) -> Ended | None:
    """Returns the recorded end of a finished game; None if the game was not finished."""
    from spielwerk.kernel.match import Ended

    if body.closing.winners is None:
        return None
    position = None
    if body.final is not None:
        try:
            position = game.loads(bytes(body.final.state))
        except Exception:  # code for another version may fail on it in any way
            position = None
    return Ended(body.closing.winners, position if position is not None and position.over else None)
