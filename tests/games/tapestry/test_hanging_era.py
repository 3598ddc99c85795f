"""Tapestry cards that are in force until the next income turn of their player."""

from __future__ import annotations

import pytest

from games.tapestry.gains import choices, gains
from games.tapestry.positions import Position
from spielwerk.games.tapestry.civilizations.inventors import Improve
from spielwerk.games.tapestry.effects import BENEFIT, BONUS
from spielwerk.games.tapestry.income import Yield
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.kernel.effect import Atom

OVERPLAY, UPGRADE, EXPLORE, CONQUER = (
    Atom("overplay"),
    Atom("upgrade"),
    Atom("explore"),
    Atom("conquer", 1, 0),
)
CARD, TILE, INVENT = Atom("hanging"), Atom("tile"), Atom("invent", 1, 0)
FARM, HOUSE, ARMORY, MARKET = (Atom("building", 1, kind) for kind in range(4))


def advance(track: int) -> Atom:
    """A step with benefit and bonus."""
    return Atom("advance", BENEFIT | BONUS, 1 << track)


def under(card: str, seats: int = 2) -> Position:
    """The card is in force for player 0 in era 2; luck is asked for."""
    return Position(seats, ask=True).set(0, era=2).hung(0, card)


def won(p: Position, effect: Atom, plays: str = "", seat: int = 0) -> dict[str, int]:
    """What an effect gives a player."""
    return gains(p.effect(seat, effect), *choices(plays), seat=seat)


@pytest.mark.rule("tapestry.hanging.academia", "tapestry.hanging.trigger-each")
def test_academia_pays_for_each_card() -> None:
    p = under("academia")
    draws = "draw-hanging trap / draw-hanging guilds"
    assert won(p, Atom("hanging", 2), draws) == {"hand": 2, "vp": 6}
    p = under("academia").display("radio", "barn", "clocks")
    assert won(p, INVENT, "invent radio / draw-tech bakery") == {"techs": 1, "vp": 3}


@pytest.mark.rule("tapestry.hanging.academia.income")
def test_academia_pays_for_the_card_of_the_income() -> None:
    p = under("academia").do(Yield(0))
    found = gains(p, "draw-tile 1", "draw-hanging trap")
    assert (found["hand"], found["vp"]) == (1, 3)


@pytest.mark.rule("tapestry.hanging.active")
def test_only_the_open_card_on_top_of_the_current_era_is_in_force() -> None:
    p = under("academia").hand(0, "trap")
    won(p, OVERPLAY)
    assert won(p, CARD, "draw-hanging guilds") == {"hand": 1}
    p = under("academia").income(0, 3).hand(0, "trap").run()
    assert won(p, CARD, "draw-hanging guilds") == {"hand": 1}


@pytest.mark.rule("tapestry.hanging.age-of-sail", "tapestry.hanging.age-of-sail.give")
def test_age_of_sail_draws_tiles_and_may_give_one_away() -> None:
    p = under("age-of-sail", 3).tiles(0, 5)
    draws = "draw-tile 1 / draw-tile 2 / draw-tile 3"
    assert won(p, EXPLORE, draws) == {"tiles": 3}
    assert p.options == ["give-tile 1", "give-tile 2", "give-tile 3", "give-tile 5", "no"]
    p.play("give-tile 2")
    assert p.options == ["opponent 1", "opponent 2"]
    assert gains(p, "opponent 2") == {"tiles": -1, "vp": 3}
    assert p.player(2).tiles == (1,)
    assert p.options == ["tile 1", "tile 3", "tile 5"]
    p = under("age-of-sail").tiles(0, 5)
    won(p, EXPLORE, draws + " / no")
    assert p.options == ["tile 1", "tile 2", "tile 3", "tile 5"]


@pytest.mark.rule("tapestry.hanging.alliance")
def test_alliance_is_peace_both_ways() -> None:
    p = Position(3, ask=True).set(0, era=1).hand(0, "alliance")
    p.outposts(1, 6).outposts(2, 7).outposts(0, 26)
    won(p, OVERPLAY, "opponent 1")
    assert p.effect(0, CONQUER).options == ["conquer 0", "conquer 7"]
    assert "conquer 26" not in p.effect(1, Atom("conquer", 1, 4)).options
    assert "conquer 26" in p.effect(2, Atom("conquer", 1, 4)).options


