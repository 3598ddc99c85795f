"""Plays a game and checks the contract on the way; a cheap form for the many sets of modules and episodes."""

from __future__ import annotations

from typing import Any

from contract.harness import pick
from games.scythe import contract
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game


def keeps_the_contract(game: Game, seed: int, decisions: int) -> None:
    """Nothing appears or vanishes, positions can be saved, and nobody sees what others hide."""
    rng = Rng(seed)
    s: Any = game.new(seed)
    for n in range(decisions):
        d = game.decision(s)
        if d is None:
            break
        contract.conserved(game, s)
        if n % 11 == 0:
            raw = game.dumps(s)
            s = game.loads(raw)
            assert game.dumps(s) == raw
            seat = rng.below(len(game.seats))
            other = contract.perturb(game, s, seat, rng)
            assert game.view(other, seat) == game.view(s, seat)
            copy = game.resample(game.view(s, seat), rng)
            assert game.view(copy, seat) == game.view(s, seat)
            d = game.decision(s)
            assert d is not None
        game.apply(s, pick(rng, d))
