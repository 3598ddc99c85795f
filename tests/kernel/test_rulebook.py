"""The ledgers, the citations in the code, and what a broken ledger says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from kernel.packages import Packages, installing
from spielwerk.kernel import rulebook
from spielwerk.kernel.citation import Citation
from spielwerk.kernel.funnel import Funnel
from spielwerk.kernel.ledger import Keys, RulebookError, keyed, load, load_keys
from spielwerk.kernel.rulebook import UnknownRule
from spielwerk.kernel.text import language

pytestmark = pytest.mark.no_cover
"""They read the whole source again and again: measuring every line of that would take minutes."""

HEAD = """\
title = { en = "Marbles", de = "Murmeln" }
source = "The book of marbles"
"""
ROLL = """
[[rules]]
id = "marbles.turn.roll"
section = "Turn"
kind = "rule"
modules = ["base"]
en = "Roll one marble."
de = "Rolle eine Murmel."
"""
RULING = """
[[rules]]
id = "marbles.ruling.stuck"
section = "Turn"
kind = "ruling"
issue = "What if the marble is stuck?"
en = "Shake the table."
de = "Rüttle am Tisch."
affects = ["marbles.turn.roll"]
confidence = "low"
"""


@pytest.fixture
def marbles(tmp_path: Path) -> Iterator[Path]:
    """A game outside the product, with one ledger and room for code."""
    folder = tmp_path / "marbles" / "rulebook"
    folder.mkdir(parents=True)
    (folder / "marbles.toml").write_text(HEAD + ROLL + RULING, encoding="utf-8")
    rulebook.register(folder, code=folder.parent)
    yield folder.parent
    rulebook.unregister(folder)


def test_every_section_has_a_short_title_in_both_languages() -> None:
    """Words for readers: no page, no bare word of an id; those that reveal something are neutral."""
    for name, book in rulebook.ledgers().items():
        if not name.startswith(("scythe-", "fenris-", "tapestry-", "dei")):
            continue  # of a test
        assert set(book.sections) == {rule.section for rule in book.rules}, name
        for title in book.sections.values():
            for words in (title.en, title.de):
                assert 3 <= len(words) <= 50, words
                assert words[0].isupper(), words
                assert "(p" not in words.casefold().replace("(page", ""), words
            if book.spoiler:
                assert not re.search(
                    "vesna|tesla|horde|agent|annihil|vernicht", f"{title.en} {title.de}", re.I
                )


def test_a_section_is_called_by_its_title_or_as_the_book_has_it(marbles: Path) -> None:
    assert rulebook.section_title(rulebook.rule("marbles.turn.roll")) == "Turn"
    assert rulebook.section_title(rulebook.rule("scythe.info.coins")) == "Open and secret information"
    with language("de"):
        assert rulebook.section_title(rulebook.rule("scythe.bottom.coins")) == "Untere Aktionen"


def test_a_ledger_with_titles_has_them_for_all_its_sections(tmp_path: Path) -> None:
    ledger = tmp_path / "marbles.toml"
    titles = '[sections]\n"Turns" = { en = "Taking turns", de = "Züge" }\n'
    ledger.write_text(HEAD + titles + ROLL, encoding="utf-8")
    with pytest.raises(RulebookError, match=r"no title for Turn$"):
        load(ledger)


def test_the_product_has_its_ten_ledgers_complete() -> None:
    numbers = {name: rulebook.counts(ledger) for name, ledger in rulebook.ledgers().items()}
    assert {name: (n.rules, n.rulings) for name, n in numbers.items()}.items() >= {
        "scythe-base": (338, 45),
        "scythe-automa": (176, 38),
        "scythe-invaders": (47, 8),
        "scythe-wind-gambit": (58, 10),
        "fenris-campaign": (350, 46),
        "fenris-modules": (436, 65),
        "tapestry-automa": (416, 66),
        "tapestry-base": (268, 32),
        "tapestry-cards": (483, 37),
        "dei": (253, 79),
    }.items()


def test_the_code_cites_only_rules_that_exist() -> None:
    assert [str(citation) + " cites " + citation.rule for citation in rulebook.unknown_citations()] == []


@pytest.mark.unmeasured
def test_tests_and_tools_cite_only_rules_that_exist() -> None:
    project = Path(__file__).parents[2]
    files = [file for folder in ("tests", "tools") for file in sorted((project / folder).rglob("*.py"))]
    assert Path(__file__) in files
    wrong = (w for file in files for w in rulebook.unknown_in(file.read_text(encoding="utf-8"), file.name))
    assert [f"{citation} cites {citation.rule}" for citation in wrong] == []


def test_at_most_a_twentieth_of_a_ledger_is_physical() -> None:
    for name, ledger in rulebook.ledgers().items():
        numbers = rulebook.counts(ledger)
        assert numbers.physical * 20 <= numbers.rules, name


def test_the_fenris_rules_do_not_exist_without_their_key() -> None:
    assert "fenris-campaign" not in rulebook.open_ledgers()
    assert "fenris-campaign" in rulebook.open_ledgers({"fenris-1"})
    secret = "fenris.compat.free-mix"
    assert rulebook.rule(secret, {"fenris-all"}).spoiler == "fenris-all"
    with pytest.raises(UnknownRule) as hidden:
        rulebook.rule(secret, {"fenris-1"})
    assert str(hidden.value) == f"there is no rule {secret}"


def test_each_chapter_of_fenris_has_the_key_of_one_table() -> None:
    """Every secret rule has one, every key says nothing, and a ruling goes with what it affects."""
    secret = [r for name in ("fenris-campaign", "fenris-modules") for r in rulebook.ledgers()[name].rules]
    keys = {r.id: r.spoiler for r in secret if r.spoiler}
    assert keys["fenris.wartrack.cover"] == keys["fenris.rivals.declare-last"] == "fenris-2a"
    assert keys["fenris.peacetrack.cover"] == keys["fenris.ruling.peace-scheme-order"] == "fenris-2b"
    assert keys["fenris.annihilator.scope"] == "fenris-5c"
    assert all(re.fullmatch(r"fenris-([1-8][a-z]?|h|all)", key) for key in keys.values())
    one = {r.id for r in rulebook.open_ledgers({"fenris-2a"})["fenris-modules"].rules if r.spoiler}
    assert {id.split(".")[1] for id in one} == {"wartrack", "rivals", "ruling"}


def test_a_chapter_without_a_key_is_an_error(tmp_path: Path) -> None:
    ledger = tmp_path / "marbles.toml"
    ledger.write_text('spoiler = "x"\n' + HEAD + ROLL, encoding="utf-8")
    with pytest.raises(
        RulebookError, match=r"spoilers\.toml: rule marbles\.\S+: chapters has no key for \w+$"
    ):
        keyed(load(ledger), Keys(all="x", chapters={"other": "x"}))
    (tmp_path / "spoilers.toml").write_text("all = 1\n", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"spoilers\.toml: Expected `str`, got `int` - at `\$\.all`"):
        load_keys(tmp_path / "spoilers.toml")


def test_everybody_may_read_how_several_people_play_with_automas() -> None:
    rules = rulebook.open_ledgers()["fenris-modules"].rules
    assert {rule.section for rule in rules} == {"Mehrspieler-Automa-Variante (pp. 50-51)"}
    everything = [r.id for r in rulebook.ledgers()["fenris-modules"].rules]
    assert [r.id for r in rules if r.kind != "ruling"] == [
        id for id in everything if id.startswith("fenris.multiautoma.")
    ]
    assert {r.id for r in rules if r.kind == "ruling"} == {
        "fenris.ruling.multi-home-ring",
        "fenris.ruling.multi-coop-tie",
    }
    assert rulebook.rule("fenris.multiautoma.mix", ()).spoiler == ""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_speak_to_players_and_not_to_developers(lang: str) -> None:
    """No files, fields or switches of a program: those are said in the code."""
    aside = re.compile(
        r"\.(ya?ml|toml)\b|[a-z]/[a-z]+/|[a-z]_[a-z]|\b(ledger|Spieldaten|Schalter|switchable)\b"
    )
    for book in rulebook.ledgers().values():
        for rule in book.rules:
            for words in (rule.text(lang), rule.issue):
                assert not aside.search(words), f"{rule.id}: {words}"


def test_an_unknown_rule_names_close_ids_in_the_current_language() -> None:
    with pytest.raises(
        UnknownRule, match=r"there is no rule scythe\.goal\.most-money; close .*scythe\.goal\.most-money-wins"
    ):
        rulebook.rule("scythe.goal.most-money")
    with language("de"), pytest.raises(UnknownRule, match=r"die Regel x\.y gibt es nicht"):
        rulebook.rule("x.y")


def test_a_registered_folder_counts_and_goes_again(marbles: Path) -> None:
    roll = rulebook.rule("marbles.turn.roll")
    assert (roll.text("en"), roll.text("de")) == ("Roll one marble.", "Rolle eine Murmel.")
    assert [ruling.id for ruling in rulebook.rulings("marbles.turn.roll")] == ["marbles.ruling.stuck"]
    rulebook.unregister(marbles / "rulebook")
    assert not rulebook.known("marbles.turn.roll")


def test_a_spoiler_in_the_head_holds_for_every_rule(tmp_path: Path) -> None:
    file = tmp_path / "marbles.toml"
    file.write_text(HEAD + 'spoiler = "glass"\n' + ROLL, encoding="utf-8")
    assert [rule.spoiler for rule in load(file).rules] == ["glass"]


def test_a_rule_may_be_open_although_its_book_has_a_key(tmp_path: Path) -> None:
    file = tmp_path / "marbles.toml"
    open_to_all, other = ROLL + 'spoiler = ""\n', ROLL.replace("roll", "pass") + 'spoiler = "other"\n'
    file.write_text(HEAD + 'spoiler = "glass"\n' + ROLL + open_to_all + other, encoding="utf-8")
    assert [rule.spoiler for rule in load(file).rules] == ["glass", "", "other"]


def test_citations_come_from_docstrings_and_from_whole_strings(marbles: Path) -> None:
    (marbles / "turn.py").write_text(
        '"""How a turn goes.  [marbles.turn.roll]"""\n'
        "class Roll:\n"
        '    """A marble rolls.\n'
        "\n"
        "    [marbles.turn.roll,\n"
        '     marbles.ruling.stuck]"""\n'
        "    def choose(self, funnel):\n"
        '        "not a citation: marbles.turn.roll"\n'
        '        return funnel.tie("marbles.turn.roll", f"marbles.turn.roll{self}")\n',
        encoding="utf-8",
    )
    cited = rulebook.citations()
    assert [str(place) for place in cited["marbles.turn.roll"]] == [
        "marbles/turn.py:1 module",
        "marbles/turn.py:5 Roll",
        "marbles/turn.py:9 Roll.choose",
    ]
    assert cited["marbles.ruling.stuck"] == [Citation("marbles/turn.py", 6, "Roll", "marbles.ruling.stuck")]


