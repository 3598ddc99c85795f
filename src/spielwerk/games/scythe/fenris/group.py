"""The group of a campaign: who joins, rests, returns or leaves, and what else the host may change."""

from __future__ import annotations

from statistics import median_low
from typing import Literal

from msgspec import Struct

from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Benefit, Chronicle, Entry, Kind, Sheet
from spielwerk.games.scythe.fenris.in_words import number, player_name
from spielwerk.games.scythe.fenris.interlude.automa_market import NUMBERS, TABLE
from spielwerk.games.scythe.fenris.interlude.market import SPY
from spielwerk.games.scythe.fenris.interlude.options import HOMES, INFRA_TILES, MECH_TILES
from spielwerk.kernel.story import CampaignError

DATA = reading.campaign()
WIND_FROM = ("4", "5", "6", "7w", "7p", "8a", "8b")
"""The episodes in which airships and an end-condition tile may be used.

[fenris.campaign.wind-gambit-allowed]
"""
END_TILES = ("doomsday-clock", "backup-plan")


class Join(Struct, frozen=True, tag="join"):
    """Somebody joins with a faction that nobody uses.  [fenris.campaign.join-late]"""

    name: str
    faction: str
    automa: str = ""


class Away(Struct, frozen=True, tag="away"):
    """A player sits out.  [fenris.campaign.skip-episode]"""

    sheet: int


class Back(Struct, frozen=True, tag="back"):
    """A player returns.  [fenris.campaign.skip-episode]"""

    sheet: int


class Left(Struct, frozen=True, tag="left"):
    """A player leaves for good.  [fenris.campaign.leave-for-good]"""

    sheet: int


class SetLevel(Struct, frozen=True, tag="level"):
    """An Automa plays at another level.  [fenris.automa-campaign.difficulty-between-episodes]"""

    sheet: int
    level: str


class SetWind(Struct, frozen=True, tag="wind"):
    """The group adds airships or an end-condition tile, or leaves them out.

    [fenris.campaign.wind-gambit-allowed]
    """

    airships: bool = False
    end_tile: str = ""


STATUS: dict[type[Struct], Literal["playing", "away", "left"]] = {Away: "away", Back: "playing", Left: "left"}
Change = Join | Away | Back | Left | SetLevel | SetWind


def changed(c: Chronicle, change: Change) -> Chronicle:
    """Returns the chronicle after a change by the host; raises `CampaignError` if it cannot be made."""
    after = c.copy()
    if c.stage == "over":
        raise CampaignError("the campaign is over", "kernel-campaign-over")
    if c.stage == "interlude":
        problem = "the group can change before an episode, not before its rewards are given"
        raise CampaignError(problem, "interlude-refused-rewards-first")
    if isinstance(change, Join):
        join(after, change)
    elif isinstance(change, SetWind):
        if c.episode not in WIND_FROM and (change.airships or change.end_tile):
            problem = f"nothing can be added to episode {c.episode}"
            raise CampaignError(problem, "interlude-refused-wind", episode=number(c.episode))
        if change.end_tile and change.end_tile not in END_TILES:
            raise CampaignError(f"end_tile: choose {' or '.join(END_TILES)}", "kernel-setup-choice")
        after.airships, after.end_tile = change.airships, change.end_tile
    else:
        change_sheet(after, change)
    if after.playing != c.playing:
        after.mats = []
    return after


def boxed_factions(*, invaders: bool) -> list[str]:
    sets = ("base", "invaders") if invaders else ("base",)
    return [id for id in HOMES if components.factions()[id].set in sets]


def new_sheet(name: str, faction: str, automa: str) -> Sheet:
    """[fenris.sheet.one-per-player, fenris.automa-campaign.own-sheet]"""
    log: list[list[str]] = [[] for _ in DATA.log.columns]
    return Sheet(name=name, automa=automa, faction=faction, home=faction, log=log)


