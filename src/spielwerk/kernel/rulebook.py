"""The living rulebook: every rule has an id and two texts; code cites it, a test proves it, players read it.

A ledger is a TOML file in the folder `rulebook/` of a game: `games/<game>/rulebook/<ledger>.toml`, or in the
folder of the module that an entry point names.  No registration is needed.  Code cites a rule by its id in
square brackets in a docstring, or by passing the id as a string (as a funnel does).  Data files cite rules in
comments.  Tests cite them with `@pytest.mark.rule("id")`.  The test run writes the tests that passed to
`rulebook.json`, which is packaged with the product.

Everything is read on first use and cached; within `on_disk` it is also cached for the next process.
"""

from __future__ import annotations

import difflib
import logging
import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import msgspec

from spielwerk.kernel.citation import NAME, Citation, cited_in, sources
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.file_cache import FileCache
from spielwerk.kernel.installed import entries, home
from spielwerk.kernel.ledger import KEYS_FILE, Keys, Ledger, Rule, RulebookError, keyed, load, load_keys
from spielwerk.kernel.text import Name, current_language


class UnknownRule(SpielwerkError):
    """No ledger has this id."""


class Counts(msgspec.Struct, frozen=True):
    """The progress of a ledger; rulings are counted separately from rules."""

    rules: int
    cited: int
    proven: int
    physical: int
    rulings: int


T = TypeVar("T")

logger = logging.getLogger(__name__)

READERS = ("citation.py", "file_cache.py", "funnel.py", "ledger.py")
"""The modules that decide what is read from a file."""

_extra: dict[Path, Path | None] = {}
_on_disk: list[FileCache] = []
_warned: set[str] = set()
"""The messages already logged about ledgers that were left out."""


def register(folder: Path, code: Path | None = None) -> None:
    """Adds the ledgers in `folder`, and the citations in the package folder `code`.

    This is for games without an entry point, such as the sample game of the tests.
    """
    if (folder, code) not in _extra.items():
        _extra[folder] = code
        _forget()


def unregister(folder: Path) -> None:
    """Undoes `register`."""
    _extra.pop(folder, None)
    _forget()


@contextmanager
def on_disk(file: Path) -> Iterator[None]:
    """Caches what is read in this file too, and reuses what has not changed.

    This makes commands such as `spielwerk rules` much faster.
    """
    kept = FileCache(file, [Path(__file__).with_name(name) for name in READERS])
    _on_disk.append(kept)
    try:
        yield
    finally:
        _on_disk.remove(kept)
        kept.save()


def _forget() -> None:
    for function in (_read, _rules, _titles, _spaces, citations, unknown_citations):
        function.cache_clear()


def ledgers() -> dict[str, Ledger]:
    """Returns all ledgers by name, including spoilers; `open_ledgers` returns what a player may see.

    A broken ledger of a third-party package is logged and left out, so that the others can be read.  Asking
    for it or for one of its rules raises an error with the problem.
    """
    return _read().ledgers


def left_out(name: str) -> str:
    """Returns the problem of a ledger that was left out because it is broken; empty if there is none."""
    return _read().broken.get(name, "")


class _AllLedgers(NamedTuple):
    """The ledgers by name, and the problems of those left out: by name, and by the id of their game."""

    ledgers: dict[str, Ledger]
    broken: dict[str, str]
    broken_games: dict[str, str]

    def leave_out(self, name: str, game: str, problem: str) -> None:
        self.broken.setdefault(name, problem)
        self.broken_games.setdefault(game, problem)
        if problem not in _warned:
            _warned.add(problem)
            logger.error("left out: %s", problem)


@cache
def _read() -> _AllLedgers:
    """Reads all ledgers."""
    found: dict[str, Ledger] = {}
    rules: dict[str, str] = {}
    everything = _AllLedgers(found, {}, {})
    of_others: dict[str, str] = {}
    for file, game, keys in _ledger_files():
        name = file.name.removesuffix(".toml")
        try:
            book = _fitting(file, name, found, rules)
            book = keyed(book, keys) if keys else book
        except RulebookError as error:
            if not game:
                raise
            everything.leave_out(name, game, str(error))
            continue
        found[name] = book
        rules.update(dict.fromkeys([rule.id for rule in book.rules], name))
        if game:
            of_others[name] = game
    while astray := next(_astray(found, rules), None):
        name, problem = astray
        wrong = f"{name}.toml: {problem}"
        if name not in of_others:
            raise RulebookError(wrong)
        everything.leave_out(name, of_others[name], wrong)
        rules = {id: home for id, home in rules.items() if home != name}
        del found[name]
    return everything


