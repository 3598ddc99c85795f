"""Matches: choosing, forks and time travel."""

from __future__ import annotations

from typing import Any

import pytest

import sample
import spielwerk
from kernel.matches import diary, digest, match_of
from sample.events import Drew
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE, Step
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import IllegalOption, UnknownOption
from toy import Begin, Note, Reveal, Roll, Say, Toy, Whisper, toy

# --- choosing ---------------------------------------------------------------------------------------------


def test_choices_are_kept_with_their_seat() -> None:
    match = match_of(Say(0), Say(1))
    match.choose("say 1")
    match.choose("say 2", seat=1)
    assert [(c.seat, c.option.text) for c in match.choices] == [(0, "say 1"), (1, "say 2")]
    assert match.decision is None


def test_a_wrong_choice_changes_nothing() -> None:
    match = match_of(Say(0), Say(1))
    before = digest(match)
    with pytest.raises(IllegalOption, match="seat 1 is not asked now"):
        match.choose("say 1", seat=1)
    with pytest.raises(IllegalOption, match="open are say 0, say 1, say 2"):
        match.choose("say 7")
    with pytest.raises(UnknownOption):
        match.choose("sing")
    assert (digest(match), match.position) == (before, 0)


def test_a_wrong_answer_that_would_be_sealed_changes_nothing() -> None:
    match = match_of(Whisper(0), Whisper(1), Reveal())
    before = digest(match)
    for wrong, seat in (("say 7", 0), ("say 7", 1), ("say 1", 5), ("sing", 1)):
        with pytest.raises((IllegalOption, UnknownOption)):
            match.choose(wrong, seat)
    assert (digest(match), match.position) == (before, 0)


@pytest.mark.parametrize("name", [1, None, b"Ada", "Ada\ud800"])
def test_a_name_that_no_record_can_hold_is_refused(name: Any) -> None:
    with pytest.raises(SpielwerkError, match=r"^names: .* is no name; a name is a text$"):
        Match(toy(Say(0)), names=["Ada", name])


def test_several_choices_are_made_all_or_none() -> None:
    match = match_of(Say(0, more=2), Say(1))
    match.choose(["say 1", "say 2"])
    assert diary(match) == [1, 2]
    before = digest(match)
    match.undo()
    with pytest.raises(IllegalOption):
        match.choose(["say 0", "say 0", "say 0", "say 7"])
    assert (diary(match), match.position, match.events) == ([], 0, [])
    match.redo()
    assert digest(match) == before, "a choice that failed takes nothing from redo"


def test_luck_is_kept_among_the_choices() -> None:
    match = match_of(Roll(), Say(0), Roll(), Roll(), Say(1))
    assert [c.seat for c in match.choices] == [CHANCE]
    match.choose("say 0")
    assert [c.seat for c in match.choices] == [CHANCE, 0, CHANCE, CHANCE]
    assert len(match.events) == match.position


def test_events_are_kept_by_choice_and_hide_what_is_private() -> None:
    game = spielwerk.game(sample.BOX.id, seats=2)
    match = Match(game, 3)
    drawn = [event for event in match.opening if isinstance(event, Drew)]
    assert len(drawn) == 6
    assert {event.seen_by(0).card for event in drawn if event.seat == 1} == {-1}
    assert all(event.seen_by(1) is event for event in drawn if event.seat == 1)
    match.choose("bid 0", seat=0)
    assert match.events[-1] == ()


class Stumble(Step, frozen=True, tag="toy.Stumble"):
    def run(self, s: Toy) -> None:
        s.diary.append(99)
        raise ValueError("a rule stumbles")


@pytest.mark.parametrize("choices", ["say 1", ["say 1", "say 2"]])
def test_a_rule_that_stumbles_leaves_the_match_as_it_was(choices: str | list[str]) -> None:
    match = match_of(Say(0), Say(0), *[Say(0)] * (choices != "say 1"), Stumble(), Say(1))
    match.choose("say 0")
    match.undo()
    match.redo()
    before = match.game.digest(match.state)
    with pytest.raises(ValueError, match="stumbles"):
        match.choose(choices)
    assert match.position == 1
    assert match.game.digest(match.state) == before
    assert match.decision is not None
    assert match.decision.seat == 0


# --- time travel ------------------------------------------------------------------------------------------


def test_every_position_can_be_visited_and_is_a_state_of_its_own() -> None:
    match = match_of(Roll(), *[Begin(0), Roll()] * 30, Note(5))
    digests = {0: match.game.digest(match.at(0)), match.position: digest(match)}
    while match.decision:
        match.choose("say 1")
        digests[match.position] = digest(match)
    for position, expected in digests.items():
        state = match.at(position)
        assert match.game.digest(state) == expected
        assert state is not match.state
        state.diary.append(99)  # type: ignore[attr-defined]
        assert match.game.digest(match.at(position)) == expected
    with pytest.raises(SpielwerkError, match="position 62: this match goes from 0 to 61"):
        match.at(62)
    with pytest.raises(SpielwerkError, match="position -1"):
        match.at(-1)


def test_between_a_choice_and_its_luck_luck_is_open() -> None:
    match = match_of(Say(0), Roll(), Roll(), Say(0))
    match.choose("say 0")
    d = match.game.decision(match.at(2))
    assert d is not None
    assert d.seat == CHANCE


def test_a_fork_goes_its_own_way() -> None:
    match = match_of(*[Begin(0)] * 4)
    match.choose(["say 0", "say 1", "say 2"])
    other = match.fork(1)
    other.choose("say 2")
    other.choose("say 2")
    assert (diary(match), diary(other)) == ([0, 1, 2], [0, 2, 2])
    other.undo()
    assert diary(other) == [0, 2]
    assert diary(match.fork()) == diary(match)


@pytest.mark.parametrize("position", [0, 1, 2, 3, 4])
def test_a_fork_before_luck_draws_anew_and_goes_on(position: int) -> None:
    match = match_of(Roll(), Roll(), Say(0), Roll(), Roll(), Say(0))
    match.choose("say 0")
    other = match.fork(position)
    d = other.decision
    assert d is not None
    assert d.seat == 0
    assert [c.option for c in other.choices[:position]] == [c.option for c in match.choices[:position]]
    other.choose("say 1")
    assert len(other.events) == other.position


def test_nothing_is_told_twice_in_a_fork_before_luck() -> None:
    """Luck is told with the choice it followed, or with the opening."""
    match = Match(spielwerk.game("scythe", seats=2), 1)
    rng = Rng(3)
    while match.position < 200:
        d = match.decisions[0]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    lucky = [p for p, c in enumerate(match.choices) if c.seat == CHANCE]
    assert len(lucky) > 10
    for position in lucky:
        other = match.fork(position)
        again = Match.load(other.record())
        assert (other.opening, other.events) == (again.opening, again.events), position


def test_a_fork_beyond_the_end_is_an_error_and_choosing_nothing_changes_nothing() -> None:
    match = match_of(*[Begin(0)] * 3)
    match.choose("say 0")
    match.choose("say 1")
    match.undo()
    with pytest.raises(SpielwerkError, match="goes from 0 to 1"):
        match.fork(9)
    match.choose([])
    match.redo()
    assert diary(match) == [0, 1]
