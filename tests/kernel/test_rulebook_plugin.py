"""`@pytest.mark.rule` and the list of proofs, tried on small suites of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

A = "scythe.goal.player-count"
B = "scythe.goal.most-money-wins"
C = "scythe.goal.scoring-sources"
D = "dei.goal.players"

SUITE = f"""
import pytest

@pytest.mark.rule("{A}")
def test_a(): pass

@pytest.mark.rule("{A}")
@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.rule("{B}")),
    pytest.param(2, marks=pytest.mark.rule("{C}"), id="a::b[c]"),
])
def test_cases(n): pass

@pytest.mark.rule("{D}")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("{D}")
@pytest.mark.xfail(strict=False)
def test_passes_by_luck(): pass

def test_claims(record_property): record_property("rule", ["{D}", "tests/test_suite.py::test_claims"])
"""
PROOFS = {
    A: ["tests/test_suite.py::test_a", "tests/test_suite.py::test_cases"],
    B: ["tests/test_suite.py::test_cases"],
    C: ["tests/test_suite.py::test_cases"],
}


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project with five tests and a list of their proofs."""
    options = "-p no:hypothesispytest --strict-markers --strict-config"
    pytester.makeini(f"[pytest]\ntestpaths = tests\naddopts = {options}\n")
    pytester.makeconftest('pytest_plugins = ["rulebook_plugin"]')
    write(pytester, "tests/test_suite.py", SUITE)
    write(pytester, "tests/rulebook.json", json.dumps(PROOFS))
    return pytester


def write(pytester: pytest.Pytester, name: str, text: str) -> None:
    file = pytester.path / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def proofs_of(pytester: pytest.Pytester) -> object:
    return json.loads(Path(pytester.path, "tests", "rulebook.json").read_text(encoding="utf-8"))


def test_a_whole_run_that_proves_what_is_written_passes(suite: pytest.Pytester) -> None:
    assert suite.runpytest_inprocess("--rulebook-check").ret == 0


def test_a_lost_a_new_and_a_changed_proof_fail_the_run(suite: pytest.Pytester) -> None:
    other = {D: ["tests/test_old.py::test_d"], A: ["tests/test_suite.py::test_a"], B: PROOFS[B]}
    write(suite, "tests/rulebook.json", json.dumps(other))
    result = suite.runpytest_inprocess("--rulebook-check")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            f"proof gone: {D} (was tests/test_old.py::test_d)",
            f"other tests: {A} (+tests/test_suite.py::test_cases)",
            f"new proof: {C} (tests/test_suite.py::test_cases)",
            "*rulebook.json is out of date: *make rulebook*",
        ]
    )
    assert proofs_of(suite) == other


def test_the_file_is_renewed_on_request(suite: pytest.Pytester) -> None:
    write(suite, "tests/rulebook.json", "{}")
    assert suite.runpytest_inprocess("--rulebook-write").ret == 0
    assert proofs_of(suite) == PROOFS


def test_parallel_workers_report_their_proofs(suite: pytest.Pytester) -> None:
    write(suite, "tests/rulebook.json", "{}")
    assert suite.runpytest_inprocess("-n2", "--rulebook-write").ret == 0
    assert proofs_of(suite) == PROOFS


def test_a_failed_run_renews_nothing(suite: pytest.Pytester) -> None:
    write(suite, "tests/test_more.py", "def test_fails(): assert 0")
    write(suite, "tests/rulebook.json", "{}")
    result = suite.runpytest_inprocess("--rulebook-write")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*rulebook.json is not renewed, because tests failed"])
    assert proofs_of(suite) == {}


