"""Everything that somebody can read: pages, static files, streams, exports, errors, the terminal."""

from __future__ import annotations

import contextlib
import io
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import quote

from django.core.files.uploadedfile import SimpleUploadedFile

import spielwerk
from games.scythe.fenris.made_up import next_leg
from spielwerk import cli
from spielwerk.games.scythe.fenris.story import STORY
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.registry import playable
from spielwerk.kernel.story import Leg
from spielwerk.table.people import sheets
from spielwerk.table.serving import static_files
from spielwerk.table.store import campaigns, tables
from spielwerk.table.store.live_table import PERSON, RULES, SeatPlan
from table.playing import pick
from table.test_forms import given
from table.test_leaks import Eye, Reading, links_of
from table.visiting import Guest

Read = tuple[str, str]
"""A place, and what is read there."""
MOST_PAGES = 80
"""Pages without a table that are followed from the start page."""


def static() -> Iterator[Read]:
    """The static files, which everybody gets alike."""
    for path, file in static_files.files().items():
        if file.kind.startswith(("text", "image/svg", "application/j")):
            yield f"/static/{path}", path + file.content.decode()


def without_a_table(language: str) -> Iterator[Read]:
    """What a fresh browser finds from the start page on, rulebooks and set-up pages included."""
    guest, seen = Guest(language), set[str]()
    todo = ["/", "/tables", "/enter", "/import", *[f"/rules/{id}" for id in playable()]]
    todo += [f"/new/{id}?mode={mode}" for id in playable() for mode in ("solo", "friends", "hotseat", "own")]
    while todo and len(seen) < MOST_PAGES:
        path = todo.pop(0).partition("#")[0]
        if path in seen or path.startswith("/static"):
            continue
        seen.add(path)
        answer = guest.client.get(path)
        body = answer.getvalue().decode()
        yield f"{path} ({language})", body
        todo += links_of(body)


def errors(words: Sequence[str], language: str) -> Iterator[tuple[str, str, str]]:
    """What the server answers to somebody who guesses: the place, the guess, and the answer without it."""
    guest = Guest(language)
    for word in words:
        for start in ("/rules/scythe?q=", "/rules/scythe/", "/new/", "/static/"):
            path = f"{start}{quote(word, safe='')}"
            yield path, word, guest.client.get(path).getvalue().decode()
        sent = given({f"module-{word}": "on", "seat-0-faction": word, f"option-{word}": "on"})
        yield "/new/scythe", word, guest.client.post("/new/scythe", sent).getvalue().decode()
        header = {"spielwerk": 1, "game": "scythe", "rules": 1, "setup": {"seats": 2, "modules": [word]}}
        record = SimpleUploadedFile("game.jsonl", json.dumps(header).encode())
        sent = {"record": record, "seat": "1"}
        yield "/import", word, guest.client.post("/import", sent).getvalue().decode()


COMMANDS = (
    ["--help"],
    *[[command, "--help"] for command in cli.COMMANDS],
    ["rules"],
    ["rules", "scythe"],
    ["rules", "--untested"],
    ["play", "--help"],
)


def commands(language: str) -> Iterator[Read]:
    """What the command line prints about itself."""
    for words in COMMANDS:
        yield f"spielwerk {' '.join(words)} ({language})", said(words, language)


def guesses(words: Sequence[str], language: str) -> Iterator[tuple[str, str, str]]:
    """What the command line answers to somebody who guesses."""
    for word in words:
        for arguments in (
            ["rules", f"fenris.{word}"],
            ["rules", "--search", word],
            ["play", "scythe", "--seats", f"me:faction={word},greedy"],
            ["sim", "scythe", "--seats", "random,random", "--games", "1", "--modules", word],
            ["play", word],
        ):
            yield f"spielwerk {' '.join(arguments)}", word, said(arguments, language)


