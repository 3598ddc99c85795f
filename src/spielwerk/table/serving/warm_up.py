"""What is built before any request is answered, and what is read afterwards while nobody waits.

Everything that several threads must not build at the same time is built by one thread before the server
accepts requests: the pages, the boxes with their components and drawings, every type, and one game of each
box.  Words and ledgers take about a second and can wait: they are read step by step in a separate thread,
each step only when the server has been idle for a moment.
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
"""Seconds without a request before a step."""

logger = logging.getLogger(__name__)

Step = Callable[[], object]


def prepare() -> None:
    """Builds everything that the first visitors would otherwise build at once; to be called in one thread."""
    import_module(settings.ROOT_URLCONF)
    for id in playable():
        try:
            _play(id)
        except Exception:  # a broken game must not prevent the others from being played
            logger.exception("the game '%s' cannot be begun", id)
    build_all()


def _play(id: str) -> None:
    """Starts a game, stores its position, and replays its record."""
    drawing(id)
    match = Match(Game(box(id), box(id).quick()), 1)
    match.game.loads(match.game.dumps(match.state))
    Match.load(match.record())


def warm_up(quiet: Callable[[], float] = quiet_for, wait: Callable[[float], None] = time.sleep) -> None:
    """Runs all steps, whenever the server is idle."""
    for step in steps():
        while quiet() < QUIET:
            wait(QUIET)
        step()


def steps() -> Iterator[Step]:
    """Yields what is to be read, in the order in which it will be needed."""
    for lang in LANGUAGES:
        yield partial(_speak, lang)
    for id in playable():
        yield partial(drawing, id)
        for lang in LANGUAGES:
            yield partial(_look, id, lang)
    yield rulebook.ledgers


def _speak(lang: str) -> None:
    """Loads the words of the table."""
    with language(lang):
        text("table-menu")


def _look(id: str, lang: str) -> None:
    """Loads the words and the pieces of a game by describing its first position."""
    game = Game(box(id), box(id).quick())
    with language(lang):
        box(id).speech().panels(game.view(game.new(1), SPECTATOR), game.rules)
