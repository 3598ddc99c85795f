"""What a newcomer meets first: pictures to choose from, advances before income, and a first card."""

from __future__ import annotations

import re
from html import unescape
from typing import cast

import pytest

import spielwerk
from boards.tapestry.test_board import posts, scene_of
from games.tapestry.automa.solo import Solo
from games.tapestry.positions import Position
from spielwerk.boards.kit.hyphens import SOFT
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.boards.tapestry.cloth import card_words
from spielwerk.boards.tapestry.fronts import front
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.lead import income_resources
from spielwerk.boards.tapestry.typed import rules_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.city import Plot
from spielwerk.games.tapestry.conquer import WhichDie
from spielwerk.games.tapestry.effects import Form
from spielwerk.games.tapestry.explore import BeginExplore
from spielwerk.games.tapestry.hang import PlayHanging
from spielwerk.games.tapestry.options import INCOME
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import LANGUAGES, language

NARROW = 8
"""The most letters that fit into the own space on a small phone."""


def test_an_advance_is_offered_before_the_income_turn_and_has_the_first_keys() -> None:
    scene = scene_of(Position(2).has(0, food=1, worker=3).set(0, era=2).turn(0))
    now = DRAWING.now(scene)
    assert now.index("Advance on a track") < now.index('value="income"')
    assert "Your 4 resources still pay for an advance. You have 3 income turns left." in now
    assert posts(scene).count("income") == 1
    digits = re.findall(r'<button data-digit="(\d)"[^>]* value="advance (\w+)', DRAWING.board(scene))
    assert digits == [("1", "exploration"), ("2", "science"), ("3", "military"), ("4", "technology")]


def test_the_last_income_turn_is_called_the_last() -> None:
    scene = scene_of(Position(2).has(0, food=1).set(0, era=4).turn(0))
    now = DRAWING.now(scene)
    assert "Your 1 resource still pays for an advance. This is your last income turn" in now
    assert "brings" not in now, "it brings points, no resources"


def test_the_income_turn_shows_the_resources_of_uncovered_spaces() -> None:
    p = Position(2).has(0, food=1).set(0, era=2).turn(0)
    assert income_resources(scene_of(p)) == [1, 1, 1, 1]
    p.s.players[0].built = [3, 0, 0, 1]
    assert income_resources(scene_of(p)) == [3, 1, 1, 2], "points between them are no resources"


def test_nobody_is_warned_of_an_income_turn_without_an_advance() -> None:
    p = Position(2).set(0, era=2, res=[0, 0, 0, 0]).turn(0)
    assert Turn(0).options(p.s) == (INCOME,)
    assert "still pay" not in DRAWING.now(scene_of(p))


