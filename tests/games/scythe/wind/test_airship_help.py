"""The passive tiles of airships."""

from __future__ import annotations

import pytest

from games.scythe.wind.flying import Fleet
from spielwerk.games.scythe.estimate import estimate
from spielwerk.games.scythe.modules.airships import Airships
from spielwerk.games.scythe.state import ABOARD, CHARACTER

HERE = "T6"


# --- Ferry, Boost, Drill


@pytest.mark.rule("scythe.windgambit.tile.ferry")
def test_ferry_opens_the_lake_below_the_airship_for_all_units() -> None:
    p = Fleet("toll", "ferry").airship(0, "L5").character(0, "T5").mech(0, 1, "T5").workers(0, "T5").turn(0)
    p.play("move", "units")
    for unit in ("unit character", "unit mech1", "worker T5"):
        found = p.destinations(unit)
        assert "L5" in found
        assert "L4" not in found, "not the other lake"
    p.airship(0, "T5").turn(0).play("move", "units")
    assert "L5" not in p.destinations("worker T5")


@pytest.mark.rule("scythe.windgambit.tile.ferry")
def test_ferry_lets_units_leave_the_lake_to_any_shore() -> None:
    p = Fleet("toll", "ferry").airship(0, "L5").workers(0, "L5").turn(0).play("move", "units")
    assert p.destinations("worker L5") == {"FACTORY", "M4", "T5", "V5", "T6", "W7"}
    p.airship(0, "T5").turn(0).play("move", "units")
    assert "worker L5" not in p.options


@pytest.mark.rule("scythe.windgambit.tile.ferry")
def test_ferry_serves_its_owner_alone() -> None:
    p = Fleet("bombard", "ferry").airship(0, "L5").workers(1, "T5").turn(1).play("move", "units")
    assert "L5" not in p.destinations("worker T5")


@pytest.mark.rule("scythe.windgambit.tile.boost")
def test_boost_takes_units_that_start_below_one_region_further() -> None:
    p = Fleet("bombard", "boost").airship(0, "T5").workers(0, "T5").character(0, "T5").mech(0, 1, "T5")
    for unit in ("worker T5", "unit character", "unit mech1"):
        p.set(0, section=-1).turn(0).play("move", "units", unit, "to F5")
        assert "to W6" in p.options
    p = Fleet("bombard", "boost").airship(0, "T5").workers(0, "T6").turn(0).play("move", "units")
    p.play("worker T6", "to T5")
    assert p.asked[1] != "Destination", "it did not start there"
    p = Fleet("bombard", "boost").airship(0, "T5").workers(1, "T5").turn(1).play("move", "units")
    p.play("worker T5", "to F5")
    assert p.asked[1] != "Destination", "not for others"


@pytest.mark.rule("scythe.windgambit.tile.boost")
def test_boost_does_not_work_at_the_home_base() -> None:
    p = Fleet("bombard", "boost").turn(0).play("move", "units", "unit character", "to V3")
    assert p.asked[1] != "Destination"


@pytest.mark.rule("scythe.windgambit.tile.drill")
def test_drill_makes_the_land_below_a_tunnel_for_the_owner() -> None:
    p = Fleet("bombard", "drill").airship(0, "M8").workers(0, "T6", "M8").turn(0).play("move", "units")
    assert "M8" in p.destinations("worker T6"), "from a tunnel"
    assert {"T3", "M3", "W4", "F5", "V5", "T6"} <= p.destinations("worker M8"), "to all tunnels"
    p = Fleet("bombard", "drill").airship(0, "M8").workers(1, "T6").turn(1).play("move", "units")
    assert "M8" not in p.destinations("worker T6"), "not for others"
    p = Fleet("bombard", "drill").airship(0, "L5").workers(0, "F5").turn(0).play("move", "units")
    assert "L5" not in p.destinations("worker F5"), "not on a lake"


def owned(mine: str, theirs: str) -> Fleet:
    """Each player has a passive tile of their own."""
    return Fleet(airship_tiles=[["bombard", mine], ["bombard", theirs]], own_airship_tiles=True)


