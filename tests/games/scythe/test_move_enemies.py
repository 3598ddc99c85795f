"""Move among other players' pieces: lone workers, structures, fighters – and encounter tokens."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.events import Displaced

KINDS = ("character", "mech", "worker")
OPTION = {"character": "unit character", "mech": "unit mech4", "worker": "worker V8"}


def attackers(*, speed: bool = True) -> Position:
    """Rusviet in V8 with a character, a fast mech and a worker; the others stand elsewhere."""
    p = Position("rusviet industrial", "nordic").workers(0, "V8").character(0, "V8").mech(0, 4, "V8")
    p.workers(1).encounters().hand(0).hand(1).set(0, popularity=9, power=5).set(1, power=5)
    return p if speed else p.abilities(0)


def place(p: Position, seat: int, kind: str, region: str) -> Position:
    if kind == "character":
        return p.character(seat, region)
    return p.mech(seat, 1, region) if kind == "mech" else p.workers(seat, region)


# --- lone workers


@pytest.mark.rule("scythe.move.enemy-workers-ends-move", "scythe.mech.speed-stops-at-enemy")
@pytest.mark.parametrize("kind", ["character", "mech"])
def test_lone_enemy_workers_end_the_movement(kind: str) -> None:
    p = attackers().workers(1, "F7")
    cargo = ["load worker 0"] if kind == "mech" else []
    p.turn(0).play("move", "units", OPTION[kind], "to F7", *cargo)
    assert p.asked == (0, "WhichUnit"), "Speed does not carry it on"
    assert OPTION[kind] not in p.options


@pytest.mark.rule("scythe.move.enemy-workers-retreat")
@pytest.mark.parametrize("kind", ["character", "mech"])
def test_lone_workers_go_home_at_once_and_leave_their_resources(kind: str) -> None:
    p = attackers().workers(1, "F7", "F7", "T7").goods("F7", food=3, oil=1)
    cargo = ["load worker 0"] if kind == "mech" else []
    p.turn(0).play("move", "units", OPTION[kind], "to F7", *cargo)
    assert p.asked == (0, "WhichUnit"), "still in the middle of the Move action"
    assert [p.workers_at(1, r) for r in ("F7", "home", "T7")] == [0, 2, 1]
    assert p.tokens("F7") == {"food": 3, "oil": 1}
    assert p.counts(0)["resources"] == 4


@pytest.mark.rule("scythe.move.enemy-workers-retreat")
def test_workers_beside_a_fighter_do_not_go_before_the_combat() -> None:
    p = attackers().workers(1, "F7", "F7").mech(1, 1, "F7")
    p.turn(0).play("move", "units", "unit character", "to F7", "done")
    assert p.asked == (0, "Dial")
    assert p.workers_at(1, "F7") == 2
    assert p.player(0).popularity == 9


@pytest.mark.rule("scythe.move.enemy-workers-popularity")
def test_each_displaced_worker_costs_a_popularity() -> None:
    p = attackers().workers(1, "F7", "F7", "F7", "W7").set(1, popularity=6)
    p.turn(0).play("move", "units", "unit character", "to F7")
    assert p.player(0).popularity == 6
    p.play("unit mech4", "to W7", "load worker 1")
    assert p.player(0).popularity == 5
    assert p.player(1).popularity == 6


@pytest.mark.rule("scythe.move.enemy-workers-popularity-floor")
@pytest.mark.parametrize("popularity", [0, 2])
def test_popularity_stops_at_zero_and_the_workers_go_all_the_same(popularity: int) -> None:
    p = attackers().workers(1, "F7", "F7", "F7").set(0, popularity=popularity)
    p.turn(0).play("move", "units", "unit character", "to F7")
    assert p.player(0).popularity == 0
    assert p.workers_at(1, "home") == 3


@pytest.mark.rule("scythe.move.enemy-workers-no-combat")
def test_displacing_workers_is_no_combat() -> None:
    p = attackers().workers(1, "F7", "F7").hand(0, 3).hand(1, 2, 2)
    p.turn(0).play("move", "units", "unit character", "to F7", "done")
    assert p.asked == (1, "ChooseSection"), "no dials"
    assert (p.player(0).power, p.player(1).power) == (5, 5)
    assert [sum(hand) for hand in p.s.hands] == [1, 2]
    assert p.player(0).star_count == p.player(1).star_count == 0


@pytest.mark.rule("scythe.ruling.worker-displacement-path")
def test_another_unit_passes_where_workers_were_just_displaced() -> None:
    p = attackers().workers(1, "F7")
    p.turn(0).play("move", "units", "unit character", "to F7", "unit mech4", "to F7", "load worker 1")
    assert p.asked == (0, "Destination")
    p.play("to T7", "load worker 1")
    assert (p.where(0, 0), p.where(0, 4), p.workers_at(0, "T7")) == ("F7", "T7", 1)


# --- own workers


@pytest.mark.rule("scythe.move.worker-not-into-enemy-units")
@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_does_not_walk_into_enemy_units(kind: str) -> None:
    p = place(attackers(), 1, kind, "F7")
    p.turn(0).play("move", "units")
    assert p.destinations("worker V8") == {"W7", "M7"}
    assert p.destinations("unit character") == {"W7", "M7", "F7"}


@pytest.mark.rule("scythe.move.worker-not-into-enemy-units")
def test_tunnels_do_not_lead_workers_into_enemy_units() -> None:
    p = attackers().workers(0, "V5").workers(1, "T6").mech(1, 1, "W4")
    p.turn(0).play("move", "units")
    assert p.destinations("worker V5") == {"M4", "W7", "M7", "T3", "M3", "F5"}


@pytest.mark.rule("scythe.move.carried-worker-into-enemy-units")
@pytest.mark.parametrize("kind", KINDS)
def test_a_mech_brings_workers_along_into_enemy_units(kind: str) -> None:
    p = place(attackers(), 1, kind, "F7")
    p.turn(0).play("move", "units", "unit mech4", "to F7", "load worker 1")
    assert (p.where(0, 4), p.workers_at(0, "F7")) == ("F7", 1)


@pytest.mark.rule("scythe.move.worker-not-out-of-combat-unit-region")
@pytest.mark.parametrize(("kind", "stuck"), [("character", True), ("mech", True), ("worker", False)])
def test_a_worker_does_not_walk_away_from_an_enemy_fighter(kind: str, stuck: bool) -> None:
    p = place(attackers(), 1, kind, "F7")
    p.turn(0).play("move", "units", "unit mech4", "to F7", "load worker 1")
    assert ("worker F7" not in p.options) is stuck
    if not stuck:
        p.play("worker F7", "to T7")
        assert p.workers_at(0, "T7") == 1, "the lone workers there are gone already"


# --- structures


@pytest.mark.rule("scythe.move.into-structure-region")
@pytest.mark.parametrize("kind", KINDS)
def test_any_unit_takes_a_region_held_by_a_structure_alone(kind: str) -> None:
    p = attackers().structure(1, "mill", "F7").goods("F7", food=2)
    assert p.counts(1)["regions"] == 1
    p.turn(0).play("move", "units", OPTION[kind], "to F7")
    if kind == "mech":
        p.play("load worker 0")
    if kind != "worker":
        assert p.options == ["to M7", "to T7", "to V8", "stop"], "a structure stops nobody"
        p.play("stop")
    p.play("done")
    assert p.counts(1)["regions"] == 0
    assert p.counts(0)["regions"] == 2
    assert p.counts(0)["resources"] == 2
    assert p.player(0).popularity == 9


# --- fighters


@pytest.mark.rule("scythe.move.enemy-combat-unit-ends-move", "scythe.mech.speed-stops-at-enemy")
@pytest.mark.parametrize("mover", ["character", "mech"])
@pytest.mark.parametrize("enemy", ["character", "mech"])
def test_an_enemy_fighter_ends_the_movement(mover: str, enemy: str) -> None:
    p = place(attackers(), 1, enemy, "F7")
    cargo = ["load worker 0"] if mover == "mech" else []
    p.turn(0).play("move", "units", OPTION[mover], "to F7", *cargo)
    assert p.asked == (0, "WhichUnit")
    assert OPTION[mover] not in p.options


@pytest.mark.rule("scythe.move.enemy-combat-unit-ends-move")
def test_a_second_unit_is_stopped_there_as_well() -> None:
    p = attackers().mech(1, 1, "F7").set(0, slots=1)
    p.turn(0).play("move", "units", "unit mech4", "to F7", "load worker 0", "unit character", "to F7")
    assert p.options == ["worker V8", "done"]


@pytest.mark.rule("scythe.move.pending-combat-control")
def test_the_defender_keeps_control_until_the_combat_is_over() -> None:
    p = attackers().mech(1, 1, "F7").goods("F7", wood=3).goods("V8", oil=1)
    p.turn(0).play("move", "units", "unit mech4", "to F7", "load worker 0", "load oil 1")
    assert (p.counts(0)["regions"], p.counts(1)["regions"]) == (1, 1), "V8 and F7"
    assert (p.counts(0)["resources"], p.counts(1)["resources"]) == (0, 4)
    p.play("done")
    p.commit(0, 2).commit(1, 1)
    assert (p.counts(0)["regions"], p.counts(1)["regions"]) == (2, 0)
    assert p.counts(0)["resources"] == 4
    assert p.options == ["build", "less", "skip"], "the wood is his before the bottom action"


@pytest.mark.rule("scythe.move.pending-combat-control")
def test_a_contested_village_is_no_stepping_stone() -> None:
    """Township joins controlled villages: V7 is not one while the defender still stands there."""
    p = attackers().abilities(0, 2).character(0, "F5").character(1, "V7")
    p.turn(0).play("move", "units", "unit character", "to V7")
    assert p.destinations("unit mech4") == {"W7", "M7", "F7", "FACTORY"}
    p.character(1, "home")
    assert p.destinations("unit mech4") == {"W7", "M7", "F7", "FACTORY", "V7"}


# --- encounters


@pytest.mark.rule("scythe.move.encounter-ends-move")
def test_an_encounter_token_stops_the_character_and_nobody_else() -> None:
    p = attackers().encounters("M7")
    p.turn(0).play("move", "units", "unit character", "to M7")
    assert p.options == ["unit mech4", "worker V8", "done"], "it cannot move again"
    p.play("unit mech4", "to M7", "load worker 0")
    assert p.asked == (0, "Destination")
    p = attackers().encounters("F7")
    p.turn(0).play("move", "units", "unit character", "to M7")
    assert p.asked == (0, "Destination"), "no token, no stop"


@pytest.mark.rule("scythe.move.enemy-workers-retreat", "scythe.move.enemy-workers-popularity")
def test_only_players_with_workers_there_are_concerned() -> None:
    """Saxony's mech comes to a worker of Nordic; Polania is at the table too."""
    p = Position("saxony industrial", "nordic mechanical", "polania patriotic").set(0, popularity=5)
    p.workers(0).workers(1, "V6").workers(2, "F4").mech(0, 1, "T8").turn(0)
    p.s.journal = []
    p.play("move", "units", "unit mech1", "to V6")
    displaced = [event for event in p.s.journal if isinstance(event, Displaced)]
    assert [(event.victim, event.n) for event in displaced] == [(1, 1)]
    assert (p.player(0).popularity, p.workers_at(1, "home"), p.workers_at(2, "F4")) == (4, 1, 1)
