"""The command `spielwerk`: quick where it should be, one line where something is wrong."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import spielwerk
from spielwerk import cli
from spielwerk.kernel.errors import SpielwerkError

COMMAND = [sys.executable, "-m", "spielwerk"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, english: None) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")


def replace_serve(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let the command `serve` end with this error."""

    def run(args: argparse.Namespace) -> int:
        raise error

    command = SimpleNamespace(add=lambda parser: None, run=run)
    monkeypatch.setitem(sys.modules, "spielwerk.cli.serve", command)


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_answers_within_three_tenths_of_a_second(option: str) -> None:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([*COMMAND, option], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.3


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_loads_neither_games_nor_fluent_to_answer(option: str) -> None:
    code = (
        "import sys; from spielwerk.cli import main; main(sys.argv[1:]); "
        "print([m for m in sys.modules if m.startswith(('fluent', 'spielwerk.games', 'spielwerk.cli.'))])"
    )
    done = subprocess.run([sys.executable, "-c", code, option], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"spielwerk {spielwerk.__version__}\n"


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    for name, (english, _) in cli.COMMANDS.items():
        assert [name, english] in lines


def test_help_speaks_german(german: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["-h"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("Aufruf: spielwerk")
    assert all(text in page for _, text in cli.COMMANDS.values())


def test_each_module_is_a_command_and_each_command_a_module() -> None:
    modules = [path.stem for path in Path(cli.__file__).parent.glob("[a-z]*.py")]
    loaded = {name: import_module(f"spielwerk.cli.{name}") for name in modules}
    commands = {name for name, module in loaded.items() if hasattr(module, "add") and hasattr(module, "run")}
    assert commands == set(cli.COMMANDS)


def test_a_command_explains_itself(german: None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", "--help"])
    assert end.value.code == 0
    page = capsys.readouterr().out
    assert "Aufruf: spielwerk serve" in page
    assert "diese Hilfe zeigen" in page


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ruls"], f'there is no command "ruls"; there are: {", ".join(cli.COMMANDS)}'),
        (["serve", "--lem"], "unrecognized arguments: --lem (see: spielwerk serve --help)"),
        (["--lem"], "unrecognized arguments: --lem (see: spielwerk serve --help)"),
        (["serve", "here"], "unrecognized arguments: here (see: spielwerk serve --help)"),
    ],
)
def test_bad_input_is_one_line_and_code_2(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    assert capsys.readouterr() == ("", f"spielwerk: {complaint}\n")


def test_bad_input_in_german(german: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ruls"]) == 2
    assert capsys.readouterr().err.startswith("spielwerk: den Befehl „ruls“ gibt es nicht; es gibt: ")


def test_an_error_for_people_becomes_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_serve(monkeypatch, SpielwerkError("the record ends\nin line 7"))
    assert cli.main(["serve"]) == 2
    assert capsys.readouterr() == ("", "spielwerk: the record ends in line 7\n")


def test_our_own_mistakes_keep_their_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_serve(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        cli.main(["serve"])


def test_an_interruption_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_serve(monkeypatch, KeyboardInterrupt())
    assert cli.main(["serve"]) == 130
    assert capsys.readouterr() == ("", "Interrupted.\n")


def test_a_reader_who_leaves_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, "--help"], stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_lacks_letters_shows_the_others(encoding: str) -> None:
    environ = {**os.environ, "PYTHONIOENCODING": encoding, "LC_ALL": "de_DE.UTF-8"}
    command = [sys.executable, "-m", "spielwerk", "rules", "scythe.move"]
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout
