"""Combats with the Horde, and joint defence against it."""

from __future__ import annotations

import pytest

from games.scythe.fenris.mods import SiegeMods
from games.scythe.fenris.siege import Siege
from games.scythe.fenris.wolves import FENRIS
from spielwerk.kernel.frame import SPECTATOR

THREE = ("crimea mechanical", "saxony industrial", "nordic patriotic")


def attack(power: int = 9, **options: object) -> Siege:
    """Crimea goes from the Factory to M4, where a unit of the Horde is; another one is far away."""
    p = Siege(**options).horde("M4", "F7").mech(0, 1, "FACTORY").set(0, power=power)
    return p.move("unit mech1", "to M4")


def assault(*seats: str, **options: object) -> Siege:
    """The Horde goes from M4 to T4; who stands there is up to the test."""
    return Siege(*seats, **options).horde("M4", "F7")


# --- one player


@pytest.mark.rule("fenris.horde.who-starts", "fenris.horde.open-commit")
def test_a_player_attacks_and_commits_openly() -> None:
    p = Siege().horde("M4", "F7").mech(0, 1, "FACTORY").hand(0, 2, 4).move("unit mech1", "to M4")
    assert p.asked == (0, "OpenDial")
    p.play("dial 5")
    assert p.asked == (0, "OpenCards")
    for viewer in (0, 1, SPECTATOR):
        part = p.view(viewer).parts[p.s.rules.slots[type(p.part)]]
        assert part.committed[0][0] == 5, "everybody sees the dial before the die is rolled"


@pytest.mark.rule("fenris.horde.who-starts")
def test_its_units_attack_whom_they_move_into() -> None:
    p = assault().mech(0, 1, "T4").its_turn().march(2)
    assert p.asked == (0, "OpenDial")


@pytest.mark.rule("fenris.horde.combat-example", "fenris.horde.tie")
@pytest.mark.parametrize(("cards", "wins"), [((5,), True), ((4,), False)])
def test_with_cards_3_and_4_and_a_5_attackers_need_12(cards: tuple[int, ...], wins: bool) -> None:
    p = Siege().horde("M4", "F7").beside(3, 4).mech(0, 1, "FACTORY").hand(0, *cards)
    p.move("unit mech1", "to M4").answer(7, *cards).die(5)
    assert (p.where(0, 1) == "M4") == wins


@pytest.mark.rule("fenris.horde.combat-example", "fenris.horde.tie")
@pytest.mark.parametrize(("cards", "wins"), [((2, 4), True), ((2, 3), False)])
def test_with_cards_3_and_4_and_a_5_defenders_need_13(cards: tuple[int, ...], wins: bool) -> None:
    p = assault().beside(3, 4).mech(0, 1, "T4").mech(0, 2, "T4").hand(0, *cards)
    p.its_turn().march(2).answer(7, *cards).die(5)
    assert (p.where(0, 1) == "T4") == wins


@pytest.mark.rule("fenris.horde.orange-die", "fenris.horde.base-power")
@pytest.mark.parametrize(("die", "wins"), [(4, True), (5, False)])
def test_the_orange_die_is_added_to_its_power(die: int, wins: bool) -> None:
    p = attack().answer(7).die(die)
    assert (p.where(0, 1) == "M4") == wins


@pytest.mark.rule("fenris.ruling.horde-power-cap", "fenris.horde.power-grows")
def test_its_power_ends_at_16() -> None:
    p = Siege().tiles("combat", "power").horde("M4", "F7").beside(5, 5, 3).mech(0, 1, "FACTORY")
    p.mech(0, 2, "FACTORY").hand(0, 5, 4).move("unit mech1", "to M4", "unit mech2", "to M4")
    p.answer(7, 4, 5).die(1).play("card 3")
    assert (p.held(p.me), p.player(p.me).power) == ([3, 5, 5, 5], 16)


