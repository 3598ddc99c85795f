"""The bots of a table in the terminal: whether one may play, and what is printed if it cannot.

A bot from a file is code that runs with all rights of its user.  A person who names it on the command line
knows it.  A bot that only a record names may come from anybody, so a person has to allow it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.bots.registry import file_of, seated
from spielwerk.cli.terminal.screen import Screen, at_keyboard
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import BOT, Match
from spielwerk.kernel.text import one_line, text

LONGEST = 500
"""How many characters of a foreign record a message quotes."""


def bots_in(match: Match) -> dict[int, str]:
    """Returns which bot plays which seat, by its full name (a path may be long)."""
    names = zip(match.game.seats, match.names, strict=False)
    return {seat: name.removeprefix(BOT) for seat, name in names if name.startswith(BOT)}


def seat_bots(match: Match) -> dict[int, Bot]:
    """Returns a bot for every seat that has one; raises one line for whatever a bot raises."""
    return {seat: _seated(name, match.game) for seat, name in bots_in(match).items()}


def _seated(name: str, game: Game) -> Bot:
    try:
        return seated(name, game)
    except SpielwerkError:
        raise
    except (Exception, SystemExit) as error:  # not ours: the code of the bot's author
        problem = f"{type(error).__name__}: {error}"
        raise SpielwerkError(text("terminal-bot-cannot-sit", bot=name, problem=problem)) from error


def seat_bots_again(match: Match, record: Path, screen: Screen, *, trusted: bool) -> dict[int, Bot]:
    """Returns the bots of a saved game; those from files only if somebody agrees or they are `trusted`."""
    where = f"{record}:1"
    allow_files(bots_in(match).values(), record, screen, trusted=trusted)
    try:
        return seat_bots(match)
    except SpielwerkError as error:
        raise SpielwerkError(f"{where}: {one_line(str(error), LONGEST)}") from error


def allow_files(bots: Iterable[str], record: Path, screen: Screen, *, trusted: bool) -> None:
    """Raises one line if bots from files are missing or if nobody agrees that their code is run."""
    where = f"{record}:1"
    for file in dict.fromkeys([file_of(name) for name in bots]):
        if file is None:
            continue
        bot = repr(str(file.absolute()))  # unchanged: nothing in a name may hide which file is meant
        if not file.is_file():
            raise SpielwerkError(text("terminal-bot-gone", where=where, bot=bot))
        if not trusted and not _welcome(bot, record, screen):
            raise SpielwerkError(text("terminal-bot-not-allowed", where=where, bot=bot))


def _welcome(bot: str, record: Path, screen: Screen) -> bool:
    """Returns whether a person agrees; False if nobody is at the keyboard."""
    if not at_keyboard():
        return False
    screen.say(text("terminal-bot-from-file", file=str(record), bot=bot))
    return screen.agrees(text("terminal-ask-bot-file"))
