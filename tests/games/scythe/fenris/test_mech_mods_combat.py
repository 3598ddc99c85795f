"""Mech modifications in combat: the effect of each tile, its limits, and powers, which are not weakened."""

from __future__ import annotations

from typing import Any

import pytest

from games.scythe.battle import ATTACKER, DEFENDER, HERE, attack, fight, hand, stars
from games.scythe.fenris.mods import GuardedMods, Modded, SiegeMods, WildMods, front
from games.scythe.positions import Position
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.events import AbilityUsed
from spielwerk.games.scythe.modules.mech_mods_combat import DialTurned
from spielwerk.kernel.chance import Rng


def asked_for(p: Position) -> list[str]:
    """The abilities that are asked for before the dials; nobody uses one."""
    found = []
    while p.options == ["yes", "no"]:
        found.append(p.asked[1])
        p.play("no")
    return found


# --- Armor


@pytest.mark.rule("fenris.mechmods.armor-choice")
def test_armor_makes_the_attacker_choose_a_card_to_discard() -> None:
    p = attack(front().give(DEFENDER, "armor").hand(ATTACKER, 2, 3, 5))
    assert p.asked == (DEFENDER, "Armor")
    p.play("yes")
    assert (p.asked, p.options) == ((ATTACKER, "GiveUpCard"), ["card 0", "card 1", "card 3"])
    p.play("card 1")
    assert (hand(p, ATTACKER), p.s.deck.discard) == ([2, 5], [1])
    assert {d.kind for d in p.game.decisions(p.s)} == {"scythe.combat.Dial"}, "once in a combat"


def test_armor_is_for_defenders_and_against_cards() -> None:
    assert asked_for(attack(front().give(ATTACKER, "armor").hand(DEFENDER, 2))) == []
    assert asked_for(attack(front().give(DEFENDER, "armor"))) == [], "there is no card"
    p = attack(front().give(DEFENDER, "armor").hand(ATTACKER, 4)).play("no")
    assert hand(p, ATTACKER) == [4]


# --- tiles that help before the dials


def test_foothold_brings_2_power_at_an_own_structure() -> None:
    p = attack(front().give(DEFENDER, "foothold").structure(DEFENDER, "armory", HERE))
    assert p.asked == (DEFENDER, "Foothold")
    p.play("yes")
    assert p.player(DEFENDER).power == 7
    assert p.options_of(DEFENDER)[-1] == "dial 7"


def test_foothold_needs_a_structure_there_and_room_for_power() -> None:
    assert asked_for(attack(front().give(DEFENDER, "foothold"))) == []
    p = front().give(DEFENDER, "foothold").structure(DEFENDER, "armory", "T5")
    assert asked_for(attack(p)) == [], "elsewhere"
    p = front().give(DEFENDER, "foothold").structure(ATTACKER, "armory", HERE)
    assert asked_for(attack(p)) == [], "somebody else's"
    p = front((5, 16)).give(DEFENDER, "foothold").structure(DEFENDER, "armory", HERE)
    assert asked_for(attack(p)) == []


def test_power_from_a_tile_earns_the_star() -> None:
    p = attack(front((5, 14)).give(DEFENDER, "foothold").structure(DEFENDER, "armory", HERE)).play("yes")
    assert p.player(DEFENDER).stars[p.s.rules.star_rows["power"]] == 1


def test_reinforce_draws_a_card() -> None:
    p = attack(front().give(ATTACKER, "reinforce").deck(4, 4))
    assert p.asked == (ATTACKER, "Reinforce")
    p.play("yes")
    assert hand(p, ATTACKER) == [4]
    assert asked_for(p) == [], "once in a combat"


def test_reinforce_needs_a_card_to_draw() -> None:
    assert asked_for(attack(front().give(ATTACKER, "reinforce").deck())) == []
    assert asked_for(attack(front().give(DEFENDER, "reinforce"))) == ["Reinforce"], "defenders, too"


