"""What an older version has stored is opened, shown and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.kernel.match import Match
from table.old_tables import records, unpack
from table.serving import Browser, Server, inside

RULES_CHANGED = {"dei-friends-finished": "rules version 3 made it, this is version 4"}
"""Records that the rules of today do not replay to their end, and what the reader is told."""
WHOLE = {name: lines for name, lines in records().items() if "seen-by" not in name}


@pytest.mark.parametrize("name", WHOLE)
def test_a_record_of_an_older_version_is_read(name: str) -> None:
    match = Match.load(WHOLE[name], name)
    assert match.over == name.endswith("finished")
    assert (name in RULES_CHANGED) == (match.ended is not None)
    assert RULES_CHANGED.get(name, "") in match.warning


def test_a_server_opens_the_tables_of_an_older_version_and_they_are_played_on(tmp_path: Path) -> None:
    tables = unpack(tmp_path)
    with Server(tmp_path) as server:
        for name, table in tables.items():
            for cookie in (*table["cookies"].values(), table["spectator"]):
                browser = Browser(server.port, cookie)
                page = browser.table(table["id"])
                assert ('data-turn="over"' in page.text) == name.endswith("finished"), name
                if page.choices:
                    answer = browser.choose(table["id"], page, page.choices[0])
                    assert answer.status == 303, (name, answer.text)
                    break
                browser.close()
    for name, table in tables.items():
        chosen = inside(tmp_path, "chosen", table_id=table["id"])
        assert len(chosen) > 10, name