@pytest.mark.rule("scythe.windgambit.tile.drill")
@pytest.mark.parametrize(("mine", "tunnel"), [("drill", True), ("boost", False)])
def test_drill_works_for_whoever_has_the_tile(mine: str, tunnel: bool) -> None:
    p = owned(mine, "drill" if mine == "boost" else "boost").airship(0, "M8").workers(0, "T6", "T5").turn(0)
    assert ("M8" in p.play("move", "units").destinations("worker T6")) == tunnel


# --- Hero


@pytest.mark.rule("scythe.windgambit.tile.hero")
def test_hero_carries_the_character_besides_the_cargo() -> None:
    p = Fleet("bounty", "hero").character(0, HERE).workers(0, HERE, HERE).airship(0, HERE).fly()
    p.play("hoist worker", "hoist worker", "hoist character")
    assert p.player(0).units[CHARACTER] == ABOARD
    assert p.cargo(0) == {"worker": 2}
    assert not p.s.held[0], "aboard he controls nothing"
    p.play("to F6", "lower character", "stop")
    assert p.where(0, CHARACTER) == "F6"
    p = Fleet("bounty", "boost").character(0, HERE).airship(0, HERE).fly()
    assert "hoist character" not in p.options, "only with this tile"


@pytest.mark.rule("scythe.windgambit.tile.hero")
def test_aboard_he_fights_nobody_and_meets_nobody() -> None:
    p = Fleet("bounty", "hero").character(0, HERE).airship(0, HERE).mech(1, 1, "F6").encounters("V7")
    p.fly().play("hoist character", "to F6")
    assert "lower character" not in p.options, "not where an opponent stands"
    p.play("stop")
    assert p.asked[1] not in ("Dial", "WhichCombat", "Encounter")
    p.set(0, section=-1).mech(0, 1, "T5").turn(0).play("move", "units")
    assert "unit character" not in p.options, "aboard he does not walk"
    p.play("airship").route("to V7").play("done")
    assert p.asked[1] != "Encounter"
    p.airship(0, "T5").set(0, section=-1).fly().route("to FACTORY").play("done")
    assert p.asked[1] != "TakeFactoryCard"


def test_set_down_he_meets_what_is_there() -> None:
    p = Fleet("bounty", "hero").character(0, HERE).airship(0, HERE).encounters("V7").fly()
    p.play("hoist character", "to V7", "lower character", "stop", "done")
    assert p.asked[1] == "Encounter"
    p = Fleet("bounty", "hero").character(0, "V6").airship(0, "V7").encounters("V7").turn(0)
    p.character(0, "F5").play("move", "units", "unit character", "to V7", "airship")
    assert "hoist character" not in p.options, "an encounter ends his movement"


def test_bots_can_judge_a_position_whose_only_fighter_is_aboard() -> None:
    p = Fleet("bounty", "hero").character(0, HERE).airship(0, HERE).mech(1, 1, "F6").fly()
    p.play("hoist character")
    assert estimate(p.s, 0) < 1000


# --- Safe Haven


def beaten(place: str) -> Fleet:
    """Seat 1 loses in T6, with its airship over a place."""
    p = Fleet("bombard", "safe-haven").airship(1, place).mech(1, 1, HERE).mech(1, 2, HERE).workers(1, HERE)
    p.mech(0, 1, "T5").turn(0).play("move", "units", "unit mech1", f"to {HERE}", "done")
    return p.commit(0, 5).commit(1, 0)


@pytest.mark.rule("scythe.windgambit.tile.safe-haven")
def test_safe_haven_takes_in_retreating_units() -> None:
    p = beaten("V7")
    assert p.asked == (1, "Haven")
    assert p.options == ["unit mech1", "unit mech2", "worker T6", "done"]
    p.play("unit mech1", "worker T6", "done")
    assert (p.where(1, 1), p.where(1, 2)) == ("V7", "home")
    assert p.workers_at(1, "V7") == 1


@pytest.mark.rule("scythe.windgambit.tile.safe-haven")
@pytest.mark.parametrize("place", ["L5", HERE, "home"])
def test_safe_haven_is_no_lake_not_the_lost_region_and_not_the_home_base(place: str) -> None:
    p = beaten(place)
    assert p.asked[1] != "Haven"
    assert p.where(1, 1) == "home"


