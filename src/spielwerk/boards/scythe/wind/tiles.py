"""The tiles of The Wind Gambit beside the players: what each says, and whether that is our reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.scythe.hand import CACHE_SIZE
from spielwerk.boards.scythe.our_reading import our_reading
from spielwerk.boards.scythe.typed import rules_of, view_of
from spielwerk.games.scythe import names
from spielwerk.games.scythe.modules import airship_words, end_tile_words
from spielwerk.games.scythe.modules.airships import OWN, Airships, tiles_of
from spielwerk.games.scythe.modules.end_tiles import TILE, EndTile
from spielwerk.kernel.text import current_language, text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

LEDGER, RULE = "scythe-wind-gambit", "scythe.windgambit.ruling-tile-texts"
"""The ruling that explains why a tile is marked."""


class Said(Struct, frozen=True):
    """A tile in words: its id, its heading, its name, its sentences, and whether it is a stand-in.

    An end-condition tile says how far away the end is, and whether it has been set off.
    """

    id: str
    heading: str
    name: str
    sentences: tuple[str, ...]
    stand_in: bool
    nearness: str = ""
    set_off: bool = False


def tiles(scene: Scene) -> str:
    """Returns the lines of all tiles; empty without the modules."""
    found = tuple(said(view_of(scene), rules_of(scene), scene.viewer))
    return _lines(found, current_language()) if found else ""


def said(view: ScytheView, rules: ScytheRules, viewer: int = -1) -> Iterator[Said]:
    """Yields the end-condition tile and the airship tiles, with whose they are if players have their own."""
    if EndTile in rules.slots:
        yield end_tile(view, rules, viewer)
    if Airships in rules.slots:
        data = rules.data.airships().tiles()
        for id in airship_words.dealt(rules):
            owners = [names.seat(seat, rules) for seat in range(rules.seats) if id in tiles_of(rules, seat)]
            heading = names.listed(owners) if rules.setup[OWN] else text("scythe-panel-airships-all")
            does = (airship_words.tile_text(id, rules), capital_end(airship_words.value_text(id, rules)))
            yield Said(id, heading, airship_words.tile_name(id, rules), does, data[id].source == "stand-in")


def end_tile(view: ScytheView, rules: ScytheRules, viewer: int) -> Said:
    """Returns the tile that ends the game, with how far it is."""
    id = rules.setup[TILE]
    more = [f"{head}: {value}" for head, value in end_tile_words.state(view, rules)]
    return Said(
        id,
        text("scythe-panel-end-tile"),
        end_tile_words.tile_name(id, rules),
        (end_tile_words.tile_text(id, rules), *more),
        rules.data.end_tiles()[id].source == "stand-in",
        end_tile_words.nearness(view, rules, viewer),
        end_tile_words.set_off(view, rules),
    )


def capital_end(words: str) -> str:
    """Returns a remark as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."


@lru_cache(CACHE_SIZE)
def _lines(found: tuple[Said, ...], _language: str) -> str:
    shown = "".join([_chip(tile) for tile in found])
    label = esc(text("scythe-panel-wind-tiles"))
    return f'<ul class="wind-tiles" aria-label="{label}">{shown}</ul>'


def _chip(tile: Said) -> str:
    """Returns a tile as a button with its name, which opens its sentences; a stand-in has a dashed border."""
    words = " ".join(tile.sentences)
    mark = f" {our_reading(LEDGER, RULE)}" if tile.stand_in else ""
    look = "wind-tile" + (" stand-in" if tile.stand_in else "") + (" set-off" if tile.set_off else "")
    far = f"<em>{esc(tile.nearness)}</em>" if tile.nearness else ""
    name, heading = esc(tile.name), esc(tile.heading)
    return (
        f'<li><button type="button" class="{look}" id="tile-{tile.id}" popovertarget="windtile-{tile.id}"'
        f' title="{esc(words)}"><span>{heading}</span><b>{name}</b>{far}</button>'
        f'<div popover id="windtile-{tile.id}" class="pick"><h3>{name}{mark}</h3>'
        f'<p class="muted">{heading}</p>'
        f"{''.join([f'<p>{esc(sentence)}</p>' for sentence in tile.sentences])}</div></li>"
    )
