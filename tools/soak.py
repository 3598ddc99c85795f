"""`make soak`: hours of games, stirred positions, kills, starts, leaks and clicks, in rounds with seeds.

    python tools/soak.py [--only PART ...] [--rounds N] [--jobs J] [--restart]

A run can be stopped at any time: the next one goes on with the round that was under way and ends where the
first would have ended. The run after that takes new seeds. A round that fails does not end the run; its part
and its seed are told, also at the end, with the command that repeats it, and it is tried first in the next
run until it passes. `.soak/rounds.json` keeps all of that.
"""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
PROGRESS = ROOT / ".soak" / "rounds.json"
SEED = "SPIELWERK_SOAK_SEED"


class Part(msgspec.Struct, frozen=True):
    """One kind of trial: how many rounds a run has, and the command of a round."""

    name: str
    rounds: int
    command: list[str]
    setting: dict[str, str] = {}
    seed: str = SEED
    """The variable by which a round gets its seed."""

    def words(self, seed: int, jobs: int) -> tuple[list[str], dict[str, str]]:
        """The command of the round with this seed, and its variables."""
        filled = [word.format(seed=seed, jobs=jobs) for word in self.command]
        return [sys.executable, *filled], {**self.setting, self.seed: str(seed)}

    def to_repeat(self, seed: int, jobs: int) -> str:
        """What a person types to see it again."""
        words, variables = self.words(seed, jobs)
        named = [f"{name}={value}" for name, value in variables.items()]
        return " ".join([*named, *map(shlex.quote, [".venv/bin/python", *words[1:]])])


PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
WHOLE_GAMES = "scythe_by or dei_by or tapestry_by"
TOGETHER = {
    "mods": "mech-mods+infra-mods",
    "vesna": "vesna-faction",
    "fenris": "fenris-faction",
    "tesla": "tesla",
    "all-together": "mech-mods+infra-mods+vesna-faction+fenris-faction+tesla",
}
"""Modules that are played by people alone and with Automas."""
POWERS = ("mad-tesla", "horde", "annihilator")


def kind(name: str, rounds: int, game: str, of: str = "", *, games: int = 500, greedy: int = 50) -> Part:
    """Rounds of so many random and greedy games with set-ups of one kind, which is named like the part."""
    chosen = ["--game", game, "--kind", of or name, "--jobs", "{jobs}"]
    size = ["--games", str(games), "--greedy", str(greedy), "--round", "{seed}"]
    return Part(name, rounds, ["tools/soak_games.py", *chosen, *size])


PARTS = [
    Part(
        "games",
        20,
        ["tools/soak_games.py", "--jobs", "{jobs}", "--games", "100", "--greedy", "25", "--round", "{seed}"],
    ),
    kind("campaign", 13, "scythe"),
    kind("modified", 5, "scythe"),
    kind("guests", 5, "scythe"),
    kind("wind", 5, "scythe", "windy"),
    *[
        kind(f"{name}-{who}", 1, "scythe", f"{who}:{modules}")
        for name, modules in TOGETHER.items()
        for who in ("people", "automas")
    ],
    *[kind(power, 2, "scythe", f"powers:{power}", greedy=10) for power in POWERS],
    kind("agents", 2, "scythe", greedy=10),
    kind("expansions", 10, "tapestry", "expanded", games=2100, greedy=20),
    kind("scenarios", 10, "tapestry", "scenario", games=2100, greedy=20),
    Part(
        "pairs",
        5,
        [*PYTEST, "-n", "{jobs}", "tests/games/scythe/fenris/test_pairs.py"],
        {"SPIELWERK_PAIRS": "1"},
    ),
    Part(
        "made-up",
        10,
        [*PYTEST, "-n", "{jobs}", "tests/games/scythe/fenris/test_story.py", "-k", "made_up_campaigns"],
        {"SPIELWERK_CAMPAIGNS": "200"},
    ),
    Part(
        "real",
        10,
        [*PYTEST, "tests/games/scythe/fenris/test_story.py", "-k", "really_played"],
        {"SPIELWERK_REAL_CAMPAIGNS": "20"},
    ),
    Part(
        "real-greedy",
        20,
        [*PYTEST, "tests/games/scythe/fenris/test_story.py", "-k", "really_played"],
        {"SPIELWERK_REAL_CAMPAIGNS": "1", "SPIELWERK_CAMPAIGN_BOT": "greedy"},
    ),
    Part(
        "stirred",
        20,
        [*PYTEST, "-n", "{jobs}", "tests/contract/test_stirred.py"],
        {"SPIELWERK_STIRRED": "50"},
    ),
    Part(
        "explained",
        5,
        [*PYTEST, "tests/games/tapestry/automa/test_story.py", "-k", "follows"],
        {"SPIELWERK_TAPESTRY_CHOICES": "1000"},
    ),
    Part("kills", 5, [*PYTEST, "tests/table/test_kill.py"], {"SPIELWERK_KILLS": "10"}),
    Part(
        "campaign-kills",
        2,
        [*PYTEST, "tests/table/test_campaign_kill.py"],
        {"SPIELWERK_CAMPAIGN_KILLS": "20"},
    ),
    Part("starts", 5, [*PYTEST, "tests/table/test_starts.py"], {"SPIELWERK_STARTS": "10"}),
    Part(
        "leaks",
        2,
        [*PYTEST, "-n", "{jobs}", "tests/table/test_leaks.py", "-k", "whole_games"],
        {"SPIELWERK_LEAKS": "1"},
    ),
    Part("wall", 3, [*PYTEST, "tests/table/test_wall.py"], {"SPIELWERK_WALL": "1"}),
    Part(
        "browser",
        1,
        [*PYTEST, "tests/browser", "-k", f"{WHOLE_GAMES} or whole_campaign or every_page or pieces_drawn"],
        {"SPIELWERK_BROWSER_LONG": "1"},
        "SPIELWERK_BROWSER_SEED",
    ),
]


