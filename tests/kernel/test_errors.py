"""Errors for people come whole out of other processes."""

from __future__ import annotations

import pickle

import pytest

from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.points import MissingModule
from spielwerk.kernel.record import Flaw, RecordError
from spielwerk.kernel.schema import SetupError
from spielwerk.kernel.text import language


@pytest.mark.parametrize(
    "error",
    [
        SpielwerkError("so"),
        MissingModule("tolls", "roads"),
        SetupError("speed", "9 is too much", "kernel-setup-number", least=1, most=3),
        RecordError("game.jsonl", Flaw(7, "the record is empty", "kernel-record-empty")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_is_the_same_after_a_journey(error: SpielwerkError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert arrived.__class__ is error.__class__
    assert str(arrived) == str(error)
    with language("de"):
        told = [one.to_sentence() for one in (error, arrived) if isinstance(one, SetupError | RecordError)]
    assert len(set(told)) == (1 if told else 0)
