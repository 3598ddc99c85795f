"""The table itself: the page, its fragment, choices, previews."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from sys import getsizeof

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils.safestring import mark_safe

from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.registry import drawing
from spielwerk.kernel.registry import rules_owner
from spielwerk.kernel.text import current_language, text
from spielwerk.table.errors import Refused, Stale, TableError
from spielwerk.table.people.guided_game import strays
from spielwerk.table.render import choices
from spielwerk.table.render.briefing import with_briefing
from spielwerk.table.render.clock import with_clock
from spielwerk.table.render.fragment import Drawn, curtain, draw, with_notice
from spielwerk.table.render.guide import redirected, with_guide
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from spielwerk.table.store.cache import Cache
from spielwerk.table.views.common import (
    BRIEFING_COOKIE,
    SEAT_COOKIE,
    YEAR,
    Visit,
    by_htmx,
    flag_of,
    look,
    look_at,
    number,
    page,
)

MOST_BYTES = 96 * 2**20
"""Size of the fragment cache: enough for three hundred tables with five viewers each."""
OPEN = "Table-Open"
PART = re.compile("[a-z]{1,12}(-[0-9]{1,2})?")
MOST_OPEN = 4
AT_FIRST = ("log", "recap")
"""Parts that a whole page has in any case."""
KEPT = "Table-Kept"
MOST_KEPT = 100
MOST_READ = 60
"""Longest value of the cookie that lists the seats whose card is read."""
TOLD = "Table-Told"
ASK_COOKIE = "ask"
WISHES = {"ask-all": "on", "ask-less": "off"}
"""What a person wishes once counts at all tables of the browser."""
GIVE = "give-"
"""The prefix of a gift button's action; the name of the field with the gift follows."""

_drawn: Cache[tuple[object, ...], tuple[tuple[int, int], Drawn]] = Cache(MOST_BYTES)


