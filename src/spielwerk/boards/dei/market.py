"""The four markets: the open cards, their prices for the viewer, and what is missing."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.buttons import button
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.options import BUY
from spielwerk.games.dei.panels import costs, label, lacking
from spielwerk.games.dei.state import NONE
from spielwerk.kernel.text import text


def market(scene: Scene) -> str:
    """Returns a row for each market, its slots from left to right.  [dei.setup.step-07-boards]"""
    view: Any = scene.view
    rows = "".join([_row(scene, m) for m in range(len(rules_of(scene).markets))])
    if all(card == NONE for row in view.slots for card in row):
        return ""
    return (
        f'<section class="panel wide market" id="market-dei"><h2><span>{esc(label("markets"))}</span></h2>'
        f"{rows}</section>"
    )


def _row(scene: Scene, m: int) -> str:
    view: Any = scene.view
    name, left = names.market(m), len(view.decks[m]) + view.drones_in[m]
    wares = "".join([_ware(scene, m, slot) for slot in range(len(view.slots[m]))])
    deck = esc(text("dei-panel-cards-left", n=left))
    return (
        f'<h3 class="ref" data-ref="market:{esc(name.id)}">{esc(name.name)}'
        f' <span class="muted small">{deck}</span></h3><ul class="wares">{wares}</ul>'
    )


def _ware(scene: Scene, m: int, slot: int) -> str:
    """Returns a card with its actions and price; a button if it can be bought now."""
    view: Any = scene.view
    known: Any = scene.known
    card = view.slots[m][slot]
    data = rules_of(scene).markets[m]
    terms = (("needs", data.outposts), ("surcharge", data.surcharge), ("refund", data.refund))
    banner = [text(f"dei-panel-{key}", n=numbers[slot]) for key, numbers in terms if numbers[slot]]
    place = f'<p class="banner">{esc(" · ".join([label(f"slot-{slot}"), *banner]))}</p>'
    if card == NONE:
        return f'<li class="ware gone">{place}<p class="muted">–</p></li>'
    price = costs(known, scene.viewer, m, slot)
    verdict = ""
    kind = ""
    if scene.viewer >= 0:
        short = lacking(known, scene.viewer, m, slot)
        can = short == label("affordable")
        kind = " can" if can else " cannot"
        verdict = f'<p class="verdict">{"✓" if can else "✗"} {esc(short)}</p>'
    points = esc(text("dei-panel-worth-points", n=rules_of(scene).cards[card].points))
    name = names.card(card)
    return (
        f'<li class="ware{kind}" data-ref="card:{esc(name.id)}">{place}<p><b>{esc(name.name)}</b></p>'
        f"<p>{esc(names.actions(card, rules_of(scene)))}</p>"
        f'<p class="cost">{esc(price)} · {points}</p>{verdict}{button(scene, BUY[card], "market")}</li>'
    )
