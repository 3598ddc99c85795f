"""The addresses of the table."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpResponseBase
from django.urls import URLPattern, path
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from spielwerk.table import live, static
from spielwerk.table.views import invite, mine, past, play, report, rulebook, setup, start
from spielwerk.table.views.common import spoken
from spielwerk.table.views.errors import FORM

View = Callable[..., HttpResponseBase]


def look(address: str, view: View) -> URLPattern:
    """A page that changes nothing."""
    return path(address, require_GET(spoken(view)))


def post(address: str, view: View) -> URLPattern:
    """Something that is done."""
    return path(address, require_POST(spoken(view)))


def form(address: str, view: View) -> URLPattern:
    """A page with a form that is posted to the same address."""
    return path(address, require_http_methods(["GET", "POST"])(spoken(view)), name=FORM)


urlpatterns = [
    look("", start.start),
    post("preferences", start.preferences),
    post("play", start.play),
    post("guide/<str:game>", start.first_game),
    form("new/<str:game>", setup.setup),
    form("seat/<str:token>", invite.seat),
    form("watch/<str:token>", invite.watch),
    form("enter", invite.enter),
    look("tables", mine.listed),
    look("tables/export", mine.export_all),
    form("import", past.bring),
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
    form("table/<str:table_id>/delete", past.delete),
    post("table/<str:table_id>/rematch", past.rematch),
    post("table/<str:table_id>/fork", past.fork),
    path("table/<str:table_id>/events", live.events),
    path("static/<path:path>", static.serve),
]

handler400 = "spielwerk.table.views.errors.bad_request"
handler403 = "spielwerk.table.views.errors.forbidden"
handler404 = "spielwerk.table.views.errors.not_found"
handler500 = "spielwerk.table.views.errors.server_error"
