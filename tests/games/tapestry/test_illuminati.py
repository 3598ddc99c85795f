"""Illuminati: dice on the mat, and what opponents who roll them give."""

from __future__ import annotations

from typing import Any

import pytest

from games.tapestry.automa.solo import AUTOMA, AUTOMA_START, Solo
from games.tapestry.civilized import GAIN, kept
from games.tapestry.positions import Position
from spielwerk.games.tapestry.automa.rewards import BotRoll
from spielwerk.games.tapestry.automa.territory import CONQUER
from spielwerk.games.tapestry.civilizations.illuminati import Drawn
from spielwerk.games.tapestry.civilizations.treasure_hunters import DigDice
from spielwerk.games.tapestry.conquer import Dice
from spielwerk.games.tapestry.effects import BENEFIT, BONUS, EVERY_TRACK, Form
from spielwerk.games.tapestry.events import ConquerDiceRolled
from spielwerk.games.tapestry.options import HANGINGS
from spielwerk.games.tapestry.science import Roll
from spielwerk.games.tapestry.state import FACE_DOWN, NONE
from spielwerk.games.tapestry.tracks import BACK, FORWARD
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.frame import SPECTATOR

FANTASIES: dict[str, Any] = {"modules": ["fantasies"]}
BLACK, RED, SCIENCE = 1, 2, 4
ALL = BLACK | RED | SCIENCE
EMPTY = 8


def illuminati(dice: int = ALL, p: Position | None = None) -> Position:
    """Seat 0 has these dice on the mat; seat 1 is the opponent."""
    p = p or Position(ask=True, **FANTASIES)
    return p.civilization(0, "illuminati", dice).set(0, era=2).set(1, era=2)


def conquest(p: Position, faces: str, seat: int = 1) -> Position:
    """A player rolls the conquer dice on a territory without reward."""
    return p.do(Dice(seat, p.start(1), 0, NONE)).play(f"dice {faces}")


# --- the start


@pytest.mark.rule("tapestry.civ.illuminati.start")
def test_they_keep_one_of_three_tapestry_cards_and_have_all_dice() -> None:
    p = (
        Position(ask=True, **FANTASIES)
        .hand(0, "dystopia")
        .effect(0, GAIN)
        .play("draw-civilization illuminati")
    )
    p.play("draw-hanging guilds", "draw-hanging trap", "draw-hanging trap-3")
    assert p.options == ["keep-hanging guilds", "keep-hanging trap"]
    p.play("keep-hanging guilds")
    assert (p.cards(0), kept(p, "illuminati")) == (["dystopia", "guilds"], (ALL,))
    assert {HANGINGS[card] for card in bits(p.s.old_hangings)} == {"trap", "trap-3"}
    assert p.s.part(Drawn).cards[0] == ()


@pytest.mark.rule("tapestry.civ.illuminati.start", "tapestry.kaiju1.redraw")
def test_a_card_that_a_scenario_replaces_is_not_one_of_the_three() -> None:
    p = Position(ask=True, **FANTASIES)
    p.s.rules.replaced = (lambda _s, _seat, card: HANGINGS[card] == "trap",)
    p.effect(0, GAIN).play("draw-civilization illuminati")
    p.play(*[f"draw-hanging {card}" for card in ("guilds", "trap", "monarchy", "dystopia")])
    assert p.options == ["keep-hanging dystopia", "keep-hanging guilds", "keep-hanging monarchy"]
    assert p.s.old_hangings == 1 << HANGINGS.index("trap")


@pytest.mark.rule("tapestry.civ.illuminati.start")
def test_as_starting_civilization_they_draw_before_the_first_turn() -> None:
    p = Position(ask=True, given=[{"civilization": "illuminati"}, {}], **FANTASIES)
    assert (len(p.player(0).hand), kept(p, "illuminati"), p.s.old_hangings.bit_count()) == (1, (ALL,), 2)


