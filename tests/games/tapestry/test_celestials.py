"""Celestials: a capital that floats over the map."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.civilized import GAIN, kept, starting
from games.tapestry.positions import Position
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.games.tapestry.civilizations.celestials import Float, ascend
from spielwerk.games.tapestry.components import tiles
from spielwerk.games.tapestry.conquer import conquerable
from spielwerk.games.tapestry.effects import ANYWHERE
from spielwerk.games.tapestry.marks import marks
from spielwerk.kernel.bitmask import bits

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
COIN_TILE = next(t.id for t in tiles() if (t.reward.do, t.reward.what) == ("resource", "coin"))


def celestials() -> Position:
    """Seat 0 starts with them; everything but the map is empty."""
    p = starting("celestials", ask=True, **FANTASIES)
    p.player(0).hand = ()
    return p.hand(0, "trap")


def pieces(p: Position, hex: int) -> tuple[int, int]:
    return p.s.taken >> hex & 1, p.s.full >> hex & 1


def beside(p: Position, hex: int) -> list[int]:
    """The hexes around one that are not explored."""
    return [other for other in bits(p.s.rules.world.near[hex]) if not p.s.explored >> other & 1]


def in_turn(p: Position, number: int) -> Position:
    p.set(1, era=number)
    return p.income(0, number).run()


@pytest.mark.rule("tapestry.civ.celestials.start")
def test_a_token_replaces_one_of_the_two_outposts() -> None:
    p = celestials()
    start = p.start(0)
    assert kept(p, "celestials") == (start, 0)
    assert (p.player(0).outposts, p.player(1).outposts) == (9, 8)
    assert (p.controlled(0), pieces(p, start)) == ([start], (1, 1))
    assert not conquerable(p.set(1, era=1).s, 1, ANYWHERE) >> start & 1


@pytest.mark.rule("tapestry.civ.celestials.start")
def test_the_token_controls_nothing_and_counts_as_a_piece() -> None:
    p = celestials()
    start = p.start(0)
    hex = beside(p, start)[0]
    p.explored(hex, COIN_TILE).do(Float(0)).play(f"hex {hex}")
    assert (p.controlled(0), p.s.owner(hex), pieces(p, hex)) == ([start], -1, (1, 0))
    assert pieces(p, start) == (1, 0)
    reach = conquerable(p.set(1, era=1).s, 1, ANYWHERE)
    assert reach >> hex & 1  # there is room for a second piece
    assert reach >> start & 1  # only one outpost is left there
    p.outposts(1, hex)
    assert pieces(p, hex) == (1, 1)


@pytest.mark.rule("tapestry.civ.celestials.move")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_token_may_move_to_a_neighbouring_explored_territory(number: int) -> None:
    p = celestials()
    start = p.start(0)
    near, far = beside(p, start)[:2]
    p.explored(near, COIN_TILE)
    in_turn(p, number)
    assert p.asked == (0, "celestials.Float")
    known = [hex for hex in bits(p.s.rules.world.near[start]) if p.s.explored >> hex & 1]
    assert p.options == [*[f"hex {hex}" for hex in known], "no"]
    assert (near in known, far in known) == (True, False)
    outposts = p.player(0).outposts
    p.play(f"hex {near}")
    assert (p.asked, kept(p, "celestials")) == ((-1, "conquer.Dice"), (near, 0))
    assert (p.player(0).outposts, p.controlled(0)) == (outposts, [start])  # no conquest


@pytest.mark.rule("tapestry.civ.celestials.move")
def test_both_dice_are_gained() -> None:
    p = celestials().set(0, era=2, res=[0] * 4)
    near = beside(p, p.start(0))[0]
    p.explored(near, COIN_TILE).do(Float(0)).play(f"hex {near}", "dice 2-3")
    assert (p.asked[1], p.res(0), p.vp(0)) == ("", {"worker": 1}, 6)


@pytest.mark.rule("tapestry.civ.celestials.move")
def test_a_move_is_no_conquest() -> None:
    p = Position(ask=True, modules=["plans", "fantasies"]).civilization(0, "celestials")
    barracks = p.landmark("barracks")
    p.civilization(0, "utilitarians", barracks, -1, 0, 0).owns(0, "barracks").set(0, era=2)
    ascend(p.s, 0)
    near = beside(p, p.start(0))[0]
    p.explored(near, COIN_TILE).do(Float(0)).play(f"hex {near}", "dice 2-3")
    assert p.vp(0) == 6  # with a conquest the red die would count twice


@pytest.mark.rule("tapestry.civ.celestials.move")
def test_the_token_may_be_a_third_piece_and_leaves_a_full_territory_behind() -> None:
    p = celestials()
    start = p.start(0)
    near = beside(p, start)[0]
    p.explored(near, COIN_TILE).outposts(1, near).fallen(0, near)
    p.do(Float(0)).play(f"hex {near}")
    assert (kept(p, "celestials"), pieces(p, near)) == ((near, 1), (1, 1))
    p.do(Float(0)).play(f"hex {start}")
    assert (kept(p, "celestials"), pieces(p, near), pieces(p, start)) == ((start, 0), (1, 1), (1, 1))


def test_the_token_leaves_one_of_two_pieces_behind() -> None:
    p = celestials()
    start = p.start(0)
    near = beside(p, start)[0]
    p.explored(near, COIN_TILE).outposts(1, near)
    p.do(Float(0)).play(f"hex {near}")
    assert (kept(p, "celestials"), pieces(p, near)) == ((near, 0), (1, 1))
    p.do(Float(0)).play(f"hex {start}")
    assert pieces(p, near) == (1, 0)


@pytest.mark.rule("tapestry.civ.celestials.move")
def test_the_move_may_be_left() -> None:
    p = in_turn(celestials(), 2).play("no")
    assert kept(p, "celestials") == (p.start(0), 0)
    assert p.asked[1] != "conquer.Dice"


@pytest.mark.rule("tapestry.civ.celestials.die")
def test_the_tile_on_the_black_die_is_the_territory_moved_to() -> None:
    p = celestials()
    near = beside(p, p.start(0))[0]
    p.set(0, era=2, res=[0] * 4).explored(near, COIN_TILE).do(Float(0)).play(f"hex {near}", "dice 5-1")
    assert (p.res(0), p.vp(0)) == ({"coin": 1}, 4)


@pytest.mark.rule("tapestry.civ.celestials.final")
def test_landmarks_in_the_grid_are_worth_five_and_those_over_its_edge_cost_two() -> None:
    def scored(number: int, *sites: tuple[str, int, int]) -> int:
        p = celestials().set(0, vp=20)
        placed = tuple([(p.landmark(name), 0, line, column) for name, line, column in sites])
        p.set(0, sites=placed, landmarks=tuple([site[0] for site in placed]))
        p = in_turn(p, number)
        if number < 5:
            p.play("no")
        return p.vp(0)

    inside, over = ("bakery", 3, 3), ("forge", -1, 5)
    assert scored(5, inside) - scored(5) == 5
    assert scored(5, over) - scored(5) == -2
    assert scored(5, inside, over) - scored(5) == 3
    assert scored(4, inside, over) == scored(4)


@pytest.mark.rule("tapestry.civ.celestials.final")
def test_a_landmark_that_is_not_in_the_city_scores_neither_way() -> None:
    p = celestials().owns(0, "bakery").set(0, vp=20)
    before = in_turn(celestials().set(0, vp=20), 5).vp(0)
    assert in_turn(p, 5).vp(0) == before


@pytest.mark.rule("tapestry.civ.celestials.midgame")
def test_gained_during_the_game_they_replace_an_outpost_or_make_way() -> None:
    p = Position(ask=True, **FANTASIES)
    p.effect(0, GAIN).play("draw-civilization celestials")
    assert (p.asked, p.options) == ((0, "celestials.StayDown"), ["yes", "no"])
    p.play("no")
    assert (kept(p, "celestials"), p.player(0).outposts) == ((p.start(0), 0), 9)
    assert (p.controlled(0), pieces(p, p.start(0))) == ([p.start(0)], (1, 1))
    p = Position(ask=True, **FANTASIES)
    p.effect(0, GAIN).play("draw-civilization celestials", "yes", "draw-civilization alchemists")
    assert (kept(p, "celestials"), p.player(0).outposts) == ((), 8)


def test_the_token_is_drawn_among_the_outposts() -> None:
    p = celestials()
    (mark,) = marks(p.game.view(p.s, 0), p.s.rules)  # type: ignore[arg-type]
    assert (mark.kind, mark.hex, mark.owner) == ("celestials", p.start(0), 0)

    def towers(hex: int) -> tuple[int, int]:
        board = DRAWING.board(Scene(p.game, 0, p.game.view(p.s, 0)))
        found = [part.split("</g></g>")[0] for part in board.split(f'id="piece-{hex}-')[1:]]
        return len([1 for one in found if "tower" in one]), len([1 for one in found if "m-celestials" in one])

    assert (towers(p.start(0)), towers(p.start(1))) == ((1, 1), (2, 0))
    p.set(0, civilizations=((p.player(0).civilizations[0][0], p.start(1), 1),)).fresh()
    assert towers(p.start(1)) == (2, 1)
