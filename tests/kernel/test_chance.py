"""Luck: the generator, weighted picks and decks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.kernel.bitmask import bits, nth
from spielwerk.kernel.chance import GOLDEN, MASK, Deck, Rng, next_random, scramble, seeded, weighted

REFERENCE = (  # the published first numbers of splitmix64 for the seed 1234567
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)


def test_the_generator_is_splitmix64() -> None:
    x, found = 1234567, []
    for _ in REFERENCE:
        x = next_random(x)
        found.append(scramble(x))
    assert tuple(found) == REFERENCE


def test_the_generator_outside_a_state_gives_the_same_numbers() -> None:
    rng = Rng(7)
    assert [rng.number() for _ in range(3)] == [scramble((seeded(7) + n * GOLDEN) & MASK) for n in (1, 2, 3)]


@given(st.lists(st.integers(0, 50), min_size=1, max_size=9).filter(any), st.integers(0, MASK))
def test_a_weighted_pick_has_weight(weights: list[int], number: int) -> None:
    assert weights[weighted(number, weights)] > 0


@given(st.integers(1, 1 << 70))
def test_the_set_bits_of_a_mask_are_numbered(mask: int) -> None:
    assert tuple([nth(mask, n) for n in range(mask.bit_count())]) == bits(mask)
    with pytest.raises(IndexError, match="no such bit"):
        nth(mask, mask.bit_count())


def test_weights_are_kept() -> None:
    rng = Rng(1)
    found = [rng.pick((1, 0, 3)) for _ in range(4000)]
    assert found.count(1) == 0
    assert 900 < found.count(0) < 1100


@pytest.mark.parametrize("weights", [(0, 0), ()])
def test_weights_that_sum_to_nothing_are_an_error(weights: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"luck has nothing to choose from: .* has no weight above 0"):
        weighted(5, weights)


@given(st.lists(st.integers(), max_size=20), st.integers(0, 1000))
def test_shuffling_loses_nothing_and_leaves_the_original(items: list[int], seed: int) -> None:
    before = items[:]
    assert sorted(Rng(seed).shuffled(items)) == sorted(items)
    assert items == before


def test_below_covers_its_range() -> None:
    rng = Rng(3)
    assert {rng.below(4) for _ in range(200)} == {0, 1, 2, 3}


@given(st.lists(st.integers(0, 3), min_size=1, max_size=5).filter(any), st.integers(0, 1000))
def test_a_deck_gives_every_card_once(counts: list[int], seed: int) -> None:
    deck, rng = Deck(counts[:]), Rng(seed)
    drawn = [0] * len(counts)
    while len(deck):
        kind = rng.pick(deck.weights())
        deck.take(kind)
        drawn[kind] += 1
    assert drawn == counts
    assert not deck.drawable()


def test_the_discard_pile_becomes_the_deck_when_it_runs_out() -> None:
    deck = Deck([0, 0, 0], discard=[2, 0, 2])
    assert deck.drawable()
    assert deck.weights() == [1, 0, 2]
    assert deck.discard == [2, 0, 2], "looking at the weights shuffles nothing"
    deck.take(2)
    assert (deck.counts, deck.discard) == ([1, 0, 1], [])


def test_known_cards_come_from_the_top_and_the_bottom_last() -> None:
    deck = Deck([1, 0, 0], top=[2, 1], bottom=[1, 2])
    assert len(deck) == 5
    for kind in (1, 2, 0, 1, 2):
        assert deck.weights() == [int(k == kind) for k in range(3)]
        deck.take(kind)
    assert not deck.drawable()


@pytest.mark.parametrize(
    "deck", [Deck([1, 0]), Deck([1, 0], top=[0]), Deck([0, 0], bottom=[0]), Deck([0, 0])]
)
def test_a_card_that_cannot_be_drawn_is_an_error(deck: Deck) -> None:
    with pytest.raises(ValueError, match="no card of kind 1"):
        deck.take(1)


def test_a_copy_of_a_deck_is_independent() -> None:
    deck = Deck([1], discard=[0], top=[0], bottom=[0])
    other = deck.copy()
    other.take(0)
    other.take(0)
    other.discard.append(0)
    other.bottom.append(0)
    assert deck == Deck([1], discard=[0], top=[0], bottom=[0])
