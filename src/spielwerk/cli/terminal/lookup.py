"""Looking up a rule: the living rulebook, searched by words in the current language."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from spielwerk.boards.kit.characters import Paint, wrapped
from spielwerk.kernel import rulebook
from spielwerk.kernel.game import Game
from spielwerk.kernel.ledger import Rule
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import ledger_names
from spielwerk.kernel.text import current_language, text

SHOWN = 5
"""How many rules are shown at once."""


def rules_of(game: Game, opened: Collection[str] = ()) -> list[Rule]:
    """Returns the rules of a game that its players may read; `opened` are keys that its position opens."""
    ledgers = rulebook.open_ledgers({*game.setup.get("spoilers", ()), *opened})
    mine = ledger_names(game.id)
    return [rule for name, ledger in ledgers.items() if name in mine for rule in ledger.rules]


def found(game: Game, words: str, opened: Collection[str] = ()) -> list[Rule]:
    """Returns the rules with all the words: by chapter, by id, then by the share of the words in the text."""
    wanted = words.casefold().split()
    lang = current_language()
    hits: list[tuple[int, float, Rule]] = []
    for rule in rules_of(game, opened):
        if rule.id == words:
            return [rule]
        body = f"{rule.id} {rulebook.section_title(rule)} {rule.text(lang)}".casefold()
        if all(word in body for word in wanted):
            chapter = rule.id.split(".")[1]
            rank = 0 if wanted[0] == chapter else 1 if wanted[0] in rule.id else 2
            share = sum([body.count(word) * len(word) for word in wanted]) / len(body)
            hits.append((rank, -share, rule))
    return [rule for *_, rule in sorted(hits, key=lambda hit: hit[:2])]


def lookup(match: Match, words: str, paint: Paint, width: int) -> Iterator[str]:
    """Yields what the rulebook says."""
    hits = found(match.game, words, match.game.box.keys(match.state))
    if not hits:
        yield text("terminal-no-rule", words=words)
    for rule in hits[:SHOWN]:
        yield paint(rule.id, "key")
        yield from wrapped(rule.text(current_language()), width, "  ")
    if len(hits) > SHOWN:
        yield paint(text("terminal-rules-more", n=len(hits) - SHOWN), "dim")
