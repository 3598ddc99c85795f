"""The set-up page: factions with their mark, what they start with, and what leader and drone can do."""

from __future__ import annotations

from spielwerk.boards.dei.emblems import emblem
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import names
from spielwerk.games.dei.printed_starts import FactionStart, faction_start
from spielwerk.kernel.text import text


def choosing(field: str, value: str) -> str:
    """Returns what somebody chooses with a faction; empty for fields that say it themselves."""
    faction = faction_start(value) if field == "faction" else None
    return _faction(value, faction) if faction else ""


def _faction(id: str, data: FactionStart) -> str:
    start = text(
        "dei-choosing-start",
        reserve=", ".join([names.amount(kind, n) for kind, n in enumerate(data.amounts)]),
        cards=data.cards,
    )
    two = text("dei-choosing-two", does=data.drone_of_two) if data.drone_of_two else ""
    lines = [(data.leader, data.leads), (data.drone, f"{data.flies}{two}.")]
    does = " ".join([f"<b>{esc(name)}:</b> {esc(words)}" for name, words in lines])
    return f'<span class="mark">{emblem(id)}</span><span>{esc(start)} {does}</span>'
