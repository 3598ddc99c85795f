"""The database: tables, their choices with events, snapshots, who holds which seat; campaigns.

Only `tables`, `seats`, `campaigns` and `sheets` write here.  Tokens, keys and codes are stored as hashes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from django.db import connection, models

HOST = -10
"""As the seat of a holder: the right to invite, reissue, remove and delete."""


class Campaign(models.Model):
    """One campaign.  `seq` counts its writes and is the value that each write compares and sets.

    Its links are the campaign as the kernel has it; `head` is the number of the newest one that counts.
    """

    id = models.CharField(primary_key=True, max_length=32)
    story = models.CharField(max_length=64)
    rules = models.IntegerField()
    """The version of the story that wrote all chronicles."""
    setup = models.JSONField()
    seed = models.BigIntegerField()
    mode = models.CharField(max_length=16)
    head = models.IntegerField(default=-1)
    table = models.CharField(max_length=32, default="")
    """The table of the open leg; empty if the leg has not been started."""
    seq = models.BigIntegerField(default=0)
    spectator = models.CharField(max_length=64, default="", db_index=True)
    host = models.CharField(max_length=64, default="", db_index=True)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField()


class Table(models.Model):
    """One table.  `seq` counts its writes and is the value that each write compares and sets.

    `seen` and `asked` hold one number per viewer (the seats, then a spectator); see `live_table.SeenCounts`.
    """

    id = models.CharField(primary_key=True, max_length=32)
    game = models.CharField(max_length=64)
    rules = models.IntegerField()
    setup = models.JSONField()
    seed = models.BigIntegerField()
    """The seed of luck, if there is no secret."""
    secret = models.CharField(max_length=128, default="")
    """The secret of luck; nobody learns it before the game is over."""
    luck_since = models.IntegerField(default=0)
    """The first choice, counted from `first`, whose luck has come from there."""
    luck_given = models.BooleanField(default=False)
    """Whether somebody chose the luck of another game, and may know it."""
    mode = models.CharField(max_length=16)
    plan = models.JSONField()
    free_undo = models.BooleanField()
    seq = models.BigIntegerField(default=0)
    seen = models.JSONField()
    asked = models.JSONField()
    awaits = models.JSONField()
    """The seats that are asked now: shows whether a bot must be started, without loading the table."""
    digest = models.CharField(max_length=32)
    undone = models.JSONField(default=list)
    start = models.BinaryField(null=True)
    first = models.IntegerField(default=0)
    """The number of choices before `start`: they are kept for the log, but no longer replayed."""
    warning = models.TextField(default="")
    cut_back = models.BooleanField(default=False)
    """Whether choices no longer fitted when the match continued from `start`, and were left out."""
    over = models.BooleanField(default=False)
    winners = models.JSONField(null=True)
    result = models.JSONField(null=True)
    """Points and places of a finished game, so that a list of tables need not replay them."""
    origin = models.CharField(max_length=16, default="")
    """The origin of the match if it is not a set-up: `fork`, `record` or `guide`."""
    notices = models.JSONField(default=list)
    """What happened to the table outside its game; see `notices`."""
    guide = models.IntegerField(default=0)
    """0 without a guide; otherwise one more than the number of pages read of the guided first game."""
    spectator = models.CharField(max_length=64, default="", db_index=True)
    host = models.CharField(max_length=64, default="", db_index=True)
    closed = models.BooleanField(default=False)
    """Whether the host of the server has ended play here."""
    webhook = models.CharField(max_length=500, default="")
    """The address that is told whose turn it is; empty if there is none."""
    clock = models.JSONField(null=True, default=None)
    """How much time each seat has left; null without a clock.  See `clock`."""
    campaign = models.ForeignKey(Campaign, null=True, on_delete=models.CASCADE, related_name="tables")
    """The campaign of which it is a leg, if any."""
    report = models.JSONField(null=True)
    """What a finished leg hands on; stored together with its last choice."""
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField()


class Choice(models.Model):
    """One choice or answer of luck, with its events."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="choices")
    n = models.IntegerField()
    seat = models.IntegerField()
    text = models.CharField(max_length=200)
    out_of_turn = models.BooleanField(default=False)
    joins = models.BooleanField(default=False)
    gesture = models.CharField(max_length=100, null=True)
    """The gesture it belongs to; null in rows without the kind of choice."""
    kind = models.SmallIntegerField(default=0)
    """The kind of choice as bits; see `match_rows.kind_of`."""
    events = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "n"], name="one_choice_a_number")]


class Snapshot(models.Model):
    """A full position every hundred choices, from which other rules can continue."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="snapshots")
    n = models.IntegerField()
    digest = models.CharField(max_length=32)
    state = models.BinaryField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "n"], name="one_snapshot_a_number")]


class Seat(models.Model):
    """A seat: the hashes of the link and of the code that open it."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    seat = models.IntegerField()
    link = models.CharField(max_length=64, default="", db_index=True)
    code = models.CharField(max_length=64, default="", db_index=True)
    notes = models.TextField(default="")
    """What the player of the seat has written down, for nobody else."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_seat_a_number")]


class Holder(models.Model):
    """A browser (by the hash of the key in its cookie) that has a right at a table.

    `seat` is a seat number, or -2 for a spectator, or `HOST`.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="holders")
    key = models.CharField(max_length=64, db_index=True)
    seat = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "key", "seat"], name="one_right_once")]


