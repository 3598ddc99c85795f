"""What all pages share: the viewer's language and theme, errors as pages, who is looking."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.urls import Resolver404, ResolverMatch, resolve
from msgspec import Struct

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import LANGUAGES, current_language, language
from spielwerk.table.errors import TableError
from spielwerk.table.people import seats
from spielwerk.table.people.seats import Viewer
from spielwerk.table.store.live_table import LiveTable

THEMES = ("auto", "light", "dark")
YEAR = 365 * 24 * 3600
SEAT_COOKIE = "seat"
"""The cookie of a hot-seat game that says which seat has the device; one per table."""
BRIEFING_COOKIE = "briefing"
"""The cookie of a new table whose card before the first turn is still to be read."""
FORM, DEED = "form", "deed"
"""URL names: addresses that show a form and accept it, and addresses that only accept a POST."""
MOST_DIGITS = 18

View = Callable[..., HttpResponseBase]


# --- the viewer's wishes


def language_of(request: HttpRequest) -> str:
    """Returns the chosen language, or else the first supported one that the browser asks for."""
    chosen: str = request.COOKIES.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    wishes: str = request.headers.get("Accept-Language", "")
    for wish in wishes.split(","):
        code = wish.partition(";")[0].strip().partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def theme_of(request: HttpRequest) -> str:
    """Returns the theme: light, dark, or the system's."""
    chosen: str = request.COOKIES.get("theme", "")
    return chosen if chosen in THEMES else "auto"


def flag_of(request: HttpRequest, name: str, default: str) -> str:
    """Returns a preference that is on or off."""
    chosen: str = request.COOKIES.get(name, "")
    return chosen if chosen in ("on", "off") else default


def by_htmx(request: HttpRequest) -> bool:
    return bool(request.headers.get("HX-Request") == "true")


def inside(path: str) -> str:
    """Returns an address to go back to if it is on this site, or else the start page.

    >>> inside("/table/x?y=1"), inside("//elsewhere.example"), inside("https://elsewhere.example/")
    ('/table/x?y=1', '/', '/')
    """
    try:
        parts = urlsplit(path)
    except ValueError:  # half of an address with brackets
        return "/"
    rooted = path.startswith("/") and not path.startswith(("//", "/\\"))
    ours = rooted and not parts.scheme and not parts.netloc
    return path if ours else "/"


def number(value: str) -> int:
    """Returns a non-negative integer from a request; -1 for anything else.

    Numbers of more than `MOST_DIGITS` digits are refused; Python raises on several thousand.

    >>> number("12"), number("-3"), number("²"), number("9" * 5000)
    (12, -1, -1, -1)
    """
    return int(value) if value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS else -1


# --- addresses


def asked_for(request: HttpRequest) -> ResolverMatch:
    """Returns the URL match of a request, also before routing; an empty one if no page matches."""
    try:
        return request.resolver_match or resolve(request.path_info)
    except Resolver404:
        return ResolverMatch(page, (), {})


def way_back(request: HttpRequest) -> str:
    """Returns the address where this page, or the nearest one, can be opened again.

    The answer to a POST cannot be opened again: its address is then the table's, or the start page.
    """
    found = asked_for(request)
    if found.url_name != DEED:
        return str(request.get_full_path())
    if "campaign_id" in found.kwargs:
        return f"/campaign/{found.kwargs['campaign_id']}"
    return f"/table/{found.kwargs['table_id']}" if "table_id" in found.kwargs else "/"


# --- drawing


def page(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:
    """Renders a whole page from a template."""
    context.update(lang=current_language(), theme=theme_of(request), keys=flag_of(request, "keys", "on"))
    context["way_back"] = way_back(request)
    return render(request, f"table/{template}.html", context, status=status)


def spoken(view: View) -> View:
    """Runs a view in the viewer's language; table errors become a page."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        from spielwerk.table.views.errors import error_page

        with language(language_of(request)):
            try:
                return view(request, *args, **kwargs)
            except TableError as error:
                return error_page(request, error, kwargs.get("table_id", ""))

    return wrapped


# --- who is looking


class Visit(Struct, frozen=True):
    """A table, who is looking at it, and from which seat.

     `curtain` is the seat that must take the device first.  Until then only public information is shown, so
    `seat` is a spectator's.
    """

    live: LiveTable
    viewer: Viewer
    seat: int
    curtain: int = -1

    @property
    def stamp(self) -> int:
        """The number that the event stream compares."""
        return self.live.stamp(self.viewer.seats)


def look(request: HttpRequest, table_id: str) -> Visit:
    """Returns the table as it is now, for this browser."""
    return look_at(request, *seats.look(request, table_id))


def look_at(request: HttpRequest, live: LiveTable, viewer: Viewer, holder: int | None = None) -> Visit:
    """Returns the visit of a known browser to a known table; `holder` has just taken the device."""
    viewer = seats.seated(viewer, live)
    if live.mode != "hotseat" or len(viewer.seats) < 2:
        return Visit(live, viewer, viewer.seat)
    if holder is None:
        holder = _holder(request, viewer)
    asked = [seat for seat in live.awaits if seat in viewer.seats and not live.plan[seat].bot]
    if live.over or holder in asked:
        return Visit(live, viewer, viewer.seats[0] if holder is None else holder)
    if asked or holder is None:
        return Visit(live, viewer, SPECTATOR, asked[0] if asked else viewer.seats[0])
    return Visit(live, viewer, holder)


def _holder(request: HttpRequest, viewer: Viewer) -> int | None:
    holder = number(request.COOKIES.get(SEAT_COOKIE, ""))
    return holder if holder in viewer.seats else None
