"""The viewer's hand: a card is played with a click, or laid face down to buy another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spielwerk.boards.dei.faces import face, frame
from spielwerk.boards.dei.idle import idle
from spielwerk.boards.dei.typed import rules_of
from spielwerk.boards.kit import ahead
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.games.dei import names
from spielwerk.games.dei.options import DOWN, PLAY
from spielwerk.games.dei.panels import label
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

TAKING = ("play", "plan", "copy")
"""The verbs of options that take a card as it lies there."""


def hand(scene: Scene) -> str:
    """Returns the cards that the viewer may choose from now, or the hand."""
    view: Any = scene.view
    if scene.viewer < 0:
        return ""
    offered = _offered(scene)
    held = [card for card in view.players[scene.viewer].hand if card >= 0]
    cards = list(offered) if offered and not set(offered) <= set(held) else held
    if not cards:
        return ""
    title = esc(capital(label("hand")))
    found = "".join([_card(scene, card, offered.get(card)) for card in cards])
    stop = "" if offered else ' tabindex="0"'  # a row that scrolls can be reached by the keyboard
    return f'<section class="hand" id="hand-dei" aria-label="{title}"><ul{stop}>{found}</ul></section>'


def _offered(scene: Scene) -> dict[int, Option]:
    """Returns the option that takes each card."""
    return {o.i: o for o in scene.mine.options if o.verb in TAKING} if scene.mine else {}


def _card(scene: Scene, card: int, option: Option | None) -> str:
    """Returns a card: a button if it can be taken, with a second one to lay it face down."""
    rules, d = rules_of(scene), scene.mine
    why = idle(scene, card)
    inner = face(card, rules, why)
    ref = f' data-ref="card:{esc(names.card(card).id)}"'
    if d is None or option is None:
        return f'<li class="{frame(card, rules)}"{ref}>{inner}</li>'
    words = esc(_said(scene.speech.option(option, d, rules), why))
    button = (
        f'<button form="act" name="choice" value="{esc(option.text)}" id="hand-{slug(option.text)}"'
        f' class="{frame(card, rules)} option" aria-label="{words}">{inner}</button>'
    )
    return f"<li{ref}>{button}{_down(scene, card) if option in PLAY else ''}</li>"


def _said(words: str, idle: Mapping[int, str]) -> str:
    """Returns what playing a card is called, with what is impossible now."""
    return " – ".join([words, *dict.fromkeys(idle.values())])


def _down(scene: Scene, card: int) -> str:
    """Returns the button that lays a card face down for a purchase."""
    d, option = scene.mine, DOWN[card]
    if d is None or option not in d.options:
        return ""
    words = esc(scene.speech.option(option, d, scene.rules))
    label = esc(_bought(scene, d.seat, option) or text("dei-board-sell"))
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" id="hand-{slug(option.text)}"'
        f' class="button quiet small" aria-label="{words}" title="{words}">{label}</button>'
    )


def _bought(scene: Scene, seat: int, down: Option) -> str:
    """Returns the name of the purchase if laying a card down buys at once, since there is only one to buy."""
    known: Any = scene.known
    new = set(ahead.played(scene, known, seat, down).players[seat].hand) - set(known.players[seat].hand)
    return text("dei-board-sell-for", card=names.card(new.pop())) if new else ""
