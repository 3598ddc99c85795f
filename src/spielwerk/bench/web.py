"""Measures the speed of the web table: a real server on loopback, used as browsers do.

It measures a newly drawn fragment, a cached one, an accepted move with its durable commit, and the time from
a post until 500 watchers have been notified.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from spielwerk.bench import crowd
from spielwerk.bench.report import Budget
from spielwerk.bench.serving import PATIENCE, Browser, Keys, Serving, made_inside
from spielwerk.kernel.chance import Rng

GAME = "scythe"
SEATS = 5
BEFORE = 400
"""The number of choices made at the table before the measurement begins."""
ANOTHER = "tapestry"
"""A game whose drawing is the largest; only its fragments have budgets."""
ANOTHER_BEFORE = 150
ANOTHER_MOVES = 100
MOVES = 200
FRAGMENTS = 200
WATCHERS = 500
STREAMS = 20
"""The number of watchers that share the cookie of a browser, which limits its streams."""
ROUNDS = 7
LEGS = 7
"""The number of legs of a campaign before its page is measured."""

Say = Callable[[str], None]


class Web(Struct, frozen=True):
    """The measurements in milliseconds."""

    fragment_bytes: int
    """The largest fragment that an open page got."""
    whole_bytes: int
    """The largest fragment with all its parts, as a page has it at first."""
    fragment_new: list[float]
    fragment_kept: list[float]
    moves: list[float]
    notified: list[float]
    watchers: int
    crowd: crowd.Crowd
    another_bytes: int
    """The largest fragment that an open page of the other game got."""
    another_new: list[float]
    campaign_bytes: int
    """The page of a campaign with five sheets after some episodes."""
    campaign_pages: list[float]

    def budgets(self) -> tuple[Budget, ...]:
        """Returns the budgets of the design for the table on loopback."""
        return (
            Budget("fragment-kb", 60, self.fragment_bytes / 1000, at_most=True),
            Budget("fragment-new-ms", 5, median(self.fragment_new), at_most=True),
            Budget("fragment-kept-ms", 5, median(self.fragment_kept), at_most=True),
            Budget("move-ms", 10, median(self.moves), at_most=True),
            Budget("move-p99-ms", 40, percentile(self.moves, 99), at_most=True),
            Budget("watchers-ms", 100, median(self.notified), at_most=True),
            *self.crowd.budgets(),
            Budget("campaign-kb", 60, self.campaign_bytes / 1000, at_most=True),
            Budget("campaign-ms", 10, median(self.campaign_pages), at_most=True),
            Budget("another-kb", 90, self.another_bytes / 1000, at_most=True),
            Budget("another-ms", 8, median(self.another_new), at_most=True),
        )


def percentile(values: list[float], p: int) -> float:
    """Returns the value that p percent of the values do not exceed.

    >>> percentile([5.0, 1.0, 4.0, 2.0], 50)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * p // 100) - 1)]


def measure(say: Say = lambda _: None) -> Web:
    """Prepares a table, starts a server for it, measures, and cleans up."""
    with tempfile.TemporaryDirectory(prefix="spielwerk-bench-") as folder:
        data = Path(folder)
        say("table")
        keys = _prepared(data, GAME, BEFORE)
        others = _prepared(data, ANOTHER, ANOTHER_BEFORE)
        told = made_inside(data, f"from {__name__} import prepare_campaign; prepare_campaign()")
        with Serving(data) as serving:
            player = Browser(serving.port, keys)
            say("moves")
            fresh, moves, sizes = _moves(player, keys, MOVES)
            say("fragments")
            kept = [player.timed_fragment()[0] for _ in range(FRAGMENTS)]
            say("another")
            another, _, (size, _) = _moves(Browser(serving.port, others), others, ANOTHER_MOVES)
            say("campaign")
            pages, large = _campaign(serving.port, *told)
            say("watchers")
            notified = asyncio.run(asyncio.wait_for(_notified(serving.port, keys, player), PATIENCE))
    with tempfile.TemporaryDirectory(prefix="spielwerk-bench-") as folder:
        say("crowd")
        found = crowd.measure(Path(folder))
    return Web(*sizes, fresh, kept, moves, notified, WATCHERS, found, size, another, large, pages)


# --- the table


def _prepared(data: Path, game: str, before: int) -> Keys:
    """Creates the table in a process of its own, since Django can be set up only once per process."""
    asked = f"from {__name__} import prepare; prepare({game!r}, {before})"
    table, player, *spectators = made_inside(data, asked)
    return Keys(table, player, tuple(spectators))


