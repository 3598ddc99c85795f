"""Technology: the open display, the deck, and the viewer's own cards in three rows."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.hyphens import soft
from spielwerk.boards.tapestry.icons import pic, signs
from spielwerk.boards.tapestry.typed import known_of, rules_of, speech_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.options import FROM_DECK, GIVE_TECH, INVENT, UPGRADE, USE
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.state import BOTTOM, MIDDLE, TOP
from spielwerk.games.tapestry.tech import requirement_met
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import current_language, text

ON_CARD = (UPGRADE, USE, GIVE_TECH)
"""Options that name one of the own cards."""


def techs(scene: Scene) -> str:
    """Returns the display and the own cards, the top row first."""
    view = view_of(scene)
    cards = "".join([f"<li>{_card(scene, card, (INVENT[card],))}</li>" for card in view.display])
    deck = f"<li>{_deck(scene)}</li>"
    title = esc(text("tapestry-board-display"))
    rows = ""
    if scene.viewer >= 0:
        rows = "".join([_row(scene, row) for row in (TOP, MIDDLE, BOTTOM)])
        rows = f'<div class="own-techs">{rows}</div>'
    return (
        f'<div class="techs" id="techs"><section><h3>{title}</h3>'
        f'<ul class="tech-cards">{cards}{deck}</ul></section>{rows}</div>'
    )


def _row(scene: Scene, row: int) -> str:
    here = [card for card, at in view_of(scene).players[scene.viewer].tech if at == row]
    options = {card: tuple([row_of[card] for row_of in ON_CARD]) for card in here}
    cards = "".join([f"<li>{_card(scene, card, options[card], row)}</li>" for card in here])
    empty = f'<li class="muted">{esc(text("tapestry-board-no-cards"))}</li>'
    return (
        f'<section class="tech-row"><h3>{esc(capital(text(f"tapestry-row-{row}")))}</h3>'
        f'<ul class="tech-cards">{cards or empty}</ul></section>'
    )


def _deck(scene: Scene) -> str:
    d, view = scene.mine, view_of(scene)
    post = FROM_DECK.text if d is not None and FROM_DECK in d.options else ""
    words = esc(text("tapestry-board-deck", n=view.techs))
    return press(post, "tech-card back", f"<span>{words}</span>", words, "invent-deck" if post else "")


def _card(scene: Scene, card: int, options: tuple[Option, ...], row: int = -1) -> str:
    """Returns a card with its circle, square and requirement; a button if it can be chosen now."""
    d, rules = scene.mine, rules_of(scene)
    option = next((o for o in options if d is not None and o in d.options), None)
    inner = _face(card, rules, current_language(), _effects(scene, card)) + _needs(scene, card, row)
    if option is None or d is None:
        return f'<div class="tech-card" data-ref="tech:{esc(names.tech(card, rules).id)}">{inner}</div>'
    words = scene.speech.option(option, d, rules)
    return press(option.text, "tech-card", inner, words, f"tech-{option.text}")


def _effects(scene: Scene, card: int) -> tuple[str, str]:
    rules, speech = rules_of(scene), speech_of(scene)
    return speech.effect(rules.tech_effects[1][card], rules), speech.effect(
        rules.tech_effects[2][card], rules
    )


@lru_cache(512)
def _face(card: int, rules: TapestryRules, _language: str, said: tuple[str, str]) -> str:
    name = esc(names.tech(card, rules).name)
    lines = "".join(
        [
            f'<span class="tech-line">{pic(shape)}'
            f'<span class="signs">{signs(rules.tech_effects[row][card])}</span>'
            f"<span>{esc(words)}</span></span>"
            for row, (shape, words) in enumerate(zip(("circle", "square"), said, strict=True), 1)
        ]
    )
    return f"<strong>{soft(name)}</strong>{lines}"


def _needs(scene: Scene, card: int, row: int) -> str:
    """Returns what the top row asks for, and for an own card in the middle whether it is met."""
    rules = rules_of(scene)
    need = rules.requirements[card]
    if need.track is not None:
        words = text("tapestry-board-need-track", track=names.track(need.track, rules).name, tier=need.tier)
    else:
        words = text("tapestry-board-need-building", kind=names.building(need.building), n=need.space)
    met = row == MIDDLE and scene.viewer >= 0 and requirement_met(known_of(scene), scene.viewer, card)
    sign = pic(BUILDINGS[need.building], f"r-{need.building}") if need.track is None else ""
    return f'<span class="need{" is-met" if met else ""}">{sign}{esc(words)}</span>'
