"""The data folder: private, locked, backed up before it changes; limits and addresses."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.test import override_settings

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.text import language
from spielwerk.table.errors import TooMany
from spielwerk.table.people import limits
from spielwerk.table.serving import lan, server
from spielwerk.table.store import backup, data_folder, models
from spielwerk.table.store.database import database
from table.playing import new
from table.serving import environment

posix = pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_folder_key_and_database_are_their_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    data_folder.prepare(data)
    key = data_folder.secret_key(data)
    assert len(key) >= 50
    assert data_folder.secret_key(data) == key
    assert rights(data) == 0o700
    assert rights(data / data_folder.KEY) == 0o600
    migrate(data)
    assert rights(data / data_folder.DATABASE) == 0o600
    lock = data_folder.Lock(data)
    lock.take()
    lock.release()
    assert rights(data / data_folder.LOCK) == 0o600


MIGRATE = """
from pathlib import Path
import sys
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.table.serving import server
try:
    server._migrate(Path(sys.argv[1]))
except SpielwerkError as error:
    print(error)
"""


def migrate(data: Path) -> str:
    """Bring a folder up to date as the start of a server does; gives what went wrong."""
    command = [sys.executable, "-c", MIGRATE, str(data)]
    return subprocess.run(command, env=environment(data), check=True, capture_output=True, text=True).stdout


def test_the_database_is_backed_up_before_migrations_and_only_then(tmp_path: Path) -> None:
    assert migrate(tmp_path) == ""
    backups = tmp_path / data_folder.BACKUPS
    assert not backups.exists(), "an empty start needs none"
    assert migrate(tmp_path) == ""
    assert not backups.exists(), "nothing was due"
    with sqlite3.connect(tmp_path / data_folder.DATABASE) as older:
        older.execute("update django_migrations set name = '0000_past'")
    assert "could not bring the tables up to date" in migrate(tmp_path), "the tables are there already"
    copies = list(backups.glob("*.sqlite3"))
    assert [copy.name for copy in copies] == ["tables-before-0001_initial.sqlite3"]
    with sqlite3.connect(copies[0]) as copy:
        assert set(copy.execute("select name from django_migrations")) == {("0000_past",)}


def test_a_database_that_has_become_empty_is_told_of(tmp_path: Path) -> None:
    (tmp_path / data_folder.DATABASE).touch()
    command = [sys.executable, "-c", MIGRATE, str(tmp_path)]
    for told in ("was empty", ""):
        done = subprocess.run(command, env=environment(tmp_path), check=True, capture_output=True, text=True)
        assert told in done.stderr
        assert bool(told) == bool(done.stderr), "only once, and not on a first start"


def test_the_migrations_lead_to_the_models() -> None:
    call_command("makemigrations", "table", check=True, dry_run=True, verbosity=0, skip_checks=True)


def test_old_backups_are_cleared_away(tmp_path: Path) -> None:
    file = tmp_path / data_folder.DATABASE
    sqlite3.connect(file).execute("create table t (x)").connection.commit()
    made = [backup.before(tmp_path, "before-x") for _ in range(backup.AUTOMATIC_BACKUPS + 3)]
    assert len(list((tmp_path / data_folder.BACKUPS).iterdir())) == backup.AUTOMATIC_BACKUPS
    assert made[-1].exists()


def test_no_room_for_a_backup_is_said_before_anything_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / data_folder.DATABASE
    file.write_bytes(b"x" * 5000)
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=10))
    with pytest.raises(SpielwerkError, match="no room"):
        backup.before(tmp_path, "before-x")


def test_the_lock_is_held_by_one(tmp_path: Path) -> None:
    first, second = data_folder.Lock(tmp_path), data_folder.Lock(tmp_path)
    first.take()
    first.say_where("http://127.0.0.1:8765/")
    with pytest.raises(SpielwerkError, match="is at http"):
        second.take()
    first.release()
    second.take()
    second.release()


def test_a_folder_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SpielwerkError, match="--data"):
        data_folder.prepare(tmp_path / "file" / "below")
    with language("de"), pytest.raises(SpielwerkError, match="Datenordner"):
        data_folder.prepare(tmp_path / "file" / "below")


# --- databases by address


def test_a_postgresql_address_is_taken_apart() -> None:
    found = database("postgresql://an%40na:pa%2Fss@db.example:5433/games?sslmode=require", Path())
    assert (found["USER"], found["PASSWORD"], found["HOST"]) == ("an@na", "pa/ss", "db.example")
    assert (found["PORT"], found["NAME"]) == ("5433", "games")
    assert found["OPTIONS"]["sslmode"] == "require"


@pytest.mark.parametrize("address", ["mysql://user:secret@x/y", "postgresql://user:secret@x", "games"])
def test_a_bad_address_is_said_without_its_password(address: str) -> None:
    with pytest.raises(SpielwerkError) as error:
        database(address, Path())
    assert "SPIELWERK_DATABASE" in str(error.value)
    assert "secret" not in str(error.value)


# --- addresses and ports


def test_a_server_on_loopback_answers_to_this_machine_alone() -> None:
    assert lan.hosts("127.0.0.1") == ["localhost", "127.0.0.1", "[::1]"]
    assert lan.hosts("192.0.2.7") == ["localhost", "127.0.0.1", "[::1]", "192.0.2.7"]


def test_for_friends_exactly_the_machines_names_and_addresses_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        lan, "_towards", lambda elsewhere: "192.0.2.44" if "." in elsewhere else "2001:db8::7"
    )
    monkeypatch.setattr(lan, "_resolved", lambda name: ["127.0.1.1", "192.0.2.44", "fe80::1"])
    monkeypatch.setattr("socket.gethostname", lambda: "Tisch.example")
    assert lan.addresses() == ["192.0.2.44", "2001:db8::7", "fe80::1"]
    found = lan.hosts("0.0.0.0")
    assert found[3:] == ["192.0.2.44", "[2001:db8::7]", "[fe80::1]", "tisch.example", "tisch", "tisch.local"]
    assert "*" not in found
    with server._listen(server.Wish(lan=True, port=0)) as listening:
        place = server._place(server.Wish(lan=True, port=0), listening)
    assert place.lan_urls[0] == f"http://192.0.2.44:{place.port}/"
    assert place.url == f"http://127.0.0.1:{place.port}/"


def test_if_the_usual_port_is_taken_another_is_found() -> None:
    with server._listen(server.Wish()) as one, server._listen(server.Wish()) as two:
        places = [server._place(server.Wish(), listening) for listening in (one, two)]
        assert places[0].port != places[1].port
        assert places[1].moved
        with pytest.raises(SpielwerkError, match=f"port {places[0].port} of 127.0.0.1"):
            server._listen(server.Wish(port=places[0].port))


# --- limits


def request(address: str) -> SimpleNamespace:
    return SimpleNamespace(META={"REMOTE_ADDR": address})


def test_an_address_is_counted_and_recovers() -> None:
    now = [0.0]
    limit = limits.Limit(6, clock=lambda: now[0])
    assert [limit.allows("a") for _ in range(8)] == [True] * 6 + [False] * 2
    now[0] = 10.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [limit.allows("a") for _ in range(7)] == [True] * 6 + [False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("192.0.2.9", "192.0.2.9"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("", "?"),
    ],
)
def test_whom_the_limits_count(address: str, counted: str) -> None:
    assert limits.limited_address(request(address)) == counted


def test_tables_a_minute_are_limited_for_others_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "new_tables", limits.Limit(2))
    with override_settings(SPIELWERK_PUBLIC=True), limits.counting(request("192.0.2.77")):
        new(), new()
        before = models.Table.objects.count()
        with pytest.raises(TooMany):
            new()
        assert models.Table.objects.count() == before
        with limits.counting(request("127.0.0.1")):
            new()
    with limits.counting(request("192.0.2.77")):
        new()


def test_the_limits_forget_an_address_with_its_request(monkeypatch: pytest.MonkeyPatch) -> None:
    from django.test import Client

    monkeypatch.setattr(limits, "new_tables", limits.Limit(1))
    with override_settings(SPIELWERK_PUBLIC=True):
        assert Client(SERVER_NAME="localhost", REMOTE_ADDR="192.0.2.79").get("/").status_code == 200
        new(), new()


def test_posts_a_minute_are_limited_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    from django.test import Client

    monkeypatch.setattr(limits, "posts", limits.Limit(3))
    client = Client(SERVER_NAME="localhost", REMOTE_ADDR="192.0.2.78")
    with override_settings(SPIELWERK_PUBLIC=True):
        status = [client.post("/preferences", {"language": "de"}).status_code for _ in range(5)]
        assert client.get("/").status_code == 200
    assert status[3:] == [429, 429]
    assert 429 not in status[:3]
    assert client.post("/preferences", {"language": "de"}).status_code != 429