class Link(models.Model):
    """One thing that happened in a campaign, with the chronicle it led to; see `kernel.campaign.Link`."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="links")
    n = models.IntegerField()
    kind = models.CharField(max_length=16)
    after = models.IntegerField()
    chronicle = models.JSONField()
    title = models.CharField(max_length=64, default="")
    report = models.JSONField(null=True)
    edits = models.JSONField(default=list)
    change = models.JSONField(null=True)
    who = models.CharField(max_length=100, default="")
    why = models.TextField(default="")
    table = models.ForeignKey(Table, null=True, on_delete=models.SET_NULL, related_name="links")
    """The table at which the leg was played."""
    record = models.TextField(default="")
    """The record of a match whose table is not here: it came from a file, or was deleted."""
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "n"], name="one_link_a_number")]


class Sheet(models.Model):
    """A sheet of a campaign: the hashes of the link and of the code that open it."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="sheets")
    sheet = models.IntegerField()
    link = models.CharField(max_length=64, default="", db_index=True)
    code = models.CharField(max_length=64, default="", db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "sheet"], name="one_sheet_a_number")]


class SheetHolder(models.Model):
    """A browser that has a right in a campaign: `sheet` is a number, -2 for a spectator, or `HOST`."""

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="holders")
    key = models.CharField(max_length=64, db_index=True)
    sheet = models.IntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["campaign", "key", "sheet"], name="one_sheet_right_once")
        ]


# --- with every request or choice, so in plain SQL: putting a query together takes longer than the answer

ChoiceRow = tuple[str, int, int, str, bool, bool, str, int, str]
"""The columns of a `Choice`, from `table` to `events`."""


def newest(table_id: str) -> int | None:
    """Returns the sequence number of a table; None if it is gone."""
    found = _rows("SELECT seq FROM table_table WHERE id = %s", table_id)
    return found[0][0] if found else None


def newest_and_held(table_id: str, keys: Sequence[str]) -> tuple[int | None, list[int]]:
    """Returns a table's sequence number, None if it is gone, and the seats that these hashed keys hold."""
    one_of = ", ".join(["%s"] * len(keys)) or "NULL"
    query = (
        "SELECT DISTINCT t.seq, h.seat FROM table_table t LEFT JOIN table_holder h"
        f" ON h.table_id = t.id AND h.key IN ({one_of}) WHERE t.id = %s ORDER BY h.seat"
    )
    found = _rows(query, *keys, table_id)
    return found[0][0] if found else None, [seat for _, seat in found if seat is not None]


def campaign_newest(campaign_id: str) -> int | None:
    """Returns the sequence number of a campaign; None if it is gone."""
    found = _rows("SELECT seq FROM table_campaign WHERE id = %s", campaign_id)
    return found[0][0] if found else None


def _rows(query: str, *values: str) -> list[Any]:
    with connection.cursor() as cursor:
        cursor.execute(query, values)
        return list(cursor.fetchall())


def compare_and_set(table_id: str, seq: int, changes: Mapping[str, Any]) -> bool:
    """Updates the row of a table and increments its `seq`; returns False if `seq` has changed meanwhile."""
    fields = _fields()
    values = [fields[name].get_db_prep_save(value, connection) for name, value in changes.items()]
    with connection.cursor() as cursor:
        cursor.execute(_update(tuple(changes)), (*values, seq + 1, table_id, seq))
        return bool(cursor.rowcount)


@cache
def _fields() -> dict[str, Any]:
    """Returns how Django writes the values of each column; the database never changes."""
    return {field.name: field for field in Table._meta.concrete_fields}


@cache
def _update(columns: tuple[str, ...]) -> str:
    changes = ", ".join([f'"{name}" = %s' for name in (*columns, "seq")])
    return f"UPDATE table_table SET {changes} WHERE id = %s AND seq = %s"


def add_choices(rows: Sequence[ChoiceRow]) -> None:
    """Appends choices to a table."""
    columns = "table_id, n, seat, text, out_of_turn, joins, gesture, kind, events"
    values = ", ".join(["%s"] * 9)
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO table_choice ({columns}) VALUES ({values})", rows)


def describe_choices(table_id: str, described: Sequence[tuple[int, str, int]]) -> None:
    """Stores the kinds of existing choices: number, gesture and kind."""
    query = "UPDATE table_choice SET gesture = %s, kind = %s WHERE table_id = %s AND n = %s"
    with connection.cursor() as cursor:
        cursor.executemany(query, [(gesture, kind, table_id, n) for n, gesture, kind in described])
