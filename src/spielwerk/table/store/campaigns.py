"""Everything that is done with campaigns.  All changes go through here, to the one writer.

A campaign is a chain of links, as the kernel has it (`kernel.campaign`), and at most one open leg, which is
an ordinary table.  When the match there ends, its report is stored together with the last choice; `advance`
then closes the leg.  It may run at any time and as often as anybody likes: whoever looks at a campaign runs
it first, and so does a server when it starts.  What was confirmed is on disk; a write updates the row of its
campaign only if the sequence number is still the one it started from.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from django.utils import timezone
from msgspec import Struct

from spielwerk.kernel.campaign import START, Campaign, Edit, Link, closed
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.luck import LARGEST_SEED
from spielwerk.kernel.match import Match
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.story import CampaignError, Leg, Side, Story, story
from spielwerk.table.errors import Refused, StoreBusy, TableBroken, TableGone
from spielwerk.table.people import limits, tokens
from spielwerk.table.people.tokens import hashed, new_token
from spielwerk.table.store import match_rows, models, tables
from spielwerk.table.store.cache import Cache
from spielwerk.table.store.create_table import LegOf
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_campaign import LiveCampaign
from spielwerk.table.store.live_table import PERSON, RULES, SeatPlan
from spielwerk.table.store.reader import consistent_read
from spielwerk.table.store.table_cache import ID, TRIES
from spielwerk.table.store.writer import write

logger = logging.getLogger(__name__)

MOST_BYTES = 32 * 2**20
"""The size of the cache of campaigns."""
A_LINK = 40_000
"""The memory of a link with its chronicle, in bytes."""
LONGEST = 500
"""The longest reason that is stored."""
GIVEN_UP, WENT_BACK = "given-up", "went-back"
"""What is noted in the log by a correction that changes nothing; its reason is one of these."""

_cache: Cache[str, LiveCampaign] = Cache(MOST_BYTES)


class Created(Struct, frozen=True):
    """A new campaign, with the secrets that open it: they are stored as hashes and shown only here."""

    id: str
    host: str
    links: list[str]
    """By sheet; empty for those that the rules play."""
    spectator: str


# --- new campaigns


@store_errors
def create(story_id: str, setup: dict[str, Any], *, mode: str, seed: int | None = None) -> Created:
    """Creates a campaign; raises `Refused` if something is wrong with its set-up."""
    limits.new_tables.count()
    drawn = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    try:
        begun = Campaign(story(story_id), drawn, **setup)
        begun.story.check(begun.opening)
    except SpielwerkError as error:
        raise _refused(error, "table-refused-setup") from error
    return _store_new(begun, mode)


@store_errors
def bring(brought: Campaign, open_match: Match | None, *, mode: str) -> Created:
    """Creates a campaign from one that was read from a file, with the match of its open leg."""
    limits.new_tables.count()
    created = _store_new(brought, mode)
    if open_match is not None and brought.leg is not None:
        _open(get(created.id), open_match)
    return created


def _store_new(begun: Campaign, mode: str) -> Created:
    if mode not in tables.MODES:
        raise Refused(f"mode '{mode}'", "table-refused-plan", problem=mode)
    sides = begun.story.sides(begun.chronicle)
    created = Created(
        id=secrets.token_urlsafe(9),
        host=new_token(),
        links=[new_token() if side.person else "" for side in sides],
        spectator=new_token(),
    )

    def store() -> None:
        row = models.Campaign.objects.create(
            id=created.id,
            story=begun.story.id,
            rules=begun.story.version,
            setup=begun.setup,
            seed=begun.seed,
            mode=mode,
            head=begun.head,
            host=hashed(created.host),
            spectator=hashed(created.spectator),
            updated=timezone.now(),
        )
        models.Link.objects.bulk_create([_row(row.id, n, link) for n, link in enumerate(begun.links)])
        models.Sheet.objects.bulk_create(
            [
                models.Sheet(campaign=row, sheet=i, link=hashed(token) if token else "")
                for i, token in enumerate(created.links)
            ]
        )

    write(store)
    return created


def _row(campaign_id: str, n: int, link: Link, table: str = "") -> models.Link:
    return models.Link(
        campaign_id=campaign_id,
        n=n,
        kind=link.kind,
        after=link.after,
        chronicle=msgspec.to_builtins(link.chronicle),
        title=link.title,
        report=link.report,
        edits=msgspec.to_builtins(link.edits),
        change=link.change,
        who=link.who,
        why=link.why,
        table_id=table or None,
        record="" if table else "\n".join(link.record),
    )


# --- finding


@store_errors
def get(campaign_id: str) -> LiveCampaign:
    """Returns the campaign as it is now, with a leg that has ended closed; raises `TableGone`."""
    live = _read(campaign_id)
    return advance(live) if live.table else live


def _read(campaign_id: str) -> LiveCampaign:
    if not ID.fullmatch(campaign_id):
        raise TableGone("this is not the name of a campaign")
    newest, found = models.campaign_newest(campaign_id), _cache.get(campaign_id)
    if found is not None and found.seq == newest:
        return found
    live = _load(campaign_id)
    if live is None:
        _cache.pop(campaign_id)
        raise TableGone(f"there is no campaign '{campaign_id}'", "table-error-campaign-gone")
    _cache.put(campaign_id, live, A_LINK * (len(live.campaign.links) + 1))
    return live


def _load(campaign_id: str) -> LiveCampaign | None:
    """Rebuilds a campaign from its rows; None if it is gone."""
    with consistent_read():
        row = models.Campaign.objects.filter(id=campaign_id).first()
        if row is None:
            return None
        rows = list(row.links.order_by("n"))
    try:
        campaign = Campaign(story(row.story), row.seed, **row.setup)
        campaign.links = [_link(campaign.story, link, row.rules) for link in rows]
        campaign.head = row.head
    except (SpielwerkError, msgspec.ValidationError) as error:
        raise TableBroken(str(error), problem=str(error)) from error
    return LiveCampaign(
        id=row.id,
        seq=row.seq,
        mode=row.mode,
        campaign=campaign,
        table=row.table,
        tables=[link.table_id or "" for link in rows],
        whens=[link.created for link in rows],
        created=row.created,
        updated=row.updated,
    )


def _link(told: Story[Any], row: models.Link, version: int) -> Link:
    raw = row.chronicle if version == told.version else told.upgrade(row.chronicle, version)
    if raw is None:
        raise CampaignError("the sheets of an older version cannot be read")
    return Link(
        row.kind,
        row.after,
        msgspec.convert(raw, told.chronicle),
        row.title,
        row.report,
        tuple(row.record.splitlines()),
        tuple([msgspec.convert(edit, Edit) for edit in row.edits]),
        row.change,
        row.who,
        row.why,
    )


def forget_all() -> None:
    """Empties the cache: everything is rebuilt from the database on demand."""
    _cache.clear()


# --- the open leg


@store_errors
def open_leg(campaign_id: str) -> str:
    """Returns the table of the next leg; makes it unless somebody has done so already."""
    for _ in range(TRIES):
        live = get(campaign_id)
        if live.table:
            return live.table
        try:
            return _open(live)
        except _Meanwhile:
            continue
    raise StoreBusy("the campaign changes faster than it can be written")


class _Meanwhile(Exception):
    """Somebody else has written."""


def _open(live: LiveCampaign, played: Match | None = None) -> str:
    """Makes the table of the next leg, or of a match of it that was begun elsewhere."""
    leg = live.leg
    if leg is None:
        raise Refused("the campaign is over", "table-refused-campaign-over")
    luck = tokens.new_luck()
    try:
        match = played or live.campaign.start(luck=luck)
    except SpielwerkError as error:
        raise _refused(error, "table-refused-leg-unplayable") from error
    plan = _plan(match, leg, live.sides)
    of = LegOf(live.id, lambda table: _seat_holders(live, leg, table))
    if played is not None:
        return tables.adopt(match, plan, mode=live.leg_mode, origin="record", leg=of).id
    game = match.game
    return tables.create(game.id, game.setup, plan, mode=live.leg_mode, luck=luck, known=False, leg=of).id


def _plan(match: Match, leg: Leg, sides: Sequence[Side]) -> list[SeatPlan]:
    players = match.game.players
    return [
        SeatPlan(PERSON if seat in players else RULES, sides[sheet].name)
        for seat, sheet in enumerate(leg.sheets)
    ]


def _seat_holders(live: LiveCampaign, leg: Leg, table: str) -> None:
    """Opens the leg and gives its seats to the holders of the sheets, all in the write of the new table."""
    if not _compare_and_set(live, table=table):
        raise _Meanwhile
    seats = {sheet: seat for seat, sheet in enumerate(leg.sheets)}
    holders = models.SheetHolder.objects.filter(campaign_id=live.id).values_list("key", "sheet")
    models.Holder.objects.bulk_create(
        [
            models.Holder(table_id=table, key=key, seat=seats.get(sheet, sheet))
            for key, sheet in holders
            if sheet < 0 or sheet in seats
        ]
    )


def advance(live: LiveCampaign) -> LiveCampaign:
    """Closes the open leg if its match has ended; returns the campaign after that.

    Whoever comes second finds the leg closed.  If the report cannot be, the campaign stays as it is and says
    so: the host may enter the result by hand or drop the leg.
    """
    found = models.Table.objects.filter(id=live.table).values_list("report", flat=True).first()
    if found is None:
        return live
    campaign = live.copy()
    leg = live.leg
    assert leg is not None
    try:
        after = closed(campaign.story, campaign.chronicle, leg, found)
    except SpielwerkError as error:
        logger.error("campaign %s, %s: %s", live.id, leg.title, error)
        live.problem = error
        return live
    campaign.links.append(Link("match", campaign.head, after, leg.title, found))
    campaign.head = len(campaign.links) - 1
    _store(live, campaign, live.table)
    return _read(live.id)


def advance_all() -> None:
    """Closes all legs whose match has ended; called when a server starts."""
    ended = models.Table.objects.filter(report__isnull=False).values("id")
    for campaign_id in models.Campaign.objects.filter(table__in=ended).values_list("id", flat=True):
        try:
            get(campaign_id)
        except SpielwerkError as error:  # one broken campaign must not keep a server from starting
            logger.error("campaign %s: %s", campaign_id, error)


# --- what the host may do (the caller checks who asks)


def enter(campaign_id: str, seq: int, report: Any, *, who: str, why: str) -> LiveCampaign:
    """Ends the open leg with a result from a physical table; a table of the leg is closed."""
    return _change(campaign_id, seq, lambda c: c.enter(report, who=who, why=_reason(why)), drop=True)


def correct(campaign_id: str, seq: int, edits: Sequence[Edit], *, who: str, why: str) -> LiveCampaign:
    """Changes values on the sheets, with a reason."""
    if not edits:
        raise Refused("nothing was changed", "table-refused-nothing-changed")
    if not why.strip():
        raise Refused("a correction needs a reason", "table-refused-no-reason")
    return _change(campaign_id, seq, lambda c: c.correct(edits, who=who, why=_reason(why)))


def change(campaign_id: str, seq: int, wish: Any, *, who: str) -> LiveCampaign:
    """Makes a change of the story's own: somebody joins, rests, returns or leaves."""
    return _change(campaign_id, seq, lambda c: c.change(wish, who=who))


