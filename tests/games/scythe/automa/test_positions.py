"""A thousand random positions: the move that was made is the rulebook's, and its explanation leads there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spielwerk
from games.scythe.automa.oracle import READING, Reading
from games.scythe.automa.solo import printed
from spielwerk.games.scythe.automa.events import MoveMade
from spielwerk.games.scythe.automa.story import TARGET, UNIT, AutomaChoice, Turn, turns
from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.box import FACTIONS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE
from spielwerk.kernel.funnel import candidates
from spielwerk.kernel.text import LANGUAGES, language

WANTED = 1000
LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")


def solo(seed: int) -> dict[str, Any]:
    player, machine = Rng(seed).shuffled(tuple(FACTIONS))[:2]
    seats = [{"faction": player}, {"faction": machine, "automa": LEVELS[seed % 4]}]
    return {"seats": seats, "deal": seed, "modules": ["invaders"]}


def many(seed: int) -> dict[str, Any]:
    seats = [{}, *[{"automa": LEVELS[(seed + i) % 4]} for i in range(3)]]
    mode = ("competitive", "cooperative")[seed % 2]
    return {
        "seats": seats,
        "deal": seed,
        "automa_mode": mode,
        "automa_decks": ("own", "shared")[seed // 2 % 2],
    }


def drawn(setup: dict[str, Any], seed: int) -> Iterator[tuple[Any, int, int, list[Any], Any]]:
    """Every card that an Automa turns up: the position before, the seat, the card, the events, the game."""
    game = spielwerk.game("scythe", chance="ask", **setup)
    rng = Rng(seed)
    s: Any = game.new(seed)
    while (d := game.decision(s)) is not None:
        pick = rng.pick(d.weights) if d.seat == CHANCE else rng.below(len(d.options))
        option = d.options[pick]
        if d.kind == "scythe.automa.DrawTurnCard":
            before, seat, s.journal = s.copy(), d.frame.seat, []
            game.apply(s, option)
            yield before, seat, option.i + 1, s.journal, game
        else:
            game.apply(s, option)


@cache
def turns_of_solo_games() -> list[tuple[Any, int, int, list[Any], Any]]:
    found: list[tuple[Any, int, int, list[Any], Any]] = []
    seed = 0
    while len(found) < WANTED:
        found += drawn(solo(seed), seed)
        seed += 1
    return found


def test_the_moves_are_those_of_a_second_reading_of_the_rules() -> None:
    """Unit and target, or that nothing moves, in a thousand positions of all levels and factions."""
    moved = 0
    for before, seat, number, events, _ in turns_of_solo_games():
        card = printed()[number]
        if before.rules.module_data["automa"][seat].cards[0][number - 1].skips:
            assert not any(isinstance(e, MoveMade) for e in events)
            continue
        expected = Reading(before, seat).first_move(card)
        made = next((e for e in events if isinstance(e, MoveMade)), None)
        where = f"card {number}, units {before.players[seat].units}, others {before.players[1 - seat].units}"
        if expected is None:
            assert made is None, where
        else:
            assert made is not None, where
            unit, target = expected
            assert (min(made.unit, 6), board().places[made.to]) == (min(unit, 6), target), where
            assert made.unit == unit or before.players[seat].units[unit] == made.origin, where
            moved += 1
    assert moved > WANTED // 2


def followed(choice: AutomaChoice) -> int:
    """Go through the explanation as a reader would: cross out what each rule takes away, or keep its best."""
    if not choice.rules:
        return -1
    left = set(bits(choice.rules[0].before))
    for rule in choice.rules:
        assert left == set(bits(rule.before)), "a rule starts from what the one before has left"
        seen = {c: v for c, v, _ in candidates(rule)}
        if rule.how in ("most", "least") and left:
            best = (max if rule.how == "most" else min)([v for v in seen.values() if v is not None])
            left = {c for c in left if seen[c] == best}
        elif rule.how == "first":
            left = set(sorted(left)[:1])
        else:
            left -= {c for c, _, stays in candidates(rule) if not stays}
        assert left == set(bits(rule.after)), rule
    assert len(left) <= 1
    return left.pop() if left else -1


def check(turn: Turn) -> int:
    """Every symbol has a verdict that its choices bear out; gives how many movements were explained."""
    explained = 0
    for symbol in turn.symbols:
        if symbol.line.row != "move":
            continue
        results = {choice.about: followed(choice) for choice in symbol.choices}
        match symbol.line.verdict:
            case "done":
                assert symbol.move is not None
                assert results == {UNIT: symbol.move.unit, TARGET: symbol.move.to}
                explained += 1
            case "no-unit":
                assert results == {UNIT: -1}
            case "no-target":
                assert results[UNIT] >= 0
                assert results[TARGET] == -1
            case verdict:
                assert verdict in ("other-faction", "power", "row-done")
                assert not symbol.choices
    return explained


def test_the_explanation_followed_step_by_step_gives_the_move_that_was_made() -> None:
    explained = 0
    for _, seat, number, events, _ in turns_of_solo_games():
        (turn,) = turns(events)
        assert (turn.seat, turn.card) == (seat, number)
        explained += check(turn)
    assert explained > WANTED // 2


@pytest.mark.parametrize("seed", range(4))
def test_the_same_at_larger_tables_with_the_marker(seed: int) -> None:
    explained = 0
    for _, _, _, events, _ in drawn(many(seed), seed):
        explained += check(turns(events)[0])
    assert explained > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_has_a_sentence_and_a_list_of_steps(lang: str) -> None:
    """Each symbol of the card is in the list, with its outcome; the sentence names card and target."""
    with language(lang):
        for _, seat, number, events, game in turns_of_solo_games()[::7]:
            (why,) = game.box.speech().why(events, game.rules)
            (turn,) = turns(events)
            assert why.seat == seat
            assert f" {number} " in why.short
            assert why.short.endswith(".")
            if turn.skipped:
                assert len(why.steps) == 2
                continue
            assert sum([step.words.startswith("→") for step in why.steps]) == len(turn.symbols)
            for symbol in turn.symbols:
                if symbol.move is not None:
                    place = board().places[symbol.move.to]
                    assert place in why.short or place == "FACTORY"
                    assert place in READING


def test_without_a_journal_nothing_is_kept_and_the_same_happens() -> None:
    """The explanation costs no choice: with and without it the game goes the same way."""
    digests = []
    for journal in (True, False):
        game = spielwerk.game("scythe", **solo(3))
        s: Any = game.new(3)
        rng = Rng(3)
        while (d := game.decision(s)) is not None:
            if journal:
                s.journal = []
            game.apply(s, d.options[rng.below(len(d.options))])
        digests.append(game.digest(s))
    assert digests[0] == digests[1]
