"""Games between bots: the same seeds give the same games, wherever they are played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import sample
from spielwerk.arena.play import ArenaError, Plan, Player, play, table
from spielwerk.arena.simulate import sensible_jobs, simulate
from spielwerk.bots.registry import UnknownBot
from spielwerk.kernel.registry import game
from spielwerk.kernel.schema import SetupError

TWO = Plan("scythe", {"seats": 2}, ("random", "random"), turn_limit=60)
SMALL = Plan(sample.BOX.id, {"seats": 2}, ("random", "random"))
OWN = """
class Cheat:
    def choose(self, decision, view, rng):
        return "cheat"

class Broken:
    def choose(self, decision, view, rng):
        return view().nothing

class Choosy:
    def __init__(self, wish):
        pass
    def choose(self, decision, view, rng):
        return decision.options[0]

class Leaving:
    def choose(self, decision, view, rng):
        raise SystemExit(5)

class Gone(Leaving):
    def __init__(self):
        raise SystemExit(5)

class Looking:
    def choose(self, decision, view, rng):
        assert len(decision.options) > 1
        assert view().seat == decision.seat
        return decision.options[0]
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return path


def test_a_seed_is_a_game() -> None:
    assert play(SMALL, 4) == play(SMALL, 4)
    assert play(SMALL, 4) != play(SMALL, 5)


def test_a_finished_game_tells_all() -> None:
    done = play(SMALL, 1)
    assert not done.cut
    assert done.winners
    assert [score.seat for score in done.scores] == [0, 1]
    assert done.choices > 0


def test_a_run_is_its_single_games() -> None:
    together = simulate(SMALL, games=6, seed=10).summary()
    apart = simulate(SMALL, games=6, seed=10)
    alone = [simulate(SMALL, games=1, seed=10 + i) for i in range(6)]
    assert apart.summary() == together
    assert sum([one.seats[0].wins for one in alone]) == apart.seats[0].wins


def test_the_number_of_processes_changes_nothing() -> None:
    assert simulate(TWO, games=7, seed=3, jobs=2).summary() == simulate(TWO, games=7, seed=3).summary()


def test_what_the_set_up_leaves_open_is_dealt_in_each_game() -> None:
    factions = {seat["faction"] for seed in range(12) for seat in table(TWO, seed).setup["seats"]}
    assert len(factions) == 5


def test_a_deal_that_is_fixed_stays() -> None:
    plan = Plan("scythe", {"seats": 2, "deal": 7}, ("random", "random"))
    assert table(plan, 1).setup == table(plan, 2).setup


def test_a_turn_limit_cuts_and_says_so() -> None:
    tally = simulate(TWO, games=3, seed=1)
    assert (tally.games, tally.cut, tally.finished) == (3, 3, 0)
    done = play(TWO, 1)
    assert done.cut
    assert done.winners == ()
    assert done.turns == 61
    assert tally.summary()["seats"][0]["win_share"] is None


def test_a_limit_of_turns_needs_turns() -> None:
    with pytest.raises(ArenaError, match="sample does not count turns"):
        play(Plan(sample.BOX.id, {"seats": 2}, ("random", "random"), turn_limit=5), 1)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(SMALL, games=3, seed=1, progress=told.append)
    assert told == [1, 2, 3]


def test_forced_decisions_never_reach_a_bot_and_its_view_is_its_own(own: Path) -> None:
    looking = f"{own}:Looking"
    done = play(Plan("scythe", {"seats": 3}, (looking, "random", looking), turn_limit=40), 2)
    assert done.choices > 40


def test_bots_have_luck_of_their_own() -> None:
    at = game("scythe", seats=2)
    s = at.new(9)
    numbers = {
        Player("random", at, partial(at.view, s, seat), seat, seed).rng.number()
        for seat in (0, 1)
        for seed in (1, 2)
    }
    assert len(numbers) == 4
    assert s.random not in numbers


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Cheat", "game with seed 6: bot '{own}:Cheat' at seat 0: chose 'cheat'; open are "),
        ("Broken", "bot '{own}:Broken' at seat 0: AttributeError: "),
        ("Choosy", "bot '{own}:Choosy' at seat 0: TypeError: "),
        ("Leaving", "bot '{own}:Leaving' at seat 0: SystemExit: 5"),
        ("Gone", "bot '{own}:Gone' at seat 0: SystemExit: 5"),
    ],
)
def test_a_bot_that_fails_is_named(own: Path, name: str, said: str, jobs: int) -> None:
    plan = Plan("scythe", {"seats": 2}, (f"{own}:{name}", "random"))
    with pytest.raises(ArenaError) as raised:
        simulate(plan, games=4, seed=6, jobs=jobs)
    assert said.format(own=own) in str(raised.value)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("scythe", {"seats": 2}, ("random", "rnadom")), UnknownBot),
        (Plan("scythe", {"seats": 9}, ("random",) * 9), SetupError),
        (Plan("scythe", {"seats": 3}, ("random", "random")), ArenaError),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, error: Any) -> None:
    with pytest.raises(error):
        simulate(plan, games=2, seed=1)


def test_few_games_need_one_process() -> None:
    assert sensible_jobs(3) == 1
    assert sensible_jobs(100_000) >= 1
