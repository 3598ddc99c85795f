"""Candy boosts."""

from __future__ import annotations

from typing import Any

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.drones import Fly
from spielwerk.games.dei.events import CandyDrawn
from spielwerk.games.dei.options import CANDIES

HUNTER = 0


@pytest.mark.rule("dei.candy.owner-compensation")
def test_a_candy_boost_for_every_scrapper_lost() -> None:
    p = Position("auxilia", "farm_z").units(1, {"2.6-5": 2}).drone("hunter", "2.6-5")
    p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5", "kill 2")
    assert (len(p.candies(0)), len(p.candies(1)), sum(p.s.pool)) == (1, 2, 13)


@pytest.mark.rule("dei.ruling.candy-draw-order")
def test_the_active_player_draws_first_then_the_victims_clockwise() -> None:
    p = Position("auxilia", "ravagers", "refuge42", "farm_z").drone("hunter", "2.6-5")
    for seat in (0, 1, 3):
        p.units(seat, {"2.6-5": 1})
    told = p.do(Fly(2, HUNTER, 0)).told("fly 2.6-5", "yes")
    assert [e.seat for e in told if isinstance(e, CandyDrawn)] == [2, 3, 0, 1]


@pytest.mark.rule("dei.ruling.supply-empty-candy")
def test_an_empty_pool_gives_nothing() -> None:
    p = Position("auxilia", "farm_z").units(1, {"2.6-5": 2}).drone("hunter", "2.6-5")
    p.s.pool = [1, *[0] * 7]
    p.do(Fly(0, HUNTER, 0)).play("fly 2.6-5", "kill 2")
    assert (p.candies(0), p.candies(1)) == (["enlist"], [])


@pytest.mark.rule("dei.candy.use", "dei.candy.one-per-card")
def test_one_candy_on_the_card_just_played_adds_one_action() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).candy(0, "enlist", "move")
    p.turn(0, "AUX2", "AUX1", "AUX3").play("play AUX2")
    assert only(p.options, "candy") == ["enlist", "move"]
    p.play("candy enlist")
    assert only(p.options, "candy") == [], "one on each card"
    p.play("do enlist", "at 2.1-3")
    assert (p.at(0, "2.1-3"), p.candies(0)) == (2, ["move"])
    p.play("done", "play AUX1")
    assert only(p.options, "candy") == ["move"], "the next card may carry one"


@pytest.mark.rule("dei.ruling.candy-timing")
def test_candy_before_between_and_after_the_actions_of_the_own_card() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).candy(0, "technology")
    p.turn(0, "AUX2", "AUX1", "AUX3").play("play AUX2")
    for _ in range(2):
        assert "candy technology" in p.options
        p.play("do move", p.after("do move")[0])
    assert p.options == ["candy technology", "done"], "after the last action"
    p.play("candy technology", "do technology")
    assert p.player(0).technology == 2
    p.candy(1, "technology").turn(0, "AUX5", "AUX6", "AUX7")
    assert only(p.options, "candy") == [], "not without a card"


@pytest.mark.rule("dei.candy.kind-action")
@pytest.mark.parametrize(("candy", "area"), [("enlist", ""), ("move", "2.1-3"), ("collect", "2.1-1")])
def test_three_kinds_add_a_standard_action(candy: str, area: str) -> None:
    p = Position("auxilia", "farm_z").units(0, {area: 1} if area else {}).candy(0, candy)
    p.tokens(**{"2.1-1": 1}).turn(0, "AUX8", "AUX1", "AUX2").play("play AUX8", f"candy {candy}")
    assert f"do {candy}" in p.options


@pytest.mark.rule("dei.candy.kind-build")
@pytest.mark.parametrize(("candy", "area"), [("camp", "2.5-3"), ("bridge", "2.1-A"), ("elevator", "2.5-3")])
def test_three_kinds_build_one_fixed_thing(candy: str, area: str) -> None:
    p = Position("auxilia", "farm_z").units(0, {area: 1}).candy(0, f"build-{candy}")
    p.turn(0, "AUX8", "AUX1", "AUX2").play("play AUX8", f"candy build-{candy}", f"do build-{candy}")
    while p.asked[1].startswith("build."):
        assert not p.options[0].startswith("structure")
        p.play(p.options[0])
    q = p.player(0)
    built = {"camp": q.camps, "bridge": q.bridges, "elevator": q.elevators}
    assert {kind: len(row) for kind, row in built.items()} == {
        kind: int(kind == candy) for kind in ("camp", "bridge", "elevator")
    }


