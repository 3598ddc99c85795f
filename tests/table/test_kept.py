"""Parts that look the same as before are sent without their content to pages that have them."""

from __future__ import annotations

import re

import pytest

from spielwerk.kernel.chance import Rng
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import SeatPlan
from table.playing import new, play
from table.visiting import Guest

KEPT = re.compile(r'data-kept="([0-9a-f]{12})"')
MOST = 60_000
"""Bytes of a fragment for an open page of Scythe or DEI."""


def fragment(guest: Guest, table: str, has: str = "") -> str:
    headers = {"HX-Request": "true", "Table-Kept": has}
    return str(guest.client.get(f"{table}/fragment", headers=headers).content.decode())


def kept(html: str) -> str:
    """What the script of a page with this content names in its next request."""
    return " ".join(KEPT.findall(html))


def at_a_table(moves: int, game: str = "scythe", seats: int = 5) -> tuple[Guest, str]:
    created = new(game, [SeatPlan() for _ in range(seats)])
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, moves)
    return guest, f"/table/{created.id}"


def test_a_page_with_all_parts_gets_none_of_them_again() -> None:
    guest, table = at_a_table(30)
    page = guest.page(table)
    assert len(KEPT.findall(page)) > 10
    again = fragment(guest, table, kept(page))
    assert kept(again) == kept(page), "each is still named"
    assert 'id="region-V3"' in page
    assert 'id="region-V3"' not in again
    assert len(again) < len(page) / 3


def test_what_has_changed_is_sent() -> None:
    guest, table = at_a_table(30)
    page = guest.page(table)
    play(table.rpartition("/")[2], 40)
    changed = set(KEPT.findall(fragment(guest, table))) - set(KEPT.findall(page))
    assert changed
    later = fragment(guest, table, kept(page))
    for digest in changed:
        opening = later.index(f'data-kept="{digest}"')
        assert not later[later.index(">", opening) + 1 :].startswith("</"), digest


def test_without_a_script_everything_is_there() -> None:
    guest, table = at_a_table(3)
    page = guest.page(table)
    assert KEPT.search(page)
    assert not re.search(r'data-kept="\w+"></', page)
    assert "<!--" not in page


@pytest.mark.parametrize(("game", "seats", "moves"), [("scythe", 5, 300), ("dei", 4, 120)])
def test_fragments_of_a_long_game_with_everybody_stay_small(game: str, seats: int, moves: int) -> None:
    """The largest in a game of random moves, for the one who is asked and for the others alike."""
    guest, table = at_a_table(moves, game, seats)
    has, rng, sizes = kept(guest.page(table)), Rng(2), []
    for _ in range(60):
        live = tables.get(table.rpartition("/")[2])
        d = live.match.decisions[0]
        tables.choose(live.id, d.seat, live.seen(d.seat), [d.options[rng.below(len(d.options))].text])
        found = fragment(guest, table, has)
        has = kept(found)
        sizes.append(len(found.encode()))
    assert max(sizes) <= MOST


def test_the_guide_marks_buttons_so_its_pages_keep_nothing() -> None:
    guest = Guest()
    page = guest.page(guest.post("/guide/scythe")["Location"])
    assert 'class="guide"' in page
    assert not KEPT.search(page)
