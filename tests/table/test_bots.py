"""Bots think in processes of their own, know only their view, and never hold up a table."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from contract import harness
from spielwerk.bots.registry import BOTS
from spielwerk.kernel.chance import Rng
from spielwerk.table.serving import bot_supervisor
from spielwerk.table.serving.bot_supervisor import NoAnswer, Supervisor, Thinker, bot_seats, question
from spielwerk.table.store import tables
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from table import slow_start
from table.playing import move, new, play, table_at

WAIT = 120.0


@pytest.fixture
def supervisor() -> Iterator[Supervisor]:
    found = Supervisor(workers=1, budget=WAIT)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    found = Thinker(budget=WAIT)
    yield found
    found.stop()


def wait_until(table_id: str, what: Any) -> LiveTable:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        live = tables.get(table_id)
        if what(live):
            return live
        time.sleep(0.01)
    raise AssertionError("the bot did not move in time")


def alive(pid: int | None) -> bool:
    if pid is None:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_bots_play_a_game_with_a_person_to_its_end(supervisor: Supervisor) -> None:
    table = new(plan=[SeatPlan(), SeatPlan("bot:random"), SeatPlan("bot:random")], mode="solo", rounds=2)
    supervisor.start()
    live, rng = tables.get(table.id), Rng(1)
    while not live.over:
        live = wait_until(table.id, lambda live: live.over or live.awaits == [0])
        if not live.over:
            live = move(live, rng)
    assert {c.seat for c in live.match.choices if c.seat >= 0} == {0, 1, 2}


def test_a_server_takes_up_tables_where_a_bot_must_move(supervisor: Supervisor) -> None:
    table = new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo")
    other = new()
    tables.forget_all()
    supervisor.start()
    assert wait_until(table.id, lambda live: live.awaits == [0])
    assert tables.get(other.id).seq == 0, "nobody moves for people"


def test_a_bot_sits_in_until_the_person_is_back(supervisor: Supervisor) -> None:
    table = new()
    supervisor.start()
    tables.give_to_bot(table.id, 1, "random")
    live = wait_until(table.id, lambda live: live.awaits == [0])
    tables.give_back(table.id, 1)
    while live.awaits != [1]:
        live = move(live, Rng(live.seq))
    time.sleep(0.2)
    assert tables.get(table.id).seq == live.seq, "the bot has stopped"


def test_a_bot_that_fails_is_replaced_for_that_decision(
    supervisor: Supervisor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The processes do not know this bot, so each of its answers fails."""
    monkeypatch.setitem(BOTS, "ghost", "nowhere:Ghost")
    table = new(plan=[SeatPlan(), SeatPlan("bot:ghost")], mode="solo")
    supervisor.start()
    wait_until(table.id, lambda live: live.awaits == [0])
    assert "bot ghost" in caplog.text


def asked(plan_bot: str, seed: int = 5) -> Any:
    live = tables.get(new(seed=seed).id)
    decision = live.decision(1)
    assert decision is not None
    return question(live, 1, [o.text for o in decision.options], plan_bot)


BODY = """
import os, time

class Slow:
    def choose(self, decision, view, rng):
        open(__file__ + ".begun", "w").close()
        time.sleep(600)

class Dies:
    def choose(self, decision, view, rng):
        os._exit(3)

class Last:
    def choose(self, decision, view, rng):
        assert view().seat == decision.seat
        return decision.options[-1]

class Nice:
    def choose(self, decision, view, rng):
        return decision.options[1 if os.nice(0) >= 10 else 0]
"""


def test_a_bot_from_a_process_gets_its_view_and_the_options(thinker: Thinker, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BODY)
    for seed in range(3):
        assert thinker.ask(asked(f"{file}:Last", seed)) == "bid 3"
    assert thinker.ask(asked(f"{file}:Nice")) == "bid 1", "people go before bots"