def test_unknown_citations_are_found_where_nothing_else_can_be_meant(marbles: Path) -> None:
    (marbles / "turn.py").write_text(
        "def pick(funnel):\n"
        '    """Picks.  [marbles.turn.rol] [marbles.turn] [tool.table] [1, 2] [s.x]"""\n'
        '    tag = "marbles.turn.pick"\n'
        '    return funnel.most("marbles.turn.biggest", tag)\n',
        encoding="utf-8",
    )
    ours = [citation for citation in rulebook.unknown_citations() if citation.file == "marbles/turn.py"]
    assert [(c.line, c.rule) for c in ours] == [
        (2, "marbles.turn"),
        (2, "marbles.turn.rol"),
        (4, "marbles.turn.biggest"),
    ]


@pytest.mark.parametrize(
    "slip",
    [
        "marbles.turn_one.roll",
        "marbles.Turn.roll",
        "Marbles.turn.roll",
        "marbles.turn.roll; marbles.turn.rol",
        "marbles.turn.roll marbles.turn.rol",
        "marbles.turn.roll,",
        "see marbles.turn.rol",
        "marbles.turn.roll,\n    and marbles.turn.rol",
    ],
)
def test_brackets_with_a_slip_are_found(marbles: Path, slip: str) -> None:
    source = f'def pick():\n    """Picks.\n\n    One of many.  [{slip}]"""\n'
    assert list(rulebook.unknown_in(source, "turn.py")) == [Citation("turn.py", 4, "pick", slip)]


