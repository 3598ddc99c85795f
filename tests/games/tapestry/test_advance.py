"""Advance turns: prices, tokens and the order of what an advance brings."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import TRACKS, Form


def advances(p: Position) -> list[str]:
    """The tracks on which a turn can advance."""
    return [o.partition(" ")[2] for o in p.options if o.startswith("advance ")]


@pytest.mark.rule(
    "tapestry.base.advance.cost-tier1",
    "tapestry.base.advance.choose-track",
    "tapestry.base.advance.one-space",
)
def test_the_first_tier_costs_any_resource() -> None:
    p = Position().has(0, worker=1, coin=1).turn(0).play("advance exploration")
    assert p.options == ["pay worker", "pay coin"]
    p.play("pay coin")
    assert (p.at(0, "exploration"), p.res(0)) == (1, {"worker": 1})


@pytest.mark.rule("tapestry.base.advance.cost-tier2", "tapestry.base.advance.example-cost-tier2")
def test_the_second_tier_costs_one_of_the_track_and_any() -> None:
    p = Position().token(0, exploration=3).gone("lighthouse")
    assert "exploration" not in advances(p.has(0, coin=2).turn(0))
    p.has(0, food=1, coin=1).turn(0).play("advance exploration")
    assert (p.at(0, "exploration"), p.res(0)) == (4, {})


@pytest.mark.rule("tapestry.base.advance.cost-tier3")
def test_the_third_tier_costs_one_of_the_track_and_any_two() -> None:
    p = Position().token(0, military=7)
    assert "military" not in advances(p.has(0, culture=1, coin=1).turn(0))
    assert "military" not in advances(p.has(0, food=2, coin=2).turn(0))
    p.has(0, culture=1, coin=1, food=1, worker=1).turn(0).play("advance military", "pay food")
    assert p.options == ["pay worker", "pay coin"]
    p.play("pay coin")
    assert (p.at(0, "military"), p.res(0)) == (8, {"worker": 1})


@pytest.mark.rule(
    "tapestry.base.advance.cost-tier4",
    "tapestry.base.advance.example-cost-tier4",
    "tapestry.base.advance.cost-of-target",
)
def test_the_fourth_tier_costs_two_of_the_track() -> None:
    p = Position().token(0, technology=9).gone("tech-hub")
    assert "technology" not in advances(p.has(0, coin=1, food=8).turn(0))
    p.has(0, coin=2).turn(0).play("advance technology")
    assert (p.at(0, "technology"), p.res(0)) == (10, {})


@pytest.mark.rule("tapestry.base.advance.track-resources")
@pytest.mark.parametrize(
    ("track", "resource"),
    [("exploration", "food"), ("science", "worker"), ("military", "culture"), ("technology", "coin")],
)
def test_each_track_has_its_resource(track: str, resource: str) -> None:
    p = Position().token(0, **dict.fromkeys(TRACKS, 10)).has(0, **{resource: 2}).turn(0)
    assert advances(p) == [track]


def test_a_payment_is_offered_once_however_it_is_ordered() -> None:
    p = Position().token(0, science=6).has(0, worker=2, food=1, coin=1).turn(0).gone("academy")
    p.play("advance science", "pay worker")
    assert (p.at(0, "science"), p.res(0)) == (7, {"food": 1})


@pytest.mark.rule("tapestry.base.advance.twelve-spaces")
def test_a_track_has_twelve_spaces_in_four_tiers() -> None:
    for row in Position().s.rules.spaces:
        assert [space.tier for space in row] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("tapestry.base.advance.free-advances", "tapestry.base.science.fixed-advance-mandatory")
def test_a_granted_advance_costs_nothing_and_must_be_made() -> None:
    p = Position().effect(0, Form(do="advance", tracks=("science",), benefit=False, bonus="none")).run()
    assert (p.at(0, "science"), p.asked) == (1, (-1, ""))


@pytest.mark.rule("tapestry.base.advance.several-tokens", "tapestry.base.track.ai-two-tokens")
def test_of_several_tokens_the_player_moves_one_that_can_move() -> None:
    p = Position().token(0, exploration=5).has(0, coin=1)
    p.s.spare = ((0, 0, 0),)
    p.turn(0).play("advance exploration")
    assert p.at(0, "exploration") == 5
    assert p.s.spare == ((0, 0, 1),)
    p.has(0, food=2, coin=2).token(0, exploration=5).tiles(0).turn(0).play("advance exploration")
    assert p.options == ["token 5", "token 1"]
    p.token(0, exploration=12).turn(0).play("advance exploration")
    assert p.options != ["token 12", "token 1"]


@pytest.mark.rule("tapestry.base.advance.several-tokens", "tapestry.base.track.ai-two-tokens")
def test_a_free_advance_moves_one_of_several_tokens_or_nothing() -> None:
    step = Form(do="advance", tracks=("technology",), benefit=False, bonus="none")
    p = Position().token(0, technology=5)
    p.s.spare = ((0, 3, 1),)
    p.effect(0, step)
    assert p.options == ["token 5", "token 1"]
    p.play("token 1")
    assert (p.at(0, "technology"), p.s.spare) == (5, ((0, 3, 2),))
    p.token(0, technology=12).effect(0, step).run()
    assert p.s.spare == ((0, 3, 3),), "the one at the end cannot move"
    p.s.spare = ((0, 3, 12),)
    p.effect(0, step).run()
    assert (p.at(0, "technology"), p.s.spare, p.asked) == (12, ((0, 3, 12),), (-1, ""))


@pytest.mark.rule("tapestry.base.advance.unusable-benefit", "tapestry.ruling.base-advance-illegal-benefit")
def test_a_space_may_be_entered_although_its_benefit_is_void() -> None:
    p = Position().token(0, exploration=1).has(0, coin=1).turn(0)
    p.play("advance exploration")
    assert (p.at(0, "exploration"), p.asked) == (2, (-1, ""))


@pytest.mark.rule("tapestry.base.advance.order-landmark", "tapestry.base.landmark.before-benefit")
def test_landmark_then_benefit_then_bonus() -> None:
    p = Position(ask=True).token(0, exploration=9, technology=3).has(0, food=2).tiles(0, 1, 2, 3).turn(0)
    p.play("advance exploration")
    assert (p.asked, p.vp(0)) == ((0, "city.Rotation"), 0)
    p.play("beside")
    assert (p.asked, p.vp(0)) == ((0, "advance.Bonus"), 3)
    p.play("yes")
    assert (p.vp(0), p.player(0).tiles) == (13, ())


@pytest.mark.rule("tapestry.base.limit.no-trade")
def test_resources_cannot_be_exchanged() -> None:
    p = Position().has(0, coin=8).token(0, exploration=10, science=10, military=10, technology=12).turn(0)
    assert p.run().player(0).era == 2
