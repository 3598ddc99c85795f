"""Converts matches to database rows and back."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from django.db import DatabaseError
from django.utils import timezone
from msgspec import Raw

from spielwerk.kernel.choice import Choice
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Event, events_of
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Keyed, Luck, Seeded
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import CHECK_EVERY, FORMAT, Check, Closing, Header, Writer, sealed, winners
from spielwerk.kernel.registry import box
from spielwerk.kernel.resuming import resume
from spielwerk.table.errors import TableBroken
from spielwerk.table.store import models
from spielwerk.table.store.live_table import SeatPlan, SeenCounts
from spielwerk.table.store.writer import write

logger = logging.getLogger(__name__)

Archive = tuple[tuple[int, Event], ...]
"""Seats and events from before the position that a match had to continue from."""

# --- events


@cache
def _known(game: str) -> dict[str, type[Event]]:
    """Returns the events of a game by their saved names."""
    return events_of(game, type(box(game)).__module__.rpartition(".")[0])


def dump_events(events: tuple[Event, ...]) -> str:
    """Returns the events of one choice as JSON, each with its tag."""
    return msgspec.json.encode(events).decode()


def load_events(game: str, raw: str) -> tuple[Event, ...]:
    """Returns the events from JSON; those that the game no longer knows are left out."""
    known = _known(game)
    found: list[Event] = []
    for saved in msgspec.json.decode(raw):
        fields = _from_path(game, *saved) if isinstance(saved, list) else saved
        kind = known.get(fields["type"])
        if kind is not None:
            try:
                found.append(msgspec.convert(fields, kind))
            except msgspec.ValidationError:
                continue
    return tuple(found)


def _from_path(game: str, path: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Converts an event that was saved before events had tags, under the path of its class.  Its tag has the
    same last word."""
    owner = "kernel" if path.startswith("spielwerk.kernel.") else game
    return {**fields, "type": f"{owner}.{path.rpartition('.')[2]}"}


# --- from a match to rows


def choice_rows(table_id: str, first: int, match: Match, position: int) -> list[models.ChoiceRow]:
    """Returns rows for the choices from a position on."""
    new = zip(match.choices[position:], match.events[position:], strict=True)
    return [
        (
            table_id,
            n,
            c.seat,
            c.option.text,
            c.out_of_turn,
            c.joins,
            c.gesture,
            kind_of(c),
            dump_events(events),
        )
        for n, (c, events) in enumerate(new, first + position)
    ]


BEGINS, SECRET, REVEALS = 1, 2, 4


def kind_of(choice: Choice) -> int:
    """Returns the kind of a choice as bits."""
    return BEGINS * choice.begins | SECRET * choice.secret | REVEALS * choice.reveals


def snapshot_rows(table_id: str, first: int, match: Match, position: int) -> list[models.Snapshot]:
    """Returns rows for the snapshots that are due after a position, and for the end of a finished game."""
    found = []
    for n in range(position - position % CHECK_EVERY, match.position + 1, CHECK_EVERY):
        if n > position:
            state = match.at(n)
            digest, saved = match.game.digest(state), match.game.dumps(state)
            found.append(models.Snapshot(table_id=table_id, n=first + n, digest=digest, state=saved))
    if match.final is not None and match.position % CHECK_EVERY:
        digest, saved = match.game.digest(match.final), match.game.dumps(match.final)
        n = first + match.position
        found.append(models.Snapshot(table_id=table_id, n=n, digest=digest, state=saved))
    return found


def dump_undone(match: Match) -> list[list[list[Any]]]:
    return [[_dump_choice(choice) for choice in gesture] for gesture in match.undone]


def _dump_choice(c: Choice) -> list[Any]:
    return [c.seat, c.option.text, c.gesture, c.begins, c.secret, c.reveals, c.out_of_turn, c.joins]


def load_undone(game: Game, saved: list[list[list[Any]]]) -> list[list[Choice]]:
    return [[Choice(seat, game.option(text), *rest) for seat, text, *rest in gesture] for gesture in saved]


def plan_fields(plan: Iterable[SeatPlan]) -> dict[str, Any]:
    """Returns the fields of a row about who sits where."""
    return {"plan": [msgspec.to_builtins(seat) for seat in plan]}


def match_fields(match: Match, counts: SeenCounts) -> dict[str, Any]:
    """Returns the fields of a row about its match."""
    return {
        "rules": match.game.box.version,
        "digest": match.game.digest(match.final or match.state),
        "awaits": [d.seat for d in match.decisions],
        "over": match.over,
        "winners": winners(match),
        "result": result(match),
        "undone": dump_undone(match),
        "luck_since": match.since,
        "seen": counts.seen,
        "asked": counts.asked,
        "updated": timezone.now(),
    }


def luck_fields(match: Match, *, given: bool) -> dict[str, Any]:
    """Returns the fields of a row about the source of luck; they are stored nowhere else."""
    luck = match.luck
    return {
        "seed": luck.seed,
        "secret": luck.text if isinstance(luck, Keyed) else "",
        "luck_given": given,
    }


def luck_of(row: models.Table) -> Luck:
    """Returns the source of a table's luck."""
    return Keyed(bytes.fromhex(row.secret)) if row.secret else Seeded(row.seed)


def gap_fields(match: Match) -> dict[str, Any]:
    """Returns the fields of a row about an incomplete match."""
    return {"warning": match.warning, "cut_back": match.gap is not None and match.gap.left_out > 0}


