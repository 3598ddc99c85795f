"""The tables that a browser knows: who played what against whom, the results, and statistics.

It reads only the rows and replays nothing: the result of a game is stored with its last choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from threading import Lock
from typing import Any

from django.db.models import Count, Max, QuerySet
from msgspec import Struct

from spielwerk.kernel.game import Box
from spielwerk.kernel.outcome import ranks
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.schema import AUTOMA, Field
from spielwerk.kernel.text import text
from spielwerk.table.errors import TableGone
from spielwerk.table.people.tokens import hashed
from spielwerk.table.store import campaigns, match_rows, models, tables
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import PERSON, RULES

PLAYED = ""
"""The origin of a table whose game was played from the beginning by the people there."""
MOST_ADDED_UP = 2000
"""The number of browsers whose statistics are cached."""


class SeatResult(Struct, frozen=True):
    """One seat of a table: its set-up, and its result (place 0: not yet, or none)."""

    seat: int
    own: bool
    who: str
    machine: str
    """The name of the automated player, if the rules play the seat."""
    name: str
    fields: dict[str, str]
    """What was chosen or dealt for the seat, by field: faction, mat …"""
    called: str
    """The names of these values, by field."""
    place: int
    points: int


class MyTable(Struct, frozen=True):
    """One table of the list."""

    id: str
    game: str
    mode: str
    origin: str
    over: bool
    host: bool
    turn: bool
    """Whether this browser is asked there."""
    sides: tuple[SeatResult, ...]
    created: datetime
    updated: datetime
    unwon: str = ""
    """A sentence if no seat has won: which power has, or that nobody has.  Empty if a seat has won."""

    @property
    def own(self) -> list[SeatResult]:
        return [side for side in self.sides if side.own]

    @property
    def others(self) -> list[SeatResult]:
        return [side for side in self.sides if not side.own]


class WinRecord(Struct):
    """The totals of the finished games with one faction (mat, …)."""

    value: str
    games: int = 0
    wins: int = 0
    points: int = 0
    best: int = 0

    @property
    def average(self) -> float:
        return self.points / self.games

    @property
    def share(self) -> float:
        return self.wins / self.games


def _of(viewer_keys: Sequence[str]) -> QuerySet[models.Table]:
    """Returns the tables of this browser, without the legs of campaigns."""
    held = models.Holder.objects.filter(key__in=[hashed(key) for key in viewer_keys])
    found: QuerySet[models.Table] = models.Table.objects.filter(id__in=held.values("table_id"), campaign=None)
    return found


def _held(viewer_keys: Sequence[str], tables: Iterable[str]) -> dict[str, list[int]]:
    """Returns the seats that a browser holds at these tables; the host's right is one of them."""
    keys = [hashed(key) for key in viewer_keys]
    rows = models.Holder.objects.filter(key__in=keys, table_id__in=tables).values_list("table_id", "seat")
    held: dict[str, list[int]] = {}
    for table_id, seat in rows:
        held.setdefault(table_id, []).append(seat)
    return held


@store_errors
def number(viewer_keys: Sequence[str]) -> int:
    """Returns the number of tables of this browser."""
    return int(_of(viewer_keys).count())


@store_errors
def listed(
    viewer_keys: Sequence[str], first: int = 0, most: int | None = None, *, running_first: bool = False
) -> list[MyTable]:
    """Returns tables of this browser, the newest first (`running_first`: running ones first)."""
    order = ("over", "-updated", "id") if running_first else ("-updated", "id")
    part = slice(first, None if most is None else first + most)
    ids = list(_of(viewer_keys).order_by(*order).values_list("id", flat=True)[part])
    rows, held = models.Table.objects.defer("start", "undone").in_bulk(ids), _held(viewer_keys, ids)
    return [_my_table(tables.with_result(rows[id]), held.get(id, [])) for id in ids if id in rows]


def _my_table(row: models.Table, held: list[int], *, words: bool = True) -> MyTable:
    """Returns a table of the list; `words` only if somebody will read it."""
    result = row.result or {}
    victor = result.get("victor", "")
    places = ranks(result.get("places", ()), victor)
    known = box(row.game) if row.game in playable() else None
    sides = []
    for seat, plan in enumerate(row.plan):
        fields = _fields(known, row.setup["seats"][seat])
        sides.append(
            SeatResult(
                seat=seat,
                own=seat in held,
                who=plan["who"],
                machine=_machine(known, plan["who"], row.setup["seats"][seat]) if words else "",
                name=plan.get("name", ""),
                fields=fields,
                called=_called(known, fields, seat) if words else "",
                place=places.get(seat, 0),
                points=result["points"][seat] if result else 0,
            )
        )
    return MyTable(
        id=row.id,
        game=row.game,
        mode=row.mode,
        origin=row.origin,
        over=row.over,
        host=models.HOST in held,
        turn=any(seat in held for seat in row.awaits) and not row.over,
        sides=tuple(sides),
        created=row.created,
        updated=row.updated,
        unwon=_unwon(known, victor) if words and result and 1 not in places.values() else "",
    )