def replay(campaign_id: str, seq: int, link: int, *, who: str) -> LiveCampaign:
    """Goes back to before a link; what came after it is set aside, and a table of the open leg is closed."""

    def go_back(c: Campaign) -> None:
        c.replay(link)
        c.correct((), who=who, why=WENT_BACK)

    return _change(campaign_id, seq, go_back, drop=True)


def drop_leg(campaign_id: str, seq: int, *, who: str) -> LiveCampaign:
    """Closes the table of the open leg, which can be started again."""
    return _change(campaign_id, seq, lambda c: c.correct((), who=who, why=GIVEN_UP), drop=True)


def note(link: Link) -> str:
    """Returns what a link notes without changing anything: `GIVEN_UP`, `WENT_BACK`; empty for all others."""
    noted = link.kind == "correction" and not link.edits and link.why in (GIVEN_UP, WENT_BACK)
    return link.why if noted else ""


def _reason(why: str) -> str:
    return " ".join(why.split())[:LONGEST]


@store_errors
def _change(
    campaign_id: str, seq: int, do: Callable[[Campaign], None], *, drop: bool = False
) -> LiveCampaign:
    """Changes a copy and stores it; `drop` also closes the table of the open leg."""
    live = get(campaign_id)
    if live.seq != seq:
        raise Refused("the campaign has changed meanwhile", "table-refused-campaign-stale")
    if live.table and not drop:
        raise Refused("a leg is being played", "table-refused-leg-open")
    campaign = live.copy()
    try:
        do(campaign)
    except CampaignError as error:
        raise _refused(error, "table-refused-campaign") from error
    if not _store(live, campaign, dropped=live.table):
        raise Refused("the campaign has changed meanwhile", "table-refused-campaign-stale")
    return _read(campaign_id)


