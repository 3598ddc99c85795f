"""What people install: the wheel, built here and used in a fresh environment away from the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import spielwerk
from spielwerk.kernel.ledger import KEYS_FILE

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "spielwerk"
LEDGERS = sorted(path for path in PACKAGE.glob("games/*/rulebook/*.toml") if path.name != KEYS_FILE)


def build(kind: str, target: Path) -> Path:
    """Build a wheel or an sdist with the tools already here, and return the file."""
    subprocess.run(
        [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(target), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (made,) = target.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of a fresh environment into which the wheel and its pinned dependencies went."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=True)
    bin_folder = home / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(bin_folder / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True, capture_output=True)
    return bin_folder


def run(installed: Path, away: Path, *arguments: str) -> str:
    """What the installed command prints, called from a folder that knows nothing of the source."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    done = subprocess.run(
        [str(installed / arguments[0]), *arguments[1:]],
        cwd=away,
        env=environ,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def shipped_files() -> set[str]:
    """All files of the package in the source, as the wheel should hold them."""
    return {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_code_data_words_and_proofs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        proofs = archive.read("spielwerk/kernel/rulebook.json")
    assert inside == shipped_files() | {"spielwerk/kernel/rulebook.json"}
    assert {Path(name).suffix for name in inside} >= {".py", ".toml", ".ftl", ".json"}
    assert proofs == (ROOT / "tests" / "rulebook.json").read_bytes()


def test_the_source_archive_can_be_built_and_tested_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"pyproject.toml", "Makefile", "constraints.txt", "README.md", "LICENSE", ".ci/run"}
    needed |= {"tests/rulebook.json", "tests/setup/test_wheel.py", "docs/dependencies.md"}
    assert needed <= inside
    assert {f"src/{name}" for name in shipped_files()} <= inside


def test_the_installed_command_knows_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed, tmp_path, "spielwerk", "--version") == f"spielwerk {spielwerk.__version__}\n"


def test_the_installed_package_is_not_the_source(installed: Path, tmp_path: Path) -> None:
    where = run(installed, tmp_path, "python", "-c", "import spielwerk; print(spielwerk.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)


def test_the_installed_command_loads_all_ledgers(installed: Path, tmp_path: Path) -> None:
    ledgers = json.loads(run(installed, tmp_path, "spielwerk", "rules", "--json"))
    in_source = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in LEDGERS}
    rules = {name: [rule["kind"] for rule in book["rules"]] for name, book in in_source.items()}
    assert rules.keys() >= {"scythe-base", "dei"}
    assert {name: (counts["rules"], counts["rulings"]) for name, counts in ledgers.items()} == {
        name: (len(kinds) - kinds.count("ruling"), kinds.count("ruling")) for name, kinds in rules.items()
    }


def test_the_installed_command_plays_a_game(installed: Path, tmp_path: Path) -> None:
    said = run(installed, tmp_path, "spielwerk", "sim", "dei", "--games", "1", "--json")
    assert json.loads(said)["finished"] == 1


PLAY = """
import spielwerk

match = spielwerk.Match(spielwerk.game("scythe", seats=[{}, {"automa": "automa"}]), seed=1)
for _ in range(20):
    match.choose(match.decision.options[0], match.decision.seat)
again = spielwerk.Match.load(match.record())
assert again.record() == match.record()
assert again.decision == match.decision
assert match.game.digest(again.state) == match.game.digest(match.state)
print([choice.seat for choice in again.choices].count(0))
"""


def test_the_installed_package_plays_against_an_automa_and_loads_the_record(
    installed: Path, tmp_path: Path
) -> None:
    assert run(installed, tmp_path, "python", "-c", PLAY) == "20\n"
