"""The results of the rounds: medians, ratios, and which budgets are met."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from msgspec import Struct

from spielwerk.bench.measure import CATANATRON, CHESS, OURS, OWN, PLACING, SOLO, Record, Round

MEASURES: dict[str, Callable[[Round], float]] = {
    "games_a_second": lambda r: r.games_a_second,
    "free_a_second": lambda r: r.free_a_second,
    "free_a_turn": lambda r: r.free_a_turn,
    "copy": lambda r: r.copy,
}


class Ratio(Struct, frozen=True):
    """Ours divided by theirs, round by round: the median, the least and the most."""

    median: float
    least: float
    most: float


class Budget(Struct, frozen=True):
    """A limit on a figure: `measured` must be at least, or at most, `limit`."""

    key: str
    limit: float
    measured: float | None
    at_most: bool = False

    @property
    def held(self) -> bool | None:
        """Whether the budget is met; None if it could not be measured."""
        if self.measured is None:
            return None
        return self.measured <= self.limit if self.at_most else self.measured >= self.limit


class Report:
    """All measurements as numbers."""

    def __init__(self, rounds: dict[str, list[Round]], record: Record) -> None:
        self.rounds = rounds
        self.record = record

    def medians(self, name: str) -> dict[str, float]:
        return {key: median([of(r) for r in self.rounds[name]]) for key, of in MEASURES.items()}

    def ratio(self, key: str, other: str, ours: str = OURS) -> Ratio | None:
        """Returns ours divided by theirs; None if they did not take part."""
        if other not in self.rounds or ours not in self.rounds:
            return None
        of = MEASURES[key]
        found = [of(a) / of(b) for a, b in zip(self.rounds[ours], self.rounds[other], strict=True)]
        return Ratio(median(found), min(found), max(found))

    def budgets(self) -> Sequence[Budget]:
        """Returns the budgets of the design; docs/performance.md says where they come from.

        Games per second of random players have no budget: such players stall, and the length of their games
        says nothing about the engine.
        """
        return (
            Budget("free-catanatron", 15, self._median("free_a_second", CATANATRON)),
            Budget("free-chess", 5, self._median("free_a_second", CHESS)),
            Budget("copy-catanatron", 1 / 6, self._median("copy", CATANATRON), at_most=True),
            Budget("solo-games-catanatron", 8, self._median("games_a_second", CATANATRON, SOLO)),
            Budget("automa-turn-us", 80, self._automa_turn(), at_most=True),
            Budget("placing-free", 0.7, self._median("free_a_second", OURS, PLACING)),
            Budget("placing-copy", 1.5, self._median("copy", OURS, PLACING), at_most=True),
            Budget("placing-expand-ms", 10, self._expand(), at_most=True),
            Budget("record-kilobytes", 40, self.record.bytes / 1000, at_most=True),
            Budget("record-replay-ms", 100, self.record.replay * 1000, at_most=True),
        )

    def _median(self, key: str, other: str, ours: str = OURS) -> float | None:
        ratio = self.ratio(key, other, ours)
        return None if ratio is None else ratio.median

    def _automa_turn(self) -> float | None:
        """Returns the time of an Automa turn in microseconds."""
        return median([r.automa_turn for r in self.rounds[SOLO]]) * 1e6 if SOLO in self.rounds else None

    def _expand(self) -> float | None:
        """Returns the time to list all ways of a placement in milliseconds."""
        return median([r.expand for r in self.rounds[PLACING]]) * 1e3 if PLACING in self.rounds else None

    def summary(self) -> dict[str, Any]:
        """Returns everything as plain data, for JSON."""
        others = [name for name in self.rounds if name not in OWN]
        return {
            "contestants": {name: self.medians(name) for name in self.rounds},
            "ratios": {name: {key: self.ratio(key, name) for key in MEASURES} for name in others},
            "record": self.record,
            "budgets": [
                {"key": b.key, "limit": b.limit, "at_most": b.at_most, "measured": b.measured, "held": b.held}
                for b in self.budgets()
            ],
        }