def _store(live: LiveCampaign, campaign: Campaign, table: str = "", *, dropped: str = "") -> bool:
    """Stores new links and the head; returns False if somebody else has written meanwhile.

    `table` is where the only new link was played, `dropped` a table whose leg is given up.
    """
    known = len(live.campaign.links)
    rows = [_row(live.id, n, link, table) for n, link in enumerate(campaign.links[known:], known)]
    sheets = range(len(campaign.story.sides(campaign.chronicle)))

    def store() -> bool:
        if not _compare_and_set(live, head=campaign.head, table=""):
            return False
        models.Link.objects.bulk_create(rows)
        known_sheets = {*models.Sheet.objects.filter(campaign_id=live.id).values_list("sheet", flat=True)}
        models.Sheet.objects.bulk_create(
            [models.Sheet(campaign_id=live.id, sheet=i) for i in sheets if i not in known_sheets]
        )
        return True

    stored = write(store)
    if stored and dropped:
        from spielwerk.table.store.overview import set_closed

        set_closed(dropped, closed=True)
    return stored


def _compare_and_set(live: LiveCampaign, **changes: Any) -> bool:
    rows = models.Campaign.objects.filter(id=live.id, seq=live.seq)
    return bool(rows.update(seq=live.seq + 1, updated=timezone.now(), **changes))


