"""Records: what is saved comes back, and what was damaged is told with file and line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Raw

import sample
import spielwerk
from kernel.records import resummed
from spielwerk.kernel import registry
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import CHECK_EVERY, FORMAT, Closing, Header, RecordError, Writer, lines_of
from spielwerk.kernel.text import LANGUAGES, language

SETUP: dict[str, Any] = {"seats": 3, "modules": ["tolls", "smugglers"], "rounds": 9}


def played(seed: int = 1, choices: int = 10_000, names: tuple[str, ...] = ()) -> Match:
    """A match of the sample game, by default to its end; sealed answers come from the last seat first."""
    match = Match(spielwerk.game(sample.BOX.id, **SETUP), seed, names=names)
    rng = Rng(seed)
    while match.decision and match.position < choices:
        d = match.decisions[-1]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return match


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return played().record()


def changed(lines: list[str], i: int, **fields: Any) -> list[str]:
    """A copy with some fields of one line changed."""
    line = json.loads(lines[i])
    line.update(fields)
    return [*lines[:i], json.dumps(line, separators=(",", ":")), *lines[i + 1 :]]


def problem(lines: list[str]) -> str:
    with pytest.raises(RecordError) as raised:
        Match.load(lines, "game.jsonl")
    message = str(raised.value)
    assert "\n" not in message
    assert message.startswith(f"game.jsonl:{raised.value.line}: ")
    return message.removeprefix("game.jsonl:")


# --- whole records ----------------------------------------------------------------------------------------


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
    assert [check["at"] for check in checks] == [CHECK_EVERY * n for n in range(1, len(checks) + 1)]
    assert all(isinstance(item, str) for item in body if item not in checks)
    assert len(checks) >= 2
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
    for pauses in (True, False):
        match = Match(spielwerk.game("scythe", seats=2, pauses=pauses), 1)
        for _ in range(30):
            d = match.decision
            assert d is not None
            match.choose(d.options[-1])
        lines = match.record()
        assert ('"end"' in lines) == pauses
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


# --- bad input --------------------------------------------------------------------------------------------


FLAWS = {
    "empty": "Die Aufzeichnung ist leer.",
    "header": "Das ist nicht die erste Zeile einer Aufzeichnung.",
    "format": "Format 9 ist hier unbekannt; diese Version liest Format 1.",
    "setup": "Der Aufbau lässt sich nicht spielen: Bitte eine ganze Zahl von ",
    "junk": "Die Zeile lässt sich nicht lesen.",
    "cut": "Die Schlusszeile fehlt.",
    "more": "Nach der Schlusszeile geht es noch weiter.",
    "fewer": " Entscheidungen sind angekündigt, vor dieser Zeile stehen ",
    "luck": "Der Zufall kann dort nicht „yes“ ergeben haben. Eine der Zeilen 1 bis ",
    "choice": "„stop“ kann dort nicht gewählt werden. Eine der Zeilen 1 bis ",
    "digest": "Die Stellung ist nicht die aufgezeichnete. Eine der Zeilen ",
    "winners": "Gewonnen haben andere als aufgezeichnet. Eine der Zeilen ",
    "names": "Die Prüfsumme der Zeilen stimmt nicht. Eine der Zeilen 1 bis ",
}


def flawed(lines: list[str], how: str) -> list[str]:
    """A record with one thing wrong."""
    setup, bid = json.loads(lines[0])["setup"], first_bid(lines)
    return {
        "empty": [],
        "header": ["{}", *lines[1:]],
        "format": changed(lines, 0, spielwerk=9),
        "setup": changed(lines, 0, setup={**setup, "rounds": 99}),
        "junk": [lines[0], "[]", *lines[2:]],
        "cut": lines[:-1],
        "more": [*lines, '"yes"'],
        "fewer": [lines[0], *lines[2:]],
        "luck": [lines[0], '"yes"', *lines[2:]],
        "choice": [*lines[:bid], '"stop"', *lines[bid + 1 :]],
        "digest": [*lines[:-1], closed(lines, digest="0")],
        "winners": [*lines[:-1], closed(lines, winners=[7])],
        "names": changed(lines, 0, names=["Somebody"]),
    }[how]


def closed(lines: list[str], **fields: object) -> str:
    """The closing line with some fields changed."""
    return json.dumps({**json.loads(lines[-1]), **fields}, separators=(",", ":"))


@pytest.mark.parametrize("how", FLAWS)
def test_what_is_wrong_is_told_in_the_readers_language(lines: list[str], how: str) -> None:
    with pytest.raises(RecordError) as raised:
        Match.load(flawed(lines, how), "game.jsonl")
    with language("de"):
        told = raised.value.told()
    assert FLAWS[how] in told
    assert str(raised.value).partition(": ")[2] not in told, "the line for programs stays English"
    assert told.endswith(".")


def test_nothing_is_not_a_record() -> None:
    assert problem([]) == "1: the record is empty"
    assert problem(["", " "]) == "1: the record is empty"


@pytest.mark.parametrize(
    "header", ["hello", "{}", "[]", '"to V7"', '{"spielwerk": "one"}', '{"spielwerk": 1}']
)
def test_what_is_no_header_is_told(lines: list[str], header: str) -> None:
    assert problem([header, *lines[1:]]).startswith("1: this is not the header of a record")


def test_another_format_is_told_before_anything_else(lines: list[str]) -> None:
    expected = "1: format 2 is not known here; this version reads format 1"
    assert problem(changed(lines, 0, spielwerk=2)) == expected
    assert problem(['{"spielwerk": 2, "everything": "else"}']) == expected


def test_a_game_or_set_up_that_does_not_exist_is_told(lines: list[str]) -> None:
    assert problem(changed(lines, 0, game="chess")).startswith("1: there is no game 'chess'")
    assert problem(changed(lines, 0, setup={"seats": 9})) == "1: set-up: seats: 9 given; allowed are 1 to 4"
    assert "no such field" in problem(changed(lines, 0, setup={"id": "x"}))


@pytest.mark.parametrize(
    "junk", ["", '"bid', "7", "null", "[1]", '{"at": 5}', '{"end": 5}', "bid 2", "[" * 3000, '"\udc80"']
)
def test_a_corrupt_line_is_named(lines: list[str], junk: str) -> None:
    message = problem([*lines[:40], junk, *lines[41:]])
    assert message.startswith("41: this line ")


@pytest.mark.parametrize("line", [1, 90, 101, 102, -1])
def test_a_byte_that_is_no_text_is_told_with_its_line(lines: list[str], line: int) -> None:
    """In the header, a choice, a check line or the closing line; all others are read as they are."""
    raw = [text.encode() for text in lines]
    i = line - 1 if line > 0 else len(lines) - 1
    raw[i] = bytes([raw[i][0], raw[i][1] | 0x80, *raw[i][2:]])
    what = "is not the header of a record" if i == 0 else "line cannot be read"
    assert problem(lines_of(b"\n".join(raw))) == f"{i + 1}: this {what} (it holds bytes that are no text)"
    assert lines_of("\ufeff".encode() + "\n".join(lines).encode()) == lines


@pytest.mark.parametrize("seat", ["9" * 5000, "x", "77"])
def test_an_answer_of_a_seat_that_there_is_not_is_named(lines: list[str], seat: str) -> None:
    assert problem([*lines[:40], f'"@{seat} bid 1"', *lines[41:]]).startswith("41: ")


@pytest.mark.parametrize("word", ["x" * 3000, "a\nb", "\x1b[31m"])
def test_a_strange_word_is_told_short_and_in_one_line(lines: list[str], word: str) -> None:
    """Fluent refuses endless words, and an error is one line whatever the file holds."""
    for flawed in ([*lines[:40], json.dumps(word), *lines[41:]], changed(lines, 0, game=word)):
        assert len(problem(flawed)) < 600
        with pytest.raises(RecordError) as raised:
            Match.load(flawed)
        for lang in LANGUAGES:
            with language(lang):
                assert len(raised.value.told()) < 600
        assert str(raised.value).isprintable()


def test_a_redacted_record_says_what_to_do(lines: list[str]) -> None:
    assert problem(changed(lines, 0, redacted=1)).startswith("1: this shows only what one seat knew; export")


@pytest.mark.parametrize("start", [{"traders": []}, {"stack": [["sample.round.StartRound"]]}, {"deck": 7}])
def test_a_beginning_that_was_made_up_is_told(start: dict[str, Any]) -> None:
    match = played(choices=60)
    whole = json.loads(match.game.dumps(match.state))
    later = Match(match.game, 1, start=match.game.dumps(match.state))
    for _ in range(5):
        d = later.decisions[0]
        later.choose(d.options[-1], d.seat)
    lines = later.record()
    message = problem(changed(lines, 0, start={**whole, **start}))
    assert message.startswith("1: the position it begins with cannot be read")


@pytest.mark.parametrize("kept", [1, 2, 57, -1])
def test_a_truncated_record_is_never_taken_for_a_whole_one(lines: list[str], kept: int) -> None:
    rest = lines[:kept]
    assert problem(rest) == f"{len(rest)}: the record is truncated: its closing line is missing"


def test_a_line_cut_in_the_middle_is_named(lines: list[str]) -> None:
    assert problem([*lines[:30], lines[30][:-1]]).startswith("31: this line cannot be read")


def test_lines_after_the_end_are_told(lines: list[str]) -> None:
    assert problem([*lines, '"bid 1"']) == f"{len(lines) + 1}: there is more after the closing line"


def test_a_deleted_line_is_noticed_at_the_next_check(lines: list[str]) -> None:
    message = problem([*lines[:40], *lines[41:]])
    assert message == "101: 100 choices are announced, 99 are there before this line"


def first_bid(lines: list[str]) -> int:
    return next(i for i, line in enumerate(lines) if line.endswith('bid 0"') or line.endswith('bid 1"'))


def test_a_choice_changed_to_another_legal_one_is_noticed(lines: list[str]) -> None:
    i = first_bid(lines)
    other = lines[i].replace("bid 0", "bid 2").replace("bid 1", "bid 2")
    message = problem([*lines[:i], other, *lines[i + 1 :]])
    assert "was changed by hand" in message
    assert "one of the lines 1 to 102" in message


def test_a_choice_changed_to_an_illegal_one_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"stop"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: 'stop' cannot be chosen now; open are bid 0, bid 1")
    assert "was changed by hand" in message


def test_luck_changed_to_what_cannot_be_is_named(lines: list[str]) -> None:
    assert problem([lines[0], '"blows 1"', *lines[2:]]).startswith(
        "2: luck cannot have answered 'blows 1' here"
    )


def test_an_option_that_does_not_exist_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"bid 99"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: sample has no option 'bid 99'")


def test_a_seat_that_was_not_asked_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"@3 bid 0"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: seat 3 is not asked now")


def checks(lines: list[str]) -> Iterator[int]:
    return (i for i, line in enumerate(lines) if line.startswith('{"at"'))


@pytest.mark.parametrize("field", ["digest", "sum"])
def test_a_changed_check_line_is_noticed(lines: list[str], field: str) -> None:
    i = next(checks(lines))
    message = problem(changed(lines, i, **{field: "0" * 16}))
    assert message.startswith(f"{i + 1}: ")
    assert "was changed by hand" in message


@pytest.mark.parametrize(("field", "value"), [("digest", "0" * 16), ("sum", "0" * 16), ("winners", [2, 1])])
def test_a_changed_closing_line_is_noticed(lines: list[str], field: str, value: object) -> None:
    message = problem(changed(lines, -1, **{field: value})[: len(lines)])
    assert message.startswith(f"{len(lines)}: ")
    assert "was changed by hand" in message


def test_a_changed_seed_or_name_is_noticed(lines: list[str]) -> None:
    for fields in ({"seed": 2}, {"names": ["Eve"]}):
        assert "was changed by hand" in problem(changed(lines, 0, **fields))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_damage_is_taken_for_a_whole_record(lines: list[str], data: st.DataObject) -> None:
    """Whatever byte is changed: one clear line, or the very same match (a space more in JSON, say)."""
    whole = "\n".join(lines).encode()
    i = data.draw(st.integers(0, len(whole) - 1))
    new = data.draw(st.sampled_from(b'x0 "}\n\r\0\x80\xff'))
    if whole[i] == new:
        return
    found = loaded(lines_of(whole[:i] + bytes([new]) + whole[i + 1 :]))
    if isinstance(found, str):
        assert found.startswith("game.jsonl:")
        assert "\n" not in found
    else:
        assert found.warning == ""
        assert found.record() == lines


def loaded(lines: list[str]) -> Match | str:
    """The match, or the message that says why there is none."""
    try:
        return Match.load(lines, "game.jsonl")
    except SpielwerkError as error:
        return str(error)


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
    assert f"goes on from the position after choice {last['at']}" in match.warning
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
    assert again.game.digest(again.state) == partial.game.digest(partial.state)
    header = json.loads(partial.record()[0])
    header["start"]["stack"] = [["sample.turn.Fly", 0]]
    broken = [json.dumps(header), *partial.record()[1:]]
    assert "the position it begins with cannot be read" in problem(broken)


def test_choices_that_no_longer_fit_after_the_snapshot_are_left_out_and_told(lines: list[str]) -> None:
    old = changed(lines, 0, rules=7)
    old[first_bid(lines)] = '"stop"'
    newest = list(checks(lines))[-1]
    j = next(i for i in range(newest + 4, len(old)) if "bid" not in old[i] and "drawn" not in old[i])
    old[j] = '"bid 3"'
    match = Match.load(resummed(old), "game.jsonl")
    assert match.warning.endswith(f"Choices from line {j + 1} on no longer fit and are left out.")
    assert 0 < match.position < json.loads(lines[-1])["end"]
    assert match.decision is not None
    Match.load(match.record())


def test_a_snapshot_that_cannot_be_read_gives_way_to_an_older_one(lines: list[str]) -> None:
    old = changed(lines, 0, rules=7)
    old[first_bid(lines)] = '"stop"'
    *older, newest = checks(lines)
    old = changed(old, newest, state={"stack": [["sample.turn.Fly", 0]]})
    match = Match.load(resummed(old))
    assert f"after choice {json.loads(lines[older[-1]])['at']};" in match.warning
    for i in checks(lines):
        old = changed(old, i, state=7)
    assert problem(resummed(old)).endswith(
        "rules version 7 made it, this is version 2, and no snapshot in it can be used"
    )


def test_a_made_up_position_in_which_luck_cannot_draw_is_one_line() -> None:
    """A card is to be drawn for a seat that is not there."""
    game = spielwerk.game("scythe", seats=2, chance="ask")
    match = Match(game, 5)
    position = json.loads(game.dumps(match.state))
    position["stack"][-1][1] = 9
    raw = json.dumps(position).encode()
    made = Writer()
    made.add(Header(FORMAT, game.id, game.box.version, game.setup, 5, (), Raw(raw)))
    made.add_summed(Closing(0, game.digest(game.loads(raw)), None))
    with pytest.raises(RecordError, match="file:1: the position it begins with cannot be played"):
        Match.load(made.lines, "file")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "cannot be loaded: dei"), ("de", "nicht laden lässt: dei")]
)
def test_a_record_of_a_broken_game_says_so(monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    lines = Match(spielwerk.game("dei"), 1).record()
    monkeypatch.setattr(registry, "_boxes", {})
    monkeypatch.setattr(registry, "_broken", {"dei": "dei = somewhere: it cannot be loaded"})
    with pytest.raises(RecordError, match="file:1: dei = somewhere: it cannot be loaded") as raised:
        Match.load(lines, "file")
    with language(lang):
        assert words in raised.value.told()
