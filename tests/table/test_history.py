"""Looking back, playing on from any moment, and tables made from records."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

import msgspec
import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile

import spielwerk
from spielwerk.kernel.match import Match
from spielwerk.table.errors import Refused
from spielwerk.table.people import limits, my_tables
from spielwerk.table.render.past import way
from spielwerk.table.store import import_record, tables
from spielwerk.table.store.chronicle import chronicle
from spielwerk.table.store.live_table import RULES, LiveTable, SeatPlan
from table.playing import new, play, rebuilt, same
from table.visiting import Guest, record


def solo(choices: int = 60) -> tuple[Guest, LiveTable]:
    guest = Guest()
    created = new("scythe", [SeatPlan(name="Ada"), SeatPlan("bot:random")], "solo")
    guest.claim(created.host)
    return guest, play(created.id, choices)


# --- travelling


def test_steps_go_gesture_by_gesture_and_turn_by_turn() -> None:
    _, live = solo()
    told = chronicle(live)
    assert told.gestures[0] == 0
    assert set(told.turns) < set(range(live.moments))
    at, seen = 0, []
    while at >= 0:
        seen.append(at)
        at = way(live, at).on
    assert seen == list(told.gestures)
    assert seen[-1] == live.moments - 1, "the newest moment is a place to stop"
    middle = told.turns[3]
    around = way(live, middle + 1)
    assert (around.turn_back, around.turn_on, around.turn) == (middle, told.turns[4], 4)
    assert way(live, 0).back == way(live, 0).turn_back == way(live, live.moments - 1).on == -1


def test_a_page_has_links_for_both_steps_and_a_script_gets_the_inside_alone() -> None:
    guest, live = solo()
    moment = chronicle(live).turns[4]
    whole = guest.page(f"/table/{live.id}/at/{moment}")
    inside = guest.page(f"/table/{live.id}/at/{moment}", inside=True)
    for html in (whole, inside):
        assert 'rel="next" title="One moment on"' in html
        assert f'data-go="shift+ArrowLeft" href="/table/{live.id}/at/{way(live, moment).turn_back}"' in html
        assert f'value="{moment}" data-at="{moment}"' in html
    assert "<html" in whole
    assert "<html" not in inside
    assert re.match(r'<title>[^<]+</title><div id="past">', inside), "the tab is named anew"


# --- playing on


def test_one_plays_on_from_any_moment_at_a_new_table() -> None:
    guest, live = solo()
    moment = 11
    where = guest.post(f"/table/{live.id}/fork", moment=moment)["Location"]
    other = tables.get(where.rpartition("/")[2])
    then = live.at(moment)._state
    assert other.game.digest(other.match.state) == other.game.digest(then)
    assert other.id != live.id
    assert [seat.who for seat in other.plan] == [seat.who for seat in live.plan]
    assert other.names == ["Ada", ""]
    same(other, rebuilt(other.id))
    before = tables.get(live.id).match.position
    play(other.id, 10)
    assert tables.get(live.id).match.position == before, "the table it came from stays as it was"


def test_a_fork_replays_from_its_rows_and_undoes_into_its_past() -> None:
    guest, live = solo(40)
    other = tables.get(guest.post(f"/table/{live.id}/fork", moment=9)["Location"].rpartition("/")[2])
    assert other.can_undo(0)
    undone = tables.undo(other.id, 0, other.seen(0))
    assert undone.match.position < other.match.position


def test_friends_who_are_still_playing_cannot_play_on() -> None:
    created = new("scythe", mode="friends")
    guest = Guest()
    guest.claim(created.links[0])
    live = play(created.id, 20)
    answer = guest.post(f"/table/{live.id}/fork", status=422, moment=3)
    assert "when you play alone, or when the game is over" in answer.content.decode()
    assert "/fork" not in guest.page(f"/table/{live.id}/at/3")


def test_a_finished_game_of_friends_is_played_on_alone_by_each_and_not_by_spectators() -> None:
    created = new("sample", [SeatPlan(name="Ada"), SeatPlan(name="Ben")], "friends", rounds=2)
    live = play(created.id, 1000)
    assert live.over
    ben, watcher = Guest(), Guest()
    ben.claim(created.links[1])
    watcher.claim(created.spectator)
    other = tables.get(ben.post(f"/table/{live.id}/fork", moment=4)["Location"].rpartition("/")[2])
    assert other.mode == "solo"
    assert [seat.who for seat in other.plan] == ["bot:greedy", "person"]
    assert other.names == ["Ada", "Ben"]
    watcher.post(f"/table/{live.id}/fork", status=422, moment=4)
    ben.post(f"/table/{live.id}/fork", status=422, moment=99999)
    ben.post(f"/table/{live.id}/fork", status=422, moment="x")


def test_the_rules_keep_their_seat() -> None:
    seats = [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "automa": "automa"}]
    plan = [SeatPlan(), SeatPlan(RULES)]
    created = tables.create("scythe", {"seats": seats}, plan, mode="solo", seed=7)
    live = play(created.id, 30)
    guest = Guest()
    guest.claim(created.host)
    other = tables.get(guest.post(f"/table/{live.id}/fork", moment=5)["Location"].rpartition("/")[2])
    assert other.plan[1].who == RULES
    match = Match.load(live.match.record())
    assert tables.get(import_record.sit_in(match, 0).id).plan[1].who == RULES
    with pytest.raises(Refused) as refused:
        import_record.sit_in(match, 1)
    assert refused.value.key == "table-refused-record-seat"


# --- records


def upload(guest: Guest, lines: tuple[str, ...] | bytes, status: int = 303, seat: str = "1") -> str:
    raw = lines if isinstance(lines, bytes) else ("\n".join(lines) + "\n").encode()
    answer = guest.post("/import", status, record=SimpleUploadedFile("game.jsonl", raw), seat=seat)
    return str(answer["Location"] if status == 303 else answer.content.decode())


def choices_and_digests(lines: Sequence[str]) -> list[str]:
    """All that a record says of the play; sums depend on the names of those who sit there."""
    return [line if line.startswith('"') else msgspec.json.decode(line)["digest"] for line in lines[1:]]


@pytest.mark.parametrize("name", ["scythe-two", "dei-two", "sample-smugglers", "scythe-solo"])
def test_a_record_becomes_a_table_and_its_export_is_the_record(name: str) -> None:
    guest = Guest()
    where = upload(guest, record(name))
    live = tables.get(where.rpartition("/")[2])
    assert live.plan[0].who == "person"
    exported = guest.page(f"{where}/export").splitlines()
    assert choices_and_digests(exported) == choices_and_digests(record(name))
    same(live, rebuilt(live.id))


def test_an_exported_running_game_goes_on_at_its_new_table() -> None:
    guest, live = solo(25)
    exported = tuple(guest.page(f"/table/{live.id}/export").splitlines())
    other = tables.get(upload(guest, exported).rpartition("/")[2])
    assert other.game.digest(other.match.state) == live.game.digest(live.match.state)
    assert play(other.id, 5).match.position > live.match.position


def test_a_record_of_luck_that_was_asked_becomes_a_table_that_draws_by_itself() -> None:
    match = Match(spielwerk.game("sample", seats=2, chance="ask"), 3)
    while match.position < 20:
        d = match.decisions[0]
        match.choose(d.options[0], d.seat)
    other = tables.get(upload(Guest(), tuple(match.record())).rpartition("/")[2])
    assert other.game.digest(other.match.state) == match.game.digest(match.state)
    live = play(other.id, 30)
    assert live.match.position > 40
    same(live, rebuilt(live.id))


def broken(how: str) -> tuple[str, ...] | bytes:
    lines = list(record("sample-solo"))
    head = msgspec.json.decode(lines[0])
    match how:
        case "empty":
            return b""
        case "picture":
            return bytes(range(128, 256)) * 10
        case "story":
            return b"Once upon a time\nthere was a game\n"
        case "cut":
            return tuple(lines[:-1])
        case "format":
            head["spielwerk"] = 99
        case "huge":
            head["spielwerk"] = 10**31
        case "game":
            head["game"] = "parcheesi"
        case "redacted":
            head["redacted"] = 0
        case "setup":
            head["setup"]["seats"] = 40
        case "choice":
            first = next(i for i, line in enumerate(lines) if i and line.startswith('"'))
            return (*lines[:first], '"fly to the moon"', *lines[first + 1 :])
    return (msgspec.json.encode(head).decode(), *lines[1:])


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("empty", "not a record"),
        ("picture", "not a record"),
        ("story", "not a record"),
        ("cut", "its last line is missing"),
        ("format", "has format 99"),
        ("huge", "has format 1000000"),
        ("game", "parcheesi"),
        ("redacted", "only what one seat knew"),
        ("setup", "Line 1 does not fit"),
        ("choice", "Line 2 does not fit"),
    ],
)
def test_a_broken_record_says_what_is_wrong_and_makes_no_table(how: str, says: str) -> None:
    guest = Guest()
    page = upload(guest, broken(how), 422)
    assert says in re.sub(r"\s+", " ", page)
    assert len(my_tables.listed([guest.key])) == 0


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", 1, "Line 1 does not fit: This is not the first line of a record."),
        ("en", 41, "Line 41 does not fit: The line cannot be read."),
        ("de", 41, "Zeile 41 passt nicht: Die Zeile lässt sich nicht lesen."),
    ],
)
def test_a_damaged_byte_is_told_with_its_line(lang: str, line: int, says: str) -> None:
    raw = [text.encode() for text in record("sample-solo")]
    raw[line - 1] = raw[line - 1][:-1] + b"\xe1" + raw[line - 1][-1:]
    assert says in upload(Guest(lang), b"\n".join(raw), 422)


@pytest.mark.parametrize(
    ("lang", "simulation", "seed"),
    [
        ("en", "This is the record of a simulation", "a seed that no table here can keep: "),
        (
            "de",
            "Das ist die Aufzeichnung einer Simulation",
            "einer Startzahl, die hier kein Tisch behalten kann: ",
        ),
    ],
)
def test_a_record_that_no_table_can_go_on_with_says_what_it_is(lang: str, simulation: str, seed: str) -> None:
    guest = Guest(lang)
    match = Match(spielwerk.game("scythe", seats=2, ask_forced=False), 1)
    assert simulation in upload(guest, tuple(match.record()), 422)
    for strange in (2**63, -1, 10**4000):
        match = Match(spielwerk.game("sample", seats=2), strange)
        assert f"{seed}{str(strange)[:30]}" in upload(guest, tuple(match.record()), 422)
    assert len(my_tables.listed([guest.key])) == 0


def test_one_address_has_only_so_many_records_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SPIELWERK_PUBLIC", True)
    guest = Guest()
    guest.client.defaults["REMOTE_ADDR"] = "192.0.2.91"
    for _ in range(limits.records.most):
        upload(guest, broken("cut"), 422)
    assert "A little slower" in upload(guest, broken("cut"), 429)


def test_what_is_wrong_is_said_in_german_too() -> None:
    guest = Guest("de")
    assert "Ihre letzte Zeile fehlt" in upload(guest, broken("cut"), 422)
    assert "keine Datei gewählt" in guest.post("/import", 422, seat="1").content.decode()
    page = re.sub(r"\s+", " ", unescape(upload(guest, broken("choice"), 422)))
    assert "Zeile 2 passt nicht: „" in page
    assert "“ kann dort nicht gewählt werden. Eine der Zeilen 1 bis " in page
    assert page.count(" wurde verändert oder beschädigt.") == 1


@pytest.mark.parametrize("seat", ["", "0", "-1", "me", "9" * 5000])
def test_what_is_no_number_of_a_seat_is_asked_for_again(seat: str) -> None:
    assert "which seat you take" in upload(Guest(), record("scythe-two"), 422, seat)
    assert "welchen Platz du nimmst: 1 ist der erste" in upload(Guest("de"), record("scythe-two"), 422, seat)


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    page = upload(Guest(), record("sample-solo"), 422, seat="7")
    assert "Seat 7 cannot be taken" in page


def test_what_a_seat_exports_of_a_running_game_of_friends_cannot_be_imported() -> None:
    created = new("scythe", mode="friends")
    guest = Guest()
    guest.claim(created.links[0])
    play(created.id, 20)
    exported = tuple(guest.page(f"/table/{created.id}/export").splitlines())
    assert "only what one seat knew" in upload(guest, exported, 422)