def prepare(game: str, before: int) -> None:
    """Creates a table of five after some choices; writes its id and the cookies to stdout."""
    from django.core.signing import get_cookie_signer

    from spielwerk.table.people import seats
    from spielwerk.table.store import tables

    plan = [tables.SeatPlan(name=f"Player {seat + 1}") for seat in range(SEATS)]
    created = tables.create(game, {"seats": SEATS}, plan, mode="friends", seed=3)
    live, rng = tables.get(created.id), Rng(3)
    while live.match.position < before and not live.over:
        d = live.match.decisions[0]
        option = d.options[rng.below(len(d.options))]
        live = tables.choose(created.id, d.seat, live.seen(d.seat), [option.text])
    for token in created.links:
        seats.claim_for(f"player-{game}", token)
    spectators = [f"spectator-{game}-{n}" for n in range(-(-WATCHERS // STREAMS))]
    for key in spectators:
        seats.claim_for(key, created.spectator)
    name = seats.cookie_name()
    signer = get_cookie_signer(salt=name + seats.SALT)
    cookies = [f"{name}={signer.sign(key)}" for key in (f"player-{game}", *spectators)]
    sys.stdout.write(f"{created.id} {' '.join(cookies)}\n")


def prepare_campaign() -> None:
    """Creates a campaign of five after some legs; writes its id and the cookie of its host to stdout."""
    from django.core.signing import get_cookie_signer

    from spielwerk.kernel.story import stories, story
    from spielwerk.table.people import seats, sheets
    from spielwerk.table.store import campaigns, tables

    told = next(id for id in stories() if story(id).schema().most_seats >= SEATS)
    created = campaigns.create(told, {"seats": SEATS}, mode="hotseat", seed=3)
    sheets.claim_for("host", created.host)
    rng = Rng(3)
    for _ in range(LEGS):
        live = campaigns.get(created.id)
        made_up = live.story.made_up(live.chronicle, live.leg, rng) if live.leg else None
        if made_up is not None:
            campaigns.enter(created.id, live.seq, made_up, who="", why="")
            continue
        at = tables.get(campaigns.open_leg(created.id))
        while not at.over:
            d = at.match.decisions[0]
            option = d.options[rng.below(len(d.options))]
            at = tables.choose(at.id, d.seat, at.seen(d.seat), [option.text])
    name = seats.cookie_name()
    signer = get_cookie_signer(salt=name + seats.SALT)
    sys.stdout.write(f"{created.id} {name}={signer.sign('host')}\n")


def _campaign(port: int, campaign: str, cookie: str) -> tuple[list[float], int]:
    """Measures the page of a campaign; returns the times and its size."""
    reader = Browser.without_table(port, cookie)
    took, size = [], 0
    for _ in range(FRAGMENTS):
        begun = time.perf_counter()
        page = reader.request("GET", f"/campaign/{campaign}")
        took.append((time.perf_counter() - begun) * 1000)
        size = max(size, len(page.encode()))
    return took, size


# --- what is measured


def _moves(player: Browser, keys: Keys, number: int) -> tuple[list[float], list[float], tuple[int, int]]:
    """Measures moves, and after each one the fragment of a spectator, which is not cached yet.

    Also returns the size of the largest fragment, and of the largest with all its parts.
    """
    rng = Rng(1)
    player.keep("")
    _, fragment = player.timed_fragment()
    whole = len(fragment.encode())
    watcher = Browser.without_table(player.connection.port, keys.spectators[0])
    watcher.table = player.table
    whole = max(whole, len(watcher.timed_fragment()[1].encode()))
    fresh, moves, size = [], [], 0
    for _ in range(number):
        took, fragment = player.timed_move(fragment, rng)
        moves.append(took)
        took, drawn = watcher.timed_fragment()
        fresh.append(took)
        size = max(size, len(fragment.encode()), len(drawn.encode()))
    return fresh, moves, (size, whole)


async def _notified(port: int, keys: Keys, player: Browser) -> list[float]:
    """Measures the time from the post of a move until the last watcher has been notified."""
    rng, heard = Rng(2), NotifiedCount(WATCHERS)
    cookies = [keys.spectators[n // STREAMS] for n in range(WATCHERS)]
    tasks = [asyncio.create_task(_watch(port, keys.table, cookie, heard)) for cookie in cookies]
    await heard.all()
    loop = asyncio.get_running_loop()
    player.connection.close()  # the server may have closed it meanwhile; it reconnects by itself
    _, fragment = await loop.run_in_executor(None, player.timed_fragment)
    times = []
    for _ in range(ROUNDS):
        heard.expect()
        begun = time.perf_counter()
        _, fragment = await loop.run_in_executor(None, player.timed_move, fragment, rng)
        times.append((await heard.all() - begun) * 1000)
        await asyncio.sleep(0.1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return times


class NotifiedCount:
    """Counts watchers that have been notified."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.expect()

    def expect(self) -> None:
        self.left = self.number
        self.done: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def one(self) -> None:
        self.left -= 1
        if self.left == 0 and not self.done.done():
            self.done.set_result(time.perf_counter())

    async def all(self) -> float:
        return await asyncio.wait_for(asyncio.shield(self.done), PATIENCE)


async def _watch(port: int, table: str, cookie: str, heard: NotifiedCount) -> None:
    """Reads a spectator's event stream."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    request = f"GET /table/{table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
    writer.write(request.encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"data: "):
                heard.one()
    finally:
        writer.close()


def summary(web: Web) -> dict[str, Any]:
    """Returns everything as plain data, for JSON."""
    spread = {
        name: {"p50": median(values), "p99": percentile(values, 99), "n": len(values)}
        for name, values in (
            ("fragment_new_ms", web.fragment_new),
            ("fragment_kept_ms", web.fragment_kept),
            ("move_ms", web.moves),
            ("watchers_ms", web.notified),
            ("another_fragment_new_ms", web.another_new),
            ("campaign_ms", web.campaign_pages),
        )
    }
    budgets = [
        {"key": b.key, "limit": b.limit, "at_most": b.at_most, "measured": b.measured, "held": b.held}
        for b in web.budgets()
    ]
    sizes = {"fragment_bytes": web.fragment_bytes, "whole_bytes": web.whole_bytes}
    return {**sizes, "watchers": web.watchers, **spread, "budgets": budgets}
