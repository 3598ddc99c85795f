"""Everything on the table of Tapestry can be asked about, and has rules."""

from __future__ import annotations

import re
from html import unescape

import pytest

from boards.tapestry.test_board import drawn, scene_of
from games.tapestry.automa.solo import Solo
from spielwerk.boards.tapestry.about import KINDS, MORE, about
from spielwerk.boards.tapestry.peoples import people
from spielwerk.kernel import rulebook
from spielwerk.kernel.text import LANGUAGES, language, text


def known(prefix: str) -> bool:
    """Whether the rulebook has a rule, or a chapter, of this name."""
    ids = [rule.id for ledger in rulebook.ledgers().values() for rule in ledger.rules]
    return any(id == prefix or id.startswith(f"{prefix}.") for id in ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_of_the_drawing_and_every_kind_has_rules(lang: str) -> None:
    scene = scene_of(Solo().turn(0))
    words = set(re.findall(r'data-ref="((?:track|space|hex|seat):[^"]+)"', drawn(scene)))
    assert len(words) > 80
    with language(lang):
        for word in (*words, *KINDS):
            found = about(scene, word)
            assert found, word
            for one in found:
                assert one.title
                assert not [rule for rule in (*one.rules, *one.chapters) if not known(rule)], word


def test_a_landmark_is_told_with_its_space_and_the_island_with_its_hex() -> None:
    scene = scene_of(Solo().turn(0))
    assert [one.title for one in about(scene, "space:science-4")] == ["Medicine", "Apothecary"]
    assert "tapestry.base.achievement" in about(scene, "hex:16")[0].rules
    assert set(MORE) <= set(KINDS)


@pytest.mark.parametrize(
    "word", ["", "space:nothing-1", "space:science-99", "hex:x", "track:arts-and", "thing"]
)
def test_an_unknown_word_has_none(word: str) -> None:
    assert about(scene_of(Solo().turn(0)), word) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_civilization_is_told_with_its_sentence_its_times_and_its_rules(lang: str) -> None:
    scene = scene_of(Solo().turn(0))
    with language(lang):
        for number, data in enumerate(scene.rules.data.civilizations()):  # type: ignore[attr-defined]
            found = people(scene, number, "0")
            assert str(data.text) in unescape(found)
            keys = [] if data.steps else ["scores" if data.turns == (5,) else "when"]
            assert all(text(f"tapestry-board-civ-{key}") in found for key in keys)
            assert all(known(rule) for one in about(scene, f"civ:{data.id}") for rule in one.rules), data.id


def test_a_mat_tells_its_spaces_and_the_start_adjustment() -> None:
    scene = scene_of(Solo().turn(0))
    numbers = {one.id: n for n, one in enumerate(scene.rules.data.civilizations())}  # type: ignore[attr-defined]
    assert "1 worker → 1 territory tile → 5 VP" in people(scene, numbers["craftsmen"], "0")
    assert "in your income turns 2 to 5" in people(scene, numbers["alchemists"], "0")
    assert "5 · 10 · 16 · 23 · 31 · 40" in people(scene, numbers["isolationists"], "0")
