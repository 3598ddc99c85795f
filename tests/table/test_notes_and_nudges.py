"""Notes of a seat, polite reminders, and a bot that plays for somebody who is away."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from spielwerk.table.people import seats
from spielwerk.table.store import manage_table, models, tables
from spielwerk.table.store.notices import Nudged
from table.playing import rebuilt
from table.visiting import Guest


def two_friends() -> tuple[str, Guest, Guest]:
    plan = [tables.SeatPlan("person", name) for name in ("Ada", "Ben")]
    created = tables.create("dei", {"seats": [{}, {}]}, plan, mode="friends", seed=1)
    guests = Guest(), Guest()
    for guest, link in zip(guests, created.links, strict=True):
        guest.claim(link)
    live = tables.get(created.id)
    first = live.awaits[0]
    return created.id, guests[first], guests[1 - first]


def long_ago(table: str) -> None:
    """Nothing has happened at the table for an hour."""
    models.Table.objects.filter(id=table).update(updated=timezone.now() - timedelta(hours=1))
    rebuilt(table)


# --- notes


def test_notes_stay_with_the_seat_and_nobody_else_reads_them() -> None:
    table, asked, other = two_friends()
    asked.post(f"/table/{table}/notes", notes="Trade with <Ben>!")
    assert "Trade with &lt;Ben&gt;!" in asked.page(f"/table/{table}/notes")
    for page in (f"/table/{table}/notes", f"/table/{table}", f"/table/{table}/log", f"/table/{table}/export"):
        assert "Trade with" not in other.page(page)
    assert "Trade with" not in asked.page(f"/table/{table}/export"), "not in the record either"


def test_whoever_watches_has_none() -> None:
    created = tables.create(
        "dei", {"seats": [{}, {}]}, [tables.SeatPlan("person")] * 2, mode="friends", seed=1
    )
    watcher = Guest()
    watcher.claim(created.spectator)
    watcher.page(f"/table/{created.id}/notes", 403)
    watcher.post(f"/table/{created.id}/notes", 403, notes="x")
    assert "/notes" not in watcher.page(f"/table/{created.id}")


def test_notes_have_an_end() -> None:
    table, asked, _ = two_friends()
    asked.post(f"/table/{table}/notes", notes="x" * (seats.MOST_NOTES + 5))
    assert "x" * seats.MOST_NOTES in asked.page(f"/table/{table}/notes")
    assert "x" * (seats.MOST_NOTES + 1) not in asked.page(f"/table/{table}/notes")


# --- reminders


def test_a_reminder_is_told_to_the_one_who_is_asked() -> None:
    table, asked, other = two_friends()
    long_ago(table)
    assert 'value="nudge"' in other.page(f"/table/{table}")
    assert 'value="nudge"' not in asked.page(f"/table/{table}")
    other.post(f"/table/{table}/act", do="nudge")
    assert "asks whether you have time for your turn" in asked.page(f"/table/{table}")
    assert "asks whether" not in other.page(f"/table/{table}")
    assert "politely" in other.page(f"/table/{table}/log")
    live = rebuilt(table)
    assert isinstance(live.noted[-1][1], Nudged), "it is stored"
    seat = live.awaits[0]
    tables.choose(table, seat, live.seen(seat), [live.match.decisions[0].options[0].text])
    assert "asks whether" not in asked.page(f"/table/{table}"), "answered"


def test_nobody_is_pestered() -> None:
    table, _, other = two_friends()
    other.post(f"/table/{table}/act", 422, do="nudge")
    long_ago(table)
    other.post(f"/table/{table}/act", do="nudge")
    other.post(f"/table/{table}/act", 422, do="nudge")
    assert len(tables.get(table).noted) == 1


def test_one_does_not_remind_oneself_nor_a_bot() -> None:
    table, asked, other = two_friends()
    long_ago(table)
    asked.post(f"/table/{table}/act", 422, do="nudge")
    manage_table.give_to_bot(table, tables.get(table).awaits[0], "random")
    long_ago(table)
    other.post(f"/table/{table}/act", 422, do="nudge")


# --- away


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_bot_plays_for_somebody_who_is_away_and_the_log_says_so(lang: str) -> None:
    table, asked, _ = two_friends()
    asked.client.cookies["language"] = lang
    seat = tables.get(table).awaits[0]
    page = asked.page(f"/table/{table}/seats")
    assert {"en": "I’m away: let a bot play for me", "de": "Ich bin weg"}[lang] in page
    asked.post(f"/table/{table}/seats", do="bot", seat=str(seat))
    assert tables.get(table).plan[seat].bot
    assert {"en": "I’m back", "de": "Ich bin zurück"}[lang] in asked.page(f"/table/{table}/seats")
    asked.post(f"/table/{table}/seats", do="back", seat=str(seat))
    assert not tables.get(table).plan[seat].bot
    log = re.sub("<[^>]+>", "", asked.page(f"/table/{table}/log"))
    away, back = {"en": ("A bot plays for", "is back"), "de": ("spielt vorerst ein Bot", "wieder da")}[lang]
    assert away in log
    assert back in log
