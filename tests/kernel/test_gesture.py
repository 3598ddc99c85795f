"""Gestures: consecutive decisions of one seat that a person makes as one."""

from __future__ import annotations

import pytest

from spielwerk.kernel.event import Uncovered
from spielwerk.kernel.frame import Step
from spielwerk.kernel.gesture import Expansion, continues
from spielwerk.kernel.option import Decision
from toy import Begin, Roll, Say, Toy, texts, toy


def test_all_ways_to_complete_a_gesture_in_the_order_of_the_options() -> None:
    game = toy(Say(0, most=1, more=1), Say(1))
    found = game.expand(game.new(1))
    assert found.complete
    assert [texts(sequence) for sequence in found.sequences] == [
        ["say 0", "say 0"],
        ["say 0", "say 1"],
        ["say 1", "say 0"],
        ["say 1", "say 1"],
    ]


@pytest.mark.parametrize(
    "after", [Say(1), Begin(0), Roll()], ids=["another seat", "the next gesture", "luck"]
)
def test_a_gesture_ends_before(after: object) -> None:
    game = toy(Say(0, most=1), after, Say(0))
    found = game.expand(game.new(1))
    assert [len(sequence) for sequence in found.sequences] == [1, 1]


class Open(Step, frozen=True, tag="toy.Open"):
    def run(self, s: Toy) -> None:
        s.journal.append(Uncovered(0))


def test_a_gesture_is_expanded_only_as_far_as_nothing_hidden_comes_to_light() -> None:
    """What follows would tell what lies there."""
    game = toy(Say(0, most=1), Open(), Say(0))
    found = game.expand(game.new(1))
    assert [texts(sequence) for sequence in found.sequences] == [["say 0"], ["say 1"]]


def test_two_questions_of_one_gesture_are_one_even_from_two_frames() -> None:
    game = toy(Begin(0, most=1), Say(0, most=1))
    assert [len(sequence) for sequence in game.expand(game.new(1)).sequences] == [2] * 4


def test_a_gesture_also_begins_with_a_question_that_had_one_answer() -> None:
    """Nobody was asked there; what is asked next is the first of the new gesture."""
    game = toy(Say(0, most=1), Begin(0, most=0), Say(0, most=1), Say(0, most=1))
    s = game.new(1)
    assert [len(sequence) for sequence in game.expand(s).sequences] == [1] * 2
    game.apply(s, "say 1")
    assert [len(sequence) for sequence in game.expand(s).sequences] == [2] * 4


def test_too_many_ways_are_none() -> None:
    game = toy(Say(0, most=9, more=2))
    s = game.new(1)
    assert game.expand(s) == Expansion((), complete=False)
    assert len(game.expand(s, limit=1000).sequences) == 1000
    assert game.expand(s, limit=999) == Expansion((), complete=False)


def test_luck_and_the_end_have_no_gesture() -> None:
    game = toy(Roll(), chance="ask")
    s = game.new(1)
    assert game.expand(s) == Expansion((), complete=True)
    game.apply(s, "roll 1")
    assert game.expand(s) == Expansion((), complete=True)


def test_a_decision_without_a_gesture_stands_alone() -> None:
    class Plain(Say, frozen=True, tag="plain.Plain"):
        gesture = ""

    one = Decision(0, (), Plain(0))
    assert not continues(one, one)
    assert continues(Decision(0, (), Say(0)), Decision(0, (), Say(0)))
    assert not continues(Decision(0, (), Say(0)), None)


def test_a_game_without_named_defaults_has_none() -> None:
    game = toy(Say(0))
    assert game.defaults(game.new(1)) == {}


def test_only_what_is_worth_following_is_followed_and_leads_somewhere() -> None:
    game = toy(Say(0, most=2, more=1), Say(1))
    found = game.expand(game.new(1), narrow=lambda d: d.options[1:])
    assert [texts(sequence) for sequence in found.sequences] == [
        ["say 1", "say 1"],
        ["say 1", "say 2"],
        ["say 2", "say 1"],
        ["say 2", "say 2"],
    ]
    assert [game.decision(end).seat for end in found.ends] == [1] * 4  # type: ignore[union-attr]


def test_where_nothing_is_worth_following_a_way_ends_before() -> None:
    game = toy(Say(0, most=1, more=1), Say(1))
    s = game.new(1)
    found = game.expand(s, narrow=lambda d: d.options if d.frame.more else ())
    assert [texts(sequence) for sequence in found.sequences] == [["say 0"], ["say 1"]]
    assert game.expand(s, narrow=lambda _: ()) == Expansion((), complete=True)


def test_few_ways_of_many_are_within_the_limit() -> None:
    game = toy(Say(0, most=9, more=2))
    found = game.expand(game.new(1), limit=10, narrow=lambda d: d.options[:2])
    assert len(found.sequences) == 8
