"""Optional clocks: time runs for people who are asked, survives a restart and never blocks a move."""

from __future__ import annotations

import re
import threading

import pytest

from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES
from spielwerk.table.serving.bot_supervisor import Supervisor, bot_seats
from spielwerk.table.serving.clock_watch import ClockWatch
from spielwerk.table.store import clock as clocks
from spielwerk.table.store import models, tables
from spielwerk.table.store.clock import BOT, SEAT, SHOW, TURN, Clock
from spielwerk.table.store.live_table import LiveTable, SeatPlan
from spielwerk.table.store.notices import TimeUp
from spielwerk.table.views.forms import SetupForm
from table.playing import PEOPLE
from table.visiting import Guest


class Hands:
    """A time that only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(clocks, "time", found.time)
    monkeypatch.setattr(clocks, "STARTED", found.now - 10)
    return found


def timed(clock: Clock | None, plan: list[SeatPlan] = PEOPLE) -> tables.Created:
    return tables.create("sample", {"seats": len(plan)}, plan, mode="friends", seed=5, clock=clock)


def left(live: LiveTable, seat: int) -> float:
    assert live.clock
    return live.clock.remaining(seat, runs=seat in live.timed(live.awaits))


def step(live: LiveTable, option: int = 0) -> LiveTable:
    """The first seat that is asked chooses."""
    d = live.match.decisions[0]
    return tables.choose(live.id, d.seat, live.seen(d.seat), [d.options[option].text])


def until_somebody_else(live: LiveTable) -> LiveTable:
    """Play until the first of those asked is not asked any more."""
    seat = live.awaits[0]
    while seat in live.awaits:
        live = step(live)
    return live


# --- time


def test_a_table_has_no_clock_unless_one_is_wanted() -> None:
    live = tables.get(timed(None).id)
    assert live.clock is None
    assert step(live).clock is None


def test_time_runs_for_those_who_are_asked_and_a_turn_brings_some_back(hands: Hands) -> None:
    live = tables.get(timed(Clock(SEAT, 600, 15)).id)
    seat = live.awaits[0]
    waiting = [i for i in (0, 1) if i not in live.awaits]
    hands.now += 40
    assert left(live, seat) == 560
    assert all(left(live, i) == 600 for i in waiting)
    live = until_somebody_else(live)
    assert left(live, seat) == 560 + 15


def test_each_turn_begins_with_the_same_time(hands: Hands) -> None:
    live = tables.get(timed(Clock(TURN, 120)).id)
    seat = live.awaits[0]
    hands.now += 100
    live = until_somebody_else(live)
    assert left(live, seat) == 20
    while seat not in live.awaits:
        live = step(live)
    assert left(live, seat) == 120


def test_time_is_never_less_than_none_and_stops_no_move(hands: Hands) -> None:
    live = tables.get(timed(Clock(SEAT, 60)).id)
    seat = live.awaits[0]
    hands.now += 5_000
    assert left(live, seat) == 0
    assert live.time_up == []
    assert step(live).match.position > live.match.position


def test_a_restart_keeps_the_time_and_counts_none_while_the_server_was_down(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = tables.get(timed(Clock(SEAT, 600)).id)
    seat = live.awaits[0]
    hands.now += 100
    live = until_somebody_else(live)
    hands.now += 9_000
    monkeypatch.setattr(clocks, "STARTED", hands.now)
    tables.forget_all()
    live = tables.get(live.id)
    hands.now += 7
    assert left(live, seat) == 500
    other = live.awaits[0]
    assert left(live, other) in (593, 493)


def test_nobody_is_charged_while_a_bot_sits_in(hands: Hands) -> None:
    live = tables.get(timed(Clock(SEAT, 600)).id)
    seat = live.awaits[0]
    live = tables.give_to_bot(live.id, seat, "random")
    hands.now += 300
    assert left(live, seat) == 600


# --- when time is up


def test_a_bot_takes_the_move_only_where_that_was_chosen(hands: Hands) -> None:
    for then, late in ((SHOW, False), (BOT, True)):
        live = tables.get(timed(Clock(SEAT, 60, then=then)).id)
        assert bot_seats(live) == []
        hands.now += 61
        assert bool(bot_seats(live)) is late
        assert (live.until_a_bot == 0) is late


def test_everybody_is_told_once_a_turn() -> None:
    live = tables.get(timed(Clock(SEAT, 60, then=BOT)).id)
    seat = live.awaits[0]
    for _ in range(3):
        live = tables.call_time(live.id, seat)
    assert [notice for _, notice in live.noted] == [TimeUp(seat)]
    assert live.match.position == tables.get(live.id).match.position
    tables.forget_all()
    assert [notice for _, notice in tables.get(live.id).noted] == [TimeUp(seat)]


def test_the_supervisor_moves_for_somebody_whose_time_is_up() -> None:
    live = tables.get(timed(Clock(TURN, 0, then=BOT), [SeatPlan(), SeatPlan()]).id)
    seat = live.awaits[0]
    supervisor = Supervisor(workers=0)
    try:

        class Guesser:
            """Thinks of the first option."""

            def ask(self, question: object) -> str:
                return str(question.options[0])  # type: ignore[attr-defined]

        assert supervisor._move(Guesser(), live.id)  # type: ignore[arg-type]
    finally:
        supervisor.stop()
    after = tables.get(live.id)
    assert after.match.position > live.match.position
    assert (live.first + live.match.position, TimeUp(seat)) in after.noted
    assert after.plan == live.plan, "the seat stays that person's"


def test_the_watch_wakes_a_table_in_time_also_after_a_restart() -> None:
    woken: list[str] = []
    rung = threading.Event()

    def wake(table: str) -> None:
        woken.append(table)
        if table == live.id:
            rung.set()

    watch = ClockWatch(wake)
    live = tables.get(timed(Clock(SEAT, 0, then=BOT)).id)
    shown = tables.get(timed(Clock(SEAT, 0, then=SHOW)).id)
    watch.notice(shown.id, shown)
    watch.notice(live.id, live)
    watch.start()
    try:
        assert rung.wait(20)
    finally:
        watch.stop()
    assert shown.id not in woken


# --- on the pages


def sent(**changes: str) -> dict[str, str]:
    """The form as it is first drawn for two people at one screen, sent back with changes."""
    form = SetupForm(box("sample"), "hotseat")
    seats = [field for seat in form.seats for field in (*seat.main, *seat.finer)]
    fields = [*seats, *form.prominent, *form.options, *form.modules]
    found = {f.name: "on" if f.value is True else str(f.value) for f in fields if f.value is not False}
    return {**found, "mode": "hotseat", "players": "2", **changes}


@pytest.mark.parametrize(
    ("given", "clock"),
    [
        ({}, None),
        ({"clock": "off", "clock-minutes": "5"}, None),
        (
            {"clock": "seat", "clock-minutes": "10", "clock-increment": "5", "clock-then": "bot"},
            Clock(SEAT, 600, 5, BOT),
        ),
        ({"clock": "turn", "clock-minutes": "3", "clock-then": "show"}, Clock(TURN, 180, 0, SHOW)),
    ],
)
def test_the_set_up_page_makes_the_clock(given: dict[str, str], clock: Clock | None) -> None:
    guest = Guest()
    address = guest.post("/new/sample", 303, **sent(**given))["Location"]
    made = tables.get(address.rpartition("/")[2]).clock
    if clock is None or made is None:
        assert made is clock
    else:
        assert (made.kind, made.budget, made.increment, made.then) == (
            clock.kind,
            clock.budget,
            clock.increment,
            clock.then,
        )
        assert made.left == (clock.budget,) * 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": "sundial"},
        {"clock": "seat", "clock-minutes": "0"},
        {"clock": "seat", "clock-minutes": "x"},
        {"clock": "turn", "clock-minutes": "5", "clock-then": "explode"},
    ],
)
def test_a_wrong_clock_is_refused_in_words_and_makes_no_table(wrong: dict[str, str]) -> None:
    before = models.Table.objects.count()
    response = Guest().client.post("/new/sample", sent(**wrong))
    assert response.status_code == 422
    assert 'class="problem" id="problem-clock' in response.content.decode()
    assert models.Table.objects.count() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_the_time_of_people_as_it_is_now(hands: Hands, lang: str) -> None:
    created = timed(Clock(SEAT, 600, then=BOT))
    guest = Guest(lang)
    guest.claim(created.links[0])
    for passed, time in ((0, "10:00"), (75, "8:45")):
        hands.now += passed
        page = guest.page(f"/table/{created.id}")
        found = re.findall(r'<li class="clock( runs)?" data-left="([\d.]+)".*?<time>([\d:]+)</time>', page)
        running = [row for row in found if row[0]]
        assert len(found) == 2
        assert running
        assert all(row[2] == time for row in running), "although the fragment itself is cached"
    assert ("then a bot takes the move" if lang == "en" else "übernimmt ein Bot den Zug") in page


def test_without_a_clock_the_page_has_none() -> None:
    created = timed(None)
    guest = Guest()
    guest.claim(created.links[0])
    assert "clocks" not in guest.page(f"/table/{created.id}")
