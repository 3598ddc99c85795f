"""The one writer of the store.  Everything that changes a table goes through here.

A choice is applied to a copy, stored, then published: what was confirmed to a player is on disk.  A write
updates the row of its table only where the sequence number is still the one it started from; if no row was
updated somebody else was faster, nothing is changed, and the choice is tried again on the new position only
if the seat's decision is still the same one (two seats sealing their answers at the same time).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from operator import is_
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone
from msgspec import Struct

from spielwerk.bots.registry import BOTS
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import SetupError
from spielwerk.table import limits, models, saved
from spielwerk.table.errors import (
    BadToken,
    NotYours,
    Refused,
    Stale,
    StoreBusy,
    StoreFailed,
    StoreFull,
    TableBroken,
    TableError,
    TableGone,
    TooLarge,
    TooMany,
)
from spielwerk.table.looking import Preview, debug, export, preview
from spielwerk.table.secret import hashed, new_token
from spielwerk.table.shelf import TRIES, announce_gone, as_live, forget_all, get, listen, publish, unlisten
from spielwerk.table.sitting import BOT, PERSON, RULES, Live, Marks, Past, SeatPlan, twin
from spielwerk.table.trouble import store_errors

MODES = ("solo", "hotseat", "friends")
MOST_CHOICES = 500
"""In one post: more than any gesture has."""
MOST_NAME = 40


class Created(Struct, frozen=True):
    """A new table, with the secrets that open it: they are stored as hashes and shown only here."""

    id: str
    host: str
    links: list[str]
    spectator: str


# --- making


@store_errors
def create(
    game: str,
    setup: dict[str, Any],
    plan: Sequence[SeatPlan],
    *,
    mode: str,
    free_undo: bool | None = None,
    seed: int | None = None,
    guide: int = 0,
) -> Created:
    """A new table.  `Refused` says what is wrong with the set-up or the plan."""
    limits.new_tables.count()
    if mode not in MODES:
        raise Refused(f"mode '{mode}': choose {' | '.join(MODES)}", "table-refused-plan", problem=mode)
    try:
        playable = Game(box(game), setup)
    except SpielwerkError as error:
        problem = error.told() if isinstance(error, SetupError) else str(error)
        raise Refused(str(error), "table-refused-setup", problem=problem) from error
    free = mode != "friends" if free_undo is None else free_undo
    seed = secrets.randbits(62) if seed is None else seed

    def begin(names: Sequence[str]) -> Match:
        return Match(playable, seed, free=free, names=names)

    return _seat(playable, begin, plan, mode, origin="guide" if guide else "", guide=guide)


@store_errors
def adopt(match: Match, plan: Sequence[SeatPlan], *, mode: str, origin: str) -> Created:
    """A new table that goes on with a match: a `fork`, or a `record` from elsewhere."""
    limits.new_tables.count()

    def taken(names: Sequence[str]) -> Match:
        match.names, match.free = tuple(names), mode != "friends"
        return match

    return _seat(match.game, taken, plan, mode, origin=origin)


def _seat(
    game: Game,
    begin: Callable[[Sequence[str]], Match],
    plan: Sequence[SeatPlan],
    mode: str,
    *,
    origin: str = "",
    guide: int = 0,
) -> Created:
    """Check who sits where, then begin and store the match."""
    plan = [_checked(seat) for seat in plan]
    if len(plan) != len(game.seats) or not any(seat.who == PERSON for seat in plan):
        problem = f"{len(plan)} of {len(game.seats)}"
        raise Refused("the plan does not fit the seats", "table-refused-plan", problem=problem)
    match = begin([seat.name for seat in plan])
    created = Created(
        id=secrets.token_urlsafe(9),
        host=new_token(),
        links=[new_token() if seat.who == PERSON else "" for seat in plan],
        spectator=new_token(),
    )
    marks = Marks.fresh(len(plan))
    with transaction.atomic():
        row = models.Table.objects.create(
            id=created.id,
            game=game.id,
            setup=game.setup,
            seed=match.seed,
            mode=mode,
            free_undo=match.free,
            origin=origin,
            guide=guide,
            start=match.start,
            warning=match.warning,
            host=hashed(created.host),
            spectator=hashed(created.spectator),
            **saved.plan_fields(plan),
            **saved.match_fields(match, marks),
        )
        models.Choice.objects.bulk_create(saved.choice_rows(row.id, 0, match, 0))
        models.Snapshot.objects.bulk_create(saved.snapshot_rows(row.id, 0, match, 0))
        models.Seat.objects.bulk_create(
            [
                models.Seat(table=row, seat=i, link=hashed(token) if token else "")
                for i, token in enumerate(created.links)
            ]
        )
    publish(as_live(row, match))
    return created


def _checked(seat: SeatPlan) -> SeatPlan:
    bots = [BOT + name for name in BOTS]
    if seat.who not in (PERSON, RULES, *bots):
        raise Refused(f"there is no player '{seat.who}'", "table-refused-unknown-bot", bot=seat.who)
    return SeatPlan(seat.who, _clean(seat.name))


def _clean(name: str) -> str:
    """A name as it may be shown: one line, nothing that cannot be printed, not too long."""
    return " ".join("".join([c if c.isprintable() else " " for c in name]).split())[:MOST_NAME]


# --- playing


def choose(table_id: str, seat: int, seen: int, texts: Sequence[str]) -> Live:
    """Choose for a seat, all or none.  `seen` is `Live.seen(seat)` of the page that was answered.

    Raises `Stale` (which carries the table as it is now) or `Refused`; then nothing has changed.
    """
    if not 0 < len(texts) <= MOST_CHOICES:
        raise Refused(f"{len(texts)} choices at once", "table-refused-too-much", most=MOST_CHOICES)

    def play(live: Live, match: Match) -> None:
        _asked(live, seat)
        try:
            match.choose(texts, seat)
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-illegal", problem=str(error)) from error

    return _write(table_id, seat, seen, play)


def _asked(live: Live, seat: int) -> None:
    if live.over:
        raise Refused("the game is over", "table-refused-over")
    if seat not in live.awaits:
        raise Refused(f"seat {seat} is not asked now", "table-refused-not-asked")


def undo(table_id: str, seat: int, seen: int, *, step: bool = False) -> Live:
    """Take back the seat's last gesture, or its sealed answers while nothing has been revealed.

    Where undo is free the gestures of bots and of luck on the way go back too.  With `step` only the last
    touch of a gesture that is half made.
    """

    def back(live: Live, match: Match) -> None:
        own = live.acting(seat)
        if step and not match.half_made(seat):
            raise Refused("no gesture is half made", "table-refused-nothing-to-undo")
        try:
            match.undo(seat, step=step)
            while match.undone and match.undone[-1][0].seat not in own:
                match.undo(seat)
        except CannotUndo as error:
            raise Refused(str(error), _why_not(str(error)), problem=str(error)) from error

    return _write(table_id, seat, seen, back)


take_back = undo


def redo(table_id: str, seat: int, seen: int) -> Live:
    """Choose again what was taken back last, and what bots did after it, with the same luck."""

    def again(live: Live, match: Match) -> None:
        if not live.can_redo(seat):
            raise Refused("there is nothing to choose again", "table-refused-nothing-to-redo")
        try:
            match.redo()
            while match.undone and match.undone[-1][0].seat not in live.people:
                match.redo()
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-nothing-to-redo") from error

    return _write(table_id, seat, seen, again)


def _why_not(problem: str) -> str:
    if "revealed" in problem:
        return "table-refused-revealed"
    return "table-refused-others-acted" if "another" in problem else "table-refused-nothing-to-undo"


@store_errors
def _write(table_id: str, seat: int, seen: int, play: Callable[[Live, Match], None]) -> Live:
    """Play on a copy and store it, on the newest position on which `seen` still holds."""
    for _ in range(TRIES):
        live = get(table_id)
        if not 0 <= seat < len(live.plan):
            raise NotYours(f"there is no seat {seat}")
        if not live.marks.asked[seat] <= seen <= live.marks.seen[seat]:
            raise Stale(live)
        match = twin(live.match)
        play(live, match)
        stored = _store(live, match, _marks(live, match, seat))
        if stored is not None:
            return publish(stored)
    raise StoreBusy("the table changes faster than it can be written")


def _marks(live: Live, match: Match, seat: int) -> Marks:
    """Who notices what was done."""
    before, after = live.match, match
    same = _common(before, after)
    if any(not c.secret or c.reveals for c in before.choices[same:] + after.choices[same:]):
        return live.marks.after_open()
    told = any(before.events[same:]) or any(after.events[same:])
    noticed = [
        told or live.game.view(before.state, viewer) != live.game.view(after.state, viewer)
        for viewer in [*range(len(live.plan)), SPECTATOR]
    ]
    return live.marks.after_sealed(seat, noticed)


def _common(before: Match, after: Match) -> int:
    """How many choices two matches share."""
    same = list(map(is_, before.choices, after.choices))
    return same.index(False) if False in same else len(same)


def _store(live: Live, match: Match, marks: Marks) -> Live | None:
    """Compare and set; None if somebody else has written meanwhile."""
    fields = saved.match_fields(match, marks)
    same, first, id = _common(live.match, match), live.first, live.id
    with transaction.atomic():
        if not models.Table.objects.filter(id=id, seq=live.seq).update(seq=live.seq + 1, **fields):
            return None
        if same < live.match.position:
            models.Choice.objects.filter(table_id=id, n__gte=first + same).delete()
            models.Snapshot.objects.filter(table_id=id, n__gt=first + same).delete()
        models.Choice.objects.bulk_create(saved.choice_rows(id, first, match, same))
        models.Snapshot.objects.bulk_create(saved.snapshot_rows(id, first, match, same))
    return _next(live, match=match, marks=marks, updated=fields["updated"])


def _next(live: Live, **changes: Any) -> Live:
    """The table after a write."""
    kept = (
        "id",
        "match",
        "marks",
        "mode",
        "plan",
        "created",
        "updated",
        "warning",
        "archive",
        "first",
        "guide",
    )
    return Live(seq=live.seq + 1, **{**{name: getattr(live, name) for name in kept}, **changes})


# --- the table itself


@store_errors
def delete(table_id: str) -> None:
    """Delete a table with all that belongs to it."""
    models.Table.objects.filter(id=table_id).delete()
    announce_gone(table_id)


def rename_seat(table_id: str, seat: int, name: str) -> Live:
    """Give a seat the name of who sits there."""
    return _replan(table_id, seat, lambda plan: msgspec.structs.replace(plan, name=_clean(name)))


def give_to_bot(table_id: str, seat: int, bot: str) -> Live:
    """Let a bot sit in for a person; the seat remains that person's."""
    if bot not in BOTS:
        raise Refused(f"there is no bot '{bot}'", "table-refused-unknown-bot", bot=bot)

    def sit_in(plan: SeatPlan) -> SeatPlan:
        if plan.who != PERSON:
            raise Refused(f"no person sits on seat {seat}", "table-refused-not-a-person")
        return msgspec.structs.replace(plan, away=bot)

    return _replan(table_id, seat, sit_in)