@pytest.mark.rule("tapestry.hanging.alliance.upgrade", "tapestry.hanging.alliance.landmark")
def test_alliance_shares_upgrades() -> None:
    p = (
        Position(3, ask=True)
        .set(0, era=1)
        .hand(0, "alliance")
        .tech(1, bottom=["calendar"], middle=["bakery"])
    )
    p.built(1, farm=1).tech(2, bottom=["clocks"])
    won(p, OVERPLAY, "opponent 1")
    assert won(p, UPGRADE, "upgrade calendar", seat=1) == {"culture": 1}
    assert p.res(0) == {"culture": 1}
    assert won(p, UPGRADE, "beside", seat=1) == {"landmarks": 1}
    assert p.player(0).landmarks == ()
    won(p, UPGRADE, seat=2)
    assert p.at(0, "technology") == 0, "player 2 is no ally"


@pytest.mark.rule("tapestry.hanging.broker-of-peace", "tapestry.hanging.broker-of-peace.vp")
def test_broker_of_peace_watches_the_military_track() -> None:
    p = under("broker-of-peace").has(0, food=8).turn(0)
    assert "advance military" not in p.options
    assert won(p, advance(2)) == {}
    won(p, Atom("advance", 0, 0b100), seat=1)
    assert p.vp(0) == 3
    won(p, Atom("advance", 0, 0b010), seat=1)
    assert p.vp(0) == 3


@pytest.mark.rule(
    "tapestry.hanging.capitalism",
    "tapestry.hanging.capitalism.lost-coins",
    "tapestry.ruling.hanging-capitalism-cap",
)
def test_capitalism_pays_for_the_coins_of_an_income() -> None:
    p = under("capitalism").built(0, market=1).has(0, coin=7).do(Yield(0))
    found = gains(p, "draw-tile 1", "draw-hanging trap")
    assert (found["coin"], found["vp"]) == (1, 4)


@pytest.mark.rule("tapestry.hanging.capitalism.market")
def test_capitalism_gives_a_coin_for_each_market() -> None:
    assert won(under("capitalism"), MARKET, "beside") == {"market": 1, "coin": 1}
    assert won(under("capitalism"), FARM, "beside") == {"farm": 1}


@pytest.mark.rule("tapestry.hanging.empiricism")
def test_empiricism_rolls_twice_and_chooses() -> None:
    p = under("empiricism").effect(0, Atom("research", 1, 0)).play("roll military", "roll exploration")
    assert p.options == ["track exploration", "track military"]
    assert gains(p, "track military", "yes") == {"military": 1}


@pytest.mark.rule("tapestry.hanging.empiricism.vp")
def test_empiricism_pays_for_steps_on_the_science_track() -> None:
    assert won(under("empiricism"), Atom("advance", 0, 0b10)) == {"science": 1, "vp": 2}
    assert won(under("empiricism"), Atom("advance", 0, 0b100)) == {"military": 1}
    assert won(under("empiricism").token(0, science=2), Atom("regress", 0, 0b10)) == {"science": -1}


@pytest.mark.rule("tapestry.hanging.exploitation", "tapestry.hanging.exploitation.time")
def test_exploitation_doubles_the_reward_instead_of_points() -> None:
    p = under("exploitation").tiles(0, 5)
    assert won(p, EXPLORE, "hex 1") == {"tiles": -1}
    assert (p.s.tile[1], p.options) == (4, ["yes", "no"])
    assert gains(p, "yes") == {"food": 2}
    p = under("exploitation").tiles(0, 5)
    assert won(p, EXPLORE, "hex 1 / no") == {"tiles": -1, "food": 1, "vp": 1}


@pytest.mark.rule("tapestry.hanging.golden-age", "tapestry.hanging.golden-age.vp")
def test_golden_age_needs_nothing_and_pays_for_upgrades() -> None:
    assert won(under("golden-age").tech(0, middle=["calendar"]), UPGRADE) == {"vp": 10}
    p = under("golden-age").tech(1, bottom=["calendar"])
    won(p, UPGRADE, seat=1)
    assert p.vp(0) == 0


