"""Going back by gestures and forth again, barriers, and what is sealed."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from kernel.matches import diary, digest, match_of
from spielwerk.games.scythe import control
from spielwerk.kernel.frame import Step
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import IllegalOption
from toy import Begin, Reveal, Roll, Say, Toy, Whisper, toy

# --- undo and redo ----------------------------------------------------------------------------------------


def test_undo_takes_back_one_gesture() -> None:
    match = match_of(Begin(0, more=2), Begin(0), Say(1))
    start = digest(match)
    match.choose(["say 1", "say 2", "say 0"])
    middle = digest(match)
    match.choose("say 1")
    match.undo()
    assert digest(match) == middle
    match.undo()
    assert digest(match) == start
    with pytest.raises(CannotUndo, match="there is nothing to take back") as nothing:
        match.undo()
    assert nothing.value.reason == "nothing"
    match.redo()
    match.redo()
    assert diary(match) == [1, 2, 0, 1]
    with pytest.raises(CannotUndo, match="there is nothing to choose again"):
        match.redo()


def test_a_gesture_that_began_without_a_question_is_taken_back_alone() -> None:
    match = Match(toy(*[Begin(0, most=0), Say(0, most=1)] * 3), 1)
    match.choose("say 0")
    assert not match.half_made(0)
    match.choose("say 1")
    assert not match.half_made(0)
    match.undo(0)
    assert match.position == 1


def test_what_was_chosen_at_once_is_taken_back_at_once() -> None:
    match = match_of(Begin(0), Begin(0), Begin(0), Say(1))
    match.choose("say 1")
    match.choose(["say 2", "say 0"])
    match.undo()
    assert diary(match) == [1], "two gestures, one choice of both"
    match.redo()
    assert diary(match) == [1, 2, 0]
    match.undo()
    match.choose("say 2")
    match.choose("say 0")
    match.undo()
    assert diary(match) == [1, 2], "chosen one after the other, taken back one after the other"


def test_a_half_made_gesture_goes_back_step_by_step() -> None:
    match = match_of(Begin(0), Begin(0, more=3), Say(1))
    match.choose("say 1")
    assert not match.half_made(0), "the next choice begins another gesture"
    match.choose("say 2")
    match.choose(["say 0", "say 1"])
    assert match.half_made(0)
    assert not match.half_made(1)
    match.undo(0, step=True)
    assert diary(match) == [1, 2], "what was chosen at once goes back at once"
    match.redo()
    assert diary(match) == [1, 2, 0, 1]
    match.undo(0, step=True)
    match.undo(0, step=True)
    assert diary(match) == [1]
    assert not match.half_made(0)


def test_what_follows_a_reveal_is_taken_back_without_it() -> None:
    match = match_of(Begin(0), Roll(), Begin(0), Begin(0))
    match.choose(["say 1", "say 2"])
    assert match.can_undo(0)
    before = diary(match)
    match.undo(0)
    assert diary(match) == before[:-1]
    assert not match.can_undo(0)


def test_who_chooses_blind_chooses_nothing_after_a_reveal() -> None:
    """Whatever would follow: the refusal must not tell what has come to light."""
    match = match_of(Begin(0), Roll(), Begin(0), Begin(0))
    for then in ("say 2", "nonsense"):
        with pytest.raises(IllegalOption, match="something hidden was revealed in between"):
            match.choose(["say 1", then], blind=True)
        assert match.position == 0
    match.choose(["say 1"], blind=True)
    match.choose(["say 2", "say 0"], blind=True)
    assert diary(match)[-2:] == [2, 0]


def test_after_the_end_only_who_plays_freely_takes_back() -> None:
    for free in (False, True):
        match = match_of(Begin(0))
        match.free = free
        match.choose("say 1")
        assert match.decision is None
        assert match.can_undo(0) == match.can_undo() == free


def test_what_an_event_reveals_cannot_be_taken_back() -> None:
    match = Match(spielwerk.game("scythe", seats=2), 1)
    state: Any = match.state
    state.players[0].units[0] = state.rules.board.index("M4")
    control.pieces_changed(state, 0)
    for text in ("move", "units", "unit character", "to FACTORY"):
        match.choose(text)
    assert match.can_undo(0)
    match.choose("done")
    assert match.decision is not None
    assert match.decision.kind == "scythe.factory.TakeFactoryCard"
    assert not match.can_undo(0), "the cards have been seen"


def test_an_unfinished_gesture_is_taken_back_as_far_as_it_went() -> None:
    match = match_of(Say(0, more=2))
    match.choose("say 1")
    match.choose("say 2")
    match.undo()
    assert diary(match) == []


def test_another_choice_forgets_what_was_undone() -> None:
    match = match_of(Begin(0), Begin(0))
    match.choose("say 1")
    match.undo()
    match.choose("say 2")
    with pytest.raises(CannotUndo):
        match.redo()


def test_luck_is_a_barrier() -> None:
    match = match_of(Say(0), Roll(), Say(0))
    match.choose("say 1")
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="something hidden has been revealed since") as revealed:
        match.undo()
    assert revealed.value.reason == "revealed"


def test_luck_is_no_barrier_for_who_plays_free_and_comes_again_as_it_was() -> None:
    match = match_of(Say(0), Roll(), Say(0), free=True)
    match.choose("say 1")
    before = diary(match)[:]
    match.undo()
    assert diary(match) == []
    match.redo()
    assert diary(match) == before
    match.undo()
    match.choose("say 1")
    assert diary(match) == before, "the state's own generator went back as well"


def test_the_choice_of_another_seat_is_a_barrier() -> None:
    match = match_of(Say(0), Say(1), Say(0))
    match.choose("say 1")
    assert match.can_undo(seat=0)
    assert not match.can_undo(seat=1)
    match.choose("say 2")
    with pytest.raises(CannotUndo, match="another seat has acted since") as others:
        match.undo(seat=0)
    assert others.value.reason == "others"
    assert match.can_undo(seat=1)
    match.undo(seat=1)
    assert diary(match) == [1]


def test_who_plays_free_takes_back_the_choice_of_another() -> None:
    match = match_of(Say(0), Say(1), Say(0), free=True)
    match.choose(["say 1", "say 2"])
    match.undo(seat=0)
    assert diary(match) == [1]


def test_where_luck_is_asked_each_answer_is_taken_back_alone() -> None:
    match = match_of(Say(0), Roll(), Roll(), free=True, chance="ask")
    match.choose(["say 1", "roll 2", "roll 3"])
    match.undo()
    assert diary(match) == [1, 2]
    match.undo()
    assert diary(match) == [1]
    strict = match_of(Say(0), Roll(), Say(0), chance="ask")
    strict.choose(["say 1", "roll 2"])
    assert not strict.can_undo()


def test_a_long_way_back_and_forth() -> None:
    match = match_of(*[Begin(0) for _ in range(90)], free=True)
    digests = [digest(match)]
    for n in range(90):
        match.choose(f"say {n % 3}")
        digests.append(digest(match))
    for n in range(89, -1, -1):
        match.undo()
        assert digest(match) == digests[n]
    for n in range(1, 91):
        match.redo()
        assert digest(match) == digests[n]
    assert len(match.events) == match.position == 90


# --- sealed answers ---------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_until_the_reveal_whoever_answered_since() -> None:
    match = match_of(Whisper(0), Whisper(1), Whisper(2), Reveal(), Say(0), seats=3)
    match.choose("say 1", seat=0)
    match.choose("say 2", seat=2)
    assert match.can_undo(seat=0)
    match.undo(seat=0)
    assert [d.seat for d in match.decisions] == [0, 1]
    assert [(c.seat, c.option.text) for c in match.choices] == [(2, "say 2")]
    match.choose("say 0", seat=0)
    match.choose("say 0", seat=1)
    assert diary(match) == [0, 0, 2]
    for seat in (0, 1, 2):
        with pytest.raises(CannotUndo, match="something hidden has been revealed"):
            match.undo(seat=seat)


class VoteAgain(Step, frozen=True, tag="toy.VoteAgain"):
    """Opens the votes; all vote once more while they agree."""

    voters: int

    def run(self, s: Toy) -> None:
        votes = [row.pop() for row in s.sealed[: self.voters]]
        s.diary += votes
        if len(set(votes)) == 1:
            s.then(*[Whisper(seat) for seat in range(self.voters)], self)


@pytest.mark.parametrize("voters", [1, 2])
def test_what_was_revealed_cannot_be_taken_back_where_the_same_step_comes_again(voters: int) -> None:
    match = match_of(*[Whisper(seat) for seat in range(voters)], VoteAgain(voters))
    for seat in range(voters):
        match.choose("say 1", seat)
    assert diary(match) == [1] * voters
    assert not any(match.can_undo(seat) for seat in range(voters))


def test_a_sealed_gesture_goes_back_step_by_step_whoever_answers_meanwhile() -> None:
    match = match_of(Whisper(0, more=2), Whisper(1), Reveal())
    match.choose("say 1", 0)
    match.choose("say 2", 1)
    assert match.half_made(0)
    match.choose("say 2", 0)
    assert match.half_made(0)
    match.undo(0, step=True)
    assert match.state.sealed == [[1], [2]]
    match.undo(0, step=True)
    assert match.state.sealed == [[], [2]]
    assert not match.half_made(0)
    match.choose(["say 1", "say 2"], 0)
    match.undo(0, step=True)
    assert match.state.sealed == [[], [2]], "what was answered together goes back together"


def test_all_sealed_answers_of_a_seat_are_taken_back_together() -> None:
    match = match_of(Whisper(0, more=1), Whisper(1), Reveal())
    match.choose("say 1", seat=0)
    match.choose("say 2", seat=0)
    match.undo(seat=0)
    assert match.state.sealed == [[], []]
    assert match.position == 0


def test_a_reveal_is_a_barrier_even_if_new_secrets_follow_at_once() -> None:
    match = match_of(Whisper(0), Reveal(), Whisper(0), Whisper(1), Reveal())
    match.choose("say 1", seat=0)
    assert diary(match) == [1]
    assert not match.can_undo(seat=0)
    match.choose("say 2", seat=1)
    assert match.can_undo(seat=1)
    assert not match.can_undo(seat=0)


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    match = match_of(Whisper(0), Whisper(1), Reveal())
    match.choose("say 1", seat=0)
    with pytest.raises(CannotUndo):
        match.undo(seat=1)
