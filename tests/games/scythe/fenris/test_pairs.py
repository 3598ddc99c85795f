"""Pairs of modules keep the contract: a few drawn by a seed in `make test`, all of them in `make soak`."""

from __future__ import annotations

import os
from typing import Any

import pytest

import spielwerk
from contract.harness import pick
from games.scythe import contract
from games.scythe.fenris.contract import PAIRS, SETS
from soak_seed import SOAK_SEED
from spielwerk.kernel.chance import Rng

ALL = bool(os.environ.get("SPIELWERK_PAIRS"))
FEW, DECISIONS = 3, 150
DRAWN = PAIRS if ALL else Rng(SOAK_SEED).shuffled(PAIRS)[:FEW]
TABLES: dict[str, list[dict[str, str]]] = {
    "solo": [{"faction": "nordic"}, {"faction": "rusviet", "automa": "automa"}],
    "three": [{"faction": "saxony"}, {"faction": "crimea"}, {"faction": "polania"}],
    "mixed": [{"faction": "nordic"}, {"automa": "automa"}, {"faction": "crimea"}, {"automa": "automaszyna"}],
}


def test_there_are_as_many_sets_and_pairs_as_go_together() -> None:
    """Thirteen sets and six pairs of tracks, rivals and alliances; the others are with modifications."""
    assert (len(SETS), len(PAIRS)) == (13 + 5 + 7, 6 + 19)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("pair", DRAWN, ids=["+".join(pair) + f", seed {SOAK_SEED}" for pair in DRAWN])
def test_a_pair_keeps_the_contract(pair: tuple[str, str], table: str) -> None:
    """Nothing appears or vanishes, positions can be saved, and nobody sees what others hide."""
    seats = TABLES[table]
    game = spielwerk.game("scythe", seats=seats, modules=list(pair), spoilers=["fenris-all"], deal=SOAK_SEED)
    rng = Rng(SOAK_SEED)
    s: Any = game.new(SOAK_SEED)
    for n in range(100 * DECISIONS if ALL else DECISIONS):
        d = game.decision(s)
        if d is None:
            break
        contract.conserved(game, s)
        if n % 11 == 0:
            raw = game.dumps(s)
            s = game.loads(raw)
            assert game.dumps(s) == raw
            seat = rng.below(len(seats))
            other = contract.perturb(game, s, seat, rng)
            assert game.view(other, seat) == game.view(s, seat)
            copy = game.resample(game.view(s, seat), rng)
            assert game.view(copy, seat) == game.view(s, seat)
            d = game.decision(s)
            assert d is not None
        game.apply(s, pick(rng, d))
