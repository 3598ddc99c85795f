"""The one writer of the store.  Everything that changes a table goes through here.

A choice is applied to a copy, stored, then published: what was confirmed to a player is on disk.  A write
updates the row of its table only where the sequence number is still the one it started from; if no row was
updated somebody else was faster, nothing is changed, and the choice is tried again on the new position only
if the seat's decision is still the same one (two seats sealing their answers at the same time).
"""

from __future__ import annotations

import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
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
from spielwerk.table.saved import Archive
from spielwerk.table.secret import hashed, new_token
from spielwerk.table.sitting import BOT, PERSON, RULES, Live, Marks, Past, SeatPlan, twin, undone
from spielwerk.table.trouble import store_errors

MODES = ("solo", "hotseat", "friends")
MOST_CHOICES = 500
"""In one post: more than any gesture has."""
MOST_NAME = 40
CACHED = 64
ID = re.compile(r"[\w-]{1,32}", re.ASCII)
TRIES = 20

_cache: OrderedDict[str, Live] = OrderedDict()
_lock = threading.Lock()
_listeners: list[Callable[[str, Live | None], None]] = []


class Created(Struct, frozen=True):
    """A new table, with the secrets that open it: they are stored as hashes and shown only here."""

    id: str
    host: str
    links: list[str]
    spectator: str


class Summary(Struct, frozen=True):
    """A line of the list of tables."""

    id: str
    game: str
    mode: str
    names: list[str]
    over: bool
    awaits: list[int]
    seats: tuple[int, ...]
    """The seats that this browser holds there."""
    host: bool
    created: datetime
    updated: datetime


def listen(listener: Callable[[str, Live | None], None]) -> None:
    """Call this with every table that has changed; with None when it has been deleted."""
    if listener not in _listeners:
        _listeners.append(listener)


def unlisten(listener: Callable[[str, Live | None], None]) -> None:
    if listener in _listeners:
        _listeners.remove(listener)


# --- making and finding


@store_errors
def create(
    game: str,
    setup: dict[str, Any],
    plan: Sequence[SeatPlan],
    *,
    mode: str,
    free_undo: bool | None = None,
    seed: int | None = None,
) -> Created:
    """A new table.  `Refused` says what is wrong with the set-up or the plan."""
    limits.new_tables.count()
    if mode not in MODES:
        raise Refused(f"mode '{mode}': choose {' | '.join(MODES)}", "table-refused-plan", problem=mode)
    try:
        playable = Game(box(game), setup)
    except SpielwerkError as error:
        raise Refused(str(error), "table-refused-setup", problem=str(error)) from error
    plan = [_checked(seat) for seat in plan]
    if len(plan) != len(playable.seats) or not any(seat.who == PERSON for seat in plan):
        problem = f"{len(plan)} of {len(playable.seats)}"
        raise Refused("the plan does not fit the seats", "table-refused-plan", problem=problem)
    free = mode != "friends" if free_undo is None else free_undo
    seed = secrets.randbits(62) if seed is None else seed
    match = Match(playable, seed, free=free, names=[seat.name for seat in plan])
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
            game=game,
            setup=playable.setup,
            seed=seed,
            mode=mode,
            free_undo=free,
            host=hashed(created.host),
            spectator=hashed(created.spectator),
            **_plan_fields(plan),
            **_match_fields(match, marks),
        )
        models.Choice.objects.bulk_create(saved.choice_rows(row.id, 0, match, 0))
        models.Seat.objects.bulk_create(
            [
                models.Seat(table=row, seat=i, name=plan[i].name, link=hashed(token) if token else "")
                for i, token in enumerate(created.links)
            ]
        )
    _publish(_live(row, match))
    return created


def _checked(seat: SeatPlan) -> SeatPlan:
    bots = [BOT + name for name in BOTS]
    if seat.who not in (PERSON, RULES, *bots):
        raise Refused(f"there is no player '{seat.who}'", "table-refused-unknown-bot", bot=seat.who)
    return SeatPlan(seat.who, _clean(seat.name))


def _clean(name: str) -> str:
    """A name as it may be shown: one line, nothing that cannot be printed, not too long."""
    return " ".join("".join([c if c.isprintable() else " " for c in name]).split())[:MOST_NAME]


