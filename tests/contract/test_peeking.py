"""Nobody can look at what is hidden and then take back what led to it."""

from __future__ import annotations

from contract.harness import Table, play, seeds
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.event import Journal
from spielwerk.kernel.frame import CHANCE, SECRET
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.run import nobody
from spielwerk.kernel.state import State
from spielwerk.kernel.view import View

EVERY = 13


def test_a_choice_that_shows_something_hidden_says_so(table: Table) -> None:
    """The same choice in two positions that look alike: where they look different afterwards, though luck has
    not answered, an event must say that something was revealed."""
    for seed in seeds():
        rng = Rng(seed)
        for i, s, d in play(table.game, seed):
            if i % EVERY or d.frame.asks == SECRET:
                continue
            other = table.companion.perturb(table.game, s, d.seat, rng)
            if table.game.view(other, d.seat) == table.game.view(s, d.seat):
                for option in rng.shuffled(d.options)[:3]:
                    where = f"{table.at(seed, i)}: {option.text}"
                    told, one, two = tried(table.game, (s, other), d, option)
                    assert told or one == two, f"{where} shows something hidden"


def tried(game: Game, alike: tuple[State, State], d: Decision, option: Option) -> tuple[bool, View, View]:
    """Whether it is said that something was revealed, or luck is to answer, and what the seat sees then."""
    told, views = False, []
    for s in alike:
        t = s.copy()
        journal: Journal = []
        t.journal = journal
        game.apply(t, option, seat=d.seat, source=nobody)
        lucky = t.open is not None and t.open.seat == CHANCE
        told = told or lucky or t.over or any(event.reveals for event in journal)
        views.append(game.view(t, d.seat))
    return told, views[0], views[1]
