"""Moments: the positions of a match at which somebody was asked and nothing sealed lay on the table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from spielwerk.kernel.choice import Choice
from spielwerk.kernel.frame import CHANCE


def moments(choices: Sequence[Choice], known: Sequence[int] = (), same: int | None = 0) -> list[int]:
    """All of them.  `known` are those of a match that had the first `same` choices (None: all) as well.

    Whether a position is a moment follows from the choice before it and the one made there, so after a move
    only the end has to be looked at.
    """
    first = len(choices) if same is None else same
    found = list(known[: bisect_left(known, first)])
    for i in range(first, len(choices) + 1):
        before = choices[i - 1] if i else None
        sealed = before is not None and before.secret and not before.reveals
        if not sealed and (i == len(choices) or choices[i].seat != CHANCE or choices[i].begins):
            found.append(i)
    return found
