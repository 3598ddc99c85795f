"""Combats with Mad Tesla: strength, discards, retreat, health and the end."""

from __future__ import annotations

import pytest

from games.scythe.fenris.wild import Wild
from spielwerk.games.scythe.events import CardDiscarded, CombatWon, Gained, Retreated, StarPlaced
from spielwerk.games.scythe.modules.mad_tesla_combat import Destroyed, Raged, Wounded
from spielwerk.games.scythe.scoring import region_count
from spielwerk.games.scythe.state import POPULARITY
from spielwerk.kernel.event import Event

AROUND = ["L3", "M4", "L5", "T5", "L4", "W3"]
"""The neighbours of the Factory."""


def attacked(**options: object) -> Wild:
    """Crimea's mech goes from T5 to the Factory."""
    return Wild(**options).mech(0, 1, "T5").attack()


# --- the book's example, and others


@pytest.mark.rule("fenris.madtesla.example", "fenris.madtesla.win-health", "fenris.madtesla.win-popularity")
def test_josh_has_11_against_8_and_health_drops_to_13() -> None:
    """3 on the die, 2 and 3 on the pile; 1 popularity at the start, 1 for the win, and a star."""
    p = Wild().hand(0, 4).mech(0, 1, "T5").attack()
    assert p.player(0).popularity == 6
    p.strike(7, 4, die=3).play("to W3")
    assert p.health == 13
    assert (p.player(0).popularity, p.combat_stars()) == (7, 1)
    assert p.player(0).power == 2
    assert (p.at, p.player(0).coins) == ("W3", 0), "he goes on"


@pytest.mark.rule("fenris.madtesla.tie-example", "fenris.madtesla.win-health-tie", "fenris.madtesla.tie")
def test_nine_against_nine_is_a_win_for_the_attacker_that_costs_him_1() -> None:
    p = Wild().with_health(13).hand(0, 2).mech(0, 1, "T5").attack().strike(7, 2, die=4).play("to W3")
    assert (p.health, p.combat_stars()) == (12, 1)


@pytest.mark.rule("fenris.madtesla.tie")
def test_a_defender_loses_a_tie_against_him() -> None:
    p = Wild().mech(0, 1, "M4").his_turn().roll(2).strike(6, die=1)
    assert (p.where(0, 1), p.health) == ("home", 16)


@pytest.mark.rule("fenris.madtesla.kill-example", "fenris.madtesla.destroyed")
def test_a_win_by_5_destroys_him_at_health_4() -> None:
    p = Wild().with_health(4).hand(0, 5, 2).mech(0, 2, "FACTORY").mech(0, 3, "FACTORY").abilities(0)
    p.tesla("M4").move("unit mech2", "to M4", "unit mech3", "to M4").strike(7, 2, 5, die=4).play("card 3")
    assert (p.health, p.at) == (0, "nowhere")
    assert not p.s.players[p.me].fighters_at


# --- his strength


@pytest.mark.rule("fenris.madtesla.popularity-start", "fenris.madtesla.choose")
def test_a_player_gains_popularity_before_the_dials() -> None:
    p = attacked()
    assert (p.player(0).popularity, p.asked) == (6, (0, "Dial"))
    q = Wild().mech(1, 1, "M4").his_turn().roll(2)
    assert (q.player(1).popularity, q.asked) == (6, (1, "Dial"))


@pytest.mark.rule("fenris.madtesla.popularity-start")
def test_the_popularity_star_may_come_before_the_dials() -> None:
    p = Wild().set(0, popularity=17).mech(0, 1, "T5").attack()
    assert p.player(0).stars[p.s.rules.star_rows["popularity"]] == 1


@pytest.mark.rule("fenris.madtesla.base-power", "fenris.madtesla.orange-die")
@pytest.mark.parametrize(
    ("pile", "die", "total"), [((5, 2, 3), 3, 8), ((4, 4), 6, 14), ((5,), 1, 6), ((), 2, 2)]
)
def test_his_strength_is_the_die_and_the_two_cards_on_top(
    pile: tuple[int, ...], die: int, total: int
) -> None:
    """Fewer cards count as they are."""
    p = attacked().deck(*[2] * 9, discards=pile)
    p.s.journal = journal = list[Event]()
    p.strike(0, die=die)
    (raged,) = [event for event in journal if isinstance(event, Raged)]
    assert (raged.die, raged.total) == (die, total)
    assert p.where(0, 1) == "home"


