"""Called in processes of their own by `serving.inside`: makes and reads tables in a data folder."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from django.core import signing
from django.core.management import call_command

from spielwerk.bots.registry import seated
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.choice import follows
from spielwerk.table.people import seats
from spielwerk.table.people.tokens import new_token
from spielwerk.table.store import match_rows, models, tables
from spielwerk.table.store.live_table import SeatPlan
from spielwerk.table.store.notices import Notice


def make(
    game: str = "sample",
    who: tuple[str, ...] = ("person", "person"),
    mode: str = "friends",
    held: tuple[tuple[int, ...], ...] = ((0, 1),),
    **setup: Any,
) -> dict[str, Any]:
    """A table, and a cookie for each group of seats that one browser holds."""
    call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
    plan = [SeatPlan(one) for one in who]
    created = tables.create(game, {"seats": len(plan), **setup}, plan, mode=mode, seed=5)
    cookies = []
    for group in held:
        key = new_token()
        for seat in group:
            seats.claim_for(key, created.links[seat])
        cookies.append(cookie(key))
    watcher = new_token()
    seats.claim_for(watcher, created.spectator)
    return {"id": created.id, "cookies": cookies, "spectator": cookie(watcher)}


def make_some(number: int, **arguments: Any) -> list[dict[str, Any]]:
    return [make(**arguments) for _ in range(number)]


def migrate_back(name: str) -> None:
    """Let the database be as an older version left it."""
    call_command("migrate", "table", name, verbosity=0, interactive=False, skip_checks=True)


def cookie(key: str) -> str:
    """What a browser with this key sends."""
    name = seats.cookie_name()
    return f"{name}={signing.get_cookie_signer(salt=name + seats.SALT).sign(key)}"


def chosen(table_id: str) -> list[str]:
    """The stored choices of people; the whole record is replayed on the way."""
    row = models.Table.objects.get(id=table_id)
    match_rows.rebuild(row, match_rows.lines(row))
    found = models.Choice.objects.filter(table_id=table_id, seat__gte=0).order_by("n")
    return list(found.values_list("text", flat=True))


def lucks() -> dict[str, Any]:
    """Where the luck of each table comes from, and how far positions say that it has been drawn."""
    call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
    found = {}
    for row in models.Table.objects.all():
        match = tables.get(row.id).match
        row.refresh_from_db()
        drawn = [sum(map(follows, match.choices[:n])) for n in range(match.position + 1)]
        snapshots = [
            (json.loads(bytes(snapshot.state))["random"], drawn[snapshot.n - row.first])
            for snapshot in row.snapshots.filter(n__gt=row.first, n__lte=row.first + match.position)
        ]
        found[row.id] = {
            "secret": row.secret,
            "seed": row.seed,
            "since": row.luck_since,
            "random": match.state.random,
            "drawn": drawn[-1],
            "snapshots": snapshots,
        }
    return found


def finish(table_id: str) -> tuple[bool, list[str]]:
    """Choose again what was taken back, then play to the end; the record."""
    live, rng = tables.get(table_id), Rng(1)
    redone = live.can_redo(0)
    if redone:
        live = tables.redo(table_id, 0, live.seen(0))
    bots = [seated("greedy", live.game) for _ in live.plan]
    while not live.over:
        d, view = live.match.decisions[0], live.view(live.match.decisions[0].seat)
        chosen = d.options[0] if d.forced else bots[d.seat].choose(d, partial(_same, view), rng)
        live = tables.choose(table_id, d.seat, live.seen(d.seat), [chosen.text])
    return redone, tables.export(table_id, 0)


def _same(view: Any) -> Any:
    return view


def notice_lines(table_id: str, viewer: int) -> list[str]:
    """What the log tells of the table itself."""
    live = tables.get(table_id)
    return [event.said(live.game) for _, _, event in live.log(viewer) if isinstance(event, Notice)]


def brinks(number: int) -> list[dict[str, Any]]:
    """Campaigns whose open leg is one choice before its end: episodes and interludes in turn."""
    from spielwerk.table.people import sheets
    from spielwerk.table.store import campaigns
    from table.campaigning import AUTOMA, LENA, before_the_end, fenris, tour

    call_command("migrate", verbosity=0, interactive=False, skip_checks=True)
    found = []
    for i in range(number):
        created = fenris([LENA, AUTOMA]) if i % 2 else tour(1, "solo")
        key = new_token()
        sheets.claim_for(key, created.host)
        if i % 2:
            results = [{"coins": 60, "place": 1, "tokens": 2}, {"coins": 40, "place": 2, "tokens": 3}]
            campaigns.enter(created.id, 0, {"seats": results}, who="Lena", why="")
        table = campaigns.open_leg(created.id)
        choice = before_the_end(table, i)
        found.append({"id": created.id, "table": table, "choice": choice, "cookie": cookie(key)})
    return found


def settled(ids: list[str]) -> list[dict[str, Any]]:
    """What is on disk of campaigns after a server has started: their links, and how their sheets add up."""
    from spielwerk.kernel.campaign import reported
    from spielwerk.table.store import campaigns

    campaigns.advance_all()
    found = []
    for id in ids:
        live = campaigns.get(id)
        reports = [
            reported(tables.get(table).match) == link.report
            for table, link in zip(live.tables, live.campaign.links, strict=True)
            if table
        ]
        story = live.story
        story.check(live.chronicle)
        opened = bool(live.table) and tables.get(live.table).over
        found.append({"links": len(reports), "reports": reports, "over": opened, "open": live.table})
    return found
