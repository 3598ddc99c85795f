"""What the contract tests have to be told about The Wind Gambit."""

from __future__ import annotations

from typing import Any

from spielwerk.games.scythe.modules.airships import (
    Airships,
    carries,
    has,
    resources_aboard,
    tiles_of,
    workers_aboard,
)
from spielwerk.games.scythe.modules.end_tiles import IDS, TILE, EndTile
from spielwerk.games.scythe.state import ABOARD, CHARACTER, NOWHERE, Scythe
from spielwerk.kernel.chance import Rng

SETUPS: dict[str, dict[str, Any]] = {
    "airships": {
        "seats": 4,
        "deal": 11,
        "modules": ["invaders", "airships"],
        "own_airship_tiles": True,
        "airship_tiles": [
            ["bombard", "hero"],
            ["toll", "negotiate"],
            ["blitzkrieg", "safe-haven"],
            ["distract", "ferry"],
        ],
        "deals": True,
    },
    "airships-mission": {
        "seats": 3,
        "deal": 12,
        "modules": ["airships", "end-tiles"],
        "own_airship_tiles": True,
        "airship_tiles": [["espionage", "craft"], ["war-correspondent", "drill"], ["siege-engine", "reap"]],
        "end_tile": "mission-possible",
    },
    "airships-solo": {
        "seats": [{"faction": "crimea", "mat": "engineering"}, {"faction": "nordic", "automa": "automa"}],
        "modules": ["airships", "end-tiles"],
        "airship_tiles": [["bounty", "boost"]],
        "end_tile": "land-rush",
    },
    "airships-duels": {
        "seats": [{"faction": "saxony", "mat": "industrial"}, {"faction": "togawa", "mat": "innovative"}],
        "modules": ["invaders", "airships", "end-tiles"],
        "airship_tiles": [["blitzkrieg", "hero"]],
        "end_tile": "spoils-of-war",
    },
    "doomsday-clock": {
        "seats": [{}, {"automa": "autometta"}, {}],
        "deal": 13,
        "modules": ["end-tiles"],
        "end_tile": "doomsday-clock",
    },
    "deja-vu": {"seats": 2, "deal": 14, "modules": ["end-tiles"], "end_tile": "deja-vu"},
    "explosion": {"seats": 3, "deal": 15, "modules": ["end-tiles"], "end_tile": "factory-explosion"},
    "backup-plan": {
        "seats": [{}, {"automa": "automa"}, {}],
        "deal": 16,
        "modules": ["end-tiles"],
        "end_tile": "backup-plan",
    },
}
"""All tiles at least once, with people and Automas, but one: see `ENDS`."""

BOTH = ("airships", "end-tiles")
SETS = [["airships"], ["end-tiles"], [*BOTH]]
"""The sets of modules of The Wind Gambit."""

ENDS = [id for id in IDS if id != "king-of-the-hill"]
"""The end-condition tiles with which random games are sure to end soon: few random players go to the Factory
once they have six stars."""


def stuck(s: Scythe) -> bool:
    """Whether only a player who goes to the Factory can end the game; random ones need not."""
    return EndTile in s.rules.slots and s.rules.setup[TILE] not in ENDS


def perturb(s: Scythe, seat: int, rng: Rng) -> None:
    """Others exchange another objective card."""
    if Airships in s.rules.slots:
        part = s.part(Airships)
        if part.dropped and part.dropper != seat:
            part.dropped = s.objective_deck[rng.below(len(s.objective_deck))]


def conserved(s: Scythe) -> None:
    """Nothing is aboard that an airship cannot carry, and airships are over regions or at home."""
    if Airships in s.rules.slots:
        for seat, at in enumerate(s.part(Airships).at):
            airship_is_complete(s, seat, at)
    else:
        assert all(ABOARD not in p.units for p in s.players)
    if EndTile in s.rules.slots:
        part = s.part(EndTile)
        assert all(n >= 0 for n in part.left)
        assert set(part.missions) <= set(s.revealed)


def airship_is_complete(s: Scythe, seat: int, at: int) -> None:
    p = s.players[seat]
    if not s.rules.chooses[seat]:
        assert at == NOWHERE
        assert not tiles_of(s.rules, seat)
        return
    assert at == p.home or s.rules.regions >> at & 1
    tokens, workers = carries(s.rules, seat)
    assert resources_aboard(s, seat) <= tokens
    assert workers_aboard(s, seat) <= workers
    assert p.units[CHARACTER] != ABOARD or has(s.rules, seat, "hero")
    assert ABOARD not in p.units[CHARACTER + 1 : 6]