@pytest.mark.rule("fenris.ruling.madtesla-base-timing")
def test_cards_of_this_combat_do_not_count_for_it() -> None:
    p = Wild().hand(0, 5).mech(0, 1, "T5").attack().strike(1, 5, die=1)
    assert p.asked == (0, "WhereTo"), "6 against 1 + 2 + 3 is a tie that the attacker wins"
    p.play("to W3")
    assert p.s.deck.discard == [0, 1, 3], "the two cards stay, and the 5 lies on top"


@pytest.mark.rule("fenris.madtesla.health-not-spent")
def test_his_health_is_not_spent() -> None:
    p = attacked().strike(0, die=3)
    assert (p.health, p.where(0, 1)) == (16, "home")


@pytest.mark.rule("fenris.madtesla.no-opponent-effects", "fenris.madtesla.no-reduction")
@pytest.mark.parametrize(("faction", "mech"), [("crimea", 3), ("saxony", 3), ("nordic", 3), ("albion", 2)])
def test_abilities_that_weaken_the_opponent_cannot_be_used(faction: str, mech: int) -> None:
    """Scout, Disarm, Artillery and Sword; against a player each is asked for."""
    mat = "militant" if faction == "albion" else "mechanical"
    other = "polania industrial"
    p = Wild(f"{faction} {mat}", other, modules=["invaders", "mad-tesla"])
    p.mech(0, mech, "T5").structure(0, "mine", "T5").attack(unit=f"mech{mech}")
    assert p.asked == (0, "Dial")
    q = Wild(f"{faction} {mat}", other, modules=["invaders", "mad-tesla"]).tesla("L1").hand(1, 2)
    q.structure(0, "mine", "FACTORY").structure(1, "mill", "F1")
    q.mech(0, mech, "T5").mech(1, 1, "FACTORY").attack(unit=f"mech{mech}")
    assert q.asked[1] in ("Scout", "Disarm", "Artillery", "Sword")


@pytest.mark.rule("fenris.madtesla.own-effects")
def test_abilities_that_help_oneself_may_be_used() -> None:
    """Shield of Albion, and the additional card of People's Army."""
    p = Wild("albion militant", "saxony industrial", modules=["invaders", "mad-tesla"])
    p.mech(0, 3, "M4").his_turn().roll(2)
    assert p.asked == (0, "Shield")
    p.play("yes")
    assert p.player(0).power == 11
    q = Wild("rusviet mechanical", "saxony industrial").hand(0, 2, 3).mech(0, 3, "T5").workers(0, "T5")
    q.turn(0).play("move", "units", "unit mech3", "to FACTORY", "load worker 1", "done", "dial 0", "card 0")
    assert "card 1" in q.options_of(0)


@pytest.mark.rule("scythe.invaders.shield", "fenris.ruling.madtesla-attacker")
def test_albion_is_the_defender_if_he_comes_upon_it_in_its_own_turn() -> None:
    p = Wild("albion militant", "saxony industrial", modules=["invaders", "mad-tesla"]).tesla("M4")
    p.mech(0, 1, "W4").mech(0, 3, "FACTORY").attack("M4")
    assert p.asked == (0, "Dial"), "no Shield for the attacker"
    p.strike(7, die=1)
    assert (p.at, p.asked, p.options) == ("FACTORY", (0, "Shield"), ["yes", "no"])


# --- discards


@pytest.mark.rule("fenris.madtesla.discard-order")
def test_the_defenders_cards_lie_on_top_also_between_players() -> None:
    p = Wild().tesla("L1").hand(0, 5).hand(1, 2).mech(0, 1, "T5").mech(1, 1, "FACTORY").attack()
    p.commit(0, 2, 5).commit(1, 1, 2)
    assert p.s.deck.discard[-2:] == [3, 0]


@pytest.mark.rule("fenris.madtesla.discard-own-order")
def test_who_discards_several_cards_chooses_their_order() -> None:
    """Only the two on top matter."""
    p = (
        Wild()
        .tesla("M4")
        .hand(0, 2, 3, 5)
        .character(0, "FACTORY")
        .mech(0, 1, "FACTORY")
        .mech(0, 2, "FACTORY")
    )
    p.abilities(0).tesla("L1").mech(1, 1, "M4").turn(0)
    p.play("move", "units", "unit mech1", "to M4", "unit mech2", "to M4")
    p.play("done") if p.asked[1] == "WhichUnit" else None
    p.commit(0, 3, 3, 5).commit(1, 0)
    assert (p.asked, p.options) == ((0, "DiscardOrder"), ["card 1", "card 3"])
    p.play("card 1")
    assert p.s.deck.discard[-2:] == [3, 1]


