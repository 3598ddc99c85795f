"""Airships and tiles of The Wind Gambit beside the map of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.boards.kit.characters import wrapped
from spielwerk.boards.scythe.wind.tiles import said
from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules.airship_words import aboard, places
from spielwerk.games.scythe.modules.airships import Airships
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

LETTER = "A"


def letter(view: ScytheView, seat: int, place: int, rules: ScytheRules) -> str:
    """Returns the letter of an airship that is over a place; empty otherwise."""
    flies = Airships in rules.slots and seat < rules.seats
    return LETTER if flies and places(view, rules)[seat] == place else ""


def legend(rules: ScytheRules) -> list[str]:
    """Returns the meaning of the letter, if there are airships."""
    return [text("scythe-terminal-legend-airship", letter=LETTER)] if Airships in rules.slots else []


def lines(view: ScytheView, rules: ScytheRules, room: int) -> list[str]:
    """Returns where airships are, what is aboard, and what the tiles say; none without the modules."""
    found: list[str] = []
    if Airships in rules.slots:
        for seat, at in enumerate(places(view, rules)):
            if at >= 0:
                where = text(
                    "scythe-panel-airship-at", place=names.inside(at), cargo=aboard(view, seat, rules)
                )
                words = f"{LETTER} {names.seat(seat, rules)}: {where}"
                found += wrapped(words, room, "  ", "")
        found.append("")
    for tile in said(view, rules):
        mark = f" ({text('scythe-tile-reading')})" if tile.stand_in else ""
        words = f"{tile.heading}: {tile.name}{mark}. {' '.join(tile.sentences)}"
        found += [*wrapped(words, room, "  ", ""), ""]
    return found
