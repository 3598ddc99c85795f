"""Previews: what an option would do, as far as the viewer can know, in the sentences of the log.

A preview is computed on positions that fit the viewer's view, never on the real one, and stops at the first
luck or at another seat's choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Detail, Event, Journal
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.run import nobody
from spielwerk.kernel.speech import addressing, capital
from spielwerk.kernel.text import current_language
from spielwerk.kernel.view import View
from spielwerk.table.errors import Refused
from spielwerk.table.store.live_table import LiveTable

PREVIEW_CACHE_SIZE = 64
"""The number of previews that are kept: an option is pointed at more than once."""
GUESSES = (1, 2)
"""A fact counts only if it is the same on two different guesses of what the viewer cannot know."""


class Preview(Struct, frozen=True):
    """What choosing an option would do, as far as the viewer can know.

    `then` says where it stopped: `you` are asked next, `luck`, `others`, or the `end` of the game.
    """

    sentences: tuple[str, ...]
    then: str
    after: tuple[View, ...] = ()
    """What the viewer would see, once for each guess."""


def preview(live: LiveTable, viewer: int, option: str | Iterable[str]) -> Preview:
    """Returns what an option (or a whole gesture) would do for the seat that is asked."""
    texts = (option,) if isinstance(option, str) else tuple(option)
    if live.decision(viewer) is None:
        raise Refused(f"seat {viewer} is not asked now", "table-refused-not-asked")
    return _preview(live, viewer, texts, current_language())


@lru_cache(PREVIEW_CACHE_SIZE)
def _preview(live: LiveTable, viewer: int, texts: tuple[str, ...], _language: str) -> Preview:
    """Cached, since the same option is shown with all effects on the page and again under the pointer."""
    tried = [_tried(live, viewer, texts, guess) for guess in GUESSES]
    one, two = [_told(live, journal, viewer, view) for journal, view, _ in tried]
    return Preview(
        tuple([sentence for sentence in one if sentence in two]),
        tried[0][2],
        tuple([view for _, view, _ in tried]),
    )


def _tried(live: LiveTable, viewer: int, texts: tuple[str, ...], guess: int) -> tuple[Journal, View, str]:
    """Tries options on a position that fits the view; returns what happened, what is seen then, and why it
    stopped."""
    state = live.game.resample(live.view(viewer), Rng(guess))
    happened: Journal = []
    try:
        for text in texts:
            state.journal = happened
            live.game.apply(state, text, seat=viewer, source=nobody)
    except SpielwerkError as error:
        raise Refused(str(error), "table-refused-illegal", problem=str(error)) from error
    return happened, live.game.view(state, viewer), _then(live, state, viewer)


def _told(live: LiveTable, happened: Iterable[Event], viewer: int, after: View) -> list[str]:
    """Returns what happened in the words of the log, then what changed without an event."""
    speech, rules = live.game.box.speech(), live.game.rules
    seen = [event.seen_by(viewer) for event in happened if not isinstance(event, Detail)]
    with addressing(viewer):
        found = [speech.event(event, rules) for event in seen]
    found += speech.consequences(live.view(viewer), after, viewer, rules)
    counted = Counter([capital(sentence) for sentence in found if sentence])
    return [f"{sentence} ×{n}" if n > 1 else sentence for sentence, n in counted.items()]


def _then(live: LiveTable, state: Any, viewer: int) -> str:
    if state.over:
        return "end"
    seats = [d.seat for d in live.game.decisions(state)]
    return "luck" if CHANCE in seats else "you" if viewer in seats else "others"
