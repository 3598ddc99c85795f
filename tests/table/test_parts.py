"""Parts of a table that are drawn only while somebody looks at them: lists, log, the mats of others."""

from __future__ import annotations

import re

from spielwerk.table.store import tables
from table.playing import new, play
from table.visiting import Guest

CLOSED = re.compile(r'data-closed="([^"]+)"><a class="button" href="([^"]+)#\1"')


def at_a_table(moves: int = 6) -> tuple[Guest, str]:
    """Somebody on the first seat of a game of Scythe that has begun."""
    created = new("scythe")
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, moves)
    return guest, f"/table/{created.id}"


def test_what_is_folded_away_is_not_drawn_and_has_a_link_to_where_it_is() -> None:
    guest, table = at_a_table()
    page = guest.page(table)
    assert dict(CLOSED.findall(page)) == {"text": f"{table}?open=text", "mat-1": f"{table}?open=mat-1"}
    assert 'id="sheets"' not in page
    assert 'id="mat-0-trade"' in page, "the own mat lies open"
    assert 'id="mat-1-trade"' not in page


def test_the_link_opens_the_lists_in_place_of_the_map() -> None:
    guest, table = at_a_table()
    page = guest.page(f"{table}?open=text")
    assert page.count('id="sheets"') == 1
    assert 'id="tab-text" value="text" checked' in page
    assert 'id="tab-now" value="now" checked' in guest.page(table)
    assert list(dict(CLOSED.findall(page))) == ["mat-1"]


def test_the_link_opens_the_mat_of_another() -> None:
    guest, table = at_a_table()
    page = guest.page(f"{table}?open=mat-1")
    assert 'id="mat-1-trade"' in page
    assert 'id="tab-now" value="now" checked' in page
    assert list(dict(CLOSED.findall(page))) == ["text"]


def test_a_script_names_what_is_open_with_each_request() -> None:
    """Then the answer to a choice has it too, and nothing has to be asked for twice."""
    guest, table = at_a_table()
    live = tables.get(table.rpartition("/")[2])
    while live.decision(0) is None:
        live = play(live.id, 1)
    d = live.decision(0)
    assert d is not None
    headers = {"HX-Request": "true", "Table-Open": "text log recap mat-1"}
    fragment = guest.client.get(f"{table}/fragment", headers=headers).content.decode()
    fields = {"seen": live.seen(0), "choice": d.options[0].text}
    answer = guest.client.post(f"{table}/act", fields, headers=headers).content.decode()
    for html in (fragment, answer):
        assert 'id="sheets"' in html
        assert 'id="mat-1-trade"' in html
        assert "data-closed" not in html


def test_the_log_comes_with_the_page_and_then_only_while_it_is_open() -> None:
    """Without a script there is only the page; with one, nobody would read sixty lines with each move."""
    guest, table = at_a_table()
    assert 'id="log-lines"' in guest.page(table)
    assert "log" in dict(CLOSED.findall(guest.page(f"{table}/fragment", inside=True)))
    headers = {"HX-Request": "true", "Table-Open": "log"}
    assert 'id="log-lines"' in guest.client.get(f"{table}/fragment", headers=headers).content.decode()


def test_no_other_word_opens_anything_or_is_kept() -> None:
    from spielwerk.table.views import play as view

    guest, table = at_a_table()
    guest.page(table)
    before = len(view._drawn)
    for odd in ("TEXT", "text'", "../text", "x" * 50, "mat-1000", ""):
        assert guest.page(f"{table}?open={odd}").count("data-closed") == 2
    assert len(view._drawn) == before


def test_names_in_the_log_lead_to_the_lists_wherever_these_are() -> None:
    """On the page itself if they are open, else on the page where they are; each leads to something."""
    guest, table = at_a_table(40)
    names = re.compile(r'<a class="ref" data-ref="[^"]*" href="([^"]*)#(ref-[^"]*)"')
    closed, opened = guest.page(table), guest.page(f"{table}?open=text")
    apart = names.findall(closed)
    assert apart
    assert {page for page, _ in apart} == {f"{table}?open=text"}
    together = names.findall(opened)
    assert {page for page, _ in together} == {""}
    assert {home for _, home in together} <= {home for _, home in apart}
    assert all(f'id="{home}"' in opened for _, home in together)


def test_the_past_is_drawn_whole() -> None:
    guest, table = at_a_table()
    page = guest.page(f"{table}/at/2")
    assert "data-closed" not in page
    assert 'id="sheets"' in page
    assert 'id="mat-1-trade"' in page