@pytest.mark.rule("fenris.madtesla.discard-own-order")
def test_of_four_cards_two_are_laid_on_top() -> None:
    """The order of the others does not matter."""
    p = Wild().hand(0, 2, 3, 4, 5)
    for mech in (1, 2, 3, 4):
        p.mech(0, mech, "M4")
    p.abilities(0).his_turn().roll(2).strike(0, 2, 3, 4, 5, die=6)
    assert (p.asked, p.options) == ((0, "DiscardOrder"), ["card 0", "card 1", "card 2", "card 3"])
    p.play("card 1")
    assert (p.asked, p.options) == ((0, "DiscardOrder"), ["card 0", "card 2", "card 3"])
    p.play("card 0")
    assert p.asked[1] != "DiscardOrder"
    assert p.s.deck.discard[-2:] == [0, 1]


@pytest.mark.rule("fenris.madtesla.discard-own-order")
def test_an_order_under_two_cards_of_the_defender_is_not_asked_for() -> None:
    p = Wild().tesla("L1").hand(0, 2, 5).hand(1, 3, 4).mech(0, 1, "T5").mech(0, 2, "T5").abilities(0)
    p.mech(1, 1, "FACTORY").mech(1, 2, "FACTORY").abilities(1)
    p.move("unit mech1", "to FACTORY", "unit mech2", "to FACTORY")
    p.commit(0, 3, 2, 5).commit(1, 0, 3, 4)
    assert p.asked == (1, "DiscardOrder"), "the attacker's cards are covered anyway"
    p.play("card 2")
    assert p.s.deck.discard[-4:] == [0, 3, 1, 2]


# --- losing against him


@pytest.mark.rule("fenris.madtesla.lose", "fenris.ruling.madtesla-lose-on-factory")
def test_who_loses_retreats_and_draws_a_card_for_what_was_spent() -> None:
    p = attacked().strike(3, die=6)
    assert p.asked == (-1, "DrawCard")
    p.play("card 0")
    assert (p.where(0, 1), p.at, p.player(0).power) == ("home", "FACTORY", 6)
    assert (p.held(0), p.combat_stars()) == ([2], 0)


@pytest.mark.rule("fenris.madtesla.lose-retreat")
def test_after_a_win_he_goes_back_to_the_factory() -> None:
    p = Wild().mech(0, 1, "M4").his_turn().roll(2).strike(0, die=1)
    assert (p.where(0, 1), p.at) == ("home", "FACTORY")


@pytest.mark.rule("fenris.madtesla.lose-retreat", "fenris.ruling.madtesla-attacker")
def test_his_way_back_starts_another_combat() -> None:
    p = Wild().mech(0, 1, "M4").mech(1, 1, "FACTORY").tesla("V5").his_turn().roll(6).strike(0, die=1)
    assert p.asked == (1, "Dial")
    assert p.player(1).popularity == 6
    p.strike(6, die=1, seat=1)
    assert p.where(1, 1) == "home", "he attacks, so a tie is his"


# --- beating him


@pytest.mark.rule("fenris.madtesla.win-retreat", "fenris.madtesla.win-star")
def test_beaten_elsewhere_he_retreats_to_the_factory() -> None:
    p = Wild().tesla("M4").mech(0, 1, "FACTORY").attack("M4").strike(7, die=1)
    assert (p.at, p.where(0, 1), p.combat_stars()) == ("FACTORY", "M4", 1)


@pytest.mark.rule("fenris.madtesla.win-star")
def test_a_third_combat_star_does_not_exist() -> None:
    p = Wild().stars(0, combat=2).tesla("M4").mech(0, 1, "FACTORY").attack("M4").strike(7, die=1)
    assert (p.combat_stars(), p.health) == (2, 15)


