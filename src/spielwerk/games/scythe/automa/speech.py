"""An Automa in words: the lines of the log, and why it did what it did, in a sentence or step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.games.scythe import components, names, speech
from spielwerk.games.scythe.automa.cards import automa_file
from spielwerk.games.scythe.automa.deck import AUTOMA_CARD
from spielwerk.games.scythe.automa.story import UNIT, AutomaChoice, Symbol, Turn
from spielwerk.games.scythe.automa.ties import READING
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.options import GAINS
from spielwerk.kernel import rulebook
from spielwerk.kernel.funnel import Narrowed, candidates
from spielwerk.kernel.speech import Line, Reason, capital
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

SCHEMES = ("I", "II")

SPELLING: dict[str, speech.Spelling] = {
    "scheme": lambda value, _about, _rules: SCHEMES[value - 1],
    "resource": lambda value, about, _rules: names.goods(value, about.n),
    "turned": lambda value, _about, rules: rules.card_values[value],
}
"""How the fields of an Automa's events are put into words."""
NAMING: dict[str, speech.Naming] = {
    AUTOMA_CARD[0].verb: lambda o, _seat, _frame, _rules: {"n": o.i + 1},
}


def line(symbol: Symbol, rules: ScytheRules) -> Line:
    """Returns a symbol as a line of the card: what it says, and its result."""
    done = symbol.line.verdict == "done"
    return Line(heading(symbol), done, outcome(symbol, rules).words, symbol.line.row)


def symbol_name(what: str) -> str:
    return names.noun(automa_file().symbols[what])


# --- in one sentence


def short(turn: Turn, rules: ScytheRules) -> str:
    """Returns the turn in one sentence: card, movement with its reason, gains and progress."""
    acting = {"who": names.subject(turn.seat, rules), "form": names.form(turn.seat, rules)}
    card = {**acting, "card": turn.card, "scheme": SCHEMES[turn.scheme - 1]}
    if turn.skipped:
        return text("scythe-automa-short-skipped", **card)
    parts = [text("scythe-automa-short-card", **card), moves_in_short(turn, rules)]
    parts += left_behind([symbol for symbol in turn.symbols if leaves(symbol)])
    gained = [gain(symbol) for symbol in turn.symbols if took(symbol)]
    if gained:
        parts.append(text("scythe-automa-short-gains", gains=names.listed(gained)))
    if turn.space >= 0:
        parts.append(text("scythe-automa-short-progress", space=turn.space))
    return "; ".join(parts) + "."


def leaves(symbol: Symbol) -> bool:
    return symbol.line.row == "token" and symbol.line.verdict == "done"


def left_behind(symbols: Sequence[Symbol]) -> list[str]:
    """Returns for example `a flag stays in V3`; tokens of one kind are told together."""
    places: dict[str, list[str]] = {}
    for symbol in symbols:
        places.setdefault(symbol.line.what, []).append(names.inside(symbol.line.at))
    return [
        text(f"scythe-automa-short-{what}", n=len(at), place=names.listed(at)) for what, at in places.items()
    ]


def took(symbol: Symbol) -> bool:
    return symbol.line.row == "gain" and symbol.line.verdict == "done"


def gain(symbol: Symbol) -> str:
    """Returns for example `2 power`, `a worker`."""
    what, n = symbol.line.what, symbol.line.n
    if what in GAINS:
        return names.gain(GAINS.index(what), n)
    return text(f"scythe-automa-gain-{what}")


def moves_in_short(turn: Turn, rules: ScytheRules) -> str:
    movements = [move_in_short(symbol, rules) for symbol in turn.symbols if symbol.move]
    if movements:
        return "; ".join(movements)
    hesitates = any(
        symbol.line.row == "move" and symbol.line.verdict == "hesitates" for symbol in turn.symbols
    )
    return text("scythe-automa-short-hesitates" if hesitates else "scythe-automa-short-no-move")


def move_in_short(symbol: Symbol, rules: ScytheRules) -> str:
    """Returns which unit goes where, and the rule that decided it."""
    move = symbol.move
    assert move is not None
    reason = ""
    if symbol.choices and (rule := symbol.choices[-1].decisive):
        reason = because(rule, rules)
    key = "scythe-automa-short-stays" if move.to == move.origin else "scythe-automa-short-moves"
    unit = unit_with_article(move.seat, move.unit, rules)
    place = names.inside(move.to) if move.to == move.origin else names.into(move.to)
    return text(key, action=symbol_name(symbol.line.what), unit=unit, place=place, reason=reason)


def unit_with_article(seat: int, unit: int, rules: ScytheRules) -> str:
    """Returns a unit as the subject of a sentence; `mech 3` and proper names have no article."""
    return text("scythe-automa-unit", kind=names.kind_of_unit(unit), unit=names.unit(seat, unit, rules))


REASONS = {
    "step4-most-units": "most-units",
    "step4-nearest-enemy": "nearest-enemy",
    "step4-fewest": "fewest",
    "step4-most-resources": "most-resources",
    "step4-not-threatened": "safe",
    "tie-factory": "factory",
    "tie-reading-order": "reading",
    "tie-nearest": "marker",
}
"""Rules that decide between good regions; all others leave only one possible region."""


def because(rule: Narrowed, rules: ScytheRules) -> str:
    """Returns the reason in a few words, with the number that was measured."""
    name = rules.automa_reasons.get(rule.rule) or REASONS.get(rule.rule.rpartition(".")[2], "only")
    n = next((v for _, v, stays in candidates(rule) if stays and v is not None), 0)
    return text(f"scythe-automa-because-{name}", n=n)


# --- step by step


