"""The supervisor of the bots: each thinks in a process of its own, never in the server's.

When a table changes and a bot must move there, a thread of the supervisor passes the question to its process
and posts the answer like anybody else.  A process that takes too long or dies is replaced, and that one
decision is made at random here, without a process that could fail too.
"""

from __future__ import annotations

import logging
import multiprocessing
import queue
import threading
import time
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from typing import Any

from django.db import connection as database
from msgspec import Struct

from spielwerk.kernel.chance import Rng
from spielwerk.table.errors import Stale, TableGone
from spielwerk.table.serving.bot_process import READY, Question, main
from spielwerk.table.serving.clock_watch import ClockWatch
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import LiveTable

BUDGET = 20.0
"""Seconds for one decision."""
STARTING = 120.0
"""Seconds for the start of a process, which may be slow on a busy machine."""
WORKERS = 2
STAND_IN = "greedy"
"""The bot that takes the move of somebody whose time is up."""
PATIENCE = 30.0
"""Seconds until a table at which a bot failed is tried again."""

log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """The process of a bot took too long, died, or sent an invalid answer."""


class Thinker:
    """One process that thinks for bots; started on demand, and again after it was killed."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.budget = budget
        self._process: SpawnProcess | None = None
        self._connection: Any = None
        self._lock = threading.Lock()
        self._closed = False

    def ask(self, question: Question) -> str:
        """Returns the bot's choice; raises `NoAnswer` if there is none in time."""
        try:
            self._start()
            self._connection.send(question)
            if not self._connection.poll(self.budget):
                raise NoAnswer(f"no answer within {self.budget:g} s")
            answer = self._connection.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise NoAnswer("the process has died") from error
        except NoAnswer:
            self.stop()
            raise
        if answer not in question.options:
            raise NoAnswer(f"'{answer}' is not among the options")
        return str(answer)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def _start(self) -> None:
        """Starts the process; the time for a decision begins only when the process is ready."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        with self._lock:
            if self._closed:
                raise NoAnswer("the server stops")
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=main, args=(theirs,), name="bot", daemon=True)
            self._process.start()
            theirs.close()
        if not self._connection.poll(STARTING) or self._connection.recv() != READY:
            raise NoAnswer("the process did not start")

    def stop(self) -> None:
        """Ends the process; the next question starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Closes it permanently, from another thread: a waiting caller gets `NoAnswer` at once."""
        with self._lock:
            self._closed = True
            process = self._process
            if process is not None:
                process.kill()


class Waiting(Struct, order=True):
    """A table to be checked, not before its time."""

    due: float
    table: str


class Supervisor:
    """Supervises all tables with bots."""

    def __init__(self, workers: int = WORKERS, budget: float = BUDGET) -> None:
        self.thinkers = [Thinker(budget) for _ in range(workers)]
        self._queue: queue.PriorityQueue[Waiting] = queue.PriorityQueue()
        self._queued: set[str] = set()
        self._busy: set[str] = set()
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._threads: list[threading.Thread] = []
        self.clocks = ClockWatch(lambda table: self._put(table, 0.0))

    def start(self) -> None:
        """Listens to the tables, and queues each one where a bot must move."""
        tables.listen(self.notice)
        self.clocks.start()
        for thinker in self.thinkers:
            thread = threading.Thread(target=self._work, args=(thinker,), name="bots", daemon=True)
            thread.start()
            self._threads.append(thread)
        threading.Thread(target=self._take_up, name="bots-start", daemon=True).start()

    def stop(self) -> None:
        """Stops thinking; unfinished decisions are continued at the next start."""
        self._stopping.set()
        self.clocks.stop()
        tables.unlisten(self.notice)
        for _ in self._threads:
            self._queue.put(Waiting(0.0, ""))
        for thinker in self.thinkers:
            thinker.close()
        for thread in self._threads:
            thread.join(1)

    @property
    def alive(self) -> bool:
        """Whether all supervisor threads are running."""
        return all(thread.is_alive() for thread in self._threads)

    @property
    def processes(self) -> int:
        """The number of bot processes; none is started before a bot has to move."""
        return sum(1 for thinker in self.thinkers if thinker.pid is not None)

    @property
    def waiting(self) -> int:
        """The number of tables that wait for a bot, or for a retry."""
        return len(self._queued)

    def notice(self, table_id: str, live: LiveTable | None) -> None:
        """Queues a table that has changed."""
        if live is not None and bot_seats(live):
            self._put(table_id, 0.0)

    def _put(self, table_id: str, delay: float) -> None:
        with self._lock:
            if table_id in self._queued:
                return
            self._queued.add(table_id)
        self._queue.put(Waiting(time.monotonic() + delay, table_id))

    def _take_up(self) -> None:
        try:
            rows = models.Table.objects.filter(over=False, closed=False).values_list("id", "plan", "awaits")
            for table_id, plan, awaits in rows:
                bots = [bool(seat.get("away")) or seat["who"].startswith("bot:") for seat in plan]
                if any(0 <= seat < len(bots) and bots[seat] for seat in awaits):
                    self._put(table_id, 0.0)
        finally:
            database.close()

    def _work(self, thinker: Thinker) -> None:
        try:
            while not self._stopping.is_set():
                waiting = self._queue.get()
                if self._stopping.is_set():
                    return
                self._turn(thinker, waiting)
        finally:
            thinker.stop()
            database.close()

    def _turn(self, thinker: Thinker, waiting: Waiting) -> None:
        """Makes one decision at one table, unless it is not due yet or another thread is working on it."""
        table_id, now = waiting.table, time.monotonic()
        with self._lock:
            early = waiting.due > now or table_id in self._busy
            if not early:
                self._queued.discard(table_id)
                self._busy.add(table_id)
        if early:
            self._queue.put(Waiting(max(waiting.due, now + 0.01), table_id))
            self._stopping.wait(0.01)
            return
        again: float | None = None
        try:
            again = 0.0 if self._move(thinker, table_id) else None
        except TableGone:
            pass
        except Exception:
            if not self._stopping.is_set():
                log.exception("a bot cannot move at table %s", table_id)
                again = PATIENCE
        finally:
            with self._lock:
                self._busy.discard(table_id)
        if again is not None:
            self._put(table_id, again)

    def _move(self, thinker: Thinker, table_id: str) -> bool:
        """Lets the first bot that is asked move; returns False if none is."""
        live = tables.get(table_id)
        seats = bot_seats(live)
        if not seats:
            return False
        seat = seats[0]
        if not live.plan[seat].bot:
            live = tables.call_time(table_id, seat)
        decision = live.decision(seat)
        if decision is None:
            return True
        if decision.forced:
            choice = decision.options[0].text
        else:
            choice = self._think(thinker, live, seat, [o.text for o in decision.options])
        with suppress(Stale):
            tables.choose(table_id, seat, live.seen(seat), [choice])
        return True

    def _think(self, thinker: Thinker, live: LiveTable, seat: int, options: list[str]) -> str:
        name = live.plan[seat].bot or STAND_IN
        try:
            return thinker.ask(question(live, seat, options, name))
        except NoAnswer as error:
            if self._stopping.is_set():
                raise
            log.warning("bot %s at table %s, seat %d: %s", name, live.id, seat, error)
        luck = Rng(live.match.luck.bot(live.match.position, seat))
        return options[luck.below(len(options))]


def bot_seats(live: LiveTable) -> list[int]:
    """Returns the seats at which a bot must move now."""
    if live.closed:
        return []
    late = live.time_up
    return [
        seat for seat in live.awaits if 0 <= seat < len(live.plan) and (live.plan[seat].bot or seat in late)
    ]


def question(live: LiveTable, seat: int, options: list[str], name: str) -> Question:
    """Returns what a bot is asked: the view of its seat, and the options."""
    game = live.game
    return Question(
        bot=name,
        module=type(game.box).__module__,
        game=game.id,
        setup=game.setup,
        seat=seat,
        view=live.view(seat),
        options=tuple(options),
        luck=live.match.luck.bot(live.match.position, seat),
    )
