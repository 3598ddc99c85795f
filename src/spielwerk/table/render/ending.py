"""Draws the end of a game: places, the breakdown of all scores, tie-breaks, and what to do next."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import chip, seat_heading
from spielwerk.kernel.event import Event
from spielwerk.kernel.outcome import Outcome
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text
from spielwerk.table.render.prompt import joined
from spielwerk.table.render.scene import TableScene


def ending(scene: TableScene) -> str:
    """Draws the column that replaces the options when the game is over."""
    outcome = scene.outcome
    assert outcome is not None
    return (
        '<section id="choices" class="choices" aria-labelledby="choices-title">'
        f'<h2 id="choices-title">{icon("flag")}{esc(text("table-result"))}</h2>'
        f'<div class="end">{_places(scene, outcome)}{_ties(scene, outcome)}{_next(scene)}</div></section>'
    )


def _places(scene: TableScene, outcome: Outcome) -> str:
    """Draws a power that has won, the seats in the order of their places, then the seats without a place.

    Seats that have won or lost together share a verdict instead.
    """
    if outcome.together:
        return _verdict(scene, outcome)
    places, last = outcome.ranks, len(outcome.scores) + 2
    rows = []
    if outcome.victor:
        rows.append(_row("1.", -1, scene.speech.victor(outcome.victor), "", won=True))
    for score in sorted(outcome.scores, key=lambda score: places.get(score.seat, last)):
        place = f"{places[score.seat]}." if score.seat in places else "–"
        points = text("table-points", n=score.total) if score.items else ""
        won = score.seat in outcome.winners
        rows.append(_row(place, score.seat, scene.seat_name(score.seat), points, won=won))
    return f'<ol class="places">{"".join(rows)}</ol>'


def _verdict(scene: TableScene, outcome: Outcome) -> str:
    """Draws the common victory or defeat of all seats; nobody is ranked."""
    won = bool(outcome.winners)
    sentence = text("kernel-all-won") if won else scene.speech.victory(outcome.victor)
    title = text("table-victory" if won else "table-defeat")
    told = [scene.speech.event(event, scene.rules) for _, event in last_event(scene)]
    how = "".join([f'<p class="how">{esc(line)}</p>' for line in told])
    seats = "".join(
        [f"<li>{chip(seat)}<span>{esc(scene.seat_name(seat))}</span></li>" for seat in scene.seats]
    )
    return (
        f'<div class="shared-end {"won" if won else "lost"}"><h3>{icon("flag")}{esc(title)}</h3>'
        f"<p>{esc(sentence)}</p>{how}</div>"
        f'<ul class="places together">{seats}</ul>'
    )


def last_event(scene: TableScene) -> list[tuple[int, Event]]:
    """Returns the last event of the log, which tells how a game has ended, with its moment."""
    return [(moment, event) for moment, _, event in list(scene.live.log(scene.viewer))[-1:]]


def _row(place: str, seat: int, name: str, points: str, *, won: bool) -> str:
    winner = ' class="winner"' if won else ""
    return (
        f'<li{winner}><span class="place">{place}</span>{chip(seat)}<span>{esc(name)}</span>'
        f'<span class="points">{esc(points)}</span></li>'
    )


def _ties(scene: TableScene, outcome: Outcome) -> str:
    """Says which seats had the same number of points, and what broke the tie."""
    if outcome.together:
        return ""
    order = [seat for place in outcome.places for seat in place]
    points = {score.seat: score.total for score in outcome.scores}
    lines: list[str] = []
    for total in dict.fromkeys([points[seat] for seat in order]):
        level = [seat for seat in order if points[seat] == total]
        places = [place for place in outcome.places if place[0] in level]
        who = joined([scene.seat_name(seat) for seat in level])
        if len(level) > 1 and len(places) > 1 and outcome.tie_breaks:
            ahead = joined([scene.seat_name(seat) for seat in places[0]])
            by = _decided_by(scene, outcome, level)
            lines.append(text("table-tie-decided", who=who, n=total, by=by, ahead=ahead))
        elif len(level) > 1 and len(places) == 1:
            lines.append(text("table-tie-shared", who=who, n=total))
    if outcome.tie_breaks and not lines:
        lines.append(text("table-tie-broken", by=_decided_by(scene, outcome, order)))
    return "".join([f'<p class="muted">{esc(line)}</p>' for line in lines])


def _decided_by(scene: TableScene, outcome: Outcome, level: list[int]) -> str:
    """Returns the tie-breaks that separated some seats, with each seat's value."""
    decisive: list[str] = []
    for i, key in enumerate(outcome.tie_breaks):
        name = scene.speech.tie_break(key)
        values = outcome.measured[i] if i < len(outcome.measured) else ()
        if not values:
            decisive.append(name)
        elif len({values[seat] for seat in level}) > 1:
            had = ", ".join([f"{scene.seat_name(seat)}: {values[seat]}" for seat in level])
            decisive.append(f"{name} ({had})")
    return ", ".join(decisive)