def test_what_overruns_or_dies_is_killed_and_started_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BODY)
    thinker = Thinker(budget=WAIT)
    thinker.ask(asked("random"))
    for name, budget in (("Slow", 0.2), ("Dies", WAIT)):
        before = thinker.pid
        thinker.budget = budget
        with pytest.raises(NoAnswer):
            thinker.ask(asked(f"{file}:{name}"))
        assert not alive(before)
        thinker.budget = WAIT
        assert thinker.ask(asked("random")).startswith("bid ")
        assert thinker.pid != before
    last = thinker.pid
    thinker.stop()
    assert not alive(last)


def test_the_time_for_a_decision_begins_when_the_process_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_supervisor, "main", slow_start.main)
    thinker = Thinker(budget=slow_start.SECONDS / 2)
    try:
        assert thinker.ask(asked("random")).startswith("bid ")
    finally:
        thinker.stop()


def test_a_process_that_never_starts_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_supervisor, "main", slow_start.main)
    monkeypatch.setattr(bot_supervisor, "STARTING", 0.05)
    thinker = Thinker()
    with pytest.raises(NoAnswer, match="did not start"):
        thinker.ask(asked("random"))
    assert thinker.pid is None


def test_who_is_thinking_does_not_hold_up_the_end_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BODY)
    monkeypatch.setitem(BOTS, f"{file}:Slow", "")
    new(plan=[SeatPlan(), SeatPlan(f"bot:{file}:Slow")], mode="solo")
    supervisor = Supervisor(workers=1, budget=10 * WAIT)
    supervisor.start()
    begun, end = tmp_path / "mine.py.begun", time.monotonic() + WAIT
    while not begun.exists():
        assert time.monotonic() < end, "the bot was not asked"
        time.sleep(0.01)
    pid = supervisor.thinkers[0].pid
    supervisor.stop()
    assert not [thread for thread in supervisor._threads if thread.is_alive()]
    assert not alive(pid)


@pytest.mark.parametrize("case", [("sample", "two"), ("scythe", "two")])
def test_a_question_holds_nothing_that_the_seat_cannot_know(case: tuple[str, str]) -> None:
    table = harness.table(*case)
    for i, state, d in harness.play(table.game, 4):
        if i in (5, 40):
            other = table.companion.perturb(table.game, state, d.seat, Rng(i))
            lives = [tables.get(table_at(table.game, s)[0]) for s in (state, other)]
            options = [o.text for o in d.options]
            sent = [
                msgspec.structs.replace(question(live, d.seat, options, "random"), luck=0) for live in lives
            ]
            assert sent[0] == sent[1]


def decides_by(live: LiveTable, seat: int) -> int:
    """What a bot on a seat would decide by now."""
    return question(live, seat, ["done"], "random").luck


def test_who_takes_back_and_chooses_as_before_meets_the_same_bot() -> None:
    """And at another moment, another seat or another table another one."""
    live = tables.get(new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo").id)
    seat, seen = live.awaits[0], decides_by(live, 1)
    assert seat == 0
    live = tables.choose(live.id, 0, live.seen(0), [live.match.decisions[0].options[0].text])
    later = decides_by(live, 1)
    live = tables.undo(live.id, 0, live.seen(0))
    assert decides_by(live, 1) == seen
    other = tables.get(new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo", seed=6).id)
    assert len({seen, later, decides_by(live, 0), decides_by(other, 1)}) == 4


def test_a_table_goes_on_at_once_when_no_process_lives_long_enough_to_answer(
    supervisor: Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(thinker: Thinker, asked: object) -> str:
        raise NoAnswer("the process has died")

    monkeypatch.setattr(Thinker, "ask", die)
    monkeypatch.setattr(bot_supervisor, "PATIENCE", 2 * WAIT)
    for bot in ("greedy", "random"):
        table = new(plan=[SeatPlan(), SeatPlan(f"bot:{bot}")], mode="solo")
        supervisor.notice(table.id, tables.get(table.id))
    supervisor.start()
    assert wait_until(table.id, lambda live: live.awaits == [0])


def test_only_seats_with_bots_are_asked_of_bots() -> None:
    table = new(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo")
    live = tables.get(table.id)
    assert bot_seats(live) == [1]
    assert bot_seats(play(table.id, 2000)) == []
