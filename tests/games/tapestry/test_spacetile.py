"""Space tiles: each is explored through the public interface."""

from __future__ import annotations

import pytest

from games.tapestry.gains import choices, gains
from games.tapestry.positions import Position
from spielwerk.games.tapestry import components
from spielwerk.kernel.effect import Atom

EXPLORE = Atom("explore-space")


def table() -> Position:
    """Player 0 in era 1, with tokens, buildings and tech cards to count."""
    p = Position(2, ask=True).set(0, era=1).token(0, exploration=4, science=4, military=4, technology=7)
    p.built(0, farm=1, house=2, armory=3, market=4).tech(0, bottom=["paper"], middle=["calendar"])
    return (
        p.display("barn", "radio", "clocks")
        .gone("lighthouse", "apothecary", "barracks", "rubber-works")
        .set(1, era=1)
    )


TILES = [  # tile, choices, gains
    (1, "pick 1 / roll military / no", {"vp": 4, "science": 1}),
    (2, "pick 0 / beside", {"armory": 1, "vp": 4}),
    (3, "pick 1 / beside", {"house": 1, "vp": 2}),
    (4, "draw-hanging trap", {"vp": 11}),
    (5, "", {"coin": 1, "worker": 1, "vp": 8}),
    (6, "roll science / no", {"vp": 6}),
    (7, "", {"food": 1, "culture": 1, "vp": 8}),
    (8, "", {"culture": 1}),
    (9, "pick 0 / beside", {"technology": 1, "market": 1, "vp": 13}),
    (10, "invent barn / draw-tech library / upgrade barn", {"techs": 1, "vp": 6}),
    (11, "pick 0 / conquer 6 / dice 1-1 / take-black", {"territories": 1, "coin": 1, "vp": 2}),
    (
        12,
        "pick 1 / pick 1 / beside / conquer 6 / dice 1-1 / take-black",
        {"military": 1, "armory": 1, "territories": 1, "coin": 1, "vp": 4},
    ),
    (13, "", {"vp": 13}),
    (14, "pick 0 / beside", {"farm": 1, "vp": 2}),
    (15, "pick 0 / beside", {"market": 1, "vp": 5}),
]
CASES = [
    pytest.param(*row, id=f"t{row[0]}", marks=pytest.mark.rule(f"tapestry.spacetile.t{row[0]}"))
    for row in TILES
]


@pytest.mark.parametrize(("tile", "plays", "expected"), CASES)
def test_a_space_tile_gives_its_reward(tile: int, plays: str, expected: dict[str, int]) -> None:
    p = table().spaces(0, tile).effect(0, EXPLORE)
    assert gains(p, *choices(plays)) == expected
    assert (p.player(0).spaces, p.player(0).explored_spaces) == ((), (tile - 1,))


def test_every_space_tile_is_tried() -> None:
    assert [tile for tile, _, _ in TILES] == [tile.id for tile in components.spaces() if not tile.unknown]
