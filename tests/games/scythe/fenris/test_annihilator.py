"""The Annihilator: its discovery, its power, and combats with it."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.guarded import BEGINNING, MODULE, Guarded
from spielwerk.games.scythe.automa.arrival import go
from spielwerk.games.scythe.automa.neighbourhood import fighters_by_place, hunted
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.combat import begin_combat
from spielwerk.games.scythe.modules.annihilator import BARRED_OBJECTIVES
from spielwerk.games.scythe.movement import reach
from spielwerk.games.scythe.state import FIRST_WORKER
from spielwerk.kernel.points import AssemblyError
from spielwerk.kernel.schema import SetupError

AUTOMA = 1
SOLO: tuple[Any, ...] = ("crimea mechanical", {"faction": "saxony", "automa": "automa"})


def discovered(blue: int = 4, orange: int = 2, choose: str = "blue-die 4") -> Guarded:
    """Mech 1 of Crimea has discovered it and goes on with the movement."""
    return Guarded().mech(0, 1, "M4").mech(0, 2, "T5").enter("unit mech1").dice(blue, orange).play(choose)


def attacked(die: int = 4) -> Guarded:
    """It was discovered before; mech 1 of Crimea attacks it."""
    p = Guarded().mech(0, 1, "M4").found(die=die).enter("unit mech1")
    return p.play("done") if p.asked[1] == "WhichUnit" else p


# --- discovery


@pytest.mark.rule("fenris.annihilator.scope", "fenris.annihilator.place")
def test_it_stands_on_the_factory_once_somebody_enters() -> None:
    p = Guarded().mech(0, 1, "M4")
    assert p.at == "nowhere"
    p.turn(0).play("move", "units", "unit mech1", "to W4")
    assert p.at == "nowhere"
    p = Guarded().mech(0, 1, "M4").enter("unit mech1")
    assert (p.at, p.asked) == ("FACTORY", (-1, "RollBlue"))


@pytest.mark.rule("fenris.ep5.first-entry")
def test_the_unit_must_stop() -> None:
    p = Guarded().mech(0, 1, "M4").set(0, abilities=15).enter("unit mech1").dice(4, 4)
    assert (p.where(0, 1), p.asked[1]) == ("FACTORY", "WhichUnit")


@pytest.mark.rule("fenris.annihilator.reveal-dice")
@pytest.mark.parametrize(("option", "power"), [("blue-die 5", 5), ("orange-die 2", 2)])
def test_the_discoverer_rolls_both_dice_and_chooses_one(option: str, power: int) -> None:
    p = Guarded().mech(0, 1, "M4").enter("unit mech1").dice(5, 2)
    assert (p.asked, p.options) == ((0, "ChooseDie"), ["blue-die 5", "orange-die 2"])
    p.play(option)
    assert p.part.die == power


@pytest.mark.rule("fenris.annihilator.objectives-replaced")
def test_three_objectives_are_replaced_in_every_hand() -> None:
    p = Guarded().objectives(0, 5, 7).objectives(1, 1, 22).mech(0, 1, "M4").enter("unit mech1")
    drawn = []
    while p.asked[1] == "DealAnother":
        assert not {f"objective {n}" for n in BARRED_OBJECTIVES} & {*p.options}
        drawn.append(p.options[0])
        p.play(p.options[0])
    assert len(drawn) == 3
    held = [*p.s.objectives[0], *p.s.objectives[1]]
    assert len(held) == 4
    assert 1 in held
    assert not {*held} & {*BARRED_OBJECTIVES}
    assert {*BARRED_OBJECTIVES} <= {*p.s.objective_deck}
    assert not {*held} & {*p.s.objective_deck}, "no card is there twice"


@pytest.mark.rule("fenris.annihilator.objectives-replaced")
def test_other_objectives_stay() -> None:
    p = Guarded().objectives(0, 1, 2).objectives(1, 3, 4).mech(0, 1, "M4").enter("unit mech1").dice(3, 3)
    assert p.s.objectives[:2] == [(1, 2), (3, 4)]


@pytest.mark.rule("fenris.annihilator.worker-discoverer")
def test_a_worker_that_discovers_it_goes_home() -> None:
    p = Guarded().workers(0, "M4").enter("worker M4")
    p.dice(4, 2).play("orange-die 2")
    assert (p.workers_at(0, "home"), p.workers_at(0, "FACTORY"), p.at) == (1, 0, "FACTORY")
    assert p.part.controller == 0
    assert p.asked[1] != "Dial"


@pytest.mark.rule("fenris.ruling.annihilator-later-workers")
def test_workers_cannot_enter_alone_and_nobody_gets_a_factory_card() -> None:
    p = Guarded().found().workers(0, "M4")
    assert not reach(p.s, 0, FIRST_WORKER, p.place("M4")) & BIT[p.place("FACTORY")]
    p.character(0, "M4").enter("unit character").play("done")
    assert p.asked == (0, "Dial")
    p.commit(0, 0).draw(2, 2, 2)
    assert (p.where(0, 0), p.player(0).factory_card) == ("home", 0)


@pytest.mark.rule("fenris.annihilator.combat-discoverer", "fenris.annihilator.finish-move")
def test_the_discoverer_finishes_the_movement_and_must_fight() -> None:
    p = discovered()
    assert p.asked == (0, "WhichUnit")
    p.play("unit mech2", "to FACTORY")
    assert (p.where(0, 2), p.asked) == ("FACTORY", (0, "Dial"))
    p = discovered().play("done")
    assert p.asked == (0, "Dial"), "the combat is compulsory"


# --- combat


@pytest.mark.rule("fenris.annihilator.combat-cards", "fenris.ruling.annihilator-cards")
def test_three_cards_are_drawn_after_the_player_has_committed() -> None:
    p = attacked().deck(2, 3, 3, 5)
    p.play("dial 6")
    if p.asked[1] == "AddCards":
        p.play("done")
    assert p.asked == (-1, "DrawStrength")
    p.draw(2, 3, 3)
    assert p.where(0, 1) == "home", "4 and 8 make 12"
    values = [p.s.rules.card_values[kind] for kind in p.s.deck.discard]
    assert values == [2, 3, 3]


@pytest.mark.rule("fenris.annihilator.combat-example", "fenris.annihilator.combat-tie")
@pytest.mark.parametrize(("dial", "wins"), [(7, True), (6, False)])
def test_die_4_and_cards_2_3_3_against_7_and_a_5(dial: int, wins: bool) -> None:
    p = Guarded().hand(0, 5).mech(0, 1, "M4").found(die=4).enter("unit mech1").play("done")
    p.commit(0, dial, 5).draw(2, 3, 3)
    assert (p.game.outcome(p.s) is not None) == wins


@pytest.mark.rule("fenris.ruling.annihilator-marker", "fenris.annihilator.combat-cards")
def test_the_cards_count_for_this_combat_only() -> None:
    p = attacked().commit(0, 3).draw(5, 5, 5)
    assert p.part.die == 4
    while p.asked[1] == "DrawCard":
        p.play("card 0")
    p.mech(1, 1, "T5").enter("unit mech1", seat=1).play("done").commit(1, 7).draw(2, 2, 2)
    assert p.game.outcome(p.s) is None, "7 against 4 and 6"
    assert p.part.die == 4


@pytest.mark.rule("fenris.annihilator.combat-win", "fenris.ep5.end-annihilator")
def test_who_beats_it_places_a_star_and_the_game_ends() -> None:
    p = Guarded().hand(0, 5).mech(0, 1, "M4").found(die=1).enter("unit mech1").play("done")
    p.commit(0, 7, 5).draw(2, 2, 2)
    assert (p.combat_stars(), p.at, p.asked[1]) == (1, "nowhere", "")
    assert p.game.outcome(p.s) is not None
    report = p.game.box.report(p.s)
    assert [seat["found"] for seat in report["seats"]] == [True, False]


@pytest.mark.rule("fenris.annihilator.combat-win", "fenris.ep5.fenris-victor")
def test_other_combats_end_nothing_and_nobody_has_beaten_it() -> None:
    p = Guarded().mech(0, 1, "T5").mech(1, 1, "V7").move_in("unit mech1", "V7").commit(0, 7).commit(1, 0)
    assert (p.combat_stars(), p.game.outcome(p.s)) == (1, None)
    assert ["found" in seat for seat in p.game.box.report(p.s)["seats"]] == [False, False]
    p.found()
    assert [seat["found"] for seat in p.game.box.report(p.s)["seats"]] == [False, False]


@pytest.mark.rule("fenris.annihilator.combat-win")
def test_the_star_keeps_to_the_usual_limit() -> None:
    p = Guarded().stars(0, combat=2).hand(0, 5).mech(0, 1, "M4").found(die=1).enter("unit mech1").play("done")
    p.commit(0, 7, 5).draw(2, 2, 2)
    assert (p.combat_stars(), p.game.outcome(p.s) is not None) == (2, True)


@pytest.mark.rule("fenris.annihilator.combat-loss", "fenris.ruling.annihilator-loser-card")
@pytest.mark.parametrize(("dial", "cards"), [(2, 1), (0, 0)])
def test_a_loser_retreats_pays_and_draws_a_card(dial: int, cards: int) -> None:
    p = attacked().commit(0, dial).draw(5, 5, 5)
    drawn = 0
    while p.asked[1] == "DrawCard":
        p.play("card 0")
        drawn += 1
    assert (p.where(0, 1), p.player(0).power, drawn, p.at) == ("home", 9 - dial, cards, "FACTORY")


@pytest.mark.rule("fenris.annihilator.no-opponent-effects", "fenris.annihilator.no-reduction")
def test_abilities_against_opponents_do_nothing() -> None:
    """Scout of Crimea would take a card; Disarm of Saxony works in its own mine."""
    p = Guarded().found().mech(0, 1, "M4").set(0, abilities=15).enter("unit mech1").play("done")
    assert p.asked == (0, "Dial")
    p = Guarded().found(0).mech(1, 3, "M4").set(1, abilities=15).structure(1, "mine", "FACTORY")
    p.enter("unit mech3", seat=1).play("done")
    assert p.asked == (1, "Dial")


@pytest.mark.rule("fenris.annihilator.own-effects")
def test_abilities_for_oneself_are_used() -> None:
    """The Ronin of Togawa gives power to a lone unit."""
    p = Guarded("togawa", "crimea mechanical", modules=["invaders", "annihilator"]).mech(0, 1, "M4")
    p.found().set(0, abilities=15, power=2).enter("unit mech1")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    assert p.asked == (0, "Ronin")


# --- its turn


@pytest.mark.rule("fenris.annihilator.turn-order")
def test_it_acts_directly_before_its_controller() -> None:
    p = Guarded("crimea mechanical", "saxony industrial", "nordic patriotic").mech(0, 1, "M4")
    order = list(p.s.round)
    p.enter("unit mech1").dice(3, 3)
    i = order.index(0)
    assert p.s.round == [*order[:i], p.me, *order[i:]]
    p.play("done").commit(0, 0).draw(5, 5, 5)
    others = [*order[i + 1 :], *order[:i]]
    for other in others:
        assert p.asked == (other, "ChooseSection")
        p.play("move", "skip")
    assert p.asked == (-1, "RollBlue"), "its first turn comes after all others"
    p.dice(6, 6)
    assert p.asked == (0, "ChooseSection")


@pytest.mark.rule("fenris.annihilator.turn", "fenris.annihilator.autonomous")
def test_in_its_turn_the_controller_chooses_a_die_and_it_does_not_move() -> None:
    p = Guarded().found(controller=1, die=2).mech(0, 1, "M4").its_turn().dice(6, 1)
    assert (p.asked, p.options) == ((1, "ChooseDie"), ["blue-die 6", "orange-die 1"])
    p.play("orange-die 1")
    assert (p.part.die, p.at, p.asked) == (1, "FACTORY", (1, "ChooseSection"))


@pytest.mark.rule("fenris.annihilator.turn", "fenris.annihilator.reveal-dice")
def test_equal_dice_leave_no_choice() -> None:
    p = Guarded().found(controller=1, die=2).its_turn().dice(5, 5)
    assert (p.part.die, p.asked) == (5, (1, "ChooseSection"))


@pytest.mark.rule("fenris.annihilator.controller")
def test_the_controller_is_its_enemy_too_and_stays_its_controller() -> None:
    p = Guarded().found(controller=0).mech(0, 1, "M4").mech(1, 1, "T5").enter("unit mech1").play("done")
    assert p.asked == (0, "Dial")
    p.commit(0, 0).draw(5, 5, 5).enter("unit mech1", seat=1).play("done").commit(1, 0).draw(4, 4, 4)
    assert p.part.controller == 0


# --- Automas


def machine() -> Guarded:
    p = Guarded(*SOLO).set(AUTOMA, popularity=10, power=9, abilities=0)
    p.s.players[AUTOMA].units[1] = p.place("M4")
    p.hand(AUTOMA, 2, 3)
    p.s.active, p.s.stack = AUTOMA, []
    return p.fresh()


@pytest.mark.rule("fenris.annihilator.automa-first-fight", "fenris.annihilator.automa-outcome")
def test_an_automa_that_fights_it_first_loses_without_drawing_cards() -> None:
    p = machine()
    go(p.s, AUTOMA, 1, p.place("FACTORY"), "move-mech")
    p.fresh().dice(6, 2)
    assert p.asked == (-1, "LoseCard")
    p.play("card 0")
    assert (p.player(AUTOMA).power, p.held(AUTOMA)) == (5, [3])
    assert (p.where(AUTOMA, 1), p.at) == ("mat", "FACTORY"), "like any mech that an Automa loses"
    assert p.combat_stars(AUTOMA) == 0
    assert p.part.fought


@pytest.mark.rule("fenris.annihilator.automa-first-fight")
def test_an_automa_without_cards_loses_just_power() -> None:
    p = machine().hand(AUTOMA).set(AUTOMA, power=3)
    go(p.s, AUTOMA, 1, p.place("FACTORY"), "move-mech")
    p.fresh().dice(6, 2)
    assert p.asked[1] != "LoseCard"
    assert (p.player(AUTOMA).power, p.where(AUTOMA, 1)) == (0, "mat")


@pytest.mark.rule("fenris.annihilator.automa-first-fight")
def test_an_automa_loses_also_if_a_worker_of_somebody_else_has_discovered_it() -> None:
    p = machine().found(controller=0)
    go(p.s, AUTOMA, 1, p.place("FACTORY"), "move-mech")
    assert p.fresh().asked == (-1, "LoseCard")


@pytest.mark.rule("fenris.annihilator.automa-later-fights")
def test_an_automa_that_comes_later_fights_as_usual() -> None:
    p = machine().found(controller=0)
    p.part.fought = True
    begin = p.place("FACTORY")
    p.s.players[AUTOMA].units[1] = begin
    p.fresh()
    begin_combat(p.s, AUTOMA, begin)
    seen = []
    p.fresh()
    while p.asked[1] in ("DrawCombatCard", "PickCombatCard", "DrawStrength"):
        seen.append(p.asked[1])
        p.play(p.options[0])
    assert seen[0] == "DrawCombatCard"
    assert seen.count("DrawStrength") == 3


@pytest.mark.rule("fenris.annihilator.automa-later-fights")
def test_a_player_who_fights_first_opens_the_way_for_automas() -> None:
    p = Guarded(*SOLO).mech(0, 1, "M4").found(controller=0).enter("unit mech1")
    if p.asked[1] == "WhichUnit":
        p.play("done")
    p.commit(0, 0).draw(5, 5, 5)
    assert p.part.fought


@pytest.mark.rule("fenris.annihilator.automa-controller")
@pytest.mark.parametrize(("dice", "power"), [((6, 2), 2), ((1, 5), 1)])
def test_an_automa_chooses_the_lower_die(dice: tuple[int, int], power: int) -> None:
    p = machine().found(controller=AUTOMA, die=3).its_turn().dice(*dice)
    assert p.part.die == power


@pytest.mark.rule("fenris.annihilator.automa-enemy")
def test_it_is_an_enemy_combat_unit_for_automas() -> None:
    p = machine().found(controller=0)
    factory = p.s.rules.board.factory
    assert fighters_by_place(p.s, AUTOMA)[factory] == 1
    assert p.s.rules.board.distance[factory] in hunted(p.s, AUTOMA)


# --- nobody knows


@pytest.mark.rule("fenris.annihilator.scope")
def test_no_list_or_error_offers_it() -> None:
    schema = spielwerk.game("scythe").box.schema()
    assert "annihilator" not in schema.opened(["fenris-all"]).modules
    for modules in (["annihilator"], ["anihilator"]):
        with pytest.raises(SetupError) as error:
            spielwerk.game("scythe", seats=2, modules=modules, spoilers=["fenris-5"])
        assert "annihilator" not in str(error.value).replace(repr(modules[0]), "")
    with pytest.raises(SetupError, match="no such field"):
        spielwerk.game("scythe", seats=2, episode="5")
    for spoilers in (["fenris-1"], ["fenris-1", "fenris-4"]):
        with pytest.raises(SetupError, match="there is no such episode"):
            spielwerk.game("scythe", seats=2, episode="5", spoilers=spoilers)


def test_a_clash_with_it_does_not_name_it() -> None:
    with pytest.raises(AssemblyError, match="'mad-tesla' cannot be played in this set-up"):
        spielwerk.game(
            "scythe",
            seats=2,
            **{**BEGINNING, "modules": ["mad-tesla"], "spoilers": [*BEGINNING["spoilers"], "fenris-8b"]},
        )


def test_the_position_opens_its_key_when_it_wakes() -> None:
    p = Guarded().mech(0, 1, "M4")
    assert p.game.box.keys(p.s) == frozenset()
    p.enter("unit mech1")
    assert p.game.box.keys(p.s) == frozenset(["fenris-5c"])
    assert MODULE["spoilers"] == ["fenris-5c"]
