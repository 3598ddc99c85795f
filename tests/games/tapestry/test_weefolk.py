"""The Weefolk: tokens in the capital cities of opponents."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.tapestry.civilized import GAIN, kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.city import capital_points
from spielwerk.games.tapestry.civilizations.weefolk import around
from spielwerk.games.tapestry.components import capitals
from spielwerk.games.tapestry.grid import PLOT_NAMES, PLOTS, impassable
from spielwerk.games.tapestry.marks import marks
from spielwerk.games.tapestry.options import CIVILIZATIONS

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
FARM, HOUSE = 0, 1


def plot(name: str) -> int:
    return PLOT_NAMES.index(name)


def weefolk(*numbers: int, seats: int = 2) -> Position:
    """Nobody's city has anything but what is printed."""
    p = Position(seats, ask=True, **FANTASIES).civilization(0, "weefolk", *numbers)
    return p.hand(0, "trap")


def in_turn(p: Position, number: int) -> Position:
    """The others are as far as seat 0, so that nothing else is asked before the ability."""
    for seat in range(1, len(p.s.players)):
        p.set(seat, era=number)
    return p.income(0, number).run()


def rock(p: Position, seat: int) -> int:
    return impassable(capitals()[p.player(seat).mat].grid)


@pytest.mark.rule("tapestry.civ.weefolk.token")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_an_opponent_puts_a_token_on_an_open_plot(number: int) -> None:
    p = in_turn(weefolk(seats=3), number)
    assert (p.asked, p.options) == ((0, "weefolk.Give"), ["opponent 1", "opponent 2", "no"])
    p.play("opponent 2")
    assert p.asked == (2, "weefolk.Plant")
    free = [name for name, mask in zip(PLOT_NAMES, PLOTS, strict=True) if not mask & rock(p, 2)]
    assert p.options == [f"plot {name}" for name in free]
    p.play(f"plot {free[0]}")
    assert kept(p, "weefolk") == (2, plot(free[0]))
    assert p.player(2).city == rock(p, 2) | PLOTS[plot(free[0])]
    assert (p.player(2).buildings, p.player(0).city) == ((), rock(p, 0))


@pytest.mark.rule("tapestry.civ.weefolk.token")
def test_there_is_no_token_in_the_first_income_turn() -> None:
    p = weefolk().set(1, era=1).income(0, 1).run()
    while p.asked[1]:
        assert p.asked[1] != "weefolk.Give"
        p.play(p.options[0])
    assert p.player(0).era == 1


@pytest.mark.rule("tapestry.civ.weefolk.token")
def test_the_token_completes_lines_and_districts_for_the_city_it_lies_in() -> None:
    rows = ["#########"] * 3 + ["........."] * 6
    rows[0] = ".########"
    p = in_turn(weefolk().city(1, *rows).set(1, districts=0b110), 2)
    before = capital_points(p.s, 1)
    p.play("opponent 1", "plot a1")
    assert (capital_points(p.s, 1), p.player(1).districts) == (before + 1, 0b111)
    assert (p.asked[0], len(p.options)) == (1, 4)  # any resource for the district
    p.play("pick 1")
    assert sum(p.res(1).values()) == 1


@pytest.mark.rule("tapestry.civ.weefolk.token")
def test_an_opponent_who_has_finished_gets_a_token_and_chooses_the_plot() -> None:
    p = in_turn(weefolk(), 5).set(1, ended=True, era=5)
    p.play("opponent 1")
    assert p.asked == (1, "weefolk.Plant")


@pytest.mark.rule("tapestry.civ.weefolk.full")
def test_in_a_full_city_the_token_replaces_an_income_building() -> None:
    full = ["#########"] * 9
    p = weefolk().city(1, *full).built(1, farm=2, house=1)
    stone = next(i for i, mask in enumerate(PLOTS) if mask & rock(p, 1))
    free = [i for i, mask in enumerate(PLOTS) if not mask & rock(p, 1)][:2]
    p.set(1, buildings=((free[1], FARM), (stone, FARM), (free[0], HOUSE)))
    built = list(p.player(1).built)
    in_turn(p, 2).play("opponent 1")
    assert p.options == [f"plot {PLOT_NAMES[i]}" for i in free]  # not the one on an impassable plot
    p.play(f"plot {PLOT_NAMES[free[1]]}")
    assert p.player(1).buildings == ((stone, FARM), (free[0], HOUSE))
    assert (p.player(1).city, p.player(1).built) == (sum(PLOTS), built)
    assert kept(p, "weefolk") == (1, free[1])


