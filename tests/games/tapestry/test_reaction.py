"""Cards from hand that stop a conquest."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form

DICE = "dice 1-1"


def attacked(*cards: str) -> Position:
    """Seat 0 conquers hex 7 of seat 1, who holds cards."""
    return Position(ask=True).hand(1, *cards).outposts(1, 7).effect(0, Form(do="conquer")).play("conquer 7")


@pytest.mark.rule("tapestry.base.trap.play", "tapestry.base.trap.effect", "tapestry.base.trap.resource")
def test_the_conqueror_falls_and_the_owner_gains_a_resource() -> None:
    p = attacked("trap", "academia")
    assert p.options == ["react trap", "no"]
    p.play("react trap")
    assert (p.controlled(0), p.controlled(1), p.s.fallen[0]) == ([4], [7, 24], 1 << 7)
    assert (p.asked, p.cards(1)) == ((1, "effect.Which"), ["academia"])
    p.play("pick 2")
    assert p.res(1) == {"culture": 1}
    assert p.s.old_hangings.bit_count() == 1


@pytest.mark.rule("tapestry.base.trap.conqueror-dice", "tapestry.ruling.base-red-die-trap")
def test_the_conqueror_rolls_all_the_same() -> None:
    p = attacked("trap").play("react trap", "pick 0", "dice 1-5", "take-red")
    assert p.vp(0) == 1


@pytest.mark.rule("tapestry.ruling.base-both-dice-trap", "tapestry.base.conquer.both-dice")
def test_both_dice_depend_on_who_controlled_the_territory() -> None:
    p = Position(ask=True).hand(1, "trap").outposts(1, 7)
    p.effect(0, Form(do="conquer", dice="both-from-opponent")).play("conquer 7", "react trap", "pick 0", DICE)
    assert (p.vp(0), p.res(0)) == (4, {"coin": 1})


@pytest.mark.rule("tapestry.base.trap.limit")
def test_one_card_decides_and_is_not_answered() -> None:
    p = attacked("trap", "trap")
    assert p.options == ["react trap", "no"]
    p.hand(0, "trap").play("react trap", "pick 0")
    assert (p.asked, len(p.cards(1)), len(p.cards(0))) == ((-1, "conquer.Dice"), 1, 1)


def test_everybody_with_cards_is_asked_so_that_nobody_learns_who_could() -> None:
    assert (attacked("academia").asked, attacked("academia").options) == ((1, "reaction.React"), ["no"])
    assert attacked().asked == (-1, "conquer.Dice")


@pytest.mark.rule("tapestry.base.trap.as-tapestry")
def test_played_as_a_card_it_gives_ten_points() -> None:
    p = Position().hand(0, "trap").effect(0, Form(do="overplay")).run()
    assert (p.vp(0), p.cards(0)) == (10, [])


@pytest.mark.rule("tapestry.base.end.finished-trap", "tapestry.base.end.finished-pieces")
def test_who_has_finished_cannot_react_and_can_be_conquered() -> None:
    p = Position(ask=True).hand(1, "trap").outposts(1, 7).set(1, ended=True, era=5)
    p.effect(0, Form(do="conquer")).play("conquer 7")
    assert (p.asked, p.controlled(0)) == ((-1, "conquer.Dice"), [4, 7])


@pytest.mark.rule("tapestry.base.achievement.topple-trap", "tapestry.base.achievement.topple")
def test_outposts_that_fall_by_a_reaction_count_for_the_achievement() -> None:
    p = attacked("trap")
    p.s.toppled[1] = 1
    p.play("react trap")
    assert (p.vp(1), p.s.places[1]) == (10, (1,))


@pytest.mark.rule("tapestry.base.achievement.island-trap")
def test_a_stopped_conquest_of_the_island_gives_no_achievement() -> None:
    p = Position(ask=True).hand(1, "trap").outposts(1, 16)
    p.effect(0, Form(do="conquer", anywhere=True)).play("conquer 16", "react trap")
    assert (p.vp(0), p.s.places[2]) == (0, ())
