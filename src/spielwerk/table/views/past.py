"""Pages about the past: every position has an address and can be played on.  Log, record, debug page,
rematch.
"""

from __future__ import annotations

from django.conf import settings
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.safestring import mark_safe
from msgspec import json

from spielwerk.kernel.registry import box, playable, rules_owner
from spielwerk.kernel.text import text
from spielwerk.table.errors import NotYours, Refused
from spielwerk.table.render.past import history, way, whole_log
from spielwerk.table.render.scene import TableScene
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.store import tables
from spielwerk.table.store.export_record import record, shows_all
from spielwerk.table.store.import_record import play_on, read, sit_in
from spielwerk.table.store.live_table import SeatPlan
from spielwerk.table.views.common import by_htmx, look, number, page
from spielwerk.table.views.invite import meet_friends
from spielwerk.table.views.links import address
from spielwerk.table.views.start import sit_down


def at(request: HttpRequest, table_id: str, moment: int) -> HttpResponse:
    """`GET /table/<id>/at/<n>`: the position as this viewer knew it; a script gets only the fragment."""
    seen = look(request, table_id)
    live = seen.live
    wish = number(request.GET.get("moment", ""))
    if wish >= 0:
        return HttpResponseRedirect(f"/table/{live.id}/at/{min(wish, live.moments - 1)}")
    try:
        scene = TableScene(live, seen.seat, live.at(moment))
    except IndexError:
        raise Http404 from None
    return page(
        request,
        "travel" if by_htmx(request) else "history",
        inside=by_htmx(request),
        id=live.id,
        game=live.game.box.name,
        game_id=live.game.id,
        rules_id=rules_owner(live.game.id),
        way=way(live, moment),
        link=address(request, f"/table/{live.id}/at/{moment}"),
        fork=live.open and bool(seen.viewer.seats),
        fragment=mark_safe(history(scene)),
    )


def fork(request: HttpRequest, table_id: str) -> HttpResponse:
    """`POST /table/<id>/fork`: plays on from a moment at a new table."""
    seen = look(request, table_id)
    created = play_on(seen.live, number(request.POST.get("moment", "")), seen.viewer.seats)
    return sit_down(request, created, seen.live.game.id)


def bring(request: HttpRequest) -> HttpResponse:
    """`GET /import` asks for a record, `POST` makes a table from it."""
    problem = ""
    if request.method == "POST":
        file = request.FILES.get("record")
        seat = number(request.POST.get("seat", "1"))
        try:
            if not isinstance(file, UploadedFile):
                raise Refused("no file", "table-refused-record-none")
            if seat < 1:
                raise Refused("no seat", "table-refused-record-no-seat")
            match = read(file.read())
            return sit_down(request, sit_in(match, seat - 1), match.game.id)
        except Refused as error:
            problem = text(error.key, **error.params)
    most = max([box(id).schema().most_seats for id in playable()], default=1)
    size = settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 1024
    return page(
        request, "import", 422 if problem else 200, problem=problem, seats=range(1, most + 1), size=size
    )


def log(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/log`: everything that has happened, as far as this viewer may know."""
    seen = look(request, table_id)
    lines = whole_log(TableScene(seen.live, seen.seat))
    return page(request, "log", id=seen.live.id, game=seen.live.game.box.name, lines=mark_safe(lines))


def export(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/export`: the whole record if that is allowed, or else what this viewer saw."""
    seen = look(request, table_id)
    lines = record(seen.live, seen.seat)
    response = HttpResponse("\n".join(lines) + "\n", content_type="application/jsonl; charset=utf-8")
    name = f"{seen.live.game.id}-{seen.live.id}.jsonl"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def debug(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/debug`: state, stack, decisions and events, if everything may be shown."""
    seen = look(request, table_id)
    if seen.seat < 0 or not shows_all(seen.live):
        raise NotYours("not everything may be shown here")
    found = tables.debug(seen.live, seen.seat)
    parts = [(name, json.format(json.encode(value), indent=2).decode()) for name, value in found.items()]
    return page(
        request,
        "debug",
        id=seen.live.id,
        game=seen.live.game.box.name,
        facts=[(name, value) for name, value in parts if "\n" not in value],
        parts=[(name, value) for name, value in parts if "\n" in value],
        last=seen.live.moments - 1,
    )


def delete(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/delete` asks for confirmation, `POST` deletes."""
    seen = look(request, table_id)
    if not seen.viewer.host:
        raise NotYours("only the host may delete a table")
    if request.method != "POST":
        return page(request, "delete", id=table_id)
    tables.delete(table_id)
    streams.dismiss(table_id)
    response = HttpResponseRedirect("/tables")
    response.status_code = 303
    return response


def rematch(request: HttpRequest, table_id: str) -> HttpResponse:
    """`POST /table/<id>/rematch`: a new table with the same set-up, people and (if asked) luck.

    The viewer who asks keeps their seats.  A game that is not over has no rematch yet.
    """
    seen = look(request, table_id)
    live = seen.live
    if not seen.viewer.seats:
        raise NotYours("only who played may ask for a rematch")
    if not live.over:
        raise Refused("the game is still going on", "table-refused-rematch")
    plan = [SeatPlan(seat.who, seat.name) for seat in live.plan]
    luck = live.match.luck if request.POST.get("luck") == "same" else None
    created = tables.create(live.game.id, live.game.setup, plan, mode=live.mode, luck=luck, clock=live.clock)
    if live.mode == "friends":
        return meet_friends(request, created, live.game.id, seen.viewer.seats)
    return sit_down(request, created, live.game.id)
