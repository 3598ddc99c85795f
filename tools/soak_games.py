"""Play thousands of random games and hundreds of greedy ones over all set-ups and look for anything odd.

    python tools/soak_games.py [--games N] [--greedy N] [--game ID [--kind NAME]] [--jobs J]
                               [--limit DECISIONS] [--restart | --round N]

Each game is checked at every decision for conservation and now and then for a JSON round trip.  A run can
be stopped and goes on where it was (.soak/<game>.json and .soak/<game>-greedy.json keep the next seed and
the figures so far). `--round N` plays the N-th so many games and keeps nothing; `make soak` does that.
Exit code 1 if a game failed; its seed and set-up are printed.  Games that have failed are kept and tried
again first, until they pass.  A kind is a function of the game's companion that makes random set-ups of one
sort, such as `solo`; what follows a colon is handed to it: `powers:horde`.  Without a kind named and random
set-ups take turns.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from msgspec import DecodeError, Struct  # noqa: E402
from msgspec import json as msgjson  # noqa: E402

import spielwerk  # noqa: E402
from contract.harness import answering, companion, games, pick  # noqa: E402
from spielwerk.bots.registry import seated  # noqa: E402
from spielwerk.kernel.chance import Rng  # noqa: E402
from spielwerk.kernel.game import Game  # noqa: E402
from spielwerk.kernel.option import Decision, Option  # noqa: E402
from spielwerk.kernel.state import State  # noqa: E402

ROUND_TRIP_EVERY = 97
SAVE_EVERY = 2.0
FOLDER = ROOT / ".soak"
RANDOM = "random"


class Task(Struct, frozen=True):
    """One game to play; `bot` chooses at all seats."""

    game: str
    kind: str
    bot: str
    seed: int
    limit: int


class Report(Struct, frozen=True):
    """One game: how long it was, or what went wrong."""

    seed: int
    decisions: int
    setup: str
    problem: str = ""


class Figures(Struct):
    """What has been played so far, kept on disk between runs."""

    next_seed: int = 0
    games: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    failures: list[Report] = []

    def add(self, report: Report) -> None:
        self.next_seed = report.seed + 1
        self.games += 1
        self.decisions += report.decisions
        self.longest = max(self.longest, report.decisions)
        if report.problem:
            self.failures.append(report)


def setup_of(id: str, kind: str, seed: int) -> dict[str, Any]:
    """The named set-ups in turn; every other game a random one."""
    known: Any = companion(id)
    if kind:
        name, _, about = kind.partition(":")
        wanted: dict[str, Any] = getattr(known, name)(Rng(seed), *([about] if about else []))
        return wanted
    if seed % 2:
        made: dict[str, Any] = known.setup(Rng(seed))
        return made
    setups = list(known.SETUPS.values())
    found: dict[str, Any] = setups[seed // 2 % len(setups)]
    return found


def players(task: Task, game: Game) -> Callable[[State, Decision], Option]:
    """Who chooses: the same bot at each seat, with the luck of the seed."""
    rng = Rng(task.seed)
    if task.bot == RANDOM:
        return lambda _, d: pick(rng, d)
    bots = [seated(task.bot, game) for _ in game.seats]
    return lambda s, d: bots[d.seat].choose(d, lambda: game.view(s, d.seat), rng)


def stuck(known: Any, s: State) -> bool:
    """Whether the companion says that random play has left nobody a way to end the game."""
    return hasattr(known, "stuck") and bool(known.stuck(s))


def play(task: Task) -> Report:
    """One game with its checks."""
    known: Any = companion(task.game)
    setup: dict[str, Any] = {}
    n = 0
    try:
        setup = setup_of(task.game, task.kind, task.seed)
        game = spielwerk.game(task.game, **setup)
        choose = players(task, game)
        s = game.new(task.seed)
        while (d := game.decision(s)) is not None:
            if n == task.limit and stuck(known, s):
                return Report(task.seed, n, "")
            if n == task.limit:
                raise AssertionError(f"not over after {task.limit} decisions (--limit)")
            known.conserved(game, s)
            assert d.seat in answering(game), f"{d.kind} asks {d.seat}"
            if n % ROUND_TRIP_EVERY == 0:
                raw = game.dumps(s)
                s = game.loads(raw)
                d = game.decision(s)
                assert d is not None, f"the saved position asks nothing at decision {n}"
                assert game.dumps(s) == raw, f"the saved position came back otherwise at decision {n}"
            game.apply(s, choose(s, d))
            n += 1
        known.conserved(game, s)
        assert game.outcome(s) is not None, "over without a result"
    except Exception:
        return Report(task.seed, n, json.dumps(setup), traceback.format_exc(limit=-3))
    return Report(task.seed, n, "")


def reports(tasks: list[Task], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(play, tasks, chunksize=4)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tell(name: str, report: Report) -> None:
    print(
        f"\n{name}, seed {report.seed}, decision {report.decisions}, set-up {report.setup}\n{report.problem}"
    )


def known_so_far(file: Path) -> Figures:
    """What earlier runs have left."""
    if not file.exists():
        return Figures()
    try:
        return msgjson.decode(file.read_bytes(), type=Figures)
    except DecodeError as error:
        sys.exit(f"{file}: cannot be read ({error}); --restart begins anew")


def save(file: Path, figures: Figures, since: float) -> float:
    """Keep what has been played; gives the time from which to count on."""
    now = time.monotonic()
    figures.seconds += now - since
    file.write_bytes(msgjson.format(msgjson.encode(figures)) + b"\n")
    return now


def soak(id: str, bot: str, games: int, args: argparse.Namespace) -> Figures:
    """The next games of one kind, with progress on a terminal; saved also when it is stopped."""
    kind = args.kind.replace(":", "-")
    name = "-".join(filter(None, (id, kind, "" if bot == RANDOM else bot)))
    file = FOLDER / f"{name}.json"
    alone = args.round is not None
    figures = Figures() if args.restart or alone else known_so_far(file)
    if alone:
        figures.next_seed = args.round * games
    again = [play(Task(id, args.kind, bot, failed.seed, args.limit)) for failed in figures.failures]
    figures.failures = [report for report in again if report.problem]
    for report in figures.failures:
        tell(name, report)
    before, start, saved = len(figures.failures), figures.next_seed, time.monotonic()
    tasks = [Task(id, args.kind, bot, seed, args.limit) for seed in range(start, start + games)]
    try:
        for report in reports(tasks, args.jobs):
            figures.add(report)
            if report.problem:
                tell(name, report)
            if sys.stdout.isatty():
                print(f"\r{name}: {figures.next_seed - start} of {games} games", end="", flush=True)
            if time.monotonic() - saved > SAVE_EVERY and not alone:
                saved = save(file, figures, saved)
    finally:
        if alone:
            figures.seconds += time.monotonic() - saved
        else:
            save(file, figures, saved)
    if sys.stdout.isatty():
        print("\r\033[K", end="")
    mean = figures.decisions / max(1, figures.games)
    speed = figures.decisions / max(0.001, figures.seconds)
    print(
        f"{name}: {figures.games} games in all, {mean:.0f} decisions each, longest {figures.longest} "
        f"(limit {args.limit}), {speed:,.0f} decisions/s with checks, "
        f"{len(figures.failures) - before} failed now, {before} before and still"
    )
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games for a long time and look for anything odd.")
    parser.add_argument("--games", type=int, default=2000, help="random games of each kind (default 2000)")
    parser.add_argument("--greedy", type=int, default=500, help="greedy games of each kind (default 500)")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--kind", default="", help="only set-ups that this function of the companion makes")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--limit", type=int, default=30_000, help="a longer game has failed")
    parser.add_argument("--round", type=int, metavar="N", help="the N-th so many games, by their seeds alone")
    parser.add_argument("--restart", action="store_true", help="forget what was played before")
    args = parser.parse_args()
    if args.game and args.game not in games():
        parser.error(f"there is no game '{args.game}'; there is {', '.join(games())}")
    function = args.kind.partition(":")[0]
    if args.kind and not (args.game and hasattr(companion(args.game), function)):
        parser.error(f"--kind: name the game too; its companion must have a function '{function}'")
    ids = [args.game] if args.game else games()
    FOLDER.mkdir(exist_ok=True)
    failed = False
    for id in ids:
        if companion(id) is None:
            print(f"{id}: no contract.py, so it cannot be soaked")
            failed = True
            continue
        for bot, number in ((RANDOM, args.games), ("greedy", args.greedy)):
            if number:
                failed = bool(soak(id, bot, number, args).failures) or failed
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("stopped; the next run goes on from here")
