"""Nordic: Seaworthy and Artillery (Riverwalk is in `test_mech.py`, Swim in `test_faction.py`)."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits

B = board()
SEAWORTHY, ARTILLERY, SPEED = 2, 3, 4


def sailing(place: str, *abilities: int) -> Position:
    """A mech in a place with Seaworthy (and more); the character is at home; about to move."""
    p = Position("nordic industrial", "saxony").workers(0).workers(1).encounters()
    p.mech(0, 1, place).abilities(0, SEAWORTHY, *abilities)
    return p.turn(0).play("move", "units")


@pytest.mark.rule("scythe.nordic.seaworthy-move")
def test_seaworthy_leads_onto_lakes_and_off_again_on_any_side() -> None:
    for lake in bits(B.lakes):
        shore = {B.places[r] for r in bits(B.neighbours[lake] & B.land)}
        p = sailing(B.places[lake])
        assert p.destinations("unit mech1") == shore, "land on all sides, no other lake, no home base"
        for place in shore:
            p.mech(0, 1, place).character(0, place).abilities(0, SEAWORTHY)
            assert B.places[lake] in p.destinations("unit mech1"), place
            assert B.places[lake] in p.destinations("unit character"), place


@pytest.mark.rule("scythe.nordic.seaworthy-move")
def test_a_lake_is_held_like_a_land_region() -> None:
    p = sailing("W3").play("unit mech1", "to L3", "done")
    assert p.counts(0)["regions"] == 1


@pytest.mark.rule("scythe.nordic.seaworthy-move")
def test_speed_goes_on_across_a_lake() -> None:
    p = sailing("W3", SPEED).play("unit mech1", "to L3", "to M2")
    assert p.where(0, 1) == "M2"
    assert p.asked == (0, "WhichUnit")


@pytest.mark.rule("scythe.nordic.seaworthy-no-dropping", "scythe.ruling.lake-cargo")
@pytest.mark.parametrize("turns", ["one movement", "two turns"])
def test_nothing_stays_behind_on_a_lake(turns: str) -> None:
    """Cargo that sails along leaves the lake with its mech: nobody is even asked."""
    p = sailing("W3", SPEED).workers(0, "W3", "W3").goods("W3", wood=3, oil=1)
    p.play("unit mech1", "to L3", "load worker 2", "load oil 1", "load wood 2")
    if turns == "two turns":
        p.play("stop", "done").turn(0).set(0, section=-1).play("move", "units", "unit mech1")
    p.play("to M4")
    assert p.workers_at(0, "M4") == 2
    assert (p.tokens("M4"), p.tokens("L3"), p.tokens("W3")) == ({"oil": 1, "wood": 2}, {}, {"wood": 1})


@pytest.mark.rule("scythe.nordic.seaworthy-no-dropping", "scythe.ruling.lake-cargo")
def test_cargo_may_stay_with_another_carrier() -> None:
    p = sailing("L3").mech(0, 2, "L3").abilities(0, SEAWORTHY).workers(0, "L3", "L3").goods("L3", oil=2)
    p.play("unit mech1", "to M4")
    assert p.options == ["load worker 2", "load worker 1", "load worker 0"]
    p.play("load worker 1")
    assert p.options == ["load oil 2", "load oil 1", "load oil 0"]
    p.play("load oil 0", "unit mech2", "to W4")
    assert (p.workers_at(0, "M4"), p.workers_at(0, "W4")) == (1, 1)
    assert (p.tokens("W4"), p.tokens("L3")) == ({"oil": 2}, {})


@pytest.mark.rule("scythe.nordic.seaworthy-no-dropping", "scythe.ruling.lake-cargo")
def test_a_character_keeps_resources_on_a_lake_but_no_workers() -> None:
    p = sailing("L3").character(0, "L3").workers(0, "L3").goods("L3", oil=2)
    p.play("unit mech1", "to M4")
    assert p.options == ["load oil 2", "load oil 1", "load oil 0"], "the worker must come along"
    p.play("load oil 1")
    assert p.workers_at(0, "M4") == 1
    p.play("unit character", "to W4")
    assert (p.tokens("W4"), p.tokens("L3")) == ({"oil": 1}, {})


@pytest.mark.rule("scythe.ruling.lake-cargo")
def test_cargo_on_a_lake_counts_and_pays() -> None:
    p = sailing("L3").workers(0, "L3").goods("L3", wood=3)
    assert p.counts(0) | {"regions": 1, "resources": 3} == p.counts(0)
    p.play("done")
    assert p.options == ["build", "less", "skip"]
    p.play("less")
    assert p.tokens("L3") == {}
    assert p.asked == (0, "Gain"), "but nothing is built on a lake"


@pytest.mark.rule("scythe.nordic.seaworthy-worker-needs-mech")
def test_a_worker_leaves_a_lake_only_with_a_mech() -> None:
    p = sailing("L3").workers(0, "L3", "T1").character(0, "L3")
    assert p.options == ["unit character", "unit mech1", "worker T1", "done"]
    p.play("unit character", "to M4")
    assert p.workers_at(0, "L3") == 1, "the character does not take it along"
    p.play("unit mech1", "to M2")
    assert p.workers_at(0, "M2") == 1


# --- retreat


def defeat(place: str, attacker_from: str, *abilities: int) -> Position:
    """Saxony's character (7 power) beats Nordic units in a region, who then retreat."""
    p = Position("nordic industrial", "saxony mechanical").workers(0).workers(1).encounters().hand(0).hand(1)
    p.character(0, place).character(1, attacker_from).set(0, power=0).set(1, power=7, popularity=8)
    return p.abilities(0, *abilities)