@pytest.mark.rule("dei.candy.kind-technology")
def test_one_kind_is_a_technology() -> None:
    p = Position("auxilia", "farm_z").candy(0, "technology").turn(0, "AUX1", "AUX2", "AUX3")
    before = p.s.supply[0]
    p.play("play AUX1", "candy technology", "do technology")
    assert (p.player(0).technology, p.s.supply[0]) == (2, before - 1)


@pytest.mark.rule("dei.candy.kind-outpost")
def test_the_outpost_candy_counts_for_a_per_outpost_card() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-2": 1}).candy(0, "outpost")
    p.turn(0, "T7", "AUX1", "AUX2").play("play T7", "candy outpost", "do move-tactics-per-red", "to 2.3-1")
    assert "do move-tactics" in p.options, "one outpost and the candy: two moves"
    p.candy(0, "outpost").turn(0, "AUX1", "AUX2", "AUX3").play("play AUX1")
    assert "candy outpost" not in p.options, "no action of this card counts outposts"


@pytest.mark.rule("dei.candy.kind-outpost", "dei.ruling.candy-face-down")
def test_the_outpost_candy_helps_with_a_purchase() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 5, 2).candy(0, "outpost", "move")
    for market in ("logistics", "machines", "black"):
        p.market(market, "", "", "")
    p.market("tactics", "T1", "T2", "T3").turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1")
    assert sorted(only(p.options, "buy")) == ["T2", "T3"], "the candy is the only way: it is used"
    assert p.candies(0) == ["move"]
    p.play("buy T2")
    assert "T2" in p.cards(0)


@pytest.mark.rule("dei.candy.kind-outpost")
def test_an_outpost_candy_that_helps_with_nothing_is_not_offered() -> None:
    """Either all cards can be bought without it, or two outposts are lacking for the others."""
    p = Position("auxilia", "farm_z").reserve(0, 9, 9).candy(0, "outpost")
    for market in ("logistics", "machines"):
        p.market(market, "", "", "")
    p.market("tactics", "T1", "", "").market("black", "B1", "B2", "B3").turn(0, "AUX1", "AUX2", "AUX3")
    p.play("down AUX1")
    assert (only(p.options, "candy"), only(p.options, "buy")) == ([], ["B1", "B2", "B3"])


@pytest.mark.rule("dei.candy.one-per-card", "dei.ruling.candy-face-down")
def test_a_face_down_card_carries_one_candy_too() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 5, 2).units(0, {}).candy(0, "outpost", "outpost")
    for market in ("logistics", "machines"):
        p.market(market, "", "", "")
    p.market("tactics", "T1", "T2", "T3").market("black", "B1", "B2", "B3")
    p.turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1")
    assert only(p.options, "candy") == ["outpost"]
    assert "T2" not in only(p.options, "buy"), "without the candy an outpost is lacking"
    p.play("candy outpost")
    assert {"T2", "T3"} <= set(only(p.options, "buy"))
    assert "T1" not in only(p.options, "buy"), "two outposts are lacking there"
    assert only(p.options, "candy") == [], "a second one does not fit"
    assert p.candies(0) == ["outpost"]


@pytest.mark.rule("dei.candy.outpost-limits")
def test_the_outpost_candy_counts_for_nothing_else() -> None:
    p = (
        Position("auxilia", "farm_z")
        .units(0, {"2.3-2": 1})
        .candy(0, "outpost")
        .missions("MI08", "MI09", "MI01")
    )
    assert p.score(0)["outposts"] == 1
    p.turn(0, "AUX1", "AUX2", "AUX3", phase=2).play("play AUX1", "done", "play AUX3", "done")
    assert p.asked == (-1, ""), "one cube and the candy earn no badge"
    p.turn(0, "AUX1", "AUX2", "AUX3", phase=3).play("play AUX1", "done", "play AUX3", "done", "mission MI09")
    assert p.player(0).score == 3


