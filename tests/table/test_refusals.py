"""A place that cannot be chosen says why."""

from __future__ import annotations

import re

from spielwerk.boards.scythe.map import board
from table.scythe_scenes import choose, rusviet, scene


def label(html: str, place: str) -> str:
    found = re.search(rf'<button[^>]*id="hex-{place}"[^>]*aria-label="([^"]*)"', html)
    assert found, place
    return found[1]


def test_where_a_worker_cannot_go_says_why() -> None:
    drawn = board(choose(choose(scene(rusviet().turn(0)), "move|units"), "worker M4"))
    assert label(drawn, "M4").endswith("the unit is here")
    assert label(drawn, "M1").endswith("too far away")
    assert label(drawn, "L5").endswith("this unit does not cross lakes")
    assert label(drawn, "HB_NORDIC").endswith("nobody enters a home base")
    assert "–" not in label(drawn, "V5"), "there it can go"


def test_a_river_is_named() -> None:
    drawn = board(choose(choose(scene(rusviet().turn(0)), "move|units"), "worker M4"))
    assert label(drawn, "T4").endswith("a river is in between")


def test_a_mech_is_deployed_where_a_worker_stands() -> None:
    view = choose(scene(rusviet().goods("V3", metal=4).turn(0)), "bolster|take power 2")
    drawn = board(choose(view, "deploy|from V3|from V3|mech 2"))
    assert label(drawn, "W1").endswith("none of your workers is here")
    assert "–" not in label(drawn, "M4")
