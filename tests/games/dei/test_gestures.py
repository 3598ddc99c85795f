"""Named sensible answers, and what statistics are told."""

from __future__ import annotations

from games.dei.positions import Position
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import BringToken
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.drones import Harvest, Hunt
from spielwerk.games.dei.options import KIND


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


def obvious(p: Position) -> list[str]:
    found = p.game.obvious(p.s)
    return [o.text for o in found[1]] if found else []


def test_gains_on_a_card_are_taken_at_once() -> None:
    p = Position("ravagers", "farm_z")
    gain, move = KIND["technology"], KIND["move"]
    p.do(DoActions(0, 0, ((move, 1), (gain, 1))))
    assert obvious(p) == ["do technology"]
    p.play("do technology")
    assert obvious(p) == [], "who moves where is for the player"


def test_a_gain_is_not_taken_for_somebody_with_a_secret_candy_boost() -> None:
    """Nobody learns from the table what such a player holds."""
    p = Position("ravagers", "farm_z").candy(0, "move")
    p.do(DoActions(0, 0, ((KIND["technology"], 1),)))
    assert obvious(p) == []


def test_a_hunter_that_was_sent_to_its_prey_hunts() -> None:
    p = Position("ravagers", "farm_z", "auxilia").units(1, {"2.1-1": 1})
    assert obvious(p.do(Hunt(0, p.area("2.1-1")))) == ["yes"]


def test_a_resource_is_put_where_the_player_has_the_majority() -> None:
    p = Position("ravagers", "farm_z").units(0, {"2.1-1": 2}, leader="2.1-3").units(1, {"2.1-2": 3})
    assert obvious(p.do(BringToken(0, p.area("2.1-1")))) == ["yes"]
    assert obvious(p.do(BringToken(0, p.area("2.1-2")))) == [], "others would collect it"


def test_a_leader_who_collects_by_an_ability_does_so() -> None:
    p = Position("ravagers", "farm_z").tokens(**{"2.1-1": 1})
    assert obvious(p.do(Collect(0, 0, p.area("2.1-1")))) == ["at 2.1-1"]
    p.units(0, {"2.1-1": 1}, leader="2.1-1")
    assert obvious(p.do(Collect(0, 0))) == []
