"""The actions of a card in DEI are chosen where they are done, and an action phase takes few clicks."""

from __future__ import annotations

import re
import statistics
from html import unescape
from typing import Any

import spielwerk
from games.dei.positions import Position
from spielwerk.boards.dei import DRAWING
from spielwerk.boards.dei.plan import plan
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei.actions.move import MoveGroup
from spielwerk.games.dei.board import PARTS
from spielwerk.games.dei.cards import DoActions
from spielwerk.games.dei.gestures import everybody
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.run import nobody

POSTS = re.compile(r'name="choice" value="([^"]+)"')
ENDINGS = ("done", "skip")
SEEDS, PHASES = (20, 21, 22), 10
FEW = 6
"""Clicks of an ordinary action phase."""


def posts(html: str) -> list[list[str]]:
    return [unescape(value).split("|") for value in POSTS.findall(html)]


def test_pieces_and_areas_offer_the_actions_that_begin_with_them() -> None:
    """What a control posts can be answered in this order, and an action is begun in one manner only."""
    game = spielwerk.game("dei", seats=2)
    folded = 0
    for seed in range(3):
        state, rng = game.new(seed), Rng(seed)
        for _ in range(100):
            d = game.decision(state)
            assert d is not None
            if isinstance(d.frame, DoActions):
                folded += check(Scene(game, d.seat, game.view(state, d.seat)), d)
            game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    assert folded > 100


def check(scene: Scene, d: Decision) -> int:
    on_plan, on_card = posts(plan(scene)), posts(DRAWING.now(scene))
    begun = {post[0] for post in on_plan}
    assert not begun & {post[0] for post in on_card}
    assert {o.text for o in d.options if o.verb in ("do", "done", "candy")} == begun | {
        post[0] for post in on_card
    }
    assert len({tuple(post) for post in on_plan}) == len(on_plan)
    for post in on_plan:
        state = scene.known.copy()
        for text in post:
            scene.game.apply(state, text, seat=d.seat, source=nobody)
    return len(on_plan)


def drawn(p: Position) -> Scene:
    return Scene(p.game, 0, p.view(0))


def test_the_only_place_of_an_action_is_marked_on_the_plan() -> None:
    p = (
        Position("auxilia", "ravagers")
        .units(0, {"2.2-1": 1}, leader="2.2-3")
        .turn(0, "AUX3")
        .play("play AUX3")
    )
    assert p.s.tokens[p.board.index("2.2-1")], "there is something to collect"
    assert posts(plan(drawn(p))) == [["do collect"]]
    assert 'aria-label="Collect in Bow"' in plan(drawn(p))


def test_a_drone_is_ringed_and_its_targets_are_quiet() -> None:
    p = Position("auxilia", "ravagers").turn(0, "AUX8").play("play AUX8")
    home = PARTS[p.s.drones[0]]
    buttons = re.findall(r'value="do drone-hunter-0\|fly ([^"]+)" class="spot whole( step)?"', plan(drawn(p)))
    assert [area for area, quiet in buttons if not quiet] == [home]
    assert len(buttons) > 1


def test_a_purchase_without_a_choice_is_named_before_a_card_is_given_up() -> None:
    p = Position("auxilia", "ravagers").market("black", "B12", "B1", "B12")
    p.reserve(0, 2, 0).turn(0, "AUX1", "AUX2")
    assert "down AUX1" in p.options
    assert "buy “Day Labourers”" in DRAWING.now(drawn(p))
    p.reserve(0, 9, 9).turn(0, "AUX1", "AUX2")
    assert "down AUX1" in p.options
    assert "buy with it" in DRAWING.now(drawn(p))


class Player:
    """Somebody who does all that the cards allow, moves groups as a whole and counts clicks."""

    def __init__(self, seed: int) -> None:
        self.game = spielwerk.game("dei", seats=2)
        self.state: Any = self.game.new(seed)
        self.rng = Rng(seed)

    def phase(self) -> int:
        """The clicks of the next action phase; what is obvious is answered by the table."""
        steps: list[tuple[Scene | None, str]] = []
        now = self.state.number, self.state.phase, self.state.active
        while now == (self.state.number, self.state.phase, self.state.active):
            d = self.game.decision(self.state)
            assert d is not None
            obvious = self.game.obvious(self.state)
            option = obvious[1][0] if obvious else self.choice(d)
            scene = None if obvious else Scene(self.game, d.seat, self.game.view(self.state, d.seat))
            steps.append((scene, option.text))
            self.game.apply(self.state, option, seat=d.seat)
        return clicks(steps)

    def choice(self, d: Decision) -> Option:
        options = [o for o in d.options if o.text not in ENDINGS] or list(d.options)
        if isinstance(d.frame, MoveGroup):
            return everybody(tuple(options))
        return options[self.rng.below(len(options))]


def clicks(steps: list[tuple[Scene | None, str]]) -> int:
    """How many controls it takes to give these answers, if each does as much of them as possible."""
    texts = [text for _, text in steps]
    at = found = 0
    while at < len(steps):
        scene = steps[at][0]
        if scene is None:
            at += 1
            continue
        controls = posts(DRAWING.board(scene) + DRAWING.now(scene) + DRAWING.mat(scene))
        at += max([1, *[len(post) for post in controls if texts[at : at + len(post)] == post]])
        found += 1
    return found


def test_an_action_phase_takes_few_clicks() -> None:
    counted = []
    for seed in SEEDS:
        player = Player(seed)
        player.phase()  # leaders are placed
        counted += [player.phase() for _ in range(PHASES)]
    assert statistics.median(counted) <= FEW, counted
