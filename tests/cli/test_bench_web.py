"""`spielwerk bench web`: its figures, and that a whole small run ends by itself."""

from __future__ import annotations

import json

import pytest

from spielwerk import cli
from spielwerk.bench import crowd, web

SLOW = web.Web(
    61_000,
    110_000,
    [4.0, 6.0, 5.0],
    [1.0],
    [8.0] * 98 + [50.0, 60.0],
    [90.0, 80.0, 120.0],
    500,
    crowd.Crowd(1.1, 7.0, 1.5),
    91_000,
    [7.0, 9.0, 7.5],
    61_000,
    [11.0],
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_figures_and_budgets_for_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "measure", lambda say: SLOW)
    assert cli.main(["bench", "web"]) == 0
    page = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["a", "move,", "durably", "stored", "8.0", "50.0", "100"] in page
    assert ["the", "largest", "fragment", "(kB)", "≤", "60", "61.0", "NOT", "held"] in page
    assert ["a", "move,", "p99", "≤", "40", "50.0", "NOT", "held"] in page
    assert page[-2][-4:] == ["90", "91.0", "NOT", "held"]
    assert page[-1] == ["Tapestry:", "a", "newly", "drawn", "fragment,", "p50", "≤", "8", "7.5", "held"]
    assert ["all", "watchers", "notified", "≤", "100", "90.0", "held"] in page
    (tables,) = [line for line in page if "200" in line]
    assert tables[-4:] == ["≤", "1.3", "1.1", "held"]
    (disk,) = [line for line in page if "commits:" in line]
    assert disk[-5:] == ["≤", "2", "7.0", "NOT", "held"]


def test_figures_for_programs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(web, "measure", lambda say: SLOW)
    assert cli.main(["bench", "web", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["move_ms"] == {"p50": 8.0, "p99": 50.0, "n": 100}
    assert {b["key"]: b["held"] for b in found["budgets"]}["watchers-ms"] is True


def test_a_whole_run_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real server, a real table, a few of everything."""
    for name, number in {
        "MOVES": 5,
        "ANOTHER_MOVES": 5,
        "ANOTHER_BEFORE": 20,
        "FRAGMENTS": 5,
        "WATCHERS": 10,
        "ROUNDS": 2,
    }.items():
        monkeypatch.setattr(web, name, number)
    for name, number in {"MANY": 12, "FEW": 4, "LISTED": 6, "STEPS": 24, "BLOCKS": 1, "READS": 10}.items():
        monkeypatch.setattr(crowd, name, number)
    steps: list[str] = []
    found = web.measure(steps.append)
    assert steps == ["table", "moves", "fragments", "another", "campaign", "watchers", "crowd"]
    assert [len(x) for x in (found.moves, found.fragment_new, found.fragment_kept, found.notified)] == [
        5,
        5,
        5,
        2,
    ]
    assert found.fragment_bytes > 10_000
    assert 10_000 < found.another_bytes <= 90_000, "however slow a machine is, the size is the same"
    assert all(time > 0 for time in found.notified)
