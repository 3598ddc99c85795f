"""Statistics over many games: wins with their uncertainty, scores, and the facts a game reports about seats.

Sums are whole numbers (and wins fractions), so the result does not depend on the order of the games.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from spielwerk.arena.play import Plan, Played
from spielwerk.kernel.outcome import Score

SURE = 1.959963984540054
"""The number of standard errors on both sides that cover 95 %."""


class Numbers:
    """Mean and spread of whole numbers, without storing the numbers.

    >>> numbers = Numbers()
    >>> for n in (2, 4, 9):
    ...     numbers.add(n)
    >>> numbers.summary()
    {'mean': 5.0, 'sd': 3.60..., 'least': 2, 'most': 9}
    """

    __slots__ = ("least", "most", "n", "squares", "total")

    def __init__(self) -> None:
        self.n = self.total = self.squares = self.least = self.most = 0

    def add(self, x: int) -> None:
        self.least = x if self.n == 0 else min(self.least, x)
        self.most = x if self.n == 0 else max(self.most, x)
        self.n += 1
        self.total += x
        self.squares += x * x

    @property
    def mean(self) -> float | None:
        return self.total / self.n if self.n else None

    @property
    def sd(self) -> float | None:
        """The standard deviation, estimated from a sample of at least two."""
        if self.n < 2:
            return None
        return sqrt((self.n * self.squares - self.total**2) / (self.n * (self.n - 1)))

    def summary(self) -> dict[str, float | int | None]:
        if not self.n:
            return {"mean": None, "sd": None, "least": None, "most": None}
        return {"mean": self.mean, "sd": self.sd, "least": self.least, "most": self.most}


def interval(wins: Fraction, n: int) -> tuple[float, float] | None:
    """Returns the 95 % interval of the true share of wins (Wilson); None without a game.

    >>> [round(x, 3) for x in interval(Fraction(50), 100)]
    [0.404, 0.596]
    >>> [round(x, 3) for x in interval(Fraction(0), 10)]
    [0.0, 0.278]
    """
    if not n:
        return None
    share, z2 = float(wins / n), SURE**2
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = SURE / (1 + z2 / n) * sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class GroupResult:
    """The results of one bot, faction, seat or other group.  A shared victory counts as a fraction."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.score = Numbers()
        self.rows: dict[str, Numbers] = {}
        self.facts: dict[str, Numbers] = {}

    def add(self, wins: Fraction, score: Score, facts: dict[str, int | str]) -> None:
        self.games += 1
        self.wins += wins
        self.score.add(score.total)
        for item in score.items:
            self.rows.setdefault(item.key, Numbers()).add(item.points)
        for name, value in facts.items():
            if isinstance(value, int):
                self.facts.setdefault(name, Numbers()).add(value)

    @property
    def share(self) -> float | None:
        return float(self.wins / self.games) if self.games else None

    @property
    def interval(self) -> tuple[float, float] | None:
        return interval(self.wins, self.games)

    def summary(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": float(self.wins),
            "win_share": self.share,
            "win_share_95": self.interval,
            "score": self.score.summary(),
            "rows": {key: numbers.summary() for key, numbers in self.rows.items()},
            "facts": {key: numbers.summary() for key, numbers in self.facts.items()},
        }


class Tally:
    """The count over all games of a plan.  Games cut by the turn limit count only as `cut`."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.cut = 0
        self.turns = Numbers()
        self.choices = Numbers()
        self.unwon: dict[str, int] = {}
        """The number of games that no seat has won, by the power that has (empty: nobody)."""
        self.seats = [GroupResult() for _ in plan.bots]
        self.groups: dict[str, dict[str, GroupResult]] = {"bot": {}}
        """The results by bot, and by each word among the game's facts: faction, mat …"""

    @property
    def finished(self) -> int:
        return self.games - self.cut

    def add(self, played: Played) -> None:
        self.games += 1
        if played.cut:
            self.cut += 1
            return
        self.choices.add(played.choices)
        if played.turns is not None:
            self.turns.add(played.turns)
        if not played.winners:
            self.unwon[played.victor] = self.unwon.get(played.victor, 0) + 1
        for score in played.scores:
            seat = score.seat
            facts = played.facts[seat]
            wins = Fraction(seat in played.winners, len(played.winners) or 1)
            self.seats[seat].add(wins, score, facts)
            self._line("bot", self.plan.names[seat]).add(wins, score, facts)
            for name, value in facts.items():
                if isinstance(value, str):
                    self._line(name, value).add(wins, score, facts)

    def _line(self, group: str, name: str) -> GroupResult:
        return self.groups.setdefault(group, {}).setdefault(name, GroupResult())

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain data, for JSON."""
        return {
            "game": self.plan.game,
            "setup": self.plan.setup,
            "turn_limit": self.plan.turn_limit,
            "games": self.games,
            "finished": self.finished,
            "cut": self.cut,
            "won_by_no_seat": sum(self.unwon.values()),
            "victors": {victor: n for victor, n in sorted(self.unwon.items()) if victor},
            "turns": self.turns.summary() if self.turns.n or not self.finished else None,
            "choices": self.choices.summary(),
            "seats": [
                {"bot": name, **line.summary()}
                for name, line in zip(self.plan.names, self.seats, strict=True)
            ],
            "by": {
                group: {name: line.summary() for name, line in sorted(lines.items())}
                for group, lines in self.groups.items()
            },
        }
