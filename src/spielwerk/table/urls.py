"""The addresses of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponseBase
from django.urls import URLPattern, path

from spielwerk.table.errors import NotAllowed
from spielwerk.table.serving import event_stream, static_files
from spielwerk.table.views import (
    campaigns,
    invite,
    my_tables,
    notes,
    past,
    play,
    report,
    rulebook,
    setup,
    start,
)
from spielwerk.table.views.common import DEED, FORM, spoken
from spielwerk.table.views.errors import error_page

View = Callable[..., HttpResponseBase]
READ = ("GET", "HEAD")


def only(methods: tuple[str, ...], view: View) -> View:
    """Restricts a view to these methods; other methods get a page that says so."""
    allowed = spoken(view)

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.method in methods:
            return allowed(request, *args, **kwargs)
        response = error_page(request, NotAllowed(f"{request.method} is not for this address"))
        response["Allow"] = ", ".join(methods)
        return response

    return wrapped


def look(address: str, view: View) -> URLPattern:
    """Declares a page that changes nothing."""
    return path(address, only(READ, view))


def post(address: str, view: View) -> URLPattern:
    """Declares an address for posts."""
    return path(address, only(("POST",), view), name=DEED)


def form(address: str, view: View) -> URLPattern:
    """Declares a page with a form that is posted to the same address."""
    return path(address, only((*READ, "POST"), view), name=FORM)


urlpatterns = [
    look("", start.start),
    post("preferences", start.preferences),
    post("play", start.play),
    post("guide/<str:game>", start.first_game),
    form("new/<str:game>", setup.setup),
    form("seat/<str:token>", invite.seat),
    form("watch/<str:token>", invite.watch),
    form("enter", invite.enter),
    look("tables", my_tables.listed),
    look("tables/export", my_tables.export_all),
    form("import", past.bring),
    form("campaign/import", campaigns.bring),
    form("campaign/new/<str:story_id>", campaigns.new),
    form("sheet/<str:token>", campaigns.claim),
    form("campaign/<str:campaign_id>", campaigns.campaign),
    look("campaign/<str:campaign_id>/<int:link>", campaigns.past),
    look("campaign/<str:campaign_id>/log", campaigns.log),
    form("campaign/<str:campaign_id>/players", campaigns.players),
    form("campaign/<str:campaign_id>/enter", campaigns.enter),
    form("campaign/<str:campaign_id>/correct", campaigns.correct),
    look("campaign/<str:campaign_id>/export", campaigns.export),
    form("campaign/<str:campaign_id>/delete", campaigns.delete),
    look("rules/<str:game>", rulebook.book),
    look("rules/<str:game>/<str:ledger>", rulebook.book),
    look("table/<str:table_id>", play.table),
    look("table/<str:table_id>/fragment", play.fragment),
    look("table/<str:table_id>/turn", play.turn),
    look("table/<str:table_id>/preview", play.preview),
    post("table/<str:table_id>/act", play.act),
    look("table/<str:table_id>/at/<int:moment>", past.at),
    look("table/<str:table_id>/log", past.log),
    look("table/<str:table_id>/rules", rulebook.at_table),
    look("table/<str:table_id>/export", past.export),
    look("table/<str:table_id>/debug", past.debug),
    look("table/<str:table_id>/report/<int:moment>", report.report),
    form("table/<str:table_id>/seats", invite.invite),
    form("table/<str:table_id>/notes", notes.notes),
    form("table/<str:table_id>/delete", past.delete),
    post("table/<str:table_id>/rematch", past.rematch),
    post("table/<str:table_id>/fork", past.fork),
    path("table/<str:table_id>/events", event_stream.events),
    path("static/<path:path>", static_files.serve),
]

handler400 = "spielwerk.table.views.errors.bad_request"
handler403 = "spielwerk.table.views.errors.forbidden"
handler404 = "spielwerk.table.views.errors.not_found"
handler500 = "spielwerk.table.views.errors.server_error"
