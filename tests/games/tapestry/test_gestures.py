"""Named defaults answer a whole gesture, and a placement is undone as one."""

from __future__ import annotations

import spielwerk
from games.tapestry.positions import Position
from spielwerk.games.tapestry.bonus import BuyBonus
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.effect import AnyOrder, Atom, Do
from spielwerk.kernel.match import Match


def named(p: Position) -> dict[str, list[str]]:
    p.run()
    return {name: [o.text for o in options] for name, options in p.game.defaults(p.s).items()}


def test_a_price_is_paid_with_what_there_is_most_of() -> None:
    p = Position().token(0, science=6).has(0, food=1, worker=1, culture=2, coin=3).turn(0)
    p.play("advance science")
    assert named(p) == {"pay-most": ["pay culture", "pay coin"]}
    p.play(*named(p)["pay-most"])
    assert p.res(0) == {"food": 1, "culture": 1, "coin": 2}


def test_of_equals_the_first_is_paid() -> None:
    p = Position().has(0, food=2, coin=2).turn(0).play("advance science")
    assert named(p) == {"pay-most": ["pay food"]}


def test_a_bonus_is_paid_with_what_there_is_most_of() -> None:
    p = Position().token(0, exploration=5).has(0, food=1, worker=1, coin=3).turn(0)
    p.play("advance exploration", "pay coin", "pick 1", "beside")
    assert (p.asked, named(p)) == ((0, "advance.Bonus"), {"pay-most": ["pay coin"]})


def test_the_best_rotation_scores_most() -> None:
    p = Position().tiles(0, 1).effect(0, Form(do="explore"))
    p.play(*[option for option in p.options if option.startswith("tile")], p.options[0])
    while p.asked[1] != "explore.Rotation":
        p.play(p.options[0])
    best = named(p)["best-rotation"]
    scored = {}
    for option in p.options:
        t = p.s.copy()
        p.game.apply(t, option)
        scored[option] = t.players[0].vp
    assert scored[best[0]] == max(scored.values())
    assert best[0] == next(option for option, vp in scored.items() if vp == max(scored.values()))


CORNER = ["########.", "#########", "#########", *["#........"] * 6]


def test_a_building_completes_a_district_or_else_a_line() -> None:
    farm = Form(do="building", what="farm")
    p = Position().city(0, *CORNER).effect(0, farm)
    assert named(p) == {"complete": ["plot i1"], "beside": ["beside"]}
    line = Position().city(0, "########.", *["........."] * 8).effect(0, farm)
    assert named(line)["complete"] == ["plot i1"]
    column = Position().city(0, *["#........"] * 8, ".........").effect(0, farm)
    assert named(column)["complete"] == ["plot a9"]
    assert named(Position().city(0, *["........."] * 9).effect(0, farm)) == {"beside": ["beside"]}


def test_a_landmark_completes_a_district_before_a_line() -> None:
    rows = ["#######..", "#........", "#........", *["........."] * 6]
    lighthouse = Form(do="landmark", what="lighthouse")
    p = Position().city(0, *rows).effect(0, lighthouse)
    p.play(*named(p)["complete"])
    assert p.filled(0) == [*[f"{column}1" for column in "abcdefg"], "a2", "b2", "c2", "a3", "b3", "c3"]
    line = Position().city(0, "#######..", *["........."] * 8).effect(0, lighthouse)
    line.play(*named(line)["complete"])
    assert {"h1", "i1"} <= set(line.filled(0))
    empty = Position().city(0, *["........."] * 9).effect(0, lighthouse)
    assert named(empty) == {"beside": ["beside"]}


def test_a_landmark_is_placed_and_undone_as_one_gesture() -> None:
    match = Match(spielwerk.game("tapestry", seats=2), seed=3, free=True)
    while match.decision is not None and match.decision.kind != "tapestry.city.Rotation":
        first = [o for o in match.decision.options if o.verb == "advance"]
        match.choose(first[-1] if first else match.decision.options[0])
    before, digest = match.position, match.game.digest(match.state)
    assert match.decision is not None
    match.choose(match.decision.options[0])
    while match.decision is not None and match.decision.gesture == "place":
        match.choose(match.decision.options[0])
    assert match.position - before >= 2
    match.undo()
    assert (match.position, match.game.digest(match.state)) == (before, digest)


def test_a_bonus_that_costs_nothing_is_taken_at_once() -> None:
    """Space 5 of exploration: a farm for a resource."""
    p = Position().has(0, coin=1).do(BuyBonus(0, 0, 5, 1))
    found = p.game.obvious(p.s)
    assert found is not None
    assert [o.text for o in found[1]] == ["yes"]
    p.do(BuyBonus(0, 0, 5))
    assert p.game.obvious(p.s) is None, "what is spent is for the player"


def test_the_order_of_gains_that_cannot_change_each_other_is_not_asked() -> None:
    """A worker and food may come in any order; a building may complete a district, so its order is asked."""
    p = Position(2).do(Do(0, AnyOrder((Atom("resource", 1, 1), Atom("resource", 1, 0)))))
    p.game.decision(p.s)
    found = p.game.obvious(p.s)
    assert found is not None
    assert found[1] == found[0].options[:1]
    p = Position(2).do(Do(0, AnyOrder((Atom("resource", 1, 1), Atom("building", 1, 0)))))
    p.game.decision(p.s)
    assert p.game.obvious(p.s) is None