def test_a_place_beside_the_city_is_the_second_answer() -> None:
    p = Position(2)
    p.s.stack[:] = [Plot(0, 0)]
    now = DRAWING.now(scene_of(p))
    assert now.index("Build the farm") < now.index('value="beside"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mats_and_civilizations_are_chosen_from_pictures(lang: str) -> None:
    game = spielwerk.game("tapestry", seats=2)
    state, rules = game.new(3), cast(TapestryRules, game.rules)
    with language(lang):
        scene = Scene(game, 0, game.view(state, 0))
        assert front(scene) == "start"
        board = DRAWING.board(scene)
        mats = re.findall(r'value="mat (\d+)".*?</button>', board)
        assert len(mats) == 2
        assert board.count('<svg class="city"') == 2
        for seat in (0, 1):
            game.apply(
                state, f"mat {mats[0]}" if seat == 0 else game.decisions(state)[0].options[0], seat=seat
            )
        scene = Scene(game, 0, game.view(state, 0))
        board = DRAWING.board(scene)
        dealt = re.findall(r'value="civilization ([\w-]+)"', board)
        assert len(dealt) == 2
        texts = {data.id: str(data.text) for data in rules.data.civilizations()}
        assert all(texts[id] in board.replace("&#x27;", "'") for id in dealt)


def test_tapestry_cards_that_are_asked_for_lie_large_on_the_board() -> None:
    p = Position(2).set(0, era=2).hand(0, "monarchy", "guilds").do(PlayHanging(0))
    scene = scene_of(p)
    assert front(scene) == "start"
    board = DRAWING.board(scene)
    asked = re.findall(r'class="start-card option" id="start-(hang-[\w-]+)"', board)
    assert len(asked) == 2
    assert all(card_words(scene, card) in unescape(board) for card in p.s.players[0].hand)
    assert "option" not in DRAWING.mat(scene), "each card is one control"


def test_dice_say_on_their_buttons_what_they_give() -> None:
    p = Position(2).do(WhichDie(0, 24, 0, 1))
    scene = scene_of(p)
    assert scene.mine is not None
    dice = rules_of(scene).conquer_dice
    shown = [scene.speech.effect(dice[red][face], scene.rules) for red, face in enumerate((0, 1))]
    for option in scene.mine.options:
        said = scene.speech.option(option, scene.mine, scene.rules)
        assert said.endswith(f": {shown[option.verb == 'take-red']}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_spaces_break_before_they_are_cut(lang: str) -> None:
    rules = cast(TapestryRules, spielwerk.game("tapestry", seats=2, modules=["arts", "plans"]).rules)
    with language(lang):
        called = {
            str(names.space(t, s.number, rules).name) for t in bits(rules.tracks) for s in rules.spaces[t][1:]
        }
    pieces = {piece for name in called for piece in re.split(f"[ {SOFT}-]", soft(name))}
    assert not [piece for piece in pieces if len(piece) > NARROW]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_card_says_who_one_is_and_who_else_plays(lang: str) -> None:
    with language(lang):
        alone = DRAWING.briefing(scene_of(Solo().turn(0)))
        together = DRAWING.briefing(scene_of(Position(2).turn(0)))
    assert alone.count("<li>") == together.count("<li>") + 1
    assert ("Automa" in alone) > ("Automa" in together)


def test_questions_on_the_map_say_what_to_click() -> None:
    p = Position(2).tiles(0, 3, 5)
    p.s.next(BeginExplore(0, 0))
    assert "Pick one of your tiles below the map." in DRAWING.now(scene_of(p))
    d = p.game.decision(p.s)
    assert d is not None
    p.game.apply(p.s, d.options[0], seat=0)
    assert "Pick a dashed hex." in DRAWING.now(scene_of(p))


def test_a_payment_and_a_choice_say_what_they_are_for() -> None:
    p = Position(2).has(0, food=1, worker=1).token(0, exploration=2).tiles(0, 3).turn(0)
    assert asked(p) == "Advance on a track, or take an income turn."
    p.game.apply(p.s, "advance exploration", seat=0)
    assert asked(p) == "Pay 1 more resource. For: Wagons."
    p.game.apply(p.s, "pay food", seat=0)
    assert asked(p) == "Choose one of these. From: Wagons."


@pytest.mark.rule("tapestry.base.trap.play")
def test_whoever_may_stop_a_conquest_sees_where_it_happens_and_the_cards_that_stop_it() -> None:
    p = Position(ask=True).hand(1, "trap", "academia").outposts(1, 7)
    p.effect(0, Form(do="conquer")).play("conquer 7")
    scene = scene_of(p, 1)
    board, now = DRAWING.board(scene), DRAWING.now(scene)
    assert front(scene) == "map"
    assert 'class="fought-over" data-hex="7"' in board
    assert "Defend hex 7?" in now
    assert card_words(scene, p.s.players[1].hand[-1]) in now.replace(SOFT, "")
    assert sorted(posts(scene)) == ["no", "react trap"], "each is one control"
    assert "data-hex" not in DRAWING.board(scene_of(p, 0)), "nobody else is asked"


def test_whoever_cannot_stop_a_conquest_reads_why_there_is_a_question() -> None:
    p = Position(ask=True).hand(1, "academia").outposts(1, 7)
    p.effect(0, Form(do="conquer")).play("conquer 7")
    scene = scene_of(p, 1)
    assert "so that nobody learns what you hold" in DRAWING.now(scene)
    assert posts(scene) == ["no"]


def test_the_dice_of_a_conquest_are_read_where_it_happened() -> None:
    p = Position(ask=True).effect(0, Form(do="conquer")).play("conquer 7", "dice 1-5")
    scene = scene_of(p)
    assert front(scene) == "map"
    assert 'class="fought-over" data-hex="7"' in DRAWING.board(scene)


def asked(p: Position) -> str:
    d = p.game.decision(p.s)
    assert d is not None
    with language("en"):
        return BOX.speech().request(d, p.s.rules, p.s)
