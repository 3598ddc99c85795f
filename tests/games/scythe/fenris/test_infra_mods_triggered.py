"""Infrastructure modifications that other actions trigger: Automachines, Cavalry, Propaganda and Spy."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.battle import ATTACKER, DEFENDER, HERE, attack, fight, hand, stars
from games.scythe.fenris.mods import GuardedMods, Modded, SiegeMods, WildMods, front
from games.scythe.positions import Position
from spielwerk.games.scythe.modules.infra_mods_spy import ShownFirst
from spielwerk.games.scythe.state import MOVE
from spielwerk.kernel.chance import Rng


def table(*tiles: str) -> Modded:
    p = Modded("saxony mechanical", "crimea industrial").keep(0, *tiles)
    for seat in p.game.seats:
        p.workers(seat).hand(seat).set(seat, power=5, popularity=5, coins=5)
    return p.encounters()


# --- Automachines


@pytest.mark.rule("fenris.inframods.automachines")
def test_automachines_double_what_workers_and_the_mill_produce() -> None:
    p = table("automachines").workers(0, "F5", "F5", "M6").structure(0, "mill", "F5")
    p.turn(0).play("produce")
    assert p.options == ["at F5", "at M6", "skip", "automachines"]
    p.play("automachines")
    assert p.options == ["at F5", "at M6", "skip"]
    p.play("at F5")
    assert p.options[0] == "make 6", "two workers and the mill"
    p.play("make 6", "at M6", "make 2")
    assert (p.tokens("F5"), p.tokens("M6")) == ({"food": 6}, {"metal": 2})
    assert p.used(0) == ["automachines"]


@pytest.mark.rule("fenris.inframods.automachines")
def test_automachines_are_offered_where_something_can_be_produced() -> None:
    nobody = table("automachines").turn(0).play("produce")
    assert "automachines" not in nobody.options
    poor = table("automachines").workers(0, *["F5"] * 8).set(0, power=0, popularity=0, coins=0).turn(0)
    assert "automachines" not in poor.play("produce").options


@pytest.mark.rule("fenris.inframods.automachines")
def test_automachines_work_in_the_turn_in_which_they_are_used() -> None:
    p = table("automachines").workers(0, "F5").turn(0).play("produce", "automachines", "at F5", "make 2")
    p.set(0, section=-1).turn(0).play("produce", "at F5")
    assert p.tokens("F5") == {"food": 3}, "one in the next turn, without being asked"
    assert p.used(0) == ["automachines"]


def test_automachines_double_new_workers_as_far_as_there_are_any() -> None:
    p = table("automachines").workers(0, *["V7"] * 3).turn(0).play("produce", "automachines", "at V7")
    assert p.options[0] == "make 5", "six, but only five are left"
    p.play("make 5")
    assert p.workers_at(0, "V7") == 8


def test_automachines_need_something_to_produce() -> None:
    p = table("automachines", "cavalry").workers(0).turn(0)
    assert p.play("produce").asked[1] != "Produce", "nothing to decide"
    p = table("automachines").workers(0, *["F5"] * 8).set(0, power=0).turn(0).play("produce")
    assert "automachines" not in p.options, "it cannot be paid"


# --- Cavalry


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_cavalry_moves_two_more_units() -> None:
    p = table("cavalry").workers(0, "F5", "F5", "F5", "F5", "F5").turn(0).play("move")
    assert "cavalry" in p.options
    p.play("cavalry", *["worker F5", "to V7"] * 4)
    assert (p.workers_at(0, "V7"), p.asked[1]) == (4, "EndTurn") or p.asked[1] != "WhichUnit"
    assert p.workers_at(0, "F5") == 1
    assert p.used(0) == ["cavalry"]


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_cavalry_adds_to_the_units_of_an_upgraded_move() -> None:
    p = table("cavalry").workers(0, *["F5"] * 6).turn(0)
    p.set(0, slots=p.s.rules.benefits[MOVE][0][2]).play("move", "cavalry", *["worker F5", "to V7"] * 5)
    assert (p.workers_at(0, "V7"), p.asked[1] == "WhichUnit") == (5, False)


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_cavalry_rides_for_whoever_has_the_tile_face_up() -> None:
    assert "cavalry" not in table("spy").workers(0, "F5").turn(0).play("move").options
    p = table("cavalry").workers(0, "F5", "F5").turn(0).play("move", "cavalry", "worker F5", "to V7", "done")
    p.set(0, section=-1).turn(0).play("move")
    assert "cavalry" not in p.options, "it is used"


@pytest.mark.rule("fenris.inframods.trigger-only")
def test_cavalry_waits_where_no_unit_can_move() -> None:
    """Without a bridge the character cannot leave a lake, and there is nobody else."""
    p = table("cavalry").character(0, "L5").set(0, abilities=0).workers(0).turn(0).play("move")
    assert not {"units", "cavalry"} & {*p.options}


def test_without_cavalry_two_units_move() -> None:
    p = (
        table("cavalry")
        .workers(0, "F5", "F5", "F5")
        .turn(0)
        .play("move", "units", *["worker F5", "to V7"] * 2)
    )
    assert (p.workers_at(0, "V7"), p.used(0)) == (2, [])
    assert p.asked[1] != "WhichUnit"


@pytest.mark.rule("fenris.inframods.trigger-only")
def test_tiles_are_offered_at_their_trigger_only() -> None:
    p = table("cavalry", "automachines").workers(0, "F5").turn(0)
    assert not {"cavalry", "automachines"} & set(p.options)
    assert "automachines" not in p.play("move").options
    p = table("cavalry", "automachines").workers(0, "F5").turn(0).play("produce")
    assert "cavalry" not in p.options


# --- Propaganda


def driving_off(*places: str) -> Modded:
    """Saxony's mech in M3 beside workers of Crimea."""
    return table("propaganda").mech(0, 1, "M3").abilities(0).workers(1, *places)


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_propaganda_is_asked_before_workers_are_driven_off() -> None:
    p = driving_off("W3", "W3").turn(0).play("move", "units", "unit mech1", "to W3")
    assert (p.asked, p.workers_at(1, "W3")) == ((0, "OnTheMove"), 2)
    p.play("yes")
    assert (p.player(0).popularity, p.workers_at(1, "home"), p.used(0)) == (5, 2, ["propaganda"])
    assert p.asked[1] == "WhichUnit"


