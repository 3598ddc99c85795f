"""Mech modifications that change how units move."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.fenris.mods import Modded, WildMods
from games.scythe.positions import Position
from spielwerk.games.scythe.modules.agents import Agents
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.state import CHAMPION


def table(*seats: str | dict[str, Any], modules: tuple[str, ...] = ()) -> Modded:
    """No workers, no cards, no encounters; Saxony on seat 0."""
    p = Modded(*(seats or ("saxony mechanical", "crimea industrial")), modules=modules)
    for seat in p.game.seats:
        p.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
    return p.encounters()


def moving(p: Position) -> Position:
    return p.turn(0).play("move", "units")


# --- where units can go


def test_pontoons_make_all_territories_around_a_lake_adjacent() -> None:
    p = table().give(0, "pontoons").mech(0, 1, "T5").abilities(0)
    p.set(0, abilities=p.s.rules.bit("pontoons"))
    around = {"M3", "W3", "V4", "FACTORY", "F5"} | {"FACTORY", "M4", "V5", "T6", "W7"}
    assert moving(p).destinations("unit mech1") == around | {"V7"}, "around L4 and L5, and next to it"


def test_pontoons_lead_onto_no_lake_and_out_of_no_home_base_and_carry_no_lone_workers() -> None:
    p = (
        table("crimea mechanical", "saxony industrial")
        .give(0, "pontoons")
        .character(0, "home")
        .workers(0, "V7")
    )
    p.set(0, abilities=p.s.rules.bit("pontoons"))
    moving(p)
    assert p.destinations("unit mech4") == p.destinations("unit character") == {"F6", "V9"}
    assert p.destinations("worker V7") == {"F5", "T5", "T6"}


def test_township_links_controlled_villages_and_the_factory() -> None:
    p = table().give(0, "township").workers(0, "V1").character(0, "FACTORY")
    p.set(0, abilities=p.s.rules.bit("township"))
    assert moving(p).destinations("unit character") == {"W3", "M4", "T5", "V1"}
    p = table().give(0, "township").workers(1, "V1").character(0, "FACTORY")
    assert moving(p).destinations("unit character") == {"W3", "M4", "T5"}, "not controlled"


def test_underpass_links_controlled_mountains_and_tunnels() -> None:
    p = (
        table("rusviet mechanical", "crimea industrial")
        .give(0, "underpass")
        .workers(0, "M8")
        .character(0, "M8")
    )
    p.set(0, abilities=p.s.rules.bit("underpass"))
    assert moving(p).destinations("unit character") >= {"T3", "M3", "W4", "F5", "V5", "T6"}
    p = (
        table("rusviet mechanical", "crimea industrial")
        .give(0, "stealth")
        .workers(0, "M8")
        .character(0, "M8")
    )
    assert not moving(p).destinations("unit character") & {"T3", "M3", "W4"}


def test_underpass_links_no_mountain_that_others_control() -> None:
    """From the tunnel T6 to the mountain M8, where a worker of the player or of the opponent is."""
    for owner, linked in ((0, True), (1, False)):
        p = table("rusviet mechanical", "crimea industrial").give(0, "underpass").workers(owner, "M8")
        found = moving(p.character(0, "T6")).destinations("unit character")
        assert ("M8" in found, "T3" in found) == (linked, True)


def test_suiton_leads_onto_lakes_and_allows_a_card_more_there() -> None:
    p = table().give(0, "suiton").character(0, "T5").hand(0, 2, 2)
    p.set(0, abilities=p.s.rules.bit("suiton"))
    assert {"L4", "L5"} <= moving(p).destinations("unit character")
    p.character(1, "L5").play("unit character", "to L5", "done")
    p.play("dial 0", seat=0).play("card 0", seat=0)
    assert p.options_of(0) == ["card 0", "done"], "one for the character, one for the lake"
    p.play("card 0", seat=0)
    assert p.options_of(0) == []


def test_suiton_leads_from_a_lake_to_land_alone() -> None:
    """Only Submerge connects lakes."""
    p = table().give(0, "suiton").character(0, "L5")
    p.set(0, abilities=p.s.rules.bit("suiton"))
    found = moving(p).destinations("unit character")
    assert "T5" in found
    assert not [place for place in found if place.startswith("L")]


def test_suiton_adds_no_card_on_land() -> None:
    p = table().give(0, "suiton").character(0, "T5").hand(0, 2, 2).character(1, "FACTORY")
    moving(p).play("unit character", "to FACTORY", "done").play("dial 0", seat=0).play("card 0", seat=0)
    assert p.options_of(0) == []


# --- Stealth


def sneaking(**given: str) -> Modded:
    """Saxony's mech in M3 with Stealth on the third space and Speed; others are in W3."""
    p = table().give(0, "stealth", 3, "home").mech(0, 4, "M3")
    for what, place in given.items():
        p.workers(1, place) if what == "workers" else p.character(1, place)
    return p


