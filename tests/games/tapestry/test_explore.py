"""Exploring the map and space."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.explore import edge_points
from spielwerk.kernel.bitmask import bits

NEAR = Form(do="explore")
FAR = Form(do="explore", anywhere=True)


def hexes(p: Position) -> list[int]:
    return [int(o.partition(" ")[2]) for o in p.options]


@pytest.mark.rule(
    "tapestry.base.explore.tile-from-supply",
    "tapestry.base.explore.adjacent",
    "tapestry.base.explore.no-control",
)
def test_a_tile_of_the_supply_goes_next_to_own_territory() -> None:
    p = Position().tiles(0, 1, 5).effect(0, NEAR)
    assert p.options == ["tile 1", "tile 5"]
    p.play("tile 1")
    near = p.s.rules.world.near[p.start(0)] & ~p.s.rules.world.printed
    assert hexes(p) == list(bits(near))
    p.play(p.options[0], "turned 0")
    assert (p.player(0).tiles, p.controlled(0)) == ((4,), [p.start(0)])


@pytest.mark.rule("tapestry.base.explore.anywhere")
def test_anywhere_allows_every_empty_hex() -> None:
    p = Position().tiles(0, 1).effect(0, FAR)
    assert len(p.options) == 34 - 13


@pytest.mark.rule("tapestry.base.explore.rotation")
def test_a_tile_may_be_turned_six_ways() -> None:
    p = Position().tiles(0, 1).effect(0, NEAR)
    p.play(p.options[0])
    assert p.options == [f"turned {n}" for n in range(6)]
    p = Position().tiles(0, 5).effect(0, NEAR)
    p.play(p.options[0])
    assert p.player(0).tiles == ()


@pytest.mark.rule("tapestry.base.explore.vp", "tapestry.base.explore.printed-neighbours")
def test_each_aligned_edge_gives_a_point() -> None:
    """Hex 9 lies between the printed hexes 4 (FSSSFF), 6, 7 and 16."""
    p = Position()
    world = p.s.rules.world
    assert [other for other in world.beside[9] if p.s.explored >> other & 1] == [4, 7, 16, 6]
    tile = 12 - 1
    best = [edge_points(p.s, tile, 9, rotation) for rotation in range(6)]
    corners = [p.s.rules.tile_corners[tile][rotation] for rotation in range(6)]
    for own, points in zip(corners, best, strict=True):
        ends = [
            (own[0] == "F", own[1] == "S"),
            (own[1] == "S", own[2] == "S"),
            (own[3] == "S", own[4] == "S"),
            (own[5] == "F", own[0] == "F"),
        ]
        assert points == sum([any(pair) for pair in ends])


@pytest.mark.rule("tapestry.base.explore.example-vp")
def test_two_of_three_edges_give_two_points() -> None:
    """Hex 12 lies beside the printed hexes 6, 15 and 16; the sea of tile 5 meets that of two."""
    p = Position()
    assert [other for other in p.s.rules.world.beside[12] if p.s.explored >> other & 1] == [6, 16, 15]
    p.outposts(0, 6).tiles(0, 5).effect(0, NEAR).play("hex 12")
    assert p.vp(0) == 2


@pytest.mark.rule("tapestry.base.explore.sea-counts")
def test_sea_beside_sea_is_aligned() -> None:
    p = Position()
    assert edge_points(p.s, 5 - 1, 9, 0) == 3


@pytest.mark.rule("tapestry.base.explore.tile-reward", "tapestry.base.explore.vp")
def test_first_the_points_then_the_reward() -> None:
    p = Position().tiles(0, 18).effect(0, NEAR)
    p.play("hex 9", "turned 0")
    assert (p.asked, p.vp(0) > 0, p.player(0).built) == ((0, "city.Plot"), True, [0, 0, 0, 1])


@pytest.mark.rule("tapestry.base.explore.no-tile", "tapestry.base.explore.mandatory")
def test_without_a_tile_nothing_happens_and_with_one_it_must() -> None:
    p = Position().effect(0, NEAR)
    assert p.options == []
    p = Position().tiles(0, 1).effect(0, NEAR)
    assert "no" not in p.options


@pytest.mark.rule("tapestry.base.explore.no-tile")
def test_without_a_hex_nothing_happens() -> None:
    p = Position().tiles(0, 1)
    for i, hex in enumerate(bits(p.s.rules.world.near[p.start(0)] & ~p.s.explored)):
        p.explored(hex, 10 + i)
    assert p.effect(0, NEAR).options == []


@pytest.mark.rule("tapestry.base.explore.gain-tiles", "tapestry.base.explore.draw-empty")
def test_tiles_are_drawn_into_the_supply_and_discards_shuffled_in() -> None:
    p = Position(ask=True).tiles(0, 7, 8)
    p.s.tiles, p.s.old_tiles = 1 << 2, 1 << 3
    p.effect(0, Form(do="tile", n=3)).play("draw-tile 3", "draw-tile 4")
    assert (p.player(0).tiles, p.asked, p.s.old_tiles) == ((2, 3, 6, 7), (-1, ""), 0)


@pytest.mark.rule("tapestry.base.explore.permanent")
def test_a_tile_on_the_map_is_no_place_for_another() -> None:
    p = Position().tiles(0, 1, 34).explored(9, 20).effect(0, FAR).play("tile 34")
    assert "hex 9" not in p.options
    assert (p.s.tile[9], p.s.turned[9]) == (19, 0)
    hex = p.options[0]
    p.play(hex, "turned 2").run()
    seen = p.view(1)
    n = int(hex.removeprefix("hex "))
    assert (seen.tile[n], seen.turned[n], p.player(0).tiles) == (33, 2, (0,))
    assert hex not in p.effect(0, FAR).options


@pytest.mark.rule("tapestry.base.space.gain", "tapestry.base.space.limit")
def test_space_tiles_come_from_a_stack_of_fifteen() -> None:
    p = Position(ask=True)
    p.s.spaces = 1 << 4
    p.effect(0, Form(do="space", n=3)).play("draw-space 5")
    assert (p.player(0).spaces, p.asked) == ((4,), (-1, ""))


@pytest.mark.rule("tapestry.base.space.explore-space", "tapestry.base.space.no-map-vp")
def test_a_space_tile_gives_its_rewards_and_stays_off_the_map() -> None:
    p = Position().spaces(0, 5, 13).effect(0, Form(do="explore-space"))
    assert p.options == ["explore-space 5", "explore-space 13"]
    explored = p.s.explored
    p.play("explore-space 13")
    assert (p.vp(0), p.player(0).explored_spaces, p.s.explored) == (13, (12,), explored)
    assert p.player(0).spaces == (4,), "it has left the supply"
