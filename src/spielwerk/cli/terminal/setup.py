"""Setting up a table by a few questions, and finding games that were left."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spielwerk.bots.registry import BOTS, UnknownBot, bot
from spielwerk.cli.terminal.screen import Screen
from spielwerk.cli.terminal.sitting import BOT, load
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import AUTOMA, Field, Schema
from spielwerk.kernel.speech import Speech
from spielwerk.kernel.text import text

USUAL = "greedy"
"""The bot that sits down when nobody says otherwise."""
SAVED = "*.jsonl"


def questions(id: str, screen: Screen) -> tuple[list[dict[str, Any]], list[str]]:
    """The fields of all seats, and who sits there; the person who answers has the first."""
    schema, speech = box(id).schema(), box(id).speech()
    number = how_many(schema, screen)
    own = [field for field in schema.seat if field.name != AUTOMA]
    mine = {field.name: choice for field in own if (choice := field_of(field, speech, screen))}
    levels = next((field.choices for field in schema.seat if field.name == AUTOMA), ())
    other = USUAL if number == 1 else opponents(screen, levels)
    fields, name = ({AUTOMA: other}, "") if other in levels else ({}, f"{BOT}{other}")
    return [mine, *[dict(fields) for _ in range(number - 1)]], ["", *[name] * (number - 1)]


def how_many(schema: Schema, screen: Screen) -> int:
    least, most = schema.least_seats, schema.most_seats
    if least == most:
        return least
    while True:
        line = screen.ask(text("terminal-ask-number", least=least, most=most))
        if not line:
            return least
        if line.isdecimal() and least <= int(line) <= most:
            return int(line)
        refuse(screen, line, text("terminal-from-to", least=least, most=most))


def field_of(field: Field, speech: Speech, screen: Screen) -> str | None:
    """One of the choices of a field, by number or name; None: let it be dealt."""
    if field.kind != "choice":
        return None
    names = [speech.choice(field.name, choice) for choice in field.choices]
    screen.show([f"{screen.paint(f'{n:3}', 'key')}  {name}" for n, name in enumerate(names, 1)])
    while True:
        line = screen.ask(text("terminal-ask-field", field=speech.field(field.name)))
        if not line:
            return None
        for n, (choice, name) in enumerate(zip(field.choices, names, strict=True), 1):
            if line.casefold() in (str(n), choice.casefold(), name.casefold()):
                return choice
        refuse(screen, line, text("terminal-from-to", least=1, most=len(names)))


def opponents(screen: Screen, levels: Sequence[str]) -> str:
    """A bot, or a level of the game's own machine where it has one."""
    while True:
        line = screen.ask(text("terminal-ask-bot", default=USUAL)) or USUAL
        if line in levels:
            return line
        try:
            bot(line)
        except UnknownBot:
            refuse(screen, line, ", ".join([*BOTS, *levels]))
        else:
            return line


def refuse(screen: Screen, line: str, allowed: str) -> None:
    screen.say(text("terminal-bad-answer", input=line, allowed=allowed), "error")


# --- games that were left


def new_file(folder: Path, id: str) -> Path:
    """A file of its own for a new game."""
    return folder / f"{id}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def newest(folder: Path, id: str = "") -> Path:
    """The game that was played last (of one kind); an error if there is none."""
    found = saved(folder, id)
    if not found:
        raise SpielwerkError(text("terminal-no-saved", folder=str(folder)))
    return found[-1]


def saved(folder: Path, id: str = "") -> Sequence[Path]:
    """The saved games, the newest last."""
    return sorted(folder.glob(f"{id}{SAVED}"), key=lambda file: file.stat().st_mtime)


def unfinished(folder: Path, id: str) -> Path | None:
    """The newest game of this kind, if it can be read and is not over."""
    for file in saved(folder, f"{id}-")[-1:]:
        try:
            if not load(file).state.over:
                return file
        except SpielwerkError:
            return None
    return None


def wants_to_resume(file: Path, screen: Screen) -> bool:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    line = screen.ask(text("terminal-ask-resume", when=when)).casefold()
    return line.startswith(text("terminal-yes")) or line.startswith("y")