@pytest.mark.rule("fenris.mechmods.tactics-once")
def test_tactics_turns_one_card_into_3_power_once_in_a_combat() -> None:
    p = attack(front().give(ATTACKER, "tactics").hand(ATTACKER, 2, 2, 5))
    p.s.journal = []
    p.play("yes", "card 0")
    assert (p.player(ATTACKER).power, hand(p, ATTACKER), p.s.deck.discard) == (8, [2, 5], [0])
    assert AbilityUsed(ATTACKER, "tactics") in p.s.journal
    assert {d.kind for d in p.game.decisions(p.s)} == {"scythe.combat.Dial"}, "not again in this combat"


def test_tactics_needs_a_card_and_room_for_power() -> None:
    assert asked_for(attack(front().give(ATTACKER, "tactics"))) == []
    assert asked_for(attack(front((16, 5)).give(ATTACKER, "tactics").hand(ATTACKER, 2))) == []


def test_tiles_of_both_sides_are_asked_the_attackers_first() -> None:
    p = front().give(ATTACKER, "tactics").give(DEFENDER, "reinforce").hand(ATTACKER, 2)
    assert asked_for(attack(p)) == ["Tactics", "Reinforce"]


# --- the abilities of factions


def test_artillery_costs_1_and_takes_2() -> None:
    p = attack(front().give(ATTACKER, "artillery"))
    assert p.asked == (ATTACKER, "Artillery")
    p.play("yes")
    assert (p.player(ATTACKER).power, p.player(DEFENDER).power) == (4, 3)
    assert asked_for(attack(front((0, 5)).give(ATTACKER, "artillery"))) == []


def test_scout_steals_a_card() -> None:
    p = Modded("saxony mechanical", "crimea industrial").give(0, "scout").mech(0, 1, "T5").mech(1, 1, HERE)
    p.workers(0).workers(1).hand(0).hand(1, 5).set(0, power=3)
    attack(p).play("yes")
    assert (hand(p, 0), hand(p, 1)) == ([5], [])
    p = Modded("saxony mechanical", "crimea industrial").give(0, "scout").mech(0, 1, "T5").mech(1, 1, HERE)
    assert asked_for(attack(p.workers(0).workers(1).hand(0).hand(1))) == [], "there is no card"


def test_sword_takes_2_power_from_a_defender() -> None:
    p = attack(front().give(ATTACKER, "sword"))
    assert p.asked == (ATTACKER, "Sword")
    assert p.play("yes").player(DEFENDER).power == 3
    assert asked_for(attack(front().give(DEFENDER, "sword"))) == [], "only for attackers"


@pytest.mark.rule("fenris.ruling.ep5-mods-before-faction")
@pytest.mark.parametrize(
    ("faction", "tile", "name"),
    [("nordic", "artillery", "Artillery"), ("crimea", "scout", "Scout"), ("albion", "sword", "Sword")],
)
def test_a_tile_that_equals_a_printed_ability_is_not_used_besides_it(
    faction: str, tile: str, name: str
) -> None:
    """A player may own it from before a change of faction."""
    p = Modded(f"{faction} mechanical", "saxony industrial", modules=("invaders",)).give(0, tile, 4)
    printed = p.s.rules.data.factions()[faction].mechs.index(tile)
    p.mech(0, 1, "T5").mech(1, 1, HERE).workers(0).workers(1).hand(0).hand(1, 3, 4)
    p.set(0, power=5, abilities=p.s.rules.bit(tile) | 1 << printed).set(1, power=5)
    assert asked_for(attack(p)) == [name]


@pytest.mark.rule("fenris.ruling.ep5-mods-before-faction")
def test_suiton_on_a_tile_besides_the_printed_one_adds_one_card_alone() -> None:
    p = Modded("togawa mechanical", "saxony industrial", modules=("invaders",)).give(0, "suiton", 4)
    printed = p.s.rules.data.factions()["togawa"].mechs.index("suiton")
    p.set(0, power=5, abilities=p.s.rules.bit("suiton") | 1 << printed).character(0, "T5").character(1, "L5")
    p.workers(0).workers(1).hand(0, 2, 2, 2).hand(1).set(1, power=0).encounters().turn(0)
    p.play("move", "units", "unit character", "to L5", "done", "dial 0", "card 0", "card 0")
    assert p.held(0) == [2], "one for the character and one for the lake"