@pytest.mark.rule("scythe.windgambit.tile.safe-haven")
def test_safe_haven_is_closed_where_an_opponent_stands() -> None:
    p = Fleet("bombard", "safe-haven").airship(1, "V7").mech(1, 1, HERE).workers(0, "V7").mech(0, 1, "T5")
    p.turn(0).play("move", "units", "unit mech1", f"to {HERE}", "done").commit(0, 5).commit(1, 0)
    assert p.asked[1] != "Haven"
    assert p.where(1, 1) == "home"


@pytest.mark.rule("scythe.windgambit.tile.safe-haven")
def test_safe_haven_takes_in_workers_that_are_driven_off() -> None:
    p = Fleet("bombard", "safe-haven").airship(1, "V7").workers(1, HERE, HERE, "home").mech(0, 1, "T5")
    p.turn(0).play("move", "units", "unit mech1", f"to {HERE}")
    assert p.asked == (1, "Haven")
    p.play("worker HB_SAXONY", "worker HB_SAXONY")
    assert p.workers_at(1, "V7") == 2
    assert p.workers_at(1, "home") == 1, "only those that were driven off"
    assert p.asked == (0, "WhichUnit")


@pytest.mark.rule("scythe.windgambit.tile.safe-haven")
@pytest.mark.parametrize(("theirs", "asked"), [("safe-haven", (1, "Haven")), ("boost", (0, "WhichUnit"))])
def test_safe_haven_takes_in_workers_of_whoever_has_the_tile(theirs: str, asked: tuple[int, str]) -> None:
    p = owned("boost" if theirs == "safe-haven" else "safe-haven", theirs).airship(1, "V7").workers(1, HERE)
    p.mech(0, 1, "T5").character(0, "T5").turn(0).play("move", "units", "unit mech1", f"to {HERE}")
    assert p.asked == asked


# --- Reap, Craft


@pytest.mark.rule("scythe.windgambit.tile.reap")
def test_reap_adds_the_region_below_to_the_produce_action() -> None:
    p = Fleet("bombard", "reap").airship(0, HERE).workers(0, HERE, "T5", "F5").set(0, coins=9).turn(0)
    p.play("produce", "at T6", "at T5")
    assert p.may("at") == {"F5"}, "two besides the one below"
    p.play("at F5")
    assert (p.tokens(HERE), p.tokens("T5"), p.tokens("F5")) == ({"oil": 1}, {"oil": 1}, {"food": 1})
    p = Fleet("bombard", "boost").airship(0, HERE).workers(0, HERE, "T5", "F5").set(0, coins=9).turn(0)
    p.play("produce", "at T6", "at T5")
    assert not p.may("at")


@pytest.mark.rule("scythe.windgambit.tile.reap")
def test_reap_needs_a_worker_on_the_ground() -> None:
    p = Fleet("bombard", "reap").airship(0, HERE).mech(0, 1, HERE).workers(0, "T5", "F5", "W7")
    p.set(0, coins=9).turn(0).play("produce")
    assert p.may("at") == {"T5", "F5", "W7"}
    p.play("at T5", "at F5")
    assert not p.may("at")


@pytest.mark.rule("scythe.windgambit.tile.reap", "scythe.windgambit.airship.own-tiles")
@pytest.mark.parametrize(("seat", "more"), [(0, True), (1, False)])
def test_reap_is_of_no_use_to_an_airship_with_another_tile(seat: int, more: bool) -> None:
    """Each player has tiles of their own: of three regions the others produce in two."""
    p = Fleet(airship_tiles=[["bombard", "reap"], ["bounty", "hero"]], own_airship_tiles=True)
    p.airship(seat, HERE).workers(seat, HERE, "T5", "F5").set(seat, coins=9).turn(seat).play("produce")
    while "at T5" in p.options or "at F5" in p.options:
        p.play("at T5" if "at T5" in p.options else "at F5")
    assert (f"at {HERE}" in p.options) == more


