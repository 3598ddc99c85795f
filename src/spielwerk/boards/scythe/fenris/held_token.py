"""What a player holds, beside the name: the token of an ally, struck through if it is broken, and clues."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import emblem, pic
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe.modules.alliances import Pacts, token
from spielwerk.games.scythe.modules.tesla import NOBODY, WANTED, Search
from spielwerk.games.scythe.modules.tesla import in_words as search_in_words
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


def allied_with(scene: Scene, seat: int) -> int:
    """Returns the ally whose ability a seat has; the seat itself without one."""
    rules, view = rules_of(scene), view_of(scene)
    if Pacts not in rules.slots or seat >= rules.seats:
        return seat
    pacts = view.parts[rules.slots[Pacts]]
    return seat if pacts.broken >> seat & 1 else int(pacts.holds[seat])


def clues(scene: Scene, seat: int) -> str:
    """Returns how many encounter tokens a player has while somebody is searched for; nothing without any."""
    rules, view = rules_of(scene), view_of(scene)
    if Search not in rules.slots or seat >= rules.seats:
        return ""
    search: Search = view.parts[rules.slots[Search]]
    if search.owner != NOBODY or not search.tokens[seat]:
        return ""
    ((heading, said),) = search_in_words(view, seat, rules)
    says = text("scythe-track-taken", star=heading, who=said)
    n = search.tokens[seat]
    return f'<i class="held-count" role="img" title="{esc(says)}">{pic("encounter")}{n}/{WANTED}</i>'