@pytest.mark.parametrize(("tile", "popularity"), [("camaraderie", 5), ("stealth", 3)])
def test_camaraderie_spares_the_attackers_popularity(tile: str, popularity: int) -> None:
    p = fight(front().give(ATTACKER, tile).workers(DEFENDER, HERE, HERE), 5, 0)
    assert p.workers_at(DEFENDER, "home") == 2
    assert p.player(ATTACKER).popularity == popularity


def test_camaraderie_does_not_spare_lone_workers() -> None:
    p = front().give(ATTACKER, "camaraderie").mech(DEFENDER, 1, "M6").workers(DEFENDER, HERE)
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}")
    assert (p.workers_at(DEFENDER, "home"), p.player(ATTACKER).popularity) == (1, 4)


# --- Entrenched


def test_entrenched_wins_ties_in_defence_only() -> None:
    assert stars(fight(front().give(DEFENDER, "entrenched"), 3, 3), DEFENDER) == 1
    assert stars(fight(front(), 3, 3), ATTACKER) == 1
    assert stars(fight(front().give(DEFENDER, "entrenched"), 4, 3), ATTACKER) == 1, "no tie"
    assert stars(fight(front().give(ATTACKER, "entrenched"), 3, 3), ATTACKER) == 1
    p = front().give(ATTACKER, "entrenched").give(DEFENDER, "entrenched")
    assert stars(fight(p, 3, 3), DEFENDER) == 1, "an attacker wins ties anyway, and has no claim"


# --- Feint


@pytest.mark.rule("fenris.mechmods.feint-pay-new")
def test_feint_turns_the_dial_and_only_the_new_value_is_paid() -> None:
    p = fight(front().give(ATTACKER, "feint"), 2, 3)
    assert (p.asked, stars(p, DEFENDER)) == ((ATTACKER, "Feint"), 0)
    p.s.journal = []
    p.play("dial 4")
    assert (stars(p, ATTACKER), p.player(ATTACKER).power) == (1, 1)
    assert DialTurned(ATTACKER, 2, 4) in p.s.journal
    p = fight(front().give(ATTACKER, "feint"), 4, 5).play("dial 2")
    assert (stars(p, DEFENDER), p.player(ATTACKER).power) == (1, 3), "2 of 5, not 4"


@pytest.mark.rule("fenris.mechmods.feint-affordable")
def test_feint_reaches_two_up_and_down_as_far_as_it_can_be_paid() -> None:
    assert fight(front((7, 5)).give(ATTACKER, "feint"), 3, 3).options == [f"dial {n}" for n in range(1, 6)]
    assert fight(front((4, 5)).give(ATTACKER, "feint"), 3, 3).options == [f"dial {n}" for n in range(1, 5)]
    assert fight(front((5, 5)).give(ATTACKER, "feint"), 0, 3).options == ["dial 0", "dial 1", "dial 2"]
    assert fight(front((16, 5)).give(ATTACKER, "feint"), 6, 3).options[-1] == "dial 7", "the dial ends at 7"


@pytest.mark.rule("fenris.mechmods.feint-pay-new")
def test_a_dial_that_stays_is_paid_once_and_is_no_news() -> None:
    p = fight(front().give(ATTACKER, "feint"), 3, 2)
    p.s.journal = []
    p.play("dial 3")
    assert not [event for event in p.s.journal if isinstance(event, DialTurned)]
    assert (stars(p, ATTACKER), p.player(ATTACKER).power) == (1, 2)