def test_brackets_without_an_id_are_left_alone(marbles: Path) -> None:
    for other in (
        "1, 2",
        "a marble",
        "the game of Marbles.",
        "rolls.marbles.x, y",
        "'marbles.turn.rol', 2",
        "marbles.turn.roll,\n marbles.ruling.stuck",
    ):
        assert not list(rulebook.unknown_in(f'"""Picks.  [{other}]"""\n', "turn.py")), other


def test_every_step_of_a_funnel_names_a_rule_that_is_looked_up(marbles: Path) -> None:
    """The steps are those that the class has: one that is new there is read here by itself."""
    steps = [name for name in vars(Funnel) if not name.startswith("_") and callable(getattr(Funnel, name))]
    assert {"covered", "first", "only"} <= set(steps)
    calls = [f'    funnel.{name}("marbles.{name}.wrong", 0)\n' for name in steps]
    (marbles / "turn.py").write_text(
        "def pick(funnel):\n    left = 0\n" + "".join(calls) + '    funnel.log("marbles.log.wrong")\n',
        encoding="utf-8",
    )
    ours = [citation for citation in rulebook.unknown_citations() if citation.file == "marbles/turn.py"]
    assert [c.rule for c in ours] == [f"marbles.{name}.wrong" for name in steps]


def test_a_call_in_the_place_of_a_docstring_is_read_too(marbles: Path) -> None:
    (marbles / "turn.py").write_text(
        'def pick(funnel):\n    funnel.most("marbles.turn.biggest", 1)\n'
        'def roll(funnel):\n    funnel.only("marbles.turn.roll", 1)\n',
        encoding="utf-8",
    )
    ours = [citation for citation in rulebook.unknown_citations() if citation.file == "marbles/turn.py"]
    assert [(c.line, c.where, c.rule) for c in ours] == [(2, "pick", "marbles.turn.biggest")]
    assert [str(c) for c in rulebook.citations()["marbles.turn.roll"]] == ["marbles/turn.py:4 roll"]


