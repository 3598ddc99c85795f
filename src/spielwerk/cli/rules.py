"""`spielwerk rules`: the ledgers, one ledger, or one rule with the code that cites it and its tests.

Rules behind a spoiler key do not exist here without `--spoilers`: they are neither listed nor found nor
offered as a close match. Only `--json` without further words counts them, for numbers give nothing away.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Collection, Iterator

import msgspec

from spielwerk.kernel import rulebook
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.ledger import KINDS, Ledger, Rule, RulebookError
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
TOTAL = Name("total", "zusammen")
RULINGS = Name("Rulings", "Auslegungen")
QUESTION = Name("Question", "Frage (englisch)")
AFFECTS = Name("Affects", "Betrifft")
PHYSICAL = Name("For the people at the table", "Sache der Menschen am Tisch")
BASIS = Name("Not literally in the book", "So nicht wörtlich im Regelheft")
CODE = Name("Code", "Code")
TESTS = Name("Tests", "Tests")
NOTHING = Name("none yet", "noch keine")
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
    "--untested lists rules; it cannot go with a single rule",
    "--untested listet Regeln auf; zu einer einzelnen Regel passt es nicht",
)
HELP = {
    "what": Name("a ledger or the id of a rule", "ein Regelwerk oder die Kennung einer Regel"),
    "untested": Name("list only rules without a passing test", "nur Regeln ohne bestandenen Test auflisten"),
    "json": Name("print JSON for programs", "JSON für Programme ausgeben"),
    "spoilers": Name("show what a campaign keeps secret", "zeigen, was eine Kampagne noch geheim hält"),
    "lang": Name("the language of the texts", "die Sprache der Texte"),
}


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("what", nargs="?", metavar=str(LEDGER).upper() + "|ID", help=str(HELP["what"]))
    parser.add_argument("--untested", action="store_true", help=str(HELP["untested"]))
    parser.add_argument("--json", action="store_true", help=str(HELP["json"]))
    parser.add_argument("--spoilers", action="store_true", help=str(HELP["spoilers"]))
    parser.add_argument("--lang", choices=LANGUAGES, help=str(HELP["lang"]))


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    with language(args.lang or current_language()):
        keys = rulebook.spoiler_keys() if args.spoilers else set()
        for line in _lines(args, keys):
            print(line)
    return 0


def _lines(args: argparse.Namespace, keys: Collection[str]) -> Iterator[str]:
    ledgers = rulebook.open_ledgers(keys)
    if args.what is None and not args.untested:
        return _json_overview() if args.json else _overview(ledgers)
    if args.what is None or args.what in ledgers:
        chosen = ledgers if args.what is None else {args.what: ledgers[args.what]}
        if args.json:
            return _json_list(chosen, args.untested)
        return _untested(chosen) if args.untested else _listing(*chosen.values())
    if "." not in args.what:
        if wrong := rulebook.left_out(args.what):
            raise RulebookError(wrong)
        raise SpielwerkError(str(NO_LEDGER).format(args.what, ", ".join(ledgers)))
    rule = rulebook.rule(args.what, keys)
    if args.untested:
        raise SpielwerkError(str(NOT_ONE_RULE))
    return _json_rule(rule) if args.json else _rule(rule, ledgers)


def _overview(ledgers: dict[str, Ledger]) -> Iterator[str]:
    rows = [(name, msgspec.structs.astuple(rulebook.counts(ledger))) for name, ledger in ledgers.items()]
    rows.append((str(TOTAL), tuple(map(sum, zip(*(numbers for _, numbers in rows), strict=True)))))
    heads = [str(COLUMNS[field]) for field in rulebook.Counts.__struct_fields__]
    first = max(len(name) for name, _ in [*rows, (str(LEDGER), ())])
    yield "  ".join([f"{LEDGER!s:{first}}", *heads])
    for name, numbers in rows:
        cells = (f"{number:{len(head)}}" for number, head in zip(numbers, heads, strict=True))
        yield "  ".join([f"{name:{first}}", *cells])


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
    code = [str(citation) for citation in rulebook.citations().get(rule.id, [])]
    for head, places in ((CODE, code), (TESTS, rulebook.proofs().get(rule.id, []))):
        yield from ("", f"{head}:", *(f"  {place}" for place in places or [str(NOTHING)]))


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
    fields["code"] = [str(citation) for citation in rulebook.citations().get(rule.id, [])]
    fields["tests"] = rulebook.proofs().get(rule.id, [])
    yield _json(fields)
