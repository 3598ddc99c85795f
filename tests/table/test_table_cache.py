"""Tables in memory: kept by their weight, and rebuilt from the newest stored position."""

from __future__ import annotations

import gc
import time
import tracemalloc
from typing import Any

import pytest

from spielwerk.kernel.game import Game
from spielwerk.kernel.record import CHECK_EVERY
from spielwerk.table.store import match_rows, models, table_cache, tables
from spielwerk.table.store.cache import Cache
from table.playing import new, play, rebuilt, same


@pytest.mark.parametrize("choices", [120, 500])
def test_a_table_weighs_what_it_takes_in_memory(choices: int) -> None:
    table = new("scythe")
    play(table.id, choices)
    rebuilt(table.id)
    tables.forget_all()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    live = tables.get(table.id)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert taken / 2 < table_cache.weight(live) < taken * 2


def test_as_many_tables_are_kept_as_memory_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [new() for _ in range(100)]
    lives = [tables.get(table.id) for table in made]
    assert [tables.get(table.id) for table in made] == lives, "a hundred tables are not too many"
    monkeypatch.setattr(table_cache, "_shelf", Cache(3 * table_cache.weight(lives[0])))
    lives = [tables.get(table.id) for table in made[:3]]
    assert tables.get(made[0].id) is lives[0]
    tables.get(made[3].id)
    assert tables.get(made[0].id) is lives[0]
    assert tables.get(made[1].id) is not lives[1], "who was not asked for longest has gone"
    assert table_cache.in_memory() == 3


def test_the_memory_for_tables_fits_a_small_server() -> None:
    """A server with one gigabyte must hold the tables in memory beside everything else."""
    assert table_cache.MOST_BYTES <= 2**28
    full: Cache[int, bytes] = Cache(10)
    full.put(1, b"", 6)
    full.put(2, b"", 6)
    assert full.get(1) is None


def test_a_table_that_somebody_else_has_changed_is_read_anew() -> None:
    """The command line writes to the database beside a running server."""
    table = new("scythe")
    live = tables.get(table.id)
    assert tables.get(table.id) is live
    models.Table.objects.filter(id=table.id).update(seq=live.seq + 1)
    again = tables.get(table.id)
    assert again is not live
    assert again.seq == live.seq + 1


def applied(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Each choice that is played, from now on."""
    found: list[Any] = []
    apply = Game.apply

    def counted(self: Game, s: Any, *args: Any, **kwargs: Any) -> Any:
        found.append(s)
        return apply(self, s, *args, **kwargs)

    monkeypatch.setattr(Game, "apply", counted)
    return found


@pytest.mark.parametrize("game", ["scythe", "dei", "sample"])
def test_a_table_is_rebuilt_from_its_newest_position(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that it was: choices, events, what may be taken back, every position on the way."""
    table = new(game, rounds=9) if game == "sample" else new(game)
    live = play(table.id, 350)
    assert live.match.position > CHECK_EVERY
    tables.forget_all()
    with monkeypatch.context() as patch:
        played = applied(patch)
        again = tables.get(table.id)
        assert len(played) <= CHECK_EVERY
    same(live, again)
    assert again.match.choices == live.match.choices
    assert again.match.events == live.match.events
    assert again.match.opening == live.match.opening
    digests = [
        [m.game.digest(m.at(n)) for n in range(0, m.position + 1, 7)] for m in (live.match, again.match)
    ]
    assert digests[0] == digests[1]
    assert [live.can_undo(seat) for seat in range(2)] == [again.can_undo(seat) for seat in range(2)]


def test_what_goes_on_after_that_is_the_same_game() -> None:
    """Luck too: what is drawn next does not depend on whether the table was in memory."""
    one, other = new("scythe"), new("scythe")
    for _ in range(24):
        kept = play(one.id, 10)
    for _ in range(24):
        tables.forget_all()
        live = play(other.id, 10)
    assert live.match.choices == kept.match.choices


def test_a_table_of_before_is_replayed_once_and_then_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new("scythe")
    live = play(table.id, 250)
    models.Choice.objects.filter(table_id=table.id).update(gesture=None, kind=0)
    same(live, rebuilt(table.id))
    tables.forget_all()
    played = applied(monkeypatch)
    again = tables.get(table.id)
    assert len(played) <= CHECK_EVERY
    assert again.match.choices == live.match.choices


def test_a_stored_position_that_is_not_the_game_s_is_not_trusted() -> None:
    table = new("scythe")
    live = play(table.id, 250)
    other = new("scythe", seed=99)
    play(other.id, 250)
    newest = models.Snapshot.objects.filter(table_id=table.id).order_by("-n").first()
    wrong = models.Snapshot.objects.filter(table_id=other.id, n=newest.n).get()
    models.Snapshot.objects.filter(id=newest.id).update(state=wrong.state)
    assert match_rows.resumed(models.Table.objects.get(id=table.id)) is None
    same(live, rebuilt(table.id))


def test_a_long_game_takes_hardly_longer_to_rebuild_than_a_short_one() -> None:
    cost = []
    for choices in (100, 800):
        table = new("scythe")
        play(table.id, choices)
        times = []
        for _ in range(5):
            tables.forget_all()
            begun = time.thread_time()
            tables.get(table.id)
            times.append(time.thread_time() - begun)
        cost.append(min(times))
    assert cost[1] < 3 * cost[0]
