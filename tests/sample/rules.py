"""The points at which modules may change the game."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any

from sample.automa import AutomaTravels
from sample.board import STORM, base_growth
from sample.cards import ATOMS, CONDITIONS, EFFECTS
from sample.draw import DrawUp
from sample.round import Bid, Reveal, Turns
from sample.scoring import coins, goods
from sample.state import Sample
from sample.storm import StormMoves
from sample.turn import PlayCard, Travel
from spielwerk.kernel.frame import Frame
from spielwerk.kernel.module import Hook, Rules, Steps, by_seat, folded, hook, masked, steps, table, values


def rounds_are_over(s: Sample) -> bool:
    """[sample.end.rounds]"""
    return s.rounds_left == 0


class SampleRules(Rules):
    """Everything that a module of the sample game can reach."""

    on_travelled: Hook = hook()
    on_round: Hook = hook()
    growth: tuple[int, ...] = folded(base_growth)
    stride: Any = masked(bits=1)
    capacity: tuple[int, ...] = values(4)
    hand_limit: tuple[int, ...] = values(3)
    setup_steps: Steps = steps(DrawUp)
    turn: tuple[Steps, ...] = by_seat(steps(Travel, PlayCard))
    automa_turn: Steps = steps(AutomaTravels)
    atoms: dict[str, Any] = table(ATOMS)
    conditions: dict[str, Any] = table(CONDITIONS)
    cards: dict[str, Any] = table(EFFECTS)
    prices: dict[str, int] = table({"salt": 1, "silk": 2, "spice": 3})
    end_conditions: dict[str, Any] = table({"rounds": rounds_are_over})
    scoring: dict[str, Any] = table({"coins": coins, "goods": goods})
    victors: dict[str, Any] = table({})
    """Powers that nobody plays, each with the test whether it has won."""

    panels: Any = hook()
    """(view, rules) -> a further panel."""
    belongings: Any = hook()
    """(view, seat, rules) -> further rows of a trader's panel, each a heading and what is there."""
    spelling: dict[str, Any] = table({})
    """By the field of a frame or event of the module: (value, frame or event, rules) -> what it is called."""
    naming: dict[str, Any] = table({})
    """By the verb of an option of the module: (option, rules) -> the parameters of its sentence."""

    def complete(self) -> None:
        """The frames of the bidding and of everybody's turn are made once, in each order of turns that comes
        up; the storm has one too.  Where something grows is known as well."""
        self.growing = [(place, good) for place, good in enumerate(self.growth) if good >= 0]
        people = [seat for seat, who in enumerate(self.setup["seats"]) if not who["automa"]]
        self.bidding: tuple[Frame, ...] = (*map(Bid, people), Reveal(), Turns())
        frames: dict[int, tuple[Frame, ...]] = {STORM: (StormMoves(),)}
        for seat, who in enumerate(self.setup["seats"]):
            turn = self.automa_turn if who["automa"] else self.turn[seat]
            frames[seat] = tuple([step(seat) for step in turn])
        self.turns = cache(lambda *order: tuple(chain.from_iterable([frames[who] for who in order])))
