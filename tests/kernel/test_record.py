"""Records: what is saved comes back, also under other rules."""

from __future__ import annotations

import json

import pytest

import sample
import spielwerk
from kernel.records import (
    SETUP,
    changed,
    checks,
    first_bid,
    played,
    problem,
    resummed,
    without_final_position,
)
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.loading import Gap
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import IllegalOption
from spielwerk.kernel.record import CHECK_EVERY


def test_a_record_is_a_header_choices_checks_and_a_closing_line(lines: list[str]) -> None:
    header, *body, closing = [json.loads(line) for line in lines]
    assert header == {
        "spielwerk": 1,
        "game": "sample",
        "rules": sample.BOX.version,
        "setup": spielwerk.game("sample", **SETUP).setup,
        "seed": 1,
    }
    checks = [item for item in body if isinstance(item, dict)]
    hundreds = [CHECK_EVERY * n for n in range(1, len(checks))]
    assert [check["at"] for check in checks] == [*hundreds, closing["end"]]
    assert checks[-1]["digest"] == closing["digest"]
    assert checks[-1]["state"]["over"]
    assert all(isinstance(item, str) for item in body if item not in checks)
    assert len(checks) >= 3
    assert closing["end"] == len(body) - len(checks)
    assert closing["winners"]


def test_a_match_comes_back_with_its_names_and_goes_on() -> None:
    match = played(5, choices=150, names=("Anna", "Bert", "Cleo"))
    again = Match.load(match.record())
    assert again.names == ("Anna", "Bert", "Cleo")
    assert again.game.digest(again.state) == match.game.digest(match.state)
    assert (again.position, again.choices, again.seed) == (match.position, match.choices, 5)
    assert again.record() == match.record()
    assert again.warning == ""
    for either in (match, again):
        d = either.decision
        assert d is not None
        either.choose(d.options[0], d.seat)
    assert again.game.digest(again.state) == match.game.digest(match.state), "luck goes on as well"


def test_a_record_says_whether_questions_with_one_answer_are_in_it() -> None:
    for ask_forced in (True, False):
        match = Match(spielwerk.game("scythe", seats=2, ask_forced=ask_forced), 1)
        for _ in range(30):
            d = match.decision
            assert d is not None
            match.choose(d.options[-1])
        lines = match.record()
        assert ('"end"' in lines) == ask_forced
        assert ('"pauses":false' in lines[0]) != ask_forced, "the name under which it has always been saved"
        assert Match.load(lines).decision == match.decision


def asking(choices: int = 130) -> Match:
    """A match in which luck is asked."""
    match = Match(spielwerk.game(sample.BOX.id, **SETUP, chance="ask"), 2, free=True)
    rng = Rng(4)
    while match.decision and match.position < choices:
        d = match.decisions[-1]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return match


def until_luck(match: Match) -> None:
    """Go on to where luck is asked."""
    while match.decision and match.decision.seat != CHANCE:
        match.choose(match.decision.options[0], match.decision.seat)


def test_where_luck_was_asked_it_is_asked_again_after_loading(lines: list[str]) -> None:
    match = asking()
    assert json.loads(match.record()[0])["chance"] == "ask"
    assert "chance" not in json.loads(lines[0]), "records of luck that draws by itself are as they were"
    again = Match.load(match.record())
    again.free = True
    assert (again.choices, again.events) == (match.choices, match.events)
    assert again.record() == match.record()
    for either in (match, again):
        until_luck(either)
        d = either.decision
        assert d is not None
        either.choose(d.options[-1])
        assert either.choices[-1].option is d.options[-1]
        either.undo()
        assert either.decision == d, "an answer of luck is taken back by itself"
    assert again.record() == match.record()


@pytest.mark.parametrize("choices", [0, 2, 130])
def test_who_loads_a_record_of_asked_luck_may_let_it_draw_by_itself(choices: int) -> None:
    match = asking(choices)
    until_luck(match)
    again = Match.load(match.record(), chance="own")
    assert [c.option for c in again.choices[: match.position]] == [c.option for c in match.choices]
    assert again.position > match.position, "luck was open, and draws"
    while again.decision and again.position < match.position + 60:
        assert again.decision.seat != CHANCE
        again.choose(again.decision.options[0], again.decision.seat)
    once_more = Match.load(again.record())
    assert once_more.choices == again.choices
    assert [e for some in once_more.events for e in some] == [e for some in again.events for e in some]
    assert "chance" not in json.loads(again.record()[0])


def test_luck_that_was_asked_leaves_the_generator_alone_when_it_is_undone_and_redone() -> None:
    match = asking()
    record, random, events = match.record(), match.state.random, match.events[:]
    for _ in range(60):
        match.undo()
    for _ in range(60):
        match.redo()
    assert match.state.random == random
    assert match.events == events
    assert match.record() == record


def test_a_record_with_another_word_for_luck_is_refused(lines: list[str]) -> None:
    assert problem(changed(lines, 0, chance="fate")).startswith("1: chance: 'fate' is not allowed")


def test_sealed_answers_out_of_turn_say_whose_they_are(lines: list[str]) -> None:
    assert any(line.startswith('"@') for line in lines)


def test_ends_of_lines_do_not_matter(lines: list[str]) -> None:
    Match.load([line + "\r\n" for line in lines] + ["\n"])