def full(turn: Turn, title: str, rules: ScytheRules) -> list[Reason]:
    """Returns every symbol of the card, every rule and what it removed."""
    found = [Reason(title)]
    if turn.skipped:
        return [*found, Reason(text("scythe-automa-step-skipped"))]
    for symbol in turn.symbols:
        found += symbol_steps(symbol, rules)
    return found


def symbol_steps(symbol: Symbol, rules: ScytheRules) -> list[Reason]:
    """Returns the choices made for a symbol, and its result."""
    found = [step for choice in symbol.choices for step in choice_steps(choice, symbol, rules)]
    return [Reason(heading(symbol) + ":", heading=True), *found, outcome(symbol, rules)]


def heading(symbol: Symbol) -> str:
    """Returns the symbol as the card shows it, with its bracket and its number."""
    line = symbol.line
    if line.row in ("recruit", "progress"):
        called = text(f"scythe-automa-row-{line.row}")
    elif line.row == "token":
        called = text(f"scythe-automa-row-{line.what}")
    else:
        called = capital(symbol_name(line.what))
    if line.what == "attack-unit":
        called = text("scythe-automa-from-power", action=called, n=line.n)
    if line.faction:
        faction = names.name(components.factions()[line.faction].name)
        called = text("scythe-automa-bracket", action=called, faction=faction)
    return called


def outcome(symbol: Symbol, rules: ScytheRules) -> Reason:
    """Returns the result of the symbol, in words."""
    line, move = symbol.line, symbol.move
    if move is not None:
        unit = names.unit(move.seat, move.unit, rules)
        if move.to == move.origin:
            words = text("scythe-automa-step-stays", unit=unit, place=names.inside(move.to))
            return Reason(words, seen=(ref(move.to),), left=(ref(move.to),))
        origin, to = names.out_of(move.origin), names.into(move.to)
        words = text("scythe-automa-step-moves", unit=unit, origin=origin, to=to)
        return Reason(words, seen=(ref(move.to),), left=(ref(move.to),))
    if leaves(symbol):
        words = text(f"scythe-automa-step-{line.what}", place=names.inside(line.at))
        rule = rules.automa_token_rules.get(line.what, "scythe.automa-invaders.placing")
        return Reason(words, rule, (ref(line.at),), (ref(line.at),))
    if took(symbol):
        return Reason(text("scythe-automa-step-gains", gain=gain(symbol)))
    if line.row in ("recruit", "progress"):
        amount = names.gain(GAINS.index(line.what), line.n) if line.row == "recruit" else line.n
        return Reason(text(f"scythe-automa-{line.row}-{line.verdict}", amount=amount))
    return Reason(text(f"scythe-automa-verdict-{line.verdict}", n=line.n))


def choice_steps(choice: AutomaChoice, symbol: Symbol, rules: ScytheRules) -> list[Reason]:
    """Returns a heading for the choice and a line for each rule that removed or could remove a candidate."""
    key = "scythe-automa-choose-unit" if choice.about == UNIT else "scythe-automa-choose-target"
    telling = [rule for rule in choice.rules if rule.before & rule.before - 1 or rule.before != rule.after]
    if not telling:
        return []
    first = [stands(c, choice) for c, _, _ in candidates(choice.rules[0])]
    return [
        Reason(text(key), seen=tuple(first), left=tuple(first)),
        *[rule_step(rule, choice, symbol, rules) for rule in telling],
    ]


def ref(place: int) -> str:
    """Returns the reference of a place on the board."""
    return f"place:{board().places[place]}"


def stands(i: int, choice: AutomaChoice) -> str:
    """Returns the reference of a candidate on the board."""
    return ref(choice.places[i] if choice.about == UNIT else i)


def rule_step(rule: Narrowed, choice: AutomaChoice, symbol: Symbol, rules: ScytheRules) -> Reason:
    """Returns the rule as the rulebook has it, what it removed and why, and what was left."""
    seen = candidates(rule)
    if rule.rule == READING:
        seen = [(c, None, stays) for c, _, stays in seen]
    called = [(candidate(c, choice, symbol, rules), v, stays) for c, v, stays in seen]
    left = [with_value(name, v) for name, v, stays in called if stays]
    gone = [with_value(name, v) for name, v, stays in called if not stays]
    key = "all" if not gone else "left" if rule is choice.rules[0] and choice.about != UNIT else "gone"
    said = rulebook.rule(rule.rule).text(current_language())
    words = text(f"scythe-automa-rule-{key}", rule=said, left=names.listed(left), gone=names.listed(gone))
    best = next((v for _, v, stays in seen if stays), None)
    kept = tuple([stands(c, choice) for c, _, stays in seen if stays])
    lost = {stands(c, choice): note(rule, v, best) for c, v, stays in seen if not stays}
    gone_refs = [r for r in lost if r not in kept]
    return Reason(words, rule.rule, (*kept, *gone_refs), kept, tuple([lost[r] for r in gone_refs]))


def note(rule: Narrowed, value: int | None, best: int | None) -> str:
    """Returns why a candidate was removed, short enough for a label on the map."""
    if value is None or best is None:
        how = "first" if rule.rule == READING else rule.how
        return text(f"scythe-automa-note-{how}")
    return text("scythe-automa-note-measured", n=value, best=best)


def candidate(i: int, choice: AutomaChoice, symbol: Symbol, rules: ScytheRules) -> str:
    """Returns the name of a candidate: a region, or a unit and where it stands."""
    if choice.about == UNIT:
        return f"{names.unit(symbol.line.seat, i, rules)} {names.inside(choice.places[i])}"
    return str(names.hex_name(i))


def with_value(name: str, value: int | None) -> str:
    return name if value is None else f"{name} ({value})"
