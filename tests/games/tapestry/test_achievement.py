"""The three achievements."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import TRACKS, Form
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken


def complete(p: Position, seat: int, track: str = "military") -> Position:
    """A token reaches the end of a track."""
    p.token(seat, **{track: 11})
    return p.do(WhichToken(seat, FORWARD, TRACKS.index(track), 0)).run()


def conquer(p: Position, seat: int, hex: int) -> Position:
    p.effect(seat, Form(do="conquer", anywhere=True)).play(f"conquer {hex}", "dice 1-1", "take-black")
    return p


@pytest.mark.rule(
    "tapestry.base.achievement.complete-track",
    "tapestry.base.achievement.vp-small",
    "tapestry.base.achievement.immediate",
)
def test_completing_a_track_gives_ten_then_five_on_the_small_map() -> None:
    p = Position(3)
    for seat in range(3):
        complete(p, seat)
    assert [p.vp(seat) for seat in range(3)] == [10, 5, 0]


@pytest.mark.rule("tapestry.base.achievement.vp-large", "tapestry.base.achievement.full")
def test_the_large_map_gives_fifteen_ten_and_five() -> None:
    p = Position(4)
    for seat in range(4):
        complete(p, seat)
    assert [p.vp(seat) for seat in range(4)] == [15, 10, 5, 0]
    assert p.s.rules.achievement_points == ((15, 10, 5), (15, 10, 5), (10, 5))


@pytest.mark.rule("tapestry.base.achievement.once-per-player", "tapestry.base.achievement.permanent")
def test_each_player_gains_it_once() -> None:
    p = complete(complete(Position(), 0), 0, "science")
    assert (p.vp(0), p.s.places[0]) == (10, (0,))
    p.token(0, military=3)
    assert p.s.places[0] == (0,)


@pytest.mark.rule("tapestry.base.achievement.topple", "tapestry.ruling.base-topple-history")
def test_toppling_two_outposts_of_anybody() -> None:
    p = Position(3, ask=True).outposts(1, 7).outposts(2, 6)
    conquer(p, 0, 7)
    assert p.vp(0) == 0
    p.s.fallen[1] = 0
    conquer(p, 0, 6)
    assert (p.vp(0), p.s.places[1]) == (10, (0,))


@pytest.mark.rule("tapestry.base.achievement.island", "tapestry.base.achievement.island-territory")
def test_conquering_the_middle_island() -> None:
    p = conquer(Position(ask=True), 0, 16)
    assert (p.vp(0), p.controlled(0)) == (10, [4, 16])


@pytest.mark.rule("tapestry.base.achievement.island-second", "tapestry.ruling.base-island-second-place")
def test_the_second_place_goes_to_whoever_takes_it_later() -> None:
    p = conquer(conquer(Position(ask=True), 0, 16), 1, 16)
    assert (p.vp(0), p.vp(1), p.s.places[2]) == (10, 5, (0, 1))


@pytest.mark.rule("tapestry.base.achievement.three")
def test_there_are_three() -> None:
    assert len(Position().s.places) == 3


@pytest.mark.rule("tapestry.base.neighbour.two-players", "tapestry.base.neighbour.definition")
def test_neighbours_sit_left_and_right() -> None:
    assert Position(2).s.neighbours(0) == (1,)
    assert Position(5).s.neighbours(0) == (1, 4)


@pytest.mark.rule("tapestry.base.neighbour.finished", "tapestry.base.neighbour.opponents")
def test_finished_players_stay_neighbours_and_opponents() -> None:
    p = Position(4).set(1, ended=True)
    assert (p.s.neighbours(0), p.s.others(0)) == ((1, 3), (1, 2, 3))


@pytest.mark.rule("tapestry.base.neighbour.table-seats")
def test_neighbours_follow_seats_not_the_map() -> None:
    p = Position(3, given=[{"mat": "3"}, {"mat": "1"}, {"mat": "2"}])
    assert p.s.neighbours(2) == (0, 1)
