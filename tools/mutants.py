"""Change one line of a rule at a time and see whether the tests that prove the rule notice.

A rule function is a function, method or class that cites rules which `tests/rulebook.json` calls proven. Of
these a random sample is changed, each in a copy of the sources (the working tree stays as it is), and only
the tests that carry the cited ids are run. A mutant that they let pass shows a rule proven in name only.

There are two kinds of mutants, with a sample each: a `broken` line does something else or nothing; with an
`excess` something happens that must not (a filter dropped, a limit raised by one, an early return or a
condition left out).

Some code is left out of the draw, because by construction no rule can break there. Modules of words (`WORDS`)
say what the rules do and hold no step of a game; what is done under a condition on the journal only tells
what has happened; a method that only raises `NotImplementedError` never runs. The weight that all outcomes
of a draw share is never raised.

A run can be stopped: the next one goes on with the same sample (.mutants/run.json). `--again` tries only
those that went unnoticed in the last run, after tests were added. `--seed` repeats a sample. `--files`
draws from some files only: `--game scythe --files 'horde*' 'mad_tesla*'`.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

import msgspec

from mutations import NO_RULE, breaks, excesses, mark_conditions, mark_equal_weights, mark_no_rule
from spielwerk.kernel.citation import cited_in
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.rulebook import read_proofs

PROJECT = Path(__file__).resolve().parents[1]
WRONG_SOURCES = 97
GUARD = f'''
"""Ends the test run if a module comes from the working tree, for then no mutant was tested."""
import os, sys
from pathlib import Path

def pytest_sessionfinish():
    original = Path(os.environ["MUTANTS_ORIGINAL"])
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and Path(file).resolve().is_relative_to(original):
            print(f"\\n{{name}} was imported from {{file}}", file=sys.stderr, flush=True)
            os._exit({WRONG_SOURCES})
'''

BROKEN, EXCESS = "broken", "excess"
ALL = "all"
KINDS = {BROKEN: breaks, EXCESS: excesses}
WORDS = {"names", "panels", "speech", "story"}
"""Modules that put a game into words. One that defines a step (a class with a `tag`) is not left out."""
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
NOT_CODE = {"annotation", "returns", "decorator_list", "type_comment"}


@dataclass(frozen=True)
class Site:
    """A place that can be broken: the `number`-th node of a file, in one of the ways that fit it."""

    kind: str
    file: Path
    where: str
    number: int
    way: int
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Mutant:
    """A site that is broken: the line before and after, and the whole source."""

    site: Site
    line: int
    before: str
    after: str
    source: str

    @property
    def key(self) -> str:
        """What the mutant is called in the file of a run."""
        site = self.site
        return f"{site.kind} {site.file}:{self.line} {site.where}: {self.before} → {self.after}"

    def __str__(self) -> str:
        tests = "\n".join(f"    {test}" for test in self.site.tests)
        return f"{self.site.file}:{self.line} {self.site.where}\n  {self.before}\n  → {self.after}\n{tests}"


def sites(file: Path, source: str, proofs: dict[str, list[str]], kind: str = BROKEN) -> Iterator[Site]:
    """Every way to change one line of the rule functions in a source text."""
    if is_words(file, source):
        return
    tests_of: dict[str, set[str]] = {}
    for citation, _ in cited_in(source, str(file)):
        tests_of.setdefault(citation.where, set()).update(proofs.get(citation.rule, ()))
    for number, (node, where, _) in enumerate(_nodes(_parsed(source))):
        if not hasattr(node, NO_RULE) and (tests := _innermost(where, tests_of)):
            for way, _ in enumerate(KINDS[kind](node)):
                yield Site(kind, file, where, number, way, tuple(sorted(tests)))


def is_words(file: Path, source: str) -> bool:
    """Whether a module only says what the rules do: it has such a name and defines no step of a game."""
    return file.stem in WORDS and not any(
        keyword.arg == "tag"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        for keyword in node.keywords
    )


def _parsed(source: str) -> ast.Module:
    tree = ast.parse(source)
    mark_conditions(tree)
    mark_equal_weights(tree)
    mark_no_rule(tree)
    return tree


def broken(site: Site, source: str) -> Mutant:
    """Change the source at this site."""
    tree = _parsed(source)
    node, _, statement = next(islice(_nodes(tree), site.number, None))
    healthy = ast.unparse(statement)
    next(islice(KINDS[site.kind](node), site.way, None))(node)
    before, after = _difference(healthy, ast.unparse(statement))
    return Mutant(site, getattr(node, "lineno", statement.lineno), before, after, ast.unparse(tree))


def _innermost(where: str, tests_of: dict[str, set[str]]) -> set[str]:
    """The tests of the scope, or else those of the nearest scope around it that has any."""
    while where and not tests_of.get(where):
        where = where.rpartition(".")[0]
    return tests_of.get(where, set())


def _nodes(
    tree: ast.AST, where: str = "", statement: ast.stmt | None = None
) -> Iterator[tuple[ast.AST, str, ast.stmt]]:
    """All nodes that run, in a fixed order, each with its scope and statement; docstrings are left out."""
    for field, value in ast.iter_fields(tree):
        for child in value if isinstance(value, list) else [value]:
            if field in NOT_CODE or not isinstance(child, ast.AST):
                continue
            inner = child if isinstance(child, ast.stmt) else statement
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            scope = where
            if isinstance(child, SCOPES):
                scope = f"{where}.{child.name}" if where else child.name
            if inner is not None:
                yield child, scope, inner
            yield from _nodes(child, scope, inner)


def _difference(before: str, after: str) -> tuple[str, str]:
    """The first line that differs."""
    old, new = before.splitlines(), after.splitlines()
    first = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
    return old[first].strip(), new[first].strip()


def choose(everything: Sequence[Site], size: int, rng: random.Random) -> list[Site]:
    """A sample that takes one site of each rule function before it takes a second of any."""
    by_function: dict[tuple[Path, str], list[Site]] = {}
    for site in everything:
        by_function.setdefault((site.file, site.where), []).append(site)
    for group in by_function.values():
        rng.shuffle(group)
    order = list(by_function.values())
    rng.shuffle(order)
    rounds = range(max(map(len, order), default=0))
    return [group[n] for n in rounds for group in order if n < len(group)][:size]


class TooLong(Exception):
    """The tests did not end in their time: they are slow, or what they test never ends."""


class Laboratory:
    """A copy of the sources in which one mutant at a time is tried."""

    def __init__(self, home: Path, root: Path, src: Path, proofs: Path, timeout: float) -> None:
        self.root, self.timeout, self.output = root, timeout, ""
        self.running: subprocess.Popen[str] | None = None
        self.stopped = False
        self.src = home / "src"
        shutil.copytree(src, self.src)
        (home / "tests").mkdir()
        shutil.copy(proofs, home / "tests" / "rulebook.json")  # the product looks for it beside its sources
        (home / "mutants_guard.py").write_text(GUARD, encoding="utf-8")
        self.environment = os.environ | {
            "PYTHONPATH": f"{self.src}{os.pathsep}{home}",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading plugins takes longer than most tests of a rule
            "HYPOTHESIS_STORAGE_DIRECTORY": str(home / "hypothesis"),
            "MUTANTS_ORIGINAL": str(src),
        }

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test fails when the mutant takes the place of its file."""
        file = self.src / mutant.site.file
        healthy = file.read_bytes()
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink()
        file.write_text(mutant.source, encoding="utf-8")
        try:
            return self.fails(mutant.site.tests, self.timeout)
        except TooLong:
            pass
        finally:
            file.write_bytes(healthy)
        self.must_pass(mutant.site.tests, self.timeout)  # else they are merely slow
        return True

    def must_pass(self, tests: Sequence[str], timeout: float) -> None:
        """Raise an error unless the tests pass on the healthy sources, and in time."""
        try:
            failed = self.fails(tests, timeout)
        except TooLong:
            names = "\n".join(f"    {test}" for test in tests)
            raise SpielwerkError(
                f"the tests take longer than {timeout:g} seconds before anything is broken, "
                f"give them more with --timeout:\n{names}"
            ) from None
        if failed:
            raise SpielwerkError(f"the tests fail before anything is broken:\n{self.output}")

    def fails(self, tests: Sequence[str], timeout: float) -> bool:
        """Whether one of the tests fails; `TooLong` if they do not end in time."""
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "mutants_guard",
        ]
        with subprocess.Popen(
            [*command, *tests],
            cwd=self.root,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as run:
            self.running = run
            try:
                if self.stopped:
                    raise KeyboardInterrupt
                output, _ = run.communicate(timeout=timeout)
            except subprocess.TimeoutExpired:
                raise TooLong from None
            finally:
                _end(run)
        if run.returncode == WRONG_SOURCES:
            raise SpielwerkError(f"the tests do not use the copy of the sources: {output.splitlines()[-1]}")
        self.output = output
        return run.returncode != 0

    def stop(self) -> None:
        """End the tests that run here, and let no others begin."""
        self.stopped = True
        if self.running:
            _end(self.running)


def _end(run: subprocess.Popen[str]) -> None:
    """End a test run with all that it has started, if it has not ended by itself."""
    if run.poll() is None:
        with suppress(ProcessLookupError):  # another thread was quicker
            os.killpg(run.pid, signal.SIGKILL)
        run.wait()


def examine(
    sample: Sequence[Mutant], laboratories: Sequence[Laboratory], tell: Callable[[Mutant, bool], None]
) -> None:
    """Tell of each mutant whether it is noticed; first the tests must pass on the healthy sources."""
    first = laboratories[0]
    first.must_pass(sorted({test for mutant in sample for test in mutant.site.tests}), 10 * first.timeout)
    free: SimpleQueue[Laboratory] = SimpleQueue()
    for laboratory in laboratories:
        free.put(laboratory)

    def try_one(mutant: Mutant) -> tuple[Mutant, bool]:
        laboratory = free.get()
        try:
            return mutant, laboratory.notices(mutant)
        finally:
            free.put(laboratory)

    with ThreadPoolExecutor(len(laboratories)) as pool:
        try:
            for mutant, noticed in pool.map(try_one, sample):
                tell(mutant, noticed)
        except BaseException:  # trouble, or Ctrl-C: do not try all the others before saying so
            pool.shutdown(wait=False, cancel_futures=True)
            for laboratory in laboratories:
                laboratory.stop()
            raise


class Run(msgspec.Struct):
    """A run that can be stopped: which sample it tries, and what it has found so far."""

    seed: int
    kinds: list[str]
    sample: int
    game: str
    files: list[str] = []
    finished: bool = False
    noticed: dict[str, bool] = {}

    def save(self, file: Path) -> None:
        file.parent.mkdir(exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")
        new.replace(file)


def run_of(args: argparse.Namespace) -> Run:
    """The run to go on with: one that was stopped, the last one `--again`, or a new one."""
    wanted = Run(
        random.SystemRandom().randrange(10**6) if args.seed is None else args.seed,
        list(KINDS) if args.kind == ALL else [args.kind],
        args.sample,
        args.game or "",
        args.files,
    )
    last = _last_run(args.progress)
    if args.again:
        if last is None:
            raise SpielwerkError("--again: there was no run before")
        last.noticed = {key: seen for key, seen in last.noticed.items() if seen}
        last.finished = False
        return last
    same = last is not None and (last.kinds, last.sample, last.game, last.files) == (
        wanted.kinds,
        wanted.sample,
        wanted.game,
        wanted.files,
    )
    if last is None or last.finished or args.restart or not same or args.seed not in (None, last.seed):
        return wanted
    print(f"goes on with the run that was stopped ({len(last.noticed)} mutants tried; --restart begins anew)")
    return last


def _last_run(file: Path) -> Run | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Run)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError as error:
        raise SpielwerkError(f"{file}: {error}; delete it to begin anew") from None


def _count(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")


def _seconds(text: str) -> float:
    try:
        if 0 < float(text) < float("inf"):
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=_count, default=60, help="how many mutants of each kind (60)")
    parser.add_argument("--kind", choices=[*KINDS, ALL], default=ALL, help="one kind alone (all)")
    parser.add_argument("--again", action="store_true", help="only what went unnoticed in the last run")
    parser.add_argument("--restart", action="store_true", help="forget a run that was stopped")
    parser.add_argument("--seed", type=int, help="repeat the sample of an earlier run")
    parser.add_argument("--game", help="only the rule functions of this game")
    parser.add_argument(
        "--files", nargs="+", default=[], metavar="NAME", help="only files with such names, * for any letters"
    )
    parser.add_argument("--at-least", type=float, default=85, help="percentage that must be noticed (85)")
    parser.add_argument("--jobs", type=_count, default=2, help="how many run at the same time (2)")
    parser.add_argument(
        "--timeout", type=_seconds, default=120, help="seconds that the tests of a mutant may take (120)"
    )
    parser.add_argument("--root", type=Path, default=PROJECT, help="where the tests are run")
    parser.add_argument("--src", type=Path, help="the sources (ROOT/src)")
    parser.add_argument("--games", default="spielwerk/games", help="the folder of the games in the sources")
    parser.add_argument("--proofs", type=Path, help="the list of proofs (ROOT/tests/rulebook.json)")
    args = parser.parse_args(argv)
    args.root = args.root.resolve()
    args.src = (args.src or args.root / "src").resolve()
    args.proofs = args.proofs or args.root / "tests" / "rulebook.json"
    args.progress = args.root / ".mutants" / "run.json"
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Take the samples, try them, tell what went unnoticed."""
    args = arguments(argv)
    run = run_of(args)
    sample = [mutant for kind in run.kinds for mutant in sampled(args, run, kind)]
    if not sample:
        print("no rule function has a proof yet, so there is nothing to break")
        return 0
    left = [mutant for mutant in sample if mutant.key not in run.noticed]

    def tell(mutant: Mutant, noticed: bool) -> None:
        run.noticed[mutant.key] = noticed
        run.save(args.progress)
        if not noticed:
            print(f"unnoticed ({mutant.site.kind}): {mutant}", flush=True)

    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        homes = [Path(name).resolve() / str(number) for number in range(min(args.jobs, len(left)))]
        laboratories = [Laboratory(home, args.root, args.src, args.proofs, args.timeout) for home in homes]
        if left:
            examine(left, laboratories, tell)
    run.finished = True
    run.save(args.progress)
    return 0 if min([share(run, kind, sample) for kind in run.kinds]) >= args.at_least else 1


def sampled(args: argparse.Namespace, run: Run, kind: str) -> list[Mutant]:
    """The sample of one kind, always the same for the same seed and sources."""
    folder = args.src / args.games / run.game
    if not folder.is_dir():
        raise SpielwerkError(f"there is no folder {folder}")
    proofs = read_proofs(args.proofs)
    everything: list[Site] = []
    for file in _wanted(folder, run.files):
        everything += sites(file.relative_to(args.src), file.read_text(encoding="utf-8"), proofs, kind)
    chosen = choose(everything, run.sample, random.Random(run.seed))
    print(f"seed {run.seed}, {kind}: {len(chosen)} of {len(everything)} possible mutants", flush=True)
    return [broken(site, (args.src / site.file).read_text(encoding="utf-8")) for site in chosen]


def _wanted(folder: Path, names: Sequence[str]) -> list[Path]:
    """All files of the folder, or those with such a name; a name without a file is a mistake."""
    for name in names:
        if not any(folder.rglob(f"{name}.py")):
            raise SpielwerkError(f"--files: there is no file {name}.py in {folder}")
    found = sorted(folder.rglob("*.py"))
    return [file for file in found if not names or any(file.match(f"{name}.py") for name in names)]


def share(run: Run, kind: str, sample: Sequence[Mutant]) -> float:
    """Tell how many of one kind were noticed; returns the percentage."""
    ours = [run.noticed[mutant.key] for mutant in sample if mutant.site.kind == kind]
    if not ours:
        return 100
    percent = 100 * sum(ours) / len(ours)
    print(f"{kind}: noticed {sum(ours)} of {len(ours)} ({percent:.0f} %)")
    return percent


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SpielwerkError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("stopped; the next run goes on from here")
        sys.exit(128 + signal.SIGINT)
