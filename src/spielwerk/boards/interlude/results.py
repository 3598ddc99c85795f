"""What has changed on the sheets, from what to what, with the reason and its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from spielwerk.boards.interlude.news import LEDGER
from spielwerk.boards.interlude.sheet import noted, signed
from spielwerk.boards.kit.campaign import Change
from spielwerk.games.scythe import names
from spielwerk.games.scythe.fenris.chronicle import INFRA, MECH, Chronicle, Entry, Sheet
from spielwerk.games.scythe.fenris.in_words import benefit, bonus, column, faction, number, tile_name
from spielwerk.kernel.text import text

RULES = {
    "wealth": "fenris.campaign.wealth-added-after-scoring",
    "wins": "fenris.campaign.win-notation-first",
    "log": "fenris.triumphlog.tick-per-star",
    "tiles": "fenris.modbuy.price",
    "bonuses": "fenris.sheet.setup-bonus-options",
    "faction": "fenris.campaign.faction-change-keeps-all",
}
"""The rule behind each kind of change."""
NONE = "–"


def results(before: Chronicle, after: Chronicle) -> list[Change]:
    """Returns the changes of all sheets, in their order."""
    was, now = noted(before), noted(after)
    found: list[Change] = []
    for i, sheet in enumerate(now.sheets):
        old = was.sheets[i] if i < len(was.sheets) else Sheet(name="", log=[[] for _ in sheet.log])
        found += _changes(i, old, sheet)
    return found


def _changes(i: int, old: Sheet, new: Sheet) -> Iterator[Change]:
    if old.entries != new.entries:
        added = new.entries[len(old.entries) :] if new.entries[: len(old.entries)] == old.entries else []
        why = _added(added)
        yield _change(i, "wealth", text("interlude-panel-wealth"), old.wealth, new.wealth, why=why)
    if old.wins != new.wins:
        yield _change(i, "wins", text("interlude-page-wins"), len(old.wins), len(new.wins))
    if old.ticks != new.ticks:
        grown = [
            column(c)
            for c, (before, ticks) in enumerate(zip(old.log, new.log, strict=True))
            if len(ticks) != len(before)
        ]
        yield _change(i, "log", text("interlude-panel-log"), old.ticks, new.ticks, why=names.listed(grown))
    for kind in (MECH, INFRA):
        if old.owned(kind) != new.owned(kind):
            gained = [tile_name(id) for id in new.tiles(kind) if id not in old.tiles(kind)]
            gained += [benefit(found) for found in new.benefits[len(old.benefits) :] if found.kind == kind]
            what = text(f"interlude-panel-{kind}")
            yield _change(i, "tiles", what, old.owned(kind), new.owned(kind), why=names.listed(gained))
    for k, (had, has) in enumerate(zip(old.bonuses, new.bonuses, strict=True)):
        if had != has:
            yield _change(i, "bonuses", text("interlude-page-bonus", bonus=bonus(k)), had, has)
    if old.faction != new.faction:
        what, had_one = text("interlude-panel-faction"), faction(old.faction) if old.faction else NONE
        yield _change(i, "faction", what, had_one, faction(new.faction))
    if old.status != new.status:
        was, now = [text(f"interlude-page-status-{status}") for status in (old.status, new.status)]
        yield _change(i, "", text("interlude-page-status"), was, now)


def _added(entries: Sequence[Entry]) -> str:
    """Returns new entries of the wealth column in words; equal ones are counted."""
    counted = Counter([f"{_why(entry)} {signed(entry.n)}" for entry in entries])
    return names.listed([f"{words} ({n}×)" if n > 1 else words for words, n in counted.items()])


def _why(entry: Entry) -> str:
    """Returns an entry in a few words; what has led to it is the title of the list."""
    return text(f"interlude-page-added-{entry.why}", n=number(entry.episode))


def _change(i: int, kind: str, what: str, *change: object, why: str = "") -> Change:
    before, after = change
    rule = RULES.get(kind, "")
    return Change(i, what, str(before), str(after), why, f"{LEDGER}#{rule}" if rule else "")


def winners(before: Chronicle, after: Chronicle) -> Sequence[int]:
    """Returns the sheets that have won the episode between two chronicles."""
    if before.stage != "episode" or after.stage != "interlude":
        return ()
    return [sheet for sheet, result in zip(after.seats, after.results, strict=True) if result.place == 1]
