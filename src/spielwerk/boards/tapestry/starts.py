"""What is chosen from pictures: a capital city mat, and a civilization."""

from __future__ import annotations

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.capital import WIDE, ground
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.mat import woven
from spielwerk.boards.tapestry.peoples import points
from spielwerk.boards.tapestry.typed import rules_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.options import CIVILIZATION, MAT
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text

CLOTHS = 100
"""The woven pictures of civilizations follow those of tapestry cards."""


def chooses_start(scene: Scene) -> bool:
    """Returns whether the viewer is asked to keep a mat or a civilization."""
    return scene.mine is not None and any(o in MAT or o in CIVILIZATION for o in scene.mine.options)


def starts(scene: Scene) -> str:
    """Returns a card for each mat or civilization that may be kept."""
    d = scene.mine
    assert d is not None
    cards = [
        _mat(scene, o) if o in MAT else _civilization(scene, o)
        for o in d.options
        if o in (*MAT, *CIVILIZATION)
    ]
    about = "mat" if d.options[0] in MAT else "civilization"
    hint = esc(text(f"tapestry-board-start-{about}"))
    listed = "".join([f"<li>{card}</li>" for card in cards])
    return f'<div class="starts of-{about}"><p>{hint}</p><ul>{listed}</ul></div>'


def _mat(scene: Scene, option: Option) -> str:
    """Returns a mat with its plots, and how many are free."""
    rules = rules_of(scene)
    mat = rules.data.capitals()[option.i]
    free = sum([row.count(".") for row in mat.grid])
    name = esc(str(mat.name))
    said = text("tapestry-board-start-plots", n=free)
    drawn = (
        f'<svg class="city" viewBox="-4 -4 {WIDE + 8} {WIDE + 8}" aria-hidden="true">{ground(mat.grid)}</svg>'
    )
    inner = f"{drawn}<strong>{name}</strong><span>{esc(said)}</span>"
    return press(option.text, "start-card", inner, f"{mat.name}: {said}", f"start-{option.text}")


def _civilization(scene: Scene, option: Option) -> str:
    """Returns a civilization with a woven banner, its name and what it can do."""
    rules = rules_of(scene)
    name = names.civilization(option.i, rules).name
    words = str(rules.data.civilizations()[option.i].text)
    title = f"<strong>{pic('civilization')}{esc(name)}</strong>"
    inner = f"{woven(CLOTHS + option.i)}{title}<span>{esc(words)}</span>{points(scene, option.i)}"
    return press(option.text, "start-card", inner, f"{name}: {words}", f"start-{option.text}")
