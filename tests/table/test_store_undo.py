"""Taking back at a stored table."""

from __future__ import annotations

import pytest

from spielwerk.kernel.chance import Rng
from spielwerk.table.errors import Refused
from spielwerk.table.store import models, tables
from spielwerk.table.store.live_table import CARRIED_FIELDS, LiveTable, SeatPlan
from table.playing import (
    move,
    new,
    play,
    rebuilt,
    same,
    stored,
)


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


@pytest.mark.parametrize("game", ["sample", "scythe"])
def test_moments_are_the_same_whether_a_table_was_played_or_rebuilt(game: str) -> None:
    """Sealed answers are no moments, and an undo takes some away; they are counted on from write to write."""
    table, rng = new(game, [SeatPlan(), SeatPlan(), SeatPlan()]), Rng(4)
    live = tables.get(table.id)
    taken_back = 0
    for _ in range(150):
        if live.over:
            break
        live = move(live, rng)
        able = [seat for seat in range(3) if live.can_undo(seat)]
        if able and not rng.below(4):
            live = tables.undo(table.id, able[0], live.seen(able[0]))
            taken_back += 1
        found = [(m, live.at(m).awaits) for m in range(max(0, live.moments - 3), live.moments)]
        anew = LiveTable(**{name: getattr(live, name) for name in (*CARRIED_FIELDS, "seq")})
        assert anew.moments == live.moments
        assert [(m, anew.at(m).awaits) for m, _ in found] == found
    assert taken_back > 1
    same(live, rebuilt(table.id))


def test_a_sealed_answer_can_be_taken_back_until_the_reveal() -> None:
    table = new()
    live = tables.choose(table.id, 1, tables.get(table.id).seen(1), ["bid 2"])
    assert live.awaits == [0]
    live = tables.undo(table.id, 1, live.seen(1))
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


def test_one_touch_is_one_undo_even_after_a_rebuild() -> None:
    """Section and action in one post: two gestures, taken back together."""
    table = new("scythe", mode="hotseat")
    live = tables.get(table.id)
    seat = live.awaits[0]
    before = live.match.position
    live = tables.choose(table.id, seat, live.seen(seat), ["bolster", "take power 2"])
    assert len([c for c in live.match.choices[before:] if c.begins and c.seat == seat]) > 1
    same(live, rebuilt(table.id))
    live = tables.undo(table.id, seat, live.seen(seat))
    assert live.match.position == before
    same(live, rebuilt(table.id))
    live = tables.redo(table.id, seat, live.seen(seat))
    live = tables.undo(table.id, seat, rebuilt(table.id).seen(seat))
    assert live.match.position == before


def test_one_step_back_from_a_half_made_gesture() -> None:
    table = new("scythe", mode="hotseat")
    live = tables.get(table.id)
    seat = live.awaits[0]
    for texts in (["move", "units"], ["unit character"]):
        live = tables.choose(table.id, seat, live.seen(seat), texts)
    assert live.half_made(seat)
    live = tables.undo(table.id, seat, live.seen(seat), step=True)
    same(live, rebuilt(table.id))
    assert [o.verb for o in live.match.decisions[0].options if o.verb == "unit"], "a unit is asked for again"
    with pytest.raises(Refused) as refused:
        tables.undo(table.id, seat, live.seen(seat), step=True)
    assert refused.value.key == "table-refused-nothing-to-undo"


@pytest.mark.parametrize("then", ["on", "stop", "nonsense"])
def test_a_post_does_not_go_on_after_what_it_brought_to_light(then: str) -> None:
    """Whoever seals last would otherwise try bids until what follows fits."""
    table = new()
    live = tables.get(table.id)
    live = tables.choose(table.id, 0, live.seen(0), ["bid 1"])
    assert live.awaits == [1]
    for bid in ("bid 0", "bid 2"):
        with pytest.raises(Refused, match="something hidden was revealed in between"):
            tables.choose(table.id, 1, live.seen(1), [bid, then])
    same(live, rebuilt(table.id))


def test_when_the_game_is_over_and_all_lies_open_friends_take_nothing_back() -> None:
    table = new(rounds=1)
    live = play(table.id, 500)
    assert live.over
    for seat in (0, 1):
        assert not live.can_undo(seat)
        with pytest.raises(Refused):
            tables.undo(table.id, seat, live.seen(seat))