@pytest.mark.rule("scythe.windgambit.tile.craft")
def test_craft_builds_and_deploys_below_without_a_worker() -> None:
    for bottom, action, piece in ((2, "build", "structure mine"), (1, "deploy", "mech 1")):
        p = Fleet("bombard", "craft").airship(0, HERE).structure(0, "mill", "V3").goods("V3", metal=9, wood=9)
        top = ("move", "bolster", "trade", "produce")[p.s.rules.mats[0].bottom.index(bottom)]
        p.turn(0).play(top, "skip", action, piece)
        assert (p.player(0).structures[0] == p.place(HERE)) == (bottom == 2)
        assert (p.where(0, 1) == HERE) == (bottom == 1)


@pytest.mark.rule("scythe.windgambit.tile.craft")
def test_craft_works_on_land_and_for_the_owner() -> None:
    p = Fleet("bombard", "craft").airship(0, "L5")
    assert not p.s.rules.sites[0](p.s, 0)
    p.airship(0, HERE)
    assert not p.s.rules.sites[0](p.s, 1)


@pytest.mark.rule("scythe.windgambit.tile.craft", "scythe.windgambit.airship.own-tiles")
@pytest.mark.parametrize(("seat", "below"), [(0, True), (1, False)])
def test_craft_is_of_no_use_to_an_airship_with_another_tile(seat: int, below: bool) -> None:
    """Each player has tiles of their own; whoever has no Craft builds where a worker is."""
    p = Fleet(airship_tiles=[["bombard", "craft"], ["bounty", "hero"]], own_airship_tiles=True)
    p.airship(seat, HERE).workers(seat, "V3").goods("V3", wood=9)
    top = ("move", "bolster", "trade", "produce")[p.s.rules.mats[seat].bottom.index(2)]
    p.turn(seat).play(top, "skip", "build")
    while p.asked[1] == "Pay":
        p.play(p.options[0])
    p.play("structure mine")
    assert (f"at {HERE}" in p.options) == below
    assert (p.player(seat).structures[0] == p.place("V3")) != below


# --- Negotiate


@pytest.mark.rule("scythe.windgambit.tile.negotiate")
def test_negotiate_exchanges_an_objective_over_a_village() -> None:
    p = Fleet("bombard", "negotiate", ask=True).airship(0, HERE).objectives(0, 4, 9)
    p.fly().play("to V7", "stop")
    assert p.asked == (0, "Negotiation")
    assert p.options == ["exchange 4", "exchange 9", "no"]
    p.play("exchange 4")
    drawn = p.game.decision(p.s)
    assert drawn is not None
    assert 4 not in [o.n for o in drawn.options], "the old card is not drawn"
    assert {o.n for o in drawn.options} == {*p.s.objective_deck} - {4}
    p.play("objective 7")
    assert p.s.objectives[0] == (7, 9)
    assert 4 in p.s.objective_deck
    assert p.player(0).popularity == 6


@pytest.mark.rule("scythe.windgambit.tile.negotiate")
def test_negotiate_is_optional_and_for_villages_where_the_flight_ends() -> None:
    p = Fleet("bombard", "negotiate").airship(0, HERE).objectives(0, 4).fly().play("to V7", "to F6", "stop")
    assert p.asked[1] != "Negotiation", "only crossed"
    p = Fleet("bombard", "negotiate").airship(0, "V7").objectives(0, 4).goods("V7", oil=1).fly()
    p.play("hoist oil", "stop")
    assert p.asked[1] != "Negotiation", "it has not flown"
    p = Fleet("bombard", "negotiate").airship(0, HERE).objectives(0, 4).fly().play("to V7", "stop", "no")
    assert p.s.objectives[0] == (4,)
    assert p.player(0).popularity == 5


@pytest.mark.rule("scythe.windgambit.tile.negotiate")
def test_negotiate_works_once_in_a_turn() -> None:
    p = Fleet("bombard", "negotiate").airship(0, HERE).objectives(0, 4)
    p.s.part(Airships).negotiated = p.s.turns + 1
    p.fly().play("to V7", "stop")
    assert p.asked[1] != "Negotiation"


def test_others_do_not_learn_which_card_was_exchanged() -> None:
    p = (
        Fleet("bombard", "negotiate", ask=True)
        .airship(0, HERE)
        .objectives(0, 4, 9)
        .fly()
        .play("to V7", "stop")
    )
    p.play("exchange 4")
    slot = p.s.rules.slots[Airships]
    assert [p.view(seat).parts[slot].dropped for seat in (0, 1)] == [4, 0]
