"""`spielwerk rules`, asked about a small game whose rules are in every state there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from kernel.packages import installing
from spielwerk import cli
from spielwerk.cli.rules import REASONS
from spielwerk.kernel import rulebook
from spielwerk.kernel.ledger import KINDS, Basis, Kind

LEDGER = """\
title = { en = "Marbles", de = "Murmeln" }
source = "The book of marbles"

[[rules]]
id = "marbles.turn.roll"
section = "Turn"
kind = "rule"
modules = ["base"]
en = "Roll one marble."
de = "Rolle eine Murmel."

[[rules]]
id = "marbles.turn.pass"
section = "Turn"
kind = "rule"
modules = ["base"]
en = "Passing is allowed."
de = "Passen ist erlaubt."

[[rules]]
id = "marbles.end.sweep"
section = "End"
kind = "rule"
modules = ["base"]
en = "The loser sweeps the floor."
de = "Wer verliert, fegt den Boden."
physical = { en = "Nobody can make a person sweep.", de = "Zum Fegen ist niemand zu zwingen." }

[[rules]]
id = "marbles.end.secret"
section = "End"
kind = "rule"
modules = ["base"]
en = "The glass marble wins."
de = "Die Glasmurmel gewinnt."
spoiler = "glass"

[[rules]]
id = "marbles.ruling.stuck"
section = "Turn"
kind = "ruling"
issue = "What if the marble is stuck?"
en = "Shake the table."
de = "Rüttle am Tisch."
affects = ["marbles.turn.roll"]

[[rules]]
id = "marbles.ruling.glass"
section = "Turn"
kind = "ruling"
issue = "Does the glass marble roll?"
en = "Glass rolls."
de = "Glas rollt."
affects = ["marbles.turn.roll"]
spoiler = "glass"
"""
CODE = '''\
class Roll:
    """Rolls.  [marbles.turn.roll]"""

    def skip(self) -> None:
        """Or not.  [marbles.turn.pass]"""
'''


@pytest.fixture(autouse=True)
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game beside the product: one rule proven, one cited, one open, and two things kept secret."""
    folder = tmp_path / "marbles" / "rulebook"
    folder.mkdir(parents=True)
    (folder / "marbles.toml").write_text(LEDGER, encoding="utf-8")
    (folder.parent / "turn.py").write_text(CODE, encoding="utf-8")
    rulebook.register(folder, code=folder.parent)
    monkeypatch.setattr(rulebook, "proofs", lambda: {"marbles.turn.roll": ["tests/test_turn.py::test_roll"]})
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    yield
    rulebook.unregister(folder)