class Standing(msgspec.Struct):
    """How far a part has come: the next seed, the rounds left of this run, and the seeds that failed."""

    next_seed: int = 1
    left: int = 0
    failed: list[int] = []


class Soak:
    """All parts with their standing, which is saved after each round."""

    def __init__(self, parts: Sequence[Part], file: Path, run: Callable[[Part, int], bool]) -> None:
        self.parts, self.file, self.run = parts, file, run
        self.standings = self._stored()

    def _stored(self) -> dict[str, Standing]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Standing])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError as error:
            sys.exit(f"{self.file}: cannot be read ({error}); --restart begins anew")

    def save(self) -> None:
        self.file.parent.mkdir(exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self.standings)) + b"\n")
        new.replace(self.file)

    def begin(self, rounds: int | None) -> bool:
        """Plan the rounds of a new run, unless one was stopped; returns whether it is a new one."""
        for part in self.parts:
            self.standings.setdefault(part.name, Standing())
        if any(self.standings[part.name].left for part in self.parts):
            return False
        for part in self.parts:
            self.standings[part.name].left = part.rounds if rounds is None else rounds
        self.save()
        return True

    def go(self) -> None:
        """Repeat what failed before, then play the rounds that are left."""
        for part in self.parts:
            standing = self.standings[part.name]
            for seed in list(standing.failed):
                if self.run(part, seed):
                    standing.failed.remove(seed)
                    self.save()
            while standing.left:
                if not self.run(part, standing.next_seed):
                    standing.failed.append(standing.next_seed)
                standing.next_seed += 1
                standing.left -= 1
                self.save()

    def failures(self) -> list[tuple[Part, int]]:
        """What has failed and has not passed since."""
        return [(part, seed) for part in self.parts for seed in self.standings[part.name].failed]


def run_round(part: Part, seed: int, jobs: int) -> bool:
    """Run one round; returns whether nothing was odd."""
    words, variables = part.words(seed, jobs)
    print(f"{part.name}, seed {seed}", flush=True)
    with subprocess.Popen(words, cwd=ROOT, env={**os.environ, **variables}) as process:
        try:
            code = process.wait()
        except BaseException:
            process.send_signal(signal.SIGINT)  # a terminal has told it already, others have not
            process.wait()  # `with` waits only a quarter of a second for an interrupted process
            raise
    if code:
        print(f"{part.name}, seed {seed}: FAILED; again with: {part.to_repeat(seed, jobs)}", flush=True)
    return code == 0


def main() -> int:
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(description="Look for anything odd for a long time.")
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="only these parts")
    parser.add_argument("--rounds", type=int, help="rounds of each part in a new run")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument(
        "--restart", action="store_true", help="forget the run that was stopped and all failures"
    )
    args = parser.parse_args()
    if args.restart:
        PROGRESS.unlink(missing_ok=True)
    chosen = [part for part in PARTS if part.name in args.only]
    soak = Soak(chosen, PROGRESS, lambda part, seed: run_round(part, seed, args.jobs))
    if not soak.begin(args.rounds):
        print("goes on with the run that was stopped (--restart begins anew)")
    soak.go()
    for part, seed in soak.failures():
        print(f"failed: {part.name}, seed {seed}; again with: {part.to_repeat(seed, args.jobs)}")
    return 1 if soak.failures() else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("stopped; the next run goes on from here")
        sys.exit(130)
