"""What an open page is told of the newest events, for the script that shows them."""

from __future__ import annotations

import re
from html import unescape

from msgspec import json

from games.scythe.automa.solo import AUTOMA, HUMAN, Solo
from spielwerk.boards.dei.motions import motions as dei_motions
from spielwerk.boards.kit.motion import Motion
from spielwerk.boards.kit.scene import Entry
from spielwerk.boards.scythe.motions import motions
from spielwerk.games.dei import events as dei
from spielwerk.games.dei.board import PARTS
from spielwerk.games.scythe import events
from spielwerk.games.scythe.automa.events import Advanced
from spielwerk.games.scythe.board import board
from spielwerk.kernel.event import Event
from spielwerk.table.render.lately import lately
from spielwerk.table.store import tables
from table.playing import new, play
from table.scythe_scenes import plain, scene
from table.visiting import Guest

ITEM = re.compile(r'<li data-moment="(\d+)" data-seat="(-?\d+)"(?: data-motions="([^"]*)")?>([^<]*)</li>')
HERE, THERE = board().places.index("V3"), board().places.index("M5")


def fragment(guest: Guest, table: str, told: str) -> str:
    headers = {"HX-Request": "true", "Table-Told": told}
    return str(guest.client.get(f"{table}/fragment", headers=headers).content.decode())


def test_only_what_the_page_has_not_shown_yet() -> None:
    created = new("scythe")
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, 30)
    table, newest = f"/table/{created.id}", tables.get(created.id).moments - 1
    page = guest.page(table)
    assert f'data-moment="{newest}"' in page
    assert "happenings" not in page, "a new page is already as it is"
    found = ITEM.findall(fragment(guest, table, str(newest - 8)))
    assert found
    assert {int(moment) for moment, *_ in found} <= set(range(newest - 7, newest + 1))
    assert not ITEM.findall(fragment(guest, table, str(newest)))
    assert "happenings" not in fragment(guest, table, "no number")


def test_ones_own_deeds_move_without_words_and_those_of_others_are_told() -> None:
    created = new("scythe")
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, 40)
    found = ITEM.findall(fragment(guest, f"/table/{created.id}", "0"))
    mine = [(moves, words) for _, seat, moves, words in found if seat == "0"]
    theirs = [words for _, seat, _, words in found if seat == "1"]
    assert mine
    assert all(moves and not words for moves, words in mine)
    assert theirs
    assert all(theirs)


def test_the_last_line_about_others_is_what_mattered_not_the_progress_marker() -> None:
    view = scene(Solo("polania automa").turn(HUMAN), HUMAN)
    entries: list[Entry] = [
        (1, AUTOMA, events.Gained(seat=AUTOMA, what=0, n=2)),
        (1, AUTOMA, Advanced(seat=AUTOMA, space=3)),
    ]
    assert "gains 2 power" in plain(lately(view, entries, reasons=False))
    assert "space 3" in plain(lately(view, entries[1:], reasons=False)), "unless nothing else happened"


def test_motions_name_what_is_drawn() -> None:
    shown: dict[Event, list[list[str | int]]] = {
        events.Moved(1, 3, HERE, THERE): [["go", "unit-1-3", "", "M5"]],
        events.Carried(1, HERE, THERE, 0, 2): [["fly", "sc-oil", "place:V3", "place:M5", 2]],
        events.Paid(0, HERE, 1): [["fly", "sc-metal", "place:V3", "seat:0"]],
        events.Gained(0, 1, -2): [["note", "sc-coins", "", "seat:0", -2]],
        events.Deployed(2, 0, HERE): [["new", "unit-2-1"]],
        events.Built(2, 3, HERE): [["new", "built-2-3"]],
        events.Produced(2, HERE, 0, 1): [["new", "", "", "place:V3"]],
        events.StarPlaced(1, "combat"): [["land", "sc-star", "", "seat:1"]],
        events.SectionChosen(1, 0): [],
    }
    for event, expected in shown.items():
        assert told(motions(event), expected) == expected


def told(found: tuple[Motion, ...], expected: list[list[str | int]]) -> list[list[str | int]]:
    """What the page reads of motions, each with as many values as are expected."""
    read = json.decode(json.encode(found))
    return [[*motion, 1][: len(want)] for motion, want in zip(read, expected, strict=True)]


STRAND, TULSE = "area-2-1-3", "area-2-1-A"


def test_motions_of_dei_name_what_is_drawn() -> None:
    home, hill = PARTS.index("2.1-3"), PARTS.index("2.1-A")
    at, up = f"place:{STRAND}", f"place:{TULSE}"
    shown: dict[Event, list[list[str | int]]] = {
        dei.Moved(1, home, hill, 2, 1, 0): [
            ["go", "leader-1", "", TULSE],
            ["fly", "dei-scrapper-1", at, up, 2],
        ],
        dei.Enlisted(0, home, -1): [["fly", "dei-scrapper-0", "seat:0", at]],
        dei.Enlisted(0, home, hill): [["fly", "dei-scrapper-0", up, at]],
        dei.Collected(0, hill, 1, 2): [["fly", "dei-energy", up, "seat:0", 2]],
        dei.CardBought(0, 3, 2, 0): [["note", "dei-technology", "", "seat:0", -2]],
        dei.Built(0, 2, home): [["fly", "dei-elevator", "seat:0", at]],
        dei.DroneFlew(0, 3, hill): [["go", "drone-3", "", TULSE]],
        dei.Killed(0, 1, home, 1): [["fly", "dei-scrapper-1", at, "seat:1"]],
        dei.OutpostTaken(1, 2, home): [["fly", "dei-cube-green", at, "seat:1"]],
        dei.MissionFulfilled(1, 0, 4): [["land", "dei-points", "", "seat:1"]],
        dei.CardPlayed(0, 3): [],
    }
    for event, expected in shown.items():
        assert told(dei_motions(event), expected) == expected


def test_what_motions_of_dei_name_is_on_the_page() -> None:
    created = new("dei")
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, 60)
    page = guest.page(f"/table/{created.id}")
    found = ITEM.findall(fragment(guest, f"/table/{created.id}", "0"))
    named = [motion for _, _, moves, _ in found if moves for motion in json.decode(unescape(moves))]
    assert {kind for kind, *_ in named} >= {"fly", "go"}
    for kind, what, *ends in named:
        places = [end.removeprefix("place:") for end in ends if isinstance(end, str) and "area" in end]
        for id in (what, *places):
            assert f'id="{id}"' in page, (kind, id)
