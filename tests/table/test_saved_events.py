"""Events lie in the database under their tags; those that were saved before there were tags still load."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from spielwerk.kernel.event import events_of
from spielwerk.kernel.match import Match
from spielwerk.kernel.registry import game
from spielwerk.kernel.tagged import tag_of
from spielwerk.table.store import match_rows
from table.old_tables import unpack


def test_events_of_before_there_were_tags_still_load(tmp_path: Path) -> None:
    """A data folder made by an older version: every event of every choice is there again."""
    unpack(tmp_path)
    rows = sqlite3.connect(tmp_path / "tables.sqlite3").execute(
        "SELECT t.game, c.events FROM table_choice c JOIN table_table t ON t.id = c.table_id"
    )
    found: Counter[str] = Counter()
    for name, raw in rows:
        pairs = json.loads(raw)
        events = match_rows.load_events(name, raw)
        assert [path.rpartition(".")[2] for path, _ in pairs] == [type(event).__name__ for event in events]
        for (_, fields), event in zip(pairs, events, strict=True):
            told = json.loads(match_rows.dump_events((event,)))[0]
            assert {**told, "type": ""} == {**fields, "type": ""}
            found[told["type"]] += 1
    assert {"scythe.StarPlaced", "scythe.LineRead", "kernel.Narrowed", "dei.TurnBegan"} <= found.keys()
    assert found.total() > 1000


def test_an_event_is_saved_under_its_tag_wherever_its_class_is() -> None:
    match = Match(game("scythe", seats=[{}, {"automa": "automa"}]), seed=1)
    match.choose(match.decision.options[0])  # type: ignore[union-attr]
    events = match.events[-1] or match.events[0]
    raw = match_rows.dump_events(events)
    assert [one["type"] for one in json.loads(raw)] == [tag_of(type(event)) for event in events]
    assert match_rows.load_events("scythe", raw) == events


def test_what_the_game_no_longer_knows_is_left_out() -> None:
    raw = '[{"type": "scythe.Forgotten", "seat": 0}, {"type": "scythe.TurnBegan", "seat": 1, "turn": 2}]'
    assert [type(event).__name__ for event in match_rows.load_events("scythe", raw)] == ["TurnBegan"]
    assert match_rows.load_events("scythe", '[{"type": "scythe.TurnBegan", "seat": "x"}]') == ()


@pytest.mark.parametrize("name", ["scythe", "dei"])
def test_every_event_of_a_game_has_a_tag(name: str) -> None:
    assert len(events_of(name, f"spielwerk.games.{name}")) > 10
