"""The code of a bot's own process: it gets a view and the open options, and answers with one of them."""

from __future__ import annotations

import os
import signal
from functools import lru_cache
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.bots.registry import seated
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision
from spielwerk.kernel.registry import box
from spielwerk.kernel.view import View

NICE = 10
"""The `nice` value of a bot's process, so that people at the table have priority."""
READY = "ready"
"""The first message of a process."""


class Question(Struct, frozen=True):
    """Everything that a bot gets: no more than a person in its seat would know."""

    bot: str
    module: str
    """The module that registers the game, if it has no entry point."""
    game: str
    setup: dict[str, Any]
    seat: int
    view: View
    options: tuple[str, ...]
    luck: int


def main(connection: Connection) -> None:
    """Answers questions until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    said = READY
    while True:
        try:
            connection.send(said)
            question: Question = connection.recv()
        except (EOFError, OSError):
            return
        said = answer(question)


def answer(question: Question) -> str:
    """Returns the text of the option that the bot chooses."""
    game = _game(question.module, question.game, msgspec.json.encode(question.setup))
    rng = Rng(question.luck)
    fitting = game.resample(question.view, rng)
    asked = next(d for d in game.decisions(fitting) if d.seat == question.seat)
    options = tuple([game.option(text) for text in question.options])
    decision = Decision(question.seat, options, asked.frame)
    return seated(question.bot, game).choose(decision, lambda: question.view, rng).text


@lru_cache(maxsize=8)
def _game(module: str, id: str, setup: bytes) -> Game:
    import_module(module)
    return Game(box(id), msgspec.json.decode(setup))
