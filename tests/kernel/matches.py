"""Matches of the toy game for tests."""

from __future__ import annotations

from typing import Any

from spielwerk.kernel.match import Match
from toy import toy


def match_of(*frames: Any, free: bool = False, chance: str = "own", seats: int = 2) -> Match:
    return Match(toy(*frames, chance=chance, seats=seats), 1, free=free)


def diary(match: Match) -> list[int]:
    found: list[int] = match.state.diary  # type: ignore[attr-defined]
    return found


def digest(match: Match) -> str:
    return match.game.digest(match.state)
