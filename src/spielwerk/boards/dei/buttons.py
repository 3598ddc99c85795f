"""A button on something that lies on the table, if it may be chosen now."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc, slug
from spielwerk.boards.kit.scene import Scene
from spielwerk.kernel.option import Option


def button(scene: Scene, option: Option, where: str) -> str:
    """Nothing, unless the viewer is asked and this is one of the answers."""
    d = scene.mine
    if d is None or option not in d.options:
        return ""
    words = esc(scene.speech.option(option, d, scene.rules))
    return (
        f'<button form="act" name="choice" value="{esc(option.text)}" class="button primary"'
        f' id="{where}-{slug(option.text)}">{words}</button>'
    )
