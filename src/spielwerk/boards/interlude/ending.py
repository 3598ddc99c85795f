"""The end of the campaign: totals, winners, and how each of them has led."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.games.scythe.fenris.chronicle import Chronicle
from spielwerk.games.scythe.fenris.in_words import faction
from spielwerk.games.scythe.fenris.interlude.finale import CATEGORIES, leadership, total
from spielwerk.games.scythe.fenris.interlude.options import DATA
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.triumph_log import lines
from spielwerk.kernel.text import text


def _finale(c: Chronicle) -> Interlude:
    return Interlude(c=c, before=[], drawn=[], sealed=[[] for _ in c.seats])


def totals(c: Chronicle) -> list[int]:
    """Returns the campaign total of each sheet; 0 for those that did not play to the end."""
    s, found = _finale(c), [0] * len(c.sheets)
    for seat, sheet in enumerate(c.seats):
        found[sheet] = total(s, seat)
    return found


def ending(c: Chronicle) -> str:
    """Returns a table with everybody's total and ranks; the styles of leadership are told in the book."""
    if c.stage != "over":
        return ""
    s = _finale(c)
    points = [total(s, seat) for seat in s.seats]
    ranks = leadership(s)
    heads = [
        text("interlude-page-end-player"),
        text("interlude-page-end-coins"),
        text("interlude-page-end-lines", n=DATA.log.line),
        text("interlude-score-total"),
        *[text(f"interlude-page-end-{category}") for category in CATEGORIES],
    ]
    rows = []
    for seat in sorted(s.seats, key=lambda seat: -points[seat]):
        sheet = s.sheet(seat)
        cells = [
            f"{s.result(seat).coins} × 2",
            str(lines(DATA, sheet)),
            f"<b>{points[seat]}</b>",
            *[rank.upper() for rank in ranks[seat]],
        ]
        won = ' class="won"' if points[seat] == max(points) else ""
        name = esc(sheet.name or faction(sheet.faction))
        told = [
            f'<td data-head="{esc(word)}">{cell}</td>' for word, cell in zip(heads[1:], cells, strict=True)
        ]
        rows.append(f'<tr{won}><th scope="row">{name}</th>{"".join(told)}</tr>')
    head = "".join([f'<th scope="col">{esc(word)}</th>' for word in heads])
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="'
        f'{esc(text("interlude-score-total"))}"><table class="grid-table"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
        f'<p class="muted">{esc(text("interlude-page-end-book"))}</p>'
    )
