"""Scythe: the map of Eastern Europe, as a surveyor would draw it."""

from spielwerk.table.boards.scythe.map import board, colours

__all__ = ["WHOLE", "board", "colours"]

WHOLE = True