@pytest.mark.rule("fenris.madtesla.win-order", "fenris.madtesla.win-retreat")
def test_retreat_popularity_star_and_health_come_in_this_order_and_then_the_next_combat() -> None:
    p = Wild().tesla("M4").mech(0, 1, "W4").mech(1, 1, "FACTORY").attack("M4")
    p.s.journal = journal = list[Event]()
    p.strike(7, die=1)
    told = [
        event
        for event in journal
        if isinstance(event, Retreated | StarPlaced | Wounded | CombatWon)
        or (isinstance(event, Gained) and event.what == POPULARITY)
    ]
    kinds = [type(event) for event in told]
    assert kinds == [CombatWon, Retreated, Gained, StarPlaced, Wounded, Gained]
    assert told[-1] == Gained(1, POPULARITY, 1), "the next combat has begun"
    assert p.asked == (1, "Dial")


@pytest.mark.rule("fenris.madtesla.win-on-factory", "fenris.ruling.madtesla-retreat-targets")
def test_beaten_on_the_factory_he_goes_where_the_winner_says() -> None:
    """To a neighbour without units; structures do not count."""
    p = Wild().workers(1, "W3").mech(1, 1, "L4").structure(1, "mill", "M4").mech(0, 1, "T5").attack()
    p.strike(7, die=1)
    assert p.asked == (0, "WhereTo")
    assert {*p.options} == {"to L3", "to M4", "to L5", "to T5"}
    assert p.play("to L5").at == "L5"


@pytest.mark.rule("fenris.ruling.madtesla-retreat-targets")
def test_with_one_free_neighbour_he_goes_there() -> None:
    p = surrounded("L5").attack().strike(7, die=1)
    assert p.at == "L5"


def surrounded(*free: str) -> Wild:
    """Mechs of Saxony and of Crimea on the neighbours of the Factory, except the free ones; one in T5."""
    p = Wild()
    for place, (seat, mech) in zip(AROUND, [(1, 1), (1, 2), (1, 3), (0, 1), (0, 2), (0, 3)], strict=True):
        if place not in free:
            p.mech(seat, mech, place)
    p.abilities(0).abilities(1)
    return p.workers(0, "T5")


@pytest.mark.rule("fenris.madtesla.win-on-factory-full")
def test_without_a_free_neighbour_the_die_decides_and_may_start_a_combat() -> None:
    p = surrounded().attack().strike(7, die=1)
    assert p.asked == (-1, "Driven")
    p.roll(2)
    assert (p.at, p.asked) == ("M4", (1, "Dial"))
    assert p.health == 15, "the wound comes first"


@pytest.mark.rule("fenris.ruling.madtesla-two-combats")
def test_a_combat_against_him_on_the_factory_comes_first() -> None:
    p = Wild().mech(0, 1, "T5").mech(0, 2, "T5").abilities(0).mech(1, 1, "V7")
    p.move("unit mech1", "to V7", "unit mech2", "to FACTORY")
    assert p.asked == (0, "Dial")
    assert p.player(0).popularity == 6, "against him"
    p.strike(0, die=1)
    assert [d.seat for d in p.game.decisions(p.s)] == [0, 1], "now against Saxony"
    p.commit(0, 7).commit(1, 0)
    assert (p.where(0, 1), p.asked) == ("V7", (-1, "Wander")), "there is no other combat"


@pytest.mark.rule("fenris.ruling.madtesla-two-combats", "fenris.ruling.madtesla-attacker")
@pytest.mark.parametrize("me", [0, 1])
def test_where_two_are_about_to_fight_he_meets_the_one_who_moves(me: int) -> None:
    """He is beaten on M4 and retreats to the Factory, into the combat of two players."""
    other = 1 - me
    p = Wild().tesla("M4").mech(other, 1, "FACTORY").mech(me, 1, "W4").mech(me, 2, "T5").abilities(me)
    p.move("unit mech1", "to M4", "unit mech2", "to FACTORY", seat=me).play("fight M4")
    p.strike(7, die=1, seat=me)
    assert (p.at, p.asked) == ("FACTORY", (me, "Dial"))
    assert len(p.game.decisions(p.s)) == 1, "against him alone"
    p.strike(0, die=6, seat=me)
    assert (p.where(me, 2), p.asked) == ("home", (other, "Dial")), "the other meets him next"


# --- the end


