"""Modules: every shape of point, offers, parts, and errors that say which module is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.kernel.frame import Ask
from spielwerk.kernel.module import AssemblyError, Module, Offer, Rules, assemble
from spielwerk.kernel.option import Option, Options
from spielwerk.kernel.state import Part
from toy import OPTIONS, SAY, Alone, Begin, Note, Reveal, Say, Toy, ToyRules, texts, toy

BRIBE = OPTIONS.one("bribe")


def assembled(*modules: Module | tuple[Module, int], seats: int = 3) -> Any:
    given = [(m, None) if isinstance(m, Module) else m for m in modules]
    return assemble(ToyRules("toy", {}, seats, OPTIONS), given)


def test_without_modules_the_points_are_those_of_the_base() -> None:
    rules = assembled()
    assert rules.on_fall == ()
    assert rules.reach == 3
    assert rules.allowed == (((), (), (), ()),) * 3
    assert rules.limit == (7, 7, 7)
    assert rules.turn == (Say, Reveal)
    assert rules.ends == {"bank": 1, "map": 2}
    assert rules.offers == {}


def test_hooks_run_in_the_order_of_the_modules() -> None:
    one, two = Module("one"), Module("two")

    @one.on("on_fall")
    def first() -> None: ...

    @two.on("on_fall")
    def second() -> None: ...

    assert assembled(one, two).on_fall == (first, second)
    assert assembled(two, one).on_fall == (second, first)


def test_a_folded_value_goes_through_every_module_with_its_seat() -> None:
    one, two = Module("one"), Module("two")
    one.add("reach", lambda value, rules, seat: (value, rules.seats, seat))
    two.add("reach", lambda value, _rules, seat: (*value, seat))
    assert assembled(one, (two, 1)).reach == (3, 3, None, 1)


def test_a_masked_pipeline_is_filtered_by_seat_and_ability() -> None:
    always, ability, faction = Module("always"), Module("ability"), Module("faction")
    always.add("allowed", "a", 0)
    ability.add("allowed", "b", 0b10)
    faction.add("allowed", "c", 0b01)
    rules = assembled(always, ability, (faction, 2))
    assert rules.allowed[0] == (("a",), ("a",), ("a", "b"), ("a", "b"))
    assert rules.allowed[2] == (("a",), ("a", "c"), ("a", "b"), ("a", "b", "c"))


def test_values_are_set_for_all_or_for_one_seat() -> None:
    everybody, faction = Module("everybody"), Module("faction")
    everybody.add("limit", 9)
    faction.add("limit", 1)
    assert assembled(everybody, (faction, 1)).limit == (9, 1, 9)


def test_steps_are_inserted_and_replaced_by_name() -> None:
    module = Module("night")
    module.insert("turn", Begin, before=Say)
    module.insert("turn", Alone, after=Say)
    module.replace_step("turn", Reveal, Note)
    assert assembled(module).turn == (Begin, Say, Alone, Note)


def test_rows_are_added_replaced_and_removed_and_tables_replaced() -> None:
    module = Module("law")
    module.add_row("ends", "star", 3)
    module.replace_row("ends", "map", 4)
    module.remove_row("ends", "bank")
    assert assembled(module).ends == {"map": 4, "star": 3}
    other = Module("other")
    other.replace_table("ends", {"all": 5})
    assert assembled(module, other).ends == {"all": 5}
    assert assembled().ends == {"bank": 1, "map": 2}, "the base's own table is untouched"


def broken(how: str) -> Module:
    module = Module("wrong")
    match how:
        case "point":
            module.add("on_rise", print)
        case "step":
            module.replace_step("turn", Note, Say)
        case "row-add":
            module.add_row("ends", "bank", 3)
        case "row-replace":
            module.replace_row("ends", "sea", 3)
        case "row-remove":
            module.remove_row("ends", "sea")
    return module


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("point", "module 'wrong': toy has no point 'on_rise'"),
        ("step", "module 'wrong': step list 'turn' has no step toy.Note; it has toy.Say, toy.Reveal"),
        ("row-add", "module 'wrong': table 'ends' already has a row 'bank'"),
        ("row-replace", "module 'wrong': table 'ends' has no row 'sea'; it has bank, map"),
        ("row-remove", "module 'wrong': table 'ends' has no row 'sea'; it has bank, map"),
    ],
)
def test_an_error_names_the_module_and_what_is_not_there(how: str, message: str) -> None:
    with pytest.raises(AssemblyError) as raised:
        assembled(broken(how))
    assert str(raised.value) == message


def test_a_module_may_need_another_or_exclude_it() -> None:
    sun, rain = Module("sun", conflicts=["rain"]), Module("rain")
    bow = Module("bow", requires=["rain"])
    with pytest.raises(AssemblyError, match="modules: 'bow' needs 'rain' as well"):
        assembled(bow)
    with pytest.raises(AssemblyError, match="modules: 'sun' cannot be combined with 'rain'"):
        assembled(rain, sun)
    assert assembled(rain, bow).modules == ("rain", "bow")


class Pile(Part):
    n: int
    cards: list[int]

    @classmethod
    def fresh(cls, rules: Rules) -> Pile:
        return cls(rules.seats, [1, 2])


class Heap(Part):
    n: int

    @classmethod
    def fresh(cls, rules: Rules) -> Heap:
        return cls(0)


def test_parts_get_slots_in_the_order_of_their_modules() -> None:
    rules = assembled(Module("pile", part=Pile), Module("heap", part=Heap))
    assert rules.part_types == (Pile, Heap)
    s = Toy(rules=rules, parts=[kind.fresh(rules) for kind in rules.part_types])
    assert s.part(Pile) == Pile(3, [1, 2])
    assert s.part(Heap) is s.parts[1]


def test_two_seats_with_the_same_module_share_its_part() -> None:
    module = Module("pile", part=Pile)
    assert assembled((module, 0), (module, 1)).part_types == (Pile,)


def test_an_offer_adds_options_that_its_module_carries_out() -> None:
    def options(s: Toy, frame: Ask) -> Options:
        return (BRIBE,) if s.coins[frame.seat] else ()

    def bribe(s: Toy, frame: Ask, option: Option) -> None:
        s.coins[frame.seat] -= 1
        s.diary.append(99)

    module = Module("crime")
    module.offer(Say, BRIBE.verb, options, bribe)
    game = toy(Say(0), Say(1))
    game.rules = assembled(module, seats=2)
    s = game.start(1)
    assert isinstance(s, Toy)
    s.coins = [1, 0]
    d = game.decision(s)
    assert d is not None
    assert texts(d.options) == ["say 0", "say 1", "say 2", "bribe"]
    t = s.copy()
    game.apply(s, BRIBE)
    assert (s.diary, s.coins) == ([99], [0, 0])
    assert texts(s.open.options) == ["say 0", "say 1", "say 2"]
    game.apply(t, SAY[1])
    assert (t.diary, t.coins) == ([1], [1, 0])


def test_a_verb_is_offered_by_one_module_alone() -> None:
    """Who carries it out must be clear; for two seats with the same module it is."""
    one, two = Module("crime"), Module("vice")
    for module in (one, two):
        module.offer(Say, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None)
    assert len(assembled((one, 0), (one, 1)).offers[Say]) == 1
    with pytest.raises(AssemblyError, match="'vice': 'bribe' is offered by another one too"):
        assembled(one, two)


def test_the_assembly_can_be_printed() -> None:
    module, faction = Module("pile", part=Pile), Module("north")
    module.insert("turn", Begin, before=Say)
    module.offers.append(Offer(Say, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None))
    faction.add("limit", 4)
    lines = assembled(module, (faction, 1)).describe().splitlines()
    assert lines[0] == "toy with pile, north@1"
    assert "  steps   turn: toy.Begin, toy.Say, toy.Reveal (pile)" in lines
    assert "  values  limit: 7, 4, 7 (north@1)" in lines
    assert "  table   ends: bank, map" in lines
    assert "  hook    on_fall: –" in lines
    assert "  offer   toy.Say: 1" in lines
    assert lines[-1].endswith("Pile")
    assert assembled().describe().startswith("toy with no modules")
