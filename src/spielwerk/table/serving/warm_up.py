"""What is built before anybody is answered, and what is read afterwards while nobody waits.

All that several threads must not build at the same time is built by one thread before the server accepts:
the pages, the boxes with their components and drawings, every type, and one game of each box.  Words and
ledgers take about a second and can wait: they are read step by step in a thread of its own, each step only
when the server has had nothing to do for a moment.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from django.conf import settings

from spielwerk.boards.registry import drawing
from spielwerk.kernel import rulebook
from spielwerk.kernel.first_use import build_all
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box, playable
from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.serving.worker_pool import quiet_for

QUIET = 0.3
"""Seconds without a request after which a step is made."""

logger = logging.getLogger(__name__)

Step = Callable[[], object]


def prepare() -> None:
    """Build all that the first visitors would otherwise build together; to be called in one thread."""
    import_module(settings.ROOT_URLCONF)
    for id in playable():
        try:
            _play(id)
        except Exception:  # a game that stumbles must not keep anybody from playing the others
            logger.exception("the game '%s' cannot be begun", id)
    build_all()


def _play(id: str) -> None:
    """Begin a game, store its position, and replay its record."""
    drawing(id)
    match = Match(Game(box(id), box(id).quick()), 1)
    match.game.loads(match.game.dumps(match.state))
    Match.load(match.record())


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
    for id in playable():
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
