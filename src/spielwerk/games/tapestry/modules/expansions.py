"""The expansions of a table, and what they bring with them.

Rules that hold with any expansion belong to `expansion`, those of landmark cards to `landmark-cards`: neither
is a box of its own.  What each box contains are rows of data with `needs`.
"""

from __future__ import annotations

from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.modules import gallery, landmark_cards
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.source import SPACE_TILE
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.kernel.module import Module

PLANS, ARTS, FANTASIES = "plans", "arts", "fantasies"
EXPANSIONS = (PLANS, ARTS, FANTASIES)
EXPANSION = "expansion"


def ongoing(s: Tapestry, seat: int, track: int, _step: int) -> None:
    """Scores the space tiles in front of a player whose effect goes on.  [tapestry.spacetile.ongoing]"""
    tiles = s.rules.data.spaces()
    for effect in [tiles[tile].ongoing for tile in s.players[seat].explored_spaces]:
        if effect is not None and TRACKS.index(effect.track) == track:
            score(s, seat, effect.points, SPACE_TILE)


def modules(rules: TapestryRules) -> list[tuple[Module, int | None]]:
    """Returns the modules of the expansions that a set-up names, with the bridges between them.

    [tapestry.automa.intro.expansion-flags]
    """
    chosen = [id for id in EXPANSIONS if id in rules.setup["modules"]]
    found = [Module(id, requires=[EXPANSION]) for id in chosen if id == FANTASIES]
    if PLANS in chosen:
        plans = Module(PLANS, requires=[EXPANSION])
        plans.add("advanced", ongoing)
        found.append(plans)
    if ARTS in chosen:
        found.append(gallery.module(rules, ARTS, EXPANSION))
    if chosen:
        found.append(Module(EXPANSION))
    if PLANS in chosen or ARTS in chosen:
        found.append(landmark_cards.module(EXPANSION))
    return [(module, None) for module in found]
