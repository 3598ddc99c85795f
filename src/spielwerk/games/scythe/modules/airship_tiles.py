"""The tiles of airships by id, and which of them a game has."""

from __future__ import annotations

from spielwerk.games.scythe.modules import airship_combat as combat
from spielwerk.games.scythe.modules import airship_help as passive
from spielwerk.games.scythe.modules.airship_duels import BLITZKRIEG
from spielwerk.games.scythe.modules.airship_words import AIRSHIPS
from spielwerk.games.scythe.modules.airships import DEALT, OWN
from spielwerk.games.scythe.rules import ScytheRules
from spielwerk.kernel.module import Module

__all__ = ["AIRSHIPS", "modules"]

TILES: dict[str, Module] = {
    "bombard": combat.BOMBARD,
    "bounty": combat.BOUNTY,
    "siege-engine": combat.SIEGE_ENGINE,
    "distract": combat.DISTRACT,
    "espionage": combat.ESPIONAGE,
    "blitzkrieg": BLITZKRIEG,
    "toll": combat.TOLL,
    "war-correspondent": combat.WAR_CORRESPONDENT,
    "ferry": passive.FERRY,
    "boost": passive.BOOST,
    "drill": passive.DRILL,
    "hero": passive.HERO,
    "safe-haven": passive.SAFE_HAVEN,
    "reap": passive.REAP,
    "craft": passive.CRAFT,
    "negotiate": passive.NEGOTIATE,
}

AIRSHIPS.add("extra_cards", combat.distracted)


def modules(rules: ScytheRules, players: list[int]) -> list[tuple[Module, int | None]]:
    """Returns the modules of the tiles that each player has.

    [scythe.windgambit.airship.tiles, scythe.windgambit.airship.own-tiles]
    """
    pairs: list[list[str]] | None = rules.setup[DEALT]
    if pairs is None:
        return []
    return [(TILES[id], seat) for seat in players for id in pairs[seat if rules.setup[OWN] else 0]]
