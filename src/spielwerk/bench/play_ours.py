"""A contestant: random games of our own, through the public interface only.

`python -m spielwerk.bench.play_ours WHAT SECONDS SEED` measures play and copies of games of Scythe between
players (`play`) or of one player against an Automa (`solo`), the same and placements of Tapestry
(`tapestry`), or the saved form of one game (`record`).
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import spielwerk
from spielwerk.bots.registry import seated
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Option
from spielwerk.kernel.run import own_random
from spielwerk.kernel.state import State
from spielwerk.kernel.view import View

GAME, SEATS = "scythe", 5
SOLO: tuple[dict[str, str], ...] = ({}, {"automa": "automa"})
TURNS_TIMED = 150
PLACEMENTS = ("place", "explore")
PLACEMENTS_TIMED = 25
PURPOSEFUL = "greedy"
"""The bot that plays the game whose record is measured."""


def scythe(deal: int, seats: Any = SEATS) -> Game:
    return spielwerk.game(GAME, seats=seats, deal=deal, ask_forced=False)


def against_automa(deal: int) -> Game:
    return scythe(deal, SOLO)


def tapestry(_deal: int) -> Game:
    """Returns a game of Tapestry, which deals everything in play."""
    return spielwerk.game("tapestry", seats=SEATS, ask_forced=False)


def play(seconds: float, seed: int, create: Callable[[int], Game] = scythe) -> dict[str, Any]:
    """Plays whole games until the time is up, including creating the game and dealing its set-up."""
    games = free = turns = 0
    chance = random.Random(seed).random
    middle = halfway(create(seed), seed)  # also reads the data files, as importing the other packages does
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = create(seed + games)
        state = game.new(seed + games)
        while (d := game.decision(state)) is not None:
            options = d.options
            n = len(options)
            if n > 1:
                free += 1
            game.apply(state, options[int(chance() * n)])
        turns += game.box.turns(state) or 0
        games += 1
    elapsed = time.process_time() - start
    found = {"games": games, "free": free, "turns": turns, "seconds": elapsed}
    return {**found, "copy": best(middle.copy, 300)}


def halfway(game: Game, seed: int) -> State:
    """Returns a position in mid-game: after 600 decisions, or half of those of a short game."""
    state, n = played(game, seed, 600)
    return played(game, seed, n // 2)[0] if state.over else state


def played(game: Game, seed: int, decisions: int) -> tuple[State, int]:
    """Returns the position after so many random decisions, or the last one, and how many there were."""
    state = game.new(seed)
    chance = random.Random(seed).random
    for n in range(decisions):
        if (d := game.decision(state)) is None:
            return state, n
        game.apply(state, d.options[int(chance() * len(d.options))])
    return state, decisions


def solo(seconds: float, seed: int) -> dict[str, Any]:
    """Measures one player against one Automa, and the duration of an Automa turn, including luck."""
    return {**play(seconds, seed, against_automa), "automa_turn": automa_turn(seed)}


def placing(seconds: float, seed: int) -> dict[str, Any]:
    """Measures five players of Tapestry, and how long it takes to list all ways of a placement."""
    return {**play(seconds, seed, tapestry), "expand": slowest_placement(seed)}


def slowest_placement(seed: int) -> float:
    """Returns the seconds for the slowest of several placements: of buildings, landmarks and tiles."""
    game = tapestry(seed)
    times: list[float] = []
    state = game.new(seed)
    chance = random.Random(seed).random
    while (d := game.decision(state)) is not None and len(times) < PLACEMENTS_TIMED:
        if d.begins and d.gesture in PLACEMENTS:
            times.append(best(lambda: game.expand(state), 1, 3))
        game.apply(state, d.options[int(chance() * len(d.options))])
    return max(times)


def automa_turn(seed: int) -> float:
    """Returns the seconds for one Automa turn, up to the next decision: the best of several batches."""
    positions: list[tuple[Game, State, Option]] = []
    while len(positions) < TURNS_TIMED:
        game = spielwerk.game(GAME, seats=SOLO, deal=seed, chance="ask", ask_forced=False)
        state = game.new(seed)
        chance = random.Random(seed).random
        while (d := game.decision(state)) is not None:
            if d.kind == "scythe.automa.DrawTurnCard":
                positions.append((game, state.copy(), d.options[int(chance() * len(d.options))]))
            game.apply(state, d.options[int(chance() * len(d.options))])
        seed += 1

    def batch() -> float:
        copies = [(game, state.copy(), option) for game, state, option in positions]
        start = time.process_time()
        for game, state, option in copies:
            game.apply(state, option, source=own_random)
        return (time.process_time() - start) / len(copies)

    return min([batch() for _ in range(5)])


def record(seed: int) -> dict[str, Any]:
    """Measures the record of one greedy game: size with and without snapshots, time to check."""
    match = Match(scythe(seed), seed)
    bots = [seated(PURPOSEFUL, match.game) for _ in match.game.seats]
    rng = Rng(seed)

    def look() -> View:
        return match.game.view(match.state, match.state.open.seat)

    while (d := match.decision) is not None:
        match.choose(d.options[0] if d.forced else bots[d.seat].choose(d, look, rng))
    lines = match.record()
    plain = [line for line in lines if line.startswith('"')]
    return {
        "choices": match.position,
        "bytes": sum([len(line.encode()) + 1 for line in plain]),
        "bytes_with_snapshots": sum([len(line.encode()) + 1 for line in lines]),
        "replay": best(lambda: Match.load(lines), 1),
    }


def best(what: Callable[[], object], n: int, batches: int = 5) -> float:
    """Returns the seconds for one call: the best of several batches."""
    times = []
    for _ in range(batches):
        start = time.process_time()
        for _ in range(n):
            what()
        times.append((time.process_time() - start) / n)
    return min(times)


if __name__ == "__main__":
    what, time_given, first = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    if what == "record":
        measured = record(first)
    else:
        measured = {"play": play, "solo": solo, "tapestry": placing}[what](time_given, first)
    sys.stdout.write(json.dumps(measured))
