"""Setting up a table by a few questions, and finding unfinished games."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from spielwerk.boards.kit.characters import wrapped
from spielwerk.bots.registry import BOTS, UnknownBot, bot
from spielwerk.cli.terminal.screen import Screen, number_in
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.match import BOT
from spielwerk.kernel.record import Closing
from spielwerk.kernel.registry import box, game
from spielwerk.kernel.schema import AUTOMA, Schema, SetupError
from spielwerk.kernel.speech import Speech
from spielwerk.kernel.text import text
from spielwerk.table.store.data_folder import prepare

USUAL = "greedy"
"""The default bot."""
SAVED = "*.jsonl"
Fields = Mapping[str, Any]
"""Settings by name, of a seat or of the whole table."""


class SetupAnswers(Struct, frozen=True):
    """The result of the questions: the set-up, who sits where, and a module that was added automatically."""

    setup: dict[str, Any]
    names: list[str]
    added: str = ""


def questions(id: str, given: Fields, screen: Screen, *, modules: bool = False) -> SetupAnswers:
    """Asks for what the set-up leaves open, modules only if wanted; who answers has the first seat.

    Every offered answer leads to a game: impossible combinations are not asked for, or are asked again.
    """
    schema, speech = box(id).schema().opened(given.get("spoilers", ())), box(id).speech()
    if modules and "modules" not in given:
        given = {**given, "modules": which_modules(schema, speech, screen)}
    number = how_many(id, given, screen)
    mine: dict[str, Any] = {}
    for field in schema.seat:
        if field.name != AUTOMA and field.whose != "automa" and field.kind == "choice":
            possible = [c for c in field.choices if fits(id, given, table({**mine, field.name: c}, number))]
            mine[field.name] = field_of(field.name, possible, speech, screen)
    while True:
        other = USUAL if number == 1 else opponents(screen, schema.levels)
        fields, name = ({AUTOMA: other}, "") if other in schema.levels else ({}, f"{BOT}{other}")
        try:
            setup, added = settled(id, given, table(mine, number, fields))
        except SetupError as error:
            screen.say(error.to_sentence(), "error")
        else:
            return SetupAnswers(setup, ["", *[name] * (number - 1)], added)


def table(mine: Fields, number: int, other: Fields | None = None) -> list[dict[str, Any]]:
    """Returns the fields of all seats, the user's first."""
    return [dict(mine), *[dict(other or {}) for _ in range(number - 1)]]


def settled(id: str, given: Fields, seats: Sequence[Fields]) -> tuple[dict[str, Any], str]:
    """Returns a set-up that can be played; raises `SetupError`.

    If no modules were given, the one that the seats need is added.
    """
    setup = {**given, "seats": seats}
    try:
        game(id, **setup)
    except SetupError:
        schema = box(id).schema().opened(given.get("spoilers", ()))
        for module in schema.modules if "modules" not in given else ():
            with suppress(SetupError):
                game(id, **(more := {**setup, "modules": [module]}))
                return more, module
        raise
    return setup, ""


def fits(id: str, given: Fields, seats: Sequence[Fields]) -> bool:
    try:
        settled(id, given, seats)
    except SetupError:
        return False
    return True


def how_many(id: str, given: Fields, screen: Screen) -> int:
    """Asks for the number of seats; raises `SetupError` if no number fits the rest of the set-up."""
    schema = box(id).schema()
    possible = [n for n in range(schema.least_seats, schema.most_seats + 1) if fits(id, given, [{}] * n)]
    if not possible:
        settled(id, given, [{}] * schema.least_seats)
    least, most = possible[0], possible[-1]
    if least == most:
        return least
    while True:
        line = screen.ask(text("terminal-ask-number", least=least, most=most))
        if not line:
            return least
        n = number_in(line)
        if n in possible:
            return n
        refuse(screen, line, text("terminal-from-to", least=least, most=most))