@pytest.mark.rule("tapestry.civ.illuminati.start")
def test_the_drawn_cards_are_a_secret_until_two_are_discarded() -> None:
    p = Position(ask=True, **FANTASIES).effect(0, GAIN).play("draw-civilization illuminati")
    p.play("draw-hanging guilds", "draw-hanging trap")

    def seen(viewer: int) -> Any:
        return next(part for part in p.game.view(p.s, viewer).parts if isinstance(part, Drawn))

    assert [HANGINGS[card] for card in seen(0).cards[0]] == ["guilds", "trap"]
    assert seen(1).cards[0] == seen(SPECTATOR).cards[0] == (FACE_DOWN,) * 2


# --- conquer dice


@pytest.mark.rule("tapestry.civ.illuminati.conquer-dice")
def test_both_conquer_dice_of_an_opponent_pay_before_the_roller() -> None:
    p = conquest(illuminati(), "2-3")
    assert (p.vp(0), p.res(0), kept(p, "illuminati")) == (6, {"worker": 1}, (SCIENCE,))
    assert (p.asked, p.vp(1), p.res(1)) == ((1, "conquer.WhichDie"), 0, {})


@pytest.mark.rule("tapestry.civ.illuminati.conquer-dice")
@pytest.mark.parametrize(("dice", "points", "left"), [(RED, 6, 0), (BLACK | SCIENCE, 0, SCIENCE), (0, 0, 0)])
def test_only_dice_that_lay_on_the_mat_pay(dice: int, points: int, left: int) -> None:
    p = conquest(illuminati(dice), "2-3")
    assert (p.vp(0), p.res(0) == {"worker": 1}, kept(p, "illuminati")) == (
        points,
        bool(dice & BLACK),
        (left,),
    )


@pytest.mark.rule("tapestry.civ.illuminati.conquer-dice")
def test_they_count_their_own_territories_and_gain_the_reward_of_the_conquered_one() -> None:
    p = illuminati().explored(EMPTY, 1).outposts(1, EMPTY)
    reward = next(
        tile.id
        for tile in p.s.rules.data.tiles()
        if (tile.reward.do, tile.reward.what) == ("resource", "coin")
    )
    p.s.tile[EMPTY] = reward - 1
    p.do(Dice(1, EMPTY, 0, NONE)).play("dice 5-5", "pick 0")
    assert (p.res(0), p.vp(0)) == ({"coin": 1}, 1)


@pytest.mark.rule("tapestry.civ.illuminati.conquer-dice")
def test_who_has_finished_gains_only_the_points() -> None:
    p = conquest(illuminati().set(0, ended=True), "2-3")
    assert (p.vp(0), p.res(0), kept(p, "illuminati")) == (6, {}, (SCIENCE,))
    assert conquest(illuminati().set(0, ended=True), "2-5").vp(0) == 1


@pytest.mark.rule("tapestry.civ.illuminati.where")
def test_own_rolls_pay_nothing_and_put_the_dice_back() -> None:
    p = conquest(illuminati(BLACK), "2-3", seat=0)
    assert (p.vp(0), p.res(0), kept(p, "illuminati"), p.asked[1]) == (
        0,
        {},
        (BLACK | RED,),
        "conquer.WhichDie",
    )
    p = illuminati(0).do(Roll(0, BENEFIT | BONUS)).play("roll science")
    assert (kept(p, "illuminati"), p.at(0, "science")) == ((SCIENCE,), 0)


@pytest.mark.rule("tapestry.civ.illuminati.where")
def test_of_a_die_that_is_rolled_twice_only_the_first_roll_pays() -> None:
    p = illuminati().do(DigDice(1, p_hex := 0, 3)).play("dice 1-4")
    assert (p.vp(0), kept(p, "illuminati")) == (4, (BLACK | SCIENCE,))
    p = illuminati().do(DigDice(1, p_hex, 2)).play("dice 1-4")
    assert (p.vp(0), p.res(0), kept(p, "illuminati")) == (7, {"coin": 1}, (SCIENCE,))


# --- the science die