def test_propaganda_lasts_for_the_turn() -> None:
    p = driving_off("W3", "T2").character(0, "M3").turn(0)
    p.play("move", "units", "unit mech1", "to W3", "yes", "unit character", "to T2")
    assert (p.player(0).popularity, p.workers_at(1, "home")) == (5, 2)
    p = driving_off("W3").turn(0).play("move", "units", "unit mech1", "to W3", "yes", "done")
    p.workers(1, "M3").set(0, section=-1).turn(0).play("move", "units", "unit mech1", "to M3")
    assert p.player(0).popularity == 4, "not in the next turn"


def test_propaganda_may_wait() -> None:
    p = driving_off("W3", "T2").character(0, "M3").turn(0).play("move", "units", "unit mech1", "to W3", "no")
    assert (p.player(0).popularity, p.workers_at(1, "home"), p.used(0)) == (4, 1, [])
    p.play("unit character", "to T2")
    assert p.asked == (0, "OnTheMove"), "it is asked for other workers"


@pytest.mark.rule("fenris.inframods.trigger-only")
def test_propaganda_is_not_asked_if_no_popularity_would_be_lost() -> None:
    p = driving_off("W3").set(0, popularity=0).turn(0).play("move", "units", "unit mech1", "to W3")
    assert (p.asked[1], p.workers_at(1, "home")) == ("WhichUnit", 1)
    p = driving_off("W3").workers(0, "M3").turn(0)
    assert "W3" not in p.play("move", "units").destinations("worker M3")


