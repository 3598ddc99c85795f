"""Sentences for people, in English and German: `text(key, **params)` serves web, terminal and log.

Sentences are in Fluent files, one per language, in the folder `text/` of a game and in `words/` next to this
file for those all games share.  A key begins with the id of its game (`scythe-prompt-move`).  A key that the
game does not have is looked up in the kernel's files.  Names of components are not sentences: they are in the
data as `Name`, so that a data pack brings its own.

Importing Fluent takes about 0.1 s, so it is imported with the first sentence.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from spielwerk.kernel.errors import SpielwerkError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de")
WORDS = Path(__file__).parent / "words"
CACHE_SIZE = 8192
"""The number of cached sentences per game: Fluent is slow, and most sentences are used many times."""

LONGEST = 2000
"""The longest parameter of a sentence, in characters."""
LARGEST, MOST_DIGITS = 10**15, 40
"""Numbers from this size on are shown as they are, with at most this many digits."""

_language: ContextVar[str] = ContextVar("language", default="en")
_folders: dict[str, Path] = {}


class MissingText(SpielwerkError):
    """A sentence, or a parameter of a sentence, that the files of a language do not have."""


class Name(Struct, frozen=True):
    """The name of a component in both languages; `str()` returns it in the current one.

    >>> worker = Name(en="worker", de="Arbeiter")
    >>> with language("de"):
    ...     print(worker)
    Arbeiter
    """

    en: Annotated[str, Meta(min_length=1)]
    de: Annotated[str, Meta(min_length=1)]

    def __str__(self) -> str:
        return self.de if _language.get() == "de" else self.en


def current_language() -> str:
    """Returns the language of `text` and `Name`; `en` by default.

    >>> current_language()
    'en'
    """
    return _language.get()


@contextmanager
def language(lang: str) -> Iterator[None]:
    """Sets the language inside the `with` block, for this thread or task only.

    >>> with language("de"):
    ...     current_language()
    'de'
    """
    if lang not in LANGUAGES:
        raise SpielwerkError(f"language {lang!r} is not supported; use {' or '.join(LANGUAGES)}")
    token = _language.set(lang)
    try:
        yield
    finally:
        _language.reset(token)


def terminal_language(environ: Mapping[str, str] = os.environ) -> str:
    """Returns the language set by LC_ALL, LC_MESSAGES or LANG, the first that is set.

    >>> terminal_language({"LANG": "de_AT.UTF-8"}), terminal_language({"LANG": "fr_FR"})
    ('de', 'en')
    """
    wish = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


class Texts:
    """The sentences of some folders, each with `en.ftl` and `de.ftl`; earlier folders take precedence."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(CACHE_SIZE)(self._say)

    def say(self, key: str, params: Mapping[str, object], lang: str) -> str:
        """Returns the sentence of a key in a language; raises `MissingText` if any part is missing."""
        plain = [(name, p if isinstance(p, int | float) else str(p)) for name, p in params.items()]
        return self._said(key, lang, *plain)

    def _say(self, key: str, lang: str, *params: tuple[str, int | float | str]) -> str:
        bundle = self._bundles.get(lang) or self._load(lang)
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            places = ", ".join(str(folder / f"{lang}.ftl") for folder in self.folders)
            raise MissingText(f"there is no text {key!r} in {places}")
        plain = {name: _readable(value) for name, value in params}
        sentence, errors = bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingText(f"text {key!r} ({lang}) cannot be said with {plain}: {errors[0]}")
        return str(sentence)

    def _load(self, lang: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            bundle.add_resource(read_words(folder / f"{lang}.ftl"))
        self._bundles[lang] = bundle
        return bundle


def _readable(value: float | str) -> float | str:
    """Truncates long texts and numbers, which only a hostile file contains and Fluent refuses."""
    if isinstance(value, str):
        return f"{value[:LONGEST]}…" if len(value) > LONGEST else value
    return value if abs(value) < LARGEST else one_line(str(value), MOST_DIGITS)


def one_line(foreign: str, most: int) -> str:
    """Returns a foreign text that is safe to show: one line, printable, not too long.

    >>> one_line("a\\nb\\x1b[31m   c", 40), one_line("abcdef", 4)
    ('a b [31m c', 'abc…')
    """
    line = " ".join("".join([c if c.isprintable() else " " for c in foreign]).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


MOST_NAME = 40
"""The longest name of a person at a table, in characters."""


def shown_name(name: str) -> str:
    """Returns a name that somebody gave, safe to show."""
    return one_line(name, MOST_NAME)


def read_words(path: Path) -> Resource:
    """Parses one Fluent file; raises an error for what Fluent would skip silently (junk, duplicate keys)."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise MissingText(f"there is no file {path}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SpielwerkError(f"{path}, line {line}: not UTF-8") from None
    resource = FluentParser().parse(source)
    seen: set[str] = set()
    for entry in resource.body:
        line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, Junk):
            raise SpielwerkError(f"{path}, line {line}: not Fluent: {entry.annotations[0].message}")
        if isinstance(entry, Message | Term):
            key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if key in seen:
                raise SpielwerkError(f"{path}, line {line}: {key!r} is there twice")
            seen.add(key)
    return resource


def add_texts(game: str, folder: Path) -> None:
    """Sets the folder of a game's sentences if no entry point names the game (a sample, an experiment)."""
    _folders[game] = folder
    texts.cache_clear()


@cache
def texts(game: str) -> Texts:
    """Returns the sentences of a game, its board and the kernel; for any other word only the kernel's."""
    from spielwerk.kernel.installed import BOARDS, GAMES

    folders = [_folders.get(game) or _installed(game, GAMES), _installed(game, BOARDS)]
    return Texts(*[folder for folder in folders if folder and folder.is_dir()], WORDS)


def _installed(game: str, group: str) -> Path | None:
    """Returns the folder `text/` next to the module that an entry point of the game names; loads nothing."""
    from spielwerk.kernel.installed import entries, home

    for entry in entries(group):
        if entry.name == game and (folder := home(entry)):
            return folder / "text"
    return None


def text(key: str, /, **params: object) -> str:
    """Returns the sentence of this key in the current language.

    >>> text("cli-interrupted")
    'Interrupted.'
    >>> with language("de"):
    ...     text("cli-interrupted")
    'Abgebrochen.'
    """
    return texts(key.partition("-")[0]).say(key, params, _language.get())
