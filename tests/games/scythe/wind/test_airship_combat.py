"""The aggressive tiles of airships."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.wind.flying import SEATS, Fleet
from spielwerk.games.scythe.events import HandSeen
from spielwerk.games.scythe.modules.airship_combat import AirshipTileUsed
from spielwerk.games.scythe.modules.alliances import Pacts
from spielwerk.games.scythe.state import CHARACTER

HERE = "T6"


def battle(tile: str, over: int | None = 0, **options: Any) -> Fleet:
    """Seat 0 attacks seat 1 in T6, with the airship of seat `over` there."""
    p = Fleet(tile, **options).mech(0, 1, "T5").mech(1, 1, HERE)
    return p.airship(over, HERE) if over is not None else p


def attack(p: Fleet) -> Fleet:
    p.turn(0).play("move", "units", "unit mech1", f"to {HERE}")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    return p


# --- Bombard


@pytest.mark.rule("scythe.windgambit.tile.bombard")
@pytest.mark.parametrize(("spent", "lost"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_bombard_takes_power_for_resources_aboard(spent: int, lost: int) -> None:
    p = battle("bombard").aboard(0, oil=2, food=1).set(1, power=9)
    attack(p)
    assert p.asked == (0, "Bombard")
    assert p.options == ["bombard oil", "bombard food", "no"]
    p.play(*["bombard oil", "bombard oil", "bombard food"][:spent])
    if spent < 3:
        p.play("no")
    assert p.player(1).power == 9 - lost
    assert sum(p.cargo(0).values()) == 3 - spent
    assert p.options_of(0), "then the dials"
    assert p.asked[1] == "Dial", "once in a combat"


@pytest.mark.rule("scythe.windgambit.tile.bombard", "scythe.windgambit.ruling-combat-order")
def test_a_defender_bombards_after_the_attacker() -> None:
    p = battle("bombard").aboard(0, oil=1).airship(1, HERE).aboard(1, oil=1)
    attack(p)
    assert p.asked == (0, "Bombard")
    p.play("bombard oil")
    assert p.asked == (1, "Bombard")
    p.play("bombard oil")
    assert (p.player(0).power, p.player(1).power) == (4, 4)


@pytest.mark.rule("scythe.windgambit.tile.bombard", "scythe.windgambit.ruling-whose-combat")
def test_bombard_works_below_the_airship_only_and_for_fighters_only() -> None:
    p = battle("bombard", over=None).aboard(0, oil=3).airship(0, "T5")
    assert attack(p).asked[1] == "Dial"
    p = battle("bombard", over=2, seats=SEATS).aboard(2, oil=3)
    assert attack(p).asked[1] == "Dial", "seat 2 does not fight"


# --- Siege Engine


@pytest.mark.rule("scythe.windgambit.tile.siege-engine", "scythe.windgambit.ruling-whose-combat")
def test_siege_engine_takes_two_power_at_a_structure_of_the_opponent() -> None:
    p = battle("siege-engine").structure(1, "mill", HERE)
    p.s.journal = []
    attack(p)
    assert AirshipTileUsed(0, "siege-engine") in p.s.journal
    assert p.player(1).power == 3
    assert p.player(0).power == 5
    assert attack(battle("siege-engine").structure(0, "mill", HERE)).player(1).power == 5, "an own one"
    assert attack(battle("siege-engine")).player(1).power == 5
    elsewhere = battle("siege-engine", over=None).airship(0, "T5").structure(1, "mill", HERE)
    assert attack(elsewhere).player(1).power == 5


@pytest.mark.rule("scythe.windgambit.tile.siege-engine")
def test_siege_engine_works_for_a_defender_once_a_combat() -> None:
    p = attack(battle("siege-engine", over=1).structure(0, "mill", HERE).set(0, power=9))
    assert p.player(0).power == 7


# --- Distract


@pytest.mark.rule("scythe.windgambit.tile.distract")
def test_distract_costs_the_opponent_a_combat_card() -> None:
    p = battle("distract").mech(1, 2, HERE).hand(0, 2, 2).hand(1, 3, 3)
    attack(p).play("dial 0", seat=1)
    p.play("card 1", seat=1)
    assert not p.options_of(1), "one card for two mechs"
    p = battle("distract").hand(1, 3)
    attack(p).play("dial 0", seat=1)
    assert not p.options_of(1), "none for one"
    p = battle("distract", over=None).airship(0, "T5").hand(1, 3)
    attack(p).play("dial 0", seat=1)
    assert "card 1" in p.options_of(1)


@pytest.mark.rule("scythe.windgambit.tile.distract")
def test_distract_leaves_the_owner_of_the_airship_alone() -> None:
    p = battle("distract").hand(0, 3)
    attack(p).play("dial 0", seat=0)
    assert "card 1" in p.options_of(0)


# --- Espionage


@pytest.mark.rule("scythe.windgambit.tile.espionage")
def test_espionage_shows_the_cards_of_the_opponent_to_the_owner_alone() -> None:
    p = battle("espionage").hand(0, 2).hand(1, 3, 3, 5)
    p.s.journal = []
    attack(p)
    seen = [event for event in p.s.journal if isinstance(event, HandSeen)]
    assert seen == [HandSeen(0, 1, 1), HandSeen(0, 1, 1), HandSeen(0, 1, 3)]
    assert [event.seen_by(1).card for event in seen] == [-1] * 3
    assert p.asked[1] == "Dial"
    p = battle("espionage", over=None).hand(1, 3).airship(0, "T5")
    p.s.journal = []
    attack(p)
    assert not [event for event in p.s.journal if isinstance(event, HandSeen)]


# --- Bounty and War Correspondent


@pytest.mark.rule("scythe.windgambit.tile.bounty")
def test_bounty_pays_for_each_character_and_mech_that_retreats() -> None:
    p = attack(battle("bounty").character(1, HERE).workers(1, HERE)).commit(0, 5).commit(1, 0)
    assert p.where(1, CHARACTER) == "home"
    assert p.player(0).coins == 5 + 2 * 2
    p = attack(battle("bounty", over=1)).commit(0, 5).commit(1, 0)
    assert (p.player(0).coins, p.player(1).coins) == (5, 5), "not for the loser"
    p = attack(battle("bounty", over=1)).commit(0, 0).commit(1, 5)
    assert p.player(1).coins == 7, "a defender wins, too"


@pytest.mark.rule("scythe.windgambit.tile.bounty")
def test_bounty_pays_only_below_the_airship() -> None:
    p = attack(battle("bounty", over=None).airship(0, "T5")).commit(0, 5).commit(1, 0)
    assert p.player(0).coins == 5


@pytest.mark.rule("scythe.windgambit.tile.war-correspondent", "scythe.windgambit.ruling-whose-combat")
def test_war_correspondent_pays_for_every_combat_below() -> None:
    p = battle("war-correspondent", over=2, seats=SEATS).airship(1, HERE)
    attack(p).commit(0, 5).commit(1, 0)
    assert [p.player(seat).popularity for seat in range(3)] == [5, 6, 6], "whoever fought, loser included"


@pytest.mark.rule("scythe.windgambit.tile.war-correspondent")
def test_its_popularity_can_bring_the_star_of_the_owner() -> None:
    p = battle("war-correspondent", over=2, seats=SEATS).set(2, popularity=17)
    attack(p).commit(0, 5).commit(1, 0)
    assert p.player(2).stars[p.s.rules.star_rows["popularity"]] == 1


# --- Blitzkrieg


def duel(**options: Any) -> Fleet:
    p = Fleet("blitzkrieg", **options).airship(0, "V7").airship(1, "F6").hand(0, 2, 2).hand(1, 3, 3)
    return p.workers(1, "F6").fly().route("to F6").play("done")


@pytest.mark.rule("scythe.windgambit.tile.blitzkrieg", "scythe.windgambit.ruling-blitzkrieg")
def test_airships_may_fight_and_the_loser_flies_home() -> None:
    p = duel()
    assert p.asked == (0, "WhichDuel")
    assert p.options == ["duel 1", "no"]
    p.play("duel 1").play("dial 2", "card 0", seat=0)
    assert not p.options_of(0), "one card at most"
    p.play("dial 1", "card 1", seat=1)
    assert (p.over(0), p.over(1)) == ("F6", "home"), "a tie goes to the attacker"
    assert p.player(0).stars[p.s.rules.star_rows["combat"]] == 1
    assert (p.player(0).power, p.player(1).power) == (3, 4)
    assert len(p.held(1)) == 2, "one spent, one for the loser"
    assert p.workers_at(1, "F6") == 1, "nobody on the ground retreats"
    assert p.player(0).popularity == 5


@pytest.mark.rule("scythe.windgambit.tile.blitzkrieg", "scythe.windgambit.ruling-blitzkrieg")
def test_a_beaten_attacker_flies_home_with_the_workers_aboard() -> None:
    p = Fleet("blitzkrieg").airship(0, "V7").airship(1, "F6").embark(0).fly().route("to F6").play("done")
    p.play("duel 1").play("dial 0", seat=0).play("dial 3", seat=1)
    assert (p.over(0), p.over(1)) == ("home", "F6")
    assert p.cargo(0) == {"worker": 1}
    assert p.player(1).stars[p.s.rules.star_rows["combat"]] == 1
    assert p.set(0, section=-1).fly().may("to") == {"F3", "V3", "M5"}, "it may take off again"


@pytest.mark.rule("scythe.windgambit.ruling-blitzkrieg")
def test_a_duel_is_optional_and_only_for_who_has_just_flown_there() -> None:
    p = duel().play("no")
    assert (p.over(0), p.over(1)) == ("F6", "F6")
    p.set(0, section=-1).workers(0, "V7").turn(0).play("move", "units", "worker V7", "to T6", "done")
    assert p.asked[1] != "WhichDuel"
    p = Fleet("toll").airship(0, "V7").airship(1, "F6").fly().route("to F6").play("done")
    assert p.asked[1] != "WhichDuel", "only with this tile"
    p = Fleet(airship_tiles=[["toll", "boost"], ["blitzkrieg", "hero"]], own_airship_tiles=True)
    p.airship(0, "V7").airship(1, "F6").fly().route("to F6")
    p.play("done") if p.asked[1] == "WhichUnit" else None
    assert p.asked[1] != "WhichDuel", "the tile of another player does not help"


@pytest.mark.rule("scythe.windgambit.ruling-blitzkrieg")
def test_a_duel_comes_in_any_order_with_the_other_combats() -> None:
    p = Fleet("blitzkrieg").airship(0, "V7").airship(1, "F6").mech(0, 1, "T5").mech(1, 1, HERE)
    p.fly().route("to F6").play("unit mech1", f"to {HERE}")
    assert p.asked == (0, "WhichCombat")
    assert set(p.options) == {f"fight {HERE}", "duel 1"}
    p.play("duel 1").play("dial 1", seat=0).play("dial 0", seat=1)
    assert p.over(1) == "home"
    assert p.asked[1] == "Dial", "the combat on the ground is next"


@pytest.mark.rule("scythe.windgambit.ruling-blitzkrieg", "scythe.windgambit.airship.no-abilities")
def test_no_ability_counts_in_a_duel() -> None:
    """Rusviet's People's Army adds no card, Saxony's Disarm takes no power."""
    p = Fleet("blitzkrieg", seats=("saxony industrial", "rusviet mechanical")).abilities(0, 3).abilities(1, 3)
    p.structure(0, "mine", "F6").airship(0, "V7").airship(1, "F6").workers(1, "F6").hand(1, 2, 2)
    p.fly().route("to F6").play("done", "duel 1")
    assert p.asked[1] == "Dial"
    p.play("dial 0", "card 0", seat=1)
    assert not p.options_of(1)


