"""Luck from a seed or from a secret; what a position and a record hold of it; and whether it was fair."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import pytest

import sample
import spielwerk
from kernel.records import SETUP, changed, first_bid, resummed
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.choice import follows
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.fairness import Checked, check_luck
from spielwerk.kernel.luck import Keyed, Luck, Seeded, known_luck
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import RecordError
from spielwerk.kernel.text import language

ONE, TWO = Keyed(b"one secret of 16"), Keyed(b"two secret of 16")
LUCKS = [Seeded(7), ONE]


def begun(luck: Luck, **more: Any) -> Match:
    return Match(spielwerk.game(sample.BOX.id, **SETUP), luck=luck, **more)


def play(match: Match, choices: int = 10_000, seed: int = 1) -> Match:
    """Random choices up to a position; sealed answers come from the last seat first."""
    rng = Rng(seed)
    while match.decision and match.position < choices:
        d = match.decisions[-1]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return match


def answers(match: Match) -> list[str]:
    return [choice.option.text for choice in match.choices if follows(choice)]


class Coin:
    """A draw with two outcomes, the second of them three times as likely."""

    def outcomes(self, s: Any) -> tuple[Sequence[Any], Sequence[int]]:
        return ("heads", "tails"), (1, 3)


class At:
    """A position that holds nothing but how far luck has been drawn."""

    def __init__(self, number: int) -> None:
        self.random = number


# --- drawing


def test_a_draw_follows_from_the_secret_and_its_number_alone() -> None:
    drawn = [ONE.draw(At(n), Coin()) for n in range(200)]  # type: ignore[arg-type]
    assert drawn == [Keyed(b"one secret of 16").draw(At(n), Coin()) for n in range(200)]  # type: ignore[arg-type]
    assert drawn != [TWO.draw(At(n), Coin()) for n in range(200)]  # type: ignore[arg-type]


def test_outcomes_are_drawn_as_often_as_they_weigh() -> None:
    drawn: Counter[Any] = Counter(ONE.draw(At(n), Coin()) for n in range(4000))  # type: ignore[arg-type]
    assert 900 < drawn["heads"] < 1100


def test_what_can_be_seen_of_a_secret_has_nothing_to_do_with_its_draws() -> None:
    """The deal, the seeds of bots and the draws are numbers of their own, though their input is the same."""
    numbers = {ONE._number(purpose, "") for purpose in (b"draw", b"deal", b"bot")}
    assert len(numbers) == 3
    assert ONE.deal != TWO.deal
    assert ONE.bot(3, 1) != ONE.bot(3, 0) != ONE.bot(4, 0)


def test_the_seal_is_a_hash_that_any_tool_can_compute() -> None:
    assert ONE.seal == sha256(ONE.text.encode()).hexdigest()


def test_fresh_secrets_differ_and_are_never_shown_by_accident() -> None:
    luck = Keyed.fresh()
    assert luck != Keyed.fresh()
    assert len(luck.text) >= 32
    assert luck.text not in repr(luck)
    assert Keyed(bytes.fromhex(luck.text)) == luck


def test_a_secret_that_is_too_short_is_refused() -> None:
    with pytest.raises(SpielwerkError, match="16 to 64 bytes"):
        Keyed(b"fifteen bytes..")


@pytest.mark.parametrize("luck", LUCKS)
def test_known_luck_is_read_from_what_the_end_of_a_game_shows(luck: Luck) -> None:
    assert known_luck(luck.text if isinstance(luck, Keyed) else str(luck.seed)) == luck


@pytest.mark.parametrize("text", ["", "-1", "9" * 19, "x" * 32, "a" * 31, "a" * 33, "A" * 32, "a" * 140])
def test_what_is_no_luck_is_not_read(text: str) -> None:
    assert known_luck(text) is None


# --- matches


@pytest.mark.parametrize("luck", LUCKS)
def test_a_match_with_the_same_luck_is_the_same(luck: Luck) -> None:
    one, two = play(begun(luck)), play(begun(luck))
    assert one.choices == two.choices
    assert len(answers(one)) > 20


def test_other_secrets_are_other_luck() -> None:
    assert answers(begun(ONE)) != answers(begun(TWO))


def test_a_position_holds_the_number_of_draws_and_nothing_else_of_luck() -> None:
    match = play(begun(ONE), 200)
    other = begun(TWO, source=Recorded(match))
    for choice in match.choices:
        if not follows(choice):
            other.choose(choice.option, choice.seat)
    for position in range(0, match.position, 7):
        state = match.at(position)
        assert state.random == sum(map(follows, match.choices[:position]))
        assert match.game.dumps(state) == other.game.dumps(other.at(position))


class Recorded:
    """The luck of another match."""

    def __init__(self, match: Match) -> None:
        self.left = [choice.option for choice in match.choices if follows(choice)]

    def __call__(self, s: Any, frame: Any) -> Any:
        s.random += 1
        return self.left.pop(0)


@pytest.mark.parametrize("luck", LUCKS)
def test_undo_and_redo_meet_the_same_luck(luck: Luck) -> None:
    match = play(begun(luck, free=True), 150)
    before = match.choices[:]
    for _ in range(40):
        match.undo()
    choices = before[match.position :]
    for choice in [choice for choice in choices if not follows(choice)]:
        match.choose(choice.option, choice.seat)
    assert [choice.option for choice in match.choices] == [choice.option for choice in before]
    for _ in range(10):
        match.undo()
    for _ in range(10):
        match.redo()
    assert [choice.option for choice in match.choices] == [choice.option for choice in before]
    assert match.state.random == luck.after(len(answers(match)))


@pytest.mark.parametrize("before", LUCKS)
def test_a_renewed_match_keeps_what_was_drawn_and_draws_anew(before: Luck) -> None:
    match = play(begun(before), 120)
    fork, state = match.fork(), match.game.dumps(match.at(60))
    fork.renew(TWO)
    assert fork.since == fork.position
    assert fork.choices == match.choices
    assert fork.state.random == len(answers(match))
    assert match.game.dumps(match.at(60)) == state, "the match that was forked is as it was"
    assert fork.at(60).random == sum(map(follows, match.choices[:60]))
    one, two = play(match), play(fork)
    assert answers(one) != answers(two)


def test_a_match_that_went_on_from_a_position_is_renewed_too() -> None:
    whole = play(begun(Seeded(3)), 100)
    start = whole.game.dumps(whole.state)
    match = Match(whole.game, 3, start=start)
    match.renew(ONE)
    assert match.start is not None
    assert json.loads(match.start)["random"] == 0
    play(match, 60)
    assert match.at(0).random == 0
    assert match.state.random == len(answers(match))


# --- records


def test_the_record_of_a_running_game_has_the_seal_and_not_the_secret() -> None:
    match = play(begun(ONE), 250)
    lines = match.record()
    header = json.loads(lines[0])
    assert header["luck"] == {"seal": ONE.seal}
    assert header["seed"] == 0
    assert ONE.text not in "\n".join(lines)


def test_the_record_of_a_finished_game_opens_the_secret() -> None:
    match = play(begun(ONE))
    assert json.loads(match.record()[0])["luck"] == {"seal": ONE.seal, "secret": ONE.text}
    assert Match.load(match.record()).luck == ONE


def test_nothing_else_in_a_record_depends_on_the_secret() -> None:
    match = play(begun(ONE), 250)
    other = Match.load(match.record(), luck=TWO)
    mine, others = match.record(), other.record()
    others = resummed([others[0].replace(TWO.seal, ONE.seal), *others[1:]])
    assert mine == others


def test_a_running_record_goes_on_with_new_luck_unless_its_own_is_known() -> None:
    match = play(begun(ONE), 250)
    again = Match.load(match.record())
    assert isinstance(again.luck, Keyed)
    assert again.luck != ONE
    assert again.since == again.position == match.position
    known = Match.load(match.record(), luck=ONE)
    assert (known.luck, known.since) == (ONE, 0)
    assert play(known).choices == play(match).choices
    assert answers(play(again)) != answers(match)


def test_a_record_says_from_which_choice_on_its_luck_is_the_sealed_one() -> None:
    match = play(begun(Seeded(4)), 130)
    match.renew(ONE)
    play(match)
    assert json.loads(match.record()[0])["luck"]["since"] == 130
    assert Match.load(match.record()).since == 130


@pytest.mark.parametrize("secret", ["abc", "x" * 32, "a" * 33])
def test_a_secret_that_is_none_is_a_clear_line(secret: str) -> None:
    lines = play(begun(ONE)).record()
    wrong = changed(lines, 0, luck={"seal": ONE.seal, "secret": secret})
    with pytest.raises(RecordError, match=r"^game.jsonl:1: "):
        Match.load(wrong, "game.jsonl")


# --- fairness


def problem(lines: list[str], lang: str = "en") -> tuple[int, str]:
    with pytest.raises(RecordError) as raised:
        check_luck(lines, "game.jsonl")
    with language(lang):
        return raised.value.line, raised.value.to_sentence()


@pytest.fixture(scope="module")
def fair() -> list[str]:
    return play(begun(ONE)).record()


def test_the_luck_of_a_whole_game_is_checked(fair: list[str]) -> None:
    match = Match.load(fair)
    assert check_luck(fair) == Checked(len(answers(match)), 0, ONE.seal)


def test_the_luck_of_a_seed_is_checked_too() -> None:
    match = play(begun(Seeded(9)))
    assert check_luck(match.record()) == Checked(len(answers(match)), 0, "", 9)


def test_what_was_drawn_before_new_luck_is_not_checked() -> None:
    match = play(begun(Seeded(4)), 130)
    before = len(answers(match))
    match.renew(ONE)
    play(match)
    assert check_luck(match.record()) == Checked(len(answers(match)) - before, 130, ONE.seal)


def test_choices_that_are_taken_back_past_new_luck_are_checked_when_made_anew() -> None:
    """What is chosen again keeps its old luck; what is chosen anew draws from the new source."""
    match = play(begun(Seeded(4), free=True), 130)
    match.undo()
    match.undo()
    match.renew(ONE)
    match.redo()
    for _ in range(4):
        match.undo()
    match.redo()
    at = match.position
    play(match, seed=2)
    assert match.since == at < 130
    checked = check_luck(match.record())
    assert checked.since == at
    assert checked.draws == sum(map(follows, match.choices[at:]))


def swapped(lines: list[str]) -> tuple[list[str], int]:
    """The record with another answer of luck that leads to the same place, all sums and digests right."""
    match = Match.load(lines)
    for i, choice in enumerate(match.choices):
        if follows(choice):
            other = play(begun(ONE, source=Other(match, i)))
            other.source = None
            return other.record(), i
    raise AssertionError("nothing was drawn")


class Other(Recorded):
    """Recorded luck, with something else in one place; from there on luck draws by itself."""

    def __init__(self, match: Match, at: int) -> None:
        super().__init__(match)
        self.good = sum(map(follows, match.choices[:at]))

    def __call__(self, s: Any, frame: Any) -> Any:
        if self.good > 0:
            self.good -= 1
            return super().__call__(s, frame)
        drawn = ONE.draw(s, frame)
        if self.good == 0:
            self.good = -1
            options, weights = frame.outcomes(s)
            return next(o for o, w in zip(options, weights, strict=True) if w and o is not drawn)
        return drawn


def test_luck_that_somebody_has_changed_is_found(fair: list[str]) -> None:
    lines, at = swapped(fair)
    assert Match.load(lines).state.over, "as a record it is without a fault"
    line, said = problem(lines)
    assert line == at + 2
    assert said.startswith("By the luck key")
    assert "aufgezeichnet ist" in problem(lines, "de")[1]


def test_another_secret_is_found(fair: list[str]) -> None:
    lines = resummed(changed(fair, 0, luck={"seal": ONE.seal, "secret": TWO.text}))
    assert problem(lines) == (1, "The opened luck key does not fit the seal in the record.")


def test_another_seal_with_its_secret_does_not_fit_the_draws(fair: list[str]) -> None:
    lines = resummed(changed(fair, 0, luck={"seal": TWO.seal, "secret": TWO.text}))
    assert problem(lines)[1].startswith("By the luck key")


def test_a_record_that_was_edited_is_refused(fair: list[str]) -> None:
    at = first_bid(fair)
    edited = [*fair[:at], '"bid 2"', *fair[at + 1 :]]
    assert "was changed or damaged" in problem(edited)[1]


def test_the_luck_of_a_running_game_cannot_be_checked_yet() -> None:
    assert problem(play(begun(ONE), 250).record())[1].startswith("The luck key is opened when")


def test_asked_luck_cannot_be_checked() -> None:
    game = spielwerk.game(sample.BOX.id, **SETUP, chance="ask")
    match = Match(game, 1)
    while (d := match.decision) and match.position < 50:
        match.choose(d.options[0], d.seat)
    assert problem(match.record())[1].startswith("Luck was asked")


def test_lines_are_counted_with_the_check_lines_between_them() -> None:
    match = play(begun(ONE))
    lines = match.record()
    luck = {"seal": TWO.seal, "secret": TWO.text, "since": 205}
    line, said = problem(resummed(changed(lines, 0, luck=luck)))
    assert line > 205
    assert f"“{json.loads(lines[line - 1])}”" in said
