"""Civilizations that build, and those that look at cards, tiles and landmarks of others."""

from __future__ import annotations

import pytest

from games.tapestry.civilized import FARM, gained, kept, quiet_income, starting
from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form

CITY = Form(do="city")


# --- architects


CORNER = [".##......", "###......", "###......", *["........."] * 6]


@pytest.mark.rule("tapestry.civ.architects.district")
def test_a_district_of_one_kind_gives_another_resource() -> None:
    p = Position().civilization(0, "architects").city(0, *CORNER).effect(0, FARM).play("plot a1")
    assert p.player(0).buildings == ((0, 0),)
    p.play("pick 0", "pick 1")
    assert p.res(0) == {"food": 1, "worker": 1}
    p = Position().civilization(0, "architects").city(0, *CORNER).set(0, buildings=((1, 1),))
    p.effect(0, FARM).play("plot a1", "pick 0")
    assert (p.res(0), p.asked) == ({"food": 1}, (-1, "")), "a farm and a house"
    p = Position().civilization(0, "architects")
    p.city(0, "..#......", "..#......", "###......", *CORNER[3:])
    p.effect(0, Form(do="landmark", what="lighthouse")).play("rotate 0", "line 1", "column 1", "pick 0")
    assert p.asked == (-1, ""), "no income building at all"


@pytest.mark.rule("tapestry.civ.architects.lines")
def test_lines_of_one_kind_are_worth_a_point_more() -> None:
    rows = ["#########", "#########", "#########", *["........."] * 6]
    p = Position().civilization(0, "architects").city(0, *rows)
    p.set(0, buildings=((0, 2), (8, 2), (9, 1), (17, 2)))
    assert p.effect(0, CITY).run().vp(0) == 3 + 1, "line 1; line 2 has two kinds, line 3 has none"
    assert Position().city(0, *rows).set(0, buildings=((0, 2),)).effect(0, CITY).run().vp(0) == 3


@pytest.mark.rule("tapestry.civ.architects.midgame")
def test_gained_later_buildings_may_swap_places_three_times() -> None:
    p = gained("architects", Position(ask=True).set(0, buildings=((0, 0), (1, 1), (2, 0))))
    assert p.options == ["plot a1", "plot b1", "plot c1", "no"]
    p.play("plot a1")
    assert p.player(0).buildings == ((1, 0), (0, 1), (2, 0))
    p.play("plot a1", "plot b1", "plot b1", "plot a1")
    assert p.asked == (-1, "")
    assert gained("architects", Position(ask=True).set(0, buildings=((0, 0), (1, 0)))).asked == (-1, "")


# --- historians


@pytest.mark.rule("tapestry.civ.historians.give")
def test_a_tile_is_given_for_a_token() -> None:
    p = quiet_income(starting("historians", 3).tiles(0, 4, 9))
    assert (kept(p, "historians"), p.options) == ((0, 0), [*[f"uncover {i}" for i in range(4)], "no"])
    p.play("uncover 1", "give-tile 9")
    assert p.options == ["opponent 1", "opponent 2"]
    p.play("opponent 2")
    assert (kept(p, "historians"), p.player(0).tiles[:1]) == ((0b10, 0b100), (3,))
    p = quiet_income(Position(3).civilization(0, "historians", 0b10, 0b100).tiles(0, 4), 3)
    assert p.play("uncover 0").options == ["opponent 1", "opponent 2"], "also to one who has some"
    assert quiet_income(Position(3).civilization(0, "historians", 0, 0), 3).run().vp(0) == 10, "without tiles"


