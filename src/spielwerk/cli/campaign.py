"""`spielwerk campaign`: a campaign in the terminal, one leg after the other.

It is saved after every choice in one file, which also continues on another machine.
"""

from __future__ import annotations

import argparse
import secrets
import shlex
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from spielwerk.cli.play import ME, PERSON, SEATS, about_luck
from spielwerk.cli.sim import at_least, read_options, read_seat
from spielwerk.cli.terminal.bots import allow_files
from spielwerk.cli.terminal.campaign_session import CampaignSession, sheets
from spielwerk.cli.terminal.campaign_table import load_campaign
from spielwerk.cli.terminal.screen import Screen
from spielwerk.cli.terminal.session import PlayerLeft
from spielwerk.cli.terminal.setup import new_file, saved
from spielwerk.cli.terminal.terminal_table import keep, read
from spielwerk.kernel.campaign import START, Campaign
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.luck import Keyed
from spielwerk.kernel.match import BOT, Match
from spielwerk.kernel.schema import AUTOMA, Schema
from spielwerk.kernel.story import stories, story
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language, one_line, shown_name, text
from spielwerk.table.store.data_folder import default_folder

NEWEST = ""
ALONE = f"{ME},automa"
"""Who plays if nobody says otherwise."""
SHEET_NAME = "name"
LONGEST = 200
HELP = {
    "story": Name("the campaign, for example fenris", "die Kampagne, zum Beispiel fenris"),
    "seats": Name(
        "who plays: me, @NAME for further people, a bot (random, greedy, path.py:Name) or a level of the "
        "game's own Automa, each with fields if wanted (me:faction=nordic,@Ben,automa); without this you are "
        "asked",
        "wer spielt: me, @NAME für weitere Leute, ein Bot (random, greedy, pfad.py:Name) oder eine Stufe des "
        "Automa, auf Wunsch mit Feldern (me:faction=nordic,@Ben,automa); ohne Angabe wird gefragt",
    ),
    "set": Name("an option of the campaign, may be repeated", "eine Option der Kampagne, mehrmals möglich"),
    "seed": Name("the seed of the campaign (random)", "Startzahl der Kampagne (zufällig)"),
    "resume": Name(
        "continue a saved campaign (the newest)", "eine gespeicherte Kampagne fortsetzen (die neueste)"
    ),
    "show": Name(
        "show the sheets of a saved campaign (the newest)",
        "die Bögen einer gespeicherten Kampagne zeigen (der neuesten)",
    ),
    "enter": Name(
        "with --resume: enter the result of the next game, which you have played on a physical table",
        "mit --resume: das Ergebnis der nächsten Partie eintragen, die ihr am echten Tisch gespielt habt",
    ),
    "trust-bots": Name(
        "with --resume: let bots from files sit down without asking; their code is run",
        "mit --resume: Bots aus Dateien ohne Rückfrage mitspielen lassen; ihr Code wird ausgeführt",
    ),
    "save": Name(
        "where the campaign is saved; a file that exists is not overwritten",
        "wo die Kampagne gespeichert wird; eine Datei, die es gibt, wird nicht überschrieben",
    ),
    "data": Name("the folder for saved campaigns", "der Ordner für gespeicherte Kampagnen"),
    "lang": Name("the language", "die Sprache"),
}
STORY = Name("NAME", "NAME")
FILE = Name("FILE", "DATEI")
WHO = Name("SEAT,SEAT", "PLATZ,PLATZ")


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    file = str(FILE)
    parser.add_argument("story", nargs="?", metavar=str(STORY), help=str(HELP["story"]))
    parser.add_argument("--seats", metavar=str(WHO), help=str(HELP["seats"]))
    parser.add_argument("--set", action="append", default=[], metavar="X=Y", help=str(HELP["set"]))
    parser.add_argument("--seed", type=at_least(0), metavar="N", help=str(HELP["seed"]))
    parser.add_argument("--resume", nargs="?", const=NEWEST, metavar=file, help=str(HELP["resume"]))
    parser.add_argument("--show", nargs="?", const=NEWEST, metavar=file, help=str(HELP["show"]))
    parser.add_argument("--enter", type=Path, metavar=file, help=str(HELP["enter"]))
    parser.add_argument("--trust-bots", action="store_true", help=str(HELP["trust-bots"]))
    parser.add_argument("--save", type=Path, metavar=file, help=str(HELP["save"]))
    parser.add_argument("--data", type=Path, default=default_folder(), metavar="DIR", help=str(HELP["data"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Begins or continues a campaign, or shows its sheets."""
    with language(args.lang or current_language()):
        screen = Screen()
        if args.show is not None:
            campaign, _ = load_campaign(wanted(args.show, args))
            screen.show([*[campaign.warning][: bool(campaign.warning)], *sheets(campaign, screen)])
            return 0
        try:
            session, match = sit_down(args, screen)
        except EOFError:
            return 0
        try:
            session.run(match)
        except (PlayerLeft, EOFError, KeyboardInterrupt) as reason:
            print()
            command = shlex.join(["spielwerk", "campaign", "--resume", str(session.file)])
            screen.show([text("terminal-campaign-left"), f"  {command}"])
            return 130 if isinstance(reason, KeyboardInterrupt) else 0
    return 0


def sit_down(args: argparse.Namespace, screen: Screen) -> tuple[CampaignSession, Match | None]:
    """Returns a saved campaign or a new one, and the match that was under way."""
    if args.resume is not None:
        return resumed(wanted(args.resume, args), args, screen)
    if args.enter is not None:
        raise SpielwerkError(text("terminal-campaign-nothing-to-enter"))
    if args.story is None:
        raise SpielwerkError(text("terminal-campaign-none", campaigns=", ".join(stories())))
    schema = story(args.story).schema()
    keep(args.save)
    settings = read_options(args.set, schema)
    usual = ME if schema.most_seats == 1 else ALONE
    seats = args.seats
    if seats is None:
        asks = schema.most_seats > 1
        seats = (screen.ask(text("terminal-campaign-ask-seats", default=usual)) if asks else "") or usual
    setup = {**settings, "seats": read_seats(seats, schema)}
    seed = secrets.randbelow(SEATS) if args.seed is None else args.seed
    campaign = Campaign(story(args.story), seed, **setup)
    people = people_in(campaign)
    if not people:
        raise SpielwerkError(text("terminal-campaign-no-person"))
    file = args.save or new_file(folder(args), args.story)
    sealed = people > 1 and args.seed is None
    return CampaignSession(campaign, file, screen, sealed=sealed), None


def folder(args: argparse.Namespace) -> Path:
    found: Path = args.data / "campaigns"
    return found


def wanted(given: str, args: argparse.Namespace) -> Path:
    """Returns the requested file; a saved campaign keeps its set-up, so options for it are refused."""
    for option in ("seats", "set", "seed"):
        if getattr(args, option) not in (None, []):
            raise SpielwerkError(text("terminal-resume-alone", option=f"--{option}"))
    if given != NEWEST:
        return Path(given)
    found = saved(folder(args), args.story or "")
    if not found:
        raise SpielwerkError(text("terminal-no-saved", folder=str(folder(args))))
    return found[-1]


def resumed(file: Path, args: argparse.Namespace, screen: Screen) -> tuple[CampaignSession, Match | None]:
    """Returns the campaign of a file; a damaged file stays as it is, and another one is written."""
    save: Path | None = args.save
    campaign, match = load_campaign(file)
    keep(save, file)
    greeting = [text("terminal-campaign-resumed", file=str(file))]
    if campaign.flaw is not None:
        save = save or next(
            other for n in count(2) if not (other := file.with_stem(f"{file.stem}-{n}")).exists()
        )
        greeting = [damage(campaign, file, save)]
    if args.enter is not None:
        greeting.append(enter(campaign, args.enter))
        match = None
    sealed = people_in(campaign) > 1
    names = campaign.leg.names if campaign.leg is not None else ()
    bots = [name.removeprefix(BOT) for name in names if name.startswith(BOT)]
    allow_files(bots, file, screen, trusted=args.trust_bots)
    if match is not None and sealed and not match.over:
        match.renew(Keyed.fresh())
        greeting += about_luck(match)
    return CampaignSession(campaign, save or file, screen, greeting, sealed=sealed), match


def damage(campaign: Campaign, file: Path, save: Path) -> str:
    """Returns what is wrong with a file, and from where the campaign goes on."""
    flaw = campaign.flaw
    assert flaw is not None
    after = "none"
    for number in campaign.chain if campaign.head != START else ():
        leg = campaign.story.leg(campaign.at(campaign.links[number].after))
        if leg is not None and campaign.links[number].title:
            after = campaign.story.called(leg)
    where = f"{file}:{flaw.line}"
    return text(
        "terminal-campaign-damaged", where=where, problem=flaw.to_sentence(), after=after, file=str(save)
    )


def enter(campaign: Campaign, file: Path) -> str:
    """Ends the open leg with a report from a file; returns what to say about it."""
    leg = campaign.leg
    try:
        report = msgspec.json.decode("\n".join(read(file)))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        problem = one_line(str(error), LONGEST)
        raise SpielwerkError(text("terminal-campaign-no-report", file=str(file), problem=problem)) from error
    campaign.enter(report)
    assert leg is not None
    return text("terminal-campaign-entered", leg=campaign.story.called(leg))


def read_seats(seats: str, schema: Schema) -> list[dict[str, Any]]:
    """Returns the fields of all seats; a bot is the name of its sheet."""
    fields = []
    for i, entry in enumerate(seats.split(",")):
        who, found = read_seat(i, entry, schema.seat)
        if who in schema.levels:
            found.setdefault(AUTOMA, who)
        elif who.startswith(PERSON):
            found[SHEET_NAME] = shown_name(who[1:])
        elif who != ME:
            found[SHEET_NAME] = f"{BOT}{who}"
        fields.append(found)
    return fields


def people_in(campaign: Campaign) -> int:
    """Returns how many seats of the campaign are for people at this keyboard."""
    seats: Sequence[dict[str, Any]] = campaign.setup["seats"]
    named = [seat for seat in seats if not seat.get(AUTOMA)]
    return len([seat for seat in named if not (seat.get(SHEET_NAME) or "").startswith(BOT)])
