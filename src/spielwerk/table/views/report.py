"""A turn that somebody thinks is wrong, as a file: the position, the card, and every step."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from msgspec import json, to_builtins

from spielwerk import __version__
from spielwerk.kernel.speech import Reason, plain
from spielwerk.table.render.why import explanations
from spielwerk.table.store.export_record import setup_of
from spielwerk.table.views.common import look

FORMAT = 1


def report(request: HttpRequest, table_id: str, moment: int) -> HttpResponse:
    """`GET /table/<id>/report/<n>`: what this viewer knows of a moment, never more."""
    seen = look(request, table_id)
    live = seen.live
    if not 0 <= moment < live.moments:
        raise Http404
    events = tuple([event for at, _, event in live.log(seen.seat, moment - 1) if at == moment])
    turns = [
        {"seat": turn.seat, "short": plain(turn.short), "steps": [_step(step) for step in turn.steps]}
        for turn in explanations(live.game, events)
    ]
    found = {
        "spielwerk-report": FORMAT,
        "version": __version__,
        "game": live.game.id,
        "rules": live.game.box.version,
        "setup": setup_of(live),
        "moment": moment,
        "seat": seen.seat,
        "position": to_builtins(live.at(moment).view(seen.seat)),
        "events": [{"event": type(event).__name__, **to_builtins(event)} for event in events],
        "turns": turns,
    }
    answer = HttpResponse(json.format(json.encode(found)), content_type="application/json")
    answer["Content-Disposition"] = f'attachment; filename="{live.game.id}-{live.id}-{moment}.json"'
    return answer


def _step(step: Reason) -> dict[str, object]:
    return {**to_builtins(step), "words": plain(step.words)}
