"""Modules: every shape of point, offers, parts, and errors that say which module is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from contract.harness import unclear
from spielwerk.kernel.frame import Ask, Step
from spielwerk.kernel.module import AssemblyError, Module, Offer, Rules, assemble, folded, hook, steps, values
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
    assert rules.offers == []


def test_rules_made_from_others_have_the_points_of_both() -> None:
    class MoreRules(ToyRules):
        on_rise: Any = hook()
        limit: Any = values(9)

    assert [*MoreRules.points()] == [*ToyRules.points(), "on_rise"]
    rules: Any = assemble(MoreRules("toy", {}, 3, OPTIONS), [])
    assert (rules.on_rise, rules.limit, rules.reach) == ((), (9, 9, 9), 3)
    assert assembled().limit == (7, 7, 7)


def test_a_point_that_reads_one_declared_after_it_is_an_error_that_names_both() -> None:
    class Crossed(ToyRules):
        early: Any = folded(lambda rules: rules.late + 1)
        late: Any = folded(lambda _rules: 1)

    with pytest.raises(AssemblyError, match="toy: 'early' reads 'late', which is declared after it"):
        assemble(Crossed("toy", {}, 3, OPTIONS), [])


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


def test_what_is_inserted_beside_a_step_stays_there_when_another_module_replaces_it() -> None:
    """Whichever of them comes first."""
    night, day = Module("night"), Module("day")
    night.replace_step("turn", Say, Begin)
    day.insert("turn", Alone, after=Say)
    assert assembled(night, day).turn == assembled(day, night).turn == (Begin, Alone, Reveal)
    dusk = Module("dusk")
    dusk.replace_step("turn", Begin, Note)
    assert assembled(night, dusk, day).turn == (Note, Alone, Reveal)


def test_two_modules_cannot_replace_the_same_step() -> None:
    night, day = Module("night"), Module("day")
    night.replace_step("turn", Say, Begin)
    day.replace_step("turn", Say, Alone)
    with pytest.raises(AssemblyError, match=r"module 'day': step list 'turn' has no step toy\.Say"):
        assembled(night, day)


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


def test_two_modules_cannot_set_the_same() -> None:
    """Else the last would win, whichever that is."""
    one, two = Module("one"), Module("two")
    for m, n in ((one, 1), (two, 3)):
        m.add("limit", n)
    with pytest.raises(AssemblyError, match="modules: 'one' and 'two' both set value 'limit'"):
        assembled(one, two)
    with pytest.raises(AssemblyError, match="modules: 'one' and 'two' both set value 'limit'"):
        assembled((one, 1), (two, 1))
    assert assembled((one, 1), two).limit == assembled(two, (one, 1)).limit == (3, 1, 3), "the seat's own"
    one, two = Module("one"), Module("two")
    for m, n in ((one, 1), (two, 3)):
        m.replace_row("ends", "map", n)
    with pytest.raises(AssemblyError, match="'one' and 'two' both set row 'map' of table 'ends'"):
        assembled(one, two)
    one, two = Module("one"), Module("two")
    for m in (one, two):
        m.replace_table("ends", {})
    with pytest.raises(AssemblyError, match="'one' and 'two' both set table 'ends'"):
        assembled(one, two)


def test_what_a_module_requires_comes_before_it() -> None:
    roof, house, field = Module("roof", requires=["house"]), Module("house"), Module("field")
    house.add_row("ends", "wall", 3)
    roof.replace_row("ends", "wall", 4)
    rules = assembled(field, roof, house)
    assert rules.modules == ("field", "house", "roof")
    assert rules.ends["wall"] == 4
    day, night = Module("day", requires=["night"]), Module("night", requires=["day"])
    assert assembled(day, night).modules == ("day", "night"), "each other: as named"


class Leave(Step, frozen=True, tag="toy.Leave"):
    """Begins what follows a list of steps."""

    final: ClassVar[bool] = True
    seat: int


def test_a_step_behind_one_that_never_comes_back_is_an_error() -> None:
    """It would lie on the stack for good."""

    class Passing(ToyRules):
        turn: Any = steps(Say, Leave)

    late, leaving, early = Module("late"), Module("leaving"), Module("early")
    late.insert("turn", Note, after=Leave)
    leaving.replace_step("turn", Say, Leave)
    early.insert("turn", Note, before=Leave)
    with pytest.raises(
        AssemblyError,
        match=r"module 'late': in the step list 'turn' toy\.Note would never run: toy\.Leave comes before it",
    ):
        assemble(Passing("toy", {}, 2, OPTIONS), [(late, None)])
    with pytest.raises(AssemblyError, match=r"module 'leaving': .* toy\.Leave would never run"):
        assemble(Passing("toy", {}, 2, OPTIONS), [(leaving, None)])
    rules: Any = assemble(Passing("toy", {}, 2, OPTIONS), [(early, None)])
    assert rules.turn == (Say, Note, Leave)


def test_a_power_has_rows_of_its_own_where_seats_are_told_apart() -> None:
    """What names it, and no more: what a module says without a seat is for the seats."""
    module, faction = Module("machine", powers=["tesla"]), Module("north")
    module.add("limit", 9, power="tesla")
    module.add("allowed", 1)
    module.add("allowed", 2, 1, power="tesla")
    module.add("own_ends", 5, ("add", "coils"), power="tesla")
    module.add("on_own_fall", f)
    module.add("limit", 8)
    faction.add("limit", 4)
    rules = assembled(module, (faction, 0), seats=2)
    tesla = rules.actor("tesla")
    assert (rules.seats, rules.actors, tesla) == (2, 3, 2)
    assert rules.limit == (4, 8, 9)
    assert [rules.allowed[actor][0b01] for actor in range(3)] == [(1,), (1,), (2,)]
    assert rules.on_own_fall == ((f,), (f,), ())
    assert [ends.get("coils") for ends in rules.own_ends] == [None, None, 5]
    lost = Module("lost")
    lost.add("limit", 9, power="horde")
    with pytest.raises(
        AssemblyError, match="module 'lost': 'limit' is for 'horde', which is not a power in this game"
    ):
        assembled(module, lost)


def test_an_offer_may_be_asked_for_even_if_there_is_nothing_to_choose() -> None:
    """Where it hangs on something hidden, nobody learns from who is asked."""
    for always in (False, True):
        module = Module("crime")
        module.offer(Say, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None, ask_if_forced=always)
        game = toy(Say(1, most=0))
        game.rules = assembled(module, seats=2)
        d = game.decision(game.start(1))
        assert (d is not None) is always
        game.rules.ask_forced = False
        assert game.decision(game.start(1)) is None


HOOK = "'on_fall' is a hook and takes functions (on), not"
MASKED = "'allowed' is masked and takes things with bits up to 3, 0 for always (on, add), not"
VALUES = "'limit' is a value by seat and takes plain values (add), not"
STEPS = "'turn' is a step list and takes frames at a frame (insert, replace_step), not"
TABLE = "'ends' is a table and takes rows by name (add_row, replace_row, remove_row, replace_table), not"
ROWS: Any = ["bank"]


def f() -> None: ...


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        (lambda m: m.add("on_rise", f), "toy has no point 'on_rise'"),
        (
            lambda m: m.replace_step("turn", Note, Say),
            "step list 'turn' has no step toy.Note; it has toy.Say, toy.Reveal",
        ),
        (lambda m: m.add_row("ends", "bank", 3), "table 'ends' already has a row 'bank'"),
        (lambda m: m.replace_row("ends", "sea", 3), "table 'ends' has no row 'sea'; it has bank, map"),
        (lambda m: m.remove_row("ends", "sea"), "table 'ends' has no row 'sea'; it has bank, map"),
        (lambda m: m.add_row("on_fall", "bank", f), f"{HOOK} add 'bank': f"),
        (lambda m: m.add("on_fall", 3), f"{HOOK} 3"),
        (lambda m: m.on("on_fall", bit=1)(f), f"{HOOK} f with bit 1"),
        (lambda m: m.add("reach", 3), "'reach' is a folded value and takes functions (on), not 3"),
        (lambda m: m.add_row("allowed", "bank", f), f"{MASKED} add 'bank': f"),
        (lambda m: m.on("allowed", bit=4)(f), f"{MASKED} f with bit 4"),
        (lambda m: m.on("allowed", bit=-1)(f), f"{MASKED} f with bit -1"),
        (lambda m: m.add_row("limit", "bank", 3), f"{VALUES} add 'bank': 3"),
        (lambda m: m.insert("turn", Begin, after="toy.Say"), f"{STEPS} after 'toy.Say': Begin"),
        (lambda m: m.insert("turn", f, before=Say), f"{STEPS} before Say: f"),
        (lambda m: m.on("turn")(f), f"{STEPS} f"),
        (lambda m: m.replace_row("turn", "say", Begin), f"{STEPS} replace 'say': Begin"),
        (lambda m: m.on("ends")(f), f"{TABLE} f"),
        (lambda m: m.replace_step("ends", Say, Begin), f"{TABLE} replace Say: Begin"),
        (lambda m: m.replace_table("ends", ROWS), f"{TABLE} all '': ['bank']"),
    ],
)
def test_an_error_names_the_module_the_point_and_what_it_takes(
    mistake: Callable[[Module], object], message: str
) -> None:
    module = Module("wrong")
    mistake(module)
    with pytest.raises(AssemblyError) as raised:
        assembled(module)
    assert str(raised.value) == f"module 'wrong': {message}"


@pytest.mark.parametrize("where", [{}, {"before": Say, "after": Reveal}])
def test_a_step_is_inserted_before_another_or_after_it(where: dict[str, Any]) -> None:
    with pytest.raises(
        AssemblyError, match=r"^module 'night': insert at 'turn' takes one of before and after$"
    ):
        Module("night").insert("turn", Begin, **where)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_module_sits_at_a_seat_that_exists(seat: int) -> None:
    with pytest.raises(AssemblyError, match=f"^module 'north': there is no seat {seat}; seats are 0 to 2$"):
        assembled((Module("north"), seat))


@pytest.mark.parametrize("seats", [(None, None), (None, 1), (1, None), (1, 1)])
def test_two_modules_with_one_id_do_not_count_for_the_same_seat(seats: tuple[int | None, ...]) -> None:
    """With a seat of its own each may: what a seat brings may depend on who sits there."""
    rules = ToyRules("toy", {}, 3, OPTIONS)
    with pytest.raises(
        AssemblyError, match=r"^modules: two have the id 'twin'; only modules of different seats"
    ):
        assemble(rules, [(Module("twin"), seat) for seat in seats])
    assert assembled((Module("twin"), 0), (Module("twin"), 1)).modules == ("twin@0", "twin@1")


def test_a_module_may_need_another_or_exclude_it() -> None:
    sun, rain = Module("sun", conflicts=["rain"]), Module("rain")
    bow = Module("bow", requires=["rain"])
    with pytest.raises(AssemblyError, match="modules: 'bow' needs 'rain' as well"):
        assembled(bow)
    with pytest.raises(AssemblyError, match="modules: 'sun' cannot be combined with 'rain'"):
        assembled(rain, sun)
    assert assembled(rain, bow).modules == ("rain", "bow")


def test_one_id_where_a_list_belongs_is_not_taken_for_its_letters() -> None:
    with pytest.raises(
        AssemblyError, match=r"module 'bow': requires takes a list of ids; .*requires=\['rain'\]"
    ):
        Module("bow", requires="rain")
    with pytest.raises(AssemblyError, match=r"module 'bow': conflicts takes a list of ids"):
        Module("bow", conflicts="sun")


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
    assert len(assembled((one, 0), (one, 1)).offers) == 1
    with pytest.raises(AssemblyError, match="'vice': 'bribe' is already offered by another module"):
        assembled(one, two)


def test_an_offer_holds_for_the_step_that_takes_the_place_of_another() -> None:
    """`Begin` is made from `Say`; an offer for every `Ask` holds wherever a seat is asked."""
    for ask in (Say, Ask):
        module = Module("crime")
        module.offer(ask, BRIBE.verb, lambda _s, _f: (BRIBE,), lambda s, _f, _o: s.diary.append(99))
        game = toy(Begin(0), Alone(1))
        game.rules = assembled(module, seats=2)
        s: Any = game.start(1)
        for _ in range(2):
            d = game.decision(s)
            assert d is not None
            assert texts(d.options)[-1] == "bribe"
            game.apply(s, BRIBE)
        assert s.diary == [99, 99]
    assert "  offer   Ask: bribe" in game.rules.describe().splitlines()


def test_two_offers_of_a_verb_that_meet_at_one_frame_are_an_error() -> None:
    one, two = Module("crime"), Module("vice")
    one.offer(Ask, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None)
    two.offer(Say, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None)
    for both in ((one, two), (two, one)):
        with pytest.raises(AssemblyError, match="'bribe' is already offered by another module"):
            assembled(*both)


@pytest.mark.parametrize(
    ("ask", "verb", "problem"),
    [
        (Say, "bride", "toy has no option with the verb 'bride'"),
        (Note, "bribe", "goes to a type of Ask, not to"),
    ],
)
def test_an_offer_that_cannot_be_made_is_an_error(ask: Any, verb: str, problem: str) -> None:
    module = Module("crime")
    module.offer(ask, verb, lambda _s, _f: (), lambda _s, _f, _o: None)
    with pytest.raises(AssemblyError, match=f"module 'crime': .*{problem}"):
        assembled(module)


@pytest.mark.parametrize(("verb", "option", "which"), [("bribe", SAY[9], "say"), ("say", SAY[9], "say")])
def test_an_offer_whose_verb_does_not_say_who_carries_it_out_is_noticed(
    verb: str, option: Option, which: str
) -> None:
    """What the contract tests ask of every game: the first has an option of the base, the second its verb."""
    module = Module("crime")
    module.offer(Say, verb, lambda _s, _f: (option,), lambda _s, _f, _o: None)
    game = toy(Say(0))
    game.rules = assembled(module, seats=2)
    s = game.start(1)
    assert unclear(game, s, Say(0)) == {which}


def test_the_assembly_can_be_printed() -> None:
    module, faction = Module("pile", part=Pile), Module("north")
    module.insert("turn", Begin, before=Say)
    module.offers.append(Offer(Say, BRIBE.verb, lambda _s, _f: (), lambda _s, _f, _o: None))
    faction.add("limit", 4)
    faction.add("allowed", len, 1)
    lines = assembled(module, (faction, 1)).describe().splitlines()
    assert lines[0] == "toy with pile, north@1"
    assert "  steps   turn: toy.Begin, toy.Say, toy.Reveal (pile)" in lines
    assert "  values  limit: 7, 4, 7 (north@1)" in lines
    assert "  table   ends: bank, map" in lines
    assert "  masked  allowed: 1: len (north@1)" in lines
    assert "  hook    on_fall: –" in lines
    assert "  offer   toy.Say: bribe" in lines
    assert lines[-1].endswith("Pile")
    assert assembled().describe().startswith("toy with no modules")


def test_an_offer_to_one_seat_has_a_verb_that_the_base_has_at_none() -> None:
    module = Module("crime")
    module.offer(Say, "say", lambda _s, _f: (), lambda _s, _f, _o: None)
    game = toy(Say(1))
    game.rules = assembled((module, 0), seats=2)
    assert unclear(game, game.start(1), Say(1)) == {"say"}
