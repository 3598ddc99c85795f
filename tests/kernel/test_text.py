"""Sentences: how they are found and said, and that none is missing, unused or differently parametrised."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import spielwerk
from kernel.words import Uses, call_problems, problems, sentences, text_folders, uses
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.installed import entries
from spielwerk.kernel.text import (
    CACHE_SIZE,
    LANGUAGES,
    MissingText,
    Name,
    Texts,
    add_texts,
    current_language,
    language,
    terminal_language,
    text,
    texts,
)

PACKAGE = Path(spielwerk.__file__).parent
SOURCES = sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("templates/**/*.html")])


def write_words(folder: Path, en: str, de: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    (folder / "de.ftl").write_text(de, encoding="utf-8")
    return folder


@pytest.fixture
def chess(tmp_path: Path) -> Iterator[Path]:
    """A made-up game with two sentences, known by hand and forgotten afterwards."""
    folder = write_words(
        tmp_path / "chess" / "text",
        "chess-check = { $who } gives check\n"
        "chess-left = { $n ->\n    [one] one pawn left\n   *[other] { $n } pawns left\n }\n",
        "chess-check = { $who } sagt Schach\n"
        "chess-left = { $n ->\n    [one] noch ein Bauer\n   *[other] noch { $n } Bauern\n }\n",
    )
    add_texts("chess", folder)
    yield folder
    add_texts("chess", tmp_path / "nowhere")


# --- saying ---------------------------------------------------------------------------------------------


def test_a_sentence_speaks_the_language_of_its_block(chess: Path) -> None:
    queen = Name(en="The queen", de="Die Dame")
    assert text("chess-check", who=queen) == "The queen gives check"
    with language("de"):
        assert text("chess-check", who=queen) == "Die Dame sagt Schach"
    assert current_language() == "en"


def test_plurals_and_large_numbers_follow_the_language(chess: Path) -> None:
    assert [text("chess-left", n=n) for n in (1, 2)] == ["one pawn left", "2 pawns left"]
    with language("de"):
        assert [text("chess-left", n=n) for n in (1, 2000)] == ["noch ein Bauer", "noch 2.000 Bauern"]


def test_no_invisible_marks_surround_a_parameter(chess: Path) -> None:
    assert text("chess-check", who="A").isascii()


def test_sentences_that_are_kept_are_not_mixed_up(tmp_path: Path) -> None:
    """They are told apart by key, language and parameters, and only so many are kept."""
    english, german = "a = { $x } of { $y }\nb = { $x }", "a = { $x } von { $y }\nb = { $x }"
    said = Texts(write_words(tmp_path, english, german))
    for _ in range(2):
        assert said.say("a", {"x": 1, "y": "1"}, "en") == "1 of 1"
        assert said.say("a", {"x": "2", "y": 1}, "en") == "2 of 1"
        assert said.say("a", {"x": 1, "y": "1"}, "de") == "1 von 1"
        assert said.say("b", {"x": 1000, "y": 1}, "en") == "1,000"
        assert said.say("b", {"x": "1000", "y": 1}, "en") == "1000"
    assert said._said.cache_info().maxsize == CACHE_SIZE


def test_what_a_game_does_not_have_comes_from_the_kernel(chess: Path) -> None:
    assert texts("chess").say("cli-interrupted", {}, "de") == "Abgebrochen."


def test_an_earlier_folder_goes_first(tmp_path: Path) -> None:
    one = write_words(tmp_path / "one", "hello = Hello\n", "hello = Hallo\n")
    two = write_words(tmp_path / "two", "hello = Hi\nbye = Bye\n", "hello = Hi\nbye = Tschüss\n")
    both = Texts(one, two)
    assert [both.say(key, {}, "en") for key in ("hello", "bye")] == ["Hello", "Bye"]


def test_a_file_is_read_once(chess: Path) -> None:
    before = text("chess-check", who="A")
    (chess / "en.ftl").unlink()
    assert text("chess-check", who="A") == before


def test_the_installed_game_finds_its_folder_by_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_words(tmp_path / "halma_game" / "text", "halma-jump = jump\n", "halma-jump = springen\n")
    (tmp_path / "halma_game" / "__init__.py").write_text("raise RuntimeError('loaded too early')\n")
    meta = tmp_path / "halma-1.dist-info"
    meta.mkdir()
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: halma\nVersion: 1\n")
    (meta / "entry_points.txt").write_text("[spielwerk.games]\nhalma = halma_game:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    entries.cache_clear()
    assert text("halma-jump") == "jump"
    entries.cache_clear()


# --- what is wrong is said ------------------------------------------------------------------------------


def test_a_missing_key_names_key_and_file(chess: Path) -> None:
    with pytest.raises(MissingText, match=r"no text 'chess-mate' in .*chess.text.en\.ftl"):
        text("chess-mate")


def test_a_missing_parameter_is_an_error_and_not_a_hole(chess: Path) -> None:
    with pytest.raises(MissingText, match=r"'chess-check' \(en\).*who"):
        text("chess-check")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match=r"no file .*en\.ftl"):
        Texts(tmp_path).say("any", {}, "en")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("a = A\nb B\n", r"en\.ftl, line 2: not Fluent"),
        ("a = A\nb = B\na = C\n", r"en\.ftl, line 3: 'a' is there twice"),
    ],
)
def test_a_broken_file_is_named_with_its_line(tmp_path: Path, source: str, complaint: str) -> None:
    with pytest.raises(SpielwerkError, match=complaint):
        Texts(write_words(tmp_path, source, source)).say("a", {}, "en")


def test_a_file_that_is_not_utf_8_is_named_with_its_line(tmp_path: Path) -> None:
    write_words(tmp_path, "a = one\n", "a = eins\n")
    (tmp_path / "de.ftl").write_bytes(b"a = eins\nb = f\xfcnf\n")
    with pytest.raises(SpielwerkError, match=r"de\.ftl, line 2: not UTF-8$"):
        Texts(tmp_path).say("a", {}, "de")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (10**26, f"1{'0' * 26} moves"),
        (-(10**30), f"-1{'0' * 30} moves"),
        (10**4000, f"1{'0' * 38}… moves"),
        (1e300, "1e+300 moves"),
        (float("nan"), "nan moves"),
    ],
)
def test_a_number_beyond_all_bounds_is_said_as_it_is_written(
    tmp_path: Path, number: float, said: str
) -> None:
    words = "a = { $n ->\n    [one] one move\n   *[other] { $n } moves\n }\n"
    assert Texts(write_words(tmp_path, words, words)).say("a", {"n": number}, "en") == said


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(SpielwerkError, match="'fr' is not supported; use en or de"), language("fr"):
        pass


@pytest.mark.parametrize("data", [b'en = "worker"', b'en = "worker"\nde = ""'])
def test_a_name_has_both_languages(data: bytes) -> None:
    with pytest.raises(msgspec.ValidationError, match="de"):
        msgspec.toml.decode(data, type=Name)


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "en_GB", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "den_XX"}, "en"),
    ],
)
def test_the_terminal_asks_for_its_language(environ: dict[str, str], lang: str) -> None:
    assert terminal_language(environ) == lang


# --- completeness ---------------------------------------------------------------------------------------


@cache
def in_product() -> Uses:
    """What all of the product's own files say."""
    return uses(SOURCES)


