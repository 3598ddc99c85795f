"""A server that starts while browsers are already waiting for it: none is refused, and nothing crashes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from table.serving import COMMAND, PATIENCE, Browser, environment, inside

STARTS = int(os.environ.get("SPIELWERK_STARTS", "10"))
CLIENTS = 8
HASTY = "import sys; sys.setswitchinterval(1e-6); "
"""Threads take turns after every few steps, so that they meet wherever they can."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    """A data folder with tables of several games that go on."""
    data = tmp_path_factory.mktemp("running")
    made = [table for game in ("scythe", "dei") for table in inside(data, "make_some", number=4, game=game)]
    return data, made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(data: Path, port: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-X", "faulthandler", "-c", HASTY + COMMAND[2], "serve"]
    return subprocess.Popen(
        [*command, "--data", str(data), "--port", str(port), "--no-browser"],
        env=environment(data),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Until the port takes connections."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.002)
    raise AssertionError("the server does not listen")


def visit(port: int, table: dict[str, Any], all_there: threading.Barrier, answers: list[object]) -> None:
    """Come together with the others, look at a table and make a choice there."""
    browser = Browser(port, table["cookies"][0])
    all_there.wait(PATIENCE)
    try:
        answers.append(browser.get(f"/table/{table['id']}").status)
    except OSError as error:
        answers.append(repr(error))
    browser.close()


def test_browsers_that_come_at_once_are_all_answered(tables: tuple[Path, list[dict[str, Any]]]) -> None:
    data, made = tables
    for start in range(STARTS):
        port = free_port()
        process = started(data, port)
        try:
            wait_for(port, process)
            answers: list[object] = []
            all_there = threading.Barrier(CLIENTS)
            clients = [
                threading.Thread(target=visit, args=(port, made[i], all_there, answers))
                for i in range(CLIENTS)
            ]
            for client in clients:
                client.start()
            for client in clients:
                client.join(PATIENCE)
            assert process.poll() is None, f"start {start}: {process.communicate()[1]}"
            assert answers == [200] * CLIENTS, f"start {start}"
        finally:
            process.send_signal(signal.SIGTERM)
            _, error = process.communicate(timeout=PATIENCE)
        assert (process.returncode, error) == (0, ""), f"start {start}"


@pytest.mark.parametrize("later", [0.0, 0.1, 0.3, 0.6])
def test_it_ends_in_order_in_its_first_moments(
    tables: tuple[Path, list[dict[str, Any]]], later: float
) -> None:
    """Told to end as soon as its port is open, or a little later."""
    data, _ = tables
    port = free_port()
    process = started(data, port)
    wait_for(port, process)
    time.sleep(later)
    process.send_signal(signal.SIGTERM)
    _, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, error) == (0, "")
