"""An Automa in words: the lines of the log, and why it did what it did – in a sentence, or step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.games.scythe import components, names, speech
from spielwerk.games.scythe.automa.cards import automa_file, levels
from spielwerk.games.scythe.automa.deck import AUTOMA_CARD
from spielwerk.games.scythe.automa.story import UNIT, Choice, Symbol, Turn, candidates, turns
from spielwerk.games.scythe.automa.ties import READING
from spielwerk.games.scythe.options import GAINS
from spielwerk.kernel import rulebook
from spielwerk.kernel.event import Event
from spielwerk.kernel.funnel import Narrowed
from spielwerk.kernel.speech import Why, capital
from spielwerk.kernel.text import current_language, text

SCHEMES = ("I", "II")

speech.CHOICES["automa"] = levels

SPELLING: dict[str, speech.Spelling] = {
    "scheme": lambda value, _about, _rules: SCHEMES[value - 1],
    "resource": lambda value, about, _rules: names.goods(value, about.n),
    "turned": lambda value, _about, rules: rules.card_values[value],
}
"""How the fields of an Automa's events are put into words."""
NAMING: dict[str, speech.Naming] = {
    AUTOMA_CARD[0].verb: lambda o, _seat, _frame, _rules: {"n": o.i + 1},
}


def stories(events: Sequence[Event], rules: Any) -> list[Why]:
    """Why the Automas did what they did in a run of events, turn by turn."""
    return [why(turn, rules) for turn in turns(events)]


def why(turn: Turn, rules: Any) -> Why:
    """A turn in one sentence, and in all its steps."""
    return Why(turn.seat, short(turn, rules), tuple(full(turn, rules)))


def symbol_name(what: str) -> str:
    return names.noun(automa_file().symbols[what])


# --- in one sentence


def short(turn: Turn, rules: Any) -> str:
    """Card, movement with its reason, gains and progress."""
    who = names.seat(turn.seat, rules)
    card = {"seat": who, "card": turn.card, "scheme": SCHEMES[turn.scheme - 1]}
    if turn.skipped:
        return text("scythe-automa-short-skipped", **card)
    parts = [text("scythe-automa-short-card", **card), moves_in_short(turn, rules)]
    gained = [gain(symbol) for symbol in turn.symbols if took(symbol)]
    if gained:
        parts.append(text("scythe-automa-short-gains", gains=names.listed(gained)))
    if turn.space >= 0:
        parts.append(text("scythe-automa-short-progress", space=turn.space))
    return "; ".join(parts) + "."


def took(symbol: Symbol) -> bool:
    return symbol.line.row == "gain" and symbol.line.verdict == "done"


def gain(symbol: Symbol) -> str:
    """`2 power`, `worker`."""
    what, n = symbol.line.what, symbol.line.n
    if what in GAINS:
        return names.gain(GAINS.index(what), n)
    return symbol_name(what)


def moves_in_short(turn: Turn, rules: Any) -> str:
    told = [move_in_short(symbol, rules) for symbol in turn.symbols if symbol.move]
    return "; ".join(told) if told else text("scythe-automa-short-no-move")


def move_in_short(symbol: Symbol, rules: Any) -> str:
    """Who goes where, and the rule that decided it."""
    move = symbol.move
    assert move is not None
    reason = ""
    if symbol.choices and (rule := symbol.choices[-1].decisive):
        reason = because(rule)
    key = "scythe-automa-short-stays" if move.to == move.origin else "scythe-automa-short-moves"
    unit = names.unit(move.seat, move.unit, rules)
    place = names.inside(move.to) if move.to == move.origin else names.into(move.to)
    return text(key, action=symbol_name(symbol.line.what), unit=unit, place=place, reason=reason)


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
"""Rules that decide between good regions; all others leave the only possible one."""


def because(rule: Narrowed) -> str:
    """The reason in a few words, with the number that was measured."""
    name = REASONS.get(rule.rule.rpartition(".")[2], "only")
    n = next((v for _, v, stays in candidates(rule) if stays and v is not None), 0)
    return text(f"scythe-automa-because-{name}", n=n)