def lose(p: Position, place: str) -> Position:
    return p.turn(1).play("move", "units", "unit character", f"to {place}").commit(1, 1)


@pytest.mark.rule("scythe.nordic.seaworthy-retreat")
def test_a_loser_chooses_between_home_and_the_lakes_beside_the_battle() -> None:
    p = lose(defeat("W3", "FACTORY", SEAWORTHY), "W3")
    assert p.asked == (0, "LakeRetreat")
    assert p.options == ["to HB_NORDIC", "to L2", "to L3", "to L4"]
    p.play("to L3")
    assert p.where(0, 0) == "L3"
    p = lose(defeat("W3", "FACTORY", SEAWORTHY), "W3").play("to HB_NORDIC")
    assert p.where(0, 0) == "home"


@pytest.mark.rule("scythe.nordic.seaworthy-retreat")
def test_without_the_ability_or_a_lake_losers_go_home() -> None:
    p = lose(defeat("W3", "FACTORY", 1, 3, 4), "W3")
    assert (p.asked, p.where(0, 0)) == ((0, "ChooseSection"), "home")
    p = lose(defeat("F7", "T7", SEAWORTHY), "F7")
    assert (p.asked, p.where(0, 0)) == ((0, "ChooseSection"), "home")


@pytest.mark.rule("scythe.nordic.seaworthy-retreat")
def test_a_beaten_attacker_may_sail_away_too() -> None:
    p = defeat("FACTORY", "W3", SEAWORTHY).turn(0).play("move", "units", "unit character", "to W3")
    p.commit(1, 1)
    assert p.options == ["to HB_NORDIC", "to L2", "to L3", "to L4"]


@pytest.mark.rule("scythe.ruling.seaworthy-retreat")
def test_no_retreat_to_a_lake_with_enemy_units() -> None:
    p = Position("nordic industrial", "saxony mechanical", "polania").workers(0).workers(1).workers(2)
    p.encounters().hand(0).hand(1).character(0, "W3").character(1, "FACTORY").mech(2, 2, "L3")
    p.set(0, power=0).set(1, power=7).abilities(0, SEAWORTHY)
    lose(p, "W3")
    assert p.options == ["to HB_NORDIC", "to L2", "to L4"]