@pytest.mark.rule("fenris.ruling.horde-power-cap")
@pytest.mark.parametrize(("card", "wins"), [(2, False), (3, True)])
def test_the_die_comes_on_top_of_16(card: int, wins: bool) -> None:
    """Cards worth 18 and a 3 make 19; 7 power and the cards 4, 5 and 3 equal them."""
    p = Siege().tiles("combat", "power").horde("M4", "F7").beside(5, 5, 4, 4).hand(0, card, 4, 5)
    p.mech(0, 1, "FACTORY").mech(0, 2, "FACTORY").mech(0, 3, "FACTORY").set(0, slots=1)
    p.move("unit mech1", "to M4", "unit mech2", "to M4", "unit mech3", "to M4")
    p.answer(7, card, 4, 5).die(3)
    assert (p.where(0, 1) == "M4") == wins


@pytest.mark.rule("fenris.horde.player-wins", "fenris.horde.power-grows")
def test_a_beaten_unit_is_removed_and_another_card_is_laid_beside_the_tile() -> None:
    p = attack().answer(7).die(1)
    assert (p.units, p.asked) == (["F7"], (-1, "CardBeside"))
    p.play("card 2")
    assert (p.held(p.me), p.player(p.me).power) == ([3, 4], 7)


@pytest.mark.rule("fenris.horde.power-grows")
def test_without_any_card_its_power_stays() -> None:
    p = attack().tiles("combat", "power").deck()
    p.answer(7).die(1)
    assert (p.asked, p.options) == ((-1, "CardBeside"), ["take cards 0"])
    p.play("take cards 0")
    assert (p.held(p.me), p.player(p.me).power, p.units) == ([3], 3, ["F7"])
    assert p.s.deck.counts == [0] * len(p.s.deck.counts)


@pytest.mark.rule("fenris.horde.one-star")
def test_a_win_brings_a_combat_star_if_there_is_a_tile_for_it() -> None:
    p = attack().answer(7).die(1).play("card 0")
    assert (p.stars_of(0), p.won) == (1, True)
    p = Siege("crimea mechanical", "nordic patriotic").tiles("power").horde("M4", "F7").mech(0, 1, "FACTORY")
    p.move("unit mech1", "to M4").answer(7).die(1).play("card 0")
    assert (p.player(0).star_count, p.asked[1]) == (0, "ChooseSection")


@pytest.mark.rule(
    "fenris.horde.player-loses", "fenris.horde.player-loses-star", "fenris.ruling.horde-loss-retreat"
)
def test_a_loser_goes_home_draws_a_card_and_the_horde_places_a_star() -> None:
    p = attack().answer(1).die(6)
    assert (p.where(0, 1), p.asked) == ("home", (-1, "DrawCard"))
    p.play("card 0")
    assert (p.held(0), p.part.stars, p.units, p.player(0).power) == ([2], 1, ["M4", "F7"], 8)


@pytest.mark.rule("fenris.ruling.horde-loss-retreat")
def test_a_loser_who_committed_nothing_draws_no_card() -> None:
    p = attack().answer(0).die(6)
    assert (p.part.stars, p.asked[1]) == (1, "ChooseSection")


@pytest.mark.rule("fenris.horde.lose-stars")
@pytest.mark.parametrize(("stars", "won"), [(4, None), (5, False)])
def test_with_its_sixth_star_the_players_lose(stars: int, won: bool | None) -> None:
    p = attack()
    p.part.stars = stars
    p.answer(0).die(6)
    assert (p.part.stars, p.won) == (stars + 1, won)


@pytest.mark.rule("fenris.horde.no-opponent-effects", "fenris.horde.no-reduction")
def test_abilities_against_opponents_do_nothing() -> None:
    """Disarm of Saxony in a tunnel, and Scout of Crimea."""
    p = Siege().horde("W4", "F7").mech(1, 3, "M4").set(1, abilities=15)
    p.move("unit mech3", "to W4", seat=1)
    assert p.asked == (1, "OpenDial")
    p = Siege().horde("M4", "F7").mech(0, 1, "FACTORY").set(0, abilities=15).move("unit mech1", "to M4")
    assert p.asked == (0, "OpenDial")
    assert p.held(p.me) == [3]


