"""A power at a table of Scythe: on the map, among the players, in a combat and in the terminal."""

from __future__ import annotations

import pytest

from games.scythe.fenris.wild import MODULE, Wild
from games.scythe.positions import Position
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal
from spielwerk.kernel.text import language
from spielwerk.table.render.why import why
from table.scythe_scenes import choose, plain, scene

DRAWING = drawing("scythe")


def test_the_map_draws_him_without_naming_him() -> None:
    """Static files know the look of powers, not their names."""
    drawn = DRAWING.board(scene(Wild().tesla("M4").turn(0)))
    assert '<use href="#character-power" id="unit-2-0"' in drawn
    assert "mad-tesla" not in drawn


@pytest.mark.parametrize(("lang", "words"), [("en", "Health: 13 of 16"), ("de", "Lebenskraft: 13 von 16")])
def test_his_badge_says_how_he_is(lang: str, words: str) -> None:
    with language(lang):
        view = scene(Wild().with_health(13).turn(0))
        assert words in plain(DRAWING.players(view))
        strip = DRAWING.strip(view)
        assert words in strip[strip.index('id="strip-2"') :], "a phone shows it above the map"


def test_he_has_his_sign_in_badges_and_combats_as_on_the_map() -> None:
    bolt = 'class="sign" transform="translate(12 12)" d="M1-7-5 1H-1L-2 7 5-1.5H1Z"'
    assert bolt in DRAWING.players(scene(Wild().turn(0)))
    assert bolt in DRAWING.strip(scene(Wild().turn(0)))
    assert bolt in DRAWING.now(scene(Wild().mech(0, 1, "T5").attack()))
    health = DRAWING.strip(scene(Wild().with_health(13).turn(0)))
    assert '<b>13/16</b><svg class="pic" aria-hidden="true"><use href="#sc-health"/>' in health


def test_a_combat_with_him_is_shown() -> None:
    view = scene(Wild().mech(0, 1, "T5").attack())
    words = plain(DRAWING.now(view))
    assert "Mad Tesla defends" in words
    assert "A die and the top of the discard pile decide." in words


def test_the_terminal_shows_him() -> None:
    p = Wild().with_health(13).turn(0)
    p.game.decision(p.s)
    lines = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
    assert any("Health: 13" in line for line in lines)
    assert any("Mad Tesla" in line for line in lines)


@pytest.mark.parametrize(("lang", "words"), [("en", "rolls"), ("de", "würfelt")])
def test_his_turn_is_explained_at_the_table(lang: str, words: str) -> None:
    """A player ends the turn, and he wanders by real dice."""
    p = Position("crimea mechanical", "saxony industrial", **MODULE).encounters()
    last = p.s.round[1]
    for seat in (0, 1):
        p.workers(seat)
    view = choose(choose(scene(p.turn(last), last), "move|skip"), "end")
    with language(lang):
        drawn = why(view, view.live.log(view.viewer))
    assert 'id="why-0"' in drawn
    assert f"Mad Tesla {words}" in plain(drawn)