@store_errors
def get(table_id: str) -> Live:
    """The table as it is now; `TableGone` if there is none."""
    if not ID.fullmatch(table_id):
        raise TableGone("this is not the name of a table")
    newest = models.Table.objects.filter(id=table_id).values_list("seq", flat=True).first()
    if newest is None:
        _forget(table_id)
        raise TableGone(f"there is no table '{table_id}'")
    with _lock:
        live = _cache.get(table_id)
        if live is not None and live.seq == newest:
            _cache.move_to_end(table_id)
            return live
    return _keep(_load(table_id))


def _load(table_id: str) -> Live:
    """Rebuild a table from the database, and store it if it had to go on from a snapshot."""
    for _ in range(TRIES):
        row = models.Table.objects.filter(id=table_id).first()
        if row is None:
            raise TableGone(f"there is no table '{table_id}'")
        lines, archive = saved.lines(row), saved.archive(row)
        if models.Table.objects.filter(id=table_id, seq=row.seq).exists():  # nobody wrote while we read
            match = saved.rebuild(row, lines)
            if bytes(match.start or b"") == bytes(row.start or b""):
                return _live(row, match, archive)
            if _went_on(row, match):
                return _live(row, match, saved.archive(row))
    raise StoreBusy("the table changes faster than it can be read")


def _went_on(row: models.Table, match: Match) -> bool:
    """Store that a match went on from a snapshot because the rules are others now."""
    start = bytes(match.start or b"")
    found = row.snapshots.filter(n__gt=row.first).order_by("-n")
    first = next((snapshot.n for snapshot in found if bytes(snapshot.state) == start), None)
    if first is None:
        raise TableBroken("the snapshot that the match went on from is not stored")
    marks = Marks(row.seen, row.asked).after_open()
    changes = {**_match_fields(match, marks), "start": start, "first": first, "warning": match.warning}
    with transaction.atomic():
        if not models.Table.objects.filter(id=row.id, seq=row.seq).update(seq=row.seq + 1, **changes):
            return False
        row.choices.filter(n__gte=first + match.position).delete()
        row.snapshots.filter(n__gt=first + match.position).delete()
    row.seq += 1
    for name, value in changes.items():
        setattr(row, name, value)
    return True


def _live(row: models.Table, match: Match, archive: Archive = ()) -> Live:
    return Live(
        id=row.id,
        seq=row.seq,
        match=match,
        marks=Marks(row.seen, row.asked),
        mode=row.mode,
        plan=tuple([msgspec.convert(seat, SeatPlan) for seat in row.plan]),
        created=row.created,
        updated=row.updated,
        warning=row.warning,
        archive=archive,
        first=row.first,
    )


def _plan_fields(plan: Iterable[SeatPlan]) -> dict[str, Any]:
    return {"plan": [msgspec.to_builtins(seat) for seat in plan]}


def _match_fields(match: Match, marks: Marks) -> dict[str, Any]:
    """What a row says of its match."""
    return {
        "rules": match.game.box.version,
        "digest": match.game.digest(match.state),
        "awaits": [d.seat for d in match.decisions],
        "over": match.state.over,
        "winners": saved.winners(match),
        "undone": saved.dump_undone(match),
        "seen": marks.seen,
        "asked": marks.asked,
        "updated": timezone.now(),
    }


def _keep(live: Live) -> Live:
    """Put a table into the cache unless a newer one is there."""
    with _lock:
        there = _cache.get(live.id)
        if there is None or there.seq <= live.seq:
            _cache[live.id] = live
        _cache.move_to_end(live.id)
        while len(_cache) > CACHED:
            _cache.popitem(last=False)
    return live


def _forget(table_id: str) -> None:
    with _lock:
        _cache.pop(table_id, None)


def forget_all() -> None:
    """Empty the cache: everything is rebuilt from the database when it is next asked for."""
    with _lock:
        _cache.clear()


def _publish(live: Live) -> Live:
    _keep(live)
    for listener in tuple(_listeners):
        listener(live.id, live)
    return live


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


