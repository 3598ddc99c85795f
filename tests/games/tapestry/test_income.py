"""Income turns."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position

NO_CARDS = {"hangings": 0}


@pytest.mark.rule("tapestry.base.income.turn1", "tapestry.base.income.turn1-result")
def test_the_first_income_turn_gives_one_of_each() -> None:
    p = Position().tech(0, bottom=["paper"]).income(0, 1).run()
    assert p.res(0) == {"food": 1, "worker": 1, "culture": 1, "coin": 1}
    assert (len(p.player(0).tiles), len(p.cards(0)), p.vp(0), p.asked) == (1, 1, 0, (-1, ""))


@pytest.mark.rule("tapestry.base.income.step4-gain", "tapestry.base.building.uncover")
def test_uncovered_spaces_give_resources() -> None:
    p = Position().set(1, era=4).built(0, market=3, farm=1).hand(0, "trap").income(0, 4).run()
    assert p.res(0) == {"food": 2, "worker": 1, "culture": 1, "coin": 3}


@pytest.mark.rule("tapestry.base.income.step3-vp", "tapestry.base.income.vp-order-free")
def test_uncovered_points_are_gained() -> None:
    p = Position().set(1, era=4).built(0, farm=4, armory=2).hand(0, "trap").income(0, 2).run()
    assert p.vp(0) == 10 + 4 + 7 + 1


@pytest.mark.rule("tapestry.base.income.start-vp")
def test_without_buildings_cards_and_city_count_once() -> None:
    p = Position().set(1, era=4).tech(0, top=["paper", "radio"]).city(0, "#########", *["." * 9] * 8)
    p.hand(0, "trap").income(0, 2).run()
    assert p.vp(0) == 10 + 2 + 1


@pytest.mark.rule("tapestry.base.income.turn5")
def test_the_fifth_income_turn_has_points_but_no_gains() -> None:
    p = Position().built(0, farm=2).hand(0, "trap").income(0, 5).run()
    assert (p.vp(0), p.res(0), p.player(0).tiles, p.cards(0)) == (4, {}, (), ["trap"])


@pytest.mark.rule("tapestry.base.income.step2-tapestry", "tapestry.base.income.step3-upgrade")
def test_card_then_upgrade_then_points() -> None:
    p = Position().set(1, era=4).tech(0, bottom=["radio"]).hand(0, "trap", "feudalism").income(0, 2)
    assert p.asked == (0, "hanging.Play")
    p.play("hang trap")
    assert (p.asked, p.options) == ((0, "tech.Upgrade"), ["upgrade radio", "no"])
    p.play("upgrade radio")
    assert p.vp(0) == 10 + 3 + 1


@pytest.mark.rule("tapestry.base.income.tapestry-after-play")
def test_cards_of_the_income_come_after_the_play() -> None:
    p = Position(ask=True).set(1, era=4).income(0, 2)
    assert p.asked == (-1, "hanging.FaceDown")


@pytest.mark.rule("tapestry.base.income.first-bonus", "tapestry.ruling.base-first-bonus-time")
def test_the_first_of_the_neighbours_gains_resources_before_the_card() -> None:
    p = Position().set(1, era=2).hand(0, "trap").income(0, 3)
    assert (p.asked, len(p.options), p.cards(0)) == ((0, "effect.Which"), 4, ["trap"])
    p.play("pick 0", "pick 0")
    assert (p.player(0).res[0], p.vp(0)) == (2 + 1, 10)


@pytest.mark.rule("tapestry.base.income.first-bonus")
@pytest.mark.parametrize(("number", "n"), [(2, 1), (3, 2), (4, 3)])
def test_later_eras_give_more(number: int, n: int) -> None:
    p = Position().hand(0, "trap").income(0, number).play(*["pick 0"] * n)
    assert p.player(0).res[0] == n + 1


@pytest.mark.rule("tapestry.base.income.first-bonus-neighbours", "tapestry.base.neighbour.opponents")
def test_only_neighbours_are_compared() -> None:
    p = Position(4).set(2, era=2).hand(0, "trap").income(0, 2)
    assert p.asked == (0, "effect.Which")
    p = Position(4).set(3, era=2).hand(0, "trap").income(0, 2).run()
    assert p.vp(0) == 10


@pytest.mark.rule("tapestry.base.income.first-bonus-none")
def test_the_first_and_the_fifth_income_turn_have_no_such_bonus() -> None:
    assert sum(Position().income(0, 1).run().player(0).res) == 4
    assert Position().income(0, 5).run().res(0) == {}


@pytest.mark.rule("tapestry.base.building.example-same-turn", "tapestry.base.building.uncover")
def test_a_building_of_this_turn_pays_at_once() -> None:
    p = Position().set(1, era=4).hand(0, "trap").tech(0, bottom=["concrete"]).income(0, 3)
    p.play("upgrade concrete", "beside")
    assert p.res(0)["coin"] == 2


@pytest.mark.rule("tapestry.base.end.finished-no-gain")
def test_a_finished_player_gains_nothing() -> None:
    from spielwerk.games.tapestry.facts import achieve, gain, score

    p = Position().set(0, ended=True, era=5)
    score(p.s, 0, 5)
    gain(p.s, 0, 0, 3)
    achieve(p.s, 0, 0)
    assert (p.vp(0), p.res(0), p.s.places) == (0, {}, ((), (), ()))


@pytest.mark.rule("tapestry.base.limit.vp-no-max")
def test_points_have_no_upper_limit() -> None:
    p = Position().set(0, vp=999).built(0, farm=5).income(0, 5).run()
    assert p.vp(0) > 1000
