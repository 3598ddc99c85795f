"""Converts positions that older versions of the rules have saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

OLD_FIRST_WORKER = 5
"""The number of the first worker before version 9, which gave it to the champion."""


def upgrade(raw: dict[str, Any], version: int) -> dict[str, Any]:
    """Converts a saved position to the current version, one version at a time."""
    if version < 8:
        raw["stack"] = next_turn_as_step(raw["stack"])
    if version < 9:
        with_champions(raw)
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


# --- the champion, between the mechs and the workers


def unit_now(unit: int) -> int:
    """Returns the number of a unit: workers have moved up by one."""
    return unit + (unit >= OLD_FIRST_WORKER)


def units_now(mask: int) -> int:
    """Returns a mask of units: the bits of workers have moved up by one."""
    fighters = (1 << OLD_FIRST_WORKER) - 1
    return mask & fighters | (mask & ~fighters) << 1


RENUMBERED: dict[str, dict[int, Callable[[int], int]]] = {
    "scythe.move.WhichUnit": {3: units_now},
    "scythe.move.Destination": {2: unit_now, 4: units_now},
    "scythe.move.Cargo": {2: unit_now, 5: units_now},
    "scythe.move.SetOut": {2: unit_now, 5: units_now},
    "scythe.automa.HesitateToMove": {4: unit_now},
    "scythe.automa.HesitateToDeploy": {4: unit_now},
}
"""The frames that name units or sets of units, with the position of these fields behind the tag."""


def with_champions(raw: dict[str, Any]) -> None:
    """Adds a champion that is off the board to the units of every player, and renumbers the workers."""
    for player in raw["players"]:
        player["units"].insert(OLD_FIRST_WORKER, -1)
    if raw["before_move"]:
        raw["before_move"].insert(OLD_FIRST_WORKER, -1)
    for frame in raw["stack"]:
        for i, now in RENUMBERED.get(frame[0], {}).items():
            frame[i] = now(frame[i])