def rules(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert cli.main(["rules", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def test_the_ledger_of_an_installed_package_is_found_and_the_package_not_loaded(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "late_game/__init__.py": "raise RuntimeError('loaded too early')\n",
        "late_game/box/__init__.py": "",
        "late_game/box/turn.py": CODE.replace("marbles", "late"),
        "late_game/box/rulebook/late.toml": LEDGER.replace("marbles", "late"),
    }
    with installing(tmp_path / "site", monkeypatch) as packages:
        packages.install("late", "late = late_game.box:BOX", files)
        numbers = [line.split()[-5:] for line in rules(capsys) if line.split()[:1] in (["late"], ["marbles"])]
        code = rules(capsys, "late.turn.roll")
    assert numbers[0][:2] == numbers[1][:2]
    assert "  box/turn.py:2 Roll" in code


def test_a_broken_ledger_of_an_installed_package_says_what_is_wrong_with_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"torn_game/box.py": "", "torn_game/rulebook/torn.toml": "title = "}
    with installing(tmp_path / "site", monkeypatch) as packages:
        packages.install("torn", "torn = torn_game.box:BOX", files)
        said = complaint(capsys, "torn")
    assert "torn.toml: not TOML: " in said


def test_the_overview_is_an_aligned_table_with_a_total(capsys: pytest.CaptureFixture[str]) -> None:
    head, *rows, total, _, _ = rules(capsys)
    assert head.split() == ["ledger", "rules", "cited", "proven", "physical", "rulings"]
    assert {len(line) for line in [head, *rows, total]} == {len(head)}
    numbers = {name: tuple(map(int, cells)) for name, *cells in map(str.split, rows)}
    assert numbers["marbles"] == (3, 2, 1, 1, 1)
    assert total.split() == ["total", *(str(sum(column)) for column in zip(*numbers.values(), strict=True))]


def test_ledgers_with_spoilers_are_listed_only_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {line.split()[0]: line.split()[1] for line in rules(capsys) if line}
    assert "fenris-campaign" not in shown
    assert shown["fenris-modules"] == "30"
    everything = {line.split()[0]: line.split()[1] for line in rules(capsys, "--spoilers")}
    assert (everything["fenris-campaign"], everything["fenris-modules"]) == ("350", "436")


def test_the_overview_says_how_many_ledgers_are_closed(capsys: pytest.CaptureFixture[str]) -> None:
    seen = {name: len(ledger.rules) for name, ledger in rulebook.open_ledgers().items()}
    partly = [name for name, n in seen.items() if n < len(rulebook.ledgers()[name].rules)]
    assert "marbles" in partly
    assert rules(capsys)[-2:] == [
        "",
        f"closed ledgers: 1, partly closed: {len(partly)}; --spoilers opens what a campaign keeps secret",
    ]
    assert "geschlossen" in rules(capsys, "--lang", "de")[-1]
    assert rules(capsys, "--spoilers")[-1].startswith("total")


def test_json_counts_every_ledger(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = json.loads("\n".join(rules(capsys, "--json")))
    assert numbers["marbles"] == {"rules": 4, "cited": 2, "proven": 1, "physical": 1, "rulings": 2}
    assert numbers["fenris-campaign"]["rules"] == 350


def test_a_ledger_lists_its_rules_with_their_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules(capsys, "marbles") == [
        "Marbles",
        "The book of marbles",
        "",
        "Turn",
        "  proven  marbles.turn.roll",
        "  cited   marbles.turn.pass",
        "",
        "End",
        "  open    marbles.end.sweep (physical)",
        "",
        "Rulings",
        "  open    marbles.ruling.stuck",
    ]


def test_a_chapter_lists_its_rules_with_their_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules(capsys, "marbles.turn") == [
        "Marbles",
        "",
        "marbles.turn.roll (proven)",
        "  Roll one marble.",
        "",
        "marbles.turn.pass (cited)",
        "  Passing is allowed.",
    ]
    assert rules(capsys, "marbles.turn", "--untested") == ["marbles.turn.pass  Turn"]
    assert [row["id"] for row in json.loads("\n".join(rules(capsys, "marbles.turn", "--json")))] == [
        "marbles.turn.roll",
        "marbles.turn.pass",
    ]
    assert "marbles.end.secret" not in "".join(rules(capsys, "marbles.end"))


def test_a_search_finds_words_in_id_title_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    def hits(*arguments: str) -> list[str]:
        return [line.split()[0] for line in rules(capsys, *arguments) if line.startswith("marbles.")]

    assert hits("--search", "MARBLE", "roll") == ["marbles.turn.roll"]
    assert hits("--search", "marbles.turn") == ["marbles.turn.roll", "marbles.turn.pass"]
    assert hits("marbles", "--search", "end floor") == ["marbles.end.sweep"]
    assert hits("--search", "Murmel", "rolle", "--lang", "de") == ["marbles.turn.roll"]
    assert (
        complaint(capsys, "--search", "glass", "marble") == "spielwerk: no rule has the words: glass marble"
    )
    assert hits("--search", "glass", "marble", "wins", "--spoilers") == ["marbles.end.secret"]


def test_untested_rules_of_one_ledger_and_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    ours = ["marbles.turn.pass  Turn", "marbles.end.sweep  End"]
    assert rules(capsys, "marbles", "--untested") == ours
    everything = [line.split()[0] for line in rules(capsys, "--untested")]
    assert {"marbles.turn.pass", "marbles.end.sweep", "dei.goal.players"} <= set(everything)
    assert "marbles.turn.roll" not in everything
    assert {name for name in everything if name.startswith(("fenris.", "marbles.end.secret"))} == {
        name for name in everything if name.startswith("fenris.multiautoma.")
    }


def test_a_ledger_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    untested = json.loads("\n".join(rules(capsys, "marbles", "--untested", "--json")))
    assert untested == [
        {"id": "marbles.turn.pass", "kind": "rule", "status": "cited", "physical": False},
        {"id": "marbles.end.sweep", "kind": "rule", "status": "open", "physical": True},
    ]


def test_a_rule_shows_text_rulings_code_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules(capsys, "marbles.turn.roll") == [
        "marbles.turn.roll",
        "Marbles · Turn · Rule · base",
        "",
        "Roll one marble.",
        "",
        "Rulings:",
        "  marbles.ruling.stuck",
        "    Shake the table.",
        "",
        "Code:",
        "  marbles/turn.py:2 Roll",
        "",
        "Tests:",
        "  tests/test_turn.py::test_roll",
    ]


@pytest.mark.parametrize(("lang", "said"), [("en", "  in the data: {}:1"), ("de", "  in den Daten: {}:1")])
def test_a_rule_that_is_data_says_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    (tmp_path / "marbles" / "data.toml").write_text("# Nobody sweeps.  [marbles.end.sweep]\nbrooms = 0\n")
    place = "marbles/data.toml"
    assert said.format(place) in rules(capsys, "marbles.end.sweep", "--lang", lang)
    shown = json.loads("\n".join(rules(capsys, "marbles.end.sweep", "--json")))
    assert (shown["code"], shown["data"]) == ([], [f"{place}:1"])


def test_a_slip_in_a_comment_of_the_data_is_found(tmp_path: Path) -> None:
    (tmp_path / "marbles" / "data.toml").write_text('brooms = 0\n# [marbles.end.swep]\n"[marbles.x.y]" = 1\n')
    rulebook.unknown_citations.cache_clear()
    slips = [(c.line, c.rule) for c in rulebook.unknown_citations() if c.file == "marbles/data.toml"]
    assert slips == [(2, "marbles.end.swep")]


def test_the_unused_home_bases_of_scythe_are_data(capsys: pytest.CaptureFixture[str]) -> None:
    lines = rules(capsys, "scythe.term.home-base-unused")
    assert [line for line in lines if line.startswith("  in the data: games/scythe/data/board.toml:")]


def test_an_example_without_code_says_that_it_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    lines = rules(capsys, "scythe.combat.example-john-sandra-limits")
    assert "  none of its own: an example of other rules" in lines


def test_a_rule_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads("\n".join(rules(capsys, "marbles.turn.pass", "--json")))
    assert shown["de"] == "Passen ist erlaubt."
    assert shown["code"] == ["marbles/turn.py:5 Roll.skip"]
    assert shown["tests"] == []
    swept = json.loads("\n".join(rules(capsys, "marbles.end.sweep", "--json", "--lang", "de")))
    assert (swept["kind"], swept["physical"]) == ("rule", "Nobody can make a person sweep.")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Not literally in the book: follows from other rules"),
        ("de", "So nicht wörtlich im Regelheft: folgt aus anderen Regeln"),
    ],
)
def test_what_is_not_in_the_book_is_said_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    assert said in rules(capsys, "dei.outpost.cubes-conserved", "--lang", lang)


def test_each_kind_and_each_reason_has_words() -> None:
    assert set(KINDS) == set(get_args(Kind))
    assert set(REASONS) == {*get_args(Basis), "inferred"}


@pytest.mark.parametrize("how", ["environment", "option"])
def test_a_rule_in_german(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    if how == "environment":
        monkeypatch.setenv("LANG", "de_DE.UTF-8")
        lines = rules(capsys, "marbles.end.sweep")
    else:
        lines = rules(capsys, "marbles.end.sweep", "--lang", "de")
    assert "Wer verliert, fegt den Boden." in lines
    assert lines[1] == "Murmeln · End · Regel · base"
    where = lines.index("Nicht im Programm:")
    assert lines[where + 1] == "  Zum Fegen ist niemand zu zwingen."


def test_a_ruling_shows_its_question_and_what_it_affects(capsys: pytest.CaptureFixture[str]) -> None:
    lines = rules(capsys, "marbles.ruling.stuck")
    assert lines[3:9] == [
        "Question:",
        "  What if the marble is stuck?",
        "",
        "Shake the table.",
        "",
        "Affects:",
    ]


def test_secret_rules_do_not_exist_without_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    unknown = "spielwerk: there is no rule marbles.end.{}; close to it: marbles.end.sweep"
    assert complaint(capsys, "marbles.end.secret") == unknown.format("secret")
    assert complaint(capsys, "marbles.end.sesame") == unknown.format("sesame")
    assert "The glass marble wins." in rules(capsys, "marbles.end.secret", "--spoilers")
    assert "  marbles.ruling.glass" in rules(capsys, "marbles.turn.roll", "--spoilers")


def test_what_is_not_there_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "scythe-bas").startswith(
        "spielwerk: there is no ledger scythe-bas; there are: dei, "
    )
    assert "fenris" not in complaint(capsys, "fenris-campaign").removeprefix(
        "spielwerk: there is no ledger fenris-campaign"
    ).replace("fenris-modules", "")
    assert complaint(capsys, "marbles.turn.roll", "--untested").endswith(
        "cannot be combined with a single rule"
    )
