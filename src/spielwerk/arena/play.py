"""One game between bots: plan and seed decide everything that happens in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spielwerk.bots.bot import Look
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
    """A game that could not be played; names its seed, so that it can be looked at alone."""


class Plan(Struct, frozen=True):
    """What is the same in all games: the game, its set-up and who sits where."""

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    turn_limit: int | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays at each seat: its bot, or the level of the Automa that the rules play there."""
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
    """How one game went.  `cut` means that the turn limit ended it: then there are no winners.

    There are none either where a power without a seat has won (`victor`), or nobody.
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
    """The game of a seed: what the set-up leaves open is dealt anew in each.

    Nobody looks on, so forced choices are not asked.
    """
    setup = box(plan.game).schema().dealt(plan.setup, seed)
    return game(plan.game, ask_forced=False, **setup)


def play(plan: Plan, seed: int) -> Played:
    """Play the game of a seed to its end, or to the turn limit."""
    at = table(plan, seed)
    if len(plan.bots) != len(at.seats):
        raise ArenaError(f"{len(at.seats)} seats, but {len(plan.bots)} bots")
    s = at.new(seed)
    if plan.turn_limit is not None and at.box.turns(s) is None:
        raise ArenaError(f"{at.id} does not count turns, so a turn limit has no meaning")
    players = [Player(name, at, s, seat, seed) for seat, name in enumerate(plan.bots)]
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
    """A bot at a seat, with its way to the view and luck of its own: whoever draws more disturbs nobody."""

    def __init__(self, name: str, at: Game, s: State, seat: int, seed: int) -> None:
        self.who = f"game with seed {seed}: bot '{name}' at seat {seat}"
        self.look: Look = lambda: at.view(s, seat)
        self.rng = Rng(scramble((seed + GOLDEN * (seat + 1)) & MASK))
        bot(name)
        try:
            self.bot = seated(name, at)
        except (Exception, SystemExit) as error:
            raise ArenaError(f"{self.who}: {type(error).__name__}: {error}") from error

    def choose(self, d: Decision) -> Option:
        """What the bot chooses; if it fails or cheats, that is its own fault and not that of the rules."""
        try:
            option = self.bot.choose(d, self.look, self.rng)
        except (Exception, SystemExit) as error:
            raise ArenaError(f"{self.who}: {type(error).__name__}: {error}") from error
        if option not in d.options:
            options = ", ".join([o.text for o in d.options])
            raise ArenaError(f"{self.who}: chose {option!r}; open are {options}")
        return option


def drive(at: Game, s: State, players: Sequence[Player], turn_limit: int | None) -> tuple[int, bool]:
    """Let the bots choose; how many free choices there were, and whether the turn limit cut the game."""
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
