"""Rounds, phases, and the two cards of a phase."""

from __future__ import annotations

import pytest

from games.dei.positions import Position, only
from spielwerk.games.dei.round import BeginRound
from spielwerk.games.dei.state import Dei


def seats_asked(p: Position) -> list[tuple[int, int, int]]:
    """Round, phase and seat of every first card, while everybody plays the first thing offered."""
    found = []
    while d := p.game.decision(p.s):
        if d.kind == "dei.phase.ChooseCard" and d.frame.nth == 1:
            found.append((p.s.number, p.s.phase, d.seat))
        last = d.options[-1] if d.kind == "dei.phase.DoActions" else d.options[0]
        p.game.apply(p.s, last)
    return found


def game_of(*factions: str) -> Position:
    p = Position(*factions)
    for seat in range(len(factions)):
        p.units(seat, {}, leader="2.1-3")
    p.s.number = 0
    return p.do(BeginRound())


@pytest.mark.rule("dei.round.start-player-passes")
def test_the_start_player_marker_goes_round_clockwise() -> None:
    found = seats_asked(game_of("auxilia", "ravagers", "refuge42", "farm_z"))
    begins = [seat for number, phase, seat in found if phase == 1][::4]
    assert begins == [0, 1, 2, 3]


@pytest.mark.rule("dei.round.four-phases", "dei.round.turn-order")
def test_four_rounds_of_three_phases_clockwise_from_the_start_player() -> None:
    found = seats_asked(game_of("auxilia", "farm_z"))
    wanted = []
    for number in (1, 2, 3, 4):
        first = (number - 1) % 2
        wanted += [(number, phase, seat) for phase in (1, 2, 3) for seat in (first, 1 - first)]
    assert found == wanted


@pytest.mark.rule("dei.round.turn-order")
def test_a_phase_ends_for_all_before_the_next_begins() -> None:
    found = [entry for entry in seats_asked(game_of("auxilia", "ravagers", "farm_z")) if entry[0] == 2]
    assert [seat for _, _, seat in found] == [1, 2, 0] * 3


@pytest.mark.rule("dei.round.four-phases")
def test_clean_up_ends_the_round() -> None:
    p = game_of("auxilia", "farm_z")
    while p.s.number == 1:
        d = p.game.decision(p.s)
        assert d is not None
        p.game.apply(p.s, d.options[-1] if d.kind == "dei.phase.DoActions" else d.options[0])
    assert all(not q.played for q in p.s.players)


def question(p: Position) -> str:
    """What the player is asked, in words."""
    d = p.game.decision(p.s)
    assert d is not None
    return p.game.box.speech().prompt(d, p.game.rules)


@pytest.mark.rule("dei.phase.two-cards", "dei.phase.sequential-cards")
def test_two_cards_one_after_the_other() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).turn(0, "AUX1", "AUX2", "AUX3")
    assert only(p.options, "play") == ["AUX1", "AUX2", "AUX3"]
    assert question(p) == "Auxilia: choose your first card."
    p.play("play AUX1")
    assert p.asked == (0, "phase.DoActions")
    assert "do enlist" in p.options
    p.play("done")
    assert p.asked == (0, "phase.ChooseCard")
    assert only(p.options, "play") == ["AUX2", "AUX3"]
    assert question(p) == "Auxilia: choose your second card."
    p.play("play AUX2", "done")
    assert p.options == []
    assert p.cards(0, "played") == ["AUX1", "AUX2"]
    assert p.game.box.turns(p.s) == 2, "the one of set-up, and this"


@pytest.mark.rule("dei.phase.two-cards")
def test_faction_and_market_cards_in_any_mix() -> None:
    p = Position("auxilia", "farm_z").turn(0, "AUX1", "AUX2", "B1")
    p.play("play B1", "done", "play AUX1", "done")
    assert p.cards(0, "played") == ["B1", "AUX1"]


@pytest.mark.rule("dei.phase.cards-locked")
def test_a_card_is_used_once_a_round() -> None:
    p = Position("auxilia", "farm_z").turn(0, "AUX1", "AUX3", "AUX5", "AUX7")
    p.play("play AUX1", "done", "play AUX7", "done")
    p.turn(0, phase=2)
    assert only(p.options, "play") == ["AUX3", "AUX5"]


