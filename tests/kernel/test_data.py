"""Data files: typed rows, clear errors, packs that replace a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.kernel.data import Count, Data, DataError, check, load, must_count, must_differ, once_per_pack


class Row(Data, frozen=True):
    id: str
    n: Count = 0


class File(Data, frozen=True):
    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        must_differ("row", [row.id for row in self.rows])
        must_count("rows", len(self.rows), 2)


def read(folder: Path, text: str) -> File:
    (folder / "things.toml").write_text(text, "utf-8")
    return load("spielwerk.kernel", "things", File, folder)


def test_a_file_becomes_typed_rows(tmp_path: Path) -> None:
    found = read(tmp_path, '[[rows]]\nid = "a"\nn = 3\n[[rows]]\nid = "b"\n')
    assert found == File((Row("a", 3), Row("b")))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('rows = [{ id = "a" }]', r"expected 2 rows, found 1"),
        ('rows = [{ id = "a" }, { id = "a" }]', "row occurs twice: a"),
        ('rows = [{ id = "a", n = -1 }, { id = "b" }]', r">= 0.*\$\.rows\[0\]\.n"),
        ('rows = [{ id = "a", m = 1 }, { id = "b" }]', r"unknown field `m`.*\$\.rows\[0\]"),
        ("rows = [", "things.toml"),
    ],
)
def test_a_mistake_names_file_and_key(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem) as raised:
        read(tmp_path, text)
    assert "things.toml" in str(raised.value)


def test_a_check_across_files_names_its_file() -> None:
    check("things", True, "fine")
    with pytest.raises(DataError, match=r"^things\.toml: one too many$"):
        check("things", False, "one too many")


def test_a_pack_is_read_once(tmp_path: Path) -> None:
    seen: list[Path | None] = []

    @once_per_pack
    def reader(pack: Path | None = None) -> int:
        seen.append(pack)
        return len(seen)

    assert [reader(), reader(None), reader(tmp_path), reader(tmp_path)] == [1, 1, 2, 2]
    assert seen == [None, tmp_path]
