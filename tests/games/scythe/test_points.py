"""What modules may change of the box: sets of cards, decks, limits, pieces, mats, costs and the order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spielwerk
from games.scythe.positions import Position
from spielwerk.games.scythe import estimate
from spielwerk.games.scythe.board import BIT, board
from spielwerk.games.scythe.combat import cards_allowed
from spielwerk.games.scythe.components import Cost
from spielwerk.games.scythe.dealing import DrawTile
from spielwerk.games.scythe.movement import reach
from spielwerk.games.scythe.state import COINS, Scythe
from spielwerk.games.scythe.tracks import Gain
from spielwerk.games.scythe.turn import EndTurn, NextTurn
from spielwerk.kernel.chance import Rng
from spielwerk.kernel.frame import Step
from spielwerk.kernel.module import Ability, AssemblyError, Module
from spielwerk.kernel.text import Name


class TwoCoins(Step, frozen=True, tag="scythe.test.TwoCoins"):
    """A step of a module."""

    seat: int

    def run(self, s: Scythe) -> None:
        s.players[self.seat].coins += 2


def table() -> Position:
    p = Position("rusviet mechanical", "saxony industrial", modules=["changes"])
    return p.set(0, coins=9, power=0, popularity=3).workers(0, "V3", "M5")


def test_a_module_brings_a_set_of_cards_and_takes_single_ones_away(module: Module) -> None:
    module.on("card_sets")(lambda sets, _rules, _seat: (*sets, "promo"))
    module.on("objective_numbers")(lambda deck, _rules, _seat: tuple([n for n in deck if n != 23]))
    rules: Any = spielwerk.game("scythe", seats=2, modules=["changes"]).rules
    assert (rules.factory_numbers[-1], rules.objective_numbers[-1]) == (18, 27)
    assert 23 not in rules.objective_numbers
    assert 23 not in table().s.objective_deck


def test_a_module_lays_out_more_factory_cards(module: Module) -> None:
    module.on("factory_row")(lambda n, _rules, _seat: n + 2)
    assert len(table().s.factory) == 5


def test_a_module_changes_limits_and_the_stars_follow_the_data(module: Module) -> None:
    module.on("limits")(lambda limits, _rules, _seat: msgspec.structs.replace(limits, power=4))
    p = table().set(0, power=3).turn(0).play("bolster", "take power 1")
    assert (p.player(0).power, p.player(0).star_count) == (4, 0)


def test_a_module_changes_pieces(module: Module) -> None:
    module.on("pieces")(lambda pieces, _rules, _seat: msgspec.structs.replace(pieces, stars=1))
    p = table().set(0, power=15).turn(0).play("bolster", "take power 1")
    assert p.s.over, "the only star is placed"


def test_a_module_changes_costs_and_what_structures_add(module: Module) -> None:
    module.on("costs")(lambda costs, _rules, _seat: (costs[0], Cost(coins=3), *costs[2:]))
    module.add("structure_gain", 3)
    p = table().structure(0, "monument", "V3").turn(0).play("bolster", "take power 2")
    assert (p.player(0).coins, p.player(0).power, p.player(0).popularity) == (6, 2, 6)


def test_a_module_changes_who_begins(module: Module) -> None:
    module.on("order")(lambda order, _rules, _seat: order[::-1])
    first, second = spielwerk.game("scythe", seats=2).rules.order  # type: ignore[attr-defined]
    game = spielwerk.game("scythe", seats=2, modules=["changes"])
    s: Any = game.new(1)
    assert (s.round, s.active) == ([second, first], second)


class Windfall(Step, frozen=True, tag="scythe.test.Windfall"):
    """A step of the set-up of a module."""

    def run(self, s: Scythe) -> None:
        for p in s.players:
            p.coins += 10 * (s.tile < 0) + len(s.factory)


def test_a_module_inserts_a_step_into_the_set_up(module: Module) -> None:
    """Here before the tile is drawn, with the hands dealt, and the Factory cards not laid out yet."""
    plain: Any = spielwerk.game("scythe", seats=2, deal=1).new(4)
    module.insert("set_up", Windfall, before=DrawTile)
    s: Any = spielwerk.game("scythe", seats=2, deal=1, modules=["changes"]).new(4)
    assert [p.coins for p in s.players] == [p.coins + 10 for p in plain.players]
    assert (s.hands, s.tile, s.factory) == (plain.hands, plain.tile, plain.factory)


@pytest.mark.rule("scythe.turn.order")
def test_a_module_acts_at_the_end_of_every_turn_before_the_next_begins(module: Module) -> None:
    """The Automa's turns included."""
    ended: list[tuple[int, int]] = []
    module.on("on_turn_ended")(lambda s, seat: ended.append((seat, s.turns)))
    p = Position("rusviet mechanical", {"faction": "saxony", "automa": "automa"}, modules=["changes"])
    p.turn(0)
    first = p.s.turns + 1
    p.play("move", "skip")
    assert ended == [(0, first), (1, first + 1)]
    assert (p.s.active, p.s.turns) == (0, first + 2)


