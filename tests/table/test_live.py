"""The event stream in the loop: pings, who is told what, and when it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from django.core import signing
from django.test import AsyncRequestFactory

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.table.people import seats
from spielwerk.table.serving import broadcast, event_stream
from spielwerk.table.serving.worker_pool import in_pool
from spielwerk.table.store import tables
from table.playing import new

WAIT = 120.0


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, WAIT))


async def stream(table: tables.Created, viewer: int) -> AsyncIterator[bytes]:
    """The open stream of a viewer."""
    key = f"key-{table.id}-{viewer}"
    token = table.spectator if viewer == SPECTATOR else table.links[viewer]
    await in_pool(seats.claim_for, key, token)
    name = seats.cookie_name()
    request = AsyncRequestFactory().get(f"/table/{table.id}/events")
    request.META["HTTP_HOST"] = "localhost"
    request.COOKIES[name] = signing.get_cookie_signer(salt=name + seats.SALT).sign(key)
    response = await event_stream.events(request, table.id)
    assert response.status_code == 200
    content: AsyncIterator[bytes] = aiter(response.streaming_content)
    return content


async def news(content: AsyncIterator[bytes]) -> dict[str, Any]:
    block = (await anext(content)).decode()
    return dict(json.loads(block.partition("data: ")[2]))


async def choose(table: tables.Created, seat: int, text: str) -> None:
    now = await in_pool(tables.get, table.id)
    await in_pool(tables.choose, table.id, seat, now.seen(seat), [text])


async def nothing(content: AsyncIterator[bytes]) -> asyncio.Task[bytes]:
    """Nothing is said for a moment; gives the reading that goes on."""
    reading = asyncio.ensure_future(anext(content))
    await asyncio.sleep(0.15)
    assert not reading.done()
    return reading


def test_a_quiet_stream_says_that_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PING", 0.05)

    async def test() -> None:
        content = await stream(await in_pool(new), 0)
        await news(content)
        assert [await anext(content) for _ in range(3)] == [b": still here\n\n"] * 3

    run(test())


def test_all_are_told_that_somebody_sealed_an_answer_but_not_twice() -> None:
    """Taking the answer back and sealing another one is seen; what it is, is not."""

    async def test() -> None:
        table = await in_pool(new)
        mine, foe, watcher = [await stream(table, viewer) for viewer in (0, 1, SPECTATOR)]
        first = [await news(content) for content in (mine, foe, watcher)]
        await choose(table, 0, "bid 2")
        second = [await news(content) for content in (mine, foe, watcher)]
        assert [s["seq"] - f["seq"] for f, s in zip(first, second, strict=True)] == [1, 1, 1]
        assert second[1] == {"seq": second[1]["seq"], "turn": [1], "over": False}

    run(test())


def test_a_change_that_a_viewer_may_not_notice_is_not_told() -> None:
    async def test() -> None:
        table = await in_pool(new)
        foe = await stream(table, 1)
        told = await news(foe)
        now = await in_pool(tables.get, table.id)
        reading = await nothing(foe)
        broadcast.streams.announce(table.id, now)
        await asyncio.sleep(0.1)
        assert not reading.done(), "the same number is not told again"
        await choose(table, 0, "bid 1")
        assert json.loads((await reading).decode().partition("data: ")[2])["seq"] == told["seq"] + 1

    run(test())


def test_who_is_kicked_is_cut_off_and_the_others_are_not() -> None:
    async def test() -> None:
        table = await in_pool(new)
        anna, ben, watcher = [await stream(table, viewer) for viewer in (0, 1, SPECTATOR)]
        for content in (anna, ben, watcher):
            await news(content)
        await in_pool(seats.kick, table.id, 0)
        assert await news(anna) == {"gone": True}
        assert [part async for part in anna] == []
        assert "gone" not in await news(ben), "all are told that the host has cleared a seat"
        await in_pool(seats.reissue_spectator, table.id)
        assert await news(watcher) == {"gone": True}
        await nothing(ben)

    run(test())


def test_a_deleted_table_ends_its_streams() -> None:
    async def test() -> None:
        table = await in_pool(new)
        content = await stream(table, 0)
        await news(content)
        await in_pool(tables.delete, table.id)
        assert await news(content) == {"gone": True}
        assert [part async for part in content] == []

    run(test())


def test_a_stream_that_comes_while_the_server_stops_ends_at_once() -> None:
    async def test() -> None:
        table = await in_pool(new)
        early = await stream(table, 0)
        await news(early)
        broadcast.streams.close()
        late = await stream(table, 1)
        await anext(late)
        assert [[part async for part in content] for content in (early, late)] == [[], []]

    run(test())


def test_who_leaves_is_forgotten() -> None:
    async def test() -> None:
        table = await in_pool(new)
        content = await stream(table, 0)
        await news(content)
        assert table.id in broadcast.streams._watchers
        reading = await nothing(content)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert table.id not in broadcast.streams._watchers

    run(test())
