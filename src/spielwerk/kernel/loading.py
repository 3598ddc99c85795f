"""Loads a record by replaying its choices, and names the first line that does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Raw, Struct

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Box, Game
from spielwerk.kernel.luck import Keyed, Luck
from spielwerk.kernel.record import Check, Flaw, Header, RecordError, pack_mark, winners
from spielwerk.kernel.record_feed import POSITION, Diverged, RecordFeed, recorded_end
from spielwerk.kernel.record_lines import RecordBody, header_of, luck_of
from spielwerk.kernel.registry import BrokenGame, UnknownGame, box
from spielwerk.kernel.schema import SetupError

if TYPE_CHECKING:
    from spielwerk.kernel.match import Match


NO_POSITION = Raw(b"null")
"""Replaces a snapshot that cannot be used."""


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
    body = RecordBody(lines, name)
    if game.upgrades(header.rules):
        header = _upgraded(game, header, body)
    known = luck or luck_of(header)
    luck = known or Keyed.fresh()
    try:
        match = _replayed(game, header, body, luck)
    except Diverged as diverged:
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


def _upgraded(game: Game, header: Header, body: RecordBody) -> Header:
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


def _changed(diverged: Diverged, first: int, last: int) -> Flaw:
    """Returns the flaw of a file that was changed: it does not fit although the rules are the same."""
    between = f"line {first}" if first == last else f"one of the lines {first} to {last}"
    problem = f"{diverged.problem} ({between} was changed or damaged)"
    words = {"problem": diverged, "lines": last - first, "first": first, "last": last}
    return Flaw(diverged.line, problem, "kernel-record-changed", **words)


def _replayed(game: Game, header: Header, body: RecordBody, luck: Luck) -> Match:
    """Replays all choices."""
    from spielwerk.kernel.match import Match

    feed = RecordFeed(game, body, luck)
    start = None if header.start is UNSET else bytes(header.start)
    try:
        match = Match(game, luck=luck, names=header.names, start=start, source=feed.luck)
        feed.match = match
        while (entry := feed.next_choice()) is not None:
            line, seat, option = entry
            try:
                match.choose(option, seat)
            except SpielwerkError as error:
                raise Diverged(line, str(error), "kernel-record-choice", choice=option.text) from None
            feed.check()
        feed.close()
    except Flaw:
        raise
    except Exception as error:  # a made-up position can make the rules fail anywhere
        if start is None:
            raise
        problem = f"the position it begins with cannot be read ({error})"
        raise Diverged(1, problem, "kernel-record-start") from None
    match.source = None
    return match


def _at_its_end(match: Match, body: RecordBody) -> bool:
    """Returns whether a match that continued from a snapshot has come to the end that was recorded."""
    recorded = (
        body.final is None or not body.final.digest or body.final.digest == match.game.digest(match.state)
    )
    return recorded and match.state.over and winners(match) == body.closing.winners


def _from_snapshot(game: Game, header: Header, body: RecordBody, diverged: Diverged, luck: Luck) -> Match:
    what = f"{diverged.problem}; rules version {header.rules} made it, this is version {game.box.version}"
    checks = [item for _, item in body.items if isinstance(item, Check)]
    for check in (*reversed(checks), *([body.final] if body.final is not None else [])):
        resumed = _resumed(game, header, body, check, luck)
        if resumed is not None:
            match, misfit = resumed
            match.shortened = True
            match.gap = Gap(body.name, diverged.line, diverged, check.at, misfit)
            ended = recorded_end(game, body)
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


def _resumed(
    game: Game, header: Header, body: RecordBody, after: Check, luck: Luck
) -> tuple[Match, int] | None:
    """Returns the match from a snapshot on, and the first line that no longer fits (or 0).

    Returns None if the snapshot cannot be used.  Code for another version may fail on it in any way.
    """
    from spielwerk.kernel.match import Match

    feed = RecordFeed(game, body, luck, after)
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
    except Diverged as diverged:
        misfit = diverged.line
    except Exception:
        misfit = line
    match.source = None
    if misfit:
        match.state = match.at(match.position)
    return match, misfit