def test_what_is_asked_at_the_end_of_a_turn_comes_before_the_next_one(module: Module) -> None:
    module.on("on_turn_ended")(lambda s, seat: s.next(Gain(seat, COINS, 2)))
    p = table().turn(0).play("move", "skip")
    assert (p.asked, p.s.active) == ((0, "Gain"), 0)
    p.play("take coins 2")
    assert p.s.active == 1


def test_no_turn_begins_if_the_end_of_one_ends_the_game(module: Module) -> None:
    module.on("on_turn_ended")(lambda s, seat: s.rules.end(s, seat, "sixth-star"))
    p = table().turn(0).play("move", "skip")
    assert p.s.over
    assert p.s.stack == []


def test_a_step_behind_the_next_turn_is_refused(module: Module) -> None:
    module.insert("turn", EndTurn, after=NextTurn)
    with pytest.raises(AssemblyError, match=r"module 'changes': .* scythe\.turn\.EndTurn would never run"):
        table()


def test_a_step_at_the_end_of_a_turn_runs_once_a_turn(module: Module) -> None:
    module.insert("turn", TwoCoins, after=EndTurn)
    p = table().turn(0).play("move", "skip")
    assert (p.player(0).coins, p.s.active) == (11, 1)
    assert len(p.s.stack) < 5, "nothing piles up"


def test_a_module_tells_bots_what_it_is_worth(module: Module) -> None:
    """Here popularity is worth nothing, and each card of a hand a point."""
    plain = Position("rusviet mechanical", "saxony industrial")
    module.remove_row("estimate_terms", "tracks")
    module.add_row("estimate_terms", "hand", lambda at: float(sum(at.s.hands[at.seat])))
    p = table().hand(0, 2, 3)
    found = estimate.terms(p.s, 0)
    assert found["hand"] == 2.0
    assert "tracks" not in found
    assert p.game.box.estimate(p.s, 0) == sum(found.values())
    assert "tracks" in estimate.terms(plain.s, 0)


def test_a_module_brings_abilities_that_anybody_may_come_to_have(module: Module) -> None:
    """Their bits lie behind those of the mechs; who has none plays as ever, and games go on to their end."""
    module.abilities = (
        Ability("drill", Name("Drill", "Drill"), Name("One card more.", "Eine Karte mehr.")),
        Ability("glide", Name("Glide", "Gleiten"), Name("To the Factory.", "Zur Fabrik.")),
    )
    module.add("extra_cards", lambda _s, _seat, _place: 1, "drill")
    module.add("links", lambda s, _seat, _place: BIT[s.rules.board.factory], "glide")
    p = table().mech(0, 1, "V3").hand(0, 2, 3).character(0, "M5")
    rules, place = p.s.rules, board().index("V3")
    assert (rules.bit("drill"), rules.bit("glide")) == (1 << 4, 1 << 5)
    assert cards_allowed(p.s, 0, place) == 1
    assert not reach(p.s, 0, 1, place) & BIT[rules.board.factory]
    p.set(0, abilities=1 | rules.bit("drill") | rules.bit("glide"))
    assert cards_allowed(p.s, 0, place) == 2
    assert reach(p.s, 0, 1, place) & BIT[rules.board.factory]
    assert [ability.id for ability in rules.having(p.player(0).abilities)] == ["drill", "glide"]
    game, rng = p.game, Rng(3)
    p.turn(0)
    for _ in range(600):
        d = game.decision(p.s)
        if d is None:
            break
        game.apply(p.s, d.options[rng.below(len(d.options))])
        assert game.box.estimate(p.s, 0) is not None
    again: Any = game.loads(game.dumps(p.s))
    assert again.players[0].abilities == p.player(0).abilities >= 1 << 4
