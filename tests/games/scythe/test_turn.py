"""A turn: the action token, top before bottom, cost before benefit."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position

RESOURCE = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
BOTTOMS = list(RESOURCE)
MATS = {
    "industrial": "bolster upgrade 3 2 3, produce deploy 3 1 2, move build 3 2 1, trade enlist 4 2 0",
    "engineering": "produce upgrade 3 2 2, trade deploy 4 2 0, bolster build 3 1 3, move enlist 3 2 1",
    "patriotic": "move upgrade 2 2 1, bolster deploy 4 1 3, trade build 4 2 0, produce enlist 3 2 2",
    "mechanical": "trade upgrade 3 2 0, bolster deploy 3 1 2, move build 3 2 2, produce enlist 4 2 2",
    "agricultural": "move upgrade 2 2 1, trade deploy 4 2 0, produce build 4 2 2, bolster enlist 3 1 3",
}
"""Of each mat: top action, bottom action, cost at the start, cost with all cubes, coins."""
SECTIONS = [(mat, section) for mat, row in MATS.items() for section in row.split(", ")]


def saxony(mat: str = "mechanical", **options: bool) -> Position:
    """Saxony at seat 0 with two workers in its home region; nothing lies on the board."""
    p = Position(
        f"saxony {mat}", "nordic engineering" if mat != "engineering" else "nordic patriotic", **options
    )
    return p.workers(0, "M6", "T8").turn(0)


def pass_turn(p: Position, section: str = "move") -> int:
    """Whoever is on takes this section and does nothing; gives the seat."""
    seat = p.asked[0]
    p.play(section, "skip")
    return seat


# --- whose turn it is


@pytest.mark.rule("scythe.turn.order")
def test_single_turns_go_clockwise_again_and_again() -> None:
    p = Position("polania industrial", "nordic patriotic", "crimea engineering")
    sections = ["move"] * 3 + ["bolster"] * 3 + ["move"] * 2
    assert [pass_turn(p, section) for section in sections] == [0, 1, 2, 0, 1, 2, 0, 1]
    assert p.asked == (2, "ChooseSection")
    assert (p.view(0).active, p.view(0).turns) == (2, 9)


def test_who_comes_next_is_in_the_round_of_the_position() -> None:
    """A module may take somebody out of it, or put somebody in, during play."""
    p = Position("polania industrial", "nordic patriotic", "crimea engineering")
    assert pass_turn(p, "move") == 0
    p.s.round.remove(2)
    assert [pass_turn(p, section) for section in ("move", "bolster", "bolster")] == [1, 0, 1]


@pytest.mark.rule("scythe.turn.order")
def test_the_sixth_star_ends_the_turns() -> None:
    p = saxony().set(0, power=14).stars(0, combat=5)
    p.play("bolster", "take power 2")
    assert p.player(0).star_count == 6
    assert (p.s.over, p.options) == (True, [])


@pytest.mark.rule("scythe.turn.order")
def test_five_stars_do_not_end_the_turns() -> None:
    p = saxony().set(0, power=14).stars(0, combat=4)
    p.play("bolster", "take power 2")
    assert p.player(0).star_count == 5
    assert p.asked == (1, "ChooseSection")


# --- the action token


@pytest.mark.rule("scythe.turn.choose-new-section")
def test_the_token_must_leave_last_turns_section_even_if_nothing_was_done_there() -> None:
    p = saxony()
    assert p.options == ["move", "bolster", "trade", "produce"]
    for last in ("trade", "produce", "trade"):
        pass_turn(p, last)
        pass_turn(p, "move" if last == "trade" else "bolster")
        assert p.asked == (0, "ChooseSection")
        assert p.options == [top for top in ("move", "bolster", "trade", "produce") if top != last]


@pytest.mark.rule("scythe.turn.choose-new-section")
def test_only_relentless_lets_the_token_stay() -> None:
    for repeat in (True, False):
        p = Position("rusviet mechanical", "saxony industrial", repeat_factory=repeat)
        p.set(0, section=2).set(1, section=2)
        assert p.turn(0).options == ["move", "bolster", "trade", "produce"]
        assert p.turn(1).options == ["move", "bolster", "produce"]


@pytest.mark.rule("scythe.turn.dead-turn")
def test_a_dead_turn_still_moves_the_token() -> None:
    p = saxony().workers(0, "home", "home", "home", "home").set(0, section=0, coins=0, power=0, popularity=0)
    assert p.options == ["bolster", "trade", "produce"]
    for top in p.options:
        q = (
            saxony()
            .workers(0, "home", "home", "home", "home")
            .set(0, section=0, coins=0, power=0, popularity=0)
        )
        q.play(top)
        assert q.asked == (1, "ChooseSection")
        assert q.player(0).section == ["move", "bolster", "trade", "produce"].index(top)
        assert (q.player(0).coins, q.player(0).power, q.player(0).popularity) == (0, 0, 0)


@pytest.mark.rule("scythe.ruling.pass-versus-dead-turn")
@pytest.mark.parametrize("top", ["move", "bolster", "trade", "produce"])
def test_who_could_act_may_pass_all_the_same(top: str) -> None:
    p = saxony().goods("M6", oil=4, metal=4, wood=4, food=4).play(top)
    assert "skip" in p.options
    p.play("skip")
    assert "skip" in p.options
    p.play("skip")
    assert p.asked == (1, "ChooseSection")
    assert p.tokens("M6") == {"oil": 4, "metal": 4, "wood": 4, "food": 4}


# --- top, then bottom


@pytest.mark.rule("scythe.turn.top-then-bottom")
@pytest.mark.parametrize(
    ("choices", "power", "metal"),
    [
        (("skip", "skip"), 1, 3),
        (("take power 2", "skip"), 3, 3),
        (("skip", "deploy", "decline"), 1, 0),
        (("take power 2", "deploy", "decline"), 3, 0),
    ],
    ids=["none", "top only", "bottom only", "both"],
)
def test_none_one_or_both_actions(choices: tuple[str, ...], power: int, metal: int) -> None:
    p = saxony().set(0, power=1).goods("M6", metal=3).play("bolster", *choices)
    assert p.player(0).power == power
    assert p.tokens("M6").get("metal", 0) == metal
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.turn.top-then-bottom")
def test_the_top_action_is_asked_before_the_bottom_action() -> None:
    p = saxony().goods("M6", metal=3).play("bolster")
    assert p.asked == (0, "Bolster")
    assert "deploy" not in p.options
    p.play("take power 2")
    assert p.asked == (0, "Bottom")
    assert p.options == ["deploy", "less", "skip"]


@pytest.mark.rule("scythe.turn.each-once")
def test_each_action_can_be_done_once_in_a_turn() -> None:
    p = saxony().set(0, coins=9, power=1).goods("M6", metal=9)
    p.play("bolster", "take power 2", "deploy", "mech 1", "at M6")
    assert p.asked == (1, "ChooseSection")
    assert (p.player(0).power, p.player(0).mechs, p.tokens("M6")) == (3, 1, {"metal": 6})


@pytest.mark.rule("scythe.turn.section-pairs")
@pytest.mark.parametrize(("mat", "section"), SECTIONS)
def test_each_section_has_its_pair_cost_and_coins(mat: str, section: str) -> None:
    top, bottom, cost, least, coins = section.split()
    full, saved = int(cost), int(cost) - int(least)
    for price, covered in ((full, 0), (full - saved, saved)):
        p = saxony(mat).set(0, coins=5, covered=[covered * (b == bottom) for b in BOTTOMS])
        p.goods("M6", **{RESOURCE[bottom]: price}).play(top, "skip")
        assert p.options == ([bottom, "less", "skip"] if int(coins) else [bottom, "skip"])
        p.play(bottom, "decline")
        assert p.asked == (1, "ChooseSection")
        assert (p.tokens("M6"), p.player(0).coins) == ({}, 5 + int(coins))
        p = saxony(mat).set(0, covered=[covered * (b == bottom) for b in BOTTOMS])
        p.goods("M6", **{RESOURCE[bottom]: price - 1}).play(top, "skip")
        assert p.asked == (1, "ChooseSection"), "one resource less does not pay for it"


@pytest.mark.rule("scythe.turn.section-pairs")
@pytest.mark.parametrize(
    ("bottom", "wrong"), [("upgrade", "metal"), ("deploy", "wood"), ("build", "food"), ("enlist", "oil")]
)
def test_a_bottom_action_takes_no_other_resource(bottom: str, wrong: str) -> None:
    top = {"upgrade": "trade", "deploy": "bolster", "build": "move", "enlist": "produce"}[bottom]
    p = saxony().goods("M6", **{wrong: 9}).play(top, "skip")
    assert p.asked == (1, "ChooseSection")


# --- cost and benefit


@pytest.mark.rule("scythe.turn.top-gains-pay-bottom")
def test_what_the_top_action_brings_may_pay_the_bottom_action() -> None:
    p = saxony().goods("T8", oil=1).play("trade", "resources", "token oil", "token oil", "at M6")
    assert p.options == ["upgrade", "skip"]
    p.play("upgrade", "decline")
    assert (p.tokens("T8"), p.tokens("M6")) == ({}, {})
    p = saxony().goods("T8", oil=1).play("trade", "resources", "token oil", "token metal", "at M6")
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.turn.top-gains-pay-bottom")
def test_food_just_produced_pays_for_enlisting() -> None:
    p = saxony().workers(0, "F7", "F7", "M6").goods("F7", food=2)
    p.play("produce", "at F7", "make 2", "done")
    assert p.options == ["enlist", "less", "skip"]
    p.play("enlist", "decline")
    assert p.tokens("F7") == {}


@pytest.mark.rule("scythe.turn.cost-then-benefit")
def test_resources_are_paid_before_the_mech_is_chosen() -> None:
    p = saxony().set(0, coins=5).goods("M6", metal=2).goods("T8", metal=2).play("bolster", "skip", "deploy")
    assert p.asked == (0, "Pay")
    p.play("from T8")
    assert p.asked == (0, "Deploy")
    assert (p.tokens("M6"), p.tokens("T8")) == ({"metal": 1}, {})
    assert (p.player(0).coins, p.player(0).mechs) == (5, 0)


@pytest.mark.rule("scythe.turn.cost-then-benefit")
def test_the_coin_of_a_top_action_is_paid_before_its_benefit() -> None:
    p = saxony().set(0, coins=1).play("trade", "resources")
    assert (p.player(0).coins, p.asked) == (0, (0, "WhichToken"))
    p = saxony().set(0, coins=1).structure(0, "monument", "T8").play("bolster", "less", "take power 2")
    assert (p.player(0).coins, p.asked) == (0, (0, "Gain"))


@pytest.mark.rule("scythe.turn.cost-then-benefit")
def test_a_bottom_action_cannot_be_paid_with_its_own_coins_or_bonus() -> None:
    """Produce with eight workers costs a coin, and none comes before it is paid."""
    p = saxony("industrial").workers(0, *["M6"] * 8).set(0, power=3, popularity=3, coins=0, recruits=2)
    p.goods("T8", metal=3).play("produce")
    assert p.asked != (0, "Produce")
    assert p.tokens("M6") == {}


@pytest.mark.rule("scythe.turn.cost-must-be-affordable")
@pytest.mark.parametrize("top", ["bolster", "trade"])
def test_without_a_coin_there_is_no_bolster_and_no_trade(top: str) -> None:
    p = saxony().set(0, coins=1).play(top)
    assert p.asked == (0, top.capitalize())
    p = (
        saxony()
        .set(0, coins=0, power=1, popularity=1)
        .structure(0, "monument", "T8")
        .structure(0, "armory", "M6")
    )
    p.play(top)
    assert p.asked == (1, "ChooseSection")
    assert (p.player(0).coins, p.player(0).power, p.player(0).popularity) == (0, 1, 1)


@pytest.mark.rule("scythe.turn.cost-must-be-affordable")
def test_resources_elsewhere_do_not_make_a_bottom_action_affordable() -> None:
    p = saxony().goods("M6", metal=2).goods("W1", metal=5).goods("M1", metal=5).play("bolster", "skip")
    assert p.asked == (1, "ChooseSection")
    p = saxony().goods("M6", metal=2).goods("T8", metal=1).play("bolster", "skip")
    assert p.options == ["deploy", "less", "skip"]


@pytest.mark.rule("scythe.turn.exposed-fields-before-action")
def test_a_cube_changes_nothing_in_the_action_that_moves_it() -> None:
    p = saxony("industrial").set(0, coins=9, power=1).goods("T8", oil=5)
    p.play("bolster", "take power 2", "upgrade", "lift bolster-power", "cover upgrade")
    assert (p.tokens("T8"), p.player(0).power) == ({"oil": 2}, 3)
    p.set(0, section=-1).turn(0).play("bolster", "take power 3")
    assert p.options == ["upgrade", "less", "skip"]
    p.play("upgrade", "decline")
    assert (p.tokens("T8"), p.player(0).power) == ({}, 6)


@pytest.mark.rule("scythe.turn.exposed-fields-before-action", "scythe.build.benefit-permanent")
def test_a_structure_changes_nothing_in_the_turn_that_builds_it() -> None:
    p = saxony("engineering").set(0, coins=9, popularity=2).goods("T8", wood=3)
    p.play("bolster", "take power 2", "build", "structure monument", "at M6")
    assert p.player(0).popularity == 2
    for popularity in (3, 4):
        p.set(0, section=-1).turn(0).play("bolster", "take power 2")
        assert p.player(0).popularity == popularity
