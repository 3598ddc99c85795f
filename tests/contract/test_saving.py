"""A position survives being saved, wherever it is."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from contract.harness import Table, go_on, play, sampled, seeds
from spielwerk.kernel.effect import Effect
from spielwerk.kernel.frame import Frame


def test_a_saved_position_comes_back_and_goes_on_identically(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            if not sampled(i, every=7, first=400):
                continue
            raw = game.dumps(s)
            t = game.loads(raw)
            where = table.at(seed, i)
            assert game.dumps(t) == raw, where
            assert game.digest(t) == game.digest(s), where
            again = game.decision(t)
            assert again is not None
            assert (again.seat, again.options, again.kind) == (d.seat, d.options, d.kind), where
            if sampled(i, every=61, first=10):
                assert go_on(game, t, i, 20) == go_on(game, s.copy(), i, 20), where


def test_the_end_can_be_saved_too(table: Table) -> None:
    game = table.game
    *_, (_, s, _) = play(game, 1)
    t = game.loads(game.dumps(s))
    assert game.decision(t) is None
    assert game.outcome(t) == game.outcome(s)


def test_the_digest_does_not_know_the_random_number(table: Table) -> None:
    game = table.game
    s = game.new(1)
    t = s.copy()
    t.random ^= 0xABC
    assert game.digest(s) == game.digest(t)
    assert game.dumps(s) != game.dumps(t)


def plain(x: Any) -> bool:
    """What a frame may hold: numbers, effects, and tuples of them."""
    if isinstance(x, tuple):
        return all(plain(item) for item in x)
    if isinstance(x, Effect):
        return x.__struct_config__.frozen and all(plain(getattr(x, f)) for f in x.__struct_fields__)
    return isinstance(x, int | str)


def test_frames_are_frozen_tagged_and_hold_only_numbers_and_effects(table: Table) -> None:
    kinds = set()
    for i, s, _ in play(table.game, 1):
        if sampled(i, every=3):
            for frame in s.stack:
                assert isinstance(frame, Frame), table.at(1, i)
                kinds.add(type(frame))
                for name in frame.__struct_fields__:
                    value = getattr(frame, name)
                    where = f"{table.at(1, i)}: {frame}, {name}"
                    assert plain(value), where
                    assert not isinstance(value, str), where
    for kind in kinds:
        config = kind.__struct_config__
        assert (config.frozen, config.gc, config.array_like) == (True, False, True), kind
        assert str(config.tag).startswith((f"{table.id}.", "kernel.")), kind


def test_a_state_holds_no_text(table: Table) -> None:
    """What a program has handed in with the set-up may hold some, such as the names on a sheet."""
    handed_in = [field.type for field in table.game.box.schema().options if field.kind == "data"]
    for i, s, _ in play(table.game, 0):
        if sampled(i, every=101, first=3):
            for name in s.__struct_fields__:
                given = type(getattr(s, name)) in handed_in
                if name not in ("rules", "open", "journal", "stack") and not given:
                    assert not texts(getattr(s, name)), f"{table.at(0, i)}: {name}"


def texts(x: Any) -> list[str]:
    if isinstance(x, str):
        return [x]
    inside = [getattr(x, f) for f in x.__struct_fields__] if isinstance(x, Struct) else x
    return [t for item in inside for t in texts(item)] if isinstance(inside, list | tuple) else []