@pytest.mark.rule("dei.phase.actions-any-order")
def test_actions_of_a_card_in_any_order() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).tokens(**{"2.1-1": 1}).turn(0, "AUX6", "AUX1")
    p.play("play AUX6")
    assert p.options == ["do move", "done"], "nothing can be collected yet"
    p.play("do move", "to 2.1-1")
    assert p.options == ["do move", "do collect", "done"]
    p.play("do collect")
    assert p.player(0).technology == 2
    assert p.options == ["do move", "done"], "one of two moves is left"


@pytest.mark.rule("dei.phase.actions-optional")
def test_actions_may_be_left_out() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 1}).turn(0, "AUX1", "AUX2", "AUX3")
    p.play("play AUX1", "done", "play AUX2", "do move", "to 2.1-1", "done")
    assert p.player(0).on_board == 1
    assert p.at(0, "2.1-1") == 1


@pytest.mark.rule("dei.phase.face-down-one", "dei.phase.face-down-no-actions")
def test_one_card_a_phase_may_go_face_down_for_a_purchase() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 6, 2).market("black", "B1", "B2", "B3")
    p.turn(0, "AUX1", "AUX2", "AUX3")
    assert only(p.options, "down") == ["AUX1", "AUX2", "AUX3"]
    p.play("down AUX1")
    assert p.asked == (0, "market.Buy")
    p.play("buy B2")
    assert p.asked == (0, "phase.ChooseCard")
    assert only(p.options, "down") == [], "one face-down card a phase"
    assert p.player(0).technology == 4
    assert (p.cards(0, "down"), p.cards(0, "played")) == (["AUX1"], [])


@pytest.mark.rule("dei.phase.bought-card-second")
def test_the_card_just_bought_may_be_the_second_card() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 3, 0).market("black", "B1", "B2", "B3")
    p.turn(0, "AUX1", "AUX2").play("down AUX1", "buy B2")
    assert "play B2" in p.options
    p.play("play B2")
    assert p.cards(0, "played") == ["B2"]


@pytest.mark.rule("dei.ruling.bought-card-later")
def test_a_card_bought_with_the_second_card_goes_to_the_hand() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 3, 0).market("black", "B1", "B2", "B3")
    p.turn(0, "AUX1", "AUX2", "AUX3").play("play AUX1", "done", "down AUX2", "buy B2")
    assert p.options == []
    assert p.cards(0) == ["AUX3", "B2"]
    p.turn(0, phase=2)
    assert only(p.options, "play") == ["AUX3", "B2"]


@pytest.mark.rule("dei.ruling.face-down-any-card")
def test_any_card_may_be_the_face_down_one() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 6, 2).market("black", "B1", "B2", "B3")
    p.turn(0, "AUX8", "B5", "AUX1")
    assert sorted(only(p.options, "down")) == ["AUX1", "AUX8", "B5"]
    p.play("down AUX8", "buy B2")
    p.clean_up()
    assert p.cards(0, "recycled") == ["AUX8"]


@pytest.mark.rule("dei.ruling.purchase-must-succeed")
def test_a_card_goes_face_down_only_if_something_can_be_bought() -> None:
    p = Position("auxilia", "farm_z").reserve(0, 1, 0).market("black", "B1", "B2", "B3")
    assert only(p.turn(0, "AUX1", "AUX2").options, "down") == []
    p.reserve(0, 2, 0).turn(0)
    assert only(p.options, "down") == ["AUX1", "AUX2"]
    assert only(p.play("down AUX1").options, "buy") == ["B2", "B3"], "B1 costs 2 and the surcharge"


@pytest.mark.rule("dei.phase.2-badges")
def test_the_second_phase_ends_with_badges() -> None:
    p = Position("auxilia", "farm_z").units(0, {"2.3-2": 1, "2.8-1": 1})
    for phase, kind in ((1, ""), (2, "badge.Earn"), (3, "mission.Fulfil")):
        p.turn(0, "AUX1", "AUX3", "AUX2", phase=phase).play("play AUX1", "done", "play AUX2", "done")
        assert p.asked[1] == kind, phase
        p.set(0, played=())


@pytest.mark.rule("dei.phase.3-missions")
def test_the_third_phase_ends_with_a_mission() -> None:
    p = Position("auxilia", "farm_z").turn(0, "AUX1", "AUX2", "AUX3", phase=3)
    p.play("play AUX1", "done", "play AUX2")
    assert p.asked == (0, "mission.Fulfil")
    assert isinstance(p.s, Dei)
