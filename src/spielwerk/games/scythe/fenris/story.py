"""The story of Rise of Fenris: which episode comes next, who plays it, and what the host may change."""

from __future__ import annotations

from statistics import median_low
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct

from spielwerk.games.scythe import components
from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.automa.levels import LEVEL
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import (
    FENRIS,
    FINALES,
    FIRST,
    GUESTS,
    INFRA,
    MECH,
    NOBODY,
    VESNA,
    Chronicle,
    Entry,
    EpisodeReport,
    Kind,
    Sheet,
)
from spielwerk.games.scythe.fenris.interlude.box import BOX as INTERLUDE
from spielwerk.games.scythe.fenris.interlude.box import CHRONICLE, MOST_SEATS
from spielwerk.games.scythe.fenris.interlude.options import HOMES, INFRA_TILES, MECH_TILES
from spielwerk.games.scythe.spoilers import KEYS
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.schema import AUTOMA, Field, Schema, SetupError
from spielwerk.kernel.story import CampaignError, Leg, Story
from spielwerk.kernel.text import Name

DATA = reading.campaign()
BASE_SEATS = 5
FACTION, SHEET_NAME = "faction", "name"
WIND_FROM = ("4", "5", "6", "7w", "7p", "8a", "8b")
"""The episodes in which airships and an end-condition tile may be used.

[fenris.campaign.wind-gambit-allowed]
"""
END_TILES = ("doomsday-clock", "backup-plan")
GUEST_MODULES = {VESNA: "vesna-faction", FENRIS: "fenris-faction"}
"""The modules that bring the factions without a home base of their own."""
KEYS_BY_EPISODE = {"7w": "fenris-7", "7p": "fenris-7"}
RELEASED_KEYS = {MECH: "fenris-2x", INFRA: "fenris-2y"}


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


class InterludeReport(Struct, frozen=True):
    """An interlude reports the chronicle itself."""

    chronicle: Chronicle


class FenrisStory(Story[Chronicle]):
    """Eight episodes, each followed by an interlude.  [fenris.campaign.eight-games]"""

    id: ClassVar[str] = "fenris"
    version: ClassVar[int] = 1
    name: ClassVar[Name] = Name(en="Rise of Fenris", de="Aufstieg der Fenris")
    chronicle: ClassVar[type[Struct]] = Chronicle
    changes: ClassVar[Any] = Change

    def schema(self) -> Schema:
        """[fenris.campaign.player-range, fenris.campaign.compat-invaders]"""
        return Schema(
            2,
            MOST_SEATS,
            seat=(
                Field(FACTION, "choice", None, choices=(*HOMES,)),
                Field(AUTOMA, "choice", None, choices=tuple(levels())),
                Field(SHEET_NAME, "data", "", type=str),
            ),
            options=(
                Field("invaders", "flag", False),
                Field("adaptive", "flag", False, whose="automa"),
            ),
        )

    def begin(self, setup: dict[str, Any], seed: int) -> Chronicle:
        """Returns the empty sheets; factions that are not chosen are dealt.  [fenris.ep1.setup-mats]"""
        seats, invaders = setup["seats"], setup["invaders"]
        if all(seat[AUTOMA] for seat in seats):
            raise SetupError("seats", "at least one seat is for a person")
        if len(seats) > BASE_SEATS and not invaders:
            raise SetupError("seats", f"more than {BASE_SEATS} need the option 'invaders'")
        boxed = boxed_factions(invaders=invaders)
        chosen = [seat[FACTION] for seat in seats if seat[FACTION]]
        for faction in chosen:
            if faction not in boxed:
                raise SetupError("seats", f"{faction} needs the option 'invaders'")
            if chosen.count(faction) > 1:
                raise SetupError("seats", f"{faction} is chosen twice")
        dealt = iter(Rng(seed).shuffled([id for id in boxed if id not in chosen]))
        sheets = [
            new_sheet(seat[SHEET_NAME] or "", seat[FACTION] or next(dealt), seat[AUTOMA] or "")
            for seat in seats
        ]
        return Chronicle(sheets=sheets, invaders=invaders, adaptive=setup["adaptive"])

    def leg(self, c: Chronicle) -> Leg | None:
        if c.stage == "over":
            return None
        seats = c.seats if c.stage == "interlude" else c.playing
        names = tuple([c.sheets[i].name for i in seats])
        if c.stage == "interlude":
            setup = {"seats": len(seats), CHRONICLE: msgspec.to_builtins(c)}
            return Leg(f"after-{c.episode}", INTERLUDE.id, setup, tuple(seats), names)
        return Leg(c.episode, "scythe", self._episode(c, seats), tuple(seats), names)

    def _episode(self, c: Chronicle, seats: list[int]) -> dict[str, Any]:
        """Returns the set-up of an episode.

        [fenris.campaign.keep-faction, fenris.campaign.new-player-mat-each-episode]
        """
        sheets = [c.sheets[i] for i in seats]
        modules = ["invaders"] if c.invaders else []
        modules += [GUEST_MODULES[sheet.faction] for sheet in sheets if sheet.faction in GUESTS]
        mats = [c.mats[i] if c.mats and c.episode in FINALES else None for i in seats]
        setup: dict[str, Any] = {
            "seats": [self._seat(sheet, mat) for sheet, mat in zip(sheets, mats, strict=True)],
            "modules": modules,
            "episode": c.episode,
            "spoilers": sorted(self.keys(c)),
        }
        return setup

    @staticmethod
    def _seat(sheet: Sheet, mat: str | None) -> dict[str, Any]:
        """Returns what a sheet says about its seat.  [fenris.frame.vesna-fenris-home]"""
        seat = {
            FACTION: sheet.faction,
            "mat": mat or None,
            LEVEL: sheet.automa or None,
            "sheet": msgspec.to_builtins(sheet),
        }
        return {**seat, "home": sheet.home} if sheet.faction in GUESTS else seat

    def report_type(self, leg: Leg) -> Any:
        return InterludeReport if leg.game == INTERLUDE.id else EpisodeReport

    def close(self, c: Chronicle, leg: Leg, report: Any) -> Chronicle:
        if isinstance(report, InterludeReport):
            return report.chronicle
        after = c.copy()
        after.seats, after.results, after.stage = list(leg.sheets), list(report.seats), "interlude"
        check_report(c, leg, report)
        return after

    def keys(self, c: Chronicle) -> frozenset[str]:
        """Returns the keys of the chapters that the story has reached."""
        reached = [*c.path, *([c.episode] if c.stage != "over" else [])]
        keys = {KEYS_BY_EPISODE.get(episode, f"fenris-{episode}") for episode in reached}
        keys |= {RELEASED_KEYS[kind] for kind in (MECH, INFRA) if c.released(kind)}
        if any(episode in FINALES for episode in reached):
            keys |= {"fenris-8"}
        return frozenset(keys & {*KEYS.chapters.values()})

    def change(self, c: Chronicle, change: Change) -> Chronicle:
        after = c.copy()
        if c.stage == "over":
            raise CampaignError("the campaign is over")
        if c.stage == "interlude":
            raise CampaignError("the group can change before an episode, not before its rewards are given")
        if isinstance(change, Join):
            join(after, change)
        elif isinstance(change, SetWind):
            if c.episode not in WIND_FROM and (change.airships or change.end_tile):
                raise CampaignError(f"nothing can be added to episode {c.episode}")
            if change.end_tile and change.end_tile not in END_TILES:
                raise CampaignError(f"end_tile: choose {' or '.join(END_TILES)}")
            after.airships, after.end_tile = change.airships, change.end_tile
        else:
            change_sheet(after, change)
        return after

    def check(self, c: Chronicle) -> None:
        check_chronicle(c)


