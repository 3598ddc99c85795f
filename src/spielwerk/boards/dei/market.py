"""The four markets: the open cards, their prices for the viewer, and what is missing."""

from __future__ import annotations

from typing import Any

from spielwerk.boards.dei.faces import face, frame
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.kept import kept
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
    inner = f"<h2><span>{esc(label('markets'))}</span></h2>{rows}"
    return kept('<section class="panel wide market" id="market-dei"', inner, "</section>")


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
    where = f'<span class="hidden-text">{esc(label(f"slot-{slot}"))}: </span>'
    place = f'<p class="terms">{where}{esc(" · ".join(banner) or label("printed-price"))}</p>'
    if card == NONE:
        return f'<li class="ware gone">{place}<p class="muted">–</p></li>'
    price = costs(known, scene.viewer, m, slot)
    verdict = kind = ""
    if scene.viewer >= 0:
        short = lacking(known, scene.viewer, m, slot)
        can = short == label("affordable")
        kind = " can" if can else " cannot"
        verdict = f'<p class="lacks">{"✓" if can else "✗"} {esc(short)}</p>'
    look = frame(card, rules_of(scene))
    inner = f'{face(card, rules_of(scene))}<span class="cost">{esc(price)}</span>'
    ref = f'data-ref="card:{esc(names.card(card).id)}"'
    return f'<li class="ware{kind}" {ref}>{place}{_card(scene, card, look, inner)}{verdict}</li>'


def _card(scene: Scene, card: int, look: str, inner: str) -> str:
    """Returns the card itself, which is the button if it can be bought now."""
    d, option = scene.mine, BUY[card]
    if d is None or option not in d.options:
        return f'<div class="{look}">{inner}</div>'
    words = esc(scene.speech.option(option, d, scene.rules))
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" class="{look} option"'
        f' id="market-{slug(option.text)}" aria-label="{words}">{inner}</button>'
    )
