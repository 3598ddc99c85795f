"""Bolster: for a coin either power or combat cards."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def saxony() -> Position:
    """Saxony with 3 coins, 1 power and two combat cards, about to bolster."""
    p = Position("saxony mechanical", "nordic industrial").hand(0, 2, 5)
    return p.set(0, coins=3, power=1, popularity=2).turn(0).play("bolster")


@pytest.mark.rule("scythe.bolster.choice")
def test_power_costs_a_coin_and_brings_no_card() -> None:
    p = saxony().play("take power 2")
    assert (p.player(0).coins, p.player(0).power, p.held(0)) == (2, 3, [2, 5])
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.bolster.choice")
def test_a_card_costs_a_coin_and_brings_no_power() -> None:
    p = saxony().play("take cards 1")
    assert (p.player(0).coins, p.player(0).power, len(p.held(0))) == (2, 1, 3)
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.bolster.choice")
def test_who_does_not_bolster_keeps_the_coin() -> None:
    p = saxony().play("skip")
    assert (p.player(0).coins, p.player(0).power, p.held(0)) == (3, 1, [2, 5])


@pytest.mark.rule("scythe.bolster.power")
def test_two_power_are_the_most_at_the_start() -> None:
    p = saxony()
    assert [o for o in p.options if "power" in o] == ["take power 2"]
    assert p.play("take power 2").player(0).power == 3
    p = saxony().play("less")
    assert [o for o in p.options if "power" in o] == ["take power 2", "take power 1", "take power 0"]


@pytest.mark.rule("scythe.bolster.power")
def test_power_beyond_sixteen_is_not_to_be_had() -> None:
    p = saxony().set(0, power=15)
    assert [o for o in p.options if "power" in o] == ["take power 1"]
    p.play("less")
    assert [o for o in p.options if "power" in o] == ["take power 1", "take power 0"]
    p = saxony().set(0, power=16)
    assert p.options == ["take cards 1", "less", "skip"]


@pytest.mark.rule("scythe.bolster.power", "scythe.build.monument")
@pytest.mark.parametrize("monument", [False, True])
def test_the_star_for_sixteen_power_is_placed_after_all_gains_of_the_action(monument: bool) -> None:
    p = saxony().set(0, power=14)
    if monument:
        p.structure(0, "monument", "M7")
    p.play("less", "take power 2")
    assert (p.player(0).power, p.player(0).star_count) == (16, 0 if monument else 1)
    if monument:
        assert p.asked == (0, "Gain")
        p.play("take popularity 1")
        assert p.player(0).star_count == 1
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.bolster.card")
def test_one_card_is_the_most_at_the_start() -> None:
    p = saxony().deck(4)
    assert [o for o in p.options if "cards" in o] == ["take cards 1"]
    assert p.play("take cards 1").held(0) == [2, 4, 5]


@pytest.mark.rule("scythe.bolster.card")
def test_the_card_is_drawn_at_random_from_the_deck() -> None:
    p = Position("saxony mechanical", "nordic industrial", ask=True).deck(2, 2, 2, 5)
    p.turn(0).play("bolster", "take cards 1")
    d = p.game.decision(p.s)
    assert d is not None
    assert (d.seat, p.options, d.weights) == (-1, ["card 0", "card 3"], (3, 1))