def _fitting(file: Traversable, name: str, found: Collection[str], rules: dict[str, str]) -> Ledger:
    """Returns a ledger whose name and rule ids do not clash with those read before."""
    if name in found:
        raise RulebookError(f"{file}: there is already a ledger {name}")
    ledger = _result(file, Ledger, partial(load, file))
    seen = dict(rules)
    for rule in ledger.rules:
        if rule.id in seen:
            raise RulebookError(f"{file}: rule {rule.id} is already in {seen[rule.id]}")
        seen[rule.id] = name
    return ledger


def _astray(found: dict[str, Ledger], rules: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yields the ledgers with a ruling about an unknown rule, and the problem."""
    for name, ledger in found.items():
        for rule in ledger.rules:
            for other in rule.affects:
                if other not in rules:
                    yield name, f"rule {rule.id}: affects: there is no rule {other}"


def _ledger_files() -> Iterator[tuple[Traversable, str, Keys | None]]:
    """Yields all files, each with the id of its game if a third-party package contains it, and with the
    spoiler keys of its folder, if it has any.
    """
    games = sorted((files("spielwerk") / "games").iterdir(), key=lambda game: game.name)
    ours = [game / "rulebook" for game in games]
    installed = _installed()
    for folder in (*ours, *_elsewhere()):
        if folder.is_dir():
            game = installed.get(cast("Path", folder), "") if folder not in _extra else ""
            inside = sorted(folder.iterdir(), key=lambda file: file.name)
            table = [file for file in inside if file.name == KEYS_FILE]
            keys = load_keys(table[0]) if table else None
            books = [file for file in inside if file.name.endswith(".toml") and file not in table]
            yield from ((file, game, keys) for file in books)
        elif folder in _extra:
            raise RulebookError(f"{folder}: there is no such folder of ledgers")


def _installed() -> dict[Path, str]:
    """Returns the ledger folders of third-party packages, each with the id of its game; loads no game."""
    package = Path(str(files("spielwerk")))
    homes = [(folder, entry.name) for entry in entries() if (folder := home(entry))]
    found = {folder / "rulebook": id for folder, id in homes if not folder.is_relative_to(package)}
    return {folder: id for folder, id in found.items() if folder.is_dir()}


def _elsewhere() -> dict[Path, Path | None]:
    """Returns the ledger folders outside the product, each with its package."""
    return {**{folder: folder.parent for folder in _installed()}, **_extra}


@cache
def _rules() -> dict[str, Rule]:
    return {rule.id: rule for ledger in ledgers().values() for rule in ledger.rules}


@cache
def _titles() -> dict[str, Name]:
    return {r.id: book.sections[r.section] for book in _titled() for r in book.rules}


def _titled() -> Iterator[Ledger]:
    return (book for book in ledgers().values() if book.sections)


def section_title(rule: Rule) -> str:
    """Returns the title of the rule's section in the current language.

    >>> section_title(rule("scythe.move.adjacent"))
    'Move'
    """
    return str(_titles().get(rule.id, rule.section))


def open_ledgers(keys: Collection[str] = ()) -> dict[str, Ledger]:
    """Returns the ledgers as they exist for these spoiler keys, without hidden rules and empty ledgers.

    >>> "fenris-campaign" in open_ledgers(), "fenris-campaign" in open_ledgers({"fenris-1"})
    (False, True)
    """
    shown: dict[str, Ledger] = {}
    for name, ledger in ledgers().items():
        rules = tuple(rule for rule in ledger.rules if not rule.spoiler or rule.spoiler in keys)
        if rules:
            shown[name] = (
                ledger if len(rules) == len(ledger.rules) else msgspec.structs.replace(ledger, rules=rules)
            )
    return shown


def spoiler_keys() -> set[str]:
    """Returns every key that some rule needs."""
    return {rule.spoiler for rule in _rules().values() if rule.spoiler}


def known(rule_id: str) -> bool:
    """Returns whether a ledger has this id.

    >>> known("scythe.goal.most-money-wins"), known("scythe.goal.least-money-wins")
    (True, False)
    """
    return rule_id in _rules()


def rule(rule_id: str, keys: Collection[str] | None = None) -> Rule:
    """Returns the rule with this id; raises `UnknownRule`, which suggests close ids.

    If `keys` are given, only rules that they open are found.  If the ledger of its game could not be read,
    raises that problem.

    >>> rule("scythe.goal.most-money-wins").kind
    'rule'
    """
    found = _rules().get(rule_id)
    if found and (keys is None or not found.spoiler or found.spoiler in keys):
        return found
    if not found and (broken := _read().broken_games.get(rule_id.partition(".")[0])):
        raise RulebookError(broken)
    ids = [r.id for r in _rules().values() if keys is None or not r.spoiler or r.spoiler in keys]
    close = ", ".join(difflib.get_close_matches(rule_id, ids, n=3, cutoff=0.7))
    if current_language() == "de":
        raise UnknownRule(
            f"die Regel {rule_id} gibt es nicht" + (f"; ähnlich heißen: {close}" if close else "")
        )
    raise UnknownRule(f"there is no rule {rule_id}" + (f"; close to it: {close}" if close else ""))


def rulings(rule_id: str) -> list[Rule]:
    """Returns the rulings that say how to read this rule."""
    return [other for other in _rules().values() if rule_id in other.affects]


@cache
def citations() -> dict[str, list[Citation]]:
    """Returns the places in the code that cite each known rule."""
    cited: dict[str, list[Citation]] = {}
    for citation, _ in _everywhere():
        if known(citation.rule):
            cited.setdefault(citation.rule, []).append(citation)
    return {name: sorted(set(places)) for name, places in sorted(cited.items())}


@cache
def unknown_citations() -> list[Citation]:
    """Returns ids that no ledger has but the code cites, in brackets or in a funnel step."""
    return sorted([citation for citation, meant in _everywhere() if meant and _is_slip(citation.rule)])


def unknown_in(source: str, file: str) -> Iterator[Citation]:
    """Yields unknown ids that a source text cites, and brackets with an id that are not a list of ids."""
    yield from [citation for citation, meant in cited_in(source, file) if meant and _is_slip(citation.rule)]


def _is_slip(cited: str) -> bool:
    if known(cited):
        return False
    is_id = re.fullmatch(NAME, cited) and cited.count(".") > 1
    return bool(is_id or _spaces().search(cited))


@cache
def _spaces() -> re.Pattern[str]:
    """Matches the beginning of an id; an id in quotation marks is example code and does not match."""
    names = "|".join(sorted({re.escape(name.partition(".")[0]) for name in _rules()}))
    return re.compile(rf"(?<![\w.'\"/-])(?:{names})\.\S", re.IGNORECASE)


def _everywhere() -> Iterator[tuple[Citation, bool]]:
    yield from _in_product()
    for code in _elsewhere().values():
        if code:
            yield from _in_folder(code, f"{code.name}/")


@cache
def _in_product() -> list[tuple[Citation, bool]]:
    """Reads our own sources.  They never change, so registering a ledger keeps this cache."""
    return list(_in_folder(files("spielwerk"), ""))


def _in_folder(folder: Traversable, prefix: str) -> Iterator[tuple[Citation, bool]]:
    for name, file in sources(folder, prefix):
        yield from _result(file, list[tuple[Citation, bool]], partial(_cited, file, name))


def _cited(file: Traversable, name: str) -> list[tuple[Citation, bool]]:
    return list(cited_in(file.read_text(encoding="utf-8"), name))


def _result(file: Traversable, type: type[T], make: Callable[[], T]) -> T:
    """Returns what `make` reads from a file, from the cache if the file has not changed."""
    return _on_disk[-1].get(file, type, make) if _on_disk else make()


@cache
def proofs() -> dict[str, list[str]]:
    """Returns the tests that prove each rule, as written by the last full test run."""
    packed = files("spielwerk") / "kernel" / "rulebook.json"
    checkout = Path(__file__).parents[3] / "tests" / "rulebook.json"
    return read_proofs(packed if packed.is_file() else checkout)


def read_proofs(path: Traversable) -> dict[str, list[str]]:
    """Reads a list of proofs; an error names the file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
    except FileNotFoundError:
        raise RulebookError(f"{path}: there is no list of proofs") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{path}: {error}") from None


def counts(ledger: Ledger) -> Counts:
    """Returns how many rules the ledger has, and how many of them are cited, proven and physical."""
    rules = [r for r in ledger.rules if r.kind != "ruling"]
    return Counts(
        rules=len(rules),
        cited=sum(r.id in citations() for r in rules),
        proven=sum(r.id in proofs() for r in rules),
        physical=sum(bool(r.physical) for r in rules),
        rulings=len(ledger.rules) - len(rules),
    )
