"""Runs each contract test with a fixture `table` or `game_id` over all registered games."""

from __future__ import annotations

import pytest

from contract import harness


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        cases = harness.tables()
        metafunc.parametrize("table", cases, ids=["-".join(case) for case in cases], indirect=True)
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", harness.games())


@pytest.fixture
def table(request: pytest.FixtureRequest) -> harness.Table:
    return harness.table(*request.param)