def join(c: Chronicle, change: Join) -> None:
    """Adds a sheet: median wealth, and bonuses as the weakest of the others; those of an Automa are coins.

    [fenris.campaign.join-late, fenris.ruling.join-status, fenris.automa-campaign.setup-bonus-coins]
    """
    others = [sheet for sheet in c.sheets if sheet.status != "left"]
    free = [id for id in boxed_factions(invaders=c.invaders) if id not in [o.faction for o in others]]
    free = [id for id in free if id not in [o.home for o in others]]
    if change.faction not in free:
        problem = f"faction: '{change.faction}' is not free; choose {' or '.join(free) or 'none'}"
        raise CampaignError(problem, "interlude-refused-faction")
    if change.automa and change.automa not in levels():
        raise CampaignError(f"automa: choose {' or '.join(levels())}", "kernel-setup-choice")
    sheet = new_sheet(change.name, change.faction, change.automa)
    if c.path:
        sheet.entries.append(Entry(c.episode, "joined", median_low([other.wealth for other in others])))
        raised = min([other.bonuses for other in others], key=sum)
        sheet.bonuses = [sum(raised), 0, 0] if sheet.automa else raised[:]
        add_modifications(c, sheet, others)
    c.sheets.append(sheet)


def add_modifications(c: Chronicle, sheet: Sheet, others: list[Sheet]) -> None:
    """Gives a late player as many modifications as the weakest has: those of which most are left.

    An Automa gets its benefits instead, and these tiles leave the campaign.
    [fenris.ruling.join-status, fenris.modbuy.redraw-own-ability]
    [fenris.automa-mods.spy-removed, fenris.automa-mods.random-tile-removed]
    """
    supplies: dict[Kind, dict[str, int]] = {MECH: MECH_TILES, INFRA: INFRA_TILES}
    for kind, copies in supplies.items():
        number = min([other.owned(kind) for other in others])
        owned = [tile for other in others for tile in other.tiles(kind)]
        left = {tile: n - owned.count(tile) - c.removed.count(tile) for tile, n in copies.items()}
        never = [*components.factions()[sheet.faction].mechs]
        if any(other.automa for other in (*others, sheet)):
            never.append(SPY)
        best = sorted([tile for tile in left if left[tile] > 0 and tile not in never], key=lambda t: -left[t])
        if not sheet.automa:
            sheet.tiles(kind).extend(best[:number])
            continue
        for tile in best[:number]:
            sheet.benefits.append(benefit(c, sheet, kind))
            c.removed.append(tile)


def benefit(c: Chronicle, sheet: Sheet, kind: Kind) -> Benefit:
    """Returns the next benefit of an Automa that joins late.

    [fenris.ruling.join-status, fenris.automa-mods.benefit-gain-draw]
    """
    row = TABLE[kind][sheet.owned(kind)]
    removed = [other.card for other in sheet.benefits if other.what == "remove"]
    cards = [n for n in NUMBERS if n not in removed]
    return Benefit(kind, row.what, cards[c.drawn(len(cards))] if row.what == "gain" else row.card)


def change_sheet(c: Chronicle, change: Away | Back | Left | SetLevel) -> None:
    """[fenris.campaign.skip-episode, fenris.campaign.leave-for-good, fenris.ruling.absent-sheet]"""
    if not 0 <= change.sheet < len(c.sheets):
        raise CampaignError(f"there is no sheet {change.sheet}", "interlude-refused-no-sheet")
    sheet = c.sheets[change.sheet]
    if sheet.status == "left":
        problem = f"{sheet.name or change.sheet} has left the campaign"
        raise CampaignError(problem, "interlude-refused-left", name=player_name(sheet))
    if isinstance(change, SetLevel):
        if not sheet.automa or change.level not in levels():
            raise CampaignError(f"level: an Automa plays {' or '.join(levels())}", "kernel-setup-choice")
        sheet.automa = change.level
    else:
        sheet.status = STATUS[type(change)]
