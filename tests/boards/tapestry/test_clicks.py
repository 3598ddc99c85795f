"""Clicks are counted: whole random games are played with the controls of the drawing, turn by turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any

import pytest

import spielwerk
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.games.tapestry.city import Rotation
from spielwerk.games.tapestry.explore import ChooseRotation, ChooseTile
from spielwerk.games.tapestry.source import HANGING, current_source
from spielwerk.games.tapestry.turn import Turn
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.option import Decision

POSTS = re.compile(r'name="choice" value="([^"]+)"')
GAMES = 6
CIVILIZATION = "merrymakers"
"""Its income ability is one click; that of others may be a game of its own."""
ADVANCE, EXPLORE, LANDMARK, INCOME = "advance", "explore", "landmark", "income"
MOST = {ADVANCE: 1, EXPLORE: 3, LANDMARK: 1, INCOME: 8}
"""The most clicks of a payment with its advance, of a tile, of a landmark, and of an income turn."""


def controls(scene: Scene) -> list[str]:
    """What can be clicked: the drawing, and what only the list of options has."""
    d = scene.mine
    assert d is not None
    html = "".join([part(scene) for part in (DRAWING.board, DRAWING.now, DRAWING.mat)])
    drawn = [unescape(value) for value in POSTS.findall(html)]
    begun = {value.partition("|")[0] for value in drawn}
    reached = {text for found in re.findall(r'data-reaches="([^"]*)"', html) for text in found.split("|")}
    return drawn + [o.text for o in d.options if o.text not in begun | reached]


def asked(game: Any, state: Any) -> Decision | None:
    found: Decision | None = game.decision(state)
    return found


@cache
def counted() -> dict[str, list[int]]:
    """The clicks of each gesture and each income turn in random solo games."""
    found: dict[str, list[int]] = {name: [] for name in MOST}
    for seed in range(GAMES):
        for name, clicks in played(seed):
            found[name].append(clicks)
    return found


def played(seed: int) -> Iterator[tuple[str, int]]:
    game = spielwerk.game("tapestry", seats=[{"civilization": CIVILIZATION}, {"automa": "2"}])
    state: Any = game.new(seed)
    rng = Rng(seed)
    income = 0
    running: dict[str, int] = {}
    while (d := asked(game, state)) is not None:
        scene = Scene(game, 0, game.view(state, 0))
        found = controls(scene)
        value = found[rng.below(len(found))]
        if isinstance(d.frame, Turn):
            if income:
                yield INCOME, income
            income = 0
            # A payment of one's own choice is asked step by step; the proposed one is a click.
            proposed = [v for v in found if v.startswith(value.partition("|")[0])]
            value = max(proposed, key=len)
            if value.startswith("advance"):
                paid = value.count("pay")
                yield ADVANCE, 1 + (paid == 0 and unpaid(game, state, value))
            income = value == "income"
        elif income and current_source(state) != HANGING:
            income += 1  # what a card lets one do is no step of the income turn
        if isinstance(d.frame, ChooseTile):
            running[EXPLORE] = 0
        if isinstance(d.frame, Rotation):
            value = next((v for v in found if v.startswith("rotate")), value)
            running[LANDMARK] = 0
        for name in running:
            running[name] += 1
        for text in value.split("|"):
            game.apply(state, text, seat=0)
        answer_the_obvious(game, state)
        after = asked(game, state)
        if EXPLORE in running and isinstance(d.frame, ChooseRotation):
            yield EXPLORE, running.pop(EXPLORE)
        if LANDMARK in running and (after is None or not isinstance(after.frame, Rotation)):
            yield LANDMARK, running.pop(LANDMARK)


def answer_the_obvious(game: Any, state: Any) -> None:
    """Gives the answers that the table gives for a person."""
    while found := game.obvious(state):
        for option in found[1]:
            game.apply(state, option, seat=0)


def unpaid(game: Any, state: Any, value: str) -> int:
    """Whether an advance leaves a payment to be asked for."""
    after = state.copy()
    game.apply(after, value, seat=0)
    d = asked(game, after)
    return int(d is not None and any(o.verb == "pay" for o in d.options))


@pytest.mark.unmeasured
@pytest.mark.parametrize("what", MOST)
def test_the_clicks_of(what: str) -> None:
    found = counted()[what]
    assert len(found) >= GAMES
    assert max(found) <= MOST[what], sorted(found)[-5:]
