"""A campaign sheet as a card: wealth with its crossed-out column, what is owned, and the triumph log."""

from __future__ import annotations

from functools import cache

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe.fenris.star_track import PICTURES
from spielwerk.boards.scythe.icons import EMBLEMS, PAINTED, STROKED
from spielwerk.games.scythe import names
from spielwerk.games.scythe.fenris.chronicle import (
    COINS,
    GUESTS,
    INFRA,
    MECH,
    POPULARITY,
    POWER,
    Chronicle,
    Entry,
    Kind,
    Sheet,
)
from spielwerk.games.scythe.fenris.in_words import (
    benefit,
    bonus,
    colour,
    column,
    number,
    tile_name,
    tile_text,
)
from spielwerk.games.scythe.fenris.interlude.box import BOX as INTERLUDE
from spielwerk.games.scythe.fenris.interlude.options import COLUMNS, DATA
from spielwerk.games.scythe.fenris.interlude.record import Record
from spielwerk.games.scythe.fenris.triumph_log import lines
from spielwerk.kernel.text import text

KINDS: tuple[Kind, ...] = (MECH, INFRA)
SHIELD = (
    '<symbol id="shield" viewBox="0 0 44 52">'
    '<path class="shield-rim" d="M2 3h40v28c0 10-10 16-20 19C12 47 2 41 2 31z"/>'
    '<path class="shield-inner" d="M5.5 6.5h33V31c0 8-8 12.5-16.5 15.5C13.5 43.5 5.5 39 5.5 31z"/></symbol>'
)
BONUSES_FROM = "3"
"""The episode after which set-up bonuses exist."""


def noted(c: Chronicle) -> Chronicle:
    """Returns the sheets with the results of an episode that has just ended.

    The interlude notes them first of all, so nothing of it is decided by somebody or by chance.
    """
    if c.stage != "interlude":
        return c
    setup = INTERLUDE.schema().read({"seats": len(c.seats), "chronicle": c})
    s = INTERLUDE.begin(INTERLUDE.rules(setup))
    Record().run(s)
    s.c.episode = c.episode
    return s.c


def look(faction: str) -> str:
    """Returns the look of a faction; one without a home base of its own looks like its colour."""
    return colour(faction) if faction in GUESTS else faction


def shield(faction: str) -> str:
    """Returns a shield in the colour of a faction, with its emblem."""
    seen = look(faction)
    return (
        f'<svg class="shield fac-{esc(seen)}" viewBox="0 0 44 52" aria-hidden="true">'
        f'<use href="#shield"/><use href="#sign-{esc(seen)}"/></svg>'
    )


@cache
def pictures() -> str:
    """Returns the shields and the pictograms of the triumph log, once a page and invisible by themselves."""
    used = sorted({picture(column) for column in COLUMNS} | {"coins", "star", "lock"})
    symbols = [
        f'<symbol id="log-{name}" viewBox="0 0 24 24"{"" if name in STROKED else " class=painted"}>'
        f"{STROKED.get(name) or PAINTED[name]}</symbol>"
        for name in used
    ]
    symbols += [
        f'<symbol id="sign-{id}" viewBox="0 0 44 52"><path class="shield-sign" d="{path}"'
        ' transform="translate(9.5 10) scale(1.04)"/></symbol>'
        for id, path in EMBLEMS.items()
    ]
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{SHIELD}{"".join(symbols)}</svg>'


def picture(column: str) -> str:
    """Returns the pictogram of a column of the log."""
    return PICTURES[column.removesuffix("-2")]


def pic(name: str) -> str:
    return f'<svg class="pic" aria-hidden="true"><use href="#log-{name}"/></svg>'


def card(c: Chronicle, which: int, before: Chronicle) -> str:
    """Returns everything on a sheet below the name of its owner."""
    sheet = c.sheets[which]
    was = before.sheets[which].wealth if which < len(before.sheets) else 0
    last = number(c.path[-1]) if c.path else ""
    return (
        f'<div class="sheet-top">{_wealth(sheet, was, last)}{_held(c, which)}</div>'
        f"{triumph_log(sheet, c.path[-1] if c.path else '')}"
        f"{_owned(c, sheet)}{_bonuses(c, sheet)}{_instant(sheet)}{_later(c)}"
    )


def _wealth(sheet: Sheet, was: int, last: str) -> str:
    """Draws the wealth as the sheet of the book does: the old total struck through beside the new one."""
    title, change = esc(text("interlude-panel-wealth")), ""
    if was != sheet.wealth:
        change = f'<del aria-label="{esc(text("interlude-page-before", n=was))}">{was}</del><i>→</i>'
    rows = "".join([_entry(entry) for entry in sheet.entries])
    since = text("interlude-page-since", n=last) if last else text("interlude-page-no-entry")
    column = (
        f'<details><summary>{esc(since)}</summary><ol class="entries">{rows}</ol></details>'
        if rows
        else f"<p>{esc(since)}</p>"
    )
    total = f'<p class="sum">{change}<b>{sheet.wealth}</b></p>'
    return f'<section class="wealth"><h4>{title}</h4>{total}{column}</section>'