def _unwon(known: Box | None, victor: str) -> str:
    if known and victor:
        return text("table-mine-victor", power=known.speech().victor(victor))
    return text("kernel-nobody-won")


def _machine(known: Box | None, who: str, chosen: dict[str, Any]) -> str:
    return known.speech().opponent(chosen.get(AUTOMA)) if known and who == RULES else ""


def grouping(known: Box) -> list[Field]:
    """Returns the fields of a seat that games are grouped by: all choices but the Automa level."""
    return [field for field in known.schema().seat if field.kind == "choice" and field.name != AUTOMA]


def _fields(known: Box | None, chosen: dict[str, Any]) -> dict[str, str]:
    if known is None:
        return {}
    names = [field.name for field in grouping(known)]
    return {name: chosen[name] for name in names if chosen.get(name)}


def _called(known: Box | None, fields: dict[str, str], seat: int) -> str:
    words = [known.speech().choice(name, value) for name, value in fields.items()] if known else []
    return " · ".join(words) or text("kernel-seat", n=seat + 1)


def with_player(side: SeatResult) -> str:
    """Returns what a seat plays, and who: `Nordic Kingdoms · Automa (normal)`."""
    return f"{side.called} · {who_played(side)}"


def who_played(side: SeatResult) -> str:
    """Returns a side's player in words."""
    if side.who == RULES:
        return side.machine
    return side.name or text("kit-person" if side.who == PERSON else "table-bot")


def statistics(found: Sequence[MyTable], game: str) -> dict[str, list[WinRecord]]:
    """Returns the totals of a person's finished games for each field of a seat, the most played first."""
    counted: dict[str, dict[str, WinRecord]] = {field.name: {} for field in grouping(box(game))}
    for table in found:
        if table.game != game or not table.over or table.origin != PLAYED:
            continue
        for side in table.own:
            for name, value in side.fields.items():
                line = counted[name].setdefault(value, WinRecord(value))
                line.games += 1
                line.wins += side.place == 1
                line.points += side.points
                line.best = max(line.best, side.points)
    return {
        name: sorted(lines.values(), key=lambda line: (-line.games, -line.average))
        for name, lines in counted.items()
        if lines
    }


@store_errors
def all_statistics(viewer_keys: Sequence[str]) -> dict[str, dict[str, list[WinRecord]]]:
    """Returns the totals of the finished games of this browser by game.

    They are cached until another game is finished.
    """
    finished = _of(viewer_keys).filter(over=True, origin=PLAYED)
    asked = finished.aggregate(Count("id"), Max("updated"))
    keys, state = tuple(viewer_keys), (asked["id__count"], asked["updated__max"])
    with _lock:
        found = _added_up.get(keys)
    if found is None or found[0] != state:
        found = state, _add_up(viewer_keys, finished)
        with _lock:
            _added_up[keys] = found
            if len(_added_up) > MOST_ADDED_UP:
                del _added_up[next(iter(_added_up))]
    return found[1]


def _add_up(
    viewer_keys: Sequence[str], rows: QuerySet[models.Table]
) -> dict[str, dict[str, list[WinRecord]]]:
    held = _held(viewer_keys, rows.values("id"))
    found = [
        _my_table(tables.with_result(row), held.get(row.id, []), words=False)
        for row in rows.defer("start", "undone")
    ]
    return {
        game: statistics(found, game) for game in playable() if any(table.game == game for table in found)
    }


_added_up: dict[tuple[str, ...], tuple[object, dict[str, dict[str, list[WinRecord]]]]] = {}
"""By browser: the number of finished games and the time of the last one, and their totals."""
_lock = Lock()


@store_errors
def stored_record(table_id: str, viewer: int) -> list[str]:
    """Returns the record of a table for a viewer, from its rows only if nothing in it is secret."""
    row = models.Table.objects.filter(id=table_id).first()
    if row is None:
        raise TableGone(f"there is no table '{table_id}'")
    people = [seat for seat in row.plan if seat["who"] == PERSON]
    return match_rows.lines(row) if row.over or len(people) <= 1 else tables.export(table_id, viewer)


@store_errors
def spoilers(viewer_keys: Sequence[str], game: str) -> frozenset[str]:
    """Returns the spoiler keys that are open at some table of this browser."""
    keys = [hashed(key) for key in viewer_keys]
    setups = models.Table.objects.filter(game=game, holders__key__in=keys).values_list("setup", flat=True)
    held = models.SheetHolder.objects.filter(key__in=keys).values_list("campaign_id", flat=True).distinct()
    told = [key for id in held for key in campaigns.get(id).campaign.keys]
    return frozenset([*told, *[key for setup in setups for key in setup.get("spoilers", ())]])
