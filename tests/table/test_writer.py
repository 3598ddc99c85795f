"""One thread writes: what came meanwhile is committed together, and readers never wait for the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from spielwerk.table.errors import BadToken, StoreBusy, StoreFull
from spielwerk.table.people import seats
from spielwerk.table.people.tokens import new_token
from spielwerk.table.serving import worker_pool
from spielwerk.table.store import models, tables, writer
from table.playing import in_thread, new, rebuilt, same, stored

SLOW = 0.3
"""Seconds for a commit on a slow disk."""


@pytest.fixture
def writing() -> Iterator[writer.Writer]:
    """The thread that a server has."""
    writer.writer.start()
    yield writer.writer
    writer.writer.stop()


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A slow disk, and the thread of each commit."""
    found: list[str] = []
    commit = BaseDatabaseWrapper._commit

    def slow(self: BaseDatabaseWrapper) -> Any:
        found.append(threading.current_thread().name)
        time.sleep(SLOW)
        return commit(self)

    monkeypatch.setattr(BaseDatabaseWrapper, "_commit", slow)
    return found


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """What each gives or raises, called in a thread of its own."""

    def call(one: Callable[[], Any]) -> Any:
        try:
            return in_thread(one)
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(call, calls))


def bid(id: str) -> tables.LiveTable:
    return tables.choose(id, 0, tables.get(id).seen(0), ["bid 1"])


@pytest.mark.usefixtures("writing")
def test_a_choice_is_on_disk_when_it_is_confirmed() -> None:
    table = new()
    live = bid(table.id)
    same(live, rebuilt(table.id))


@pytest.mark.usefixtures("writing")
def test_many_writes_share_a_commit(commits: list[str]) -> None:
    table = new()
    keys = [new_token() for _ in range(24)]
    commits.clear()
    found = at_once(*[partial(seats.claim_for, key, table.spectator) for key in keys])
    assert {claimed.table for claimed in found} == {table.id}
    assert models.Holder.objects.filter(table_id=table.id, seat=-2).count() == 24
    assert set(commits) == {"writer"}
    assert len(commits) <= 4, "one by one they would be 24"


@pytest.mark.usefixtures("writing")
def test_who_watches_already_writes_nothing(commits: list[str]) -> None:
    table, key = new(), new_token()
    seats.claim_for(key, table.spectator)
    commits.clear()
    assert seats.claim_for(key, table.spectator).table == table.id
    assert not commits


@pytest.mark.usefixtures("writing")
def test_one_that_is_refused_does_not_hurt_those_beside_it(commits: list[str]) -> None:
    table = new()
    commits.clear()
    links = [*[table.spectator] * 6, "no such link"]
    *fine, refused = at_once(*[partial(seats.claim_for, new_token(), link) for link in links])
    assert [claimed.table for claimed in fine] == [table.id] * 6
    assert isinstance(refused, BadToken)


@pytest.mark.usefixtures("writing")
def test_what_the_database_refuses_is_said_to_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [new() for _ in range(5)]
    full, add = made[2].id, models.add_choices

    def no_room(rows: Any) -> None:
        if rows and rows[0][0] == full:
            raise OperationalError("database or disk is full")
        add(rows)

    monkeypatch.setattr(models, "add_choices", no_room)
    before = {table.id: stored(table.id) for table in made}
    found = at_once(*[partial(bid, table.id) for table in made])
    assert [type(one).__name__ for one in found] == [
        "LiveTable",
        "LiveTable",
        "StoreFull",
        "LiveTable",
        "LiveTable",
    ]
    assert isinstance(found[2], StoreFull)
    assert [stored(table.id) == before[table.id] for table in made] == [False, False, True, False, False]
    for table in made:
        same(tables.get(table.id), rebuilt(table.id))


def test_a_write_that_does_not_begin_is_given_up(
    writing: writer.Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.05)
    go_on, begun, done = threading.Event(), threading.Event(), []

    def slow() -> None:
        begun.set()
        go_on.wait(10)

    first = threading.Thread(target=writing.write, args=(slow,))
    first.start()
    begun.wait(10)
    with pytest.raises(StoreBusy):
        writing.write(lambda: done.append("written all the same"))
    go_on.set()
    first.join()
    assert writing.write(lambda: 7) == 7
    assert not done


def test_what_was_handed_over_is_committed_when_the_writer_stops(commits: list[str]) -> None:
    one = writer.Writer()
    one.start()
    table = new()
    commits.clear()
    work = models.Table.objects.filter(id=table.id).delete
    call = threading.Thread(target=in_thread, args=(one.write, work))
    call.start()
    while not (commits or one.queued):
        time.sleep(0.001)
    one.stop()
    assert models.newest(table.id) is None
    call.join()


def test_a_write_inside_a_write_belongs_to_it(writing: writer.Writer) -> None:
    table = new()

    def outer() -> None:
        writing.write(models.Table.objects.filter(id=table.id).delete)
        raise LookupError("taken back")

    with pytest.raises(LookupError):
        writing.write(outer)
    assert models.newest(table.id) is not None


@pytest.mark.usefixtures("writing")
def test_readers_do_not_wait_for_a_slow_disk(commits: list[str]) -> None:
    """Twice as many people move as there are workers; somebody reads meanwhile."""
    made = [new() for _ in range(2 * worker_pool.WORKERS)]
    commits.clear()

    async def reading() -> list[float]:
        moves = [asyncio.ensure_future(worker_pool.in_pool(bid, table.id)) for table in made]
        await asyncio.sleep(SLOW / 2)
        times = []
        for table in made[:10]:
            begun = time.perf_counter()
            await worker_pool.in_pool(tables.get, table.id)
            times.append(time.perf_counter() - begun)
        await asyncio.gather(*moves)
        return times

    times = asyncio.run(reading())
    assert sorted(times)[len(times) // 2] < SLOW / 4
    assert len(commits) < len(made) / 2, "they were committed together"


def test_a_worker_that_waits_lends_its_place() -> None:
    """All places are taken by workers that wait for something else: there is room for others."""
    go_on = threading.Event()

    def waiting() -> None:
        with worker_pool.elsewhere():
            go_on.wait(10)

    async def ask() -> int:
        waiters = [
            asyncio.ensure_future(worker_pool.in_pool(waiting)) for _ in range(3 * worker_pool.WORKERS)
        ]
        found = await asyncio.wait_for(worker_pool.in_pool(len, "four"), 5)
        go_on.set()
        await asyncio.gather(*waiters)
        return found

    assert asyncio.run(ask()) == 4
    connection.close()
