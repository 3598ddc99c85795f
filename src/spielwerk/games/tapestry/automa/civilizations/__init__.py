"""The civilizations of the Automa: one file each, named after its row in the data."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.civilizations import (
    conquerors,
    engineers,
    equalizers,
    explorers,
    hucksters,
    iconoclasts,
    scientists,
    trailblazers,
)
from spielwerk.games.tapestry.state import Tapestry

ABILITIES: dict[str, Callable[[Tapestry, int, BotCivilization], None]] = {
    "scientists": scientists.income,
    "explorers": explorers.income,
    "engineers": engineers.income,
    "conquerors": conquerors.income,
    "equalizers": equalizers.income,
    "iconoclasts": iconoclasts.income,
    "trailblazers": trailblazers.income,
    "hucksters": hucksters.income,
}
"""What each does in its income turns: (s, seat, data)."""
SET_UPS: dict[str, Callable[[Tapestry, int, BotCivilization], None]] = {
    "trailblazers": trailblazers.set_up,
    "hucksters": hucksters.set_up,
}
"""What some do when the game is set up, on every level.  [tapestry.automa.civ.set-up-parts]"""
MODULES = {"trailblazers": trailblazers.module, "hucksters": hucksters.module}
"""What some bring to a table where the Automa may have them."""
