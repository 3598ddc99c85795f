"""The capital city: plots, landmarks, districts, scoring; and income buildings."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.city import Rotation, fitting
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.grid import DISTRICTS, GRID, PLOTS, sites, turns

FARM = Form(do="building", what="farm")
EMPTY = ("." * 9,) * 9


@pytest.mark.rule("tapestry.base.capital.grid")
def test_nine_districts_of_nine_plots() -> None:
    assert (len(PLOTS), [d.bit_count() for d in DISTRICTS], sum(DISTRICTS)) == (81, [9] * 9, GRID)


@pytest.mark.rule("tapestry.base.capital.impassable", "tapestry.base.capital.building-size")
def test_a_building_covers_one_of_59_free_plots() -> None:
    p = Position().effect(0, FARM)
    assert len(p.options) == 81 - 22 + 1
    before = len(p.filled(0))
    p.play("plot a1")
    assert (len(p.filled(0)), p.player(0).buildings) == (before + 1, ((0, 0),))


@pytest.mark.rule("tapestry.base.capital.outside", "tapestry.ruling.base-outside-choice")
def test_a_piece_may_stand_outside_although_there_is_room() -> None:
    p = Position().effect(0, FARM).play("beside")
    assert (len(p.filled(0)), p.player(0).built) == (22, [1, 0, 0, 0])


@pytest.mark.rule("tapestry.base.capital.rotate", "tapestry.ruling.base-landmark-mirror")
def test_a_landmark_is_turned_by_90_degrees_and_never_mirrored() -> None:
    shape = (".##", "###", "###")
    assert turns(shape) == (shape, ("##.", "###", "###"), ("###", "###", "##."), ("###", "###", ".##"))
    mirrored_only = ("#..", "###", ".##")
    assert tuple(row[::-1] for row in mirrored_only) not in turns(mirrored_only)


@pytest.mark.rule("tapestry.base.capital.no-overlap")
def test_pieces_overlap_neither_each_other_nor_impassable_plots() -> None:
    p = Position().do(Rotation(0, 0)).play("rotate 0", "line 1", "column 3")
    taken = p.player(0).city
    assert all(not mask & taken for _, _, mask in fitting(p.s, 0, 1, 0))
    assert "plot c1" not in p.effect(0, FARM).options
    assert "plot a2" not in p.options


@pytest.mark.rule("tapestry.base.capital.outside")
def test_a_landmark_may_hang_over_the_edge() -> None:
    p = Position().do(Rotation(0, 0)).play("rotate 0", "line 0", "column 1")
    assert set(p.filled(0)) - set(Position().filled(0)) == {"a1", "b1"}


@pytest.mark.rule("tapestry.ruling.base-overlap-outside")
def test_overhanging_parts_are_solid_too() -> None:
    p = Position().city(0, *EMPTY).do(Rotation(0, 0)).play("rotate 0", "line 0", "column 1")
    lines = [(line, column) for line, column, _ in fitting(p.s, 0, 0, 0)]
    assert (0, 0) not in lines
    assert (-1, 1) not in lines
    assert (-1, 2) in lines


@pytest.mark.rule("tapestry.base.capital.building-size")
def test_a_landmark_covers_its_footprint() -> None:
    for rotation in sites(("..##", "..##", "####", "####")):
        assert {mask.bit_count() for _, _, mask in rotation} == {12}


@pytest.mark.rule("tapestry.base.capital.fixed")
def test_placed_pieces_stay() -> None:
    p = Position().effect(0, FARM).play("plot a1").effect(0, FARM).play("plot b1")
    assert p.player(0).buildings == ((0, 0), (1, 0))


@pytest.mark.rule("tapestry.base.capital.district", "tapestry.base.capital.example-district")
def test_a_district_with_four_impassable_plots_needs_five() -> None:
    p = Position().city(0, "##.......", "##.......", *["." * 9] * 7)
    for plot in ("c1", "c2", "a3", "b3"):
        p.effect(0, FARM).play(f"plot {plot}")
        assert p.asked == (-1, "")
    p.effect(0, FARM).play("plot c3")
    assert p.asked == (0, "effect.Which")
    p.play("pick 1")
    assert (p.res(0), p.player(0).districts) == ({"worker": 1}, 1)


@pytest.mark.rule("tapestry.base.capital.district-once")
def test_one_piece_may_complete_two_districts_each_once() -> None:
    rows = ("######...", "##..##...", "##..##...", *["." * 9] * 6)
    p = (
        Position()
        .city(0, *rows)
        .do(Rotation(0, 0))
        .play("rotate 0", "line 2", "column 3", "pick 0", "pick 3")
    )
    assert (p.res(0), p.player(0).districts, p.asked) == ({"food": 1, "coin": 1}, 0b11, (-1, ""))
    p.effect(0, FARM).play("beside")
    assert p.asked == (-1, "")


@pytest.mark.rule("tapestry.base.capital.score", "tapestry.base.capital.score-repeat")
def test_lines_and_columns_score_each_time() -> None:
    p = Position().city(0, "#########", *["#........"] * 8)
    assert p.effect(0, Form(do="city")).run().vp(0) == 2
    assert p.effect(0, Form(do="city")).run().vp(0) == 4


@pytest.mark.rule("tapestry.base.capital.example-score")
def test_three_lines_and_two_columns_with_two_icons_give_ten() -> None:
    p = Position().city(0, *["#########"] * 3, *["##......."] * 6).built(0, house=2).income(0, 5).run()
    assert p.vp(0) == 10


@pytest.mark.rule("tapestry.base.capital.no-instant-vp")
def test_a_complete_line_gives_nothing_by_itself() -> None:
    p = Position().city(0, ".########", *["." * 9] * 8).effect(0, FARM).play("plot a1")
    assert (p.vp(0), p.res(0)) == (0, {})


@pytest.mark.rule(
    "tapestry.base.building.gain", "tapestry.base.building.place", "tapestry.base.building.not-tradeable"
)
def test_the_leftmost_building_of_a_row_is_placed_at_once() -> None:
    p = Position().effect(0, Form(do="building", what="market")).run()
    assert (p.player(0).built, p.asked) == ([0, 0, 0, 1], (0, "city.Plot"))
    p.play("beside")
    assert p.player(0).built == [0, 0, 0, 1]


@pytest.mark.rule("tapestry.base.building.none-left")
def test_an_empty_row_gives_nothing() -> None:
    assert Position().built(0, farm=5).effect(0, FARM).options == []


@pytest.mark.rule("tapestry.base.building.any")
def test_any_building_is_a_choice_of_four_kinds() -> None:
    p = Position().built(0, house=5).effect(0, Form(do="building", what="any"))
    assert p.options == ["pick 0", "pick 2", "pick 3"]
    p.play("pick 3", "beside")
    assert p.player(0).built == [0, 5, 0, 1]
    p.effect(0, Form(do="building", what="market", n=2)).play("plot a1", "beside")
    assert (p.player(0).built, p.player(0).buildings) == ([0, 5, 0, 3], ((0, 3),))


@pytest.mark.rule("tapestry.base.building.vp-per-building", "tapestry.ruling.base-outside-counts")
def test_points_per_building_count_all_that_left_the_mat() -> None:
    p = Position().effect(0, FARM).play("beside").effect(0, FARM).play("plot a1")
    assert p.effect(0, Form(do="per", what="farm")).run().vp(0) == 2


@pytest.mark.rule("tapestry.base.building.row-data")
def test_the_sixth_space_of_each_row_gives_ten_points() -> None:
    for name in ("farm", "house", "armory", "market"):
        assert Position().built(0, **{name: 5}).income(0, 5).run().vp(0) >= 10
