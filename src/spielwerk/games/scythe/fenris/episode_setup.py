"""The set-up of an episode: what the sheets and the story say about a game of Scythe."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from spielwerk.games.scythe.automa.levels import LEVEL
from spielwerk.games.scythe.fenris.chronicle import (
    FENRIS,
    FINALES,
    GUESTS,
    INFRA,
    MECH,
    VESNA,
    Chronicle,
    Sheet,
)
from spielwerk.games.scythe.fenris.group import WIND_FROM
from spielwerk.games.scythe.fenris.sheet import HEAD_START
from spielwerk.games.scythe.modules.end_tiles import TILE
from spielwerk.games.scythe.modules.tesla import BEGINS
from spielwerk.games.scythe.modules.tiles import CHOSEN

FACTION = "faction"
GUEST_MODULES = {VESNA: "vesna-faction", FENRIS: "fenris-faction"}
"""The modules that bring the factions without a home base of their own."""
MOD_MODULES = {MECH: "mech-mods", INFRA: "infra-mods"}
AIRSHIPS, END_TILE_MODULE = "airships", "end-tiles"
TILES, TESLA = "tiles", "tesla"
"""The modules of episode 8a."""


def episode_setup(c: Chronicle, seats: list[int], keys: Collection[str]) -> dict[str, Any]:
    """Returns the set-up of an episode.

    [fenris.campaign.keep-faction, fenris.campaign.new-player-mat-each-episode]
    [fenris.frame.open-infra-mods, fenris.frame.cover-with-mech-mods]
    """
    sheets = [c.sheets[i] for i in seats]
    modules = ["invaders"] if c.invaders else []
    modules += [GUEST_MODULES[sheet.faction] for sheet in sheets if sheet.faction in GUESTS]
    modules += [MOD_MODULES[kind] for kind in (MECH, INFRA) if c.released(kind)]
    mats = [c.mats[i] if c.episode in FINALES else None for i in seats]
    setup: dict[str, Any] = {
        "seats": [seat_setup(sheet, mat) for sheet, mat in zip(sheets, mats, strict=True)],
        "modules": modules,
        "episode": c.episode,
        "spoilers": sorted(keys),
    }
    for seat, sheet in zip(setup["seats"], sheets, strict=True):
        if c.adaptive and sheet.automa:
            seat[HEAD_START] = head_start(sheet, sheets)
    if c.episode in WIND_FROM:
        add_wind(c, setup)
    if c.episode == FINALES[0]:
        add_new_era(c, seats, setup)
    return setup


def seat_setup(sheet: Sheet, mat: str | None) -> dict[str, Any]:
    """Returns what a sheet says about its seat; an Automa only keeps its mat from others.

    [fenris.frame.vesna-fenris-home, fenris.ep8.automa-mat-effect]
    """
    seat = {
        FACTION: sheet.faction,
        "mat": None if sheet.automa else mat or None,
        LEVEL: sheet.automa or None,
        "sheet": msgspec.to_builtins(sheet),
    }
    return {**seat, "home": sheet.home} if sheet.faction in GUESTS else seat


def add_new_era(c: Chronicle, seats: list[int], setup: dict[str, Any]) -> None:
    """Adds to the set-up of episode 8a the tiles that were laid out, and Tesla for the player who found him.

    If that player does not take part, he goes to the one with the least wealth; on a tie chance decides.
    [fenris.ep8a.tiles-setup, fenris.ep8a.tesla-start, fenris.ruling.ep8a-finder-gone]
    """
    setup["modules"] += [TILES, TESLA]
    setup[CHOSEN] = c.tiles
    least = min([c.sheets[i].wealth for i in seats])
    poorest = [i for i in seats if c.sheets[i].wealth == least]
    owner = c.tesla if c.tesla in seats else poorest[c.drawn(len(poorest))]
    setup["seats"][seats.index(owner)][BEGINS] = True


def head_start(automa: Sheet, sheets: list[Sheet]) -> int:
    """Returns the steps of progress by which an Automa is ahead: as many as the person has won more episodes.

    With three sides or more its sheet has them.
    [fenris.automa-campaign.adaptive-difference, fenris.automa-campaign.adaptive-example]
    [fenris.automa-campaign.adaptive-three-plus-up, fenris.automa-campaign.adaptive-three-plus-down]
    """
    if len(sheets) > 2:
        return automa.adapted
    return sum([len(sheet.wins) for sheet in sheets if not sheet.automa]) - len(automa.wins)


def add_wind(c: Chronicle, setup: dict[str, Any]) -> None:
    """Adds what the group has chosen of The Wind Gambit.  [fenris.campaign.wind-gambit-allowed]"""
    if c.airships:
        setup["modules"].append(AIRSHIPS)
    if c.end_tile:
        setup["modules"].append(END_TILE_MODULE)
        setup[TILE] = c.end_tile
