"""Converts positions that older versions of the rules have saved."""

from __future__ import annotations

from typing import Any


def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
    """Converts a saved position to the current version, one version at a time."""
    if version < 8:
        raw["stack"] = next_turn_as_step(raw["stack"])
    return raw


def next_turn_as_step(stack: list[list[Any]]) -> list[list[Any]]:
    """Adds the step `NextTurn` to the stack: before version 8 the end of a turn started the next
    turn itself.
    """
    found: list[list[Any]] = []
    for frame in stack:
        tag, *fields = frame
        if tag in ("scythe.turn.EndTurn", "scythe.automa.TurnOver"):
            found.append(["scythe.turn.NextTurn", *fields])
        if tag != "scythe.automa.TurnOver":
            found.append(frame)
    return found
