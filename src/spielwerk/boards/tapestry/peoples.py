"""What a civilization can do: in one sentence, and by when, with which pieces and for how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.typed import rules_of, speech_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.adjustment import ANY, points_of
from spielwerk.games.tapestry.effects import RESOURCES, Form, read
from spielwerk.games.tapestry.state import LAST_INCOME
from spielwerk.games.tapestry.tables import landmark_ids
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.components.cards import Adjustment, Civilization


def people(scene: Scene, number: int, at: str) -> str:
    """Returns a civilization by its name; a click tells what it can do."""
    rules = rules_of(scene)
    data, name = rules.data.civilizations()[number], names.civilization(number, rules).name
    return (
        f'<details class="civ" id="civ-{at}" data-ref="civ:{esc(data.id)}"><summary>{esc(name)}</summary>'
        f"<p>{esc(str(data.text))}</p>{points(scene, number)}</details>"
    )


def points(scene: Scene, number: int) -> str:
    """Returns when a civilization acts, the spaces of its mat, its points, and how it starts."""
    data = rules_of(scene).data.civilizations()[number]
    found = _when(data)
    if data.tokens:
        found.append(("tokens", str(data.tokens)))
    found += [("spaces", words) for words in _spaces(scene, data)]
    if data.table:
        found.append(("table", " · ".join(map(str, data.table))))
    adjusted = data.adjustment if rules_of(scene).setup["adjustments"] else None
    if adjusted is not None and (words := _start(scene, adjusted)):
        found.append(("begin", words))
    lines = [
        f"<span><b>{esc(text(f'tapestry-board-civ-{key}'))}</b> {esc(said)}</span>" for key, said in found
    ]
    return f'<span class="civ-points">{"".join(lines)}</span>'


def _when(data: Civilization) -> list[tuple[str, str]]:
    """Returns in which turns a civilization acts or scores; nothing for one that only starts differently."""
    if data.steps:
        return []
    if not data.turns:
        return [("when", text("tapestry-board-civ-always"))]
    if data.turns == (LAST_INCOME,):
        return [("scores", text("tapestry-board-civ-last"))]
    return [("when", text("tapestry-board-civ-turns", first=data.turns[0], last=data.turns[-1]))]


def _spaces(scene: Scene, data: Civilization) -> list[str]:
    """Returns the spaces of a mat in their order, one line for each column."""
    return [" → ".join([_gives(scene, form) for form in column]) for column in data.columns]


def _gives(scene: Scene, form: Form) -> str:
    rules = rules_of(scene)
    return speech_of(scene).effect(read(form, landmark_ids(rules.data)), rules)


def _start(scene: Scene, change: Adjustment) -> str:
    """Returns what a table with start adjustments grants or takes."""
    n = points_of(rules_of(scene), change)
    found = [f"{n:+} {text('tapestry-board-vp')}"] if n else []
    for sign, kinds in (("+", change.gain), ("−", change.lose)):
        found += [f"{sign}{names.resource(RESOURCES.index(kind))}" for kind in kinds if kind != ANY]
        if wild := kinds.count(ANY):
            found.append(f"{sign}{text('tapestry-board-civ-any', n=wild)}")
    return ", ".join(found)
