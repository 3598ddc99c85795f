"""Effects: each kind of expression does what its name says, and asks only where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.kernel.effect import (
    AnyEffect,
    AnyOrder,
    Atom,
    Do,
    Effect,
    May,
    OneOf,
    PayThen,
    Seq,
    Times,
    When,
    payable,
    pending,
    possible,
)
from spielwerk.kernel.game import Game
from toy import Note, Toy, texts, toy

GAIN = Atom("gain", 1)
MORE = Atom("gain", 5)
PAY = Atom("pay", 2)
NEVER = Atom("never", 9)


def carried(effect: AnyEffect, coins: int = 0, others: int = 0) -> tuple[Game, Toy]:
    """The effect begun for seat 0, with so many coins of each of the two seats, run to the first question."""
    game = toy(Do(0, effect))
    s = game.start(1)
    assert isinstance(s, Toy)
    s.coins[:] = coins, others
    game.decision(s)
    return game, s


def asked(game: Game, s: Toy) -> list[str]:
    d = game.decision(s)
    return [] if d is None else texts(d.options)


@pytest.mark.parametrize(
    ("effect", "coins", "diary"),
    [
        (GAIN, 0, [1]),
        (Seq((GAIN, MORE, GAIN)), 0, [1, 5, 1]),
        (Seq((Seq((GAIN, MORE)), PAY)), 0, [1, 5, -2]),
        (Times(3, GAIN), 0, [1, 1, 1]),
        (Times(0, GAIN), 0, []),
        (PayThen(PAY, MORE), 2, [-2, 5]),
        (PayThen(PAY, MORE), 1, []),
        (PayThen(Times(2, PAY), MORE), 3, []),
        (PayThen(Times(2, PAY), MORE), 4, [-2, -2, 5]),
        (PayThen(Times(2, Seq((PAY,))), MORE), 3, []),
        (PayThen(Times(2, AnyOrder((PAY,))), MORE), 3, []),
        (PayThen(Times(2, OneOf((PAY, NEVER))), MORE), 3, []),
        (PayThen(Times(2, OneOf((PAY, NEVER))), MORE), 4, [-2, -2, 5]),
        (PayThen(Times(2, When("rich", PAY, n=2)), MORE), 3, []),
        (PayThen(Times(2, Times(2, PAY)), MORE), 7, []),
        (PayThen(Times(2, Times(2, PAY)), MORE), 8, [-2, -2, -2, -2, 5]),
        (PayThen(Seq((PAY, NEVER)), MORE), 9, []),
        (When("rich", MORE, n=3), 3, [5]),
        (When("rich", MORE, n=3), 2, []),
        (OneOf((NEVER, MORE)), 0, [5]),
        (OneOf((NEVER, NEVER)), 0, []),
        (AnyOrder((NEVER, MORE)), 0, [5]),
        (May(NEVER), 0, []),
        (May(PayThen(PAY, MORE)), 1, []),
    ],
)
def test_what_needs_no_choice_happens_by_itself(effect: AnyEffect, coins: int, diary: list[int]) -> None:
    game, s = carried(effect, coins)
    assert asked(game, s) == []
    assert s.diary == diary


ONE, OTHER = Atom("pay", 1), Atom("borrow", 1)
ANY = OneOf((ONE, OTHER))
NINE = Atom("gain", 9)


@pytest.mark.parametrize(
    ("cost", "coins", "diary"),
    [
        (Seq((ONE, ANY)), (1, 0), []),
        (AnyOrder((PAY, ANY)), (2, 0), []),
        (Seq((PAY, PAY)), (3, 0), []),
        (Seq((PAY, PAY)), (4, 0), [-2, -2, 9]),
        (Seq((ONE, ANY)), (1, 1), [-1, -10, 9]),
        (Seq((ONE, ANY)), (2, 0), [-1, -1, 9]),
        (Times(2, ANY), (1, 1), [-1, -10, 9]),
        (Times(2, ANY), (0, 2), [-10, -10, 9]),
        (Times(2, ANY), (1, 0), []),
        (Times(2, When("rich", ANY, n=1)), (1, 1), [-1, -10, 9]),
        (Times(2, When("rich", ONE, n=2)), (2, 0), [-1, -1, 9]),
        (OneOf((PAY, PAY)), (2, 0), [-2, 9]),
        (Seq((ONE, May(OTHER))), (1, 0), []),
    ],
)
def test_a_cost_is_paid_whole_or_not_at_all(
    cost: AnyEffect, coins: tuple[int, int], diary: list[int]
) -> None:
    game, s = carried(PayThen(cost, NINE), *coins)
    assert asked(game, s) == []
    assert s.diary == diary


def test_of_several_ways_to_pay_one_is_chosen() -> None:
    """Ways that pay the same in another order are one."""
    game, s = carried(PayThen(Times(2, ANY), NINE), 2, 1)
    assert asked(game, s) == ["pick 0", "pick 1"]
    d = game.decision(s)
    assert d is not None
    assert [way.cost for way in d.frame.effect.items] == [
        Seq((ONE, ONE)),
        Seq((ONE, OTHER)),
        Seq((OTHER, OTHER)),
    ]
    game.apply(s, "pick 1")
    assert s.diary == [-1, -10, 9]


def composed(inner: st.SearchStrategy[Any]) -> tuple[st.SearchStrategy[Any], ...]:
    """What is made of several things, or of one several times."""
    several = st.lists(inner, min_size=1, max_size=3).map(tuple)
    lists = [st.builds(kind, several) for kind in (Seq, AnyOrder, OneOf)]
    return (*lists, st.builds(Times, st.integers(0, 2), inner))


COSTS = st.recursive(
    st.sampled_from([ONE, OTHER, PAY]),
    lambda inner: st.one_of(*composed(inner)),
    max_leaves=4,
)


def prices(cost: Effect) -> set[tuple[int, int]]:
    """What a cost may come to, of the one and of the other."""
    match cost:
        case Atom():
            return {(cost.n, 0)} if cost.verb == "pay" else {(0, cost.n)}
        case OneOf():
            return set().union(*[prices(item) for item in cost.items])
        case Times():
            return prices(Seq((cost.item,) * cost.n))
    found = {(0, 0)}
    assert isinstance(cost, Seq | AnyOrder)
    for item in cost.items:
        found = {(a + c, b + d) for a, b in found for c, d in prices(item)}
    return found


@given(COSTS, st.integers(0, 5), st.integers(0, 5), st.lists(st.integers(0, 9), min_size=20, max_size=20))
def test_any_cost_comes_to_one_of_its_prices(
    cost: AnyEffect, mine: int, others: int, picks: list[int]
) -> None:
    game, s = carried(PayThen(cost, NINE), mine, others)
    while d := game.decision(s):
        game.apply(s, d.options[picks.pop() % len(d.options)])
    affordable = {(a, b) for a, b in prices(cost) if a <= mine and b <= others}
    if affordable:
        assert (mine + 9 - s.coins[0], others - s.coins[1]) in affordable
    else:
        assert s.diary == []


def test_an_empty_list_does_nothing() -> None:
    game, s = carried(Seq((Seq(()), GAIN)))
    assert asked(game, s) == []
    assert s.diary == [1]


def test_more_than_can_be_asked_for_is_an_error() -> None:
    with pytest.raises(ValueError, match="26 things to choose from; at most 25 can be asked for"):
        OneOf((GAIN,) * 26)


def test_in_any_order_each_comes_once() -> None:
    game, s = carried(AnyOrder((GAIN, MORE, Atom("gain", 7))))
    assert asked(game, s) == ["pick 0", "pick 1", "pick 2"]
    game.apply(s, "pick 1")
    assert asked(game, s) == ["pick 0", "pick 1"]
    game.apply(s, "pick 1")
    assert s.diary == [5, 7, 1]


def test_of_equal_effects_the_first_stands_for_all() -> None:
    """Which of two equal ones comes first makes no difference."""
    game, s = carried(AnyOrder((GAIN, GAIN)))
    assert asked(game, s) == []
    assert s.diary == [1, 1]
    game, s = carried(AnyOrder((GAIN, GAIN, MORE)))
    assert asked(game, s) == ["pick 0", "pick 2"]
    game.apply(s, "pick 0")
    assert asked(game, s) == ["pick 0", "pick 1"]
    game.apply(s, "pick 1")
    assert s.diary == [1, 5, 1]


def test_in_any_order_one_effect_may_make_another_possible() -> None:
    game, s = carried(AnyOrder((PayThen(PAY, Atom("gain", 9)), MORE)))
    assert asked(game, s) == []
    assert s.diary == [5, -2, 9]


def test_one_of_those_that_are_possible() -> None:
    game, s = carried(OneOf((GAIN, NEVER, MORE)))
    assert asked(game, s) == ["pick 0", "pick 2"]
    game.apply(s, "pick 2")
    assert s.diary == [5]
    assert asked(game, s) == []


@pytest.mark.parametrize(("answer", "diary"), [("yes", [5]), ("no", [])])
def test_may_asks(answer: str, diary: list[int]) -> None:
    game, s = carried(May(MORE))
    assert asked(game, s) == ["yes", "no"]
    game.apply(s, answer)
    assert s.diary == diary


def test_a_condition_is_tested_when_its_turn_comes() -> None:
    game, s = carried(Seq((PAY, When("rich", MORE, n=2))), coins=3)
    assert s.diary == [-2]
    assert asked(game, s) == []


def test_a_question_that_has_become_pointless_goes_by_itself() -> None:
    game, s = carried(Seq((May(PayThen(PAY, GAIN)), MORE)), coins=2)
    assert asked(game, s) == ["yes", "no"]
    s.coins[0] = 0
    t = game.loads(game.dumps(s))
    assert texts(t.open.options) == ["no"]
    game.apply(t, "no")
    assert isinstance(t, Toy)
    assert t.diary == [5]


def test_a_choice_among_nothing_is_no() -> None:
    game, s = carried(OneOf((PayThen(PAY, GAIN), PayThen(PAY, MORE))), coins=2)
    assert asked(game, s) == ["pick 0", "pick 1"]
    s.coins[0] = 0
    t = game.loads(game.dumps(s))
    assert texts(t.open.options) == ["no"]
    game.apply(t, "no")
    assert isinstance(t, Toy)
    assert t.diary == []


def test_what_is_still_to_come_can_be_listed() -> None:
    _, s = carried(Seq((May(GAIN), MORE)))
    assert [getattr(frame, "effect", None) for frame in pending(s)] == [GAIN, MORE, None]


@pytest.mark.parametrize(
    ("effect", "now", "as_cost"),
    [
        (Seq((PAY, NEVER)), True, False),
        (AnyOrder((PAY, NEVER)), True, False),
        (OneOf((PAY, NEVER)), True, True),
        (Times(2, PAY), True, False),
        (Times(0, PAY), False, True),
        (Times(2, Seq((GAIN, NEVER))), True, False),
        (When("rich", PAY, n=9), False, False),
        (When("rich", PAY, n=1), True, True),
        (May(NEVER), False, False),
        (PayThen(PAY, NEVER), True, True),
    ],
)
def test_possible_is_some_of_it_and_payable_all_of_it(effect: AnyEffect, now: bool, as_cost: bool) -> None:
    _, s = carried(Seq((May(GAIN),)), coins=2)
    assert possible(s, 0, effect) is now
    assert payable(s, 0, effect) is as_cost


def test_the_frames_around_an_effect_keep_their_place() -> None:
    game = toy(Note(3), Do(0, Times(2, GAIN)), Note(4))
    s = game.new(1)
    assert isinstance(s, Toy)
    assert s.diary == [3, 1, 1, 4]


EFFECTS = st.recursive(
    st.sampled_from([GAIN, MORE, PAY]),
    lambda inner: st.one_of(
        *composed(inner),
        st.builds(May, inner),
        st.builds(PayThen, st.just(PAY), inner),
        st.builds(When, st.just("rich"), inner, st.integers(0, 3)),
    ),
    max_leaves=8,
)


@given(EFFECTS, st.lists(st.integers(0, 5), max_size=30))
def test_any_expression_ends_and_survives_being_saved(effect: AnyEffect, picks: Sequence[int]) -> None:
    game, s = carried(effect, coins=2)
    for n in [*picks, *[0] * 500]:
        d = game.decision(s)
        if d is None:
            break
        t = game.loads(game.dumps(s))
        assert (t.open.options, game.digest(t)) == (d.options, game.digest(s))
        game.apply(s, d.options[n % len(d.options)])
    assert s.over


def test_an_expression_of_the_base_class_does_nothing_useful() -> None:
    with pytest.raises(NotImplementedError):
        Effect().run(None, 0)
    with pytest.raises(NotImplementedError):
        Effect().possible(None, 0)
