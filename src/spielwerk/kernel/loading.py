"""Loads a record by replaying its choices, and names the first line that does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, Raw, Struct

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import TABLE
from spielwerk.kernel.game import Box, Game
from spielwerk.kernel.luck import Keyed, Luck, Seeded
from spielwerk.kernel.record import (
    FORMAT,
    Check,
    Closing,
    Flaw,
    Header,
    RecordError,
    Writer,
    pack_mark,
    winners,
)
from spielwerk.kernel.registry import BrokenGame, UnknownGame, box
from spielwerk.kernel.run import can_happen
from spielwerk.kernel.schema import SetupError

if TYPE_CHECKING:
    from spielwerk.kernel.frame import Chance
    from spielwerk.kernel.match import Ended, Match
    from spielwerk.kernel.option import Option
    from spielwerk.kernel.run import Source


SEATS = (str(TABLE), *[str(seat) for seat in range(100)])
"""The names of the seats that may answer out of turn, as written in a record."""
NO_POSITION = Raw(b"null")
"""Replaces a snapshot that cannot be used."""
POSITION = ("the position is not the one that was recorded", "kernel-record-position")


class Gap(Struct, frozen=True):
    """The part of a record that its match could not use, as data for a message."""

    name: str
    line: int
    """The line from which the record no longer matches these rules."""
    flaw: Flaw | None = None
    """What does not fit there; None if the record itself begins in the middle of a match."""
    position: int = 0
    """The number of recorded choices after which the match continues."""
    left_out: int = 0
    """The first line whose choices were left out; 0 if all of them fit."""


def read(
    lines: Sequence[str],
    name: str,
    chance: str | None = None,
    luck: Luck | None = None,
    pack: str | Path | None = None,
) -> Match:
    """Returns the match of a record; raises `RecordError`.

    `pack` is the data pack that the game was played with, if any.

    Luck continues as recorded unless the caller overrides it.  If the lines are intact but the rules have
    changed and no longer replay them, the match continues from the newest snapshot that still decodes, and
    `warning` says so.
    """
    lines = [line.rstrip("\r\n") for line in lines]
    while lines and not lines[-1].strip():
        lines.pop()
    try:
        return _read(lines, name, chance, luck, pack)
    except Flaw as flaw:
        raise RecordError(name, flaw) from None


def _packed(found: Box, header: Header, pack: str | Path | None) -> Box:
    """Returns the box with the data pack of a record; raises `Flaw` if it is not the pack that was played."""
    given = found if pack is None else found.with_pack(pack)
    mine, played = pack_mark(given.pack), header.pack
    if mine == played:
        return given
    if played is UNSET:
        raise Flaw(1, "this game was played without a data pack", "kernel-record-no-pack")
    if mine is UNSET:
        problem = f"this game was played with the data pack '{played.name}'; load it with that pack"
        raise Flaw(1, problem, "kernel-record-pack", pack=played.name)
    problem = f"this game was played with other data than those of '{mine.name}'; its pack is '{played.name}'"
    raise Flaw(1, problem, "kernel-record-other-pack", given=mine.name, pack=played.name)


def _read(
    lines: Sequence[str], name: str, chance: str | None, luck: Luck | None, pack: str | Path | None
) -> Match:
    header = header_of(lines)
    try:
        found = _packed(box(header.game), header, pack)
        setup = found.schema().saved(header.setup)
        game = Game(found, setup, chance=chance or header.chance, ask_forced=header.ask_forced)
    except (UnknownGame, BrokenGame) as error:
        key = "kernel-record-game" if isinstance(error, UnknownGame) else "kernel-record-broken-game"
        raise Flaw(1, str(error), key, game=header.game) from None
    except SpielwerkError as error:
        wrong = error if isinstance(error, SetupError) else SetupError("setup", str(error))
        raise Flaw(1, str(error), "kernel-record-setup", problem=wrong) from None
    body = _Body(lines, name)
    if game.upgrades(header.rules):
        header = _upgraded(game, header, body)
    known = luck or luck_of(header)
    luck = known or Keyed.fresh()
    try:
        match = _replayed(game, header, body, luck)
    except _Diverged as diverged:
        if body.broken:
            raise _changed(diverged, *body.broken) from None
        match = _from_snapshot(game, header, body, diverged, luck)
        _go_on(match, header, known)
        return match
    _go_on(match, header, known)
    if match.start is not None:
        match.gap = Gap(name, 1)
        match.warning = (
            f"{name}:1: this record begins in the middle of a match; what came before is not in it."
        )
    return match


def _upgraded(game: Game, header: Header, body: _Body) -> Header:
    """Converts the positions of a record that an older version made.

    Their digests change.  The digest of the last position is unknown if the record does not hold that
    position; its choices and its result are still compared.
    """
    body.items = [
        (line, _upgraded_check(game, header.rules, item) if isinstance(item, Check) else item)
        for line, item in body.items
    ]
    body.final = body.final and _upgraded_check(game, header.rules, body.final)
    body.closing = msgspec.structs.replace(body.closing, digest=body.final.digest if body.final else "")
    if header.start is UNSET:
        return header
    try:
        start = game.upgraded(bytes(header.start), header.rules)
    except Exception as error:
        problem = f"the position it begins with cannot be read ({error})"
        raise Flaw(1, problem, "kernel-record-start") from error
    if start is None:
        words = {"problem": Flaw(1, *POSITION), "made": header.rules, "here": game.box.version}
        problem = f"rules version {header.rules} made it, this is version {game.box.version}"
        raise Flaw(1, problem, "kernel-record-other-rules", **words)
    return msgspec.structs.replace(header, start=Raw(start))


def _upgraded_check(game: Game, version: int, check: Check) -> Check:
    try:
        state = game.upgraded(bytes(check.state), version)
        if state is not None:
            digest = game.digest(game.loads(state))
            return msgspec.structs.replace(check, state=Raw(state), digest=digest)
    except Exception:  # code for another version may fail on it in any way
        pass
    return msgspec.structs.replace(check, state=NO_POSITION, digest="")


def _go_on(match: Match, header: Header, known: Luck | None) -> None:
    """Draws pending luck.  If the record starts from a made-up position, this may fail anywhere."""
    before = match.gap.position if match.gap is not None else 0
    recorded = header.luck.since if header.luck is not UNSET else 0
    match.since = match.position if known is None else max(0, recorded - before)
    try:
        match.draw_open_luck()
    except Exception as error:
        if match.start is None:
            raise
        problem = f"the position it begins with cannot be played ({type(error).__name__})"
        raise Flaw(1, problem, "kernel-record-start") from error


def _changed(diverged: _Diverged, first: int, last: int) -> Flaw:
    """Returns the flaw of a file that was changed: it does not fit although the rules are the same."""
    between = f"line {first}" if first == last else f"one of the lines {first} to {last}"
    problem = f"{diverged.problem} ({between} was changed or damaged)"
    words = {"problem": diverged, "lines": last - first, "first": first, "last": last}
    return Flaw(diverged.line, problem, "kernel-record-changed", **words)


HEADER = '{"spielwerk"'
"""The first characters of every record."""
CUT_OFF = ("the record is truncated: it ends in the middle of this line", "kernel-record-cut-off")
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeEncodeError)
"""What decoding a line may raise: it is broken, nested too deeply, or not text."""


def _cut_off(line: str) -> bool:
    """Returns whether an unreadable line is only the beginning of one; the cut may be inside a letter."""
    try:
        msgspec.json.decode(line.encode(errors="ignore"))
    except msgspec.DecodeError as error:
        return "truncated" in str(error)
    except RecursionError:
        pass
    return False


def _why(error: Exception) -> str:
    """Returns why a line cannot be read."""
    return "it holds bytes that are no text" if isinstance(error, UnicodeEncodeError) else str(error)


class _Format(Struct):
    """The part of the header that every format has; `redacted` marks an export that hides something."""

    spielwerk: int
    redacted: Any = None


def luck_of(header: Header) -> Luck | None:
    """Returns the source of luck that a record names; None if it is a secret that has not been opened."""
    if header.luck is UNSET:
        return Seeded(header.seed)
    try:
        return None if header.luck.secret is UNSET else Keyed(bytes.fromhex(header.luck.secret))
    except ValueError:
        problem = "the secret of its luck is not a whole number of bytes"
        raise Flaw(1, problem, "kernel-luck-no-secret") from None


def header_of(lines: Sequence[str]) -> Header:
    if not lines:
        raise Flaw(1, "the record is empty", "kernel-record-empty")
    try:
        found = msgspec.json.decode(lines[0], type=_Format)
        if found.spielwerk != FORMAT:
            problem = f"format {found.spielwerk} is not known here; this version reads format {FORMAT}"
            raise Flaw(1, problem, "kernel-record-format", found=found.spielwerk, known=FORMAT)
        if found.redacted is not None:
            problem = "this shows only what one seat knew; export the game again when it is over"
            raise Flaw(1, problem, "kernel-record-redacted")
        return msgspec.json.decode(lines[0], type=Header)
    except UNREADABLE as error:
        if len(lines) == 1 and lines[0].startswith(HEADER) and _cut_off(lines[0]):
            raise Flaw(1, *CUT_OFF) from None
        problem = f"this is not the header of a record ({_why(error)})"
        raise Flaw(1, problem, "kernel-record-header") from None


class _Body:
    """The decoded lines after the header, and what the checksums say about them."""

    def __init__(self, lines: Sequence[str], name: str) -> None:
        self.name = name
        self.items: list[tuple[int, str | Check]] = []
        self.broken: tuple[int, int] | None = None
        """The range of lines in which the first change lies, as far as the checksums show."""
        self.last_line = len(lines)
        hashed = Writer()
        closing: Closing | None = None
        vouched = choices = 0
        for number, line in enumerate(lines[1:], 2):
            if closing is not None:
                raise Flaw(number, "there is more after the closing line", "kernel-record-after-end")
            hashed.put(lines[number - 2])
            item = self._item(line, number)
            if isinstance(item, str):
                choices += 1
            else:
                if line != msgspec.json.encode(item).decode():  # decoding ignores some changes
                    self.broken = self.broken or (number, number)
                elif item.sum == hashed.sum(item):
                    vouched = number
                elif self.broken is None:
                    self.broken = (vouched + 1, number)
                announced = item.end if isinstance(item, Closing) else item.at
                if announced != choices:
                    problem = f"{announced} choices are announced, {choices} are there before this line"
                    raise Flaw(number, problem, "kernel-record-count", announced=announced, there=choices)
            if isinstance(item, Closing):
                closing = item
            else:
                self.items.append((number, item))
        if closing is None:
            problem = "the record is truncated: its closing line is missing"
            raise Flaw(len(lines), problem, "kernel-record-cut")
        self.closing = closing
        self.final: Check | None = None
        """The position at the end of a finished game; records of older versions do not have it."""
        last = self.items[-1][1] if self.items else None
        if isinstance(last, Check) and last.at == closing.end and closing.winners is not None:
            self.final = last
            self.items.pop()

    def _item(self, line: str, number: int) -> str | Check | Closing:
        try:
            item = msgspec.json.decode(line)
            if isinstance(item, str):
                return item
            if isinstance(item, dict):
                kind: type[Closing | Check] = Closing if "end" in item else Check
                return msgspec.json.decode(line, type=kind)
        except UNREADABLE as error:
            if number == self.last_line and _cut_off(line):
                raise Flaw(number, *CUT_OFF) from None
            problem = f"this line cannot be read ({_why(error)})"
            raise Flaw(number, problem, "kernel-record-unreadable") from None
        problem = "this line is neither a choice nor a check line"
        raise Flaw(number, problem, "kernel-record-unreadable")


class _Diverged(Flaw):
    """The lines are readable, but replaying them leads to a different result."""


def _replayed(game: Game, header: Header, body: _Body, luck: Luck) -> Match:
    """Replays all choices."""
    from spielwerk.kernel.match import Match

    feed = _Feed(game, body, luck)
    start = None if header.start is UNSET else bytes(header.start)
    try:
        match = Match(game, luck=luck, names=header.names, start=start, source=feed.luck)
        feed.match = match
        while (entry := feed.next_choice()) is not None:
            line, seat, option = entry
            try:
                match.choose(option, seat)
            except SpielwerkError as error:
                raise _Diverged(line, str(error), "kernel-record-choice", choice=option.text) from None
            feed.check()
        feed.close()
    except Flaw:
        raise
    except Exception as error:  # a made-up position can make the rules fail anywhere
        if start is None:
            raise
        problem = f"the position it begins with cannot be read ({error})"
        raise _Diverged(1, problem, "kernel-record-start") from None
    match.source = None
    return match


class _Feed:
    """Supplies recorded choices and answers of luck, and compares positions at check lines."""

    def __init__(self, game: Game, body: _Body, drawing: Luck, after: Check | None = None) -> None:
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
            raise _Diverged(line, str(error), "kernel-record-choice", choice=text) from None

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
            raise _Diverged(line, problem, "kernel-record-luck", answer=text)
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
                raise _Diverged(line, f"there is no seat '{number}'", "kernel-record-choice", choice=text)
            seat = int(number)
        return line, seat, self._option(line, text)

    def check(self) -> None:
        assert self.match is not None
        for line, check in self.checks:
            if check.digest and self.game.digest(self.match.at(check.at)) != check.digest:
                raise _Diverged(line, *POSITION)
        self.checks = []

    def close(self) -> None:
        assert self.match is not None
        self.check()
        closing, last_line = self.body.closing, self.body.last_line
        if self.match.start is not None and closing.winners is not None and not self.match.state.over:
            self.match.ended = _ended(self.game, self.body)
        elif closing.digest and self.game.digest(self.match.state) != closing.digest:
            raise _Diverged(last_line, *POSITION)
        if winners(self.match) != closing.winners:
            problem = "the winners are not those that were recorded"
            raise _Diverged(last_line, problem, "kernel-record-winners")
        if self.body.broken:
            problem = "the sum of the lines is not the recorded one"
            raise _Diverged(self.body.broken[1], problem, "kernel-record-sum")


def _ended(game: Game, body: _Body) -> Ended | None:
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


def _at_its_end(match: Match, body: _Body) -> bool:
    """Returns whether a match that continued from a snapshot has come to the end that was recorded."""
    recorded = (
        body.final is None or not body.final.digest or body.final.digest == match.game.digest(match.state)
    )
    return recorded and match.state.over and winners(match) == body.closing.winners


def _from_snapshot(game: Game, header: Header, body: _Body, diverged: _Diverged, luck: Luck) -> Match:
    what = f"{diverged.problem}; rules version {header.rules} made it, this is version {game.box.version}"
    checks = [item for _, item in body.items if isinstance(item, Check)]
    for check in (*reversed(checks), *([body.final] if body.final is not None else [])):
        resumed = _resumed(game, header, body, check, luck)
        if resumed is not None:
            match, misfit = resumed
            match.shortened = True
            match.gap = Gap(body.name, diverged.line, diverged, check.at, misfit)
            ended = _ended(game, body)
            if ended is not None and not _at_its_end(match, body):
                match.ended = ended
            lost = f" Choices from line {misfit} on no longer fit and are left out." if misfit else ""
            goes_on = "It is over, and can be shown" if ended is not None else "The match goes on"
            match.warning = (
                f"{body.name}:{diverged.line}: {what}. {goes_on} from the position after choice "
                f"{check.at}; what came before cannot be shown.{lost}"
            )
            return match
    words = {"problem": diverged, "made": header.rules, "here": game.box.version}
    problem = f"{what}, and no snapshot in it can be used"
    raise Flaw(diverged.line, problem, "kernel-record-other-rules", **words)


def _resumed(game: Game, header: Header, body: _Body, after: Check, luck: Luck) -> tuple[Match, int] | None:
    """Returns the match from a snapshot on, and the first line that no longer fits (or 0).

    Returns None if the snapshot cannot be used.  Code for another version may fail on it in any way.
    """
    from spielwerk.kernel.match import Match

    feed = _Feed(game, body, luck, after)
    try:
        start = bytes(after.state)
        match = Match(game, luck=luck, names=header.names, start=start, source=feed.luck)
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
    match.source = None
    if misfit:
        match.state = match.at(match.position)
    return match, misfit