@pytest.mark.parametrize(
    ("ledger", "complaint"),
    [
        ("title = \n", r"not TOML: .*line 1"),
        (
            HEAD + ROLL.replace("kind = ", "kin = "),
            r"rule marbles\.turn\.roll, number 1 .*unknown field `kin`",
        ),
        (
            HEAD + ROLL.replace('"rule"', '"rul"'),
            r"number 1 .*'rul'.*rules\[0\]\.kind`; one of rule, setup, .*, ruling$",
        ),
        (
            HEAD + RULING.replace('"low"', '"none"'),
            r"number 1 .*'none'.*\.confidence`; one of low, medium, high$",
        ),
        (HEAD + ROLL.replace('de = "Rolle eine Murmel."\n', ""), r"missing required field `de`"),
        (HEAD + ROLL.replace("Rolle eine Murmel.", ""), r"rules\[0\]\.de"),
        (HEAD + ROLL.replace("marbles.turn.roll", "Marbles"), r"rule Marbles.*rules\[0\]\.id"),
        (HEAD + ROLL.replace('modules = ["base"]\n', ""), r"a rule needs `modules`"),
        (HEAD + RULING.replace("issue = ", "# "), r"a ruling needs `issue`"),
        (ROLL, r"missing required field `title`"),
        (HEAD + "rules = [1]", r"rule without id, number 1"),
    ],
)
def test_a_wrong_ledger_is_an_error_with_file_and_key(tmp_path: Path, ledger: str, complaint: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(ledger, encoding="utf-8")
    with pytest.raises(RulebookError, match=f"broken.toml: .*{complaint}"):
        load(file)


@pytest.mark.parametrize(
    ("name", "ledger", "complaint"),
    [
        ("second", HEAD + ROLL, r"second\.toml: rule marbles\.turn\.roll is already in marbles"),
        ("dei", HEAD + ROLL, r"dei\.toml: there is already a ledger dei"),
        (
            "lost",
            HEAD + RULING.replace("ruling.stuck", "ruling.lost").replace("turn.roll", "turn.none"),
            r"marbles\.ruling\.lost: affects: there is no rule marbles\.turn\.none",
        ),
    ],
)
def test_ledgers_must_fit_together(marbles: Path, name: str, ledger: str, complaint: str) -> None:
    more = marbles / "more"
    more.mkdir()
    (more / f"{name}.toml").write_text(ledger, encoding="utf-8")
    rulebook.register(more)
    try:
        with pytest.raises(RulebookError, match=complaint):
            rulebook.ledgers()
    finally:
        rulebook.unregister(more)


def test_a_registered_folder_must_exist(tmp_path: Path) -> None:
    rulebook.register(tmp_path / "nowhere")
    try:
        with pytest.raises(RulebookError, match=r"nowhere: there is no such folder"):
            rulebook.ledgers()
    finally:
        rulebook.unregister(tmp_path / "nowhere")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    with installing(tmp_path, monkeypatch) as found:
        yield found


STRAY = RULING.replace("turn.roll", "turn.none")


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "ledger", "complaint"),
    [
        ("marbles", HEAD + ROLL.replace('"rule"', '"rul"'), "'rul'"),
        ("marbles", "title = ", "not TOML"),
        ("dei", HEAD + ROLL, "there is already a ledger dei"),
        ("marbles", HEAD + ROLL.replace("marbles.turn.roll", "scythe.move.adjacent"), "is already in scythe"),
        ("marbles", HEAD + ROLL + ROLL, "is already in marbles"),
        ("marbles", HEAD + ROLL + STRAY, r"affects: there is no rule marbles\.turn\.none"),
    ],
)
def test_a_broken_ledger_of_another_package_is_left_out_and_told_once(
    packages: Packages, caplog: pytest.LogCaptureFixture, name: str, ledger: str, complaint: str
) -> None:
    """All other rules are there; who asks for one of these is told why they are not."""
    before = rulebook.ledgers()
    files = {"marbles_game/box.py": "", f"marbles_game/rulebook/{name}.toml": ledger}
    packages.install("marbles", "marbles = marbles_game.box:BOX", files)
    for _ in range(2):
        rulebook._forget()
        assert rulebook.ledgers() == before
        assert rulebook.rule("scythe.move.adjacent")
        assert not rulebook.known("marbles.turn.roll")
        with pytest.raises(RulebookError, match=complaint):
            rulebook.rule("marbles.turn.roll")
        with pytest.raises(UnknownRule):
            rulebook.rule("scythe.move.none")
        assert re.search(complaint, rulebook.left_out(name))
        assert not rulebook.left_out("scythe-base")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "left out: " in caplog.text


def test_a_whole_ledger_of_another_package_counts(packages: Packages) -> None:
    files = {"marbles_game/box.py": "", "marbles_game/rulebook/marbles.toml": HEAD + ROLL + RULING}
    packages.install("marbles", "marbles = marbles_game.box:BOX", files)
    assert rulebook.rule("marbles.turn.roll").kind == "rule"


def test_proofs_that_cannot_be_read_are_an_error(tmp_path: Path) -> None:
    file: Traversable = tmp_path / "rulebook.json"
    with pytest.raises(RulebookError, match=r"rulebook\.json: there is no list of proofs"):
        rulebook.read_proofs(file)
    (tmp_path / "rulebook.json").write_text('{"a.b": 1}', encoding="utf-8")
    with pytest.raises(RulebookError, match=r"rulebook\.json: Expected `array`, got `int`"):
        rulebook.read_proofs(file)


def test_every_proof_in_the_list_is_of_a_rule_that_exists() -> None:
    assert [name for name in rulebook.proofs() if not rulebook.known(name)] == []
