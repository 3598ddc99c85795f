"""Records for tests: of whole games, changed, and as other rules might have written them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sample
import spielwerk
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.match import Match
from spielwerk.kernel.record import CHECK_EVERY, Check, Closing, RecordError, Writer

SETUP: dict[str, Any] = {"seats": 3, "modules": ["tolls", "smugglers"], "rounds": 9}


def played(seed: int = 1, choices: int = 10_000, names: tuple[str, ...] = ()) -> Match:
    """A match of the sample game, by default to its end; sealed answers come from the last seat first."""
    match = Match(spielwerk.game(sample.BOX.id, **SETUP), seed, names=names)
    rng = Rng(seed)
    while match.decision and match.position < choices:
        d = match.decisions[-1]
        match.choose(d.options[rng.below(len(d.options))], d.seat)
    return match


def changed(lines: list[str], i: int, **fields: Any) -> list[str]:
    """A copy with some fields of one line changed."""
    line = json.loads(lines[i])
    line.update(fields)
    return [*lines[:i], json.dumps(line, separators=(",", ":")), *lines[i + 1 :]]


def problem(lines: list[str]) -> str:
    with pytest.raises(RecordError) as raised:
        Match.load(lines, "game.jsonl")
    message = str(raised.value)
    assert "\n" not in message
    assert message.startswith(f"game.jsonl:{raised.value.line}: ")
    return message.removeprefix("game.jsonl:")


def resummed(lines: list[str]) -> list[str]:
    """The record as other rules might have written it: all sums are right."""
    out = Writer()
    for line in lines:
        if line.startswith('{"at"'):
            out.add_summed(msgspec.json.decode(line, type=Check))
        elif line.startswith('{"end"'):
            out.add_summed(msgspec.json.decode(line, type=Closing))
        else:
            out.put(line)
    return out.lines


def first_bid(lines: list[str]) -> int:
    return next(i for i, line in enumerate(lines) if line.endswith('bid 0"') or line.endswith('bid 1"'))


def checks(lines: list[str]) -> Iterator[int]:
    """The check lines after every hundred choices."""
    return (
        i
        for i, line in enumerate(lines)
        if line.startswith('{"at"') and not json.loads(line)["at"] % CHECK_EVERY
    )


def without_final_position(lines: list[str]) -> list[str]:
    """The record as versions wrote it that did not store the final position."""
    final, closing = lines[-2], lines[-1]
    assert json.loads(final)["at"] == json.loads(closing)["end"]
    return resummed([*lines[:-2], closing])
