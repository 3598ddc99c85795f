"""Everything that can be chosen in an interlude, and what luck draws there."""

from __future__ import annotations

from spielwerk.games.scythe import components
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import GUESTS, INFRA, MECH
from spielwerk.kernel.option import Catalogue, up_to

DATA = reading.campaign()
COLUMNS = DATA.log.columns
FACTIONS = (*[id for id in components.factions() if id not in GUESTS], *GUESTS)
HOMES = tuple([id for id in FACTIONS if id not in GUESTS])
MATS = tuple(components.mats())
MECH_TILES = {id: mod.copies for id, mod in reading.mech_mods().items()}
INFRA_TILES = {id: mod.copies for id, mod in reading.infra_mods().items()}
TILES = (*MECH_TILES, *INFRA_TILES)
TRACK_TILES = {star.id: star.printed for star in components.star_tracks()["tiles"].values() if star.printed}
MOST_SHEETS = 12

OPTIONS = Catalogue("interlude")
WAR = OPTIONS.numbers("war", 24)
WAR_UP_TO = up_to(WAR)
SIDES = OPTIONS.row("choose", ("war", "peace"))
TICK = OPTIONS.row("tick", COLUMNS)
RAISE = OPTIONS.row("raise", ("coins", "power", "popularity"))
MORE = OPTIONS.row("more", (INFRA, MECH))
KEEP = OPTIONS.row("keep", TILES)
BUY = OPTIONS.row("buy", TILES)
DONE = OPTIONS.one("done")
STAY, LEAVE = OPTIONS.ones(("stay", "leave"))
TAKE = OPTIONS.row("take", FACTIONS)
SETTLE = OPTIONS.row("settle", HOMES)
MAT = OPTIONS.row("mat", MATS)

DRAWN = OPTIONS.row("drawn", TILES)
GONE = OPTIONS.row("gone", TILES)
CARD = OPTIONS.numbers("card", 99)
ROLL = OPTIONS.numbers("roll", 6)
FIRST = OPTIONS.numbers("first", MOST_SHEETS)
GETS = OPTIONS.row("gets", FACTIONS)
GOES = OPTIONS.row("goes", HOMES)
DEALT = OPTIONS.row("dealt", MATS)
LAID = OPTIONS.row("laid", tuple(TRACK_TILES))