def test_propaganda_is_not_asked_if_the_table_spares_lone_workers() -> None:
    p = Modded("saxony mechanical", "crimea industrial", spare_lone_workers=True).keep(0, "propaganda")
    p.give(0, "camaraderie", 4).mech(0, 1, "M3").workers(0).workers(1, "W3").set(0, popularity=5).encounters()
    p.turn(0).play("move", "units", "unit mech1", "to W3")
    assert (p.asked[1], p.workers_at(1, "home"), p.player(0).popularity) == ("WhichUnit", 1, 5)


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_propaganda_after_a_won_attack() -> None:
    p = fight(front().keep(ATTACKER, "propaganda").workers(DEFENDER, HERE, HERE), 5, 0)
    assert (p.asked, p.where(DEFENDER, 1)) == ((ATTACKER, "AfterCombat"), HERE)
    p.play("yes")
    assert (p.player(ATTACKER).popularity, p.workers_at(DEFENDER, "home")) == (5, 2)
    p = fight(front().keep(ATTACKER, "propaganda").workers(DEFENDER, HERE, HERE), 5, 0).play("no")
    assert (p.player(ATTACKER).popularity, p.workers_at(DEFENDER, "home")) == (3, 2)


@pytest.mark.rule("fenris.inframods.triggered-by-others")
def test_propaganda_is_no_help_to_a_defender_and_not_asked_twice() -> None:
    p = front().keep(DEFENDER, "propaganda").keep(ATTACKER).workers(ATTACKER, "T5").mech(ATTACKER, 1, "T5")
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}")
    while p.asked[1] == "Cargo":
        p.play(next(o for o in p.options if o.endswith("1")))
    p.play("done") if p.asked[1] == "WhichUnit" else None
    assert p.workers_at(ATTACKER, HERE) == 1, "the mech has brought a worker"
    p.commit(ATTACKER, 0).commit(DEFENDER, 5)
    assert p.asked[1] != "AfterCombat", "a defender loses nothing"
    assert p.workers_at(ATTACKER, "home") == 1
    p = front().keep(ATTACKER, "propaganda").give(ATTACKER, "camaraderie").workers(DEFENDER, HERE)
    assert fight(p, 5, 0).asked[1] != "AfterCombat", "Camaraderie spares it anyway"
    assert p.player(ATTACKER).popularity == 5


# --- Spy


def spied(power: tuple[int, int] = (5, 5), spy: int = ATTACKER) -> Position:
    return attack(front(power).keep(spy, "spy").hand(ATTACKER, 2, 5).hand(DEFENDER, 3, 4))


@pytest.mark.rule("fenris.inframods.spy-declare")
def test_a_spy_is_announced_at_the_very_beginning_of_a_combat() -> None:
    p = attack(front().keep(ATTACKER, "spy").give(ATTACKER, "tactics").hand(ATTACKER, 2))
    assert p.asked == (ATTACKER, "UseSpy")
    p.play("no")
    assert p.asked == (ATTACKER, "Tactics")
    p.play("no")
    assert {d.seat for d in p.game.decisions(p.s)} == {ATTACKER, DEFENDER}, "both commit together"


def test_a_spy_makes_the_other_side_commit_and_show_first() -> None:
    p = spied()
    p.play("yes")
    assert [d.seat for d in p.game.decisions(p.s)] == [DEFENDER]
    p.s.journal = []
    p.commit(DEFENDER, 3, 4)
    assert ShownFirst(DEFENDER, 3, (0, 0, 1, 0), 7) in p.s.journal
    assert [d.seat for d in p.game.decisions(p.s)] == [ATTACKER]
    p.commit(ATTACKER, 2, 5)
    assert (stars(p, ATTACKER), p.player(ATTACKER).power, p.player(DEFENDER).power) == (1, 3, 2)
    assert p.used(ATTACKER) == ["spy"]  # type: ignore[attr-defined]
    assert not p.player(ATTACKER).abilities & p.s.rules.bit("spy"), "it is gone again"


