"""What cannot be in a campaign: results that no episode ends with, and sheets that no play leads to."""

from __future__ import annotations

from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import (
    FINALES,
    FIRST,
    GUESTS,
    INFRA,
    MECH,
    NOBODY,
    Chronicle,
    EpisodeReport,
)
from spielwerk.games.scythe.fenris.interlude.box import MOST_SEATS
from spielwerk.games.scythe.fenris.interlude.options import INFRA_TILES, MECH_TILES
from spielwerk.kernel.story import CampaignError, Leg

DATA = reading.campaign()
BASE_SEATS = 5
"""The most who play without the expansion."""


def check_report(c: Chronicle, leg: Leg, report: EpisodeReport) -> None:
    """Raises `CampaignError` if an episode cannot have ended so."""
    if len(report.seats) != len(leg.sheets):
        raise wrong_report(leg, f"{len(leg.sheets)} seats played", "seats")
    places = sorted([result.place for result in report.seats])
    if any(place != 1 + places.index(place) for place in places):
        raise wrong_report(leg, f"the places {places} cannot be", "places")
    if sum([result.found for result in report.seats]) > 1:
        raise wrong_report(leg, "only one seat can have found it", "found")
    for i, result in zip(leg.sheets, report.seats, strict=True):
        sheet = c.sheets[i]
        if min(result.coins, result.tokens, result.mechs, result.structures, result.spent) < 0:
            raise wrong_report(leg, "a number is below 0", "below-0")
        if result.spent > sheet.wealth:
            raise wrong_report(leg, "more wealth was spent than there was", "spent")
        if result.instant and (result.instant not in DATA.sheet.instant or result.instant in sheet.instant):
            raise wrong_report(leg, f"the instant bonus '{result.instant}' cannot be used", "instant")


def wrong_report(leg: Leg, problem: str, key: str) -> CampaignError:
    return CampaignError(f"report of {leg.title}: {problem}", f"interlude-refused-report-{key}")


def check_chronicle(c: Chronicle) -> None:
    """Raises `CampaignError` if these sheets cannot be; each problem has the last word of its key."""
    there = [sheet for sheet in c.sheets if sheet.status != "left"]
    problems = {
        ("wealth", "wealth cannot be below 0"): any(sheet.wealth < 0 for sheet in there),
        ("one-faction", "two people lead one faction"): differ([sheet.faction for sheet in there]),
        ("one-home", "two people live at one home base"): differ([sheet.home for sheet in there]),
        ("mod-twice", "a modification is owned twice"): any(
            differ(sheet.mech + sheet.infra) for sheet in there
        ),
        ("mod-slots", "more modifications than slots"): any(
            max(sheet.owned(MECH), sheet.owned(INFRA)) > DATA.sheet.modification_slots for sheet in there
        ),
        ("ticks-many", "a column of the log has more ticks than boxes"): any(
            len(ticks) > DATA.log.rows for sheet in c.sheets for ticks in sheet.log
        ),
        ("ticks-twice", "a column was ticked twice in an episode"): any(
            differ(t) for sheet in c.sheets for t in sheet.log
        ),
        ("columns", "a log has another number of columns"): any(
            len(sheet.log) != len(DATA.log.columns) for sheet in c.sheets
        ),
        ("bonus", "a set-up bonus is beyond its limit"): any(
            sheet.bonuses[1] > DATA.sheet.power_cap or sheet.bonuses[2] > DATA.sheet.popularity_cap
            for sheet in there
        ),
        ("sides", "fewer than two sides play; add an Automa"): len(c.playing) < 2,
        ("automas", "nobody but Automas plays"): all(c.sheets[i].automa for i in c.playing),
        ("seven", "more than seven play"): len(c.playing) > MOST_SEATS,
        ("five", "more than five need the expansion"): len(c.playing) > BASE_SEATS and not c.invaders,
        ("order", "the episodes were not played in this order"): not in_order(c),
        ("mods-gone", "more modifications than there are"): overdrawn(c),
        ("guest", "a guest faction has come too early"): any(
            (sheet.faction == guest and episode not in c.path)
            for sheet in there
            for guest, episode in zip(GUESTS, ("3", "5"), strict=True)
        ),
        ("no-sheet", "there is no such sheet"): not NOBODY <= c.tesla < len(c.sheets),
    }
    for (key, problem), found in problems.items():
        if found:
            raise CampaignError(problem, f"interlude-refused-{key}")


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