@pytest.mark.rule("scythe.ruling.seaworthy-retreat")
def test_every_unit_chooses_for_itself_and_mechs_take_workers_along() -> None:
    """Character, two mechs, four workers and wood: to three places, the rest of the workers home."""
    p = defeat("W3", "FACTORY").mech(0, 1, "W3").mech(0, 3, "W3").abilities(0, SEAWORTHY)
    p.workers(0, "W3", "W3", "W3", "W3", "T1").goods("W3", wood=2)
    lose(p, "W3").play("to L2")
    assert p.asked == (0, "LakeRetreat"), "a character takes nobody along"
    assert p.counts(0)["regions"] == 3, "T1, L2, and W3 until the last has gone"
    p.play("to L3")
    assert p.options == [f"load worker {n}" for n in (4, 3, 2, 1, 0)]
    p.play("load worker 2")
    assert p.player(0).workers_at >> p.place("L3") & 1
    p.play("to L4", "load worker 1")
    assert [p.where(0, unit) for unit in (0, 1, 3)] == ["L2", "L3", "L4"]
    assert [p.workers_at(0, r) for r in ("L2", "L3", "L4", "home", "W3", "T1")] == [0, 2, 1, 1, 0, 1]
    assert p.tokens("W3") == {"wood": 2}, "resources stay with the winner"
    assert p.counts(1)["resources"] == 2
    assert p.player(1).popularity == 4, "four workers were driven off, wherever they went"


@pytest.mark.rule("scythe.ruling.seaworthy-retreat")
def test_workers_go_home_when_their_mech_does() -> None:
    p = defeat("W3", "FACTORY").character(0, "home").mech(0, 1, "W3").abilities(0, SEAWORTHY).workers(0, "W3")
    lose(p, "W3").play("to HB_NORDIC")
    assert (p.where(0, 1), p.workers_at(0, "home")) == ("home", 1)
    assert p.asked == (0, "ChooseSection")


# --- artillery


def battle(*abilities: int) -> Position:
    """Two Nordic mechs go to the Factory, where the Saxon character stands."""
    p = Position("nordic industrial", "saxony").workers(0).workers(1).encounters().hand(0).hand(1)
    p.mech(0, 1, "M4").mech(0, 2, "M4").abilities(0, *abilities).character(1, "FACTORY")
    return p.set(0, power=5).set(1, power=5)


def attack(p: Position) -> Position:
    return p.turn(0).play("move", "units", "unit mech1", "to FACTORY", "unit mech2", "to FACTORY")


@pytest.mark.rule("scythe.nordic.artillery-effect")
def test_artillery_pays_one_power_and_takes_two() -> None:
    p = attack(battle(ARTILLERY))
    assert p.asked == (0, "Artillery")
    p.play("yes")
    assert (p.player(0).power, p.player(1).power) == (4, 3)
    assert p.options_of(1)[-1] == "dial 3"
    p = attack(battle(ARTILLERY)).play("no")
    assert (p.player(0).power, p.player(1).power) == (5, 5)


@pytest.mark.rule("scythe.nordic.artillery-effect")
def test_artillery_needs_the_ability_and_a_power_to_pay() -> None:
    assert attack(battle(1, 2, 4)).asked == (0, "Dial")
    assert attack(battle(ARTILLERY).set(0, power=1)).asked == (0, "Artillery")
    assert attack(battle(ARTILLERY).set(0, power=0)).asked == (1, "Dial")


@pytest.mark.rule("scythe.nordic.artillery-effect")
def test_artillery_helps_in_defence() -> None:
    p = battle(ARTILLERY).turn(1).play("move", "units", "unit character", "to M4")
    assert p.asked == (0, "Artillery")


@pytest.mark.rule("scythe.ruling.ability-floors")
@pytest.mark.parametrize("power", [0, 1])
def test_artillery_stops_at_zero(power: int) -> None:
    p = attack(battle(ARTILLERY).set(1, power=power)).play("yes")
    assert (p.player(0).power, p.player(1).power) == (4, 0)


@pytest.mark.rule("scythe.nordic.artillery-once-per-combat")
def test_artillery_once_for_two_mechs_and_again_in_the_next_combat() -> None:
    p = attack(battle(ARTILLERY)).play("yes")
    assert p.asked == (0, "Dial")
    p = battle(ARTILLERY).mech(1, 1, "V5").abilities(1)
    p.turn(0).play("move", "units", "unit mech1", "to FACTORY", "unit mech2", "to V5", "fight V5", "yes")
    p.commit(0, 0).commit(1, 0).play("yes")
    assert (p.player(0).power, p.player(1).power) == (3, 1)
