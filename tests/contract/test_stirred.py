"""Games go on from positions that random play hardly ever reaches.

`SPIELWERK_STIRRED=N` tries so many in each set-up, and random set-ups too; every `SPIELWERK_SOAK_SEED` tries
others.
"""

from __future__ import annotations

import os
from zlib import crc32

from msgspec import UNSET

import spielwerk
from contract.harness import Table, pick, play
from soak_seed import SOAK_SEED
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game

WANTED = int(os.environ.get("SPIELWERK_STIRRED", "4"))
BEFORE, AFTER = 40, 150


def test_games_go_on_from_stirred_positions(table: Table) -> None:
    for n in range(SOAK_SEED * WANTED, (SOAK_SEED + 1) * WANTED):
        seed = crc32(f"{table.name} {n}".encode())
        game = spielwerk.game(table.id, **table.companion.setup(Rng(seed))) if n % 2 else table.game
        go_on_stirred(game, table, seed)


def go_on_stirred(game: Game, table: Table, seed: int) -> None:
    """Play a little, stir, play on."""
    rng = Rng(seed)
    begin = rng.below(BEFORE)
    s = game.new(seed)
    for i, s, _ in play(game, seed):
        if i >= begin and table.companion.stir(s, rng):
            break
    s.open = UNSET
    for i in range(AFTER):
        d = game.decision(s)
        table.companion.conserved(game, s)
        if d is None:
            break
        try:
            game.apply(s, pick(rng, d))
        except Exception as error:
            where = f"{game.id} {game.setup}, seed {seed}: {i} choices after stirring"
            raise AssertionError(where) from error
