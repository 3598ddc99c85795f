"""Build: where structures stand and what each of them does."""

from __future__ import annotations

import pytest

from games.scythe.positions import Position


def saxony(*workers: str) -> Position:
    """Saxony with 3 wood in V7; Mechanical pairs Build with Move."""
    p = Position("saxony mechanical", "rusviet industrial").workers(0, *(workers or ("M6", "T8")))
    p.set(0, coins=5, power=3, popularity=3).mech(0, 4, "V7").goods("V7", wood=3)
    return p.encounters().turn(0)


def building(p: Position, how: str = "build") -> Position:
    return p.play("move", "skip", how)


def sites(p: Position) -> list[str]:
    """Where a structure could be built."""
    building(p)
    if "structure mine" not in p.options:
        return []
    p.play("structure mine")
    if p.asked != (0, "BuildAt"):
        return [f"at {name}" for name in p.s.rules.board.places if p.place(name) == p.player(0).structures[0]]
    return p.options


# --- placing


@pytest.mark.rule("scythe.build.placement")
def test_any_structure_of_the_mat_for_wood() -> None:
    p = building(saxony())
    assert p.tokens("V7") == {}
    assert p.options == [f"structure {name}" for name in ("mine", "monument", "armory", "mill")] + ["decline"]
    p.play("structure armory")
    assert p.options == ["at M6", "at T8"]
    p.play("at T8")
    assert p.player(0).structures == (-1, -1, p.place("T8"), -1)
    assert p.player(0).coins == 7


@pytest.mark.rule("scythe.build.placement")
def test_only_controlled_regions_with_an_own_worker() -> None:
    p = saxony("M6", "V6").character(0, "T8").workers(1, "W6")
    assert sites(p) == ["at M6", "at V6"]
    p = building(saxony("home", "home"), "less")
    assert p.asked == (0, "Gain"), "characters and mechs do not build"


@pytest.mark.rule("scythe.build.placement")
def test_every_land_region_is_a_site() -> None:
    regions = [name for name in saxony().s.rules.board.places[:47] if not name.startswith("L")]
    for start in range(0, len(regions), 8):
        group = regions[start : start + 8]
        assert sites(saxony(*group).workers(1, "home")) == [f"at {name}" for name in group]


@pytest.mark.rule("scythe.build.one-per-region")
def test_a_region_takes_one_structure_of_anybody() -> None:
    p = saxony("M6", "V6", "T8").structure(0, "mill", "V6").structure(1, "mill", "T8")
    assert sites(p) == ["at M6"]
    p = building(saxony("V6", "T8").structure(0, "mill", "V6").structure(1, "mill", "T8"), "less")
    assert p.asked == (0, "Gain")


@pytest.mark.rule("scythe.build.permanent")
def test_a_structure_stays_where_it_is_under_enemies_too() -> None:
    p = saxony("V6", "V6").structure(0, "mine", "M7").character(1, "T7").turn(1)
    p.play("move", "units", "unit character", "to M7", "done")
    assert (p.where(1, 0), p.player(0).structures[0]) == ("M7", p.place("M7"))
    building(p.turn(0))
    assert p.options == ["structure monument", "structure armory", "structure mill", "decline"]


@pytest.mark.rule("scythe.build.factory-allowed")
def test_the_factory_is_a_site() -> None:
    assert sites(saxony("FACTORY", "M6")) == ["at FACTORY", "at M6"]


@pytest.mark.rule("scythe.build.forbidden-places")
def test_lakes_and_home_bases_are_no_sites() -> None:
    assert sites(saxony("L7", "home", "M6", "V6").mech(0, 1, "L7")) == ["at M6", "at V6"]
    assert sites(saxony("L7", "home").mech(0, 1, "L7")) == []


# --- armory and monument


@pytest.mark.rule("scythe.build.armory")
@pytest.mark.parametrize(
    "choices", [("take popularity 1",), ("resources", "token oil", "token oil", "at M6")]
)
def test_the_armory_adds_a_power_to_trade(choices: tuple[str, ...]) -> None:
    p = saxony().structure(0, "armory", "W7").play("trade", *choices)
    assert (p.asked, p.player(0).power) == ((1, "ChooseSection"), 4)
    p = saxony().structure(0, "armory", "W7").play("trade", "less", *choices)
    assert p.options == ["take power 1", "take power 0"]
    assert p.play("take power 1").player(0).power == 4
    p = saxony().play("trade", *choices)
    assert (p.asked, p.player(0).power) == ((1, "ChooseSection"), 3)


