"""Rise of Fenris: the pages of its campaign, and the interludes as pages without a map."""

from spielwerk.boards.interlude.asked import board, colours, now
from spielwerk.boards.interlude.pages import FenrisPages
from spielwerk.boards.kit.drawing import Drawing

DRAWING = Drawing(board=board, now=now, colours=colours, lists=False)
PAGES = FenrisPages()
