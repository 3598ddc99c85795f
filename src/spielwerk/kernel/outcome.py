"""Scores with their breakdown, and how a game ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

TOTAL = "total"
"""The category of points whose breakdown is not known any more."""


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
    """The end: scores by seat, places (tied seats share one) and the tie-breaks that were used.

    One seat wins, several do, or none: all may lose, either to a power without a seat (`victor`) or to nobody
    (no places).
    """

    scores: tuple[Score, ...]
    places: tuple[tuple[int, ...], ...]
    tie_breaks: tuple[str, ...] = ()
    measured: tuple[tuple[int, ...], ...] = ()
    """The value of each seat at each tie-break that was used, so that a page can show why it was decided."""
    victor: str = ""
    """The power without a seat that has won, by a key that `Speech.victor` names.  Places then order the
    seats behind it, or are empty if all have lost alike."""

    together: bool = False
    """Whether all seats win or lose together: nobody is ranked, and scores decide nothing."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none if a power or nobody has won.

        >>> Outcome((), ((1,), (0,))).winners, Outcome((), ((1,), (0,)), victor="storm").winners
        ((1,), ())
        """
        return self.places[0] if self.places and not self.victor else ()

    @property
    def ranks(self) -> dict[int, int]:
        """The place of each seat that has one."""
        return ranks(self.places, self.victor)


def ranks(places: Sequence[Sequence[int]], victor: str = "") -> dict[int, int]:
    """Returns the place of each seat, from 1.  Ties skip places, and a victor takes the first place.

    >>> ranks([[2], [0, 3], [1]])
    {2: 1, 0: 2, 3: 2, 1: 4}
    >>> ranks([[2], [0]], "storm")
    {2: 2, 0: 3}
    """
    found: dict[int, int] = {}
    place = 2 if victor else 1
    for seats in places:
        found |= dict.fromkeys(seats, place)
        place += len(seats)
    return found


Measure = Callable[[int], int]


def rank(
    seats: Sequence[int], first: Measure, ties: Sequence[tuple[str, Measure]]
) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """Orders seats by a measure (largest first), then by one tie-break after another.

    Returns the places and the names of the tie-breaks that separated seats.

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
