"""The bots of a table in the terminal: whether one may sit down, and what is said where it cannot.

A bot from a file is code that runs with all that its user may do.  Whoever names it on the command line knows
it; one that only a record names may come from anybody, so a person has to say that it is welcome.
"""

from __future__ import annotations

from pathlib import Path

from spielwerk.bots.bot import Bot
from spielwerk.bots.registry import file_of, seated
from spielwerk.cli.terminal.screen import Screen, at_keyboard
from spielwerk.cli.terminal.terminal_table import BOT
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import Match
from spielwerk.kernel.text import one_line, text

LONGEST = 500
"""So much of what a strange record holds is said again."""


def bots_in(match: Match) -> dict[int, str]:
    """Which bot plays which seat, by the whole of its name: a path may be long."""
    names = zip(match.game.seats, match.names, strict=False)
    return {seat: name.removeprefix(BOT) for seat, name in names if name.startswith(BOT)}


def seat_bots(match: Match) -> dict[int, Bot]:
    """A bot at every seat that is one's; whatever one raises on the way is one line."""
    return {seat: _seated(name, match.game) for seat, name in bots_in(match).items()}


def _seated(name: str, game: Game) -> Bot:
    try:
        return seated(name, game)
    except SpielwerkError:
        raise
    except (Exception, SystemExit) as error:  # not ours: the code of whoever wrote the bot
        problem = f"{type(error).__name__}: {error}"
        raise SpielwerkError(text("terminal-bot-cannot-sit", bot=name, problem=problem)) from error


def seat_bots_again(match: Match, record: Path, screen: Screen, *, trusted: bool) -> dict[int, Bot]:
    """The bots of a saved game; those from files when somebody has agreed, or if they are `trusted`."""
    where = f"{record}:1"
    for file in dict.fromkeys([file_of(name) for name in bots_in(match).values()]):
        if file is None:
            continue
        bot = repr(str(file.absolute()))  # as it is: nothing in a name may hide which file is meant
        if not file.is_file():
            raise SpielwerkError(text("terminal-bot-gone", where=where, bot=bot))
        if not trusted and not _welcome(bot, record, screen):
            raise SpielwerkError(text("terminal-bot-not-allowed", where=where, bot=bot))
    try:
        return seat_bots(match)
    except SpielwerkError as error:
        raise SpielwerkError(f"{where}: {one_line(str(error), LONGEST)}") from error


def _welcome(bot: str, record: Path, screen: Screen) -> bool:
    """Whether a person agrees; where nobody sits at the keyboard, nobody does."""
    if not at_keyboard():
        return False
    screen.say(text("terminal-bot-from-file", file=str(record), bot=bot))
    return screen.agrees(text("terminal-ask-bot-file"))
