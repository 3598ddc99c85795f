"""Escaping, and sentences whose names can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

from spielwerk.kernel.speech import pieces

CACHE_SIZE = 4096
"""Sentences that are kept as HTML: what becomes of one follows from its words, whoever reads it."""
SHORT = 200
"""Letters up to which escaped text is kept."""
_NOT_ID = re.compile(r"[^A-Za-z0-9_-]+")


def esc(value: object) -> str:
    """Text as it may stand between tags and in quoted attributes."""
    words = str(value)
    return _escaped(words) if len(words) <= SHORT else escape(words, quote=True)


@lru_cache(CACHE_SIZE)
def _escaped(words: str) -> str:
    """Names and labels, which come again and again."""
    return escape(words, quote=True)


def in_ascii(html: str) -> str:
    """The same HTML with references for all but plain letters: what is put around it stays quick to encode.

    >>> in_ascii("<kbd>←</kbd>")
    '<kbd>&#8592;</kbd>'
    """
    return html.encode("ascii", "xmlcharrefreplace").decode()


def slug(value: str) -> str:
    """A string as part of an element's id.

    >>> slug("place:V7 (village)")
    'place-V7-village-'
    """
    return _NOT_ID.sub("-", value)


class Marks:
    """Turns marked sentences into HTML.

    A name becomes a link to the thing it names: the first cell of a panel that shows it is its *home*
    and carries the id; everywhere else the name leads there.  Without a script the browser jumps and
    `:target` highlights; with one all places with the same name light up.
    """

    def __init__(self, homes: Iterable[str] = (), elsewhere: str = "") -> None:
        self.homes = set(homes)
        self.elsewhere = elsewhere
        """The address of the page that all names have their homes on, where it is not this one."""

    def home(self, sentence: str) -> str:
        """A sentence of a panel: the first mention of a thing becomes its home."""
        found = names(sentence)
        if not found:
            return _at_home(sentence, ())
        elsewhere = tuple([ref in self.homes for ref in found])
        self.homes.update(found)
        return _at_home(sentence, elsewhere)

    def link(self, sentence: str) -> str:
        """A sentence of the log or a score: names lead to their homes, if they have one."""
        if self.elsewhere:
            return _linked(sentence, (), self.elsewhere)
        return _linked(sentence, tuple([ref in self.homes for ref in names(sentence)]), "")


@lru_cache(CACHE_SIZE)
def names(sentence: str) -> tuple[str, ...]:
    """The things that a marked sentence names, in its order."""
    return tuple([piece[0] for piece in pieces(sentence) if not isinstance(piece, str)])


@lru_cache(CACHE_SIZE)
def _at_home(sentence: str, elsewhere: tuple[bool, ...]) -> str:
    """A sentence that is the home of those of its names that have none elsewhere."""
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
    """A sentence with links from those of its names that have a home, or from all to another page."""
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
    """A marked sentence without its marks, escaped: for buttons and attributes."""
    return esc("".join([piece if isinstance(piece, str) else piece[1] for piece in pieces(sentence)]))


def refs(sentence: str) -> str:
    """The things a sentence names, as a list for an attribute."""
    return esc(" ".join(names(sentence)))
