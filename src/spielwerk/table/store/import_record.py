"""A record as a table: exports and records of the terminal can be viewed and continued.

A file from somebody's disk can be anything, so every possible problem has a message.
"""

from __future__ import annotations

import msgspec

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import FORMAT, RecordError, lines_of
from spielwerk.kernel.registry import playable
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.text import one_line
from spielwerk.table.errors import Refused
from spielwerk.table.people import limits
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import BOT, PERSON, RULES, SeatPlan

SUBSTITUTE = f"{BOT}greedy"
"""The bot that plays for people who are not at this table."""
BEGINNING = '{"spielwerk"'
"""The first characters of every record."""
LARGEST_SEED = 2**63
"""Larger seeds do not fit in the database."""


def read(raw: bytes) -> Match:
    """Returns the match of a record file; raises `Refused` with the problem."""
    limits.records.count()
    lines = lines_of(raw)
    _check(lines)
    try:
        match = Match.load(lines, "record", chance="own")  # nobody at a table is asked for luck
    except RecordError as error:
        key, line = "table-refused-record-line", error.line
        raise Refused(str(error), key, line=line, problem=error.to_sentence()) from error
    except Exception as error:  # a made-up position can make the rules fail anywhere
        raise Refused(repr(error), "table-refused-record-other") from error
    if not match.game.rules.ask_forced:
        raise Refused("a record of a simulation", "table-refused-record-simulation")
    if not 0 <= match.seed < LARGEST_SEED:
        raise Refused("a strange seed", "table-refused-record-seed", seed=one_line(str(match.seed), 40))
    return match


class _Head(msgspec.Struct):
    """The common part of the first line of any record, full or redacted."""

    spielwerk: int
    game: str
    redacted: int | None = None


def _check(lines: list[str]) -> None:
    """Checks for common mistakes, each with its own message."""
    try:
        head = msgspec.json.decode(lines[0], type=_Head)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        if lines[0].startswith(BEGINNING):
            return  # the first line is damaged: loading names it
        raise Refused("no record", "table-refused-record-other") from error
    if head.redacted is not None:
        raise Refused("a redacted record", "table-refused-record-redacted")
    if head.spielwerk != FORMAT:
        raise Refused("another format", "table-refused-record-format", found=head.spielwerk, known=FORMAT)
    if head.game not in playable():
        raise Refused(
            f"there is no game '{head.game}'", "table-refused-record-game", game=one_line(head.game, 40)
        )
    if not [line for line in lines if line.strip()][-1].startswith('{"end"'):
        raise Refused("the closing line is missing", "table-refused-record-cut")


def sit_in(match: Match, seat: int, origin: str = "record") -> tables.Created:
    """Creates a table for one person in this seat; bots play the others, and the rules their own."""
    seats = match.game.setup["seats"]
    if seat not in match.game.players:
        raise Refused(f"seat {seat} cannot be taken", "table-refused-record-seat", n=seat + 1)
    names = [*match.names, *[""] * len(seats)]
    plan = [
        SeatPlan(PERSON if i == seat else RULES if fields.get(AUTOMA) else SUBSTITUTE, names[i])
        for i, fields in enumerate(seats)
    ]
    return tables.adopt(match, plan, mode="solo", origin=origin)


def play_on(live: tables.LiveTable, moment: int, seats: tuple[int, ...]) -> tables.Created:
    """Creates a table that continues from a moment, for a single player or after the end of the game.

    People who shared a screen share it again; in a friends' game everybody continues alone, against bots.
    """
    if not seats or not live.open:
        raise Refused("this game is still going on", "table-refused-fork")
    try:
        match = live.fork(moment)
    except (IndexError, SpielwerkError) as error:
        raise Refused(str(error), "table-refused-fork-moment") from error
    if live.mode == "friends" or live.plan[seats[0]].who != PERSON:
        match.names = tuple(live.names)
        return sit_in(match, seats[0], "fork")
    return tables.adopt(
        match, [SeatPlan(seat.who, seat.name) for seat in live.plan], mode=live.mode, origin="fork"
    )
