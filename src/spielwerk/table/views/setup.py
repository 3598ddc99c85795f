"""Setting up a table: the form of a game, and the table made from it."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.text import text
from spielwerk.table.errors import Refused
from spielwerk.table.serving import static_files
from spielwerk.table.serving.network import can_be_opened, open_network
from spielwerk.table.store import tables
from spielwerk.table.views.common import page
from spielwerk.table.views.forms import SetupForm
from spielwerk.table.views.invite import meet_friends
from spielwerk.table.views.start import boxes, sit_down

LAN_COMMAND = "make play LAN=1"
LOOKS = "board.css"
"""The style sheet of a board, for the pictures of what can be chosen."""
NETWORK = "network"
"""The value of the button that opens the server to the network."""


def setup(request: HttpRequest, game: str) -> HttpResponse:
    """`GET /new/<game>` draws the form, `POST` makes the table, or draws the form again with `redraw`."""
    if game not in playable():
        raise Http404
    if request.method != "POST":
        return _page(request, game, SetupForm(box(game), request.GET.get("mode", "")))
    form = SetupForm(box(game), request.POST.get("mode", ""), request.POST.dict())
    if "redraw" in request.POST:
        alone = request.POST["redraw"] == NETWORK and not open_network(request)
        return _page(request, game, form, alone=alone)
    fixed = form.mended(request.POST["fix"]) if "fix" in request.POST else form
    read = fixed.read()
    if read is None or fixed is not form:
        return _page(request, game, fixed)
    chosen, plan = read
    try:
        created = tables.create(
            game,
            chosen,
            plan,
            mode=form.mode,
            luck=form.luck,
            known=form.luck_given,
            clock=form.clock.read(),
        )
    except Refused as error:
        form.problems["seats"] = text(error.key, **error.params)
        return _page(request, game, form)
    if form.mode != "friends":
        return sit_down(request, created, game)
    return meet_friends(request, created, game)


def _page(request: HttpRequest, game: str, form: SetupForm, *, alone: bool = False) -> HttpResponse:
    chosen = {"id": game, "name": str(box(game).name)}
    return page(
        request,
        "setup",
        422 if form.wrong else 200,
        game=chosen,
        games=boxes(),
        form=form,
        fixes=form.fixes() if form.wrong else [],
        looks=looks if (looks := f"boards/{game}/{LOOKS}") in static_files.files() else "",
        loopback=loopback(request, alone=alone) if form.mode == "friends" else {},
    )


def loopback(request: HttpRequest, *, alone: bool = False) -> dict[str, Any]:
    """Returns how the server can be opened to the network: by a button, or by a command; empty if it is open.

    `alone` says that the button was pressed, but the machine is in no network.
    """
    if settings.SPIELWERK_PUBLIC:
        return {}
    before, command, after = text("table-loopback", command=LAN_COMMAND).partition(LAN_COMMAND)
    found = {"before": before, "command": command, "after": after}
    return {**found, "button": can_be_opened(request), "alone": alone}
