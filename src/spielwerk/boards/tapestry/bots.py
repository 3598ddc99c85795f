"""The bots of a table: their favourite tracks, the pair of cards, and how many cards are left."""

from __future__ import annotations

from spielwerk.boards.kit.html import esc
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.icons import pic
from spielwerk.boards.tapestry.typed import rules_of, view_of
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.automa.bots import BOTS, Bots, BotTable
from spielwerk.games.tapestry.state import NONE
from spielwerk.kernel.text import text


def bot_facts(scene: Scene, actor: int) -> str:
    """Returns what is public about a bot; empty for anybody else."""
    table: BotTable | None = rules_of(scene).module_data.get(BOTS)
    if table is None or actor not in table.actors:
        return ""
    bots = next(part for part in view_of(scene).parts if isinstance(part, Bots))
    return f"{_favourite(scene, bots.favourite[table.actors.index(actor)])}{_cards(bots, table, actor)}"


def _favourite(scene: Scene, track: int) -> str:
    if track == NONE:
        return ""
    words = esc(text("tapestry-board-favourite", track=names.track(track, rules_of(scene)).name))
    return f'<p class="favourite r-{track}">{pic("heart")}<b>{words}</b></p>'


def _cards(bots: Bots, table: BotTable, actor: int) -> str:
    """Returns the pair and the deck, with the first bot of the table."""
    if actor != next(one for one in table.actors if one != NONE):
        return ""
    pair = (
        ""
        if bots.left == NONE
        else f'<span class="pair"><b>{bots.left + 1}</b><b>{bots.right + 1}</b></span>'
    )
    left = esc(text("tapestry-board-bot-cards", n=bots.size))
    return f'<p class="bot-cards">{pair}<span>{left}</span></p>'
