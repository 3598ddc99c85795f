"""The inner loop (`make quick`): the static checks, then the tests of what changed.

    python tools/quick.py [--since REF] [--seconds N] [--list]

Changed is what differs from the branch `main` (on `main` itself: from the last commit), committed or not. The
tests of a change are, in this order: changed tests; tests named after a changed file; tests that import it;
tests that prove a rule which it cites. They run until the time is up; how many were left out is told. Browser
tests are never among them.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from spielwerk.kernel.citation import cited_in
from spielwerk.kernel.rulebook import read_proofs

ROOT = Path(__file__).resolve().parents[1]
TESTS = "tests"
BROWSER = "tests/browser/"
SECONDS = 80
LEAST = 15
"""Seconds that the tests get even if the static checks took long."""
ALWAYS = ("tests/setup/test_house.py", "tests/setup/test_docs.py", "tests/setup/test_names.py")
"""Tests of the house itself: quick, and any change may break them."""
BY_KIND = {
    r"\.ftl$": "tests/kernel/test_text.py",
    r"/rulebook/": "tests/kernel/test_rulebook.py",
    r"/templates/": "tests/table/test_start.py",
    r"/static/": "tests/table/test_static.py",
    r"/games/(\w+)/data/": "tests/games/*/test_data*.py",
}
"""Tests of files that are not code, by a pattern for their names."""


def git(root: Path, *arguments: str) -> list[str]:
    """The lines that git prints."""
    done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"make quick needs git: {done.stderr.strip()}")
    return done.stdout.splitlines()


def changed(root: Path, since: str | None) -> list[str]:
    """The files that differ, by their paths in the repository; deleted ones too."""
    if since is None:
        main = git(root, "rev-parse", "main")[0] if git(root, "branch", "--list", "main") else "HEAD"
        base = git(root, "merge-base", main, "HEAD")[0]
        edited = git(root, "status", "--porcelain")
        since = base if edited or base != git(root, "rev-parse", "HEAD")[0] else "HEAD~1"
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*git(root, "diff", "--name-only", since), *new})


def module_of(path: str) -> str:
    """The name by which a Python file is imported: `spielwerk.kernel.game`, `games.scythe.positions`."""
    dotted = re.sub(r"^(src|tests|tools)/|\.py$", "", path).replace("/", ".")
    return dotted.removesuffix(".__init__")


@cache
def imports_of(file: Path) -> frozenset[str]:
    """All modules that a file imports, with the names it takes from them (which may be modules)."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {name.name for name in names}
            case ast.ImportFrom(module=str(module), names=names):
                found |= {module, *(f"{module}.{name.name}" for name in names)}
    return frozenset(found)


def test_files(root: Path) -> list[str]:
    """All files of tests but those for browsers."""
    names = [file.relative_to(root).as_posix() for file in sorted((root / TESTS).rglob("test_*.py"))]
    return [name for name in names if not name.startswith(BROWSER)]


def tests_of(root: Path, changes: Iterable[str]) -> list[str]:
    """What to run for these changes, the nearest first."""
    changes = list(changes)
    known = test_files(root)
    code = [name for name in changes if name.endswith(".py")]
    near = [name for name in changes if name in known]
    near += [name for change in code for name in known if _named_after(change, name)]
    modules = {module_of(change) for change in code}
    near += [name for name in known if imports_of(root / name) & modules]
    for pattern, names in BY_KIND.items():
        if any(re.search(pattern, change) for change in changes):
            near += [name for name in known if Path(name).match(names)]
    near += [name for name in code if name.startswith("src/") and (root / name).is_file()]  # examples
    near += [name for name in ALWAYS if name in known]
    near += [name for name in changes if name.endswith(".md") and (root / name).is_file()]
    whole = dict.fromkeys(near)
    proofs = [test for test in _proofs(root, changes) if test.partition("::")[0] not in whole]
    return [*whole, *dict.fromkeys(proofs)]


def _named_after(change: str, test: str) -> bool:
    """Whether a file of tests has the name of a source, as `test_control.py` has that of `control.py`."""
    stem = Path(change).stem if Path(change).stem != "__init__" else Path(change).parent.name
    return re.fullmatch(rf"test_{re.escape(stem)}(_\w+)?", Path(test).stem) is not None


def _proofs(root: Path, changes: Iterable[str]) -> Iterator[str]:
    """The tests that prove the rules which the changed files cite."""
    proofs = read_proofs(root / TESTS / "rulebook.json")
    for change in changes:
        file = root / change
        if change.startswith("src/") and file.suffix in (".py", ".toml") and file.is_file():
            for citation, _ in cited_in(file.read_text(encoding="utf-8"), change):
                yield from proofs.get(citation.rule, ())


class Deadline:
    """Ends a run of pytest before the test that would begin after the time is up."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds
        self.ran = 0
        self.is_up = False

    def pytest_runtest_logfinish(self) -> None:
        self.ran += 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if time.monotonic() > self.end and not self.is_up:
            left = item.session.testscollected - self.ran - 1
            self.is_up = True
            item.session.shouldstop = f"the time is up: {left} tests were left out"


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the tests of what changed.")
    parser.add_argument("--since", metavar="REF", help="changed since this commit (where main is)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"how long at most ({SECONDS})")
    parser.add_argument("--list", action="store_true", help="only list what would run")
    args = parser.parse_args()
    wanted = tests_of(ROOT, changed(ROOT, args.since))
    if args.list:
        print("\n".join(wanted))
        return 0
    began = time.monotonic()
    if subprocess.run(["make", "static"], cwd=ROOT, check=False).returncode:
        return 1
    deadline = Deadline(max(LEAST, args.seconds - (time.monotonic() - began)))
    code = pytest.main(["-q", "-x", *wanted], plugins=[deadline])
    in_time = code == pytest.ExitCode.OK or (code == pytest.ExitCode.INTERRUPTED and deadline.is_up)
    return 0 if in_time else int(code)


if __name__ == "__main__":
    sys.exit(main())
