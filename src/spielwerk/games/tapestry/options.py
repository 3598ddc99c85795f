"""All options of Tapestry, in rows: `HEX[hex]`, compared with `is`."""

from __future__ import annotations

from spielwerk.games.tapestry import components
from spielwerk.games.tapestry.effects import RESOURCES, TRACKS
from spielwerk.games.tapestry.grid import FIRST_PLOT, OUTSIDE, PLOT_NAMES, ROTATIONS, SIDE, WIDTH
from spielwerk.games.tapestry.world import SIDES
from spielwerk.kernel.option import Catalogue, Option, Options, each, held, subsets

OPTIONS = Catalogue("tapestry")
YES, NO = OPTIONS.yes, OPTIONS.no

ALL_TRACKS = (*TRACKS, "fifth")
"""The tracks, with room for a fifth one that a module may bring."""
HEXES = tuple([str(hex) for hex in range(max([len(side.hexes) for side in components.sides().values()]))])
TILES = tuple([str(tile.id) for tile in components.tiles()])
SPACES = tuple([str(tile.id) for tile in components.spaces()])
TECHS = tuple([tech.id for tech in components.techs()])
MATS = tuple([str(mat.id) for mat in components.capitals()])
CIVILIZATIONS = tuple([civilization.id for civilization in components.civilizations()])


def copies() -> list[tuple[int, str]]:
    """Returns each tapestry card of the deck: its kind, and the id of the kind with the copy's number."""
    return [
        (kind, card.id if not copy else f"{card.id}-{copy + 1}")
        for kind, card in enumerate(components.hangings())
        for copy in range(card.copies)
    ]


HANGING_KINDS = tuple([kind for kind, _ in copies()])
"""The kind of each card of the deck: several cards may be of one kind."""
HANGINGS = tuple([name for _, name in copies()])
LAST_STEP = 12

# --- turns and tracks

ADVANCE = OPTIONS.row("advance", ALL_TRACKS)
INCOME = OPTIONS.one("income")
TURN_EACH = each(ADVANCE, INCOME)
"""The tracks to advance on, then the income turn."""
ADVANCE_EACH = each(ADVANCE)
FINISH = OPTIONS.one("finish")
"""Nothing is left to do after the last income turn."""
PAY = OPTIONS.row("pay", RESOURCES)
PAY_OR_NOT = held(PAY, NO)
"""A resource that a player has, by the numbers of each kind, or none."""
TRACK = OPTIONS.row("track", ALL_TRACKS)
TRACK_EACH = each(TRACK)
TOKEN = OPTIONS.numbers("token", LAST_STEP)
ROLL = OPTIONS.row("roll", ALL_TRACKS)

# --- capital city

PLOT = OPTIONS.row("plot", PLOT_NAMES)
BESIDE = OPTIONS.one("beside")
PLOT_LINES = tuple(
    [
        (subsets(PLOT[line * SIDE : (line + 1) * SIDE]), shift)
        for line, shift in enumerate(range(FIRST_PLOT, FIRST_PLOT + SIDE * WIDTH, WIDTH))
    ]
)
"""By line of the grid: the options of its plots by mask, and where the line begins in a mask of `grid`."""
WHOLE_LINE = (1 << SIDE) - 1


def plot_or_beside(mask: int) -> Options:
    """Returns the plots of a mask of `grid`, then beside.

    Hardly a city comes up twice, so each line is looked up by itself.
    """
    found: list[Option] = []
    for plots, shift in PLOT_LINES:
        found += plots[mask >> shift & WHOLE_LINE]
    found.append(BESIDE)
    return tuple(found)


ROTATE = OPTIONS.numbers("rotate", ROTATIONS - 1)
LINE = OPTIONS.row("line", [str(line + 1) for line in OUTSIDE])
COLUMN = OPTIONS.row("column", [str(column + 1) for column in OUTSIDE])

# --- map

TILE = OPTIONS.row("tile", TILES)
HEX = OPTIONS.row("hex", HEXES)
HEX_EACH = each(HEX)
TURNED = OPTIONS.numbers("turned", SIDES - 1)
EXPLORE_SPACE = OPTIONS.row("explore-space", SPACES)
CONQUER = OPTIONS.row("conquer", HEXES)
CONQUER_EACH = each(CONQUER)
FACES = 6
DICE = OPTIONS.row("dice", [f"{black}-{red}" for black in range(1, FACES + 1) for red in range(1, FACES + 1)])
"""What the black and the red die show, by the numbers of their faces."""
TAKE_BLACK, TAKE_RED = OPTIONS.ones(("take-black", "take-red"))

# --- cards

INVENT = OPTIONS.row("invent", TECHS)
FROM_DECK = OPTIONS.one("from-deck")
UPGRADE = OPTIONS.row("upgrade", TECHS)
USE = OPTIONS.row("use", TECHS)
HANG = OPTIONS.row("hang", HANGINGS)
REACT = OPTIONS.row("react", HANGINGS)
GIVE_TILE = OPTIONS.row("give-tile", TILES)
GIVE_HANGING = OPTIONS.row("give-hanging", HANGINGS)
GIVE_TECH = OPTIONS.row("give-tech", TECHS)

# --- luck

DRAW_TILE = OPTIONS.row("draw-tile", TILES)
DRAW_SPACE = OPTIONS.row("draw-space", SPACES)
DRAW_HANGING = OPTIONS.row("draw-hanging", HANGINGS)
DRAW_TECH = OPTIONS.row("draw-tech", TECHS)
DRAW_CIVILIZATION = OPTIONS.row("draw-civilization", CIVILIZATIONS)
DRAW_MAT = OPTIONS.row("draw-mat", MATS)
FIRST = OPTIONS.numbers("first", 4)
"""The seat that begins."""

# --- set-up

MAT = OPTIONS.row("mat", MATS)
CIVILIZATION = OPTIONS.row("civilization", CIVILIZATIONS)
