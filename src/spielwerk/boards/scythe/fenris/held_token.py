"""The token that a player holds, beside the name: the emblem of its owner, struck through if it is broken."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import emblem
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe.modules.alliances import Pacts, token
from spielwerk.kernel.text import text


def held_token(scene: Scene, seat: int) -> str:
    """Returns the token of an ally; nothing while a player has the own one."""
    rules, view = rules_of(scene), view_of(scene)
    if Pacts not in rules.slots or seat >= rules.seats:
        return ""
    pacts = view.parts[rules.slots[Pacts]]
    owner = pacts.holds[seat]
    if owner == seat:
        return ""
    style = "held-token broken" if pacts.broken >> seat & 1 else "held-token"
    ((heading, said),) = token(view, seat, rules)
    says = text("scythe-track-taken", star=heading, who=said)
    return f'<i class="{style}" role="img" title="{esc(says)}">{emblem(look(owner, rules))}</i>'
