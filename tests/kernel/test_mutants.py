"""The mutation tool, tried on a game of marbles with one good and one useless test."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from spielwerk.kernel.errors import SpielwerkError

TOOL = Path(__file__).parents[2] / "tools" / "mutants.py"

TURN = '''\
"""Marbles.  [marbles.turn.all]"""

LIMIT = 3


def may_roll(marbles: int) -> bool:
    """Three marbles may roll.  [marbles.turn.roll]"""
    return marbles >= LIMIT


class Score:
    """What a roll is worth.  [marbles.turn.score]"""

    def points(self, n: int) -> int:
        return n + 2


def unproven(n: int) -> int:
    """[marbles.turn.unproven]"""
    return n - 1
'''
TESTS = """\
from toy.games.marbles.turn import Score, may_roll

def test_roll():
    assert may_roll(3)
    assert not may_roll(2)

def test_score():
    assert Score().points(1)
"""
PROOFS = {
    "marbles.turn.all": ["tests/test_turn.py::test_score"],
    "marbles.turn.roll": ["tests/test_turn.py::test_roll"],
    "marbles.turn.score": ["tests/test_turn.py::test_score"],
}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    game = tmp_path / "src" / "toy" / "games" / "marbles"
    game.mkdir(parents=True)
    (game / "turn.py").write_text(TURN, encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_turn.py").write_text(TESTS, encoding="utf-8")
    (tests / "rulebook.json").write_text(json.dumps(PROOFS), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p no:hypothesispytest\n", encoding="utf-8")
    return tmp_path


def run(project: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(project, *options), capture_output=True, text=True, check=False)


def command(project: Path, *options: str) -> list[str]:
    fixed = ["--root", str(project), "--games", "toy/games", "--seed", "1", "--kind", "broken"]
    return [sys.executable, str(TOOL), *fixed, *options]


def broken_lines(tool: ModuleType, body: str) -> set[str]:
    """The lines that the tool makes of a rule function with this body."""
    source = 'def rule(a: "list[1]", b: int = 7) -> "2":\n    """Text 1.  [x.y.z]"""\n    ' + body
    found = tool.sites(Path("x.py"), source, {"x.y.z": ["test"]})
    return {tool.broken(site, source).after for site in found} - {"pass"} - set(DEFAULTS)


DEFAULTS = ["def rule(a: 'list[1]', b: int=8) -> '2':", "def rule(a: 'list[1]', b: int=6) -> '2':"]


@pytest.mark.parametrize(
    ("body", "after"),
    [
        ("return a < b", {"return a >= b"}),
        ("return a in b", {"return a not in b"}),
        ("return a == b != c", {"return a != b != c", "return a == b == c"}),
        ("return a + b", {"return a - b"}),
        ("a -= b", {"a += b"}),
        ("return a and b", {"return a or b"}),
        ("return not a", {"return bool(a)"}),
        ("return True", {"return False"}),
        ("return f(5)", {"return f(6)", "return f(4)"}),
        ("return 'text 1', f'{a}'", set()),
        ("x: int = a", set()),
        ("if a:\n        f(b)", set()),
    ],
)
def test_each_way_to_break_a_line(tool: ModuleType, body: str, after: set[str]) -> None:
    assert broken_lines(tool, body) == after


def test_a_weight_that_all_outcomes_share_is_not_raised(tool: ModuleType) -> None:
    """Only `outcomes` returns weights, which count beside each other; without any weight nothing is drawn."""
    source = 'def {}(self):\n    """[x.y.z]"""\n    return OPTIONS, (1,) * 6'

    def lines(name: str) -> set[str]:
        text = source.format(name)
        found = tool.sites(Path("x.py"), text, {"x.y.z": ["test"]})
        return {tool.broken(site, text).after for site in found}

    others = {
        "return (OPTIONS, (1,) * 7)",
        "return (OPTIONS, (1,) * 5)",
        "return (OPTIONS, (0,) * 6)",
        "pass",
    }
    assert lines("outcomes") == others
    assert lines("scores") == {*others, "return (OPTIONS, (2,) * 6)"}


def test_the_journal_and_what_subclasses_replace_are_left_out(tool: ModuleType) -> None:
    assert broken_lines(tool, "if s.journal is not UNSET:\n        f(5)") == {"if s.journal is UNSET:"}
    assert broken_lines(tool, "raise NotImplementedError") == set()
    source = 'def rule(a):\n    """[x.y.z]"""\n    raise NotImplementedError'
    assert not any(tool.sites(Path("x.py"), source, {"x.y.z": ["test"]}))


def test_modules_of_words_are_left_out_unless_they_define_a_step(tool: ModuleType) -> None:
    words = 'def rows(n):\n    """[x.y.z]"""\n    return n + 1\n'
    step = f'class Show(Step, tag="x.Show"):\n    """A step."""\n\n\n{words}'

    def found(name: str, source: str) -> bool:
        return any(tool.sites(Path(name), source, {"x.y.z": ["test"]}))

    assert not found("games/x/panels.py", words)
    assert found("games/x/panels.py", step)
    assert found("games/x/markets.py", words)


def excess_lines(tool: ModuleType, body: str) -> set[str]:
    """The lines that the tool makes of a rule function with this body when something must not happen."""
    source = f'def rule(a, b):\n    """[x.y.z]"""\n    {body}'
    found = tool.sites(Path("x.py"), source, {"x.y.z": ["test"]}, "excess")
    return {tool.broken(site, source).after for site in found}


@pytest.mark.parametrize(
    ("body", "after"),
    [
        ("return [x for x in a if x]", {"return [x for x in a]"}),
        (
            "return {x for x in a if x if b}",
            {"return {x for x in a if x}", "return {x for x in a if b}"},
        ),
        ("return a & b", {"return a"}),
        ("return a < b", {"return a <= b"}),
        ("return a <= b", {"return a <= b + 1"}),
        ("return a > b", {"return a >= b"}),
        ("return a >= b", {"return a >= b - 1"}),
        ("return min(a, b)", {"return min(a, b) + 1"}),
        ("if a:\n        return b", {"pass"}),
        ("if a >= b:\n        return 0", {"pass", "if a > b:"}),
        ("if a > b:\n        return 0", {"pass", "if a > b + 1:"}),
        ("if a < b:\n        return 0", {"pass", "if a < b - 1:"}),
        ("if not a < b:\n        return 0", {"pass", "if not a <= b:"}),
        ("if a or b:\n        return 0", {"pass", "if a:", "if b:"}),
        ("if a and b:\n        return 0", {"pass"}),
        ("if a and b:\n        f()", {"if True:", "if a:", "if b:"}),
        ("return a and b", {"return a", "return b"}),
        ("return a or b", set()),
        ("return a if b else 0", {"return a"}),
        ("if a.journal is not None:\n        f()", set()),
        ("if a.journal is not None and b:\n        f()", set()),
    ],
)
def test_each_way_to_let_something_happen_that_must_not(tool: ModuleType, body: str, after: set[str]) -> None:
    assert excess_lines(tool, body) == after


def test_statements_are_deleted_but_never_docstrings(tool: ModuleType) -> None:
    source = 'def rule(a):\n    """[x.y.z]"""\n    f(a)\n    return a'
    mutants = [tool.broken(site, source) for site in tool.sites(Path("x.py"), source, {"x.y.z": ["test"]})]
    assert [(m.line, m.before, m.after) for m in mutants] == [(3, "f(a)", "pass"), (4, "return a", "pass")]
    assert all(ast.get_docstring(ast.parse(m.source).body[0]) == "[x.y.z]" for m in mutants)


def test_only_scopes_with_a_proof_are_broken_and_methods_inherit_it(tool: ModuleType) -> None:
    found = {(site.where, site.tests) for site in tool.sites(Path("turn.py"), TURN, PROOFS)}
    assert found == {
        ("may_roll", ("tests/test_turn.py::test_roll",)),
        ("Score.points", ("tests/test_turn.py::test_score",)),
    }


def test_a_sample_visits_every_function_first(tool: ModuleType) -> None:
    everything = list(tool.sites(Path("turn.py"), TURN, PROOFS))
    sample = tool.choose(everything, 2, random.Random(5))
    assert {site.where for site in sample} == {"may_roll", "Score.points"}
    assert len(tool.choose(everything, 99, random.Random(5))) == len(everything)


def test_the_useless_test_is_found_out(project: Path) -> None:
    before = (project / "src/toy/games/marbles/turn.py").read_bytes()
    result = run(project, "--at-least", "60")
    assert result.stdout.splitlines()[0] == "seed 1, broken: 6 of 6 possible mutants"
    # Noticed: the flipped comparison, both deleted returns. Unnoticed: n - 2, n + 3, n + 1.
    assert result.stdout.splitlines()[-1] == "broken: noticed 3 of 6 (50 %)"
    assert (
        "unnoticed (broken): toy/games/marbles/turn.py:15 Score.points\n  return n + 2\n  → return n - 2\n"
        in result.stdout
    )
    assert "may_roll" not in result.stdout
    assert result.returncode == 1
    assert (project / "src/toy/games/marbles/turn.py").read_bytes() == before
    assert not list(project.rglob("__pycache__"))


def test_both_kinds_have_a_sample_and_a_share_each(project: Path) -> None:
    result = run(project, "--kind", "all", "--sample", "1")
    head = [line for line in result.stdout.splitlines() if line.startswith("seed")]
    assert head == ["seed 1, broken: 1 of 6 possible mutants", "seed 1, excess: 1 of 1 possible mutants"]
    assert result.stdout.splitlines()[-1] == "excess: noticed 1 of 1 (100 %)"
    assert run(project, "--kind", "all", "--sample", "1").stdout == result.stdout


def test_a_run_that_was_stopped_goes_on_and_the_unnoticed_are_tried_again(project: Path) -> None:
    whole = run(project).stdout
    file = project / ".mutants" / "run.json"
    state = json.loads(file.read_text(encoding="utf-8"))
    assert (state["finished"], state["seed"], len(state["noticed"])) == (True, 1, 6)
    stopped = state | {"finished": False, "noticed": dict.fromkeys(list(state["noticed"])[:4], True)}
    file.write_text(json.dumps(stopped), encoding="utf-8")
    goes_on = run(project).stdout
    noticed = 4 + sum(list(state["noticed"].values())[4:])
    assert goes_on.startswith("goes on with the run that was stopped (4 mutants tried")
    assert goes_on.splitlines()[-1].startswith(f"broken: noticed {noticed} of 6 ")
    assert "goes on" not in run(project, "--restart").stdout
    (project / "tests/test_turn.py").write_text(
        TESTS + "    assert Score().points(1) == 3\n", encoding="utf-8"
    )
    again = run(project, "--again").stdout
    assert again.splitlines()[-1] == "broken: noticed 6 of 6 (100 %)"
    assert whole.splitlines()[-1] == "broken: noticed 3 of 6 (50 %)"


def test_a_run_that_never_ends_counts_as_noticed(project: Path) -> None:
    (project / "src/toy/games/marbles/turn.py").write_text(
        'def may_roll(n):\n    """[marbles.turn.roll]"""\n    while n:\n        n = None\n    return n\n',
        encoding="utf-8",
    )
    (project / "tests/test_turn.py").write_text(
        "from toy.games.marbles.turn import may_roll\n\ndef test_roll():\n    may_roll(2)\n", encoding="utf-8"
    )
    result = run(project, "--timeout", "3")
    assert "return n\n  → pass" in result.stdout
    assert result.stdout.splitlines()[-1] == "broken: noticed 1 of 2 (50 %)"


SLOW = """\
import time
from toy.games.marbles.turn import may_roll

