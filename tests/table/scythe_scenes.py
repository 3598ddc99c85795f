"""Tables of Scythe at given positions, and what is drawn of them."""

from __future__ import annotations

import html
import re
from typing import Any

from games.scythe.positions import Position
from spielwerk.games.scythe.board import board as layout
from spielwerk.kernel.match import Match
from spielwerk.table.render.scene import TableScene
from spielwerk.table.store import tables
from table.playing import table_at

SEVEN = (
    "nordic industrial", "saxony patriotic", "rusviet mechanical", "crimea agricultural",
    "polania engineering", "albion militant", "togawa innovative",
)  # fmt: skip
VALUES = re.compile(r'<button form="act" name="choice" value="([^"]*)"')


def rusviet(**options: bool) -> Position:
    """Seat 0 in the middle of a game: a cube moved, a recruit gone, a mill and a mech on the board."""
    p = Position("rusviet mechanical", "saxony industrial", "crimea engineering", ask_forced=True, **options)
    p.set(
        0, power=9, popularity=8, coins=6, slots=0b10, recruits=0b0001, bonuses=0b0010, covered=(1, 0, 0, 0)
    )
    p.workers(0, "V3", "V3", "M5", "M4", "T3").mech(0, 1, "V3").structure(0, "mill", "V3")
    p.goods("V3", metal=1).goods("M5", metal=2, oil=1).goods("T3", oil=2).goods("F4", wood=2).goods(
        "T4", food=1
    )
    p.hand(0, 2, 2, 3, 5).hand(1, 2, 4).hand(2, 3).objectives(0, 3, 9)
    return p.set(1, power=5, popularity=12, coins=20).set(2, power=3, popularity=3, coins=2)


def crowded(*seats: str, **options: Any) -> Position:
    """All units and a structure of each seat stand in regions of its own, with goods in them."""
    p = Position(*seats, ask_forced=True, **options)
    b = layout()
    land = [place for i, place in enumerate(b.places) if b.land >> i & 1]
    for seat in range(len(seats)):
        own = land[seat * 5 : seat * 5 + 5]
        p.workers(seat, *own, *own[:3]).character(seat, own[1]).structure(seat, "mill", own[2])
        p.goods(own[0], oil=seat, metal=1).goods(own[3], wood=12, food=seat).hand(seat).set(seat, power=3)
        for mech in (1, 2, 3, 4):
            p.mech(seat, mech, own[mech])
    return p


def seven() -> Position:
    """All seven factions, with flags and a trap on the board."""
    p, at = crowded(*SEVEN, modules=["invaders"]), layout().numbers
    tokens = next(part for part in p.s.parts if hasattr(part, "flags"))
    tokens.flags = 1 << at["V6"] | 1 << at["T6"]
    tokens.traps = (at["M5"], *tokens.traps[1:])
    return p.encounters("V6", "V7").turn(0)


def five() -> Position:
    return crowded(*SEVEN[:5]).turn(0)


def met(number: int, **fields: int) -> Position:
    """The character has just met people on V1."""
    p = rusviet().encounter(number).encounters("V1").set(0, **fields).character(0, "T3").turn(0)
    p.play("move", "units", "unit character", "to V1")
    while p.asked[1] == "Cargo":
        p.play(p.options[-1])
    return p.play("done")


def scene(p: Position, viewer: int = 0) -> TableScene:
    """What a viewer sees of a position."""
    p.game.decision(p.s)
    id, _ = table_at(p.game, p.s)
    return TableScene(tables.get(id), viewer)


def posts(drawn: str) -> list[str]:
    """What the buttons of a drawing post."""
    return [html.unescape(value) for value in VALUES.findall(drawn)]


def part(drawn: str, id: str, tag: str = "section") -> str:
    """The element with this id, up to the first end of its kind."""
    return drawn.partition(f'id="{id}"')[2].partition(f"</{tag}>")[0]


def plain(drawn: str) -> str:
    """The words of a drawing, those in titles too."""
    titles = re.sub(r'<[^>]*title="([^"]*)"[^>]*>', r" \1 ", drawn)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", titles)).split())


def choose(view: TableScene, post: str) -> TableScene:
    """Press a button of the viewer's."""
    seat, live = view.viewer, view.live
    return TableScene(tables.choose(live.id, seat, live.seen(seat), post.split("|")), seat)


def accepted(view: TableScene, post: str) -> bool:
    """Whether all answers of a button are legal, one after the other."""
    match: Match = view.live.match.fork()
    match.choose(post.split("|"), view.viewer)
    return True
