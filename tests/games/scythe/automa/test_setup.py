"""Setting up a game with an Automa: what it gets, what the player gets, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.games.scythe.automa.deck import WHOLE, Automas
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.schema import SetupError

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")


def fresh(*seats: dict[str, Any], **options: Any) -> Any:
    game = spielwerk.game("scythe", seats=list(seats), **options)
    return game.new(1)


@pytest.mark.rule("scythe.automa-setup.human")
def test_the_player_sets_up_as_for_two_players_with_three_factory_cards() -> None:
    s = fresh({"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"})
    two = fresh({"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "mat": "industrial"})
    assert len(s.factory) == len(two.factory) == 3
    assert s.players[HUMAN] == two.players[HUMAN]
    assert len(s.objectives[HUMAN]) == 2
    assert sum(s.hands[HUMAN]) == sum(two.hands[HUMAN]) == 2


@pytest.mark.rule("scythe.automa-setup.faction", "scythe.automa-difficulty.distance")
@pytest.mark.parametrize("human", FACTIONS)
def test_any_other_faction_may_be_the_automas(human: str) -> None:
    """Near or far: the choice is free."""
    for automa in FACTIONS:
        if automa != human:
            s = fresh({"faction": human}, {"faction": automa, "automa": "automa"})
            assert s.rules.factions == (human, automa)


POWER_AND_CARDS = {"nordic": (4, 1), "rusviet": (3, 2), "crimea": (5, 0), "saxony": (1, 4), "polania": (2, 3)}


@pytest.mark.rule("scythe.automa-setup.power-and-cards")
@pytest.mark.parametrize("faction", FACTIONS)
def test_power_and_combat_cards_are_those_of_the_faction_mat_and_secret(faction: str) -> None:
    other = "rusviet" if faction != "rusviet" else "crimea"
    game = spielwerk.game("scythe", seats=[{"faction": other}, {"faction": faction, "automa": "automa"}])
    s: Any = game.new(1)
    assert (s.players[AUTOMA].power, sum(s.hands[AUTOMA])) == POWER_AND_CARDS[faction]
    view: Any = game.view(s, HUMAN)
    assert view.hand_sizes[AUTOMA] == POWER_AND_CARDS[faction][1]
    s.hands[AUTOMA] = s.hands[AUTOMA][::-1]
    assert game.view(s, HUMAN) == view, "which cards they are is not to be seen"


@pytest.mark.rule("scythe.automa-setup.money", "scythe.automa-setup.popularity")
@pytest.mark.parametrize("level", LEVELS)
def test_five_coins_and_popularity_ten(level: str) -> None:
    p = Solo(f"polania {level}").player(AUTOMA)
    assert (p.coins, p.popularity) == (5, 10)


@pytest.mark.rule("scythe.automa-setup.units", "scythe.automa-setup.reserve")
def test_character_and_two_workers_on_the_board_the_rest_on_the_mat() -> None:
    s = fresh({"faction": "rusviet"}, {"faction": "saxony", "automa": "automa"})
    board, p = s.rules.board, s.players[AUTOMA]
    assert p.units[0] == board.index("HB_SAXONY")
    assert sorted(board.places[i] for i in p.units if i >= 0) == ["HB_SAXONY", "M6", "T8"]
    assert p.units[1:FIRST_WORKER] == [-1] * 5, "four mechs, and no champion"
    assert p.units[FIRST_WORKER:].count(-1) == 6
    assert p.star_count == 0


@pytest.mark.rule("scythe.automa-setup.progress-card", "scythe.automa-setup.progress-marker")
@pytest.mark.parametrize("level", LEVELS)
def test_one_progress_card_with_the_marker_on_its_first_space(level: str) -> None:
    p = Solo(f"saxony {level}")
    assert p.automas.marker == [-1, 0]
    assert p.automas.scheme[AUTOMA] == 0
    assert p.game.box.facts(p.s, AUTOMA)["automa"] == level


@pytest.mark.rule("scythe.automa-setup.deck", "scythe.automa-setup.two-discards")
def test_all_cards_are_in_the_deck_and_both_piles_are_empty() -> None:
    p = Solo()
    assert (p.automas.faces_down, p.automas.main, p.automas.combat) == ([WHOLE], [()], [()])
    p.draw(3)
    assert (p.automas.main, p.automas.combat) == ([(2,)], [()])
    p.mech(AUTOMA, 1, "M4").mech(HUMAN, 1, "W4").turn(HUMAN)
    p.play("move", "units", "unit mech1", "to M4", "done").commit(HUMAN, 0).fight(4)
    assert (p.automas.main, p.automas.combat) == ([(2,)], [(3,)])


# --- what cannot be


@pytest.mark.rule("scythe.automa-nature.no-economy", "scythe.automa-variant.skip-turns")
@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        (
            [{"automa": "automa"}, {"automa": "automa"}],
            "seats: all are Automas; at least one seat must be a player's, without 'automa'",
        ),
        (
            [{"faction": "saxony"}, {"faction": "saxony", "automa": "automa"}],
            "seats[1].faction: 'saxony' is taken already; free are crimea, nordic, polania, rusviet",
        ),
        (
            [{}, {"automa": "expert"}],
            "seats[1].automa: 'expert' is not allowed; choose autometta | automa | automaszyna | ultimaszyna",
        ),
        ([{}, {"automa": "automa", "blind": True}], "seats[1].blind: no such field; there is all_moves |"),
        (
            [{}, {"automa": "automa", "extra_coins": 3}],
            "seats[1].extra_coins: 3 is not a number from -2 to 2",
        ),
        ([{}, {"automa": "automa", "all_moves": 1}], "seats[1].all_moves: 1 is neither true nor false"),
        ([{}, {"automa": "automa", "mat": "industrial"}], "seats[1].mat: an Automa has no player mat"),
        ([{"all_moves": True}, {"automa": "automa"}], "seats[0].all_moves: is for Automas"),
        (
            [{}, {"automa": "ultimaszyna", "skip_turns": True}],
            "seats[1].skip_turns: does not go with the level 'ultimaszyna'",
        ),
    ],
)
def test_what_cannot_be_is_a_clear_error(seats: list[dict[str, Any]], complaint: str) -> None:
    with pytest.raises(SetupError) as problem:
        spielwerk.game("scythe", seats=seats)
    assert complaint in str(problem.value)


def test_the_game_says_who_may_be_asked() -> None:
    seats = [{"automa": "automa"}, {}, {"automa": "autometta"}, {}]
    game = spielwerk.game("scythe", seats=seats)
    assert (list(game.seats), list(game.players)) == ([0, 1, 2, 3], [1, 3])


def test_without_an_automa_nothing_of_it_is_there() -> None:
    game = spielwerk.game("scythe", seats=2)
    assert not [module for module in game.rules.modules if "automa" in module]
    assert Automas not in game.rules.slots


def test_a_saved_game_comes_back_and_a_record_replays() -> None:
    game = spielwerk.game("scythe", seats=[{}, {"automa": "automaszyna"}])
    match = spielwerk.Match(game, seed=3)
    for _ in range(40):
        d = match.decision
        assert d is not None
        match.choose(d.options[0])
    again = spielwerk.Match.load(match.record())
    assert game.digest(again.state) == game.digest(match.state)
