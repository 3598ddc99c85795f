"""The store: compare and set, all or nothing, and the database alone is enough to go on."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from sqlite3 import connect
from typing import Any

import pytest
from django.db import DatabaseError, OperationalError, connection

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.table import models, saved, tables
from spielwerk.table.errors import NotYours, Refused, Stale, StoreBusy, StoreFailed, StoreFull, TableGone
from spielwerk.table.sitting import Live, SeatPlan
from table.playing import PEOPLE, in_thread, is_record, move, new, pick, play, rebuilt, same, stored


def alone(live: Live) -> tuple[int, str]:
    """The seat that is asked first, and its first option."""
    d = live.match.decisions[0]
    return d.seat, d.options[0].text


def to_a_turn(table_id: str) -> Live:
    """Play until a single seat is asked something open."""
    live, rng = tables.get(table_id), Rng(3)
    while len(live.awaits) != 1:
        live = move(live, rng)
    return live


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
    assert [saved.load_events("sample", row.events) for row in rows] == live.match.events
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


# --- several at once


def test_a_double_post_counts_once() -> None:
    table = new()
    live = to_a_turn(table.id)
    seat, text = alone(live)
    after = tables.choose(table.id, seat, live.seen(seat), [text])
    before = stored(table.id)
    with pytest.raises(Stale) as stale:
        tables.choose(table.id, seat, live.seen(seat), [text])
    assert stale.value.live.seq == after.seq
    assert stored(table.id) == before


@pytest.mark.parametrize("seen", [-1, 0, 10_000, 2**62])
def test_a_number_that_no_page_had_is_stale(seen: int) -> None:
    table = new()
    before = stored(table.id)
    with pytest.raises(Stale):
        tables.choose(table.id, 0, seen, ["bid 0"])
    assert stored(table.id) == before


def test_of_two_threads_one_wins() -> None:
    table = new()
    live = to_a_turn(table.id)
    seat, text = alone(live)
    start = threading.Barrier(2)

    def post() -> bool:
        start.wait()
        try:
            tables.choose(table.id, seat, live.seen(seat), [text])
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        done = [pool.submit(in_thread, post) for _ in range(2)]
    assert sorted([d.result() for d in done]) == [False, True]
    assert tables.get(table.id).match.choices[live.match.position].option.text == text
    same(tables.get(table.id), rebuilt(table.id))


def test_two_seats_seal_their_answers_at_the_same_time() -> None:
    for seed in range(8):
        table = new(seed=seed)
        live = tables.get(table.id)
        assert sorted(live.awaits) == [0, 1]
        start = threading.Barrier(2)

        def post(seat: int, start: threading.Barrier = start, live: Live = live) -> None:
            start.wait()
            tables.choose(live.id, seat, live.seen(seat), [f"bid {seat + 1}"])

        with ThreadPoolExecutor(2) as pool:
            for done in [pool.submit(in_thread, post, seat) for seat in (0, 1)]:
                done.result()
        chosen = {c.seat: c.option.text for c in tables.get(table.id).match.choices if c.secret}
        assert chosen == {0: "bid 1", 1: "bid 2"}
        same(tables.get(table.id), rebuilt(table.id))


def test_two_seats_commit_combat_dials_at_the_same_time() -> None:
    live = to_combat()
    one, two = live.awaits
    start = threading.Barrier(2)

    def commit(seat: int) -> None:
        """Dial, then cards one by one until done, as a page without scripts does."""
        start.wait()
        mine, rng = live, Rng(seat)
        while (d := mine.decision(seat)) is not None and d.gesture == "commit":
            mine = tables.choose(live.id, seat, mine.seen(seat), [pick(rng, d)])

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(in_thread, commit, seat) for seat in (one, two)]:
            done.result()
    sealed = tables.get(live.id).match.choices[live.match.position :]
    assert {c.seat for c in sealed if c.secret} == {one, two}
    same(tables.get(live.id), rebuilt(live.id))


def to_combat() -> Live:
    """A table of Scythe at which two seats are asked for their dials."""
    for seed in range(30):
        table = new("scythe", seed=seed)
        live, rng = tables.get(table.id), Rng(seed)
        match = live.match.fork()
        while match.decision is not None and match.position < 1500:
            if len(match.decisions) > 1:
                return _store_match(table.id, match)
            match.choose(pick(rng, match.decision))
    raise AssertionError("no combat in thirty random games")


def _store_match(table_id: str, match: Match) -> Live:
    """Play a match again through the store, in long strides (luck is the same: so is the seed)."""
    live = tables.get(table_id)
    texts = [(c.seat, c.option.text) for c in match.choices if c.seat >= 0]
    while texts:
        seat = texts[0][0]
        stride: list[str] = []
        while texts and texts[0][0] == seat and len(stride) < 400:
            stride.append(texts.pop(0)[1])
        live = tables.choose(table_id, seat, live.seen(seat), stride)
    assert live.game.digest(live.match.state) == match.game.digest(match.state)
    return live


def test_many_threads_play_one_table_and_nothing_is_lost() -> None:
    table = new()

    def player(seat: int) -> int:
        rng, done = Rng(seat), 0
        while not (live := tables.get(table.id)).over:
            d = live.decision(seat)
            if d is not None:
                try:
                    tables.choose(table.id, seat, live.seen(seat), [pick(rng, d)])
                    done += 1
                except Stale:
                    continue
        return done

    with ThreadPoolExecutor(4) as pool:
        done = [pool.submit(in_thread, player, seat) for seat in (0, 1, 0, 1)]
    confirmed = sum([d.result() for d in done])
    live = tables.get(table.id)
    assert confirmed == len([c for c in live.match.choices if c.seat >= 0])
    same(live, rebuilt(table.id))


# --- taking back


def test_undo_and_redo_survive_a_rebuild() -> None:
    table = new("scythe", mode="hotseat")
    live = play(table.id, 40)
    seat = live.awaits[0]
    before = live.game.dumps(live.match.state)
    positions = []
    for _ in range(6):
        live = tables.undo(table.id, seat, rebuilt(table.id).seen(seat))
        positions.append(live.match.position)
        same(live, rebuilt(table.id))
    assert positions == sorted(positions, reverse=True)
    for _ in range(6):
        live = tables.redo(table.id, seat, rebuilt(table.id).seen(seat))
        same(live, rebuilt(table.id))
    assert live.game.dumps(live.match.state) == before
    with pytest.raises(Refused):
        tables.redo(table.id, seat, live.seen(seat))


def test_a_sealed_answer_can_be_taken_back_until_the_reveal() -> None:
    table = new()
    live = tables.choose(table.id, 1, tables.get(table.id).seen(1), ["bid 2"])
    assert live.awaits == [0]
    live = tables.take_back(table.id, 1, live.seen(1))
    same(live, rebuilt(table.id))
    assert sorted(live.awaits) == [0, 1]
    live = tables.choose(table.id, 1, live.seen(1), ["bid 0"])
    live = tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    before = stored(table.id)
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            tables.undo(table.id, seat, live.seen(seat))
        assert refused.value.key == "table-refused-revealed"
    assert stored(table.id) == before


def test_undo_at_a_solo_table_goes_back_to_the_person() -> None:
    table = new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo")
    live, rng = tables.get(table.id), Rng(2)
    while live.awaits != [0] or [c.secret for c in live.match.choices if c.seat == 0][-1]:
        live = move(live, rng)
    back = tables.undo(table.id, 0, live.seen(0))
    assert 0 in back.awaits
    assert back.match.position < live.match.position
    again = tables.redo(table.id, 0, back.seen(0))
    assert again.game.digest(again.match.state) == live.game.digest(live.match.state)


def test_undo_across_a_snapshot_removes_it() -> None:
    table = new("scythe", mode="hotseat")
    live = play(table.id, 120)
    assert models.Snapshot.objects.filter(table_id=table.id).count() == 1
    while live.match.position > 90:
        live = tables.undo(table.id, live.people[0], live.seen(live.people[0]))
    assert models.Snapshot.objects.filter(table_id=table.id).count() == 0
    same(live, rebuilt(table.id))
    same(play(table.id, 60, seed=9), rebuilt(table.id))


# --- what tells nothing of secrets


def test_how_many_choices_a_sealed_answer_took_is_not_to_be_seen() -> None:
    live = to_combat()
    one, two = live.awaits
    shown = []
    for cards in (False, True):
        if cards:
            live = tables.take_back(live.id, one, live.seen(one))
        start = (live.seen(two), live.seen(SPECTATOR))
        steps = 0
        while (d := live.decision(one)) is not None and d.gesture == "commit":
            texts = [o.text for o in d.options]
            more = [t for t in texts if t.startswith("card")]
            live = tables.choose(live.id, one, live.seen(one), [more[0] if cards and more else texts[-1]])
            steps += 1
        seen = (live.seen(two) - start[0], live.seen(SPECTATOR) - start[1])
        shown.append((seen, live.moments, live.log(two), live.view(two)))
    assert shown[0] == shown[1]


def test_a_page_stays_valid_while_another_seat_seals() -> None:
    table = new()
    page = tables.get(table.id).seen(0)
    live = tables.choose(table.id, 1, tables.get(table.id).seen(1), ["bid 1"])
    assert live.seen(0) > page, "seat 0 may notice that seat 1 has answered"
    live = tables.choose(table.id, 0, page, ["bid 0"])
    assert {c.seat for c in live.match.choices if c.secret} == {0, 1}


# --- the table itself


@pytest.mark.parametrize(
    ("plan", "mode", "setup", "key"),
    [
        (PEOPLE[:1], "friends", {}, "table-refused-plan"),
        (PEOPLE, "alone", {}, "table-refused-plan"),
        ([SeatPlan("bot:random")] * 2, "solo", {}, "table-refused-plan"),
        ([SeatPlan("bot:/tmp/evil.py:Bot"), SeatPlan()], "solo", {}, "table-refused-unknown-bot"),
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


# --- when the database has trouble


@pytest.mark.parametrize(
    ("trouble", "becomes"),
    [
        (OperationalError("database is locked"), StoreBusy),
        (OperationalError("database or disk is full"), StoreFull),
        (DatabaseError("could not extend file: No space left on device"), StoreFull),
        (OperationalError("disk I/O error"), StoreFailed),
    ],
)
def test_trouble_with_the_database_is_said_and_nothing_is_published(
    trouble: Exception, becomes: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new()
    live = tables.get(table.id)

    def fail(*_: Any) -> None:
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(models.Choice.objects, "bulk_create", fail)
        with pytest.raises(becomes):
            tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert tables.get(table.id).seq == live.seq
    same(live, rebuilt(table.id))


@pytest.fixture
def sqlite() -> Any:
    """A connection that gives up at once, and is thrown away afterwards."""
    if connection.vendor != "sqlite":
        pytest.skip("SQLite's own trouble")
    connection.ensure_connection()
    connection.cursor().execute("PRAGMA busy_timeout=20")
    yield connection.cursor()
    connection.close()


def test_a_locked_database_is_said(sqlite: Any) -> None:
    table = new()
    live = tables.get(table.id)
    other = connect(connection.settings_dict["NAME"])
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy):
        tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert tables.get(table.id).seq == live.seq, "one can still look"
    other.rollback()
    other.close()
    assert tables.choose(table.id, 0, live.seen(0), ["bid 1"]).seq == live.seq + 1


def test_a_full_disk_is_said(sqlite: Any) -> None:
    table = new("scythe")
    live = play(table.id, 3)
    pages = sqlite.execute("PRAGMA page_count").fetchone()[0]
    sqlite.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(StoreFull):
        play(table.id, 500)
    tables.forget_all()
    now = tables.get(table.id)
    assert now.seq > live.seq, "what went in before the disk was full is there"
    sqlite.execute("PRAGMA max_page_count=1000000")
    same(play(table.id, 5), rebuilt(table.id))
