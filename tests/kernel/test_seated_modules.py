"""Modules with a seat: what counts for that seat alone, and what is the whole table's."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel.module import AssemblyError, Module, assemble, by_seat, folded, masked, values
from spielwerk.kernel.run import ask
from toy import OPTIONS, Alone, Begin, Note, Reveal, Say, Toy, ToyRules, texts, toy

TIP = OPTIONS.one("tip")


def assembled(*modules: tuple[Module, int | None]) -> Any:
    return assemble(ToyRules("toy", {}, 3, OPTIONS), modules)


def f() -> None: ...


def g() -> None: ...


def faction() -> Module:
    """Something at each kind of point that is the table's, and at those that each seat has."""
    module = Module("faction")
    for own in ("", "own_"):
        module.add(f"on_{own}fall", f)
        module.insert(f"{own}turn", Begin, after=Say)
        module.add_row(f"{own}ends", "star", 3)
    return module


def test_what_is_the_tables_is_there_once_however_many_seats_have_brought_it() -> None:
    north = faction()
    for seats in ([0], [0, 2], [2, 1, 0]):
        rules = assembled(*[(north, seat) for seat in seats])
        assert rules.on_fall == (f,)
        assert rules.turn == (Say, Begin, Reveal)
        assert rules.ends == {"bank": 1, "map": 2, "star": 3}


def test_what_is_there_once_may_come_from_two_modules_or_twice_from_one() -> None:
    one, two = Module("one"), Module("two")
    for module in (one, two):
        module.add("on_fall", f)
    one.insert("turn", Begin, after=Say)
    one.insert("turn", Begin, after=Say)
    rules = assembled((one, 0), (two, 0), (one, 1), (two, 2))
    assert rules.on_fall == (f, f)
    assert rules.turn == (Say, Begin, Begin, Reveal)


def test_by_seat_each_has_a_hook_a_list_and_a_table_of_its_own() -> None:
    north, everybody = faction(), Module("everybody")
    everybody.add("on_own_fall", g)
    everybody.replace_step("own_turn", Reveal, Note)
    everybody.replace_row("own_ends", "bank", 9)
    rules = assembled((north, 0), (everybody, None), (north, 2))
    assert [len(row) for row in rules.on_own_fall] == [2, 1, 2]
    assert rules.on_own_fall[0][0] is rules.on_own_fall[2][1] is f
    assert rules.own_turn == ((Say, Begin, Note), (Say, Note), (Say, Begin, Note))
    assert rules.own_ends == ({"bank": 9, "star": 3}, {"bank": 9}, {"bank": 9, "star": 3})
    rules.own_ends[0]["bank"] = 0
    assert rules.own_ends[1]["bank"] == 9, "no seat shares its table"


def test_an_error_at_a_point_by_seat_names_it_too() -> None:
    module = Module("wrong")
    module.add_row("own_ends", "bank", 2)
    with pytest.raises(AssemblyError, match=r"^module 'wrong': table 'own_ends' already has a row 'bank'$"):
        assembled((module, 1))


@pytest.mark.parametrize("shape", [masked(2), values(1), folded(lambda _rules: 1)])
def test_by_seat_is_for_what_does_not_tell_seats_apart_anyway(shape: Any) -> None:
    with pytest.raises(AssertionError, match="tells seats apart by itself"):
        by_seat(shape)


def tipping(seen: list[int]) -> Module:
    """A tip is offered wherever somebody says something; `seen` are the seats for which that was asked."""

    def tips(_s: Toy, frame: Say) -> Any:
        seen.append(frame.seat)
        return (TIP,)

    module = Module("tips")
    module.offer(Say, TIP.verb, tips, lambda s, frame, _o: s.diary.append(90 + frame.seat))
    return module


@pytest.mark.parametrize("at", [(0,), (2,), (0, 2), (2, 1, 0)])
def test_an_offer_goes_to_the_seats_that_have_its_module(at: tuple[int, ...]) -> None:
    """In play and when a position is looked at again; also at frames made from its own."""
    seen: list[int] = []
    module = tipping(seen)
    game = toy(Say(0), Alone(1), Begin(2), seats=3)
    game.rules = assembled(*[(module, seat) for seat in at])
    s: Any = game.new(1)
    for seat in range(3):
        d = game.decision(s)
        assert d is not None
        assert d.seat == seat
        assert (texts(d.options)[-1] == "tip") == (seat in at)
        assert ask(s, d.frame) == d.options
        game.apply(s, d.options[-1])
    assert s.diary == [90 + seat if seat in at else 2 for seat in range(3)]
    assert set(seen) == set(at), "nobody else's options are looked for"


def test_an_offer_of_the_whole_table_goes_to_all() -> None:
    game = toy(Say(0), Say(1))
    game.rules = assembled((tipping([]), None))
    s = game.new(1)
    for _ in range(2):
        assert texts(s.open.options) == ["say 0", "say 1", "say 2", "tip"]
        game.apply(s, "tip")


def test_what_seats_have_of_their_own_can_be_printed() -> None:
    north, tips = faction(), tipping([])
    lines = assembled((north, 1), (tips, 2), (tips, 0)).describe().splitlines()
    assert "  steps   turn: toy.Say, toy.Begin, toy.Reveal (faction@1)" in lines
    own = "0: toy.Say toy.Reveal, 1: toy.Say toy.Begin toy.Reveal, 2: toy.Say toy.Reveal"
    assert f"  steps   own_turn: {own} (faction@1)" in lines
    hooks = f"0: –, 1: {f.__module__}.f, 2: –"
    assert f"  hook    on_own_fall: {hooks} (faction@1)" in lines
    assert "  offer   toy.Say: tip @0 @2" in lines
    assert "  steps   own_turn: toy.Say, toy.Reveal" in assembled().describe().splitlines()
