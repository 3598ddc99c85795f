"""Artificers: buildings that are set aside or slide along their income row."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.civilized import FARM, GAIN, kept, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations.artificers import Rearrange
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.income_mat import uncovered
from spielwerk.games.tapestry.tech import requirement_met

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
FULL = 0b111110
TRAP = 10
"""The points of the card that is played in each income turn."""
MARKET = Form(do="building", what="market")


def artificers(*rows: int, p: Position | None = None) -> Position:
    """Seat 0 has these covered spaces; buildings that are missing have left the mat."""
    covered = (*rows, *[FULL] * 4)[:4]
    p = p or Position(ask=True, **FANTASIES)
    p.civilization(0, "artificers", *covered)
    p.player(0).built = [5 - row.bit_count() for row in covered]
    return p.hand(0, "trap", "trap")


def in_turn(p: Position, number: int) -> Position:
    p.set(1, era=number)
    return p.income(0, number).run()


def open_rows(p: Position) -> tuple[int, ...]:
    return uncovered(p.s.rules, 0, p.player(0))


@pytest.mark.rule("tapestry.civ.artificers.income")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_leftmost_building_of_a_row_may_be_set_aside_or_slide(number: int) -> None:
    p = in_turn(artificers(0b111100, 0, 0b110001, 0b101000), number)
    assert p.asked == (0, "artificers.Rearrange")
    # the houses are gone; the leftmost armory stands at the end
    aside = [f"set-aside {row}" for row in ("farm", "armory", "market")]
    assert p.options == [*aside, "slide farm", "slide market", "no"]
    p.play("slide market")
    assert (kept(p, "artificers"), p.player(0).built) == ((0b111100, 0, 0b110001, 0b100100), [1, 5, 2, 3])


@pytest.mark.rule("tapestry.civ.artificers.income")
def test_a_building_slides_onto_the_space_that_was_never_covered() -> None:
    p = in_turn(artificers(), 2).play("slide house")
    assert kept(p, "artificers")[1] == 0b111101
    assert open_rows(p)[1] == 0b000010  # Language instead of Symbology


@pytest.mark.rule("tapestry.civ.artificers.income")
def test_the_ability_may_be_left_and_is_not_there_in_the_first_income_turn() -> None:
    p = in_turn(artificers(), 2).play("no")
    assert (kept(p, "artificers"), p.player(0).built) == ((FULL,) * 4, [0] * 4)
    p = artificers().set(1, era=1).income(0, 1).run()
    while p.asked[1]:
        assert p.asked[1] != "artificers.Rearrange"
        p.play(p.options[0])


@pytest.mark.rule("tapestry.civ.artificers.aside")
def test_setting_aside_places_nothing_and_counts_as_a_building() -> None:
    p = artificers()
    city = p.player(0).city
    p.do(Rearrange(0)).play("set-aside farm")
    assert (p.asked[1], p.player(0).city, p.player(0).buildings) == ("", city, ())
    assert (p.player(0).built, kept(p, "artificers")[0]) == ([1, 0, 0, 0], 0b111100)
    counters = p.s.rules.counters
    assert (counters["farm"](p.s, 0), counters["income-building"](p.s, 0)) == (1, 1)


@pytest.mark.rule("tapestry.civ.artificers.aside")
def test_setting_aside_is_no_gain() -> None:
    p = artificers().set(0, era=2).hung(0, "capitalism").do(Rearrange(0)).play("set-aside market")
    assert p.res(0) == {}  # a gained market would bring a coin
    p.effect(0, MARKET).play("beside")
    assert (p.res(0), kept(p, "artificers")[3]) == ({"coin": 1}, 0b111000)


@pytest.mark.rule("tapestry.civ.artificers.aside")
def test_a_building_never_comes_back() -> None:
    p = artificers(0b100000)
    in_turn(p, 2).play("set-aside farm")
    assert (p.player(0).built[0], kept(p, "artificers")[0]) == (5, 0)
    p.effect(0, FARM)
    assert (p.player(0).built[0], p.asked[1]) == (5, "")


@pytest.mark.rule("tapestry.civ.artificers.aside")
@pytest.mark.parametrize(
    ("choice", "points", "food", "tiles"),
    [("no", 1, 1, 1), ("set-aside farm", 1, 2, 1), ("slide farm", 1, 1, 0), ("slide house", 0, 1, 1)],
)
def test_the_new_row_pays_already_in_this_turn(choice: str, points: int, food: int, tiles: int) -> None:
    rows = ["#########", *["........."] * 8]  # one complete line
    p = artificers().city(0, *rows)
    in_turn(p, 2).play(choice)
    while p.asked[1]:
        p.play(p.options[0])
    assert (p.vp(0) - TRAP, p.res(0)["food"], len(p.player(0).tiles)) == (points, food, tiles)


@pytest.mark.rule("tapestry.civ.artificers.final")
def test_the_last_income_turn_pays_for_buildings_or_pushes_a_row() -> None:
    p = in_turn(artificers(0b101100, 0b000111, 0, 0b011110), 5)
    assert p.options == ["count-buildings", "push-left farm", "push-left market", "no"]
    before = p.vp(0)
    p.play("push-left market")
    assert kept(p, "artificers")[3] == 0b001111
    assert open_rows(p)[3] == 0b110000  # E-Commerce and Biometrics
    assert p.vp(0) - before >= 10


@pytest.mark.rule("tapestry.civ.artificers.final")
def test_each_income_building_is_worth_a_point() -> None:
    def scored(choice: str) -> int:
        return in_turn(artificers(0b111000, 0b100000).set(0, buildings=()), 5).play(choice).vp(0)

    assert scored("count-buildings") - scored("no") == 2 + 4
    assert "push-left farm" in in_turn(artificers(0b111000), 5).options
    p = in_turn(artificers(0b111000), 5).play("no")
    assert kept(p, "artificers")[0] == 0b111000


def test_a_gained_building_is_the_leftmost_of_its_row() -> None:
    p = artificers(0b110001).effect(0, FARM).play("beside")
    assert (kept(p, "artificers")[0], p.player(0).built[0]) == (0b110000, 3)
    assert open_rows(p)[0] == 0b001111


@pytest.mark.rule("tapestry.civ.artificers.income")
def test_they_begin_with_the_rows_as_they_are() -> None:
    assert kept(starting("artificers", **FANTASIES), "artificers") == (FULL,) * 4
    p = Position(ask=True, **FANTASIES).built(0, farm=2, market=5)
    p.effect(0, GAIN).play("draw-civilization artificers")
    assert kept(p, "artificers") == (0b111000, FULL, FULL, 0)


def test_a_requirement_looks_at_the_spaces_that_are_uncovered() -> None:
    p = artificers()
    need = next(
        (card, need)
        for card, need in enumerate(p.s.rules.requirements)
        if need.track is None and need.space > 1
    )
    card, asked = need
    space = 1 << asked.space - 1
    rows = [FULL] * 4
    rows[asked.building] = FULL & ~space
    assert requirement_met(artificers(*rows).s, 0, card)
    rows[asked.building] = space
    assert not requirement_met(artificers(*rows).s, 0, card)  # four have left, but this space is covered