@pytest.mark.rule("fenris.mechmods.feint-pay-new")
def test_feint_of_a_loser_down_to_nothing_brings_no_card() -> None:
    p = fight(front().give(DEFENDER, "feint").deck(2, 2), 5, 1).play("dial 0")
    assert hand(p, DEFENDER) == []
    p = fight(front().give(DEFENDER, "feint").deck(2, 2), 5, 1).play("dial 1")
    assert hand(p, DEFENDER) == [2]


def test_the_attacker_feints_first_and_the_defender_knows_it() -> None:
    p = fight(front().give(ATTACKER, "feint").give(DEFENDER, "feint"), 2, 3).play("dial 4")
    assert p.asked == (DEFENDER, "Feint")
    p.play("dial 5")
    assert stars(p, DEFENDER) == 1


def test_a_position_in_the_middle_of_a_feint_can_be_guessed_by_the_other_side() -> None:
    """The cards that lie open are in the hands of every guess."""
    p = attack(front().give(ATTACKER, "feint").hand(ATTACKER, 2, 3, 5).hand(DEFENDER, 2, 4))
    p.commit(ATTACKER, 1, 5).commit(DEFENDER, 2, 4)
    for n in range(20):
        guess: Any = p.game.resample(p.view(DEFENDER), Rng(n))
        assert guess.hands[ATTACKER][3] >= 1
        p.game.apply(guess, "dial 1")
        assert min(guess.hands[ATTACKER]) >= 0


# --- Regroup


def test_regroup_retreats_to_a_controlled_territory() -> None:
    p = front().give(DEFENDER, "regroup", place="M6").workers(DEFENDER, HERE, "V6").mech(DEFENDER, 1, HERE)
    fight(p, 5, 0)
    assert (p.asked, p.options) == ((DEFENDER, "Regroup"), ["to M6", "to V6", "decline"])
    p.play("to V6")
    assert (p.where(DEFENDER, 1), p.workers_at(DEFENDER, "V6")) == ("V6", 2)
    assert p.player(ATTACKER).popularity == 4, "the worker was forced to retreat"


def test_regroup_may_be_declined_and_needs_a_territory_without_enemies() -> None:
    p: Position = front().give(DEFENDER, "regroup", place="M6").workers(DEFENDER)
    assert fight(p, 5, 0).play("decline").where(DEFENDER, 1) == "home"
    p = fight(front().give(DEFENDER, "regroup").workers(DEFENDER), 5, 0)
    assert (p.asked[1], p.where(DEFENDER, 1)) != ("Regroup", HERE), "nowhere to go: not asked"
    assert p.where(DEFENDER, 1) == "home"
    p = fight(front().give(DEFENDER, "regroup", place="M6"), 0, 5)
    assert p.asked[1] != "Regroup", "the winner does not retreat"


def test_regroup_leads_to_no_lake_and_not_into_another_combat() -> None:
    """A mech in L5, one in F6 to which an attacker has come as well, and one that is alone in M6."""
    p = front().give(DEFENDER, "regroup", 4, "L5").workers(DEFENDER).mech(DEFENDER, 2, "F6")
    p.mech(DEFENDER, 3, "M6").mech(ATTACKER, 2, "V9").workers(ATTACKER)
    p.set(DEFENDER, abilities=p.s.rules.bit("regroup"))
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}", "unit mech2", "to F6", f"fight {HERE}")
    p.play("dial 5", seat=ATTACKER).play("dial 0", seat=DEFENDER)
    assert (p.asked, p.options) == ((DEFENDER, "Regroup"), ["to M6", "decline"])


def test_regroup_comes_before_a_retreat_to_a_lake() -> None:
    p = (
        Modded("crimea mechanical", "nordic industrial")
        .mech(0, 1, "T5")
        .mech(1, 2, HERE)
        .workers(0)
        .workers(1, "F1")
    )
    p.give(1, "regroup").set(0, power=5).set(1, power=0).hand(0).hand(1)
    attack(p).play("dial 5")
    assert (p.asked, p.options) == ((1, "Regroup"), ["to F1", "decline"])
    declined = p.s.copy()
    p.play("to F1")
    assert p.where(1, 2) == "F1"
    assert p.asked[1] != "LakeRetreat"
    p.s = declined
    p.play("decline")
    assert (p.asked[1], "to L5" in p.options) == ("LakeRetreat", True)


