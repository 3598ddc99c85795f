"""The interlude in words: sheets, tiles, factions and mats have names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH
from spielwerk.games.scythe.fenris.interlude.options import COLUMNS, FACTIONS, HOMES, MATS, TILES, TRACK_TILES
from spielwerk.games.scythe.fenris.interlude.view import InterludeView
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.speech import Panel, Ref, Speech
from spielwerk.kernel.text import text

BONUSES = ("coins", "power", "popularity")


def tile_name(id: str) -> str:
    """Returns the name of a modification; one with the ability of a faction has its name."""
    mech, infra = reading.mech_mods(), reading.infra_mods()
    found = infra[id].name if id in infra else mech[id].name
    return names.name(found or components.abilities()[id].name)


def tile(i: int) -> Ref:
    return Ref("modification", TILES[i], tile_name(TILES[i]))


def faction(id: str) -> str:
    known = components.factions()
    return names.name(known[id].name) if id in known else text(f"interlude-faction-{id}")


def column(i: int) -> str:
    return text(f"interlude-column-{COLUMNS[i]}")


def star(i: int) -> str:
    return names.name(components.star_tracks()["tiles"][list(TRACK_TILES)[i]].name)


def bonus(i: int) -> str:
    return text(f"interlude-bonus-{BONUSES[i]}")


WORDS: dict[str, Callable[[int], object]] = {
    "tile": tile,
    "faction": lambda i: faction(FACTIONS[i]),
    "home": lambda i: faction(HOMES[i]),
    "mat": lambda i: names.name(components.mats()[MATS[i]].name),
    "column": column,
    "star": star,
    "bonus": bonus,
}
"""The words for a field of a frame, event or option."""
NAMED = {
    **dict.fromkeys(("keep", "buy", "drawn", "gone"), "tile"),
    **dict.fromkeys(("take", "gets"), "faction"),
    **dict.fromkeys(("settle", "goes"), "home"),
    **dict.fromkeys(("mat", "dealt"), "mat"),
    "tick": "column",
    "laid": "star",
    "raise": "bonus",
}
"""What the option of a verb names."""


class InterludeSpeech(Speech):
    """Seats are called by the names on their sheets."""

    def seat(self, seat: int, rules: Any) -> Ref:
        if 0 <= seat < len(rules.names) and rules.names[seat]:
            return Ref("seat", str(seat), rules.names[seat])
        return super().seat(seat, rules)

    def spell(self, field: str, value: Any, about: Struct, rules: Any) -> object:
        if field == "sheet":
            return rules.sheets[value]
        return WORDS[field](value) if field in WORDS else super().spell(field, value, about, rules)

    def naming(self, option: Option, d: Decision, rules: Any) -> dict[str, object]:
        if option.verb == "first":
            return {"seat": self.seat(option.n, rules)}
        if option.verb in NAMED:
            field = NAMED[option.verb]
            return {field: WORDS[field](option.i)}
        return super().naming(option, d, rules)

    def panels(self, view: InterludeView, rules: Any) -> list[Panel]:
        return [self._sheet(view, seat, rules) for seat in range(rules.seats)]

    def _sheet(self, view: InterludeView, seat: int, rules: Any) -> Panel:
        sheet = view.c.sheets[view.c.seats[seat]]
        drawn = ", ".join([tile_name(TILES[i]) for i in view.drawn[seat]])
        owned = [
            (text(f"interlude-panel-{kind}"), names.listed([tile_name(id) for id in sheet.tiles(kind)]))
            for kind in (MECH, INFRA)
        ]
        log = [f"{column(i)} {len(ticks)}" for i, ticks in enumerate(sheet.log)]
        rows = [
            (text("interlude-panel-faction"), faction(sheet.faction)),
            (text("interlude-panel-wealth"), str(sheet.wealth)),
            (text("interlude-panel-wins"), names.listed(sheet.wins)),
            *owned,
            (
                text("interlude-panel-bonuses"),
                names.listed([f"{bonus(i)} {n}" for i, n in enumerate(sheet.bonuses) if n]),
            ),
            (text("interlude-panel-log"), names.listed(log)),
        ]
        if drawn:
            rows.append((text("interlude-panel-drawn"), drawn))
        return Panel(f"sheet-{seat}", str(self.seat(seat, rules)), tuple(rows), seat=seat)
