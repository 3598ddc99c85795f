"""Boards of other packages: found by their entry point, served and drawn like ours."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from kernel.packages import Packages, installing
from sample.box import BOX
from spielwerk.boards import registry
from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.registry import drawing, static_folders
from spielwerk.cli.terminal.picture import picture
from spielwerk.kernel.installed import BOARDS
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game
from spielwerk.kernel.text import language, text
from spielwerk.table.serving.static_files import files, parts
from table_plugin import set_up

BOARD = """
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.kernel.text import text

DRAWING = Drawing(
    board=lambda scene: f"<p>{text('sample-board-road', seat=scene.viewer)}</p>",
    terminal=lambda view, rules, paint, width: ["the road"],
    whole=True,
)
"""
FILES = {
    "ringroad/board/__init__.py": BOARD,
    "ringroad/board/static/board.css": ".road { fill: none; }",
    "ringroad/board/static/pictures/camel.svg": "<svg/>",
    "ringroad/board/text/en.ftl": "sample-board-road = The road of seat { $seat }\n",
    "ringroad/board/text/de.ftl": "sample-board-road = Die Straße von Platz { $seat }\n",
}


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    with installing(tmp_path, monkeypatch) as found:
        yield found


def test_a_package_brings_the_board_of_its_game(packages: Packages) -> None:
    packages.install("ringroad", "sample = ringroad.board:DRAWING", FILES, group=BOARDS)
    match = Match(game(BOX.id), seed=1)
    scene = Scene(match.game, 0, match.game.view(match.state, 0))
    assert drawing("sample").whole
    assert registry.board(scene) == "<p>The road of seat 0</p>"
    with language("de"):
        assert registry.board(scene) == "<p>Die Straße von Platz 0</p>"
    assert picture(match.game, scene.view, Paint(False), 80) == ["the road"]


def test_the_sentences_of_the_game_stay_beside_those_of_its_board(packages: Packages) -> None:
    before = text("sample-panel-coins")
    packages.install("ringroad", "sample = ringroad.board:DRAWING", FILES, group=BOARDS)
    assert text("sample-panel-coins") == before


def test_the_table_serves_what_lies_beside_a_board(packages: Packages) -> None:
    set_up()
    packages.install("ringroad", "sample = ringroad.board:DRAWING", FILES, group=BOARDS)
    assert list(static_folders()) == ["kit", "dei", "interlude", "sample", "scythe", "tapestry"]
    assert files()["boards/sample/pictures/camel.svg"].kind == "image/svg+xml"
    assert b".road { fill: none; }" in files()["table/at-table.css"].content
    assert "boards/sample/board.css" in parts("table/at-table.css", files())


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("sample = ringroad.board:text", "this must be a Drawing; it is of the type function"),
        ("sample = ringroad.board:MISSING", "it cannot be loaded: AttributeError"),
        ("sample = ringroad.nowhere:DRAWING", "it cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_broken_board_is_told_of_and_the_game_is_shown_in_lists(
    packages: Packages, caplog: pytest.LogCaptureFixture, entry: str, problem: str
) -> None:
    packages.install("ringroad", entry, FILES, group=BOARDS)
    with caplog.at_level(logging.ERROR):
        assert drawing("sample") == Drawing()
    assert f"drawn as lists: {entry}, of the package ringroad: {problem}" in caplog.text


def test_of_two_boards_of_one_game_none_is_drawn(
    packages: Packages, caplog: pytest.LogCaptureFixture
) -> None:
    packages.install("ringroad", "sample = ringroad.board:DRAWING", FILES, group=BOARDS)
    packages.install("other", "sample = ringroad.board:DRAWING", {}, group=BOARDS)
    assert drawing("sample") == Drawing()
    assert "the board of 'sample' is installed more than once" in caplog.text
