"""Benefits and bonuses of spaces."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, FREE_BONUS, RESOURCES, TRACKS, Form
from spielwerk.games.tapestry.tracks import FORWARD, WhichToken


def step(p: Position, track: str, flags: int = BENEFIT | BONUS) -> Position:
    """The token of seat 0 enters the next space of a track."""
    p.s.players[0].era = max(p.s.players[0].era, 1)
    return p.do(WhichToken(0, FORWARD, TRACKS.index(track), flags))


@pytest.mark.rule("tapestry.base.benefit.mandatory", "tapestry.ruling.base-must-use-benefit")
def test_a_possible_benefit_must_be_gained() -> None:
    p = step(Position().token(0, exploration=2).tiles(0, 1).built(0, farm=5), "exploration")
    assert p.asked == (0, "explore.Hex")


@pytest.mark.rule("tapestry.base.benefit.bonus-once", "tapestry.base.benefit.benefit-with-bonus")
@pytest.mark.parametrize(
    ("flags", "asked"),
    [(0, ""), (BENEFIT, "draw.Hanging"), (BONUS, "advance.Bonus"), (FREE_BONUS, "advance.Bonus")],
)
def test_an_effect_gives_the_benefit_the_bonus_or_neither(flags: int, asked: str) -> None:
    """The second space of science has a tapestry card as its benefit, and a bonus."""
    p = step(Position(ask=True).token(0, science=1).has(0, coin=1), "science", flags).run()
    assert (p.at(0, "science"), p.asked[1]) == (2, asked)


@pytest.mark.rule("tapestry.base.benefit.order-free")
def test_several_benefits_come_in_any_order() -> None:
    p = step(Position(ask=True).token(0, military=4), "military")
    p.explored(9, 1)
    assert p.asked == (0, "effect.Which")
    assert p.options == ["pick 0", "pick 1"]
    p.play("pick 1")
    assert p.asked == (0, "city.Plot")


@pytest.mark.rule("tapestry.base.benefit.or-choice", "tapestry.ruling.base-or-impossible")
def test_of_two_exactly_one_is_chosen_and_it_must_be_possible() -> None:
    p = step(Position().token(0, exploration=2).tiles(0, 1), "exploration")
    assert p.options == ["pick 0", "pick 1"]
    p.play("pick 1", "beside")
    assert (p.player(0).built, p.player(0).tiles, p.asked) == ([1, 0, 0, 0], (0,), (-1, ""))
    p = step(Position().token(0, exploration=2), "exploration")
    assert p.asked == (0, "city.Plot")


@pytest.mark.rule("tapestry.base.benefit.partial")
def test_what_is_possible_is_gained_and_the_rest_is_lost() -> None:
    p = step(Position(ask=True).token(0, military=5), "military")
    p.set(0, outposts=0).run()
    assert p.asked == (-1, "draw.Hanging")


@pytest.mark.rule(
    "tapestry.base.benefit.bonus-optional",
    "tapestry.base.benefit.bonus-cost-any",
    "tapestry.base.benefit.bonus-once",
)
def test_a_bonus_is_bought_once_for_any_resource_or_left() -> None:
    p = step(Position().token(0, exploration=4).has(0, coin=1, worker=2), "exploration")
    assert p.options == ["pay worker", "pay coin", "no"]
    p.play("pay coin", "beside")
    assert (p.player(0).built[0], p.res(0), p.asked) == (1, {"worker": 2}, (-1, ""))
    p = step(Position().token(0, exploration=4).has(0, coin=1), "exploration").play("no")
    assert (p.player(0).built[0], p.res(0)) == (0, {"coin": 1})


@pytest.mark.rule("tapestry.base.benefit.bonus-discard")
def test_a_bonus_may_cost_cards_or_tiles_and_needs_all_of_them() -> None:
    p = step(Position().token(0, exploration=7).tiles(0, 3, 5, 9).built(0, farm=5), "exploration")
    p.play("yes")
    assert p.options == ["give-tile 3", "give-tile 5"]
    p.play("give-tile 5")
    assert (p.player(0).tiles, p.vp(0)) == ((2,), 5 + 5)
    assert p.s.old_tiles == 1 << 4 | 1 << 8
    p = step(Position().token(0, exploration=7).tiles(0, 3).built(0, farm=5), "exploration")
    assert p.asked == (-1, "")


@pytest.mark.rule("tapestry.base.benefit.bonus-discard")
def test_hangings_are_discarded_from_hand() -> None:
    p = step(Position().token(0, military=10).hand(0, "academia", "feudalism", "trap"), "military")
    p.play("yes")
    assert (p.cards(0), p.vp(0), p.s.old_hangings.bit_count()) == ([], 10, 3)


@pytest.mark.rule("tapestry.base.benefit.bonus-independent")
def test_the_bonus_may_be_bought_although_the_benefit_was_void() -> None:
    p = step(Position(ask=True).token(0, exploration=1).has(0, coin=1), "exploration")
    p.play("pay coin")
    assert p.asked == (-1, "draw.Hanging")


@pytest.mark.rule("tapestry.base.benefit.no-benefit-mark", "tapestry.base.landmark.any-advance")
def test_without_benefit_there_is_no_bonus_either_but_a_landmark() -> None:
    p = step(Position().token(0, exploration=3).tiles(0, 1).has(0, coin=1), "exploration", 0)
    p.play("beside")
    assert (p.player(0).landmarks, p.asked) == ((p.landmark("lighthouse"),), (-1, ""))


@pytest.mark.rule("tapestry.base.benefit.benefit-with-bonus")
def test_an_effect_with_the_benefit_lets_the_bonus_be_bought() -> None:
    p = Position().token(0, exploration=4).has(0, coin=1)
    p.effect(0, Form(do="advance", tracks=("exploration",)))
    assert p.asked == (0, "advance.Bonus")


@pytest.mark.rule("tapestry.base.benefit.nested", "tapestry.base.capital.district")
def test_an_inner_effect_is_resolved_first() -> None:
    rows = ("##.######", "#########", "#########", *["........."] * 6)
    p = step(Position().token(0, exploration=7).tiles(0, 1, 2).city(0, *rows), "exploration")
    p.set(0, districts=0b110).play("plot c1")
    assert (p.asked, p.vp(0)) == ((0, "effect.Which"), 0)
    p.play("pick 3")
    assert (p.res(0), p.vp(0), p.asked) == ({"coin": 1}, 1, (0, "advance.Bonus"))


@pytest.mark.rule("tapestry.base.benefit.void-no-trigger", "tapestry.base.building.none-left")
def test_a_building_that_is_not_there_triggers_nothing() -> None:
    p = Position().built(0, farm=5).effect(0, Form(do="building", what="farm")).run()
    assert (p.player(0).built, p.asked, p.told()) == ([5, 0, 0, 0], (-1, ""), [])


@pytest.mark.rule("tapestry.base.limit.resources", "tapestry.base.limit.example-resources")
def test_a_resource_is_limited_to_eight() -> None:
    p = Position().has(0, food=7).effect(0, Form(do="resource", what="food", n=2)).run()
    assert p.res(0) == {"food": 8}


@pytest.mark.rule("tapestry.ruling.base-resource-cap-order", "tapestry.base.limit.resource-any")
def test_any_resource_is_chosen_one_by_one_among_those_with_room() -> None:
    p = Position().has(0, food=7, worker=8).effect(0, Form(do="resource", what="any", n=2))
    assert p.options == ["pick 0", "pick 2", "pick 3"]
    p.play("pick 0")
    assert p.options == ["pick 2", "pick 3"]
    p.play("pick 3")
    assert [p.player(0).res[RESOURCES.index(r)] for r in ("food", "coin")] == [8, 1]
