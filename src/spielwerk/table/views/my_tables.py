"""My tables: the list, the statistics, and all records in one file."""

from __future__ import annotations

import io
import zipfile

from django.http import HttpRequest, HttpResponse
from django.utils.safestring import SafeString, mark_safe

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.text import current_language, text
from spielwerk.table.errors import TableError
from spielwerk.table.people import my_tables, seats
from spielwerk.table.people.my_tables import MyTable, SeatResult, WinRecord
from spielwerk.table.render import charts
from spielwerk.table.render.dates import day
from spielwerk.table.views.common import look, number, page

A_PAGE = 20
"""Tables on one page of the list."""


def listed(request: HttpRequest) -> HttpResponse:
    """`GET /tables`: the list of this browser's tables."""
    keys = seats.keys(request)
    pages = max(1, -(-my_tables.number(keys) // A_PAGE))
    shown = min(max(1, number(request.GET.get("page", ""))), pages)
    found = my_tables.listed(keys, (shown - 1) * A_PAGE, A_PAGE)
    added_up = my_tables.all_statistics(keys)
    return page(
        request,
        "mine",
        tables=[_line(table) for table in found],
        page=shown,
        pages=pages,
        newer=shown - 1,
        older=shown + 1 if shown < pages else 0,
        statistics=[part for game, records in added_up.items() for part in _statistics(records, game)],
        books=[{"id": id, "name": str(box(id).name)} for id in playable()],
    )


def _line(table: MyTable) -> dict[str, object]:
    name = str(box(table.game).name) if table.game in playable() else table.game
    own = table.own
    return {
        "id": table.id,
        "game": name,
        "mode": text(f"table-mode-{table.mode}"),
        "origin": text(f"table-origin-{table.origin}") if table.origin else "",
        "over": table.over,
        "turn": table.turn,
        "host": table.host,
        "own": [side.called for side in own],
        "others": [my_tables.with_player(side) for side in table.others],
        "unwon": table.unwon,
        "results": [_result(side) for side in own if side.place or table.unwon],
        "date": table.created,
        "day": day(table.created),
    }


def _result(side: SeatResult) -> dict[str, object]:
    key = "table-mine-place" if side.place else "table-points"
    return {"won": side.place == 1, "words": text(key, place=side.place, n=side.points)}


def decimal(value: float) -> str:
    """Returns a number with one decimal place, in the style of the current language."""
    return f"{value:.1f}".replace(".", "," if current_language() == "de" else ".")


def _statistics(records: dict[str, list[WinRecord]], game: str) -> list[dict[str, object]]:
    """Returns a table with bars for each set-up field of a seat."""
    known = box(game)
    parts: list[dict[str, object]] = []
    for field, lines in records.items():
        most = max([line.average for line in lines]) or 1.0
        rows = [_row(known.speech().choice(field, line.value), line, most) for line in lines]
        parts.append(
            {
                "id": f"{game}-{field}",
                "title": text("table-mine-by", game=str(known.name), field=known.speech().field(field)),
                "field": known.speech().field(field),
                "rows": rows,
            }
        )
    return parts


def _row(name: str, line: WinRecord, most: float) -> dict[str, object]:
    share: SafeString = mark_safe(charts.bar(line.share, f"{round(100 * line.share)} %"))
    average: SafeString = mark_safe(charts.bar(line.average / most, decimal(line.average)))
    return {"name": name, "games": line.games, "share": share, "average": average, "best": line.best}


def _seat(request: HttpRequest, table: MyTable) -> int:
    """Returns the seat from whose view a table is shown.

     In a running hot-seat game that is the seat with the device.  The browser sends that cookie only to the
    table's own pages, so here such a game is shown as a spectator sees it.
    """
    own = table.own
    if len(own) > 1 and not table.over:
        return look(request, table.id).seat
    return own[0].seat if own else SPECTATOR


def export_all(request: HttpRequest) -> HttpResponse:
    """`GET /tables/export`: the records of all tables, each as far as this browser may see it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in my_tables.listed(seats.keys(request)):
            try:
                lines = my_tables.stored_record(table.id, _seat(request, table))
            except (
                TableError
            ):  # one that the rules of today cannot read must not keep the others from leaving
                continue
            archive.writestr(
                f"{table.game}-{table.created:%Y-%m-%d}-{table.id}.jsonl", "\n".join(lines) + "\n"
            )
    response = HttpResponse(out.getvalue(), content_type="application/zip")
    response["Content-Disposition"] = 'attachment; filename="spielwerk-tables.zip"'
    return response
