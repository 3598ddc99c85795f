"""Before the first turn: one's civilization, what scores, and against whom one plays."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.kernel.text import text


def briefing(scene: Scene) -> str:
    """Returns who one is, where points come from and who else plays, as lines of a list."""
    rules, view = rules_of(scene), view_of(scene)
    lines = [
        ("civilization", names.civilization(one[0], rules).name, str(rules.data.civilizations()[one[0]].text))
        for one in view.players[scene.viewer].civilizations
    ] or [("civilization", text("tapestry-briefing-choose"), text("tapestry-briefing-choose-text"))]
    lines.append(("vp", text("tapestry-briefing-points"), text("tapestry-briefing-points-text")))
    if not all(rules.chooses):
        lines.append(("heart", text("tapestry-briefing-bots"), text("tapestry-briefing-bots-text")))
    return "".join(
        [f"<li>{pic(sign)}<span><b>{esc(title)}</b> {esc(words)}</span></li>" for sign, title, words in lines]
    )
