"""The saved form of a match: JSON lines.

A header, one string a choice (luck included, set-up draws too), a check line every hundred choices
with a digest, a sum over all lines so far and a full snapshot, and a closing line.
See docs/record-format.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from spielwerk.kernel.chance import next_random
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.registry import box

if TYPE_CHECKING:
    from spielwerk.kernel.match import Match
    from spielwerk.kernel.option import Option

FORMAT = 1
CHECK_EVERY = 100


class RecordError(SpielwerkError):
    """A record that cannot be loaded; says file, line and what is wrong."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}")
        self.line = line


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: what is needed to set the game up again."""

    spielwerk: int
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    names: tuple[str, ...] = ()
    start: Raw | UnsetType = UNSET
    """A saved position, where the choices before it are not in this record."""
    pauses: bool = True
    """Whether questions with one answer are among the choices."""


class Check(Struct, frozen=True):
    """Every hundred choices: the position so far.  The sum covers this line and all before it."""

    at: int
    digest: str
    state: Raw
    sum: str = ""


class Closing(Struct, frozen=True):
    """The last line.  A record without it is not whole."""

    end: int
    digest: str
    winners: tuple[int, ...] | None
    sum: str = ""


class Writer:
    """Collects lines and their running sum."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._hash = blake2b(digest_size=8)

    def add(self, item: Any) -> None:
        self.put(msgspec.json.encode(item).decode())

    def put(self, line: str) -> None:
        self.lines.append(line)
        self._hash.update(line.encode() + b"\n")

    def add_summed(self, item: Check | Closing) -> None:
        """A line that vouches for itself and all lines before it."""
        self.add(msgspec.structs.replace(item, sum=self.sum(item)))

    def sum(self, item: Check | Closing) -> str:
        """What the sum of this line should be after the lines so far."""
        so_far = self._hash.copy()
        so_far.update(msgspec.json.encode(msgspec.structs.replace(item, sum="")))
        return so_far.hexdigest()


def write(match: Match) -> list[str]:
    """The lines of a match."""
    game = match.game
    out = Writer()
    start = UNSET if match.start is None else Raw(match.start)
    out.add(
        Header(
            FORMAT, game.id, game.box.version, game.setup, match.seed, match.names, start, game.rules.pauses
        )
    )
    for i, choice in enumerate(match.choices, 1):
        out.add(f"@{choice.seat} {choice.option.text}" if choice.out_of_turn else choice.option.text)
        if i % CHECK_EVERY == 0 and i < match.position:
            state = match.at(i)
            out.add_summed(Check(i, game.digest(state), Raw(game.dumps(state))))
    out.add_summed(Closing(match.position, game.digest(match.state), winners(match)))
    return out.lines


def winners(match: Match) -> tuple[int, ...] | None:
    """Who has won; None while the game goes on."""
    outcome = match.game.outcome(match.state)
    return None if outcome is None else outcome.winners


def read(lines: Sequence[str], name: str) -> Match:
    """The match of a record, or a `RecordError`.

    A record whose lines are intact but which other rules no longer replay goes on from its newest
    snapshot that still decodes; the match then says so in `warning`.
    """
    lines = [line.rstrip("\r\n") for line in lines]
    while lines and not lines[-1].strip():
        lines.pop()
    header = _header(lines, name)
    try:
        game = Game(box(header.game), header.setup, pauses=header.pauses)
    except SpielwerkError as error:
        raise RecordError(name, 1, str(error)) from None
    body = _Body(lines, name)
    try:
        match = _replayed(game, header, body)
    except _Diverged as diverged:
        if body.broken:
            first, last = body.broken
            between = f"line {first}" if first == last else f"one of the lines {first} to {last}"
            raise RecordError(
                name, diverged.line, f"{diverged.problem} ({between} was changed by hand)"
            ) from None
        return _from_snapshot(game, header, body, diverged)
    if match.start is not None:
        match.warning = (
            f"{name}:1: this record begins in the middle of a match; what came before is not in it."
        )
    return match


class _Format(Struct):
    """What the header of any format has."""

    spielwerk: int


