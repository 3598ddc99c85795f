"""Corners where several rules of Tapestry meet."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.world import aligned

TWO_DISTRICTS = ["##..##...", "##..##...", "######...", *["........."] * 6]
"""Without c1, c2, d1 and d2 two districts are incomplete."""


@pytest.mark.rule("tapestry.base.advance.order-landmark", "tapestry.base.landmark.before-benefit")
def test_landmark_districts_benefit_and_bonus_come_in_this_order() -> None:
    """Physics leads to Navigation, whose landmark completes two districts before its benefit."""
    p = Position(ask=True).token(0, exploration=3, science=8).has(0, worker=8).city(0, *TWO_DISTRICTS)
    p.turn(0).play("advance science", "track exploration")
    assert (p.at(0, "science"), p.at(0, "exploration"), p.asked) == (9, 4, (0, "city.Rotation"))
    p.play("rotate 0", "line 1", "column 3")
    assert (p.asked, p.player(0).districts, p.player(0).tiles) == ((0, "effect.Which"), 0b11, ())
    p.play("pick 0")
    assert (p.asked, p.player(0).tiles) == ((0, "effect.Which"), ()), "the second district"
    p.play("pick 1")
    assert p.asked == (-1, "draw.Tile"), "now the benefit of Navigation"
    p.play("draw-tile 1")
    assert p.asked[1] == "explore.Hex"


@pytest.mark.rule("tapestry.ruling.base-this-era-end", "tapestry.base.tapestry.this-era")
def test_a_card_of_an_era_has_ended_before_civilizations_act_in_the_next_income_turn() -> None:
    p = Position(ask=True).civilization(0, "merrymakers", 0, 1, 0).set(0, era=2).set(1, era=4)
    p.hung(0, "academia").hand(0, "trap").income(0, 3).display("radio", "clocks", "bakery")
    p.play("rise 1", "pick 1", "draw-hanging revolution")
    assert (p.vp(0), len(p.cards(0))) == (0, 2), "no points for the card any more"


@pytest.mark.rule("tapestry.base.neighbour.finished", "tapestry.base.tech.requirement-who")
def test_a_neighbour_who_has_finished_still_meets_requirements() -> None:
    p = Position(4).tech(0, middle=["calendar"]).token(1, exploration=4).set(1, ended=True)
    assert p.effect(0, Form(do="upgrade")).run().techs(0) == {"calendar": 2}
    p = Position(4).tech(0, middle=["calendar"]).token(2, exploration=4)
    assert p.effect(0, Form(do="upgrade")).run().techs(0) == {"calendar": 1}, "not a neighbour"


@pytest.mark.rule("tapestry.base.neighbour.table-seats", "tapestry.base.income.first-bonus-neighbours")
def test_who_is_a_neighbour_follows_from_seats_whatever_the_map_says() -> None:
    mats = ["1", "3", "2", "4"]
    for other, asked in ((1, False), (2, True), (3, False)):
        p = Position(4, given=[{"mat": mat} for mat in mats]).set(other, era=2).hand(0, "trap").income(0, 2)
        assert (p.asked == (0, "effect.Which")) is asked, other


@pytest.mark.rule("tapestry.base.neighbour.opponents", "tapestry.base.end.finished-pieces")
def test_a_player_who_has_finished_is_an_opponent_who_can_be_conquered() -> None:
    p = Position(ask=True).outposts(1, 6).set(1, ended=True).hand(1, "trap")
    p.effect(0, Form(do="conquer", dice="both-from-opponent")).play("conquer 6")
    assert (p.asked, p.s.fallen[1] >> 6 & 1) == ((-1, "conquer.Dice"), 1), "no trap is asked for"
    p.play("dice 1-1")
    assert p.asked[1] != "conquer.WhichDie", "both dice, as it came from an opponent"


@pytest.mark.rule("tapestry.base.advance.several-tokens", "tapestry.base.advance.cost-of-target")
def test_each_of_several_tokens_has_the_price_of_its_own_next_space() -> None:
    p = Position().token(0, technology=7).has(0, food=1)
    p.s.spare = ((0, 3, 3),)
    assert "advance technology" not in p.turn(0).options, "the first space of tier II"
    p.s.spare = ((0, 3, 2),)
    p.turn(0).play("advance technology")
    assert (p.at(0, "technology"), p.s.spare, p.res(0)) == (7, ((0, 3, 3),), {})


@pytest.mark.rule("tapestry.civ.adjustment-time")
def test_an_adjustment_without_points_gives_none() -> None:
    for name in ("craftsmen", "entertainers", "mystics"):
        assert Position(2, given=[{"civilization": name}, {}], adjustments=True).vp(0) == 0, name


@pytest.mark.rule("tapestry.base.civilization.gain-setup", "tapestry.civ.adjustment-time")
def test_points_of_an_adjustment_are_for_starting_civilizations_only() -> None:
    p = Position(ask=True, adjustments=True).effect(0, Form(do="civilization"))
    assert p.play("draw-civilization alchemists").vp(0) == 0


@pytest.mark.rule("tapestry.base.conquer.order", "tapestry.ruling.base-trap-timing")
def test_an_owner_without_cards_is_not_asked() -> None:
    p = Position(ask=True).outposts(1, 6).effect(0, Form(do="conquer", anywhere=True)).play("conquer 6")
    assert (p.asked, 6 in p.controlled(0)) == ((-1, "conquer.Dice"), True)


@pytest.mark.rule("tapestry.base.explore.permanent", "tapestry.base.explore.vp")
def test_a_tile_at_the_rim_is_a_territory_from_now_on_and_the_rim_gives_no_points() -> None:
    p = Position().tiles(0, 1)
    world = p.s.rules.world
    hex = next(h for h, near in enumerate(world.beside) if -1 in near and not p.s.explored >> h & 1)
    p.effect(0, Form(do="explore", anywhere=True)).play(f"hex {hex}")
    if p.asked == (0, "explore.Rotation"):
        p.play("turned 0")
    look = p.s.rules.tile_corners[0][0]
    printed = [(edge, world.corners[h]) for edge, h in enumerate(world.beside[hex]) if h >= 0]
    met = [edge for edge, corners in printed if corners and aligned(look, edge, corners)]
    told = {item.key: item.points for item in p.game.score(p.s, 0).items}
    assert (told["exploring"], p.s.explored >> hex & 1) == (len(met), 1)
    p.tiles(0, 2).effect(0, Form(do="explore", anywhere=True))
    assert f"hex {hex}" not in p.options
