"""One touch for a whole gesture: the kit finds the ways of any game, on a position that fits the view."""

from __future__ import annotations

import pytest

import sample
from spielwerk.boards.kit.ahead import ways
from spielwerk.boards.kit.posting import SEPARATOR, posted
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game


def scene_of(match: Match, seat: int) -> Scene:
    return Scene(match.game, seat, match.game.view(match.state, seat))


@pytest.mark.parametrize("id", ["dei", "scythe", sample.BOX.id])
def test_a_way_that_a_button_posts_can_be_chosen_as_it_is(id: str) -> None:
    match, rng, long = Match(game(id), seed=2), Rng(2), 0
    for _ in range(60):
        decision = match.decision
        if decision is None:
            break
        found = ways(scene_of(match, decision.seat))
        for options, _ in found[:20]:
            fork = match.fork()
            for text in posted(options).split(SEPARATOR):
                fork.choose(text, decision.seat)
        long += any(len(options) > 1 for options, _ in found)
        match.choose(decision.options[rng.below(len(decision.options))], decision.seat)
    assert long > 2, "no gesture of several choices was seen"


def test_whoever_is_not_asked_has_no_way() -> None:
    match = Match(game("dei"), seed=2)
    decision = match.decision
    assert decision is not None
    assert ways(scene_of(match, 1 - decision.seat)) == []
