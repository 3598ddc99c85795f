"""The map of Scythe in characters: hexes with their letters, rivers, tokens and pieces, and the players.

.-'V7*o'-.     region V7 with an encounter token and a tunnel;
|  +3    |     three resource tokens lie there,
| CM2w4S |     a character, two mechs, four workers and a structure stand there
 '-. .-'

Pieces have the colour of their seat; without colour, the letter of the seat precedes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from spielwerk.boards.kit.characters import Canvas, Paint, beside, seat_style, shown, wrapped
from spielwerk.boards.scythe.fenris.in_terminal import lines
from spielwerk.boards.scythe.wind import in_terminal as wind
from spielwerk.games.scythe import names, panels
from spielwerk.games.scythe.board import BIT
from spielwerk.games.scythe.modules.airship_words import over as drawn_above
from spielwerk.games.scythe.state import CHAMPION, CHARACTER, FIRST_WORKER, FULL, SHIFT
from spielwerk.games.scythe.view import UNKNOWN, ScytheView
from spielwerk.kernel.text import text

WIDE, HIGH = 8, 3
"""The distance from hex to hex, in characters; odd rows are shifted half a hex to the right."""
DOWN, UP = "'-.", ".-'"
"""The slanted edges: to the lower right and to the upper right."""
RIVER = "~~~"
TERRAINS = {
    "farm": "yellow", "forest": "green", "mountain": "magenta", "tundra": "white", "village": "red",
    "lake": "blue", "factory": "mark",
}  # fmt: skip
"""The style of each terrain."""
TOKEN = "^"
"""The sign for a faction's token: `b` says what it is."""
CHAMPION_LETTER = "T"
"""The letter of a unit that counts as character and as mech; the legend says its name."""
CROWD = 4
"""From this many players on there is no blank line between them."""
GAP, LEAST_ROOM = 2, 28
"""The gap between the map and the column next to it, and the width the column needs."""


def draw(view: ScytheView, rules: Any, paint: Paint, width: int) -> list[str]:
    """Returns the map, and next to it (or below, on a narrow screen) the players in turn order."""
    drawn = board(view, rules, paint).lines(paint)
    wide = max([shown(line) for line in drawn])
    room = width - wide - GAP
    if room < LEAST_ROOM:
        return [*drawn, "", *side(view, rules, paint, width), *legend(rules, paint, width)]
    right = side(view, rules, paint, room)
    meaning = legend(rules, paint, room)
    if len(right + meaning) <= len(drawn):
        return beside(drawn, right + meaning, GAP)
    return beside([*drawn, *legend(rules, paint, wide)], right, GAP)


def mark(seat: int, paint: Paint) -> str:
    """Returns the letter of a seat, for pieces without colour."""
    return "" if paint.colour else ascii_lowercase[seat]


# --- the map


