"""What partners share against the Horde, and what each must do alone."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from games.scythe.fenris.siege import MODULE, Siege
from games.scythe.fenris.wolves import FENRIS
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.control import controlled
from spielwerk.games.scythe.modules.influence import Influence
from spielwerk.games.scythe.modules.invaders import Tokens
from spielwerk.games.scythe.options import TOPS
from spielwerk.games.scythe.state import BUILD, DEPLOY
from spielwerk.kernel.frame import SPECTATOR

SHINOBI = 4
TUNNELS = 2
"""The objective for three tunnels."""


def regions(p: Siege, seat: int) -> int:
    return controlled(p.s, seat)


@pytest.mark.rule("fenris.horde.shared-control")
def test_what_one_player_controls_all_control() -> None:
    p = Siege().workers(0, "V4").structure(1, "mill", "V9")
    assert regions(p, 0) == regions(p, 1) == BIT[p.place("V4")] | BIT[p.place("V9")]
    p.horde("V9")
    assert regions(p, 0) == BIT[p.place("V4")]


@pytest.mark.rule("fenris.horde.shared-territory", "fenris.horde.no-pvp")
def test_units_share_a_region_without_conflict() -> None:
    p = Siege().horde("F7").mech(0, 1, "V7").mech(1, 1, "T6").workers(1, "T6").goods("T6", oil=2)
    p.move("unit mech1", "to T6")
    assert (p.where(0, 1), p.where(1, 1), p.workers_at(1, "T6")) == ("T6", "T6", 1)
    assert p.asked[1] != "WhichCombat"
    assert (p.player(0).popularity, p.player(0).star_count) == (5, 0)
    assert regions(p, 0) & regions(p, 1) & BIT[p.place("T6")]


@pytest.mark.rule("fenris.horde.no-pvp")
def test_workers_walk_in_where_partners_are() -> None:
    p = Siege().horde("F7").mech(1, 1, "T5").workers(0, "V7").move("worker V7", "to T5")
    assert p.workers_at(0, "T5") == 1


def at_the_bottom(p: Siege, bottom: int, seat: int = 0) -> list[str]:
    """The options of a bottom action, on a copy of the position in the turn of the seat."""
    kept = p.s.copy()
    section = TOPS[p.s.rules.mats[seat].bottom.index(bottom)]
    p.play(section)
    if "skip" in p.options and p.asked[1] != "Bottom":
        p.play("skip")
    found = p.options
    p.s = kept
    return found


@pytest.mark.rule("fenris.horde.shared-resources")
def test_resources_of_partners_can_be_spent() -> None:
    p = Siege().horde("F7").workers(0, "V7").workers(1, "M7").goods("M7", metal=9).set(0, coins=3).turn(0)
    assert "deploy" in at_the_bottom(p, DEPLOY)
    p.play(TOPS[p.s.rules.mats[0].bottom.index(DEPLOY)], "skip", "deploy")
    while p.asked[1] in ("Pay", "Deploy", "DeployAt"):
        p.play(p.options[0])
    assert p.player(0).mechs == 1
    assert p.tokens("M7")["metal"] < 9
    p = Siege().horde("F7").workers(0, "V7").workers(1, "M7").turn(0)
    assert "deploy" not in at_the_bottom(p, DEPLOY)


@pytest.mark.rule("fenris.horde.carry-shared-resources")
def test_units_carry_resources_of_partners() -> None:
    p = Siege().horde("F7").mech(0, 1, "T6").workers(1, "T6").goods("T6", oil=2).turn(0)
    p.play("move", "units", "unit mech1", "to T5")
    assert "load oil 2" in p.options
    p.play("load oil 2")
    assert (p.tokens("T5"), p.workers_at(1, "T6")) == ({"oil": 2}, 1)


@pytest.mark.rule("fenris.horde.own-faction-only")
def test_nobody_moves_or_carries_the_units_of_others() -> None:
    p = Siege().horde("F7").mech(0, 1, "T6").mech(1, 2, "T6").workers(1, "T6").turn(0).play("move", "units")
    assert p.options == ["unit character", "unit mech1", "done"]
    p.play("unit mech1", "to T5")
    assert p.asked[1] == "WhichUnit", "there is nothing of its own to carry"


@pytest.mark.rule("fenris.horde.one-structure")
def test_a_region_holds_one_structure() -> None:
    p = Siege().horde("F7").workers(0, "V7").goods("V7", wood=9).turn(0)
    assert "build" in at_the_bottom(p, BUILD)
    p.play(TOPS[p.s.rules.mats[0].bottom.index(BUILD)], "skip", "build")
    assert any(option.startswith("structure") for option in p.options)
    p = Siege().horde("F7").workers(0, "V7").goods("V7", wood=9).structure(1, "mill", "V7").turn(0)
    p.play(TOPS[p.s.rules.mats[0].bottom.index(BUILD)], "skip")
    if "build" in p.options:
        p.play("build")
    assert not any(option.startswith("structure") for option in p.options)


@pytest.mark.rule("fenris.horde.mill")
def test_a_mill_produces_among_units_of_partners() -> None:
    p = Siege().horde("F7").structure(0, "mill", "T6").workers(1, "T6").workers(0, "M4")
    p.set(0, coins=3, popularity=9).turn(0).play("produce")
    assert "at T6" in p.options
    p.play("at T6")
    assert p.tokens("T6") == {"oil": 1}


@pytest.mark.rule("fenris.horde.mine")
def test_every_player_may_use_every_mine() -> None:
    p = Siege().horde("F7").mech(0, 1, "V7").structure(1, "mine", "V7").turn(0).play("move", "units")
    assert {"W4", "T3", "F5"} <= p.destinations("unit mech1")
    p = Siege().horde("F7").mech(0, 1, "W4").structure(1, "mine", "V9").turn(0).play("move", "units")
    assert "V9" in p.destinations("unit mech1")


@pytest.mark.rule("fenris.horde.mine")
def test_mines_of_partners_are_tunnels_for_the_underpass_too() -> None:
    p = Siege().horde("F7").mech(1, 2, "M7").set(1, abilities=15).structure(0, "mine", "V9")
    p.turn(1).play("move", "units")
    assert "V9" in p.destinations("unit mech2")


@pytest.mark.rule("fenris.horde.mine", "fenris.ruling.fanatical-adjacent")
def test_a_mine_of_a_partner_makes_its_region_adjacent_for_fenris() -> None:
    """So the move there is no Fanatical one, and the token stays."""
    p = Siege(FENRIS, "saxony industrial", modules=["horde", "fenris-faction"], spoilers=["fenris-all"])
    p.horde("F7").mech(0, 4, "W4").set(0, abilities=15).structure(1, "mine", "V9")
    p.s.part(Influence).on_board = BIT[p.place("V9")]
    p.move("unit mech4", "to V9")
    assert (p.where(0, 4), p.s.part(Influence).on_board) == ("V9", BIT[p.place("V9")])


@pytest.mark.rule("fenris.horde.opponent-tokens", "fenris.horde.opponent-tokens-own-use")
def test_traps_spare_partners_but_serve_their_owner() -> None:
    p = Siege("togawa", "crimea mechanical", modules=["invaders", "horde"]).horde("F7")
    tokens = p.s.part(Tokens)
    tokens.traps = (p.place("T6"), *tokens.traps[1:])
    tokens.armed = 1
    p.mech(1, 1, "V7").set(1, coins=9).move("unit mech1", "to T6", seat=1)
    assert (tokens.armed, p.player(1).popularity, p.player(1).power) == (1, 5, 9)
    p.mech(0, SHINOBI, "V2").set(0, abilities=1 << SHINOBI - 1).turn(0).play("move", "units")
    assert "T6" in p.destinations(f"unit mech{SHINOBI}")


# --- consent


@pytest.mark.rule("fenris.ruling.horde-consent")
def test_with_the_option_off_a_partner_is_asked_first() -> None:
    p = Siege(share_freely=False).horde("F7").workers(1, "M7").goods("M7", metal=9).set(0, coins=3).turn(0)
    assert "deploy" not in at_the_bottom(p, DEPLOY)
    assert "borrow 1" in p.options
    p.play("borrow 1")
    assert (p.asked, p.options) == ((1, "Consent"), ["yes", "no"])
    p.play("yes")
    assert "deploy" in at_the_bottom(p, DEPLOY)
    assert p.asked == (0, "ChooseSection")
    assert "borrow 1" not in p.options, "once in a turn"
    p.turn(0)
    assert "deploy" not in at_the_bottom(p, DEPLOY), "the consent is for one turn"


@pytest.mark.rule("fenris.ruling.horde-consent")
def test_a_refusal_keeps_the_resources() -> None:
    p = Siege(share_freely=False).horde("F7").workers(1, "M7").goods("M7", metal=9).set(0, coins=3).turn(0)
    p.play("borrow 1", "no")
    assert "deploy" not in at_the_bottom(p, DEPLOY)
    assert "borrow 1" not in p.options


@pytest.mark.rule("fenris.ruling.horde-consent", "fenris.horde.shared-resources")
def test_a_consent_is_for_the_regions_of_one_partner() -> None:
    p = Siege("crimea", "saxony", "nordic", share_freely=False).horde("F7").turn(0)
    p.workers(1, "M7").workers(2, "M4").goods("M7", metal=9).goods("M4", oil=9).turn(0)
    p.play("borrow 1", "yes")
    assert [option for option in p.options if option.startswith("borrow")] == ["borrow 2"]


@pytest.mark.rule("fenris.ruling.horde-consent", "fenris.horde.shared-territory")
def test_resources_beside_a_piece_of_ones_own_need_no_consent() -> None:
    p = (
        Siege(share_freely=False)
        .horde("F7")
        .workers(1, "M7")
        .workers(0, "M7")
        .goods("M7", metal=9)
        .set(0, coins=3)
        .turn(0)
    )
    assert "deploy" in at_the_bottom(p, DEPLOY)
    assert "borrow 1" not in p.options


@pytest.mark.rule("fenris.ruling.horde-consent")
def test_the_first_in_turn_order_is_asked_for_a_shared_region() -> None:
    p = Siege("crimea", "saxony", "nordic", share_freely=False).horde("F7").goods("M7", metal=9)
    p.workers(1, "M7").workers(2, "M7").turn(0)
    first = next(seat for seat in p.s.rules.seating if seat)
    assert [o for o in p.options if o.startswith("borrow")] == [f"borrow {first}"]


# --- alone


@pytest.mark.rule("fenris.horde.solo-conditions")
def test_sixteen_resources_must_be_ones_own() -> None:
    p = Siege().tiles("resources", "power").horde("F7").workers(0, "M7").workers(1, "T6")
    p.goods("M7", metal=8).goods("T6", oil=8).turn(0)
    assert p.asked
    assert p.stars_of(0, "resources") == 0
    p.goods("M7", metal=16).turn(0)
    assert p.asked
    assert p.stars_of(0, "resources") == 1


@pytest.mark.rule("fenris.horde.solo-conditions")
def test_a_shared_region_counts_for_nobody_alone() -> None:
    p = Siege().tiles("resources", "power").horde("F7").workers(0, "M7").workers(1, "M7")
    p.goods("M7", metal=16).turn(0)
    assert p.asked
    assert p.stars_of(0, "resources") == 0


@pytest.mark.rule("fenris.horde.solo-conditions")
def test_objectives_must_be_fulfilled_alone() -> None:
    p = Siege(ask_forced=True).tiles("objective", "power").horde("F7").objectives(0, TUNNELS)
    p.workers(0, "F5", "T6").workers(1, "V5").turn(0).play("move", "skip")
    while p.asked[1] != "EndTurn":
        p.play(p.options[-1])
    assert p.options == ["end"]
    p.workers(0, "F5", "T6", "V5").workers(1)
    assert f"reveal {TUNNELS}" in p.options


@pytest.mark.rule("fenris.horde.open-cards")
def test_everybody_sees_all_objectives_and_combat_cards() -> None:
    game = spielwerk.game("scythe", seats=3, **MODULE)
    s: Any = game.new(5)
    for viewer in (0, 1, 2, SPECTATOR):
        view: Any = game.view(s, viewer)
        assert view.hands == s.hands
        assert view.all_objectives == s.objectives
    plain = spielwerk.game("scythe", seats=3)
    hidden: Any = plain.view(plain.new(5), 0)
    assert (hidden.hands, hidden.all_objectives) == ([], [])


# --- the tiles of this module


@pytest.mark.rule("fenris.horde.five-star-tile")
def test_a_fifth_star_brings_the_sixth() -> None:
    p = Siege().tiles("five-stars", "power", "combat").horde("F7").set(0, power=15, coins=3)
    p.player(0).stars = (4, *[0] * (len(p.player(0).stars) - 1))
    p.turn(0).play("bolster", "take power 1")
    assert (p.stars_of(0, "power"), p.stars_of(0, "five-stars"), p.player(0).star_count) == (1, 1, 6)


@pytest.mark.rule("fenris.horde.five-star-tile")
def test_a_fourth_star_brings_no_other() -> None:
    p = Siege().tiles("five-stars", "power", "combat").horde("F7").set(0, power=15, coins=3)
    p.player(0).stars = (3, *[0] * (len(p.player(0).stars) - 1))
    p.turn(0).play("bolster", "take power 1")
    assert (p.stars_of(0, "power"), p.stars_of(0, "five-stars"), p.player(0).star_count) == (1, 0, 4)


@pytest.mark.rule("fenris.horde.five-star-tile")
def test_two_stars_at_once_leave_the_last_for_the_tile() -> None:
    p = Siege().tiles("five-stars", "power", "popularity", "combat").horde("F7").set(0, power=15, coins=3)
    p.player(0).stars = (4, *[0] * (len(p.player(0).stars) - 1))
    p.player(0).stars_due = 1 << p.s.rules.star_rows["popularity"]
    p.turn(0).play("bolster", "take power 1")
    assert p.stars_of(0, "five-stars") == 1
    assert p.player(0).star_count == 6


SEVEN = ("M7", "W7", "T7", "V8", "F7", "V5", "T6")


@pytest.mark.rule("fenris.horde.seven-territories-factory")
@pytest.mark.parametrize(
    ("places", "stars"), [(SEVEN, 1), (("FACTORY", *SEVEN[:4]), 0), (("FACTORY", *SEVEN[:6]), 1)]
)
def test_the_factory_counts_as_one_region(places: tuple[str, ...], stars: int) -> None:
    p = Siege().tiles("territories", "power").horde("L1").workers(0, *places).turn(0)
    assert p.asked
    assert p.stars_of(0, "territories") == stars


@pytest.mark.rule("fenris.horde.seven-territories-timing")
def test_seven_regions_in_the_middle_of_a_move_do_not_count() -> None:
    """The first worker opens a seventh region, the second one leaves another."""
    p = Siege().tiles("territories", "power").horde("L1").workers(0, "M7", "M7", *SEVEN[1:5], "T6")
    p.turn(0).play("move", "units", "worker M7", "to V5")
    assert p.stars_of(0, "territories") == 0
    p.play("worker T6", "to W7")
    while p.asked[0] == 0 and p.asked[1] in ("WhichUnit", "Cargo"):
        p.play("done")
    assert p.stars_of(0, "territories") == 0
    p = Siege().tiles("territories", "power").horde("L1").workers(0, "M7", "M7", *SEVEN[1:5], "T6")
    p.turn(0).play("move", "units", "worker M7", "to V5", "done")
    assert p.stars_of(0, "territories") == 1


@pytest.mark.rule("fenris.ruling.horde-tile-20-coins")
@pytest.mark.parametrize(("coins", "stars"), [(19, 0), (20, 1)])
def test_twenty_coins_are_counted_in_the_own_turn_and_kept(coins: int, stars: int) -> None:
    p = Siege().tiles("coins", "power").horde("F7").set(0, coins=coins).set(1, coins=30).turn(0)
    assert p.asked
    assert (p.stars_of(0, "coins"), p.stars_of(1, "coins"), p.player(0).coins) == (stars, 0, coins)


@pytest.mark.rule("fenris.horde.structure-bonus-tile")
@pytest.mark.parametrize(
    ("places", "stars"),
    [
        (("F5", "T6", "V5", "W4"), 1),
        (("F5", "T6", "V5", "M7"), 1),
        (("F5", "T6", "V5"), 0),
        (("F5", "T6", "V9", "M7"), 0),
    ],
)
def test_all_structures_must_earn_the_maximum(places: tuple[str, ...], stars: int) -> None:
    """On tunnels three structures already pay the maximum of 6, but all four must be built."""
    p = Siege().tiles("structure-bonus", "power").tile("on_tunnels").horde("L1")
    for name, place in zip(("mine", "monument", "armory", "mill"), places, strict=False):
        p.structure(0, name, place)
    p.turn(0)
    assert p.asked
    assert p.stars_of(0, "structure-bonus") == stars


@pytest.mark.rule("fenris.horde.easier", "fenris.ruling.alliance-horde")
def test_alliances_go_with_the_horde_and_cannot_be_broken() -> None:
    p = Siege(
        "crimea mechanical", "nordic industrial", modules=["alliances", "horde"], spoilers=["fenris-all"]
    )
    p.horde("F7").turn(0).play("ally 1", "yes")
    coins = p.player(0).coins
    assert coins > 0
    p.mech(0, 1, "V7").workers(1, "T6").move("unit mech1", "to T6")
    assert (p.workers_at(1, "T6"), p.score(0).get("alliance", 0)) == (1, 0)
