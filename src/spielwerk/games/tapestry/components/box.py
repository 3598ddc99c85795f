"""Counts of the whole box, and the numbers of the set-up."""

from __future__ import annotations

from spielwerk.kernel.data import Count, Data


class Counts(Data, frozen=True):
    """Parts that all players share.  [tapestry.base.component.shared]"""

    tiles: Count
    spaces: Count
    techs: Count
    hangings: Count
    reactions: Count
    landmarks: Count
    civilizations: Count
    capitals: Count


class Pieces(Data, frozen=True):
    """Parts of one player; `buildings` are those of each of the four kinds.

    [tapestry.base.component.per-player]
    """

    outposts: Count
    start_outposts: Count
    tokens: Count
    buildings: Count


class BoxData(Data, frozen=True):
    """Counts of the box; `display` is the number of open tech cards, `most_resources` a limit per kind."""

    players: tuple[int, ...]
    most_resources: Count
    income_turns: Count
    display: Count
    civilizations_dealt: Count
    counts: Counts
    player: Pieces
