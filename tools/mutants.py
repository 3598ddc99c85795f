"""Break one line of a rule at a time and see whether the tests that prove the rule notice.

A rule function is a function, method or class that cites rules which `tests/rulebook.json` calls proven. Of
these a random sample is broken, each in a copy of the sources (the working tree stays as it is), and only the
tests that carry the cited ids are run. A mutant that they let pass shows a rule that is proven in name only.
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
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

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

Change = Callable[[ast.AST], None]

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.In: ast.NotIn,
}
OPPOSITE |= {there: here for here, there in OPPOSITE.items()}
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
DELETABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Raise, ast.Break, ast.Continue, ast.Delete)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
NOT_CODE = {"annotation", "returns", "decorator_list", "type_comment"}


@dataclass(frozen=True)
class Site:
    """A place that can be broken: the `number`-th node of a file, in one of the ways that fit it."""

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

    def __str__(self) -> str:
        tests = "\n".join(f"    {test}" for test in self.site.tests)
        return f"{self.site.file}:{self.line} {self.site.where}\n  {self.before}\n  → {self.after}\n{tests}"


def sites(file: Path, source: str, proofs: dict[str, list[str]]) -> Iterator[Site]:
    """Every way to break one line of the rule functions in a source text."""
    tests_of: dict[str, set[str]] = {}
    for citation, _ in cited_in(source, str(file)):
        tests_of.setdefault(citation.where, set()).update(proofs.get(citation.rule, ()))
    for number, (node, where, _) in enumerate(_nodes(ast.parse(source))):
        if tests := _innermost(where, tests_of):
            for way, _ in enumerate(_changes(node)):
                yield Site(file, where, number, way, tuple(sorted(tests)))


def broken(site: Site, source: str) -> Mutant:
    """Break the source at this site."""
    tree = ast.parse(source)
    node, _, statement = next(islice(_nodes(tree), site.number, None))
    healthy = ast.unparse(statement)
    next(islice(_changes(node), site.way, None))(node)
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


def _changes(node: ast.AST) -> Iterator[Change]:
    """The ways to break this one node."""
    match node:
        case ast.Compare(ops=ops):
            yield from (partial(_flip, number=number) for number in range(len(ops)))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            yield _swap
        case ast.UnaryOp(op=ast.Not()):
            yield _drop_not
        case ast.Return(value=ast.Constant(value=bool())):
            yield _swap_bool
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield from (partial(_set, value=value + 1), partial(_set, value=value - 1))
    if isinstance(node, DELETABLE):
        yield _delete


def _flip(node: ast.AST, number: int) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[number] = OPPOSITE[type(node.ops[number])]()


def _swap(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp)
    node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]


def _drop_not(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    _become(node, ast.Call(ast.Name("bool"), [node.operand], []))


def _swap_bool(node: ast.AST) -> None:
    assert isinstance(node, ast.Return)
    assert isinstance(node.value, ast.Constant)
    node.value.value = not node.value.value


def _set(node: ast.AST, value: int) -> None:
    _become(node, ast.Constant(value))


def _delete(node: ast.AST) -> None:
    _become(node, ast.Pass())


def _become(node: ast.AST, other: ast.AST) -> None:
    """Turn a node into another one in its place, so that nobody needs to know its parent."""
    node.__class__ = other.__class__
    for field, value in ast.iter_fields(other):
        setattr(node, field, value)


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


def examine(sample: Sequence[Mutant], laboratories: Sequence[Laboratory]) -> list[bool]:
    """Which of the mutants are noticed; first the tests must pass on the healthy sources."""
    first = laboratories[0]
    first.must_pass(sorted({test for mutant in sample for test in mutant.site.tests}), 10 * first.timeout)
    free: SimpleQueue[Laboratory] = SimpleQueue()
    for laboratory in laboratories:
        free.put(laboratory)

    def try_one(mutant: Mutant) -> bool:
        laboratory = free.get()
        try:
            return laboratory.notices(mutant)
        finally:
            free.put(laboratory)

    with ThreadPoolExecutor(len(laboratories)) as pool:
        try:
            return list(pool.map(try_one, sample))
        except BaseException:  # trouble, or Ctrl-C: do not try all the others before saying so
            pool.shutdown(wait=False, cancel_futures=True)
            for laboratory in laboratories:
                laboratory.stop()
            raise


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
    parser.add_argument("--sample", type=_count, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", type=int, help="repeat the sample of an earlier run")
    parser.add_argument("--game", help="only the rule functions of this game")
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
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Take the sample, try it, tell what went unnoticed."""
    args = arguments(argv)
    seed = random.SystemRandom().randrange(10**6) if args.seed is None else args.seed
    folder = args.src / args.games / (args.game or "")
    if not folder.is_dir():
        raise SpielwerkError(f"there is no folder {folder}")
    proofs = read_proofs(args.proofs)
    everything: list[Site] = []
    for file in sorted(folder.rglob("*.py")):
        everything += sites(file.relative_to(args.src), file.read_text(encoding="utf-8"), proofs)
    chosen = choose(everything, args.sample, random.Random(seed))
    print(f"seed {seed}: {len(chosen)} of {len(everything)} possible mutants", flush=True)
    if not chosen:
        print("no rule function has a proof yet, so there is nothing to break")
        return 0
    sample = [broken(site, (args.src / site.file).read_text(encoding="utf-8")) for site in chosen]
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        homes = [Path(name).resolve() / str(number) for number in range(min(args.jobs, len(sample)))]
        laboratories = [Laboratory(home, args.root, args.src, args.proofs, args.timeout) for home in homes]
        noticed = examine(sample, laboratories)
    for mutant, seen in zip(sample, noticed, strict=True):
        if not seen:
            print(f"unnoticed: {mutant}")
    percent = 100 * sum(noticed) / len(sample)
    print(f"noticed {sum(noticed)} of {len(sample)} ({percent:.0f} %)")
    return 0 if percent >= args.at_least else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except SpielwerkError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
