"""Speech: sentences about frames, options, events and effects, with marks at what can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from spielwerk.kernel.effect import (
    AnyOrder,
    Atom,
    Effect,
    May,
    OneOf,
    PayThen,
    Seq,
    Times,
    When,
    Whether,
    Which,
)
from spielwerk.kernel.event import Event
from spielwerk.kernel.frame import CHANCE, SPECTATOR, Ask
from spielwerk.kernel.funnel import Narrowed
from spielwerk.kernel.option import Catalogue, Decision, Option
from spielwerk.kernel.speech import Ref, Speech, capital, marking, pieces, plain
from spielwerk.kernel.text import MissingText, add_texts, language

OPTIONS = Catalogue("whist")
CALL = OPTIONS.row("call", ["hearts", "spades"])
TRICKS = OPTIONS.numbers("tricks", 3)

EN = """
whist-ask-bid-calltrump = { $seat }: call a suit of at least { $least }.
whist-option-call = call { $at }
whist-option-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
whist-log-dealt = { $seat } gets { $card }.
whist-log-dealt-hidden = { $seat } gets a card.
whist-effect-draw = draw { $n }
whist-effect-pay = pay { $n }
whist-condition-leading = while you lead
whist-field-long-game = Long game
whist-choice-long-game-very-long = Very long
whist-module-jokers = Jokers
whist-gesture-bid = bid
whist-default-pass = pass
whist-score-tricks = Tricks
whist-tie-honours = Honours
whist-milestone-slam = Slams
whist-guide-lead = Lead a card.
"""
DE = """
whist-ask-bid-calltrump = { $seat }: Sage eine Farbe ab { $least } an.
whist-option-call = { $at } ansagen
whist-effect-draw = { $n } ziehen
"""


class CallTrump(Ask, frozen=True, tag="whist.bid.CallTrump"):
    """A made-up question; only its words are of interest."""

    least: int = 0


class Dealt(Event, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: int


class Suited(Speech):
    """A game that spells out its suits."""

    def naming(self, option: Option, d: Decision, rules: Any) -> dict[str, object]:
        return {"at": Ref("suit", option.at, option.at), "n": option.n}

    def spell(self, field: str, value: Any, about: Struct, rules: Any) -> object:
        return (
            Ref("card", str(value), f"card {value}")
            if field == "card"
            else super().spell(field, value, about, rules)
        )


@pytest.fixture(autouse=True)
def whist(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(DE, encoding="utf-8")
    add_texts("whist", tmp_path)
    yield
    add_texts("whist", tmp_path / "nowhere")


PLAIN, SUITED = Speech("whist"), Suited("whist")


def decision(frame: Ask) -> Decision:
    return Decision(frame.seat, (*CALL, *TRICKS), frame)


# --- marks


def test_a_reference_is_its_name_unless_marks_are_wanted() -> None:
    village = Ref("place", "V7", "village V7")
    assert str(village) == "village V7"
    with marking():
        marked = f"from {village} to {Ref('place', 'T4', 'T4')}"
    assert pieces(marked) == ["from ", ("place:V7", "village V7"), " to ", ("place:T4", "T4")]
    assert plain(marked) == "from village V7 to T4"
    assert str(village) == "village V7"


def test_pieces_of_a_sentence_without_marks_are_the_sentence() -> None:
    assert pieces("nothing here") == ["nothing here"]
    assert pieces("") == []


def test_a_capital_stands_also_behind_a_mark() -> None:
    assert capital("über alles") == "Über alles"
    assert capital("") == ""
    with marking():
        marked = capital(f"{Ref('suit', 'hearts', 'hearts')} are trumps")
    assert pieces(marked) == [("suit:hearts", "Hearts"), " are trumps"]


# --- prompts and options


def test_a_prompt_has_its_key_from_the_tag_and_its_parameters_from_the_fields() -> None:
    d = decision(CallTrump(1, least=3))
    assert PLAIN.prompt(d, None) == "Seat 2: call a suit of at least 3."
    with language("de"):
        assert PLAIN.prompt(d, None) == "Platz 2: Sage eine Farbe ab 3 an."


def test_an_option_begins_with_a_capital_and_counts() -> None:
    d = decision(CallTrump(0))
    said = [PLAIN.option(option, d, None) for option in d.options]
    assert said == ["Call hearts", "Call spades", "0 tricks", "1 trick", "2 tricks", "3 tricks"]


def test_a_game_names_its_options_with_references() -> None:
    d = decision(CallTrump(0))
    with marking():
        assert pieces(SUITED.option(CALL[1], d, None)) == ["Call ", ("suit:spades", "spades")]
    with language("de"), marking():
        assert pieces(SUITED.option(CALL[1], d, None)) == [("suit:spades", "Spades"), " ansagen"]


def test_a_missing_sentence_is_an_error_and_no_half_sentence() -> None:
    with language("de"), pytest.raises(MissingText, match="whist-option-tricks"):
        PLAIN.option(TRICKS[1], decision(CallTrump(0)), None)


def test_luck_has_a_name() -> None:
    assert PLAIN.seat(CHANCE, None) == Ref("seat", "-1", "Luck")
    assert PLAIN.seat(0, None) == Ref("seat", "0", "Seat 1")


# --- events


def test_a_private_part_is_told_only_to_whom_it_belongs() -> None:
    event = Dealt(seat=0, card=7)
    assert SUITED.event(event.seen_by(0), None) == "Seat 1 gets card 7."
    assert SUITED.event(event.seen_by(1), None) == "Seat 1 gets a card."
    assert SUITED.event(event.seen_by(SPECTATOR), None) == "Seat 1 gets a card."
    assert SUITED.folded == (), "nothing is told together unless a game says so"
    both = SUITED.together([event.seen_by(0), event.seen_by(1)], None)
    assert both == "Seat 1 gets card 7. Seat 1 gets a card."


def test_the_steps_of_a_funnel_are_no_lines_of_the_log() -> None:
    assert PLAIN.event(Narrowed("whist.rule", "most", 3, 1), None) == ""


# --- effects


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Atom("draw", 2), "draw 2"),
        (Seq((Atom("draw", 1), Atom("pay", 2))), "draw 1, pay 2"),
        (AnyOrder((Atom("draw", 1), Atom("pay", 2))), "draw 1, pay 2"),
        (OneOf((Atom("draw", 1), Atom("pay", 2))), "draw 1 or pay 2"),
        (Times(3, Atom("draw", 1)), "3 × draw 1"),
        (May(Atom("draw", 1)), "if you like: draw 1"),
        (PayThen(Atom("pay", 2), Atom("draw", 1)), "pay 2 → draw 1"),
        (When("leading", Atom("draw", 1)), "while you lead: draw 1"),
        (
            PayThen(Atom("pay", 1), OneOf((Atom("draw", 1), Times(2, Atom("draw", 3))))),
            "pay 1 → draw 1 or 2 × draw 3",
        ),
    ],
)
def test_an_effect_is_told_from_its_atoms(effect: Effect, words: str) -> None:
    assert PLAIN.effect(effect, None) == words


A, B, C = (Atom("draw", n) for n in (1, 2, 3))
P = Atom("pay", 1)


ALIKE: dict[Effect, str] = {
    Times(2, OneOf((A, B))): "2 × (draw 1 or draw 2)",
    OneOf((Times(2, A), B)): "2 × draw 1 or draw 2",
    OneOf((Seq((A, B)), C)): "(draw 1, draw 2) or draw 3",
    Seq((A, OneOf((B, C)))): "draw 1, draw 2 or draw 3",
    PayThen(P, OneOf((A, B))): "pay 1 → draw 1 or draw 2",
    OneOf((PayThen(P, A), B)): "(pay 1 → draw 1) or draw 2",
    PayThen(Seq((A, P)), B): "draw 1, pay 1 → draw 2",
    Seq((A, PayThen(P, B))): "draw 1, (pay 1 → draw 2)",
    May(Seq((A, B))): "if you like: draw 1, draw 2",
    Seq((May(A), B)): "(if you like: draw 1), draw 2",
    Seq((A, May(B))): "draw 1, if you like: draw 2",
    Times(2, May(B)): "2 × (if you like: draw 2)",
    When("leading", PayThen(P, A)): "while you lead: pay 1 → draw 1",
    PayThen(When("leading", P), A): "(while you lead: pay 1) → draw 1",
    Seq((OneOf((A, May(B))), C)): "draw 1 or (if you like: draw 2), draw 3",
    OneOf((A, May(Seq((B, C))))): "draw 1 or if you like: draw 2, draw 3",
}
"""Effects that would be told in the same words without brackets."""


def test_different_effects_are_told_in_different_words() -> None:
    assert {effect: PLAIN.effect(effect, None) for effect in ALIKE} == ALIKE
    assert len(set(ALIKE.values())) == len(ALIKE)


def test_an_unknown_effect_is_an_error() -> None:
    with pytest.raises(TypeError, match="Effect is no effect"):
        PLAIN.effect(Effect(), None)


def test_the_questions_of_effects_name_them() -> None:
    which = Which(0, OneOf((Atom("pay", 1), Atom("draw", 2))))
    d = Decision(0, (OPTIONS.pick[0], OPTIONS.pick[1]), which)
    assert PLAIN.prompt(d, None) == "Seat 1: choose one of these."
    assert [PLAIN.option(option, d, None) for option in d.options] == ["Pay 1", "Draw 2"]
    both = Decision(0, d.options, Which(0, AnyOrder((Atom("pay", 1), Atom("draw", 2)))))
    assert PLAIN.prompt(both, None) == "Seat 1: which of these first?"
    assert [PLAIN.option(option, both, None) for option in both.options] == ["Pay 1", "Draw 2"]
    whether = Decision(0, (OPTIONS.yes, OPTIONS.no), Whether(0, Atom("draw", 2)))
    assert PLAIN.prompt(whether, None) == "Seat 1: would you like this? draw 2"
    assert [PLAIN.option(option, whether, None) for option in whether.options] == ["Yes", "No"]
    with language("de"):
        assert [PLAIN.option(option, whether, None) for option in whether.options] == ["Ja", "Nein"]


def test_a_pick_that_names_no_effect_has_its_number() -> None:
    assert PLAIN.option(OPTIONS.pick[2], decision(CallTrump(0)), None) == "Number 2"


# --- set-up, scores and the rest


def test_names_with_underscores_have_keys_with_dashes() -> None:
    assert PLAIN.field("long_game") == "Long game"
    assert PLAIN.choice("long_game", "very_long") == "Very long"


def test_gestures_defaults_scores_and_modules_have_sentences() -> None:
    said = [PLAIN.gesture("bid"), PLAIN.default("pass"), PLAIN.score("tricks"), PLAIN.tie_break("honours")]
    assert [*said, PLAIN.module("jokers")] == ["bid", "pass", "Tricks", "Honours", "Jokers"]


def test_milestones_and_the_steps_of_a_guide_have_sentences_and_need_not_be_there() -> None:
    assert (PLAIN.milestone("slam"), PLAIN.guide("lead")) == ("Slams", "Lead a card.")
    assert (PLAIN.milestones, PLAIN.chapters) == ({}, {})


def test_a_game_without_reasons_gives_none() -> None:
    assert Speech("toy").why([Narrowed("r", "most", 3, 1)], None) == []


def test_a_game_without_panels_shows_none() -> None:
    assert PLAIN.panels(None, None) == []
