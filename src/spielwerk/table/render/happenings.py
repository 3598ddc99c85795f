"""Draws what has just happened, event by event, for the script that shows it on the page."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct, json

from spielwerk.boards.kit.html import esc, plain
from spielwerk.boards.registry import drawing
from spielwerk.kernel.game import Game
from spielwerk.kernel.text import current_language
from spielwerk.table.render.scene import TableScene
from spielwerk.table.render.side import log_sentence
from spielwerk.table.store.live_table import Entry


class Happening(Struct, frozen=True):
    """An event as a list item, with its moment; empty if there is nothing to show."""

    moment: int
    html: str


def happenings(scene: TableScene, newest: list[Entry]) -> tuple[Happening, ...]:
    """Returns what the page can show of the newest events; of the viewer's own only what moves."""
    game, lang = scene.game, current_language()
    found = [_happening(game, entry, entry[1] == scene.viewer, lang) for entry in newest]
    return tuple([each for each in found if each.html])


@lru_cache(maxsize=4096)
def _happening(game: Game, entry: Entry, own: bool, lang: str) -> Happening:
    """Returns an event as a list item; cached, since later moves return it again."""
    moment, seat, event = entry
    motions = drawing(game.id).motions(event)
    told = "" if own or hasattr(event, "turn") else plain(log_sentence(game, event, lang))
    if not motions and not told:
        return Happening(moment, "")
    moves = f' data-motions="{esc(json.encode(motions).decode())}"' if motions else ""
    return Happening(moment, f'<li data-moment="{moment}" data-seat="{seat}"{moves}>{told}</li>')


def since(found: tuple[Happening, ...], told: int) -> str:
    """Returns the list for a page that has shown everything up to a moment; -1 for one that shows nothing."""
    items = "".join([each.html for each in found if each.moment > told]) if told >= 0 else ""
    return f'<ol id="happenings" hidden>{items}</ol>'
