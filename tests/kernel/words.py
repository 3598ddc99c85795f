"""The completeness check for sentences: both languages say the same things, and the code uses them all.

A key counts as used when the sources have it as a whole string, when another sentence refers to it, or when
a string of the sources that ends with "-" begins it: `f"scythe-verb-{verb}"` uses all of `scythe-verb-…`.
The kernel's `Speech` does that for every game: `f"{game}-ask-{chapter}"` uses all of `…-ask-…`; that each of
those keys is about something the game has is left to the contract tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from spielwerk.kernel.text import LANGUAGES, WORDS, read_words

FAMILY = re.compile(r"[a-z]\w*(-\w+)+-")  # at least the game and one word more, or it would cover everything

SHARED = re.compile(r"(-\w+)+-")  # what follows the name of the game in a key that `Speech` makes

SAY = re.compile(r"""\{% say ["']([\w-]+)["']([^%]*)%\}""")


class Sentence(NamedTuple):
    params: frozenset[str]
    refers: frozenset[str]


class Call(NamedTuple):
    where: str
    key: str
    params: frozenset[str] | None  # None: given as **something


class Uses(NamedTuple):
    strings: set[str]
    calls: list[Call]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.params: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)


def sentences(path: Path) -> dict[str, Sentence]:
    """Key → parameters and references of each sentence of one Fluent file."""
    found: dict[str, Sentence] = {}
    for entry in read_words(path).body:
        if isinstance(entry, Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = Sentence(frozenset(reader.params), frozenset(reader.refers))
    return found


def uses(sources: Iterable[Path]) -> Uses:
    """All strings of some Python files (docstrings left out), and the calls `text("key", …)` among them.

    A template uses what it says with the tag `say`: `{% say "key" name=value %}`.
    """
    found = Uses(set(), [])
    for path in sources:
        if path.suffix == ".html":
            for said in _said(path):
                found.strings.add(said.key)
                found.calls.append(said)
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        speaks = any(
            isinstance(node, ast.ImportFrom)
            and node.module == "spielwerk.kernel.text"
            and any(alias.name == "text" for alias in node.names)
            for node in ast.walk(tree)
        )
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
                found.strings.add(node.value)
            if speaks and (call := _call(node, path)):
                found.calls.append(call)
    return found


def _said(path: Path) -> Iterator[Call]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for key, params in SAY.findall(line):
            names = re.findall(r"(\w+)=", params)
            yield Call(f"{path.name}, line {number}", key, frozenset(names))


def _call(node: ast.AST, path: Path) -> Call | None:
    match node:
        case ast.Call(func=ast.Name(id="text"), args=[ast.Constant(value=str(key))], keywords=keywords):
            names = [keyword.arg for keyword in keywords]
            known = frozenset(name for name in names if name is not None)
            return Call(f"{path.name}, line {node.lineno}", key, None if None in names else known)
    return None


def problems(folder: Path, prefix: str, used: Uses) -> Iterator[str]:
    """What is wrong with the sentences of one folder, where each key begins with `prefix` ("scythe-")."""
    first, second = LANGUAGES
    english, german = (sentences(folder / f"{lang}.ftl") for lang in (first, second))
    for key in sorted(english.keys() ^ german.keys()):
        yield f"{key}: missing in {first if key in german else second}"
    for key in sorted(english.keys() & german.keys()):
        if english[key].params != german[key].params:
            yield f"{key}: {first} has {_names(english[key])}, {second} has {_names(german[key])}"
    families = tuple(string for string in used.strings if FAMILY.fullmatch(string))
    spoken = shared_families()
    referred = {key for sentence in english.values() for key in sentence.refers}
    for key in sorted(english.keys() | german.keys()):
        if not key.startswith(prefix):
            yield f"{key}: does not begin with {prefix!r}"
        tail = key[key.find("-") :]
        if not (
            key in used.strings or key in referred or key.startswith(families) or tail.startswith(spoken)
        ):
            yield f"{key}: is used nowhere"


def shared_families() -> tuple[str, ...]:
    """The families that the kernel's `Speech` uses in every game: "-ask-", "-option-" …"""
    strings = uses([WORDS.parent / "speech.py"]).strings
    return tuple(sorted(string for string in strings if SHARED.fullmatch(string)))


def call_problems(used: Uses, folders: Iterable[Path]) -> Iterator[str]:
    """Calls of `text` whose key no folder has, or whose parameters are not those of the sentence."""
    known = {key: s for folder in folders for key, s in sentences(folder / f"{LANGUAGES[0]}.ftl").items()}
    for call in used.calls:
        if call.key not in known:
            yield f"{call.where}: there is no text {call.key!r}"
        elif call.params is not None and not _all_params(call.key, known) <= call.params:
            yield f"{call.where}: text {call.key!r} needs {sorted(_all_params(call.key, known))}"


def _all_params(key: str, known: dict[str, Sentence]) -> frozenset[str]:
    """The parameters of a sentence and of those it refers to."""
    sentence = known[key]
    return sentence.params.union(*(_all_params(other, known) for other in sentence.refers))


def _names(sentence: Sentence) -> str:
    return ", ".join(f"${name}" for name in sorted(sentence.params)) or "no parameter"


def text_folders() -> dict[Path, str]:
    """Folder → prefix of its keys, for the kernel, the table, the terminal, each game and each board."""
    package = WORDS.parents[1]
    own = {
        WORDS: "",
        package / "table" / "words": "table-",
        package / "cli" / "terminal" / "words": "terminal-",
    }
    games = [*sorted(package.glob("games/**/text")), *sorted(package.glob("boards/*/text"))]
    return {**own, **{folder: f"{folder.parent.name}-" for folder in games}}
