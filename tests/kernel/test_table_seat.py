"""TABLE, who tells what happened on cardboard, is asked like a seat: in turn and sealed."""

from __future__ import annotations

from typing import ClassVar

import pytest

import spielwerk
from contract import harness
from spielwerk.arena.play import ArenaError, drive
from spielwerk.kernel import registry
from spielwerk.kernel.frame import CHANCE, TABLE, Secret
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.record import RecordError
from spielwerk.kernel.text import language
from toy import SAY, Reveal, Say, Toy, Whisper, toy


class Report(Secret, frozen=True, tag="toy.Report"):
    """What lies on the table is entered while seats still whisper."""

    gesture: ClassVar[str] = "report"

    def options(self, s: Toy) -> Options:
        return SAY[:4]

    def choose(self, s: Toy, option: Option) -> None:
        s.coins[0] = option.n


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """TABLE enters two numbers, then reports while seat 0 whispers; seat 1 has the last word."""
    game = toy(Say(TABLE, 2, 1), Whisper(0), Report(TABLE), Reveal(), Say(1))
    monkeypatch.setitem(registry._boxes, "toy", game.box)
    return Match(game, 1)


def reported(match: Match) -> Match:
    """As far as both sealed answers, that of TABLE first."""
    match.choose(["say 1", "say 2"], TABLE)
    match.choose("say 3", TABLE)
    match.choose("say 0", 0)
    return match


def test_it_answers_in_turn_and_out_of_turn(match: Match) -> None:
    match.choose("say 1", TABLE)
    assert [d.seat for d in match.decisions] == [TABLE]
    match.choose("say 2", TABLE)
    assert [d.seat for d in match.decisions] == [0, TABLE]
    match.choose("say 3", TABLE)
    assert [d.seat for d in match.decisions] == [0]
    match.choose("say 0", 0)
    assert (match.state.diary, match.state.coins) == ([1, 2, 0], [3, 0])  # type: ignore[attr-defined]


@pytest.mark.parametrize("sealed", [False, True])
def test_a_record_of_it_loads_and_goes_on(match: Match, sealed: bool) -> None:
    if sealed:
        match.choose(["say 1", "say 2"], TABLE)
        match.choose("say 3", TABLE)
    else:
        reported(match)
    lines = match.record()
    assert '"@-3 say 3"' in lines
    again = Match.load(lines)
    assert [c.seat for c in again.choices] == [c.seat for c in match.choices]
    assert again.record() == lines
    while again.decision:
        again.choose(again.decision.options[0], again.decision.seat)
    assert again.state.over


def test_luck_and_spectators_answer_nothing_out_of_turn(match: Match) -> None:
    reported(match)
    for nobody in (CHANCE, -2, -4):
        lines = [line.replace("@-3 ", f"@{nobody} ") for line in match.record()]
        with pytest.raises(RecordError, match=f"there is no seat '{nobody}'"):
            Match.load(lines)


def test_it_takes_back_what_it_has_entered(match: Match) -> None:
    match.choose("say 1", TABLE)
    match.choose("say 2", TABLE)
    match.choose("say 3", TABLE)
    assert match.can_undo(TABLE)
    match.undo(TABLE)
    assert [d.seat for d in match.decisions] == [0, TABLE], "the report, which was still sealed"
    match.undo(TABLE)
    assert match.position == 0, "both numbers are one gesture"
    match.redo()
    match.choose("say 0", 0)
    with pytest.raises(CannotUndo, match="another seat has acted since"):
        match.undo(TABLE)


def test_its_view_is_that_of_a_looker_on(match: Match) -> None:
    match.choose(["say 1", "say 2"], TABLE)
    match.choose("say 2", 0)
    view = match.game.view(match.state, TABLE)
    assert (view.seat, view.sealed) == (TABLE, [])
    assert match.game.view(match.state, 0).sealed == [2]


@pytest.mark.parametrize("id", ["sample", "scythe", "dei"])
def test_it_has_a_name_in_every_game(id: str) -> None:
    game = spielwerk.game(id, seats=3)
    for lang, name in (("en", "Table"), ("de", "Tisch")):
        with language(lang):
            assert game.box.speech().seat(TABLE, game.rules).name == name


def test_the_contract_lets_it_answer_and_nobody_who_is_not_there(match: Match) -> None:
    asked = [d.seat for _, _, d in harness.play(match.game, 1)]
    assert asked[:2] == [TABLE, TABLE]
    assert set(asked) == {TABLE, 0, 1}
    for nobody in (-2, 2):
        with pytest.raises(AssertionError, match=f"toy.Say asks {nobody}"):
            list(harness.play(toy(Say(nobody)), 1))


def test_no_bot_answers_for_the_table() -> None:
    game = toy(Say(TABLE))
    with pytest.raises(ArenaError, match="nobody here can answer for the table"):
        drive(game, game.new(1), [], None)
