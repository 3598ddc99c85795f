"""Clan Albion: flags, and the abilities of its mechs."""

from __future__ import annotations

import pytest

from games.scythe.invasion import flag, flags, invasion
from games.scythe.positions import Position
from spielwerk.games.scythe.factions.albion import FlagPlaced
from spielwerk.kernel.text import language

BURROW, SWORD, SHIELD, RALLY = 1, 2, 3, 4


def albion(*abilities: int) -> Position:
    """Albion (seat 0, character in T2) against Saxony, which has an empty hand and 5 power."""
    p = invasion("albion industrial", "saxony mechanical").character(0, "T2")
    return p.abilities(0, *abilities)


# --- flags


@pytest.mark.rule("scythe.invaders.exalt", "scythe.invaders.placing-after-movement")
def test_a_flag_goes_where_the_character_has_moved() -> None:
    p = albion().turn(0).play("move", "units", "unit character", "to M3", "done")
    assert (p.asked, p.options) == ((0, "PlaceFlag"), ["yes", "no"])
    assert flags(p.play("yes")) == ["M3"]


@pytest.mark.rule("scythe.invaders.placing-after-movement")
def test_a_character_that_retreats_is_none_that_has_moved() -> None:
    """Albion's mech drives Saxony's character home; Albion's own character has not moved."""
    p = albion().mech(0, 1, "F1").character(1, "V1").abilities(0).set(0, power=7).set(1, power=0).turn(0)
    p.play("move", "units", "unit mech1", "to V1", "done").commit(0, 7).commit(1, 0)
    assert p.where(1, 0) == "home"
    assert (p.asked[0], flags(p)) == (1, [])


@pytest.mark.rule("scythe.invaders.exalt")
def test_nobody_but_albion_places_flags() -> None:
    p = albion().character(1, "V6").turn(1).play("move", "units", "unit character", "to M6", "done")
    assert (p.asked[0], flags(p)) == (0, [])


@pytest.mark.rule("scythe.invaders.exalt")
def test_no_flag_need_be_placed() -> None:
    p = albion().turn(0).play("move", "units", "unit character", "to M3", "done", "no")
    assert flags(p) == []
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.placing-after-movement")
def test_without_a_movement_of_the_character_there_is_no_flag() -> None:
    p = albion().mech(0, 1, "F1").turn(0).play("move", "units", "unit mech1", "to V1", "done")
    assert p.asked[0] == 1
    p = albion().turn(0).play("bolster", "take power 2")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.placing-after-movement")
def test_a_movement_of_an_earlier_turn_does_not_count() -> None:
    p = albion().turn(0).play("move", "units", "unit character", "to M3", "done", "no")
    p.mech(0, 1, "F1").set(0, section=-1).turn(0).play("move", "units", "unit mech1", "to V1", "done")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.placing-after-movement")
def test_a_move_in_which_nobody_moves_brings_no_flag() -> None:
    p = albion().turn(0).play("move", "units", "unit character", "to M3", "done", "no")
    p.set(0, section=-1).turn(0).play("move", "units", "done")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.placing-after-movement")
def test_the_flag_comes_after_combat_and_encounter() -> None:
    p = albion().encounters("M3").encounter(1).mech(1, 1, "M3").abilities(1).turn(0)
    p.play("move", "units", "unit character", "to M3", "done")
    assert p.asked == (0, "Dial")
    p.commit(0, 5).commit(1, 0)
    assert p.asked == (0, "Encounter")
    p.play("pick 0")
    while p.asked[1] != "PlaceFlag":
        p.play(p.options[0])
    assert flags(p.play("yes")) == ["M3"]


@pytest.mark.rule("scythe.invaders.tokens-in-regions")
def test_a_beaten_character_places_nothing() -> None:
    p = albion().mech(1, 1, "M3").abilities(1).turn(0)
    p.play("move", "units", "unit character", "to M3", "done").commit(0, 0).commit(1, 5)
    assert p.where(0, 0) == "home"
    assert (p.asked[0], flags(p)) == (1, [])


@pytest.mark.rule("scythe.invaders.flags", "scythe.invaders.tokens-stay")
def test_there_are_four_flags_and_they_stay() -> None:
    p = flag(albion(), "M1", "F1", "V1")
    p.turn(0).play("move", "units", "unit character", "to M3", "done", "yes")
    p.set(0, section=-1).turn(0).play("move", "units", "unit character", "to W3", "done")
    assert p.asked[0] == 1, "no flag is left"
    assert flags(p) == ["M1", "F1", "V1", "M3"]
    p.mech(1, 1, "M3").turn(1).play("move", "units", "unit mech1", "to W3", "done").commit(1, 5).commit(0, 0)
    assert flags(p) == ["M1", "F1", "V1", "M3"]


