"""`spielwerk bench`: the figures beside the budgets; without the others, ours alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spielwerk import cli
from spielwerk.bench.measure import Record, Round
from spielwerk.bench.peers import NoPeers
from spielwerk.cli import bench

SPEEDS = {"scythe": 160_000, "solo": 80_000, "tapestry": 120_000, "catanatron": 10_000, "chess": 40_000}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed or measured here."""

    def measure(peers: Path | None, rounds: int, seconds: float, progress: object) -> dict[str, list[Round]]:
        names = SPEEDS if peers else ["scythe", "solo", "tapestry"]
        return {name: [Round(20, SPEEDS[name], 30_000, seconds, 1e-5)] * rounds for name in names}

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "measure_record", lambda: Record(3000, 30_500, 99_000, 0.08))
    monkeypatch.setattr(bench, "environment", lambda: Path("python"))


def test_the_table_shows_figures_ratios_and_budgets(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--rounds", "3"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    page = [line.split() for line in out.splitlines()]
    assert out.startswith(
        "Scythe, five random players, and one against an Automa (solo); "
        "Tapestry, five random players; 3 rounds of 1 s, "
    )
    games = [row for row in page if row[:2] == ["complete", "games/s"]]
    assert len(games) == 2, "figures and ratios of random games are shown, without a budget"
    assert ["free", "decisions/s", "160000", "80000", "120000", "10000", "40000"] in page
    assert ["free", "decisions/s", "16.00", "(16.00–16.00)", "4.00", "(4.00–4.00)"] in page
    assert ["free", "decisions/s", "×", "catanatron", "≥", "15.00", "16.00", "held"] in page
    assert ["free", "decisions/s", "×", "python-chess", "≥", "5.00", "4.00", "NOT", "held"] in page
    assert "3000 choices, 30.5 kB (99.0 kB with snapshots), replayed and verified in 80 ms" in out


def test_json_has_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["contestants"]["scythe"]["free_a_second"] == 160_000
    assert found["ratios"]["catanatron"]["free_a_second"] == {"median": 16.0, "least": 16.0, "most": 16.0}
    assert {b["key"]: b["held"] for b in found["budgets"]}["free-catanatron"] is True
    assert found["peers"]["catanatron"]


def test_it_speaks_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--lang", "de"]) == 0
    page = capsys.readouterr().out
    assert page.startswith(
        "Scythe, fünf zufällige Spieler und einer gegen einen Automa (solo); "
        "Tapestry, fünf zufällige Spieler; 5 Runden zu 1 s, "
    )
    assert "NICHT eingehalten" in page
    assert "16,00 (16,00–16,00)" in page


def test_what_cannot_be_installed_is_one_line_and_no_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Path:
        raise NoPeers("no index can be reached")

    monkeypatch.setattr(bench, "environment", fail)
    assert cli.main(["bench"]) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert "only our own figures follow (no index can be reached)" in err
    assert "160000" in out
    assert "catanatron  " not in out.split("budget")[0]
    assert out.count("not measured") == 4


def test_no_peers_asks_for_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--no-peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["contestants"]) == ["scythe", "solo", "tapestry"]
    assert found["peers"] == {}


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "x"], ["--fast"]])
def test_bad_input_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert cli.main(["bench", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
