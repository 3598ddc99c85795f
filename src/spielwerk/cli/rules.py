"""`spielwerk rules`: the ledgers, one ledger or chapter, a search, or one rule with its code and tests.

Without `--spoilers`, rules behind a spoiler key are neither listed nor found nor suggested as a close match.
They are counted only by `--json` without further arguments.  The overview says how many ledgers are closed,
since a number gives nothing away.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from zlib import crc32

import msgspec

from spielwerk.kernel import rulebook
from spielwerk.kernel.citation import Citation
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.file_cache import user_cache
from spielwerk.kernel.ledger import KINDS, PHYSICAL, Ledger, Rule, RulebookError
from spielwerk.kernel.text import LANGUAGES, Name, current_language, language

WIDTH = 100
COLUMNS = {
    "rules": Name("rules", "Regeln"),
    "cited": Name("cited", "zitiert"),
    "proven": Name("proven", "bewiesen"),
    "physical": Name("physical", "am Tisch"),
    "rulings": Name("rulings", "Auslegungen"),
}
STATUS = {
    "proven": Name("proven", "bewiesen"),
    "cited": Name("cited", "zitiert"),
    "open": Name("open", "offen"),
}
LEDGER = Name("ledger", "Regelwerk")
WORDS = Name("WORD", "WORT")
TOTAL = Name("total", "zusammen")
RULINGS = Name("Rulings", "Auslegungen")
QUESTION = Name("Question", "Frage (englisch)")
AFFECTS = Name("Affects", "Betrifft")
BASIS = Name("Not literally in the book", "So nicht wörtlich im Regelheft")
CODE = Name("Code", "Code")
TESTS = Name("Tests", "Tests")
NOTHING = Name("none yet", "noch keine")
IN_DATA = Name("in the data", "in den Daten")
EXAMPLE = Name("none of its own: an example of other rules", "kein eigener: ein Beispiel anderer Regeln")
CLOSED = Name(
    "closed ledgers: {}, partly closed: {}; --spoilers opens what a campaign keeps secret",
    "geschlossene Regelwerke: {}, teilweise: {}; --spoilers öffnet, was eine Kampagne geheim hält",
)
NOT_FOUND = Name("no rule has the words: {}", "keine Regel enthält die Wörter: {}")
REASONS = {
    "external-summary": Name("from a summary by others", "aus einer Zusammenfassung anderer"),
    "stand-in": Name("a stand-in", "ein Ersatz"),
    "own-example": Name("an example of our own", "ein eigenes Beispiel"),
    "derived": Name("follows from other rules", "folgt aus anderen Regeln"),
    "inferred": Name("concluded", "erschlossen"),
}
ALL_PROVEN = Name("every rule is proven", "jede Regel ist bewiesen")
NO_LEDGER = Name(
    "there is no ledger {}; there are: {}",
    "das Regelwerk {} gibt es nicht; es gibt: {}",
)
NOT_ONE_RULE = Name(
    "--untested lists rules; it cannot be combined with a single rule",
    "--untested listet Regeln auf; zu einer einzelnen Regel passt es nicht",
)
HELP = {
    "what": Name(
        "a ledger, a chapter such as scythe.move, or the id of a rule",
        "ein Regelwerk, ein Kapitel wie scythe.move oder die Kennung einer Regel",
    ),
    "search": Name(
        "list the rules that have all these words", "Regeln auflisten, die alle diese Wörter enthalten"
    ),
    "untested": Name("list only rules without a passing test", "nur Regeln ohne bestandenen Test auflisten"),
    "json": Name("print JSON for programs", "JSON für Programme ausgeben"),
    "spoilers": Name("show what a campaign keeps secret", "zeigen, was eine Kampagne noch geheim hält"),
    "lang": Name("the language of the texts", "die Sprache der Texte"),
}


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments."""
    parser.add_argument("what", nargs="?", metavar=str(LEDGER).upper() + "|ID", help=str(HELP["what"]))
    parser.add_argument("--search", metavar=str(WORDS), nargs="+", help=str(HELP["search"]))
    parser.add_argument("--untested", action="store_true", help=str(HELP["untested"]))
    parser.add_argument("--json", action="store_true", help=str(HELP["json"]))
    parser.add_argument("--spoilers", action="store_true", help=str(HELP["spoilers"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Prints what was asked for."""
    with language(args.lang or current_language()), rulebook.on_disk(_cache_file()):
        keys = rulebook.spoiler_keys() if args.spoilers else set()
        for line in _lines(args, keys):
            print(line)
    return 0


def _cache_file() -> Path:
    """Returns a file per installation, so that two installations do not overwrite each other's results."""
    return user_cache() / f"rulebook-{crc32(__file__.encode()):08x}.json"


def _lines(args: argparse.Namespace, keys: Collection[str]) -> Iterator[str]:
    ledgers = rulebook.open_ledgers(keys)
    if args.what is None and not args.untested and not args.search:
        return _json_overview() if args.json else _overview(ledgers)
    chosen = _chosen(args.what, ledgers)
    if args.search:
        chosen = _having(args.search, chosen)
        if not chosen:
            raise SpielwerkError(str(NOT_FOUND).format(" ".join(args.search)))
    if chosen:
        return _lists(args, chosen)
    if "." not in args.what:
        if wrong := rulebook.left_out(args.what):
            raise RulebookError(wrong)
        raise SpielwerkError(str(NO_LEDGER).format(args.what, ", ".join(ledgers)))
    rule = rulebook.rule(args.what, keys)
    if args.untested:
        raise SpielwerkError(str(NOT_ONE_RULE))
    return _json_rule(rule) if args.json else _rule(rule, ledgers)


def _lists(args: argparse.Namespace, chosen: dict[str, Ledger]) -> Iterator[str]:
    if args.json:
        return _json_list(chosen, args.untested)
    if args.untested:
        return _untested(chosen)
    if args.search or args.what not in chosen:
        return _texts(chosen)
    return _listing(chosen[args.what])


def _chosen(what: str | None, ledgers: dict[str, Ledger]) -> dict[str, Ledger]:
    """Returns all ledgers, the one of this name, or the rules of a chapter by ledger; may be empty."""
    if what is None:
        return ledgers
    if what in ledgers:
        return {what: ledgers[what]}
    return _only(ledgers, lambda rule: "." in what and rule.id.startswith(f"{what}."))


def _having(words: list[str], ledgers: dict[str, Ledger]) -> dict[str, Ledger]:
    """Returns the rules that have all the words in their id, section title or text."""
    wanted = " ".join(words).casefold().split()
    lang = current_language()

    def matches(rule: Rule) -> bool:
        body = f"{rule.id} {rulebook.section_title(rule)} {rule.text(lang)}".casefold()
        return all(word in body for word in wanted)

    return _only(ledgers, matches)


def _only(ledgers: dict[str, Ledger], wanted: Callable[[Rule], bool]) -> dict[str, Ledger]:
    found = {name: tuple(filter(wanted, ledger.rules)) for name, ledger in ledgers.items()}
    return {
        name: msgspec.structs.replace(ledgers[name], rules=rules) for name, rules in found.items() if rules
    }


def _overview(ledgers: dict[str, Ledger]) -> Iterator[str]:
    rows = [(name, msgspec.structs.astuple(rulebook.counts(ledger))) for name, ledger in ledgers.items()]
    rows.append((str(TOTAL), tuple(map(sum, zip(*(numbers for _, numbers in rows), strict=True)))))
    heads = [str(COLUMNS[field]) for field in rulebook.Counts.__struct_fields__]
    first = max(len(name) for name, _ in [*rows, (str(LEDGER), ())])
    yield "  ".join([f"{LEDGER!s:{first}}", *heads])
    for name, numbers in rows:
        cells = (f"{number:{len(head)}}" for number, head in zip(numbers, heads, strict=True))
        yield "  ".join([f"{name:{first}}", *cells])
    every = rulebook.ledgers()
    closed = len(every) - len(ledgers)
    partly = sum(len(ledger.rules) < len(every[name].rules) for name, ledger in ledgers.items())
    if closed or partly:
        yield from ("", str(CLOSED).format(closed, partly))


def _status(rule: Rule) -> str:
    if rule.id in rulebook.proofs():
        return "proven"
    return "cited" if rule.id in rulebook.citations() else "open"


def _listing(ledger: Ledger) -> Iterator[str]:
    yield str(ledger.title)
    yield ledger.source
    width = max(len(str(status)) for status in STATUS.values())
    heading = ""
    for rule in ledger.rules:
        now = str(RULINGS) if rule.kind == "ruling" else rulebook.section_title(rule)
        if now != heading:
            yield from ("", now)
            heading = now
        physical = f" ({COLUMNS['physical']})" if rule.physical else ""
        yield f"  {STATUS[_status(rule)]!s:{width}}  {rule.id}{physical}"


def _texts(ledgers: dict[str, Ledger]) -> Iterator[str]:
    """Yields rules with their texts, under the titles of their ledgers."""
    for number, ledger in enumerate(ledgers.values()):
        yield from ("", str(ledger.title)) if number else (str(ledger.title),)
        for rule in ledger.rules:
            yield from ("", f"{rule.id} ({STATUS[_status(rule)]})")
            yield from _wrapped(rule.text(current_language()), "  ")


def _unproven(ledgers: dict[str, Ledger]) -> Iterator[Rule]:
    for ledger in ledgers.values():
        yield from (r for r in ledger.rules if r.kind != "ruling" and r.id not in rulebook.proofs())


def _untested(ledgers: dict[str, Ledger]) -> Iterator[str]:
    rules = list(_unproven(ledgers))
    width = max((len(rule.id) for rule in rules), default=0)
    for rule in rules:
        yield f"{rule.id:{width}}  {rulebook.section_title(rule)}"
    if not rules:
        yield str(ALL_PROVEN)


def _rule(rule: Rule, ledgers: dict[str, Ledger]) -> Iterator[str]:
    lang = current_language()
    title = next(ledger.title for ledger in ledgers.values() if any(r.id == rule.id for r in ledger.rules))
    yield rule.id
    yield " · ".join([str(title), rulebook.section_title(rule), str(KINDS[rule.kind]), *rule.modules])
    if rule.issue:
        yield from ("", f"{QUESTION}:", *_wrapped(rule.issue, "  "))
    yield from ("", *_wrapped(rule.text(lang)))
    if rule.affects:
        yield from ("", f"{AFFECTS}:", *(f"  {other}" for other in rule.affects))
    if rule.physical:
        yield from ("", f"{PHYSICAL}:", *_wrapped(str(rule.physical), "  "))
    if rule.inferred or rule.derived:
        reason = REASONS[rule.basis or ("derived" if rule.derived else "inferred")]
        yield from ("", f"{BASIS}: {reason}")
    seen = {r.id for ledger in ledgers.values() for r in ledger.rules}
    rulings = [ruling for ruling in rulebook.rulings(rule.id) if ruling.id in seen]
    if rulings:
        yield from ("", f"{RULINGS}:")
        for ruling in rulings:
            yield from (f"  {ruling.id}", *_wrapped(ruling.text(lang), "    "))
    code, data = _places(rule)
    lines = [*code, *(f"{IN_DATA}: {place}" for place in data)]
    nothing = str(EXAMPLE if rule.kind == "example" else NOTHING)
    yield from ("", f"{CODE}:", *(f"  {line}" for line in lines or [nothing]))
    tests = rulebook.proofs().get(rule.id, []) or [str(NOTHING)]
    yield from ("", f"{TESTS}:", *(f"  {test}" for test in tests))


def _places(rule: Rule) -> tuple[list[str], list[str]]:
    """Returns where the code cites a rule, and where the data do."""
    cited: list[Citation] = rulebook.citations().get(rule.id, [])
    return [str(c) for c in cited if c.where], [str(c) for c in cited if not c.where]


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _json(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def _json_overview() -> Iterator[str]:
    yield _json({name: rulebook.counts(ledger) for name, ledger in rulebook.ledgers().items()})


def _json_list(ledgers: dict[str, Ledger], untested: bool) -> Iterator[str]:
    rules = _unproven(ledgers) if untested else (r for ledger in ledgers.values() for r in ledger.rules)
    yield _json(
        [{"id": r.id, "kind": r.kind, "status": _status(r), "physical": bool(r.physical)} for r in rules]
    )


def _json_rule(rule: Rule) -> Iterator[str]:
    fields: dict[str, object] = msgspec.to_builtins(rule)
    if rule.physical:
        fields["physical"] = rule.physical.en
    fields["code"], fields["data"] = _places(rule)
    fields["tests"] = rulebook.proofs().get(rule.id, [])
    yield _json(fields)