@pytest.mark.rule("fenris.madtesla.destroyed-coins", "fenris.madtesla.destroyed-end", "fenris.madtesla.end")
def test_who_destroys_him_gets_10_coins_finishes_the_turn_and_the_game_ends() -> None:
    p = Wild().with_health(1).tesla("M4").mech(0, 1, "FACTORY").workers(0, "V9")
    p.goods("V9", oil=9, metal=9, wood=9, food=9).attack("M4").strike(7, die=1)
    assert (p.player(0).coins, p.s.over) == (10, False)
    assert p.asked == (0, "Bottom"), "the turn goes on"
    p.play(p.options[-1])
    assert p.s.over
    outcome = p.game.outcome(p.s)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("fenris.ruling.madtesla-destroyed-off-turn")
def test_destroyed_while_he_attacks_the_game_ends_after_the_combat() -> None:
    p = Wild().with_health(1).mech(1, 1, "M4").his_turn().roll(2)
    p.strike(7, die=1, seat=1)
    assert p.s.over
    assert (p.player(1).coins, p.combat_stars(1), p.player(1).popularity) == (10, 1, 7)


@pytest.mark.rule("fenris.ruling.madtesla-destroyed-off-turn")
def test_destroyed_in_the_turn_of_somebody_else_nobody_finishes_a_turn() -> None:
    """Crimea beats him in M4; he retreats to the Factory, where Saxony destroys him."""
    p = Wild().with_health(2).tesla("M4").mech(0, 1, "W4").mech(1, 1, "FACTORY").workers(0, "V9")
    p.goods("V9", oil=9, metal=9, wood=9, food=9).attack("M4").strike(7, die=1)
    assert (p.health, p.asked, p.s.active) == (1, (1, "Dial"), 0)
    p.strike(7, die=1, seat=1).play("to W3")
    assert (p.s.over, p.player(1).coins, p.player(0).coins) == (True, 10, 0)


@pytest.mark.rule("fenris.madtesla.end")
def test_a_sixth_star_ends_the_game_as_usual() -> None:
    p = Wild().stars(0, upgrades=1, mechs=1, structures=1, recruits=1, workers=1).tesla("M4")
    p.mech(0, 1, "FACTORY").attack("M4").strike(7, die=1)
    assert p.s.over
    assert p.player(0).star_count == 6


@pytest.mark.rule("fenris.ruling.madtesla-sixth-star")
def test_his_health_drops_even_if_the_star_ends_the_game() -> None:
    """And who destroys him with it has the coins; the combat that his retreat causes is not fought."""
    p = Wild().stars(0, upgrades=1, mechs=1, structures=1, recruits=1, workers=1).tesla("M4").with_health(1)
    p.mech(0, 1, "W4").mech(1, 1, "FACTORY").attack("M4").strike(7, die=1)
    assert (p.s.over, p.health, p.player(0).coins) == (True, 0, 10)
    q = Wild().stars(0, upgrades=1, mechs=1, structures=1, recruits=1, workers=1).tesla("M4")
    q.mech(0, 1, "W4").mech(1, 1, "FACTORY").attack("M4").strike(7, die=1)
    assert (q.s.over, q.health, q.player(1).popularity) == (True, 15, 5)


SIX_AFTER_THIS = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


@pytest.mark.rule("fenris.ruling.madtesla-sixth-star", "scythe.end.pending-units-return")
def test_a_unit_that_he_comes_upon_stays_and_counts_if_the_sixth_star_ends_the_game() -> None:
    """Also one that moved this turn, because nobody was there."""
    p = Wild().stars(0, **SIX_AFTER_THIS).tesla("M4").mech(0, 1, "W4").mech(0, 2, "FACTORY").abilities(0)
    p.attack("M4").strike(7, die=1)
    assert (p.s.over, p.at, p.where(0, 1), p.where(0, 2)) == (True, "FACTORY", "M4", "FACTORY")
    assert region_count(p.s, 0) == 1 + 3
    q = Wild().stars(0, **SIX_AFTER_THIS).tesla("M4").mech(0, 1, "W4").mech(0, 2, "T5").abilities(0)
    q.move("unit mech2", "to FACTORY", "unit mech1", "to M4").strike(7, die=1)
    assert (q.s.over, q.at, q.where(0, 2), region_count(q.s, 0)) == (True, "FACTORY", "FACTORY", 1 + 3)


