"""Buttons of a drawing: they post an option, or all answers of a gesture at once."""

from __future__ import annotations

from spielwerk.boards.kit.controls import control
from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.option import Option


def button(scene: Scene, option: Option, where: str) -> str:
    """Returns a button that chooses an option; empty unless the viewer is asked and may choose it."""
    d = scene.mine
    if d is None or option not in d.options:
        return ""
    words = esc(scene.speech.option(option, d, scene.rules))
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" class="button primary"'
        f' id="{where}-{slug(option.text)}">{words}</button>'
    )


def press(post: str, look: str, inner: str, words: str, id: str = "", *, of: str = "") -> str:
    """Returns a button if there is something to post, or else a plain box that looks the same.

    `of` is the control that it belongs to, if another part of the page begins with the same option.
    """
    if not post:
        return f'<div class="{look}">{inner}</div>'
    label = f' aria-label="{esc(words)}"' if words else ""
    name = f' id="{slug(id)}"' if id else ""
    return (
        f'<button form="act" name="choice" value="{esc(post)}" class="{look} option"'
        f"{name}{label}{control(of) if of else ''}>{inner}</button>"
    )


def one_touch(post: str, inner: str, words: str, look: str = "") -> str:
    """Returns a button that gives all answers of a gesture at once."""
    return (
        f'<button form="act" name="choice" value="{esc(post)}" id="touch-{slug(post)}"'
        f' class="{f"one option {look}".strip()}" aria-label="{esc(words)}"'
        f' title="{esc(words)}">{inner}</button>'
    )


def touch_panel(title: str, body: str, name: str = "") -> str:
    """Returns a panel with `one_touch` buttons above the plain options; together they are one control."""
    return f'<div class="touch"{control(name or title)} role="group" aria-label="{esc(title)}">{body}</div>'
