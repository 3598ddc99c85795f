"""What the templates need beyond Django: sentences, icons, and the drawing behind the title."""

from __future__ import annotations

from django.template import Library
from django.utils.safestring import SafeString, mark_safe
from msgspec import json

from spielwerk.boards.kit.icons import icon as draw
from spielwerk.boards.kit.keys import keys as listed
from spielwerk.boards.registry import drawing
from spielwerk.kernel.text import text

register = Library()


@register.simple_tag  # type: ignore[untyped-decorator]
def say(key: str, **params: object) -> str:
    """Returns a sentence in the viewer's language: `{% say "table-start-now" %}`; the template escapes it."""
    return text(key, **params)


@register.simple_tag  # type: ignore[untyped-decorator]
def icon(name: str) -> SafeString:
    """Returns one of our own icons."""
    return mark_safe(draw(name))


@register.simple_tag  # type: ignore[untyped-decorator]
def keys() -> SafeString:
    """Returns the list of keys."""
    return mark_safe(listed())


@register.simple_tag  # type: ignore[untyped-decorator]
def things(game: str) -> str:
    """Returns what can be asked about at a table, for the script: selectors with words."""
    return json.encode(list(drawing(game).things.items())).decode()
