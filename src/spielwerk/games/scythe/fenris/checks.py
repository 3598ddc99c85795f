"""What cannot be in a campaign: sheets that no play leads to, for example after a correction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from spielwerk.games.scythe.automa.cards import levels
from spielwerk.games.scythe.components import reading
from spielwerk.games.scythe.fenris.chronicle import (
    FINALES,
    FIRST,
    GUESTS,
    INFRA,
    MECH,
    NOBODY,
    POPULARITY,
    POWER,
    Chronicle,
    Sheet,
)
from spielwerk.games.scythe.fenris.group import END_TILES, boxed_factions
from spielwerk.games.scythe.fenris.in_words import BONUSES
from spielwerk.games.scythe.fenris.interlude.automa_market import NUMBERS
from spielwerk.games.scythe.fenris.interlude.box import MOST_SEATS
from spielwerk.games.scythe.fenris.interlude.options import HOMES, INFRA_TILES, MATS, MECH_TILES, TRACK_TILES
from spielwerk.games.scythe.modules.tiles import SPACES
from spielwerk.kernel.story import CampaignError

DATA = reading.campaign()
BASE_SEATS = 5
"""The most who play without the expansion."""


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
        ("bonus", "a set-up bonus is beyond its limit"): any(beyond(sheet.bonuses) for sheet in there),
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
        ("episodes", "a win or a tick is of an episode that was not played"): any(
            differ(sheet.wins) or not {*sheet.wins, *chain(*sheet.log)} <= {*c.path} for sheet in c.sheets
        ),
        ("unknown", "a faction or its home base is not in this campaign"): any(
            homeless(c, sheet) for sheet in there
        ),
        ("unknown", "a sheet has something that there is not"): any(made_up(sheet) for sheet in there),
        ("unknown", "mats or tiles of the last episode cannot be"): not ready(c),
        ("report-seats", "the last result does not fit those who played"): not seated(c),
    }
    for (key, problem), found in problems.items():
        if found:
            raise CampaignError(problem, f"interlude-refused-{key}")


def check_next(c: Chronicle, after: Chronicle) -> None:
    """Raises `CampaignError` if an interlude cannot lead from one chronicle to another.

    [fenris.campaign.eight-games]
    """
    path = [*c.path, c.episode] if c.stage == "interlude" else c.path
    stage = "over" if path[-1] in FINALES else "episode"
    if (after.path, after.stage, len(after.sheets)) != (path, stage, len(c.sheets)):
        raise CampaignError("this is not what comes next in the story", "interlude-refused-order")


def differ(items: Sequence[object]) -> bool:
    """Returns whether something is in the list twice."""
    return len({*items}) < len(items)


def beyond(bonuses: list[int]) -> bool:
    """Returns whether set-up bonuses cannot be.  [fenris.sheet.setup-bonus-caps]"""
    caps = {POWER: DATA.sheet.power_cap, POPULARITY: DATA.sheet.popularity_cap}
    too_high = any(n > caps.get(i, n) for i, n in enumerate(bonuses))
    return len(bonuses) != len(BONUSES) or min(bonuses) < 0 or too_high


def homeless(c: Chronicle, sheet: Sheet) -> bool:
    """Returns whether a faction is not in this campaign, or lives where it cannot."""
    if sheet.faction in GUESTS:
        return sheet.home not in HOMES
    return sheet.faction not in boxed_factions(invaders=c.invaders) or sheet.home != sheet.faction


def made_up(sheet: Sheet) -> bool:
    """Returns whether a sheet has a level, a bonus, a modification or a benefit that there is not."""
    cards = [benefit.card for benefit in sheet.benefits if benefit.what in ("gain", "remove")]
    known = (
        ([sheet.automa], ("", *levels())),
        (sheet.instant, DATA.sheet.instant),
        (sheet.mech, MECH_TILES),
        (sheet.infra, INFRA_TILES),
        (cards, NUMBERS),
    )
    return differ(sheet.instant) or any(not {*has} <= {*there} for has, there in known)


def ready(c: Chronicle) -> bool:
    """Returns whether mats and tiles of the last episode, and the end tile, are such as there are."""
    tiles = SPACES if c.stage != "interlude" and FINALES[0] in (c.episode, *c.path) else len(c.tiles)
    mats = [mat for mat in c.mats if mat]
    return (
        len(c.mats) in (0, len(c.sheets))
        and not differ(mats)
        and {*mats} <= {*MATS}
        and len(c.tiles) == tiles
        and all(n <= TRACK_TILES.get(tile, 0) for tile, n in Counter(c.tiles).items())
        and c.end_tile in ("", *END_TILES)
    )


def seated(c: Chronicle) -> bool:
    """Returns whether the seats are those of sheets, and whether the results are theirs."""
    results = (len(c.seats),) if c.stage != "episode" else (0, len(c.seats))
    there = {*c.seats} <= {*range(len(c.sheets))} and not differ(c.seats)
    return there and len(c.results) in results and (c.stage == "episode" or bool(c.seats))


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
