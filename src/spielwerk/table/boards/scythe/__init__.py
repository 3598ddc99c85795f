"""Scythe: the map of Eastern Europe, as a surveyor would draw it, with the mats around it."""

from spielwerk.table.boards.scythe.about import THINGS, about
from spielwerk.table.boards.scythe.map import board, colours
from spielwerk.table.boards.scythe.mat import mat
from spielwerk.table.boards.scythe.now import now
from spielwerk.table.boards.scythe.players import players, strip

__all__ = ["THINGS", "WHOLE", "about", "board", "colours", "mat", "now", "players", "strip"]

WHOLE = True
