"""The open decision, drawn: combat, cards, cargo, gestures in one touch; the plain options are below it."""

from __future__ import annotations

from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.cards import cards
from spielwerk.boards.scythe.combat import combat
from spielwerk.boards.scythe.fenris.modifications import compared
from spielwerk.boards.scythe.mat import prospects
from spielwerk.boards.scythe.touch import touch
from spielwerk.boards.scythe.tray import tray


def now(scene: Scene) -> str:
    """Returns all panels with something to show."""
    found = f"{combat(scene)}{cards(scene)}{compared(scene)}{touch(scene)}{prospects(scene)}"
    return tray(scene) + (f'<div class="now">{found}</div>' if found else "")
