"""Civilizations with outposts, tokens or buildings on the map."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.civilized import FARM, gained, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.effect import Atom

# --- isolationists


@pytest.mark.rule("tapestry.civ.isolationists.protect", "tapestry.civ.tokens-inert")
def test_a_token_protects_an_unoccupied_territory_for_a_resource() -> None:
    p = Position(ask=True).civilization(0, "isolationists", 4).effect(0, Form(do="conquer"))
    hex = int(p.options[0].split()[1])
    p.play(p.options[0])
    assert p.asked == (0, "isolationists.Protect")
    p.play("yes", "pick 3")
    assert (p.res(0), kept(p, "isolationists")) == ({"coin": 1}, (3,))
    assert (p.s.full >> hex & 1, p.s.inert[0] >> hex & 1, hex in p.controlled(0)) == (1, 1, True)
    p.effect(1, Form(do="conquer", anywhere=True))
    assert f"conquer {hex}" not in p.options


@pytest.mark.rule("tapestry.civ.isolationists.protect")
def test_no_token_without_room_from_an_opponent_or_when_all_are_used() -> None:
    def asked(p: Position) -> tuple[int, str]:
        return p.effect(0, Form(do="conquer")).play("conquer 6").asked

    assert asked(Position(ask=True).civilization(0, "isolationists", 4)) == (0, "isolationists.Protect")
    assert asked(Position(ask=True).civilization(0, "isolationists", 0)) == (-1, "conquer.Dice")
    p = Position(ask=True).civilization(0, "isolationists", 4)
    assert asked(p.fallen(1, 6)) == (-1, "conquer.Dice")
    p = Position(ask=True).civilization(0, "isolationists", 4)
    assert asked(p.outposts(1, 6)) == (-1, "conquer.Dice")


@pytest.mark.rule("tapestry.civ.isolationists.final", "tapestry.civ.final-time")
@pytest.mark.parametrize(("n", "vp"), [(0, 0), (1, 5), (2, 10), (3, 16), (4, 23), (5, 31), (6, 40), (7, 40)])
def test_the_largest_area_scores(n: int, vp: int) -> None:
    p = Position(4).civilization(0, "isolationists", 4)
    p.s.stand[0] = 0
    row = line_of(p, 7)
    for hex in range(p.s.rules.world.hexes):
        p.s.tile[hex], p.s.turned[hex] = -1, 0
    p.s.explored = sum([1 << hex for hex in row])
    sea(p, row)
    p.s.stand[0] = sum([1 << hex for hex in row[:n]])
    assert p.income(0, 5).run().vp(0) == vp


def line_of(p: Position, n: int) -> list[int]:
    """Hexes without print, each next to the one before."""
    world = p.s.rules.world
    for start in range(world.hexes):
        for edge in range(6):
            found = [start]
            while len(found) < n and (after := world.beside[found[-1]][edge]) >= 0:
                found.append(after)
            if len(found) == n:
                return found
    raise AssertionError("the map is too small")


def sea(p: Position, hexes: list[int]) -> None:
    """Tiles that are all sea lie on the hexes."""
    corners = [one[0] for one in p.s.rules.tile_corners]
    island = next(i for i, one in enumerate(corners) if one == "SSSSSS")
    for hex in hexes:
        p.s.tile[hex] = island


@pytest.mark.rule("tapestry.civ.isolationists.connected", "tapestry.ruling.civ-isolationists-edge")
def test_territories_hang_together_where_the_terrain_meets_itself() -> None:
    p = Position().civilization(0, "isolationists", 4)
    world = p.s.rules.world
    start = p.start(0)
    edge, other = next((k, h) for k, h in enumerate(world.beside[start]) if h >= 0 and world.corners[h] == "")
    own = world.corners[start]
    ends = {own[edge], own[(edge + 1) % 6]}

    def vp(matching: bool) -> int:
        q = Position().civilization(0, "isolationists", 4)
        for tile, looks in enumerate(q.s.rules.tile_corners):
            for turned, look in enumerate(looks):
                met = own[edge] == look[(edge + 4) % 6] or own[(edge + 1) % 6] == look[(edge + 3) % 6]
                shares = ends & set(look)
                if met == matching and shares:
                    return q.explored(other, tile + 1, turned).outposts(0, other).income(0, 5).run().vp(0)
        raise AssertionError("no such tile")

    assert (vp(matching=True), vp(matching=False)) == (10, 5)


# --- militants


@pytest.mark.rule("tapestry.civ.militants.start")
def test_outposts_are_taken_from_the_left_of_either_row() -> None:
    p = starting("militants", ask=True).effect(0, Form(do="conquer")).play("conquer 6")
    assert (p.asked, p.options) == ((0, "militants.Enlist"), ["enlist 0", "enlist 1"])
    p.play("enlist 1")
    assert (kept(p, "militants"), p.player(0).outposts, p.asked) == ((0, 1), 7, (-1, "conquer.Dice"))
    full = Position(ask=True).civilization(0, "militants", 4, 2).set(0, outposts=2)
    full.effect(0, Form(do="conquer")).play("conquer 6")
    assert (kept(full, "militants"), full.asked) == ((4, 3), (-1, "conquer.Dice"))


@pytest.mark.rule("tapestry.civ.militants.income", "tapestry.civ.militants.rows")
def test_all_uncovered_spaces_are_gained_in_every_income_turn() -> None:
    p = Position().civilization(0, "militants", 4, 4).income(0, 5).run()
    assert (p.vp(0), p.res(0)) == (10, {"food": 1, "worker": 1, "culture": 1, "coin": 1})
    p = Position().civilization(0, "militants", 1, 3).income(0, 5).run()
    assert (p.vp(0), p.res(0)) == (4, {"worker": 1, "coin": 1})
    first = Position().civilization(0, "militants", 1, 0).income(0, 1).run()
    assert first.res(0)["coin"] == 2


@pytest.mark.rule("tapestry.civ.militants.midgame")
def test_gained_later_the_rest_is_put_on_the_rows_from_the_right() -> None:
    p = gained("militants", Position(ask=True).set(0, outposts=5))
    assert p.options == ["garrison 1", "garrison 2", "garrison 3", "garrison 4"]
    p.play("garrison 3")
    assert kept(p, "militants") == (1, 2)
    p = gained("militants", Position(ask=True).set(0, outposts=2))
    assert p.options == ["garrison 0", "garrison 1", "garrison 2"]
    p.play("garrison 0")
    assert kept(p, "militants") == (4, 2)


# --- traders


def trading(p: Position) -> Position:
    return quiet_income(p.civilization(0, "traders", 4, 0))


@pytest.mark.rule("tapestry.civ.traders.empty", "tapestry.civ.tokens-inert")
def test_a_token_on_an_unoccupied_territory_scores_for_opponents_around_it() -> None:
    p = Position(3, ask=True)
    world = p.s.rules.world
    hex = next(hex for hex in bits(world.near[p.start(1)]) if not p.s.explored >> hex & 1)
    trading(p.explored(hex, 1))
    theirs = sum([(p.s.control(seat) & world.near[hex]).bit_count() for seat in (1, 2)])
    p.play(f"trade-at {hex}")
    assert theirs > 0
    assert {item.key: item.points for item in p.game.score(p.s, 0).items}["civilizations"] == theirs
    assert (kept(p, "traders"), p.s.owner(hex), p.s.full >> hex & 1) == ((3, 1 << hex), -1, 0)


@pytest.mark.rule("tapestry.civ.traders.shared")
def test_a_token_beside_a_single_outpost_gains_the_reward_of_the_tile() -> None:
    p = Position(ask=True)
    hex = next(hex for hex in bits(p.s.rules.world.near[p.start(1)]) if not p.s.explored >> hex & 1)
    reward = next(i for i, one in enumerate(p.s.rules.tile_rewards) if one == Atom("resource", 1, 3))
    p.explored(hex, reward + 1).outposts(1, hex)
    trading(p)
    assert f"trade-at {p.start(1)}" not in p.options, "two outposts stand there"
    p.play(f"trade-at {hex}")
    assert (p.res(0)["coin"], p.s.full >> hex & 1, p.s.owner(hex)) == (2, 1, 1)


@pytest.mark.rule("tapestry.civ.traders.die")
def test_the_die_that_a_conqueror_leaves_is_offered() -> None:
    p = Position(ask=True).civilization(0, "traders", 3, 1 << 6)
    p.s.inert[0] |= 1 << 6
    p.s.taken |= 1 << 6
    p.effect(1, Form(do="conquer", anywhere=True)).play("conquer 6", "dice 1-1", "take-black")
    assert (p.asked, p.options) == ((0, "effect.Whether"), ["yes", "no"])
    before = (p.vp(0), p.res(0))
    p.play("yes")
    assert (p.vp(0), p.res(0)) != before
    other = Position(ask=True).civilization(0, "traders", 3, 1 << 7)
    other.effect(1, Form(do="conquer", anywhere=True)).play("conquer 6", "dice 1-1", "take-black")
    assert other.asked == (-1, ""), "there is no token"


@pytest.mark.rule("tapestry.civ.traders.empty")
def test_four_tokens_are_all() -> None:
    assert quiet_income(Position().civilization(0, "traders", 0, 0b1111)).run().asked == (-1, "")


# --- nomads


def nomads(**options: Any) -> Position:
    return Position(**options).civilization(0, "nomads", 0, 0)


def beside_start(p: Position, seat: int) -> int:
    """A hex next to the start territory that is not explored yet."""
    near = bits(p.s.rules.world.near[p.start(seat)])
    return next(hex for hex in near if not p.s.explored >> hex & 1)


@pytest.mark.rule("tapestry.civ.nomads.settle")
def test_a_building_on_an_unoccupied_territory_nearby_controls_it_without_a_conquest() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    assert f"settle {hex}" not in nomads().effect(0, FARM).options, "it is not explored"
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}")
    assert (hex in p.controlled(0), p.player(0).outposts, p.asked) == (True, 8, (-1, "")), "no dice"
    assert (p.player(0).buildings, p.player(0).built[0]) == ((), 1)
    far = nomads()
    other = beside_start(far, 1)
    assert f"settle {other}" not in far.explored(other, 1).effect(0, FARM).options
    assert not [o for o in Position().effect(0, FARM).options if o.startswith("settle")]


@pytest.mark.rule("tapestry.civ.nomads.fortify")
def test_a_landmark_fortifies_an_own_territory_with_one_piece_for_a_resource() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    p.explored(hex, 1).outposts(0, hex).effect(0, Form(do="landmark", what="lighthouse"))
    assert f"settle {p.start(0)}" not in p.options, "two outposts stand there"
    p.play(f"settle {hex}", "pick 3")
    assert (p.res(0), p.s.full >> hex & 1, hex in p.controlled(0)) == ({"coin": 1}, 1, True)
    assert f"conquer {hex}" not in p.effect(1, Form(do="conquer", anywhere=True)).options


@pytest.mark.rule("tapestry.civ.nomads.toppled", "tapestry.achievement.toppled-pieces")
def test_such_a_building_is_toppled_like_an_outpost() -> None:
    p = nomads(ask=True)
    hex = beside_start(p, 0)
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}").hand(0, "trap")
    p.s.toppled[1] = 1
    p.effect(1, Form(do="conquer", anywhere=True)).play(f"conquer {hex}")
    assert p.asked == (0, "reaction.React")
    p.play("no")
    assert (p.s.fallen[0] >> hex & 1, hex in p.controlled(1), p.vp(1)) == (1, True, 10), "two toppled"


@pytest.mark.rule("tapestry.civ.nomads.counts")
def test_pieces_on_the_map_count_as_buildings_and_landmarks() -> None:
    p = nomads()
    hex = beside_start(p, 0)
    p.explored(hex, 1).effect(0, FARM).play(f"settle {hex}")
    assert p.effect(0, Form(do="per", what="farm", n=2)).run().vp(0) == 2
    p.effect(0, Form(do="landmark", what="lighthouse")).play(f"settle {hex}", "pick 0")
    assert p.effect(0, Form(do="per", what="landmark", n=3)).run().vp(0) == 2 + 3
