"""Small helpers: tables of the sample game, and random play through the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
from django.db import connection

from spielwerk.kernel.chance import Rng
from spielwerk.kernel.choice import Choice
from spielwerk.kernel.game import Game
from spielwerk.kernel.match import Match
from spielwerk.kernel.option import Decision
from spielwerk.kernel.state import State
from spielwerk.table.store import match_rows, models, tables
from spielwerk.table.store.live_table import PERSON, RULES, LiveTable, SeatPlan, SeenCounts

PEOPLE = [SeatPlan(), SeatPlan()]


def new(
    game: str = "sample",
    plan: list[SeatPlan] = PEOPLE,
    mode: str = "friends",
    seed: int = 5,
    **setup: Any,
) -> tables.Created:
    return tables.create(game, {"seats": len(plan), **setup}, plan, mode=mode, seed=seed)


def table_at(game: Game, state: State) -> tuple[str, tables.Created]:
    """A table among friends that begins with a given position."""
    plan = [SeatPlan(PERSON if seat in game.players else RULES, f"P{seat}") for seat in game.seats]
    created = tables.create(game.id, game.setup, plan, mode="friends", seed=1)
    row = models.Table.objects.get(id=created.id)
    row.start = game.dumps(state)
    row.digest = game.digest(state)
    row.awaits = [d.seat for d in game.decisions(state)]
    row.seen, row.asked = (SeenCounts.fresh(len(plan)).seen,) * 2
    row.save()
    row.choices.all().delete()
    tables.forget_all()
    return created.id, created


def strides(choices: Sequence[Choice]) -> Iterator[tuple[int, list[str]]]:
    """What one seat after another may post at once: as far as nothing comes to light."""
    texts: list[str] = []
    for choice, following in zip(choices, [*choices[1:], None], strict=True):
        if choice.seat < 0:
            continue
        texts.append(choice.option.text)
        if following is None or following.seat != choice.seat or choice.reveals or len(texts) == 400:
            yield choice.seat, texts
            texts = []


def pick(rng: Rng, d: Decision) -> str:
    return d.options[rng.below(len(d.options))].text


def move(live: LiveTable, rng: Rng) -> LiveTable:
    """One random choice of any seat that is asked."""
    open = live.match.decisions
    d = open[rng.below(len(open))]
    return tables.choose(live.id, d.seat, live.seen(d.seat), [pick(rng, d)])


def alone(live: LiveTable) -> tuple[int, str]:
    """The seat that is asked first, and its first option."""
    d = live.match.decisions[0]
    return d.seat, d.options[0].text


def to_a_turn(table_id: str) -> LiveTable:
    """Play until a single seat is asked something open."""
    live, rng = tables.get(table_id), Rng(3)
    while len(live.awaits) != 1:
        live = move(live, rng)
    return live


def play(table_id: str, moves: int, seed: int = 1) -> LiveTable:
    """Some random choices, or until the end."""
    rng = Rng(seed)
    live = tables.get(table_id)
    for _ in range(moves):
        if live.over:
            break
        live = move(live, rng)
    return live


def to_a_moment(live: LiveTable) -> LiveTable:
    """Play on while the newest choice is sealed, since a position in between has no address."""
    rng = Rng(7)
    while live.match.choices[-1].secret and not live.match.choices[-1].reveals:
        live = move(live, rng)
    return live


def stored(table_id: str) -> tuple[Any, ...]:
    """Everything that is on disk of a table, to see that nothing has changed."""
    row = (
        models.Table.objects.filter(id=table_id).values_list("seq", "seen", "digest", "plan", "undone").get()
    )
    choices = models.Choice.objects.filter(table_id=table_id).order_by("n").values_list("n", "text", "events")
    return row, list(choices), models.Snapshot.objects.filter(table_id=table_id).count()


def rebuilt(table_id: str) -> LiveTable:
    """The table from the database alone."""
    tables.forget_all()
    return tables.get(table_id)


def same(one: LiveTable, two: LiveTable) -> None:
    """Two tables are the same in all that can be seen or played."""
    assert one.match.choices == two.match.choices
    assert one.match.events == two.match.events
    assert one.game.dumps(one.match.state) == two.game.dumps(two.match.state)
    assert (one.seq, one.counts, one.plan, one.mode) == (two.seq, two.counts, two.plan, two.mode)
    assert one.match.undone == two.match.undone
    assert one.moments == two.moments
    for seat in range(len(one.plan)):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)
        assert one.can_undo(seat) == two.can_undo(seat)
        assert one.can_redo(seat) == two.can_redo(seat)


def in_thread(function: Any, *args: Any) -> Any:
    """For a thread of its own: closes its connection when done."""
    try:
        return function(*args)
    finally:
        connection.close()


@contextmanager
def meanwhile(write: Callable[[], Any]) -> Iterator[None]:
    """Somebody else writes before each query of this thread."""
    with ThreadPoolExecutor(1) as others:

        def after_others(execute: Callable[..., Any], *args: Any) -> Any:
            others.submit(in_thread, write).result()
            return execute(*args)

        with connection.execute_wrapper(after_others):
            yield


def is_record(table_id: str, match: Match) -> None:
    """The stored rows are the record of the match, but for the order of fields in the header."""
    (head, *body), (header, *lines) = (
        match_rows.lines(models.Table.objects.get(id=table_id)),
        match.record(),
    )
    assert msgspec.json.decode(head) == msgspec.json.decode(header)
    assert [line for line in body if line[0] == '"'] == [line for line in lines if line[0] == '"']
    digests = [
        [msgspec.json.decode(line)["digest"] for line in some if line[0] == "{"] for some in (body, lines)
    ]
    assert digests[0] == digests[1]
