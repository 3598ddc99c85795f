"""Looking back: every position has an address.  Log, record, debug page; rematch and the end of a table."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.safestring import mark_safe
from msgspec import json

from spielwerk.table import tables
from spielwerk.table.broadcast import streams
from spielwerk.table.errors import NotYours
from spielwerk.table.looking import record, shows_all
from spielwerk.table.render.past import history, whole_log
from spielwerk.table.render.scene import Scene
from spielwerk.table.sitting import SeatPlan
from spielwerk.table.views.common import look, page
from spielwerk.table.views.invite import meet_friends
from spielwerk.table.views.start import sit_down


def at(request: HttpRequest, table_id: str, moment: int) -> HttpResponse:
    """`GET /table/<id>/at/<n>`: the position at a moment, as this viewer knew it."""
    seen = look(request, table_id)
    live = seen.live
    wish = request.GET.get("moment", "")
    if wish.isascii() and wish.isdigit():
        return HttpResponseRedirect(f"/table/{live.id}/at/{min(int(wish[:9]), live.moments - 1)}")
    try:
        scene = Scene(live, seen.seat, live.at(moment))
    except IndexError:
        raise Http404 from None
    return page(
        request,
        "history",
        id=live.id,
        game=live.game.box.name,
        moment=moment,
        last=live.moments - 1,
        back=max(moment - 1, 0),
        on=min(moment + 1, live.moments - 1),
        fragment=mark_safe(history(scene)),
    )


def log(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/log`: everything that has happened, as far as this viewer may know."""
    seen = look(request, table_id)
    lines = whole_log(Scene(seen.live, seen.seat))
    return page(request, "log", id=seen.live.id, game=seen.live.game.box.name, lines=mark_safe(lines))


def export(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/export`: the record, whole where that is allowed, else what this viewer saw."""
    seen = look(request, table_id)
    lines = record(seen.live, seen.seat)
    response = HttpResponse("\n".join(lines) + "\n", content_type="application/jsonl; charset=utf-8")
    name = f"{seen.live.game.id}-{seen.live.id}.jsonl"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def debug(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/debug`: state, stack, decisions and events, where all may be shown."""
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
    """`GET /table/<id>/delete` asks once more, `POST` deletes."""
    seen = look(request, table_id)
    if not seen.viewer.host:
        raise NotYours("only the host may delete a table")
    if request.method != "POST":
        return page(request, "delete", id=table_id)
    tables.delete(table_id)
    streams.dismiss(table_id)
    response = HttpResponseRedirect("/")
    response.status_code = 303
    return response


def rematch(request: HttpRequest, table_id: str) -> HttpResponse:
    """`POST /table/<id>/rematch`: a new table with the same set-up, people and (if asked) luck."""
    seen = look(request, table_id)
    live = seen.live
    if not seen.viewer.seats:
        raise NotYours("only who played may ask for a rematch")
    plan = [SeatPlan(seat.who, seat.name) for seat in live.plan]
    same = live.over and request.POST.get("seed") == "same"
    seed = live.match.seed if same else None
    created = tables.create(live.game.id, live.game.setup, plan, mode=live.mode, seed=seed)
    if live.mode == "friends":
        return meet_friends(request, created, live.game.id)
    return sit_down(request, created, live.game.id)
