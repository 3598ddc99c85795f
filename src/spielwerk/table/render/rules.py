"""The rules behind what is asked: those that the code cites where it asks it."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.kernel.rulebook import BRACKETS, UnknownRule, rule
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render.html import esc
from spielwerk.table.render.scene import Scene


def cited(scene: Scene) -> str:
    """The rules of the open decision, the viewer's own first; nothing if nobody is asked."""
    d = scene.mine or (scene.asked[0] if scene.asked else None)
    return _cited(type(d.frame).__doc__ or "", current_language()) if d else ""


@lru_cache(maxsize=512)
def _cited(citing: str, lang: str) -> str:
    """A list of texts with their ids; nothing that would spoil a campaign."""
    found = []
    for names in BRACKETS.findall(citing):
        for name in [part.strip() for part in names.split(",")]:
            try:
                found.append(
                    f"<li><p>{esc(rule(name, ()).text(lang))}</p><p><code>{esc(name)}</code></p></li>"
                )
            except UnknownRule:
                continue
    if not found:
        return ""
    heading = esc(text("table-rules-here"))
    return f'<section class="cited"><h2>{heading}</h2><ul>{"".join(found)}</ul></section>'
