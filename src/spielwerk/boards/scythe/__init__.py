"""Scythe: the map of Eastern Europe, as a surveyor would draw it, with the mats around it."""

from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.scythe.about import THINGS, about
from spielwerk.boards.scythe.briefing import briefing
from spielwerk.boards.scythe.choosing import choosing
from spielwerk.boards.scythe.ghosts import ghosts
from spielwerk.boards.scythe.map import board, colours
from spielwerk.boards.scythe.mat import mat
from spielwerk.boards.scythe.motions import motions
from spielwerk.boards.scythe.now import now
from spielwerk.boards.scythe.players import players, scored, strip
from spielwerk.boards.scythe.terminal import draw

DRAWING = Drawing(
    board=board,
    mat=mat,
    players=players,
    strip=strip,
    now=now,
    briefing=briefing,
    choosing=choosing,
    ghosts=ghosts,
    motions=motions,
    colours=colours,
    scored=scored,
    things=THINGS,
    about=about,
    whole=True,
    terminal=draw,
)
