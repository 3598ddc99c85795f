"""What the contract tests share: the registered games, their companions, and random play.

A game's companion is the module `tests/games/<id>/contract.py` (the sample game has it in its own folder, and
so has a game of another package, which is tried only if it brings one):

    SETUPS: dict[str, dict]                       # named set-ups, small ones first
    def perturb(game, state, seat, rng) -> State  # a copy in which all that the seat cannot know is changed
    def conserved(game, state) -> None            # asserts that pieces, cards and coins are accounted for
    def setup(rng) -> dict                        # a random set-up
    def stir(state, rng) -> bool                  # makes it a position that random play seldom reaches;
                                                  # False, and nothing changed, where that cannot be done now
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import sample
import spielwerk
from spielwerk.kernel import registry
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE, TABLE
from spielwerk.kernel.game import Game
from spielwerk.kernel.installed import entries, home
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
LIMIT = 30_000
"""Most decisions that a random game may take."""
NEEDED = ("SETUPS", "perturb", "conserved", "setup", "stir")


def of_others() -> dict[str, EntryPoint]:
    """Returns the games from other packages."""
    return {entry.name: entry for entry in entries() if not entry.value.startswith("spielwerk.")}


def games() -> list[str]:
    """Returns all games of this package, the sample, and those of other packages with a companion."""
    assert sample.BOX.id in registry.games()
    others = of_others()
    return [id for id in registry.games() if id not in others or companion(id)]


def seeds() -> range:
    """Returns the seeds to play in each set-up; the environment may ask for more than the default few."""
    return range(int(os.environ.get("SPIELWERK_CONTRACT_GAMES", "2")))


def companion_name(id: str) -> str:
    if entry := of_others().get(id):
        return f"{entry.module.rpartition('.')[0]}.contract"
    return f"{id}.contract" if id == sample.BOX.id else f"games.{id}.contract"


def golden_folder(id: str) -> Path:
    """Returns the folder of a game's golden games; another package has them next to its companion."""
    entry = of_others().get(id)
    folder = home(entry) if entry else None
    return folder / "golden" if folder else GOLDEN


@cache
def companion(id: str) -> ModuleType | None:
    """Returns the module with what only the game can know; None if there is none."""
    name = companion_name(id)
    entry = of_others().get(id)
    folder = home(entry) if entry else Path(__file__).parents[1].joinpath(*name.split(".")[:-1])
    if folder is None:
        return None
    return importlib.import_module(name) if (folder / "contract.py").exists() else None


class Table:
    """A game in one of its set-ups, ready to be tested."""

    def __init__(self, id: str, setup: str) -> None:
        found = companion(id)
        assert found is not None
        self.id = id
        self.name = f"{id}/{setup}"
        self.companion: Any = found
        self.setup: dict[str, Any] = found.SETUPS[setup]
        self.game = spielwerk.game(id, **self.setup)

    def asking(self) -> Game:
        """Returns the same game, stopping at luck."""
        return spielwerk.game(self.id, chance="ask", **self.setup)

    def at(self, seed: int, i: int) -> str:
        """Returns, for messages, how to reach the position that failed."""
        return f"{self.name}, seed {seed}, decision {i}"


table = cache(Table)


def tables() -> list[tuple[str, str]]:
    """Returns every set-up of every game that has a companion."""
    return [(id, name) for id in games() if (found := companion(id)) for name in found.SETUPS]


def pick(rng: Rng, d: Decision) -> Option:
    """Returns a random option; for luck, by the weights."""
    if d.seat == CHANCE:
        return d.options[rng.pick(d.weights)]
    return d.options[rng.below(len(d.options))]


def unclear(game: Game, s: State, frame: Any) -> set[str]:
    """Verbs that do not say who carries an option out: an offer has its own, the base none of it."""
    found: set[str] = set()
    base = {option.verb for option in frame.options(s)}
    for offer in [offer for offer in game.rules.offers if isinstance(frame, offer.ask)]:
        found |= base & {offer.verb}
        if offer not in game.rules.offered_to or frame.seat in game.rules.offered_to[offer]:
            found |= {option.verb for option in offer.options(s, frame)} - {offer.verb}
    return found


def answering(game: Game) -> set[int]:
    """Returns who can answer: luck, the table, and the seats that the rules do not play."""
    return {CHANCE, TABLE, *game.players}


def play(game: Game, seed: int, limit: int = LIMIT) -> Iterator[tuple[int, State, Decision]]:
    """Yields the state of a random game (one object, which changes) at each decision, before the choice."""
    rng = Rng(seed)
    s = game.new(seed)
    can_answer = answering(game)
    for i in range(limit):
        d = game.decision(s)
        if d is None:
            return
        assert d.seat in can_answer, f"{game.id} {game.setup}, seed {seed}: {d.kind} asks {d.seat}"
        yield i, s, d
        game.apply(s, pick(rng, d))
    raise AssertionError(f"{game.id} {game.setup}, seed {seed}: not over after {limit} decisions")


def sampled(i: int, every: int = 41, first: int = 30) -> bool:
    """Returns whether an expensive check runs at this decision: the first ones, then every so many."""
    return i < first or i % every == 0


def go_on(game: Game, s: State, seed: int, steps: int) -> list[str]:
    """Plays some more decisions, and returns the digest after each."""
    rng = Rng(seed)
    digests = []
    for _ in range(steps):
        d = game.decision(s)
        if d is None:
            break
        game.apply(s, pick(rng, d))
        digests.append(game.digest(s))
    return digests