@pytest.mark.rule("fenris.ruling.madtesla-sixth-star", "scythe.end.pending-units-return")
def test_another_unit_goes_back_to_where_it_came_from_though_the_die_has_driven_him_away() -> None:
    p = surrounded().stars(0, **SIX_AFTER_THIS).mech(0, 4, "T6").abilities(0).mech(1, 4, "V7").abilities(1)
    p.move("unit mech4", "to V7", "unit mech1", "to FACTORY").strike(7, die=1)
    assert p.asked == (-1, "Driven")
    p.roll(2)
    assert (p.s.over, p.where(0, 4)) == (True, "T6")


@pytest.mark.rule("fenris.ruling.madtesla-sixth-star")
def test_a_unit_stays_if_a_star_for_popularity_ends_the_game_in_the_combat_of_his_return() -> None:
    p = Wild().stars(0, **SIX_AFTER_THIS).set(0, popularity=16).tesla("M4")
    p.mech(0, 1, "W4").mech(0, 2, "FACTORY").abilities(0).attack("M4").strike(0, die=6)
    assert (p.s.over, p.at, p.where(0, 1), p.where(0, 2)) == (True, "FACTORY", "home", "FACTORY")


@pytest.mark.rule("scythe.combat.sixth-star-stops", "scythe.end.pending-units-return")
def test_a_unit_that_attacked_somebody_else_goes_back_even_if_he_has_come_there_too() -> None:
    p = Wild().stars(0, **SIX_AFTER_THIS).tesla("M4").mech(1, 1, "FACTORY")
    p.mech(0, 1, "W4").mech(0, 2, "T5").abilities(0).move("unit mech2", "to FACTORY", "unit mech1", "to M4")
    p.play("fight M4").strike(7, die=1)
    assert (p.s.over, p.at, p.where(0, 2)) == (True, "FACTORY", "T5")


@pytest.mark.rule("scythe.combat.sixth-star-stops")
def test_a_unit_that_attacked_him_goes_back_if_a_star_comes_before_the_combat() -> None:
    p = Wild().stars(0, **SIX_AFTER_THIS).set(0, popularity=17).mech(0, 1, "T5").abilities(0).attack()
    assert (p.s.over, p.at, p.where(0, 1)) == (True, "FACTORY", "T5")


@pytest.mark.rule("fenris.madtesla.module-end-option", "fenris.madtesla.destroyed")
def test_the_group_may_play_on_without_him() -> None:
    p = Wild(tesla_ends=False).with_health(1).tesla("M4").mech(0, 1, "FACTORY").attack("M4")
    p.strike(7, die=1)
    assert p.player(0).coins == 10
    while p.asked[1] != "ChooseSection":
        p.play(p.options[-1])
    assert (p.s.over, p.at, p.asked[0]) == (False, "nowhere", 1)
    assert p.me not in p.s.round


@pytest.mark.rule("fenris.madtesla.module-end-option")
def test_destroyed_in_his_own_turn_he_does_not_come_back() -> None:
    p = Wild(tesla_ends=False).with_health(1).mech(1, 1, "M4").his_turn().roll(2)
    p.strike(7, die=1, seat=1)
    for section in ("move", "move", "trade", "trade"):
        assert p.asked[1] == "ChooseSection"
        p.play(section)
        while p.asked[1] != "ChooseSection":
            p.play(p.options[-1])
    assert p.me not in p.s.round


@pytest.mark.rule("fenris.madtesla.discard-own-order")
def test_once_he_is_gone_nobody_orders_discards() -> None:
    p = Wild(tesla_ends=False).with_health(1).mech(1, 1, "M4").his_turn().roll(2).strike(7, die=1, seat=1)
    p.hand(0, 2, 5).mech(0, 1, "FACTORY").mech(0, 2, "FACTORY").abilities(0).set(0, power=9)
    p.move("unit mech1", "to M4", "unit mech2", "to M4").commit(0, 3, 2, 5).commit(1, 0)
    assert p.asked[1] not in ("DiscardOrder", "Dial", "AddCards")
    assert p.s.deck.discard[-2:] == [0, 3]


def test_the_log_tells_of_his_end() -> None:
    p = Wild().with_health(1).mech(1, 1, "M4").his_turn().roll(2)
    p.s.journal = journal = list[Event]()
    p.strike(7, die=1, seat=1)
    assert Destroyed(1, p.me) in journal
    speech = p.game.box.speech()
    told = [speech.event(event, p.s.rules) for event in journal if not isinstance(event, CardDiscarded)]
    assert "Saxony Empire destroys Mad Tesla." in told
    assert told[-1] == "Saxony Empire ends the game: Mad Tesla is destroyed."
