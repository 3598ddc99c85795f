"""A cooperative game of Scythe at the table: the Horde, joint defence, open hands, and one end for all."""

from __future__ import annotations

import pytest

from games.scythe.fenris.guarded import BEGINNING, Guarded
from games.scythe.fenris.siege import Siege
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.registry import drawing
from spielwerk.boards.scythe import terminal
from spielwerk.boards.scythe.fenris.star_track import cells
from spielwerk.boards.scythe.mat import mat
from spielwerk.games.scythe.box import EPISODES
from spielwerk.games.scythe.modules.annihilator import ANNIHILATOR
from spielwerk.kernel.text import language, text
from spielwerk.table.render.ending import ending
from spielwerk.table.render.layout import around_the_map
from spielwerk.table.render.prompt import headline
from spielwerk.table.render.story import story
from table.scythe_scenes import choose, plain, rusviet, scene

DRAWING = drawing("scythe")
THREE = ("crimea mechanical", "saxony industrial", "nordic patriotic")


def besieged() -> Siege:
    """Three players stand in T4, and the Horde attacks them."""
    p = Siege(*THREE).horde("M4", "F7")
    for seat in range(3):
        p.mech(seat, 1, "T4")
    return p.hand(0, 4).hand(1, 2, 3).its_turn().march(2)


@pytest.mark.rule("fenris.horde.tile-place")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Stars of the Horde: 2 of 6"), ("de", "Sterne der Horde: 2 von 6")]
)
def test_what_lies_on_its_tile_is_shown_beside_the_track(lang: str, words: str) -> None:
    with language(lang):
        p = Siege().tiles("combat", "power").turn(0)
        p.part.stars = 2
        drawn = DRAWING.players(scene(p))
    assert 'class="star-track"' in drawn
    assert drawn.count('class="space"') == 2
    assert words in plain(drawn)
    assert ">2/6<" in drawn
    assert 'class="estimate"' not in drawn, "points decide nothing"


@pytest.mark.rule("fenris.horde.tile-place")
def test_the_panel_lists_tiles_that_need_a_star() -> None:
    p = Siege().tiles("combat", "power", "mechs").stars(0, power=1).turn(0)
    rows = [row for panel in p.game.box.speech().panels(p.view(0), p.s.rules) for row in panel.rows]
    found = [row[1] for row in rows if row[0].startswith("Tiles with")]
    assert [plain(str(value)) for value in found] == ["1 of 3", "Combat won, All mechs"]


def test_partners_fill_free_tiles_first() -> None:
    p = Siege("crimea mechanical", "nordic industrial").tiles("combat", "combat", "power")
    p.stars(0, combat=1).stars(1, combat=1).turn(0)
    found = cells(p.view(0), p.s.rules)
    assert [len(cell.who) for cell in found] == [1, 1, 0]


def test_all_defenders_are_in_the_picture() -> None:
    first = scene(besieged(), 0)
    words = plain(DRAWING.now(first))
    assert all(
        name in words for name in ("Crimean Khanate", "Saxony Empire", "Nordic Kingdoms", "The Horde attacks")
    )
    assert "Its power and a die decide." in words


def test_an_open_dial_is_set_like_any_other_and_everybody_sees_it() -> None:
    p = besieged()
    p.play("partner 0")
    drawn = DRAWING.now(scene(p, 0))
    assert 'class="dialer"' in drawn
    assert 'data-reaches="dial 0|' in drawn
    p.play("dial 5")
    assert "shows 5 power" in plain(DRAWING.now(scene(p, 1)))


def test_hands_of_partners_are_open_on_their_mats() -> None:
    p = Siege().hand(1, 2, 5).objectives(1, 3).turn(0)
    drawn = mat(scene(p, 0))
    assert 'class="card v2"' in drawn
    assert 'data-ref="objective:3"' in drawn


@pytest.mark.rule("fenris.horde.no-scoring")
def test_the_lists_show_a_score_only_where_points_decide() -> None:
    alone, together = [
        "".join(around_the_map(scene(p.turn(0)), [], effects=False, debug=False))
        for p in (rusviet(), Siege(*THREE))
    ]
    assert 'id="score-title"' in alone
    assert 'id="score-title"' not in together


@pytest.mark.parametrize(("lang", "words"), [("en", "Victory!"), ("de", "Sieg!")])
def test_a_common_victory_has_an_end_of_its_own(lang: str, words: str) -> None:
    """Against a Horde without power 7 always win."""
    p = Siege().beside().horde("M4").mech(0, 1, "FACTORY").move("unit mech1", "to M4")
    with language(lang):
        view = choose(scene(p, 0), "dial 7")
        drawn = ending(view)
        assert words in plain(drawn)
        assert 'class="shared-end won"' in drawn
        assert 'class="points"' not in drawn
        assert headline(view)[0] == -1
        assert 'id="breakdown"' not in story(view)
        assert text("scythe-end-horde-units") in plain(drawn), "it says how"


@pytest.mark.parametrize(("lang", "words"), [("en", "you have all lost"), ("de", "gemeinsam verloren")])
def test_a_common_defeat_too(lang: str, words: str) -> None:
    p = Siege(ask_forced=True)
    last = p.s.round[-2]
    p.set(p.me, popularity=1).turn(last)
    with language(lang):
        view = choose(choose(scene(p, last), "move|skip"), "end")
        drawn = ending(view)
        how = text("scythe-end-horde-timer")
        assert how in plain(drawn)
        assert how in plain(story(view)), "the page beside it is not empty"
    assert 'class="shared-end lost"' in drawn
    assert words in plain(drawn)


def test_the_terminal_shows_the_horde_and_open_hands() -> None:
    p = Siege().hand(1, 2, 5).turn(0)
    p.game.decision(p.s)
    lines = terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
    assert any("Clock: 18" in line for line in lines)


def test_a_page_tells_nothing_of_a_power_that_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same position with and without it."""

    def shown(p: Guarded) -> list[str]:
        found = []
        for lang in ("en", "de"):
            with language(lang):
                view = scene(p, 0)
                found += [getattr(DRAWING, part)(view) for part in ("board", "players", "strip", "now")]
                found += terminal.draw(p.view(0), p.s.rules, Paint(colour=False), 150)
        return found

    def at_the_factory() -> Guarded:
        p = Guarded(**{**BEGINNING, "modules": []}).mech(0, 1, "M4").turn(0)
        return p.play("move", "units", "unit mech1")

    armed = at_the_factory()
    with_it = shown(armed)
    found = plain(DRAWING.players(scene(at_the_factory().play("to FACTORY"), 0)))
    assert "The Annihilator" in found
    assert "Controlled by: Crimean Khanate" in found
    monkeypatch.setitem(EPISODES, "5", tuple([one for one in EPISODES["5"] if one is not ANNIHILATOR]))
    assert shown(at_the_factory()) == with_it
