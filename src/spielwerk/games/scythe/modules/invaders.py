"""Invaders from Afar: tokens that two more factions leave on the board, and tables of six or seven.

The factions themselves are in `factions`; this is what they share, and what changes for others.
"""

from __future__ import annotations

from typing import Any, Self

from spielwerk.games.scythe import components
from spielwerk.games.scythe.board import BIT, Terrain
from spielwerk.games.scythe.components.faction_mats import TokenData
from spielwerk.games.scythe.factions.crimea import CRIMEA, wayfare
from spielwerk.games.scythe.factions.polania import POLANIA
from spielwerk.games.scythe.modules.movers import has_moved, remember
from spielwerk.games.scythe.scoring import held
from spielwerk.games.scythe.state import LEADERS, NOWHERE, Scythe
from spielwerk.kernel.module import Module, Rules
from spielwerk.kernel.outcome import Item
from spielwerk.kernel.state import Part

ENCOUNTER_COINS = 3


def token_data(faction: str) -> TokenData:
    """Returns the tokens of a faction, from the data."""
    tokens = components.factions()[faction].tokens
    assert tokens
    return tokens


class Tokens(Part):
    """The tokens on the board: flags as a mask of regions, traps by their faces and which are armed.

    `movers` are the character and mechs that the active player has moved in turn `turn`; `crossed` is the
    last turn in which Toka crossed a river.  `lent_flags` (regions) and `lent_traps` (faces) are those that
    another seat than their owner has placed, `trap_ally` is the seat that sets such traps.  All of it is
    public.  [scythe.invaders.ruling-open-traps]
    """

    flags: int = 0
    traps: tuple[int, ...] = (NOWHERE,) * len(token_data("togawa").faces)
    armed: int = 0
    turn: int = 0
    movers: int = 0
    crossed: int = 0
    lent_flags: int = 0
    lent_traps: int = 0
    trap_ally: int = NOWHERE

    @classmethod
    def fresh(cls, rules: Rules) -> Self:  # noqa: ARG003
        return cls()

    def places(self) -> int:
        """Returns where tokens are: a region takes only one.  [scythe.invaders.one-token-per-region]"""
        mask = self.flags
        for place in self.traps:
            mask |= BIT[place]
        return mask

    def trap_at(self, place: int) -> int:
        """Returns the face of the trap in a place; -1 if there is none.  [scythe.invaders.trap-trigger]"""
        return self.traps.index(place) if place in self.traps else NOWHERE


INVADERS = Module("invaders", part=Tokens)


@INVADERS.on("on_moved")
def remember_movers(s: Scythe, seat: int, unit: int, _origin: int, _to: int) -> None:
    """Records which units move, since a token may be placed after the movement.

    [scythe.invaders.placing-after-movement]
    """
    remember(s.part(Tokens), s, seat, unit)


def moved(s: Scythe, unit: int) -> bool:
    """Returns whether the active player has moved this character or mech in this turn."""
    return has_moved(s.part(Tokens), s, unit)


def sites(s: Scythe, seat: int) -> set[int]:
    """Returns where tokens may be placed: the region of the character that has moved.

    Combats and encounters are over by then.  Home bases are not regions, and a region takes only one token.
    [scythe.invaders.placing-after-movement, scythe.invaders.tokens-in-regions]
    [scythe.invaders.one-token-per-region]
    """
    units, free = s.players[seat].units, s.rules.regions & ~s.part(Tokens).places()
    return {units[leader] for leader in LEADERS if BIT[units[leader]] & free and moved(s, leader)}


# --- six or seven players


def farms(s: Scythe, _seat: int, _place: int) -> int:
    """Lets units of the Crimean Khanate move from anywhere to a farm without units or structures.

    [scythe.invaders.large-wayfare]
    """
    mask = s.rules.board.of_terrain[Terrain.FARM]
    for p in s.players:
        mask &= ~(p.fighters_at | p.workers_at | p.structures_at)
    return mask


def encounter_regions(s: Scythe, seat: int) -> Item:
    """Returns the score of Meander: 3 coins for each controlled region with an encounter symbol.

    [scythe.invaders.large-meander]
    """
    meanders = s.rules.factions[seat] == "polania"
    n = (held(s, seat) & s.rules.board.encounters).bit_count() if meanders else 0
    return Item("encounters", n * ENCOUNTER_COINS, n)


WANDERERS = POLANIA.varied({})
WANDERERS.add_row("score_rows", "encounters", encounter_regions)

LARGE_TABLE = {"crimea": CRIMEA.varied({wayfare: farms}), "polania": WANDERERS}
"""Factions that play differently with six or seven players.  [scythe.invaders.large-table]"""


def factions_at(all_factions: dict[str, Any], seats: int, data: components.Components) -> dict[str, Any]:
    """Returns the faction modules for a table of this size.  [scythe.invaders.large-table]"""
    large = seats >= data.faction_file().large_table
    return {**all_factions, **LARGE_TABLE} if large else all_factions
