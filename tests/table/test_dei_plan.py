"""On the plan of DEI nothing hides anything else: names, majorities, pieces, elevators and bridges."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.boards.dei.plan import plan
from spielwerk.boards.dei.space import cells
from spielwerk.games.dei.board import PARTS
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.game import Game
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.dei_boxes import elevators, hidden, names, pieces
from table.playing import table_at


def drawn(game: Game, state: Any) -> str:
    """The plan of a position, without its legend."""
    return plan(TableScene(tables.get(table_at(game, state)[0]), 0)).partition('<div class="map-tools">')[0]


def played(game: Game, seed: int, moves: int) -> Any:
    """A position after some random choices, or the last before the end, in which somebody chooses a card."""
    state, rng = game.new(seed), Rng(seed)
    before = state
    while moves > 0 and not state.over:
        d = game.decision(state)
        assert d
        if d.options[0].verb == "play":
            before = state.copy()
        game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
        moves -= 1
    return before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", ["quick", "random"])
def test_nothing_on_the_plan_hides_anything_else(players: int, layout: str) -> None:
    """In the middle of a game and late, at each number of players and in every kind of layout."""
    game = spielwerk.game("dei", seats=players, map=layout)
    for seed, moves in ((1, 120), (2, 300), (3, 600)):
        svg = drawn(game, played(game, seed, moves))
        assert len(names(svg)) > 30
        assert len(list(pieces(svg))) > 30
        assert hidden(svg) == [], (seed, moves)


@pytest.mark.parametrize("layout", ["quick", "random"])
def test_a_crowd_finds_room_in_the_smallest_area(layout: str) -> None:
    """Everybody's leader and scrappers, a camp each and all drones beside the outpost or token."""
    game = spielwerk.game("dei", seats=4, map=layout)
    before = played(game, 4, 150)
    smallest = sorted(bits(before.board.areas), key=lambda area: len(cells(before.board, area)))
    for area in smallest[:8]:
        state = before.copy()
        for p in state.players:
            p.leader = area
            p.camps = (area,)
            p.put(area, 2)
        state.drones = [area if at >= 0 else at for at in state.drones]
        svg = drawn(game, state)
        assert len([seen for seen in pieces(svg) if seen.what.startswith(("unit", "camp seat"))]) >= 12
        assert hidden(svg) == [], PARTS[area]


def test_elevators_and_bridges_of_all_players_between_the_same_areas_have_room() -> None:
    """Where there is room for one alone they share it."""
    game = spielwerk.game("dei", seats=4)
    state = played(game, 5, 150)
    b = state.board
    low, high = min(
        [(low, high) for low in bits(b.ground) for high in bits(b.across[low])],
        key=lambda pair: len(cells(b, pair[0])),
    )
    for p in state.players:
        p.bridges = tuple([spot for spot, bridge in enumerate(b.bridges) if bridge])
        p.elevators = ((low, high),)
    svg = drawn(game, state)
    assert len([seen for seen in elevators(svg) if "seat" in seen.what]) == 4
    assert svg.count('<g class="bridge seat-3">') == len([bridge for bridge in b.bridges if bridge])
    assert hidden(svg) == []
