"""Move: how many units, where to, with what.  What enemies change is in `test_move_enemies.py`."""

from __future__ import annotations

from itertools import product

import pytest

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.option import IllegalOption

B = board()
TUNNELS = {"T3", "M3", "W4", "F5", "V5", "T6"}
KINDS = ("character", "mech", "worker")


def lone(
    kind: str, place: str, seats: tuple[str, str] = ("rusviet industrial", "nordic")
) -> tuple[Position, str]:
    """Seat 0 with one unit on the board (others wait at home or on the mat), about to move it."""
    p = Position(*seats).workers(0).workers(1)
    if kind == "character":
        p.character(0, place)
    elif kind == "mech":
        p.mech(0, 3, place)
    else:
        p.workers(0, place)
    option = {"character": "unit character", "mech": "unit mech3", "worker": f"worker {place}"}[kind]
    return p.turn(0).play("move", "units"), option


# --- how much


@pytest.mark.rule("scythe.move.choice")
def test_units_or_a_coin_never_both() -> None:
    p = Position("rusviet industrial", "nordic").set(0, coins=3)
    p.turn(0).play("move")
    assert p.options == ["units", "take coins 1", "skip"]
    p.play("take coins 1")
    assert p.player(0).coins == 4
    assert p.asked == (1, "ChooseSection")
    p.turn(0).play("move", "units")
    assert p.options == ["unit character", "worker V3", "worker M5", "done"]
    p.play("worker V3", "to T4", "done")
    assert p.player(0).coins == 4
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.move.two-units")
def test_up_to_two_units_one_after_the_other() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "M7", "W7")
    p.turn(0).play("move", "units", "worker V8")
    assert p.options == ["to W7", "to M7", "to F7"], "first one unit, which goes somewhere"
    p.play("to F7")
    assert p.asked == (0, "WhichUnit"), "then the other"
    p.play("worker M7", "to T7")
    assert p.asked == (1, "ChooseSection")
    assert [p.workers_at(0, r) for r in ("F7", "T7", "W7")] == [1, 1, 1]


@pytest.mark.rule("scythe.move.two-units")
@pytest.mark.parametrize("moves", [[], ["worker V8", "to F7"]])
def test_fewer_units_may_move(moves: list[str]) -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "M7")
    p.turn(0).play("move", "units", *moves, "done")
    assert p.asked == (1, "ChooseSection")
    assert p.workers_at(0, "M7") == 1


@pytest.mark.rule("scythe.move.different-units")
def test_no_unit_moves_twice() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "M7").mech(0, 3, "W7").character(0, "V5")
    p.turn(0).play("move", "units", "unit mech3", "to T6")
    assert p.options == ["unit character", "worker M7", "worker V8", "done"]
    p.turn(0).play("move", "units", "unit character", "to M4")
    assert p.options == ["unit mech3", "worker M7", "worker V8", "done"]
    p.turn(0).play("move", "units", "worker V8", "to M7")
    assert p.options == ["unit character", "unit mech3", "worker M7", "done"]
    p.play("worker M7", "to V5")
    assert p.workers_at(0, "M7") == 1, "the one that came is still there, the other has gone on"


@pytest.mark.rule("scythe.move.different-units")
def test_a_movement_that_no_other_unit_can_use_lapses() -> None:
    p, worker = lone("worker", "V8")
    p.character(0, "V8").play("unit character", "to F7", worker, "to W7")
    assert p.asked == (1, "ChooseSection")
    p = Position("rusviet industrial", "nordic").workers(0).character(0, "V8")
    p.turn(0).play("move", "units", "unit character", "to F7")
    assert p.asked == (1, "ChooseSection"), "one unit alone uses one movement alone"


# --- where to


@pytest.mark.rule("scythe.move.adjacent")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("T7", {"M7", "F7"}),
        ("M7", {"V5", "W7", "T7", "V8", "F7"}),
        ("FACTORY", {"W3", "M4", "T5"}),
        ("home", {"V3", "M5"}),
    ],
)
def test_from_a_region_or_the_home_base_to_an_adjacent_region(kind: str, place: str, near: set[str]) -> None:
    p = Position("rusviet industrial", "nordic").workers(0, place).character(0, place).mech(0, 3, place)
    p.turn(0).play("move", "units")
    where = "HB_RUSVIET" if place == "home" else place
    option = {"character": "unit character", "mech": "unit mech3", "worker": f"worker {where}"}[kind]
    assert p.destinations(option) == near
    p.play(option)
    with pytest.raises(IllegalOption):
        p.play("to T8")


