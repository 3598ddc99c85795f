"""Scythe: the map of Eastern Europe, as a surveyor would draw it."""

from spielwerk.table.boards.scythe.map import board

__all__ = ["WHOLE", "board"]

WHOLE = True
