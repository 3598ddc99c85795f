"""Pairs of modules keep the contract: a few drawn by a seed in `make test`, all of them in `make soak`."""

from __future__ import annotations

import os

import pytest

import spielwerk
from games.scythe.fenris.contract import PAIRS, SETS
from games.scythe.fenris.keeping import keeps_the_contract
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
    keeps_the_contract(game, SOAK_SEED, 100 * DECISIONS if ALL else DECISIONS)
