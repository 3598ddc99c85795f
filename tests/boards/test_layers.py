"""What boards may know: the view and the assembled rules, and not the data files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielwerk.boards

FOLDER = Path(spielwerk.boards.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of each import that runs; those for types alone are left out."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=other):
                for each in other:
                    yield from imported(each)
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in names)
            case _:
                yield from imported(node)


def reads_components(source: str) -> list[int]:
    """The lines that import data files of a game, past the rules that were assembled for a table."""
    found = imported(ast.parse(source))
    return [line for line, name in found if {"components", "table_data"} & set(name.split("."))]


@pytest.mark.parametrize("path", SOURCES, ids=[path.relative_to(FOLDER).as_posix() for path in SOURCES])
def test_a_drawing_reads_the_rules_and_never_the_components(path: Path) -> None:
    assert reads_components(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("from spielwerk.games.scythe import components, names", [1]),
        ("import a\ndef f():\n    from spielwerk.games.dei.components import SIDE", [3]),
        ("import spielwerk.games.dei.components as c", [1]),
        ("if TYPE_CHECKING:\n    from spielwerk.games.scythe.components import Cost", []),
        ("from spielwerk.games.scythe.rules import ScytheRules", []),
    ],
)
def test_the_check_finds_components(source: str, lines: list[int]) -> None:
    assert reads_components(source) == lines