def board(view: ScytheView, rules: Any, paint: Paint) -> Canvas:
    hexes = rules.data.board_data().hexes
    used = [i for i, h in enumerate(hexes) if rules.regions >> i & 1 or i in [p.home for p in view.players]]
    top = min([hexes[i].row for i in used])
    canvas = Canvas(WIDE * 8 + WIDE // 2 + 1, HIGH * (8 - top) + 1)
    corner = {
        i: (WIDE * hexes[i].col + (hexes[i].row & 1) * WIDE // 2, HIGH * (hexes[i].row - top)) for i in used
    }
    for x, y in corner.values():
        edges(canvas, x, y)
    for i in used:
        rivers(canvas, i, corner, rules)
    for i in used:
        inside(canvas, i, corner[i], view, rules)
        standing(canvas, i, corner[i], view, rules=rules, paint=paint)
    return canvas


def edges(canvas: Canvas, x: int, y: int) -> None:
    """Draws the outline of one hex; neighbours draw the same characters."""
    half = WIDE // 2
    for dx, dy, words in (
        (1, 0, UP), (half + 1, 0, DOWN), (0, 1, "|"), (WIDE, 1, "|"), (0, 2, "|"), (WIDE, 2, "|"),
        (1, HIGH, DOWN), (half + 1, HIGH, UP),
    ):  # fmt: skip
        canvas.put(x + dx, y + dy, words, "dim")


def rivers(canvas: Canvas, i: int, corner: dict[int, tuple[int, int]], rules: Any) -> None:
    """Draws rivers between regions, from the region on the left or above."""
    half = WIDE // 2
    x, y = corner[i]
    for j, (x2, y2) in corner.items():
        if rules.board.river[i] & BIT[j] or rules.board.river[j] & BIT[i]:
            if y2 == y and x2 == x + WIDE:
                canvas.put(x2, y + 1, "~", "blue")
                canvas.put(x2, y + 2, "~", "blue")
            elif y2 == y + HIGH:
                canvas.put(x + (half + 1 if x2 > x else 1), y2, RIVER, "blue")


def inside(canvas: Canvas, i: int, corner: tuple[int, int], view: ScytheView, rules: Any) -> None:
    """Draws the first line: name, marks and resources."""
    x, y = corner
    called, style = place(i, view, rules)
    canvas.put(x + 1, y + 1, called[: WIDE - 1], style)
    marks = "*" * (view.encounters >> i & 1) + "o" * (rules.board.tunnels >> i & 1)
    marks += TOKEN * any(marked(view, i, rules) for marked in rules.markers if marked is not drawn_above)
    canvas.put(x + min(1 + len(called), WIDE - len(marks)), y + 1, marks, "mark")
    tokens = sum([view.goods[i] >> shift & FULL for shift in SHIFT])
    if tokens:
        words = f"+{tokens}"
        canvas.put(x + WIDE - len(words), y + 1, words, "bold")


def standing(
    canvas: Canvas, i: int, corner: tuple[int, int], view: ScytheView, *, rules: Any, paint: Paint
) -> None:
    """Draws the second line: all pieces; dots if there are more than fit."""
    x, y = corner
    at = x + 1
    for seat in view.round:
        words = pieces(view, seat, i, rules) + wind.letter(view, seat, i, rules)
        if words:
            words = mark(seat, paint) + words
            canvas.put(at, y + 2, words[: max(0, x + WIDE - at)], seat_style(seat))
            at += len(words)
    if at > x + WIDE:
        canvas.put(x + WIDE - 1, y + 2, "…", "mark")


def place(i: int, view: ScytheView, rules: Any) -> tuple[str, str]:
    """Returns the name of a hex on the map, and its style; home bases by the seat that starts there."""
    data = rules.data.board_data()
    if i >= len(data.regions):
        seat = next(seat for seat, p in enumerate(view.players) if p.home == i)
        return f"({str(names.seat(seat, rules))[: WIDE - 3].rstrip()})", seat_style(seat)
    terrain = data.regions[i].terrain
    called = str(names.place(i)).upper() if i == rules.board.factory else rules.board.places[i]
    return called, TERRAINS[terrain]


def pieces(view: ScytheView, seat: int, i: int, rules: Any) -> str:
    """Returns a seat's pieces in a place: `CM2w4S`.  All fighters of a power are alike."""
    p = view.players[seat]
    fifth = CHAMPION_LETTER if seat < rules.seats else "C"
    found = "C" * (p.units[CHARACTER] == i) + fifth * (p.units[CHAMPION] == i)
    for letter, n in (("M", p.units[1:CHAMPION].count(i)), ("w", p.units[FIRST_WORKER:].count(i))):
        found += letter * (n > 0) + str(n) * (n > 1)
    return found + "S" * (i in p.structures)


# --- beside the map


def side(view: ScytheView, rules: Any, paint: Paint, room: int) -> list[str]:
    """Returns the players, the viewer's own belongings, and the tile."""
    found: list[str] = []
    for seat in view.round:
        shown = player if seat < rules.seats else power
        found += shown(view, seat, rules, paint, room)
        found += [""] * (len(view.round) < CROWD)
    if view.seat >= 0:
        found += [*mine(view, rules, room), ""]
    if view.tile >= 0:
        tile = rules.data.scoring().structure_bonuses[view.tile]
        pays = panels.pays(view.tile, rules.data)
        found += [*wrapped(f"{names.name(tile.text)}: {pays}", room, "  ", ""), ""]
    return found + wind.lines(view, rules, room) + lines(view, rules, room)


def legend(rules: Any, paint: Paint, room: int) -> list[str]:
    """Returns the meaning of letters and signs: next to the map if there is room, otherwise below it."""
    words = [text("scythe-terminal-legend")]
    champions = dict.fromkeys([names.name(champion) for champion in rules.champion if champion])
    words += [f"{CHAMPION_LETTER} {called}" for called in champions]
    words += [text("scythe-terminal-legend-token", sign=TOKEN)] if rules.markers else []
    words += wind.legend(rules)
    words += [] if paint.colour else [text("scythe-terminal-legend-seats")]
    return [paint(line, "dim") for line in wrapped("; ".join(words), room)]


def mine(view: ScytheView, rules: Any, room: int) -> list[str]:
    """Returns the viewer's sections with the price of their bottom actions, hand and objectives.

    A seat that the Automa plays has no player mat.
    """
    found: list[str] = []
    for n, row in enumerate(panels.mat(view, view.seat, rules).rows if rules.mats[view.seat] else ()):
        top, _, bottom, price, *_ = row
        token = "x " if n == view.players[view.seat].section else "  "
        found += wrapped(f"{top} / {bottom}: {price}", room, "    ", token)
    found += wrapped(text("scythe-terminal-hand", cards=names.cards(view.hand, rules)), room, "  ", "")
    for called, demands in [panels.objective(number, rules) for number in view.objectives]:
        found += wrapped(f"{called}: {demands}", room, "  ", "")
    return found


def player(view: ScytheView, seat: int, rules: Any, paint: Paint, room: int) -> list[str]:
    """Returns who it is, and the most important numbers."""
    p = view.players[seat]
    numbers = text(
        "scythe-terminal-tracks",
        power=p.power,
        popularity=p.popularity,
        coins="?" if p.coins == UNKNOWN else str(p.coins),
    )
    things = text(
        "scythe-terminal-pieces",
        cards=view.hand_sizes[seat],
        upgrades=p.slots.bit_count(),
        mechs=p.mechs,
        structures=len(p.structures) - p.structures.count(-1),
        recruits=p.recruits.bit_count(),
    )
    name = paint(headline(view, seat, rules, paint, room), seat_style(seat))
    return [name, *flowed(f"{numbers}  {things}".split("  "), room)]


def power(view: ScytheView, actor: int, rules: Any, paint: Paint, room: int) -> list[str]:
    """Returns the name of a power, and what its module says about it."""
    turn = " ".join(filter(None, (">" if actor == view.active else " ", mark(actor, paint))))
    lines = [line for lines in rules.belongings[actor] for line in lines(view, actor, rules)]
    told = [wrapped(f"{heading}: {value}", room, "    ", "  ") for heading, value in lines]
    name = paint(f"{turn} {names.seat(actor, rules)}", seat_style(actor))
    return [name, *[line for words in told for line in words]]


def headline(view: ScytheView, seat: int, rules: Any, paint: Paint, room: int) -> str:
    """Returns name and stars; with little room the stars become a number, and then the name is cut."""
    stars = view.players[seat].star_count
    turn = " ".join(filter(None, (">" if seat == view.active else " ", mark(seat, paint))))
    me = f" ({text('kit-you')})" if seat == view.seat else ""
    name = str(names.seat(seat, rules))
    for tail in (f"{me}  {'★' * stars or '☆'}", f"{me} {stars}★" if stars else f"{me} ☆"):
        left = room - len(f"{turn} {tail}")
        if len(name) <= left:
            return f"{turn} {name}{tail}"
    return f"{turn} {name[: left - 1]}…{tail}"


def flowed(cells: Sequence[str], room: int) -> list[str]:
    """Returns cells one after the other on as few lines as possible; no cell is broken.

    >>> flowed(["power 3", "coins 12", "cards 2"], 20)
    ['  power 3  coins 12', '  cards 2']
    """
    lines = [""]
    for cell in cells:
        if lines[-1] and len(f"{lines[-1]}  {cell}") > room:
            lines.append("")
        lines[-1] += f"  {cell}"
    return lines
