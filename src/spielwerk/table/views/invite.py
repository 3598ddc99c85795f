"""Seats and links: what the host gives to friends, how a link is opened, how somebody comes back."""

from __future__ import annotations

from collections.abc import Sequence

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from spielwerk.boards.kit.scene import PALETTE
from spielwerk.boards.registry import drawing
from spielwerk.bots.registry import BOTS
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import text
from spielwerk.table.errors import BadToken, NotYours
from spielwerk.table.people import seats, sheets
from spielwerk.table.people.limits import guesses
from spielwerk.table.people.tokens import hashed, new_code
from spielwerk.table.render.scene import TableScene
from spielwerk.table.serving.broadcast import streams
from spielwerk.table.serving.network import open_network
from spielwerk.table.serving.webhooks import checked
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import PERSON
from spielwerk.table.views.common import Visit, look, number, page
from spielwerk.table.views.links import (
    WATCH,
    address,
    keep_links,
    kept_links,
    qr,
    renewed,
    sealed_code,
    see_other,
    shown_code,
)
from spielwerk.table.views.start import sit_down

CODE = "code"
"""Among the links: the re-entry code of the host's own seat, until it was shown."""


# --- a new table


def meet_friends(
    request: HttpRequest, created: tables.Created, game: str, own: Sequence[int] = (0,)
) -> HttpResponse:
    """Goes to the seats page of a new table, with its links; the host claims the `own` seats of people."""
    response = sit_down(request, created, game, "/seats")
    name = seats.cookie_name(secure=request.is_secure())
    request.COOKIES[name] = response.cookies[name].value  # the key that the browser is about to get
    for seat in own:
        if created.links[seat]:
            seats.claim(request, response, created.links[seat])
    code = seats.reentry_code(created.id, own[0]) if own and created.links[own[0]] else ""
    known = {str(seat): token for seat, token in enumerate(created.links) if token}
    keep_links(
        request,
        response,
        _seats_page(created.id),
        created.id,
        {**known, WATCH: created.spectator, CODE: code},
    )
    return response


# --- the page of the seats


