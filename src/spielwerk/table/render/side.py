"""Draws the side column: live scores with their breakdown, and the log."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from spielwerk.boards.kit.html import Marks, esc, refs
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.scene import PALETTE, chip, closed
from spielwerk.kernel.event import Event
from spielwerk.kernel.game import Game
from spielwerk.kernel.speech import capital, marking
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.gifts import gifts
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.why import why
from spielwerk.table.store.live_table import Entry
from spielwerk.table.store.notices import LuckSealed, Notice

NEWEST = 60
"""Most lines of the log on the table page; the log page has them all."""
SOME = "\0"
"""A placeholder for the number in a cached sentence."""


def side(scene: TableScene, debug: bool) -> str:
    """Draws score, reasons and log, one above the other."""
    found = entries(scene, NEWEST)
    return (
        f'<aside id="side" class="side" aria-label="{esc(text("table-side"))}">'
        f"{score(scene)}{gifts(scene)}{why(scene, found)}{log(scene, found)}"
        f'<p class="more">{links(scene, debug)}</p></aside>'
    )


def links(scene: TableScene, debug: bool) -> str:
    """Draws links to the whole log, the replay, and for some viewers the debug page."""
    table = f"/table/{esc(scene.live.id)}"
    newest = scene.live.moments - 1
    found = [
        f'<a href="{table}/log">{esc(text("table-whole-log"))}</a>',
        f'<a href="{table}/at/{newest}">{esc(text("table-replay"))}</a>',
    ]
    if debug:
        found.append(f'<a href="{table}/debug">{esc(text("table-debug"))}</a>')
    return "".join(found)


def score(scene: TableScene) -> str:
    """Draws what each seat would score now; unknown points are a question mark."""
    rows = "".join([_score(scene, seat) for seat in scene.seats])
    heading = text("table-final-score" if scene.over else "kit-score")
    return (
        '<section class="score" tabindex="0" aria-labelledby="score-title">'
        f'<h2 id="score-title">{icon("score")}{esc(heading)}</h2>{rows}</section>'
    )


def _score(scene: TableScene, seat: int) -> str:
    lines = scene.score(seat)
    known = [line.points for line in lines if line.points is not None]
    total = f"{sum(known)}" + ("" if len(known) == len(lines) else " + ?")
    parts = []
    for line in lines:
        count = f' <span class="count">({line.count})</span>' if line.count not in (0, line.points) else ""
        points = "?" if line.points is None else str(line.points)
        parts.append(f"<dt>{esc(capital(scene.speech.score(line.key)))}{count}</dt><dd>{points}</dd>")
    return (
        f'<details id="score-{seat}"><summary>{chip(seat)}<span class="name">'
        f'{esc(scene.seat_name(seat))}</span><span class="total">{total}</span></summary>'
        f"<dl>{''.join(parts)}</dl></details>"
    )


def entries(scene: TableScene, newest: int | None = None) -> list[Entry]:
    """Returns the log as the viewer may read it, up to the moment of the scene.

     With `newest`, returns only that many of the newest moments.  An act of a seat played by the rules
    belongs to that seat, even if it followed from another seat's choice.
    """
    last = scene.live.moments - 1 if scene.past is None else scene.past.moment
    found = scene.live.log(scene.viewer, -1 if newest is None else last - newest)
    if scene.past is not None:
        found = [entry for entry in found if entry[0] <= last]
    played = set(scene.seats) - set(scene.game.players)
    if not played:
        return found
    return [(m, actor if (actor := getattr(e, "seat", -1)) in played else seat, e) for m, seat, e in found]


def log(scene: TableScene, found: list[Entry]) -> str:
    """Draws the newest lines; a divider marks what came since the viewer's last choice."""
    lines = log_lines(scene, found[-NEWEST:], news=_news(scene, found))
    return (
        '<section class="log" aria-labelledby="log-title">'
        f'<h2 id="log-title">{icon("log")}{esc(text("table-log"))}</h2>'
        f'<div class="lines" id="log-lines" tabindex="0" role="log" aria-labelledby="log-title">'
        f"<ol>{lines}</ol></div></section>"
    )


