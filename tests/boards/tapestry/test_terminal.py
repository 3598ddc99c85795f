"""The board of Tapestry in characters: everything fits on a screen of 100 by 40."""

from __future__ import annotations

import random

import pytest

from games.tapestry.automa.solo import Solo
from games.tapestry.positions import Position
from spielwerk.boards.kit.characters import Paint, shown
from spielwerk.boards.registry import drawing
from spielwerk.boards.tapestry.terminal import draw
from spielwerk.games.tapestry.box import BOX
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.state import State
from spielwerk.kernel.text import LANGUAGES, language

PLAIN = Paint(False)


def seen(game: Game, state: State, viewer: int) -> TapestryView:
    view = game.view(state, viewer)
    assert isinstance(view, TapestryView)
    return view


def drawn(p: Position, viewer: int = 0, width: int = 100) -> list[str]:
    return draw(p.view(viewer), p.s.rules, PLAIN, width)


def test_the_terminal_finds_it() -> None:
    assert drawing("tapestry").terminal is draw


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_fits_on_the_screen(players: int) -> None:
    game = Game(BOX, {"seats": [{} for _ in range(players)]})
    rules = game.rules
    assert isinstance(rules, TapestryRules)
    state, rng = game.new(players), random.Random(players)
    n = 0
    while decision := game.decision(state):
        if n % 25 == 0:
            for viewer in (SPECTATOR, 0):
                for lang in LANGUAGES:
                    with language(lang):
                        lines = draw(seen(game, state, viewer), rules, PLAIN, 100)
                    assert max(map(shown, lines)) <= 100
                    assert len(lines) <= 40
        game.apply(state, rng.choice(decision.options))
        n += 1
    assert n > 50


def test_tokens_and_landmarks_stand_on_the_tracks() -> None:
    p = Position(2).token(0, exploration=2, science=5).token(1, exploration=2).gone("academy")
    exploration, science, *_ = drawn(p, SPECTATOR)
    assert " ".join(exploration.split()) == "Exploration 0 |1 AB 3 |4^ 5 6 |7^ 8 9 |10^ 11 12"
    assert " ".join(science.split()) == "Science B |1 2 3 |4^ A 6 |7 8 9 |10^ 11 12"


def test_the_next_space_of_each_track_is_named_as_far_as_there_is_room() -> None:
    p = Position(2).token(0, exploration=2, science=12)
    exploration, science, *_ = drawn(p, 0)
    assert exploration.endswith("  > Wagons: explore or farm")
    assert ">" not in science, "its end is reached"
    assert ">" not in drawn(p, SPECTATOR)[0], "who only watches has no next space"
    cut = drawn(p, 0, 75)[0]
    assert shown(cut) <= 75
    assert cut.endswith("…")


def test_the_map_shows_pieces_by_letters() -> None:
    p = Position(2).explored(9, 5).outposts(0, 9).fallen(1, 9).outposts(1, 6)
    words = " ".join(drawn(p)).split()
    assert {"4:A", "24:B", "9:Ab", "6:B", "16*", "12"} <= set(words)


def test_the_capital_city_shows_what_stands_there() -> None:
    p = Position(2).effect(0, Atom("building", 1, 2)).play("plot a1")
    p.effect(0, Atom("landmark", 1, p.landmark("forge"))).play("rotate 0", "line 7", "column 1").run()
    city = [line[-24:] for line in drawn(p)]
    assert "1  a . .   . . .   . . ." in city
    assert "2  # # .   . . #   # # ." in city
    assert "7  L L #   . . .   . . ." in city
    assert "8  L L .   . . .   . # ." in city


def test_a_hand_is_shown_to_its_player_only() -> None:
    p = Position(2).hand(0, "guilds", "trap").set(0, era=2).hung(0, "monarchy")
    assert "Hand: Guilds, Trap" in drawn(p, 0)
    for viewer in (1, SPECTATOR):
        words = "\n".join(drawn(p, viewer))
        assert "Guilds" not in words
        assert "Tapestry: A Monarchy" in words


def test_a_narrow_screen_has_the_capital_below_the_map() -> None:
    p = Position(5)
    assert max(map(shown, drawn(p, 0, 82))) <= 82
    narrow = drawn(p, 0, 76)
    assert max(map(shown, narrow)) <= 76
    assert len(narrow) > len(drawn(p, 0, 82))


def test_bots_have_letters_tokens_and_their_own_lines() -> None:
    p = Solo().token(1, military=4).token(2, military=6).pair(7, 8).shadow_outposts(15)
    lines = draw(p.view(0), p.s.rules, PLAIN, 100)
    screen = "\n".join(lines)
    assert "B = Automa, C = Shadow Empire" in screen
    assert "Decision cards face up: 7 | 8" in screen
    assert "15:c" in screen
    military = next(line for line in lines if line.startswith("Military"))
    assert military.index("B") < military.index("C")
    assert max(map(shown, lines)) <= 100
