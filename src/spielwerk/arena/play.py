"""One game between bots: the plan and the seed determine everything that happens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from spielwerk.bots.bot import ViewSource
from spielwerk.bots.registry import bot, seated
from spielwerk.kernel.chance import GOLDEN, MASK, Rng, scramble
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.outcome import Score
from spielwerk.kernel.registry import box, game
from spielwerk.kernel.schema import AUTOMA
from spielwerk.kernel.state import State


class ArenaError(SpielwerkError):
    """A game that could not be played; names its seed, so that it can be repeated alone."""


class Plan(Struct, frozen=True):
    """What all games have in common: the game, its set-up and the bot of each seat."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    turn_limit: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The player of each seat: its bot, or the level of the Automa that the rules play there."""
        seats = self.setup.get("seats", ())
        fields = seats if isinstance(seats, list) else [{}] * len(self.bots)
        levels = [seat.get(AUTOMA) for seat in fields]
        return tuple(
            [
                bot if not level else AUTOMA if level is True else level
                for bot, level in zip(self.bots, levels, strict=True)
            ]
        )


class Played(Struct, frozen=True):
    """The result of one game.  `cut` means that the turn limit ended it; there are then no winners.

    `winners` is also empty if a power without a seat (`victor`) or nobody has won.
    """

    seed: int
    cut: bool
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    facts: tuple[dict[str, int | str], ...]
    turns: int | None
    choices: int
    victor: str = ""


def table(plan: Plan, seed: int) -> Game:
    """Returns the game of a seed, with the open parts of the set-up dealt again.

    Nobody is watching, so forced choices are not asked.
    """
    setup = box(plan.game).schema().dealt(plan.setup, seed)
    return game(plan.game, ask_forced=False, **setup)


def play(plan: Plan, seed: int) -> Played:
    """Plays the game of a seed to its end, or to the turn limit."""
    at = table(plan, seed)
    if len(plan.bots) != len(at.seats):
        raise ArenaError(f"{len(at.seats)} seats, but {len(plan.bots)} bots")
    s = at.new(seed)
    if plan.turn_limit is not None and at.box.turns(s) is None:
        raise ArenaError(f"{at.id} does not count turns, so a turn limit has no meaning")
    players = [Player(name, at, partial(at.view, s, seat), seat, seed) for seat, name in enumerate(plan.bots)]
    choices, cut = drive(at, s, players, plan.turn_limit)
    outcome = at.outcome(s)
    return Played(
        seed=seed,
        cut=cut,
        winners=outcome.winners if outcome else (),
        scores=outcome.scores if outcome else tuple([at.score(s, seat) for seat in at.seats]),
        facts=tuple([at.box.facts(s, seat) for seat in at.seats]),
        turns=at.box.turns(s),
        choices=choices,
        victor=outcome.victor if outcome else "",
    )


class Player:
    """A bot at a seat, with its view and with luck of its own."""

    def __init__(self, name: str, at: Game, look: ViewSource, seat: int, seed: int) -> None:
        self.who = f"game with seed {seed}: bot '{name}' at seat {seat}"
        self.look = look
        self.rng = Rng(scramble((seed + GOLDEN * (seat + 1)) & MASK))
        bot(name)
        try:
            self.bot = seated(name, at)
        except (Exception, SystemExit) as error:
            raise ArenaError(f"{self.who}: {type(error).__name__}: {error}") from error

    def choose(self, d: Decision) -> Option:
        """Returns what the bot chooses; raises `ArenaError`, which blames the bot, if it fails or cheats."""
        try:
            option = self.bot.choose(d, self.look, self.rng)
        except (Exception, SystemExit) as error:
            raise ArenaError(f"{self.who}: {type(error).__name__}: {error}") from error
        if option not in d.options:
            options = ", ".join([o.text for o in d.options])
            raise ArenaError(f"{self.who}: chose {option!r}; open are {options}")
        return option


def drive(at: Game, s: State, players: Sequence[Player], turn_limit: int | None) -> tuple[int, bool]:
    """Lets the bots choose; returns the number of free choices and whether the turn limit cut the game."""
    choices = 0
    while (d := at.decision(s)) is not None:
        if turn_limit is not None and (at.box.turns(s) or 0) > turn_limit:
            return choices, True
        if len(d.options) == 1:
            at.apply(s, d.options[0])
        elif d.seat < 0:
            raise ArenaError("nobody here can answer for the table")
        else:
            at.apply(s, players[d.seat].choose(d))
            choices += 1
    return choices, False