@pytest.mark.unmeasured
@pytest.mark.no_cover  # reading all sources takes long enough without
@pytest.mark.parametrize(
    ("folder", "prefix"),
    text_folders().items(),
    ids=[folder.relative_to(PACKAGE).as_posix() for folder in text_folders()],
)
def test_both_languages_say_the_same_things_and_all_are_used(folder: Path, prefix: str) -> None:
    assert list(problems(folder, prefix, in_product())) == []


def test_no_board_says_what_its_game_says_already() -> None:
    for board in PACKAGE.glob("boards/*/text"):
        game = PACKAGE / "games" / board.parent.name / "text"
        said = sentences(game / "en.ftl") if game.is_dir() else {}
        assert not said.keys() & sentences(board / "en.ftl").keys()


@pytest.mark.no_cover
def test_every_call_of_text_finds_its_sentence() -> None:
    used = in_product()
    assert len(used.calls) >= 3, "the check no longer sees the calls"
    assert list(call_problems(used, text_folders())) == []


CODE = """
from spielwerk.kernel.text import text

def play(verb, n, rest):
    "Does not use 'x-lonely'."
    text("x-plain")
    text("x-count", n=n)
    text("x-outer", n=n, who=n)
    text("x-count", **rest)
    return text(f"x-verb-{verb}")
"""
WORDS_EN = """
x-plain = plain
x-count = { $n ->
    [one] one
   *[other] { $n }
 }
x-outer = { x-inner } and { $n }
x-inner = for { $who }
x-verb-go = go
"""


def check(tmp_path: Path, en: str = WORDS_EN, de: str = WORDS_EN, code: str = CODE) -> list[str]:
    """What the completeness check says of a made-up game `x`."""
    folder = write_words(tmp_path / "text", en, de)
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    used = uses([tmp_path / "code.py"])
    return [*problems(folder, "x-", used), *call_problems(used, [folder])]


def test_the_check_is_content_with_a_sound_game(tmp_path: Path) -> None:
    assert check(tmp_path) == []


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"de": WORDS_EN.replace("x-verb-go = go\n", "")}, "x-verb-go: missing in de"),
        ({"en": WORDS_EN.replace("x-verb-go = go\n", "")}, "x-verb-go: missing in en"),
        ({"de": WORDS_EN.replace("$who", "$whom")}, "x-inner: en has $who, de has $whom"),
        ({"de": WORDS_EN.replace("{ $who }", "you")}, "x-inner: en has $who, de has no parameter"),
        ({"code": CODE.replace('"x-plain"', "verb")}, "x-plain: is used nowhere"),
        ({"code": CODE.replace("x-verb-{", "x-{")}, "x-verb-go: is used nowhere"),
        ({"code": CODE.replace('"x-plain"', '"x-plan"')}, "code.py, line 6: there is no text 'x-plan'"),
        ({"code": CODE.replace(", who=n", "")}, "code.py, line 8: text 'x-outer' needs ['n', 'who']"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, changes: dict[str, str], complaint: str) -> None:
    assert complaint in check(tmp_path, **changes)


def test_the_check_finds_a_key_outside_its_game_and_one_only_a_docstring_names(tmp_path: Path) -> None:
    found = check(tmp_path, *[WORDS_EN + "stray = s\nx-lonely = l\n"] * len(LANGUAGES))
    assert found == ["stray: does not begin with 'x-'", "stray: is used nowhere", "x-lonely: is used nowhere"]


@pytest.mark.parametrize(
    ("lang", "announced", "there", "said"),
    [
        ("en", 1, 0, "One choice is announced, 0 are there before this line."),
        ("en", 2, 1, "2 choices are announced, one is there before this line."),
        ("de", 1, 0, "Eine Entscheidung ist angekündigt, vor dieser Zeile stehen 0."),
        ("de", 2, 1, "2 Entscheidungen sind angekündigt, vor dieser Zeile steht eine."),
    ],
)
def test_one_choice_of_a_record_is_told_as_one(lang: str, announced: int, there: int, said: str) -> None:
    with language(lang):
        assert text("kernel-record-count", announced=announced, there=there) == said