def undo(table_id: str, seat: int, seen: int) -> Live:
    """Take back the seat's last gesture, or its sealed answers while nothing has been revealed.

    Where undo is free the gestures of bots and of luck on the way go back too.
    """

    def back(live: Live, match: Match) -> None:
        own = _acting(live, seat)
        try:
            match.undo(seat)
            while undone(match) and undone(match)[-1][0].seat not in own:
                match.undo(seat)
        except CannotUndo as error:
            raise Refused(str(error), _why_not(str(error)), problem=str(error)) from error

    return _write(table_id, seat, seen, back)


take_back = undo


def redo(table_id: str, seat: int, seen: int) -> Live:
    """Choose again what was taken back last, and what bots did after it, with the same luck."""

    def again(live: Live, match: Match) -> None:
        own = _acting(live, seat)
        gestures = undone(match)
        if not gestures or (gestures[-1][0].seat not in own):
            raise Refused("there is nothing to choose again", "table-refused-nothing-to-redo")
        try:
            match.redo()
            while undone(match) and undone(match)[-1][0].seat not in live.people:
                match.redo()
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-nothing-to-redo") from error

    return _write(table_id, seat, seen, again)


def _acting(live: Live, seat: int) -> list[int]:
    """The seats whose gestures this one may take back: at one screen those of all people."""
    return live.people if live.match.free else [seat]


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
            return _publish(stored)
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
    n = min(before.position, after.position)
    for i in range(n):
        if before.choices[i] is not after.choices[i]:
            return i
    return n


def _store(live: Live, match: Match, marks: Marks) -> Live | None:
    """Compare and set; None if somebody else has written meanwhile."""
    fields = _match_fields(match, marks)
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
    kept = ("id", "match", "marks", "mode", "plan", "created", "updated", "warning", "archive", "first")
    return Live(seq=live.seq + 1, **{**{name: getattr(live, name) for name in kept}, **changes})


# --- the table itself


@store_errors
def delete(table_id: str) -> None:
    """Delete a table with all that belongs to it."""
    models.Table.objects.filter(id=table_id).delete()
    _forget(table_id)
    for listener in tuple(_listeners):
        listener(table_id, None)


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
def _replan(table_id: str, seat: int, change: Callable[[SeatPlan], SeatPlan]) -> Live:
    for _ in range(TRIES):
        live = get(table_id)
        if not 0 <= seat < len(live.plan):
            raise NotYours(f"there is no seat {seat}")
        plan = tuple([change(p) if i == seat else p for i, p in enumerate(live.plan)])
        if plan == live.plan:
            return live
        marks = Marks([n + 1 for n in live.marks.seen], live.marks.asked[:])
        changes = {**_plan_fields(plan), "seen": marks.seen, "seq": live.seq + 1, "updated": timezone.now()}
        if models.Table.objects.filter(id=table_id, seq=live.seq).update(**changes):
            return _publish(_next(live, plan=plan, marks=marks, updated=changes["updated"]))
    raise StoreBusy("the table changes faster than it can be written")


@store_errors
def listing(viewer_keys: Sequence[str]) -> list[Summary]:
    """The tables that this browser knows, the newest first."""
    held: dict[str, list[int]] = {}
    keys = [hashed(key) for key in viewer_keys]
    for table_id, seat in models.Holder.objects.filter(key__in=keys).values_list("table_id", "seat"):
        held.setdefault(table_id, []).append(seat)
    return [
        Summary(
            id=row.id,
            game=row.game,
            mode=row.mode,
            names=[seat.get("name", "") for seat in row.plan],
            over=row.over,
            awaits=row.awaits,
            seats=tuple(sorted([seat for seat in held[row.id] if seat >= 0])),
            host=HOST in held[row.id],
            created=row.created,
            updated=row.updated,
        )
        for row in models.Table.objects.filter(id__in=held).order_by("-updated")
    ]


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
    "Summary",
    "TableBroken",
    "TableError",
    "TableGone",
    "TooLarge",
    "TooMany",
    "choose",
    "create",
    "debug",
    "delete",
    "export",
    "get",
    "give_back",
    "give_to_bot",
    "listing",
    "preview",
    "redo",
    "rename_seat",
    "take_back",
    "undo",
]
