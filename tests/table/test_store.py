"""The store: all or nothing, and the database alone is enough to go on."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.table.errors import NotYours, Refused, TableGone
from spielwerk.table.store import match_rows, models, tables
from spielwerk.table.store.live_table import SeatPlan
from table.playing import (
    PEOPLE,
    alone,
    is_record,
    new,
    play,
    rebuilt,
    same,
    stored,
    to_a_turn,
)

# --- playing


@pytest.mark.parametrize("game", ["sample", "scythe"])
def test_a_game_in_the_store_is_the_same_from_memory_and_from_disk(game: str) -> None:
    table = new(game)
    for moves in (0, 7, 60, 150):
        live = play(table.id, moves, seed=moves)
        same(live, rebuilt(table.id))


def test_a_stored_game_is_a_record() -> None:
    live = play(new().id, 1000)
    assert live.over
    match = Match.load(tables.export(live.id, 0))
    assert match.warning == ""
    assert match.choices == live.match.choices
    is_record(live.id, live.match)


def test_each_choice_is_stored_with_its_events() -> None:
    live = play(new().id, 1000)
    rows = models.Choice.objects.filter(table_id=live.id).order_by("n")
    assert [match_rows.load_events("sample", row.events) for row in rows] == live.match.events
    assert any(live.match.events)


def test_several_choices_are_taken_all_or_none() -> None:
    table = new()
    live = to_a_turn(table.id)
    seat, text = alone(live)
    before = stored(table.id)
    with pytest.raises(Refused):
        tables.choose(table.id, seat, live.seen(seat), [text, "bid 99"])
    with pytest.raises(Refused):
        tables.choose(table.id, seat, live.seen(seat), [text] * 400)
    assert stored(table.id) == before
    same(tables.get(table.id), rebuilt(table.id))


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        (["fly to the moon"], "table-refused-illegal"),
        ([], "table-refused-too-much"),
        (["bid 0"] * 501, "table-refused-too-much"),
        ([""], "table-refused-illegal"),
        (["bid 0\x00"], "table-refused-illegal"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(texts: list[str], key: str) -> None:
    table = new()
    before = stored(table.id)
    with pytest.raises(Refused) as refused:
        tables.choose(table.id, 0, tables.get(table.id).seen(0), texts)
    assert refused.value.key == key
    assert stored(table.id) == before


def test_who_is_not_asked_is_refused() -> None:
    table = new()
    live = to_a_turn(table.id)
    other = 1 - live.awaits[0]
    before = stored(table.id)
    with pytest.raises(Refused) as refused:
        tables.choose(table.id, other, live.seen(other), [alone(live)[1]])
    assert refused.value.key == "table-refused-not-asked"
    for seat in (2, -1, SPECTATOR):
        with pytest.raises(NotYours):
            tables.choose(table.id, seat, 1, [alone(live)[1]])
    assert stored(table.id) == before


def test_a_finished_game_takes_no_choice() -> None:
    live = play(new().id, 1000)
    with pytest.raises(Refused) as refused:
        tables.choose(live.id, 0, live.seen(0), ["bid 0"])
    assert refused.value.key == "table-refused-over"


# --- the table itself


@pytest.mark.parametrize(
    ("plan", "mode", "setup", "key"),
    [
        (PEOPLE[:1], "friends", {}, "table-refused-plan"),
        (PEOPLE, "alone", {}, "table-refused-plan"),
        ([SeatPlan("bot:random")] * 2, "solo", {}, "table-refused-plan"),
        ([SeatPlan("bot:/tmp/evil.py:Bot"), SeatPlan()], "solo", {}, "table-refused-unknown-bot"),
        ([SeatPlan(), SeatPlan("rules")], "solo", {}, "table-refused-nobody"),
        (PEOPLE, "friends", {"seats": [{}, {"automa": True}]}, "table-refused-automa"),
        (
            [SeatPlan(), SeatPlan("bot:random")],
            "solo",
            {"seats": [{}, {"automa": True}]},
            "table-refused-automa",
        ),
        (PEOPLE, "friends", {"rounds": 99}, "table-refused-setup"),
        (PEOPLE, "friends", {"wheels": 4}, "table-refused-setup"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(
    plan: list[SeatPlan], mode: str, setup: dict[str, Any], key: str
) -> None:
    before = models.Table.objects.count()
    with pytest.raises(Refused) as refused:
        tables.create("sample", {"seats": 2, **setup}, plan, mode=mode)
    assert refused.value.key == key
    assert models.Table.objects.count() == before


def test_a_deleted_table_is_gone_with_all_its_rows() -> None:
    table = new()
    play(table.id, 10)
    tables.delete(table.id)
    with pytest.raises(TableGone):
        tables.get(table.id)
    for kind in (models.Choice, models.Snapshot, models.Seat, models.Holder):
        assert not kind.objects.filter(table_id=table.id).exists()


def test_names_are_one_short_line() -> None:
    table = new()
    live = tables.rename_seat(table.id, 1, "  An\u202ena\n<b> " + "x" * 80)
    assert live.names[1].startswith("An na <b> xxx")
    assert len(live.names[1]) == 40
    same(live, rebuilt(table.id))


def test_a_bot_sits_in_and_gives_the_seat_back() -> None:
    table = new()
    live = tables.give_to_bot(table.id, 1, "random")
    assert (live.plan[1].bot, live.plan[1].who, live.people) == ("random", "person", [0, 1])
    with pytest.raises(Refused):
        tables.give_to_bot(table.id, 1, "../evil.py:Bot")
    assert tables.give_back(table.id, 1).plan[1].bot == ""
    same(tables.get(table.id), rebuilt(table.id))
