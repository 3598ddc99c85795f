"""Gifts: what seats may do unasked."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.kernel.module import Module, Rules, assemble
from spielwerk.kernel.option import Catalogue, Option, Options
from spielwerk.kernel.points import AssemblyError

OPTIONS = Catalogue("demo")
GIVE = OPTIONS.numbers("give", 3)


def some(_s: Any, seat: int) -> Options:
    return GIVE[1 : seat + 1]


def give(_s: Any, _seat: int, _option: Option) -> None:
    """Nothing happens."""


def rules() -> Rules:
    return Rules("demo", {}, 2, OPTIONS)


def giving(id: str, verb: str = "give") -> Module:
    module = Module(id)
    module.gift(verb, some, give, gesture="deal")
    return module


def test_rules_know_their_gifts_and_describe_them() -> None:
    found = assemble(rules(), [(giving("deals"), None)])
    assert list(found.gifts) == ["give"]
    assert "  gift    give" in found.describe().splitlines()


def test_a_gift_needs_a_verb_of_the_catalogue_and_of_its_own() -> None:
    with pytest.raises(AssemblyError, match="demo has no option with the verb 'lend'"):
        assemble(rules(), [(giving("deals", "lend"), None)])
    with pytest.raises(AssemblyError, match="'give' is already a gift of another module"):
        assemble(rules(), [(giving("deals"), None), (giving("alms"), None)])
    one = giving("deals")
    assert assemble(rules(), [(one, 0), (one, 1)]).gifts["give"] is one.gifts[0]


def test_a_game_without_gifts_has_none() -> None:
    game = spielwerk.game("dei")
    s = game.new(1)
    assert game.gifts(s, 0) == ()
    assert game.gift(s, "give 1", 0) is None


def test_while_luck_is_asked_or_the_game_is_over_nobody_gives() -> None:
    game = spielwerk.game("scythe", seats=2, deals=True, chance="ask")
    s = game.new(1)
    d = game.decision(s)
    assert d is not None
    assert d.seat < 0
    assert game.gifts(s, 0) == ()
    over = spielwerk.game("scythe", seats=2, deals=True)
    s = over.new(1)
    assert over.gifts(s, 0)
    s.finish()
    over.advance(s)
    assert over.gifts(s, 0) == ()
