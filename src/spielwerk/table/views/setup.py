"""Setting up a table: the form of a game, and the table made from it."""

from __future__ import annotations

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.text import text
from spielwerk.table.errors import Refused
from spielwerk.table.store import tables
from spielwerk.table.views.common import page
from spielwerk.table.views.forms import SetupForm
from spielwerk.table.views.invite import meet_friends
from spielwerk.table.views.start import boxes, sit_down

LAN_COMMAND = "make play LAN=1"


def setup(request: HttpRequest, game: str) -> HttpResponse:
    """`GET /new/<game>` draws the form, `POST` makes the table, or draws the form again with `redraw`."""
    if game not in playable():
        raise Http404
    if request.method != "POST":
        return _page(request, game, SetupForm(box(game), request.GET.get("mode", "")))
    form = SetupForm(box(game), request.POST.get("mode", ""), request.POST.dict())
    if "redraw" in request.POST:
        return _page(request, game, form)
    read = form.read()
    if read is None:
        return _page(request, game, form)
    chosen, plan = read
    try:
        created = tables.create(game, chosen, plan, mode=form.mode, luck=form.luck, known=form.luck_given)
    except Refused as error:
        form.problems["seats"] = text(error.key, **error.params)
        return _page(request, game, form)
    if form.mode != "friends":
        return sit_down(request, created, game)
    return meet_friends(request, created, game)


def _page(request: HttpRequest, game: str, form: SetupForm) -> HttpResponse:
    chosen = {"id": game, "name": str(box(game).name)}
    return page(
        request,
        "setup",
        422 if form.wrong else 200,
        game=chosen,
        games=boxes(),
        form=form,
        loopback=loopback() if form.mode == "friends" else {},
    )


def loopback() -> dict[str, str]:
    """Returns a sentence on how to open the server to the network, and the command; empty if it is open."""
    if settings.SPIELWERK_PUBLIC:
        return {}
    before, command, after = text("table-loopback", command=LAN_COMMAND).partition(LAN_COMMAND)
    return {"before": before, "command": command, "after": after}
