"""Obvious answers: legal, never sealed, and the same whatever is hidden."""

from __future__ import annotations

from contract.harness import Table, play, sampled, seeds
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SECRET, SPECTATOR
from spielwerk.kernel.match import Match
from spielwerk.kernel.run import nobody


def test_an_obvious_answer_is_legal_and_never_sealed(table: Table) -> None:
    game = table.game
    for seed in seeds():
        for i, s, d in play(game, seed):
            before = game.digest(s) if sampled(i, every=50) else ""
            found = game.obvious(s)
            assert not before or game.digest(s) == before, f"{table.at(seed, i)}: the position was changed"
            if found is None:
                continue
            where = f"{table.at(seed, i)}: {d.kind}"
            asked, answer = found
            assert asked.seat == d.seat >= 0, where
            assert answer, where
            assert d.frame.asks != SECRET, where
            assert not d.frame.must_ask(s), where
            t = s.copy()
            for option in answer:
                at = game.decision(t)
                assert at is not None, where
                assert at.seat == d.seat, where
                assert option in at.options, where
                game.apply(t, option, source=nobody)
            assert not t.over, f"{where}: an obvious answer ends the game"


def test_nobody_learns_anything_from_who_is_asked(table: Table) -> None:
    """What a spectator cannot know makes no difference to which answer is obvious."""
    game = table.game
    for seed in seeds():
        rng = Rng(seed)
        for i, s, d in play(game, seed):
            found = game.obvious(s)
            if not (found or sampled(i, every=23)):
                continue
            other = game.resample(game.view(s, SPECTATOR), rng)
            there = game.decision(other)
            if there is None or there.seat != d.seat:
                continue
            where = f"{table.at(seed, i)}: {d.kind}"
            then = game.obvious(other)
            assert (found and found[1]) == (then and then[1]), where


def test_undo_takes_back_an_obvious_answer_with_what_led_to_it(table: Table) -> None:
    """Whoever chose something that led to obvious answers is asked the same again after an undo."""
    game = table.game
    for seed in seeds():
        match, rng = Match(game, seed, free=True), Rng(seed)
        for _ in range(120):
            d = match.decision
            if d is None:
                break
            before, digest = match.position, game.digest(match.state)
            match.choose(rng.shuffled(d.options)[0], d.seat)
            one = match.position
            match.take_obvious(game.seats)
            if match.position == one or not match.choices[before].begins or match.choices[before].joins:
                continue
            match.undo()
            assert match.position == before
            assert game.digest(match.state) == digest
            match.redo()
