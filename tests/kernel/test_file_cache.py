"""The cache of what was read from files: right whatever happens to the files, quiet where it cannot write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.kernel import rulebook
from spielwerk.kernel.file_cache import FileCache, user_cache


class Reader:
    """Counts how often a file was really read."""

    def __init__(self, file: Path, *makers: Path) -> None:
        self.file, self.makers, self.reads = file, makers, 0

    def words(self, source: Path) -> list[str]:
        cache = FileCache(self.file, self.makers)
        found = cache.get(source, list[str], lambda: self.read(source))
        cache.save()
        return found

    def read(self, source: Path) -> list[str]:
        self.reads += 1
        return source.read_text(encoding="utf-8").split()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "source"
    file.write_text("one two", encoding="utf-8")
    return file


def test_a_file_is_read_once_until_it_changes(tmp_path: Path, source: Path) -> None:
    reader = Reader(tmp_path / "new" / "folder" / "cache.json")
    assert [reader.words(source) for _ in range(3)] == [["one", "two"]] * 3
    assert reader.reads == 1
    times = source.stat()
    source.write_text(
        "six ten", encoding="utf-8"
    )  # the same size and the same time: the change itself is noticed
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert reader.words(source) == ["six", "ten"]


def test_other_code_starts_anew(tmp_path: Path, source: Path) -> None:
    maker = tmp_path / "maker.py"
    maker.write_text("1", encoding="utf-8")
    reader = Reader(tmp_path / "cache.json", maker)
    reader.words(source)
    maker.write_text("2 ", encoding="utf-8")
    reader.words(source)
    assert reader.reads == 2


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"made_by": [], "entries": 7}', b"\xff"])
def test_a_damaged_cache_counts_as_empty(tmp_path: Path, source: Path, content: bytes) -> None:
    file = tmp_path / "cache.json"
    file.write_bytes(content)
    reader = Reader(file)
    assert [reader.words(source), reader.words(source)] == [["one", "two"]] * 2
    assert reader.reads == 1


def test_an_entry_of_another_kind_is_read_anew(tmp_path: Path, source: Path) -> None:
    cache = FileCache(tmp_path / "cache.json", [])
    assert cache.get(source, int, lambda: 7) == 7
    assert cache.get(source, list[str], lambda: ["one"]) == ["one"]


def test_files_that_are_gone_leave_the_cache(tmp_path: Path, source: Path) -> None:
    cache = FileCache(tmp_path / "cache.json", [])
    cache.get(source, int, lambda: 7)
    cache.save()
    source.unlink()
    other = tmp_path / "other"
    other.touch()
    cache.get(other, int, lambda: 8)
    cache.save()
    assert list(FileCache(tmp_path / "cache.json", []).content.entries) == [str(other)]


def test_a_place_that_cannot_be_written_only_costs_time(tmp_path: Path, source: Path) -> None:
    (tmp_path / "file").touch()
    reader = Reader(tmp_path / "file" / "cache.json")
    assert [reader.words(source), reader.words(source)] == [["one", "two"]] * 2
    assert reader.reads == 2
    (tmp_path / "folder.json").mkdir()
    assert Reader(tmp_path / "folder.json").words(source) == ["one", "two"]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder.json", "source"]


def test_an_error_is_not_kept(tmp_path: Path, source: Path) -> None:
    cache = FileCache(tmp_path / "cache.json", [])
    with pytest.raises(ZeroDivisionError):
        cache.get(source, int, lambda: 1 // 0)
    assert cache.get(source, int, lambda: 5) == 5


def test_the_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert user_cache() == tmp_path / "spielwerk"


def read_again() -> tuple[object, object]:
    rulebook._forget()
    rulebook._in_product.cache_clear()
    return rulebook.ledgers(), rulebook.citations()


@pytest.mark.unmeasured
def test_the_rulebook_from_disk_is_the_one_that_was_read(tmp_path: Path) -> None:
    with rulebook.on_disk(tmp_path / "cache.json"):
        written = read_again()
    with rulebook.on_disk(tmp_path / "cache.json"):
        assert read_again() == written
    assert read_again() == written


CPU = """\
import sys, time
from spielwerk.cli import main
main(["rules", "scythe.move.adjacent"])
print(time.process_time(), file=sys.stderr)
"""


def test_a_rule_is_answered_in_half_a_second_of_processor_time(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    seconds = []
    for _ in range(4):
        said = subprocess.run(
            [sys.executable, "-c", CPU], env=environment, capture_output=True, text=True, check=True
        )
        seconds.append(float(said.stderr))
    assert min(seconds[1:]) < 0.5
