"""Moments: the positions of a match where somebody was asked and no sealed answers were pending."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from spielwerk.kernel.choice import Choice
from spielwerk.kernel.frame import CHANCE


def moments(choices: Sequence[Choice], known: Sequence[int] = (), same: int | None = 0) -> list[int]:
    """Returns all moments.  `known` are those of a match with the same first `same` choices (None: all).

    Whether a position is a moment follows from the choice before it and the one made there, so after a move
    only the end has to be checked.
    """
    first = len(choices) if same is None else same
    found = list(known[: bisect_left(known, first)])
    for i in range(first, len(choices) + 1):
        before = choices[i - 1] if i else None
        sealed = before is not None and before.secret and not before.reveals
        if not sealed and (i == len(choices) or choices[i].seat != CHANCE or choices[i].begins):
            found.append(i)
    return found
