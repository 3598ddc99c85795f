"""Nobody can compute the luck of a table, and after the end everybody can check it.

Two tables that differ in their secrets and agree on the luck already drawn must look the same to everybody,
byte for byte.  Only the seal may differ, which is there to differ.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from django.db.models import F

from contract import harness
from spielwerk.kernel.choice import follows
from spielwerk.kernel.fairness import check_luck
from spielwerk.kernel.frame import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.luck import Keyed, Luck, Seeded
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import box
from spielwerk.kernel.text import LANGUAGES, language, text
from spielwerk.table.people import seats, tokens
from spielwerk.table.render.fragment import draw
from spielwerk.table.store import import_record, models, tables
from spielwerk.table.store.create_table import Created
from spielwerk.table.store.live_table import PERSON, RULES, LiveTable, SeatPlan
from spielwerk.table.store.notices import LuckGiven, LuckOpened, LuckSealed, Notice, SeatReissued
from spielwerk.table.views.forms import SetupForm
from table.old_tables import unpack
from table.playing import PEOPLE, play, rebuilt, to_a_moment
from table.serving import inside
from table.test_forms import drawn
from table.test_leaks import Eye, Reading
from table.visiting import Guest

SUM = re.compile(rb'"sum":"[0-9a-f]{16}"')
READING = Reading(most=14, options=3, between=2)


def sealed(
    game: str = "sample", plan: list[SeatPlan] = PEOPLE, mode: str = "friends", **setup: Any
) -> LiveTable:
    """A new table as a page makes it, with luck that nobody knows."""
    return tables.get(tables.create(game, {"seats": len(plan), **setup}, plan, mode=mode).id)


def secret_of(table: str) -> str:
    return str(models.Table.objects.values_list("secret", flat=True).get(id=table))


def reseal(table: str) -> Luck:
    """Another secret for the same table: what was drawn stays."""
    luck = Keyed.fresh()
    models.Table.objects.filter(id=table).update(secret=luck.text, seq=F("seq") + 1)
    tables.forget_all()
    return luck


def notices(live: LiveTable, viewer: int) -> list[Notice]:
    return [event for _, _, event in live.log(viewer) if isinstance(event, Notice)]


# --- nothing follows from what anybody is sent


def read(eyes: list[Eye], live: LiveTable, lang: str) -> list[dict[str, bytes]]:
    """All that each viewer gets."""
    found = []
    for eye in eyes:
        pages = eye.everything(lang, READING)
        for moment in (0, live.moments - 1):
            path = f"/table/{live.id}/report/{moment}"
            pages[f"report {moment}"] = eye.plain(eye.client.get(path).getvalue())
        found.append({path: without(body, live.seal) for path, body in pages.items()})
    return found


DEBUG = "/table/TABLE/debug"
"""Where somebody alone sees all, the number of writes included, which `reseal` counts on."""


def inside_of(live: LiveTable) -> dict[str, Any]:
    """What the debug page shows, without what differs."""
    return {name: value for name, value in tables.debug(live, 0).items() if name not in ("seq", "luck")}


def without(body: bytes, seal: str) -> bytes:
    """What was sent without the seal, and without the sums of a record over all of its lines."""
    return SUM.sub(b"SUM", body.replace(seal.encode(), b"SEAL"))


def in_the_middle(game: Game, plan: list[SeatPlan]) -> tuple[Created, LiveTable]:
    """A table where the game goes on: a scenario can be lost early, and then the secret is open."""
    while True:
        created = tables.create(game.id, game.setup, plan, mode="friends")
        live = play(created.id, 25)
        if not live.match.over:
            return created, live
        tables.delete(created.id)


@pytest.mark.parametrize("case", [c for c in harness.tables() if not box(c[0]).hidden], ids="-".join)
def test_what_is_sent_is_the_same_for_secrets_that_agree_on_the_luck_so_far(case: tuple[str, str]) -> None:
    game = harness.table(*case).game
    plan = [SeatPlan(PERSON if seat in game.players else RULES) for seat in game.seats]
    if len(game.players) < 2:
        plan = [SeatPlan(seat.who, "alone") for seat in plan]
    created, live = in_the_middle(game, plan)
    eyes = [Eye(created, viewer) for viewer in (game.players[0], SPECTATOR)]
    before = read(eyes, live, LANGUAGES[0])
    state, bots = live.game.dumps(live.match.state), live.match.luck.bot(live.match.position, 0)
    debug = inside_of(live) if live.open else {}
    assert secret_of(created.id) not in str([before, debug])
    luck = reseal(created.id)
    live = tables.get(created.id)
    assert live.match.luck == luck
    for one, two in zip(before, read(eyes, live, LANGUAGES[0]), strict=True):
        assert [path for path in {*one, *two} - {DEBUG} if one.get(path) != two.get(path)] == []
    assert not live.open or inside_of(live) == debug
    assert live.game.dumps(live.match.state) == state, "nor do positions hold anything of the secret"
    assert live.match.luck.bot(live.match.position, 0) != bots, "but bots decide by it"
    tables.delete(created.id)


def test_the_check_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a set-up still told the number of its deal, and that came from the luck to come."""
    from spielwerk.table.views import report

    leak = lambda live: {"deal": live.match.luck.bot(0, 0)}  # noqa: E731
    monkeypatch.setattr(report, "setup_of", leak)
    with pytest.raises(AssertionError):
        test_what_is_sent_is_the_same_for_secrets_that_agree_on_the_luck_so_far(("dei", "three"))


