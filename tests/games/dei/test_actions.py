"""The standard actions: enlist, move, collect."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.actions.collect import Collect
from spielwerk.games.dei.actions.enlist import Enlist
from spielwerk.games.dei.actions.move import MoveFrom

PLAIN, TACTICS = 0, 1


# --- enlist


@pytest.mark.rule("dei.enlist.from-supply", "dei.enlist.neutral-camp")
def test_a_scrapper_comes_in_at_a_neutral_camp_without_majority() -> None:
    p = Position("auxilia", "farm_z").units(1, {"2.1-3": 5}).do(Enlist(0, PLAIN))
    assert only(p.options, "at") == ["2.1-3", "2.2-3"]
    p.play("at 2.1-3")
    assert (p.at(0, "2.1-3"), p.player(0).on_board) == (1, 1)


@pytest.mark.rule("dei.enlist.own-camp-majority")
def test_an_own_camp_needs_the_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.5-3": 2}).units(1, {"2.5-3": 1}).camps(0, "2.5-3")
    assert "at 2.5-3" in p.do(Enlist(0, PLAIN)).options
    p.units(1, {"2.5-3": 2})
    assert "at 2.5-3" not in p.do(Enlist(0, PLAIN)).options


@pytest.mark.rule("dei.ruling.enlist-own-camp-empty")
def test_an_own_camp_without_opponents_is_open_and_there_is_no_look_ahead() -> None:
    p = Position("auxilia", "farm_z").camps(0, "2.5-3")
    assert "at 2.5-3" in p.do(Enlist(0, PLAIN)).options
    p.units(1, {"2.5-3": 1})
    assert "at 2.5-3" not in p.do(Enlist(0, PLAIN)).options
    p.units(0, {"2.5-3": 1})
    assert "at 2.5-3" not in p.do(Enlist(0, PLAIN)).options, "one more would win, but that does not count"


@pytest.mark.rule("dei.enlist.no-enemy-camp")
def test_nobody_enlists_at_the_camp_of_an_opponent() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.5-3": 3}).camps(1, "2.5-3")
    assert only(p.do(Enlist(0, PLAIN)).options, "at") == ["2.1-3", "2.2-3"]


@pytest.mark.rule("dei.ruling.enlist-mixed-camps")
def test_each_camp_is_judged_alone() -> None:
    p = Position("auxilia", "farm_z").units(1, {"2.1-3": 4, "2.5-3": 1}).units(0, {"2.5-3": 2})
    p.camps(0, "2.1-3", "2.5-3").camps(1, "2.1-3", "2.5-3")
    assert only(p.do(Enlist(0, PLAIN)).options, "at") == ["2.1-3", "2.2-3", "2.5-3"]
    p.units(0, {})
    assert only(p.do(Enlist(0, PLAIN)).options, "at") == ["2.1-3", "2.2-3"]


@pytest.mark.rule("dei.enlist.relocate", "dei.ruling.enlist-relocate-leader")
def test_with_an_empty_supply_a_scrapper_of_the_board_comes() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-2": 1, "2.5-3": 14}, leader="2.6-A").do(Enlist(0, PLAIN))
    assert p.holder("2.3-2") == 0
    p.play("at 2.1-3")
    assert only(p.options, "from") == ["2.3-2", "2.5-3"], "never the leader"
    p.play("from 2.3-2")
    assert (p.at(0, "2.3-2"), p.at(0, "2.1-3"), p.player(0).on_board) == (0, 1, 15)
    assert p.holder("2.3-2") == -1, "control of the area left is checked"


# --- move


@pytest.mark.rule("dei.move.group")
def test_any_number_goes_from_one_area_to_an_adjacent_one() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 3}, leader="2.1-3").do(MoveFrom(0, PLAIN))
    p.play("to 2.1-1")
    wanted = ["led 3", "led 2", "led 1", "led 0", "take 3", "take 2", "take 1"]
    assert p.options == wanted
    p.play("led 1")
    assert (p.at(0, "2.1-3"), p.at(0, "2.1-1")) == (2, 1)
    assert p.player(0).leader == p.area("2.1-1")


@pytest.mark.rule("dei.move.group")
def test_each_move_may_take_another_group() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2}).turn(0, "AUX2", "AUX1", "AUX3").play("play AUX2")
    p.play("do move", "to 2.1-1", "take 1")
    p.play("do move", "from 2.1-3", "to 2.1-2")
    assert (p.at(0, "2.1-1"), p.at(0, "2.1-2"), p.at(0, "2.1-3")) == (1, 1, 0)


@pytest.mark.rule("dei.move.group")
def test_only_units_of_the_area_go_with_a_group() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2, "2.2-3": 3}, leader="2.2-3")
    p.do(MoveFrom(0, PLAIN)).play("from 2.1-3", "to 2.1-1")
    assert p.options == ["take 2", "take 1"], "neither the leader nor scrappers of another area"


@pytest.mark.rule("dei.move.group", "dei.majority.for-move")
def test_a_group_goes_only_where_it_would_have_the_majority() -> None:
    """The leader counts for one: with her one scrapper is enough against one, without her two are needed."""
    p = Position("refuge42", "farm_z").units(0, {"2.1-3": 2}, leader="2.1-3").units(1, {"2.1-1": 1})
    p.do(MoveFrom(0, PLAIN)).play("to 2.1-1")
    assert p.options == ["led 2", "led 1", "take 2"]


@pytest.mark.rule("dei.move.group")
def test_a_move_that_may_be_left_out_moves_nobody() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2}).do(MoveFrom(0, PLAIN, 1)).play("skip")
    assert (p.asked, p.at(0, "2.1-3")) == ((-1, ""), 2)


@pytest.mark.rule("dei.move.majority-after")
def test_the_majority_is_tested_after_the_move() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 3, "2.1-1": 1}).units(1, {"2.1-1": 2})
    p.do(MoveFrom(0, PLAIN, 1)).play("from 2.1-3", "to 2.1-1")
    assert p.options == ["take 3", "take 2"], "with one there already, two more are needed"


@pytest.mark.rule("dei.move.example-tie")
def test_two_against_two_is_a_tie_and_three_are_enough() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 3}).units(1, {"2.1-1": 2})
    p.do(MoveFrom(0, PLAIN, 1)).play("from 2.1-3", "to 2.1-1")
    assert p.at(0, "2.1-1") == 3, "three is the only way in"
    p.units(0, {"2.1-3": 2}).do(MoveFrom(0, PLAIN, 1))
    assert "to 2.1-1" not in p.after("from 2.1-3")


# --- collect


@pytest.mark.rule("dei.collect.one-resource")
def test_one_token_goes_into_the_reserve() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-1": 1, "2.1-A": 1, "2.5-3": 1})
    p.tokens(**{"2.1-1": 2, "2.1-A": 1}).do(Collect(0, PLAIN))
    assert only(p.options, "at") == ["2.1-1", "2.1-A"], "there is nothing on 2.5-3"
    p.play("at 2.1-1")
    assert (p.player(0).technology, p.player(0).energy, p.s.tokens[p.area("2.1-1")]) == (2, 1, 1)
    assert p.asked == (-1, ""), "nothing is swapped"
    p.do(Collect(0, PLAIN)).play("at 2.1-A")
    assert (p.player(0).technology, p.player(0).energy) == (2, 2)


@pytest.mark.rule("dei.collect.needs-majority")
def test_collecting_needs_the_majority() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-1": 1, "2.1-2": 1}).units(1, {"2.1-1": 1})
    p.tokens(**{"2.1-1": 1, "2.1-2": 1}).do(Collect(0, PLAIN)).run()
    assert p.s.tokens[p.area("2.1-2")] == 0, "2.1-2 was the only way"
    assert p.s.tokens[p.area("2.1-1")] == 1
