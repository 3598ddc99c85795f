"""`spielwerk play`: a game in the terminal, against bots or with several people at one keyboard.

The game is saved after every choice, so leaving in any way loses nothing.
"""

from __future__ import annotations

import argparse
import secrets
import shlex
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from spielwerk.cli.sim import at_least, read_options, read_seat
from spielwerk.cli.terminal.bots import bots_in, seat_bots, seat_bots_again
from spielwerk.cli.terminal.screen import Screen, at_keyboard
from spielwerk.cli.terminal.session import PlayerLeft, Session
from spielwerk.cli.terminal.setup import (
    SetupAnswers,
    new_file,
    newest,
    questions,
    unfinished,
    wants_to_resume,
)
from spielwerk.cli.terminal.terminal_table import TerminalTable, keep, load, warning
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.luck import Keyed, Seeded
from spielwerk.kernel.match import BOT, Match
from spielwerk.kernel.registry import box, game, listed
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language, shown_name, text
from spielwerk.table.store.data_folder import default_folder

ME, PERSON = "me", "@"
NEWEST = ""
SEATS = 1 << 31
"""Seeds that are drawn for new games are smaller than this."""
HELP = {
    "game": Name("the game to play, for example scythe", "das Spiel, zum Beispiel scythe"),
    "seats": Name(
        "who sits where: me, @NAME for further people, a bot (random, greedy, path.py:Name), or a level of "
        "the game's own Automa (me,automa); each with set-up fields if wanted (me:faction=nordic,greedy); "
        "without this you are asked",
        "wer wo sitzt: me, @NAME für weitere Leute, ein Bot (random, greedy, pfad.py:Name) oder eine Stufe "
        "des Automa, den das Spiel mitbringt (me,automa); auf Wunsch mit Feldern des Aufbaus "
        "(me:faction=nordic,greedy); ohne Angabe wird gefragt",
    ),
    "set": Name("a set-up option of the game, may be repeated", "eine Option des Aufbaus, mehrmals möglich"),
    "spoilers": Name(
        "open what a campaign keeps secret: its modules can be chosen, and their rules read",
        "öffnen, was eine Kampagne geheim hält: Ihre Module sind wählbar und ihre Regeln lesbar",
    ),
    "pack": Name(
        "a data pack: a folder whose files replace data of the game (docs/stand-ins.md); "
        "a game that was played with one is resumed with it, too",
        "ein Datenpaket: ein Ordner, dessen Dateien Daten des Spiels ersetzen (docs/stand-ins.md); "
        "auch zum Fortsetzen einer Partie, die damit gespielt wurde",
    ),
    "seed": Name("the seed of the game (random)", "Startzahl der Partie (zufällig)"),
    "resume": Name(
        "continue a saved game (the newest that is not over, of GAME if that is given)",
        "ein gespeichertes Spiel fortsetzen (das neueste, das nicht zu Ende ist; wenn angegeben, von SPIEL)",
    ),
    "trust-bots": Name(
        "with --resume: let bots from files that the saved game names sit down without asking; "
        "their code is run",
        "mit --resume: Bots aus Dateien, die das gespeicherte Spiel nennt, ohne Rückfrage mitspielen lassen; "
        "ihr Code wird ausgeführt",
    ),
    "save": Name(
        "where the game is saved; a file that exists is not overwritten",
        "wo das Spiel gespeichert wird; eine Datei, die es gibt, wird nicht überschrieben",
    ),
    "data": Name("the folder for saved games", "der Ordner für gespeicherte Spiele"),
    "lang": Name("the language", "die Sprache"),
}
FIELDS = {
    "game": Name("GAME", "SPIEL"),
    "seats": Name("SEAT,SEAT", "PLATZ,PLATZ"),
    "file": Name("FILE", "DATEI"),
}


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    file = str(FIELDS["file"])
    parser.add_argument("game", nargs="?", metavar=str(FIELDS["game"]), help=str(HELP["game"]))
    parser.add_argument("--seats", metavar=str(FIELDS["seats"]), help=str(HELP["seats"]))
    parser.add_argument("--set", action="append", default=[], metavar="X=Y", help=str(HELP["set"]))
    parser.add_argument("--spoilers", action="store_true", help=str(HELP["spoilers"]))
    parser.add_argument("--pack", type=Path, metavar="DIR", help=str(HELP["pack"]))
    parser.add_argument("--seed", type=at_least(0), metavar="N", help=str(HELP["seed"]))
    parser.add_argument("--resume", nargs="?", const=NEWEST, metavar=file, help=str(HELP["resume"]))
    parser.add_argument("--trust-bots", action="store_true", help=str(HELP["trust-bots"]))
    parser.add_argument("--save", type=Path, metavar=file, help=str(HELP["save"]))
    parser.add_argument("--data", type=Path, default=default_folder(), metavar="DIR", help=str(HELP["data"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Sets up a table and plays; prints one line on the way out."""
    with language(args.lang or current_language()):
        screen = Screen()
        try:
            table, greeting = sit_down(args, screen)
        except EOFError:
            return 0
        try:
            Session(table, screen, greeting).run()
        except (PlayerLeft, EOFError, KeyboardInterrupt) as reason:
            table.save()
            print()
            pack = table.game.box.pack
            packed = ["--pack", str(pack)] if pack else []
            command = shlex.join(["spielwerk", "play", "--resume", str(table.file), *packed])
            screen.show([text("terminal-left"), f"  {command}"])
            return 130 if isinstance(reason, KeyboardInterrupt) else 0
    return 0


def sit_down(args: argparse.Namespace, screen: Screen) -> tuple[TerminalTable, list[str]]:
    """Returns a saved table or a new one, and what to say about it."""
    folder = args.data / "terminal"
    if args.resume is not None:
        return resumed(wanted(args, folder), args, screen)
    if args.game is None:
        raise SpielwerkError(text("terminal-no-game", games=", ".join(listed())))
    found = box(args.game)
    if args.pack is not None:
        found.with_pack(args.pack)
    asks = args.seats is None
    given = args.set or args.spoilers or args.pack or args.seed is not None
    if asks and not given and at_keyboard():
        left = unfinished(folder, args.game)
        if left is not None and wants_to_resume(left, screen):
            return resumed(left, args, screen)
    keep(args.save)
    seed = secrets.randbelow(SEATS) if args.seed is None else args.seed
    setup = read_setup(args.game, args.set, seed, spoilers=args.spoilers)
    if asks:
        asked = questions(args.game, setup, screen, modules=args.spoilers)
    else:
        fields, names = read_seats(args.game, args.seats, setup.get("spoilers", ()))
        asked = SetupAnswers({**setup, "seats": fields}, names)
    seats = zip(asked.names, asked.setup["seats"], strict=True)
    people = sum([not name.startswith(BOT) and not seat.get(AUTOMA) for name, seat in seats])
    if not people:
        raise SpielwerkError(text("terminal-no-person"))
    proposed = box(args.game).schema().proposed(people, setup.get("spoilers", ()))
    luck = Keyed.fresh() if people > 1 and args.seed is None else Seeded(seed)
    played = game(args.game, pack=args.pack, **{**proposed, **asked.setup})
    match = Match(played, luck=luck, names=asked.names)
    module = box(args.game).speech().module(asked.added) if asked.added else ""
    greeting = [text("terminal-module-added", module=module)] if module else []
    greeting += about_luck(match) if people > 1 else []
    bots = seat_bots(match)
    return TerminalTable(match, args.save or new_file(folder, args.game), bots), greeting


def wanted(args: argparse.Namespace, folder: Path) -> Path:
    """Returns the requested saved game; its set-up is part of it, so options for the set-up are refused."""
    for option in ("seats", "set", "spoilers", "seed"):
        value = getattr(args, option)
        if value is not None and value is not False and value != []:
            raise SpielwerkError(text("terminal-resume-alone", option=f"--{option}"))
    id, file = args.game, args.resume
    if id is None and file in listed() and not Path(file).exists():
        id, file = file, NEWEST
    if id is not None:
        box(id)
    if file == NEWEST:
        return newest(folder, id or "")
    if id is not None and (found := load(Path(file), args.pack).game.id) != id:
        raise SpielwerkError(text("terminal-other-game", file=file, found=found, game=id))
    return Path(file)


def resumed(file: Path, args: argparse.Namespace, screen: Screen) -> tuple[TerminalTable, list[str]]:
    """Returns the table of a record; a record with more than can be continued stays unchanged."""
    save: Path | None = args.save
    match = load(file, args.pack)
    keep(save, file)
    if {*match.game.players} <= {*bots_in(match)}:
        raise SpielwerkError(text("terminal-resume-no-person", where=f"{file}:1"))
    bots = seat_bots_again(match, file, screen, trusted=args.trust_bots)
    greeting = [warning(match) or text("terminal-resumed", file=str(file))]
    if len({*match.game.players} - {*bots}) > 1 and not match.over:
        match.renew(Keyed.fresh())
        greeting += about_luck(match)
    if match.shortened and save is None:
        save = next(other for n in count(2) if not (other := file.with_stem(f"{file.stem}-{n}")).exists())
        if not match.over:
            greeting.append(text("terminal-kept", old=str(file), file=str(save)))
    return TerminalTable(match, save or file, bots), greeting


def about_luck(match: Match) -> list[str]:
    """Returns what several people at one keyboard should know about the luck of their game."""
    if isinstance(match.luck, Keyed):
        return [text("terminal-luck-sealed", seal=match.luck.seal)]
    return [text("terminal-luck-given", seed=str(match.seed))]


def read_seats(id: str, seats: str, keys: Sequence[str]) -> tuple[list[dict[str, Any]], list[str]]:
    """Returns the fields of all seats, and who sits there."""
    schema = box(id).schema().opened(keys)
    fields, names = [], []
    for i, entry in enumerate(seats.split(",")):
        who, found = read_seat(i, entry, schema.seat)
        if who in schema.levels:
            found.setdefault(AUTOMA, who)
        fields.append(found)
        if who == ME or found.get(AUTOMA):
            names.append("")
        elif who.startswith(PERSON):
            names.append(shown_name(who[1:]))
        else:
            names.append(f"{BOT}{who}")
    return fields, names


def read_setup(id: str, settings: Sequence[str], seed: int, *, spoilers: bool = False) -> dict[str, Any]:
    """Returns the options of the set-up; open parts are dealt by the seed unless a deal is given."""
    schema = box(id).schema()
    opened = {"spoilers": [schema.opens_all]} if spoilers and schema.opens_all else {}
    return schema.dealt({**opened, **read_options(settings, schema)}, seed)
