"""What an Automa says about itself is what it did: no more, no less, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from games.scythe.positions import Position
from spielwerk.cli.terminal.terminal_table import TerminalTable
from spielwerk.kernel.match import Match
from spielwerk.kernel.speech import Why, plain
from spielwerk.kernel.text import LANGUAGES, language
from spielwerk.table.render.why import explanations, runs

ALL_RECRUITS = 0b1111
OWN_TURN = ("bolster", "produce", "trade", "move")


def why(p: Position) -> Why:
    (found,) = p.game.box.speech().why(p.s.journal, p.game.rules)
    return found


def rules_told(p: Position) -> list[str]:
    return [step.rule.rpartition(".")[2] for step in why(p).steps if step.rule]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_automa_that_hesitates_does_not_call_movement_impossible(lang: str) -> None:
    p = Solo("saxony automa", hesitant_moves=True).workers(AUTOMA, "M6", "T8").open_water().draw(3)
    p.luck("card 2")
    assert p.verdicts() == ["hesitates"]
    with language(lang):
        short = why(p).short
    assert {"en": "since the Automa hesitates", "de": "weil der Automa zögert"}[lang] in short
    assert {"en": "possible", "de": "möglich"}[lang] not in short


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_symbol_of_the_card_is_a_heading_and_nothing_else_is(lang: str) -> None:
    p = Solo("saxony automa").open_water().character(AUTOMA, "W3").mech(HUMAN, 1, "FACTORY").draw(14)
    with language(lang):
        told_of = why(p)
    headings = [plain(step.words) for step in told_of.steps if step.heading]
    assert headings == [f"{plain(line.words)}:" for line in told_of.lines]
    assert len(headings) > 2


@pytest.mark.rule("scythe.automa-move-encounter.step4-target", "scythe.automa-move-encounter.step2-factory")
def test_the_rule_that_takes_the_last_candidate_is_told() -> None:
    """Only the Factory is in reach, and an enemy mech stands there."""
    p = Solo("saxony automa").open_water().character(AUTOMA, "W3").mech(HUMAN, 1, "FACTORY").draw(14)
    assert p.verdicts() == ["no-target", "done"]
    assert rules_told(p)[:3] == ["step2-neighbourhood", "step2-factory", "step4-target"]


@pytest.mark.rule("scythe.ruling.automa-encounter-candidates")
def test_token_and_factory_together_are_told_by_the_rule_that_names_both() -> None:
    p = Solo("saxony automa").open_water().character(AUTOMA, "W3").encounters("M3").draw(14)
    assert p.candidates("automa-encounter-candidates") == {"M3", "FACTORY"}
    assert p.where(AUTOMA, 0) == "FACTORY"


@pytest.mark.rule("scythe.ruling.automa-power-cap")
def test_power_that_is_lost_is_not_told_as_gained() -> None:
    p = Solo("saxony automa").workers(AUTOMA, "M6", "T8").second_scheme().set(AUTOMA, power=15).draw(1)
    assert p.player(AUTOMA).power == 16
    with language("en"):
        assert "gains: 1 power;" in why(p).short


def test_one_combat_card_is_not_a_plural() -> None:
    p = Solo("saxony automa").second_scheme().mech(AUTOMA, 1, "V5").character(AUTOMA, "mat")
    p.mech(HUMAN, 1, "M4").set(AUTOMA, power=9).hand(AUTOMA, 2).draw(16)
    p.play("dial 0").fight(16)
    with language("en"):
        lines = [p.game.box.speech().event(event, p.game.rules) for event in p.s.journal]
    assert any("7 power and one combat card." in line for line in lines)


def interrupted() -> Match:
    """Two Automas; the turn of the first stops for a recruit bonus, and the answer runs the second."""
    seats = [
        {"faction": "rusviet", "mat": "mechanical"},
        {"faction": "crimea", "automa": "automa"},
        {"faction": "polania", "automa": "automa"},
    ]
    p = Position(*seats, ask_forced=True)
    p.set(0, recruits=ALL_RECRUITS)
    match = Match(p.game, 1, start=p.game.dumps(p.s))
    while True:
        d = match.decision
        assert d is not None
        texts = [option.text for option in d.options]
        state: Any = match.state
        bonus = d.kind.endswith("Gain") and state.active == 1
        wanted = [text for text in texts if text == "end" or text.startswith("skip") or text in OWN_TURN]
        match.choose(texts[0] if bonus else [*wanted, *texts][0])
        if bonus:
            return match


def test_a_turn_that_was_interrupted_before_another_one_is_told_whole() -> None:
    match = interrupted()
    game = match.game
    moments = enumerate(zip(match.choices, match.events, strict=True), 1)
    entries = [(n, choice.seat, event) for n, (choice, events) in moments for event in events]
    with language("en"):
        whole = game.box.speech().why([event for _, _, event in entries], game.rules)
        on_page = [
            plain(turn.short) for _, events in runs(game, entries) for turn in explanations(game, events)
        ]
        reasons = [turn.short for turn in TerminalTable(match, Path("none")).reasons(0)]
    assert [turn.seat for turn in whole[-2:]] == [1, 2]
    assert "marker moves to space 2" in whole[-2].short, "what came after the bonus"
    assert on_page == [turn.short for turn in whole]
    assert reasons == [turn.short for turn in whole[-2:]]
