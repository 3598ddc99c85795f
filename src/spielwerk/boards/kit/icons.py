"""Our own icons: 24 px grid, 2 px strokes in the colour of the surrounding text."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.kernel.text import text

_PATHS = {
    "undo": '<path d="M9 6 4 11l5 5"/><path d="M4 11h10a6 6 0 0 1 0 12"/>',
    "redo": '<path d="m15 6 5 5-5 5"/><path d="M20 11H10a6 6 0 0 0 0 12"/>',
    "end": '<path d="M5 5v14"/><path d="m9 6 9 6-9 6z"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "seal": '<circle cx="12" cy="12" r="9"/><path d="m12 5 3 7-3 7-3-7z" fill="currentColor"/>',
    "wait": '<circle cx="12" cy="13" r="8"/><path d="M12 8v5l3 2M9 2h6"/>',
    "play": '<path d="M7 4v16l13-8z" fill="currentColor"/>',
    "friends": '<circle cx="8" cy="8" r="3"/><circle cx="17" cy="9" r="2.5"/>'
    '<path d="M2 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M16 14c3.5 0 6 2 6 5.5"/>',
    "screen": '<rect x="3" y="4" width="18" height="12" rx="1"/><path d="M8 21h8M12 16v5"/>',
    "book": '<path d="M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1z"/>'
    '<path d="M12 6v14"/>',
    "flag": '<path d="M6 22V3M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>',
    "eye": '<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
    "log": '<path d="M6 3v18"/><circle cx="6" cy="7" r="2" fill="currentColor"/>'
    '<circle cx="6" cy="16" r="2" fill="currentColor"/><path d="M11 7h9M11 16h9"/>',
    "score": '<path d="M4 20h16M6 20v-6M12 20V5M18 20v-9"/>',
    "sheet": '<path d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2z"/><path d="M9 4v14M15 6v14"/>',
    "save": '<path d="M12 3v12M7 10l5 5 5-5M4 20h16"/>',
    "again": '<path d="M20 12a8 8 0 1 1-3-6.2M20 3v5h-5"/>',
    "lost": '<path d="M2 9a15 15 0 0 1 20 0M6 13a9 9 0 0 1 12 0M10 17a3 3 0 0 1 4 0M3 3l18 18"/>',
    "next": '<path d="m9 5 7 7-7 7"/>',
    "prev": '<path d="m15 5-7 7 7 7"/>',
    "first": '<path d="M6 5v14M18 5l-8 7 8 7"/>',
    "last": '<path d="M18 5v14M6 5l8 7-8 7"/>',
    "turn-on": '<path d="m5 5 7 7-7 7M13 5l7 7-7 7"/>',
    "turn-back": '<path d="m19 5-7 7 7 7M11 5l-7 7 7 7"/>',
    "fork": '<circle cx="6" cy="5" r="2.5"/><circle cx="18" cy="5" r="2.5"/><circle cx="6" cy="20" r="2"/>'
    '<path d="M6 8v10M18 8c0 5-5 5-9 7"/>',
    "pause": '<path d="M8 5v14M16 5v14"/>',
    "curtain": '<path d="M3 3h18M5 3v18M19 3v18M5 21c4-4 5-10 5-18M19 21c-4-4-5-10-5-18"/>',
    "bot": '<rect x="4" y="8" width="16" height="11" rx="2"/>'
    '<path d="M12 8V4M9 13v1M15 13v1M2 13v3M22 13v3"/>',
    "person": '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3.5-8 8-8s8 3 8 8"/>',
    "link": '<path d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2"/>'
    '<path d="M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2"/>',
    "gear": '<circle cx="12" cy="12" r="4"/>'
    '<path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3"/>',
    "point": '<path d="m5 4 5 15 2.5-6.5L19 10z"/><path d="m13 13 6 6"/>',
    "close": '<path d="m5 5 14 14M19 5 5 19"/>',
    "bin": '<path d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"/>',
}


def icon(name: str) -> str:
    """Returns an icon next to a word; it is hidden from screen readers, since the word says it."""
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{_PATHS[name]}</svg>'


def help_button(about: str, label: str) -> str:
    """Returns a `?` that opens the rules about something; it works without a script."""
    words = esc(text("kit-rules-about", what=label))
    return (
        f'<button form="help" name="about" value="{esc(about)}" class="help" aria-label="{words}"'
        f' title="{words}">?</button>'
    )
