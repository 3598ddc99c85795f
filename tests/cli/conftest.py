"""Fixtures of the command-line tests: an English terminal, and a session of `spielwerk play`."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cli.stage import Play
from spielwerk import cli


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keeps commands in the tests away from the user's own cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "cache"))


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Plays with these lines as input; returns exit code, output and errors."""

    def session(lines: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        code = cli.main(["play", *arguments, "--data", str(tmp_path)])
        out, err = capsys.readouterr()
        return code, out, err

    return session
