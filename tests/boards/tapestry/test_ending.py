"""The end of a game of Tapestry: all points are in the table, by source and era."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spielwerk
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry.ending import cells, ending
from spielwerk.games.tapestry.scoring import by_era, by_source
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.kernel.text import language


def played(seed: int) -> tuple[Game, Any]:
    game = spielwerk.game("tapestry", seats=[{}, {"automa": "2"}])
    state: Any = game.new(seed)
    rng = Rng(seed)
    while d := game.decision(state):
        game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
    return game, state


@pytest.mark.parametrize("seed", range(3))
def test_rows_and_columns_add_up_to_the_score(seed: int) -> None:
    _, state = played(seed)
    for p in state.players:
        found = cells(p)
        assert sum([sum(line) for line in found.values()]) == p.vp
        assert {key: sum(line) for key, line in found.items()} == {
            key: n for key, n in by_source(p).items() if key in found
        }
        assert [sum(column) for column in zip(*found.values(), strict=True)] == by_era(p)[: len(p.past) + 1]
        assert all(any(line) for line in found.values())


def test_the_table_shows_every_player_with_the_same_total_as_the_score() -> None:
    game, state = played(1)
    with language("en"):
        html = ending(Scene(game, 0, game.view(state, 0)))
    for seat, p in enumerate(state.players):
        table = html[html.index(f'id="era-points-{seat}"') :].partition("</table>")[0]
        total = re.findall(r"<td>(-?\d+)</td>", table[table.index('class="total"') :])
        assert int(total[-1]) == p.vp
        assert sum(map(int, total[:-1])) == p.vp
        assert "Era 5" in table
