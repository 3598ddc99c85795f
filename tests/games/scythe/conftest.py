"""What several tests of Scythe share."""

from __future__ import annotations

import pytest

from spielwerk.games.scythe import box
from spielwerk.kernel.module import Module


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Module:
    """A module that a table may name, for a test to fill."""
    made = Module("changes")
    monkeypatch.setitem(box.MODULES, made.id, made)
    return made
