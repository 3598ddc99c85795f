"""All tables of a server, for its host, without anything hidden at a table."""

from __future__ import annotations

from datetime import datetime

from django.db.models import Count, F
from django.utils import timezone
from msgspec import Struct

from spielwerk.table.store import models
from spielwerk.table.store.database_errors import store_errors
from spielwerk.table.store.live_table import PERSON
from spielwerk.table.store.manage_table import delete
from spielwerk.table.store.writer import write

__all__ = ["Listed", "delete", "listed", "set_closed"]


class Listed(Struct, frozen=True):
    """One table."""

    id: str
    game: str
    over: bool
    closed: bool
    choices: int
    updated: datetime
    people: tuple[str, ...]
    """The names that people have given themselves."""

    @property
    def days(self) -> int:
        """The number of whole days without use."""
        now: datetime = timezone.now()
        return (now - self.updated).days


@store_errors
def listed() -> list[Listed]:
    """Returns all tables, the most recently used first."""
    rows = models.Table.objects.annotate(made=Count("choices")).order_by("-updated")
    fields = rows.values_list("id", "game", "over", "closed", "made", "updated", "plan")
    return [
        Listed(id, game, over, closed, made, updated, _people(plan))
        for id, game, over, closed, made, updated, plan in fields
    ]


def _people(plan: list[dict[str, str]]) -> tuple[str, ...]:
    return tuple([seat["name"] for seat in plan if seat["who"] == PERSON and seat.get("name")])


@store_errors
def set_closed(table_id: str, closed: bool) -> None:
    """Closes a table, so that nothing can be chosen or undone there, or opens it again.

    The number of its writes increases, so that a server with the table in its cache reads it again.
    """
    write(lambda: models.Table.objects.filter(id=table_id).update(closed=closed, seq=F("seq") + 1))
