"""Draws the guide of a first game above the prompt, and marks its suggestion wherever it can be chosen."""

from __future__ import annotations

import re

import msgspec

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.kept import Part
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text
from spielwerk.table.people.guided_game import GuideMessage, says
from spielwerk.table.render.fragment import NOTICE, Drawn
from spielwerk.table.store.live_table import LiveTable

_KEPT = re.compile(' data-kept="[0-9a-f]*"')


def with_guide(drawn: Drawn, live: LiveTable, seat: int) -> Drawn:
    """Returns a fragment with the guide's message to this viewer."""
    said = says(live, seat) if live.guide and seat >= 0 else None
    if said is None:
        return drawn
    html = drawn.html.replace(NOTICE, _box(live, seat, said) + NOTICE, 1)
    if said.option:
        html = _marked(html, said.option)
    # Marks change the contents of kept parts, so the page keeps none of them.
    return msgspec.structs.replace(drawn, parts=(Part(_KEPT.sub("", html)),))


def _marked(html: str, option: str) -> str:
    """Marks the controls that choose the suggested option, or if none does alone, those that begin so."""
    controls = re.compile(rf'name="choice" value="{re.escape(esc(option))}(\|[^"]*)?"(?! id="option-)')
    alone = any(not found[1] for found in controls.finditer(html))
    wanted = (
        [f'value="{esc(option)}"']
        if alone
        else [found[0].partition(" ")[2] for found in controls.finditer(html)]
    )
    for value in {*wanted, f'value="{esc(option)}"'}:
        html = html.replace(f'name="choice" {value}', f'name="choice" {value} data-suggested')
    return html


def _box(live: LiveTable, seat: int, said: GuideMessage) -> str:
    speech = live.game.box.speech()
    far = "" if said.page else text("table-guide-far", n=said.lesson, all=said.lessons)
    on = (
        f'<button form="act" name="do" value="guide-on" class="button primary" data-first>'
        f"{icon('next')}{esc(text('table-guide-on'))}</button>"
        if said.page
        else ""
    )
    leave = (
        f'<button form="act" name="do" value="guide-leave" class="button quiet">'
        f"{esc(text('table-guide-leave'))}</button>"
    )
    return (
        '<section class="guide" aria-labelledby="guide-title"><div class="guide-words">'
        f'<h2 id="guide-title">{esc(text("table-guide"))}<span>{esc(far)}</span></h2>'
        f'<p role="status">{esc(speech.guide(said.id))}</p>{_suggestion(live, seat, said)}</div>'
        f'<div class="row">{on}{leave}</div></section>'
    )


def _suggestion(live: LiveTable, seat: int, said: GuideMessage) -> str:
    """Draws the name of the suggested option."""
    d = live.decision(seat)
    option = next((o for o in d.options if o.text == said.option), None) if d else None
    if d is None or option is None:
        return ""
    label = capital(live.game.box.speech().option(option, d, live.game.rules))
    return f'<p class="suggestion">{icon("flag")}{esc(text("table-guide-suggests", option=label))}</p>'