# --- against a power


@pytest.mark.rule("fenris.mechmods.npc-symbol")
@pytest.mark.parametrize("tile", ["armor", "artillery", "sword"])
def test_a_tile_with_the_symbol_is_not_used_against_a_power(tile: str) -> None:
    p = WildMods().give(0, tile).hand(0, 2).mech(0, 1, "T5").attack()
    assert asked_for(p) == []
    p = WildMods().give(0, tile).hand(0, 2).mech(0, 1, "M4").his_turn().roll(2)
    assert asked_for(p) == [], "nor when he attacks"


@pytest.mark.rule("fenris.mechmods.npc-symbol")
def test_scout_is_not_used_against_a_power() -> None:
    p = WildMods("saxony mechanical", "crimea industrial").give(0, "scout").mech(0, 1, "T5").attack()
    assert asked_for(p) == []


@pytest.mark.rule("fenris.mechmods.npc-symbol", "fenris.horde.no-opponent-effects")
@pytest.mark.parametrize("tile", ["armor", "artillery", "sword", "scout"])
def test_a_tile_with_the_symbol_is_not_used_against_a_power_with_cards(tile: str) -> None:
    """The Horde has the cards beside its tile, and power."""
    p = SiegeMods().horde("M4", "F7").give(1, tile, place="T4").hand(1, 2).its_turn().march(2)
    assert p.asked == (1, "OpenDial")
    p = SiegeMods().horde("M4", "F7").give(1, tile, place="FACTORY").hand(1, 2)
    assert p.move("unit mech4", "to M4", seat=1).asked == (1, "OpenDial")


@pytest.mark.rule("fenris.mechmods.npc-symbol", "fenris.annihilator.no-opponent-effects")
@pytest.mark.parametrize(
    ("tile", "asked"), [("artillery", []), ("scout", []), ("sword", []), ("reinforce", ["Reinforce"])]
)
def test_nor_is_it_used_against_a_power_that_guards(tile: str, asked: list[str]) -> None:
    p = GuardedMods("saxony mechanical", "crimea industrial").give(0, tile, 4, "M4").hand(0, 2)
    assert asked_for(p.enter("unit mech4").play("done")) == asked


@pytest.mark.parametrize(("tile", "name"), [("reinforce", "Reinforce"), ("tactics", "Tactics")])
def test_tiles_that_help_their_owner_are_used_against_a_power(tile: str, name: str) -> None:
    assert asked_for(WildMods().give(0, tile).hand(0, 2).mech(0, 1, "T5").attack()) == [name]


def test_foothold_helps_against_a_power() -> None:
    p = WildMods().give(0, "foothold").structure(0, "mill", "FACTORY").mech(0, 1, "T5").attack().play("yes")
    assert p.player(0).power == 11


def test_feint_helps_against_a_power_whose_strength_stays() -> None:
    """1 on the die and 5 on the pile make 6: a 5 becomes a 7."""
    p = WildMods().give(0, "feint").mech(0, 1, "T5").attack().strike(5, die=1)
    assert p.asked == (0, "Feint")
    p.play("dial 7", "to W3")
    assert (p.combat_stars(), p.health, p.player(0).power) == (1, 15, 2)


def test_entrenched_wins_a_tie_against_an_attacking_power() -> None:
    p = WildMods().give(0, "entrenched").mech(0, 1, "M4").his_turn().roll(2).strike(6, die=1)
    assert (p.combat_stars(), p.health) == (1, 15)


def test_regroup_helps_whom_a_power_beats() -> None:
    p = WildMods().give(0, "regroup").workers(0, "V9").mech(0, 1, "M4").his_turn().roll(2).strike(0, die=6)
    assert (p.asked, p.options) == ((0, "Regroup"), ["to V9", "decline"])
    assert p.play("to V9").where(0, 1) == "V9"