@pytest.mark.rule("scythe.move.river-definition")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_crosses_a_river_by_default(kind: str) -> None:
    """Every river on the board, from both banks, unless a tunnel leads across."""
    rivers = [(a, b) for a in range(47) for b in bits(B.river[a])]
    assert len(rivers) == 62
    for a, b in rivers:
        near, far = B.places[a], B.places[b]
        if {near, far} <= TUNNELS or len(bits(B.walk[a])) < 2:
            continue
        p, unit = lone(kind, near, ("saxony industrial", "nordic"))
        assert B.neighbours[a] >> b & 1
        assert far not in p.destinations(unit), f"{near} to {far}"


@pytest.mark.rule("scythe.move.lake-definition")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_enters_a_lake_by_default(kind: str) -> None:
    shores = [a for a in bits(B.land) if B.neighbours[a] & B.lakes and len(bits(B.walk[a])) > 1]
    assert len(shores) == 24
    for a in shores:
        p, unit = lone(kind, B.places[a], ("saxony industrial", "nordic"))
        assert not any(to.startswith("L") for to in p.destinations(unit)), B.places[a]


@pytest.mark.rule("scythe.move.lake-access-any-side")
@pytest.mark.parametrize("faction", ["nordic", "polania"])
def test_a_lake_is_entered_from_all_sides(faction: str) -> None:
    for lake in bits(B.lakes):
        for a in bits(B.neighbours[lake] & B.land):
            p = Position(f"{faction} industrial", "saxony").workers(0).mech(0, 2, B.places[a])
            p.turn(0).play("move", "units")
            assert B.places[lake] in p.destinations("unit mech2"), B.places[a]


@pytest.mark.rule("scythe.move.tunnels-adjacent")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("faction", ["rusviet", "crimea"])
@pytest.mark.parametrize("place", sorted(TUNNELS))
def test_tunnels_are_adjacent_to_each_other_for_all(faction: str, kind: str, place: str) -> None:
    p, unit = lone(kind, place, (f"{faction} industrial", "nordic"))
    walk = {B.places[r] for r in bits(B.walk[B.index(place)])}
    assert p.destinations(unit) == walk | TUNNELS - {place}


@pytest.mark.rule("scythe.move.tunnels-adjacent")
def test_tunnels_begin_only_at_tunnels() -> None:
    p, unit = lone("mech", "T5")
    assert p.destinations(unit) == {"FACTORY", "F5", "V7", "T6"}


@pytest.mark.rule("scythe.move.no-home-base-entry")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("place", ["M5", "V3", "W1", "T1", "M1", "F1", "T7", "F7", "F6", "V9"])
def test_no_move_leads_into_a_home_base(kind: str, place: str) -> None:
    """Beside the own home base, that of the opponent, and those of nobody."""
    p, unit = lone(kind, place)
    assert not any(to.startswith("HB") for to in p.destinations(unit))


@pytest.mark.rule("scythe.move.no-home-base-entry")
@pytest.mark.parametrize(("faction", "lake"), [("polania", "L1"), ("nordic", "L7"), ("polania", "L7")])
def test_no_home_base_is_entered_from_a_lake(faction: str, lake: str) -> None:
    p = Position(f"{faction} industrial", "saxony").workers(0).mech(0, 2, lake).abilities(0, 1, 2, 3, 4)
    p.turn(0).play("move", "units")
    assert not any(to.startswith("HB") for to in p.destinations("unit mech2"))


@pytest.mark.rule("scythe.ruling.lake-adjacent-home-base")
def test_a_home_base_is_left_over_water_like_a_region() -> None:
    p = Position("polania industrial", "rusviet").workers(0, "home").mech(0, 2, "home")
    p.turn(0).play("move", "units")
    assert p.destinations("unit character") == p.destinations("unit mech2") == {"W2", "F4", "L1"}
    assert p.destinations("worker HB_POLANIA") == {"W2", "F4"}
    p.abilities(0, 1)
    assert p.destinations("unit mech2") == {"W2", "F4"}, "Riverwalk leads onto no lake"
    p = Position("rusviet industrial", "polania").workers(0, "home").mech(0, 1, "home")
    p.turn(0).play("move", "units")
    assert p.destinations("unit character") == p.destinations("unit mech1") == {"V3", "M5", "F3"}
    assert p.destinations("worker HB_RUSVIET") == {"V3", "M5"}


# --- with what


@pytest.mark.rule("scythe.move.pickup-drop-resources")
def test_a_unit_picks_up_and_leaves_what_it_likes() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .workers(0, "V8")
        .goods("V8", oil=3, food=2)
        .goods("F7", oil=1)
    )
    p.turn(0).play("move", "units", "worker V8", "to F7")
    assert p.options == ["load oil 3", "load oil 2", "load oil 1", "load oil 0"]
    p.play("load oil 2")
    assert p.options == ["load food 2", "load food 1", "load food 0"]
    p.play("load food 1")
    assert p.tokens("V8") == {"oil": 1, "food": 1}
    assert p.tokens("F7") == {"oil": 3, "food": 1}


