"""The run loop and the frames: what runs first, what is asked, who answers for luck."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from spielwerk.kernel.effect import pending
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE, Ask, Chance, Step, frames_of
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import IllegalOption, Options, UnknownOption, Weights
from spielwerk.kernel.run import open_frames, reopen
from spielwerk.kernel.tagged import tag_of
from toy import (
    ROLL,
    SAY,
    Alone,
    End,
    Nod,
    Note,
    Reveal,
    Roll,
    Say,
    Toy,
    ToyBox,
    Wary,
    Whisper,
    texts,
    toy,
)


def started(*frames: object, seats: int = 2, chance: str = "own") -> tuple[Game, Toy]:
    game = toy(*frames, seats=seats, chance=chance)
    s = game.new(1)
    assert isinstance(s, Toy)
    return game, s


def test_frames_run_in_the_order_in_which_they_were_pushed_together() -> None:
    game, s = started(Note(1), Note(2), Say(0), Note(3))
    assert s.diary == [1, 2]
    game.apply(s, "say 2")
    assert s.diary == [1, 2, 2, 3]
    assert game.decision(s) is None


def test_what_a_choice_pushes_comes_before_what_was_pending() -> None:
    game, s = started(Say(0, more=1), Note(7))
    game.apply(s, SAY[0])
    assert [tag_of(type(frame)) for frame in pending(s)] == ["toy.Say", "toy.Note", "toy.End"]


def test_a_decision_says_who_may_choose_what_and_why() -> None:
    game, s = started(Say(1, most=3))
    d = game.decision(s)
    assert d is not None
    assert (d.seat, d.kind, d.gesture, d.weights) == (1, "toy.Say", "talk", ())
    assert texts(d.options) == ["say 0", "say 1", "say 2", "say 3"]
    assert d.frame == Say(1, most=3)


def test_where_one_way_is_left_it_is_taken_unless_the_frame_wants_to_be_asked() -> None:
    game, s = started(Say(0, most=0), Alone(1, most=0))
    assert s.diary == [0]
    d = game.decision(s)
    assert d is not None
    assert d.forced
    assert d.seat == 1


def test_whether_a_lone_way_is_asked_may_depend_on_the_position() -> None:
    game, s = started(Wary(0, most=0), Wary(1, most=0), Say(0))
    d = game.decision(s)
    assert d is not None
    assert (s.diary, d.seat, d.forced) == ([0], 1, True), "asked only where the diary is not empty"
    without = toy(Wary(0, most=0), Wary(1, most=0), Say(0), ask_forced=False)
    assert without.new().diary == [0, 0]  # type: ignore[attr-defined]


def test_a_game_without_pauses_asks_nothing_that_has_one_answer() -> None:
    game = toy(Alone(1, most=0), Say(0), ask_forced=False)
    s = game.new()
    assert isinstance(s, Toy)
    assert s.diary == [0]
    assert [d.seat for d in game.decisions(s)] == [0]


def test_a_game_without_pauses_leaves_out_sealed_questions_with_one_answer() -> None:
    for ask_forced, seats in ((True, [0, 1]), (False, [0])):
        game = toy(Whisper(0), Nod(1), Reveal(), ask_forced=ask_forced)
        assert [d.seat for d in game.decisions(game.new())] == seats


def test_a_frame_without_options_is_our_mistake_and_named() -> None:
    with pytest.raises(AssertionError, match=r"toy\.Say asks without an option"):
        started(Say(0, most=-1))


@pytest.mark.parametrize("option", [SAY[9], ROLL[1], "say 9"])
def test_an_illegal_option_raises_and_names_what_is_open(option: object) -> None:
    game, s = started(Say(0))
    with pytest.raises(IllegalOption, match="cannot be chosen now; open are say 0, say 1, say 2"):
        game.apply(s, option)  # type: ignore[arg-type]
    assert game.digest(s) == game.digest(game.new(1))


def test_an_unknown_text_is_not_an_illegal_option() -> None:
    game, s = started(Say(0))
    with pytest.raises(UnknownOption, match="toy has no option 'say twelve'"):
        game.apply(s, "say twelve")


def test_after_the_end_nothing_can_be_chosen_and_nothing_runs() -> None:
    game, s = started(Say(0), End(), Note(5))
    game.apply(s, SAY[1])
    assert s.over
    assert s.stack == []
    s.next(Note(6))
    assert s.stack == []
    assert game.decisions(s) == []
    with pytest.raises(IllegalOption, match="the game is over"):
        game.apply(s, SAY[1])


def test_luck_is_answered_on_the_way_and_the_answers_are_told() -> None:
    game, s = started(Say(0), Roll(), Roll())
    answers = game.apply(s, SAY[0])
    assert [option.verb for option in answers] == ["roll", "roll"]
    assert s.diary[1:] == [option.n for option in answers]


def test_luck_can_be_asked_like_a_seat() -> None:
    game, s = started(Roll(), chance="ask")
    d = game.decision(s)
    assert d is not None
    assert (d.seat, d.weights, d.kind) == (CHANCE, (1,) * 6, "toy.Roll")
    random = s.random
    game.apply(s, "roll 4")
    assert s.diary == [4]
    assert s.random == random
    with pytest.raises(IllegalOption, match="seat 0 is not asked"):
        game.apply(game.new(1), "roll 4", seat=0)


def test_luck_can_be_scripted() -> None:
    game, s = started(Say(0), Roll())
    game.apply(s, SAY[0], source=lambda s, frame: frame.outcomes(s)[0][5])
    assert s.diary == [0, 6]


def test_sealed_answers_are_open_to_all_seats_in_any_order() -> None:
    game, s = started(Whisper(0), Whisper(1), Whisper(2), Reveal(), seats=3)
    assert [d.seat for d in game.decisions(s)] == [0, 1, 2]
    game.apply(s, SAY[2], seat=1)
    assert [d.seat for d in game.decisions(s)] == [0, 2]
    with pytest.raises(IllegalOption, match="seat 1 is not asked now"):
        game.apply(s, SAY[2], seat=1)
    game.apply(s, SAY[1], seat=2)
    assert s.diary == []
    game.apply(s, SAY[0])
    assert s.diary == [0, 2, 1]


def test_a_seat_with_two_sealed_answers_gives_them_one_after_another() -> None:
    game, s = started(Whisper(0), Whisper(1, more=1), Reveal())
    assert len(open_frames(s)) == 2
    game.apply(s, SAY[1], seat=1)
    game.apply(s, SAY[2], seat=1)
    assert [d.seat for d in game.decisions(s)] == [0]
    game.apply(s, SAY[0])
    assert s.diary == [0, 1, 2]


def test_an_open_question_below_sealed_ones_waits() -> None:
    game, s = started(Whisper(0), Say(1))
    assert [d.seat for d in game.decisions(s)] == [0]


def test_asking_again_carries_nothing_forward() -> None:
    _, s = started(Say(0))
    s.stack[-1] = Say(0, most=0)
    s.open = UNSET
    reopen(s)
    assert s.open.forced
    assert s.diary == []
    s.stack[-1] = Roll()
    reopen(s)
    assert s.open.seat == CHANCE
    s.stack.clear()
    reopen(s)
    assert s.open is None


def test_a_state_that_was_touched_finds_its_decision_again() -> None:
    game, s = started(Say(0))
    s.open = UNSET
    game.apply(s, SAY[2])
    assert s.diary == [2]


def test_the_frames_of_a_game_are_its_own_and_the_kernels() -> None:
    tags = [tag_of(kind) for kind in frames_of("toy")]
    assert tags == sorted(tags)
    assert {"toy.Say", "toy.Roll", "kernel.effect.Do"} <= set(tags)
    assert all(tag.startswith(("toy.", "kernel.")) for tag in tags)


def test_two_frames_with_one_tag_are_an_error_that_names_both_files() -> None:
    kinds = [
        type("Twin", (Step,), {"__module__": name}, frozen=True, tag="twins.Twin") for name in ("one", "two")
    ]
    with pytest.raises(TypeError, match=r"two frames are tagged 'twins\.Twin': in (one and two|two and one)"):
        frames_of("twins")
    assert len(kinds) == 2


def test_a_frame_that_could_not_be_read_again_is_named() -> None:
    """A frame needs a tag to be saved; a base class of frames needs none, nor is one of another game ours."""
    base = type("Base", (Step,), {"__module__": "nomad.turn"}, frozen=True)
    kinds = [
        type("Tagged", (base,), {"__module__": "nomad.turn"}, frozen=True, tag="nomad.turn.Tagged"),
        type("Other", (Step,), {"__module__": "nomads.turn"}, frozen=True),
    ]
    assert kinds[0] in frames_of("nomad", "nomad")
    kinds.append(type("Roam", (Step,), {"__module__": "nomad.turn"}, frozen=True))
    with pytest.raises(
        TypeError, match=r"the frame nomad\.turn\.Roam has no tag: .* tag='nomad\.turn\.Roam'"
    ):
        frames_of("nomad", "nomad")
    assert kinds[0] in frames_of("nomad")


def test_a_frame_has_to_say_what_it_does() -> None:
    for call in (
        lambda: Step().run(None),
        lambda: Ask(0).options(None),
        lambda: Ask(0).choose(None, SAY[0]),
        lambda: Chance().outcomes(None),
        lambda: Chance().choose(None, SAY[0]),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_luck_is_asked_or_drawn_and_nothing_else() -> None:
    with pytest.raises(SpielwerkError, match=r"chance: 'maybe' is not allowed; choose own \| ask"):
        Game(ToyBox(), {"seats": 2}, chance="maybe")


class Loaded(Roll, frozen=True, tag="toy.Loaded"):
    """A die that shows 2 or 5."""

    def outcomes(self, s: Toy) -> tuple[Options, Weights]:
        return ROLL, [0, 0, 3, 0, 0, 1, 0]


def test_what_has_no_weight_cannot_happen() -> None:
    game, s = started(*[Loaded()] * 50)
    assert set(s.diary) == {2, 5}
    game, s = started(Loaded(), chance="ask")
    d = game.decision(s)
    assert d is not None
    assert (texts(d.options), d.weights) == (["roll 2", "roll 5"], (3, 1))
    with pytest.raises(IllegalOption, match="'roll 3' cannot be chosen now; open are roll 2, roll 5"):
        game.apply(s, "roll 3")


class Nothing(Roll, frozen=True, tag="toy.Nothing"):
    def outcomes(self, s: Toy) -> tuple[Options, Weights]:
        return (), ()


def test_luck_without_an_outcome_is_an_error_that_names_the_frame() -> None:
    with pytest.raises(ValueError, match=r"toy\.Nothing: luck has nothing to choose from"):
        toy(Nothing()).new(1)
