"""Deals: money may change hands, when the table plays with it."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


@pytest.mark.rule("scythe.deal.tournament-ban")
def test_without_the_option_no_money_changes_hands() -> None:
    p = Position("rusviet mechanical", "saxony industrial").set(0, coins=9).turn(0)
    assert all(not text.startswith("give") for text in p.options)


@pytest.mark.rule("scythe.deal.money-only", "scythe.deal.informal")
def test_at_the_start_of_the_turn_coins_may_be_given_once_to_each() -> None:
    p = Position("rusviet mechanical", "saxony industrial", "nordic engineering", deals=True)
    p.set(0, coins=9).set(1, coins=0).turn(0)
    assert [t for t in p.options if t.startswith("give")] == ["give 1", "give 2"]
    p.play("give 1")
    assert p.options == [f"coins {n}" for n in range(10)], "no more than there is"
    p.play("coins 4")
    assert (p.player(0).coins, p.player(1).coins) == (5, 4)
    assert [t for t in p.options if t.startswith("give")] == ["give 2"], "once per recipient and turn"
    p.turn(0)
    assert "give 1" in p.options, "in the next turn again"


def attack() -> Position:
    p = Position("rusviet mechanical", "saxony industrial", deals=True).hand(0).hand(1)
    p.set(0, coins=3, power=2).set(1, coins=3, power=2).character(0, "M5").mech(1, 1, "V3").workers(
        0
    ).workers(1)
    return p.turn(0).play("move", "units", "unit character", "to V3")


@pytest.mark.rule(
    "scythe.deal.hold-back-offer", "scythe.deal.not-binding", "scythe.deal.no-escape-from-combat"
)
def test_before_the_dials_money_may_be_given_and_the_combat_is_fought_all_the_same() -> None:
    p = attack()
    assert p.asked == (1, "Bribe"), "the start player is asked first"
    p.play("no")
    assert p.asked == (0, "Bribe")
    p.play("give 1", "coins 2")
    assert (p.player(0).coins, p.player(1).coins) == (1, 5)
    assert p.asked == (0, "Dial"), "the combat is not avoided"
    assert p.options_of(1) == ["dial 0", "dial 1", "dial 2"], "and nobody is bound to anything"
