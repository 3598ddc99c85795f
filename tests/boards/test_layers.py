"""What boards may know: the view and the assembled rules, neither the data files nor Django nor the table."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielwerk.boards
from spielwerk.kernel.installed import BOARDS, entries

FOLDER = Path(spielwerk.boards.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))
DRAW = """
import sys

class NoServer:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("django", "django_htmx") or name.startswith("spielwerk.table"):
            raise ImportError(f"{name} is not to be had here")

sys.meta_path.insert(0, NoServer())

from spielwerk.boards.kit.characters import Paint
from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.registry import campaign_pages, load
from spielwerk.kernel.campaign import Campaign
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.installed import BOARDS, entries
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box, game
from spielwerk.kernel.story import story
from spielwerk.kernel.text import language

def drawn_at_times(entry, drawing, match, often):
    rng = Rng(3)
    for n in range(60):
        if match.over:
            return
        decision = match.decision
        for viewer in (decision.seat, 1 - decision.seat, SPECTATOR) if n % often == 0 else ():
            for lang in ("en", "de"):
                with language(lang):
                    view = match.game.view(match.state, viewer)
                    scene = Scene(match.game, viewer, view, names=("Ada", "Ben"))
                    parts = (drawing.board, drawing.mat, drawing.players, drawing.strip, drawing.now)
                    drawn = [part(scene) for part in parts]
                    assert bool(drawn[0]) == (drawing.board is not Drawing().board), entry.name
                    drawing.colours(scene), drawing.ghosts(scene, [view])
                    if drawing.terminal:
                        assert drawing.terminal(view, match.game.rules, Paint(False), 100)
        match.choose(decision.options[rng.below(len(decision.options))], decision.seat)

def drawn_in_a_campaign(entry, drawing):
    # A hidden game is played between the games of a campaign; what those bring is made up.
    campaign, rng, drawn = Campaign(story("fenris"), 3, seats=[{}, {}]), Rng(3), 0
    pages = campaign_pages("fenris")
    while drawn < 3:
        leg = campaign.leg
        if leg.game != entry.name:
            campaign.enter(campaign.story.made_up(campaign.chronicle, leg, rng))
            continue
        match = campaign.start()
        drawn_at_times(entry, drawing, match, 1)
        drawn += 1
        campaign.close(match)
        for lang in ("en", "de"):
            with language(lang):
                assert pages.card(campaign.chronicle, 0, campaign.opening), "the sheet is drawn"
                assert pages.results(campaign.opening, campaign.chronicle)
                assert pages.welcome() and pages.news(campaign.chronicle)

for entry in entries(BOARDS):
    drawing = load([entry])
    if box(entry.name).hidden:
        drawn_in_a_campaign(entry, drawing)
    else:
        drawn_at_times(entry, drawing, Match(game(entry.name), seed=3), 12)
    print(entry.name)
"""


def test_every_board_is_drawn_where_there_is_no_django_and_no_table(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DRAW], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == [entry.name for entry in entries(BOARDS)]


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of each import that runs; those for types alone are left out."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=other):
                for each in other:
                    yield from imported(each)
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in names)
            case _:
                yield from imported(node)


def reads_components(source: str) -> list[int]:
    """The lines that import data files of a game, past the rules that were assembled for a table."""
    found = imported(ast.parse(source))
    return [line for line, name in found if {"components", "table_data"} & set(name.split("."))]


@pytest.mark.parametrize("path", SOURCES, ids=[path.relative_to(FOLDER).as_posix() for path in SOURCES])
def test_a_drawing_reads_the_rules_and_never_the_components(path: Path) -> None:
    assert reads_components(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("from spielwerk.games.scythe import components, names", [1]),
        ("import a\ndef f():\n    from spielwerk.games.dei.components import SIDE", [3]),
        ("import spielwerk.games.dei.components as c", [1]),
        ("if TYPE_CHECKING:\n    from spielwerk.games.scythe.components import Cost", []),
        ("from spielwerk.games.scythe.rules import ScytheRules", []),
    ],
)
def test_the_check_finds_components(source: str, lines: list[int]) -> None:
    assert reads_components(source) == lines