@pytest.mark.rule("fenris.horde.own-effects")
def test_abilities_for_oneself_are_used() -> None:
    """The Shield of Albion gives power to a defender."""
    p = Siege("albion", "crimea mechanical", modules=["invaders", "horde"]).horde("M4", "F7").mech(0, 3, "T4")
    p.set(0, abilities=15, power=2).its_turn().march(2)
    assert (p.asked, p.options) == ((0, "Shield"), ["yes", "no"])
    p.play("yes")
    assert p.player(0).power == 4


@pytest.mark.rule(
    "fenris.horde.own-effects",
    "fenris.faction-fenris.death-ray",
    "fenris.faction-fenris.death-ray-restriction",
)
def test_the_death_ray_adds_cards_of_one_value_and_no_more_than_there_are() -> None:
    p = Siege(FENRIS, "saxony industrial", modules=["horde", "fenris-faction"], spoilers=["fenris-all"])
    p.horde("M4", "F7").mech(0, 3, "FACTORY").set(0, abilities=15).hand(0, 2, 2, 4)
    p.move("unit mech3", "to M4").play("dial 0")
    assert p.options == ["card 0", "card 2", "done"]
    assert p.play("card 0").options == ["card 0", "done"]
    assert p.play("card 0").asked == (-1, "RollStrength"), "there are only two of them"
    p.die(1)
    assert (p.units, p.held(0)) == (["F7"], [4])


@pytest.mark.rule("fenris.mechmods.feint-pay-new", "fenris.horde.player-loses")
@pytest.mark.parametrize(("dials", "asked"), [((1, 0), "ChooseSection"), ((0, 1), "DrawCard")])
def test_after_a_feint_the_new_dial_says_whether_a_loser_draws_a_card(
    dials: tuple[int, int], asked: str
) -> None:
    p = SiegeMods().horde("M4", "F7").give(0, "feint", place="FACTORY").move("unit mech4", "to M4")
    p.answer(dials[0]).die(6).play(f"dial {dials[1]}")
    assert (p.where(0, 4), p.asked[1]) == ("home", asked)


@pytest.mark.rule("fenris.horde.harder")
def test_in_the_harder_game_workers_that_retreat_after_a_combat_cost_time_too() -> None:
    p = assault(horde_harder=True).mech(0, 1, "T4").workers(0, "T4", "T4").its_turn().march(2)
    p.answer(0).die(6)
    assert (p.workers_at(0, "home"), p.timer) == (2, 10)


@pytest.mark.rule("fenris.horde.harder")
def test_in_the_usual_game_they_cost_nothing() -> None:
    p = assault().mech(0, 1, "T4").workers(0, "T4", "T4").its_turn().march(2)
    p.answer(0).die(6)
    assert (p.workers_at(0, "home"), p.timer) == (2, 12)


@pytest.mark.rule("fenris.horde.open-commit", "fenris.horde.tie")
@pytest.mark.parametrize(("dial", "wins"), [(5, True), (4, False)])
def test_what_a_player_commits_openly_decides(dial: int, wins: bool) -> None:
    """Power 3 and a 2 on the die are 5."""
    p = attack()
    p.answer(dial).die(2)
    assert (p.units == ["F7"]) == wins


# --- several players


def joint(*seats: str) -> Siege:
    """Three players stand in T4 with one mech each; the Horde attacks."""
    p = assault(*(seats or THREE))
    for seat in range(3):
        p.mech(seat, 1, "T4")
    return p


@pytest.mark.rule("fenris.horde.joint-power", "fenris.horde.joint-defence")
def test_one_of_the_defenders_spends_power() -> None:
    p = joint().its_turn().march(2)
    first = p.s.rules.seating[0]
    assert p.asked == (first, "WhoDials")
    assert sorted(p.options) == ["partner 0", "partner 1", "partner 2"]
    p.play("partner 2")
    assert p.asked == (2, "OpenDial")
    p.play("dial 7").die(1)
    assert [p.player(seat).power for seat in range(3)] == [9, 9, 2]
    assert p.units == ["F7"]


