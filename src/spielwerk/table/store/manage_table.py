"""Managing a table: names, substitute bots, pages of the guide, deleting."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from django.db.models import F
from django.utils import timezone

from spielwerk.bots.registry import BOTS
from spielwerk.kernel.text import shown_name
from spielwerk.table.errors import NotYours, Refused, StoreBusy, TableError
from spielwerk.table.store import match_rows, models, notices
from spielwerk.table.store.clock import Clock
from spielwerk.table.store.clock import dump as dump_clock
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import PERSON, LiveTable, SeatPlan, SeenCounts
from spielwerk.table.store.notices import Notice, Nudged, SeatAway, TimeUp
from spielwerk.table.store.table_cache import TRIES, announce_gone, get, publish
from spielwerk.table.store.writer import write

PATIENCE = 120
"""Seconds without any change until somebody may be reminded."""


@store_errors
def delete(table_id: str) -> None:
    """Deletes a table with everything that belongs to it; a campaign keeps the record of a finished leg."""

    def store() -> None:
        for link in models.Link.objects.filter(table_id=table_id).select_related("table"):
            link.record = "\n".join(match_rows.lines(link.table))
            link.save(update_fields=["record"])
        legs = models.Campaign.objects.filter(table=table_id)
        legs.update(table="", seq=F("seq") + 1)
        models.Table.objects.filter(id=table_id).delete()

    write(store)
    announce_gone(table_id)


def rename_seat(table_id: str, seat: int, name: str) -> LiveTable:
    """Gives a seat the name of its player."""
    return _replan(table_id, seat, lambda plan: msgspec.structs.replace(plan, name=shown_name(name)))


def give_to_bot(table_id: str, seat: int, bot: str) -> LiveTable:
    """Lets a bot substitute for a person; the seat remains that person's."""
    if bot not in BOTS:
        raise Refused(f"there is no bot '{bot}'", "table-refused-unknown-bot", bot=bot)

    def sit_in(plan: SeatPlan) -> SeatPlan:
        if plan.who != PERSON:
            raise Refused(f"no person sits on seat {seat}", "table-refused-not-a-person")
        return msgspec.structs.replace(plan, away=bot)

    return _replan(table_id, seat, sit_in, SeatAway(seat))


def give_back(table_id: str, seat: int) -> LiveTable:
    """Removes the substitute bot: the person is back."""
    change = partial(msgspec.structs.replace, away="")
    return _replan(table_id, seat, change, SeatAway(seat, back=True))


def nudge(table_id: str, seat: int) -> LiveTable:
    """Reminds the people who are asked, in the log and on their page; not before some time has passed."""
    live = get(table_id)
    asked = [i for i in live.awaits if i in live.people and i != seat and not live.plan[i].bot]
    if not asked:
        raise Refused("nobody else is asked", "table-refused-nudge")
    if (timezone.now() - live.updated).total_seconds() < PATIENCE:
        raise Refused("something happened a moment ago", "table-refused-nudge-soon", minutes=PATIENCE // 60)
    return announce(table_id, Nudged(seat, tuple(asked)), lambda: None)


def call_time(table_id: str, seat: int) -> LiveTable:
    """Tells everybody once a turn that a bot takes the move of a seat, whose time is up."""
    live = get(table_id)
    if live.clock is None or seat in live.clock.told:
        return live
    return announce(table_id, TimeUp(seat), lambda: None, lambda clock: clock.telling(seat))


def ask_everything(table_id: str, seat: int, *, on: bool) -> LiveTable:
    """Lets a seat answer everything itself, or leaves obvious answers to the table."""
    return _replan(table_id, seat, lambda plan: msgspec.structs.replace(plan, asks_all=on))


@store_errors
def announce(
    table_id: str,
    notice: Notice,
    also: Callable[[], None],
    timing: Callable[[Clock], Clock] | None = None,
) -> LiveTable:
    """Announces something to all at the table, in the same write as the change itself; `timing` changes its
    clock."""
    for _ in range(TRIES):
        live = get(table_id)
        noted = (*live.noted, (live.first + live.match.position, notice))
        counts = SeenCounts([n + 1 for n in live.counts.seen], live.counts.asked[:])
        changes = {"notices": notices.dump(noted), "seen": counts.seen, "updated": timezone.now()}
        clock = timing(live.clock) if timing and live.clock else live.clock
        if timing:
            changes["clock"] = dump_clock(clock)
        if write(partial(_store_with, live, changes, also)):
            return publish(live.after(noted=noted, counts=counts, updated=changes["updated"], clock=clock))
    raise StoreBusy("the table changes faster than it can be written")


def _store_with(live: LiveTable, changes: dict[str, Any], also: Callable[[], None]) -> bool:
    if not models.compare_and_set(live.id, live.seq, changes):
        return False
    also()
    return True


@store_errors
def turn_page(table_id: str, *, leave: bool = False) -> LiveTable:
    """Turns to the next page of the guide, or switches the guide off."""
    for _ in range(TRIES):
        live = get(table_id)
        if not live.guide:
            return live
        guide = 0 if leave else live.guide + 1
        counts = SeenCounts([n + 1 for n in live.counts.seen], live.counts.asked[:])
        changes = {"guide": guide, "seen": counts.seen, "updated": timezone.now()}
        if write(partial(models.compare_and_set, table_id, live.seq, changes)):
            return publish(live.after(guide=guide, counts=counts, updated=changes["updated"]))
    raise StoreBusy("the table changes faster than it can be written")


@store_errors
def _replan(
    table_id: str, seat: int, change: Callable[[SeatPlan], SeatPlan], notice: Notice | None = None
) -> LiveTable:
    """Changes who plays a seat, and says so in the log if there is a notice."""
    for _ in range(TRIES):
        live = get(table_id)
        if not 0 <= seat < len(live.plan):
            raise NotYours(f"there is no seat {seat}")
        plan = tuple([change(p) if i == seat else p for i, p in enumerate(live.plan)])
        if plan == live.plan:
            return live
        counts = SeenCounts([n + 1 for n in live.counts.seen], live.counts.asked[:])
        changes = {**match_rows.plan_fields(plan), "seen": counts.seen, "updated": timezone.now()}
        noted = live.noted
        if notice is not None:
            noted = (*noted, (live.first + live.match.position, notice))
            changes["notices"] = notices.dump(noted)
        if write(partial(models.compare_and_set, table_id, live.seq, changes)):
            return publish(live.after(plan=plan, counts=counts, noted=noted, updated=changes["updated"]))
    raise StoreBusy("the table changes faster than it can be written")


def with_result(row: models.Table) -> models.Table:
    """Returns a row with its result; for games finished before results were stored it is computed once."""
    if row.over and row.result is None:
        try:
            row.result = match_rows.result(get(row.id).match)
        except TableError:
            return row
        unchanged = models.Table.objects.filter(id=row.id, seq=row.seq)
        write(partial(unchanged.update, result=row.result))
    return row
