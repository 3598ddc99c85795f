"""The first rewards of every episode: the win, the coins and the stars on the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import UNSET

from spielwerk.games.scythe.board import board
from spielwerk.games.scythe.fenris.chronicle import FINALES, Entry
from spielwerk.games.scythe.fenris.interlude.events import Recorded, Ticked, Won
from spielwerk.games.scythe.fenris.interlude.options import DATA, FIRST, TICK
from spielwerk.games.scythe.fenris.interlude.state import Interlude
from spielwerk.games.scythe.fenris.triumph_log import COMBAT, Stars, first_free, fuller, open_columns
from spielwerk.kernel.frame import Ask, Chance, Frame, Step
from spielwerk.kernel.option import Option, Options, Weights

COMBAT_COLUMNS = tuple([DATA.log.columns.index(column) for column in COMBAT])
ANY_COLUMN = tuple(range(len(DATA.log.columns)))
CLOCKWISE = tuple(board().home)
"""The home bases around the board."""


class Record(Step, frozen=True, tag="interlude.record.Record"):
    """Notes wins, coins and stars; ordinary stars are ticked before wild ones.

    Coins of the last episode are no wealth: they count for the campaign only, and what is left of the wealth
    is crossed out.  Its win goes by the campaign total, so that it is noted when lines have been counted.

    [fenris.campaign.win-notation-first]
    [fenris.campaign.wealth-added-after-scoring, fenris.ruling.wild-tick-order]
    [fenris.campaign.only-last-coins, fenris.ep8.wealth-cancelled]
    [fenris.sheet.instant-bonus-once-per-campaign]
    """

    def run(self, s: Interlude) -> None:
        episode = s.c.episode
        for seat in s.seats:
            sheet, result = s.sheet(seat), s.result(seat)
            if result.spent:
                sheet.entries.append(Entry(episode, "instant", -result.spent))
            if result.instant:
                sheet.instant.append(result.instant)
            if episode not in FINALES:
                sheet.entries.append(Entry(episode, "coins", result.coins))
            elif sheet.wealth:
                sheet.entries.append(Entry(episode, "crossed-out", -sheet.wealth))
            if s.journal is not UNSET:
                s.journal.append(Recorded(seat, result.coins, sheet.wealth))
            if result.place == 1 and episode not in FINALES:
                note_win(s, seat, episode)
        adapt(s)
        s.c.path.append(episode)
        stars = [Stars(DATA, episode, s.result(seat).stars) for seat in s.seats]
        for seat in s.seats:
            for column in stars[seat].fixed:
                if column in open_columns(DATA, s.sheet(seat), episode):
                    tick(s, seat, column)
        s.then(*[frame for seat in s.seats for frame in self._ticks(s, seat, stars[seat])])

    def _ticks(self, s: Interlude, seat: int, stars: Stars) -> Sequence[Frame]:
        if s.sheet(seat).automa:
            return [AutomaTicks(seat)]
        return [TickStar(seat, COMBAT_COLUMNS)] * stars.combat + [TickStar(seat, ANY_COLUMN)] * stars.wild


def note_win(s: Interlude, seat: int, episode: str) -> None:
    """Notes on the sheet of a seat that it has won an episode.  [fenris.sheet.wins-section]"""
    s.sheet(seat).wins.append(episode)
    if s.journal is not UNSET:
        s.journal.append(Won(seat))


def tick(s: Interlude, seat: int, column: int) -> None:
    """Ticks the topmost free box of a column.  [fenris.triumphlog.tick-per-star]"""
    s.sheet(seat).log[column].append(s.c.episode)
    if s.journal is not UNSET:
        s.journal.append(Ticked(seat, column))


class TickStar(Ask, frozen=True, tag="interlude.record.TickStar"):
    """Asks for the column of a combat star or of a wild star; without an open column the star is lost.

    [fenris.triumphlog.wild-stars, fenris.ruling.wild-star-limit, fenris.ruling.combat-ticks]
    """

    gesture: ClassVar[str] = "tick"
    begins: ClassVar[bool] = True

    columns: tuple[int, ...]

    def options(self, s: Interlude) -> Options:
        open = open_columns(DATA, s.sheet(self.seat), s.c.episode)
        return tuple([TICK[i] for i in open if i in self.columns]) or (s.rules.options.no,)

    def choose(self, s: Interlude, option: Option) -> None:
        if option.verb == "tick":
            tick(s, self.seat, option.i)


class AutomaTicks(Step, frozen=True, tag="interlude.record.AutomaTicks"):
    """An Automa ticks its combat stars in the fuller combat column, its wild stars in reading order.

    [fenris.automa-campaign.log-recorded, fenris.automa-campaign.log-combat-column]
    [fenris.automa-campaign.log-wild-star]
    [fenris.ep2a.automa-log-combined, fenris.ep2b.automa-log-combined, fenris.ruling.ep2-automa-combined-tie]
    """

    seat: int

    def run(self, s: Interlude) -> None:
        sheet, columns = s.sheet(self.seat), DATA.log.columns
        stars = Stars(DATA, s.c.episode, s.result(self.seat).stars)
        for _ in range(stars.combat):
            self._tick_one(s, COMBAT_COLUMNS)
        for pair in stars.combined:
            self._tick_one(s, [columns.index(column) for column in pair])
        for _ in range(stars.wild - len(stars.combined)):
            if open := open_columns(DATA, sheet, s.c.episode):
                tick(s, self.seat, first_free(sheet, open))

    def _tick_one(self, s: Interlude, among: Sequence[int]) -> None:
        sheet = s.sheet(self.seat)
        open = open_columns(DATA, sheet, s.c.episode)
        if left := [column for column in among if column in open]:
            tick(s, self.seat, fuller(sheet, left))


def adapt(s: Interlude) -> None:
    """Notes how an Automa stood between people: with three sides or more its adaptive difficulty counts that.

    [fenris.automa-campaign.adaptive-three-plus-up, fenris.automa-campaign.adaptive-three-plus-down]
    [fenris.automa-campaign.adaptive-three-plus-between, fenris.ruling.adaptive-three-plus]
    """
    if len(s.seats) < 3:
        return
    for seat in s.seats:
        if s.sheet(seat).automa:
            mine, others = s.result(seat).coins, [s.result(other).coins for other in neighbours(s, seat)]
            above, below = any(n > mine for n in others), any(n < mine for n in others)
            s.sheet(seat).adapted += above - below if above != below else 0


def neighbours(s: Interlude, seat: int) -> tuple[int, int]:
    """Returns the nearest person on each side of a seat, around the board; a single person is on both.

    [fenris.ruling.adaptive-three-plus]
    """
    round = sorted(s.seats, key=lambda other: CLOCKWISE.index(s.sheet(other).home))
    at = round.index(seat)
    people = [other for other in (*round[at + 1 :], *round[:at]) if other in s.people]
    return people[0], people[-1]


class Leader(Step, frozen=True, tag="interlude.record.Leader"):
    """Finds the one who decides for shared winners: less wealth before the episode, then chance.

    [fenris.ruling.shared-episode-win]
    """

    def run(self, s: Interlude) -> None:
        least = min([s.before[seat] for seat in s.winners])
        tied = [seat for seat in s.winners if s.before[seat] == least]
        s.leader = tied[0]
        if len(tied) > 1:
            s.next(DrawLeader(tuple(tied)))


class DrawLeader(Chance, frozen=True, tag="interlude.record.DrawLeader"):
    """Chance decides among winners with equal wealth.  [fenris.ruling.shared-episode-win]"""

    tied: tuple[int, ...]

    def outcomes(self, s: Interlude) -> tuple[Options, Weights]:
        return tuple([FIRST[seat] for seat in self.tied]), (1,) * len(self.tied)

    def choose(self, s: Interlude, option: Option) -> None:
        s.leader = option.n
