"""An Automa's turn in the words of a player: few steps, a reason for each region that falls away."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.games.scythe.automa.why import stories
from spielwerk.kernel import rulebook
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.speech import Why, plain
from spielwerk.kernel.text import LANGUAGES, language

MOST = 5
"""Steps of a turn with one movement; a card with two has at most three more."""


def told(lang: str, choices: int = 260) -> list[Why]:
    """The turns of an Automa in a random game."""
    seats = [{"faction": "saxony", "mat": "industrial"}, {"faction": "rusviet", "automa": "automa"}]
    match, rng = Match(spielwerk.game("scythe", seats=seats), seed=3), Rng(3)
    while (d := match.decision) is not None and match.position < choices:
        match.choose(d.options[rng.below(len(d.options))])
    rules: Any = match.game.rules
    with language(lang):
        return [why for events in match.events for why in stories(events, rules)]


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_has_few_steps_without_the_words_of_the_ledger(lang: str) -> None:
    turns = told(lang)
    assert len(turns) > 5
    rules = {step.rule for turn in turns for step in turn.steps if step.rule}
    clauses = {rulebook.rule(rule).text(lang) for rule in rules}
    for turn in turns:
        movements = sum([line.kind == "move" and line.done for line in turn.lines])
        assert 1 <= len(turn.gist) <= MOST + 3 * max(0, movements - 1)
        assert len(turn.gist) < len(turn.steps)
        assert not any(clause in step.words for step in turn.gist for clause in clauses)


def test_a_region_that_falls_away_says_why() -> None:
    first = told("en", 40)[0]
    words = [plain(step.words) for step in first.gist]
    assert words[0] == "A worker could go to V3, T4 or M5."
    assert words[1].startswith("M5 is out: one of its workers is already there.")
    out = first.gist[1]
    assert dict(zip(out.gone, out.notes, strict=True))["place:M5"] == "own worker there"
    assert set(out.gone) | set(out.left) == set(first.gist[0].seen)
