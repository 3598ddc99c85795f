"""Tapestry: tracks, map, capital city and technology, the queue of benefits, and what each player has."""

from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.tapestry.about import THINGS, about
from spielwerk.boards.tapestry.briefing import briefing
from spielwerk.boards.tapestry.ending import ending
from spielwerk.boards.tapestry.mat import mat
from spielwerk.boards.tapestry.motions import motions
from spielwerk.boards.tapestry.now import now
from spielwerk.boards.tapestry.pair import followed
from spielwerk.boards.tapestry.players import players, strip
from spielwerk.boards.tapestry.terminal import draw
from spielwerk.boards.tapestry.views import board

DRAWING = Drawing(
    board=board,
    mat=mat,
    players=players,
    strip=strip,
    now=now,
    briefing=briefing,
    followed=followed,
    ending=ending,
    motions=motions,
    tabs={"mat": "tapestry-board-mat"},
    things=THINGS,
    about=about,
    whole=True,
    terminal=draw,
)
