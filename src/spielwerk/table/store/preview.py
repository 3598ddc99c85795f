"""Previews: what an option would change, as far as the viewer can know.

A preview is computed on positions that fit the viewer's view, never on the real one, and stops at the first
luck or at another seat's choice.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.run import nobody
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import current_language
from spielwerk.kernel.view import View
from spielwerk.table.errors import Refused
from spielwerk.table.store.live_table import LiveTable

PREVIEW_CACHE_SIZE, POSITION_CACHE_SIZE = 64, 8
"""The sizes of the caches: previews, and the positions they begin with."""
GUESSES = (1, 2)
"""A fact counts only if it is the same on two different guesses of what the viewer cannot know."""


class Change(Struct, frozen=True):
    """One fact that an option would change."""

    label: str
    before: str
    after: str


class Preview(Struct, frozen=True):
    """What choosing an option would change, as far as the viewer can know.

    `then` says where it stopped: `you` are asked next, `luck`, `others`, or the `end` of the game.
    """

    changes: tuple[Change, ...]
    then: str
    after: tuple[View, ...] = ()
    """What the viewer would see, once for each guess."""


def preview(live: LiveTable, viewer: int, option: str | Iterable[str]) -> Preview:
    """Returns the change an option (or a whole gesture) would make for the seat that is asked."""
    texts = (option,) if isinstance(option, str) else tuple(option)
    if live.decision(viewer) is None:
        raise Refused(f"seat {viewer} is not asked now", "table-refused-not-asked")
    return _preview(live, viewer, texts, current_language())


@lru_cache(PREVIEW_CACHE_SIZE)
def _preview(live: LiveTable, viewer: int, texts: tuple[str, ...], lang: str) -> Preview:
    """Returns a preview; cached, since the same option is shown on the page and again under the pointer."""
    before = _now(live, viewer, lang)
    found: list[tuple[tuple[Change, ...], str]] = []
    views: list[View] = []
    for guess in GUESSES:
        state = live.game.resample(live.view(viewer), Rng(guess))
        try:
            for text in texts:
                live.game.apply(state, text, seat=viewer, source=nobody)
        except SpielwerkError as error:
            raise Refused(str(error), "table-refused-illegal", problem=str(error)) from error
        views.append(live.game.view(state, viewer))
        after = _facts(live, views[-1])
        found.append((_changes(before, after), _then(live, state, viewer)))
    (one, then), (two, _) = found
    return Preview(tuple([change for change in one if change in two]), then, tuple(views))


@lru_cache(POSITION_CACHE_SIZE)
def _now(live: LiveTable, viewer: int, _language: str) -> Facts:
    """Returns the facts that all options of a position are compared with."""
    return _facts(live, live.view(viewer))


def _then(live: LiveTable, state: Any, viewer: int) -> str:
    if state.over:
        return "end"
    seats = [d.seat for d in live.game.decisions(state)]
    return "luck" if CHANCE in seats else "you" if viewer in seats else "others"


Facts = dict[tuple[str, int, str, str], tuple[str, str]]
"""By panel (key and seat: its title may change), row and column: the name of the cell, and the cell."""


def _facts(live: LiveTable, view: Any) -> Facts:
    """Returns the cells of all panels."""
    facts: Facts = {}
    for panel in live.game.box.speech().panels(view, live.game.rules):
        for row in panel.rows:
            for column, cell in enumerate(row[1:], 1):
                head = _head(panel, column)
                label = " · ".join([part for part in (panel.title, row[0], head) if part])
                facts[(panel.key, panel.seat, row[0], head)] = (label, cell)
    return facts


def _head(panel: Panel, column: int) -> str:
    return panel.head[column] if column < len(panel.head) else ""


def _changes(before: Facts, after: Facts) -> tuple[Change, ...]:
    found = []
    for key in [*before, *[key for key in after if key not in before]]:
        label, then = after.get(key) or (before[key][0], "")
        now = before[key][1] if key in before else ""
        if now != then:
            found.append(Change(label, now, then))
    return tuple(found)
