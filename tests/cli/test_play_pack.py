"""`spielwerk play --pack`: a data pack replaces stand-ins without code, and goes with the saved game."""

from __future__ import annotations

import importlib.resources
from pathlib import Path

import pytest

from cli.stage import Play, saved
from spielwerk import cli
from spielwerk.cli.terminal.terminal_table import load
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE

pytestmark = pytest.mark.usefixtures("english")

TILES = importlib.resources.files("spielwerk.games.scythe").joinpath("data/infra_mods.toml")
TABLE = ("scythe", "--seats", "me:faction=saxony:mat=mechanical,greedy", "--seed", "3", "--spoilers")
MODULES = ("--set", "modules=infra-mods")


def pack_with(folder: Path, before: str, after: str) -> Path:
    """Makes a data pack: our tiles, with other words at one place."""
    folder.mkdir()
    ours = TILES.read_text("utf-8")
    assert before in ours
    (folder / "infra_mods.toml").write_text(ours.replace(before, after), "utf-8")
    return folder


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """A data pack with which everybody draws three tiles."""
    return pack_with(tmp_path / "mine", "drawn = 4", "drawn = 3")


def tiles_drawn(file: Path, pack: Path) -> int:
    return len([c for c in load(file, pack).choices if c.seat == CHANCE and c.option.verb == "infra"])


def test_a_game_is_played_saved_resumed_and_replayed_with_a_data_pack(
    play: Play, three: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = play(["q"], *TABLE, *MODULES, "--pack", str(three))
    assert code == 0
    file = saved(tmp_path)
    assert f"spielwerk play --resume {file} --pack {three}" in out
    assert tiles_drawn(file, three) == 6, "two players"
    code, out, _ = play(["q"], "--resume", str(file), "--pack", str(three))
    assert code == 0
    assert "This is a saved game" in out
    assert cli.main(["replay", str(file), "--text", "--pack", str(three)]) == 0
    assert "draws the infrastructure modification" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["replay", "--verify-luck"]])
def test_without_its_data_pack_a_game_is_not_read(
    play: Play, three: Path, tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    play(["q"], *TABLE, *MODULES, "--pack", str(three))
    assert cli.main([*command, str(saved(tmp_path))]) == 2
    assert "data pack “mine”" in capsys.readouterr().err
    with pytest.raises(SpielwerkError, match="mine"):
        load(saved(tmp_path))


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("drawn = 4", 'drawn = "many"', "infra_mods.toml"),
        ('id = "spy"', 'id = "spies"', "infra_mods.toml"),
    ],
)
def test_a_wrong_data_pack_is_one_line_and_saves_nothing(
    play: Play, tmp_path: Path, before: str, after: str, problem: str
) -> None:
    wrong = pack_with(tmp_path / "wrong", before, after)
    code, _, err = play(["q"], *TABLE, *MODULES, "--pack", str(wrong))
    assert code == 2
    assert problem in err
    assert len(err.splitlines()) == 1
    assert not list(tmp_path.glob("terminal/*"))


def test_a_folder_that_is_no_data_pack_is_refused_before_anything_is_asked(
    play: Play, tmp_path: Path
) -> None:
    code, out, err = play([], "scythe", "--pack", str(tmp_path / "nowhere"))
    assert (code, out) == (2, "")
    assert "there is no folder" in err