# --- other rules ------------------------------------------------------------------------------------------


def test_a_record_of_other_rules_that_still_replays_is_whole(lines: list[str]) -> None:
    match = Match.load(resummed(changed(lines, 0, rules=7)))
    assert match.warning == ""
    assert match.position == json.loads(lines[-1])["end"]


def test_a_record_of_other_rules_goes_on_from_its_newest_snapshot_and_says_so(lines: list[str]) -> None:
    i = first_bid(lines)
    old = changed(lines, 0, rules=7)
    old[i] = '"stop"'
    match = Match.load(resummed(old), "game.jsonl")
    last = json.loads(lines[list(checks(lines))[-1]])
    closing = json.loads(lines[-1])
    assert match.warning.startswith(f"game.jsonl:{i + 1}: 'stop' cannot be chosen now")
    assert "rules version 7 made it, this is version 2" in match.warning
    assert f"It is over, and can be shown from the position after choice {last['at']}" in match.warning
    assert match.ended is None, "its choices still lead to the end that was recorded"
    assert match.gap is not None
    assert (match.gap.name, match.gap.line) == ("game.jsonl", i + 1)
    assert (match.gap.position, match.gap.left_out) == (last["at"], 0)
    assert match.position == closing["end"] - last["at"]
    assert match.game.digest(match.state) == closing["digest"]
    assert match.start is not None


def test_what_goes_on_from_a_snapshot_never_pretends_to_be_whole(lines: list[str]) -> None:
    old = changed(lines, 0, rules=7)
    old[first_bid(lines)] = '"stop"'
    partial = Match.load(resummed(old))
    again = Match.load(partial.record(), "partial.jsonl")
    assert again.warning == (
        "partial.jsonl:1: this record begins in the middle of a match; what came before is not in it."
    )
    assert again.gap == Gap("partial.jsonl", 1)
    assert again.game.digest(again.state) == partial.game.digest(partial.state)
    header = json.loads(partial.record()[0])
    header["start"]["stack"] = [["sample.turn.Fly", 0]]
    broken = [json.dumps(header), *partial.record()[1:]]
    assert "the position it begins with cannot be read" in problem(broken)


def misfitting(lines: list[str]) -> tuple[list[str], int]:
    """The record as other rules might have written it, and the line after its last snapshot that misfits."""
    old = changed(lines, 0, rules=7)
    old[first_bid(lines)] = '"stop"'
    newest = list(checks(lines))[-1]
    j = next(i for i in range(newest + 4, len(old)) if "bid" not in old[i] and "drawn" not in old[i])
    old[j] = '"bid 3"'
    return resummed(old), j


def test_choices_that_no_longer_fit_after_the_snapshot_are_left_out_and_told() -> None:
    lines = played(choices=380).record()
    old, j = misfitting(lines)
    match = Match.load(old, "game.jsonl")
    assert match.warning.endswith(f"Choices from line {j + 1} on no longer fit and are left out.")
    assert match.gap is not None
    assert match.gap.left_out == j + 1
    assert 0 < match.position < json.loads(lines[-1])["end"]
    assert match.decision is not None
    assert not match.over
    Match.load(match.record())


@pytest.mark.parametrize("final", [True, False])
def test_a_finished_game_of_other_rules_stays_finished(lines: list[str], *, final: bool) -> None:
    """Its end is kept, and nobody plays on by accident; records of older versions lack the final position."""
    whole = Match.load(lines)
    old, _ = misfitting(lines if final else without_final_position(lines))
    match = Match.load(old, "game.jsonl")
    for ended in (match, Match.load(match.record())):
        assert ended.over
        assert ended.ended is not None
        assert ended.ended.winners == tuple(json.loads(lines[-1])["winners"])
        assert (ended.decision, ended.decisions) == (None, [])
        assert ended.outcome == (whole.outcome if final else None)
        ended.free = True
        assert not ended.can_undo()
        with pytest.raises(IllegalOption, match="the game is over"):
            ended.choose("bid 0", 0)
        with pytest.raises(CannotUndo):
            ended.undo()
        assert ended.position == match.position > 0
    fork = match.fork()
    assert fork.decision is not None
    fork.choose(fork.decision.options[0])
    assert not fork.over


def test_where_only_the_final_position_can_be_read_the_end_is_shown(lines: list[str]) -> None:
    old, _ = misfitting(lines)
    for i in checks(old):
        old = changed(old, i, state=7)
    match = Match.load(resummed(old))
    assert match.over
    assert match.position == 0
    assert match.outcome == Match.load(lines).outcome


def test_a_snapshot_that_cannot_be_read_gives_way_to_an_older_one(lines: list[str]) -> None:
    old = changed(lines, 0, rules=7)
    old[first_bid(lines)] = '"stop"'
    *older, newest = checks(lines)
    old = changed(old, newest, state={"stack": [["sample.turn.Fly", 0]]})
    match = Match.load(resummed(old))
    assert f"after choice {json.loads(lines[older[-1]])['at']};" in match.warning
    for i in (*checks(lines), len(lines) - 2):
        old = changed(old, i, state=7)
    assert problem(resummed(old)).endswith(
        "rules version 7 made it, this is version 2, and no snapshot in it can be used"
    )
