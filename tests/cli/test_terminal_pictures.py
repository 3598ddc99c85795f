"""What the terminal draws: a picture of every position, lines that fit, letters and marks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sample  # noqa: F401 – registers the sample game, whose records are drawn here
from spielwerk.boards.kit.characters import Paint, shown
from spielwerk.boards.scythe.terminal import headline, pieces
from spielwerk.cli.terminal.ending import ending
from spielwerk.cli.terminal.picture import laid_out, panels, picture, table
from spielwerk.cli.terminal.terminal_table import TerminalTable, load
from spielwerk.games.scythe import names
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import listed
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import LANGUAGES, language, text

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
RECORDS = [file for file in GOLDEN if file.stem.partition("-")[0] in listed()]
"""The records of games that are shown to people; a hidden one is part of another."""
SETTING_UP = 45
"""Every position up to here is drawn: the set-up, when much does not lie on the table yet."""
LATER, FEW = 12, 3
PLAIN = Paint(False)


@cache
def record(file: Path) -> Match:
    return load(file)


def at_table(match: Match, at: int, viewer: int) -> tuple[Any, Any]:
    """A view and the rules, as the drawing of the game gets them."""
    return match.game.view(match.at(at), viewer), match.game.rules


def named(stem: str) -> Match:
    return record(next(file for file in RECORDS if file.stem == stem))


def moments(match: Match) -> list[int]:
    """The set-up, some positions after it, and the end."""
    last = match.position
    return sorted({*range(min(SETTING_UP, last)), *range(0, last, last // LATER + 1), last})


def drawn(match: Match, at: int, viewer: int, width: int = 100, paint: Paint = PLAIN) -> list[str]:
    return picture(match.game, match.game.view(match.at(at), viewer), paint, width)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_position_has_a_picture(file: Path) -> None:
    match = record(file)
    for at in moments(match):
        for viewer in (SPECTATOR, 0):
            assert drawn(match, at, viewer), (at, viewer)


def test_an_outpost_that_does_not_lie_there_yet_has_its_letter_alone() -> None:
    match = named("dei-three")
    assert match.game.rules.setup["outposts"] == "random"
    colours = {"tactics", "logistics", "machines"}

    def outposts(at: int) -> set[str]:
        with language("en"):
            board = next(p for p in panels(match.game, match.game.view(match.at(at), 0)) if p.key == "board")
        column = board.head.index("outposts")
        return {word.partition(":")[0] for row in board.rows for word in row[column].split(", ")} - {"–"}

    assert outposts(0)
    assert not outposts(0) & colours
    assert outposts(20) == colours


def test_a_leader_who_is_nowhere_leaves_no_gap_before_the_colon() -> None:
    for stem in ("dei-two", "dei-four"):
        match = named(stem)
        assert not any(" :" in line for line in drawn(match, 0, 0, 120))


# --- lines that fit


@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_no_line_is_wider_than_the_screen(file: Path, width: int) -> None:
    match = record(file)
    for lang in LANGUAGES:
        with language(lang):
            lines = [
                *ending(TerminalTable(match, Path()), PLAIN),
                *ending(TerminalTable(match, Path()), Paint(True)),
            ]
            for at in (0, *(match.position * n // FEW for n in range(1, FEW + 1))):
                viewer = match.game.seats[at % len(match.game.seats)]
                view = match.game.view(match.at(at), viewer)
                lines += drawn(match, at, viewer, width) + drawn(match, at, viewer, width, Paint(True))
                lines += [line for panel in panels(match.game, view) for line in table(panel, PLAIN, width)]
            assert not [line for line in lines if shown(line) > width]


def test_the_points_of_a_row_stay_with_it_at_the_end_of_the_game() -> None:
    with language("de"):
        lines = list(ending(TerminalTable(named("dei-two"), Path()), PLAIN))
    rows = [line for line in lines if line.startswith("   ")]
    assert len(rows) >= 4
    assert all(re.fullmatch(r"   (?:[^,]+ \d+(?:, |,?$))+", line) for line in rows), rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_prompts_fit_on_eighty_columns(lang: str) -> None:
    with language(lang):
        lines = text("terminal-help").splitlines()
        lines += [f"{text('terminal-replay-prompt')} ", f"{text('terminal-prompt')} "]
        lines += [f"{text('terminal-ask-number', least=2, most=7)} "]
    assert not [line for line in lines if len(line) > 80]


def test_a_long_name_with_many_stars_is_cut_where_the_stars_can_still_be_read() -> None:
    match = named("scythe-seven")
    _, rules = at_table(match, 0, SPECTATOR)
    seat = rules.factions.index("nordic")
    view, _ = at_table(match, match.position, seat)
    view.active = seat
    for stars in (0, 1, 6):
        view.players[seat].stars = [stars]
        with language("de"):
            line = headline(view, seat, rules, PLAIN, 28)
        assert len(line) <= 28
        assert line.startswith("> e Nordische")
        assert line.endswith("☆" if not stars else f"{stars}★")
        assert "(du)" in line


def test_tables_break_no_words() -> None:
    row = ("Anhöhe 2.1-A", "1 Energiezelle", "Aufzug (gemeinsam), Transporter-Drohne", "Außenposten")
    head = ("Gebiet", "Ressourcen", "Gebäude", "Banner")
    words = {word for cell in (*row, *head) for word in cell.replace("-D", "- D").split()}
    for width in range(30, 100, 5):
        lines = list(table(Panel("x", "x", (row,), head), PLAIN, width))[1:]
        told = " ".join(lines).replace(":", " ").replace(";", " ").replace("-D", "- D").split()
        assert {*told, "Gebiet"} == words, width
        assert max(map(len, lines)) <= width
    assert list(laid_out(("ab cd", "e"), (2, 1))) == ["ab  e", "cd   "]


# --- what can be read


def test_without_colour_a_letter_says_whose_pieces_they_are() -> None:
    match = named("scythe-seven")
    at = match.position // 2
    view, rules = at_table(match, at, 0)
    with language("en"):
        lines = drawn(match, at, 0)
        called = [str(names.seat(seat, rules)) for seat in match.game.seats]
    held = [(seat, i) for seat in match.game.seats for i in range(47) if pieces(view, seat, i, rules)]
    assert len({seat for seat, _ in held}) == 7
    alone = [(seat, i) for seat, i in held if [other for _, other in held].count(i) == 1]
    assert len(alone) > 7
    for seat, i in alone:
        name = rules.board.places[i]
        y = next(n for n, line in enumerate(lines) if f"|{name}" in line or f"~{name}" in line)
        x = max(lines[y].find(f"|{name}"), lines[y].find(f"~{name}")) + 1
        group = "abcdefg"[seat] + pieces(view, seat, i, rules)
        assert lines[y + 1][x:].startswith(group), (name, lines[y + 1])
    for letter, name in zip("abcdefg", called, strict=True):
        assert any(f" {letter} {name}" in line for line in lines)


def test_with_colour_no_letter_is_needed() -> None:
    match = named("scythe-three")
    with language("en"):
        coloured, plain = (drawn(match, 0, 0, 100, Paint(colour)) for colour in (True, False))
    assert "whose they are" not in " ".join(coloured)
    assert "whose" in " ".join(plain)


@pytest.mark.parametrize("stem", ["scythe-two", "scythe-seven"])
@pytest.mark.parametrize(("lang", "words"), [("en", "U upgrades"), ("de", "U Entwicklungen")])
def test_the_letters_are_explained_at_small_and_large_tables(stem: str, lang: str, words: str) -> None:
    with language(lang):
        for width in (100, 80):
            assert any(words in line for line in drawn(named(stem), 0, 0, width))


def test_flags_and_traps_are_on_the_map() -> None:
    match = named("scythe-invaders")
    view, rules = at_table(match, match.position, 0)
    marked = [i for i in range(47) if any(marker(view, i, rules) for marker in rules.markers)]
    assert marked
    lines = drawn(match, match.position, 0)
    for i in marked:
        assert any(re.search(rf"[|~]{rules.board.places[i]}[*o]*\^", line) for line in lines)
    assert sum([len(re.findall(r"[|~]\w+\*?\^", line)) for line in lines]) == len(marked)


def test_the_german_terminal_speaks_as_the_german_game_does() -> None:
    with language("de"):
        lines = "\n".join(drawn(named("scythe-two"), 0, 0))
        assert "FABRIK" in lines
        assert "FACTORY" not in lines
        for key in ("power", "popularity"):
            assert f"{text(f'scythe-panel-{key}')} " in lines
        assert text("scythe-panel-resources") in " ".join(lines.split())
        assert "dich eingerechnet" in text("terminal-ask-number", least=2, most=7)


def test_one_point_is_one_point() -> None:
    with language("en"):
        said = [text("dei-option-buy", card="x", price="y", actions="z", points=n) for n in (1, 2)]
    assert [words.rpartition("; ")[2] for words in said] == ["1 point", "2 points"]