def test_stealth_passes_through_fighters_without_a_combat() -> None:
    p = sneaking(character="W3")
    moving(p).play("unit mech4", "to W3")
    assert p.asked == (0, "GoOn")
    assert p.options == ["to T3", "to M3", "to FACTORY", "stop"]
    p.play("to FACTORY")
    assert (p.where(0, 4), p.asked[1]) == ("FACTORY", "WhichUnit")
    p.play("done")
    assert (p.where(1, 0), p.asked[1]) == ("W3", "EndTurn") or p.asked[1] != "Dial"


@pytest.mark.rule("fenris.mechmods.stealth-ignore", "fenris.mechmods.stealth-scope")
def test_stealth_passes_lone_workers_who_stay() -> None:
    p = sneaking(workers="W3")
    moving(p).play("unit mech4", "to W3", "to FACTORY")
    assert (p.workers_at(1, "W3"), p.player(0).popularity) == (1, 5)
    p = sneaking(workers="W3")
    moving(p).play("unit mech4", "to W3", "stop")
    assert (p.workers_at(1, "W3"), p.player(0).popularity, p.asked[1]) == (0, 4, "WhichUnit")


@pytest.mark.rule("fenris.mechmods.stealth-scope")
def test_stealth_starts_no_combat_where_it_passes_but_where_it_stops() -> None:
    p = sneaking(character="W3")
    moving(p).play("unit mech4", "to W3", "to T3", "done")
    assert p.asked[1] not in ("Dial", "AddCards", "WhichCombat")
    p = sneaking(character="W3")
    moving(p).play("unit mech4", "to W3", "stop", "done")
    assert {d.kind for d in p.game.decisions(p.s)} == {"scythe.combat.Dial"}


@pytest.mark.rule("fenris.mechmods.stealth-scope", "fenris.mechmods.stealth-ignore")
@pytest.mark.parametrize("togawa", ["togawa industrial", {"faction": "togawa", "automa": "automa"}])
def test_stealth_ignores_a_trap(togawa: Any) -> None:
    p = table("saxony mechanical", togawa, modules=("invaders",))
    p.give(0, "stealth", 3).mech(0, 4, "M3")
    tokens = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("W3"), *tokens.traps[1:]), 1
    moving(p).play("unit mech4", "to W3")
    assert p.asked == (0, "GoOn")
    before = (p.player(0).popularity, p.player(0).power, p.player(0).coins)
    p.play("to FACTORY")
    assert (p.player(0).popularity, p.player(0).power, p.player(0).coins) == before
    assert p.s.part(Tokens).armed == 1


@pytest.mark.rule("fenris.mechmods.stealth-scope")
def test_stealth_ignores_an_encounter_and_an_agent() -> None:
    p = table().give(0, "stealth", 3).abilities(0)
    p.set(0, abilities=p.s.rules.bit("stealth") | 8).character(0, "M3").encounters("T2")
    moving(p).play("unit character", "to T2")
    assert p.asked == (0, "GoOn")
    p.play("to M3")
    assert p.s.encounters == 1 << p.place("T2")
    assert p.asked[1] == "WhichUnit"
    p = table(modules=("agents",)).give(0, "stealth", 3).mech(0, 4, "T5")
    assert p.place("FACTORY") in p.s.part(Agents).at
    moving(p).play("unit mech4", "to FACTORY")
    assert p.asked == (0, "GoOn")
    assert p.play("to W3").where(0, 4) == "W3"