def recap(scene: TableScene, found: list[Entry]) -> str:
    """Draws what others have done since the viewer's last choice, for a viewer who is asked again.

    The lines are those of the log, so they are drawn only while they are open.
    """
    news = _news(scene, found)
    if scene.mine is None or not news:
        return ""
    drawn = f"<ol>{log_lines(scene, found[-news:])}</ol>" if scene.opens("recap") else closed(scene, "recap")
    return (
        f'<details class="recap log"><summary>{esc(text("table-recap"))}</summary>'
        f'<div id="recap" data-part="recap">{drawn}</div></details>'
    )


def _news(scene: TableScene, found: list[Entry]) -> int:
    """Returns how many entries others have caused since the viewer's last choice, or because of it."""
    last = max([moment for moment, seat, _ in found if seat == scene.viewer], default=-1)
    if scene.past is not None or last < 0:
        return 0
    others = [i for i, (m, seat, _) in enumerate(found) if m > last or (m == last and seat != scene.viewer)]
    return len(found) - others[0] if others else 0


@lru_cache(maxsize=4096)
def log_sentence(game: Game, event: Event, _language: str) -> str:
    """Returns a marked line of the log; cached, since each later move draws it again."""
    with marking():
        if isinstance(event, Notice):
            return event.said(game)
        if isinstance(event, Together):
            return game.box.speech().together(event.events, game.rules)
        return game.box.speech().event(event, game.rules)


@lru_cache
def _go_to(_language: str) -> str:
    return esc(text("table-go-to", n=SOME))


@lru_cache(maxsize=4096)
def _number(table: str, moment: int, _language: str) -> str:
    """Draws a moment as a link to it; the sentence around the number is cached."""
    label, address = _go_to(_language).replace(SOME, str(moment)), f"/table/{esc(table)}/at/{moment}"
    return f' <a class="at" href="{address}" title="{label}">{moment}</a>'


def _line(scene: TableScene, seat: int, event: Event, lang: str) -> str:
    """Draws a line of the log without its number; empty if there is nothing to say."""
    if page := scene.marks.elsewhere:
        return _leading_to(page, scene.game, seat, event, lang)
    sentence = log_sentence(scene.game, event, lang)
    return _drawn(sentence, seat, event, scene.marks.link(sentence)) if sentence else ""


@lru_cache(maxsize=4096)
def _leading_to(page: str, game: Game, seat: int, event: Event, lang: str) -> str:
    """Draws the line with all names as links to another page; then it never changes and is cached."""
    sentence = log_sentence(game, event, lang)
    return _drawn(sentence, seat, event, Marks(elsewhere=page).link(sentence)) if sentence else ""


def _drawn(sentence: str, seat: int, event: Event, linked: str) -> str:
    who = getattr(event, "seat", seat)  # what others do because of a choice is theirs
    look = f"seat-{who % PALETTE}" if who >= 0 else "luck"
    if hasattr(event, "turn"):
        look += " turn"  # where a turn begins, as in the story
    if isinstance(event, LuckSealed):
        how = esc(text("table-luck-how"))
        return f'<li class="{look}"><details class="sealed"><summary>{how}</summary>{linked}</details>'
    named = refs(sentence)
    lit = f' data-refs="{named}"' if named else ""
    return f'<li class="{look}"{lit}>{linked}'


class Together(Event, frozen=True):
    """Several events of one kind at one moment, which are one line."""

    events: tuple[Event, ...]


def _folded(scene: TableScene, found: list[Entry]) -> Iterator[Entry]:
    """Yields the entries of the log, rows of events that are told together as one."""
    kinds = scene.speech.folded
    if not kinds:
        yield from found
        return
    for (moment, kind), row in groupby(found, key=lambda entry: (entry[0], type(entry[2]))):
        entries = list(row)
        if issubclass(kind, kinds) and len(entries) > 1:
            yield moment, entries[0][1], Together(tuple([event for _, _, event in entries]))
        else:
            yield from entries


def log_lines(scene: TableScene, found: list[Entry], news: int = 0) -> str:
    """Draws lines of the log; the first of a moment has its number, and a divider marks the newest."""
    out: list[str] = []
    marked = False
    shown = -1
    lang = current_language()
    left = len(found)
    for moment, seat, event in _folded(scene, found):
        here, left = left, left - (len(event.events) if isinstance(event, Together) else 1)
        line = _line(scene, seat, event, lang)
        if not line:
            continue
        if here <= news and not marked:
            marked = True
            out.append(f'<li class="since">{esc(text("table-since"))}</li>')
        out.append(line)
        if moment != shown:
            shown = moment
            out.append(_number(scene.live.id, moment, lang))
        out.append("</li>")
    return "".join(out)