@pytest.mark.rule("scythe.build.monument")
@pytest.mark.parametrize("choice", ["take power 2", "take cards 1"])
def test_the_monument_adds_a_popularity_to_bolster(choice: str) -> None:
    p = saxony().structure(0, "monument", "W7").play("bolster", choice)
    assert (p.asked, p.player(0).popularity) == ((1, "ChooseSection"), 4)
    p = saxony().structure(0, "monument", "W7").play("bolster", "less", choice)
    assert p.options == ["take popularity 1", "take popularity 0"]
    assert p.play("take popularity 1").player(0).popularity == 4
    p = saxony().play("bolster", choice)
    assert (p.asked, p.player(0).popularity) == ((1, "ChooseSection"), 3)


@pytest.mark.rule("scythe.build.armory", "scythe.build.monument")
@pytest.mark.parametrize(
    ("structure", "tops", "tracks"),
    [
        ("armory", ("bolster", "take power 2"), (5, 3)),
        ("monument", ("trade", "take popularity 1"), (3, 4)),
        ("mine", ("bolster", "take power 2"), (5, 3)),
    ],
)
def test_each_structure_serves_its_own_top_action(
    structure: str, tops: tuple[str, str], tracks: tuple[int, int]
) -> None:
    p = saxony().structure(0, structure, "W7").play(*tops)
    assert p.asked == (1, "ChooseSection")
    assert (p.player(0).power, p.player(0).popularity) == tracks


@pytest.mark.rule("scythe.build.armory", "scythe.build.monument")
def test_what_a_structure_adds_may_earn_a_star() -> None:
    p = saxony().set(0, power=15).structure(0, "armory", "W7").play("trade", "take popularity 1")
    assert (p.player(0).power, p.player(0).star_count) == (16, 1)
    p = saxony().set(0, popularity=17).structure(0, "monument", "W7")
    p.play("bolster", "take power 2")
    assert (p.player(0).popularity, p.player(0).star_count) == (18, 1)


@pytest.mark.rule("scythe.build.armory")
def test_no_armory_without_trade() -> None:
    p = saxony().structure(0, "armory", "W7").play("trade", "skip")
    assert (p.asked, p.player(0).power) == ((1, "ChooseSection"), 3)


@pytest.mark.rule("scythe.build.benefit-without-control")
def test_the_benefit_stays_when_an_opponent_controls_the_region() -> None:
    p = saxony().structure(0, "armory", "W7").structure(0, "monument", "M7")
    p.character(1, "W7").workers(1, "M7")
    p.play("trade", "take popularity 1")
    assert p.player(0).power == 4
    p.turn(0).play("bolster", "take power 2")
    assert p.player(0).popularity == 5


@pytest.mark.rule("scythe.build.opponents-cannot-use")
def test_who_controls_the_region_gets_nothing_from_the_structure() -> None:
    p = saxony().structure(0, "armory", "W7").structure(0, "monument", "M7").structure(0, "mill", "T7")
    p.character(1, "W7").workers(1, "M7").mech(1, 1, "T7").set(1, coins=5, power=3, popularity=3)
    p.turn(1).play("trade", "take popularity 1")
    assert (p.asked, p.player(1).power) == ((0, "ChooseSection"), 3)
    p.turn(1).play("bolster", "take power 2")
    assert (p.asked, p.player(1).popularity) == ((0, "ChooseSection"), 4)
    p.turn(1).play("produce")
    assert p.options == ["at M7", "skip"]
    p.play("at M7")
    assert (p.tokens("M7"), p.tokens("T7"), p.asked) == ({"metal": 1}, {}, (0, "ChooseSection"))


# --- mill


@pytest.mark.rule("scythe.build.mill-extra-region", "scythe.ruling.mill-region")
@pytest.mark.parametrize("order", [("F7", "M6", "T8"), ("M6", "F7", "T8"), ("M6", "T8", "F7")])
def test_the_mill_region_comes_on_top_of_two_others(order: tuple[str, ...]) -> None:
    p = saxony("M6", "T8", "V6").structure(0, "mill", "F7").play("produce", *[f"at {r}" for r in order])
    assert (p.tokens("M6"), p.tokens("T8"), p.tokens("F7")) == ({"metal": 1}, {"oil": 1}, {"food": 1})
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.build.mill-extra-region", "scythe.ruling.mill-region")
def test_the_bonus_region_is_the_mills_own_and_only_once() -> None:
    p = saxony("M6", "T8", "V6").structure(0, "mill", "F7").play("produce", "at M6", "at T8")
    assert p.options == ["at F7", "done"]
    p = saxony("M6", "T8", "V6").structure(0, "mill", "T8").play("produce", "at T8")
    assert p.options == ["make 2", "make 1"]
    p.play("make 2")
    assert p.options == ["at M6", "at V6", "done"]


