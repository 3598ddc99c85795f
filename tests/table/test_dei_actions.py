"""An action of a card in DEI is chosen where it is done, in one click."""

from __future__ import annotations

import re

import spielwerk
from spielwerk.boards.dei.plan import plan
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei.cards import DoActions
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.run import nobody

SPOT = re.compile(r'name="choice" value="(do [^"]*)"')


def test_areas_offer_the_actions_that_nothing_else_there_competes_with() -> None:
    game = spielwerk.game("dei", seats=2)
    folded = 0
    for seed in range(3):
        state, rng = game.new(seed), Rng(seed)
        for _ in range(150):
            d = game.decision(state)
            assert d is not None
            if isinstance(d.frame, DoActions):
                folded += check(game.view(state, d.seat), game, d.seat)
            game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    assert folded > 10


def check(view: object, game: spielwerk.Game, seat: int) -> int:
    """Each area does its action; an action is either on all of its areas or on none."""
    scene = Scene(game, seat, view)  # type: ignore[arg-type]
    posts = [value.split("|") for value in SPOT.findall(plan(scene))]
    for do in {post[0] for post in posts}:
        t = scene.known.copy()
        game.apply(t, do, seat=seat, source=nobody)
        asked = next(d for d in game.decisions(t) if d.seat == seat)
        assert sorted([post[1] for post in posts if post[0] == do]) == sorted([o.text for o in asked.options])
    return len(posts)
