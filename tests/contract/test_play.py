"""Random games come to an end, their options are sound, and nothing appears or vanishes."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from contract.harness import Table, go_on, play, sampled, seeds, unclear
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import TABLE
from spielwerk.kernel.option import IllegalOption
from spielwerk.kernel.run import reopen


def test_random_games_end_with_a_result(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            table.companion.conserved(game, s)
            if sampled(i):
                assert game.outcome(s) is None, table.at(seed, i)
                assert d.seat in (*game.players, TABLE), table.at(seed, i)
                assert all(game.score(s, seat).seat == seat for seat in game.seats), table.at(seed, i)
        table.companion.conserved(game, s)
        outcome = game.outcome(s)
        assert outcome is not None
        assert s.over
        assert s.stack == [], f"{table.name}, seed {seed}: over with work pending"
        ranked = [seat for place in outcome.places for seat in place]
        assert len(set(ranked)) == len(ranked), f"{table.name}, seed {seed}"
        assert all(outcome.places), f"{table.name}, seed {seed}: a place without a seat"
        assert set(ranked) <= set(game.seats), f"{table.name}, seed {seed}: a power is no seat but a victor"
        assert [score.seat for score in outcome.scores] == list(game.seats), f"{table.name}, seed {seed}"
        with pytest.raises(IllegalOption, match="the game is over"):
            game.apply(s, d.options[0])


def test_options_are_never_empty_unique_stable_and_parse_back(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            where = table.at(seed, i)
            assert d.options, where
            assert len(set(d.options)) == len(d.options), where
            if sampled(i):
                assert all(game.option(o.text) is o for o in d.options), where
                digest = game.digest(s)
                t = s.copy()
                reopen(t)
                assert t.open.options == d.options, f"{where}: asked twice, other options"
                assert game.digest(t) == digest, f"{where}: asking changed the position"
                assert not unclear(game, s, d.frame), where


def test_an_illegal_option_raises_and_changes_nothing(table: Table) -> None:
    game = table.game
    everything = list(game.box.options)
    for i, s, d in play(game, 0):
        if not sampled(i):
            continue
        digest, random = game.digest(s), s.random
        rng = Rng(i)
        for option in [everything[rng.below(len(everything))] for _ in range(4)]:
            if option not in d.options:
                with pytest.raises(IllegalOption):
                    game.apply(s, option)
                with pytest.raises(IllegalOption):
                    game.apply(s, option.text)
        with pytest.raises(IllegalOption):
            game.apply(s, d.options[0], seat=99)
        assert game.digest(s) == digest, table.at(0, i)
        assert s.random == random
        assert game.decision(s) == d


def test_two_games_at_once_do_not_interact(table: Table) -> None:
    game = table.game
    alone = [go_on(game, game.new(seed), seed, 200) for seed in (1, 2)]
    one, two = play(game, 1), play(game, 2)
    together: tuple[list[str], list[str]] = ([], [])
    for n in range(201):
        for digests, going in zip(together, (one, two), strict=True):
            step = next(going, None)
            if step is not None and n > 0:
                digests.append(game.digest(step[1]))
    for seed, (a, b) in enumerate(zip(alone, together, strict=True), 1):
        common = min(len(a), len(b))
        assert common >= len(a) - 1
        assert a[:common] == b[:common], f"{table.name}, seed {seed}"


def test_the_same_seed_gives_the_same_game_and_another_seed_another(table: Table) -> None:
    game = table.game
    runs = [go_on(game, game.new(seed), 5, 40) for seed in (3, 3, 4)]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_a_decision_is_found_again_after_the_state_was_touched(table: Table) -> None:
    game = table.game
    for i, s, d in play(game, 1):
        if sampled(i, every=97, first=5):
            t = s.copy()
            t.open = UNSET
            again = game.decision(t)
            assert again is not None
            assert again.options == d.options, table.at(1, i)


def test_what_the_rules_hold_hides_nothing_of_their_class(table: Table) -> None:
    """Python reads such attributes several times as slowly, and the rules are read at every step."""
    rules = table.game.rules
    assert {*vars(rules)} & {*dir(type(rules))} == set()
