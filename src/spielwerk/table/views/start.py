"""The start page, the viewer's wishes, and *Play now*."""

from __future__ import annotations

from datetime import datetime

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone

from spielwerk.kernel.registry import box, games
from spielwerk.kernel.text import LANGUAGES, text
from spielwerk.table import seats, tables
from spielwerk.table.sitting import BOT, PERSON, SeatPlan
from spielwerk.table.views.common import THEMES, YEAR, inside, page

PREFERENCES = {
    "language": LANGUAGES,
    "theme": THEMES,
    "effects": ("on", "off"),
    "keys": ("on", "off"),
}
QUICK_BOT = f"{BOT}greedy"


def boxes() -> list[dict[str, str]]:
    """All games that can be played, with their names."""
    return [{"id": id, "name": str(box(id).name)} for id in games()]


def chosen_game(request: HttpRequest) -> str:
    """The game that was played last in this browser, else the first there is."""
    known = games()
    last = request.COOKIES.get("game", "")
    return last if last in known else known[0] if known else ""


def quick_seats(game: str) -> int:
    """How many sit down for a quick game: the fewest the game allows, but at least one opponent."""
    schema = box(game).schema()
    return min(max(schema.least_seats, 2), schema.most_seats)


def start(request: HttpRequest) -> HttpResponse:
    """`GET /`"""
    game = chosen_game(request)
    bots = quick_seats(game) - 1 if game else 0
    known = [_summary(summary) for summary in tables.listing(seats.keys(request))]
    return page(request, "start", games=boxes(), chosen=game, bots=bots, tables=known)


def _summary(summary: tables.Summary) -> dict[str, object]:
    name = str(box(summary.game).name) if summary.game in games() else summary.game
    return {
        "id": summary.id,
        "game": name,
        "mode": text(f"table-mode-{summary.mode}"),
        "names": ", ".join([name for name in summary.names if name]),
        "over": summary.over,
        "mine": any(seat in summary.seats for seat in summary.awaits),
        "when": ago(summary.updated),
        "open": text("table-start-look" if summary.over else "table-start-open"),
    }


def ago(moment: datetime) -> str:
    """How long ago, in words."""
    minutes = int((timezone.now() - moment).total_seconds() // 60)
    if minutes < 1:
        return text("table-when-now")
    if minutes < 60:
        return text("table-when-minutes", n=minutes)
    if minutes < 24 * 60:
        return text("table-when-hours", n=minutes // 60)
    return text("table-when-days", n=minutes // (24 * 60))


def preferences(request: HttpRequest) -> HttpResponse:
    """`POST /preferences`: language, theme and the like, kept in cookies; then back to the page."""
    response = HttpResponseRedirect(inside(request.POST.get("next", "/")))
    response.status_code = 303
    for name, allowed in PREFERENCES.items():
        value = request.POST.get(name, "")
        if value in allowed:
            response.set_cookie(name, value, max_age=YEAR, samesite="Lax", httponly=True)
    return response


def play(request: HttpRequest) -> HttpResponse:
    """`POST /play`: one click, and the viewer sits at a table with bots."""
    game = request.POST.get("game", "")
    if game not in games():
        game = chosen_game(request)
    number = quick_seats(game)
    plan = [SeatPlan(PERSON), *[SeatPlan(QUICK_BOT)] * (number - 1)]
    created = tables.create(game, {"seats": number}, plan, mode="solo")
    return sit_down(request, created, game)


def sit_down(request: HttpRequest, created: tables.Created, game: str, where: str = "") -> HttpResponse:
    """Make this browser the host of a new table and go there."""
    response = HttpResponseRedirect(f"/table/{created.id}{where}")
    response.status_code = 303
    seats.claim(request, response, created.host)
    response.set_cookie("game", game, max_age=YEAR, samesite="Lax", httponly=True)
    return response
