"""Part of a benefit: an action brings all of it, and who wants less says so first."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def tracks(p: Position) -> tuple[int, int, int, int]:
    """Power, popularity, coins and combat cards of Saxony."""
    q = p.player(0)
    return q.power, q.popularity, q.coins, len(p.held(0))


def saxony(*structures: str, **fields: int) -> Position:
    """Saxony with 1 power, 3 popularity, 5 coins and no combat cards; workers in M6 and T8.

    Mechanical pairs Trade with Upgrade, which brings no coins, and Move with Build, which brings two.
    """
    p = Position("saxony mechanical", "nordic engineering").workers(0, "M6", "T8").hand(0)
    for name in structures:
        p.structure(0, name, "W7")
    return p.set(0, **{"power": 1, "popularity": 3, "coins": 5, **fields}).turn(0)


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_who_bolsters_takes_everything_or_says_that_less_is_wanted() -> None:
    p = saxony("monument").play("bolster")
    assert p.options == ["take power 2", "take cards 1", "less", "skip"]
    p.play("take power 2")
    assert (tracks(p), p.asked) == ((3, 4, 4, 0), (1, "ChooseSection"))
    p = saxony("monument").play("bolster", "take cards 1")
    assert (tracks(p), p.asked) == ((1, 4, 4, 1), (1, "ChooseSection"))


@pytest.mark.rule("scythe.turn.partial-benefit")
@pytest.mark.parametrize("popularity", [0, 1])
@pytest.mark.parametrize(
    ("choice", "power", "cards"),
    [("take power 2", 2, 0), ("take power 1", 1, 0), ("take power 0", 0, 0), ("take cards 1", 0, 1)],
)
def test_any_part_of_bolster_and_monument_may_be_taken(
    choice: str, power: int, cards: int, popularity: int
) -> None:
    p = saxony("monument").play("bolster", "less")
    assert p.options == ["take power 2", "take power 1", "take power 0", "take cards 1"]
    assert tracks(p) == (1, 3, 5, 0), "nothing is paid yet"
    p.play(choice)
    assert p.options == ["take popularity 1", "take popularity 0"]
    p.play(f"take popularity {popularity}")
    assert tracks(p) == (1 + power, 3 + popularity, 4, cards)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_who_trades_takes_everything_or_says_that_less_is_wanted() -> None:
    p = saxony("armory").play("trade")
    assert p.options == ["resources", "take popularity 1", "less", "skip"]
    p.play("take popularity 1")
    assert (tracks(p), p.asked) == ((2, 4, 4, 0), (1, "ChooseSection"))
    p = saxony("armory").play("trade", "resources", "token oil", "token food", "at M6")
    assert (tracks(p), p.asked) == ((2, 3, 4, 0), (1, "ChooseSection"))


@pytest.mark.rule("scythe.turn.partial-benefit")
@pytest.mark.parametrize("power", [0, 1])
@pytest.mark.parametrize(
    ("choices", "popularity", "goods"),
    [
        (["take popularity 2"], 2, {}),
        (["take popularity 1"], 1, {}),
        (["take popularity 0"], 0, {}),
        (["resources", "token food", "done", "at M6"], 0, {"food": 1}),
        (["resources", "done"], 0, {}),
    ],
)
def test_any_part_of_trade_and_armory_may_be_taken(
    choices: list[str], popularity: int, goods: dict[str, int], power: int
) -> None:
    """The cube of Trade has left its field, so that 2 popularity can be had."""
    p = saxony("armory", slots=1 << 4).play("trade", "less")
    assert p.options == ["resources", "take popularity 2", "take popularity 1", "take popularity 0"]
    assert tracks(p) == (1, 3, 5, 0), "nothing is paid yet"
    p.play(*choices)
    assert p.options == ["take power 1", "take power 0"]
    p.play(f"take power {power}")
    assert (tracks(p), p.tokens("M6")) == ((1 + power, 3 + popularity, 4, 0), goods)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_one_of_two_traded_tokens_may_be_taken_or_none() -> None:
    p = saxony().set(0, coins=2).play("trade", "resources", "token food", "done", "at M6")
    assert (p.tokens("M6"), p.player(0).coins) == ({"food": 1}, 1)
    p = saxony().set(0, coins=2).play("trade", "resources", "done")
    assert (p.tokens("M6"), p.tokens("T8"), p.player(0).coins) == ({}, {}, 1)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.turn.partial-benefit")
@pytest.mark.parametrize(("recruits", "popularity"), [(0b1011, 3), (0b0100, 4)])
def test_a_bottom_action_brings_all_its_coins_and_the_own_bonus(recruits: int, popularity: int) -> None:
    p = saxony(recruits=recruits).goods("M6", wood=3).play("move", "skip")
    assert p.options == ["build", "less", "skip"]
    p.play("build", "decline")
    assert (tracks(p), p.asked) == ((1, popularity, 7, 0), (1, "ChooseSection"))


@pytest.mark.rule("scythe.turn.partial-benefit")
@pytest.mark.parametrize("coins", [0, 1, 2])
@pytest.mark.parametrize("popularity", [0, 1])
def test_any_part_of_a_bottom_benefit_may_be_taken(coins: int, popularity: int) -> None:
    p = saxony(recruits=0b0100).goods("M6", wood=3).play("move", "skip", "less")
    assert p.tokens("M6") == {}
    assert "structure mill" in p.options, "the action is done all the same"
    p.play("decline")
    assert p.options == ["take coins 2", "take coins 1", "take coins 0"]
    p.play(f"take coins {coins}")
    assert p.options == ["take popularity 1", "take popularity 0"]
    p.play(f"take popularity {popularity}")
    assert (tracks(p), p.asked) == ((1, 3 + popularity, 5 + coins, 0), (1, "ChooseSection"))


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_nobody_is_asked_for_less_of_nothing() -> None:
    """Upgrade brings no coins on the Mechanical mat; Bolster and Trade bring nothing on full tracks."""
    p = saxony().goods("M6", oil=3).play("trade", "skip")
    assert p.options == ["upgrade", "skip"]
    p = saxony(recruits=0b0001).goods("M6", oil=3).play("trade", "skip")
    assert p.options == ["upgrade", "less", "skip"]
    p = saxony(power=16, popularity=18).stars(0, power=1, popularity=1).workers(0, "home").deck()
    assert p.play("bolster").options == ["take power 0", "skip"]
    assert tracks(p.play("take power 0")) == (16, 18, 4, 0), "the coin may be paid all the same"
    assert p.turn(0).play("trade").options == ["take popularity 0", "skip"]
    assert tracks(p.play("take popularity 0")) == (16, 18, 3, 0)
    p.structure(0, "monument", "W7").structure(0, "armory", "M7")
    assert p.turn(0).play("bolster").options == ["take power 0", "skip"], "nor does a structure bring more"
    assert p.turn(0).play("trade").options == ["take popularity 0", "skip"]


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_on_full_tracks_a_structure_alone_may_bring_something() -> None:
    p = saxony("monument", power=16).stars(0, power=1).deck().play("bolster")
    assert p.options == ["take power 0", "less", "skip"]
    assert tracks(p.play("take power 0")) == (16, 4, 4, 0)
    p = saxony("monument", power=16).stars(0, power=1).deck().play("bolster", "less")
    assert tracks(p.play("take popularity 0")) == (16, 3, 4, 0)
    p = saxony("armory", popularity=18).stars(0, popularity=1).workers(0, "home").play("trade")
    assert p.options == ["take popularity 0", "less", "skip"]
    assert tracks(p.play("take popularity 0")) == (2, 18, 4, 0)
    p = saxony("armory", popularity=18).stars(0, popularity=1).workers(0, "home").play("trade", "less")
    assert tracks(p.play("take power 0")) == (1, 18, 4, 0)


@pytest.mark.rule("scythe.turn.partial-benefit")
def test_production_may_be_paid_and_left() -> None:
    p = saxony().workers(0, "M6", "M6", "T8", "T8").set(0, power=2).play("produce", "done")
    assert (p.player(0).power, p.tokens("M6"), p.tokens("T8")) == (1, {}, {})
    assert p.asked == (1, "ChooseSection")
