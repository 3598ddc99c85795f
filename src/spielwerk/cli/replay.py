"""`spielwerk replay FILE`: steps through a saved game, prints its story, or checks its luck."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from spielwerk.boards.kit.characters import wrapped
from spielwerk.cli.sim import at_least
from spielwerk.cli.terminal.ending import ending
from spielwerk.cli.terminal.picture import picture
from spielwerk.cli.terminal.screen import Screen, number_in
from spielwerk.cli.terminal.terminal_table import TerminalTable, load, read, warning
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.event import Event
from spielwerk.kernel.fairness import check_luck
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import RecordError
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language, text

HELP = {
    "file": Name(
        "a record: saved by play, or exported from a table", "eine Aufzeichnung von play oder einem Tisch"
    ),
    "text": Name("print the story of the game and exit", "die Geschichte der Partie ausgeben und enden"),
    "seat": Name(
        "see what this seat could see, from 1 (a spectator)",
        "sehen, was dieser Platz sah, ab 1 (ein Zuschauer)",
    ),
    "verify-luck": Name(
        "check that all luck follows from the opened luck key, and exit",
        "prüfen, ob aller Zufall aus dem offengelegten Zufallsschlüssel folgt, und enden",
    ),
    "pack": Name(
        "the data pack that the game was played with", "das Datenpaket, mit dem die Partie gespielt wurde"
    ),
    "lang": Name("the language", "die Sprache"),
}
FILE = Name("FILE", "DATEI")
RECENT = 8
"""How many lines of the log are shown below the board."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("file", type=Path, metavar=str(FILE), help=str(HELP["file"]))
    parser.add_argument("--text", action="store_true", help=str(HELP["text"]))
    parser.add_argument("--seat", type=at_least(1), metavar="N", help=str(HELP["seat"]))
    parser.add_argument("--verify-luck", action="store_true", help=str(HELP["verify-luck"]))
    parser.add_argument("--pack", type=Path, metavar="DIR", help=str(HELP["pack"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Shows the game; leaving is never an error."""
    with language(args.lang or current_language()):
        if args.verify_luck:
            Screen().show(verified(args.file, args.pack))
            return 0
        match = load(args.file, args.pack)
        seats = len(match.game.seats)
        if args.seat is not None and args.seat > seats:
            raise SpielwerkError(text("terminal-no-seat", n=args.seat, most=seats))
        viewer = SPECTATOR if args.seat is None else args.seat - 1
        played = PlayedMatch(match, viewer)
        screen = Screen()
        if args.text:
            if said := warning(match):
                print(said, file=sys.stderr)  # stdout may be a file with the story
            screen.show(played.story())
            screen.show(ending(played.table, screen.paint))
            return 0
        try:
            watch(played, screen, warning(match))
        except EOFError:
            print()
    return 0


def verified(file: Path, pack: Path | None = None) -> Iterator[str]:
    """Yields what was checked of a game's luck; raises an error if it does not fit."""
    lines = read(file)
    try:
        checked = check_luck(lines, str(file), pack)
    except RecordError as error:
        raise SpielwerkError(f"{file}:{error.line}: {error.to_sentence()}") from error
    if checked.seal:
        yield text("terminal-luck-holds", draws=checked.draws)
        yield text("terminal-luck-seal", seal=checked.seal)
    else:
        yield text("terminal-luck-seed", draws=checked.draws, seed=str(checked.seed))
    if checked.since:
        yield text("terminal-luck-since", since=checked.since)


class PlayedMatch:
    """A match with its stops: the beginnings of gestures, and of turns."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.table = TerminalTable(match, Path())
        self.last = match.position
        self.gestures = [i for i, choice in enumerate(match.choices) if choice.begins] + [self.last]

    @cached_property
    def turns(self) -> list[int]:
        """The positions where turns begin; every gesture, if the game does not count turns."""
        found: list[int] = []
        before: int | None = -1
        for position in self.gestures:
            turn = self.match.game.box.turns(self.match.at(position))
            if turn is None or turn != before:
                found.append(position)
            before = turn
        return sorted({*found, self.last})

    def events(self, start: int, end: int) -> list[Event]:
        """Returns what happened between two positions, as the viewer may know it."""
        some = [event for i in range(start, end) for event in self.match.events[i]]
        return [event.seen_by(self.viewer) for event in some]

    def story(self) -> Iterator[str]:
        """Yields the whole log."""
        yield from self.table.sentences([event.seen_by(self.viewer) for event in self.match.opening])
        yield from self.table.sentences(self.events(0, self.last))


def after(moments: list[int], at: int) -> int:
    """Returns the next stop, or the last one."""
    return next((m for m in moments if m > at), moments[-1])


def before(moments: list[int], at: int) -> int:
    """Returns the previous stop, or the first one."""
    return next((m for m in reversed(moments) if m < at), moments[0])


def watch(played: PlayedMatch, screen: Screen, note: str = "") -> None:
    """Shows a position, reads a line, and continues."""
    at = played.gestures[0]
    came_from = at
    while True:
        show(played, screen, came_from, at, note)
        line = screen.ask(screen.paint(text("terminal-replay-prompt"), "bold"))
        note, came_from = "", at
        match line:
            case "" | "n":
                at = after(played.gestures, at)
            case "p":
                at = came_from = before([0, *played.gestures], at)
            case "t":
                at = after(played.turns, at)
            case "T":
                at = came_from = before([0, *played.turns], at)
            case "b":
                at = came_from = 0
            case "e":
                at = came_from = played.last
            case "l":
                note = "\n".join(list(played.table.sentences(played.events(0, at)))[-3 * RECENT :])
            case "q":
                return
            case _ if (n := number_in(line)) is not None and n <= played.last:
                at = came_from = n
            case _ if line.isdecimal():
                note = text("terminal-replay-range", last=played.last)
            case _:
                note = text("terminal-replay-wrong", input=line)


def show(played: PlayedMatch, screen: Screen, start: int, at: int, note: str) -> None:
    """Shows the board at a position, and what has led to it."""
    screen.clear()
    game = played.match.game
    view = game.view(played.match.at(at), played.viewer)
    if screen.live:
        screen.show(picture(game, view, screen.paint, screen.width))
    screen.show(["", screen.paint(text("terminal-at", at=at, last=played.last), "title")])
    first = start if start < at else before(played.gestures, at)
    lines = played.table.sentences(played.events(min(first, at), at))
    if at == 0:
        lines = [text("terminal-start")]
    for line in note.splitlines() or lines[-RECENT:]:
        screen.show(wrapped(line, screen.width, "    ", "  "))
    if at == played.last:
        screen.say(text("terminal-end"), "dim")
        if played.match.over:
            screen.show(ending(played.table, screen.paint))
