"""The bots in a panel: favourite tracks, pair, decks and what the Automa has.  All of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import BOTS, Bots, BotTable
from spielwerk.games.tapestry.automa.deck import progress_size
from spielwerk.games.tapestry.automa.speech import PANEL, civilization
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import Panel
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.view import TapestryView

Row = tuple[str, ...]


def panels(view: TapestryView, rules: TapestryRules) -> list[Panel]:
    """Returns one table for both bots."""
    table: BotTable = rules.module_data[BOTS]
    bots = next(part for part in view.parts if isinstance(part, Bots))
    rows = [*(automa(view, bots, table, rules) if table.level else ()), *decks(bots, table)]
    rows += [favourite(actor, track, rules) for actor, track in favourites(bots, table)]
    return [Panel(PANEL, text("tapestry-automa-panel"), tuple(rows), seat=table.automa)]


def favourites(bots: Bots, table: BotTable) -> list[tuple[int, int]]:
    """Returns the bots of the table with their favourite tracks."""
    both = zip(table.actors, bots.favourite, strict=True)
    return [(actor, track) for actor, track in both if actor != NONE]


def favourite(actor: int, track: int, rules: TapestryRules) -> Row:
    title = text("tapestry-automa-panel-favourite", seat=names.actor(actor, rules))
    return title, str(names.track(track, rules)) if track != NONE else "–"


def automa(view: TapestryView, bots: Bots, table: BotTable, rules: TapestryRules) -> list[Row]:
    """Returns what the Automa has."""
    p = view.players[table.automa]
    return [
        fact("level", table.chart.name),
        fact("civilization", names.listed([civilization(number, rules) for number in bots.civilizations])),
        fact("points", p.vp),
        fact("era", p.era),
        fact("outposts", p.outposts),
        fact("landmarks", names.listed([names.landmark(i, rules) for i in p.landmarks])),
        fact("supply", view.hand_sizes[table.automa]),
        fact("mat", len([space for space in p.eras if space])),
        fact("shadow-outposts", bots.outposts),
        fact("finished", text("tapestry-panel-yes") if p.ended else "–"),
    ]


def decks(bots: Bots, table: BotTable) -> list[Row]:
    """Returns the pair, the sizes of the decks and the discard pile, which everybody may look through.

    [tapestry.automa.turn.discard-open]
    """
    pair = "–" if bots.left == NONE else f"{bots.left + 1} | {bots.right + 1}"
    rows = [fact("pair", pair), fact("deck", bots.size)]
    rows.append(fact("pile", names.listed([card + 1 for card in bits(bots.pile)])))
    return [*rows, fact("progress", progress_size(bots))] if table.level else rows


def fact(key: str, value: object) -> Row:
    return text(f"tapestry-automa-panel-{key}"), str(value)