def which_modules(schema: Schema, speech: Speech, screen: Screen) -> list[str]:
    """Asks for modules that go together, by number or name."""
    names = [speech.module(module) for module in schema.modules]
    screen.show([f"{screen.paint(f'{n:3}', 'key')}  {name}" for n, name in enumerate(names, 1)])
    while True:
        line = screen.ask(text("terminal-ask-modules"))
        words = {word.strip().casefold() for word in line.split(",")} - {""}
        found = [module for n, module in enumerate(schema.modules, 1) if {str(n), module} & words]
        clash = next((pair for pair in schema.excludes if {*pair} <= {*found}), None)
        if len(found) < len(words):
            refuse(screen, line, text("terminal-from-to", least=1, most=len(names)))
        elif clash:
            a, b = [speech.module(module).partition(":")[0] for module in clash]
            screen.say(text("terminal-modules-clash", module=a, other=b), "error")
        else:
            return found


def field_of(field: str, choices: Sequence[str], speech: Speech, screen: Screen) -> str | None:
    """Asks for a choice of a field, by number or name; None: let it be dealt."""
    names = [speech.choice(field, choice) for choice in choices]
    screen.show([f"{screen.paint(f'{n:3}', 'key')}  {name}" for n, name in enumerate(names, 1)])
    while True:
        line = screen.ask(text("terminal-ask-field", field=speech.field(field)))
        if not line:
            return None
        for n, (choice, name) in enumerate(zip(choices, names, strict=True), 1):
            if line.casefold() in (str(n), choice.casefold(), name.casefold()):
                return choice
        refuse(screen, line, text("terminal-from-to", least=1, most=len(names)))


def opponents(screen: Screen, levels: Sequence[str]) -> str:
    """Asks for a bot, or for a level of the game's own Automa if it has one."""
    choices = ", ".join([*BOTS, *levels])
    screen.show(wrapped(choices, screen.width, "  "))
    while True:
        line = screen.ask(text("terminal-ask-bot", default=USUAL)) or USUAL
        if line.casefold() in levels:
            return line.casefold()
        try:
            bot(line)
        except UnknownBot:
            refuse(screen, line, choices)
        else:
            return line


def refuse(screen: Screen, line: str, allowed: str) -> None:
    screen.say(text("terminal-bad-answer", input=line, allowed=allowed), "error")


# --- games that were left


def new_file(folder: Path, id: str) -> Path:
    """Creates an empty file for a new game, which nobody else on this machine can read.

    Two games that begin in the same second get different files.
    """
    prepare(folder.parent)
    prepare(folder)
    stem = f"{id}-{time.strftime('%Y%m%d-%H%M%S')}"
    for n in count(1):
        file = folder / (f"{stem}-{n}.jsonl" if n > 1 else f"{stem}.jsonl")
        with suppress(FileExistsError):
            file.touch(mode=0o600, exist_ok=False)
            break
    return file


def newest(folder: Path, id: str = "") -> Path:
    """Returns the game played last (of one kind), preferably an unfinished one; raises an error if none."""
    found = saved(folder, id)
    if not found:
        raise SpielwerkError(text("terminal-no-saved", folder=str(folder)))
    return next((file for file in reversed(found) if not finished(file)), found[-1])


def saved(folder: Path, id: str = "") -> Sequence[Path]:
    """Returns the saved games (of one kind), the newest last.

    A game that was killed before its first choice has left an empty file, which is skipped.
    """
    found = [(file.stat(), file) for file in folder.glob(f"{id}-{SAVED}" if id else SAVED)]
    return [file for at, file in sorted(found, key=lambda one: one[0].st_mtime) if at.st_size]


def finished(file: Path) -> bool:
    """Returns whether a record says that its game is over; False if it cannot be read."""
    with suppress(OSError, UnicodeDecodeError, msgspec.DecodeError):
        last = file.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
        return msgspec.json.decode(last, type=Closing).winners is not None
    return False


def unfinished(folder: Path, id: str) -> Path | None:
    """Returns the newest game of this kind that can be read and is not over."""
    for file in reversed(saved(folder, id)):
        if not finished(file):
            with suppress(SpielwerkError):
                load(file)
                return file
    return None


def wants_to_resume(file: Path, screen: Screen) -> bool:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    return screen.agrees(text("terminal-ask-resume", when=when))
