"""Tapestry: tracks, map and capital city, in characters."""

from spielwerk.boards.kit.drawing import Drawing
from spielwerk.boards.tapestry.terminal import draw

DRAWING = Drawing(terminal=draw)
