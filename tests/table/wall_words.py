"""The words that nobody may see before their time, made from the data, with the keys that open them."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.spoilers import KEYS, key_of
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import Module
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import language

EXCEPTIONS = Path(__file__).with_name("wall_exceptions.toml")
LANGUAGES = ("en", "de")
OPEN_TITLE = re.compile(r"Rise of Fenris|Aufstieg der Fenris|\bfenris-(?:modules|campaign|all|h|\d\w?)\b")
"""The title of the box, its ledgers, and the keys themselves, which say nothing."""
SOONER = {
    "mech modifications": "fenris-3a",
    "mech-modifikationen": "fenris-3a",
    "influence": "fenris-1",
    "influence token": "fenris-1",
    "einflussplättchen": "fenris-1",
    "vesna": "fenris-3",
    "tesla": "fenris-7",
}
"""Words that the story says before the chapter of their module: the tokens are collected from the first
episode on, Vesna calls for help in the third and has tiles of one kind, and in the seventh everybody looks
for Tesla."""
RECEIVED = {"fenris": key_of("annihilator")}
"""Factions that somebody is given before their own chapter opens, by the key that is open then."""
SHARED_EVENTS = {"scythe.ModPlaced": key_of("vesna"), "scythe.ModUnlocked": key_of("vesna")}
"""Events of one module that happen in another, too: Vesna lays tiles on her mat as others do."""
PACKAGES = {
    "fenris.interlude.": ("fenris-1",),
    "factions.fenris": ("fenris-5", "fenris-6"),
    "factions.vesna": (key_of("vesna"),),
    "modules.workshop": (key_of("vesna"),),
    "modules.collecting": ("fenris-2b", "fenris-8a", "fenris-h"),
    "modules.tile_track": ("fenris-8a", "fenris-h"),
    "modules.mech_mods_combat": ("fenris-2x",),
}
"""The keys of code that several modules share, or that has no module of its own."""


class Word(Struct, frozen=True):
    """A word in small letters, and the keys of which each opens it; an `exact` one is looked for inside
    others too.
    """

    text: str
    keys: frozenset[str]
    exact: bool = False


@cache
def secrets() -> tuple[Word, ...]:
    """All words, those with several keys once."""
    found: dict[tuple[str, bool], set[str]] = {}
    known = " | ".join(open_names()).lower()
    for text, keys, exact in [*ids(), *titles(), *tags(), *rules(), *sentences()]:
        word = text.lower()
        if len(word) > 2 and not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", known):
            sooner = [SOONER[word]] if word in SOONER else []
            found.setdefault((word, exact), set()).update((*keys, *sooner, KEYS.all))
    return tuple([Word(text, frozenset(keys), exact) for (text, exact), keys in sorted(found.items())])


Found = Iterator[tuple[str, tuple[str, ...], bool]]


def ids() -> Found:
    """Modules, fields of the set-up and hidden choices."""
    schema = box("scythe").schema()
    for id, key in (*schema.hidden, *schema.unlisted):
        yield id, (key,), False
        yield id.replace("-", "_"), (key,), False
        yield f"module-{id}", (key,), True
    for field in (*schema.options, *schema.seat):
        if field.spoiler:
            yield field.name, (field.spoiler,), False
            yield f"option-{field.name}", (field.spoiler,), True
        for choice, key in field.hidden:
            yield choice, (key,), False
            given = [RECEIVED[choice]] if choice in RECEIVED else []
            for form in ('value="{}"', "faction:{}", '"faction":"{}"', "fac-{}"):
                yield form.format(choice), (key, *given), True
    for id in reading.mech_mods():
        yield id, keys_of_mod(id), False
    for id in reading.infra_mods():
        yield id, (key_of("inframods"),), False


def keys_of_mod(id: str) -> tuple[str, ...]:
    """The keys of a mech modification; many are among the tiles of Vesna, too."""
    tiles = reading.factions()["vesna"].tiles
    shared = tiles is not None and id in tiles.kinds
    return (key_of("mechmods"), *([key_of("vesna")] if shared else []))


def titles() -> Found:
    """Names in both languages: of modules, tiles, factions, abilities, powers and spaces of tracks."""
    speech = box("scythe").speech()
    schema = box("scythe").schema()
    for code in LANGUAGES:
        with language(code):
            for id, key in schema.hidden:
                yield speech.module(id).partition(":")[0].strip(), (key,), False
    folder = TEXTS / "data"
    data = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in FILES}
    for name, chapters in FILES.items():
        for text in named(data[name]):
            yield text, tuple([key_of(chapter) for chapter in chapters]), False
    for mod in data_of(folder, "mech_mods")["mods"]:
        for text in named(mod):
            yield text, keys_of_mod(mod["id"]), False
    for power in data_of(folder, "powers")["powers"]:
        for text in (power["id"], *named(power)):
            yield text, (key_of(POWERS[power["id"]]),), False
    for track, rows in data_of(folder, "star_tracks").items():
        if track in TRACKS:
            for text in named(rows):
                yield text, tuple([key_of(chapter) for chapter in TRACKS[track]]), False


FILES = {
    "infra_mods": ("inframods",),
    "guests": ("vesna", "faction-fenris", "influence"),
}
POWERS = {"mad-tesla": "madtesla", "annihilator": "annihilator", "horde": "horde"}
TRACKS = {
    "war": ("wartrack", "tiles", "horde"),
    "peace": ("peacetrack", "tiles", "horde"),
    "tiles": ("tiles", "horde"),
    "horde": ("horde",),
}


def data_of(folder: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))


def named(data: object) -> Iterator[str]:
    """All names in a piece of data, in both languages."""
    if isinstance(data, dict):
        if {*LANGUAGES} <= {*data} and len(str(data["en"])) < 40:
            yield from (data["en"], data["de"])
        for key, value in data.items():
            if key not in ("text", "why"):
                yield from named(value)
    elif isinstance(data, list):
        for each in data:
            yield from named(each)


def tags() -> Found:
    """The tags of frames and events, as they are saved and sent, and the names of their classes."""
    for kind in {*below(Frame), *below(Event)}:
        tag = getattr(kind, "__struct_config__").tag  # noqa: B009
        keys = keys_of(kind.__module__)
        if keys and isinstance(tag, str):
            yield tag, (*keys, *([SHARED_EVENTS[tag]] if tag in SHARED_EVENTS else [])), True


def below(kind: type) -> Iterator[type]:
    subclasses: list[type] = kind.__subclasses__()
    for each in subclasses:
        yield each
        yield from below(each)


def keys_of(name: str) -> tuple[str, ...]:
    """The keys of a file of code, by the module that it defines or adds to."""
    if not name.startswith("spielwerk.games.scythe."):
        return ()
    short = name.removeprefix("spielwerk.games.scythe.")
    for start, keys in PACKAGES.items():
        if short.startswith(start):
            return keys
    found = {value.spoiler for value in vars(sys.modules[name]).values() if isinstance(value, Module)}
    return tuple(sorted(found - {""}))


def rules() -> Found:
    """The ids of rules by chapter."""
    for chapter, key in KEYS.chapters.items():
        single = [own for id, own in KEYS.rules.items() if id.split(".")[1] == chapter]
        yield f"fenris.{chapter}.", (key, *single), True


def sentences() -> Found:
    """What questions and the log say of frames and events: the longest part of each sentence.

    A part that others say as well has their keys too, and one about influence tokens says nothing new.
    """
    found: list[tuple[str, tuple[str, ...]]] = []
    said = [messages(path) for path in TEXTS.rglob("text/*.ftl")]
    for tag, keys, _ in tags():
        name = tag.partition(".")[2].replace(".", "-").lower()
        for known in said:
            for kind in ("ask", "log"):
                text = known.get(f"{tag.partition('.')[0]}-{kind}-{name}", "")
                found.append((max(re.split(r"\{[^}]*\}", text), key=len).strip(), keys))
    for part, _ in found:
        if len(part) > LONG:
            others = [keys for text, keys in found if part in text]
            tokens = [SOONER[word] for word in TOKENS if word in part.lower()]
            yield part, (*tokens, *[key for keys in others for key in keys]), True


TOKENS = ("influence token", "einflussplättchen")
TEXTS = Path(str(reading.__file__)).parents[1]
LONG = 20
"""Letters of a sentence that nobody says by chance."""


@cache
def messages(path: Path) -> dict[str, str]:
    """The sentences of a file, those on one line."""
    lines = path.read_text("utf-8").splitlines()
    return {key.strip(): text.strip() for key, eq, text in [line.partition(" = ") for line in lines] if eq}


def open_names() -> Iterator[str]:
    """Names and ids that the base game and its open expansions have as well."""
    for name in OPEN:
        data = data_of(TEXTS / "data", name)
        yield from named(data)
        yield from identified(data)


OPEN = ("factions", "scoring", "factory", "mats", "objectives", "automa", "decks", "airships", "end_tiles")


def identified(data: object) -> Iterator[str]:
    """All ids in a piece of data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "id" and isinstance(value, str):
                yield value
            elif key == "abilities" and isinstance(value, dict):
                yield from value
            yield from identified(value)
    elif isinstance(data, list):
        for each in data:
            yield from identified(each)


@cache
def exceptions() -> dict[str, str]:
    """Words that are looked for only as part of something longer, and why."""
    found: dict[str, str] = tomllib.loads(EXCEPTIONS.read_text("utf-8"))["words"]
    return found


@cache
def closed(keys: frozenset[str]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The words that none of these keys opens, in small letters, and what finds each of them as a word."""
    found = {}
    for word in secrets():
        if not word.keys & keys:
            text = re.escape(word.text)
            found[word.text] = re.compile(text if word.exact else rf"(?<![\w-]){text}(?![\w-])")
    return tuple(found.items())


def leaks(text: str, keys: Collection[str], allowed: Collection[str] | None = None) -> set[str]:
    """The closed words in a text, without the exceptions or what else is allowed."""
    plain = OPEN_TITLE.sub("", text).lower()
    known = exceptions() if allowed is None else allowed
    hits = [(word, whole) for word, whole in closed(frozenset(keys)) if word in plain and word not in known]
    return {word for word, whole in hits if whole.search(plain)}
