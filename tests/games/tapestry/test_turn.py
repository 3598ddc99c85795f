"""Turns: two kinds, who takes them, and when the game ends."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position


@pytest.mark.rule(
    "tapestry.base.turn.two-kinds", "tapestry.base.turn.income-voluntary", "tapestry.base.turn.no-pass"
)
def test_a_turn_is_an_advance_or_an_income_turn() -> None:
    p = Position().has(0, food=1).turn(0)
    tracks = ["exploration", "science", "military", "technology"]
    assert p.options == [*[f"advance {track}" for track in tracks], "income"]


@pytest.mark.rule("tapestry.base.turn.first-income")
def test_the_first_turn_is_an_income_turn() -> None:
    p = Position(ask=True).has(0, food=8).round(0).run()
    assert (p.player(0).era, p.asked) == (1, (-1, "draw.Tile"))


@pytest.mark.rule("tapestry.base.turn.income-forced", "tapestry.ruling.base-forced-income")
def test_whoever_can_pay_nothing_takes_an_income_turn() -> None:
    p = Position().has(0, coin=2).token(0, exploration=3, science=4, military=6, technology=12).turn(0)
    p.set(0, era=4).hand(0, "feudalism")
    p.run()
    assert p.player(0).era == 5


@pytest.mark.rule("tapestry.base.turn.income-only")
def test_no_advance_follows_an_income_turn() -> None:
    p = Position().has(0, food=4).set(0, era=4).set(1, era=1).has(1, food=1).round(0)
    p.play("income")
    assert p.asked == (1, "turn.Turn")


@pytest.mark.rule("tapestry.base.turn.clockwise", "tapestry.base.end.others-continue")
def test_turns_go_clockwise_and_skip_who_has_finished() -> None:
    p = Position(3)
    for seat in range(3):
        p.set(seat, era=1).has(seat, food=8)
    p.set(1, ended=True).round(0).play("advance technology")
    assert p.asked == (2, "turn.Turn")


@pytest.mark.rule(
    "tapestry.base.turn.five-incomes", "tapestry.base.turn.eras", "tapestry.base.end.per-player"
)
def test_the_fifth_income_turn_ends_the_game_of_a_player() -> None:
    p = Position().set(0, era=4).set(1, ended=True, era=5).round(0).run()
    assert (p.player(0).era, p.player(0).ended, p.s.over) == (5, True, True)


@pytest.mark.rule("tapestry.base.turn.independent-eras")
def test_eras_are_each_players_own() -> None:
    p = Position().set(0, era=4).set(1, era=1).has(1, food=1).round(0).run()
    assert (p.player(0).era, p.player(1).era) == (5, 1)


@pytest.mark.rule("tapestry.base.advance.end-not-payable", "tapestry.base.advance.end")
def test_a_completed_track_is_no_advance() -> None:
    p = Position().has(0, food=8, coin=8).token(0, exploration=12).turn(0)
    assert "advance exploration" not in p.options


@pytest.mark.rule("tapestry.base.end.winner", "tapestry.base.end.no-extra-scoring")
def test_the_most_points_win_and_resources_are_worth_none() -> None:
    p = Position().set(0, vp=10, era=5, ended=True).has(0, food=8).set(1, vp=11, era=4).round(1).run()
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0].total) == ((1,), 10)


def won(p: Position) -> tuple[int, ...]:
    """Who has won a game that is over."""
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    return outcome.winners


@pytest.mark.rule("tapestry.base.end.tie", "tapestry.base.end.tie-shared")
def test_a_tie_goes_to_most_resources_or_is_shared() -> None:
    p = Position().set(0, era=5, ended=True, vp=3).set(1, era=4, vp=3).has(0, food=2).has(1, coin=1, worker=2)
    p.round(1).play("income")
    assert won(p) == (1,)
    p.has(0, food=3)
    assert won(p) == (0, 1)
