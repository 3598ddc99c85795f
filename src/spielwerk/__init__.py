"""Spielwerk: a digital table for strategy board games with automated opponents.

The public interface in one example:

>>> import spielwerk
>>> game = spielwerk.game("scythe", seats=[{"faction": "rusviet", "mat": "mechanical"},
...                                        {"faction": "saxony", "mat": "industrial"}], modules=[])
>>> state = game.new(seed=7)                # a full position, run forward to the first decision
>>> d = game.decision(state)                # None when the game is over
>>> d.seat, [option.text for option in d.options]
(1, ['move', 'bolster', 'trade', 'produce'])
>>> game.apply(state, d.options[1])         # returns what luck answered on the way
()
>>> game.apply(state, "take power 2")       # an option's text works too
()
>>> [d.seat for d in game.decisions(state)]  # all open decisions: one per seat while answers are sealed
[1]
>>> game.score(state, seat=1).total         # the live breakdown
7
>>> game.outcome(state) is None             # until the end; then scores, winners, tie-breaks used
True
>>> game.view(state, seat=0).hand_sizes     # what a seat may know
[2, 4]

A match adds undo, redo, time travel and a record:

>>> match = spielwerk.Match(game, seed=7)
>>> match.choose("produce")
>>> match.undo()
>>> lines = match.record()
>>> spielwerk.Match.load(lines).decision == match.decision
True

With `chance="ask"` luck is a seat like any other:

>>> dice = spielwerk.game("scythe", seats=2, chance="ask")
>>> luck = dice.decision(dice.new())
>>> luck.kind, [option.text for option in luck.options], luck.weights
('scythe.cards.DrawCard', ['card 0', 'card 1', 'card 2', 'card 3'], (16, 12, 8, 6))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.3.0"

if TYPE_CHECKING:
    from spielwerk.kernel.campaign import Campaign as Campaign
    from spielwerk.kernel.match import Match as Match
    from spielwerk.kernel.registry import game as game
    from spielwerk.kernel.story import story as story

_PUBLIC = {
    "game": "spielwerk.kernel.registry",
    "Match": "spielwerk.kernel.match",
    "Campaign": "spielwerk.kernel.campaign",
    "story": "spielwerk.kernel.story",
}


def __getattr__(name: str) -> Any:
    """Loads a public name on first use, so that `spielwerk --help` does not load the kernel."""
    if name not in _PUBLIC:
        raise AttributeError(f"module 'spielwerk' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_PUBLIC[name]), name)
