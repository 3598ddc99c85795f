"""The headline of a question that is answered on the board, and the quiet answer beside it.

An advance is chosen on a track, a plot in the city.  What is left, an income turn or a place beside the grid,
is offered below, with what speaks against it.
"""

from __future__ import annotations

from spielwerk.boards.kit.buttons import press
from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.cloth import card_words, cloth
from spielwerk.boards.tapestry.fronts import chooses_start
from spielwerk.boards.tapestry.icons import resource_pic
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.city import Plot
from spielwerk.games.tapestry.conquer import Conquer
from spielwerk.games.tapestry.effects import RESOURCES, read
from spielwerk.games.tapestry.explore import ChooseHex, ChooseTile
from spielwerk.games.tapestry.options import ADVANCE, BESIDE, INCOME, NO
from spielwerk.games.tapestry.reactions import React
from spielwerk.games.tapestry.state import LAST_INCOME
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.kernel.effect import Atom
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.speech import capital
from spielwerk.kernel.text import text

ON_MAP: dict[type[Frame], str] = {ChooseTile: "tile", ChooseHex: "hex", Conquer: "conquer"}
"""Questions that are answered on the map, and the ends of the keys of their headlines."""


def lead(scene: Scene) -> str:
    """Returns the headline of a question that the board answers; empty for any other."""
    d = scene.mine
    if d is None:
        return ""
    if any(option in ADVANCE for option in d.options):
        return _headline("advance", text("tapestry-board-lead-advance"), _income(scene))
    if isinstance(d.frame, Plot):
        title = text("tapestry-board-lead-plot", kind=names.building(d.frame.kind))
        return _headline("plot", title, beside(scene))
    if isinstance(d.frame, React):
        return _reaction(scene, d.frame, d.options)
    about = ON_MAP.get(type(d.frame)) or ("start" if chooses_start(scene) else "")
    return _headline(about, text(f"tapestry-board-lead-{about}"), "") if about else ""


def _headline(about: str, title: str, below: str) -> str:
    hint = esc(text(f"tapestry-board-lead-{about}-hint"))
    return f'<section class="lead"><h2>{esc(title)}</h2><p>{hint}</p>{below}</section>'


def quiet(scene: Scene, option: Option, key: str, below: str) -> str:
    """Returns a second answer: a plain button with a key of its own, and what it means."""
    d = scene.mine
    if d is None or option not in d.options:
        return ""
    words = esc(scene.speech.option(option, d, scene.rules))
    return (
        f'<div class="second"><button form="act" name="choice" value="{esc(option.text)}" class="button"'
        f' id="second-{esc(option.text)}" data-key="{key}">{words}<kbd class="keycap" aria-hidden="true">'
        f"{key.upper()}</kbd></button>{below}</div>"
    )


def beside(scene: Scene) -> str:
    """Returns the button that leaves a building or a landmark beside the city."""
    return quiet(scene, BESIDE, "b", f'<p class="muted">{esc(text("tapestry-board-beside-hint"))}</p>')


# --- a reaction


def _reaction(scene: Scene, frame: React, options: Options) -> str:
    """Returns which territory is being conquered, the cards that stop it, and the button that lets it happen.

    [tapestry.base.trap.play]
    """
    title = capital(text("tapestry-board-lead-react", hex=names.hex(frame.hex).name))
    cards = "".join([f"<li>{_stop(scene, option)}</li>" for option in options if option is not NO])
    below = f'<ul class="reactions of-hanging">{cards}</ul>' if cards else ""
    words = text("tapestry-board-let-happen")
    below += f"<p>{press(NO.text, 'button', esc(words), words, 'let-happen')}</p>"
    return _headline("react" if cards else "bluff", title, below)


def _stop(scene: Scene, option: Option) -> str:
    """Returns a card that stops a conquest."""
    d = scene.mine
    assert d is not None
    words = f"{scene.speech.option(option, d, scene.rules)}: {card_words(scene, option.i)}"
    return press(option.text, "start-card", cloth(scene, option.i), words, f"stop-{option.text}")


# --- an income turn


def _income(scene: Scene) -> str:
    """Returns the button for an income turn, what it brings, and whether it comes too early.

    [tapestry.base.turn.income-voluntary]
    """
    p = view_of(scene).players[scene.viewer]
    gains = "".join(
        [
            f'<span class="ta-amount">{resource_pic(kind)}<b>{n}</b></span>'
            for kind, n in enumerate(income_resources(scene))
        ]
    )
    early = esc(text("tapestry-board-income-early", n=sum(p.res), left=LAST_INCOME - p.era))
    last = p.era + 1 == LAST_INCOME
    brings = "" if last else f'<p class="stock">{esc(text("tapestry-board-income-brings"))}{gains}</p>'
    return quiet(scene, INCOME, "i", f'{brings}<p class="early">{early}</p>')


def income_resources(scene: Scene) -> list[int]:
    """Returns how much of each resource the uncovered spaces of the viewer's income mat bring."""
    rules = rules_of(scene)
    built, found = view_of(scene).players[scene.viewer].built, [0] * len(RESOURCES)
    for kind, row in enumerate(rules.data.income().rows):
        for space in row.spaces[: built[kind] + 1]:
            for form in space.gives:
                effect = read(form, landmark_ids(rules.data))
                if isinstance(effect, Atom) and effect.verb == "resource":
                    found[effect.at] += effect.n
    return found
