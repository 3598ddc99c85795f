"""Tapestry cards on the era spaces."""

from __future__ import annotations

import pytest

from games.tapestry.positions import Position
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.options import HANGINGS

OVERPLAY = Form(do="overplay")


def spaces(p: Position, seat: int = 0) -> list[list[str]]:
    return [[HANGINGS[card] if card >= 0 else "?" for card in space] for space in p.player(seat).eras]


@pytest.mark.rule("tapestry.base.tapestry.hand-secret", "tapestry.base.limit.open-information")
def test_hands_are_secret_and_the_rest_lies_open() -> None:
    p = Position().hand(0, "academia").hand(1, "trap", "feudalism").tiles(1, 3).has(1, coin=2)
    view = p.turn(0).view(0)
    assert (view.players[0].hand, view.players[1].hand, view.hand_sizes) == (p.player(0).hand, (), [1, 2])
    assert (view.players[1].tiles, view.players[1].res) == ((2,), [0, 0, 0, 2])


@pytest.mark.rule("tapestry.base.tapestry.income-play", "tapestry.base.tapestry.mandatory")
def test_a_card_from_hand_is_played_in_the_income_turns_2_to_4() -> None:
    p = Position().set(1, era=4).hand(0, "trap", "feudalism").income(0, 2)
    assert p.options == ["hang feudalism", "hang trap"]
    p.play("hang trap")
    assert (spaces(p), p.vp(0)) == ([[], ["trap"], [], []], 10)


@pytest.mark.rule("tapestry.base.tapestry.face-down")
def test_without_a_card_one_of_the_deck_lies_there_face_down() -> None:
    p = Position(ask=True).set(1, era=4).income(0, 3).play("draw-hanging trap")
    assert (spaces(p), p.vp(0), p.s.down.bit_count()) == ([[], [], ["?"], []], 0, 1)
    assert not p.s.hangings >> HANGINGS.index("trap") & 1


@pytest.mark.rule("tapestry.base.tapestry.face-down")
def test_without_any_card_left_the_space_stays_empty() -> None:
    p = Position(ask=True).set(1, era=4)
    p.s.hangings = 0
    p.income(0, 3).run()
    assert (spaces(p), p.asked) == ([[], [], [], []], (-1, "draw.Tile")), "the income goes on"


@pytest.mark.rule("tapestry.base.tapestry.when-played", "tapestry.base.tapestry.effect-mandatory")
def test_a_when_played_effect_is_resolved_at_once_and_must_be() -> None:
    p = Position().set(1, era=4).has(0, food=1).hand(0, "feudalism").income(0, 2).run()
    assert p.asked == (0, "effect.Which")
    assert "no" not in p.options


@pytest.mark.rule("tapestry.base.tapestry.unplayable-effect")
def test_a_card_may_be_played_although_its_effect_is_impossible() -> None:
    p = Position(ask=True).set(1, era=4).hand(0, "meritocracy").income(0, 2)
    p.s.techs = 0
    assert spaces(p.run()) == [[], ["meritocracy"], [], []]


@pytest.mark.rule("tapestry.base.tapestry.this-era", "tapestry.ruling.base-this-era-end")
def test_a_card_of_an_era_ends_when_the_next_income_turn_begins() -> None:
    p = Position().set(1, era=4).set(0, era=2).hung(0, "academia").hand(0, "trap")
    bit = p.s.rules.bit("academia")
    assert p.player(0).abilities & bit
    p.income(0, 3).run()
    assert not p.player(0).abilities & bit


@pytest.mark.rule("tapestry.base.tapestry.overplay")
def test_a_card_on_top_ends_the_one_below() -> None:
    p = Position().set(0, era=2).hung(0, "academia").hand(0, "monarchy").effect(0, OVERPLAY).run()
    assert spaces(p) == [[], ["academia", "monarchy"], [], []]
    assert p.player(0).abilities == p.s.rules.bit("monarchy")


@pytest.mark.rule("tapestry.base.tapestry.overplay-empty")
def test_without_a_card_in_hand_the_current_one_stays() -> None:
    p = Position().set(0, era=2).hung(0, "academia").effect(0, OVERPLAY).run()
    assert (spaces(p), p.player(0).abilities) == ([[], ["academia"], [], []], p.s.rules.bit("academia"))


@pytest.mark.rule("tapestry.base.tapestry.overplay-era1", "tapestry.base.tapestry.maker-of-fire")
def test_in_era_1_a_card_goes_on_the_printed_space() -> None:
    p = Position().set(0, era=1).hand(0, "trap").effect(0, OVERPLAY).run()
    assert spaces(p) == [["trap"], [], [], []]


@pytest.mark.rule("tapestry.base.tapestry.maker-of-fire", "tapestry.base.income.turn1")
def test_no_card_is_played_in_the_first_income_turn() -> None:
    p = Position().hand(0, "trap").income(0, 1).run()
    assert (spaces(p)[0], p.vp(0)) == ([], 0)


@pytest.mark.rule("tapestry.base.tapestry.overplay-no-card-yet")
def test_before_the_card_of_a_new_era_there_is_nothing_to_cover() -> None:
    p = Position().set(0, era=3).hand(0, "trap").effect(0, OVERPLAY).run()
    assert (spaces(p)[2], p.cards(0)) == ([], ["trap"])


@pytest.mark.rule("tapestry.base.tapestry.overplay-turn5", "tapestry.base.tapestry.era5-none")
def test_in_the_fifth_income_turn_no_card_is_played_at_all() -> None:
    p = Position().set(0, era=5).hand(0, "trap").effect(0, OVERPLAY).run()
    assert p.cards(0) == ["trap"]
    p = Position().hand(0, "trap").income(0, 5).run()
    assert (p.cards(0), p.player(0).ended) == (["trap"], True)


@pytest.mark.rule("tapestry.base.tapestry.deck-empty")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    p = Position(ask=True)
    p.s.hangings, p.s.old_hangings = 0, 0b110
    p.effect(0, Form(do="hanging")).play(f"draw-hanging {HANGINGS[1]}")
    assert (p.cards(0), p.s.hangings, p.s.old_hangings) == ([HANGINGS[1]], 0b100, 0)


def test_nobody_learns_which_card_was_drawn() -> None:
    p = Position(ask=True).effect(0, Form(do="hanging")).run()
    (drawn,) = p.told("draw-hanging trap")
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1).hanging == -1  # type: ignore[attr-defined]