@pytest.mark.rule("tapestry.civ.weefolk.full")
def test_a_full_city_without_income_buildings_takes_no_token() -> None:
    p = in_turn(weefolk(seats=3).city(1, *["#########"] * 9), 2)
    assert p.options == ["opponent 2", "no"]


@pytest.mark.rule("tapestry.civ.weefolk.trade")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_territory_tile_may_be_traded_for_any_income_building(number: int) -> None:
    p = in_turn(weefolk().tiles(0, 3, 7), number).play("no")
    assert (p.asked, p.options) == ((0, "weefolk.Barter"), ["give-tile 3", "give-tile 7", "no"])
    before = sum(p.player(0).built)
    p.play("give-tile 7")
    assert (p.player(0).tiles, p.s.old_tiles, len(p.options)) == ((2,), 1 << 6, 4)
    p.play("pick 1", "beside")
    assert sum(p.player(0).built) == before + 1
    assert p.asked[1] != "weefolk.Barter"  # once a turn


@pytest.mark.rule("tapestry.civ.weefolk.trade")
def test_the_trade_may_be_left_and_is_not_offered_in_the_last_income_turn() -> None:
    p = in_turn(weefolk().tiles(0, 3), 2).play("no", "no")
    assert p.player(0).tiles == (2,)
    p = in_turn(weefolk().tiles(0, 3), 5).play("no")
    assert p.asked[1] != "weefolk.Barter"


@pytest.mark.rule("tapestry.civ.weefolk.final")
def test_each_token_counts_what_stands_in_its_line_and_in_its_column() -> None:
    p = weefolk().owns(1, "bakery")
    p.set(1, buildings=((plot("a5"), FARM), (plot("e1"), HOUSE), (plot("b2"), FARM)))
    assert [around(p.s, 1, plot(name)) for name in ("e5", "b5", "h8")] == [2, 2, 0]
    p.set(1, sites=((p.landmark("bakery"), 0, 4, 3),))
    assert around(p.s, 1, plot("h5")) == 2  # several plots of one landmark in a line count once
    both = around(p.s, 1, plot("d5"))
    p.set(1, sites=())
    assert both == around(p.s, 1, plot("d5")) + 2  # once for the line, once for the column


@pytest.mark.rule("tapestry.civ.weefolk.final")
def test_the_tokens_score_in_the_last_income_turn_only() -> None:
    def scored(number: int, *numbers: int) -> int:
        p = weefolk(*numbers).set(1, buildings=((plot("a5"), FARM), (plot("e1"), HOUSE)))
        p = in_turn(p, number).play("no")
        return p.vp(0)

    tokens = (1, plot("e5"), 1, plot("a1"))
    assert scored(5, *tokens) - scored(5) == 2 + 2
    assert scored(4, *tokens) == scored(4)


@pytest.mark.rule("tapestry.civ.weefolk.midgame")
def test_gained_during_the_game_they_give_a_token_at_once() -> None:
    p = Position(3, ask=True, **FANTASIES).effect(0, GAIN).play("draw-civilization weefolk")
    assert (p.asked, p.options) == ((0, "weefolk.Give"), ["opponent 1", "opponent 2"])
    p.play("opponent 1", "plot e5")
    assert kept(p, "weefolk") == (1, plot("e5"))
    p = Position(given=[{"civilization": "weefolk"}, {}], **FANTASIES)
    assert kept(p, "weefolk") == ()


@pytest.mark.rule("tapestry.civ.weefolk.solo", "tapestry.ruling.fantasies-weefolk-solo")
@pytest.mark.parametrize("starred", [False, True])
def test_they_are_not_dealt_in_solo_games(starred: bool) -> None:
    number = CIVILIZATIONS.index("weefolk")
    seats = [{}, {"automa": "2"}]
    solo: Any = spielwerk.game("tapestry", seats=seats, starred=starred, **FANTASIES).rules
    people: Any = spielwerk.game("tapestry", seats=2, **FANTASIES).rules
    assert number not in solo.playable_civilizations
    assert number in people.playable_civilizations


def test_a_token_is_shown_in_the_city_it_lies_in() -> None:
    p = weefolk(1, plot("c4"))
    view: Any = p.game.view(p.s, 0)
    (mark,) = marks(view, p.s.rules)
    assert (mark.kind, mark.seat, mark.plot, mark.owner) == ("weefolk", 1, plot("c4"), 0)
