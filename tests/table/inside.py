"""Called in processes of their own by `serving.inside`: makes and reads tables in a data folder."""

from __future__ import annotations

from typing import Any

from django.core import signing
from django.core.management import call_command

from spielwerk.table import models, saved, seats, tables
from spielwerk.table.secret import new_token
from spielwerk.table.sitting import SeatPlan


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
    saved.rebuild(row, saved.lines(row))
    found = models.Choice.objects.filter(table_id=table_id, seat__gte=0).order_by("n")
    return list(found.values_list("text", flat=True))
