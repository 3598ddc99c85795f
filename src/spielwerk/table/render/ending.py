"""The end of a game: places, the breakdown of all scores, tie-breaks, and what to do next."""

from __future__ import annotations

from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.text import text
from spielwerk.table.render.html import esc
from spielwerk.table.render.icons import icon
from spielwerk.table.render.scene import Scene, chip


def ending(scene: Scene) -> str:
    """The column that takes the place of the choices when the game is over."""
    outcome = scene.outcome
    assert outcome is not None
    return (
        '<section id="choices" class="choices" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("flag")}{esc(text("table-result"))}</h2>'
        f'<div class="end">{_places(scene, outcome)}{_ties(scene, outcome)}{_next(scene)}</div></section>'
    )


def _places(scene: Scene, outcome: Outcome) -> str:
    points = {score.seat: score.total for score in outcome.scores}
    rows: list[str] = []
    place = 1
    for group in outcome.places:
        for seat in group:
            winner = ' class="winner"' if place == 1 else ""
            rows.append(
                f'<li{winner}><span class="place">{place}.</span>{chip(seat)}'
                f"<span>{esc(scene.seat_name(seat))}</span>"
                f'<span class="points">{esc(text("table-points", n=points.get(seat, 0)))}</span></li>'
            )
        place += len(group)
    return f'<ol class="places">{"".join(rows)}</ol>'


def _ties(scene: Scene, outcome: Outcome) -> str:
    if not outcome.tie_breaks:
        return ""
    names = ", ".join([scene.speech.tie_break(key) for key in outcome.tie_breaks])
    return f'<p class="muted">{esc(text("table-tie-broken", by=names))}</p>'


def _next(scene: Scene) -> str:
    at = f"/table/{esc(scene.live.id)}"
    rematch = (
        f'<button form="rematch" class="button primary">{icon("again")}{esc(text("table-rematch"))}</button>'
        if scene.viewer >= 0
        else ""
    )
    return (
        f'<div class="row">{rematch}'
        f'<a class="button" href="{at}/at/0">{icon("play")}{esc(text("table-replay"))}</a>'
        f'<a class="button" href="{at}/export" download>{icon("save")}{esc(text("table-export"))}</a></div>'
    )


def breakdown(scene: Scene) -> str:
    """All scores side by side."""
    outcome = scene.outcome
    assert outcome is not None
    keys: list[str] = []
    for score in outcome.scores:
        keys += [item.key for item in score.items if item.key not in keys]
    head = "".join(
        [f'<th scope="col" class="number">{esc(scene.seat_name(s.seat))}</th>' for s in outcome.scores]
    )
    rows: list[str] = []
    for key in keys:
        cells = ""
        for score in outcome.scores:
            items = [item for item in score.items if item.key == key]
            points = sum([item.points for item in items])
            count = sum([item.count for item in items])
            counted = f' <span class="count">({count})</span>' if count else ""
            cells += f'<td class="number">{points}{counted}</td>'
        rows.append(f'<tr><th scope="row">{esc(scene.speech.score(key))}</th>{cells}</tr>')
    totals = "".join([f'<td class="number">{score.total}</td>' for score in outcome.scores])
    return (
        f'<section class="panel wide breakdown" id="breakdown"><h2>{icon("score")}'
        f"{esc(text('table-breakdown'))}</h2>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{esc(text("table-breakdown"))}">'
        f'<table class="grid-table"><thead><tr><td></td>{head}</tr></thead><tbody>'
        f'{"".join(rows)}<tr class="total"><th scope="row">{esc(text("table-total"))}</th>{totals}</tr>'
        f"</tbody></table></div></section>"
    )
