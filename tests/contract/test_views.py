"""What a seat sees depends on nothing that it cannot know, and a position can be made to fit it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from contract.harness import Table, go_on, play, sampled, seeds
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import SECRET, SPECTATOR
from spielwerk.kernel.state import State


def lists(x: Any) -> list[int]:
    """The identities of all lists in a struct."""
    if isinstance(x, list):
        return [id(x), *[i for item in x for i in lists(item)]]
    if isinstance(x, Struct) and not x.__struct_config__.frozen:
        names = [f for f in x.__struct_fields__ if f not in ("rules", "open", "journal")]
        return [i for name in names for i in lists(getattr(x, name))]
    return []


def answered(s: State) -> list[bool]:
    return [bool(answers) for answers in s.sealed]


def telling(i: int, s: State) -> bool:
    """Where to look: now and then, and always while something is sealed, which is rare and easily wrong."""
    return sampled(i) or any(s.sealed)


def test_changing_what_a_seat_cannot_know_changes_nothing_in_its_view(table: Table) -> None:
    game = table.game
    for seed in seeds():
        rng = Rng(seed)
        for i, s, _ in play(game, seed):
            if telling(i, s):
                for seat in (*game.seats, SPECTATOR):
                    t = table.companion.perturb(game, s, seat, rng)
                    assert game.view(t, seat) == game.view(s, seat), f"{table.at(seed, i)}, seat {seat}"
                    table.companion.conserved(game, t)


def test_who_is_asked_and_has_not_answered_yet_is_not_said_to_have(table: Table) -> None:
    game = table.game
    for seed in seeds():
        chosen: set[int] = set()
        for i, s, d in play(game, seed):
            if d.frame.asks != SECRET:
                chosen.clear()
                continue
            answered = game.view(s, SPECTATOR).answered
            said = {asked.seat for asked in game.decisions(s) if answered[asked.seat]}
            assert said <= chosen, table.at(seed, i)
            chosen.add(d.seat)


def test_a_view_is_data_of_its_own(table: Table) -> None:
    game = table.game
    for i, s, _ in play(game, 1):
        if sampled(i, every=101, first=10):
            for seat in (*game.seats, SPECTATOR):
                view = game.view(s, seat)
                assert view.seat == seat
                assert not set(lists(view)) & set(lists(s)), f"{table.at(1, i)}: a list of the state is in it"
                assert msgspec.json.decode(msgspec.json.encode(view))


def test_a_resampled_position_fits_the_view_and_asks_the_same(table: Table) -> None:
    game = table.game
    for seed in seeds():
        rng = Rng(seed + 77)
        for i, s, _ in play(game, seed):
            if not telling(i, s):
                continue
            for seat in (*game.seats, SPECTATOR):
                where = f"{table.at(seed, i)}, seat {seat}"
                view = game.view(s, seat)
                t = game.resample(view, rng)
                assert game.view(t, seat) == view, where
                table.companion.conserved(game, t)
                assert answered(t) == answered(s), f"{where}: who has sealed an answer is public"
                for d, e in zip(game.decisions(s), game.decisions(t), strict=False):
                    if d.seat == seat:
                        assert (e.seat, e.options) == (d.seat, d.options), where


def test_scores_that_a_game_calls_open_follow_from_every_view(table: Table) -> None:
    game = table.game
    if not game.box.open_score(game.rules):
        return
    for seed in seeds():
        rng = Rng(seed + 5)
        for i, s, _ in play(game, seed):
            if not sampled(i):
                continue
            scores = [game.score(s, seat) for seat in game.seats]
            for viewer in (*game.seats, SPECTATOR):
                t = game.resample(game.view(s, viewer), rng)
                where = f"{table.at(seed, i)}, viewer {viewer}"
                assert [game.score(t, seat) for seat in game.seats] == scores, where


def test_a_resampled_position_can_be_played_on(table: Table) -> None:
    game = table.game
    for i, s, d in play(game, 2):
        if sampled(i, every=151, first=8):
            t = game.resample(game.view(s, d.seat), Rng(i))
            assert go_on(game, t, i, 40), table.at(2, i)
            table.companion.conserved(game, t)


def test_resampling_twice_is_luck_and_not_the_truth(table: Table) -> None:
    """The same generator gives the same guess whatever the hidden truth was."""
    game = table.game
    for i, s, d in play(game, 3):
        if sampled(i, every=151, first=8):
            t = table.companion.perturb(game, s, d.seat, Rng(i))
            one, two = (game.resample(game.view(x, d.seat), Rng(5)) for x in (s, t))
            assert game.dumps(one) == game.dumps(two), table.at(3, i)
