"""Greedy looks ahead on what it may know, stops where others decide, and plays well enough to win."""

from __future__ import annotations

from typing import Any

import pytest

import sample
import spielwerk
from contract.harness import companion, play
from games.scythe.battle import ATTACKER, DEFENDER, HERE, front
from games.scythe.positions import Position
from spielwerk.arena.play import Plan
from spielwerk.arena.play import play as play_plan
from spielwerk.arena.simulate import simulate
from spielwerk.bots.greedy import Greedy, LookAhead
from spielwerk.bots.registry import seated
from spielwerk.games.scythe.estimate import terms
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.errors import SpielwerkError
from spielwerk.kernel.frame import CHANCE, SECRET
from spielwerk.kernel.game import Game
from spielwerk.kernel.option import Decision, Option
from spielwerk.kernel.state import State

TWO: dict[str, Any] = {
    "seats": [{"faction": "rusviet", "mat": "mechanical"}, {"faction": "saxony", "mat": "industrial"}]
}


def asked(game: Game, s: State) -> Decision:
    d = game.decision(s)
    assert d is not None
    return d


def chosen(game: Game, s: State, d: Decision, luck: int) -> Option:
    return seated("greedy", game).choose(d, lambda: game.view(s, d.seat), Rng(luck))


def test_it_must_know_the_game() -> None:
    game = spielwerk.game("scythe", **TWO)
    s = game.new(1)
    with pytest.raises(SpielwerkError, match="sit"):
        Greedy().choose(asked(game, s), lambda: game.view(s, 0), Rng(1))


def test_a_seed_is_a_game() -> None:
    plan = Plan(sample.BOX.id, {"seats": 2}, ("greedy", "greedy"))
    assert play_plan(plan, 3) == play_plan(plan, 3)


@pytest.mark.parametrize(("id", "setup"), [("scythe", TWO), (sample.BOX.id, {"seats": 3})])
def test_what_it_cannot_know_does_not_change_its_choice(id: str, setup: dict[str, Any]) -> None:
    game = spielwerk.game(id, **setup)
    known: Any = companion(id)
    looked = 0
    for i, s, d in play(game, 5):
        if i > 400 or looked > 25:
            break
        if i % 7 == 0 and len(d.options) > 1:
            other = known.perturb(game, s, d.seat, Rng(i))
            there = next(e for e in game.decisions(other) if e.seat == d.seat)
            assert chosen(game, s, d, i) is chosen(game, other, there, i)
            looked += 1
    assert looked > 10


def test_it_follows_its_plan_without_looking_again() -> None:
    game = spielwerk.game("scythe", **TWO)
    s = game.new(7)
    seat = asked(game, s).seat
    bot = seated("greedy", game)
    looks = choices = 0

    def look() -> Any:
        nonlocal looks
        looks += 1
        return game.view(s, seat)

    rng = Rng(1)
    while (d := game.decision(s)) is not None and d.seat == seat:
        game.apply(s, bot.choose(d, look, rng) if len(d.options) > 1 else d.options[0])
        choices += 1
    assert choices >= 3
    assert looks == 1


def test_it_looks_no_further_than_luck_secrets_and_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position it has judged still holds the own hand as it is: nothing was drawn in its head."""
    game = spielwerk.game("scythe", **TWO)
    s = game.new(7)
    d = asked(game, s)
    hand = game.view(s, d.seat).hand  # type: ignore[attr-defined]
    stops: list[int] = []
    real = game.box.estimate

    def spying(t: Any, seat: int) -> float:
        assert t.hands[seat] == hand
        stops.append(t.open.seat)
        return real(t, seat)

    monkeypatch.setattr(game.box, "estimate", spying)
    head = LookAhead(game, d.seat)
    head.best(head.imagine(game.view(s, d.seat), Rng(1)))
    assert CHANCE in stops
    assert 1 - d.seat in stops


@pytest.mark.parametrize("power", [0, 3])
def test_a_secret_is_weighed_against_what_others_may_seal(power: int) -> None:
    """The attacker wins a tie, so as much as the other has is enough for the star, and more is wasted."""
    p = Position("crimea mechanical", "saxony industrial")
    p.set(0, power=7, popularity=5).set(1, power=power, popularity=5).hand(0).hand(1)
    p.mech(0, 1, "T5").mech(1, 1, "T6").turn(0).play("move", "units", "unit mech1", "to T6", "done")
    d = asked(p.game, p.s)
    assert d.frame.asks == SECRET
    assert chosen(p.game, p.s, d, luck=1).text == f"dial {power}"


def test_the_best_of_two_moves_by_the_live_score_where_a_game_has_no_judgement() -> None:
    game = spielwerk.game(sample.BOX.id, seats=2)
    s = game.new(1)
    assert game.box.estimate(s, 0) == game.score(s, 0).total


def test_it_beats_random_at_the_sample_game() -> None:
    tally = simulate(Plan(sample.BOX.id, {"seats": 2}, ("greedy", "random")), games=20, seed=1)
    assert tally.seats[0].wins >= 14


def test_it_beats_random_at_scythe_in_a_plausible_number_of_turns() -> None:
    """docs/strength.md has the figures of many games."""
    tally = simulate(Plan("scythe", {"seats": 2}, ("greedy", "random"), turn_limit=120), games=2, seed=11)
    assert tally.seats[0].wins == 2
    assert tally.cut == 0


def test_a_judgement_has_reasons() -> None:
    game = spielwerk.game("scythe", **TWO)
    s: Any = game.new(7)
    before = terms(s, 0)
    assert sum(before.values()) == pytest.approx(game.box.estimate(s, 0))
    s.players[0].coins += 1
    s.players[0].power += 2
    after = terms(s, 0)
    assert {name for name in before if after[name] != before[name]} >= {"tracks"}
    assert all(after[name] >= before[name] for name in before)


def test_a_sealed_answer_ends_where_it_is_revealed() -> None:
    """A side without power adds cards only; the cards of the next combat are another answer."""
    p = front(power=(0, 0)).hand(DEFENDER, 2, 3)
    p.character(ATTACKER, "V7").character(DEFENDER, "F6")
    p.turn(ATTACKER).play("move", "units", "unit mech1", f"to {HERE}")
    while p.asked[1] == "Cargo":
        p.play(p.options[0])
    p.play("unit character", "to F6")
    p.play(p.options[0])
    assert p.asked == (DEFENDER, "AddCards")
    ahead = LookAhead(p.game, DEFENDER)
    ways = [[option.text for _, option in path] for _, path in ahead.answers(p.s)]
    assert ways
    assert all(way.index("done") == len(way) - 1 for way in ways if "done" in way)