def _next(scene: TableScene) -> str:
    """Draws what to do next: play again, look back, export the record."""
    at = f"/table/{esc(scene.live.id)}"
    rematch = (
        f'<button form="rematch" class="button primary">{icon("again")}{esc(text("table-rematch"))}</button>'
        if scene.viewer >= 0
        else ""
    )
    if campaign := scene.live.campaign:
        rematch = (
            f'<a class="button primary" href="/campaign/{esc(campaign)}">{icon("flag")}'
            f"{esc(text('table-campaign-go-on'))}</a>"
        )
    return (
        f'<div class="row">{rematch}'
        f'<a class="button" href="{at}/at/0">{icon("play")}{esc(text("table-replay"))}</a>'
        f'<a class="button" href="{at}/export" download>{icon("save")}{esc(text("table-export"))}</a></div>'
        f"{_share(scene)}"
    )


def _share(scene: TableScene) -> str:
    """Draws the luck key, with which anybody can check the luck of the game and deal it again.

    A match that began with other luck, or from a saved position, cannot be dealt again.
    """
    live = scene.live
    whole = live.match.start is None and live.match.since == 0
    again = (
        f'<button form="rematch" name="luck" value="same" class="button">'
        f"{icon('again')}{esc(text('table-rematch-same'))}</button>"
        if scene.viewer >= 0 and whole and not live.campaign
        else ""
    )
    if not whole and not live.seal:
        return ""
    hint = text("table-share-hint" if whole else "table-luck-check-from-here")
    return (
        f'<div class="share"><h3>{esc(text("table-share"))}</h3>'
        f'<p class="muted">{esc(hint)}</p>'
        f'<p class="row"><code class="seed">{live.luck_key}</code><button type="button" class="button small"'
        f' data-copy="{live.luck_key}" data-done="{esc(text("table-seats-copied"))}">{icon("link")}'
        f"{esc(text('table-share-copy'))}</button>{again}</p></div>{_check(live.seal)}"
    )


def _check(seal: str) -> str:
    """Draws the seal that the key fits, and how to check all draws; empty if the luck has no seal."""
    if not seal:
        return ""
    command = f"spielwerk replay <span>--verify-luck</span> {esc(text('table-luck-check-file'))}"
    return (
        f'<div class="share"><h3>{esc(text("table-luck"))}</h3>'
        f'<p class="muted">{esc(text("table-luck-check"))}</p><p><code class="seed">{seal}</code></p>'
        f'<p class="muted">{esc(text("table-luck-check-how"))}</p>'
        f'<p><code class="seed">{command}</code></p></div>'
    )


def breakdown(scene: TableScene) -> str:
    """Draws all scores side by side."""
    outcome = scene.outcome
    assert outcome is not None
    keys: list[str] = []
    for score in outcome.scores:
        keys += [item.key for item in score.items if item.key not in keys]
    if not keys:
        return ""
    head = "".join(
        [f'<th scope="col" class="number">{seat_heading(scene, s.seat)}</th>' for s in outcome.scores]
    )
    rows: list[str] = []
    for key in keys:
        cells = ""
        for score in outcome.scores:
            items = [item for item in score.items if item.key == key]
            points = sum([item.points for item in items])
            count = sum([item.count for item in items])
            counted = f' <span class="count">({count})</span>' if count not in (0, points) else ""
            cells += f'<td class="number">{points}{counted}</td>'
        rows.append(f'<tr><th scope="row">{esc(capital(scene.speech.score(key)))}</th>{cells}</tr>')
    totals = "".join([f'<td class="number">{score.total}</td>' for score in outcome.scores])
    return (
        f'<section class="panel wide breakdown" id="breakdown"><h2>{icon("score")}'
        f"{esc(text('table-breakdown'))}</h2>"
        f'<div class="scroll" tabindex="0" role="region" aria-label="{esc(text("table-breakdown"))}">'
        f'<table class="grid-table"><thead><tr><td></td>{head}</tr></thead><tbody>'
        f'{"".join(rows)}<tr class="total"><th scope="row">{esc(text("table-total"))}</th>{totals}</tr>'
        f"</tbody></table></div></section>"
    )