@pytest.mark.parametrize("game", ["scythe", "dei"])
def test_a_spectator_cannot_tell_the_luck_from_the_export_or_a_report(game: str) -> None:
    """As in the attack by which a seed was once recovered: half of it was the number of the deal."""
    luck = tokens.new_luck()
    setup = box(game).schema().dealt({"seats": 3}, luck.deal)
    plan = [SeatPlan(), SeatPlan(), SeatPlan()]
    created = tables.create(game, setup, plan, mode="friends", luck=luck, known=False)
    eye = Eye(created, SPECTATOR)
    live = tables.get(created.id)
    report = json.loads(eye.client.get(f"/table/{live.id}/report/0").getvalue())
    export = [json.loads(line) for line in eye.client.get(f"/table/{live.id}/export").getvalue().splitlines()]
    for found in (report["setup"], export[0]["setup"]):
        assert "deal" not in found
    assert "random" not in str(report)
    assert isinstance(luck, Keyed)
    assert luck.text not in str([report, export])
    assert not {luck.deal, luck.bot(0, 0), luck._number(b"draw", "1")} & numbers([report, export])
    tables.delete(created.id)


def numbers(found: Any) -> set[int]:
    if isinstance(found, dict):
        return numbers(list(found.values()))
    if isinstance(found, list):
        return set().union(*map(numbers, found))
    return {found} if isinstance(found, int) else set()


def test_the_secret_lies_in_its_own_column_and_nowhere_else() -> None:
    live = play(sealed(plan=[SeatPlan()] * 4, rounds=9).id, 150)
    kept = secret_of(live.id)
    row = models.Table.objects.filter(id=live.id).values().get()
    assert [name for name, value in row.items() if kept in str(value)] == ["secret"]
    assert row["seed"] == 0
    snapshots = models.Snapshot.objects.filter(table_id=live.id)
    assert snapshots.count() >= 1
    for snapshot in snapshots:
        drawn = sum(map(follows, live.match.choices[: snapshot.n]))
        assert json.loads(bytes(snapshot.state))["random"] == drawn
    assert kept not in "".join(tables.export(live.id, 0))


