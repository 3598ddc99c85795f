"""Trade: for a coin either two resources or popularity."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def saxony(*workers: str, **options: bool) -> Position:
    """Saxony with 3 coins and 2 popularity, about to trade; workers in M6 and T8 unless told."""
    p = Position("saxony mechanical", "nordic industrial", **options)
    p.workers(0, *(workers or ("M6", "T8"))).set(0, coins=3, popularity=2, power=1)
    return p.turn(0).play("trade")


@pytest.mark.rule("scythe.trade.choice")
def test_resources_cost_a_coin_and_bring_no_popularity() -> None:
    p = saxony().play("resources", "token oil", "token food", "at T8")
    assert (p.player(0).coins, p.player(0).popularity) == (2, 2)
    assert p.tokens("T8") == {"oil": 1, "food": 1}
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.trade.choice")
def test_popularity_costs_a_coin_and_brings_no_resources() -> None:
    p = saxony().play("take popularity 1")
    assert (p.player(0).coins, p.player(0).popularity) == (2, 3)
    assert not any(p.s.goods)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.trade.choice")
def test_who_does_not_trade_keeps_the_coin() -> None:
    p = saxony().play("skip")
    assert (p.player(0).coins, p.player(0).popularity, any(p.s.goods)) == (3, 2, False)


@pytest.mark.rule("scythe.trade.resources")
@pytest.mark.parametrize("first", ["oil", "metal", "wood", "food"])
@pytest.mark.parametrize("second", ["oil", "metal", "wood", "food"])
def test_two_tokens_in_any_combination(first: str, second: str) -> None:
    order = ["oil", "metal", "wood", "food"]
    one, two = sorted([first, second], key=order.index)
    p = saxony("M6").play("resources", f"token {one}", f"token {two}")
    assert p.tokens("M6") == ({one: 1, two: 1} if one != two else {one: 2})


@pytest.mark.rule("scythe.trade.resources")
def test_two_tokens_are_the_most() -> None:
    p = saxony().play("resources", "token oil", "token oil")
    assert p.asked == (0, "PlaceTokens")


@pytest.mark.rule("scythe.trade.resource-placement", "scythe.ruling.trade-split")
def test_both_tokens_go_to_one_controlled_land_region_with_a_worker() -> None:
    p = saxony("M6", "V6", "L7", "home").character(0, "T8").structure(0, "mill", "F5").mech(0, 1, "V7")
    p.play("resources", "token wood", "token food")
    assert p.options == ["at M6", "at V6"]
    assert p.play("at V6").tokens("V6") == {"wood": 1, "food": 1}
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.ruling.trade-split")
def test_a_table_may_agree_to_split_the_tokens() -> None:
    p = saxony("M6", "V6", "L7", trade_split=True).play("resources", "token wood")
    assert p.options == ["at M6", "at V6"]
    p.play("at V6", "token food")
    assert p.options == ["at M6", "at V6"]
    p.play("at M6")
    assert (p.tokens("V6"), p.tokens("M6")) == ({"wood": 1}, {"food": 1})
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.ruling.trade-split")
def test_split_tokens_may_lie_together_and_the_second_be_left() -> None:
    p = saxony(trade_split=True).play("resources", "token metal", "at T8", "token metal", "at T8")
    assert p.tokens("T8") == {"metal": 2}
    p = saxony(trade_split=True).play("resources", "token metal", "at T8", "done")
    assert (p.tokens("T8"), p.asked) == ({"metal": 1}, (1, "ChooseSection"))


@pytest.mark.rule("scythe.trade.needs-worker-on-region")
@pytest.mark.parametrize("workers", [("home", "home"), ("L7",), ("home", "L7")])
def test_without_a_worker_in_a_land_region_there_are_no_resources(workers: tuple[str, ...]) -> None:
    p = saxony(*workers).character(0, "M6").structure(0, "mill", "T8")
    assert p.options == ["take popularity 1", "less", "skip"]
    assert p.play("less").options == ["take popularity 1", "take popularity 0"]


@pytest.mark.rule("scythe.trade.needs-worker-on-region")
def test_one_worker_in_a_land_region_is_enough() -> None:
    p = saxony("home", "L7", "M6")
    assert p.options == ["resources", "take popularity 1", "less", "skip"]
    assert p.play("less").options == ["resources", "take popularity 1", "take popularity 0"]


@pytest.mark.rule("scythe.trade.popularity")
def test_one_popularity_is_the_most_at_the_start() -> None:
    p = saxony()
    assert [o for o in p.options if "popularity" in o] == ["take popularity 1"]
    assert p.play("take popularity 1").player(0).popularity == 3
    p = saxony().play("less")
    assert [o for o in p.options if "popularity" in o] == ["take popularity 1", "take popularity 0"]


@pytest.mark.rule("scythe.trade.popularity", "scythe.build.armory")
@pytest.mark.parametrize("armory", [False, True])
def test_the_star_for_eighteen_popularity_is_placed_after_all_gains_of_the_action(armory: bool) -> None:
    p = saxony().set(0, popularity=17)
    if armory:
        p.structure(0, "armory", "M7")
    p.play("less", "take popularity 1")
    assert (p.player(0).popularity, p.player(0).star_count) == (18, 0 if armory else 1)
    if armory:
        assert p.asked == (0, "Gain")
        p.play("take power 1")
        assert p.player(0).star_count == 1
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.trade.popularity")
def test_popularity_beyond_eighteen_is_not_to_be_had() -> None:
    p = saxony().set(0, popularity=18)
    assert p.options == ["resources", "less", "skip"]
    assert p.play("less").options == ["resources", "take popularity 0"]
