"""Gestures: every sequence that `expand` gives can be chosen as it is."""

from __future__ import annotations

from contract.harness import Table, play, sampled, seeds
from spielwerk.kernel.gesture import continues
from spielwerk.kernel.option import Options
from spielwerk.kernel.run import nobody
from spielwerk.kernel.state import State

LIMIT = 500


def applied(table: Table, s: State, sequence: Options) -> State:
    """The sequence on a copy; each of its options but the last leaves the gesture open, and nothing hidden
    comes to light before the last."""
    game, t = table.game, s.copy()
    first = game.decision(t)
    assert first is not None
    for n, option in enumerate(sequence, 1):
        t.journal = []
        game.apply(t, option, source=nobody)
        goes_on = continues(first, game.decision(t)) and not any(event.reveals for event in t.journal)
        assert goes_on == (n < len(sequence))
    return t


def test_expand_gives_only_sequences_that_apply(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            if not sampled(i, every=67, first=15):
                continue
            where = table.at(seed, i)
            before = game.digest(s)
            found = game.expand(s, LIMIT)
            assert game.digest(s) == before, f"{where}: expand changed the position"
            if not found.complete:
                assert found.sequences == (), where
                continue
            assert 0 < len(set(found.sequences)) == len(found.sequences) <= LIMIT, where
            assert {sequence[0] for sequence in found.sequences} == set(d.options), where
            for sequence in found.sequences[:: 1 + len(found.sequences) // 20]:
                applied(table, s, sequence)


def test_named_defaults_are_legal_sequences(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, _ in play(game, seed):
            if not sampled(i, every=11):
                continue
            for name, sequence in game.defaults(s).items():
                where = f"{table.at(seed, i)}, default '{name}'"
                assert sequence, where
                found = game.expand(s, LIMIT)
                if found.complete:
                    assert sequence in found.sequences, where
                else:
                    applied(table, s, sequence)


def test_a_small_limit_is_respected(table: Table) -> None:
    game = table.game
    for i, s, d in play(game, 0):
        if sampled(i, every=67, first=15):
            found = game.expand(s, limit=1)
            assert not found.complete or len(found.sequences) == 1, table.at(0, i)
            assert len(d.options) == 1 or not found.complete, table.at(0, i)
