"""What is asked: the queue of benefits, payments, the turns of a tile, and the ghost of a landmark."""

from __future__ import annotations

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import resource_pic, signs
from spielwerk.boards.tapestry.lead import lead
from spielwerk.boards.tapestry.placer import placer
from spielwerk.boards.tapestry.typed import known_of, rules_of, speech_of, view_of
from spielwerk.boards.tapestry.world import best_rotation, edge_marks, mini
from spielwerk.games.tapestry.explore import ChooseRotation, edge_points
from spielwerk.games.tapestry.options import PAY
from spielwerk.games.tapestry.queue import Chip, Group, chip_words, source_name, waiting
from spielwerk.kernel.effect import Effect
from spielwerk.kernel.option import Option
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

COMPASS = ("n", "ne", "se", "s", "sw", "nw")
"""The edges of a hex, from the top clockwise."""


def now(scene: Scene) -> str:
    """Returns all panels with something to show."""
    found = f"{queue(scene)}{lead(scene)}{payment(scene)}{rotations(scene)}{placer(scene)}"
    return f'<div class="now-tap">{found}</div>' if found else ""


# --- the queue


def queue(scene: Scene) -> str:
    """Returns what is still to be done, what comes next first; what may be chosen now is a button."""
    if scene.over:
        return ""
    view, rules = view_of(scene), rules_of(scene)
    groups = waiting(view.stack, rules) if view.stack else ()
    if not groups:
        return ""
    title = esc(text("tapestry-board-queue"))
    inner = "".join([_group(scene, group, first=k == 0) for k, group in enumerate(groups)])
    return (
        f'<section class="queue" aria-label="{title}"><h2>{title}</h2><ol tabindex="0">{inner}</ol></section>'
    )


def _group(scene: Scene, group: Group, *, first: bool) -> str:
    rules = rules_of(scene)
    source = ""
    if group.source:
        source = f"<small>{esc(capital(source_name(group.source, rules, speech_of(scene)).name))}</small>"
    chips = "".join(
        [f"<li>{_chip(scene, chip, open=first and k == 0)}</li>" for k, chip in enumerate(group.chips)]
    )
    return f"<li>{source}<ul>{chips}</ul></li>"


def _chip(scene: Scene, chip: Chip, *, open: bool) -> str:
    """Returns a chip; a button if the open question lets the viewer pick it."""
    d = scene.mine
    words = capital(chip_words(chip, rules_of(scene), speech_of(scene)))
    drawn = signs(chip.what) if isinstance(chip.what, Effect) else ""
    inner = f'<span class="signs">{drawn}</span><span>{esc(words)}</span>'
    may = bool(chip.option) and d is not None and chip.option in [o.text for o in d.options]
    look = "queued is-open" if open and not may else "queued"
    return press(chip.option if may else "", look, inner, words, f"queue-{chip.option}" if may else "")


# --- paying


def payment(scene: Scene) -> str:
    """Returns a button for each resource that may be paid."""
    d = scene.mine
    options = [o for o in d.options if o in PAY] if d is not None else []
    if d is None or not options:
        return ""
    have = view_of(scene).players[scene.viewer].res
    buttons = "".join([_coin(scene, option, have[option.i]) for option in options])
    title = esc(text("tapestry-board-pay-with"))
    return f'<section class="payment"><h2>{title}</h2><p class="row">{buttons}</p></section>'


def _coin(scene: Scene, option: Option, n: int) -> str:
    d = scene.mine
    assert d is not None
    words = scene.speech.option(option, d, scene.rules)
    inner = f"{resource_pic(option.i)}<span>{n}</span>"
    return press(option.text, "coin", inner, words, option.text)


# --- turning a tile


def rotations(scene: Scene) -> str:
    """Returns a button for each turn of the tile that is being laid, with its points."""
    d = scene.mine
    if d is None or not isinstance(d.frame, ChooseRotation):
        return ""
    best = best_rotation(scene, d.frame.tile, d.frame.hex)
    buttons = "".join(
        [_turn(scene, d.frame, option, best) for option in d.options if option.verb == "turned"]
    )
    title = esc(text("tapestry-board-turns"))
    return (
        f'<section class="turns" id="turns"><h2>{title} <kbd class="keycap">R</kbd></h2>'
        f'<p class="row">{buttons}</p><p class="muted">{esc(text("tapestry-board-turns-hint"))}</p></section>'
    )


def _turn(scene: Scene, frame: ChooseRotation, option: Option, best: int) -> str:
    points = edge_points(known_of(scene), frame.tile, frame.hex, option.n)
    marks = edge_marks(scene, frame.tile, frame.hex, option.n)
    fits = [text(f"tapestry-board-edge-{name}") for name, mark in zip(COMPASS, marks, strict=True) if mark]
    words = text("tapestry-board-turned", n=points, edges=", ".join(fits) or "–", turn=option.n)
    look = "tile-turn primary" if option.n == best else "tile-turn"
    rules = rules_of(scene)
    inner = f"{mini(rules.tile_corners[frame.tile][option.n])}<b>+{points}</b>"
    drawn = press(option.text, look, inner, words, option.text)
    return drawn.replace("<button ", f'<button data-turn-of="{option.n}" ', 1)