@store_errors
def delete(campaign_id: str) -> None:
    """Deletes a campaign with all of its tables."""
    gone = list(models.Table.objects.filter(campaign_id=campaign_id).values_list("id", flat=True))
    write(models.Campaign.objects.filter(id=campaign_id).delete)
    _cache.pop(campaign_id)
    for table_id in gone:
        tables.announce_gone(table_id)


# --- the file


@store_errors
def export(campaign_id: str) -> list[str]:
    """Returns the file of a campaign; the match of the open leg only if nothing in it is secret."""
    from spielwerk.table.store.export_record import shows_all

    live = get(campaign_id)
    campaign = live.copy()
    rows = models.Table.objects.in_bulk([id for id in live.tables if id])
    campaign.links = [
        msgspec.structs.replace(link, record=tuple(match_rows.lines(rows[table]))) if table in rows else link
        for link, table in zip(campaign.links, live.tables, strict=True)
    ]
    at_table = tables.get(live.table) if live.table else None
    return campaign.record(at_table.match if at_table and shows_all(at_table) else None)


def _refused(error: SpielwerkError, key: str) -> Refused:
    return Refused(str(error), key, problem=said(error))


def said(error: SpielwerkError) -> str:
    """Returns what is wrong, in the current language if the error has a sentence."""
    return error.to_sentence() if isinstance(error, SetupError | CampaignError) else str(error)


__all__ = [
    "START",
    "Created",
    "LiveCampaign",
    "advance",
    "advance_all",
    "bring",
    "change",
    "correct",
    "create",
    "delete",
    "drop_leg",
    "enter",
    "export",
    "forget_all",
    "get",
    "note",
    "open_leg",
    "replay",
    "said",
]
