"""Before the first turn: what one's leader can do, and which drone answers to one's faction."""

from __future__ import annotations

from spielwerk.boards.dei.emblems import emblem
from spielwerk.boards.dei.icons import icon
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.options import DRONES as DRONE_IDS
from spielwerk.kernel.text import text


def briefing(scene: Scene) -> str:
    """Returns the leader and the first drone, as lines of a list.  Badges are dealt later."""
    rules = rules_of(scene)
    faction = next(f for f in rules.data.factions() if f.id == rules.factions[scene.viewer])
    drone = DRONE_IDS.index(faction.drone)
    does = names.drone_text(drone, rules)
    lines = [
        (emblem(faction.id), text("dei-briefing-leader", leader=faction.leader), str(faction.text)),
        (icon("drone"), text("dei-briefing-drone"), f"{names.drone(drone).name}: {does}."),
    ]
    return "".join(
        [f"<li>{sign}<span><b>{esc(title)}</b> {esc(words)}</span></li>" for sign, title, words in lines]
    )
