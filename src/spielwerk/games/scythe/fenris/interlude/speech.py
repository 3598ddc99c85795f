"""The interlude in words: sheets, tiles, factions and mats have names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from spielwerk.games.scythe import components, names
from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.fenris.in_words import bonus, column, faction, panel, player_name, tile_name
from spielwerk.games.scythe.fenris.interlude.options import FACTIONS, HOMES, MATS, TILES, TRACK_TILES
from spielwerk.games.scythe.fenris.interlude.view import InterludeView
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.speech import Panel, Ref, Speech
from spielwerk.kernel.text import text


def tile(i: int) -> Ref:
    return Ref("modification", TILES[i], tile_name(TILES[i]))


def star(i: int) -> str:
    return names.name(components.star_tracks()["tiles"][list(TRACK_TILES)[i]].name)


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
    """Seats are called by the names on their sheets, or by the factions that they had."""

    def seat(self, seat: int, rules: Any) -> Ref:
        if 0 <= seat < rules.seats:
            return Ref("seat", str(seat), player_name(rules.sheets[rules.sheet_numbers[seat]]))
        return super().seat(seat, rules)

    def choice(self, field: str, value: str) -> str:
        return names.name(levels()[value].name) if field == AUTOMA else super().choice(field, value)

    def spell(self, field: str, value: Any, about: Struct, rules: Any) -> object:
        if field == "style":
            return text(f"interlude-style-{value}")
        if field == "sheet":
            return player_name(rules.sheets[value])
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
        drawn = ", ".join([tile_name(TILES[i]) for i in view.drawn[seat]])
        return panel(view.c, view.c.seats[seat], str(self.seat(seat, rules)), seat, drawn)
