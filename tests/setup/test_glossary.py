"""One word for one thing: retired words of the glossary do not come back into what players read."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
GAMES = {"Every game": "*", "Scythe": "scythe", "DEI": "dei", "Tapestry": "tapestry"}
LEDGERS = {
    "scythe": (
        "scythe-base",
        "scythe-automa",
        "scythe-invaders",
        "scythe-wind-gambit",
        "fenris-campaign",
        "fenris-modules",
    )
}
"""The ledgers whose words are looked after already."""
KEY = re.compile(r"^[a-z][\w-]* = ", re.MULTILINE)
PARAMETER = re.compile(r"\{[^{}]*\}")
LEDGER_TEXT = re.compile(r"^(?:en|de|question) = (.*)$", re.MULTILINE)


def retired() -> list[tuple[str, str]]:
    """All retired words, each with the game that it belongs to."""
    found = []
    for title, game in GAMES.items():
        part = GLOSSARY.partition(f"## {title}\n")[2].partition("\n## ")[0]
        rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| ")][1:]
        assert rows, title
        assert all(len(row) == 4 for row in rows), title
        found += [(game, word.strip()) for row in rows for word in row[3].split(",") if word.strip()]
    return found


def read_by_players(game: str) -> str:
    """The sentences of a game, or of all games and the table."""
    source = ROOT / "src" / "spielwerk"
    folders = [source] if game == "*" else [source / "games" / game, source / "boards" / game]
    texts = [
        PARAMETER.sub("", KEY.sub("", file.read_text(encoding="utf-8")))
        for file in chain(*[folder.rglob("*.ftl") for folder in folders])
        if "fenris" not in file.parts
    ]
    for name in LEDGERS.get(game, ()):
        text = (source / "games" / game / "rulebook" / f"{name}.toml").read_text(encoding="utf-8")
        texts += LEDGER_TEXT.findall(text)
    return "\n".join(texts)


def uses(word: str, sentences: str) -> list[str]:
    """The lines with this word, whatever its case."""
    pattern = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
    return [line for line in sentences.splitlines() if pattern.search(line)]


@pytest.mark.parametrize(("game", "word"), retired())
def test_a_retired_word_stays_away(game: str, word: str) -> None:
    assert uses(word, read_by_players(game)) == []


def test_it_would_be_noticed() -> None:
    assert uses("territory", "a = b\nThis Territory is yours.") == ["This Territory is yours."]
    assert uses("region", read_by_players("scythe"))