@pytest.mark.rule("tapestry.hanging.golden-age.vp")
@pytest.mark.parametrize(("golden", "vp"), [(0, [0, 0]), (1, [0, 3])])
def test_golden_age_pays_for_upgrades_that_its_player_makes(golden: int, vp: list[int]) -> None:
    """Player 1 has the Inventors and upgrades a card of player 0; one of them has Golden Age."""
    p = Position(ask=True).civilization(1, "inventors", 4, 0).tech(0, bottom=["calendar"])
    p.set(0, era=3).set(1, era=3).hung(golden, "golden-age")
    p.do(Improve(1)).play("improve calendar", "no").run()
    assert (p.techs(0), [p.vp(0), p.vp(1)]) == ({"calendar": 1}, vp)


@pytest.mark.rule("tapestry.hanging.industrialism", "tapestry.hanging.industrialism.later")
def test_industrialism_gives_the_circle_of_an_invention() -> None:
    p = under("industrialism").display("calendar", "barn", "clocks")
    assert won(p, INVENT, "invent calendar / draw-tech bakery") == {"techs": 1, "culture": 1}
    assert p.techs(0) == {"calendar": 0}
    assert won(p, UPGRADE) == {"culture": 1}


@pytest.mark.rule("tapestry.hanging.marriage-of-state", "tapestry.hanging.marriage-of-state.bonus")
def test_marriage_of_state_shares_benefits_on_one_track() -> None:
    p = Position(3, ask=True).set(0, era=1).hand(0, "marriage-of-state").token(1, exploration=1, science=1)
    won(p, OVERPLAY, "opponent 1 / track science")
    p.effect(1, advance(1)).play("draw-hanging trap", "draw-hanging guilds").run()
    assert (p.cards(1), p.cards(0)) == (["trap"], ["guilds"])
    assert (p.at(0, "science"), p.player(0).built) == (0, [0, 0, 0, 0])
    p.effect(2, advance(1)).play("roll military", "no").run()
    assert p.at(2, "science") == 1, "only of the one opponent"
    won(p.token(1, science=4), Atom("regress", BENEFIT, 0b10), "pick 0", seat=1)
    assert p.player(0).landmarks == ()


@pytest.mark.rule("tapestry.hanging.mercantilism", "tapestry.hanging.mercantilism.limit")
def test_mercantilism_turns_food_of_the_income_into_other_resources() -> None:
    p = under("mercantilism").built(0, farm=3).has(0, food=7).do(Yield(0))
    p.run()
    assert p.options == ["convert worker", "convert culture", "convert coin", "no"]
    p.play("convert culture")
    assert p.options == ["convert culture", "convert coin", "no"]
    p.play("convert coin", "no", "draw-tile 1", "draw-hanging trap").run()
    assert (p.res(0), p.vp(0)) == ({"food": 8, "worker": 1, "culture": 2, "coin": 2}, 4)
    assert won(under("mercantilism"), Atom("resource", 2, 0)) == {"food": 2}


@pytest.mark.rule("tapestry.hanging.militarism", "tapestry.hanging.militarism.no-conquest")
@pytest.mark.rule("tapestry.ruling.hanging-militarism-order")
def test_militarism_puts_an_outpost_on_an_explored_territory() -> None:
    p = under("militarism").tiles(0, 5)
    assert won(p, EXPLORE, "hex 1") == {"tiles": -1, "vp": 1}, "the reward is still to come"
    assert p.asked == (0, "hanging.Occupy")
    assert gains(p, "yes") == {"territories": 1, "food": 1}
    assert p.player(0).outposts == 7
    p = under("militarism").tiles(0, 5).set(0, outposts=0)
    assert won(p, EXPLORE, "hex 1") == {"tiles": -1, "vp": 1, "food": 1}


@pytest.mark.rule("tapestry.hanging.militarism.time")
def test_militarism_comes_before_the_reward() -> None:
    p = under("militarism").tiles(0, 22).tech(0, middle=["dynamite"]).token(0, military=4)
    won(p, EXPLORE, "hex 1 / turned 0")
    assert gains(p, "yes") == {"territories": 1, "vp": 2}, "both territories count for the square"


