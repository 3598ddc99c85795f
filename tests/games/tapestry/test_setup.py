"""Setting up a table."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.effects import Form
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game


def table(seats: int, seed: int = 1, **given: Any) -> tuple[Game, Any]:
    """A game whose luck is asked for."""
    game = Game(BOX, {"seats": seats, **given}, chance="ask")
    return game, game.new(seed)


def until(game: Game, s: Any, kind: str) -> list[str]:
    """Take the first option until a step asks; gives its options."""
    while (d := game.decision(s)) and d.kind != f"tapestry.{kind}":
        game.apply(s, d.options[0])
    assert d is not None, kind
    return [option.text for option in d.options]


@pytest.mark.rule("tapestry.base.setup.map-small", "tapestry.base.setup.map-large")
def test_the_side_of_the_map_follows_from_the_number_of_players() -> None:
    assert [Position(n).s.rules.world.hexes for n in (2, 3, 4, 5)] == [34, 34, 61, 61]


@pytest.mark.rule(
    "tapestry.base.setup.start-outposts",
    "tapestry.base.setup.supply-outposts",
    "tapestry.base.conquer.start-safe",
)
def test_two_outposts_stand_on_the_start_territory() -> None:
    p = Position(5)
    for seat in range(5):
        bit = 1 << p.start(seat)
        assert (p.controlled(seat), p.player(seat).outposts, bool(p.s.full & bit)) == (
            [p.start(seat)],
            8,
            True,
        )


@pytest.mark.rule(
    "tapestry.base.setup.income-mat", "tapestry.base.setup.resources-zero", "tapestry.base.setup.track-tokens"
)
def test_everybody_starts_with_nothing() -> None:
    for seat, p in enumerate(Position(3).s.players):
        assert (p.res, p.built, p.hand, p.tiles) == ([0] * 4, [0] * 4, (), ())
        assert Position(3).s.at[seat][:4] == [0] * 4


@pytest.mark.rule("tapestry.base.setup.vp-zero")
def test_everybody_starts_without_points() -> None:
    assert [p.vp for p in Position(3).s.players] == [0, 0, 0]


@pytest.mark.rule("tapestry.base.setup.tech-display")
def test_three_tech_cards_lie_open() -> None:
    game, s = table(2)
    until(game, s, "setup.DrawFirst")
    assert (len(s.display), s.techs.bit_count()) == (3, 30)


@pytest.mark.rule(
    "tapestry.base.setup.tapestry-deck", "tapestry.base.setup.tiles", "tapestry.base.setup.landmarks-board"
)
def test_the_decks_are_whole() -> None:
    game, s = table(2)
    until(game, s, "setup.DrawFirst")
    counts = [mask.bit_count() for mask in (s.hangings, s.tiles, s.spaces, s.landmarks)]
    assert counts == [50, 48, 15, 18]


@pytest.mark.rule("tapestry.base.setup.landmarks-tech")
def test_the_landmarks_of_tech_cards_are_there() -> None:
    p = Position()
    for name in ("bakery", "barn", "com-tower", "library", "stock-market", "treasury"):
        assert p.s.landmarks >> p.landmark(name) & 1


@pytest.mark.rule("tapestry.base.setup.capital-small", "tapestry.ruling.base-setup-choices")
def test_with_up_to_three_players_one_mat_of_a_pair_is_kept_in_secret() -> None:
    game, s = table(3)
    game.apply(s, "draw-mat 2")
    assert until(game, s, "setup.DealMat") == ["draw-mat 1", "draw-mat 3", "draw-mat 5", "draw-mat 6"]
    game.apply(s, "draw-mat 3")
    game.apply(s, "draw-mat 6")
    options = {d.seat: [o.text for o in d.options] for d in game.decisions(s)}
    assert options == {0: ["mat 2", "mat 4"], 1: ["mat 3", "mat 5"], 2: ["mat 1", "mat 6"]}
    game.apply(s, "mat 5", 1)
    assert [p.mat for p in s.players] == [-1, -1, -1]
    assert game.view(s, 0).answered == [False, True, False]
    game.apply(s, "mat 4", 0)
    game.apply(s, "mat 1", 2)
    assert [p.mat + 1 for p in s.players] == [4, 5, 1]


@pytest.mark.rule("tapestry.base.setup.capital-large")
def test_with_more_players_each_gets_a_random_mat() -> None:
    game, s = table(4)
    for mat in (6, 1, 4, 3):
        game.apply(s, f"draw-mat {mat}")
    assert [p.mat + 1 for p in s.players] == [6, 1, 4, 3]


@pytest.mark.rule("tapestry.base.setup.capital-large", "tapestry.base.setup.capital-small")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_mat_that_was_chosen_beforehand_is_not_dealt(seats: int) -> None:
    """With up to three players the other mat of the pair is out too."""
    game = Game(BOX, {"seats": [{}, {"mat": "4"}, *[{}] * (seats - 2)]}, chance="ask")
    s: Any = game.new(1)
    assert [p.mat + 1 for p in s.players] == [0, 4, *[0] * (seats - 2)]
    others = ["1", "3", "5", "6"] if seats == 3 else ["1", "2", "3", "5", "6"]
    assert until(game, s, "setup.DealMat") == [f"draw-mat {mat}" for mat in others]
    game.apply(s, "draw-mat 1")
    until(game, s, "setup.DrawFirst")
    assert s.players[1].mat + 1 == 4


@pytest.mark.rule("tapestry.base.setup.start-player", "tapestry.base.turn.clockwise")
def test_the_start_player_is_random() -> None:
    game, s = table(3)
    assert until(game, s, "setup.DrawFirst") == ["first 0", "first 1", "first 2"]
    game.apply(s, "first 2")
    assert s.active == 2


@pytest.mark.rule("tapestry.base.component.players")
@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_and_too_many_seats_are_an_error(seats: int) -> None:
    with pytest.raises(SpielwerkError, match="seats"):
        table(seats)


def test_two_seats_cannot_have_the_same_mat() -> None:
    with pytest.raises(SpielwerkError, match="taken already"):
        Game(BOX, {"seats": [{"mat": "2"}, {"mat": "2"}]})


@pytest.mark.rule("tapestry.base.setup.capital-small")
def test_on_the_small_map_two_mats_of_a_pair_cannot_be_chosen() -> None:
    with pytest.raises(SpielwerkError, match="same start territory"):
        Game(BOX, {"seats": [{"mat": "2"}, {"mat": "4"}]})
    Game(BOX, {"seats": [{"mat": "2"}, {"mat": "4"}, {}, {}]})


def test_an_unknown_module_is_an_error() -> None:
    with pytest.raises(SpielwerkError, match="weather"):
        table(2, modules=["weather"])


def test_a_placement_that_is_not_offered_changes_nothing() -> None:
    p = Position().effect(0, Form(do="building", what="farm")).run()
    before = p.game.dumps(p.s)
    with pytest.raises(SpielwerkError, match="cannot be chosen"):
        p.play("plot a2")
    with pytest.raises(SpielwerkError, match="no option"):
        p.play("plot k1")
    assert p.game.dumps(p.s) == before
