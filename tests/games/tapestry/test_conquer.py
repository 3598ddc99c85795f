"""Conquering, control and the dice."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.bitmask import bits

ONE = Form(do="conquer")
BOTH = Form(do="conquer", dice="both")
TANKS = Form(do="conquer", dice="both-from-opponent")
ANYWHERE = Form(do="conquer", anywhere=True)
RED_4, RED_TERRITORY = 1, 5
BLACK_COIN, BLACK_TILE = 1, 5


def targets(p: Position) -> list[int]:
    return [int(o.partition(" ")[2]) for o in p.options if o.startswith("conquer ")]


@pytest.mark.rule(
    "tapestry.base.conquer.outpost", "tapestry.base.conquer.adjacent", "tapestry.base.conquer.needs-territory"
)
def test_an_outpost_goes_to_a_territory_beside_own_ones() -> None:
    p = Position(ask=True).effect(0, ONE)
    near = p.s.rules.world.near[p.start(0)] & p.s.rules.world.printed
    assert targets(p) == list(bits(near)) == [0, 6, 7]
    p.play("conquer 7")
    assert (p.controlled(0), p.player(0).outposts) == ([4, 7], 7)


@pytest.mark.rule("tapestry.base.conquer.anywhere", "tapestry.base.conquer.start-safe")
def test_anywhere_allows_every_territory_with_room() -> None:
    p = Position().effect(0, ANYWHERE)
    assert targets(p) == [hex for hex in bits(p.s.rules.world.printed) if hex not in (p.start(0), p.start(1))]


@pytest.mark.rule("tapestry.base.conquer.room", "tapestry.base.conquer.two-token-limit")
def test_two_pieces_fill_a_territory() -> None:
    p = Position().outposts(1, 7).fallen(0, 7).effect(0, ONE)
    assert 7 not in targets(p)


@pytest.mark.rule("tapestry.base.conquer.not-own")
def test_own_territory_cannot_be_conquered() -> None:
    p = Position().outposts(0, 7).effect(0, ONE)
    assert 7 not in targets(p)


@pytest.mark.rule(
    "tapestry.base.conquer.topple",
    "tapestry.base.conquer.toppled-stays",
    "tapestry.base.conquer.toppled-no-control",
)
def test_an_outpost_falls_and_stays_without_control() -> None:
    p = (
        Position(ask=True)
        .outposts(1, 7)
        .effect(0, ONE)
        .play("conquer 7", f"dice {BLACK_COIN}-{RED_4}", "take-red")
    )
    assert (p.controlled(0), p.controlled(1)) == ([4, 7], [24])
    assert (p.s.fallen[1], p.s.full >> 7 & 1, p.player(1).outposts) == (1 << 7, 1, 7)
    p.effect(1, Form(do="per", what="territory")).run()
    assert p.vp(1) == 1
    p.tiles(1, 1).effect(1, Form(do="explore"))
    assert "hex 2" not in p.options


@pytest.mark.rule("tapestry.base.conquer.control")
def test_control_needs_the_only_standing_outposts() -> None:
    p = Position().outposts(0, 7)
    p.s.stand[1] |= 1 << 7
    assert (p.controlled(0), p.controlled(1), p.s.owner(7)) == ([4], [24], -1)


@pytest.mark.rule("tapestry.base.conquer.dice")
def test_one_die_is_chosen() -> None:
    p = Position(ask=True).effect(0, ONE).play("conquer 7", f"dice {BLACK_COIN}-{RED_4}")
    assert p.options == ["take-black", "take-red"]
    p.play("take-black")
    assert (p.res(0), p.vp(0)) == ({"coin": 1}, 0)


@pytest.mark.rule("tapestry.base.conquer.both-dice")
def test_some_effects_give_both_dice() -> None:
    p = Position(ask=True).effect(0, BOTH).play("conquer 7", f"dice {BLACK_COIN}-{RED_4}")
    assert (p.res(0), p.vp(0)) == ({"coin": 1}, 4)
    p = Position(ask=True).effect(0, TANKS).play("conquer 7", f"dice {BLACK_COIN}-{RED_4}")
    assert p.options == ["take-black", "take-red"]
    p = Position(ask=True).outposts(1, 7).effect(0, TANKS).play("conquer 7", f"dice {BLACK_COIN}-{RED_4}")
    assert (p.res(0), p.vp(0)) == ({"coin": 1}, 4)


@pytest.mark.rule("tapestry.base.conquer.red-after", "tapestry.base.conquer.example-red")
def test_the_red_die_counts_the_new_territory() -> None:
    p = Position(ask=True).outposts(0, 0, 6, 17).effect(0, ONE)
    p.play(f"dice {BLACK_COIN}-{RED_TERRITORY}", "take-red")
    assert p.vp(0) == 5


@pytest.mark.rule("tapestry.base.conquer.black-tile", "tapestry.base.achievement.island-territory")
def test_the_tile_face_gives_the_reward_of_the_territory() -> None:
    p = (
        Position(ask=True)
        .explored(1, 1)
        .effect(0, ONE)
        .play("conquer 1", f"dice {BLACK_TILE}-{RED_4}", "take-black")
    )
    assert p.res(0) == {"coin": 1}
    p = Position(ask=True).effect(0, ONE).play("conquer 7", f"dice {BLACK_TILE}-{RED_4}")
    assert (p.vp(0), p.asked) == (4, (-1, ""))


@pytest.mark.rule("tapestry.base.conquer.no-outpost", "tapestry.base.conquer.outposts-limit")
def test_without_an_outpost_nothing_happens() -> None:
    p = Position().set(0, outposts=0).effect(0, ONE)
    assert (p.options, p.controlled(0)) == ([], [4])


@pytest.mark.rule("tapestry.base.conquer.unoccupied", "tapestry.base.conquer.order")
def test_an_empty_territory_asks_nobody() -> None:
    p = Position(ask=True).hand(1, "trap").effect(0, ONE).play("conquer 7")
    assert p.asked == (-1, "conquer.Dice")


@pytest.mark.rule("tapestry.base.conquer.order", "tapestry.ruling.base-trap-timing")
def test_the_owner_is_asked_before_anything_falls_and_before_the_dice() -> None:
    p = Position(ask=True).hand(1, "academia").outposts(1, 7).effect(0, ONE).play("conquer 7")
    assert (p.asked, p.controlled(1), p.player(0).outposts) == ((1, "reaction.React"), [7, 24], 7)
    p.play("no")
    assert (p.asked, p.controlled(0)) == ((-1, "conquer.Dice"), [4, 7])


@pytest.mark.rule("tapestry.base.conquer.toppled-only", "tapestry.ruling.base-toppled-only-target")
def test_a_territory_with_only_a_toppled_outpost_can_be_conquered() -> None:
    p = Position(ask=True).fallen(1, 7).effect(0, ONE).play("conquer 7")
    assert (p.controlled(0), p.s.toppled[0], p.s.full >> 7 & 1) == ([4, 7], 0, 1)
