"""Pieces of modules: on tracks, on the map and in the city, on the page and in the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.tapestry.automa.solo import HUMAN
from games.tapestry.positions import Position
from games.tapestry.scenarios.test_atlantis_1 import Focused
from games.tapestry.scenarios.test_atlantis_3 import Peace
from games.tapestry.scenarios.test_atlantis_4 import Downfall
from games.tapestry.scenarios.test_kaiju_1 import Raged
from games.tapestry.scenarios.test_kaiju_2 import Overrun
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.boards.tapestry.terminal import draw
from spielwerk.kernel.text import LANGUAGES, language


def board(p: Any) -> str:
    """The board as a page has it."""
    return DRAWING.board(Scene(p.game, HUMAN, p.game.view(p.s, HUMAN)))


def lines(p: Any) -> str:
    """The board as a terminal has it."""
    return "\n".join(draw(p.game.view(p.s, HUMAN), p.s.rules, Paint(colour=False), 100))


def track(html: str, name: str) -> str:
    begin = html.index(f'id="track-{name}"')
    return html[begin : html.index("</section>", begin)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blockers_stand_on_their_spaces(lang: str) -> None:
    p = Focused().token(HUMAN, exploration=7)
    with language(lang):
        html, chars = board(p), lines(p)
    for name in ("science", "military", "technology"):
        cell = track(html, name)
        cell = cell[cell.index(f'id="cell-{name}-3"') :]
        assert "m-blocker" in cell[: cell.index("</li>")]
    assert "m-blocker" not in track(html, "exploration")
    assert "m-focus" in track(html, "exploration")
    assert chars.count("!") >= 3


def test_blocked_tracks_and_kaiju_on_the_map() -> None:
    p = Overrun().kaiju(3, 16)
    p.hordes.blocked = (1, 1)
    p.has(HUMAN, food=1).turn(HUMAN)
    with language("en"):
        html, chars = board(p), lines(p)
    assert len(re.findall("m-blocker", track(html, "science"))) == 2
    assert html.count('class="ta-monster"') == 2
    assert "!!" in chars
    assert "16*K" in chars or "16:K" in chars
    assert "one more resource" in track(html, "science") or "ta-lack" in track(html, "science")
    assert "ta-lack" not in track(html, "exploration")


def test_a_closed_track_names_no_missing_resources() -> None:
    p = Focused().has(HUMAN, food=1, worker=2, culture=1, coin=1).turn(HUMAN)
    p.game.decision(p.s)
    with language("en"):
        html = board(p)
    found = re.findall('class="ta-lack">([^<]*)<', html)
    assert found == ["closed to you now"] * 3, "all tokens but one are held"


def test_a_track_without_a_resource_of_its_own_says_what_is_missing() -> None:
    p = Position(2, modules=["arts"]).has(0, food=1).turn(0)
    p.s.at[0][-1] = 5
    p.game.decision(p.s)
    with language("en"):
        assert '"ta-lack">1 resource missing<' in track(board(p), "fifth")


def test_further_choices_of_the_set_up_are_no_queue() -> None:
    p = Focused().setting_up()
    p.game.decision(p.s)
    assert len([frame for frame in p.s.stack if getattr(frame, "gesture", "") == "setup"]) > 1
    assert "queued" not in DRAWING.now(Scene(p.game, HUMAN, p.game.view(p.s, HUMAN)))


def test_half_a_start_territory_has_one_outpost() -> None:
    p = Overrun()
    start = p.start(HUMAN)
    with language("en"):
        assert len(re.findall(rf'id="piece-{start}-', board(p))) == 2
        p.s.full &= ~(1 << start)
        assert len(re.findall(rf'id="piece-{start}-', board(p))) == 1


def test_the_kaiju_and_ruins_in_the_city() -> None:
    p = Raged().houses("e2").at_district(2).rages("technology")
    with language("en"):
        html, chars = board(p), lines(p)
    assert 'class="ta-ruin" data-plot="e2"' in html
    assert "ta-monster in-city" in html
    assert "Kaiju: the upper middle district" in chars
    assert re.search(r"^2 .*x", chars, re.MULTILINE) or " x " in chars


def test_reversed_tracks_say_so_and_unused_ones_are_left_out() -> None:
    p = Downfall()
    with language("en"):
        html, chars = board(p), lines(p)
    assert "12 → 1" in track(html, "science")
    assert "11 → 1" in track(html, "military")
    assert chars
    with language("en"):
        peace = board(Peace())
    assert 'id="track-military"' not in peace
    assert "→ 1" not in track(peace, "science")


def test_a_token_in_a_city_has_the_colour_of_its_owner_and_its_plot_is_clicked() -> None:
    p = Position(ask=True, modules=["fantasies"]).civilization(0, "weefolk").hand(0, "trap").set(1, era=2)
    p.income(0, 2).run().play("opponent 1")
    plots = re.findall(r'value="(plot \w\d)" class="plot', seen_by(p, 1))
    assert plots == p.options
    p.play(p.options[0])
    place = plots[0].removeprefix("plot ")
    for viewer in (0, 1):
        tokens = re.findall(r'<g class="inert (seat-\d)" data-plot="(\w\d)"', seen_by(p, viewer))
        assert tokens == [("seat-0", place)]


def seen_by(p: Position, seat: int) -> str:
    return DRAWING.board(Scene(p.game, seat, p.game.view(p.s, seat)))
