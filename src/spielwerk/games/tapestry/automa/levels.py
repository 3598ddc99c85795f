"""The bots in a set-up: the level and the civilizations of the Automa, or the Shadow Empire alone."""

from __future__ import annotations

from typing import Any

from spielwerk.games.tapestry.automa import cards
from spielwerk.games.tapestry.setup import brought_field
from spielwerk.kernel.schema import AUTOMA, Field, SetupError

LEVEL = AUTOMA
"""The field that makes a seat the Automa's."""
USUAL = "2"
"""The level that the rulebook describes.  [tapestry.level.two-default]"""
FIRST, SECOND, STARRED = "bot_civilization", "second_civilization", "starred"
SHADOW_TWO, DOUBLE_STRIKE = "shadow-two", "double-strike"
PEOPLE_WITH_SHADOW = 2

CIVILIZATIONS = {id: civilization.needs for id, civilization in cards.civilizations().items()}
"""The civilizations of the Automa, and the box that each needs."""
SEAT_FIELDS = (
    Field(LEVEL, "choice", choices=tuple(cards.levels())),
    brought_field(FIRST, CIVILIZATIONS, "automa"),
    brought_field(SECOND, CIVILIZATIONS, "automa"),
)
"""[tapestry.level.choice, tapestry.automa.setup.automa-civilization-beginner]

[tapestry.level.six-second-civilization]
"""
TABLE_FIELDS = (Field(STARRED, "flag", False, whose="automa"),)
"""[tapestry.automa.removal.star-meaning, tapestry.ruling.starred-default]"""


def automa_seat(setup: dict[str, Any]) -> int | None:
    """Returns the seat of the Automa, or None; raises `SetupError` for impossible combinations.

    [tapestry.automa.intro.solo-mode, tapestry.automa.intro.two-player-mode]
    """
    seats = setup["seats"]
    found = [i for i, seat in enumerate(seats) if seat[LEVEL] is not None]
    check_people(setup, found)
    for i, seat in enumerate(seats):
        if i in found:
            check_automa(i, seat)
        elif wrong := [name for name in (FIRST, SECOND) if seat[name] is not None]:
            problem = f"is for the Automa; give the seat a level in '{LEVEL}' too"
            raise SetupError(f"seats[{i}].{wrong[0]}", problem, "tapestry-setup-automa-only")
    return found[0] if found else None


def check_people(setup: dict[str, Any], automas: list[int]) -> None:
    """Checks that one person plays with the Automa, and two with the Shadow Empire alone."""
    people = len(setup["seats"]) - len(automas)
    if SHADOW_TWO in setup["modules"]:
        if automas:
            problem = f"'{SHADOW_TWO}' is without the Automa, which brings the Shadow Empire itself"
            raise SetupError("modules", problem, "tapestry-setup-shadow-automa")
        if people != PEOPLE_WITH_SHADOW:
            problem = f"'{SHADOW_TWO}' is for {PEOPLE_WITH_SHADOW} people, not {people}"
            raise SetupError("modules", problem, "tapestry-setup-shadow-people", n=PEOPLE_WITH_SHADOW)
    if DOUBLE_STRIKE in setup["modules"] and not automas:
        problem = f"'{DOUBLE_STRIKE}' is for a table with the Automa; give a seat a level in '{LEVEL}'"
        raise SetupError("modules", problem, "tapestry-setup-needs-automa")
    if automas and not people:
        problem = f"all are Automas; one seat must be a person's, without '{LEVEL}'"
        raise SetupError("seats", problem, "tapestry-setup-automa-all")
    if automas and (len(automas), people) != (1, 1):
        problem = "an Automa plays against one person, at a table of two seats"
        raise SetupError("seats", problem, "tapestry-setup-automa-solo")


def check_automa(i: int, seat: dict[str, Any]) -> None:
    """Checks that the Automa has neither a mat nor a person's civilization, and two of its own on level 6."""
    for name in ("civilization", "mat"):
        if seat[name] is not None:
            problem = "the Automa has none; leave it out"
            raise SetupError(f"seats[{i}].{name}", problem, "tapestry-setup-automa-none")
    if seat[SECOND] is None:
        return
    if not cards.levels()[seat[LEVEL]].second_civilization:
        problem = f"does not go with level {seat[LEVEL]}"
        raise SetupError(f"seats[{i}].{SECOND}", problem, "tapestry-setup-automa-second")
    if seat[SECOND] == seat[FIRST]:
        raise SetupError(f"seats[{i}].{SECOND}", f"'{seat[SECOND]}' is taken already", "tapestry-setup-taken")
