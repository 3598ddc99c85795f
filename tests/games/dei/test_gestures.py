"""Named sensible answers, and what statistics are told."""

from __future__ import annotations

from games.dei.positions import Position
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.drones import Harvest


def answers(p: Position) -> dict[str, list[str]]:
    assert p.game.decision(p.s) is not None
    return {name: [o.text for o in options] for name, options in p.game.defaults(p.s).items()}


def test_everybody_or_as_few_as_possible_go() -> None:
    p = Position("ravagers", "farm_z").units(0, {"2.1-3": 4}, leader="2.1-3").units(1, {"2.1-1": 1})
    p.do(MoveFrom(0, 0)).play("to 2.1-1")
    assert answers(p) == {"move-all": ["led 4"], "move-few": ["take 2"]}, "the leader stays if he may"
    p.units(0, {"2.1-3": 4}).do(MoveFrom(0, 0)).play("to 2.1-1")
    assert answers(p) == {"move-all": ["take 4"], "move-few": ["take 2"]}


def test_a_drone_takes_all_it_can() -> None:
    p = Position("ravagers", "farm_z").tokens(**{"2.1-1": 3}).do(Harvest(0, 0))
    assert p.area("2.1-1") == 0
    assert answers(p) == {"take-all": ["harvest 2"]}


def test_statistics_know_faction_start_and_sources_of_points() -> None:
    p = Position("ravagers", "farm_z", oldest=2).units(0, {"2.3-2": 2}).set(0, points=[7, 0, 2, *[0] * 6])
    facts = p.game.box.facts(p.s, 0)
    assert (facts["faction"], facts["start"]) == ("ravagers", "2")
    assert (facts["points.missions"], facts["points.hunt"], facts["outposts"]) == (7, 2, 1)
    assert p.game.box.turns(p.s) == p.s.turns