def test_roll():
    time.sleep({0})
    may_roll(3)
"""


@pytest.mark.parametrize(
    ("timeout", "sleep", "said"),
    [
        ("1.2", "2", "longer than 1.2 seconds"),  # ten times that is enough for the first run of all tests
        ("0.1", "30", "longer than 1 seconds"),  # and here it is not
    ],
)
def test_slow_tests_do_not_count_as_noticed(project: Path, timeout: str, sleep: str, said: str) -> None:
    (project / "tests/test_turn.py").write_text(SLOW.format(sleep), encoding="utf-8")
    (project / "tests/rulebook.json").write_text(
        json.dumps({"marbles.turn.roll": PROOFS["marbles.turn.roll"]}), encoding="utf-8"
    )
    result = run(project, "--timeout", timeout, "--sample", "1")
    assert (result.returncode, "noticed" in result.stdout) == (2, False)
    assert f"the tests take {said} before anything is broken" in result.stderr
    assert "tests/test_turn.py::test_roll" in result.stderr


WAITING = """\
import os, time
from pathlib import Path
from toy.games.marbles.turn import may_roll

def test_roll():
    healthy = may_roll(3) and not may_roll(2)
    if healthy == {0}:
        Path("{1}").write_text(str(os.getpid()))
        time.sleep(60)
