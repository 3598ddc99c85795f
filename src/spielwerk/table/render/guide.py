"""Draws the guide of a first game above the prompt, and marks its suggestion wherever it can be chosen."""

from __future__ import annotations

import re
from itertools import groupby

import msgspec

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.icons import icon
from spielwerk.boards.kit.kept import Part
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text
from spielwerk.table.errors import Redirected
from spielwerk.table.people.guided_game import EARLIER, FAREWELL, GuideMessage, says
from spielwerk.table.render.fragment import NOTICE, Drawn
from spielwerk.table.store.live_table import LiveTable

_KEPT = re.compile(' data-kept="[0-9a-f]*"')


def with_guide(drawn: Drawn, live: LiveTable, seat: int) -> Drawn:
    """Returns a fragment with the guide's message to this viewer."""
    said = says(live, seat) if live.guide and seat >= 0 else None
    if said is None:
        return drawn
    html = drawn.html.replace(NOTICE, _box(live, seat, said) + NOTICE, 1)
    for id in said.show:
        html = html.replace(f'id="{esc(id)}"', f'id="{esc(id)}" data-pointed', 1)
    if said.path:
        html = _marked(html, said.path)
    # Marks change the contents of kept parts, so the page keeps none of them.
    inside = _KEPT.sub("", html).removesuffix(drawn.parts[-1].html)
    return msgspec.structs.replace(drawn, parts=(Part(inside), drawn.parts[-1]))


def redirected(live: LiveTable, seat: int) -> Redirected:
    """Returns the kind words for somebody who has chosen something else than the guide suggests."""
    said = says(live, seat)
    wanted = suggested(live, seat, said) if said else ""
    if not wanted:
        return Redirected("the guide has more to say")
    return Redirected(f"the guide suggests {wanted}", "table-guide-first", option=wanted)


POSTS = re.compile(r'name="choice" value="([^"]*)"( id="option-)?')
"""Matches what a control posts, and whether it is a button in the list of options."""


def _marked(html: str, path: tuple[str, ...]) -> str:
    """Marks the control that does most of what is suggested, and the button of its first option in the list.

    If no control does a single option alone, those that begin with it are marked.
    """
    begun = [esc(SEPARATOR.join(path[:n])) for n in range(len(path), 0, -1)]
    values = {found[1] for found in POSTS.finditer(html) if not found[2]}
    wanted = set([value for value in begun if value in values][:1])
    if not wanted and len(path) == 1:
        wanted = {value for value in values if value.startswith(begun[0] + SEPARATOR)}

    def mark(found: re.Match[str]) -> str:
        if found[1] not in ([begun[-1]] if found[2] else wanted):
            return found[0]
        return f'name="choice" value="{found[1]}" data-suggested{found[2] or ""}'

    return POSTS.sub(mark, html)


def _box(live: LiveTable, seat: int, said: GuideMessage) -> str:
    far = text("table-guide-far", n=said.lesson, all=said.lessons) if said.lesson else ""
    words = text("table-guide-earlier") if said.id == EARLIER else live.game.box.speech().guide(said.id)
    return (
        '<section class="guide" aria-labelledby="guide-title">'
        f'<h2 id="guide-title">{esc(text("table-guide"))}<span>{esc(far)}</span></h2>'
        f'<p class="says" role="status">{esc(words)}</p>{_suggestion(live, seat, said)}'
        f'<div class="row">{_buttons(said)}</div></section>'
    )


def _buttons(said: GuideMessage) -> str:
    """Draws the way on: to the next page, or at the end into a game without a guide."""
    if said.id == FAREWELL:
        return _button("guide-leave", "table-guide-play-on", "play", look="primary")
    on = _button("guide-on", "table-guide-on", "next", look="primary") if said.page else ""
    return on + _button("guide-leave", "table-guide-leave", "close", look="quiet")


def _button(do: str, words: str, sign: str, *, look: str) -> str:
    first = " data-first" if look == "primary" else ""
    return (
        f'<button form="act" name="do" value="{do}" class="button {look}"{first}>'
        f"{icon(sign)}<span>{esc(text(words))}</span></button>"
    )


def _suggestion(live: LiveTable, seat: int, said: GuideMessage) -> str:
    """Draws the name of what is suggested."""
    words = suggested(live, seat, said)
    if not words:
        return ""
    return f'<p class="suggestion">{icon("flag")}{esc(text("table-guide-suggests", option=words))}</p>'


def suggested(live: LiveTable, seat: int, said: GuideMessage) -> str:
    """Returns the name of what is suggested: of the last options of one kind, if one control does several."""
    named = said.path[: max(1, len(said.path) - said.silent)]
    runs = groupby(_named(live, seat, named), key=lambda each: each[0].verb)
    labels: list[str] = []
    for _, run in runs:
        labels = [label for _, label in run]
    if not labels:
        return ""
    same = len(labels) > 1 and len(set(labels)) == 1
    words = text("table-guide-times", n=len(labels), option=labels[0]) if same else " + ".join(labels)
    return capital(words)


def _named(live: LiveTable, seat: int, path: tuple[str, ...]) -> list[tuple[Option, str]]:
    """Returns options that follow each other with their names, as far as they are known to be open."""
    state, game = live.known(seat), live.game
    found: list[tuple[Option, str]] = []
    for wanted in path:
        d = next((d for d in game.decisions(state) if d.seat == seat), None)
        option = next((o for o in d.options if o.text == wanted), None) if d else None
        if d is None or option is None:
            break
        found.append((option, game.box.speech().option(option, d, game.rules)))
        game.apply(state, option)
    return found
