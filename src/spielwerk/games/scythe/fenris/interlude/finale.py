"""The end of the campaign: its total, its winners, and the style of leadership."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from spielwerk.games.scythe.fenris.chronicle import FINALES, INFRA, MECH
from spielwerk.games.scythe.fenris.interlude.events import CampaignWon
from spielwerk.games.scythe.fenris.interlude.options import DATA
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.triumph_log import lines, ticks_in
from spielwerk.kernel.frame import Step

CATEGORIES = ("economy", "statecraft", "military")
RANKS = "abc"


def total(s: Interlude, seat: int) -> int:
    """Returns the campaign total: the last episode twice, and 25 coins for each complete line.

    [fenris.finale.total, fenris.ep8.scoring-double, fenris.triumphlog.bonus-paid-at-end]
    [fenris.campaign.wealth-never-scores, fenris.campaign.only-last-coins, fenris.ep8b.scoring-tesla]
    """
    return 2 * s.result(seat).coins + DATA.log.line * lines(DATA, s.sheet(seat))


def values(s: Interlude, seat: int) -> tuple[int, int, int]:
    """Returns the values of a sheet for economy, statecraft and military.

    [fenris.finale.economy-value, fenris.finale.statecraft-value, fenris.finale.military-value]
    [fenris.ruling.automa-leadership]
    """
    sheet, columns = s.sheet(seat), DATA.leadership
    statecraft = sheet.owned(INFRA) + ticks_in(DATA, sheet, columns.statecraft)
    military = sheet.owned(MECH) + ticks_in(DATA, sheet, columns.military)
    return total(s, seat), statecraft, military


def ranks(found: Sequence[int]) -> str:
    """Returns the ranks of these values: A for the highest, B for the second highest, C for all others.

    [fenris.finale.rank-a, fenris.finale.rank-b, fenris.finale.rank-c, fenris.ruling.leadership-ties]

    >>> ranks([12, 15, 12, 3])
    'babc'
    """
    order = sorted({*found}, reverse=True)
    return "".join([RANKS[min(order.index(n), 2)] for n in found])


def leadership(s: Interlude) -> list[str]:
    """Returns by seat its ranks in the three categories.

    [fenris.finale.three-categories, fenris.finale.nine-texts]
    """
    found = [values(s, seat) for seat in s.seats]
    by_category = [ranks([row[i] for row in found]) for i in range(len(CATEGORIES))]
    return ["".join([ranked[seat] for ranked in by_category]) for seat in s.seats]


class EndCampaign(Step, frozen=True, tag="interlude.finale.EndCampaign"):
    """The highest total wins the campaign; a tie is shared.

    [fenris.ep8.highest-wins, fenris.finale.tie-shared]
    """

    def run(self, s: Interlude) -> None:
        if s.journal is not UNSET:
            best = max([total(s, seat) for seat in s.seats])
            for seat in s.seats:
                if total(s, seat) == best:
                    s.journal.append(CampaignWon(seat, best))


class NextLeg(Step, frozen=True, tag="interlude.finale.NextLeg"):
    """The interlude is over: the next episode follows, or the campaign has ended.

    [fenris.frame.finale-next]
    """

    def run(self, s: Interlude) -> None:
        s.c.stage = "over" if s.c.path[-1] in FINALES else "episode"
        s.finish()