def test_the_record_of_somebody_alone_does_not_open_a_running_game() -> None:
    live = play(sealed(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo").id, 20)
    lines = tables.export(live.id, 0)
    assert json.loads(lines[0])["luck"] == {"seal": live.seal}
    assert secret_of(live.id) not in str(tables.debug(live, 0))


def test_undo_redo_and_a_restart_meet_the_same_luck() -> None:
    live = play(sealed(mode="hotseat").id, 30)
    before = [choice.option.text for choice in live.match.choices]
    for _ in range(8):
        live = tables.undo(live.id, 0, live.seen(0))
    assert live.match.position < len(before)
    live = rebuilt(live.id)
    again = live.match.fork()
    for choice in before[live.match.position :]:
        if again.decision is not None and again.position < len(before) and before[again.position] == choice:
            again.choose(choice)
    assert [choice.option.text for choice in again.choices] == before


# --- tables of their own


def test_every_table_has_a_secret_of_its_own() -> None:
    assert secret_of(sealed().id) != secret_of(sealed().id) != ""


def test_a_fork_and_an_imported_record_have_secrets_of_their_own() -> None:
    live = to_a_moment(play(sealed(plan=[SeatPlan(), SeatPlan("bot:random")], mode="solo").id, 20))
    fork = tables.get(import_record.play_on(live, live.moments - 1, (0,)).id)
    match = import_record.read("\n".join(tables.export(live.id, 0)).encode())
    copy = tables.get(import_record.sit_in(match, 0).id)
    assert len({secret_of(table) for table in (live.id, fork.id, copy.id)}) == 3
    for table in (fork, copy):
        assert table.match.since == table.match.position == live.match.position
        assert LuckSealed(table.seal, from_here=True) in notices(table, 0)
        assert rebuilt(table.id).match.since == table.match.since


# --- fairness


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_seal_is_shown_from_the_beginning_and_the_key_at_the_end(lang: str) -> None:
    live = sealed(rounds=1)
    for viewer in (0, 1, SPECTATOR):
        assert notices(live, viewer) == [LuckSealed(live.seal)]
        with language(lang):
            assert live.seal in draw(live, viewer, 1, effects=False).html
    guest = Guest(lang)
    seats.claim_for(guest.key, spectator_of(live.id))
    assert live.seal in guest.page(f"/table/{live.id}/seats")
    key = secret_of(live.id)
    assert key not in guest.page(f"/table/{live.id}")
    live = play(live.id, 2000)
    assert live.over
    assert notices(live, SPECTATOR) == [LuckSealed(live.seal), LuckOpened(key)]
    page = guest.page(f"/table/{live.id}")
    assert page.count(key) >= 2, "in the log and beside the record"
    assert f">{live.seal}</code>" in page
    assert hashlib.sha256(key.encode()).hexdigest() == live.seal, "as the page says"
    assert f"--verify-luck</span> {'DATEI' if lang == 'de' else 'FILE'}</code>" in page
    assert check_luck(tables.export(live.id, SPECTATOR)).seal == live.seal


def spectator_of(table: str) -> str:
    return seats.reissue_spectator(table)


@pytest.mark.parametrize("luck", [Seeded(12345), Keyed(b"an opened secret")])
def test_all_are_told_when_somebody_may_know_the_luck(luck: Luck) -> None:
    live = tables.get(tables.create("sample", {"seats": 2}, PEOPLE, mode="friends", luck=luck).id)
    for viewer in (0, 1, SPECTATOR):
        assert LuckGiven() in notices(live, viewer)
        for lang in LANGUAGES:
            with language(lang):
                page = str(draw(live, viewer, 1, effects=False).html)
                assert page.count(text("table-luck-given")) == 2, "in the log and at the table"


@pytest.mark.parametrize("luck", ["12345", "0123456789abcdef0123456789abcdef"])
def test_a_host_who_chooses_the_luck_of_friends_cannot_hide_it(luck: str) -> None:
    guest = Guest()
    form = SetupForm(box("dei"), "friends")
    sent: dict[str, Any] = {
        f.name: "on" if f.value is True else str(f.value) for f in drawn(form) if f.value is not False
    }
    sent |= {"mode": "friends", "players": "2", "luck": luck}
    address = guest.post("/new/dei", **sent)["Location"]
    live = tables.get(address.split("/")[2])
    assert live.foretold
    assert LuckGiven() in notices(live, 1)
    page = guest.page(f"/table/{live.id}/seats")
    assert text("table-luck-given") in page
    assert "that nobody knows" not in page, "the host knows the key"


def test_nobody_is_told_where_there_is_nobody_to_cheat() -> None:
    plan = [SeatPlan(), SeatPlan("bot:random")]
    live = tables.get(tables.create("sample", {"seats": 2}, plan, mode="solo", seed=5).id)
    assert notices(live, 0) == []


def test_a_rematch_with_the_same_luck_is_told_to_friends() -> None:
    live = play(sealed(rounds=1).id, 2000)
    guest = Guest()
    models.Holder.objects.create(table_id=live.id, key=tokens.hashed(guest.key), seat=0)
    address = guest.post(f"/table/{live.id}/rematch", luck="same")["Location"]
    again = tables.get(address.split("/")[2])
    assert again.match.luck == live.match.luck
    assert LuckGiven() in notices(again, 1)
    address = guest.post(f"/table/{live.id}/rematch")["Location"]
    assert notices(tables.get(address.split("/")[2]), 1)[0] != LuckSealed(live.seal)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_the_host_issues_anew_is_announced_to_all(lang: str) -> None:
    live = play(sealed().id, 10)
    seats.reissue(live.id, 1)
    for table in (tables.get(live.id), rebuilt(live.id)):
        for viewer in (0, 1, SPECTATOR):
            assert SeatReissued(1) in notices(table, viewer)
            with language(lang):
                words, _, _ = text("table-seat-reissued", seat="|").partition("|")
                assert words in draw(table, viewer, 1, effects=False).html
        assert table.seen(0) > live.seen(0)
    later = play(live.id, 5, seed=2)
    log = later.log(0)
    at = next(i for i, (_, _, event) in enumerate(log) if event == SeatReissued(1))
    assert 0 < at < len(log) - 1, "it stands where it happened"
    assert [moment for moment, _, _ in log] == sorted([moment for moment, _, _ in log])


# --- tables of older versions


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, dict[str, Any]], dict[str, Any]]:
    folder = tmp_path_factory.mktemp("old")
    known = unpack(folder)
    return folder, known, inside(folder, "lucks")