@pytest.mark.rule("tapestry.civ.illuminati.science-die")
def test_the_science_die_of_an_opponent_allows_an_advance_without_benefit_and_bonus() -> None:
    p = (
        illuminati()
        .token(0, military=2)
        .token(1, military=2)
        .do(Roll(1, BENEFIT | BONUS))
        .play("roll military")
    )
    assert (p.asked, p.options) == ((0, "science.MayAdvance"), ["yes", "no"])
    p.play("yes")
    assert (p.at(0, "military"), p.asked, kept(p, "illuminati")) == (
        3,
        (1, "science.MayAdvance"),
        (BLACK | RED,),
    )
    p = illuminati().do(Roll(1, BENEFIT | BONUS)).play("roll military", "no")
    assert (p.at(0, "military"), p.asked) == (0, (1, "science.MayAdvance"))


@pytest.mark.rule("tapestry.civ.illuminati.science-die", "tapestry.civ.illuminati.where")
def test_a_second_roll_and_a_die_that_is_away_pay_nothing() -> None:
    p = illuminati().do(Roll(1, BENEFIT | BONUS, 2)).play("roll military", "no", "roll science")
    assert p.asked == (1, "science.Rolled")
    p = illuminati(BLACK | RED).do(Roll(1, BENEFIT | BONUS)).play("roll military")
    assert p.asked == (1, "science.MayAdvance")
    p = illuminati().set(0, ended=True).do(Roll(1, BENEFIT | BONUS)).play("roll military")
    assert (p.asked, kept(p, "illuminati")) == ((1, "science.MayAdvance"), (BLACK | RED,))


# --- income turns


@pytest.mark.rule("tapestry.civ.illuminati.income", "tapestry.civ.illuminati.where")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
@pytest.mark.parametrize(("dice", "points"), [(0, 0), (RED, 6), (RED | SCIENCE, 12), (ALL, 18)])
def test_dice_on_the_mat_are_worth_six_points_and_all_return(turn: int, dice: int, points: int) -> None:
    p = illuminati(dice).set(1, era=turn).hand(0, "academia").income(0, turn).run()
    assert (p.player(0).earned[9], kept(p, "illuminati")) == (points, (ALL,))


@pytest.mark.rule("tapestry.civ.illuminati.income")
def test_the_first_income_turn_pays_nothing() -> None:
    p = illuminati(RED).income(0, 1).run()
    assert (p.vp(0), kept(p, "illuminati")) == (0, (RED,))


# --- against the Automa


@pytest.mark.rule("tapestry.civ.illuminati.solo")
@pytest.mark.parametrize("way", [FORWARD, BACK])
def test_a_roll_for_the_automa_takes_the_science_die_before_it_moves(way: int) -> None:
    p = illuminati(p=Solo(**FANTASIES)).token(AUTOMA, science=2)
    p.do(BotRoll(AUTOMA, way, EVERY_TRACK, 0)).play("roll science")
    assert (p.asked, p.at(AUTOMA, "science")) == ((0, "science.MayAdvance"), 2)
    p.play("yes").run()
    assert (p.at(0, "science"), p.at(AUTOMA, "science")) == (1, 3 if way == FORWARD else 1)
    assert kept(p, "illuminati") == (BLACK | RED,)
    p.do(BotRoll(AUTOMA, way, EVERY_TRACK, 0)).play("roll science")
    assert p.at(0, "science") == 1


@pytest.mark.rule("tapestry.civ.illuminati.solo")
def test_bots_conquer_without_dice() -> None:
    p = Solo(**FANTASIES)
    hex = next(hex for hex in bits(p.s.rules.world.near[AUTOMA_START]) if not p.s.explored >> hex & 1)
    illuminati(p=p).explored(hex, 1)
    p.pair(1, 2).on_map(CONQUER).until_asked()
    assert p.s.stand[AUTOMA].bit_count() == 2
    assert (kept(p, "illuminati"), p.vp(0), p.told(ConquerDiceRolled)) == ((ALL,), 0, [])


def test_an_effect_of_research_pays_them_too() -> None:
    p = illuminati().effect(1, Form(do="research")).play("roll science")
    assert p.asked == (0, "science.MayAdvance")