@pytest.mark.rule("fenris.mechmods.stealth-scope", "fenris.tesla.both-types")
def test_stealth_asks_a_mech_nothing_at_an_encounter_but_tesla() -> None:
    """Nothing would happen to the mech there, so it goes on as usual and may change its cargo on the way."""
    p = table(modules=("tesla",)).give(0, "stealth", 3).mech(0, 4, "M3").encounters("T2")
    p.s.players[0].units[CHAMPION] = p.place("M3")
    moving(p.fresh()).play("unit mech4", "to T2")
    assert p.asked == (0, "Destination")
    p.play("stop", "unit champion", "to T2")
    assert p.asked == (0, "GoOn")
    p.play("to M3")
    assert p.s.encounters == 1 << p.place("T2")


def test_stealth_ignores_an_influence_token_which_stays() -> None:
    """[fenris.ruling.influence-stop-and-stealth]"""
    p = table("saxony mechanical", "crimea industrial", modules=("influence",))
    p.give(0, "stealth", 3).mech(0, 4, "M3")
    p.s.part(Influence).on_board |= 1 << p.place("W3")
    held = p.s.part(Influence).held
    moving(p).play("unit mech4", "to W3")
    assert p.asked == (0, "GoOn")
    p.play("to FACTORY")
    assert (p.s.part(Influence).held, p.where(0, 4)) == (held, "FACTORY")
    assert p.s.part(Influence).on_board & 1 << p.place("W3")


@pytest.mark.rule("fenris.mechmods.stealth-ignore")
def test_stealth_goes_with_a_factory_card_too() -> None:
    """The card moves a unit twice; Stealth lies on Speed."""
    p = table().give(0, "stealth", 4).character(0, "M3").workers(1, "W3").set(0, factory_card=1, section=0)
    p.turn(0).play("factory", "unit character", "to W3")
    assert p.asked == (0, "GoOn")
    assert p.play("to FACTORY").workers_at(1, "W3") == 1


@pytest.mark.rule("fenris.mechmods.stealth-scope")
def test_stealth_gives_no_further_step() -> None:
    p = table().give(0, "stealth", 4).character(0, "M3").character(1, "W3")
    moving(p).play("unit character", "to W3")
    assert p.asked[1] == "WhichUnit", "without Speed the movement ends there"
    p = table().give(0, "stealth", 3).mech(0, 4, "M3")
    moving(p).play("unit mech4", "to W3")
    assert p.asked == (0, "Destination"), "nothing is there to ignore"


@pytest.mark.rule("fenris.mechmods.stealth-scope")
def test_stealth_does_not_help_a_worker_past_a_trap() -> None:
    p = table("saxony mechanical", "togawa industrial", modules=("invaders",)).give(0, "stealth", 4)
    p.character(0, "home").workers(0, "M3").set(0, factory_card=1, section=0)
    tokens = p.s.part(Tokens)
    tokens.traps, tokens.armed = (p.place("W3"), *tokens.traps[1:]), 1
    p.turn(0).play("factory", "worker M3", "to W3")
    assert p.asked[1] not in ("GoOn", "Destination"), "the trap stops it"
    assert p.s.part(Tokens).armed == 0


def test_stealth_is_not_for_workers() -> None:
    p = sneaking(workers="W3").workers(0, "M3")
    assert "W3" not in moving(p).destinations("worker M3")


def test_stealth_passes_a_power() -> None:
    p = WildMods("saxony mechanical", "crimea industrial").give(0, "stealth", 3).mech(0, 4, "M4")
    p.turn(0).play("move", "units", "unit mech4", "to FACTORY")
    assert p.asked == (0, "GoOn")
    p.play("to W3", "done")
    assert (p.where(0, 4), p.at, p.health) == ("W3", "FACTORY", 16)
    assert p.asked[1] != "Dial"
