"""What is drawn is the position: tokens, outposts, tiles, buildings and landmarks of random games."""

from __future__ import annotations

import re
from typing import Any

import pytest

import spielwerk
from spielwerk.boards.kit.scene import Scene
from spielwerk.boards.tapestry import DRAWING
from spielwerk.games.tapestry.effects import TRACKS
from spielwerk.games.tapestry.grid import PLOT_NAMES
from spielwerk.kernel.chance import Rng

EVERY = 5
"""Choices between two looks."""


def check(board: str, state: Any, rules: Any) -> None:
    for track, name in enumerate(TRACKS):
        for step in range(len(rules.spaces[track])):
            cell = part(board, f'id="cell-{name}-{step}"', "</li>" if step else "</span></div>")
            drawn = sorted(re.findall(r'class="tok seat-(\d)', cell))
            standing = [str(a) for a, row in enumerate(state.at) if row[track] == step]
            standing += [str(a) for a, t, s in state.spare if (t, s) == (track, step)]
            assert drawn == sorted(standing), (name, step)
    for hex in range(rules.world.hexes):
        assert (f'class="hexagon" id="hex-{hex}"' in board) == bool(state.explored >> hex & 1)
        pieces = re.findall(rf'id="piece-{hex}-\d+"><g class="tower (up|fallen) seat-(\d)', board)
        wanted = {("up", str(a)) for a, mask in enumerate(state.stand) if mask >> hex & 1}
        wanted |= {("fallen", str(a)) for a, mask in enumerate(state.fallen) if mask >> hex & 1}
        assert set(pieces) == wanted, hex
    for seat, p in enumerate(state.players):
        if not rules.chooses[seat]:
            continue
        city = part(board, f'id="city-{seat}"', "</figure>")
        built = re.findall(r'class="ta-built b-(\d)" data-plot="(\w+)"', city)
        assert sorted(built) == sorted([(str(kind), PLOT_NAMES[plot]) for plot, kind in p.buildings])
        assert len(re.findall('class="site"', city)) == len(p.sites)


def part(html: str, begin: str, end: str) -> str:
    at = html.find(begin)
    return html[at : html.index(end, at)] if at >= 0 else ""


@pytest.mark.parametrize("seed", range(3))
def test_pieces_drawn_are_those_of_the_position(seed: int) -> None:
    seats: Any = [{}, {"automa": "3"}] if seed else 3
    game = spielwerk.game("tapestry", seats=seats)
    state: Any = game.new(seed)
    rng = Rng(seed)
    looks = n = 0
    while (d := game.decision(state)) is not None:
        if n % EVERY == 0:
            check(DRAWING.board(Scene(game, 0, game.view(state, 0))), state, game.rules)
            looks += 1
        game.apply(state, d.options[rng.below(len(d.options))], seat=d.seat)
        n += 1
    check(DRAWING.board(Scene(game, 0, game.view(state, 0))), state, game.rules)
    assert looks > 8
