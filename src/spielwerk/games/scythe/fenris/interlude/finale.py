"""The end of the campaign: its total, its winners, and the style of leadership."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from spielwerk.games.scythe.fenris.chronicle import FINALES, INFRA, MECH
from spielwerk.games.scythe.fenris.in_words import total as campaign_total
from spielwerk.games.scythe.fenris.interlude.events import CampaignWon, LeaderJudged
from spielwerk.games.scythe.fenris.interlude.options import DATA
from spielwerk.games.scythe.fenris.interlude.record import note_win
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.triumph_log import ticks_in
from spielwerk.kernel.frame import Step

CATEGORIES = ("economy", "statecraft", "military")
RANKS = "abc"


def total(s: Interlude, seat: int) -> int:
    """Returns the campaign total of a seat.  [fenris.finale.total]"""
    return campaign_total(s.c, seat)


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
    """The highest total wins the last episode and the campaign; a tie is shared.  Leadership is told then.

    [fenris.ep8.highest-wins, fenris.finale.tie-shared, fenris.finale.reading-order]
    """

    def run(self, s: Interlude) -> None:
        best = max([total(s, seat) for seat in s.seats])
        winners = [seat for seat in s.seats if total(s, seat) == best]
        for seat in winners:
            note_win(s, seat, s.c.path[-1])
        if s.journal is not UNSET:
            s.journal.extend([CampaignWon(seat, best) for seat in winners])
            s.journal.extend(judged(s))


def judged(s: Interlude) -> list[LeaderJudged]:
    """Returns for each seat the texts of its three ranks: A first, then B, then C.

    [fenris.finale.reading-order, fenris.finale.nine-texts]
    """
    found = []
    for seat, ranked in enumerate(leadership(s)):
        for rank, category in sorted(zip(ranked, CATEGORIES, strict=True), key=lambda pair: pair[0]):
            found.append(LeaderJudged(seat, f"{category}-{rank}"))
    return found


class NextLeg(Step, frozen=True, tag="interlude.finale.NextLeg"):
    """The interlude is over: the next episode follows, or the campaign has ended.

    [fenris.frame.finale-next]
    """

    def run(self, s: Interlude) -> None:
        s.c.stage = "over" if s.c.path[-1] in FINALES else "episode"
        s.finish()