"""


@pytest.mark.parametrize("healthy", [True, False])
def test_ctrl_c_leaves_nothing_running(project: Path, tmp_path: Path, healthy: bool) -> None:
    """Neither while the healthy sources are tried nor while the mutants are."""
    started = tmp_path / "started"
    (project / "tests/test_turn.py").write_text(WAITING.format(healthy, started), encoding="utf-8")
    (project / "tests/rulebook.json").write_text(
        json.dumps({"marbles.turn.roll": PROOFS["marbles.turn.roll"]}), encoding="utf-8"
    )
    with subprocess.Popen(
        command(project), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as tool:
        while not (pid := started.read_text() if started.exists() else ""):
            assert tool.poll() is None
            time.sleep(0.05)
        tool.send_signal(signal.SIGINT)
        out, said = tool.communicate(timeout=20)
    assert (tool.returncode, said) == (130, "")
    assert out.splitlines()[-1] == "stopped; the next run goes on from here"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_tests_that_use_the_working_tree_are_refused(project: Path) -> None:
    (project / "tests/conftest.py").write_text(
        f"import sys\nsys.path.insert(0, {str(project / 'src')!r})\n", encoding="utf-8"
    )
    result = run(project)
    assert result.returncode == 2
    assert "the tests do not use the copy of the sources: toy" in result.stderr


def test_tests_that_fail_anyway_prove_nothing(project: Path) -> None:
    (project / "tests/test_turn.py").write_text(TESTS + "    assert 0\n", encoding="utf-8")
    result = run(project)
    assert result.returncode == 2
    assert "the tests fail before anything is broken" in result.stderr


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--jobs", "0", "'0' is not a number from 1 on"),
        ("--sample", "0", "'0' is not a number from 1 on"),
        ("--sample", "-1", "'-1' is not a number from 1 on"),
        ("--sample", "all", "'all' is not a number from 1 on"),
        ("--timeout", "0", "'0' is not a number of seconds above 0"),
        ("--timeout", "nan", "'nan' is not a number of seconds above 0"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    tool: ModuleType, capsys: pytest.CaptureFixture[str], option: str, value: str, said: str
) -> None:
    with pytest.raises(SystemExit) as end:
        tool.arguments([option, value])
    assert end.value.code == 2
    assert capsys.readouterr().err.endswith(f"error: argument {option}: {said}\n")


def test_without_proofs_there_is_nothing_to_break(project: Path) -> None:
    (project / "tests/rulebook.json").write_text("{}", encoding="utf-8")
    result = run(project)
    assert (result.returncode, result.stdout.splitlines()[-1][:32]) == (0, "no rule function has a proof yet")
    assert run(project, "--game", "chess").returncode == 2


def test_a_sample_can_be_drawn_from_some_files(tool: ModuleType, project: Path) -> None:
    folder = project / "src/toy/games/marbles"
    (folder / "end.py").write_text((folder / "turn.py").read_text(encoding="utf-8"), encoding="utf-8")

    def drawn_from(*names: str) -> set[str]:
        args = tool.arguments(["--root", str(project), "--games", "toy/games", "--files", *names])
        return {mutant.site.file.name for mutant in tool.sampled(args, tool.run_of(args), "broken")}

    assert drawn_from("*") == {"end.py", "turn.py"}
    assert drawn_from("t*n") == {"turn.py"}
    with pytest.raises(SpielwerkError, match=r"--files: there is no file start.py"):
        drawn_from("turn", "start")
