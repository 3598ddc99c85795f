"""What modules of Rise of Fenris tell beside the map of the terminal: star track, rivals, tokens, tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from spielwerk.boards.kit.characters import wrapped
from spielwerk.boards.scythe.fenris.star_track import cells, said
from spielwerk.games.scythe import names
from spielwerk.games.scythe.fenris.episode_8a import BoardStars, stars_in_words
from spielwerk.games.scythe.modules.agents import Agents, trophies
from spielwerk.games.scythe.modules.alliances import Pacts, token
from spielwerk.games.scythe.modules.influence import Influence, tokens_in_words
from spielwerk.games.scythe.modules.infra_mods import Infra
from spielwerk.games.scythe.modules.mech_mods import Mods
from spielwerk.games.scythe.modules.mods_words import beside_the_mat, on_the_mat
from spielwerk.games.scythe.modules.rivals import Stakes, rivals_in_words
from spielwerk.games.scythe.modules.tesla import Search
from spielwerk.games.scythe.modules.tesla import in_words as search_in_words
from spielwerk.games.scythe.modules.workshop import Workshop
from spielwerk.games.scythe.modules.workshop import in_words as cards_in_words
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.scythe.rules import ScytheRules
    from spielwerk.games.scythe.view import ScytheView

TOLD: dict[type, Callable[..., Sequence[tuple[str, str]]]] = {
    Stakes: rivals_in_words,
    Pacts: token,
    Mods: on_the_mat,
    Infra: beside_the_mat,
    Influence: tokens_in_words,
    Workshop: cards_in_words,
    Search: search_in_words,
    BoardStars: stars_in_words,
    Agents: trophies,
}
"""What is told about each player, if its module is in play."""


def lines(view: ScytheView, rules: ScytheRules, room: int) -> list[str]:
    """Returns the lines of the modules in play; none without them."""
    found: list[str] = []
    if spaces := cells(view, rules):
        track = f"{text('scythe-track-title')}: {'; '.join([said(space) for space in spaces])}"
        found += [*wrapped(track, room, "  ", ""), ""]
    for kind, tell in TOLD.items():
        if kind in rules.slots:
            told = [(seat, *row) for seat in range(rules.seats) for row in tell(view, seat, rules)[:1]]
            if not told:
                continue
            words = [f"{names.seat(seat, rules)} ({value})" for seat, _, value in told]
            found += [*wrapped(f"{told[0][1]}: {names.listed(words)}", room, "  ", ""), ""]
    return found
