"""Draws rules for people: next to the table, and as the pages of a rulebook."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import groupby

from msgspec import Struct

from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.keys import keys as key_list
from spielwerk.kernel import rulebook
from spielwerk.kernel.ledger import KINDS, PHYSICAL, Ledger, Rule
from spielwerk.kernel.registry import rules_owner
from spielwerk.kernel.text import current_language, text
from spielwerk.table.render import applicable_rules
from spielwerk.table.render.applicable_rules import PAGES, RULING, Topic

MOST_FOUND = 100
"""Most rules that a search shows."""


def beside(game: str, found: Sequence[Topic], keys: Collection[str]) -> str:
    """Draws the rules that apply, for the dock next to the table."""
    if not found:
        return f"<p>{esc(text('table-rules-none'))}</p>"
    topics = "".join([_topic(game, topic, keys, first=i == 0) for i, topic in enumerate(found)])
    return f"{topics}<details><summary><h3>{esc(text('kit-keys-list'))}</h3></summary>{key_list()}</details>"


def _topic(game: str, topic: Topic, keys: Collection[str], *, first: bool) -> str:
    shown = "".join([rule(game, r, keys) for r in topic.rules])
    more = ""
    if topic.more:
        rest = "".join([rule(game, r, keys) for r in topic.more])
        words = text("table-rules-chapter", n=len(topic.more))
        more = f"<details><summary>{esc(words)}</summary><ul>{rest}</ul></details>"
    body = f"<ul>{shown}</ul>{more}"
    if first:
        return f"<section><h3>{esc(topic.title)}</h3>{body}</section>"
    return f"<details><summary><h3>{esc(topic.title)}</h3></summary>{body}</details>"


def rule(game: str, r: Rule, keys: Collection[str]) -> str:
    """Draws one rule with the questions about it; a link leads to its place in the rulebook."""
    notes = _physical(r) + "".join(
        [_answered(note) for note in applicable_rules.rulings_on(r.id, frozenset(keys))]
    )
    address = (
        f"/rules/{esc(rules_owner(game))}/{esc(applicable_rules.ledger_of(game, r.id, keys))}#{esc(r.id)}"
    )
    where = esc(text("table-rule-where"))
    own = f"<p>{_text(r)}</p>" if r.kind != RULING else _answered(r)
    return f'<li>{own}{notes}<a class="rule-id" href="{address}" title="{esc(r.id)}">{where}</a></li>'


def _answered(r: Rule) -> str:
    """Draws a ruling as a question and its answer."""
    asked = _question(r) or f"{KINDS[r.kind]}:"
    return f'<p class="ruling"><strong>{esc(asked)}</strong> {_text(r)}</p>'


def _question(r: Rule) -> str:
    """Returns what a player would ask; empty if nobody has put it into the reader's language yet."""
    if r.question:
        return str(r.question)
    return r.issue if r.issue.endswith("?") and current_language() == "en" else ""


def _physical(r: Rule) -> str:
    """Draws why the program leaves a rule to the people at the table; empty for all other rules."""
    return f'<p class="ruling"><strong>{esc(PHYSICAL)}:</strong> {esc(r.physical)}.</p>' if r.physical else ""


def _text(r: Rule) -> str:
    return esc(r.text(current_language()))


# --- the rulebook


class Section(Struct, frozen=True):
    """A part of a ledger: its heading, its anchor, and its rules as HTML."""

    title: str
    anchor: str
    html: str


def sections(book: Ledger) -> list[Section]:
    """Returns the sections in the order of the book; sections with the same heading are merged."""
    parts: dict[str, list[str]] = {}
    for _, group in groupby(book.rules, key=lambda r: r.section):
        some = list(group)
        parts.setdefault(_heading(some), []).extend([entry(r) for r in some])
    return [
        Section(title, f"s-{n}-{slug(title)}", "".join(entries))
        for n, (title, entries) in enumerate(parts.items(), 1)
    ]


def _heading(some: Sequence[Rule]) -> str:
    """Returns the title of a section; rulings have their own."""
    own = [r for r in some if r.kind != RULING]
    return rulebook.section_title(own[0]) if own else text("table-rulings")


def entry(r: Rule, words: Sequence[str] = (), href: str = "") -> str:
    """Draws a rule of the rulebook under its anchor, with the searched words marked."""
    kind = "" if r.kind == "rule" else f'<span class="badge">{esc(str(KINDS[r.kind]))}</span>'
    question = _question(r)
    asked = f"<p><strong>{marked(question, words)}</strong></p>" if question else ""
    anchor = "" if href else f' id="{esc(r.id)}"'
    page = PAGES.search(r.section)
    where = f' <span class="muted small">{esc(text("table-rule-page", n=page[1]))}</span>' if page else ""
    return (
        f'<article class="entry"{anchor}>{asked}<p>{marked(r.text(current_language()), words)}</p>'
        f'{_physical(r)}<p class="entry-foot">{kind}'
        f'<a class="rule-id" href="{esc(href)}#{esc(r.id)}">{marked(r.id, words)}</a>'
        f"{where}</p></article>"
    )


def marked(sentence: str, words: Sequence[str]) -> str:
    """Returns text with the searched words marked.

    >>> marked("Move <one> unit", ["move", "un"])
    '<mark>Move</mark> &lt;one&gt; <mark>un</mark>it'
    """
    if not words:
        return esc(sentence)
    pattern = re.compile("|".join([re.escape(word) for word in words]), re.IGNORECASE)
    out: list[str] = []
    at = 0
    for match in pattern.finditer(sentence):
        out.append(f"{esc(sentence[at : match.start()])}<mark>{esc(match[0])}</mark>")
        at = match.end()
    return "".join([*out, esc(sentence[at:])])


def search(books: dict[str, Ledger], wish: str) -> tuple[list[tuple[str, Rule]], list[str]]:
    """Returns the rules that have all searched words in their text, id or section, and the words."""
    words = wish.casefold().split()
    found = [
        (name, r)
        for name, book in books.items()
        for r in book.rules
        if all(word in _searched(r) for word in words)
    ]
    return (found if words else []), words


def _searched(r: Rule) -> str:
    """Returns what a search looks through."""
    return f"{_question(r)} {r.text(current_language())} {r.id} {r.section}".casefold()
