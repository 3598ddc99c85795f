"""Citations: rule ids in source text, in brackets in docstrings or as strings.

A data file (TOML) cites rules in its comments: `# Two have no faction.  [id]`.  This module does not know
which rules exist; `rulebook` compares citations with rules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec

from spielwerk.kernel.funnel import Funnel

DATA = ".toml"
LEDGERS = "rulebook"
"""The folder with the rules themselves, which cite nothing."""
NAME = r"[a-z0-9-]+(?:\.[a-z0-9-]+)+"
NAMES = re.compile(rf"{NAME}(?:\s*,\s*{NAME})*")
COMMENT = re.compile(r"^\s*#.*")
BRACKETS = re.compile(r"\[([^\[\]]*)\]")
FUNNEL_STEPS = frozenset(
    name
    for name, step in vars(Funnel).items()
    if not name.startswith("_") and "rule" in getattr(step, "__annotations__", ())
)
"""The steps of a funnel that name their rule: their first argument is always a rule id."""


class Citation(msgspec.Struct, frozen=True, order=True):
    """A place that cites a rule: `file` is relative to the package; `where` is a qualified name or empty."""

    file: str
    line: int
    where: str
    rule: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.where}".rstrip()


def sources(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    """Yields the Python and data files of a package, each with its name after the prefix."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != LEDGERS:
            yield from sources(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".py", DATA)):
            yield prefix + entry.name, entry


def cited_in(source: str, file: str) -> Iterator[tuple[Citation, bool]]:
    """Yields the citations in one source text, each with whether it is certainly a rule id.

    In Python these are ids in brackets in docstrings, and strings that look like an id.  In data files they
    are ids in brackets in comments.  Brackets that hold anything but a list of ids are yielded unchanged,
    since they may contain a typo.
    """
    if file.endswith(DATA):
        yield from _cited_in_data(source, file)
    else:
        yield from _cited(ast.parse(source, file), file, "")


def _cited_in_data(source: str, file: str) -> Iterator[tuple[Citation, bool]]:
    for line, words in enumerate(source.splitlines(), start=1):
        if COMMENT.match(words):
            for brackets in BRACKETS.finditer(words):
                for piece in _pieces(brackets):
                    yield Citation(file, line, "", piece[0]), True


def _pieces(brackets: re.Match[str]) -> Iterator[re.Match[str]]:
    """Yields the ids between brackets, or the whole text if it is not a list of ids."""
    return re.finditer(NAME if NAMES.fullmatch(brackets[1]) else r"(?s).+", brackets[1])


def _cited(node: ast.AST, file: str, where: str) -> Iterator[tuple[Citation, bool]]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        where = f"{where}.{node.name}" if where else node.name
    doc = _docstring(node)
    if doc:
        words = str(doc.value)
        for brackets in BRACKETS.finditer(words):
            for piece in _pieces(brackets):
                line = doc.lineno + words.count("\n", 0, brackets.start(1) + piece.start())
                yield Citation(file, line, where or "module", piece[0]), True
    reasons = node.args[:1] if isinstance(node, ast.Call) and _is_funnel_step(node.func) else []
    for child in ast.iter_child_nodes(node):
        if (
            isinstance(child, ast.Constant)
            and isinstance(child.value, str)
            and re.fullmatch(NAME, child.value)
        ):
            yield Citation(file, child.lineno, where or "module", child.value), child in reasons
        elif not (isinstance(child, ast.Expr) and child.value is doc):
            yield from _cited(child, file, where)


def _docstring(node: ast.AST) -> ast.Constant | None:
    """Returns the docstring of a module, class or function; None for other nodes."""
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    match node.body:
        case [ast.Expr(ast.Constant(value=str()) as doc), *_]:
            return doc
    return None


def _is_funnel_step(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr in FUNNEL_STEPS
