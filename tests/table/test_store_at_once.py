"""Several act at once: compare and set, sealed answers, and numbers that tell nothing of secrets."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.table.errors import Stale
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable
from table.playing import (
    alone,
    in_thread,
    meanwhile,
    move,
    new,
    pick,
    rebuilt,
    same,
    stored,
    strides,
    to_a_turn,
)

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

        def post(seat: int, start: threading.Barrier = start, live: LiveTable = live) -> None:
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


def to_combat() -> LiveTable:
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


def _store_match(table_id: str, match: Match) -> LiveTable:
    """Play a match again through the store, in long strides (luck is the same: so is the seed)."""
    live = tables.get(table_id)
    for seat, stride in strides(match.choices):
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


def test_a_table_can_be_read_however_fast_others_play() -> None:
    """As it was at one moment: what is written while it is read does not get into it."""
    table, rng = new("scythe"), Rng(1)
    tables.forget_all()
    written: dict[int, LiveTable] = {}

    def play_on() -> None:
        live = move(tables.get(table.id), rng)
        written[live.seq] = live
        tables.forget_all()

    with meanwhile(play_on):
        live = tables.get(table.id)
    assert len(written) > 3
    same(live, written[live.seq])


# --- what tells nothing of secrets


def test_how_many_choices_a_sealed_answer_took_is_not_to_be_seen() -> None:
    live = to_combat()
    one, two = live.awaits
    shown = []
    for cards in (False, True):
        if cards:
            live = tables.undo(live.id, one, live.seen(one))
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
