"""The view as lists and tables: everything a viewer may know, for terminals and the plain table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.tapestry import marks, names
from spielwerk.games.tapestry.effects import BUILDINGS, RESOURCES
from spielwerk.games.tapestry.grid import COLUMN_NAMES, PLOTS, SIDE
from spielwerk.games.tapestry.queue import BETWEEN, chip_words, source_name, waiting
from spielwerk.games.tapestry.state import FACE_DOWN, NONE
from spielwerk.games.tapestry.view import TapestryView
from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.speech import Panel, capital
from spielwerk.kernel.text import text

if TYPE_CHECKING:
    from spielwerk.games.tapestry.rules import TapestryRules
    from spielwerk.games.tapestry.speech import TapestrySpeech

Row = tuple[str, ...]


def label(key: str) -> str:
    return text(f"tapestry-panel-{key}")


def fact(key: str, value: object) -> Row:
    return label(key), str(value)


def panels(view: TapestryView, rules: TapestryRules, speech: TapestrySpeech) -> list[Panel]:
    """Returns the table, the tracks, the map, and what each player has."""
    found = [*pending(view, rules, speech), table(view, rules), tracks(view, rules)]
    found.append(territories(view, rules, speech))
    for seat in view.round:
        if rules.chooses[seat]:
            found += [player(view, seat, rules, speech), city(view, seat, rules)]
    for more in rules.panels:
        found += more(view, rules)
    return found


def pending(view: TapestryView, rules: TapestryRules, speech: TapestrySpeech) -> list[Panel]:
    """Returns what is still to be done, group by group; nothing while a turn is only to be chosen."""
    rows = []
    for group in waiting(view.stack, rules):
        words = [capital(chip_words(chip, rules, speech)) for chip in group.chips]
        seats = dict.fromkeys([chip.seat for chip in group.chips])
        who = names.listed([names.actor(seat, rules) for seat in seats])
        source = str(source_name(group.source, rules, speech)) if group.source else "–"
        rows.append((who, source, BETWEEN.join(words)))
    head = tuple([label(key) for key in ("player", "source", "pending")])
    return [Panel("queue", label("queue"), tuple(rows), head)] if rows else []


def table(view: TapestryView, rules: TapestryRules) -> Panel:
    """Returns the panel with the display, decks, landmarks and achievements."""
    rows = [
        fact("display", names.listed([names.tech(card, rules) for card in view.display])),
        fact("landmarks", names.listed([names.landmark(i, rules) for i in bits(view.landmarks)])),
        fact("tile-stack", view.tiles),
        fact("space-stack", view.spaces),
        fact("tech-deck", f"{view.techs} / {view.old_techs.bit_count()}"),
        fact("hanging-deck", f"{view.hangings} / {view.old_hangings.bit_count()}"),
        fact("civilization-stack", view.civilizations),
    ]
    for i, taken in enumerate(view.places):
        points = " / ".join([str(n) for n in rules.achievement_points[i]])
        rows.append(
            (
                f"{names.achievement(i, rules)} ({points})",
                names.listed([names.actor(one, rules) for one in taken]),
            )
        )
    return Panel("table", label("table"), tuple(rows))


def tracks(view: TapestryView, rules: TapestryRules) -> Panel:
    """Returns where the tokens of each actor are."""
    rows = []
    for seat in range(rules.actors):
        row = [str(names.actor(seat, rules))]
        for track in bits(rules.tracks):
            steps = [view.at[seat][track], *[step for a, t, step in view.spare if (a, t) == (seat, track)]]
            told = [
                f"{step} {names.space(track, rules.spaces[track][step].number, rules)}"
                for step in steps
                if step >= 0
            ]
            done = " ✓" if view.done[seat] >> track & 1 else ""
            row.append(names.listed(told) + done)
        rows.append(tuple(row))
    rows += marked(view, rules)
    head = (label("player"), *[str(names.track(track, rules)) for track in bits(rules.tracks)])
    return Panel("tracks", label("tracks"), tuple(rows), head)


def marked(view: TapestryView, rules: TapestryRules) -> list[Row]:
    """Returns a row for each kind of piece that modules put on tracks."""
    found = [mark for mark in marks.marks(view, rules) if mark.track != NONE]
    rows: list[Row] = []
    for kind in dict.fromkeys([mark.kind for mark in found]):
        own = [mark for mark in found if mark.kind == kind]
        cells = [names.listed([place(m, rules) for m in own if m.track == t]) for t in bits(rules.tracks)]
        rows.append((marks.words(own[0]), *cells))
    return rows


def place(mark: marks.Mark, rules: TapestryRules) -> str:
    """Returns where a piece stands on a track: a space, or the whole track."""
    if mark.step == NONE:
        return label("yes")
    return f"{mark.step} {names.space(mark.track, rules.spaces[mark.track][mark.step].number, rules)}"


def territories(view: TapestryView, rules: TapestryRules, speech: TapestrySpeech) -> Panel:
    """Returns the territories of the map with their corners, rewards and outposts."""
    rows = []
    for hex in bits(view.explored):
        tile = view.tile[hex]
        corners = rules.tile_corners[tile][view.turned[hex]] if tile != NONE else rules.world.corners[hex]
        reward = speech.effect(rules.tile_rewards[tile], rules) if tile != NONE else "–"
        standing = [names.actor(seat, rules) for seat, mask in enumerate(view.stand) if mask >> hex & 1]
        fallen = [names.actor(seat, rules) for seat, mask in enumerate(view.fallen) if mask >> hex & 1]
        rows.append((str(names.hex(hex)), corners, reward, names.listed(standing), names.listed(fallen)))
    head = tuple([label(key) for key in ("hex", "corners", "reward", "standing", "fallen")])
    return Panel("map", label("map"), tuple(rows), head)


def player(view: TapestryView, seat: int, rules: TapestryRules, speech: TapestrySpeech) -> Panel:
    """Returns what a player has; the cards of a hand are only in the viewer's own panel."""
    p = view.players[seat]
    own = names.listed([names.hanging(card, rules) for card in p.hand])
    hand = f"{view.hand_sizes[seat]}: {own}" if seat == view.seat else str(view.hand_sizes[seat])
    eras = [
        " + ".join(
            [label("face-down") if card == FACE_DOWN else str(names.hanging(card, rules)) for card in space]
        )
        or "–"
        for space in p.eras
    ]
    tech = [f"{names.tech(card, rules)} ({text(f'tapestry-row-{row}')})" for card, row in p.tech]
    civs = [f"{names.civilization(one[0], rules)} {numbers(one[1:])}".strip() for one in p.civilizations]
    rows = (
        fact("points", p.vp),
        fact("era", p.era),
        *[(text(f"tapestry-resource-{name}"), str(n)) for name, n in zip(RESOURCES, p.res, strict=True)],
        *[
            (text(f"tapestry-buildings-{name}"), f"{n} / {rules.buildings}")
            for name, n in zip(BUILDINGS, p.built, strict=True)
        ],
        fact("outposts", p.outposts),
        fact("tiles", names.listed([speech.tile(tile, rules) for tile in p.tiles])),
        fact("space-tiles", names.listed([speech.space_tile(tile, rules) for tile in p.spaces])),
        fact("explored-space", names.listed([speech.space_tile(t, rules) for t in p.explored_spaces])),
        fact("hand", hand),
        fact("eras", " | ".join(eras)),
        fact("tech", names.listed(tech)),
        fact("civilizations", names.listed(civs)),
        *[fact("on-mat", names.listed(things)) for things in [laid(view, seat, rules)] if things],
        fact("own-landmarks", names.listed([names.landmark(i, rules) for i in p.landmarks])),
        fact("mat", names.mat(p.mat, rules) if p.mat != NONE else "–"),
        fact("finished", label("yes") if p.ended else "–"),
    )
    return Panel(f"player-{seat}", str(names.actor(seat, rules)), rows, seat=seat)


def laid(view: TapestryView, seat: int, rules: TapestryRules) -> list[str]:
    """Returns what lies on the mats of a player's civilizations."""
    return [thing for on_mat in rules.on_mats for thing in on_mat(view, seat, rules)]


def numbers(own: tuple[int, ...]) -> str:
    """Returns the numbers that a civilization keeps."""
    return f"({', '.join([str(n) for n in own])})" if own else ""


def city(view: TapestryView, seat: int, rules: TapestryRules) -> Panel:
    """Returns the capital city line by line: # is filled, letters are income buildings."""
    p = view.players[seat]
    marks = ["#" if plot & p.city else "." for plot in PLOTS]
    for plot, kind in p.buildings:
        marks[plot] = BUILDINGS[kind][0]
    rows = [(str(line + 1), "".join(marks[line * SIDE : (line + 1) * SIDE])) for line in range(SIDE)]
    title = text("tapestry-panel-city", seat=names.actor(seat, rules))
    return Panel(f"city-{seat}", title, tuple(rows), ("", COLUMN_NAMES), seat=seat)
