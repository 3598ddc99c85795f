"""Finds the rules that apply from what the code cites; the table itself knows no rules.

 A frame is one numbered step of a rulebook and cites its rules.  Its tag `game.chapter.Name` names their
chapter.  The game's speech names the chapters of each panel, and the game's drawing names those of each piece
and symbol.  Rules with a spoiler key are left out for viewers without that key.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

from msgspec import Struct

from spielwerk.boards.kit.drawing import About
from spielwerk.boards.kit.posting import SEPARATOR
from spielwerk.boards.registry import drawing
from spielwerk.kernel import rulebook
from spielwerk.kernel.citing import cited_by
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.ledger import Ledger, Rule
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.registry import ledger_names
from spielwerk.kernel.run import nobody
from spielwerk.kernel.speech import capital, plain
from spielwerk.kernel.tagged import tag_of
from spielwerk.table.render.scene import TableScene

MOST_OPTIONS = 16
"""With more options than this, the rules are only looked up for one option at a time."""
RULING = "ruling"
PAGES = re.compile(r"\s*\(pp?\. ([^)]*)\)$")
"""Matches the page numbers at the end of a section title."""


class Topic(Struct, frozen=True):
    """Something a viewer asked about: the rules that cover it, and the rest of their chapters."""

    title: str
    rules: tuple[Rule, ...]
    more: tuple[Rule, ...] = ()


# --- the ledgers of a game


def ledgers(game: str, keys: Collection[str] = ()) -> dict[str, Ledger]:
    """Returns the ledgers of a game that are open with these spoiler keys, the base game first."""
    found = {name: book for name, book in rulebook.open_ledgers(keys).items() if name in ledger_names(game)}
    return dict(sorted(found.items(), key=lambda item: (not item[0].endswith("-base"), item[0])))


def open_rules(game: str, keys: Collection[str]) -> dict[str, Rule]:
    """Returns all rules of a game by id."""
    return {rule.id: rule for book in ledgers(game, keys).values() for rule in book.rules}


def ledger_of(game: str, rule_id: str, keys: Collection[str]) -> str:
    """Returns the name of the ledger that holds a rule; empty if the rule does not exist."""
    found = [name for name, book in ledgers(game, keys).items() if any(r.id == rule_id for r in book.rules)]
    return found[0] if found else ""


# --- what is asked about


def topics(scene: TableScene, about: str, keys: Collection[str]) -> list[Topic]:
    """Returns the rules about `ask`, `option:TEXT`, `thing:WORD`, `panel:KEY`, `pane:WORD` and so on.

     `ask` is the open decision, `pane:WORD` a part of the page, `chapter:PREFIX` all rules whose ids begin
    with the prefix, and `rule:ID` a single rule.
    """
    kind, _, what = about.partition(":")
    known = open_rules(scene.game.id, keys)
    match kind:
        case "ask":
            found = _asked(scene, known)
        case "option":
            found = _option(scene, what, known)
        case "thing":
            found = [_thing(each, known) for each in drawing(scene.game.id).about(scene, what)]
        case "panel":
            found = _panel(scene, what, known)
        case "pane":
            chapters = scene.speech.chapters.get(what, ())
            found = [_chapter(chapter, known) for chapter in chapters]
        case "chapter":
            found = [_chapter(what, known)]
        case "rule":
            found = [_chapter(what.rpartition(".")[0], known, what)] if what in known else []
        case _:
            found = []
    return [topic for topic in found if topic.rules or topic.more]


def _asked(scene: TableScene, known: dict[str, Rule]) -> list[Topic]:
    """Returns the topic of the open decision, then a topic for where each option leads."""
    d = _decision(scene)
    if d is None:
        return []
    found = [_decided(scene.speech.request(d, scene.rules, scene.known), type(d.frame), known)]
    seen = set(found[0].rules)
    if scene.mine is d and len(d.options) <= MOST_OPTIONS:
        for option in d.options:
            for topic in _leads_to(scene, d, option, known):
                if not set(topic.rules) <= seen:
                    seen |= set(topic.rules)
                    found.append(topic)
    return found


def _decision(scene: TableScene) -> Decision | None:
    return scene.mine or next(iter(scene.asked), None)


def _decided(title: str, frame: type[Frame], known: dict[str, Rule]) -> Topic:
    return Topic(title, *_split(cited_by(frame), (tag_of(frame).rpartition(".")[0],), known))


def _option(scene: TableScene, what: str, known: dict[str, Rule]) -> list[Topic]:
    d = scene.mine
    first = what.partition(SEPARATOR)[0]  # of a sequence the first says what it is about
    option = next((o for o in d.options if o.text == first), None) if d else None
    if d is None or option is None:
        return []
    found = _leads_to(scene, d, option, known)
    return found or [_decided(_label(scene, d, option), type(d.frame), known)]


def _leads_to(scene: TableScene, d: Decision, option: Option, known: dict[str, Rule]) -> list[Topic]:
    """Returns the chapter named after an option, or that of the question that follows it."""
    label = _label(scene, d, option)
    named = f"{scene.game.id}.{option.verb}"
    if any(id.startswith(f"{named}.") for id in known):
        return [Topic(label, *_split((), (named,), known))]
    state = scene.known.copy()
    scene.game.apply(state, option, seat=d.seat, source=nobody)
    after = None if state.over else scene.game.decision(state)
    if after is None or type(after.frame) is type(d.frame) or after.seat != d.seat:
        return []
    topic = _decided(label, type(after.frame), known)
    return [topic] if topic.rules else []


def _label(scene: TableScene, d: Decision, option: Option) -> str:
    return capital(scene.speech.option(option, d, scene.rules))


def _thing(about: About, known: dict[str, Rule]) -> Topic:
    """Returns the rules that a drawing names for a thing, in its order, then the rest of their chapters."""
    named = [
        id for head in about.rules for id in known if id == head or id.startswith((f"{head}.", f"{head}-"))
    ]
    return Topic(about.title, *_split(dict.fromkeys(named), about.chapters, known))


def _chapter(prefix: str, known: dict[str, Rule], *first: str) -> Topic:
    """Returns a chapter under its title."""
    rules, more = _split(first, (prefix,), known)
    return Topic(_title(rules), rules, more)


def _title(some: Iterable[Rule]) -> str:
    """Returns the part before the colon that all section titles share, or else the first title.

     `Combat: course` and `Combat: result` share *Combat*.  Numbers are ignored: *Set-up 1* and *Set-up 2*
    share *Set-up*.
    """
    titles = list(dict.fromkeys([rulebook.section_title(rule) for rule in some]))
    heads = {title.partition(":")[0].rstrip(" 0123456789") for title in titles}
    return heads.pop() if len(titles) > 1 and len(heads) == 1 else "".join(titles[:1])


def _panel(scene: TableScene, key: str, known: dict[str, Rule]) -> list[Topic]:
    """Returns the chapters that the game's speech names; by default those named like the panel."""
    panel = next((p for p in scene.panels if p.key == key), None)
    if panel is None:
        return []
    word = key.partition("-")[0]
    chapters = scene.speech.chapters.get(word, (f"{scene.game.id}.{word}",))
    return [Topic(plain(panel.title), *_split((), chapters, known))]


def _split(
    cited: Iterable[str], chapters: Iterable[str], known: dict[str, Rule]
) -> tuple[tuple[Rule, ...], tuple[Rule, ...]]:
    """Returns the cited rules and the others of some chapters; just the others if none is cited."""
    first = tuple([known[id] for id in cited if id in known and known[id].kind != RULING])
    heads = tuple([f"{chapter}." for chapter in chapters])
    longer = tuple([f"{chapter}-" for chapter in chapters])
    rest = [r for r in known.values() if r.id.startswith((*heads, *longer)) and r not in first]
    rest.sort(key=lambda r: r.id.startswith(longer))
    return (first, tuple(rest)) if first else (tuple(rest), ())


@lru_cache(1024)
def rulings_on(rule_id: str, keys: frozenset[str]) -> tuple[Rule, ...]:
    """Returns the rulings on a rule that its book leaves open."""
    return tuple([r for r in rulebook.rulings(rule_id) if not r.spoiler or r.spoiler in keys])