def _entry(entry: Entry) -> str:
    words = entry_said(entry)
    return f"<li><span>{esc(words)}</span><b>{signed(entry.n)}</b></li>"


def signed(n: int) -> str:
    """Returns a number with its sign.

    >>> signed(-50), signed(15)
    ('−50', '+15')
    """
    return f"{n:+d}".replace("-", "−")


def entry_said(entry: Entry) -> str:
    """Returns an entry of the wealth column in words."""
    return text(f"interlude-page-entry-{entry.why}", n=number(entry.episode))


def _held(c: Chronicle, which: int) -> str:
    """Draws what is held between the first episode and its vote."""
    if c.stage != "interlude" or c.episode != "1" or which not in c.seats:
        return ""
    n = c.results[c.seats.index(which)].tokens + 1
    coins = '<i class="vote-token"></i>' * n
    return (
        f'<section class="vote-stock"><h4>{esc(text("interlude-page-tokens"))}</h4>'
        f'<p class="tokens" role="img" aria-label="{n}">{coins}</p>'
        f"<p>{esc(text('interlude-page-tokens-from', n=n - 1))}</p></section>"
    )


def triumph_log(sheet: Sheet, last: str) -> str:
    """Draws the log as a grid; what the last episode has ticked stands out, and complete lines are framed."""
    rows, new = DATA.log.rows, sum([ticks.count(last) for ticks in sheet.log])
    heads = "".join(
        [
            f'<th scope="col" title="{esc(column(i))}">{pic(picture(id))}'
            f'<span class="hidden-text">{esc(column(i))}</span></th>'
            for i, id in enumerate(COLUMNS)
        ]
    )
    full = min(map(len, sheet.log))
    body = "".join(
        [
            f"<tr>{''.join([_box(ticks, row, last, row < full) for ticks in sheet.log])}</tr>"
            for row in range(rows)
        ]
    )
    more = f'<span class="new">{esc(text("interlude-page-new", n=new))}</span>' if new and last else ""
    done = lines(DATA, sheet)
    worth = text("interlude-page-line", n=DATA.log.line)
    said = f"{text('interlude-page-lines', n=done)} {worth}" if done else worth
    return (
        f'<section class="log-part"><h4>{esc(text("interlude-panel-log"))}{more}</h4>'
        f'<table class="ticks"><caption class="hidden-text">{esc(text("interlude-page-ticks"))}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
        f"<p>{esc(said)}</p></section>"
    )


def _box(ticks: list[str], row: int, last: str, in_full_row: bool) -> str:
    full = " full" if in_full_row or len(ticks) == DATA.log.rows else ""
    if row >= len(ticks):
        return f'<td class="{full.strip()}"></td>' if full else "<td></td>"
    style = "tick new" if ticks[row] == last else "tick"
    return f'<td class="{style}{full}"><b>{number(ticks[row])}</b></td>'


def _owned(c: Chronicle, sheet: Sheet) -> str:
    """Draws the modifications of each kind that the story has released."""
    found = ""
    for kind in KINDS:
        if not c.released(kind):
            continue
        tiles = [
            f"<li><details><summary>{esc(tile_name(id))}</summary><p>{esc(tile_text(id))}</p></details></li>"
            for id in sheet.tiles(kind)
        ]
        tiles += [
            f"<li>{esc(benefit(found_by_rule))}</li>"
            for found_by_rule in sheet.benefits
            if found_by_rule.kind == kind
        ]
        slots = f"{sheet.owned(kind)} / {DATA.sheet.modification_slots}"
        found += (
            f'<section class="owned"><h4>{esc(text(f"interlude-panel-{kind}"))}<span>{slots}</span></h4>'
            + (f"<ul>{''.join(tiles)}</ul>" if tiles else "")
            + "</section>"
        )
    return found


def bonuses_open(c: Chronicle) -> bool:
    return BONUSES_FROM in c.path or any(any(sheet.bonuses) for sheet in c.sheets)


def _bonuses(c: Chronicle, sheet: Sheet) -> str:
    if not bonuses_open(c):
        return ""
    rows = "".join(
        [f"<li><b>{sheet.bonuses[i]}</b> {esc(bonus(i))}</li>" for i in (COINS, POWER, POPULARITY)]
    )
    return (
        f'<section class="bonuses"><h4>{esc(text("interlude-panel-bonuses"))}</h4><ul>{rows}</ul></section>'
    )


def _instant(sheet: Sheet) -> str:
    """Draws the instant bonuses that have been used."""
    if not sheet.instant:
        return ""
    used = names.listed([text(f"scythe-instant-{id}") for id in sheet.instant])
    return f'<p class="used">{esc(text("interlude-page-instant", bonuses=used))}</p>'


def _later(c: Chronicle) -> str:
    """Draws one line for everything that is still closed, the same whatever it is."""
    if "4" in c.path and bonuses_open(c):
        return ""
    return f'<p class="later">{pic("lock")}<span>{esc(text("interlude-page-later"))}</span></p>'
