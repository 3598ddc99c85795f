"""What is printed on faction mats and drones, for whoever chooses a faction before rules are assembled."""

from __future__ import annotations

from msgspec import Struct

from spielwerk.games.dei import components, names
from spielwerk.games.dei.options import DRONES


class FactionStart(Struct, frozen=True):
    """What a faction begins with: resources by kind, cards, its leader and its drone.

    `drone_of_two` is what the drone does in a game of two players, if that is something else.
    """

    amounts: tuple[int, int]
    cards: int
    leader: str
    leads: str
    drone: str
    flies: str
    drone_of_two: str


def faction_start(id: str) -> FactionStart | None:
    """Returns what a faction begins with; None if there is no such faction.  [dei.variant.two.hunter]"""
    found = next((f for f in components.factions() if f.id == id), None)
    if found is None:
        return None
    box, kind = components.box(), DRONES.index(found.drone)
    drone = box.drones[kind]
    return FactionStart(
        amounts=(box.player.technology, box.player.energy),
        cards=box.player.cards,
        leader=found.leader,
        leads=str(found.text),
        drone=str(names.drone(kind).name),
        flies=str(drone.text),
        drone_of_two=str(drone.text_two) if drone.text_two else "",
    )
