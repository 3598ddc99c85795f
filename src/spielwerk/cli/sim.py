"""`spielwerk sim`: many games between bots, as a table or as JSON.

Game number i has the seed SEED + i, so each game of a run can be repeated alone, and the result does not
depend on the number of processes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from spielwerk.arena.campaigns import CampaignPlan, simulate_campaigns
from spielwerk.arena.play import Plan
from spielwerk.arena.simulate import sensible_jobs, simulate
from spielwerk.cli.progress import Progress
from spielwerk.cli.sim_table import campaign_lines, lines
from spielwerk.cli.terminal.screen import number_in
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.registry import box
from spielwerk.kernel.schema import AUTOMA, Field, Schema
from spielwerk.kernel.story import stories, story
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language

GAME = Name("GAME", "SPIEL")
BOTS = Name("BOT,BOT", "BOT,BOT")
NUMBER = Name("N", "N")
SETTING = Name("FIELD=VALUE", "FELD=WERT")
HELP = {
    "game": Name(
        "the game to play, for example scythe, or a whole campaign, for example fenris",
        "das Spiel, zum Beispiel scythe, oder eine ganze Kampagne, zum Beispiel fenris",
    ),
    "seats": Name(
        "who sits where: one bot per seat, each with set-up fields if wanted "
        "(random:faction=rusviet:mat=industrial,random); "
        "a bot of your own is path.py:Name; without this the fewest seats, all random",
        "wer wo sitzt: je Platz ein Bot, auf Wunsch mit Feldern des Aufbaus "
        "(random:faction=rusviet:mat=industrial,random); "
        "ein eigener Bot ist pfad.py:Name; ohne Angabe so wenige Plätze wie möglich, alle random",
    ),
    "games": Name("how many games (100)", "wie viele Partien (100)"),
    "seed": Name("the seed of the first game; it increases by 1 (1)", "Startzahl der ersten Partie (1)"),
    "set": Name("a set-up option of the game, may be repeated", "eine Option des Aufbaus, mehrmals möglich"),
    "jobs": Name(
        "how many processes; does not change the result", "wie viele Prozesse; das Ergebnis bleibt gleich"
    ),
    "limit": Name(
        "cut games after this many turns; they are counted but not evaluated (in a campaign: made up)",
        "Partien nach so vielen Zügen abbrechen; sie werden gezählt und ausgelassen (in einer Kampagne: "
        "erfunden)",
    ),
    "made-up": Name(
        "with a campaign: make up the games and play only what is between them",
        "bei einer Kampagne: die Partien erfinden und nur spielen, was dazwischen liegt",
    ),
    "json": Name("print JSON for programs", "JSON für Programme ausgeben"),
    "lang": Name("the language of the table", "die Sprache der Tabelle"),
}
NOT_A_SETTING = Name("{}: '{}' is not of the form field=value", "{}: „{}“ hat nicht die Form feld=wert")
NAMED_TWICE = Name("{}: '{}' is given twice", "{}: „{}“ ist doppelt angegeben")
SEATS_APART = Name("--set: seats are given with --seats", "--set: Plätze werden mit --seats angegeben")
NO_BOT = Name("--seats: seat {} has no bot", "--seats: Platz {} hat keinen Bot")
NO_CAMPAIGN = Name("--made-up is for campaigns only", "--made-up gibt es nur für Kampagnen")
TOO_SMALL = Name("{} is not a number of at least {}", "{} ist keine Zahl ab {}")

DEFAULT_BOT = "random"
FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
LISTS = ("modules", "spoilers")


def at_least(least: int) -> Any:
    """Returns an argument type: a whole number of at least `least`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(str(TOO_SMALL).format(repr(text), least))
        return number

    return read


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    number, many = str(NUMBER), at_least(1)
    parser.add_argument("game", metavar=str(GAME), help=str(HELP["game"]))
    parser.add_argument("--seats", metavar=str(BOTS), help=str(HELP["seats"]))
    parser.add_argument("--games", type=many, default=100, metavar=number, help=str(HELP["games"]))
    parser.add_argument("--seed", type=at_least(0), default=1, metavar=number, help=str(HELP["seed"]))
    parser.add_argument("--set", action="append", default=[], metavar=str(SETTING), help=str(HELP["set"]))
    parser.add_argument("--turn-limit", type=many, metavar=number, help=str(HELP["limit"]))
    parser.add_argument("--jobs", type=many, metavar=number, help=str(HELP["jobs"]))
    parser.add_argument("--made-up", action="store_true", help=str(HELP["made-up"]))
    parser.add_argument("--json", action="store_true", help=str(HELP["json"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Plays and prints."""
    with language(args.lang or current_language()):
        if args.game in stories():
            return run_campaigns(args)
        if args.made_up:
            raise SpielwerkError(str(NO_CAMPAIGN))
        plan = read_plan(args.game, args.seats, args.set, args.turn_limit)
        with Progress(args.games) as progress:
            tally = simulate(plan, args.games, args.seed, args.jobs or sensible_jobs(args.games), progress)
        show(args, tally.summary(), lines(tally, args.seed))
    return 0


def show(args: argparse.Namespace, summary: dict[str, Any], page: Iterable[str]) -> None:
    """Prints the statistics for programs or for people."""
    if args.json:
        told = {"seed": args.seed, **summary}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        print("\n".join(page))


def run_campaigns(args: argparse.Namespace) -> int:
    """Plays whole campaigns and prints."""
    plan = read_campaign_plan(args.game, args.seats, args.set, made_up=args.made_up)
    if args.turn_limit is not None:
        plan = replace(plan, turn_limit=args.turn_limit)
    with Progress(args.games) as progress:
        jobs = args.jobs or sensible_jobs(args.games)
        tally = simulate_campaigns(plan, args.games, args.seed, jobs, progress)
    show(args, tally.summary(), campaign_lines(tally, args.seed))
    return 0


def read_campaign_plan(id: str, seats: str | None, settings: Sequence[str], *, made_up: bool) -> CampaignPlan:
    """Returns the plan of campaigns; a level of the game's own Automa stands for itself."""
    schema = story(id).schema()
    entries = [DEFAULT_BOT] * schema.least_seats if seats is None else seats.split(",")
    read = [read_seat(i, entry, schema.seat) for i, entry in enumerate(entries)]
    for who, fields in read:
        if who in schema.levels:
            fields.setdefault(AUTOMA, who)
    setup = {**read_options(settings, schema), "seats": [fields for _, fields in read]}
    schema.read(setup)
    return CampaignPlan(id, setup, tuple([bot for bot, _ in read]), made_up)


def read_plan(game: str, seats: str | None, settings: Sequence[str], turn_limit: int | None) -> Plan:
    """Returns the plan; the game itself checks whether it is acceptable."""
    schema = box(game).schema()
    entries = [DEFAULT_BOT] * schema.least_seats if seats is None else seats.split(",")
    read = [read_seat(i, entry, schema.seat) for i, entry in enumerate(entries)]
    setup = read_options(settings, schema)
    setup["seats"] = [fields for _, fields in read]
    schema.read(setup)
    return Plan(game, setup, tuple([bot for bot, _ in read]), turn_limit)


def read_options(settings: Sequence[str], schema: Schema) -> dict[str, Any]:
    """Returns the settings of `--set`; seats have an argument of their own."""
    setup = read_settings("--set", settings, schema.options)
    if "seats" in setup:
        raise SpielwerkError(str(SEATS_APART))
    for name in LISTS:
        if name in setup:
            setup[name] = [entry for entry in setup[name].split(",") if entry]
    return setup


def read_seat(i: int, entry: str, fields: Iterable[Field]) -> tuple[str, dict[str, Any]]:
    """Returns a bot and the fields of its seat.  Colons before the first field belong to the bot.

    >>> read_seat(0, "mine.py:Cautious:mat=mechanical", [])
    ('mine.py:Cautious', {'mat': 'mechanical'})
    """
    parts = entry.strip().split(":")
    bot = [parts.pop(0)]
    while parts and "=" not in parts[0]:
        bot.append(parts.pop(0))
    if not bot[0] or "=" in bot[0]:
        raise SpielwerkError(str(NO_BOT).format(i + 1))
    return ":".join(bot), read_settings(f"--seats, {entry}", parts, fields)


def read_settings(where: str, settings: Iterable[str], fields: Iterable[Field]) -> dict[str, Any]:
    """Returns `name=value` settings as typed values; the schema refuses what does not fit.

    >>> read_settings("--set", ["rounds=3", "storm=no"], [Field("rounds", "number"), Field("storm", "flag")])
    {'rounds': 3, 'storm': False}
    """
    kinds = {field.name: field.kind for field in fields}
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise SpielwerkError(str(NOT_A_SETTING).format(where, setting))
        if name in found:
            raise SpielwerkError(str(NAMED_TWICE).format(where, name))
        found[name] = read_value(kinds.get(name, ""), value)
    return found


def read_value(kind: str, value: str) -> Any:
    if kind == "flag":
        return FLAGS.get(value.lower(), value)
    if kind == "number" and number_in(value.removeprefix("-")) is not None:
        return int(value)
    return value
