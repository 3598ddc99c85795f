"""The set-up page: factions and player mats with a picture, a sentence and what they start with."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.scythe.art import EMBLEMS
from spielwerk.boards.scythe.icons import emblem
from spielwerk.games.scythe import names
from spielwerk.games.scythe.effects import GAIN_OF
from spielwerk.games.scythe.printed_starts import FactionStart, MatStart, faction_start, mat_start
from spielwerk.kernel.text import text


def choosing(field: str, value: str) -> str:
    """Returns what somebody chooses with a value of a field; empty for fields that say it themselves."""
    if field == "faction" and (faction := faction_start(value)):
        return _faction(value, faction)
    if field == "mat" and (mat := mat_start(value)):
        return _mat(mat)
    return ""


def _faction(id: str, data: FactionStart) -> str:
    start = text(
        "scythe-choosing-faction",
        name=data.character,
        power=names.gain(GAIN_OF["power"], data.power),
        cards=names.gain(GAIN_OF["combat_cards"], data.cards),
    )
    does = names.ability_text(data.ability, id, seats=2)
    look = id if id in EMBLEMS else data.colour
    mark = f'<span class="mark chip-{esc(look)}">{emblem(look)}</span>'
    return f"{mark}<span>{esc(start)} <b>{esc(names.name(data.ability_name))}:</b> {esc(does)}</span>"


def _mat(data: MatStart) -> str:
    start = text(
        "scythe-choosing-mat",
        popularity=names.gain(GAIN_OF["popularity"], data.popularity),
        coins=names.gain(GAIN_OF["coins"], data.coins),
    )
    columns = [(names.top(top), names.bottom(bottom)) for top, bottom in data.columns]
    drawn = "".join([f"<span><b>{esc(top)}</b>{esc(bottom)}</span>" for top, bottom in columns])
    return f'<span>{esc(start)}<span class="columns">{drawn}</span></span>'
