"""A power at a table of Scythe: on the map, among the players, in a combat and in the terminal."""

from __future__ import annotations

import pytest

from games.scythe.fenris.wild import Wild
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal
from spielwerk.kernel.text import language
from table.scythe_scenes import plain, scene

DRAWING = drawing("scythe")


def test_the_map_draws_him_without_naming_him() -> None:
    """Static files know the look of powers, not their names."""
    drawn = DRAWING.board(scene(Wild().tesla("M4").turn(0)))
    assert '<use href="#character-power" id="unit-2-0"' in drawn
    assert "mad-tesla" not in drawn


@pytest.mark.parametrize(("lang", "words"), [("en", "Health: 13"), ("de", "Lebenskraft: 13")])
def test_his_badge_says_how_he_is(lang: str, words: str) -> None:
    with language(lang):
        view = scene(Wild().with_health(13).turn(0))
        assert words in plain(DRAWING.players(view))
        assert 'id="strip-2"' not in DRAWING.strip(view)


def test_a_combat_with_him_is_shown() -> None:
    view = scene(Wild().mech(0, 1, "T5").attack())
    assert "Mad Tesla" in plain(DRAWING.now(view))


def test_the_terminal_shows_him() -> None:
    p = Wild().with_health(13).turn(0)
    p.game.decision(p.s)
    lines = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
    assert any("Health: 13" in line for line in lines)
    assert any("Mad Tesla" in line for line in lines)
