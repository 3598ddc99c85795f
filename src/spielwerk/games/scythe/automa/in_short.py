"""An Automa's turn in three to five steps, in the words of a player.

Rules that removed nothing are left out, and so are symbols without effect: they are on the card.  Every rule
in the words of its book is in `speech.full`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.scythe import names
from spielwerk.games.scythe.automa import speech
from spielwerk.games.scythe.automa.story import UNIT, AutomaChoice, Symbol, Turn
from spielwerk.kernel.funnel import Narrowed, candidates
from spielwerk.kernel.speech import Reason, capital
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules

RULED_OUT = {
    "step2-no-enemy": "enemy",
    "step2-no-automa-worker": "own-worker",
    "step2-no-automa-combat-unit": "own-fighter",
    "step2-encounter": "no-encounter",
    "step2-factory": "no-goal",
    "step2-neighbourhood": "far",
    "step4-most-units": "fewer-units",
    "step4-nearest-enemy": "farther-enemy",
    "step4-fewest": "more-fighters",
    "step4-most-resources": "fewer-resources",
    "step4-not-threatened": "threatened",
    "tie-factory": "farther-factory",
    "tie-reading-order": "later",
    "tie-nearest": "farther-marker",
}
"""Why a region falls away, by the last part of the rule's name; other rules have a general reason."""
MANY = 4
"""From so many regions on they are counted, not named."""


def in_short(turn: Turn, rules: ScytheRules) -> list[Reason]:
    """Returns the steps: where a unit could go, what falls away and why, where it goes, what is gained."""
    if turn.skipped:
        return [Reason(text("scythe-automa-step-skipped"))]
    found: list[Reason] = []
    for symbol in turn.symbols:
        if symbol.move is not None:
            found += _movement(symbol, rules)
    if not found:
        found.append(Reason(capital(speech.moves_in_short(turn, rules)) + "."))
    gained = [speech.gain(symbol) for symbol in turn.symbols if speech.took(symbol)]
    if gained:
        found.append(Reason(text("scythe-automa-plain-gains", gains=names.listed(gained))))
    if turn.space >= 0:
        found.append(Reason(text("scythe-automa-plain-progress", space=turn.space)))
    return found


def _movement(symbol: Symbol, rules: ScytheRules) -> list[Reason]:
    found: list[Reason] = []
    target = next((choice for choice in reversed(symbol.choices) if choice.about != UNIT), None)
    if target is not None and target.rules:
        found += _targets(target, names.kind_of_unit(symbol.move.unit), rules) if symbol.move else []
    return [*found, _going(symbol, rules, named=bool(found))]


def _targets(choice: AutomaChoice, piece: str, rules: ScytheRules) -> list[Reason]:
    """Returns where the unit could go, and in one step all that falls away with its reason."""
    open = [c for c, _, stays in candidates(choice.rules[0]) if stays]
    places = tuple([speech.ref(c) for c in open])
    if len(open) < 2:
        return []
    words = text("scythe-automa-plain-could", piece=piece, places=_named(open, "or"))
    could = Reason(words, seen=places, left=places)
    out: list[str] = []
    notes: dict[str, str] = {}
    for rule in choice.rules[1:]:
        gone = [(c, value) for c, value, stays in candidates(rule) if not stays]
        if not gone:
            continue
        why = _why(rule, rules)
        out.append(
            text("scythe-automa-plain-out", n=len(gone), places=_named([c for c, _ in gone], "and"), why=why)
        )
        notes |= {speech.ref(c): _note(rule, value, rules) for c, value in gone}
    if not out:
        return [could]
    left = tuple([place for place in places if place not in notes])
    gone_refs = [place for place in places if place in notes]
    return [could, Reason(" ".join(out), "", (*left, *gone_refs), left, tuple([notes[r] for r in gone_refs]))]


def _going(symbol: Symbol, rules: ScytheRules, *, named: bool) -> Reason:
    """Returns where the unit goes in the end, or that it stays; the step before may have named it."""
    move = symbol.move
    assert move is not None
    unit, place = speech.unit_with_article(move.seat, move.unit, rules), (speech.ref(move.to),)
    if move.to == move.origin:
        words = text("scythe-automa-plain-stays", unit=unit, place=names.inside(move.to))
        return Reason(capital(words), "", place, place)
    words = text(
        "scythe-automa-plain-so" if named else "scythe-automa-plain-goes",
        action=speech.symbol_name(symbol.line.what),
        unit=unit,
        origin=names.out_of(move.origin),
        to=names.into(move.to),
    )
    return Reason(capital(words), "", place, place)


def _named(places: list[int], word: str) -> str:
    """Returns names of regions as one speaks them, with a word before the last, or their number."""
    if len(places) > MANY:
        return text("scythe-automa-plain-many", n=len(places))
    *first, last = [str(names.hex_name(place)) for place in places]
    return text(f"scythe-automa-plain-{word}", first=names.listed(first), last=last) if first else last


def _reason(rule: Narrowed, rules: ScytheRules) -> str:
    return rules.automa_reasons.get(rule.rule) or RULED_OUT.get(rule.rule.rpartition(".")[2], "other")


def _why(rule: Narrowed, rules: ScytheRules) -> str:
    """Returns why regions fall away, as the end of a sentence."""
    return text(f"scythe-automa-out-{_reason(rule, rules)}")


def _note(rule: Narrowed, value: int | None, rules: ScytheRules) -> str:
    """Returns the same in two or three words, for the region itself."""
    return text(f"scythe-automa-on-region-{_reason(rule, rules)}", n=-1 if value is None else value)