@pytest.mark.rule("fenris.horde.joint-power")
def test_a_defender_without_power_cannot_dial() -> None:
    p = joint().set(0, power=0).its_turn().march(2)
    assert sorted(p.options) == ["partner 1", "partner 2"]
    p = joint().set(0, power=0).set(1, power=0).its_turn().march(2)
    assert p.asked == (2, "OpenDial")


@pytest.mark.rule("fenris.horde.joint-cards", "fenris.horde.joint-defence")
@pytest.mark.parametrize(("die", "holds"), [(5, False), (4, True)])
def test_every_defender_adds_cards_for_own_units(die: int, holds: bool) -> None:
    """2 power and the cards 4, 3 and 5 make 14; each has one unit, so one card."""
    p = (
        joint()
        .beside(5, 4)
        .hand(0, 4, 4)
        .hand(1, 3)
        .hand(2, 5, 2)
        .its_turn()
        .march(2)
        .play("partner 1", "dial 2")
    )
    for seat in p.s.rules.seating:
        p.answer(0, {0: 4, 1: 3, 2: 5}[seat], seat=seat)
    assert p.asked == (-1, "RollStrength")
    p.die(die)
    assert (p.units == ["F7"]) == holds
    assert [p.held(seat) for seat in range(3)] == [[4], [], [2]] or not holds


@pytest.mark.rule("fenris.horde.joint-cards")
def test_the_number_of_cards_follows_from_ones_own_units() -> None:
    p = assault(*THREE).mech(0, 1, "T4").mech(1, 1, "T4").mech(1, 2, "T4").hand(0, 2, 2, 2).hand(1, 2, 2, 2)
    p.its_turn().march(2).play("partner 0", "dial 0")
    laid = {0: 0, 1: 0}
    while p.asked[1] == "OpenCards":
        seat = p.asked[0]
        if "card 0" not in p.options:
            p.play("done")
            continue
        laid[seat] += 1
        p.play("card 0")
    assert laid == {0: 1, 1: 2}


@pytest.mark.rule("fenris.horde.joint-cards", "fenris.horde.own-effects")
def test_every_defender_may_use_abilities() -> None:
    p = assault("albion", "crimea mechanical", "nordic patriotic", modules=["invaders", "horde"])
    p.mech(0, 3, "T4").mech(1, 1, "T4").set(0, abilities=15, power=2).its_turn().march(2)
    assert p.asked == (0, "Shield")


@pytest.mark.rule("fenris.horde.joint-cards", "fenris.horde.own-effects")
@pytest.mark.parametrize("seats", [("albion", "crimea mechanical"), ("crimea mechanical", "albion")])
def test_every_partner_defends_wherever_it_sits(seats: tuple[str, str]) -> None:
    """The Shield of Albion is for defenders."""
    seat = seats.index("albion")
    p = assault(*seats, modules=["invaders", "horde"]).mech(0, 1, "T4").mech(1, 1, "T4")
    p.set(1 - seat, abilities=0).set(seat, abilities=15, power=2).its_turn().march(2)
    assert p.asked == (seat, "Shield")
    assert p.play("yes").player(seat).power == 4


@pytest.mark.rule("fenris.horde.joint-cards")
@pytest.mark.parametrize(("tile", "holds"), [("entrenched", True), ("pontoons", False)])
def test_an_ability_of_any_defender_wins_ties(tile: str, holds: bool) -> None:
    """The one who dials has none; 3 power and a 2 on the die are 5."""
    p = SiegeMods().horde("M4", "F7").mech(0, 1, "T4").give(1, tile, place="T4").its_turn().march(2)
    p.play("partner 0", "dial 5").die(2)
    assert (p.units == ["F7"]) == holds