Old = tuple[Path, dict[str, dict[str, Any]], dict[str, Any]]


def test_running_tables_of_older_versions_get_new_luck_and_finished_ones_keep_theirs(old: Old) -> None:
    _, known, found = old
    secrets = [row["secret"] for row in found.values() if row["secret"]]
    assert len({*secrets}) == len(secrets) == 4
    for name, table in known.items():
        row = found[table["id"]]
        assert bool(row["secret"]) == name.endswith("running")
        assert bool(row["seed"]) == name.endswith("finished")
        if row["secret"]:
            assert row["since"] >= table["position"]
            assert row["random"] == row["drawn"]
            assert all(random == drawn for random, drawn in row["snapshots"])


@pytest.mark.parametrize("name", ["scythe-solo-running", "dei-solo-running"])
def test_an_old_table_is_played_to_its_end_and_verified_from_its_new_luck_on(old: Old, name: str) -> None:
    folder, known, found = old
    table = known[name]["id"]
    redone, lines = inside(folder, "finish", table_id=table)
    assert redone, "what had been taken back can still be chosen again"
    checked = check_luck(lines)
    assert 0 < checked.since <= found[table]["since"]
    assert checked.draws > 0
    assert Match.load(lines).state.over


def test_a_running_old_table_tells_that_its_luck_is_new(old: Old) -> None:
    folder, known, _ = old
    told = inside(folder, "notice_lines", table_id=known["dei-friends-running"]["id"], viewer=SPECTATOR)
    assert any(line.startswith("From here on this game has luck of its own.") for line in told)