def result(match: Match) -> dict[str, Any] | None:
    """Returns points and places, and the power that has won, if any; None while the game is running."""
    outcome = match.outcome
    if outcome is None:
        return None
    found = {"points": [score.total for score in outcome.scores], "places": [list(p) for p in outcome.places]}
    return {**found, "victor": outcome.victor} if outcome.victor else found


# --- from rows to a match


def lines(row: models.Table) -> list[str]:
    """Returns the record of a stored match, made only from its rows.

    Its digests are those stored with the choices, so that replaying the lines compares the current rules with
    the original play.
    """
    out = Writer()
    start = msgspec.UNSET if row.start is None else Raw(bytes(row.start))
    names = tuple([seat.get("name", "") for seat in row.plan])
    luck = sealed(luck_of(row), row.luck_since, opened=row.over)
    out.add(Header(FORMAT, row.game, row.rules, row.setup, row.seed, names, start, luck=luck))
    choices = list(
        row.choices.filter(n__gte=row.first).order_by("n").values_list("seat", "text", "out_of_turn")
    )
    snapshots = {
        n - row.first: (digest, bytes(state))
        for n, digest, state in row.snapshots.filter(n__gt=row.first).values_list("n", "digest", "state")
    }
    for i, (seat, text, out_of_turn) in enumerate(choices, 1):
        out.add(f"@{seat} {text}" if out_of_turn else text)
        if i in snapshots and (i < len(choices) or row.over):
            digest, state = snapshots[i]
            out.add_summed(Check(i, digest, Raw(state)))
    out.add_summed(Closing(len(choices), row.digest, None if row.winners is None else tuple(row.winners)))
    return out.lines


def rebuild(row: models.Table, record: list[str]) -> Match:
    """Returns the match of a stored table; after a change of rules, from the newest snapshot."""
    try:
        match = Match.load(record, f"table {row.id}", luck=luck_of(row))
        match.free = row.free_undo
        match.undone = [] if row.over else load_undone(match.game, row.undone)
    except SpielwerkError as error:
        raise TableBroken(str(error), problem=str(error)) from error
    return match


def resumed(row: models.Table) -> Match | None:
    """Returns the match of a stored table from its newest position, without replaying what came before.

    Returns None if that is impossible: other rules made it or its beginning, or its rows lack the kinds of
    choices.  Then it is replayed, which finds any problem.
    """
    try:
        return _resumed(row)
    except DatabaseError:
        raise
    except Exception as error:
        logger.warning("table %s cannot be resumed and is replayed: %r", row.id, error)
        return None


def _resumed(row: models.Table) -> Match | None:
    if row.start is not None or row.rules != box(row.game).version:
        return None
    columns = ("seat", "text", "gesture", "kind", "out_of_turn", "joins", "events")
    rows = list(row.choices.filter(n__gte=row.first).order_by("n").values_list(*columns))
    if any(gesture is None for _, _, gesture, *_ in rows):
        return None
    found = row.snapshots.filter(n__gt=row.first).values_list("n", "state")
    positions = {n - row.first: bytes(state) for n, state in found}
    game = Game(box(row.game), row.setup)
    choices = [
        Choice(
            seat,
            game.option(text),
            gesture,
            begins=bool(kind & BEGINS),
            secret=bool(kind & SECRET),
            reveals=bool(kind & REVEALS),
            out_of_turn=out_of_turn,
            joins=joins,
        )
        for seat, text, gesture, kind, out_of_turn, joins, _ in rows
    ]
    events = [load_events(row.game, raw) for *_, raw in rows]
    names = [seat.get("name", "") for seat in row.plan]
    match = resume(game, luck_of(row), choices, events, positions, names=names)
    match.since = row.luck_since
    match.free = row.free_undo
    match.undone = load_undone(game, row.undone)
    asked = match.decision
    luck_is_open = asked is not None and asked.seat == CHANCE
    return None if luck_is_open or game.digest(match.state) != row.digest else match


def describe(row: models.Table, match: Match) -> None:
    """Stores the kinds of choices of a table that was stored without them."""
    described = [(row.first + n, c.gesture, kind_of(c)) for n, c in enumerate(match.choices)]

    def store() -> None:
        if models.newest(row.id) == row.seq:
            models.describe_choices(row.id, described)

    write(store)


def joined(row: models.Table) -> list[int]:
    """Returns the positions of choices made in one touch with the one before; records lack them."""
    found = row.choices.filter(n__gte=row.first, joins=True).values_list("n", flat=True)
    return [n - row.first for n in found]


def join(match: Match, choices: Iterable[int]) -> Match:
    """Returns the match with these choices joined to those before them."""
    for i in choices:
        match.choices[i] = msgspec.structs.replace(match.choices[i], joins=True)
    return match


def archive(row: models.Table) -> Archive:
    """Returns what happened before the position that a match had to continue from."""
    return _events(row, n__lt=row.first) if row.first else ()


def epilogue(row: models.Table, match: Match) -> Archive:
    """Returns what happened in a finished game after the last choice that its match can show."""
    return _events(row, n__gte=row.first + match.position) if match.ended is not None else ()


def _events(row: models.Table, **which: int) -> Archive:
    rows = row.choices.filter(**which).order_by("n").values_list("seat", "events")
    return tuple([(seat, event) for seat, raw in rows for event in load_events(row.game, raw)])
