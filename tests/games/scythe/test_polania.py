"""Polania: Submerge and Camaraderie (Riverwalk is in `test_mech.py`)."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits

B = board()
LAKES = {"L1", "L2", "L3", "L4", "L5", "L6", "L7"}
SUBMERGE, CAMARADERIE, SPEED = 2, 3, 4


def diving(place: str, *abilities: int) -> Position:
    """A mech in a place with Submerge (and more); the character is at home; about to move."""
    p = Position("polania industrial", "saxony").workers(0).workers(1).encounters()
    p.mech(0, 1, place).abilities(0, SUBMERGE, *abilities)
    return p.turn(0).play("move", "units")


@pytest.mark.rule("scythe.polania.submerge-move")
def test_submerge_leads_onto_lakes_and_off_again_on_any_side() -> None:
    for lake in bits(B.lakes):
        name, shore = B.places[lake], {B.places[r] for r in bits(B.neighbours[lake] & B.land)}
        p = diving(name)
        assert p.destinations("unit mech1") - LAKES == shore, "land on all sides, no home base"
        for place in shore:
            p.mech(0, 1, place).character(0, place).abilities(0, SUBMERGE)
            assert name in p.destinations("unit mech1"), place
            assert name in p.destinations("unit character"), place


@pytest.mark.rule("scythe.polania.submerge-move")
def test_without_its_mech_lakes_stay_closed() -> None:
    p = diving("W3").abilities(0, 1, 3, 4)
    assert p.destinations("unit mech1") == {"T3", "M3", "FACTORY"}


@pytest.mark.rule("scythe.polania.submerge-lake-to-lake")
@pytest.mark.parametrize("lake", sorted(LAKES))
def test_all_lakes_are_adjacent_to_each_other(lake: str) -> None:
    p = diving(lake).character(0, lake)
    assert p.destinations("unit mech1") & LAKES == LAKES - {lake}
    assert p.destinations("unit character") & LAKES == LAKES - {lake}


@pytest.mark.rule("scythe.polania.submerge-lake-to-lake")
def test_from_land_only_the_lakes_beside_it_are_near() -> None:
    assert diving("W2").destinations("unit mech1") == {"F4", "V4", "L1"}


@pytest.mark.rule("scythe.ruling.ability-step-cost")
def test_diving_is_one_of_the_two_steps_of_speed() -> None:
    p = diving("W2", SPEED).play("unit mech1", "to L1", "to L7")
    assert p.where(0, 1) == "L7"
    assert p.asked == (0, "WhichUnit")
    p = diving("L1", SPEED).play("unit mech1", "to L7", "to T8")
    assert p.where(0, 1) == "T8"


@pytest.mark.rule("scythe.polania.submerge-no-dropping", "scythe.ruling.lake-cargo")
def test_nothing_stays_behind_on_a_lake() -> None:
    p = diving("W2", SPEED).workers(0, "W2", "W2").goods("W2", wood=3)
    p.play("unit mech1", "to L1", "load worker 1", "load wood 2", "to L7")
    assert (p.workers_at(0, "L7"), p.tokens("L7"), p.tokens("L1")) == (1, {"wood": 2}, {})
    p.set(0, section=-1).turn(0).play("move", "units", "unit mech1", "to T8")
    assert p.asked == (0, "Destination"), "nobody asks what to take along"
    assert (p.workers_at(0, "T8"), p.tokens("T8"), p.tokens("L7")) == (1, {"wood": 2}, {})


@pytest.mark.rule("scythe.polania.submerge-no-dropping", "scythe.ruling.lake-cargo")
def test_cargo_may_stay_with_another_carrier() -> None:
    p = diving("L7").mech(0, 2, "L7").abilities(0, SUBMERGE).workers(0, "L7").goods("L7", oil=1)
    p.play("unit mech1", "to T8", "load worker 0", "load oil 0")
    assert (p.workers_at(0, "L7"), p.tokens("L7")) == (1, {"oil": 1})
    p.play("unit mech2", "to V6")
    assert (p.workers_at(0, "V6"), p.tokens("V6")) == (1, {"oil": 1})


@pytest.mark.rule("scythe.polania.submerge-worker-needs-mech")
def test_a_worker_leaves_a_lake_only_with_a_mech() -> None:
    p = diving("L7").workers(0, "L7", "F4").character(0, "L7")
    assert p.options == ["unit character", "unit mech1", "worker F4", "done"]
    p.play("unit character", "to T8")
    assert p.workers_at(0, "L7") == 1
    p.play("unit mech1", "to V6")
    assert p.workers_at(0, "V6") == 1


@pytest.mark.rule("scythe.polania.submerge-no-lake-retreat")
def test_beaten_units_go_home_from_a_shore_and_from_a_lake() -> None:
    for place in ("W3", "L3"):
        p = Position("polania industrial", "nordic").workers(0, place).workers(1).encounters().hand(0).hand(1)
        p.mech(0, 1, place).character(0, place).abilities(0, 1, SUBMERGE, 3, 4).mech(1, 2, "T3")
        p.set(0, power=0).set(1, power=3, popularity=5).goods(place, oil=2)
        p.turn(1).play("move", "units", "unit mech2", f"to {place}", "done").commit(1, 1)
        assert p.asked == (0, "ChooseSection"), "nothing to choose"
        assert (p.where(0, 0), p.where(0, 1), p.workers_at(0, "home")) == ("home", "home", 1)
        assert p.counts(1)["resources"] == 2, "also on a lake the winner has what is left"
        assert p.player(1).popularity == 4


# --- camaraderie


def battle(*abilities: int, defender: bool = True, **options: bool) -> Position:
    """Polania's character attacks W7: two Saxon workers, and a mech unless they are alone."""
    p = (
        Position("polania industrial", "saxony", **options)
        .workers(0)
        .workers(1, "W7", "W7")
        .encounters()
        .hand(0)
        .hand(1)
    )
    p.character(0, "V8").set(0, power=5, popularity=6).set(1, power=0, popularity=6).abilities(0, *abilities)
    if defender:
        p.mech(1, 1, "W7").abilities(1)
    return p.turn(0).play("move", "units", "unit character", "to W7")


