"""Tapestry in characters: the tracks as lines, the map as hexes, a capital city beside it, the players below.

Exploration  0  |1   A   3  |4^  5   6  |7^ …  > Wagons: …   A stands on 2, a landmark waits on 4, 3 is next
 9:Ab                                           on territory 9 an outpost of A stands, one of B is toppled

Players have letters; pieces and tokens have the colour of their seat as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from string import ascii_uppercase

from spielwerk.boards.kit.characters import Paint, beside, padded, seat_style, shown, wrapped
from spielwerk.games.tapestry import names
from spielwerk.games.tapestry.effects import BUILDINGS
from spielwerk.games.tapestry.grid import COLUMN_NAMES, DISTRICT, PLOTS, SIDE
from spielwerk.games.tapestry.marks import letter as mark_letter
from spielwerk.games.tapestry.marks import marks
from spielwerk.games.tapestry.marks import words as mark_words
from spielwerk.games.tapestry.options import HANGING_KINDS
from spielwerk.games.tapestry.queue import BETWEEN, chip_words, source_name, waiting
from spielwerk.games.tapestry.rules import TapestryRules
from spielwerk.games.tapestry.speech import TapestrySpeech
from spielwerk.games.tapestry.state import FACE_DOWN, NONE, Player
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.text import text

LANDMARK = "^"
CELL = 6
"""The width of a hex in characters: its number, whether it is explored, and up to two pieces."""
GAP = 3
LEAST_COLUMN = 3
NEXT = "  > "
"""Before the name of the viewer's next space."""
LEAST_NEXT = 16
"""Less room than this is left empty."""


def draw(view: TapestryView, rules: TapestryRules, paint: Paint, width: int) -> list[str]:
    """Draws the tracks, the map with the capital city next to it (or below it), and the players."""
    map_lines = hexes(view, rules, paint)
    city_lines = city(view, rules, paint)
    together = beside(map_lines, city_lines, GAP)
    if max([shown(line) for line in together]) > width:
        together = [*map_lines, "", *city_lines]
    return [
        *tracks(view, rules, paint, width),
        "",
        *together,
        "",
        *players(view, paint),
        *without_people(view, rules, width),
        *cards(view, rules, width),
        *pending(view, rules, width),
        *[paint(line, "dim") for line in wrapped(text("tapestry-terminal-legend"), width)],
    ]


def letter(seat: int) -> str:
    return ascii_uppercase[seat]


# --- tracks


def tracks(view: TapestryView, rules: TapestryRules, paint: Paint, width: int) -> list[str]:
    """Returns a line for each track: its spaces by tier, with tokens and the landmarks still available, and
    what the viewer's next space gives."""
    titles = [str(track.name) for track in rules.printed_tracks]
    wide = max(map(len, titles)) + 1
    cells = {
        track: [cell(view, rules, track, step, paint) for step in range(len(rules.spaces[track]))]
        for track in bits(rules.tracks)
    }
    room = [max(map(shown, column)) + 1 for column in zip_longest(*cells.values(), fillvalue="")]
    found = []
    for track, row in cells.items():
        whole = [mark_letter(m) for m in marks(view, rules) if (m.track, m.step) == (track, NONE)]
        line = padded(titles[track] + "".join(whole), wide)
        for step, words in enumerate(row):
            tier = rules.spaces[track][step].tier
            line += "|" if step and tier != rules.spaces[track][step - 1].tier else " "
            line += padded(words, room[step])
        line = line.rstrip()
        found.append(line + coming(view, rules, track, width - shown(line)))
    return found


def coming(view: TapestryView, rules: TapestryRules, track: int, room: int) -> str:
    """Returns the name of the viewer's next space and what it gives, as far as there is room for it."""
    at = view.at[view.seat][track] if view.seat >= 0 else NONE
    if not 0 <= at < len(rules.spaces[track]) - 1:
        return ""
    space = rules.spaces[track][at + 1]
    gives = TapestrySpeech(rules.game).effect(space.benefit, rules) if space.benefit else ""
    words = ": ".join([part for part in (str(names.space(track, space.number, rules)), gives) if part])
    return f"{NEXT}{shorten(words, room - len(NEXT))}" if room > LEAST_NEXT else ""