# --- step by step


def full(turn: Turn, rules: Any) -> list[str]:
    """Every symbol of the card, every rule and what it took away."""
    found = [text("scythe-automa-step-card", card=turn.card, scheme=SCHEMES[turn.scheme - 1])]
    if turn.skipped:
        return [*found, text("scythe-automa-step-skipped")]
    for symbol in turn.symbols:
        found += symbol_steps(symbol, rules)
    return found


def symbol_steps(symbol: Symbol, rules: Any) -> list[str]:
    """The choices that were made for a symbol, and what became of it."""
    found = [step for choice in symbol.choices for step in choice_steps(choice, symbol, rules)]
    return [heading(symbol), *found, outcome(symbol, rules)]


def heading(symbol: Symbol) -> str:
    """The symbol as the card shows it, with its bracket and its number."""
    line = symbol.line
    if line.row in ("recruit", "progress"):
        called = text(f"scythe-automa-row-{line.row}")
    else:
        called = capital(symbol_name(line.what))
    if line.what == "attack-unit":
        called = text("scythe-automa-from-power", action=called, n=line.n)
    if line.faction:
        faction = names.name(components.factions()[line.faction].name)
        called = text("scythe-automa-bracket", action=called, faction=faction)
    return called + ":"


def outcome(symbol: Symbol, rules: Any) -> str:
    """What became of it."""
    line, move = symbol.line, symbol.move
    if move is not None:
        unit = names.unit(move.seat, move.unit, rules)
        if move.to == move.origin:
            return text("scythe-automa-step-stays", unit=unit, place=names.inside(move.to))
        origin, to = names.out_of(move.origin), names.into(move.to)
        return text("scythe-automa-step-moves", unit=unit, origin=origin, to=to)
    if took(symbol):
        return text("scythe-automa-step-gains", gain=gain(symbol))
    if line.row in ("recruit", "progress"):
        amount = names.gain(GAINS.index(line.what), line.n) if line.row == "recruit" else line.n
        return text(f"scythe-automa-{line.row}-{line.verdict}", amount=amount)
    return text(f"scythe-automa-verdict-{line.verdict}", n=line.n)


def choice_steps(choice: Choice, symbol: Symbol, rules: Any) -> list[str]:
    """A heading for the choice and a line for each rule that had something to decide."""
    key = "scythe-automa-choose-unit" if choice.about == UNIT else "scythe-automa-choose-target"
    open_ones = [rule for rule in choice.rules if rule.before & rule.before - 1]
    return [text(key), *[rule_step(rule, choice, symbol, rules) for rule in open_ones]]


def rule_step(rule: Narrowed, choice: Choice, symbol: Symbol, rules: Any) -> str:
    """The rule as the rulebook has it, what fell away and why, and what was left."""
    seen = candidates(rule)
    if rule.rule == READING:
        seen = [(c, None, stays) for c, _, stays in seen]
    called = [(candidate(c, choice, symbol, rules), v, stays) for c, v, stays in seen]
    left = [with_value(name, v) for name, v, stays in called if stays]
    gone = [with_value(name, v) for name, v, stays in called if not stays]
    key = "all" if not gone else "left" if rule is choice.rules[0] and choice.about != UNIT else "gone"
    said = rulebook.rule(rule.rule).text(current_language())
    return text(f"scythe-automa-rule-{key}", rule=said, left=names.listed(left), gone=names.listed(gone))


def candidate(i: int, choice: Choice, symbol: Symbol, rules: Any) -> str:
    """A region, or a unit with the place where it stands."""
    if choice.about == UNIT:
        return f"{names.unit(symbol.line.seat, i, rules)} {names.inside(choice.places[i])}"
    return str(names.hex_name(i))


def with_value(name: str, value: int | None) -> str:
    return name if value is None else f"{name} ({value})"
