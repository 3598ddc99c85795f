"""Motions at the table of Tapestry: what moves is drawn, and where it goes to is there."""

from __future__ import annotations

import re
from typing import Any

import spielwerk
from boards.tapestry.test_board import scene_of
from games.tapestry.automa.solo import Solo
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.boards.tapestry.icons import PATHS
from spielwerk.boards.tapestry.motions import SHOW, motions
from spielwerk.games.tapestry import events as e
from spielwerk.kernel.chance import Rng


def test_everything_that_moves_has_a_picture_and_its_ends_are_drawn() -> None:
    game = spielwerk.game("tapestry", seats=[{}, {"automa": "2"}])
    state: Any = game.new(2)
    state.journal = []
    rng = Rng(2)
    while d := game.decision(state):
        game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    scene = Scene(game, 0, game.view(state, 0))
    ids = set(re.findall(r' id="([^"]+)"', DRAWING.board(scene) + DRAWING.players(scene)))
    seen = set()
    for event in state.journal:
        for motion in motions(event):
            seen.add(type(event))
            assert not motion.what or motion.what.removeprefix("ta-") in PATHS, motion
            for end in (motion.origin, motion.to):
                kind, _, name = end.partition(":")
                known = {f"badge-{name}"} if kind == "seat" else {name, f"hex-{name}"}
                assert not end or known & ids, (event, end)
    assert {e.Advanced, e.Gained, e.Scored, e.OutpostPlaced, e.BuildingPlaced} <= seen <= set(SHOW)


def test_a_token_climbs_from_the_space_before() -> None:
    (motion,) = motions(e.Advanced(0, 1, 4))
    assert (motion.origin, motion.to) == ("place:cell-science-3", "place:cell-science-4")
    (motion,) = motions(e.Paid(0, 3, 2))
    assert (motion.what, motion.to, motion.n) == ("ta-coin", "seat:0", -2)


def test_gains_and_points_have_a_figure_that_moves() -> None:
    """Where a card has no figure for a gain, the whole card would move."""
    badge = DRAWING.players(scene_of(Solo().turn(0)))
    badge = badge[badge.index('id="badge-0"') : badge.index('id="badge-1"')]
    assert 'class="vp stars"' in badge
    for name in ("food", "worker", "culture", "coin", "tile", "hanging", "landmark", "invent"):
        assert re.search(
            rf'class="[^"]*\bamount"><svg[^>]*><use href="#ta-{name}"/></svg><b>\d+</b>', badge
        ), name
