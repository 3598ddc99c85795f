"""What a game hands on to whoever plays on with its results, and the spoiler keys it opens."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.state import Scythe


def report(s: Scythe) -> dict[str, Any]:
    """Returns by seat what modules report of a finished game."""
    seats = range(s.rules.seats)
    return {
        "seats": [
            {name: value for hook in s.rules.reports for name, value in hook(s, seat).items()}
            for seat in seats
        ]
    }


def keys(s: Scythe) -> frozenset[str]:
    """Returns the spoiler keys that the position has opened."""
    return frozenset([key for opens in s.rules.opens for key in opens(s)])