@pytest.mark.rule(
    "fenris.horde.player-loses", "fenris.ruling.horde-loss-retreat", "fenris.horde.player-loses-star"
)
def test_all_defenders_retreat_to_their_own_homes_and_it_is_one_star() -> None:
    p = joint().beside(5, 5).workers(0, "T4").hand(1, 2).its_turn().march(2).play("partner 2", "dial 3")
    while p.asked[1] == "OpenCards":
        p.play("card 0" if "card 0" in p.options else "done")
    p.die(6)
    assert [p.where(seat, 1) for seat in range(3)] == ["home"] * 3
    assert p.workers_at(0, "home") == 1
    drawn = 0
    while p.asked[1] == "DrawCard":
        p.play("card 1")
        drawn += 1
    assert drawn == 2, "the one who dialled and the one who laid a card"
    assert [p.held(seat) for seat in range(3)] == [[], [3], [3]]
    assert p.part.stars == 1


@pytest.mark.rule("fenris.horde.player-loses", "fenris.ruling.horde-loss-retreat")
def test_workers_of_a_partner_without_a_combat_unit_go_home_too() -> None:
    p = assault(*THREE).mech(0, 1, "T4").workers(1, "T4", "V9").its_turn().march(2)
    assert p.workers_at(1, "T4") == 1, "the combat unit of the partner protects it at first"
    p.answer(0).die(6)
    assert (p.where(0, 1), p.workers_at(1, "home"), p.workers_at(1, "V9")) == ("home", 1, 1)


@pytest.mark.rule("fenris.horde.one-star", "fenris.ruling.horde-saxony")
def test_one_of_the_defenders_places_the_star() -> None:
    """A star that fills a tile cannot be left out."""
    p = joint("crimea mechanical", "rusviet industrial", "nordic patriotic").tiles("combat", "power")
    p.its_turn().march(2).play("partner 1", "dial 7").die(1).play("card 0")
    assert p.asked == (p.s.rules.seating[0], "Honour")
    assert sorted(p.options) == ["partner 0", "partner 1", "partner 2"]
    p.play("partner 2")
    assert [p.stars_of(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("fenris.horde.combat-order")
def test_the_players_choose_the_order_of_its_attacks() -> None:
    p = Siege(*THREE).horde("M4", "W3").mech(0, 1, "T4").mech(2, 1, "L3").its_turn().march(2)
    assert p.asked[1] == "WhichAttack"
    assert p.asked[0] in (0, 2)
    assert sorted(p.options) == ["fight L3", "fight T4"]
    p.play("fight L3")
    assert p.asked == (2, "OpenDial")
    p.play("dial 0").die(6)
    assert p.asked == (0, "OpenDial")


@pytest.mark.rule("fenris.ruling.horde-vs-joint-attack")
def test_an_attacker_fights_alone() -> None:
    p = Siege(*THREE).horde("M4", "F7").mech(0, 1, "FACTORY").mech(1, 1, "FACTORY").hand(1, 5)
    p.move("unit mech1", "to M4").answer(7)
    assert p.asked == (-1, "RollStrength")


# --- Saxony


@pytest.mark.rule("fenris.ruling.horde-saxony")
def test_saxony_may_lay_a_star_beside_the_tiles() -> None:
    p = Siege().tiles("power").horde("M4", "F7").mech(1, 1, "FACTORY").move("unit mech1", "to M4", seat=1)
    p.answer(7, seat=1).die(1).play("card 0")
    assert (p.asked, p.options) == ((1, "Honour"), ["partner 1", "no"])
    stays = p.s.copy()
    p.play("partner 1")
    assert (p.player(1).star_count, p.won) == (1, None)
    p.s = stays
    p.play("no")
    assert p.asked[1] != "Honour"
    assert [one.star_count for one in p.s.players] == [0, 0, 0]


@pytest.mark.rule("fenris.ruling.horde-saxony", "fenris.tiles.saxony")
def test_saxony_may_place_several_stars_on_a_tile() -> None:
    p = Siege().tiles("combat", "power").stars(1, combat=1).horde("M4", "F7").mech(1, 1, "FACTORY")
    p.move("unit mech1", "to M4", seat=1).answer(7, seat=1).die(1).play("card 0")
    assert p.options == ["partner 1", "no"]
    p.play("partner 1")
    assert (p.stars_of(1), p.won) == (2, None)