@pytest.mark.rule("scythe.invaders.one-token-per-region")
def test_a_region_takes_one_flag() -> None:
    p = flag(albion(), "M3").turn(0).play("move", "units", "unit character", "to M3", "done")
    assert p.asked[0] == 1


@pytest.mark.rule("scythe.invaders.flag-score", "scythe.invaders.flag-needs-control")
def test_a_controlled_region_with_a_flag_counts_twice() -> None:
    p = albion().workers(0, "V1").tile("on_tunnels")
    assert p.counts(0)["regions"] == 2
    flag(p, "T2", "M3")
    assert p.counts(0)["regions"] == 3, "T2 counts twice; nobody is in M3"
    p.workers(1, "M3")
    assert p.counts(0)["regions"] == 3
    p.workers(1).workers(0, "V1", "M3")
    assert p.counts(0)["regions"] == 5
    assert p.score(0)["regions"] == 5 * 2, "popularity 5: 2 coins a region"
    assert p.counts(1)["regions"] == 0


@pytest.mark.rule("scythe.invaders.flag-score")
def test_a_flag_in_the_factory_adds_one_to_three() -> None:
    p = flag(albion().workers(0, "FACTORY"), "FACTORY")
    assert p.counts(0)["regions"] == 1 + 3 + 1


@pytest.mark.rule("scythe.invaders.flag-not-at-home")
@pytest.mark.parametrize("place", ["M1", "F1"])
def test_flags_beside_the_home_base_do_not_count(place: str) -> None:
    p = flag(albion().workers(0, place), place)
    assert p.counts(0)["regions"] == 2
    assert flag(p, "T2").counts(0)["regions"] == 3


@pytest.mark.rule("scythe.invaders.ruling-flag-tie-break")
def test_flags_break_a_tie_of_regions() -> None:
    """Two regions each, one of Albion's with a flag; what that pays, Saxony has in coins."""
    five = {"upgrades": 1, "mechs": 1, "recruits": 1, "structures": 1, "objective": 1}
    p = flag(albion().workers(0, "V1").workers(1, "M6").character(1, "V6").tile("on_tunnels"), "T2")
    p.stars(0, **five).stars(1, **five, power=1).set(0, popularity=0, power=15, coins=5)
    p.set(1, popularity=0, power=16, coins=6).turn(0).play("bolster", "take power 1")
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [4 + 18 + 6, 6 + 18 + 4]
    assert outcome.places == ((0,), (1,))
    assert outcome.tie_breaks == ("regions",)


def test_the_log_and_the_board_tell_of_flags() -> None:
    p = albion()
    p.s.journal = []
    p.turn(0)
    p.s.journal = []
    p.play("move", "units", "unit character", "to M3", "done", "yes")
    told = [event for event in p.s.journal if isinstance(event, FlagPlaced)]
    assert told == [FlagPlaced(0, p.place("M3"))]
    speech = p.game.box.speech()
    for lang, line, head, token in (
        ("en", "Clan Albion puts a flag in M3 (mountain).", "Flags in supply", "Flag"),
        ("de", "Der Clan Albion legt in M3 (Berg) eine Flagge.", "Flaggen im Vorrat", "Flagge"),
    ):
        with language(lang):
            assert speech.event(told[0], p.game.rules) == line
            panels = {panel.key: panel for panel in speech.panels(p.view(1), p.game.rules)}
        assert (head, "3") in panels["player-0"].rows
        assert head not in [row[0] for row in panels["player-1"].rows]
        assert next(row for row in panels["board"].rows if row[0] == "M3")[-1] == token


# --- movement


@pytest.mark.rule("scythe.invaders.burrow")
@pytest.mark.parametrize(
    ("place", "across"),
    [("T3", {"V1", "W1", "M2"}), ("M2", {"T3", "W4"}), ("V4", {"M3", "F5"}), ("W2", {"M3"}), ("T1", set())],
)
def test_burrow_leads_into_and_out_of_tunnels(place: str, across: set[str]) -> None:
    with_it, without = (albion(*bits).mech(0, 2, place).abilities(0, *bits) for bits in ((BURROW,), ()))
    with_it.turn(0).play("move", "units")
    without.turn(0).play("move", "units")
    reached = with_it.destinations("unit mech2")
    assert reached - without.destinations("unit mech2") == across


@pytest.mark.rule("scythe.invaders.burrow")
def test_burrow_is_not_for_workers() -> None:
    p = albion(BURROW).workers(0, "W2", "T3").turn(0).play("move", "units")
    assert p.destinations("worker W2") == {"F4", "V4"}
    assert "V1" not in p.destinations("worker T3")