def invite(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/seats` shows the seats and their links, `POST` changes one."""
    seen = look(request, table_id)
    if request.method == "POST":
        return _change(request, seen)
    links = kept_links(request, table_id) if seen.viewer.host else {}
    code = links.pop(CODE, "")
    response = _page(request, seen, links, code)
    if code:  # shown only once
        keep_links(request, response, _seats_page(table_id), table_id, links)
    return response


def _page(
    request: HttpRequest, seen: Visit, links: dict[str, str], code: str = "", *, alone: bool = False
) -> HttpResponse:
    from spielwerk.table.views.setup import loopback

    live = seen.live
    scene = TableScene(live, SPECTATOR)
    taken = seats.taken(live)
    drawn = []
    for seat in scene.seats:
        plan = live.plan[seat]
        token = links.get(str(seat), "") if not taken[seat] and not seen.viewer.may_act(seat) else ""
        link = address(request, f"/seat/{token}") if token else ""
        drawn.append(
            {
                "seat": seat,
                "colour": seat % PALETTE,
                "name": scene.seat_name(seat),
                "who": scene.sitter(seat),
                "person": plan.who == PERSON,
                "away": bool(plan.away),
                "own": seen.viewer.may_act(seat),
                "taken": taken[seat],
                "given": plan.name,
                "link": link,
                "qr": qr(link) if link else "",
            }
        )
    watch = address(request, f"/watch/{links[WATCH]}") if WATCH in links else ""
    return page(
        request,
        "seats",
        id=live.id,
        seats=drawn,
        colours=drawing(live.game.id).colours(scene),
        host=seen.viewer.host,
        friends=live.mode == "friends",
        seal=live.seal,
        foretold=live.foretold,
        loopback=loopback(request, alone=alone) if live.mode == "friends" and seen.viewer.host else {},
        watch=watch,
        watch_qr=qr(watch) if watch else "",
        code=code,
        webhooks=settings.SPIELWERK_WEBHOOKS and seen.viewer.host,
        webhook=seats.webhook(live.id) if settings.SPIELWERK_WEBHOOKS and seen.viewer.host else "",
    )


def _change(request: HttpRequest, seen: Visit) -> HttpResponse:
    """Handles one button of the page."""
    do, live = request.POST.get("do", ""), seen.live
    seat = number(request.POST.get("seat", ""))
    seat = seat if 0 <= seat < len(live.plan) else SPECTATOR
    own, host = seen.viewer.may_act(seat), seen.viewer.host
    if do == "webhook" and host and settings.SPIELWERK_WEBHOOKS:
        seats.keep_webhook(live.id, checked(request.POST.get("webhook", "")))
        return see_other(_seats_page(live.id))
    if do == "network" and host:
        return _page(request, seen, kept_links(request, live.id), alone=not open_network(request))
    if do == "watch" and host:
        return renewed(request, _seats_page(live.id), live.id, WATCH, seats.reissue_spectator(live.id))
    if seat < 0 or not (own or host):
        raise NotYours("this seat is somebody else's")
    if do == "code" and own:
        return _page(request, seen, kept_links(request, live.id), seats.reentry_code(live.id, seat))
    if do == "link" and host and live.mode == "friends":
        token = seats.reissue(live.id, seat)
        streams.dismiss(live.id, seat)
        return renewed(request, _seats_page(live.id), live.id, str(seat), token)
    if do == "kick" and host and live.mode == "friends":
        seats.kick(live.id, seat)
        streams.dismiss(live.id, seat)
    elif do == "name" and own:
        tables.rename_seat(live.id, seat, request.POST.get("name", ""))
    elif do == "bot":
        tables.give_to_bot(live.id, seat, next(iter(BOTS)))
    elif do == "back":
        tables.give_back(live.id, seat)
    else:
        raise NotYours("this cannot be done here")
    return see_other(_seats_page(live.id))


def _seats_page(table_id: str) -> str:
    return f"/table/{table_id}/seats"


# --- opening a link


def seat(request: HttpRequest, token: str) -> HttpResponse:
    """`GET /seat/<token>` asks whether to sit down (link previews must not claim it), `POST` does it."""
    return _open(request, token, "claim")


def watch(request: HttpRequest, token: str) -> HttpResponse:
    """`GET /watch/<token>` and `POST`: the same for spectators."""
    return _open(request, token, "watch")


def _open(request: HttpRequest, token: str, kind: str) -> HttpResponse:
    if request.method == "POST":
        response = see_other("/")
        claimed = seats.claim(request, response, token)
        if claimed.seat >= 0 and (name := request.POST.get("name", "").strip()):
            tables.rename_seat(claimed.table, claimed.seat, name)
        if claimed.seat >= 0 and (code := shown_code(request, token)):
            seats.keep_code(claimed.table, claimed.seat, code)
        response["Location"] = f"/table/{claimed.table}"
        return response
    found = _opens(token)
    scene = TableScene(tables.get(found.table), SPECTATOR)
    called = scene.seat_name(found.seat) if found.seat >= 0 else ""
    game, code = str(scene.game.box.name), new_code() if called else ""
    lead = text("table-claim-lead", game=game, seat=called) if called else text("table-watch-lead", game=game)
    return page(
        request,
        "claim",
        heading=text(f"table-open-title-{kind}"),
        lead=lead,
        go=text(f"table-open-go-{kind}"),
        named=bool(called),
        code=code,
        sealed=sealed_code(code, token),
        name=scene.live.plan[found.seat].name if called else "",
    )


def _opens(token: str) -> seats.Claimed:
    """Returns what a link would open, without opening it."""
    if row := models.Seat.objects.filter(link=hashed(token)).first():
        return seats.Claimed(row.table_id, row.seat)
    if table := models.Table.objects.filter(spectator=hashed(token)).first():
        return seats.Claimed(table.id, SPECTATOR)
    guesses.count()
    raise BadToken("this link opens nothing")


def enter(request: HttpRequest) -> HttpResponse:
    """`GET /enter` asks for a re-entry code, `POST` moves the seat to this browser."""
    if request.method != "POST":
        return page(request, "enter")
    response = see_other("/")
    if (found := sheets.reenter(request, response, request.POST.get("code", ""))) is not None:
        response["Location"] = f"/campaign/{found.campaign}"
        return response
    claimed = seats.reenter(request, response, request.POST.get("code", ""))
    response["Location"] = f"/table/{claimed.table}"
    return response
