"""Before the first turn: who one is, what one's faction can do, and the objectives in one's hand."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.icons import emblem, pic
from spielwerk.boards.scythe.looks import look
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.kernel.text import text


def briefing(scene: Scene) -> str:
    """Returns the faction with its ability and the viewer's objectives, as lines of a list."""
    rules, seat = rules_of(scene), scene.viewer
    faction = str(rules.factions[seat])
    data = rules.data.factions()[faction]
    ability = names.ability(data.ability)
    lines = [
        (emblem(look(seat, rules)), data.character, text("scythe-briefing-leader", mat=_mat(scene))),
        (pic("star"), ability.name, names.ability_text(data.ability, faction, rules.seats)),
    ]
    cards = rules.data.objectives()
    lines += [
        (pic("objective"), names.name(cards[n].name), names.name(cards[n].text))
        for n in view_of(scene).objectives
    ]
    return "".join(
        [f"<li>{sign}<span><b>{esc(title)}</b> {esc(words)}</span></li>" for sign, title, words in lines]
    )


def _mat(scene: Scene) -> str:
    return names.name(rules_of(scene).data.mats()[scene.game.setup["seats"][scene.viewer]["mat"]].name)
