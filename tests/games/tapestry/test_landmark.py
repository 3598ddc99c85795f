"""Landmarks of tracks and tech cards."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.tracks import BACK, FORWARD, WhichToken


def move(p: Position, track: str, way: int = FORWARD, seat: int = 0) -> Position:
    p.s.players[seat].era = 1
    return p.do(WhichToken(seat, way, TRACKS.index(track), 0))


@pytest.mark.rule("tapestry.base.landmark.spaces")
def test_landmarks_are_on_the_spaces_4_7_and_10() -> None:
    for row in Position().s.rules.spaces:
        assert [space.number for space in row if space.landmark >= 0] == [4, 7, 10]


@pytest.mark.rule("tapestry.base.landmark.first-in-tier", "tapestry.base.landmark.once")
def test_the_first_in_a_tier_gains_it_and_nobody_after() -> None:
    p = move(Position().token(0, science=6).token(1, science=6), "science").play("beside")
    assert p.player(0).landmarks == (p.landmark("academy"),)
    move(p, "science", seat=1).run()
    assert (p.player(1).landmarks, p.asked) == ((), (-1, ""))


@pytest.mark.rule("tapestry.base.landmark.not-by-regress")
def test_a_regress_gains_no_landmark() -> None:
    p = move(Position().token(0, science=8), "science", BACK).run()
    assert (p.at(0, "science"), p.player(0).landmarks) == (7, ())


@pytest.mark.rule("tapestry.base.landmark.not-by-regress", "tapestry.base.track.reuse-position")
def test_a_position_that_is_used_again_gains_no_landmark() -> None:
    p = (
        Position()
        .token(0, technology=10, military=3)
        .effect(0, Form(do="again", tracks=("technology",)))
        .run()
    )
    assert (p.player(0).landmarks, p.vp(0), p.at(0, "technology")) == ((), 3, 10)


@pytest.mark.rule("tapestry.base.landmark.place-in-capital")
def test_a_landmark_must_be_taken_and_is_placed_at_once() -> None:
    p = move(Position().token(0, military=3), "military")
    assert p.options == ["rotate 0", "beside"]
    p.play("rotate 0", "line 1", "column 3")
    assert p.player(0).sites == ((p.landmark("barracks"), 0, 0, 2),)
    assert {"c1", "d1", "c2", "d2"} <= set(p.filled(0))


@pytest.mark.rule("tapestry.base.landmark.tech-landmarks")
def test_a_tech_landmark_comes_with_the_square_of_its_card() -> None:
    p = Position().tech(0, middle=["bakery"]).built(0, farm=1)
    p.effect(0, Form(do="upgrade")).play("beside")
    assert p.player(0).landmarks == (p.landmark("bakery"),)


@pytest.mark.rule("tapestry.base.landmark.passing")
def test_several_steps_gain_every_landmark_on_the_way() -> None:
    one = WhichToken(0, FORWARD, TRACKS.index("technology"), 0)
    p = Position().token(0, technology=3)
    p.do(*[one] * 4).play("beside", "beside")
    assert p.player(0).landmarks == (p.landmark("forge"), p.landmark("rubber-works"))


@pytest.mark.rule("tapestry.base.landmark.simultaneous")
def test_who_comes_first_gains_it() -> None:
    both = [WhichToken(seat, FORWARD, TRACKS.index("technology"), 0) for seat in (1, 0)]
    p = Position().token(0, technology=3).token(1, technology=3).do(*both).play("beside")
    assert (p.player(1).landmarks, p.player(0).landmarks) == ((p.landmark("forge"),), ())
