"""A ledger: the numbered rules of one book, and how its file is read.

It is a TOML file in the folder `rulebook/` of a game.  `rulebook.py` finds all ledgers.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Annotated, Literal, cast, get_args

import msgspec

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.first_use import BUILDING
from spielwerk.kernel.text import Name

Kind = Literal[
    "rule",
    "setup",
    "scoring",
    "reward",
    "automa",
    "scenario",
    "optional",
    "variant",
    "edge-case",
    "example",
    "ruling",
]
Basis = Literal["external-summary", "stand-in", "own-example", "derived"]
Confidence = Literal["low", "medium", "high"]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]+(\.[a-z0-9-]+)+$")]

ALLOWED = {"kind": get_args(Kind), "basis": get_args(Basis), "confidence": get_args(Confidence)}
"""The words allowed in each field that has a fixed set of words."""

KINDS: dict[Kind, Name] = {
    "rule": Name("Rule", "Regel"),
    "setup": Name("Set-up", "Aufbau"),
    "scoring": Name("Scoring", "Wertung"),
    "reward": Name("Reward", "Belohnung"),
    "automa": Name("Automa", "Automa"),
    "scenario": Name("Scenario", "Szenario"),
    "optional": Name("Optional", "Optional"),
    "variant": Name("Variant", "Variante"),
    "edge-case": Name("Special case", "Sonderfall"),
    "example": Name("Example", "Beispiel"),
    "ruling": Name("Ruling", "Auslegung"),
}
"""The name of each kind for players."""
PHYSICAL = Name("Not in the program", "Nicht im Programm")
"""The heading above the reason why the program leaves a rule to the people at the table."""


class RulebookError(SpielwerkError):
    """A ledger or the list of proofs cannot be read; the text names the file and the place in it."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule, or one ruling where the book is silent (`kind = "ruling"`: `en` and `de` answer `issue`).

    `question` is what a player would ask; `issue` says for authors what the book leaves open.

    The rule applies only if all `modules` are in play.  `physical` says why no program can break the rule.
    Without the key in `spoiler` the rule is hidden from a player.  `inferred` rules are not literally in the
    book, for the reason in `basis`; `derived` rules follow from other rules.
    """

    id: Id
    section: Text
    kind: Kind
    en: Text
    de: Text
    modules: tuple[Text, ...] = ()
    physical: Name | None = None
    spoiler: str = ""
    question: Name | None = None
    issue: str = ""
    affects: tuple[Id, ...] = ()
    inferred: bool = False
    derived: bool = False
    basis: Basis | None = None
    confidence: Confidence | None = None

    def __post_init__(self) -> None:
        if self.kind == "ruling" and not (self.issue and self.affects):
            raise ValueError("a ruling needs `issue` and `affects`")
        if self.kind != "ruling" and not self.modules:
            raise ValueError("a rule needs `modules`")
        if self.question and not (self.question.en.endswith("?") and self.question.de.endswith("?")):
            raise ValueError("a question ends with a question mark")

    def text(self, lang: str) -> str:
        """Returns the text of the rule in English or German."""
        return self.de if lang == "de" else self.en


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one book.  Its `spoiler` key applies to every rule without a key of its own.

    A rule of such a book sets `spoiler = ""` if everybody may read it.  `sections` are the titles that
    players read above the rules of each section.
    """

    title: Name
    source: Text
    rules: tuple[Rule, ...]
    spoiler: str = ""
    sections: dict[str, Name] = {}


def load(path: Traversable) -> Ledger:
    """Reads one ledger; an error names the file, the rule and the key."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        with BUILDING:
            ledger = msgspec.convert(data, Ledger)
    except OSError as error:
        raise RulebookError(f"{path}: it cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{path}: not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise RulebookError(f"{path}: {_with_id(str(error), data)}") from None
    untitled = {r.section for r in ledger.rules} - set(ledger.sections) if ledger.sections else ()
    if untitled:
        raise RulebookError(f"{path}: sections: no title for {', '.join(sorted(untitled))}")
    if not ledger.spoiler:
        return ledger
    entries = cast("list[dict[str, object]]", data["rules"])
    rules = [
        rule if "spoiler" in entry else msgspec.structs.replace(rule, spoiler=ledger.spoiler)
        for rule, entry in zip(ledger.rules, entries, strict=True)
    ]
    return msgspec.structs.replace(ledger, rules=tuple(rules))


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spoiler keys of the ledgers in one folder: the key of each chapter, and `all`, which opens all.

    `rules` has the keys of single rules that tell more than the rest of their chapter.
    """

    all: str
    chapters: dict[str, str]
    rules: dict[str, str] = {}


KEYS_FILE = "spoilers.toml"
"""The file beside ledgers that gives their chapters keys; the second word of an id is its chapter."""


def load_keys(path: Traversable) -> Keys:
    """Reads the table of spoiler keys next to the ledgers."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Keys)
    except msgspec.DecodeError as error:
        raise RulebookError(f"{path}: {error}") from None


def keyed(ledger: Ledger, keys: Keys) -> Ledger:
    """Returns a ledger whose rules have the keys of their chapters, or keys of their own.

    A ruling has the first key of what it affects.
    """
    return msgspec.structs.replace(ledger, rules=tuple([_keyed(rule, keys) for rule in ledger.rules]))


def _keyed(rule: Rule, keys: Keys) -> Rule:
    if not rule.spoiler:
        return rule
    if rule.id in keys.rules:
        return msgspec.structs.replace(rule, spoiler=keys.rules[rule.id])
    about = rule.affects if rule.kind == "ruling" else (rule.id,)
    chapters = [id.split(".")[1] for id in about]
    found = [keys.chapters[chapter] for chapter in chapters if chapter in keys.chapters]
    if not found:
        raise RulebookError(f"{KEYS_FILE}: rule {rule.id}: chapters has no key for {', '.join(chapters)}")
    return msgspec.structs.replace(rule, spoiler=found[0])


def _with_id(message: str, data: dict[str, object]) -> str:
    """Returns the msgspec message (`$.rules[4].kind`) with the id of that rule and the allowed words."""
    place = re.search(r"\$\.rules\[(\d+)\]", message)
    if not place:
        return message
    word = re.match(r"Invalid enum value .*\.(\w+)`$", message, re.DOTALL)
    message += f"; one of {', '.join(ALLOWED[word[1]])}" if word else ""
    entry = cast("list[object]", data["rules"])[int(place[1])]
    name = entry.get("id") if isinstance(entry, dict) else None
    return f"rule {name or 'without id'}, number {int(place[1]) + 1} in the file: {message}"