def said(arguments: list[str], language: str, typed: Sequence[str] = ()) -> str:
    """The output and the errors of a command."""
    out = io.StringIO()
    with (
        mock.patch.dict(os.environ, {"LC_ALL": f"{language}_DE.UTF-8", "LANGUAGE": ""}),
        mock.patch("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed]))),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(out),
        contextlib.suppress(SystemExit),
    ):
        cli.main(arguments)
    return out.getvalue()


# --- tables


def at_table(
    game: str,
    setup: Mapping[str, Any],
    languages: Sequence[str],
    reading: Reading,
    steps: int = 0,
) -> Iterator[tuple[str, frozenset[str], str]]:
    """What a player and a spectator read at a table: the place, the keys that the game opens, the text."""
    made = spielwerk.game(game, **setup)
    plan = [SeatPlan(PERSON if seat in made.players else RULES, "") for seat in made.seats]
    created = tables.create(game, dict(setup), plan, mode="friends", seed=3)
    viewer = made.players[0]
    rng = Rng(steps)
    for _ in range(steps):
        if not (open := tables.get(created.id).match.decisions):
            break
        now = tables.get(created.id)
        tables.choose(created.id, open[0].seat, now.seen(open[0].seat), [pick(rng, open[0])])
    live = tables.get(created.id)
    keys = frozenset(live.game.setup.get("spoilers", ())) | live.game.box.keys(live.match.state)
    for eye in (Eye(created, viewer), Eye(created, SPECTATOR)):
        for code in languages:
            for path, body in eye.everything(code, reading).items():
                yield f"{path} ({code}, seat {eye.viewer}, after {steps})", keys, body.decode()
    tables.delete(created.id)


def legs(seed: int) -> Iterator[tuple[Leg, Campaign]]:
    """The legs of a made-up campaign of two people and an Automa, each with the campaign when it begins."""
    campaign = Campaign(STORY, seed, seats=[{}, {}, {"automa": "automa"}])
    rng = Rng(seed)
    while (leg := campaign.leg) is not None:
        yield leg, campaign
        next_leg(campaign, rng)


# --- campaigns


def of_campaign(campaign: Campaign, language: str, most: int) -> Iterator[Read]:
    """What a host who also plays reads on the pages of a campaign, its log, its forms and its file."""
    copy, _ = Campaign.load(campaign.record())
    created = campaigns.bring(copy, None, mode="friends")
    guest, seen = Guest(language), set[str]()
    for link in (created.host, created.links[0]):
        sheets.claim_for(guest.key, link)
    start = f"/campaign/{created.id}"
    todo = [f"{start}{page}" for page in ("", "/log", "/players", "/enter", "/correct", "/export")]
    todo += ["/", "/rules/scythe", "/rules/scythe/fenris-campaign", "/rules/scythe/fenris-modules"]
    while todo and len(seen) < most:
        path = todo.pop(0).partition("#")[0]
        if path not in seen:
            seen.add(path)
            body = guest.client.get(path).getvalue().decode()
            yield f"{path} ({language})", body
            todo += [link for link in links_of(body) if created.id in link]
    campaigns.delete(created.id)


def alone(seed: int, language: str, steps: int) -> Iterator[tuple[str, frozenset[str], str]]:
    """What somebody who plays alone can save in the middle of each leg: nothing is redacted for them."""
    campaign, rng = Campaign(STORY, seed, seats=[{}, {"automa": "automa"}]), Rng(seed)
    while (leg := campaign.leg) is not None:
        copy, _ = Campaign.load(campaign.record())
        created = campaigns.bring(copy, None, mode="solo")
        table = campaigns.open_leg(created.id)
        for _ in range(steps):
            if not (open := (now := tables.get(table)).match.decisions):
                break
            tables.choose(table, open[0].seat, now.seen(open[0].seat), [pick(rng, open[0])])
        live = tables.get(table)
        if not live.over:
            guest = Guest(language)
            sheets.claim_for(guest.key, created.host)
            keys = campaign.keys | live.game.box.keys(live.match.state)
            for path in (f"/campaign/{created.id}/export", f"/table/{table}/export", f"/table/{table}/debug"):
                yield f"{leg.title}: {path} ({language})", keys, guest.page(path)
        campaigns.delete(created.id)
        next_leg(campaign, rng)


# --- the terminal

KEYS = ["h", "l", "m", "s", "r", "? combat", "? rivals", "? Vesna", "1", "u", "q", "y"]
"""What is typed: help, log, mats, score, rules, a choice, undo, the end."""


def game_in_terminal(folder: Path, language: str) -> str:
    """The screens of a base game."""
    seats = "me:faction=rusviet:mat=mechanical,automa:faction=saxony"
    arguments = ["play", "scythe", "--seats", seats, "--seed", "3", "--data", str(folder), "--lang", language]
    return without_echo(said(arguments, language, KEYS))


def campaign_in_terminal(folder: Path, language: str) -> str:
    """The first screens of a campaign."""
    arguments = ["campaign", "fenris", "--seats", "me,automa", "--seed", "3", "--data", str(folder)]
    return without_echo(said([*arguments, "--lang", language], language, KEYS))


def without_echo(text: str) -> str:
    """Without what was typed."""
    for typed in KEYS:
        text = text.replace(typed.removeprefix("? "), "") if len(typed) > 3 else text
    return text
