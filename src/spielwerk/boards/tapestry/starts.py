"""What is chosen from pictures: a capital city mat, a civilization, and tapestry cards in hand."""

from __future__ import annotations

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.capital import WIDE, ground
from spielwerk.boards.tapestry.cloth import card_words, cloth, woven
from spielwerk.boards.tapestry.fronts import ON_CARD, PICTURED
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.peoples import points
from spielwerk.boards.tapestry.typed import rules_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.options import CIVILIZATION, MAT
from spielwerk.kernel.option import Option
from spielwerk.kernel.text import text

CLOTHS = 100
"""The woven pictures of civilizations follow those of tapestry cards."""


def starts(scene: Scene) -> str:
    """Returns a card for each mat, civilization or tapestry card that may be chosen."""
    d = scene.mine
    assert d is not None
    options = [o for o in d.options if any(o in row for row in PICTURED)]
    about = "mat" if options[0] in MAT else "civilization" if options[0] in CIVILIZATION else "hanging"
    draw = {"mat": _mat, "civilization": _civilization, "hanging": _hanging}[about]
    hint = esc(text(f"tapestry-board-start-{about}"))
    listed = "".join([f"<li>{draw(scene, option)}</li>" for option in options])
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


def _hanging(scene: Scene, option: Option) -> str:
    """Returns a tapestry card with all its words, and what happens to it if cards may go different ways."""
    d = scene.mine
    assert d is not None
    said = scene.speech.option(option, d, scene.rules)
    several = len({o.verb for o in d.options if any(o in row for row in ON_CARD)}) > 1
    inner = cloth(scene, option.i) + (f"<small>{esc(said)}</small>" if several else "")
    words = f"{said}: {card_words(scene, option.i)}"
    return press(option.text, "start-card", inner, words, f"start-{option.text}")
