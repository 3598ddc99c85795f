"""What all scenarios have in common."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.scenarios.table import SCENARIOS
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language


def setup(id: str, **more: Any) -> dict[str, Any]:
    """A set-up of a scenario."""
    scenario = SCENARIOS[id]
    seats: list[dict[str, Any]] = [{}, {"automa": "2"}] if scenario.automa else [{}]
    return {"seats": seats, "modules": [id, *scenario.needs], **more}


@pytest.mark.rule("tapestry.scenario.play-modes")
@pytest.mark.parametrize("id", SCENARIOS)
def test_each_scenario_is_a_game_of_its_own(id: str) -> None:
    game = Game(BOX, setup(id))
    assert game.decision(game.new(1)) is not None
    for lang in ("en", "de"):
        with language(lang):
            assert BOX.speech().module(id)
            s: Any = game.new(1)
            panels = BOX.speech().panels(game.view(s, 0), s.rules)
            assert "scenario" in [panel.key for panel in panels]


def test_two_scenarios_do_not_go_together() -> None:
    for first, second in combinations(SCENARIOS, 2):
        assert (first, second) in BOX.schema().excludes
        given = setup(first)
        with pytest.raises(SetupError, match=f"'{first}' and '{second}' cannot be combined"):
            Game(BOX, {**given, "modules": [*given["modules"], second]})


def test_scenarios_have_the_seats_they_need() -> None:
    with pytest.raises(SetupError, match="'kaiju-1' is against the Automa"):
        Game(BOX, {"seats": 2, "modules": ["kaiju-1"]})
    with pytest.raises(SetupError, match="'shadow-two' and 'kaiju-1' cannot be combined"):
        Game(BOX, {"seats": 2, "modules": ["shadow-two", "kaiju-1"]})


@pytest.mark.rule("tapestry.scenario.civilizations-default")
def test_otherwise_civilizations_are_dealt_as_usual() -> None:
    game = Game(BOX, setup("kaiju-1"), chance="ask")
    s: Any = game.new(1)
    asked = []
    while (d := game.decision(s)) and d.kind != "tapestry.setup.DrawFirst":
        asked.append(d.kind.rpartition(".")[2])
        if d.kind.endswith("KeepCivilization"):
            assert len(d.options) == 2
        game.apply(s, d.options[next((i for i, n in enumerate(d.weights) if n), 0)])
    assert "KeepCivilization" in asked
    assert len(s.players[0].civilizations) == 1


@pytest.mark.rule("tapestry.scenario.precedence")
def test_the_rules_of_a_scenario_come_before_the_usual_ones() -> None:
    usual = Game(BOX, {"seats": [{}, {"automa": "6"}]})
    special = Game(BOX, {"seats": [{}, {"automa": "6"}], "modules": ["kaiju-1"]})
    tags = [
        [step.__struct_config__.tag for step in game.new(1).rules.setting_up] for game in (usual, special)
    ]
    assert "tapestry.automa.SetUp" in tags[0]
    assert "tapestry.automa.SetUp" not in tags[1], (
        "no civilization of the Automa is drawn, not even on level 6"
    )
