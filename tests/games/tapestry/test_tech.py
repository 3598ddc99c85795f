"""Tech cards: inventing, upgrading and using them again."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import TECHS
from spielwerk.games.tapestry.tech import requirement_met

INVENT = Form(do="invent")
UPGRADE = Form(do="upgrade")
OPEN = ("paper", "radio", "clocks")


@pytest.mark.rule("tapestry.base.tech.invent", "tapestry.base.tech.bottom-row", "tapestry.base.tech.refill")
def test_an_open_card_is_taken_and_replaced_at_once() -> None:
    p = Position(ask=True).display(*OPEN).effect(0, INVENT)
    assert p.options == ["invent paper", "invent radio", "invent clocks", "from-deck"]
    p.play("invent radio")
    assert (p.techs(0), p.asked) == ({"radio": 0}, (-1, "tech.RefillOne"))
    p.play("draw-tech barn")
    assert [TECHS[card] for card in p.s.display] == ["paper", "clocks", "barn"]


@pytest.mark.rule("tapestry.base.tech.invent")
def test_or_the_top_card_of_the_deck() -> None:
    p = Position(ask=True).display(*OPEN).effect(0, INVENT).play("from-deck", "draw-tech barn")
    assert (p.techs(0), len(p.s.display), p.asked) == ({"barn": 0}, 3, (-1, ""))


@pytest.mark.rule("tapestry.base.tech.invent")
def test_an_effect_may_name_the_display_or_the_deck() -> None:
    p = Position(ask=True).display(*OPEN).effect(0, Form(do="invent", what="display"))
    assert p.options == ["invent paper", "invent radio", "invent clocks"]
    p = Position(ask=True).display(*OPEN).effect(0, Form(do="invent", what="deck")).run()
    assert p.asked == (-1, "tech.FromDeck")


@pytest.mark.rule("tapestry.base.tech.invent-several", "tapestry.base.tech.no-limit")
def test_several_inventions_come_one_after_another() -> None:
    p = (
        Position(ask=True)
        .display(*OPEN)
        .effect(0, Form(do="invent", n=2))
        .play("invent paper", "draw-tech barn")
    )
    assert p.options == ["invent radio", "invent clocks", "invent barn", "from-deck"]


@pytest.mark.rule("tapestry.base.tech.upgrade-middle", "tapestry.base.tech.no-middle-requirement")
def test_the_middle_row_gives_the_circle_without_a_requirement() -> None:
    p = Position().tech(0, bottom=["radio"]).effect(0, UPGRADE).run()
    assert (p.techs(0), p.vp(0)) == ({"radio": 1}, 3)


@pytest.mark.rule("tapestry.base.tech.upgrade-top", "tapestry.base.tech.requirement-track")
def test_the_top_row_gives_the_square_and_asks_for_its_requirement() -> None:
    p = Position().tech(0, middle=["calendar"]).token(0, exploration=3).effect(0, UPGRADE).run()
    assert p.techs(0) == {"calendar": 1}
    p.token(0, exploration=4).effect(0, UPGRADE).run()
    assert (p.techs(0), p.vp(0)) == ({"calendar": 2}, 7)
    assert requirement_met(p.token(0, exploration=9).s, 0, TECHS.index("calendar"))


@pytest.mark.rule("tapestry.base.tech.requirement-building")
def test_a_building_requirement_asks_for_an_uncovered_space() -> None:
    p = Position().built(0, farm=1)
    assert not requirement_met(p.s, 0, TECHS.index("barn"))
    assert requirement_met(p.built(0, farm=2).s, 0, TECHS.index("barn"))


@pytest.mark.rule("tapestry.base.tech.requirement-who", "tapestry.base.neighbour.definition")
def test_a_neighbour_may_meet_the_requirement() -> None:
    p = Position(4).token(2, exploration=4)
    assert [requirement_met(p.s, seat, TECHS.index("calendar")) for seat in range(4)] == [
        False,
        True,
        True,
        True,
    ]


@pytest.mark.rule("tapestry.base.tech.requirement-once")
def test_the_requirement_counts_at_the_moment_of_the_upgrade() -> None:
    p = Position().tech(0, top=["calendar"]).token(0, exploration=0)
    assert p.effect(0, Form(do="square")).run().vp(0) == 7


@pytest.mark.rule("tapestry.base.tech.top-final", "tapestry.base.tech.one-step")
def test_top_cards_stay_and_an_upgrade_is_one_row() -> None:
    p = Position().tech(0, bottom=["paper"], top=["ammonia"]).effect(0, UPGRADE).play("beside")
    assert (p.techs(0), p.asked) == ({"paper": 1, "ammonia": 2}, (-1, ""))
    assert p.tech(0, top=["ammonia"]).effect(0, UPGRADE).options == []


@pytest.mark.rule("tapestry.base.tech.mandatory")
def test_an_upgrade_as_a_benefit_is_mandatory_and_that_of_income_is_not() -> None:
    p = Position().tech(0, bottom=["radio", "bakery"]).effect(0, UPGRADE)
    assert p.options == ["upgrade radio", "upgrade bakery"]
    p.income(0, 5)
    assert p.options == ["upgrade radio", "upgrade bakery", "no"]


@pytest.mark.rule("tapestry.base.tech.refresh")
def test_refreshing_lays_out_three_new_cards() -> None:
    p = Position(ask=True).display(*OPEN).effect(0, Form(do="refresh")).run()
    assert (p.s.display, p.s.old_techs.bit_count()) == ((), 3)
    p.play("draw-tech barn", "draw-tech bakery", "draw-tech library")
    assert ([TECHS[card] for card in p.s.display], p.asked) == (["barn", "bakery", "library"], (-1, ""))


@pytest.mark.rule("tapestry.base.tech.deck-empty")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    p = Position(ask=True).display(*OPEN)
    p.s.techs, p.s.old_techs = 0, 0b11
    p.effect(0, INVENT).play("invent paper", f"draw-tech {TECHS[0]}")
    assert (p.s.techs, p.s.old_techs) == (0b10, 0)
    p = Position(ask=True).display(*OPEN)
    p.s.techs, p.s.old_techs = 0b01, 0b10
    p.effect(0, INVENT).play("invent paper", f"draw-tech {TECHS[0]}")
    assert (p.s.techs, p.s.old_techs) == (0, 0b10), "the last card of the deck comes first"


@pytest.mark.rule("tapestry.base.tech.circle-benefit")
def test_circles_of_the_middle_and_squares_of_the_top_row_are_used_again() -> None:
    p = Position().tech(0, bottom=["paper"], middle=["radio", "bakery"], top=["calendar"])
    p.effect(0, Form(do="circle"))
    assert p.options == ["use radio", "use bakery"]
    p.play("use bakery")
    assert (p.vp(0), p.techs(0)["bakery"]) == (4, 1)
    assert p.effect(0, Form(do="square")).run().vp(0) == 11


@pytest.mark.rule("tapestry.base.tech.count-all-rows")
def test_points_per_card_count_all_rows() -> None:
    p = Position().tech(0, bottom=["paper"], middle=["radio"], top=["calendar"])
    assert p.effect(0, Form(do="per", what="tech")).run().vp(0) == 3


@pytest.mark.rule("tapestry.base.tech.battery-once", "tapestry.ruling.base-battery-academic")
def test_the_battery_is_used_once_a_turn() -> None:
    p = Position().tech(0, top=["lithium-ion-battery"]).token(0, military=4).tiles(0, 1)
    p.s.once = 0
    p.effect(0, Form(do="square")).run()
    assert (p.vp(0), p.res(0)) == (1, {"worker": 1})
    assert p.effect(0, Form(do="square")).options == []
    p.s.players[0].era, p.s.players[1].era = 1, 1
    p.has(0, coin=1).round(0)
    assert p.run().s.once == 0


def test_the_battery_may_use_academic_research() -> None:
    p = Position().tech(0, top=["lithium-ion-battery"]).token(0, science=7, military=4)
    p.effect(0, Form(do="square"))
    assert p.options == ["track science", "track military"]
    p.play("track science")
    assert p.res(0) == {"worker": 1}
