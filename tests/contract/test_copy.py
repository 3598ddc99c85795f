"""A copy is a position of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from contract.harness import Table, go_on, play, sampled, seeds

COMPANY = ("rules", "open", "journal")


def pairs(a: Any, b: Any, path: str = "state") -> Iterator[tuple[str, Any, Any]]:
    """Everything in a position beside its copy, down to the last list."""
    yield path, a, b
    if isinstance(a, Struct):
        for name in a.__struct_fields__:
            if not (path == "state" and name in COMPANY):
                yield from pairs(getattr(a, name), getattr(b, name), f"{path}.{name}")
    elif isinstance(a, list | tuple):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from pairs(x, y, f"{path}[{i}]")


def mutable(x: Any) -> bool:
    return isinstance(x, list | dict | set) or (isinstance(x, Struct) and not x.__struct_config__.frozen)


def test_a_copy_shares_nothing_that_can_change(table: Table) -> None:
    for i, s, _ in play(table.game, 0):
        if sampled(i):
            for path, a, b in pairs(s, s.copy()):
                assert type(a) is type(b), f"{table.at(0, i)}: {path}"
                assert not isinstance(a, dict | set), f"{path}: a state holds lists, not {type(a).__name__}"
                if mutable(a):
                    assert a is not b, f"{table.at(0, i)}: the copy shares {path}"
                elif not isinstance(a, Struct | tuple):
                    assert a == b, f"{table.at(0, i)}: {path}"


def test_playing_on_with_a_copy_leaves_the_original_as_it_was(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            if sampled(i, every=83, first=10):
                before = game.dumps(s)
                go_on(game, s.copy(), seed + i, 30)
                assert game.dumps(s) == before, table.at(seed, i)
                assert game.decision(s) is d


def test_a_copy_goes_on_as_the_original_would(table: Table) -> None:
    game = table.game
    for i, s, _ in play(game, 1):
        if sampled(i, every=151, first=5):
            assert go_on(game, s.copy(), i, 30) == go_on(game, s.copy(), i, 30), table.at(1, i)
