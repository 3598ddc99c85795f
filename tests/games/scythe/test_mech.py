"""What mech abilities share: Speed, Riverwalk, and what goes along."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits

B = board()
FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
RIVERWALK, SPEED = 1, 4


def fast(faction: str = "rusviet", place: str = "V8") -> Position:
    """Character, mech 3 and worker in one region; Speed is the only ability."""
    p = (
        Position(f"{faction} industrial", "nordic" if faction != "nordic" else "saxony")
        .workers(1)
        .encounters()
    )
    return p.workers(0, place).character(0, place).mech(0, 3, place).abilities(0, SPEED)


@pytest.mark.rule("scythe.mech.speed-extra-step", "scythe.mech.speed-all-factions")
@pytest.mark.parametrize("faction", FACTIONS)
def test_speed_leads_one_region_further(faction: str) -> None:
    p = fast(faction)
    p.turn(0).play("move", "units", "unit character", "to F7")
    assert p.options == ["to M7", "to T7", "to V8", "stop"]
    p.play("to T7")
    assert p.asked == (0, "WhichUnit"), "two regions, no more"
    p.play("unit mech3", "to F7", "load worker 0", "to T7")
    assert (p.where(0, 0), p.where(0, 3)) == ("T7", "T7")


@pytest.mark.rule("scythe.mech.speed-extra-step")
def test_speed_is_for_every_movement_but_for_no_worker() -> None:
    p = fast().set(0, slots=1)
    p.turn(0).play("move", "units", "unit mech3", "to F7", "load worker 1", "stop")
    assert p.where(0, 3) == "F7", "one region is enough"
    p.play("worker F7", "to T7")
    assert p.asked == (0, "WhichUnit"), "a worker goes one region"
    p.play("unit character", "to F7", "to M7")
    assert p.where(0, 0) == "M7"


@pytest.mark.rule("scythe.mech.speed-extra-step")
def test_without_speed_one_step_is_all() -> None:
    p = fast().abilities(0, 1, 2, 3)
    p.turn(0).play("move", "units", "unit character", "to F7")
    assert p.asked == (0, "WhichUnit")


@pytest.mark.rule("scythe.mech.speed-stops-at-enemy")
def test_an_enemy_on_the_second_region_or_nearby_does_not_matter() -> None:
    p = fast().workers(1, "T7", "M7")
    p.turn(0).play("move", "units", "unit character", "to F7", "to T7")
    assert p.where(0, 0) == "T7"
    assert p.workers_at(1, "home") == 1


@pytest.mark.rule("scythe.mech.speed-tunnel-is-one-step")
def test_a_tunnel_is_one_of_two_steps() -> None:
    p = fast(place="M4")
    p.turn(0).play("move", "units", "unit character", "to V5", "to T3")
    assert p.asked == (0, "WhichUnit"), "a step before the tunnel"
    p.turn(0).play("move", "units", "unit character", "to F5", "to W6")
    assert p.where(0, 0) == "W6", "a step after the tunnel"
    assert p.asked == (0, "WhichUnit")


@pytest.mark.rule("scythe.ruling.ability-step-cost", "scythe.mech.speed-tunnel-is-one-step")
def test_the_own_mine_is_one_of_two_steps() -> None:
    p = fast(place="F7").structure(0, "mine", "V8")
    p.turn(0).play("move", "units", "unit character", "to V8", "to T3")
    assert p.asked == (0, "WhichUnit")
    p.turn(0).play("move", "units", "unit character", "to V8", "to F7")
    assert p.where(0, 0) == "F7"


@pytest.mark.rule("scythe.mech.speed-load-between-steps")
def test_a_mech_loads_and_unloads_between_its_steps() -> None:
    """It brings a worker and 2 oil to F7, takes up another worker and food there, and drops oil."""
    p = fast().workers(0, "V8", "V8", "F7").goods("V8", oil=2).goods("F7", food=3)
    p.turn(0).play("move", "units", "unit mech3", "to F7", "load worker 1", "load oil 2")
    assert p.tokens("F7") == {"oil": 2, "food": 3}
    p.play("to T7", "load worker 2", "load oil 0", "load food 3")
    assert [p.workers_at(0, r) for r in ("V8", "F7", "T7")] == [1, 0, 2]
    assert (p.tokens("F7"), p.tokens("T7")) == ({"oil": 2}, {"food": 3})


@pytest.mark.rule("scythe.mech.speed-load-between-steps")
def test_what_is_set_down_on_the_way_stays_there() -> None:
    p = fast().workers(0, "V8", "V8")
    p.turn(0).play("move", "units", "unit mech3", "to F7", "load worker 2", "to T7", "load worker 0")
    assert (p.where(0, 3), p.workers_at(0, "F7"), p.workers_at(0, "T7")) == ("T7", 2, 0)
    p.play("worker F7", "to M7")
    assert p.workers_at(0, "M7") == 1, "carried, set down, and now it walks"


@pytest.mark.rule("scythe.mech.speed-load-between-steps")
def test_a_character_loads_resources_between_its_steps_but_no_workers() -> None:
    p = fast().workers(0, "V8", "F7").goods("V8", oil=2).goods("F7", food=3)
    p.turn(0).play("move", "units", "unit character", "to F7", "load oil 2", "to T7")
    assert p.options == ["load oil 2", "load oil 1", "load oil 0"]
    p.play("load oil 1")
    assert p.options == ["load food 3", "load food 2", "load food 1", "load food 0"]
    p.play("load food 2")
    assert (p.tokens("F7"), p.tokens("T7")) == ({"oil": 1, "food": 1}, {"oil": 1, "food": 2})
    assert p.workers_at(0, "F7") == 1


@pytest.mark.parametrize(
    ("faction", "into"),
    [
        pytest.param("saxony", "WM", marks=pytest.mark.rule("scythe.saxony.riverwalk")),
        pytest.param("nordic", "WM", marks=pytest.mark.rule("scythe.nordic.riverwalk")),
        pytest.param("rusviet", "FV", marks=pytest.mark.rule("scythe.rusviet.riverwalk")),
        pytest.param("crimea", "FT", marks=pytest.mark.rule("scythe.crimea.riverwalk")),
        pytest.param("polania", "VM", marks=pytest.mark.rule("scythe.polania.riverwalk")),
    ],
)
@pytest.mark.rule("scythe.mech.riverwalk-two-terrains")
def test_riverwalk_crosses_every_river_into_two_terrains(faction: str, into: str) -> None:
    """The terrain on the far bank counts, for character and mechs alone (Nordic workers swim anyway)."""
    p = Position(f"{faction} industrial", "rusviet" if faction != "rusviet" else "nordic").workers(1)
    p.mech(0, 3, "M1").turn(0).play("move", "units")
    for a in bits(B.land | 1 << p.player(0).home):
        place = B.places[a]
        walk = {B.places[r] for r in bits(B.walk[a])}
        if B.tunnels >> a & 1:
            walk |= {B.places[r] for r in bits(B.tunnels)} - {place}
        across = {B.places[r] for r in bits(B.river[a]) if B.places[r][0] in into}
        if len(walk) > 1:
            p.mech(0, 3, place).abilities(0, RIVERWALK).character(0, place).workers(0, place)
            assert p.destinations("unit mech3") == walk | across, place
            assert p.destinations("unit character") == walk | across, place
            assert faction == "nordic" or p.destinations(f"worker {place}") == walk, place
            p.abilities(0, 3, SPEED)
            assert p.destinations("unit mech3") == walk, place


@pytest.mark.rule("scythe.mech.cargo-follows-carrier")
@pytest.mark.parametrize(
    ("faction", "mech", "start", "to"),
    [
        pytest.param("rusviet", 1, "V3", "F3", id="Riverwalk"),
        pytest.param("rusviet", 2, "V3", "FACTORY", id="Township"),
        pytest.param("saxony", 2, "M6", "T3", id="Underpass"),
        pytest.param("polania", 2, "W2", "L1", id="Submerge"),
        pytest.param("nordic", 2, "M2", "L3", id="Seaworthy"),
        pytest.param("crimea", 2, "F6", "HB_ALBION", id="Wayfare"),
    ],
)
def test_cargo_goes_wherever_its_carrier_goes(faction: str, mech: int, start: str, to: str) -> None:
    other = "nordic" if faction != "nordic" else "saxony"
    p = (
        Position(f"{faction} industrial", other)
        .workers(0, start, start)
        .mech(0, mech, start)
        .goods(start, oil=2)
    )
    p.turn(0).play("move", "units")
    assert to not in p.destinations(f"worker {start}"), "alone it cannot"
    p.play(f"unit mech{mech}", f"to {to}", "load worker 2", "load oil 2")
    assert (p.workers_at(0, to), p.tokens(to)) == (2, {"oil": 2})