def _header(lines: Sequence[str], name: str) -> Header:
    if not lines:
        raise RecordError(name, 1, "the record is empty")
    try:
        found = msgspec.json.decode(lines[0], type=_Format).spielwerk
        if found != FORMAT:
            raise RecordError(
                name, 1, f"format {found} is not known here; this version reads format {FORMAT}"
            )
        return msgspec.json.decode(lines[0], type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(name, 1, f"this is not the header of a record ({error})") from None


class _Body:
    """The lines after the header, decoded, with what the sums say of them."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        self.name = name
        self.items: list[tuple[int, str | Check]] = []
        self.broken: tuple[int, int] | None = None
        """Between which lines the first change by hand lies, as far as the sums tell."""
        self.last_line = len(lines)
        hashed = Writer()
        closing: Closing | None = None
        vouched = choices = 0
        for number, line in enumerate(lines[1:], 2):
            if closing is not None:
                raise RecordError(name, number, "there is more after the closing line")
            hashed.put(lines[number - 2])
            item = self._item(line, number)
            if isinstance(item, str):
                choices += 1
            else:
                if item.sum == hashed.sum(item):
                    vouched = number
                elif self.broken is None:
                    self.broken = (vouched + 1, number)
                announced = item.end if isinstance(item, Closing) else item.at
                if announced != choices:
                    raise RecordError(
                        name,
                        number,
                        f"{announced} choices are announced, {choices} are there before this line",
                    )
            if isinstance(item, Closing):
                closing = item
            else:
                self.items.append((number, item))
        if closing is None:
            raise RecordError(name, len(lines), "the record is truncated: its closing line is missing")
        self.closing = closing

    def _item(self, line: str, number: int) -> str | Check | Closing:
        try:
            item = msgspec.json.decode(line)
            if isinstance(item, str):
                return item
            if isinstance(item, dict):
                kind: type[Closing | Check] = Closing if "end" in item else Check
                return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise RecordError(self.name, number, f"this line cannot be read ({error})") from None
        raise RecordError(self.name, number, "this line is neither a choice nor a check line")


class _Diverged(Exception):
    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem


def _replayed(game: Game, header: Header, body: _Body) -> Match:
    """Play all choices again."""
    from spielwerk.kernel.match import Match

    feed = _Feed(game, body)
    try:
        match = Match(
            _source_swapped(game, feed),
            header.seed,
            names=header.names,
            start=None if header.start is UNSET else bytes(header.start),
        )
    except msgspec.ValidationError as error:
        raise _Diverged(1, f"the position it begins with cannot be read ({error})") from None
    feed.match = match
    while (entry := feed.next_choice()) is not None:
        line, seat, option = entry
        try:
            match.choose(option, seat)
        except SpielwerkError as error:
            raise _Diverged(line, str(error)) from None
        feed.check()
    feed.close()
    match.game = game
    return match


def _source_swapped(game: Game, feed: _Feed) -> Game:
    other = Game.__new__(Game)
    other.__dict__.update(game.__dict__)
    other.source = feed
    return other


class _Feed:
    """Hands out recorded choices and answers for luck, and compares at check lines."""

    def __init__(self, game: Game, body: _Body, after: Check | None = None) -> None:
        self.game = game
        self.body = body
        self.i = 0 if after is None else 1 + [item for _, item in body.items].index(after)
        self.match: Match | None = None
        self.checks: list[tuple[int, Check]] = []

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
            raise _Diverged(line, str(error)) from None

    def __call__(self, s: Any, options: Any, _weights: Any) -> Option | None:
        """Luck as it was recorded."""
        if self.i >= len(self.body.items):
            return None
        entry = self._next()
        if entry is None:
            return None
        line, text = entry
        option = self._option(line, text)
        if option not in options:
            raise _Diverged(line, f"luck cannot have answered '{text}' here")
        s.random = next_random(s.random)
        return option

    def next_choice(self) -> tuple[int, int | None, Option] | None:
        entry = self._next()
        if entry is None:
            return None
        line, text = entry
        seat = None
        if text.startswith("@"):
            number, _, text = text[1:].partition(" ")
            seat = int(number) if number.isdecimal() else None
        return line, seat, self._option(line, text)

    def check(self) -> None:
        assert self.match is not None
        for line, check in self.checks:
            if self.game.digest(self.match.at(check.at)) != check.digest:
                raise _Diverged(line, "the position is not the one that was recorded")
        self.checks = []

    def close(self) -> None:
        assert self.match is not None
        self.check()
        closing, last_line = self.body.closing, self.body.last_line
        if self.game.digest(self.match.state) != closing.digest:
            raise _Diverged(last_line, "the position is not the one that was recorded")
        if winners(self.match) != closing.winners:
            raise _Diverged(last_line, "the winners are not those that were recorded")
        if self.body.broken:
            raise _Diverged(self.body.broken[1], "the sum of the lines is not the recorded one")


def _from_snapshot(game: Game, header: Header, body: _Body, diverged: _Diverged) -> Match:
    what = f"{diverged.problem}; rules version {header.rules} made it, this is version {game.box.version}"
    for check in reversed([item for _, item in body.items if isinstance(item, Check)]):
        resumed = _resumed(game, header, body, check)
        if resumed is not None:
            match, misfit = resumed
            lost = f" Choices from line {misfit} on no longer fit and are left out." if misfit else ""
            match.warning = (
                f"{body.name}:{diverged.line}: {what}. The match goes on from the position after choice "
                f"{check.at}; what came before cannot be shown.{lost}"
            )
            return match
    raise RecordError(body.name, diverged.line, f"{what}, and no snapshot in it can be used")


def _resumed(game: Game, header: Header, body: _Body, after: Check) -> tuple[Match, int] | None:
    """The match from a snapshot on, as far as its choices still fit, and the line where that ends (or 0).

    None if the snapshot cannot be used.  Rules of another version may stumble over it in any way.
    """
    from spielwerk.kernel.match import Match

    feed = _Feed(game, body, after)
    try:
        match = Match(_source_swapped(game, feed), header.seed, names=header.names, start=bytes(after.state))
    except Exception:
        return None
    misfit = 0
    try:
        while (entry := feed.next_choice()) is not None:
            line, seat, option = entry
            match.choose(option, seat)
    except _Diverged as diverged:
        misfit = diverged.line
    except Exception:
        misfit = line
    match.game = game
    if misfit:
        match.state = match.at(match.position)
    return match, misfit
