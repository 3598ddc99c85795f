"""Escaping, and sentences with links to what they name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

from spielwerk.kernel.speech import pieces

CACHE_SIZE = 4096
"""The number of sentences cached as HTML, which depends only on their words."""
SHORT = 200
"""The longest text whose escaped form is cached."""
_NOT_ID = re.compile(r"[^A-Za-z0-9_-]+")


def esc(value: object) -> str:
    """Returns text that is safe between tags and in quoted attributes."""
    words = str(value)
    return _escaped(words) if len(words) <= SHORT else escape(words, quote=True)


@lru_cache(CACHE_SIZE)
def _escaped(words: str) -> str:
    """Caches names and labels, which are used many times."""
    return escape(words, quote=True)


def in_ascii(html: str) -> str:
    """Returns the HTML with references for all non-ASCII characters, so that it is fast to encode.

    >>> in_ascii("<kbd>←</kbd>")
    '<kbd>&#8592;</kbd>'
    """
    return html.encode("ascii", "xmlcharrefreplace").decode()


def slug(value: str) -> str:
    """Returns a string as part of an element's id.

    >>> slug("place:V7 (village)")
    'place-V7-village-'
    """
    return _NOT_ID.sub("-", value)


class Marks:
    """Turns marked sentences into HTML.

    A name becomes a link to the thing it names: the first cell of a panel that shows it is its *home* and has
    the id; everywhere else the name links there.  Without a script the browser jumps and `:target`
    highlights; with one, all places with the same name light up.
    """

    def __init__(self, homes: Iterable[str] = (), elsewhere: str = "") -> None:
        self.homes = set(homes)
        self.elsewhere = elsewhere
        """The address of the page with the homes of all names, if it is not this one."""

    def home(self, sentence: str) -> str:
        """Converts a sentence of a panel: the first mention of a thing becomes its home."""
        found = names(sentence)
        if not found:
            return _at_home(sentence, ())
        elsewhere = tuple([ref in self.homes for ref in found])
        self.homes.update(found)
        return _at_home(sentence, elsewhere)

    def link(self, sentence: str) -> str:
        """Converts a sentence of the log or a score: names link to their homes, if they have one."""
        if self.elsewhere:
            return _linked(sentence, (), self.elsewhere)
        return _linked(sentence, tuple([ref in self.homes for ref in names(sentence)]), "")


@lru_cache(CACHE_SIZE)
def names(sentence: str) -> tuple[str, ...]:
    """Returns the things that a marked sentence names, in order."""
    return tuple([piece[0] for piece in pieces(sentence) if not isinstance(piece, str)])


@lru_cache(CACHE_SIZE)
def _at_home(sentence: str, elsewhere: tuple[bool, ...]) -> str:
    """Returns a sentence that is the home of its names that have none elsewhere."""
    out: list[str] = []
    homes: set[str] = set()
    has_home = iter(elsewhere)
    for piece in pieces(sentence):
        if isinstance(piece, str):
            out.append(esc(piece))
            continue
        ref, name = piece
        place = "" if next(has_home) or ref in homes else f' id="ref-{slug(ref)}"'
        homes.add(ref)
        out.append(f'<span class="ref" data-ref="{esc(ref)}"{place}>{esc(name)}</span>')
    return "".join(out)


@lru_cache(CACHE_SIZE)
def _linked(sentence: str, homes: tuple[bool, ...], page: str) -> str:
    """Returns a sentence with links from its names that have a home, or from all to another page."""
    out: list[str] = []
    has_home = iter(homes)
    for piece in pieces(sentence):
        if isinstance(piece, str):
            out.append(esc(piece))
            continue
        ref, name = piece
        if page or next(has_home):
            home = f"{page}#ref-{slug(ref)}"
            out.append(f'<a class="ref" data-ref="{esc(ref)}" href="{home}">{esc(name)}</a>')
        else:
            out.append(f'<span class="ref" data-ref="{esc(ref)}">{esc(name)}</span>')
    return "".join(out)


def plain(sentence: str) -> str:
    """Returns a marked sentence without its marks, escaped: for buttons and attributes."""
    return esc("".join([piece if isinstance(piece, str) else piece[1] for piece in pieces(sentence)]))


def refs(sentence: str) -> str:
    """Returns the things a sentence names, as a list for an attribute."""
    return esc(" ".join(names(sentence)))