@pytest.mark.rule(
    "tapestry.hanging.monarchy", "tapestry.hanging.monarchy.place", "tapestry.ruling.hanging-monarchy-place"
)
def test_monarchy_pays_for_buildings_in_and_beside_the_grid() -> None:
    assert won(under("monarchy"), FARM, "plot a1") == {"farm": 1, "vp": 3}
    assert won(under("monarchy"), HOUSE, "beside") == {"house": 1, "vp": 3}
    assert won(under("monarchy"), Atom("landmark", 1, 0), "beside") == {"landmarks": 1}


@pytest.mark.rule("tapestry.hanging.monarchy.place", "tapestry.ruling.hanging-monarchy-place")
def test_monarchy_counts_the_mat_of_the_craftsmen_but_not_the_map() -> None:
    p = under("monarchy").civilization(0, "craftsmen", 0, 0, 0)
    assert won(p, HOUSE, "craft 1") == {"house": 1, "coin": 1, "vp": 3}
    p = under("monarchy").civilization(0, "nomads", 0, 0).explored(1, 5)
    assert won(p, HOUSE, "settle 1") == {"house": 1, "territories": 1}


@pytest.mark.rule("tapestry.hanging.pillage-and-plunder", "tapestry.hanging.pillage-and-plunder.traps")
def test_pillage_and_plunder_takes_both_dice_and_fears_no_trap() -> None:
    p = under("pillage-and-plunder").outposts(1, 6).hand(1, "trap")
    assert won(p, CONQUER, "conquer 6 / dice 1-1") == {"territories": 1, "coin": 1, "vp": 4}
    assert won(p, CONQUER, "conquer 7 / dice 1-1 / take-red") == {"territories": 1, "vp": 4}


@pytest.mark.rule("tapestry.hanging.pirate-rule", "tapestry.hanging.pirate-rule.printed")
def test_pirate_rule_takes_the_reward_of_a_tile() -> None:
    p = under("pirate-rule").explored(1, 5)
    assert won(p, CONQUER, "conquer 1 / dice 5-1 / take-black") == {"territories": 1, "food": 2}
    assert won(p, CONQUER, "conquer 6 / dice 1-1 / take-red") == {"territories": 1, "vp": 4}


@pytest.mark.rule("tapestry.hanging.pirate-rule.trap", "tapestry.ruling.hanging-pirate-trap")
def test_pirate_rule_gives_nothing_after_a_trap() -> None:
    p = under("pirate-rule").explored(1, 5).outposts(1, 1).hand(1, "trap")
    p.effect(0, CONQUER).play("conquer 1").play("react trap", "pick 0", seat=1)
    p.play("dice 1-1", "take-red").run()
    assert (p.res(0), p.vp(0)) == ({}, 4)


@pytest.mark.rule("tapestry.hanging.revisionism", "tapestry.hanging.revisionism.claimed")
def test_revisionism_pays_for_landmarks_and_for_those_that_are_gone() -> None:
    p = under("revisionism").token(0, science=3, military=3).gone("barracks")
    found = won(p, Atom("advance", 0, 0b10), "beside / pick 3")
    assert found == {"science": 1, "landmarks": 1, "coin": 1}
    assert won(p, Atom("advance", 0, 0b100), "beside") == {"military": 1, "armory": 1}
    assert won(p, Atom("landmark", 1, 17), "beside") == {"landmarks": 1}
    assert p.asked == (-1, ""), "this one did not come from a track"


@pytest.mark.rule("tapestry.hanging.revisionism.regress", "tapestry.ruling.hanging-revisionism-reach")
def test_revisionism_counts_a_regress_onto_a_claimed_space() -> None:
    p = under("revisionism").token(0, military=5).gone("barracks")
    assert won(p, Atom("regress", 0, 0b100), "beside") == {"military": -1, "armory": 1}
    p = under("revisionism").token(0, military=5)
    assert won(p, Atom("regress", 0, 0b100)) == {"military": -1}


@pytest.mark.rule("tapestry.hanging.terraforming", "tapestry.hanging.terraforming.vp")
def test_terraforming_builds_on_impassable_plots() -> None:
    p = under("terraforming")
    assert won(p, FARM, "plot a2") == {"farm": 1, "vp": 5}
    assert "plot a2" not in p.effect(0, HOUSE).options
    p.play("plot a1").run()
    assert p.vp(0) == 5
    found = won(p, Atom("landmark", 1, p.landmark("forge")), "rotate 0 / line 5 / column 6")
    assert found == {"landmarks": 1, "vp": 5}


