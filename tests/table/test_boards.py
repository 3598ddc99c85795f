"""Boards of single games: what is drawn above the lists."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from spielwerk.boards.registry import board
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.text import language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.playing import new, play


def buttons(drawn: str) -> list[str]:
    return re.findall(r'<button form="act" name="choice" value="([^"]*)" class="spot[ "]', drawn)


def test_a_game_without_a_board_is_shown_in_lists_alone() -> None:
    live = tables.get(new("sample").id)
    assert board(TableScene(live, 0)) == ""


def test_the_plan_of_dei_has_every_area_and_a_button_for_every_place_to_choose() -> None:
    created = new("dei")
    live = tables.get(created.id)
    drawn = board(TableScene(live, 0))
    assert len(re.findall(r'<g class="area (?:ground|height) ', drawn)) == 34
    assert len(re.findall(r'<g class="area height ', drawn)) == 14
    assert buttons(drawn) == ["leader 2.1-3", "leader 2.2-3"]
    assert buttons(board(TableScene(live, 1))) == [], "seat 1 is not asked yet"
    assert buttons(board(TableScene(live, SPECTATOR))) == []


def test_pieces_stand_on_the_plan_and_the_drawing_is_sound() -> None:
    created = new("dei")
    live = play(created.id, 60, seed=3)
    for lang in ("en", "de"):
        with language(lang):
            drawn = board(TableScene(live, 0))
        ElementTree.fromstring(f"<div>{drawn}</div>")
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(set(ids)) == len(ids)
    state = live.match.state
    chips = re.findall(r'id="unit-(\d)-[\w-]+">(?:<path[^>]*/>)+<text y="[\d.-]+">(\d+)<', drawn)
    for seat, p in enumerate(state.players):  # type: ignore[attr-defined]
        assert sum([int(n) for who, n in chips if int(who) == seat]) == p.on_board
        assert f'id="leader-{seat}"' in drawn