@pytest.mark.rule("dei.ruling.candy-after-use")
def test_used_candy_goes_back_to_the_pool_at_clean_up() -> None:
    p = Position("auxilia", "farm_z").candy(0, "technology", "move").turn(0, "AUX1", "AUX2", "AUX3")
    p.play("play AUX1", "candy technology")
    kind = CANDIES.index("technology")
    assert (p.s.pool[kind], p.s.spent[kind]) == (1, 1)
    p.clean_up()
    assert (p.s.pool[kind], p.s.spent[kind], p.candies(0)) == (2, 0, ["move"])


@pytest.mark.rule("dei.ruling.candy-secrecy")
def test_candy_in_hand_is_secret_unless_agreed_otherwise() -> None:
    p = Position("auxilia", "farm_z").candy(0, "technology", "move")
    mine = p.player(0).candy
    assert p.view(0).players[0].candy == mine
    assert len(p.view(1).players[0].candy) == 2
    assert not set(p.view(1).players[0].candy) & set(mine)
    q = Position("auxilia", "farm_z", open_candy=True).candy(0, "technology", "move")
    assert q.view(1).players[0].candy == mine
    assert sum(p.score(0).values()) == sum(Position("auxilia", "farm_z").score(0).values())


def enlisted(*candy: str, **options: bool) -> tuple[Position, list[Any]]:
    """A card of two enlistments is done; the view of the other seat before and after."""
    p = Position("auxilia", "farm_z", **options).units(0, {"2.1-3": 1}).units(1, {"2.2-3": 1})
    p.candy(0, *candy).turn(0, "AUX1", "AUX2", "AUX3")
    views = [p.view(1)]
    p.play("play AUX1", "do enlist", "at 2.1-3", "do enlist", "at 2.1-3")
    return p, [*views, p.view(1)]


@pytest.mark.rule("dei.ruling.candy-secrecy")
def test_nobody_learns_from_a_question_which_candy_could_lie_on_a_card() -> None:
    (one, of_no_use), (two, of_use) = enlisted("outpost"), enlisted("technology")
    assert of_no_use == of_use
    assert (one.asked, one.options) == ((0, "phase.DoActions"), ["done"])
    assert two.options == ["candy technology", "done"]
    two.play("candy technology", "do technology")
    assert two.asked == (0, "phase.ChooseCard"), "a card carries one: nothing is left to hide"
    three = enlisted("technology", "technology")[0].play("candy technology", "do technology")
    assert three.asked == (0, "phase.ChooseCard"), "though another one is in hand"
    assert enlisted()[0].asked == (0, "phase.ChooseCard"), "who holds none is not asked"
    assert enlisted("outpost", open_candy=True)[0].asked == (0, "phase.ChooseCard"), "nor where all lie open"
    assert enlisted("outpost", ask_forced=False)[0].asked == (0, "phase.ChooseCard"), (
        "nor where nobody looks on"
    )


def bought(*candy: str, **options: bool) -> tuple[Position, list[Any]]:
    """A card is put down where one card can be bought; the view of the other seat before and after."""
    p = Position("auxilia", "farm_z", **options).reserve(0, 2, 0)
    p.market("black", "B12", "B2", "B9").market("tactics", "T8", "T7", "T1")
    p.candy(0, *candy).turn(0, "AUX1", "AUX2", "AUX3")
    views = [p.view(1)]
    p.play("down AUX1")
    return p, [*views, p.view(1)]


@pytest.mark.rule("dei.ruling.candy-secrecy")
def test_nobody_learns_from_a_question_whether_an_outpost_candy_could_help_to_buy() -> None:
    (one, of_use), (two, of_no_use) = bought("outpost"), bought("move")
    assert of_no_use == of_use
    assert (one.asked, one.options) == ((0, "market.Buy"), ["buy B2", "candy outpost"])
    assert (two.asked, two.options) == ((0, "market.Buy"), ["buy B2"])
    assert "B2" in bought()[0].cards(0), "who holds none buys at once"
    assert "B2" in bought("move", open_candy=True)[0].cards(0)
    p = Position("auxilia", "farm_z").reserve(0, 2, 0).candy(0, "move")
    for market in ("tactics", "logistics", "machines"):
        p.market(market, "", "", "")
    p.market("black", "B12", "B2", "B9").turn(0, "AUX1", "AUX2", "AUX3").play("down AUX1")
    assert "B2" in p.cards(0), "no outpost would bring more to choose from"