@pytest.mark.rule("scythe.move.pickup-drop-resources")
def test_what_nobody_owns_is_picked_up_on_the_way() -> None:
    p = Position("rusviet industrial", "nordic").workers(0).mech(0, 4, "V8").goods("F7", oil=2)
    p.structure(1, "mill", "F7")
    p.turn(0).play("move", "units", "unit mech4", "to F7", "to T7", "load oil 2")
    assert (p.tokens("F7"), p.tokens("T7")) == ({}, {"oil": 2})


@pytest.mark.rule("scythe.move.mech-pickup-drop-workers")
def test_a_mech_sets_down_and_takes_up_workers_on_its_way() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "V8", "F7").mech(0, 4, "V8")
    p.turn(0).play("move", "units", "unit mech4", "to F7", "load worker 1")
    assert (p.workers_at(0, "V8"), p.workers_at(0, "F7")) == (1, 2)
    p.play("to T7")
    assert p.options == ["load worker 2", "load worker 1", "load worker 0"]
    p.play("load worker 2")
    assert [p.workers_at(0, r) for r in ("V8", "F7", "T7")] == [1, 0, 2]


@pytest.mark.rule("scythe.move.transport-not-worker-move")
def test_a_carried_worker_has_not_used_a_movement() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8", "V8").mech(0, 3, "V8")
    p.turn(0).play("move", "units", "unit mech3", "to F7", "load worker 2")
    assert p.options == ["unit character", "worker F7", "done"]
    p.play("worker F7", "to T7")
    assert p.asked == (1, "ChooseSection"), "the mech and the worker are the two units"
    assert (p.workers_at(0, "F7"), p.workers_at(0, "T7")) == (1, 1)


@pytest.mark.rule("scythe.move.worker-combines-transport")
def test_carried_first_walking_afterwards() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8").mech(0, 3, "V8")
    p.turn(0).play("move", "units", "unit mech3", "to M7", "load worker 1", "worker M7", "to T7")
    assert (p.where(0, 3), p.workers_at(0, "T7")) == ("M7", 1)


@pytest.mark.rule("scythe.move.worker-combines-transport")
def test_walking_first_carried_afterwards() -> None:
    p = Position("rusviet industrial", "nordic").workers(0, "V8").mech(0, 3, "M7")
    p.turn(0).play("move", "units", "worker V8", "to M7", "unit mech3", "to T7")
    assert p.options == ["load moved-worker 1", "load moved-worker 0"]
    p.play("load moved-worker 1")
    assert (p.where(0, 3), p.workers_at(0, "T7")) == ("T7", 1)


@pytest.mark.rule("scythe.move.worker-combines-transport", "scythe.move.different-units")
def test_workers_that_have_walked_are_told_from_those_that_have_not() -> None:
    """Three movements: a worker walks to the mech, which takes one of the two; only a fresh one walks on.

    It makes no difference which of the two pieces has walked.
    """
    ways = (("moved-worker", False), ("worker", True))
    for (load, may_walk), places in product(ways, (("V8", "M7"), ("M7", "V8"))):
        p = Position("rusviet industrial", "nordic").workers(0, *places).mech(0, 3, "M7").set(0, slots=1)
        p.turn(0).play("move", "units", "worker V8", "to M7", "unit mech3", "to T7")
        p.play(*[f"load {kind} {int(kind == load)}" for kind in ("worker", "moved-worker")])
        assert p.workers_at(0, "T7") == p.workers_at(0, "M7") == 1
        assert ("worker T7" in p.options) is may_walk
        assert ("worker M7" in p.options) is not may_walk


@pytest.mark.rule("scythe.move.no-unit-limit")
def test_all_units_and_any_number_of_tokens_share_a_region() -> None:
    p = (
        Position("rusviet industrial", "nordic")
        .workers(0, *["F7"] * 7, "V8")
        .character(0, "F7")
        .set(0, slots=1)
    )
    for mech in (1, 2, 3):
        p.mech(0, mech, "F7")
    p.mech(0, 4, "V8").goods("F7", oil=60, metal=60).goods("V8", oil=9)
    p.turn(0).play("move", "units", "worker V8", "to F7", "load oil 9", "unit mech4", "to F7", "stop", "done")
    assert p.workers_at(0, "F7") == 8
    assert [p.where(0, unit) for unit in range(5)] == ["F7"] * 5
    assert p.tokens("F7") == {"oil": 69, "metal": 60}
