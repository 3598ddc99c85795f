"""The rulebook of a game, and the rules that apply at a table."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe

from spielwerk.kernel.registry import box, playable, rules_owner
from spielwerk.kernel.text import text
from spielwerk.table.people import my_tables, seats
from spielwerk.table.render import applicable_rules
from spielwerk.table.render.rules import MOST_FOUND, beside, entry, search, sections
from spielwerk.table.render.scene import TableScene
from spielwerk.table.views.common import by_htmx, look, number, page

LONGEST = 100
"""Most letters of a search."""
LONGEST_ABOUT = 200
MOST_ASKED = 4
"""Most things that one request may ask about."""


def book(request: HttpRequest, game: str, ledger: str = "") -> HttpResponse:
    """`GET /rules/<game>[/<ledger>]`: a ledger, or with `?q=` the search results from all of them."""
    if game not in playable():
        raise Http404
    books = applicable_rules.ledgers(game, my_tables.spoilers(seats.keys(request), game))
    if not books or (ledger and ledger not in books):
        raise Http404
    wish = " ".join(request.GET.get("q", "")[:LONGEST].split())
    shown = ledger or next(iter(books))
    found, words = search(books, wish)
    hits = [entry(r, words, f"/rules/{game}/{name}") for name, r in found[:MOST_FOUND]]
    return page(
        request,
        "rulebook",
        game={"id": game, "name": str(box(game).name)},
        books=[(name, str(each.title), len(each.rules)) for name, each in books.items()],
        shown=shown,
        title=str(books[shown].title),
        sections=[] if wish else sections(books[shown]),
        wish=wish,
        found=len(found),
        hits=mark_safe("".join(hits)),
        more=len(found) > MOST_FOUND,
    )


def at_table(request: HttpRequest, table_id: str) -> HttpResponse:
    """`GET /table/<id>/rules?about=…`: the rules that apply to something at the table.

    `about` may be repeated: pointing at a piece also points at its place and perhaps at an option.
    """
    seen = look(request, table_id)
    live = seen.live
    moment = number(request.GET.get("moment", ""))
    past = live.at(moment) if 0 <= moment < live.moments else None
    scene = TableScene(live, seen.seat, past)
    keys = frozenset(live.game.setup.get("spoilers", ())) | live.game.box.keys(live.match.state)
    asked = [about[:LONGEST_ABOUT] for about in request.GET.getlist("about")[:MOST_ASKED]] or ["ask"]
    found: dict[str, applicable_rules.Topic] = {}
    for about in asked:
        for topic in applicable_rules.topics(scene, about, keys):
            found.setdefault(topic.title, topic)
    body = beside(live.game.id, list(found.values()), keys)
    if by_htmx(request):
        return HttpResponse(body)
    return page(
        request,
        "rules",
        id=live.id,
        game=rules_owner(live.game.id),
        name=str(live.game.box.name),
        heading=text("table-rules"),
        body=mark_safe(body),
    )