def test_a_defender_spies_too_and_only_one_of_them() -> None:
    p = spied(spy=DEFENDER)
    assert p.asked == (DEFENDER, "UseSpy")
    assert [d.seat for d in p.play("yes").game.decisions(p.s)] == [ATTACKER]
    p = attack(front().keep(ATTACKER, "spy").keep(DEFENDER, "spy"))
    assert p.asked == (ATTACKER, "UseSpy")
    q = p.s.copy()
    p.play("yes")
    assert [d.kind for d in p.game.decisions(p.s)] == ["scythe.combat.Dial"]
    assert [d.seat for d in p.game.decisions(p.s)] == [DEFENDER]
    p.s = q
    assert p.play("no").asked == (DEFENDER, "UseSpy")


def test_a_side_without_power_and_cards_shows_nothing() -> None:
    p = attack(front((5, 0)).keep(ATTACKER, "spy")).play("yes")
    assert [d.seat for d in p.game.decisions(p.s)] == [ATTACKER]
    p.play("dial 0")
    assert stars(p, ATTACKER) == 1


def test_what_is_shown_first_can_be_saved_and_guessed() -> None:
    p = spied().play("yes").commit(DEFENDER, 3, 4)
    again = p.game.loads(p.game.dumps(p.s))
    assert p.game.dumps(again) == p.game.dumps(p.s)
    for n in range(10):
        guess: Any = p.game.resample(p.view(ATTACKER), Rng(n))
        assert p.game.view(guess, ATTACKER) == p.view(ATTACKER)
        p.game.apply(guess, "dial 5")
        p.game.apply(guess, "done")
        assert min(guess.hands[DEFENDER]) >= 0
        assert guess.players[DEFENDER].power == 2


def test_a_used_spy_is_not_asked_again() -> None:
    p = spied().play("yes").commit(DEFENDER, 0).commit(ATTACKER, 0)
    p.mech(ATTACKER, 1, "T5").mech(DEFENDER, 1, HERE).set(ATTACKER, section=-1)
    assert attack(p).asked[1] != "UseSpy"


@pytest.mark.rule("fenris.mechmods.npc-symbol")
def test_a_spy_is_not_used_against_a_power() -> None:
    p = WildMods().keep(0, "spy").mech(0, 1, "T5").attack()
    assert p.asked == (0, "Dial")
    p = WildMods().keep(0, "spy").mech(0, 1, "M4").his_turn().roll(2)
    assert p.asked == (0, "Dial")


@pytest.mark.rule("fenris.mechmods.npc-symbol", "fenris.annihilator.no-opponent-effects")
def test_nor_against_a_power_that_guards() -> None:
    p = GuardedMods().keep(0, "spy").mech(0, 1, "M4").enter("unit mech1").play("done")
    assert p.asked == (0, "Dial")


@pytest.mark.rule("fenris.mechmods.npc-symbol", "fenris.horde.no-opponent-effects")
def test_nor_against_the_horde() -> None:
    p = SiegeMods().horde("M4", "F7").keep(0, "spy").mech(0, 1, "T4").its_turn().march(2)
    assert p.asked == (0, "OpenDial")


def test_propaganda_and_cavalry_work_beside_a_power() -> None:
    p = WildMods("saxony mechanical", "crimea industrial").keep(0, "cavalry", "propaganda").mech(0, 1, "M4")
    p.abilities(0).workers(1, "V5").turn(0).play("move", "cavalry", "unit mech1", "to V5")
    assert p.asked == (0, "OnTheMove")
    assert p.play("yes").player(0).popularity == 5


def test_hands_are_as_before() -> None:
    """A card that was only shown is still in the hand until the combat is settled."""
    p = spied().play("yes").commit(DEFENDER, 3, 4)
    assert hand(p, DEFENDER) == [3, 4]
