"""Tapestry: tracks, map, capital city and technology, the queue of benefits, and what each player has."""

from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.tapestry.mat import mat
from spielwerk.boards.tapestry.now import now
from spielwerk.boards.tapestry.players import players, strip
from spielwerk.boards.tapestry.terminal import draw
from spielwerk.boards.tapestry.views import board

DRAWING = Drawing(
    board=board,
    mat=mat,
    players=players,
    strip=strip,
    now=now,
    tabs={"mat": "tapestry-board-mat"},
    whole=True,
    terminal=draw,
)
