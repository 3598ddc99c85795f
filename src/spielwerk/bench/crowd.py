"""Measures how the web table copes with many tables, a slow disk and a long list, as ratios within one run.

Each ratio divides two measurements: moves and fragments at 200 tables and at 20; reads while people move on a
disk that takes 0.3 s per commit and on a fast one; the start page of a browser with 60 tables and of one
without.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
import time
from pathlib import Path
from statistics import median

from msgspec import Struct

from spielwerk.bench.report import Budget
from spielwerk.bench.serving import Browser, Keys, Serving, made_inside
from spielwerk.kernel.chance import Rng

GAME = "scythe"
BEFORE = 60
"""The number of choices made at each table beforehand."""
FEW, MANY, LISTED = 20, 200, 60
STEPS = 200
"""The number of moves in a block, each followed by a fragment."""
BLOCKS = 2
READS = 60
MOVERS = 16
SLOW = 0.3
"""Seconds that a commit takes on the slow disk, and seconds that people wait between moves on the
fast one.
"""
WITHOUT = "nobody"
SLOW_SERVER = "from spielwerk.bench.crowd import slow_server; slow_server()"


class Crowd(Struct, frozen=True):
    """The measured ratios."""

    many_tables: float
    slow_disk: float
    start_page: float

    def budgets(self) -> tuple[Budget, ...]:
        return (
            Budget("many-tables", 1.3, self.many_tables, at_most=True),
            Budget("slow-disk", 2, self.slow_disk, at_most=True),
            Budget("start-page", 2, self.start_page, at_most=True),
        )


def measure(data: Path) -> Crowd:
    """Prepares the tables and measures with two servers, one after the other."""
    without, with_many, *found = made_inside(
        data, f"from {__name__} import prepare; prepare({MANY}, {LISTED})"
    )
    tables = [Keys(table, cookie, ()) for table, cookie in zip(found[::2], found[1::2], strict=True)]
    with Serving(data) as serving:
        many = _many_tables(serving, tables)
        start = _start_page(serving, Keys(tables[0].table, without, ()), Keys(tables[0].table, with_many, ()))
        quick = _reading(serving, tables, pause=SLOW)
    with Serving(data, SLOW_SERVER) as serving:
        slow = _reading(serving, tables, pause=0.0)
    return Crowd(many, slow / quick, start)


def prepare(number: int, listed: int) -> None:
    """Creates the tables, some of them for one browser; writes the cookies and table ids to stdout."""
    from django.core.signing import get_cookie_signer

    from spielwerk.kernel.match import Match
    from spielwerk.kernel.registry import game
    from spielwerk.table.people import seats
    from spielwerk.table.store import tables

    match, rng = Match(game(GAME, seats=2), 3), Rng(3)
    while match.position < BEFORE and match.decision is not None:
        match.choose(match.decision.options[rng.below(len(match.decision.options))])
    plan = [tables.SeatPlan(name="Player"), tables.SeatPlan(name="Other")]
    name = seats.cookie_name()
    signer = get_cookie_signer(salt=name + seats.SALT)
    opened = []
    for n in range(number):
        created = tables.adopt(match.fork(), plan, mode="solo", origin="fork")
        seats.claim_for(f"player-{n}", created.host)
        if n < listed:
            seats.claim_for("keen", created.host)
        opened += [created.id, f"{name}={signer.sign(f'player-{n}')}"]
    cookies = [f"{name}={signer.sign(key)}" for key in (WITHOUT, "keen")]
    sys.stdout.write(" ".join([*cookies, *opened]) + "\n")


def slow_server() -> None:
    """Runs `spielwerk serve` with an artificial delay for each commit."""
    from django.db.backends.base.base import BaseDatabaseWrapper

    commit = BaseDatabaseWrapper._commit

    def slow(self: BaseDatabaseWrapper) -> object:
        time.sleep(SLOW)
        return commit(self)

    BaseDatabaseWrapper._commit = slow
    runpy.run_module("spielwerk", run_name="__main__")


# --- what is measured


class Player:
    """A player at one table who moves at random and reads the fragment."""

    def __init__(self, serving: Serving, keys: Keys, seed: int) -> None:
        self._browser = Browser(serving.port, keys)
        self._rng = Rng(seed)
        self._fragment = self._browser.timed_fragment()[1]

    def move(self) -> None:
        if 'name="choice"' in self._fragment:
            self._fragment = self._browser.timed_move(self._fragment, self._rng)[1]

    def look(self) -> float:
        took, self._fragment = self._browser.timed_fragment()
        return took

    def close(self) -> None:
        self._browser.connection.close()


def _many_tables(serving: Serving, tables: list[Keys]) -> float:
    """Returns the CPU cost of an answer with many tables in use, divided by that with few."""
    cost: dict[int, list[float]] = {FEW: [], MANY: []}
    for block in range(BLOCKS):
        for number, found in cost.items():
            players = []
            for n, keys in enumerate(tables[:number]):
                players.append(Player(serving, keys, 1000 * block + n))
                players[-1].close()  # it reconnects by itself: 200 idle connections would burden the server
            before = processor_time(serving.process.pid)
            for step in range(STEPS):
                player = players[step % number]
                player.move()
                player.look()
                player.close()
            found.append(processor_time(serving.process.pid) - before)
    return median(cost[MANY]) / median(cost[FEW])


def processor_time(pid: int) -> float:
    """Returns the CPU seconds of a process, or the elapsed time if the system does not report them."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return time.perf_counter()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _start_page(serving: Serving, without: Keys, with_many: Keys) -> float:
    """Returns the time of the start page with many tables, divided by that without tables."""
    took: dict[Keys, list[float]] = {without: [], with_many: []}
    browsers = {keys: Browser.without_table(serving.port, keys.player) for keys in took}
    for _ in range(READS):
        for keys, browser in browsers.items():
            begun = time.perf_counter()
            browser.request("GET", "/")
            took[keys].append(time.perf_counter() - begun)
    return median(took[with_many][5:]) / median(took[without][5:])


def _reading(serving: Serving, tables: list[Keys], pause: float) -> float:
    """Returns the median time of a read while people move at other tables."""
    stop = threading.Event()

    def moving(keys: Keys, seed: int) -> None:
        player = Player(serving, keys, seed)
        while not stop.wait(pause):
            player.move()

    movers = [
        threading.Thread(target=moving, args=(keys, n)) for n, keys in enumerate(tables[1 : MOVERS + 1])
    ]
    for mover in movers:
        mover.start()
    reader = Player(serving, tables[0], 0)
    took = []
    for _ in range(READS):
        took.append(reader.look())
        time.sleep(0.02)
    stop.set()
    for mover in movers:
        mover.join()
    return median(took)