@pytest.mark.rule("scythe.polania.camaraderie-no-loss", "scythe.combat.attacker-popularity")
@pytest.mark.parametrize(("abilities", "popularity"), [((CAMARADERIE,), 6), ((1, 2, 4), 4)])
def test_a_won_attack_costs_no_popularity(abilities: tuple[int, ...], popularity: int) -> None:
    p = battle(*abilities).commit(0, 1)
    assert p.workers_at(1, "home") == 2
    assert p.player(0).popularity == popularity
    assert p.player(1).popularity == 6


@pytest.mark.rule("scythe.polania.camaraderie-no-loss", "scythe.ruling.camaraderie-lone-workers")
def test_lone_workers_still_cost_popularity() -> None:
    p = battle(CAMARADERIE, defender=False)
    assert p.workers_at(1, "home") == 2
    assert p.player(0).popularity == 4


@pytest.mark.rule("scythe.ruling.camaraderie-lone-workers")
@pytest.mark.parametrize(("abilities", "popularity"), [((CAMARADERIE,), 6), ((1, 2, 4), 4)])
def test_a_table_may_agree_to_spare_lone_workers_too(abilities: tuple[int, ...], popularity: int) -> None:
    p = battle(*abilities, defender=False, spare_lone_workers=True)
    assert p.workers_at(1, "home") == 2
    assert p.player(0).popularity == popularity


@pytest.mark.rule("scythe.polania.camaraderie-no-loss")
def test_it_holds_in_every_combat_of_the_turn() -> None:
    p = (
        Position("polania industrial", "saxony")
        .workers(0)
        .workers(1, "W7", "F7")
        .encounters()
        .hand(0)
        .hand(1)
    )
    p.character(0, "V8").mech(0, 1, "V8").abilities(0, CAMARADERIE).mech(1, 1, "W7").mech(
        1, 2, "F7"
    ).abilities(1)
    p.set(0, power=5, popularity=6).set(1, power=0).turn(0).play("move", "units")
    p.play("unit character", "to W7", "unit mech1", "to F7", "fight W7").commit(0, 1).commit(0, 1)
    assert p.workers_at(1, "home") == 2
    assert p.player(0).popularity == 6