@pytest.mark.rule("scythe.windgambit.tile.blitzkrieg")
def test_the_star_of_a_duel_is_within_the_usual_limit() -> None:
    p = duel().stars(0, combat=2).play("duel 1").play("dial 3", "done", seat=0).play("dial 0", "done", seat=1)
    assert p.over(1) == "home"
    assert p.player(0).star_count == 2


def test_an_attack_on_the_airship_of_an_ally_breaks_the_alliance() -> None:
    p = Fleet("blitzkrieg", modules=["alliances"], spoilers=["fenris-2b"]).airship(0, "V7").airship(1, "F6")
    p.s.part(Pacts).holds = (1, 0)
    p.fly().route("to F6").play("done", "duel 1")
    assert p.s.part(Pacts).broken == 1


# --- Toll


@pytest.mark.rule("scythe.windgambit.tile.toll", "scythe.windgambit.ruling-toll")
def test_toll_lets_units_in_only_with_a_resource_and_takes_one() -> None:
    p = Fleet("toll").airship(1, HERE).mech(0, 1, "T5").turn(0).play("move", "units")
    assert HERE not in p.destinations("unit mech1"), "nothing to pay with"
    p.goods("T5", oil=1, food=2)
    assert HERE in p.destinations("unit mech1")
    p.play("unit mech1", f"to {HERE}", "load oil 1")
    assert p.may("load") == {"food 2", "food 1", "food 0"}, "the oil is enough"
    p.play("load food 1")
    assert p.asked == (0, "Fare")
    assert p.options == ["token oil", "token food"], "the owner of the unit chooses"
    p.play("token food")
    assert (p.tokens(HERE), p.cargo(1)) == ({"oil": 1}, {"food": 1})
    assert p.where(0, 1) == HERE


