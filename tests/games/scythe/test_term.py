"""What the rulebook's words mean: region, home base, unit, combat unit."""

from __future__ import annotations

import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.schema import SetupError

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")


@pytest.mark.rule("scythe.term.region")
@pytest.mark.parametrize(
    ("place", "regions"),
    [("F1", 1), ("W1", 1), ("M1", 1), ("T1", 1), ("V1", 1), ("L1", 1), ("FACTORY", 3)],
)
def test_every_terrain_makes_a_region_that_can_be_held(place: str, regions: int) -> None:
    p = Position("nordic", "rusviet").workers(0).mech(0, 2, place)
    assert p.counts(0)["regions"] == regions


@pytest.mark.rule("scythe.term.home-base-not-a-region")
def test_a_home_base_is_neither_controlled_nor_scored() -> None:
    p = Position("crimea industrial", "rusviet").workers(0, "home", "home").mech(0, 2, "home")
    p.goods("HB_CRIMEA", oil=6).set(0, coins=5)
    assert p.counts(0)["regions"] == p.counts(0)["resources"] == 0
    p.turn(0).play("bolster", "take power 2")
    assert p.asked == (1, "ChooseSection"), "oil in the home base pays for no upgrade"
    p.turn(0).play("trade")
    assert "resources" not in p.options


@pytest.mark.rule("scythe.term.home-base-not-a-region")
def test_nothing_is_placed_in_a_home_base() -> None:
    p = Position("crimea industrial", "rusviet").workers(0, "home", "M8", "V9").goods("V9", metal=9, wood=9)
    p.turn(0).play("produce", "skip", "deploy", "mech 1")
    assert p.options == ["at M8", "at V9"]
    p = Position("crimea industrial", "rusviet").workers(0, "home", "M8", "V9").goods("V9", metal=9, wood=9)
    p.turn(0).play("move", "skip", "build", "structure mine")
    assert p.options == ["at M8", "at V9"]


@pytest.mark.rule("scythe.term.home-base-purpose")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_starts_from_its_home_base(faction: str) -> None:
    p = Position(faction, "rusviet" if faction != "rusviet" else "nordic")
    assert p.player(0).home == board().index(f"HB_{faction.upper()}")
    assert p.where(0, 0) == "home"


@pytest.mark.rule("scythe.term.home-base-purpose")
def test_defeated_units_come_back_to_the_home_base_of_their_faction() -> None:
    p = Position("nordic", "rusviet").set(0, power=7).set(1, power=3).hand(0).hand(1)
    p.character(0, "M4").character(1, "FACTORY").mech(1, 4, "FACTORY").workers(1, "FACTORY", "V3")
    p.turn(0).play("move", "units", "unit character", "to FACTORY", "done")
    p.commit(0, 5).commit(1, 3)
    assert [p.where(1, 0), p.where(1, 4)] == ["home", "home"]
    assert p.workers_at(1, "home") == 1
    assert p.workers_at(1, "V3") == 1
    assert p.where(0, 0) == "FACTORY"


@pytest.mark.rule("scythe.term.home-base-unused")
@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_two_home_bases_have_no_faction_to_play(faction: str) -> None:
    assert f"HB_{faction.upper()}" in board().places
    with pytest.raises(SetupError):
        spielwerk.game("scythe", seats=[{"faction": faction}, {"faction": "nordic"}])


@pytest.mark.rule("scythe.term.unit")
def test_units_are_character_mechs_and_workers() -> None:
    p = Position("rusviet", "nordic").workers(0, "V8").character(0, "F7").mech(0, 4, "W7")
    p.structure(0, "mill", "M7").goods("M7", oil=3)
    assert p.counts(0)["regions"] == 4
    p.turn(0).play("move", "units")
    assert p.options == ["unit character", "unit mech4", "worker V8", "done"]


@pytest.mark.rule("scythe.term.combat-unit")
def test_workers_structures_and_resources_do_not_fight() -> None:
    p = Position("rusviet", "nordic").character(0, "F7").workers(1, "V8", "V8").set(0, popularity=5)
    p.structure(1, "mill", "V8").goods("V8", metal=2).hand(0, 2).hand(1, 5, 5)
    p.turn(0).play("move", "units", "unit character", "to V8", "done")
    assert p.asked == (1, "ChooseSection")
    assert sum(p.s.hands[1]) == 2


@pytest.mark.rule("scythe.term.combat-unit")
def test_workers_add_no_strength_to_a_combat() -> None:
    p = Position("nordic", "saxony").workers(0, "V8", "V8").mech(0, 1, "V8").workers(1, "W7", "W7", "W7")
    p.mech(1, 1, "W7").structure(1, "mill", "W7").hand(0, 2, 2, 2).hand(1, 2, 2, 2).set(0, power=4)
    p.turn(0).play("move", "units", "unit mech1", "to W7", "load worker 2", "done")
    p.play("dial 0", "card 0", seat=0)
    assert p.options_of(0) == [], "one mech, one card"
    p.play("dial 1", "card 0", seat=1)
    assert (p.where(0, 1), p.where(1, 1)) == ("home", "W7"), "2 against 3"
