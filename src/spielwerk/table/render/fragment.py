"""Draws the table as one fragment, `<main id="table">`, which htmx morphs into the open page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from msgspec import Struct

from spielwerk.boards.kit.controls import begun
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.kept import Part, parted
from spielwerk.boards.kit.scene import chip
from spielwerk.boards.registry import board, drawing
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import text
from spielwerk.table.render.choices import Covered, choices
from spielwerk.table.render.ending import ending
from spielwerk.table.render.happenings import Happening, happenings, since
from spielwerk.table.render.layout import around_the_map
from spielwerk.table.render.prompt import prompt, title
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.sheets import sheets
from spielwerk.table.render.side import NEWEST, entries, side
from spielwerk.table.render.story import story

if TYPE_CHECKING:
    from spielwerk.boards.kit.drawing import Drawing
    from spielwerk.table.store.live_table import LiveTable

NOTICE = "<!--notice-->"


class Drawn(Struct, frozen=True):
    """A fragment, with what the page around it needs to know.

     The parts are joined only when sent, without the contents that the page has already.  Most of them are
    ASCII; joined with a single part that is not, they would take ten times as long to encode.
    """

    parts: tuple[Part, ...]
    title: str
    mine: bool
    happenings: tuple[Happening, ...] = ()

    @property
    def html(self) -> str:
        return "".join([part.html for part in self.parts])

    def answer(self, notice: str = "", has: frozenset[str] = frozenset(), told: int = -1) -> bytes:
        """Returns the fragment for an open page, with the title, which htmx passes to the tab.

        `has` are the digests of the kept parts that the page has already, `told` is the last moment that it
        has shown.
        """
        first, *others = self.parts
        opening = f"<title>{esc(self.title)}</title>{with_notice(first.html, notice)}"
        sent = [part.html for part in others if not part.digest or part.digest not in has]
        if told >= 0 and self.happenings:  # then the end tag is a part of its own
            sent.insert(-1, since(self.happenings, told))
        return b"".join([html.encode() for html in (opening, *sent)])


def draw(
    live: LiveTable, seat: int, stamp: int, *, effects: bool, opened: frozenset[str] = frozenset()
) -> Drawn:
    """Draws the table for one viewer in the current language; folded parts only if they are open."""
    scene = TableScene(live, seat, opened=opened)
    heading = title(scene)
    debug = seat >= 0 and bool(settings.SPIELWERK_DEBUG)
    turn = "over" if scene.over else "mine" if scene.mine else "theirs"
    drawn, newest = drawing(live.game.id), entries(scene, NEWEST)
    if drawn.whole:
        opening = _open(live, seat, stamp, "table", turn, look=f'"map"{_colours(drawn, scene)}')
        parts = around_the_map(scene, newest, effects=effects, debug=debug, remark=_foretold(live))
    else:
        look = f'"columns"{_colours(drawn, scene)}'
        opening = _open(live, seat, stamp, "table", turn, look=look, remark=_foretold(live))
        parts = _in_columns(scene, effects=effects, debug=debug)
    found = [part for html in (opening, *parts) for part in parted(html)]
    news = happenings(scene, newest)
    return Drawn((*found, Part("</main>")), heading, scene.mine is not None, news)


def _colours(drawn: Drawing, scene: TableScene) -> str:
    """Returns the names of the colours of seats, as attributes for the style sheet."""
    return "".join([f' data-s{i}="{name}"' for i, name in enumerate(drawn.colours(scene))])


def _in_columns(scene: TableScene, *, effects: bool, debug: bool) -> tuple[str, ...]:
    """Draws options, lists and log side by side."""
    drawn = drawing(scene.game.id)
    told = story(scene) if scene.over else ""
    middle = sheets(scene, told + board(scene), lists=drawn.lists)
    top, panel = prompt(scene), "" if scene.over else drawn.now(scene)
    covered = Covered(frozenset(begun(top) | begun(middle) | begun(panel)))
    left = ending(scene) if scene.over else choices(scene, effects, covered, panel)
    return top, left, middle, side(scene, debug)


def _foretold(live: LiveTable) -> str:
    """Draws a note for tables of several people if somebody may know what luck will bring."""
    return f'<p class="notice">{esc(text("table-luck-given"))}</p>' if live.foretold else ""


def _open(
    live: LiveTable, seat: int, stamp: int, kind: str, turn: str, *, look: str = '"columns"', remark: str = ""
) -> str:
    warning = f'<p class="notice">{esc(_warning(live))}</p>' if live.warning else ""
    return (
        f'<main id="table" class="{kind}" data-stamp="{stamp}" data-turn="{turn}" data-look={look}'
        f' data-moment="{live.moments - 1}" hx-get="/table/{esc(live.id)}/fragment" hx-trigger="changed"'
        ' hx-target="this" hx-swap="outerMorph">'
        f'<input type="hidden" form="act" name="seen" value="{live.seen(seat)}" id="seen">'
        f'<span id="content" tabindex="-1"></span><div class="notes">{NOTICE}{warning}{remark}</div>'
    )


def _warning(live: LiveTable) -> str:
    """Draws a warning about what the current rules have changed in this game."""
    if live.over:
        steps = live.match.position
        return text("table-warning-over", steps=steps, first=live.first + 1, last=live.first + steps)
    return text("table-warning-cut-back" if live.cut_back else "table-warning")


def with_notice(html: str, notice: str) -> str:
    """Returns a fragment with a message for this viewer alone."""
    words = f'<p class="notice bad" role="alert" id="notice">{esc(notice)}</p>' if notice else ""
    return html.replace(NOTICE, words, 1)


def curtain(live: LiveTable, seat: int, stamp: int) -> Drawn:
    """Draws the curtain of a hot-seat game: nothing secret shows; what all may see is pale behind it."""
    scene = TableScene(live, SPECTATOR)
    name = live.plan[seat].name or scene.seat_name(seat)
    heading = text("table-curtain-title", name=name)
    drawn = drawing(live.game.id)
    look = f'"columns"{_colours(drawn, scene)}'
    behind = f'<div class="behind" inert aria-hidden="true">{drawn.board(scene)}</div>' if drawn.whole else ""
    html = (
        f"{_open(live, SPECTATOR, stamp, 'curtain', 'mine', look=look)}{behind}"
        f'<div class="sheet">{icon("curtain")}{chip(seat)}'
        f'<h1 id="ask" tabindex="-1">{esc(heading)}</h1>'
        f"<p>{esc(text('table-curtain-hint'))}</p>"
        f'<input type="hidden" form="act" name="seat" value="{seat}">'
        f'<button form="act" name="do" value="sit" class="button primary big" data-first>'
        f"{esc(text('table-curtain-go', name=name))}</button></div></main>"
    )
    return Drawn(tuple(parted(html)), heading, mine=True)