@pytest.mark.rule("scythe.windgambit.tile.toll")
def test_who_loads_nothing_else_has_to_load_the_last_kind() -> None:
    p = Fleet("toll").airship(1, HERE).mech(0, 1, "T5").workers(0, "T5").goods("T5", oil=1, food=2).turn(0)
    p.play("move", "units", "unit mech1", f"to {HERE}", "load worker 1", "load oil 0")
    assert p.may("load") == {"food 2", "food 1"}
    p.play("load food 2")
    assert p.cargo(1) == {"food": 1}, "no other kind can be handed over"
    assert p.tokens(HERE) == {"food": 1}


@pytest.mark.rule("scythe.windgambit.tile.toll")
def test_a_unit_pays_for_crossing_and_again_for_the_next_airship() -> None:
    p = Fleet("toll", seats=SEATS).airship(1, HERE).airship(2, "W7").mech(0, 4, "T5").goods("T5", oil=2)
    p.turn(0).play("move", "units", "unit mech4", f"to {HERE}", "load oil 2")
    assert (p.cargo(1), p.where(0, 4)) == ({"oil": 1}, HERE)
    assert "to W7" in p.options
    p.play("to W7")
    assert (p.cargo(2), p.where(0, 4)) == ({"oil": 1}, "W7")


@pytest.mark.rule("scythe.windgambit.tile.toll")
def test_two_airships_in_one_place_each_want_one() -> None:
    p = Fleet("toll", seats=SEATS).airship(1, HERE).airship(2, HERE).mech(0, 1, "T5").goods("T5", oil=1)
    p.turn(0).play("move", "units")
    assert HERE not in p.destinations("unit mech1")
    p.goods("T5", oil=2).play("unit mech1", f"to {HERE}")
    assert (p.cargo(1), p.cargo(2)) == ({"oil": 1}, {"oil": 1})


