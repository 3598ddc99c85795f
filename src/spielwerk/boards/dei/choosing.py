"""The set-up page: factions with their mark, what they start with, and what leader and drone can do."""

from __future__ import annotations

from spielwerk.boards.dei.emblems import emblem
from spielwerk.boards.kit.html import esc
from spielwerk.games.dei import components, names
from spielwerk.games.dei.options import DRONES, RESOURCES
from spielwerk.kernel.text import text


def choosing(field: str, value: str) -> str:
    """Returns what somebody chooses with a faction; empty for fields that say it themselves."""
    faction = next((f for f in components.factions() if f.id == value), None)
    return _faction(faction) if field == "faction" and faction else ""


def _faction(faction: components.Faction) -> str:
    box = components.box()
    amounts = (box.player.technology, box.player.energy)
    drone = DRONES.index(faction.drone)
    start = text(
        "dei-choosing-start",
        reserve=", ".join([names.amount(kind, amounts[kind]) for kind in range(len(RESOURCES))]),
        cards=box.player.cards,
    )
    lines = [(faction.leader, str(faction.text)), (names.drone(drone).name, _drone(box.drones[drone]))]
    does = " ".join([f"<b>{esc(name)}:</b> {esc(words)}" for name, words in lines])
    return f'<span class="mark">{emblem(faction.id)}</span><span>{esc(start)} {does}</span>'


def _drone(drone: components.Drone) -> str:
    """Returns what a drone does, with two players as well: their number can still change.

    [dei.variant.two.hunter]
    """
    two = text("dei-choosing-two", does=str(drone.text_two)) if drone.text_two else ""
    return f"{drone.text}{two}."