def give_back(table_id: str, seat: int) -> Live:
    """The person is back: the bot that sat in stops."""
    return _replan(table_id, seat, lambda plan: msgspec.structs.replace(plan, away=""))


@store_errors
def turn_page(table_id: str, *, leave: bool = False) -> Live:
    """The guide goes on to its next page, or stops speaking."""
    for _ in range(TRIES):
        live = get(table_id)
        if not live.guide:
            return live
        guide = 0 if leave else live.guide + 1
        marks = Marks([n + 1 for n in live.marks.seen], live.marks.asked[:])
        changes = {"guide": guide, "seen": marks.seen, "seq": live.seq + 1, "updated": timezone.now()}
        if models.Table.objects.filter(id=table_id, seq=live.seq).update(**changes):
            return publish(_next(live, guide=guide, marks=marks, updated=changes["updated"]))
    raise StoreBusy("the table changes faster than it can be written")


@store_errors
def _replan(table_id: str, seat: int, change: Callable[[SeatPlan], SeatPlan]) -> Live:
    for _ in range(TRIES):
        live = get(table_id)
        if not 0 <= seat < len(live.plan):
            raise NotYours(f"there is no seat {seat}")
        plan = tuple([change(p) if i == seat else p for i, p in enumerate(live.plan)])
        if plan == live.plan:
            return live
        marks = Marks([n + 1 for n in live.marks.seen], live.marks.asked[:])
        changes = {
            **saved.plan_fields(plan),
            "seen": marks.seen,
            "seq": live.seq + 1,
            "updated": timezone.now(),
        }
        if models.Table.objects.filter(id=table_id, seq=live.seq).update(**changes):
            return publish(_next(live, plan=plan, marks=marks, updated=changes["updated"]))
    raise StoreBusy("the table changes faster than it can be written")


def with_result(row: models.Table) -> models.Table:
    """A row that says how its game ended; what was finished before results were stored is looked up once."""
    if row.over and row.result is None:
        try:
            row.result = saved.result(get(row.id).match)
        except TableError:
            return row
        models.Table.objects.filter(id=row.id, seq=row.seq).update(result=row.result)
    return row


HOST = -10
"""In the rows of holders: the right to invite, re-issue, kick and delete."""

__all__ = [
    "BadToken",
    "Created",
    "Live",
    "NotYours",
    "Past",
    "Preview",
    "Refused",
    "SeatPlan",
    "Stale",
    "StoreBusy",
    "StoreFailed",
    "StoreFull",
    "TableBroken",
    "TableError",
    "TableGone",
    "TooLarge",
    "TooMany",
    "adopt",
    "choose",
    "create",
    "debug",
    "delete",
    "export",
    "forget_all",
    "get",
    "give_back",
    "give_to_bot",
    "listen",
    "preview",
    "redo",
    "rename_seat",
    "take_back",
    "turn_page",
    "undo",
    "unlisten",
    "with_result",
]
