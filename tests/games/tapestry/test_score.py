"""Points are told by where they come from, and by era."""

from __future__ import annotations

import random

import spielwerk
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.scoring import by_era, by_source
from spielwerk.games.tapestry.state import Tapestry


def lines(p: Position, seat: int = 0) -> dict[str, int]:
    return {item.key: item.points for item in p.game.score(p.s, seat).items if item.points}


def test_points_of_a_space_count_for_the_tracks() -> None:
    p = Position().token(0, exploration=4).has(0, food=1, coin=1).turn(0)
    p.play("advance exploration")
    assert lines(p) == {"tracks": 1}, "Ships: a point for the start territory"


def test_the_income_mat_and_the_capital_city_are_told_apart() -> None:
    p = (
        Position()
        .built(0, farm=5, house=5)
        .city(0, "#########", *["........."] * 8)
        .set(1, era=2)
        .income(0, 2)
        .run()
    )
    found = lines(p)
    assert set(found) == {"income", "capital"}
    assert sum(found.values()) == p.vp(0)


def test_a_card_in_force_is_told_as_a_card() -> None:
    p = Position().set(0, era=2).hung(0, "academia").display("radio").effect(0, Form(do="invent"))
    p.play("invent radio")
    assert lines(p) == {"hangings": 3}


def test_achievements_are_told() -> None:
    p = Position().token(0, military=11).has(0, culture=8).turn(0)
    p.play("advance military")
    assert lines(p)["achievements"] == p.s.rules.achievement_points[0][0]


def test_points_of_before_are_in_the_last_line() -> None:
    assert lines(Position().set(0, vp=7)) == {"other": 7}


def test_all_points_have_a_source_and_an_era() -> None:
    game = spielwerk.game("tapestry", seats=4, ask_forced=False)
    chance = random.Random(5).random
    told: set[str] = set()
    for seed in range(8):
        s = game.new(seed)
        assert isinstance(s, Tapestry)
        while (d := game.decision(s)) is not None:
            game.apply(s, d.options[int(chance() * len(d.options))])
        for seat, p in enumerate(s.players):
            found = by_source(p)
            told |= {key for key, points in found.items() if points}
            assert sum(found.values()) == sum(by_era(p)) == p.vp == game.score(s, seat).total
            assert min(found["tracks"], found["income"]) >= 0
            facts = game.box.facts(s, seat)
            assert facts["points.tracks"] == found["tracks"]
            assert sum([int(facts[f"era.{era}"]) for era in range(6)]) == p.vp
    assert told >= {"tracks", "income", "exploring", "tech", "hangings"}
