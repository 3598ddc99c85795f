"""The start page, the viewer's preferences, and *Play now*."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone

from spielwerk.boards.registry import campaign_pages
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.story import stories, story
from spielwerk.kernel.text import LANGUAGES, text
from spielwerk.table.people import my_campaigns, my_tables, seats, tokens
from spielwerk.table.people.guided_game import begin, guided
from spielwerk.table.render.campaign import headline
from spielwerk.table.serving import static_files
from spielwerk.table.store import tables
from spielwerk.table.views.common import BRIEFING_COOKIE, THEMES, YEAR, inside, page
from spielwerk.table.views.forms import quick_plan

PREFERENCES = {
    "language": LANGUAGES,
    "theme": THEMES,
    "effects": ("on", "off"),
    "keys": ("on", "off"),
}

MOST_TABLES = 8
"""Most tables listed here, running ones first; *My tables* has them all."""
COVER = "cover.svg"
"""The drawing of a game, among the static files of its board."""


def boxes(chosen: str = "") -> list[dict[str, Any]]:
    """Returns what the page shows of all playable games, the chosen one first."""
    ids = sorted(playable(), key=lambda id: id != chosen)
    return [
        {
            "id": id,
            "name": str(box(id).name),
            "lead": box(id).speech().cover("lead"),
            "against": against(id),
            "cover": cover(id),
            "guided": id in guided(),
        }
        for id in ids
    ]


def cover(game: str) -> str:
    """Returns the path of a game's own drawing among the static files; empty if its board has none."""
    path = f"boards/{game}/{COVER}"
    return path if path in static_files.files() else ""


def chosen_game(request: HttpRequest) -> str:
    """Returns the game that was last played in this browser, or else the first of the list."""
    known = playable()
    last = request.COOKIES.get("game", "")
    return last if last in known else known[0] if known else ""


def against(game: str) -> str:
    """Returns the opponents of a quick game, in words."""
    seats = box(game).schema().read(box(game).quick())["seats"]
    automas = sum([bool(seat.get(AUTOMA)) for seat in seats])
    key = "table-start-against-automa" if automas else "table-start-against-bots"
    return text(key, n=automas or len(seats) - 1)


def start(request: HttpRequest) -> HttpResponse:
    """`GET /`: the start page."""
    game = chosen_game(request)
    known = my_tables.listed(seats.keys(request), most=MOST_TABLES, running_first=True)
    return page(
        request,
        "start",
        games=boxes(game),
        chosen=game,
        tables=[_summary(table) for table in known],
        campaigns=[_campaign(found) for found in my_campaigns.listed(seats.keys(request))],
        stories=[_story(id) for id in stories()],
    )


def _story(id: str) -> dict[str, str]:
    """Returns what the start page shows of a story that can be begun."""
    welcome = campaign_pages(id).welcome()
    return {
        "id": id,
        "name": str(story(id).name),
        "hint": welcome.hint if welcome else text("table-campaign-new-over"),
    }


def _campaign(found: my_campaigns.MyCampaign) -> dict[str, object]:
    """Returns what the start page shows of a campaign: how far it is, and who plays."""
    live = found.live
    return {
        "id": live.id,
        "name": str(live.story.name),
        "next": headline(live, campaign_pages(live.story.id)),
        "who": " – ".join([side.name for side in live.sides if side.name and side.status != "left"]),
        "over": live.leg is None,
        "mine": found.turn,
        "when": ago(live.updated),
    }


def _summary(table: my_tables.MyTable) -> dict[str, object]:
    """Returns what the start page shows of a table: who plays, and whether this browser is asked."""
    name = str(box(table.game).name) if table.game in playable() else table.game
    sides = [side.called for side in table.own] + [my_tables.with_player(side) for side in table.others]
    return {
        "id": table.id,
        "game": name,
        "mode": text(f"table-mode-{table.mode}"),
        "sides": sides,
        "over": table.over,
        "mine": table.turn,
        "when": ago(table.updated),
        "open": text("table-start-look" if table.over else "table-start-open"),
    }


def ago(moment: datetime) -> str:
    """Returns how long ago a moment was, in words."""
    minutes = int((timezone.now() - moment).total_seconds() // 60)
    if minutes < 1:
        return text("table-when-now")
    if minutes < 60:
        return text("table-when-minutes", n=minutes)
    if minutes < 24 * 60:
        return text("table-when-hours", n=minutes // 60)
    return text("table-when-days", n=minutes // (24 * 60))


def preferences(request: HttpRequest) -> HttpResponse:
    """`POST /preferences`: stores language, theme and so on in cookies, then goes back to the page."""
    response = HttpResponseRedirect(inside(request.POST.get("next", "/")))
    response.status_code = 303
    for name, allowed in PREFERENCES.items():
        value = request.POST.get(name, "")
        if value in allowed:
            response.set_cookie(name, value, max_age=YEAR, samesite="Lax", httponly=True)
    return response


def play(request: HttpRequest) -> HttpResponse:
    """`POST /play`: starts a game with opponents in one click."""
    game = request.POST.get("game", "")
    if game not in playable():
        game = chosen_game(request)
    schema = box(game).schema()
    luck = tokens.new_luck()
    setup = schema.read(schema.dealt(box(game).quick(), luck.deal))
    created = tables.create(game, setup, quick_plan(setup["seats"]), mode="solo", luck=luck, known=False)
    return sit_down(request, created, game)


def first_game(request: HttpRequest, game: str) -> HttpResponse:
    """`POST /guide/<game>`: starts a guided first game."""
    if game not in guided():
        raise Http404
    return sit_down(request, begin(game), game)


def sit_down(request: HttpRequest, created: tables.Created, game: str, where: str = "") -> HttpResponse:
    """Makes this browser the host of a new table and goes there."""
    response = HttpResponseRedirect(f"/table/{created.id}{where}")
    response.status_code = 303
    seats.claim(request, response, created.host)
    response.set_cookie("game", game, max_age=YEAR, samesite="Lax", httponly=True)
    path = f"/table/{created.id}"
    response.set_cookie(BRIEFING_COOKIE, "on", max_age=YEAR, path=path, samesite="Lax", httponly=True)
    return response
