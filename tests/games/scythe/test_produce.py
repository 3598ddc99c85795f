"""Produce: what workers make, where, and what it costs."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def saxony(*workers: str, **fields: int) -> Position:
    """Saxony about to choose its section; its mat pairs Produce with Enlist."""
    p = Position("saxony mechanical", "nordic industrial").workers(0, *workers)
    return p.set(0, **({"power": 5, "popularity": 5, "coins": 5} | fields)).turn(0)


def tracks(p: Position) -> tuple[int, int, int]:
    return p.player(0).power, p.player(0).popularity, p.player(0).coins


# --- cost


@pytest.mark.rule("scythe.produce.cost-values")
@pytest.mark.parametrize(
    ("workers", "left"),
    [
        (1, (5, 5, 5)),
        (2, (5, 5, 5)),
        (3, (5, 5, 5)),
        (4, (4, 5, 5)),
        (5, (4, 5, 5)),
        (6, (4, 4, 5)),
        (7, (4, 4, 5)),
        (8, (4, 4, 4)),
    ],
)
def test_the_cost_rises_with_the_fourth_sixth_and_eighth_worker(
    workers: int, left: tuple[int, int, int]
) -> None:
    p = saxony(*["M6"] * workers).play("produce", "at M6")
    assert tracks(p) == left


@pytest.mark.rule("scythe.produce.cost")
def test_workers_without_work_count_for_the_cost() -> None:
    p = saxony("home", "home", "home", "home", "L7", "M6").play("produce", "at M6")
    assert tracks(p) == (4, 4, 5)
    assert p.tokens("M6") == {"metal": 1}


@pytest.mark.rule("scythe.produce.cost")
@pytest.mark.parametrize(
    ("workers", "lacking"),
    [(4, "power"), (6, "power"), (6, "popularity"), (8, "power"), (8, "popularity"), (8, "coins")],
)
def test_who_lacks_one_part_of_the_cost_cannot_produce(workers: int, lacking: str) -> None:
    fields = {"power": 1, "popularity": 1, "coins": 1}
    p = saxony(*["M6"] * workers, **fields).play("produce")
    assert p.options == ["at M6", "done", "skip"]
    p = saxony(*["M6"] * workers, **(fields | {lacking: 0})).play("produce")
    assert p.asked == (1, "ChooseSection")
    assert tracks(p) == tuple([fields[name] - (name == lacking) for name in ("power", "popularity", "coins")])


@pytest.mark.rule("scythe.produce.cost")
def test_with_three_workers_it_is_free() -> None:
    p = saxony("M6", "M6", "M6", power=0, popularity=0, coins=0).play("produce")
    assert p.options == ["at M6", "skip"]
    p.play("at M6", "make 3")
    assert (tracks(p), p.tokens("M6")) == ((0, 0, 0), {"metal": 3})


@pytest.mark.rule("scythe.produce.cost-not-retroactive")
def test_workers_gained_on_the_way_do_not_change_the_cost() -> None:
    p = saxony("V6", "V6", "V8").play("produce", "at V6", "make 2", "at V8")
    assert (p.player(0).workers, tracks(p)) == (6, (5, 5, 5))
    p.set(0, section=-1).turn(0).play("produce", "at V8", "make 1")
    assert tracks(p) == (4, 4, 5)


@pytest.mark.rule("scythe.produce.cost-not-retroactive")
def test_the_eighth_worker_is_had_for_the_cost_of_seven() -> None:
    p = saxony(*["V6"] * 7, coins=0).play("produce", "at V6")
    assert (p.player(0).workers, tracks(p)) == (8, (4, 4, 0))


# --- regions


@pytest.mark.rule("scythe.produce.regions")
def test_up_to_two_different_regions() -> None:
    p = saxony("M6", "T8", "V6").play("produce")
    assert p.options == ["at M6", "at V6", "at T8", "skip"]
    p.play("at M6")
    assert p.options == ["at V6", "at T8", "done"]
    p.play("at T8")
    assert p.asked == (1, "ChooseSection")
    assert (p.tokens("M6"), p.tokens("T8"), p.player(0).workers) == ({"metal": 1}, {"oil": 1}, 3)


@pytest.mark.rule("scythe.produce.regions")
def test_one_region_may_be_enough() -> None:
    p = saxony("M6", "T8").play("produce", "at T8", "done")
    assert (p.tokens("M6"), p.tokens("T8")) == ({}, {"oil": 1})


@pytest.mark.rule("scythe.produce.regions")
def test_two_regions_of_one_terrain_are_different() -> None:
    p = saxony("M6", "M7").play("produce", "at M6", "at M7")
    assert (p.tokens("M6"), p.tokens("M7")) == ({"metal": 1}, {"metal": 1})


@pytest.mark.rule("scythe.produce.regions")
def test_regions_without_an_own_worker_are_no_choice() -> None:
    p = saxony("M6").character(0, "F5").mech(0, 1, "T5").structure(0, "armory", "T8").workers(1, "W6")
    assert p.play("produce").options == ["at M6", "skip"]


@pytest.mark.rule("scythe.produce.regions")
def test_a_region_an_enemy_controls_is_no_choice() -> None:
    p = saxony("M6").structure(0, "mill", "T8").character(1, "T8")
    assert p.play("produce").options == ["at M6", "skip"]


@pytest.mark.rule("scythe.produce.terrain-table")
@pytest.mark.parametrize(
    ("place", "token"), [("M6", "metal"), ("T8", "oil"), ("F4", "food"), ("W5", "wood"), ("F7", "food")]
)
def test_each_terrain_yields_its_resource(place: str, token: str) -> None:
    p = saxony(place, place).play("produce", f"at {place}", "make 2")
    assert p.tokens(place) == {token: 2}
    assert p.player(0).workers == 2


@pytest.mark.rule("scythe.produce.terrain-table", "scythe.produce.regions")
def test_every_region_but_lakes_and_factory_can_be_chosen_first_or_second() -> None:
    regions = saxony("M6").s.rules.board.places[:47]
    for start in range(0, 47, 8):
        group = regions[start : start + 8]
        wanted = [f"at {name}" for name in group if name[0] != "L" and name != "FACTORY"]
        p = saxony(*group).stars(0, workers=1).workers(1, "home").play("produce")
        assert p.options == [*wanted, "done", "skip"]
        assert p.play(wanted[-1]).options == [*wanted[:-1], "done"]


@pytest.mark.rule("scythe.produce.terrain-table")
def test_villages_yield_workers() -> None:
    p = saxony("V6", "V6").play("produce", "at V6", "make 2")
    assert (p.workers_at(0, "V6"), p.tokens("V6")) == (4, {})


@pytest.mark.rule("scythe.produce.terrain-table")
def test_lakes_and_the_factory_yield_nothing() -> None:
    p = saxony("FACTORY", "L7", "M6").play("produce")
    assert p.options == ["at M6", "skip"]
    p = saxony("FACTORY", "L7", "home").play("produce")
    assert p.asked == (1, "ChooseSection")


# --- workers


@pytest.mark.rule("scythe.produce.per-worker")
@pytest.mark.parametrize("made", [1, 2, 3])
def test_each_worker_there_makes_one_token_or_declines(made: int) -> None:
    p = saxony("M6", "M6", "M6", "T8").goods("M6", metal=4, oil=1).play("produce", "at M6")
    assert p.options == ["make 3", "make 2", "make 1"]
    p.play(f"make {made}", "done")
    assert (p.tokens("M6"), p.tokens("T8")) == ({"metal": 4 + made, "oil": 1}, {})


@pytest.mark.rule("scythe.produce.example-farm-mountain")
@pytest.mark.parametrize("metal", [1, 2])
def test_example_farm_and_mountain(metal: int) -> None:
    p = saxony("F7", "M7", "M7").play("produce", "at F7", "at M7")
    assert p.options == ["make 2", "make 1"]
    p.play(f"make {metal}")
    assert (p.tokens("F7"), p.tokens("M7")) == ({"food": 1}, {"metal": metal})


@pytest.mark.rule("scythe.produce.example-forest-farm")
def test_example_forest_and_farm() -> None:
    p = saxony("W7", "W7", "W7", "F7", "F7").play("produce", "at W7", "make 3", "at F7", "make 2")
    assert (p.tokens("W7"), p.tokens("F7")) == ({"wood": 3}, {"food": 2})
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.produce.village-worker")
def test_new_workers_leave_the_mat_from_the_left_for_the_village() -> None:
    p = saxony("V6", "V6", "M6")
    assert p.player(0).units[9:] == [-1] * 5
    p.play("produce", "at V6", "make 2")
    village = p.place("V6")
    assert p.player(0).units[9:] == [village, village, -1, -1, -1]


@pytest.mark.rule("scythe.produce.village-worker")
def test_the_cost_is_paid_before_the_worker_comes() -> None:
    p = saxony("V6", "V6", "V6", "V6", power=1).play("produce", "at V6")
    assert (p.player(0).power, p.player(0).workers) == (0, 4)
    assert p.play("make 4").player(0).workers == 8


@pytest.mark.rule("scythe.produce.village-worker")
def test_nobody_has_to_take_a_worker() -> None:
    p = saxony("V6", "M6").play("produce")
    assert {"at M6", "skip"} < set(p.options)
    p.play("at M6", "done")
    assert p.player(0).workers == 2
    p = saxony("V6", "V6", "M6").play("produce", "at V6")
    assert p.options == ["make 2", "make 1"]


@pytest.mark.rule("scythe.ruling.new-workers-do-not-produce")
def test_new_workers_do_not_produce_in_the_same_action() -> None:
    p = saxony("V6").play("produce", "at V6")
    assert (p.workers_at(0, "V6"), p.asked) == (2, (1, "ChooseSection"))
    p.set(0, section=-1).turn(0).play("produce", "at V6")
    assert p.options == ["make 2", "make 1"]


@pytest.mark.rule("scythe.ruling.new-workers-do-not-produce")
def test_a_village_yields_no_more_workers_than_the_mat_has() -> None:
    p = saxony(*["V6"] * 6, "V8").play("produce", "at V6")
    assert p.player(0).workers == 8
    p.play("at V8")
    assert (p.player(0).workers, p.workers_at(0, "V8")) == (8, 1)
    assert p.player(0).stars[p.s.rules.star_rows["workers"]] == 1
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.produce.worker-permanent")
def test_a_worker_driven_home_stays_in_play() -> None:
    p = saxony("V7", "M6", "M6", "M6").encounters().mech(1, 1, "T6").turn(1)
    p.play("move", "units", "unit mech1", "to V7", "done")
    assert (p.workers_at(0, "home"), p.player(0).workers) == (1, 4)
    p.turn(0).play("produce", "at M6", "make 3")
    assert tracks(p) == (4, 5, 5)