@pytest.mark.rule("tapestry.hanging.terraforming")
def test_impassable_plots_are_closed_without_terraforming() -> None:
    p = Position().effect(0, FARM).run()
    assert "plot a2" not in p.options
    assert "plot a1" in p.options


@pytest.mark.rule("tapestry.hanging.theocracy", "tapestry.hanging.theocracy.vp")
def test_theocracy_pays_for_new_tiers() -> None:
    p = under("theocracy").has(0, food=8).token(0, military=2, technology=3)
    assert "advance science" not in p.turn(0).options
    assert won(p, Atom("advance", 0, 0b1)) == {"exploration": 1, "vp": 4}
    assert won(p, Atom("advance", 0, 0b100)) == {"military": 1}
    assert won(p, Atom("advance", 0, 0b1000), "beside") == {"technology": 1, "landmarks": 1, "vp": 4}


@pytest.mark.rule("tapestry.ruling.hanging-theocracy-tier")
def test_theocracy_pays_again_after_a_regress() -> None:
    p = under("theocracy").token(0, military=4).gone("barracks")
    assert won(p, Atom("regress", 0, 0b100)) == {"military": -1}
    assert won(p, Atom("advance", 0, 0b100)) == {"military": 1, "vp": 4}


@pytest.mark.rule("tapestry.hanging.tyranny", "tapestry.hanging.tyranny.several")
def test_tyranny_may_be_covered_by_a_card_that_was_gained() -> None:
    p = under("tyranny").hand(0, "guilds")
    p.effect(0, Atom("hanging", 2)).play("draw-hanging academia")
    assert p.options == ["hang academia", "no"]
    assert gains(p, "no", "draw-hanging monarchy") == {"hand": 1}
    assert p.options == ["hang monarchy", "no"]
    assert gains(p, "hang monarchy") == {"hand": -1, "vp": 5}
    assert p.cards(0) == ["academia", "guilds"]
    assert p.player(0).current[-1] == HANGINGS.index("monarchy")


@pytest.mark.rule("tapestry.hanging.tyranny.once")
def test_tyranny_has_no_effect_when_it_is_covered() -> None:
    p = under("tyranny").effect(0, Atom("hanging", 2)).play("draw-hanging academia", "hang academia")
    assert gains(p, "draw-hanging monarchy") == {"hand": 1, "vp": 3}, "academia is in force"


@pytest.mark.rule("tapestry.hanging.wartime-economy", "tapestry.hanging.wartime-economy.limit")
def test_wartime_economy_makes_bonuses_for_a_resource_free() -> None:
    p = under("wartime-economy").token(0, exploration=1).has(0, coin=1)
    p.effect(0, advance(0)).run()
    assert p.options == ["yes", "no"]
    assert gains(p, "yes", "draw-hanging trap") == {"hand": 1}
    p = under("wartime-economy").token(0, science=4).hand(0, "trap", "guilds")
    p.effect(0, advance(1)).play("roll military", "no").run()
    assert p.options == ["yes", "no"]
    assert gains(p, "yes") == {"hand": -2, "vp": 5}
    p = under("wartime-economy").token(0, science=4).hand(0, "trap")
    assert won(p, advance(1), "roll military / no") == {"science": 1}


@pytest.mark.rule("tapestry.hanging.trap.reaction")
def test_a_trap_from_hand_topples_the_attacker() -> None:
    p = Position(2, ask=True).outposts(1, 6).hand(1, "trap", "guilds").set(0, era=1)
    p.effect(0, CONQUER).play("conquer 6")
    assert (p.asked, p.options) == ((1, "reaction.React"), ["react trap", "no"])
    p.play("react trap", "pick 2", seat=1)
    assert (p.res(1), p.cards(1), p.controlled(1)) == ({"culture": 1}, ["guilds"], [6, 24])
    assert p.s.fallen[0] == 1 << 6


@pytest.mark.rule("tapestry.base.tapestry.hand-secret")
def test_nobody_sees_which_card_may_cover_tyranny() -> None:
    views = []
    for card in ("academia", "monarchy"):
        p = under("tyranny").effect(0, CARD).play(f"draw-hanging {card}").run()
        assert p.view(0).players[0].newest == HANGINGS.index(card)
        views.append(p.view(1))
    assert views[0] == views[1]
