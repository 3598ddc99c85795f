"""Airships beside the modules of Rise of Fenris."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.wolves import FANATICAL, LEAP
from games.scythe.positions import CHARACTER
from games.scythe.wind.flying import Fleet
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.modules.airships import Airships
from spielwerk.games.scythe.modules.annihilator import Guard
from spielwerk.games.scythe.modules.influence import Influence

WOLVES: tuple[Any, ...] = ({"faction": "fenris", "mat": "mechanical", "home": "crimea"}, "saxony industrial")
ALL: dict[str, Any] = {"spoilers": ["fenris-all"]}
HANDS = "bounty"
"""A tile with which airships carry workers."""


def wolves(passive: str = "boost", **options: Any) -> Fleet:
    p = Fleet(HANDS, passive, seats=WOLVES, modules=["fenris-faction"], **ALL, **options)
    part = p.s.part(Influence)
    part.on_board = BIT[p.place("T6")]
    return p


@pytest.mark.rule("fenris.faction-fenris.airship")
def test_fenris_has_an_airship_in_games_with_airships_alone() -> None:
    p = wolves()
    assert p.s.part(Airships).at[0] == p.player(0).home == p.place("HB_CRIMEA")
    assert p.fly(0).may("to") == {"L7", "F6", "V9"}
    without = spielwerk.game("scythe", seats=[WOLVES[0], {}], modules=["fenris-faction"], **ALL)
    assert Airships not in without.rules.slots


@pytest.mark.rule("fenris.vesna.airship")
def test_vesna_has_an_airship_in_games_with_airships_alone() -> None:
    seats: tuple[Any, ...] = (
        {"faction": "vesna", "mat": "mechanical", "home": "nordic"},
        "saxony industrial",
    )
    p = Fleet(HANDS, seats=seats, modules=["vesna-faction"], **ALL)
    assert p.s.part(Airships).at[0] == p.player(0).home == p.place("HB_NORDIC")
    assert p.fly(0).may("to") == {"W1", "T1"}
    without = spielwerk.game("scythe", seats=[seats[0], {}], modules=["vesna-faction"], **ALL)
    assert Airships not in without.rules.slots


@pytest.mark.rule("fenris.influence.airship-none")
def test_an_airship_and_workers_aboard_collect_no_tokens() -> None:
    p = wolves().embark(1).airship(1, "V7").fly(1).play("to T6")
    assert p.asked == (1, "Flight"), "nor does it stop"
    p.route("to F6")
    assert p.s.part(Influence).on_board == BIT[p.place("T6")]


@pytest.mark.rule("fenris.influence.stop-and-take")
@pytest.mark.parametrize(("token", "asked"), [("T6", "WhichUnit"), ("M1", "Destination")])
def test_a_worker_with_two_steps_stops_at_a_token(token: str, asked: str) -> None:
    """The tile Boost gives it the second step."""
    p = wolves().workers(1, "V7", "V7").airship(1, "V7")
    p.s.part(Influence).on_board = BIT[p.place(token)]
    p.turn(1).play("move", "units", "worker V7", "to T6")
    assert p.asked == (1, asked)


@pytest.mark.rule("fenris.influence.airship-drop")
def test_a_worker_that_is_set_down_takes_the_token_at_once() -> None:
    p = wolves().embark(1).airship(1, "V7").fly(1).play("to T6", "lower worker")
    part = p.s.part(Influence)
    assert (part.on_board, part.held[1]) == (0, 1)
    assert p.asked == (1, "Flight"), "the airship flies on"


@pytest.mark.rule("fenris.faction-fenris.fanatical-only")
def test_a_character_of_fenris_that_is_set_down_takes_no_token() -> None:
    """With the tile Hero it comes to the token without a movement of its own."""
    p = wolves(passive="hero").character(0, "V7").mech(0, FANATICAL, "home").airship(0, "V7")
    p.fly(0).play("hoist character", "to T6", "lower character")
    assert p.where(0, CHARACTER) == "T6"
    assert p.s.part(Influence).on_board == BIT[p.place("T6")]


@pytest.mark.rule("fenris.faction-fenris.fanatical-only")
def test_nor_does_it_where_a_fanatical_move_has_led_before() -> None:
    """The token that it leaves there later stays when an airship brings it back."""
    p = wolves(passive="hero").character(0, "V6").mech(0, FANATICAL, "home").airship(0, "V7")
    p.turn(0).play("move", "units", "unit character", "to T6")
    part = p.s.part(Influence)
    assert part.on_board == 0
    part.on_board = BIT[p.place("T6")]
    p.character(0, "V7").set(0, section=-1).fly(0).play("hoist character", "to T6", "lower character")
    assert (p.where(0, CHARACTER), part.on_board) == ("T6", BIT[p.place("T6")])


@pytest.mark.rule("fenris.faction-fenris.fanatical-only", "fenris.faction-fenris.leap-factory-card")
def test_who_has_leapt_already_comes_to_a_token_by_faith_alone() -> None:
    """The tile Boost gives the second step: the Factory is two regions away, but there is no second leap."""
    p = wolves().mech(0, LEAP, "M6").mech(0, FANATICAL, "home").airship(0, "M6")
    p.s.part(Influence).on_board = BIT[p.place("FACTORY")]
    p.turn(0).play("move", "units", f"unit mech{LEAP}", "to V7", "to FACTORY")
    assert p.asked[1] != "TakeBack"
    assert p.s.part(Influence).on_board == 0


@pytest.mark.rule("fenris.faction-fenris.fanatical-only", "fenris.faction-fenris.leap-factory-card")
@pytest.mark.parametrize(("answer", "again"), [("no", False), ("yes", True)])
def test_a_leap_that_could_have_been_fanatical_counts_as_a_leap(answer: str, again: bool) -> None:
    p = wolves().mech(0, LEAP, "M6").mech(0, FANATICAL, "home").airship(0, "M6")
    p.s.part(Influence).on_board = BIT[p.place("V7")]
    p.turn(0).play("move", "units", f"unit mech{LEAP}", "to V7", answer)
    assert ("to FACTORY" in p.options) == again


@pytest.mark.rule("fenris.faction-fenris.leap-factory-card")
def test_a_leap_to_a_token_counts_like_any_other() -> None:
    """Without the ability to go to tokens nothing else leads there."""
    p = wolves().mech(0, LEAP, "M6").airship(0, "M6")
    p.s.part(Influence).on_board = BIT[p.place("V7")]
    p.turn(0).play("move", "units", f"unit mech{LEAP}", "to V7")
    assert p.asked == (0, "Destination")
    assert "to FACTORY" not in p.options


@pytest.mark.rule("fenris.horde.airships")
def test_airships_may_be_used_against_the_horde() -> None:
    p = Fleet(HANDS, modules=["horde"], spoilers=["fenris-h"]).airship(0, "T6").workers(0, "T6")
    p.fly(0).play("hoist worker", "to F6", "lower worker")
    assert p.workers_at(0, "F6") == 1
    assert p.over(0) == "F6"


@pytest.mark.rule("fenris.ep5.airship-box-c")
def test_an_airship_wakes_nobody_in_the_factory_but_a_worker_set_down_does() -> None:
    p = Fleet(HANDS, modules=["annihilator"], spoilers=["fenris-5c"], ask=True).embark(0).airship(0, "T5")
    p.fly(0).play("to FACTORY")
    assert not p.s.part(Guard).awake
    p.play("lower worker")
    assert p.s.part(Guard).awake
    assert p.workers_at(0, "home") == 1, "and it returns"
    assert p.workers_at(0, "FACTORY") == 0


def test_nobody_flies_a_power() -> None:
    """Powers have no airship, and airships below one another's units change nothing for them."""
    p = Fleet("distract", modules=["mad-tesla"], spoilers=["fenris-8b"])
    assert len(p.s.part(Airships).at) == 2
    for deal in range(3):
        game = spielwerk.game("scythe", seats=2, deal=deal, modules=["airships", "mad-tesla"], **ALL)
        s: Any = game.new(deal)
        for _ in range(60):
            d = game.decision(s)
            if d is None:
                break
            game.apply(s, d.options[-1])
        assert game.loads(game.dumps(s)) == s
