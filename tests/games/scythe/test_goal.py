"""The goal: the largest fortune wins, and what it consists of."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import SetupError


def ended(*coins: int) -> Position:
    """Saxony (seat 0) ends the game with its sixth star; everybody holds one region and nothing else."""
    others = ["nordic mechanical", "rusviet patriotic"]
    p = Position("saxony industrial", *others[: len(coins) - 1]).tile("on_tunnels")
    for seat, n in enumerate(coins):
        p.set(seat, coins=n, popularity=0).workers(seat, ("M6", "T1", "M5")[seat]).character(seat, "home")
    return p.set(0, power=14).stars(0, combat=5).turn(0).play("bolster", "take power 2")


@pytest.mark.rule("scythe.goal.most-money-wins")
@pytest.mark.parametrize(
    ("coins", "totals", "winner"),
    [
        ((20, 5, 5), (39, 7, 7), 0),
        ((1, 30, 5), (20, 32, 7), 1),
        ((1, 5, 19), (20, 7, 21), 2),
        ((1, 17, 18), (20, 19, 20), 0),
    ],
)
def test_the_largest_fortune_wins_whoever_ended_the_game(
    coins: tuple[int, ...], totals: tuple[int, ...], winner: int
) -> None:
    p = ended(*coins)
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert tuple([score.total for score in outcome.scores]) == totals
    assert outcome.winners == (winner,)


def test_there_is_no_winner_before_the_end() -> None:
    p = Position("saxony industrial", "nordic mechanical").set(0, coins=99)
    assert p.game.outcome(p.s) is None


@pytest.mark.rule("scythe.goal.scoring-sources")
def test_a_fortune_is_cash_stars_regions_pairs_of_resources_and_the_structure_bonus() -> None:
    p = Position("saxony industrial", "nordic mechanical").tile("on_tunnels")
    p.workers(0, "M6", "T8").character(0, "V6").structure(0, "mill", "F5").set(
        0, coins=11, popularity=8, power=9
    )
    p.goods("M6", metal=2, food=1).goods("F5", oil=2).goods("W6", wood=9).stars(0, combat=1, power=1)
    p.hand(0, 5, 5, 5)
    assert p.score(0) == {"coins": 11, "stars": 8, "regions": 12, "resources": 4, "structures": 2}
    assert p.game.score(p.s, 0).total == 37
    for change in (
        {"coins": 12},
        {"popularity": 13},
    ):
        before = p.game.score(p.s, 0).total
        p.set(0, **change)
        assert p.game.score(p.s, 0).total > before


@pytest.mark.rule("scythe.goal.player-count")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_play(number: int) -> None:
    assert asked_in_a_game(spielwerk.game("scythe", seats=number)) == set(range(number))


@pytest.mark.rule("scythe.goal.player-count")
def test_one_plays_against_an_automa() -> None:
    """All decisions are the player's, and the Automa is scored like anybody."""
    assert asked_in_a_game(spielwerk.game("scythe", seats=[{}, {"automa": "automa"}])) == {0}


@pytest.mark.rule("scythe.goal.player-count")
@pytest.mark.parametrize("number", [0, 1, 6, 7])
def test_not_none_nor_one_alone_nor_more_than_five(number: int) -> None:
    with pytest.raises(SetupError, match="allowed are"):
        spielwerk.game("scythe", seats=number)


def asked_in_a_game(game: Game) -> set[int]:
    """Play a whole game at random: the seats that were asked."""
    s, rng, asked = game.new(1), Rng(1), set()
    while d := game.decision(s):
        asked.add(d.seat)
        game.apply(s, d.options[rng.below(len(d.options))])
    outcome = game.outcome(s)
    assert outcome is not None
    assert len(outcome.scores) == len(game.setup["seats"])
    return asked
