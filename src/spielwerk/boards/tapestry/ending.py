"""The end of a game: each player's points by source and by era."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene, seat_heading
from spielwerk.boards.tapestry.typed import known_of
from spielwerk.games.tapestry.scoring import LINES, REST, by_era, by_source
from spielwerk.games.tapestry.state import LAST_INCOME, Player
from spielwerk.kernel.text import text

SHADES = 5
"""How many strengths of colour there are."""


def ending(scene: Scene) -> str:
    """Returns a table for each player; a cell has more colour the more points it stands for."""
    known = known_of(scene)
    tables = "".join([_table(scene, seat, known.players[seat]) for seat in scene.seats])
    title = esc(text("tapestry-board-eras-title"))
    hint = esc(text("tapestry-board-eras-hint"))
    return (
        f'<section class="panel wide story" id="points-by-era"><h2>{title}</h2>'
        f'<p class="muted">{hint}</p><div class="era-tables" tabindex="0">{tables}</div></section>'
    )


def cells(p: Player) -> dict[str, list[int]]:
    """Returns a player's points by line of the score and era; lines without points are left out."""
    eras = [*p.past, p.earned]
    found = {
        key: [sum([era[source] for source in sources]) for era in eras] for key, sources in LINES.items()
    }
    found[REST] = [sum(era) - sum([line[k] for line in found.values()]) for k, era in enumerate(eras)]
    return {key: line for key, line in found.items() if any(line)}


def _table(scene: Scene, seat: int, p: Player) -> str:
    lines = cells(p)
    eras = range(len(p.past) + 1)
    first = 0 if any(line[0] for line in lines.values()) else 1
    most = max([n for line in lines.values() for n in line], default=1)
    head = "".join([f'<th scope="col">{esc(_era(era))}</th>' for era in eras if era >= first])
    rows = "".join([_row(scene, p, key, line[first:], most) for key, line in lines.items()])
    sums = "".join([f"<td>{n}</td>" for n in by_era(p)[first : len(eras)]])
    total = esc(text("tapestry-board-eras-total"))
    return (
        f'<table class="era-points seat-{seat}" id="era-points-{seat}">'
        f"<caption>{seat_heading(scene, seat)}</caption>"
        f'<thead><tr><td></td>{head}<th scope="col">{total}</th></tr></thead><tbody>{rows}'
        f'<tr class="total"><th scope="row">{total}</th>{sums}<td>{p.vp}</td></tr></tbody></table>'
    )


def _era(era: int) -> str:
    """Returns the head of a column: what comes before the first income turn has none of its own."""
    return text("tapestry-board-era", n=era) if 0 < era <= LAST_INCOME else text("tapestry-board-eras-setup")


def _row(scene: Scene, p: Player, key: str, line: list[int], most: int) -> str:
    drawn = "".join([_cell(n, most) for n in line])
    name = esc(scene.speech.score(key))
    return f'<tr><th scope="row">{name}</th>{drawn}<td class="sum">{by_source(p)[key]}</td></tr>'


def _cell(n: int, most: int) -> str:
    if n <= 0:
        return f'<td class="none">{n or "·"}</td>'
    return f'<td class="shade-{-(-SHADES * n // most)}">{n}</td>'
