"""The civilizations of the Automa: one file each, named after its row in the data."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.tapestry.automa.cards import BotCivilization
from spielwerk.games.tapestry.automa.civilizations import conquerors, engineers, explorers, scientists
from spielwerk.games.tapestry.state import Tapestry

ABILITIES: dict[str, Callable[[Tapestry, int, BotCivilization], None]] = {
    "scientists": scientists.income,
    "explorers": explorers.income,
    "engineers": engineers.income,
    "conquerors": conquerors.income,
}
"""What each does in its income turns: (s, seat, data)."""
