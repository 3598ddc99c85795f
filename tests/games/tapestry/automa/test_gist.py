"""The bots' turns in a player's words: few steps, numbers for the board, the walk, and points as a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spielwerk
from games.tapestry.automa.solo import Solo
from spielwerk.games.tapestry.automa.bots import BOTS
from spielwerk.games.tapestry.automa.events import PointsCounted
from spielwerk.games.tapestry.automa.gist import chosen, gist, points_table, walk
from spielwerk.games.tapestry.automa.speech import why
from spielwerk.games.tapestry.automa.story import BotTurnStory, turns
from spielwerk.games.tapestry.automa.territory import EXPLORE
from spielwerk.games.tapestry.events import Scored
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.funnel import candidates
from spielwerk.kernel.text import LANGUAGES, language

GAMES = 3
CIVILIZATIONS = ("engineers", "conquerors")
"""Rows of points that are no rows of the mat."""


@cache
def stories() -> list[tuple[Any, BotTurnStory]]:
    """The turns of the bots in some random solo games."""
    found = []
    for seed in range(GAMES):
        game = spielwerk.game("tapestry", seats=[{}, {"automa": "2"}])
        s: Any = game.new(seed)
        s.journal = []
        rng = Rng(seed)
        while d := game.decision(s):
            game.apply(s, d.options[rng.below(len(d.options))], d.seat)
        rules: Any = game.rules
        found += [(rules, turn) for turn in turns(s.journal, rules.module_data[BOTS])]
    return found


def choices() -> Iterator[tuple[Any, Any]]:
    for rules, turn in stories():
        for choice in turn.choices:
            yield rules, choice


def test_only_rules_that_remove_something_are_told() -> None:
    for rules, choice in choices():
        steps = [step for step in chosen(choice, rules) if not step.heading]
        removing = [rule.rule for rule in choice.rules if rule.before != rule.after]
        assert [step.rule for step in steps if step.rule] == (removing if steps else [])


def test_what_was_measured_stands_on_each_candidate() -> None:
    """Distances as they are, places in an order from 1."""
    distances = ranks = 0
    for rules, choice in choices():
        for step in chosen(choice, rules):
            assert not step.figures or len(step.figures) == len(step.seen)
            if step.rule.endswith(("tie1-far", "tie1-island", "tie3-any")):
                rule = next(rule for rule in choice.rules if rule.rule == step.rule)
                best = {value for _, value, stays in candidates(rule) if stays}
                assert {step.figures[step.seen.index(ref)] for ref in step.left} == set(map(str, best))
                distances += 1
            elif step.rule.endswith("tie-order"):
                assert len(set(step.figures)) == len(step.figures), "no two tracks have one place"
                assert int(step.figures[0]) == min([int(figure) for figure in step.figures])
                assert "0" not in step.figures
                ranks += 1
    assert distances > 3
    assert ranks > 10


@pytest.mark.rule("tapestry.automa.aid.start", "tapestry.automa.aid.next-row")
def test_the_walk_of_the_choice_aid_ends_at_the_first_hex_that_is_still_possible() -> None:
    walked = 0
    for rules, choice in choices():
        step = next((step for step in chosen(choice, rules) if step.walk), None)
        if step is None:
            continue
        walked += 1
        possible = set(step.seen)
        assert step.walk == walk(choice, rules)
        assert step.walk[-1] == f"hex:{choice.result}"
        assert [ref for ref in step.walk if ref in possible] == [step.walk[-1]], "none of them comes earlier"
        assert len(set(step.walk)) == len(step.walk)
        assert step.figures[step.seen.index(step.walk[-1])] == str(len(step.walk))
    assert walked


def test_the_points_of_an_income_turn_are_a_table_that_adds_up() -> None:
    tables = 0
    for _, turn in stories():
        found = points_table(turn)
        lines = [item for item in turn.items if isinstance(item, PointsCounted) and item.times]
        assert (found is None) == (not lines)
        if found is None:
            continue
        tables += 1
        *rows, total = found.rows
        assert [int(row[1]) * int(row[2].removeprefix("× ")) for row in rows] == [int(row[3]) for row in rows]
        assert int(total[3]) == sum([int(row[3]) for row in rows])
        scored = [item.points for item in turn.items if isinstance(item, Scored) and item.seat == turn.seat]
        on_mat = [line for line in lines if line.row not in CIVILIZATIONS]
        assert sum([line.count * line.times for line in on_mat]) in scored
        assert int(total[3]) <= sum(scored)
    assert tables > GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_has_a_gist_with_words(lang: str) -> None:
    with language(lang):
        for rules, turn in stories():
            told = gist(turn, rules)
            assert told
            assert all(step.words.strip() for step in told)
            assert len(told) <= len(why(turn, rules).steps) + 1


def test_the_furthest_hex_is_told_with_its_distance() -> None:
    """The Automa's first tile: hexes at distance 3 and 4 are out."""
    p = Solo().favours("science").pair(2, 3).on_map(EXPLORE)
    rules: Any = p.game.rules
    with language("en"):
        told = [step.words for choice in p.story().choices for step in chosen(choice, rules)]
    assert told == [
        "Where does Automa explore?",
        "3 places are possible: hexes 18, 19, 29.",
        "Hex 18 is furthest from your land, at distance 5.",
    ]
