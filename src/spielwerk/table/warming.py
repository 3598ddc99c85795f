"""What the first visitor would wait for is read while nobody does: words, pieces, drawings and ledgers.

Together that takes about a second, most of it for files of words and rules.  It happens step by step in a
thread of its own, each step only when the server has had nothing to do for a moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial

from spielwerk.kernel import rulebook
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.registry import box, shelf
from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.boards import drawing
from spielwerk.table.pool import quiet_for

QUIET = 0.3
"""Seconds without a request after which a step is made."""

Step = Callable[[], object]


def warm_up(quiet: Callable[[], float] = quiet_for, wait: Callable[[float], None] = time.sleep) -> None:
    """Make all steps, whenever it is quiet."""
    for step in steps():
        while quiet() < QUIET:
            wait(QUIET)
        step()


def steps() -> Iterator[Step]:
    """What is to be read, in the order in which it will be asked for."""
    for lang in LANGUAGES:
        yield partial(_speak, lang)
    for id in shelf():
        yield partial(drawing, id)
        for lang in LANGUAGES:
            yield partial(_look, id, lang)
    yield rulebook.ledgers


def _speak(lang: str) -> None:
    """The words of the table."""
    with language(lang):
        text("table-menu")


def _look(id: str, lang: str) -> None:
    """The words and the pieces of a game: all that it takes to tell how it begins."""
    game = Game(box(id), box(id).quick())
    with language(lang):
        box(id).speech().panels(game.view(game.new(1), SPECTATOR), game.rules)
