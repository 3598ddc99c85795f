"""Scores with their breakdown, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct


class Item(Struct, frozen=True):
    """One line of a score: `count` things of a category, worth `points` together."""

    key: str
    points: int
    count: int = 0


class Score(Struct, frozen=True):
    """The breakdown of one seat's score."""

    seat: int
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        return sum([item.points for item in self.items])


class Outcome(Struct, frozen=True):
    """The end: scores by seat, places (seats that share a place together), tie-breaks that were used."""

    scores: tuple[Score, ...]
    places: tuple[tuple[int, ...], ...]
    tie_breaks: tuple[str, ...] = ()
    measured: tuple[tuple[int, ...], ...] = ()
    """What each seat had of each tie-break that was used, so that a page can show why it went as it did."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.places[0]


Measure = Callable[[int], int]


def rank(
    seats: Sequence[int], first: Measure, ties: Sequence[tuple[str, Measure]]
) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """Order seats by a measure (the most first), then by one tie-break after another.

    Gives the places and the names of those tie-breaks that separated somebody.

    >>> rank([0, 1, 2], [5, 5, 9].__getitem__, [("power", [1, 2, 0].__getitem__)])
    (((2,), (1,), (0,)), ('power',))
    """
    groups = [tuple(seats)]
    used: list[str] = []
    for name, measure in (("", first), *ties):
        finer: list[tuple[int, ...]] = []
        for group in groups:
            values = sorted({measure(seat) for seat in group}, reverse=True)
            finer += [tuple([seat for seat in group if measure(seat) == v]) for v in values]
        if name and len(finer) > len(groups):
            used.append(name)
        groups = finer
    return tuple(groups), tuple(used)
