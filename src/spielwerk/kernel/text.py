"""Sentences for people, in English and German: `text(key, **params)` serves web, terminal and log.

Sentences live in Fluent files, one a language, in the folder `text/` of a game and in `words/` beside
this file for what all games share. A key begins with the id of its game (`scythe-prompt-move`); what the
game's files do not have is looked up in the kernel's. Names of components are not sentences: they stand
beside the data as `Name`, so that a data pack brings its own.

Fluent costs about 0.1 s to import, so it is imported with the first sentence and not before.
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
"""Sentences of a game that are kept: Fluent takes its time, and most are said again and again."""

LONGEST = 2000
"""Letters that a parameter of a sentence may have."""
LARGEST, MOST_DIGITS = 10**15, 40
"""Numbers from this size on are said as they are written, and with no more than so many digits."""

_language: ContextVar[str] = ContextVar("language", default="en")
_folders: dict[str, Path] = {}


class MissingText(SpielwerkError):
    """A sentence, or a parameter of a sentence, that the files of a language do not have."""


class Name(Struct, frozen=True):
    """The name of a component in both languages; as a string it speaks the current one.

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
    """The language that `text` and `Name` speak here: `en` unless somebody said otherwise.

    >>> current_language()
    'en'
    """
    return _language.get()


@contextmanager
def language(lang: str) -> Iterator[None]:
    """Speak this language inside the `with` block, in this thread or task alone.

    >>> with language("de"):
    ...     current_language()
    'de'
    """
    if lang not in LANGUAGES:
        raise SpielwerkError(f"language {lang!r} is not spoken here; use {' or '.join(LANGUAGES)}")
    token = _language.set(lang)
    try:
        yield
    finally:
        _language.reset(token)


def terminal_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for by LC_ALL, LC_MESSAGES or LANG, the first that is set.

    >>> terminal_language({"LANG": "de_AT.UTF-8"}), terminal_language({"LANG": "fr_FR"})
    ('de', 'en')
    """
    wish = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


class Texts:
    """The sentences of some folders, each with `en.ftl` and `de.ftl`; an earlier folder goes first."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(CACHE_SIZE)(self._say)

    def say(self, key: str, params: Mapping[str, object], lang: str) -> str:
        """The sentence of this key in this language; raises `MissingText` rather than say half of it."""
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
    """Fluent refuses endless words and numbers, and nobody reads them: only a hostile file holds such."""
    if isinstance(value, str):
        return f"{value[:LONGEST]}…" if len(value) > LONGEST else value
    return value if abs(value) < LARGEST else one_line(str(value), MOST_DIGITS)


def one_line(foreign: str, most: int) -> str:
    """A text from outside as it may be shown: one line, nothing that cannot be printed, not too long.

    >>> one_line("a\\nb\\x1b[31m   c", 40), one_line("abcdef", 4)
    ('a b [31m c', 'abc…')
    """
    line = " ".join("".join([c if c.isprintable() else " " for c in foreign]).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


MOST_NAME = 40
"""How many characters the name of a person at a table has at most."""


def shown_name(name: str) -> str:
    """A name that somebody gave, as it may be shown."""
    return one_line(name, MOST_NAME)


def read_words(path: Path) -> Resource:
    """Parse one Fluent file; what Fluent would skip in silence (nonsense, a key given twice) is an error."""
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
    """Say where the sentences of a game are that no entry point names (a sample, an experiment)."""
    _folders[game] = folder
    texts.cache_clear()


@cache
def texts(game: str) -> Texts:
    """The sentences of a game, with the kernel's behind them; for any other word the kernel's alone."""
    folder = _folders.get(game) or _installed(game)
    return Texts(folder, WORDS) if folder and folder.is_dir() else Texts(WORDS)


def _installed(game: str) -> Path | None:
    """The folder `text/` beside the module that a game's entry point names; the game stays unloaded."""
    from spielwerk.kernel.installed import entries, home

    for entry in entries():
        if entry.name == game and (folder := home(entry)):
            return folder / "text"
    return None


def text(key: str, /, **params: object) -> str:
    """The sentence of this key in the current language.

    >>> text("cli-interrupted")
    'Interrupted.'
    >>> with language("de"):
    ...     text("cli-interrupted")
    'Abgebrochen.'
    """
    return texts(key.partition("-")[0]).say(key, params, _language.get())
