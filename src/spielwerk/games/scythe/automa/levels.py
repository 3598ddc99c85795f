"""The strength of an Automa: its level, and the variants that a table may agree on.

[scythe.automa-difficulty.autometta, scythe.automa-difficulty.automa]
[scythe.automa-difficulty.automaszyna, scythe.automa-difficulty.ultimaszyna]
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spielwerk.games.scythe.automa import cards
from spielwerk.kernel.schema import AUTOMA, Field, SetupError

LEVEL = AUTOMA
"""The set-up field that gives a seat to an Automa."""
USUAL = "automa"
"""The id of the normal level, with which the others are compared."""
MODE, DECKS, TOKENS = "automa_mode", "automa_decks", "automa_tokens"
COMPETITIVE, COOPERATIVE = "competitive", "cooperative"
OWN, SHARED = "own", "shared"

SEAT_FIELDS = (
    Field(LEVEL, "choice", choices=tuple(cards.levels())),
    Field("skip_turns", "flag", False, whose="automa"),
    Field("extra_coins", "number", 0, least=-2, most=2, whose="automa"),
    Field("extra_power", "number", 0, least=-2, most=2, whose="automa"),
    Field("hesitant_moves", "flag", False, whose="automa"),
    Field("hesitant_deployment", "flag", False, whose="automa"),
    Field("all_moves", "flag", False, whose="automa"),
)
"""[scythe.automa-variant.skip-turns, scythe.automa-variant.money, scythe.automa-variant.power]

[scythe.automa-variant.move-check, scythe.automa-variant.deploy-check, scythe.automa-variant.all-moves]
"""
VARIANTS = SEAT_FIELDS[1:]
NAMES = {LEVEL: cards.levels}
"""The names of the choices of these fields: rows of data by id."""
TABLE_FIELDS = (
    Field(MODE, "choice", COMPETITIVE, choices=(COMPETITIVE, COOPERATIVE), whose="automa"),
    Field(DECKS, "choice", OWN, choices=(OWN, SHARED), whose="automa"),
    Field(TOKENS, "flag", True, whose="automa", before=False),
)
"""[fenris.multiautoma.coop-mode, fenris.multiautoma.competitive-mode, fenris.multiautoma.decks]

[scythe.automa-invaders.option]
"""


def automa_seats(setup: dict[str, Any], pack: Path | None = None) -> tuple[int, ...]:
    """Returns the seats that Automas play; raises `SetupError` for impossible combinations.

    An Automa has no player mat, variants are only for Automas, and at least one seat must be a player's.
    [scythe.automa-nature.no-economy, scythe.automa-variant.skip-turns]
    """
    found = []
    for i, seat in enumerate(setup["seats"]):
        if seat[LEVEL] is None:
            for field in VARIANTS:
                if seat[field.name] != field.default:
                    problem = f"is for Automas; give the seat a level in '{LEVEL}' too"
                    raise SetupError(f"seats[{i}].{field.name}", problem, "scythe-setup-automa-only")
            continue
        found.append(i)
        if seat["mat"] is not None:
            problem = "an Automa has no player mat; leave it out"
            raise SetupError(f"seats[{i}].mat", problem, "scythe-setup-automa-mat")
        if seat["skip_turns"] and cards.levels(pack)[seat[LEVEL]].skip_turns == "never":
            problem = f"does not go with the level '{seat[LEVEL]}'"
            raise SetupError(f"seats[{i}].skip_turns", problem, "scythe-setup-automa-level")
    if found and len(found) == len(setup["seats"]):
        problem = f"all are Automas; at least one seat must be a player's, without '{LEVEL}'"
        raise SetupError("seats", problem, "scythe-setup-automa-all")
    return tuple(found)