@pytest.mark.rule("scythe.build.mill-extra-region")
def test_the_mill_may_be_left_out() -> None:
    p = saxony("M6", "T8").structure(0, "mill", "F7").play("produce", "at M6", "at T8", "done")
    assert p.tokens("F7") == {}
    assert p.asked == (1, "ChooseSection")


@pytest.mark.rule("scythe.build.mill-extra-region")
def test_with_the_cube_of_produce_the_mill_makes_a_fourth_region() -> None:
    p = saxony("M6", "T8", "M7").set(0, slots=1 << 5).structure(0, "mill", "F7")
    p.play("produce", "at M6", "at T8", "at M7")
    assert p.options == ["at F7", "done"]


@pytest.mark.rule("scythe.build.mill-as-worker")
def test_the_mill_produces_like_a_worker() -> None:
    p = saxony("home").structure(0, "mill", "M7").play("produce", "at M7")
    assert p.tokens("M7") == {"metal": 1}
    p = saxony("home").structure(0, "mill", "V8").play("produce", "at V8")
    assert (p.workers_at(0, "V8"), p.player(0).workers) == (1, 2)


@pytest.mark.rule("scythe.build.mill-as-worker")
def test_the_mill_adds_nothing_to_the_cost_and_nothing_in_the_factory() -> None:
    p = saxony("M6", "M6", "M6").structure(0, "mill", "M7").play("produce", "at M7")
    assert p.player(0).power == 3
    p = saxony("FACTORY", "M6").structure(0, "mill", "FACTORY").play("produce")
    assert p.options == ["at M6", "skip"]


@pytest.mark.rule("scythe.build.mill-workers-produce")
@pytest.mark.parametrize("made", [1, 2, 3])
def test_workers_beside_the_mill_may_produce_too(made: int) -> None:
    p = saxony("T8", "T8").structure(0, "mill", "T8").play("produce", "at T8")
    assert p.options == ["make 3", "make 2", "make 1"]
    assert p.play(f"make {made}").tokens("T8") == {"oil": made}


@pytest.mark.rule("scythe.build.mill-needs-control")
def test_the_mill_stands_still_under_an_enemy() -> None:
    def play(p: Position) -> Position:
        return p.structure(0, "mill", "F7").play("produce")

    assert play(saxony()).options == ["at M6", "at T8", "at F7", "skip"]
    assert play(saxony().character(0, "F7")).options == ["at M6", "at T8", "at F7", "skip"]
    for p in (saxony().workers(1, "F7"), saxony().character(1, "F7"), saxony().mech(1, 1, "F7")):
        assert play(p).options == ["at M6", "at T8", "skip"]


# --- mine


@pytest.mark.rule("scythe.build.mine-tunnel")
def test_the_mine_is_a_tunnel_for_all_its_owners_units() -> None:
    tunnels = {"T3", "M3", "W4", "F5", "V5", "T6"}
    p = saxony("M6", "T8").structure(0, "mine", "M6").character(0, "M6").mech(0, 1, "M6").abilities(0)
    p.play("move", "units")
    for unit in ("unit character", "unit mech1", "worker M6"):
        assert tunnels <= p.destinations(unit)
    assert tunnels.isdisjoint(p.destinations("worker T8"))
    p = saxony("F5", "T6").structure(0, "mine", "M6").character(0, "V5").play("move", "units")
    for unit in ("unit character", "worker F5", "worker T6"):
        assert "M6" in p.destinations(unit)


@pytest.mark.rule("scythe.build.mine-tunnel")
def test_the_mine_is_no_tunnel_for_anybody_else() -> None:
    p = saxony().workers(1, "F5").character(1, "V5").turn(1).play("move", "units")
    before = p.destinations("worker F5"), p.destinations("unit character")
    p.structure(0, "mine", "M6").turn(1).play("move", "units")
    assert (p.destinations("worker F5"), p.destinations("unit character")) == before
    p.character(1, "M6").workers(0, "F7").turn(1).play("move", "units")
    assert p.destinations("unit character") == {"V6", "T8"}


@pytest.mark.rule("scythe.build.mine-under-enemy-control")
def test_the_owner_uses_the_mine_under_an_enemy_too() -> None:
    p = saxony("F5", "T6").structure(0, "mine", "M6").character(0, "V5").character(1, "M6")
    p.play("move", "units")
    assert "M6" in p.destinations("unit character")
    p.play("unit character", "to M6")
    assert p.where(0, 0) == "M6"
    p = saxony("F5", "T6").structure(0, "mine", "M6").workers(1, "M6").play("move", "units", "unit mech4")
    assert "to M6" not in p.options, "the mech in V7 does not stand at a tunnel"