@pytest.mark.parametrize(
    "options",
    [
        ("--rulebook-check", "-k", "test_a"),
        ("--rulebook-check", "-m", "rule"),
        ("--rulebook-check", "tests/test_suite.py"),
        ("--rulebook-write", "--lf"),
        ("--rulebook-write", "tests"),
        ("--rulebook-write", "-o", "testpaths=tests/some"),
        ("--rulebook-write", "-o", "norecursedirs=some"),
        ("--rulebook-write", "--override-ini=python_functions=test_a"),
        ("--rulebook-write", "-c", "other.ini"),
        ("--rulebook-write", "--setup-only"),
        ("--rulebook-write", "--setup-plan"),
    ],
)
def test_a_part_of_the_suite_cannot_pass_for_the_whole(
    suite: pytest.Pytester, options: tuple[str, ...]
) -> None:
    write(suite, "other.ini", "[pytest]\ntestpaths = tests/some\n")
    result = suite.runpytest_inprocess(*options)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*need the whole suite, without *"])
    assert proofs_of(suite) == PROOFS


def test_a_run_started_in_a_folder_is_not_the_whole_suite(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(suite, "tests/some/test_more.py", "def test_more(): pass")
    monkeypatch.chdir(suite.path / "tests" / "some")
    result = suite.runpytest_inprocess("--rulebook-write")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*need the whole suite, without a start outside {suite.path}"])
    assert proofs_of(suite) == PROOFS


@pytest.mark.parametrize("workers", [(), ("-n1",)])
def test_tests_deselected_by_a_plugin_are_noticed(suite: pytest.Pytester, workers: tuple[str, ...]) -> None:
    suite.makeconftest(
        'pytest_plugins = ["rulebook_plugin"]\n'
        "def pytest_collection_modifyitems(config, items):\n"
        "    config.hook.pytest_deselected(items=items[1:])\n"
        "    del items[1:]\n"
    )
    result = suite.runpytest_inprocess("--rulebook-write", *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["not all tests ran, so the proofs were not looked at"])
    assert proofs_of(suite) == PROOFS


def test_a_run_that_stops_early_says_nothing_about_the_proofs(suite: pytest.Pytester) -> None:
    write(suite, "tests/test_first.py", "def test_fails(): assert 0")
    result = suite.runpytest_inprocess("--rulebook-check", "-x")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["not all tests ran, so the proofs were not looked at"])
    result.stdout.no_fnmatch_line("proof gone*")


def test_ordinary_runs_leave_the_file_alone(suite: pytest.Pytester) -> None:
    write(suite, "tests/rulebook.json", "{}")
    assert suite.runpytest_inprocess().ret == 0
    assert proofs_of(suite) == {}


UNKNOWN = '@pytest.mark.rule("scythe.goal.player-counts")\ndef test_m(): pass'
UNKNOWN_COMPLAINT = f"there is no rule scythe.goal.player-counts; *{A}*"


@pytest.mark.parametrize(
    ("test", "complaint"),
    [
        (UNKNOWN, UNKNOWN_COMPLAINT),
        (
            f'@pytest.mark.rule("{A}", "{B}")\n@pytest.mark.rule("{C}", "{D}")\ndef test_m(): pass',
            "carries 4 rules, 3 at most *",
        ),
        (
            f'@pytest.mark.rule("{A}", "{B}", "{C}")\n'
            f'@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("{D}"))])\n'
            "def test_m(n): pass",
            "carries 4 rules, 3 at most *",
        ),
        ("@pytest.mark.rule\ndef test_m(): pass", "write @pytest.mark.rule*"),
        (
            f'@pytest.mark.rule(id="{A}")\nclass TestIt:\n    def test_m(self): pass',
            "write @pytest.mark.rule*",
        ),
    ],
)
def test_a_wrong_mark_fails_the_collection(suite: pytest.Pytester, test: str, complaint: str) -> None:
    write(suite, "tests/test_more.py", f"import pytest\n{test}\n")
    result = suite.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([f"tests/test_more.py::*test_m*: {complaint}"])


def test_a_wrong_mark_seen_by_a_parallel_worker_fails_the_run(suite: pytest.Pytester) -> None:
    write(suite, "tests/test_more.py", f"import pytest\n{UNKNOWN}\n")
    result = suite.runpytest_inprocess("-n1", "--rulebook-check")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines([f"tests/test_more.py::test_m: {UNKNOWN_COMPLAINT}"])
