"""What the tests of records share."""

from __future__ import annotations

import pytest

from kernel.records import played


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The record of a whole game."""
    return played().record()