def table(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>`: the page of a table; what was decided in a hidden game is on the campaign's page."""
    seen = look(request, table_id)
    return HttpResponseRedirect(_after(seen)) if _after(seen) else _page(request, seen)


def fragment(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/fragment`: the table, to be morphed into the open page."""
    seen = look(request, table_id)
    if not by_htmx(request):
        return HttpResponseRedirect(f"/table/{seen.live.id}")
    return _go_there(_after(seen)) if _after(seen) else HttpResponse(_sent(request, seen))


def _after(seen: Visit) -> str:
    """Returns where a campaign continues after a finished leg in a hidden game; empty at any other table."""
    live = seen.live
    return f"/campaign/{live.campaign}" if live.done and live.game.box.hidden else ""


def _go_there(where: str) -> HttpResponse:
    """Returns an answer with which a script opens another page."""
    response = HttpResponse()
    response["HX-Redirect"] = where
    return response


def drawn(request: HttpRequest, seen: Visit) -> Drawn:
    """Returns the fragment for this viewer; cached by position, language and preferences."""
    if seen.curtain >= 0:
        return curtain(seen.live, seen.curtain, seen.stamp)
    effects, opened = flag_of(request, "effects", "off") == "on", opened_parts(request)
    key = (seen.live.id, seen.seat, current_language(), effects, opened)
    position = seen.live.seq, seen.stamp
    kept = _drawn.get(key)
    if kept is not None and kept[0] == position:
        made = kept[1]
    else:
        made = draw(seen.live, seen.seat, seen.stamp, effects=effects, opened=opened)
        made = with_guide(made, seen.live, seen.seat)
        _drawn.put(key, (position, made), sum([getsizeof(part.html) for part in made.parts]))
    made = with_clock(made, seen.live)
    return with_briefing(made, seen.live, seen.seat) if _unread(request, seen.seat) else made


def _unread(request: HttpRequest, seat: int) -> bool:
    """Returns whether this browser has set the table up and this seat has not put its card away."""
    wish = request.COOKIES.get(BRIEFING_COOKIE, "")
    return bool(wish) and str(seat) not in wish.split("-")


def opened_parts(request: HttpRequest) -> frozenset[str]:
    """Returns the parts that are open in the browser.

     A script names them with each request; a link names the one it opens.  A whole page, which may be read
    without a script, has some open.  Malformed names and names beyond the limit are ignored.
    """
    named = [*request.headers.get(OPEN, "").split(), *request.GET.getlist("open")]
    known = [part for part in named if PART.fullmatch(part)][:MOST_OPEN]
    return frozenset(known if by_htmx(request) else [*known, *AT_FIRST])


def kept_parts(request: HttpRequest) -> frozenset[str]:
    """Returns the digests of the parts that the page has and keeps if they are sent without content."""
    return frozenset(request.headers.get(KEPT, "").split()[:MOST_KEPT])


def _sent(request: HttpRequest, seen: Visit, notice: str = "") -> bytes:
    """Returns the fragment for a page that says what it has and what it has shown."""
    told = number(request.headers.get(TOLD, ""))
    return drawn(request, seen).answer(notice, kept_parts(request), told)


def _page(request: HttpRequest, seen: Visit, notice: str = "", status: int = 200) -> HttpResponse:
    made = drawn(request, seen)
    return page(
        request,
        "table",
        status,
        id=seen.live.id,
        game=seen.live.game.box.name,
        game_id=seen.live.game.id,
        title=made.title,
        fragment=mark_safe(with_notice(made.html, notice)),
        host=seen.viewer.host,
        seated=seen.seat >= 0,
        newest=seen.live.moments - 1,
        stamp=seen.stamp,
        with_map=drawing(seen.live.game.id).whole,
        waiting=not made.mine and not seen.live.over,
        campaign=seen.live.campaign,
        rules_id=rules_owner(seen.live.game.id),
    )


def act(request: HttpRequest, table_id: str) -> HttpResponse:
    """`POST /table/<id>/act`: chooses, gives, takes back (all or a step), or takes the device."""
    seen = look(request, table_id)
    do = request.POST.get("do", "")
    if do == "sit":
        return _sit(request, seen)
    if do == "briefed":
        return _briefed(request, seen)
    try:
        live = _done(request, _as_wished(request, seen), do)
    except Stale as error:
        return _answer(request, look_at(request, error.live, seen.viewer), text(error.key), error.status)
    except Refused as error:
        return _answer(request, look(request, table_id), text(error.key, **error.params), error.status)
    response = _answer(request, look_at(request, live, seen.viewer))
    if do in WISHES:
        response.set_cookie(ASK_COOKIE, WISHES[do], max_age=YEAR, samesite="Lax", httponly=True)
    return response


def _as_wished(request: HttpRequest, seen: Visit) -> Visit:
    """Returns the visit to a table that asks this person as they wished at any of their tables."""
    wish = flag_of(request, ASK_COOKIE, "")
    if not wish or seen.seat < 0 or seen.live.plan[seen.seat].asks_all == (wish == "on"):
        return seen
    live = tables.ask_everything(seen.live.id, seen.seat, on=wish == "on")
    return msgspec.structs.replace(seen, live=live)


def _done(request: HttpRequest, seen: Visit, do: str) -> tables.LiveTable:
    if seen.seat < 0:
        raise Refused("a spectator cannot act", "table-refused-not-asked")
    if do in DEEDS:
        return DEEDS[do](seen.live.id, seen.seat, number(request.POST.get("seen", "")))
    if do.startswith(GIVE):
        gift = request.POST.get(f"gift-{do.removeprefix(GIVE)}", "")
        return tables.give(seen.live.id, seen.seat, gift, seen.live)
    texts = SEPARATOR.join(request.POST.getlist("choice")).split(SEPARATOR)
    at = number(request.POST.get("seen", ""))
    if seen.live.guide and strays(seen.live, seen.seat, texts):
        raise redirected(seen.live, seen.seat)
    return tables.choose(seen.live.id, seen.seat, at, texts, seen.live)


DEEDS: dict[str, Callable[[str, int, int], tables.LiveTable]] = {
    "undo": tables.undo,
    "back": partial(tables.undo, step=True),
    "redo": tables.redo,
    "less": tables.ask_again,
    "ask-all": lambda table, seat, _: tables.ask_everything(table, seat, on=True),
    "ask-less": lambda table, seat, _: tables.ask_everything(table, seat, on=False),
    "nudge": lambda table, seat, _: tables.nudge(table, seat),
    "guide-on": lambda table, _seat, _seen: tables.turn_page(table),
    "guide-leave": lambda table, _seat, _seen: tables.turn_page(table, leave=True),
}
"""What a button of the table does beside choosing: from the table, the seat and what it has seen."""


def _briefed(request: HttpRequest, seen: Visit) -> HttpResponse:
    """Puts the card before the first turn of this seat away."""
    read = "-".join([request.COOKIES.get(BRIEFING_COOKIE, "on"), str(seen.seat)])[:MOST_READ]
    request.COOKIES[BRIEFING_COOKIE] = read
    response = _answer(request, seen)
    path = f"/table/{seen.live.id}"
    response.set_cookie(BRIEFING_COOKIE, read, max_age=YEAR, path=path, samesite="Lax", httponly=True)
    return response


def _sit(request: HttpRequest, seen: Visit) -> HttpResponse:
    """Opens the curtain for somebody who has taken the device."""
    holder = number(request.POST.get("seat", ""))
    if holder not in seen.viewer.seats:
        raise TableError("no such seat here")
    response = _answer(request, look_at(request, seen.live, seen.viewer, holder))
    response.set_cookie(
        SEAT_COOKIE, str(holder), max_age=YEAR, path=f"/table/{seen.live.id}", samesite="Lax", httponly=True
    )
    return response


def _answer(request: HttpRequest, seen: Visit, notice: str = "", status: int = 200) -> HttpResponse:
    if by_htmx(request):
        where = "" if notice else _after(seen)
        return _go_there(where) if where else HttpResponse(_sent(request, seen, notice), status=status)
    if notice:
        return _page(request, seen, notice, status)
    response = HttpResponseRedirect(f"/table/{seen.live.id}")
    response.status_code = 303
    return response


def turn(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/turn`: title and turn for the title and icon of a hidden tab."""
    seen = look(request, table_id)
    made = drawn(request, seen)
    return JsonResponse({"title": made.title, "mine": made.mine})


def preview(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/preview?choice=…`: what an option would change."""
    seen = look(request, table_id)
    options = request.GET.get("choice", "").split(SEPARATOR)
    try:
        found = tables.preview(seen.live, seen.seat, options)
    except Refused:  # the table has moved on while somebody pointed at an option: nothing to show
        return HttpResponse(status=204)
    scene = TableScene(seen.live, seen.seat)
    ghosts = drawing(seen.live.game.id).ghosts(scene, found.after)
    drawn_so = [f'<template data-ghost="{id}">{html}</template>' for id, html in ghosts.items()]
    return HttpResponse(choices.effects_box(found, options[0]) + "".join(drawn_so))
