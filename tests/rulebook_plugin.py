"""The tests' side of the living rulebook: `@pytest.mark.rule("id")` and the list of proofs.

A test that carries the id of a rule proves it by passing. `--rulebook-check` says that this is the whole
suite: the run fails when `tests/rulebook.json` does not name exactly the proofs that were seen.
`--rulebook-write` renews the file instead. Any other run, however small, leaves the file alone.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from spielwerk.kernel import rulebook
from spielwerk.kernel.ledger import RulebookError

AT_MOST = 3
PROVES = "rules_proven"
DESELECTED = "rulebook_deselected"
PARTIAL = {  # options that leave tests out
    "keyword": "-k",
    "markexpr": "-m",
    "deselect": "--deselect",
    "ignore": "--ignore",
    "ignore_glob": "--ignore-glob",
    "lf": "--last-failed",
    "stepwise": "--stepwise",
    "collectonly": "--collect-only",
    "setuponly": "--setup-only",
    "setupplan": "--setup-plan",
    "inifilename": "-c",
}

STRICT = ("strict_markers=", "strict_config=")
"""What pytest itself makes of `--strict-markers` and `--strict-config`; it leaves no test out."""

Proofs = dict[str, list[str]]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rulebook", "the living rulebook")
    group.addoption(
        "--rulebook-check",
        action="store_true",
        help="this is the whole suite: fail if tests/rulebook.json is not what it proves",
    )
    group.addoption(
        "--rulebook-write",
        action="store_true",
        help="this is the whole suite: renew tests/rulebook.json",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", 'rule("id", ...): the rules that this test proves, three at most')
    for folder in sorted((Path(__file__).parent).glob("*/rulebook")):  # games that exist for the tests alone
        rulebook.register(folder, code=folder.parent)
    wanted = config.getoption("rulebook_check") or config.getoption("rulebook_write")
    if not wanted:
        return
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Worker(config), "rulebook-worker")
        return
    if left_out := _left_out(config):
        raise pytest.UsageError(
            f"--rulebook-check and --rulebook-write need the whole suite, without {left_out}"
        )
    config.pluginmanager.register(WholeSuite(config), "rulebook-whole-suite")


def _left_out(config: pytest.Config) -> str:
    used = [option for name, option in PARTIAL.items() if config.getoption(name, None)]
    if [given for given in config.getoption("override_ini") or () if not given.startswith(STRICT)]:
        used.append("-o")
    match config.args_source:
        case pytest.Config.ArgsSource.ARGS:
            used.append("paths")
        case pytest.Config.ArgsSource.INVOCATION_DIR:
            used.append(f"a start outside {config.rootpath}")
    return ", ".join(used)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a wrong mark into a collection error of its file, which also reaches us from parallel workers."""
    report = yield
    problems = []
    for item in report.result or ():
        if isinstance(item, pytest.Item):
            problems += _problems(item, _ids(item))
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write on its report what a test proves by passing, which also reaches us from parallel workers.

    Nothing that a test can say about itself while it runs counts, only its marks.
    """
    report = yield
    if call.when == "call":
        setattr(report, PROVES, {str(name): _function_name(item) for name in _ids(item)})
    return report


def _ids(item: pytest.Item) -> list[object]:
    return [name for mark in item.iter_markers("rule") for name in mark.args]


def _problems(item: pytest.Item, ids: list[object]) -> list[str]:
    found = []
    if any(not mark.args or mark.kwargs for mark in item.iter_markers("rule")):
        found.append('write @pytest.mark.rule("id", ...)')
    if len(ids) > AT_MOST:
        found.append(f"carries {len(ids)} rules, {AT_MOST} at most are allowed")
    for name in ids:
        try:
            rulebook.rule(str(name))
        except rulebook.UnknownRule as unknown:
            found.append(str(unknown))
    return [f"{item.nodeid}: {problem}" for problem in found]


def _function_name(item: pytest.Item) -> str:
    """The node id without the parameters of a case."""
    case = getattr(item, "callspec", None)
    return item.nodeid.removesuffix(f"[{case.id}]") if case else item.nodeid


class Worker:
    """A parallel worker tells how many tests were taken out of its list, which only it can see."""

    def __init__(self, config: Any) -> None:
        self.output = config.workeroutput
        self.output[DESELECTED] = 0

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.output[DESELECTED] += len(items)


class WholeSuite:
    """Collects the proofs of a whole run, then compares them with the file or renews it."""

    def __init__(self, config: pytest.Config) -> None:
        self.file = config.rootpath / "tests" / "rulebook.json"
        self.write = bool(config.getoption("rulebook_write"))
        self.seen: dict[str, set[str]] = {}
        self.deselected = 0
        self.message = ""

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected += len(items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Ask a parallel worker that ends; one that crashed has told nothing, and its test has failed."""
        self.deselected += getattr(node, "workeroutput", {}).get(DESELECTED, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.passed and not hasattr(report, "wasxfail"):
            for rule, test in getattr(report, PROVES, {}).items():
                self.seen.setdefault(rule, set()).add(test)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        proofs = {rule: sorted(tests) for rule, tests in sorted(self.seen.items())}
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if self.deselected or not ended or session.shouldfail or session.shouldstop:
            self.message = "not all tests ran, so the proofs were not looked at"
        elif self.write and exitstatus:
            self.message = f"{self.file} is not renewed, because tests failed"
        elif self.write:
            self.file.write_text(json.dumps(proofs, indent=1) + "\n", encoding="utf-8")
            return
        else:
            self.message = self._difference(proofs)
        if self.message and not exitstatus:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _difference(self, proofs: Proofs) -> str:
        try:
            written = rulebook.read_proofs(self.file)
        except RulebookError as error:
            return f"{error}; `make rulebook` writes it"
        lines = [
            f"proof gone: {rule} (was {', '.join(written[rule])})" for rule in sorted(written.keys() - proofs)
        ]
        for rule in sorted(proofs):
            if rule not in written:
                lines.append(f"new proof: {rule} ({', '.join(proofs[rule])})")
            elif written[rule] != proofs[rule]:
                now, before = set(proofs[rule]), set(written[rule])
                changes = [f"+{test}" for test in sorted(now - before)] + [
                    f"-{test}" for test in sorted(before - now)
                ]
                lines.append(f"other tests: {rule} ({', '.join(changes) or 'in another order'})")
        if not lines:
            return ""
        lines.append(f"{self.file} is out of date: mend the tests, or renew it with `make rulebook`")
        return "\n".join(lines)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.message:
            terminalreporter.section("rulebook", red=True)
            terminalreporter.line(self.message)
        elif self.write:
            terminalreporter.line(f"{self.file}: {len(self.seen)} rules are proven")
