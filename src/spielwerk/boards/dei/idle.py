"""Actions that nobody could carry out now, and why: cards say so before they are played.

Afterwards a card that was played without an action says that nothing happened.
"""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.cards import ChooseCard, Copy, DoActions, outposts
from spielwerk.games.dei.events import CandyDrawn, CardPlayed, CardPutDown, TurnBegan
from spielwerk.games.dei.options import ANY, KINDS, ONCE
from spielwerk.kernel.text import text

PHASE = 40
"""The largest number of moments of a phase that are looked through."""


def idle(scene: Scene, card: int) -> dict[int, str]:
    """Returns the actions of a card in the viewer's hand that are impossible now, each with the reason; empty
    if no card is chosen."""
    d = scene.mine
    if d is None or not isinstance(d.frame, ChooseCard):
        return {}
    known: Any = scene.known
    printed = rules_of(scene).card_actions[card]
    options = DoActions(d.seat, card, printed).options(known)
    doable = {option.i for option in options if option.verb == "do"}
    return {kind: _reason(known, d.seat, kind) for kind, _ in printed if kind not in doable}


def _reason(known: Any, seat: int, kind: int) -> str:
    """Returns why an action is impossible."""
    data = KINDS[kind]
    if data.per != ONCE and not outposts(known, seat, data.per):
        colour = "" if data.per == ANY else names.colour_name(data.per)
        return text("dei-board-idle-outposts", any=int(data.per == ANY), colour=colour)
    return text(f"dei-board-idle-{data.act}")


def nothing_came_of(scene: Scene) -> set[int]:
    """Returns the cards of the open phase that were played without any action."""
    view: Any = scene.view
    found: set[int] = set()
    card = -1
    for _, _, event in scene.lately(PHASE):
        if getattr(event, "seat", -1) != view.active:
            continue
        if isinstance(event, CardPlayed | CardPutDown | TurnBegan):
            card = event.card if isinstance(event, CardPlayed) else -1
            found |= {card} - {-1}
        elif not isinstance(event, CandyDrawn):
            found -= {card}
    doing = {frame.card for frame in view.stack if isinstance(frame, DoActions | Copy)}
    return found - doing
