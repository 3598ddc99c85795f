"""A game says how it wants to be thought about; without a word all ways are followed in full width."""

from __future__ import annotations

from typing import Any

import pytest

from games.dei.positions import Position
from spielwerk.bots.greedy import LookAhead
from spielwerk.games.dei.actions.move import MoveFrom
from spielwerk.games.dei.box import DeiBox
from spielwerk.games.dei.cards import DoActions
from spielwerk.kernel.game import Box
from spielwerk.kernel.outlook import Outlook


def begun() -> Position:
    """Auxilia has played the card that moves twice; nobody else is near."""
    p = Position("auxilia", "farm_z").units(0, {"2.1-3": 2}, leader="2.2-3")
    return p.turn(0, "AUX1", "AUX2", "AUX3").play("play AUX2")


def head(p: Position, **outlook: Any) -> LookAhead:
    found = LookAhead(p.game, 0)
    found.outlook = Outlook(**outlook)
    return found


def test_nothing_is_taken_for_the_same_unless_a_game_says_so() -> None:
    assert Box.outlook == Outlook()
    assert not Outlook().alike
    assert DeiBox.outlook.alike


@pytest.mark.parametrize("through", [False, True])
def test_naming_an_action_is_judged_by_what_comes_of_it(through: bool) -> None:
    """If the bot looks through it, no way ends at the question from where somebody moves."""
    p = begun()
    thinking = head(p, through=through)
    ends = [after.state.open.frame for _, after in thinking.ways(thinking.node(p.s.copy())) if after.mine]
    assert any(isinstance(frame, DoActions) for frame in ends) == through
    assert any(isinstance(frame, MoveFrom) for frame in ends) != through


def test_positions_alike_are_thought_about_once() -> None:
    p = begun()
    same, other = p.s.copy(), p.s.copy()
    other.players[0].technology += 4
    thinking = head(p, alike=True)
    assert thinking.node(p.s) is thinking.node(same)
    assert thinking.node(p.s) is not thinking.node(other), "it promises more"
    told_apart = head(p)
    assert told_apart.node(p.s) is not told_apart.node(same)


def test_a_first_look_chooses_what_is_followed_closely() -> None:
    p = begun()
    p.play("done")
    thinking = head(p, closer=1, few=0, width=3)
    widths: list[int] = []
    follow = thinking.follow

    def spying(begun: Any, width: int) -> Any:
        widths.append(width)
        return follow(begun, width)

    thinking.follow = spying  # type: ignore[method-assign]
    path = thinking.best(p.s.copy())
    assert path[0][1] in p.s.open.options
    assert widths.count(1) >= 2
    assert widths.count(3) == 1
