"""Funnels: one rule after another, and each leaves its reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.kernel.bitmask import bits
from spielwerk.kernel.event import Journal
from spielwerk.kernel.funnel import Funnel, Narrowed
from toy import Toy

MASKS = st.integers(0, 255)


def funnel(candidates: int) -> Funnel:
    return Funnel(Toy(), candidates)


def test_only_and_without_forbid() -> None:
    assert funnel(0b1111).only("r", 0b0110).left == 0b0110
    assert funnel(0b1111).without("r", 0b0110).left == 0b1001
    assert funnel(0b0001).only("r", 0b0110).left == 0


def test_prefer_forbids_nothing() -> None:
    assert funnel(0b1111).prefer("r", 0b0100).left == 0b0100
    assert funnel(0b1011).prefer("r", 0b0100).left == 0b1011


def test_most_and_least_keep_all_that_tie() -> None:
    measure = [3, 1, 3, 2]
    assert funnel(0b1111).most("r", measure).left == 0b0101
    assert funnel(0b1110).least("r", measure).left == 0b0010
    assert funnel(0b1010).most("r", lambda i: -measure[i]).left == 0b0010


def test_the_first_is_the_lowest_bit_and_nothing_is_minus_one() -> None:
    assert funnel(0b1100).first("r") == 2
    assert funnel(0b0001).first("r") == 0
    assert funnel(0).first("r") == -1
    assert funnel(0).most("r", [1]).least("r", [1]).first("r") == -1


@given(MASKS, MASKS, st.lists(st.integers(-3, 3), min_size=8, max_size=8))
def test_a_rule_only_ever_removes_and_a_choice_among_some_gives_one(
    candidates: int, mask: int, measure: list[int]
) -> None:
    f = funnel(candidates)
    for narrowed in (f.prefer("a", mask), f.most("b", measure), f.least("c", measure)):
        assert narrowed.left & ~candidates == 0
        assert bool(narrowed.left) == bool(candidates)
    chosen = f.first("d")
    assert chosen == -1 or candidates >> chosen & 1


@given(MASKS, st.lists(MASKS, max_size=13))
def test_covered_keeps_those_in_the_most_masks_with_and_without_a_journal(
    candidates: int, masks: list[int]
) -> None:
    counts = {c: sum([mask >> c & 1 for mask in masks]) for c in bits(candidates)}
    best = max(counts.values(), default=0)
    wanted = sum([1 << c for c, n in counts.items() if n == best])
    assert funnel(candidates).covered("r", masks).left == wanted
    journal: Journal = []
    assert Funnel(Toy(journal=journal), candidates).covered("r", masks).left == wanted
    assert journal == [Narrowed("r", "most", candidates, wanted, tuple(counts.values()))]


def test_a_lone_candidate_is_measured_only_where_somebody_looks_on() -> None:
    measured: list[int] = []

    def measure(candidate: int) -> int:
        measured.append(candidate)
        return 0

    assert funnel(0b100).most("r", measure).left == 0b100
    assert measured == []
    Funnel(Toy(journal=[]), 0b100).most("r", measure)
    assert measured == [2]


@given(MASKS)
def test_bits_are_the_set_bits(mask: int) -> None:
    assert sum(1 << i for i in bits(mask)) == mask


def test_bits_of_a_negative_number_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        bits(-1)


def test_with_a_journal_every_rule_says_what_it_saw_and_left() -> None:
    journal: Journal = []
    s = Toy(journal=journal)
    chosen = Funnel(s, 0b1110).without("no", 0b1000).most("big", [0, 4, 6]).first("first")
    assert chosen == 2
    assert journal == [
        Narrowed("no", "without", 0b1110, 0b0110),
        Narrowed("big", "most", 0b0110, 0b0100, (4, 6)),
        Narrowed("first", "first", 0b0100, 0b0100),
    ]


def test_an_empty_funnel_leaves_its_reasons_too() -> None:
    journal: Journal = []
    assert Funnel(Toy(journal=journal), 0b1).only("a", 0).most("b", [1]).first("c") == -1
    assert [event.after for event in journal if isinstance(event, Narrowed)] == [0, 0, 0]
