"""Spielwerk: a digital table for strategy board games with automated opponents.

import spielwerk
game  = spielwerk.game("scythe", seats=[{"faction": "rusviet"}, {"faction": "saxony"}])
state = game.new(seed=7)
while (d := game.decision(state)):
    game.apply(state, d.options[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0.dev0"

if TYPE_CHECKING:
    from spielwerk.kernel.match import Match as Match
    from spielwerk.kernel.registry import game as game

_PUBLIC = {
    "game": "spielwerk.kernel.registry",
    "Match": "spielwerk.kernel.match",
}


def __getattr__(name: str) -> Any:
    """The public names, loaded on first use: `spielwerk --help` should not wait for the kernel."""
    if name not in _PUBLIC:
        raise AttributeError(f"module 'spielwerk' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(_PUBLIC[name]), name)