def boxed_factions(*, invaders: bool) -> list[str]:
    sets = ("base", "invaders") if invaders else ("base",)
    return [id for id in HOMES if components.factions()[id].set in sets]


def new_sheet(name: str, faction: str, automa: str) -> Sheet:
    """[fenris.sheet.one-per-player, fenris.automa-campaign.own-sheet]"""
    log: list[list[str]] = [[] for _ in DATA.log.columns]
    return Sheet(name=name, automa=automa, faction=faction, home=faction, log=log)


def join(c: Chronicle, change: Join) -> None:
    """Adds a sheet: median wealth, and bonuses as the weakest of the others.

    [fenris.campaign.join-late, fenris.ruling.join-status]
    """
    others = [sheet for sheet in c.sheets if sheet.status != "left"]
    free = [id for id in boxed_factions(invaders=c.invaders) if id not in [o.faction for o in others]]
    free = [id for id in free if id not in [o.home for o in others]]
    if change.faction not in free:
        raise CampaignError(f"faction: '{change.faction}' is not free; choose {' or '.join(free) or 'none'}")
    if change.automa and change.automa not in levels():
        raise CampaignError(f"automa: choose {' or '.join(levels())}")
    sheet = new_sheet(change.name, change.faction, change.automa)
    if c.path:
        sheet.entries.append(Entry(c.episode, "joined", median_low([other.wealth for other in others])))
        weakest = min(others, key=lambda other: sum(other.bonuses))
        sheet.bonuses = weakest.bonuses[:]
        add_tiles(c, sheet, others)
    c.sheets.append(sheet)
    if c.mats:
        c.mats.append("")


def add_tiles(c: Chronicle, sheet: Sheet, others: list[Sheet]) -> None:
    """Gives a late player as many modifications as the weakest has: those of which most are left.

    [fenris.ruling.join-status]
    """
    supplies: dict[Kind, dict[str, int]] = {MECH: MECH_TILES, INFRA: INFRA_TILES}
    for kind, copies in supplies.items():
        number = min([other.owned(kind) for other in others])
        owned = [tile for other in others for tile in other.tiles(kind)]
        left = {tile: n - owned.count(tile) - c.removed.count(tile) for tile, n in copies.items()}
        best = sorted(left, key=lambda tile: -left[tile])
        if not sheet.automa:
            sheet.tiles(kind).extend(best[:number])


