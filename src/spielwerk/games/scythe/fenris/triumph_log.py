"""The triumph log of a sheet: which star ticks which column, and what complete lines are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spielwerk.games.scythe.components.campaign import CampaignFile, WildData
from spielwerk.games.scythe.fenris.chronicle import FINALES, Sheet

COMBAT = ("combat", "combat-2")
BESIDE = "beside"
"""A star beside the track counts like a wild one.  [fenris.ruling.automa-no-valid-space]"""


class Stars:
    """The stars of an episode, divided by how they are ticked.

    Ordinary stars tick their column at once, however many lie on it.  Two combat stars tick both combat
    columns, a single one (`combat`) either of them; wild stars tick any.  `combined` are the wild stars with
    two columns of which an Automa ticks one.
    [fenris.triumphlog.tick-per-star, fenris.triumphlog.one-tick-per-category, fenris.ruling.combat-ticks]
    """

    def __init__(self, data: CampaignFile, episode: str, spaces: Sequence[str]) -> None:
        self.fixed: list[int] = []
        self.combat = 0
        self.wild = 0
        self.combined: list[tuple[str, ...]] = []
        counted = Counter(spaces)
        rules = {wild.space: wild for wild in data.wild if episode in wild.episodes}
        columns = data.log.columns
        for space in counted:
            if episode == FINALES[0] or space == BESIDE:
                self.wild += counted[space]
                continue
            wild = rules.get(space)
            ordinary = counted[space] if wild is None else min(counted[space], wild.first - 1)
            if space == COMBAT[0] and ordinary >= len(COMBAT):
                self.fixed += [columns.index(column) for column in COMBAT]
            elif space == COMBAT[0]:
                self.combat = ordinary
            elif ordinary and space in columns:
                self.fixed.append(columns.index(space))
            if wild is not None:
                self._add_wild(wild, counted[space] - ordinary)

    def _add_wild(self, wild: WildData, stars: int) -> None:
        more = min(stars, wild.stars)
        if wild.automa:
            self.combined += [wild.automa] * more
        self.wild += more


def open_columns(data: CampaignFile, sheet: Sheet, episode: str) -> list[int]:
    """Returns the columns that can still be ticked: not full, and not ticked in this episode.

    [fenris.triumphlog.full-column, fenris.ruling.wild-star-limit]
    """
    rows = data.log.rows
    return [i for i, ticks in enumerate(sheet.log) if len(ticks) < rows and episode not in ticks]


def fuller(sheet: Sheet, columns: Sequence[int]) -> int:
    """Returns the column with the most ticks, the first of them on a tie."""
    return max(columns, key=lambda i: (len(sheet.log[i]), -columns.index(i)))


def first_free(sheet: Sheet, columns: Sequence[int]) -> int:
    """Returns the column with the first free box in reading order.  [fenris.automa-campaign.log-wild-star]"""
    return min(columns, key=lambda i: (len(sheet.log[i]), i))


def lines(data: CampaignFile, sheet: Sheet) -> int:
    """Returns the complete rows and columns.  [fenris.triumphlog.row-or-column-bonus]"""
    heights = [len(ticks) for ticks in sheet.log]
    return min(heights) + len([n for n in heights if n == data.log.rows])


def ticks_in(data: CampaignFile, sheet: Sheet, columns: Sequence[str]) -> int:
    return sum([len(sheet.log[data.log.columns.index(column)]) for column in columns])