@pytest.mark.rule("scythe.windgambit.tile.toll", "scythe.windgambit.ruling-toll")
def test_a_full_airship_the_own_one_and_other_tiles_ask_for_nothing() -> None:
    p = Fleet("toll").airship(1, HERE).aboard(1, oil=3).mech(0, 1, "T5").turn(0).play("move", "units")
    assert HERE in p.destinations("unit mech1")
    p = Fleet("toll").airship(0, HERE).mech(0, 1, "T5").turn(0).play("move", "units")
    assert HERE in p.destinations("unit mech1")
    p = Fleet("bombard").airship(1, HERE).mech(0, 1, "T5").turn(0).play("move", "units")
    assert HERE in p.destinations("unit mech1")


@pytest.mark.rule("scythe.windgambit.ruling-toll")
def test_workers_pay_too_but_carried_units_do_not() -> None:
    p = Fleet("toll").airship(1, HERE).workers(0, "T5").turn(0).play("move", "units")
    assert HERE not in p.destinations("worker T5")
    p = Fleet("toll").airship(1, HERE).workers(0, "T5", "T5").mech(0, 1, "T5").goods("T5", oil=1).turn(0)
    p.play("move", "units", "unit mech1", f"to {HERE}", "load worker 2")
    assert p.workers_at(0, HERE) == 2
    assert p.cargo(1) == {"oil": 1}


# --- against powers


@pytest.mark.rule("fenris.ruling.airship-tiles-npc")
@pytest.mark.parametrize("tile", ["bombard", "espionage"])
def test_tiles_against_the_opponent_do_not_work_against_powers(tile: str) -> None:
    p = Fleet(tile, modules=["mad-tesla"], spoilers=["fenris-8b"], ask=True).aboard(0, oil=1)
    p.airship(0, "FACTORY").mech(0, 1, "T5").set(2, power=3)
    p.s.hands[2][0] += 1
    p.s.deck.counts[0] -= 1
    p.s.journal = []
    p.turn(0).play("move", "units", "unit mech1", "to FACTORY", "done")
    assert p.asked[1] not in ("Bombard", "Spying")
    assert not [event for event in p.s.journal if isinstance(event, HandSeen)]
    assert p.cargo(0) == {"oil": 1}


@pytest.mark.rule("fenris.ruling.airship-tiles-npc")
def test_tiles_for_the_owner_do() -> None:
    p = Fleet("war-correspondent", modules=["mad-tesla"], spoilers=["fenris-8b"]).airship(1, "FACTORY")
    p.mech(0, 1, "T5").turn(0).play("move", "units", "unit mech1", "to FACTORY", "done")
    while p.asked[1] in ("Dial", "AddCards"):
        p.play(p.options[-1])
    assert p.player(1).popularity == 6