def test_a_power_has_no_workers_whose_retreat_could_cost_popularity() -> None:
    p = WildMods().give(0, "camaraderie").mech(0, 1, "T5").attack().strike(7, die=1).play("to W3")
    assert p.player(0).popularity == 7, "one for the combat, one for the win"


def test_an_automa_discards_a_random_card_to_armor() -> None:
    seats = ("crimea mechanical", {"faction": "saxony", "automa": "automa"})
    p = Modded(*seats, ask=True).give(0, "armor").hand(0).hand(1, 2, 5).workers(0)
    p.mech(0, 1, HERE).mech(1, 1, HERE).s.stack = []
    p.s.active = 1
    begin_combat(p.s, 1, p.place(HERE))
    p.fresh()
    assert p.asked == (0, "Armor")
    p.play("yes")
    assert (p.asked, p.options) == ((-1, "LoseCard"), ["card 0", "card 3"])
    p.play("card 3")
    assert hand(p, 1) == [2]


class Attacked(Modded):
    """Saxony is an Automa; its mech attacks that of Crimea, which has a tile and this much power."""

    def __init__(self, tile: str, power: int) -> None:
        super().__init__("crimea mechanical", {"faction": "saxony", "automa": "automa"}, ask=True)
        self.give(0, tile).hand(0).hand(1).workers(0, "M6").workers(1).mech(0, 1, HERE).mech(1, 1, HERE)
        self.set(0, power=power).set(1, power=7).s.stack = []
        self.s.active = 1
        begin_combat(self.s, 1, self.place(HERE))
        self.fresh()

    def commit_both(self, dial: int) -> Attacked:
        """The Automa draws card 1."""
        self.commit(0, dial)
        while self.options and self.asked[0] == -1:
            self.play(self.options[0])
        return self


def test_after_an_attack_of_an_automa_units_may_regroup() -> None:
    p = Attacked("regroup", 0).commit_both(0)
    assert (p.asked, p.options) == ((0, "Regroup"), ["to M6", "decline"])
    assert p.play("to M6").where(0, 1) == "M6"


def test_a_feint_answers_what_an_automa_has_revealed() -> None:
    p = Attacked("feint", 7).commit_both(5)
    assert (p.asked, p.options) == ((0, "Feint"), [f"dial {n}" for n in range(3, 8)])


def test_entrenched_wins_a_tie_against_an_automa() -> None:
    strength = 7 - Attacked("stealth", 7).commit_both(0).player(1).power
    assert stars(Attacked("entrenched", 7).commit_both(strength), 0) == 1
    assert stars(Attacked("stealth", 7).commit_both(strength), 1) == 1


# --- beside partners


def besieged(*tiles: str) -> SiegeMods:
    """Both players stand in T4, the second with these tiles; the Horde attacks with 3 and a die."""
    p = SiegeMods().horde("M4", "F7").mech(0, 1, "T4").mech(1, 1, "T4")
    for mech, tile in enumerate(tiles, 3):
        p.give(1, tile, mech)
    return p.its_turn().march(2)


def test_entrenched_of_a_partner_wins_a_tie_for_both() -> None:
    """The first player dials 5 against 3 and 2."""
    p = besieged("entrenched").play("partner 0").answer(5, seat=0).die(2)
    assert p.units == ["F7"]
    p = besieged("stealth").play("partner 0").answer(5, seat=0).die(2)
    assert (p.where(0, 1), p.where(1, 1)) == ("home", "home")


def test_a_partner_who_does_not_dial_turns_no_dial() -> None:
    p = besieged("feint").play("partner 0").answer(5, seat=0).die(1)
    assert p.asked[1] != "Feint"
    p = besieged("feint").play("partner 1").answer(2, seat=1).die(1)
    assert (p.asked, p.options[-1]) == ((1, "Feint"), "dial 4")
