"""Nobody learns what is hidden from whether somebody is asked."""

from __future__ import annotations

from zlib import crc32

from msgspec import UNSET

from contract.harness import Table, pick, play, seeds
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import CHANCE, SECRET
from spielwerk.kernel.option import Decision
from spielwerk.kernel.state import State

EVERY, STIRRED = 7, 300


def test_positions_that_look_alike_ask_alike(table: Table) -> None:
    for seed in seeds():
        rng = Rng(seed)
        for i, s, d in play(table.game, seed):
            if i % EVERY == 0:
                assert asked_alike(table, s, d, rng), f"{table.at(seed, i)}: {d.kind} tells something"


def test_stirred_positions_that_look_alike_ask_alike(table: Table) -> None:
    """Positions are stirred again and again: much that is hidden is then in everybody's hands."""
    game = table.game
    for seed in seeds():
        rng = Rng(crc32(f"{table.name} {seed}".encode()))
        s = game.new(seed)
        for i in range(STIRRED):
            if (d := game.decision(s)) and table.companion.stir(s, rng):
                s.open = UNSET
                d = game.decision(s)
            if d is None:
                break
            assert asked_alike(table, s, d, rng), f"{table.at(seed, i)}, stirred: {d.kind} tells something"
            game.apply(s, pick(rng, d))


def asked_alike(table: Table, s: State, d: Decision, rng: Rng) -> bool:
    """Whether the same question comes up, for all that another seat can see, if what it cannot know is
    otherwise: no rule may take an answer for granted there.  Sealed answers have tests of their own."""
    game = table.game
    others = [seat for seat in game.players if seat != d.seat]
    if d.seat == CHANCE or d.frame.asks == SECRET or not others:
        return True
    seat = others[rng.below(len(others))]
    other = table.companion.perturb(game, s, seat, rng)
    before = game.view(other, seat)
    game.decision(other)
    return game.view(other, seat) == before
