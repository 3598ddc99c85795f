"""What a game is asked with must fit: its seats, its seed, whether it asks forced choices."""

from __future__ import annotations

from typing import Any

import pytest

import sample  # noqa: F401 (registers the game)
import spielwerk
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE, SPECTATOR, TABLE
from spielwerk.kernel.match import Match

GAMES = ("scythe", "dei", "sample")
NO_SEATS = [CHANCE, -4, 2, 99, "0", None, True, 1.0, [0], "0\n" * 999]
SEATLESS = pytest.mark.parametrize(
    "wrong", NO_SEATS, ids=[f"{type(seat).__name__}-{i}" for i, seat in enumerate(NO_SEATS)]
)


@pytest.mark.parametrize("id", GAMES)
@SEATLESS
def test_nobody_looks_from_a_seat_that_does_not_exist(id: str, wrong: Any) -> None:
    game = spielwerk.game(id, seats=2)
    with pytest.raises(SpielwerkError, match=r"^seat: there is no seat .*; the seats are 0 and 1$") as raised:
        game.view(game.new(1), wrong)
    assert len(str(raised.value)) < 120


@pytest.mark.parametrize("id", GAMES)
@SEATLESS
def test_a_seat_that_does_not_exist_has_no_score(id: str, wrong: Any) -> None:
    game = spielwerk.game(id, seats=2)
    with pytest.raises(SpielwerkError, match=r"^seat: there is no seat .*; the seats are 0 and 1$"):
        game.score(game.new(1), wrong)


def test_who_has_no_seat_may_look_but_has_no_score() -> None:
    game = spielwerk.game("scythe", seats=2)
    s = game.new(1)
    for viewer in (SPECTATOR, TABLE):
        assert game.view(s, viewer).seat == viewer
        with pytest.raises(SpielwerkError, match=f"there is no seat {viewer}; "):
            game.score(s, viewer)


def test_a_single_seat_is_named_alone() -> None:
    game = spielwerk.game("sample", seats=1)
    with pytest.raises(SpielwerkError, match=r"^seat: there is no seat 1; the only seat is 0$"):
        game.score(game.new(1), 1)


@pytest.mark.parametrize("wrong", ["no", None, 0, 1, "x\n" * 999])
def test_a_game_pauses_or_does_not(wrong: Any) -> None:
    with pytest.raises(SpielwerkError, match=r"^ask_forced: .* is neither True nor False$") as raised:
        spielwerk.game("scythe", ask_forced=wrong)
    assert len(str(raised.value)) < 120


@pytest.mark.parametrize("wrong", [True, False, None, 1.0, "1", "x\n" * 999])
def test_a_seed_is_a_whole_number(wrong: Any) -> None:
    game = spielwerk.game("sample", seats=2)
    for begin in (game.new, lambda seed: Match(game, seed=seed)):
        with pytest.raises(SpielwerkError, match=r"^seed: .* is not a whole number$") as raised:
            begin(wrong)
        assert len(str(raised.value)) < 120
