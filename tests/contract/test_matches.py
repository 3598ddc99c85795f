"""A match: its record replays to the same positions, and what is undone can be done again."""

from __future__ import annotations

from contract.harness import LIMIT, Table, pick, seeds
from spielwerk.kernel.chance import MASK, Rng, weighted
from spielwerk.kernel.frame import CHANCE, Chance
from spielwerk.kernel.match import CannotUndo, Match
from spielwerk.kernel.option import Decision
from spielwerk.kernel.state import State

ENOUGH = 600
"""Choices that show all; whole games are replayed from their record."""


def played(match: Match, seed: int, limit: int = LIMIT) -> dict[int, str]:
    """Choose at random until the end; the digest at each position."""
    rng = Rng(seed)
    digests = {match.position: match.game.digest(match.state)}
    for _ in range(limit):
        d = match.decision
        if d is None:
            break
        match.choose(pick(rng, d), d.seat)
        digests[match.position] = match.game.digest(match.state)
    return digests


def test_a_record_replays_to_the_same_positions(table: Table) -> None:
    for seed in seeds():
        match = Match(table.game, seed)
        digests = played(match, seed)
        again = Match.load(match.record(), f"{table.name}-{seed}")
        assert again.position == match.position, f"{table.name}, seed {seed}"
        assert again.warning == ""
        assert [c.option for c in again.choices] == [c.option for c in match.choices]
        for position in list(digests)[:: 1 + len(digests) // 40]:
            assert table.game.digest(again.at(position)) == digests[position], f"seed {seed}, {position}"
        assert again.record() == match.record()


def test_a_record_with_luck_asked_replays_as_well(table: Table) -> None:
    match = Match(table.asking(), 1)
    played(match, 8, ENOUGH)
    again = Match.load(match.record(), f"{table.name} asked")
    assert table.game.digest(again.state) == match.game.digest(match.state)
    assert again.choices == match.choices
    assert again.record() == match.record()


def test_luck_that_is_asked_has_positive_weights(table: Table) -> None:
    game = table.asking()
    rng = Rng(5)
    s = game.new(1)
    for i in range(ENOUGH):
        d = game.decision(s)
        if d is None:
            break
        if d.seat == CHANCE:
            assert len(d.weights) == len(d.options) == len(set(d.options)) > 0, table.at(1, i)
            assert all(isinstance(w, int) and w > 0 for w in d.weights), table.at(1, i)
            picks_by_weight(s, d, rng.number(), table.at(1, i))
        else:
            assert d.weights == ()
        game.apply(s, pick(rng, d))


def picks_by_weight(s: State, d: Decision, number: int, where: str) -> None:
    """Whether a frame that names the outcome of a random number by itself names the one that is due."""
    assert isinstance(d.frame, Chance)
    for each in (0, number, MASK):
        assert d.frame.pick(s, each) is d.options[weighted(each, d.weights)], where


def test_undo_some_and_redo_them(table: Table) -> None:
    for seed in seeds():
        match = Match(table.game, seed, free=True)
        rng = Rng(seed)
        digests = {match.position: match.game.digest(match.state)}
        for i in range(ENOUGH):
            d = match.decision
            if d is None:
                break
            match.choose(pick(rng, d), d.seat)
            digests[match.position] = table.game.digest(match.state)
            if i % 23 == 0:
                back_and_forth(table, match, digests, 1 + rng.below(12), seed)


def back_and_forth(table: Table, match: Match, digests: dict[int, str], k: int, seed: int) -> None:
    end, done = match.position, 0
    for _ in range(k):
        try:
            match.undo()
        except CannotUndo:
            break
        done += 1
        where = f"{table.name}, seed {seed}, undone from {end} to {match.position}"
        assert table.game.digest(match.state) == digests[match.position], where
        assert len(match.events) == match.position, where
    for _ in range(done):
        match.redo()
        where = f"{table.name}, seed {seed}, redone to {match.position}"
        assert table.game.digest(match.state) == digests[match.position], where
        assert len(match.events) == match.position, where
    assert match.position == end


def test_a_fork_does_not_touch_its_origin(table: Table) -> None:
    match = Match(table.game, 4)
    played(match, 4, 60)
    record = match.record()
    for position in range(0, match.position, 17):
        other = match.fork(position)
        played(other, position, 25)
    assert match.record() == record
