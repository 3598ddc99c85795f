"""What belongs to somebody's machine stays out of the repository, and what we depend on is written down."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MACHINE = re.compile(
    r"(?<![\w.>/-])/(?:home|root|work|Users|mnt|media)/\w"  # a folder of one computer
    r"|\b[A-Z]:\\Users\b"
    r"|\.\./shared\b"
    r"|file:/{2,}\w"
    r"|--(?:extra-)?(?:index-url|find-links|trusted-host)[ =]"  # where one computer gets its packages
    r"|https?://[\w.-]*(?:pypi|registry|mirror|artifactory|nexus|devpi)[\w.-]*\.\w"
    r"|\b(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}:\d"
)
SKIPPED = {"__pycache__", "build", "dist", "node_modules"}


def tracked(root: Path) -> Iterator[Path]:
    """The files that git keeps or would keep; away from git, all that do not look made by a tool."""
    listing = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        names = (Path(name) for name in listing.stdout.split("\0") if name)
    else:
        names = (path.relative_to(root) for path in root.rglob("*"))
    for name in names:
        parts = set(name.parts)
        hidden = any(part.startswith(".") for part in name.parts[:-1]) and name.parts[0] not in (
            ".ci",
            ".github",
        )
        if not hidden and not parts & SKIPPED and (root / name).is_file():
            yield root / name


def machine_marks(root: Path) -> list[str]:
    found = []
    for path in tracked(root):
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:  # a picture or the like
            continue
        for number, line in enumerate(lines, start=1):
            if hit := MACHINE.search(line):
                found.append(f"{path.relative_to(root)}, line {number}: {hit[0]}")
    return found


def test_no_file_names_a_machine_or_a_package_host() -> None:
    assert len(list(tracked(ROOT))) > 20, "the check no longer finds the files"
    assert machine_marks(ROOT) == []


@pytest.mark.parametrize(
    "pieces",
    [
        ("see ", "/home", "/anna/notes"),
        ("open('", "/work", "/data')"),
        ("C:", "\\Users", "\\anna"),
        ("cat ..", "/shared", "/x"),
        ("file:", "//", "/var/x"),
        ("pip install --", "index-url", " x"),
        ("https://", "mirror", ".example.org/simple"),
        ("http://192", ".168", ".0.7:8080"),
    ],
)
def test_the_check_finds_them(tmp_path: Path, pieces: tuple[str, ...]) -> None:
    (tmp_path / "notes.md").write_text("fine\n" + "".join(pieces) + "\n")
    assert machine_marks(tmp_path)[0].startswith("notes.md, line 2: ")


@pytest.mark.parametrize(
    "line",
    [
        "src/home/page.py and docs/tmp/flow.md",
        "GET /table/7/at/12",
        "http://127.0.0.1:8000 or http://localhost:8000",
        "https://example.org/home/page",
        "version 10.2.3.4",
    ],
)
def test_the_check_lets_ordinary_text_pass(tmp_path: Path, line: str) -> None:
    (tmp_path / "notes.md").write_text(line + "\n")
    assert machine_marks(tmp_path) == []


def declared_dependencies() -> list[str]:
    """The names of all packages that `pyproject.toml` asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(need for extra in extras for need in extra)]
    return [re.split(r"[\[<>=!~; ]", need)[0] for need in wanted]


@pytest.mark.parametrize("package", declared_dependencies())
def test_each_dependency_is_pinned_and_explained(package: str) -> None:
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().splitlines()
    assert any(pin.startswith(f"{package.lower()}==") for pin in pins)
    assert f"| `{package}` |" in (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