@pytest.mark.rule("scythe.invaders.burrow-mine")
def test_the_own_mine_is_a_tunnel_for_burrow() -> None:
    p = albion(BURROW).structure(0, "mine", "F2").mech(0, 2, "F2").abilities(0, BURROW)
    p.turn(0).play("move", "units")
    assert p.destinations("unit mech2") >= {"T1", "M2", "V3"}
    p.mech(0, 2, "V3").abilities(0, BURROW)
    assert p.destinations("unit mech2") == {"T4", "M5", "F2", "W4"}
    p = albion(BURROW).structure(1, "mine", "F2").mech(0, 2, "V3").abilities(0, BURROW)
    p.turn(0).play("move", "units")
    assert p.destinations("unit mech2") == {"T4", "M5", "W4"}, "somebody else's mine is none"


@pytest.mark.rule("scythe.invaders.rally")
def test_rally_leads_to_workers_and_flags() -> None:
    p = flag(albion(RALLY).workers(0, "T7", "home"), "M5").turn(0).play("move", "units")
    assert p.destinations("unit character") == {"M1", "F1", "M3", "T7", "M5"}
    p.character(0, "home")
    assert p.destinations("unit character") == {"M1", "F1", "T7", "M5"}
    assert p.destinations("worker T7") == {"M7", "F7"}, "it is not for workers"


@pytest.mark.rule("scythe.invaders.rally")
def test_rally_may_lead_into_a_combat() -> None:
    p = flag(albion(RALLY), "M5").mech(1, 1, "M5").abilities(1).turn(0)
    p.play("move", "units", "unit character", "to M5", "done")
    assert p.asked == (0, "Dial")


@pytest.mark.rule("scythe.invaders.ruling-one-step")
def test_rally_is_one_of_the_two_steps_of_a_factory_card() -> None:
    p = flag(albion(RALLY), "M5").set(0, factory_card=1).turn(0).play("factory")
    p.play("unit character", "to M5", "to V3")
    assert p.where(0, 0) == "V3"
    assert p.asked == (0, "PlaceFlag")


# --- combat


def attack(*abilities: int) -> Position:
    """Albion's character attacks the Saxon one in M3."""
    p = albion(*abilities).character(1, "M3").abilities(1).turn(0)
    return p.play("move", "units", "unit character", "to M3", "done")


def defence(*abilities: int) -> Position:
    """A Saxon mech attacks Albion's character in T2."""
    p = albion(*abilities).mech(1, 1, "M3").abilities(1).turn(1)
    return p.play("move", "units", "unit mech1", "to T2", "done")


@pytest.mark.rule("scythe.invaders.sword")
@pytest.mark.parametrize(("power", "left"), [(5, 3), (2, 0), (1, 0)])
def test_sword_costs_the_defender_two_power(power: int, left: int) -> None:
    p = albion(SWORD).character(1, "M3").set(1, power=power).turn(0)
    p.play("move", "units", "unit character", "to M3", "done")
    assert p.asked == (0, "Sword")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [5, left]


@pytest.mark.rule("scythe.invaders.sword")
def test_sword_is_for_attacks_with_its_mech_only() -> None:
    assert defence(SWORD).asked[1] == "Dial"
    assert attack(BURROW, SHIELD, RALLY).asked[1] == "Dial"


@pytest.mark.rule("scythe.invaders.shield")
@pytest.mark.parametrize(("power", "after"), [(5, 7), (0, 2), (15, 16)])
def test_shield_brings_the_defender_two_power(power: int, after: int) -> None:
    p = albion(SHIELD).mech(1, 1, "M3").abilities(1).set(0, power=power).turn(1)
    p.play("move", "units", "unit mech1", "to T2", "done")
    assert p.asked == (0, "Shield")
    p.play("yes")
    assert [p.player(0).power, p.player(1).power] == [after, 5]


@pytest.mark.rule("scythe.invaders.shield")
def test_shield_is_for_defence_with_its_mech_only() -> None:
    assert attack(SHIELD).asked[1] == "Dial"
    assert defence(BURROW, SWORD, RALLY).asked[1] == "Dial"


@pytest.mark.rule("scythe.invaders.ruling-combat-abilities")
def test_the_combat_abilities_may_be_left() -> None:
    p = attack(SWORD).play("no")
    assert p.player(1).power == 5
    p = defence(SHIELD).play("no")
    assert p.player(0).power == 5


@pytest.mark.rule("scythe.invaders.ruling-combat-abilities")
def test_sixteen_power_by_shield_earn_a_star_at_once() -> None:
    p = albion(SHIELD).mech(1, 1, "M3").abilities(1).set(0, power=14).turn(1)
    p.play("move", "units", "unit mech1", "to T2", "done", "yes")
    assert p.player(0).star_count == 1
    assert p.asked[1] == "Dial"
    p = albion(SHIELD).mech(1, 1, "M3").abilities(1).set(0, power=14)
    p.stars(0, upgrades=1, mechs=1, recruits=1, structures=1, objective=1).turn(1)
    p.play("move", "units", "unit mech1", "to T2", "done", "yes")
    assert p.game.outcome(p.s) is not None, "the sixth star ends the game before the combat"
    assert p.where(1, 1) == "M3"