def change_sheet(c: Chronicle, change: Away | Back | Left | SetLevel) -> None:
    """[fenris.campaign.skip-episode, fenris.campaign.leave-for-good, fenris.ruling.absent-sheet]"""
    if not 0 <= change.sheet < len(c.sheets):
        raise CampaignError(f"there is no sheet {change.sheet}")
    sheet = c.sheets[change.sheet]
    if sheet.status == "left":
        raise CampaignError(f"{sheet.name or change.sheet} has left the campaign")
    if isinstance(change, SetLevel):
        if not sheet.automa or change.level not in levels():
            raise CampaignError(f"level: an Automa plays {' or '.join(levels())}")
        sheet.automa = change.level
    else:
        sheet.status = STATUS[type(change)]


def check_report(c: Chronicle, leg: Leg, report: EpisodeReport) -> None:
    """Raises `CampaignError` if an episode cannot have ended so."""
    if len(report.seats) != len(leg.sheets):
        raise CampaignError(f"report of {leg.title}: {len(leg.sheets)} seats played")
    places = sorted([result.place for result in report.seats])
    if any(place != 1 + places.index(place) for place in places):
        raise CampaignError(f"report of {leg.title}: the places {places} cannot be")
    if sum([result.found for result in report.seats]) > 1:
        raise CampaignError(f"report of {leg.title}: only one seat can have found it")
    for i, result in zip(leg.sheets, report.seats, strict=True):
        sheet = c.sheets[i]
        if min(result.coins, result.tokens, result.mechs, result.structures, result.spent) < 0:
            raise CampaignError(f"report of {leg.title}: a number is below 0")
        if result.spent > sheet.wealth:
            raise CampaignError(f"report of {leg.title}: more wealth was spent than there was")
        if result.instant and (result.instant not in DATA.sheet.instant or result.instant in sheet.instant):
            raise CampaignError(f"report of {leg.title}: the instant bonus '{result.instant}' cannot be used")


def check_chronicle(c: Chronicle) -> None:
    """Raises `CampaignError` if these sheets cannot be."""
    there = [sheet for sheet in c.sheets if sheet.status != "left"]
    problems = {
        "wealth cannot be below 0": any(sheet.wealth < 0 for sheet in there),
        "two people lead one faction": differ([sheet.faction for sheet in there]),
        "two people live at one home base": differ([sheet.home for sheet in there]),
        "a modification is owned twice": any(differ(sheet.mech + sheet.infra) for sheet in there),
        "more modifications than slots": any(
            max(sheet.owned(MECH), sheet.owned(INFRA)) > DATA.sheet.modification_slots for sheet in there
        ),
        "a column of the log has more ticks than boxes": any(
            len(ticks) > DATA.log.rows for sheet in c.sheets for ticks in sheet.log
        ),
        "a column was ticked twice in an episode": any(differ(t) for sheet in c.sheets for t in sheet.log),
        "a log has another number of columns": any(
            len(sheet.log) != len(DATA.log.columns) for sheet in c.sheets
        ),
        "a set-up bonus is beyond its limit": any(
            sheet.bonuses[1] > DATA.sheet.power_cap or sheet.bonuses[2] > DATA.sheet.popularity_cap
            for sheet in there
        ),
        "fewer than two sides play; add an Automa": len(c.playing) < 2,
        "nobody but Automas plays": all(c.sheets[i].automa for i in c.playing),
        "more than seven play": len(c.playing) > MOST_SEATS,
        "more than five need the expansion": len(c.playing) > BASE_SEATS and not c.invaders,
        "the episodes were not played in this order": not in_order(c),
        "more modifications than there are": overdrawn(c),
        "a guest faction has come too early": any(
            (sheet.faction == guest and episode not in c.path)
            for sheet in there
            for guest, episode in zip(GUESTS, ("3", "5"), strict=True)
        ),
        "there is no such sheet": not NOBODY <= c.tesla < len(c.sheets),
    }
    for problem, found in problems.items():
        if found:
            raise CampaignError(problem)


def differ(items: list[str]) -> bool:
    """Returns whether something is in the list twice."""
    return len({*items}) < len(items)


def in_order(c: Chronicle) -> bool:
    """Returns whether the path is one that the story can take.  [fenris.campaign.eight-games]"""
    steps = [(FIRST,), ("2a", "2b"), ("3",), ("4",), ("5",), ("6",), ("7w", "7p"), FINALES]
    path = [*c.path, *([c.episode] if c.stage != "over" else [])]
    if len(path) > len(steps) or any(e not in steps[i] for i, e in enumerate(path)):
        return False
    return not ({"2a", "7w"} <= {*path} or {"2b", "7p"} <= {*path})


def overdrawn(c: Chronicle) -> bool:
    """Returns whether more copies of a tile are owned or removed than there are."""
    there = [tile for sheet in c.sheets if sheet.status != "left" for tile in (*sheet.mech, *sheet.infra)]
    copies = {**MECH_TILES, **INFRA_TILES}
    return any((*there, *c.removed).count(tile) > copies.get(tile, 0) for tile in {*there, *c.removed})


STORY = FenrisStory()
