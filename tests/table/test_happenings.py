"""What an open page is told of the newest events, for the script that shows them."""

from __future__ import annotations

import re

from msgspec import json

from spielwerk.boards.scythe.motions import motions
from spielwerk.games.scythe import events
from spielwerk.games.scythe.board import board
from spielwerk.kernel.event import Event
from spielwerk.table.store import tables
from table.playing import new, play
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
        found = json.decode(json.encode(motions(event)))
        assert [[*motion, 1][: len(want)] for motion, want in zip(found, expected, strict=True)] == expected
