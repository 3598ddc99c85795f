"""The command `spielwerk`: finds the subcommand and turns errors into one line and an exit code.

A subcommand is a module of this package with `add(parser)`, which declares its arguments, and `run(args) ->
int`, which does the work.  A line in `COMMANDS` registers it.  Only the module of the called command is
imported, so that `--help` and `--version` answer at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

from spielwerk import __version__
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import current_language, language, terminal_language, text

DEFAULT = "serve"

COMMANDS = {  # name: what it does, in English and in German
    "backup": (
        "copy all tables to one file while the server runs, and check it",
        "sichert alle Tische in einer Datei, auch bei laufendem Server, und prüft sie",
    ),
    "bench": (
        "measure the speed of the games compared with other packages",
        "misst das Tempo der Spiele neben dem anderer Pakete",
    ),
    "campaign": (
        "play a campaign in the terminal, one game after the other, and show its sheets",
        "spielt eine Kampagne im Terminal, Partie für Partie, und zeigt ihre Bögen",
    ),
    "play": (
        "play a game in the terminal, against bots or together at one keyboard",
        "spielt ein Spiel im Terminal, gegen Bots oder gemeinsam an einer Tastatur",
    ),
    "replay": (
        "step through a saved game in the terminal",
        "geht eine gespeicherte Partie im Terminal Schritt für Schritt durch",
    ),
    "restore": (
        "replace the tables with a backup; the old tables are kept",
        "spielt eine Sicherung ein; die bisherigen Tische bleiben daneben erhalten",
    ),
    "rules": (
        "show the rules of the games, and which of them are proven by a test",
        "zeigt die Regeln der Spiele und welche davon ein Test beweist",
    ),
    "sim": (
        "let bots play many games and show who wins, and how",
        "lässt Bots viele Partien spielen und zeigt, wer gewinnt und wie",
    ),
    "tables": (
        "list, close, delete and clean up the tables of a server",
        "zeigt, schließt, löscht und räumt die Tische eines Servers ab",
    ),
    "serve": (
        "open the table in the browser; this is what happens without a command",
        "öffnet den Tisch im Browser; das geschieht auch ohne Befehl",
    ),
}

HELP = {
    "en": (
        "usage: spielwerk [COMMAND] [OPTIONS]",
        "A digital table for strategy board games with automated opponents.",
        "commands:",
        "spielwerk COMMAND --help explains a command, spielwerk --version shows the version.",
    ),
    "de": (
        "Aufruf: spielwerk [BEFEHL] [OPTIONEN]",
        "Ein digitaler Tisch für Strategiespiele mit automatischen Gegnern.",
        "Befehle:",
        "spielwerk BEFEHL --help sagt mehr über einen Befehl, spielwerk --version die Version.",
    ),
}

ARGPARSE_IN_GERMAN = {
    "usage: ": "Aufruf: ",
    "positional arguments:": "Angaben:",
    "options:": "Optionen:",
    "show this help message and exit": "diese Hilfe zeigen",
}


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line and whose headings are in the current language."""

    def error(self, message: str) -> NoReturn:
        raise SpielwerkError(text("cli-bad-arguments", problem=message, command=self.prog))

    def format_help(self) -> str:
        page = super().format_help()
        if current_language() == "de":
            for english, german in ARGPARSE_IN_GERMAN.items():
                page = page.replace(english, german)
        return page


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code: 0 success, 2 bad input, 130 interrupted, 141 broken pipe."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # characters that the terminal lacks become question marks
    with language(terminal_language()):
        try:
            code = _run(arguments)
            sys.stdout.flush()
        except SpielwerkError as error:
            print("spielwerk:", " ".join(str(error).split()), file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            print(text("cli-interrupted"), file=sys.stderr)
            return 130
        except BrokenPipeError:
            # The reader (`| head`) has gone.  Without this the interpreter would complain on exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 141
    return code


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else DEFAULT
    if first in ("-h", "--help"):
        print(_help())
        return 0
    if first == "--version":
        print("spielwerk", __version__)
        return 0
    if first.startswith("-"):  # options without a command belong to the default command
        arguments = [DEFAULT, *arguments]
    name, *rest = arguments or [DEFAULT]
    if name not in COMMANDS:
        raise SpielwerkError(text("cli-unknown-command", command=name, commands=", ".join(COMMANDS)))
    command = import_module(f"{__name__}.{name}")
    parser = Parser(prog=f"spielwerk {name}", description=_what(name), allow_abbrev=False)
    command.add(parser)
    code: int = command.run(parser.parse_args(rest))
    return code


def _what(name: str) -> str:
    return COMMANDS[name][current_language() == "de"]


def _help() -> str:
    usage, what, heading, more = HELP[current_language()]
    width = max(map(len, COMMANDS))
    lines = (f"  {name:{width}}  {_what(name)}" for name in COMMANDS)
    return "\n".join([usage, "", what, "", heading, *lines, "", more])