@pytest.mark.rule("tapestry.civ.historians.landmark", "tapestry.civ.historians.squares")
def test_a_landmark_of_such_an_opponent_gives_all_uncovered_squares() -> None:
    lighthouse = Form(do="landmark", what="lighthouse")
    p = Position(3).civilization(0, "historians", 0b1111, 0b100).effect(2, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (6, {"worker": 1, "food": 1})
    p = Position(3).civilization(0, "historians", 0b0011, 0b100).effect(2, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (3, {"worker": 1})
    p = Position(3).civilization(0, "historians", 0b1111, 0b100).effect(1, lighthouse).play("beside")
    assert (p.vp(0), p.res(0)) == (0, {}), "this opponent has no token"
    p.effect(2, lighthouse).run()
    assert p.vp(0) == 0, "the landmark is gone"


@pytest.mark.rule("tapestry.ruling.base-finished-player-vp")
def test_historians_who_have_finished_gain_only_points() -> None:
    p = Position().civilization(0, "historians", 0b1111, 0b10).set(0, ended=True)
    p.effect(1, Form(do="landmark", what="lighthouse")).play("beside")
    assert (p.vp(0), p.res(0)) == (6, {})


@pytest.mark.rule("tapestry.civ.historians.midgame")
def test_gained_later_all_tokens_are_given_at_once() -> None:
    p = gained("historians", Position(3, ask=True))
    for opponent in (1, 2, 1, 1):
        assert p.options == ["opponent 1", "opponent 2"]
        p.play(f"opponent {opponent}")
    assert (kept(p, "historians"), p.asked) == ((0b1111, 0b110), (-1, ""))


# --- heralds


@pytest.mark.rule("tapestry.civ.heralds.income", "tapestry.civ.heralds.limit", "tapestry.civ.heralds.covered")
def test_a_token_repeats_an_uncovered_when_played_card_of_anybody() -> None:
    p = Position().civilization(0, "heralds", 0, 0).set(0, era=3).set(1, era=3)
    p.hung(0, "academia", era=2).hung(1, "feudalism", era=2).hung(1, "renaissance", era=3)
    p.hung(1, "meritocracy", era=3)
    p.set(0, eras=(*p.player(0).eras[:2], (-1,), ()))
    quiet_income(p, 4)
    assert p.options == ["copy feudalism", "copy meritocracy", "no"], "no this-era, covered or hidden card"
    p.play("copy feudalism")
    assert kept(p, "heralds")[1].bit_count() == 1
    again = Position().civilization(0, "heralds", 0, kept(p, "heralds")[1]).hung(1, "feudalism", era=2)
    assert quiet_income(again, 4).run().asked == (-1, ""), "a card holds one token"


@pytest.mark.rule("tapestry.ruling.civ-heralds-covered")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_covered_card_is_out_of_reach_of_the_heralds(seat: int) -> None:
    p = Position().civilization(0, "heralds", 0, 0).set(0, era=2).set(1, era=2)
    assert "copy feudalism" in quiet_income(p.hung(seat, "feudalism", era=2), 3).options
    p = Position().civilization(0, "heralds", 0, 0).set(0, era=2).set(1, era=2)
    p.hung(seat, "feudalism", era=2).hung(seat, "academia", era=2)
    assert "copy feudalism" not in quiet_income(p, 3).options


@pytest.mark.rule("tapestry.civ.heralds.income")
def test_the_effect_is_gained_and_four_tokens_are_all() -> None:
    p = Position().civilization(0, "heralds", 0, 0b1111).hung(1, "feudalism", era=2)
    assert quiet_income(p, 3).run().asked == (-1, ""), "all tokens are used"
    p = quiet_income(Position().civilization(0, "heralds", 0, 0).hung(1, "feudalism", era=2), 3)
    p.play("copy feudalism")
    effect = p.s.rules.hanging_effects[feudalism(p)]
    assert effect is not None
    q = Position().set(0, era=3).effect(0, effect).run()
    assert (p.asked, p.options) == (q.asked, q.options)
    assert p.asked != (-1, "")


def feudalism(p: Position) -> int:
    return [card.id for card in p.s.rules.data.hangings()].index("feudalism")


@pytest.mark.rule("tapestry.civ.heralds.start")
def test_as_starting_civilization_a_card_may_be_played_after_the_first_income_turn() -> None:
    p = starting("heralds").hand(0, "trap", "academia").income(0, 1)
    assert (p.asked, p.options) == ((0, "effect.Whether"), ["yes", "no"])
    p.play("yes", "hang academia")
    assert (p.player(0).current, "academia" in p.cards(0)) == (p.player(0).eras[0], False)
    later = Position().civilization(0, "heralds", 0, 0).hand(0, "trap").income(0, 1).run()
    assert later.asked == (-1, "")
    assert starting("heralds").hand(0, "trap").set(1, era=2).income(0, 2).run().asked == (-1, "")


# --- inventors


def inventing(p: Position) -> Position:
    return quiet_income(p.civilization(0, "inventors", 4, 0), 3)


@pytest.mark.rule("tapestry.civ.inventors.token")
def test_a_token_upgrades_a_card_of_anybody_without_its_requirement() -> None:
    p = inventing(
        Position().tech(0, bottom=["library"], middle=["calendar"]).tech(1, bottom=["paper"], top=["radio"])
    )
    assert p.options == ["improve calendar", "improve library", "improve paper", "no"]
    p.play("improve calendar")
    assert (p.techs(0)["calendar"], p.vp(0) >= 7) == (2, True), (
        "nobody is in the tier that the square asks for"
    )
    assert kept(p, "inventors")[0] == 3
    none = quiet_income(Position().civilization(0, "inventors", 0, 0).tech(1, bottom=["paper"]), 3).run()
    assert (none.asked, none.vp(0)) == ((-1, ""), 10), "all tokens are used"


@pytest.mark.rule("tapestry.civ.inventors.benefit", "tapestry.civ.inventors.landmark")
def test_the_owner_gains_the_benefit_and_then_the_inventor_may() -> None:
    p = inventing(Position().tech(1, bottom=["library"])).play("improve library")
    assert (p.vp(1), p.techs(1), p.asked) == (3, {"library": 1}, (0, "effect.Whether"))
    p.play("yes")
    assert {item.key: item.points for item in p.game.score(p.s, 0).items}["civilizations"] == 3
    p = inventing(Position().tech(1, middle=["library"])).play("improve library")
    assert p.asked == (1, "city.Rotation"), "the landmark is the owner's"
    p.play("beside")
    assert (p.player(0).landmarks, len(p.player(1).landmarks)) == ((), 1), "there is no second one to gain"
    assert (p.asked, p.techs(0)) == ((0, "tech.Upgrade"), {"library": 0}), "and the card comes over"


@pytest.mark.rule("tapestry.civ.inventors.take", "tapestry.civ.inventors.again")
def test_a_card_with_a_token_comes_over_when_it_reaches_the_top_row() -> None:
    p = inventing(Position().tech(1, bottom=["library"])).play("improve library", "no")
    marked = kept(p, "inventors")
    p = Position().civilization(0, "inventors", *marked).tech(1, middle=["library"]).built(1, house=2)
    p.effect(1, Form(do="upgrade")).play("beside")
    assert (p.techs(0), p.techs(1), len(p.player(1).landmarks)) == ({"library": 0}, {}, 1)
    assert quiet_income(p, 3).options == ["improve library", "no"], "it may get another token"
    plain = Position().civilization(0, "inventors", 4, 0).tech(1, middle=["library"]).built(1, house=2)
    plain.effect(1, Form(do="upgrade")).play("beside")
    assert plain.techs(1) == {"library": 2}, "without a token it stays"