def shorten(words: str, room: int) -> str:
    """Returns words cut at a length.

    >>> shorten("Rafts: explore", 8), shorten("Rafts", 8)
    ('Rafts: …', 'Rafts')
    """
    return words if len(words) <= room else words[: room - 1] + "…"


def cell(view: TapestryView, rules: TapestryRules, track: int, step: int, paint: Paint) -> str:
    """Returns the tokens on a space, or its number; a mark shows that its landmark is still available."""
    landmark = rules.spaces[track][step].landmark
    waits = LANDMARK if landmark != NONE and view.landmarks >> landmark & 1 else ""
    here = [actor for actor in range(len(view.at)) if step in steps(view, actor, track)]
    tokens = "".join([paint(letter(actor), seat_style(actor)) for actor in here])
    tokens += "".join([mark_letter(m) for m in marks(view, rules) if (m.track, m.step) == (track, step)])
    return (tokens or paint(rules.spaces[track][step].number, "dim")) + waits


def steps(view: TapestryView, seat: int, track: int) -> list[int]:
    """Returns where the tokens of a seat are on a track."""
    return [view.at[seat][track], *[step for a, t, step in view.spare if (a, t) == (seat, track)]]


# --- the map


def hexes(view: TapestryView, rules: TapestryRules, paint: Paint) -> list[str]:
    """Returns the hexes in their columns, each half a line lower than its upper left neighbour."""
    places = next(side for side in rules.data.sides().values() if len(side.hexes) == rules.world.hexes).hexes
    left, top = min([h.q for h in places]), min([2 * h.r + h.q for h in places])
    rows: dict[int, dict[int, str]] = {}
    for i, h in enumerate(places):
        rows.setdefault(2 * h.r + h.q - top, {})[h.q - left] = hex_cell(view, rules, i, paint)
    columns = max([column for row in rows.values() for column in row]) + 1
    return [
        "".join([padded(rows.get(y, {}).get(column, ""), CELL) for column in range(columns)]).rstrip()
        for y in range(max(rows) + 1)
    ]


def hex_cell(view: TapestryView, rules: TapestryRules, i: int, paint: Paint) -> str:
    """Returns the number, state and pieces of a hex."""
    monsters = "".join([mark_letter(mark) for mark in marks(view, rules) if mark.hex == i])
    if not view.explored >> i & 1:
        return paint(f"{i:>2}", "dim") + monsters
    state = "*" if i == rules.world.island else ":"
    pieces = ""
    for seat in range(len(view.stand)):
        here = letter(seat) * (view.stand[seat] >> i & 1) + letter(seat).lower() * (
            view.fallen[seat] >> i & 1
        )
        pieces += paint(here, seat_style(seat)) if here else ""
    return f"{i:>2}{state}{pieces}" + "+" * sum(mask >> i & 1 for mask in view.inert) + monsters


# --- the capital city


def city(view: TapestryView, rules: TapestryRules, paint: Paint) -> list[str]:
    """Returns the capital city of the viewer, or of the active player for a spectator, line by line."""
    seat = view.seat if view.seat >= 0 else max(view.active, 0)
    p = view.players[seat]
    found_here = [mark for mark in marks(view, rules) if mark.seat == seat]
    shown_plots = plots(p, rules, {mark.plot: mark_letter(mark) for mark in found_here if mark.plot != NONE})
    title = text("tapestry-terminal-capital", seat=letter(seat), id=p.mat + 1 if p.mat != NONE else "–")
    found = [paint(title, seat_style(seat)), "   " + spread(COLUMN_NAMES)]
    for line in range(SIDE):
        if line and line % DISTRICT == 0:
            found.append("")
        found.append(f"{line + 1}  {spread(shown_plots[SIDE * line : SIDE * (line + 1)])}")
    places = [mark for mark in found_here if mark.district != NONE]
    return found + [f"{mark_words(mark)}: {text(f'tapestry-district-{mark.district}')}" for mark in places]


def spread(marks: str) -> str:
    """Returns nine characters in three groups.

    >>> spread("abcdefghi")
    'a b c   d e f   g h i'
    """
    return "   ".join([" ".join(marks[i : i + DISTRICT]) for i in range(0, SIDE, DISTRICT)])


