"""The players: a card each with their belongings, and all of them in one low row for a phone."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.icons import icon
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import PALETTE, Scene, chip
from spielwerk.games.dei import names
from spielwerk.games.dei.options import RESOURCES
from spielwerk.games.dei.panels import label, pad
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

FACTS = (
    "reserve",
    "candy",
    "scrappers",
    "leader",
    "hand",
    "played",
    "down",
    "recycled",
    "cubes",
    "structures",
)
"""The facts on a card, in this order; badges are next to the plan."""
NONE = "–"
RESERVE = ('<circle r="10"/>', '<path d="M0 -10L11 9H-11Z"/>')
"""Technology and energy, as on the plan."""


def players(scene: Scene) -> str:
    """Returns the cards in turn order."""
    view: Any = scene.view
    found = "".join([_card(scene, seat) for seat in view.round])
    return f'<ol class="dei-players">{found}</ol>'


def _card(scene: Scene, seat: int) -> str:
    """Returns name and points, reserve and hand, and the rows of the score."""
    view: Any = scene.view
    wanted = {label(key): place for place, key in enumerate(FACTS)}
    rows = [row for row in pad(view, seat, rules_of(scene)).rows if row[0] in wanted and row[1] != NONE]
    rows.sort(key=lambda row: wanted[row[0]])
    facts = "".join([f"<dt>{esc(capital(name))}</dt><dd>{esc(value)}</dd>" for name, value in rows])
    turn = ' aria-current="true"' if view.active == seat and not scene.over else ""
    sitter = scene.person(seat) or scene.sitter(seat)
    name = esc(names.seat(seat, rules_of(scene)).name)
    return (
        f'<li class="panel seat-{seat % PALETTE}" id="badge-{seat}" data-ref="seat:{seat}"{turn}>'
        f'<h3>{chip(seat)}<span>{name}<span class="muted">{esc(sitter)}</span></span>'
        f"<b>{_points(scene, seat)}</b></h3><dl>{facts}</dl>{_lines(scene, seat)}</li>"
    )


def _lines(scene: Scene, seat: int) -> str:
    """Returns the score, line by line."""
    lines = [(line.key, "?" if line.points is None else line.points) for line in scene.score(seat)]
    rows = "".join(
        [f"<dt>{esc(capital(scene.speech.score(key)))}</dt><dd>{points}</dd>" for key, points in lines]
    )
    return f'<details id="points-{seat}"><summary>{esc(text("kit-score"))}</summary><dl>{rows}</dl></details>'


def _points(scene: Scene, seat: int) -> str:
    lines = scene.score(seat)
    known = sum([line.points for line in lines if line.points is not None])
    return f"{known}" + (" + ?" if any(line.points is None for line in lines) else "")


def strip(scene: Scene) -> str:
    """Returns points and reserve of each player in one row; a tap leads to the card."""
    view: Any = scene.view
    found = []
    for seat in view.round:
        p = view.players[seat]
        turn = " turn" if view.active == seat and not scene.over else ""
        amounts = [names.amount(kind, n) for kind, n in enumerate((p.technology, p.energy))]
        reserve = "".join(
            [
                f'<span class="token {RESOURCES[kind]}" title="{esc(words)}">'
                f'<svg viewBox="-12 -11 24 22" aria-hidden="true">{RESERVE[kind]}</svg>'
                f'<span class="n" aria-hidden="true">{n}</span><span class="word">{esc(words)}</span></span>'
                for kind, (words, n) in enumerate(zip(amounts, (p.technology, p.energy), strict=True))
            ]
        )
        name = esc(names.seat(seat, rules_of(scene)).name)
        unit = f'<span class="unit"> {esc(text("dei-board-points"))}</span>'
        points = f"{icon('points')}{_points(scene, seat)}{unit}"
        whole = esc(text("kit-score"))
        found.append(
            f'<li><button type="button" class="strip-badge{turn}" id="strip-{seat}"'
            f' data-badge="badge-{seat}">{chip(seat)}<span class="hidden-text">{name}</span>'
            f'<b title="{whole}">{points}</b>{reserve}</button></li>'
        )
    return f'<ol class="strip" id="strip">{"".join(found)}</ol>'
