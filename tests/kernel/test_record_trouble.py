"""Records that were damaged or made up: what is wrong is told with file and line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Raw

import spielwerk
from kernel.records import changed, checks, first_bid, played, problem
from spielwerk.kernel import registry
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import FORMAT, Closing, Header, RecordError, Writer, lines_of
from spielwerk.kernel.text import LANGUAGES, language

FLAWS = {
    "empty": "Die Aufzeichnung ist leer.",
    "header": "Das ist nicht die erste Zeile einer Aufzeichnung.",
    "format": "Format 9 ist hier unbekannt; diese Version liest Format 1.",
    "setup": "Der Aufbau lässt sich nicht spielen: Bitte eine ganze Zahl von ",
    "junk": "Die Zeile lässt sich nicht lesen.",
    "cut": "Die Schlusszeile fehlt.",
    "cut off": "Die Aufzeichnung ist abgeschnitten: Sie endet mitten in dieser Zeile.",
    "more": "Nach der Schlusszeile geht es noch weiter.",
    "fewer": " Entscheidungen sind angekündigt, vor dieser Zeile stehen ",
    "luck": "Der Zufall kann dort nicht „yes“ ergeben haben. Eine der Zeilen 1 bis ",
    "choice": "„stop“ kann dort nicht gewählt werden. Eine der Zeilen 1 bis ",
    "digest": "Die Stellung ist nicht die aufgezeichnete. Zeile ",
    "winners": "Gewonnen haben andere als aufgezeichnet. Zeile ",
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
        "cut off": [*lines[:30], lines[30][:-1]],
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
        told = raised.value.to_sentence()
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
                assert len(raised.value.to_sentence()) < 600
        assert str(raised.value).isprintable()


@pytest.mark.parametrize("digits", [26, 32, 4000])
def test_a_number_beyond_all_bounds_is_told_short(lines: list[str], digits: int) -> None:
    number = 10**digits - 1
    for flawed in (changed(lines, 0, spielwerk=number), changed(lines, -1, end=number)):
        with pytest.raises(RecordError) as raised:
            Match.load(flawed)
        for lang in LANGUAGES:
            with language(lang):
                assert "9" * 26 in raised.value.to_sentence()
                assert len(raised.value.to_sentence()) < 600


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


@pytest.mark.parametrize("line", [1, 31, 102, -1])
def test_a_record_that_ends_in_the_middle_of_a_line_is_truncated(lines: list[str], line: int) -> None:
    """Of the header, a choice, a check line or the closing line."""
    i = line - 1 if line > 0 else len(lines) - 1
    for kept in (2 * len(lines[i]) // 3, len(lines[i]) - 1):
        rest = [*lines[:i], lines[i][:kept]]
        assert problem(rest) == f"{i + 1}: the record is truncated: it ends in the middle of this line"


def test_a_record_may_be_cut_in_the_middle_of_a_letter(lines: list[str]) -> None:
    raw = "\n".join(changed(lines, 0, names=["Jörg"])[:1]).replace("\\u00f6", "ö").encode()
    cut = lines_of(raw[: raw.index("ö".encode()) + 1])
    assert problem(cut) == "1: the record is truncated: it ends in the middle of this line"


def test_a_last_line_of_nonsense_is_not_called_truncated(lines: list[str]) -> None:
    for junk in ("bid 2", "[" * 3000):
        assert problem([*lines[:30], junk]).startswith("31: this line cannot be read")


def test_lines_after_the_end_are_told(lines: list[str]) -> None:
    assert problem([*lines, '"bid 1"']) == f"{len(lines) + 1}: there is more after the closing line"


def test_a_deleted_line_is_noticed_at_the_next_check(lines: list[str]) -> None:
    message = problem([*lines[:40], *lines[41:]])
    assert message == "101: 100 choices are announced, 99 are there before this line"


def test_a_choice_changed_to_another_legal_one_is_noticed(lines: list[str]) -> None:
    i = first_bid(lines)
    other = lines[i].replace("bid 0", "bid 2").replace("bid 1", "bid 2")
    message = problem([*lines[:i], other, *lines[i + 1 :]])
    assert "was changed or damaged" in message
    assert "one of the lines 1 to 102" in message


def test_a_choice_changed_to_an_illegal_one_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"stop"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: 'stop' cannot be chosen now; open are bid 0, bid 1")
    assert "was changed or damaged" in message


def test_luck_changed_to_what_cannot_be_is_named(lines: list[str]) -> None:
    assert problem([lines[0], '"blows 1"', *lines[2:]]).startswith(
        "2: luck cannot have answered 'blows 1' here"
    )


def test_luck_changed_to_what_has_no_weight_is_named(lines: list[str]) -> None:
    i = next(i for i, line in enumerate(lines) if line.startswith('"blows'))
    message = problem([*lines[:i], '"blows 0"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: luck cannot have answered 'blows 0' here")


def test_an_option_that_does_not_exist_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"bid 99"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: sample has no option 'bid 99'")


def test_a_seat_that_was_not_asked_is_named(lines: list[str]) -> None:
    i = first_bid(lines)
    message = problem([*lines[:i], '"@3 bid 0"', *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: seat 3 is not asked now")


@pytest.mark.parametrize("field", ["digest", "sum"])
def test_a_changed_check_line_is_noticed(lines: list[str], field: str) -> None:
    i = next(checks(lines))
    message = problem(changed(lines, i, **{field: "0" * 16}))
    assert message.startswith(f"{i + 1}: ")
    assert "was changed or damaged" in message


@pytest.mark.parametrize(("field", "value"), [("digest", "0" * 16), ("sum", "0" * 16), ("winners", [2, 1])])
def test_a_changed_closing_line_is_noticed(lines: list[str], field: str, value: object) -> None:
    message = problem(changed(lines, -1, **{field: value})[: len(lines)])
    assert message.startswith(f"{len(lines)}: ")
    assert "was changed or damaged" in message


@pytest.mark.parametrize("kind", ['{"at"', '{"end"'])
@pytest.mark.parametrize("extra", ['"winners":[77],', '"score":[99,1],', '"sum":"",', " "])
def test_what_decoding_passes_over_is_noticed_too(lines: list[str], kind: str, extra: str) -> None:
    """A key that is there twice or that nobody knows, or another way to write the same."""
    i = next(i for i, line in enumerate(lines) if line.startswith(kind))
    message = problem([*lines[:i], lines[i].replace("{", f"{{{extra}", 1), *lines[i + 1 :]])
    assert message.startswith(f"{i + 1}: ")
    assert message.endswith(f"(line {i + 1} was changed or damaged)")


def test_a_changed_seed_or_name_is_noticed(lines: list[str]) -> None:
    for fields in ({"seed": 2}, {"names": ["Eve"]}):
        assert "was changed or damaged" in problem(changed(lines, 0, **fields))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_damage_is_taken_for_a_whole_record(lines: list[str], data: st.DataObject) -> None:
    """Whatever byte is changed: one clear line."""
    whole = "\n".join(lines).encode()
    i = data.draw(st.integers(0, len(whole) - 1))
    new = data.draw(st.sampled_from(b'x0 "}\n\r\0\x80\xff'))
    if whole[i] == new:
        return
    found = loaded(lines_of(whole[:i] + bytes([new]) + whole[i + 1 :]))
    assert isinstance(found, str)
    assert found.startswith("game.jsonl:")
    assert "\n" not in found


def loaded(lines: list[str]) -> Match | str:
    """The match, or the message that says why there is none."""
    try:
        return Match.load(lines, "game.jsonl")
    except SpielwerkError as error:
        return str(error)


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
        assert words in raised.value.to_sentence()