def plots(p: Player, rules: TapestryRules, ruins: Mapping[int, str]) -> str:
    """Returns a character for each plot: free, impassable, the first letter of a building, or a landmark."""
    printed = "".join(rules.data.capitals()[p.mat].grid) if p.mat != NONE else "." * len(PLOTS)
    built = {plot: BUILDINGS[kind][0] for plot, kind in p.buildings} | dict(ruins)
    under = 0
    for landmark, rotation, line, column in p.sites:
        under |= rules.footprint(landmark, rotation, line, column)
    return "".join([built.get(i, "L" if under & plot else printed[i]) for i, plot in enumerate(PLOTS)])


# --- players and cards


def players(view: TapestryView, paint: Paint) -> list[str]:
    """Returns a line for each player under a common heading: points, era, resources, buildings and so on."""
    head = text("tapestry-terminal-head").split()
    wide = [max(len(word), LEAST_COLUMN) + 1 for word in head]
    found = [paint("    " + "".join([padded(word, n) for word, n in zip(head, wide, strict=True)]), "dim")]
    for seat, p in enumerate(view.players):
        era = text("tapestry-terminal-finished") if p.ended else str(p.era)
        rest = (p.outposts, view.hand_sizes[seat], len(p.tiles), len(p.tech), len(p.landmarks))
        cells = [str(p.vp), era, *[str(n) for n in (*p.res, *p.built, *rest)]]
        turn = ">" if seat == view.active else " "
        line = "".join([padded(word, n) for word, n in zip(cells, wide, strict=True)])
        found.append(f"{turn} {paint(letter(seat), seat_style(seat))} {line}".rstrip())
    return [line.rstrip() for line in found]


def pending(view: TapestryView, rules: TapestryRules, width: int) -> list[str]:
    """Returns what is still to be done, as a numbered list, what comes next first."""
    speech = TapestrySpeech(rules.game)
    found = []
    for number, group in enumerate(waiting(view.stack, rules), 1):
        source = f"{source_name(group.source, rules, speech)}: " if group.source else ""
        words = [chip_words(chip, rules, speech) for chip in group.chips]
        found.append(f"({number}) {source}{BETWEEN.join(words)}")
    return wrapped(text("tapestry-terminal-queue", groups="; ".join(found)), width, "  ", "") if found else []


def without_people(view: TapestryView, rules: TapestryRules, width: int) -> list[str]:
    """Returns the letters of seats and powers that the rules play, and what their panels say."""
    actors = [actor for actor in range(rules.actors) if actor >= rules.seats or not rules.chooses[actor]]
    rows = [", ".join([f"{letter(actor)} = {names.actor(actor, rules)}" for actor in actors])]
    for panel in [panel for more in rules.panels for panel in more(view, rules)]:
        rows.append("; ".join([": ".join(row) for row in panel.rows]))
    return [line for row in rows if row for line in wrapped(row, width, "  ", "")]


def cards(view: TapestryView, rules: TapestryRules, width: int) -> list[str]:
    """Returns the open tech cards, the top hanging of each era, and the viewer's hand."""
    techs, hangings = rules.data.techs(), rules.data.hangings()

    def called(card: int) -> str:
        return (
            str(hangings[HANGING_KINDS[card]].name) if card != FACE_DOWN else text("tapestry-terminal-down")
        )

    open_cards = ", ".join([str(techs[card].name) for card in view.display])
    rows = [text("tapestry-terminal-display", cards=open_cards)] if open_cards else []
    tops = [[called(space[-1]) for space in p.eras if space] for p in view.players]
    hung = [f"{letter(seat)} {', '.join(words)}" for seat, words in enumerate(tops) if words]
    rows += [text("tapestry-terminal-eras", cards="; ".join(hung))] if hung else []
    if view.seat >= 0:
        p = view.players[view.seat]
        for key, words in (
            ("hand", [called(card) for card in p.hand]),
            ("tiles", [str(tile + 1) for tile in p.tiles]),
            ("techs", [f"{techs[card].name} {'I' * (row + 1)}" for card, row in p.tech]),
        ):
            rows += [text(f"tapestry-terminal-{key}", cards=", ".join(words))] if words else []
    return [line for row in rows for line in wrapped(row, width, "  ", "")]
