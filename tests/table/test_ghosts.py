"""Ghosts on the map of Scythe: what would be there after an option."""

from __future__ import annotations

from spielwerk.boards.scythe.ghosts import LAYER, ghosts
from spielwerk.table.store import tables
from table.scythe_scenes import choose, rusviet, scene


def test_a_unit_stands_where_it_would_go() -> None:
    view = choose(choose(scene(rusviet().turn(0)), "move|units"), "worker M4")
    found = ghosts(view, tables.preview(view.live, 0, "to V5").after)
    assert found[LAYER].count("<use") == 1
    assert "#worker-rusviet" in found[LAYER]
    assert " id=" not in found[LAYER], "the pieces themselves keep their ids"


def test_goods_are_there_with_their_new_number() -> None:
    view = choose(scene(rusviet().turn(0)), "produce")
    found = ghosts(view, tables.preview(view.live, 0, "at M4").after)
    assert "sc-metal" in found[LAYER]


def test_nothing_moves_where_nothing_would() -> None:
    view = scene(rusviet().turn(0))
    assert ghosts(view, tables.preview(view.live, 0, "move").after) == {}
