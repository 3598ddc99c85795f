"""The points of the Automa: the rows of its mat, and what its civilizations add."""

from __future__ import annotations

from msgspec import UNSET

from spielwerk.games.tapestry.automa.bots import BotTable, table_of
from spielwerk.games.tapestry.automa.cards import PointRow
from spielwerk.games.tapestry.automa.events import PointsCounted
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.facts import score
from spielwerk.games.tapestry.source import CIVILIZATION, INCOME
from spielwerk.games.tapestry.state import Tapestry
from spielwerk.games.tapestry.tracks import advanced
from spielwerk.kernel.frame import Step

FIRST = "first"
"""The row of the bonus for the first in an era."""


class ScorePoints(Step, frozen=True, tag="tapestry.automa.ScorePoints"):
    """Scores each row of the mat with its leftmost visible multiplier, and the bonus for the first in an era.

    [tapestry.automa.income.vp-icons, tapestry.automa.income.vp-multiply]
    [tapestry.automa.income.vp-before-tapestry, tapestry.automa.income.first-in-era]
    [tapestry.ruling.first-in-era-timing]
    """

    seat: int

    def run(self, s: Tapestry) -> None:
        table, p = table_of(s), s.players[self.seat]
        covered = len([space for space in p.eras if space])
        times = table.data.multipliers[table.chart.side][covered]
        rows = [
            (row.id, counted(s, self.seat, row), n) for row, n in zip(table.data.points, times, strict=True)
        ]
        rows.append((FIRST, 1, first_bonus(s, self.seat, table)))
        if s.journal is not UNSET:
            s.journal += [PointsCounted(self.seat, *row) for row in rows]
        score(s, self.seat, sum([count * n for _, count, n in rows]), INCOME)


def counted(s: Tapestry, seat: int, row: PointRow) -> int:
    """Counts what a row of the mat shows.

    [tapestry.automa.income.vp-landmarks-territories, tapestry.automa.income.vp-tracks]
    [tapestry.automa.income.vp-arts, tapestry.automa.setup.arts-cover]
    """
    found = sum([advanced(s, seat, TRACKS.index(track)) for track in row.tracks])
    if row.fifth and s.rules.has_fifth:
        found += advanced(s, seat, len(TRACKS))
    if row.landmarks:
        found += landmarks(s, seat)
    return found + s.control(seat).bit_count() if row.territories else found


def landmarks(s: Tapestry, seat: int) -> int:
    """Returns how many landmarks the Automa scores, with what counts like one.

    [tapestry.automa.civ.hucksters.score]
    """
    return len(s.players[seat].landmarks) + sum([more(s) for more in s.rules.counted_as_landmarks])


def first_bonus(s: Tapestry, seat: int, table: BotTable) -> int:
    """Returns the points for beginning an era before the person; the Shadow Empire has no eras.

    [tapestry.automa.income.first-in-era, tapestry.automa.income.first-in-era-values]
    [tapestry.ruling.first-in-era-vs-human]
    """
    era = s.players[seat].era
    first = all(s.players[person].era < era for person in table.people)
    return table.data.first_in_era.get(era, 0) if first else 0


def score_row(s: Tapestry, seat: int, row: str, count: int, times: int) -> None:
    """Scores a number of things for a civilization, so many points each.

    [tapestry.automa.income.vp-civilization-unmultiplied]
    """
    if s.journal is not UNSET:
        s.journal.append(PointsCounted(seat, row, count, times))
    score(s, seat, count * times, CIVILIZATION)
